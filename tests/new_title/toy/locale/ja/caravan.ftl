### 隊商。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = 隊商
title-about = 贈り物を競り、荷車で街道を進み、値打ちのある品を積みます。最も豊かな人の勝ちです。
cmd-title = 隊商
cmd-title-desc = 「隊商」の手番コマンド

## 名称

name-spice = 香辛料
name-silk = 絹
name-salt = 塩
name-acre = アッコ
name-basra = バスラ
name-cairo = カイロ
name-damascus = ダマスカス
name-edessa = エデッサ

## 数値の表の名称(aboutコマンド用)

name-goods = 品物
name-towns = 町
name-roads = 街道
name-setup = 準備

## 卓のオプション

option-purses = 所持金
option-purses-desc = 互いの所持金が見えるかどうか。
option-purses-hidden = 非公開
option-purses-shown = 公開
option-toll = 通行料
option-toll-desc = 街道に通行料がかかるかどうか。
option-toll-true = 街道1本につき1金
option-toll-false = 無料

## 手とコマンドと項目

move-put-in = 入札する
move-put-in-full = { $coins }金を入札する
cmd-put-in = 入札
cmd-put-in-desc = 贈り物のために秘密で入札する
field-coins = 何金入札しますか？
opt-coins = 金額
opt-coins-desc = 入札する金額
move-choose-good = 贈り物を選ぶ
move-choose-good-full = { $good }を選ぶ
cmd-choose-good = 選ぶ
cmd-choose-good-desc = 贈り物の品を決める
field-good = どの品ですか？
opt-good = 品
opt-good-desc = 品の種類
move-travel = 旅をする
move-travel-full = { $town }へ行き、{ $load }を積む
cmd-travel = 旅
cmd-travel-desc = 町へ行って品を積む
field-town = どの町へ行きますか？
opt-town = 町
opt-town-desc = 街道が通じている町
field-load = 何を積みますか？
opt-load = 荷
opt-load-desc = 品と数。一覧の書き方で
move-sell-good = 品を売る
move-sell-good-full = { $good }を売る
cmd-sell-good = 売る
cmd-sell-good-desc = 品を1つ1金で売る

## 問いかけ: 本人へ(ask-)と全員へ(await-)

ask-bid = 贈り物に何金入札しますか？
await-bid = { $seat }: 贈り物への入札(秘密)
ask-gift = 最高額です。どの品を{ $gift }つ取りますか？
await-gift = { $seat }: 贈り物の品{ $gift }つ
ask-travel = 今は{ $town }です。どこへ行き、何を積みますか？荷車の空きは{ $room }です。
await-travel = { $seat }: { $town }から旅立つ(空き{ $room })

## できごと

round-begun = 第{ $round }ラウンドです。
bid-sealed = { $coins }金を入札しました。
bids-opened = { $seat }の{ $coins }金が最高額でした。
gift-taken = { $seat }が{ $good }を{ $amount }つ受け取りました。
travelled = { $seat }が{ $town }に着き、品を{ $goods }つ積みました。
coins-paid = { $coins }金を払いました。
good-sold = { $seat }が{ $good }を{ $coins }金で売りました。

## できない理由

ERR_NO_ROAD = そこへ通じる街道はありません。
ERR_TOLL = 通行料は{ $need }金です。所持金は{ $have }金です。
ERR_TOO_DEAR = { $need }金かかります。使えるのは{ $have }金です。
ERR_PLAYER_COUNT = { $least }人から{ $most }人で遊ぶゲームです。今は{ $have }人です。

## 数値、盤面、結果

figure-goods = 品{ $value }
text-good = 値段も値打ちも{ $price }金。
text-town = { $sells }を売る。
good-amount = { $good }{ $amount }
position-round = 第{ $round }ラウンド(全{ $rounds }ラウンド)。
position-cart = { $seat }: { $town }、{ $goods }。
position-coins = { $seat }: { $coins }金。
score-line = { $place }位 { $seat }: { $points }、うち{ $tiebreak }金({ $parts })
score-goods = 品{ $goods }つ

## 画像の言葉と記号の意味

picture-head = 隊商 { $round }/{ $rounds }
picture-turn = の番
legend-spice = 香辛料
legend-silk = 絹
legend-salt = 塩

## ルール(rulesコマンド用)

chapter-aim = ゲームのあらまし
rules-aim = { $rounds }ラウンドのあと、最も豊かな人の勝ちです。お金と、品の値段を数えます。
chapter-set-up = 準備
rules-set-up = 全員が{ $coins }金と、{ $start }にある荷車を持ちます。荷車には品を{ $room }つまで積めます。
rules-purses = { $hidden ->
    [true] 所持金は最後まで非公開です。
   *[false] 所持金は公開です。
}
chapter-market = 市場
rules-bids = 各ラウンドは品{ $gift }つの贈り物から始まります。全員が同時に、秘密で入札します。最高額の人が払って贈り物を受け取ります。同額なら席順が先の人です。ほかの人は払いません。
rules-gift = 受け取る人が品の種類を決めます。荷車に入らない分は残していきます。
rules-selling = 品はいつでも1つ1金で銀行に売れます。
chapter-roads = 街道
rules-roads = 次に順番に、街道を1本進むかとどまり、その町が売る品を、空きとお金の許すだけ積みます。{ $toll ->
    [true] 街道には1金かかります。
   *[false] { "" }
}
chapter-tables = 品と町の一覧
rules-goods = { $goods }
rules-towns = { $towns }
rule-good = { $good }: { $price }
rule-town = { $town }: { $sells }を売る。街道: { $roads }。
