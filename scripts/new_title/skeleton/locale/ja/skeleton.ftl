### 骨組み。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = 骨組み
title-about = 順番に石を取るか、手札を出して書かれた数の石を取ります。最後に石が最も多い人の勝ちです。
cmd-title = 骨組み
cmd-title-desc = 「骨組み」の手番コマンド

## 名称

name-face-down = 裏向きのカード
name-n1 = カード1
name-n2 = カード2
name-n3 = カード3
name-n4 = カード4
name-n5 = カード5
name-n6 = カード6
name-n7 = カード7
name-n8 = カード8
name-n9 = カード9
name-n10 = カード10

## 数値の表の名称と出典(aboutコマンド用)

name-cards = カード
name-setup = 準備

## 卓のオプション

option-long = 長さ
option-long-desc = 長いゲームでは石が2倍になります。
option-long-true = 長い
option-long-false = 短い

## 手とコマンドと項目

move-take-stones = 石を取る
move-take-stones-full = 石を{ $count }個取る
cmd-take-stones = 取る
field-count = 石を何個取りますか？
opt-count = 個数
move-play-card = カードを出す
move-play-card-full = { $card }を出す
cmd-play-card = 出す
field-card = どのカードを出しますか？
opt-card = カード

## 問いかけ: 本人へ(ask-)と全員へ(await-)

ask-turn = あなたの番です。石は残り{ $left }個です。
await-turn = { $seat }: 石を取るかカードを出す(残り{ $left }個)
hint-stones = 石{ $stones }個

## できごと

cards-drawn = { $cards }を引きました。
stones-taken = { $seat }が石を{ $stones }個取りました。
card-played = { $seat }が{ $card }を出し、石を{ $stones }個取りました。

## できない理由

ERR_CARD_NOT_IN_HAND = そのカードは手札にありません。
ERR_TOO_FEW_STONES = 山の石は残り{ $left }個です。

## 数値、手札、カード、盤面、結果

figure-stones = 石{ $value }個
hand-kind-hand = 手札
text-card = 石を{ $stones }個取る。
position-pile = 山: { $left }個。山札: { $deck }枚。
position-seat = { $seat }: 石{ $stones }個、手札{ $cards }枚。
position-played = 出されたカード: { $played }。
score-line = { $place }位 { $seat }: { $points }({ $parts })
source-taken = 取った石
source-cards = カードで得た石
score-stones = 石{ $stones }個

## 画像の言葉と記号の意味

picture-turn = の番
legend-stone = 石

## ルール(rulesコマンド用)

chapter-aim = ゲームのあらまし
rules-aim = 山がなくなったとき、誰よりも多くの石を持つことを目指します。
chapter-set-up = 準備
rules-set-up = 山に石を{ $stones }個置きます。カードを{ $hand }枚ずつ配ります。手札は本人だけが見ます。
chapter-turn = 手番
rules-turns = 手番では、石を1個から{ $most }個まで取るか、手札を1枚出してそこに書かれた数の石を取ります。カードを出したら、山札が残っていれば1枚引きます。山に残る石より大きい数のカードは出せません。そのあと次の人の番になります。
chapter-end = ゲームの終わり
rules-end = 最後の石が取られたらゲームは終わりです。石が最も多い人の勝ちです。同じ数なら同じ順位です。
chapter-cards = カード一覧
rules-cards = { $cards }
rule-card = { $card }: { $stones }
