### フィレンツェの匠。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = フィレンツェの匠
title-about = フィレンツェの領主となって敷地を整え、芸術家や学者を招いて優れた作品を完成させるゲームです。名声ポイント(PP)が最も多い人の勝ちです。
cmd-title = フィレンツェ
cmd-title-desc = 「フィレンツェの匠」の手番コマンド

## 名称: カード、タイル、競りの対象、権利、山札

name-face-down = 裏向きのカード
name-university = 大学
name-laboratory = 研究所
name-workshop = 製作所
name-library = 図書館
name-opera = オペラハウス
name-studio = アトリエ
name-hospital = 病院
name-theatre = 劇場
name-tower = 塔
name-chapel = 礼拝堂
name-forest = 森
name-lake = 湖
name-park = 公園
name-jester = 道化師
name-builder = 建築家
name-prestige = 名声カード
name-recruit = 勧誘カード
name-profession = 人物カード
name-bonus = ボーナスカード
name-religion = 信仰
name-travel = 旅行
name-opinion = 言論
name-P01 = 数学者
name-P02 = 神学者
name-P03 = 哲学者
name-P04 = 植物学者
name-P05 = 錬金術師
name-P06 = 物理学者
name-P07 = 時計職人
name-P08 = 金細工師
name-P09 = 釣鐘職人
name-P10 = 海図職人
name-P11 = 法学者
name-P12 = 振付師
name-P13 = 作曲家
name-P14 = 彫刻家
name-P15 = 画家
name-P16 = 薬剤師
name-P17 = 医者
name-P18 = 劇作家
name-P19 = 詩人
name-P20 = 天文学者
name-P21 = 楽器職人
name-B01 = 森のボーナス
name-B02 = 湖のボーナス
name-B03 = 公園のボーナス
name-B04 = 景観のボーナス
name-B05 = 景観の種類のボーナス
name-B06 = 道化師のボーナス
name-B07 = 道化師と権利のボーナス
name-B08 = 建築家のボーナス
name-B09 = 建築家と湖のボーナス
name-B10 = 名声カードのボーナス
name-B11 = 名声カードと権利のボーナス
name-B12 = 場のカードのボーナス
name-B13 = 手札のボーナス
name-B14 = 建物のボーナス
name-B15 = 小さな建物と景観のボーナス
name-B16 = 中間の建物と森のボーナス
name-B17 = 大きな建物のボーナス
name-B18 = 建物の大きさのボーナス
name-B19 = 権利のボーナス
name-B20 = 持ち物の種類のボーナス
name-R01 = 森の名声
name-R02 = 湖の名声
name-R03 = 公園の名声
name-R04 = 景観の名声
name-R05 = 森と湖と公園の名声
name-R06 = 道化師の名声
name-R07 = 建築家の名声
name-R08 = 大きな建物の名声
name-R09 = 建物の名声
name-R10 = 権利の名声
name-R11 = 建築家と道化師と景観の名声
name-R12 = 建物と権利と作品の名声
name-R13 = 作品の名声
name-R14 = 空き地の名声

## 数値表の名前 (/about)

name-rounds = ラウンド数
name-start_florins = 最初の所持金
name-start_pp = 最初のPP
name-dealt = 配られる人物カード
name-minimum_wv = ラウンドごとの最低作品ポイント
name-opening_bid = 競りの開始額
name-raise = 競り上げの単位
name-builder_limit = 建築家の上限
name-building_cost = 建築家0、1、2、3人のときの建築費
name-touching_from_builders = 建物を隣接させるのに必要な建築家
name-builder_pp = 1人目、2人目、3人目の建築家のPP
name-card_cost = 人物・権利・ボーナスカードの費用
name-looked_at = 山札から見る枚数
name-actions = 1手番のアクション数
name-building_pp = 建物のPP
name-repeat_landscape_pp = 同じ種類の2枚目以降の景観のPP
name-best_work_pp = 最優秀作品のPP
name-wv_building = 好む建物の作品ポイント
name-wv_landscape = 好む景観の作品ポイント
name-wv_freedom = 好む権利の作品ポイント
name-wv_jester = 道化師1人の作品ポイント
name-wv_card = カード1枚の作品ポイント
name-florins_per_wv = 作品ポイント1あたりの収入
name-florins_per_pp = 1 PPに換えるフロリン
name-florins_per_pp_sold = 1 PPの売値
name-jesters = 道化師の数
name-builders = 建築家の数
name-recruits = 勧誘カードの数
name-two_player_closed_kinds = 2人プレイで毎ラウンド除く種類の数
name-board = 敷地
name-freedoms = 権利
name-buildings = 建物
name-landscapes = 景観
name-professions = 人物カード
name-bonus_cards = ボーナスカード
name-prestige_cards = 名声カード
part-rounds-known = 第1・5・7ラウンド
part-rounds-remembered = 第2・3・4・6ラウンド
part-grid = 敷地の大きさ
part-palazzo-lies = 屋敷の向き
part-supply = ストックの数
part-sizes = 大きさ
part-theatre = 劇場
part-squares = マスの数
part-shapes = 形
part-later-buildings = 10～21番の人物の建物
part-other-landscapes = 振付師と作曲家のもう1つの景観
part-effects = 効果
part-price-lists = 価格表
part-joint-cards = 2種類を数えるカードの読み方

## カードの文章 (データから組み立てる)

counter-forest = 森
counter-lake = 湖
counter-park = 公園
counter-landscape = 景観
counter-landscape_type = 景観の種類
counter-building = 建物
counter-building_small = 小さな建物
counter-building_medium = 中間の建物
counter-building_large = 大きな建物
counter-building_size = 建物の大きさ
counter-jester = 道化師
counter-builder = 建築家
counter-prestige_card = 名声カード
counter-freedom = 権利
counter-table_card = 場のカード
counter-hand_card = 手札
counter-category = 持ち物の種類
counter-work = 作品
counter-empty_square = 空き地

unit-forest = 森1枚
unit-lake = 湖1枚
unit-park = 公園1枚
unit-landscape = 景観1枚
unit-landscape_type = 景観の種類1つ
unit-building = 建物1つ
unit-building_small = 小さな建物1つ
unit-building_medium = 中間の建物1つ
unit-building_large = 大きな建物1つ
unit-building_size = 建物の大きさ1種類
unit-jester = 道化師1人
unit-builder = 建築家1人
unit-prestige_card = 名声カード1枚
unit-freedom = 権利1つ
unit-table_card = 場の人物・勧誘カード1枚(今出した1枚を含む)
unit-hand_card = 手札の人物・勧誘カード1枚(今出した1枚は除く)
unit-category = 持っている種類(森・湖・公園・道化師・建築家・名声カード・権利)1つ
unit-work = 作品1つ
unit-empty_square = 空き地1マス

size-large = 大
size-medium = 中
size-small = 小

bonus-sum = { $unit }につき作品ポイント+{ $wv }
bonus-distinct = { $unit }ごとに作品ポイント+{ $wv }
text-bonus = { $units }
prestige-most = { $counter }が最多なら{ $pp } PP(同率なら{ $tie } PP)
prestige-fewest = { $counter }が最少なら{ $pp } PP(同率なら{ $tie } PP)
prestige-needs = { $needs }を持っていれば{ $pp } PP
need = { $least ->
    [1] { $unit }
   *[other] { $counter }{ $least }つ以上
}
need-landscapes = { $least ->
    [1] { $unit }
   *[other] { $counter }{ $least }枚以上
}
text-profession = { $building }、{ $landscape }、{ $freedom }を好みます。
text-landscape = { $squares }マス。好む人物の作品ポイント+{ $wv }。同じ種類をすでに持っていれば、置くたびに+{ $pp } PP。
text-building = 建物({ $size })、{ $squares }マス、+{ $pp } PP。{ $professions }の作品ポイント+{ $wv }。
text-freedom = 好む人物の作品ポイント+{ $wv }。
text-jester = この後に完成させるすべての作品の作品ポイント+{ $wv }。
text-builder = 1人目は建築費{ $first }フロリン。{ $touching }人目からは建物を隣接して建てられ、+{ $pp } PP。{ $last }人目は建築費無料。
text-prestige = 山札から{ $count }枚見て、1枚を伏せて持ちます。ゲーム終了時に得点になることがあります。
text-recruit = ほかの人の前の人物カードを1枚手札に加えます。手元にある間は作品ポイント+{ $wv }。

## イベント

dealt = { $cards }が配られました。
hand-chosen = { $seat }が戻すカードを決めました。
hand-reopened = { $seat }が手札を選び直すことにしました。
hand-settled = { $returned }を戻しました。手札は{ $cards }です。
round-started = 第{ $round }ラウンドが始まりました。スタートプレイヤーは{ $start_player }、最低作品ポイントは{ $minimum }です。{ $closed_count ->
    [0] { "" }
   *[other] このラウンドは{ $closed }を競れません。
}
auction-opened = { $seat }が{ $kind }を{ $amount }フロリンで競りに出しました。
raised = { $seat }が{ $kind }に{ $amount }フロリンで入札しました。
bid-passed = { $seat }が{ $kind }の競りから降りました。
auctions-left = { $seat }が何も落札せずに、このラウンドの競りから抜けました。
object-won = { $seat }が{ $kind }を{ $amount }フロリンで落札しました。
builder-hired = { $seat }の建築家が{ $count }人になりました(建築費{ $cost ->
    [0] 無料
   *[other] { $cost }フロリン
}{ $pp ->
    [0] { "" }
   *[other] 、+{ $pp } PP
})。
object-unusable = { $seat }は{ $kind }を使えないため、ストックに戻しました。
landscape-placed = { $seat }が{ $tile }を{ $cells }に置きました{ $pp ->
    [0] { "" }
   *[other] (+{ $pp } PP)
}。
cards-seen = { $seat }が{ $deck }を{ $count }枚見ました。
cards-offered = { $deck }を{ $cards_count }枚見ました: { $cards }。
card-kept = { $seat }が{ $deck }を1枚取りました。
card-taken = 「{ $card }」を取りました。{ $bottom_count ->
    [0] { "" }
   *[other] 山札の下には{ $bottom }の順に入れました。
}
built = { $seat }が{ $tile }を{ $cells }に建てました({ $florins ->
    [0] 無料
   *[other] { $florins_abs }フロリン
}{ $pp ->
    [0] { "" }
   *[other] 、+{ $pp } PP
})。
action-paid = { $seat }が{ $florins_abs }フロリンを支払って{ $deck }を引きました。
freedom-introduced = { $seat }が{ $florins_abs }フロリンで{ $freedom }の権利を与えました。
work-completed = { $seat }が{ $bonus_cards_count ->
    [0] { "" }
   *[other] 「{ $bonus_cards }」を使って
}{ $profession }の作品(作品ポイント{ $wv }: カード{ $cards }{ $building ->
    [0] { "" }
   *[other] 、建物{ $building }
}{ $landscape ->
    [0] { "" }
   *[other] 、景観{ $landscape }
}{ $freedom ->
    [0] { "" }
   *[other] 、権利{ $freedom }
}{ $jesters ->
    [0] { "" }
   *[other] 、道化師{ $jesters }
}{ $muse ->
    [0] { "" }
   *[other] 、女神{ $muse }
}{ $bonus ->
    [0] { "" }
   *[other] 、ボーナス{ $bonus }
})を完成させ、{ $florins ->
    [0] { $pp } PP
   *[other] { $florins }フロリン{ $pp ->
        [0] { "" }
       *[other] と{ $pp } PP
    }
}を得ました。
prestige-sold = { $seat }が{ $count } PPを売り、{ $florins }フロリンを得ました。
recruited = { $seat }が{ $player }から{ $profession }を勧誘し、代わりに勧誘カードを置きました(カード1枚・作品1つとして数えます)。
turn-ended = { $seat }が手番を終えました({ $actions ->
    [0] アクションなし
   *[other] アクション{ $actions }回
})。
best-work = { $seats_count ->
    [1] { $seats }がこのラウンドの最優秀作品(作品ポイント{ $wv })で{ $pp } PPを得ました。
   *[other] { $seats }がこのラウンドの最優秀作品(作品ポイント{ $wv })で{ $pp } PPずつ得ました。
}
no-best-work = 第{ $round }ラウンドに完成した作品はありませんでした。
prestige-revealed = { $seat }が「{ $card }」を公開しました({ $pp ->
    [0] 0 PP
   *[other] +{ $pp } PP
})。
game-ended = ゲームが終了しました。{ $winners_count ->
    [1] { $winners }が{ $pp } PPで勝ちました！
   *[other] { $winners }が{ $pp } PPで引き分けました！
}

## 問いかけ: 本人へ (ask-)、みんなへ (await-)

ask-return-card = 人物カードが{ $count }枚配られました。どれを戻しますか？
await-return-card = { $seat }: { $count }枚から戻す人物カードを選ぶ番です
ask-choose-again = 戻すのは{ $card }です。全員が選び終わるまで選び直せます。
await-choose-again = { $seat }: まだ選び直せます
ask-open-auction = { $amount }フロリンで1つ競りに出しますか？ それとも、このラウンドの競りから抜けますか？
await-open-auction = { $seat }: { $amount }フロリンで競りに出すか、競りから抜ける番です
ask-open-alone = 競りに残っているのはあなただけです。{ $amount }フロリンで1つ手に入れますか？ それとも、このラウンドの競りから抜けますか？
await-open-alone = { $seat }: { $amount }フロリンで1つ手に入れるか、競りから抜ける番です
ask-bid = { $kind }の競りです。今は{ $holder }の{ $bid }フロリン。{ $amount }フロリンで入札しますか、上限を決めますか、パスしますか？
await-bid = { $seat }: { $kind }に{ $amount }フロリンで入札するか、パスする番です(今は{ $holder }の{ $bid }フロリン)
ask-place-landscape = { $kind }をどこに置きますか？
await-place-landscape = { $seat }: { $kind }を置く番です
ask-recruit-offer = 今すぐ勧誘しますか？ それとも勧誘カードを取っておきますか？
await-recruit-offer = { $seat }: 今勧誘するか、勧誘カードを取っておくかを選ぶ番です
ask-pick-card = { $count ->
    [1] { $deck }は残り1枚なので、これを取ります。
   *[other] { $count }枚の{ $deck }のうち、どれを取りますか？
}
await-pick-card = { $seat }: { $count }枚の{ $deck }から1枚選ぶ番です
ask-turn = { $left ->
    [0] アクションは残っていません。手番を終えますか？
   *[other] アクションは残り{ $left }回です(最低作品ポイント{ $minimum })。何をしますか？
}
await-turn = { $seat }: 手番です({ $left ->
    [0] アクションの残りなし
   *[other] アクション残り{ $left }回
}、最低作品ポイント{ $minimum })

## 場所の言い方(メニュー)

part-turn = { $mirrored ->
    [true] 裏返し、{ $turns ->
        [0] 回転なし
        [1] 右に90度
        [2] 180度
       *[other] 左に90度
    }
   *[false] { $turns ->
        [0] 元の向き
        [1] 右に90度
        [2] 180度
       *[other] 左に90度
    }
} { $shape }
part-column = 左端が{ $column }列
part-row = 上端が{ $row }行
panel-legend-cells = 番号はメニューの番号です。タイルの一番上の段の左端が来るマスに付いています。
warn-lost = { $left ->
    [0] { "" }
   *[other] アクションが{ $left }回残り、
}{ $characters }は使わずに失われます
warn-unused = アクションが{ $left }回残っています

## ヒント: その答えでどうなるか

hint-object = ストックの残り{ $left }
hint-freedom = 残り{ $left }つ{ $professions_count ->
    [0] { "" }
   *[other] (手札の{ $professions }の好み)
}
hint-prestige-card = 今は{ $pp } PP
does-recruit = アクション不要
hint-profession = { $building }、{ $landscape }、{ $freedom }
hint-bonus-card = 今は作品ポイント+{ $wv }
hint-building = { $cost ->
    [0] 無料
   *[other] { $cost }フロリン
}、残り{ $left }つ{ $professions_count ->
    [0] { "" }
   *[other] (★手札の{ $professions }の好み)
}
hint-work = 作品ポイント{ $wv }({ $best ->
    [0] { "" }
   *[other] ボーナス込み{ $best }、
}最低{ $minimum }): カード{ $cards }{ $building ->
    [0] { "" }
   *[other] 、建物{ $building }
}{ $landscape ->
    [0] { "" }
   *[other] 、景観{ $landscape }
}{ $freedom ->
    [0] { "" }
   *[other] 、権利{ $freedom }
}{ $jesters ->
    [0] { "" }
   *[other] 、道化師{ $jesters }
}
hint-wv = 作品ポイント{ $wv }
hint-income = { $florins ->
    [0] 収入なし
   *[other] 収入{ $florins }フロリン
}
hint-florins = { $florins ->
    [0] フロリンなし
   *[other] { $florins }フロリン
}

## 結果

score-line = { $place }位 { $seat }: { $points } PP、{ $tiebreak }フロリン({ $parts })
score-track = ゲーム中{ $pp }
score-prestige = { $card } { $pp }
points = { $points } PP
source-works = 作品
source-best-works = 最優秀作品
source-buildings = 建物
source-landscapes = 景観
source-builders = 建築家
source-merchant = 商人
source-sold = 売ったPP
source-prestige = 名声カード
source-banker = 銀行家
source-tiebreak = フロリン(同点のとき)

## 手: ボタン、手の全体、スラッシュコマンド

move-return-card = カードを戻す
move-return-card-full = { $profession }を戻す
cmd-return-card = 人物を戻す
cmd-return-card-desc = 配られた人物カードを1枚戻します
move-choose-again = 選び直す
cmd-choose-again = 選び直す
cmd-choose-again-desc = 非公開の選択をやり直します
move-open-auction = 競りに出す
move-open-auction-full = { $kind }を競りに出す
says-open-alone = { $kind }を{ $amount }フロリンで手に入れる
cmd-open-auction = 競りに出す
cmd-open-auction-desc = 1種類を選び、開始額で競りに出します
move-leave-auctions = 競りから抜ける
cmd-leave-auctions = 競りから抜ける
cmd-leave-auctions-desc = 何も落札せずに、このラウンドの競りから抜けます
move-raise = 入札する
move-raise-full = { $amount }フロリンで入札する
cmd-raise = 入札
cmd-raise-desc = 今の額にちょうど1段階上乗せして入札します
move-pass-bid = パス
cmd-pass-bid = パス
cmd-pass-bid-desc = この競りから降ります(次の競りには参加できます)
move-place-landscape = 景観を置く
move-place-landscape-full = { $cells }に置く
says-place-landscape = { $kind }を{ $cells }に置く
cmd-place-landscape = 景観を置く
cmd-place-landscape-desc = 落札した景観を敷地に置きます
move-pick-card = カードを選ぶ
move-pick-card-full = { $card }を取る{ $bottom_count ->
    [0] { "" }
   *[other] (山札の下へ: { $bottom })
}
cmd-pick-card = カードを選ぶ
cmd-pick-card-desc = 見ているカードから1枚を取ります
move-keep-recruit = 取っておく
cmd-keep-recruit = 勧誘を取っておく
cmd-keep-recruit-desc = 落札した勧誘カードを後のために取っておきます
move-build = 建物を建てる
move-build-full = { $building }を{ $cells }に建てる
cmd-build = 建てる
cmd-build-desc = 建物を1つ建てます(1アクション)
move-take-profession = 人物を招く
cmd-take-profession = 人物を招く
cmd-take-profession-desc = 人物カードを見て1枚を手札に加えます(1アクション、費用あり)
move-introduce-freedom = 権利を与える
move-introduce-freedom-full = { $freedom }の権利を与える
cmd-introduce-freedom = 権利を与える
cmd-introduce-freedom-desc = 権利を1つ与えます(1アクション、費用あり)
move-buy-bonus = ボーナスカードを買う
cmd-buy-bonus = ボーナスカード
cmd-buy-bonus-desc = ボーナスカードを見て1枚を取ります(1アクション、費用あり)
move-complete-work = 作品を完成させる
move-complete-work-full = { $profession }の作品を完成させる({ $bonus_cards_count ->
    [0] { "" }
   *[other] { $bonus_cards }、
}{ $pp ->
    [0] 全額フロリン
   *[other] { $pp } PPを取る
})
cmd-complete-work = 作品の完成
cmd-complete-work-desc = 作品を1つ完成させます(1アクション)
move-end-turn = 手番を終える
cmd-end-turn = 手番を終える
cmd-end-turn-desc = 自分の手番を終えます
move-sell-prestige = PPを売る
move-sell-prestige-full = { $count } PPを売る
cmd-sell-prestige = 名声を売る
cmd-sell-prestige-desc = 名声ポイントを売ってフロリンに換えます(アクション不要)
move-recruit = 勧誘する
move-recruit-full = { $player }の{ $profession }を勧誘する
cmd-recruit = 勧誘する
cmd-recruit-desc = ほかの人の前の人物カードを手札に加えます(アクション不要)

## 手の項目: 問い、スラッシュコマンドの引数、値

field-profession = どの人物カードですか？
field-kind = どの種類ですか？
field-amount = 何フロリンで入札しますか？
field-cells = どのマスですか？
field-card = どのカードですか？
field-bottom = 残りをどの順番で山札の下に入れますか？
field-building = どの建物ですか？
field-freedom = どの権利ですか？
field-bonus_cards = どのボーナスカードを使いますか？
field-pp = 収入のうち何PPを取りますか？
field-count = 何PP売りますか？
field-player = 誰からですか？
opt-profession = 人物
opt-profession-desc = 人物カード
opt-kind = 種類
opt-kind-desc = 競りに出す種類
opt-amount = 額
opt-amount-desc = 入札額(フロリン)
opt-cells = マス
opt-cells-desc = タイルを置くマス。例: D5 E5 F5
opt-card = カード
opt-card-desc = 取るカード
opt-bottom = 順番
opt-bottom-desc = 残りのカードを山札の下に入れる順番
opt-building = 建物
opt-building-desc = 建てる建物
opt-freedom = 権利
opt-freedom-desc = 与える権利
opt-bonus_cards = ボーナス
opt-bonus_cards-desc = この作品に使うボーナスカード
opt-pp = 名声
opt-pp-desc = フロリンの代わりに取る名声ポイント(省略時は0)
opt-count = 数
opt-count-desc = 売る名声ポイントの数
opt-player = 相手
opt-player-desc = 勧誘する相手
value-amount = { $value }フロリン
value-pp = { $value } PP
value-count = { $value } PP

## 卓のオプション

option-two_players = 2人プレイ
option-two_players-desc = 2人用の独自ルールで遊べるかを決めます。毎ラウンド、いくつかの種類を競りから除きます。
option-two_players-true = できる
option-two_players-false = できない
option-start_player = 最初のスタートプレイヤー
option-start_player-desc = 第1ラウンドに誰から始めるかを決めます。
option-start_player-random = 抽選
option-start_player-a = 席A
option-start_player-b = 席B
option-start_player-c = 席C
option-start_player-d = 席D
option-start_player-e = 席E
option-landscapes = 振付師と作曲家の景観
option-landscapes-desc = この2人が好む景観を決めます(資料が食い違います)。
option-landscapes-seed = 振付師は湖、作曲家は森
option-landscapes-published = 振付師は森、作曲家は湖
option-palazzo_blocks = 屋敷と建物の隣接
option-palazzo_blocks-desc = 建物を屋敷に隣接させて建てられるかを決めます。
option-palazzo_blocks-true = 隣接できない
option-palazzo_blocks-false = 隣接できる
option-unusable_objects = 使えないものへの入札
option-unusable_objects-desc = 上限を超える建築家や、置く場所のない景観を競れるかを決めます。
option-unusable_objects-true = できる(効果はなし)
option-unusable_objects-false = できない
option-bonus_per_work = 作品ごとのボーナスカード
option-bonus_per_work-desc = 1つの作品に使えるボーナスカードの枚数を決めます。
option-bonus_per_work-any = 何枚でも
option-bonus_per_work-one = 1枚まで
option-hide_money = 所持金
option-hide_money-desc = ほかの人の所持金が見えるかを決めます。
option-hide_money-true = 非公開
option-hide_money-false = 公開

## フェイズごとの短いルール

chapter-aim = ゲームの概要

rules-aim = あなたはフィレンツェの領主です。ゲームは全{ $rounds }ラウンドです。各ラウンドでは、競りで1つだけ落札でき、自分の手番で{ $actions }回までアクションを行い、最後にそのラウンドの最優秀作品が決まります。
    中心となるのは作品です。人物カードを出して**作品**を完成させます。その人物の好むものが敷地にそろっているほど、作品ポイントが高くなります。作品の収入は、フロリンと名声ポイント(PP)に好きなように分けられます。
    第{ $rounds }ラウンドの後、PPが最も多い人の勝ちです。
rules-glossary = PPは名声ポイント、フロリンはお金の単位です。

chapter-set-up = 準備

rules-set-up = 各自{ $florins }フロリン、{ $pp } PPで始めます。敷地は{ $columns }×{ $rows }マスで、左下の{ $palazzo }マスには屋敷があり、空き地は{ $free }マスです。
    { $start_drawn ->
    [true] 最初のスタートプレイヤーは抽選で決めます。
   *[false] 最初のスタートプレイヤーは席{ $start_seat }の人です。
}
rules-choose-hand = 人物カードが{ $dealt }枚配られ、1枚を非公開で選んで戻し、{ $kept }枚を手札にします。戻したカードは山札に混ぜます。全員が選び終わるまでは選び直せます。同じ建物、景観、権利を好む人物をそろえると、1つの買い物が何度も役に立ちます。

chapter-round = ラウンドの流れ

rules-round = ラウンドは、{ $with_characters ->
    [true] 競り、特別人物の競り、各自のアクション、最優秀作品
   *[false] 競り、各自のアクション、最優秀作品
}の順に進みます。その後、スタートプレイヤーは左隣の人に交代します。第{ $rounds }ラウンドが終わると、ゲーム終了です。
rules-minimum = 作品には、ラウンドごとの最低作品ポイントが必要です。
    { $minimums }

chapter-auctions = 競りフェイズ

rules-selecting = 競りの対象は{ $kinds_count }種類です。1ラウンドに各種類は1回しか競れず、1人が落札できるのは1つまでです。
    まだ競りに残っている人のうち、スタートプレイヤーから時計回りで最初の人が、種類を1つ選んで{ $opening }フロリンで競りに出すか、何も落札せずにこのラウンドの競りから抜けます。最後の1人になったら、残っている種類から1つを{ $opening }フロリンで手に入れるか、抜けます。
rules-bidding = 時計回りに、ちょうど{ $raise }フロリン上乗せするか、パスします。パスしてもこの競りから降りるだけで、次の競りには参加できます。最後まで残った人が入札額を銀行に支払い、落札したものをすぐに使い、このラウンドの競りから抜けます。所持金より高い額では入札できません。いくらまで競るかを先に決めておくこともできます(今競っている種類にも、まだ競りに出ていない種類にも)。自分で競るのとまったく同じように1段階ずつ入札され、上限は誰にも知られません。
rules-objects = 競りの対象と効果:
    { $objects }
rules-place-landscape = 景観は、敷地の中の空き地にすぐ置きます。建物、屋敷、ほかの景観のどれに接してもかまいません。向きを変えても裏返してもよく、置いたら動かせません。同じ種類をすでに持っていれば、置くたびに{ $repeat_pp } PPを得ます。
rules-builders = 建築家は{ $builder_limit }人までです。
rules-useless = { $unusable ->
    [true] この卓では、上限を超える建築家や置く場所のない景観も落札できます。効果はなく、ストックに戻します。
   *[false] すでに{ $builder_limit }人いるときの建築家や、置く場所のない景観の競りには参加できません。
}
rules-two-players = { $two ->
    [true] この人数では、毎ラウンド無作為に選んだ{ $closed }種類を競りから除きます。
   *[false] { "" }
}

chapter-actions = アクションフェイズ

rules-actions = スタートプレイヤーから時計回りに、1人1回ずつ手番を行います。1手番のアクションは{ $actions }回まで{ $with_characters ->
    [true] (枢機卿を持っていれば{ $cardinal_actions }回まで)
   *[false] { "" }
}で、少なくてもかまいません。
rules-turn = アクションの種類(順番は自由):
    - 作品を完成させる: アクションのある限り何回でも。費用なし。{ $with_characters ->
        [true] 王女がいれば、そのうち1つは人物カードなしで完成できます。
       *[false] { "" }
    }
    - 建物を建てる: アクションのある限り何回でも。費用は{ $costs }。
    - 人物を招く: 1手番に1回、{ $card_cost }フロリン。
    - 権利を与える: 1手番に1回、{ $card_cost }フロリン。
    - ボーナスカードを買う: アクションのある限り何回でも、1回{ $card_cost }フロリン。
    { $with_characters ->
        [true] 勧誘と、商人や教授を使うことは
       *[false] 名声ポイントを売ることと勧誘は
    }アクションに数えません。競りの間も含め、自分の番ならいつでもできます。
rules-building = 建物を建てると{ $building_pp } PPを得ます。建物は各{ $building_copies }つあり、同じ建物は1人1つまでです。空き地に置き、向きを変えても裏返してもよく、建てたら動かせません。
rules-touching = 建物は、ほかの建物と辺で隣接できません(角だけなら接してもかまいません)。建築家が{ $touching }人になると、隣接して建てられます。{ $palazzo_blocks ->
    [true] 屋敷もここでは建物とみなし、建築家が{ $touching }人になるまで辺で隣接できません。ほかでは建物に数えません。
   *[false] この卓では、屋敷には隣接してもかまいません。
}
rules-pick-card = 人物カードとボーナスカードは、山札の上から{ $looked_at }枚(足りなければあるだけ)を見て1枚を取り、残りを好きな順番で山札の下に入れます。見られるのは本人だけです。山札がなくなると、このアクションはできません。
rules-freedom = 権利は{ $freedoms }で、1人が各1つまで持てます。トークンは各{ $freedom_tokens }つ(人数より1つ少ない数)です。
rules-sell = { $with_characters ->
    [true] { "" }
   *[false] 名声ポイントを売ると、1 PPにつき{ $sold }フロリンを得ます。売れるのは持っている分だけです。
}
rules-recruit-offer = 勧誘カードを使うと、ほかの人の前に表で置かれた人物カードを1枚手札に加え、代わりに勧誘カードを置きます。費用はかかりません。相手も損はしません。勧誘カードはずっとそこに残り、作品ポイント{ $wv_card }、作品1つとして数えます。勧誘した人物は同じ手番にも出せて、その後は別の人がまた勧誘できます。

chapter-works = 作品の完成

rules-work-value = 手札の人物カードを1枚、自分の前に表で出します。作品ポイントは次の合計です。
    - 好む建物があれば+{ $wv_building }
    - 好む景観があれば+{ $wv_landscape }(同じ景観が何枚あっても同じ)
    - 好む権利があれば+{ $wv_freedom }
    - 道化師1人につき+{ $wv_jester }
    - 人物カードと勧誘カード1枚につき+{ $wv_card }。手札も場も同じように数え、今出した1枚も含みます
    - 一緒に使うボーナスカードの分
rules-bonus = { $one_bonus ->
    [true] この卓では、1つの作品に使えるボーナスカードは1枚までです。
   *[false] 1つの作品にボーナスカードを何枚でも使えます。
}枚数などは人物カードを場に出した後で数え、使ったボーナスカードはゲームから除きます。複数のものを数えるカードは、それぞれの数を足します。屋敷は建物に数えません。
rules-too-low = 最低作品ポイントに届かない作品は完成できません。試しても何も失いません。
rules-income = 作品の収入は、作品ポイント1につき{ $per_wv }フロリンです。この時だけ、好きな分を{ $per_pp }フロリンにつき1 PPに換えられます。たとえば作品ポイント{ $example_wv }なら、{ $example_florins }フロリン、または{ $example_pp } PP{ $example_rest ->
    [0] { "" }
   *[other] と{ $example_rest }フロリン
}、あるいはその中間の分け方を選べます。ほかのお金をPPに換えることはできません{ $with_characters ->
    [true] (ゲーム終了時の銀行家を除きます)
   *[false] { "" }
}。

chapter-best = 最優秀作品

rules-best-work = 全員のアクションの後、そのラウンドで最も作品ポイントの高い作品の持ち主が{ $best_pp } PPを得ます。同点なら、該当する全員が{ $best_pp } PPずつ得ます(同じ人が重ねて得ることはありません)。完成した作品がなければ、誰も得ません。

chapter-characters = 女神と王女

rules-characters = { $with_characters ->
    [true] 競りの後に、{ $character_count }人の特別人物を競ります。1ラウンドに獲得できるのは各自1人までです。この卓では名声ポイントを売れません。
   *[false] { "" }
}
rules-character-list = { $with_characters ->
    [true] { $characters }
   *[false] { "" }
}
rules-character-limits = { $with_characters ->
    [true] { $bids_together ->
        [true] 全員が同時に、どの人物にいくらまで出すかを、欲しい順に、非公開で決めます。その後は自分で競る場合と同じように進みます。番が来ると、まだ上限を超えていない人物のうち最も欲しいものに、最も安い額で入札します。すべて上限を超えたら、降りるか、その場で決めるかを、先に選んだとおりにします。
       *[false] スタートプレイヤーから時計回りに、入札するか降ります。まだ番でない人は、前もって上限を決めておけます。
    }
   *[false] { "" }
}
rules-character-bidding = { $with_characters ->
    [true] 最初の入札は、価格表にある額ならいくらでもかまいません({ $unit }フロリン刻み)。ほかの人が入札している人物には、より高い額で入札します。上回られた人はマーカーを取り戻し、次の番にまた入札できます({ $may_return ->
        [true] 同じ人物でもかまいません
       *[false] 同じ人物にはもう入札できません
    })。所持金より高い額では入札できません。全員が入札中か降りた状態になったら、それぞれ支払って獲得します。
   *[false] { "" }
}
rules-payment = { $with_characters ->
    [true] 特別人物は1回使うとストックに戻ります。使わなくても、女神、枢機卿、王女は自分の手番の終わりに、商人と教授は次の特別人物の競りの始めに戻ります(最終ラウンドでは、自分の手番が最後の機会です)。商人を持っている人が競りで落札したときは{ $merchant_asked ->
        [true] 、支払うときに無料にするかを決めます。
       *[false] 、必ず無料になります。
    }
   *[false] { "" }
}
rules-princess = { $with_characters ->
    [true] 王女の作品は、ラウンドの最低作品ポイントに達する必要が{ $princess_minimum ->
        [true] あり
       *[false] なく
    }、最優秀作品に{ $princess_best_work ->
        [true] なれます
       *[false] なれません
    }。名声カードでは作品として{ $princess_counts ->
        [true] 数えます
       *[false] 数えません
    }。
   *[false] { "" }
}
rules-ranks = { $with_characters ->
    [true] 商人で得るPPは、名声トラックでの順位と同じ数です。同点なら{ $better_rank ->
        [true] 上
       *[false] 下
    }の順位になります。最終ラウンドの銀行家は{ $banker_pays ->
        [true] カードの上のお金を受け取ったうえで手元に残り
       *[false] カードの上のお金を受け取らずに手元に残り
    }、持ち主はゲーム終了時にフロリンを{ $banker_often ->
        [true] できるだけ多く
       *[false] 1回だけ
    }PPに換えます。
   *[false] { "" }
}

chapter-end = ゲームの終了

rules-final-scoring = 第{ $rounds }ラウンドの最優秀作品の後、名声カードを公開します。条件を満たしていれば、持ち主だけがPPを得ます。
    「最多」「最少」は、カードの有無にかかわらず全員で比べます。同率なら少ないほうのPPです。1つも持っていないものは、全員が持っていなくても「最多」にはなりません。作品の数は、場の人物カードと勧誘カードの枚数です。
    PPが最も多い人の勝ちです。同点なら所持金の多い人の勝ち、それも同じなら引き分けです。

chapter-secrets = 公開と非公開

rules-secrets = 非公開: 手札の人物カード、ボーナスカード、名声カード(枚数は公開)、見ているカード、山札の下に入れた順番。それ以外は勧誘カードも含めてすべて公開です。{ $hide_money ->
    [true] ただしこの卓では、ほかの人の所持金は非公開です。
   *[false] 所持金も公開です。
}

chapter-professions = 人物カード一覧

rules-professions = 人物カードは{ $professions_count }枚、すべて1枚ずつです。好む建物、景観、権利:
    { $professions }

chapter-buildings = 建物と景観の一覧

rules-buildings = 大きさ、マスの数、形(■はマス、·は空き、/で次の段):
    { $tiles }

chapter-bonus = ボーナスカード一覧

rules-bonus-cards = すべて1枚ずつです。
    { $bonus_cards }

chapter-prestige = 名声カード一覧

rules-prestige-cards = すべて1枚ずつです。
    { $prestige_cards }

rule-minimum = 第{ $round }ラウンド: { $wv }
rule-cost = 建築家{ $builders }人なら{ $cost ->
    [0] 無料
   *[other] { $cost }フロリン
}
rule-object = { $kind }(ストック{ $left }): { $text }
rule-profession = { $number } { $card }: { $building }、{ $landscape }、{ $freedom }
rule-tile = { $tile }({ $size }、{ $squares }マス): { $shape }
rule-character = { $card }: { $text }{ $prices }{ $details_count ->
    [0] { "" }
   *[other] { $details }
}
rule-card = { $card }: { $text }
legend-coin = フロリン
legend-laurel = 名声ポイント(PP)
legend-value = そのプレイヤーのこのラウンドの最高の作品ポイント(≥は今の最低作品ポイント、→は次のラウンド)
legend-work = 手札の人物の番号
legend-profession = 手札の人物カード
legend-bonus = 手札のボーナスカード
legend-prestige = 名声カード
legend-recruit = 勧誘カード
legend-jester = 道化師: すべての作品の作品ポイント+{ $wv_jester }。屋敷に立つ
legend-builder = 建築家(薄いものは空き)
legend-cost = 今の建築費
legend-religion = 権利: 信仰
legend-travel = 権利: 旅行
legend-opinion = 権利: 言論
legend-forest = 森
legend-lake = 湖
legend-park = 公園
legend-university = 大学(大)
legend-laboratory = 研究所(大)
legend-workshop = 製作所(大)
legend-library = 図書館(中)
legend-opera = オペラハウス(中)
legend-studio = アトリエ(中)
legend-hospital = 病院(中)
legend-theatre = 劇場(中)
legend-tower = 塔(小)
legend-chapel = 礼拝堂(小)
legend-palazzo = 屋敷
legend-barred = 今は建物を建てられないマス
legend-crown = スタートプレイヤー
legend-banker = 特別人物: 銀行家
legend-muse = 特別人物: 女神
legend-merchant = 特別人物: 商人
legend-cardinal = 特別人物: 枢機卿
legend-princess = 特別人物: 王女
legend-professor = 特別人物: 教授
legend-check = このラウンドは落札済み(手札では好みを満たしている印)
legend-lock = このラウンドは競れない
legend-now = 番が来ている人とその内容
size-landscape = 景観

## できない理由。コードの後の名前は、その数値がある場合の文章

ERR_PLAYER_COUNT = このオプションでは{ $least }～{ $most }人用です(現在{ $have }人)。
ERR_CHOICE_NOT_OFFERED = そのカードは選べません。選べるのは{ $offered }です。
ERR_KIND_UNKNOWN = そのような種類はありません。選べるのは{ $kinds }です。
ERR_KIND_SOLD_THIS_ROUND = { $kind }は、このラウンドではもう落札されました。
ERR_KIND_SOLD_THIS_ROUND-listed = このラウンドではもう落札されました。
ERR_KIND_CLOSED = { $kind }は、このラウンドでは競れません。
ERR_KIND_CLOSED-listed = このラウンドでは競れません。
ERR_STACK_EMPTY = { $kind }はストックに残っていません。
ERR_STACK_EMPTY-listed = ストックに残っていません。
ERR_OUT_OF_PHASE = 落札したか抜けたので、第{ $round }ラウンドの競りにはもう参加できません。
ERR_PASSED_THIS_AUCTION = この{ $kind }の競りからはもう降りています。
ERR_BID_NOT_EXACT = 入札できるのは、今の{ $bid }フロリンにちょうど{ $step }フロリン上乗せした{ $exact }フロリンだけです。
ERR_INSUFFICIENT_FUNDS = お金が足りません。{ $need }フロリン必要ですが、所持金は{ $have }フロリンです(不足{ $missing }フロリン)。
ERR_BUILDER_LIMIT = 建築家は{ $limit }人までです。
ERR_NO_ROOM = 敷地に{ $tile }を置ける場所がありません。
ERR_NO_ROOM-listed = 敷地に置ける場所がありません。
ERR_OUT_OF_GRID = { $tile }が敷地の外にはみ出しています。
ERR_OVERLAP = { $tile }がほかのタイルまたは屋敷と重なっています。
ERR_SHAPE_MISMATCH = 選んだマスは{ $tile }({ $squares }マス)の形と違います。
ERR_ADJACENT_BUILDING = { $tile }はほかの建物に隣接できません(建築家{ $builders }人が必要です)。
ERR_ADJACENT_PALAZZO = { $tile }は屋敷に隣接できません(建築家{ $builders }人が必要です)。
ERR_DUPLICATE_BUILDING = { $tile }はもう持っています。同じ建物は1つまでです。
ERR_DUPLICATE_BUILDING-listed = もう持っています。
ERR_BUILDING_SUPPLY = { $tile }はストックにもう残っていません。
ERR_BUILDING_SUPPLY-listed = もう残っていません。
ERR_ACTION_LIMIT = アクションが残っていません(1手番に{ $limit }回まで)。
ERR_ONCE_PER_TURN = 1手番に1回だけで、もう行いました。
ERR_FREEDOM_OWNED = { $freedom }の権利はもう持っています。
ERR_FREEDOM_OWNED-listed = もう持っています。
ERR_FREEDOM_SUPPLY = { $freedom }の権利はもう残っていません(全部で{ $tokens }つ)。
ERR_FREEDOM_SUPPLY-listed = もう残っていません。
ERR_DECK_EMPTY = { $deck }の山札がもうありません。
ERR_CARD_NOT_IN_HAND = { $card }は手札にありません。
ERR_BONUS_DUPLICATE = 同じボーナスカードが2回指定されています。
ERR_ONE_BONUS = この卓では、1つの作品に使えるボーナスカードは{ $limit }枚までです。
ERR_WV_TOO_LOW = 作品ポイントが{ $wv }しかなく、このラウンドの最低{ $minimum }に{ $missing }足りません。
ERR_PAYOUT = { $pp } PPは取れません。作品ポイント{ $wv }で取れるのは0～{ $most } PPです。
ERR_NO_RECRUIT_CARD = 勧誘カードを持っていません。
ERR_RECRUIT_TARGET = その人の前には、勧誘できる人物カードがありません。
ERR_NOT_ENOUGH_PP = 名声ポイントが足りません。{ $need } PP必要ですが、今は{ $have } PPです。

## 拡張でできない理由

ERR_PP_SALE_DISABLED = 拡張では名声ポイントを売れません。
ERR_BID_RANGE = 価格表にない額です。入札できるのは{ $least }～{ $most }フロリン({ $step }フロリン刻み)です。
ERR_BID_TOO_LOW = 今の{ $least }フロリンより高く入札してください。
ERR_ALREADY_STANDING = すでに入札中です。
ERR_PASSED_SPECIAL = このラウンドの特別人物の競りからはすでに降りています。
ERR_SPECIAL_NOT_HELD = { $character }を持っていません。
ERR_DISPLACED = { $character }の入札ではほかの人に上回られています。この卓では、同じ人物にまた入札できません。
ERR_BONUS_NOT_ALLOWED = 王女の作品にボーナスカードは使えません。

## 盤面の文章

heading-auctions = 競り
heading-supply = ストックと山札
heading-seat = { $seat }: { $money }、{ $pp } PP
position-round = 第{ $round }ラウンド(全{ $rounds }ラウンド)。最低作品ポイント{ $minimum }。スタートプレイヤー: { $start_player }。
position-next-minimum = 次のラウンドの最低作品ポイントは{ $minimum }。
position-objects = 競りの対象の残り: { $objects }。
position-object = { $kind } { $left }{ $state ->
    [sold] (落札済み)
    [closed] (このラウンドは除外)
   *[open] { "" }
}
position-taking-part = 競りに残っている人(この順): { $seats }。
position-bidding = 競り中: { $kind }。{ $holder }が{ $bid }フロリンで入札しています。{ $seats_count ->
    [0] { "" }
   *[other] ほかに競っている人: { $seats }。
}
position-actions = 手番: { $seat }、{ $left ->
    [0] アクションの残りなし
   *[other] アクション残り{ $left }回
}。{ $seats_count ->
    [0] { "" }
   *[other] この後: { $seats }。
}
position-florins = { $florins }フロリン
position-florins-hidden = 所持金非公開
position-board = 敷地: { $tiles_count ->
    [0] 屋敷のみ
   *[other] { $tiles }
}。空き地{ $empty }マス。
position-tile = { $tile }({ $cells })
position-jesters = 屋敷に道化師{ $count }人。
position-builders = { $count ->
    [0] { "" }
   *[other] 建築家{ $count }人、
}建築費は{ $cost ->
    [0] 無料
   *[other] { $cost }フロリン
}。
position-freedoms = 権利: { $freedoms }。
position-works = 作品: { $works }。
position-work = { $card }(No.{ $number }、{ $building })
position-work-recruits = 勧誘カード{ $count }枚
position-best = このラウンドの最高作品ポイント: { $wv }。
position-hand = 手札: { $cards }。
position-professions = 人物カード{ $count }枚
position-bonus = ボーナスカード{ $count }枚
position-prestige = 名声カード{ $count }枚
position-recruits = 勧誘カード{ $count }枚
position-looking = 見ているカード{ $count }枚
position-named = { $what }: { $cards }。
position-left = { $thing } { $left }
position-buildings = 残りの建物: { $things }。
position-rights = 残りの権利: { $things }。
position-decks = 山札の枚数: { $things }。
position-used = 使われたボーナスカード: { $cards }。

## The kinds of cards in a hand

figure-florins = { $value }フロリン
figure-pp = { $value } PP
hand-kind-hand = 人物カード
hand-kind-bonus = ボーナスカード
hand-kind-prestige = 名声カード
hand-kind-seen = 今見ているカード
hand-minimum = 第{ $round }ラウンドの最低作品ポイントは{ $minimum }です。
hand-recruits = 勧誘カード: { $count }枚
hand-profession = { $card }。{ $worth }。{ $missing }。
hand-card = { $card }: { $text }。{ $now }。
hand-work = 今の作品ポイントは{ $wv }{ $best ->
    [0] { "" }
   *[other] (ボーナス込み{ $best })
}{ $missing ->
    [0] { "" }
   *[other] 、最低まであと{ $missing }
}
hand-missing = まだないもの: { $things }
hand-missing-thing = { $thing }(+{ $wv })
hand-all = 好むものはすべてそろっています
hand-bonus = 今は作品ポイント+{ $wv }
hand-prestige = 今は{ $pp } PP
hand-returned = { $card }(これを戻します)

# Pictures

picture-round = ラウンド { $round }/{ $rounds }
picture-set-up = 準備
picture-over = { $winners ->
    [1] { $pp } PPで勝利
   *[other] { $pp } PPで引き分け
}
picture-phase-hand = 手札選び
picture-phase-auctions = 競り
picture-phase-actions = アクション
picture-phase-characters = 特別人物
picture-ask-character-limits = 特別人物の上限を決める
picture-ask-character-bid = 特別人物に入札するか降りる
picture-ask-payment = { $kind }: 無料か{ $amount }か
picture-ask-return-card = 人物カードを1枚戻す
picture-ask-open-auction = { $amount }で競りに出すか、抜ける
picture-ask-open-alone = { $amount }で1つ手に入れるか、抜ける
picture-ask-bid = { $amount }で入札するか、パス
picture-ask-place-landscape = { $kind }を置く
picture-ask-recruit-offer = 今すぐ勧誘するか、取っておく
picture-ask-pick-card = { $count }枚から1枚選ぶ
picture-ask-turn = 残り{ $left }アクション
picture-barred = ここには建物を建てられません(建物か屋敷に隣接)。
picture-barred-open = ここには建物を建てられません(建物に隣接)。
picture-open = 建物は互いに隣接できます。
picture-piece = タイル
picture-turn-it = 回転・裏返しできます
picture-fits-after = 置いた後も建てられる建物
picture-place = 大きく示した場所
picture-barred-after = 置くと建てられないマス
picture-barred-now = 建てられないマス
picture-free-after = 建てられる残りマス
picture-first-square = 場所の最初のマス(最上段の左端)
alt-piece = 置くもの: { $piece }。
alt-place = 場所{ $number }: { $cells }。置いた後に建てられる残りは{ $left }マス。
alt-place-closed = 置くと建てられなくなるマス: { $cells }。
alt-place-room = 置いた後も建てられる建物: { $buildings }。
picture-hand-dealt = 配られたカード: 1枚戻す
picture-hand-seen = この中から1枚選ぶ
picture-hand-profession = 人物カード
picture-hand-bonus = ボーナスカード
picture-hand-prestige = 名声カード
picture-hand-empty = まだカードはありません
picture-lot-forest = 森
picture-lot-lake = 湖
picture-lot-park = 公園
picture-lot-jester = 道化師
picture-lot-builder = 建築家
picture-lot-prestige = 名声カード
picture-lot-recruit = 勧誘カード
picture-supply = ストック
picture-now = 現在

## 女神と王女: 名前

name-banker = 銀行家
name-muse = 女神
name-merchant = 商人
name-cardinal = 枢機卿
name-princess = 王女
name-professor = 教授
name-characters = 特別人物
name-character_unit = 特別人物の入札額の刻み
name-banker_pot = 銀行家カードの上に最初に置くフロリン
name-banker_growth = 銀行家カードの上に足すフロリン
name-banker_florins_per_pp = 銀行家で1 PPに換えるフロリン
name-cardinal_actions = 枢機卿のアクション数
name-princess_wv_landscape = 王女: 景観1枚の作品ポイント
name-princess_wv_building = 王女: 建物1つの作品ポイント
name-princess_wv_card = 王女: カード1枚の作品ポイント
name-pass = 降りる
name-ask = その場で決める
word-amount = { $amount ->
    [0] { $name } 無料
   *[other] { $name } { $amount }フロリン
}

## 女神と王女: 起きたこと

characters-offered = { $returned_count ->
    [0] 特別人物の競りが始まりました(銀行家カードの上に{ $florins }フロリン)。
   *[other] 使われなかった{ $returned }が戻り、特別人物の競りが始まりました(銀行家カードの上に{ $florins }フロリン)。
}
limits-set = { $seat }が特別人物の上限を決めました。
character-bid = { $displaced_count ->
    [0] { $seat }が{ $character }に{ $amount }フロリンで入札しました。
   *[other] { $seat }が{ $character }に{ $amount }フロリンで入札し、{ $displaced }を上回りました。
}
characters-passed = { $seat }が特別人物の競りから降りました。
character-taken = { $florins ->
    [0] { $seat }が無料で{ $character }を獲得しました。
   *[other] { $seat }が{ $florins_abs }フロリンで{ $character }を獲得しました。
}
banker-paid = { $seat }が銀行家を獲得し、{ $florins }フロリンを受け取りました({ $bid ->
    [0] カードの上の全額
   *[other] カードの上の{ $pot }フロリンから入札額{ $bid }フロリンを引いた額
})。
banker-kept = { $florins ->
    [0] { $seat }が銀行家をゲーム終了まで手元に置くことになりました。
   *[other] { $seat }が{ $florins_abs }フロリンで銀行家を獲得し、ゲーム終了まで手元に置くことになりました。
}
pot-grown = 誰も銀行家を獲得しなかったため、カードの上に{ $amount }フロリンを追加しました。
character-returned = { $seat }の{ $character }がストックに戻りました。
merchant-paid = { $seat }が商人を使い、{ $amount }フロリンの{ $kind }を無料で獲得しました。
merchant-ranked = { $seat }が商人を使い、{ $rank }位なので{ $pp } PPを得ました。
professor-used = { $seat }が教授を使い、{ $deck }の山札を見ました。
princess-work-completed = { $seat }が王女の作品(作品ポイント{ $wv }: 景観{ $landscapes }、建物{ $buildings }、カード{ $cards })を完成させ、{ $florins ->
    [0] { $pp } PP
   *[other] { $florins }フロリン{ $pp ->
        [0] { "" }
       *[other] と{ $pp } PP
    }
}を得ました。
banker-converted = { $florins ->
    [0] { $seat }には銀行家で換えられるフロリンがありませんでした。
   *[other] { $seat }が銀行家で{ $florins_abs }フロリンを{ $pp } PPに換えました。
}

## 女神と王女: 質問と手

ask-character-limits = どの特別人物に、いくらまで出しますか？ 全員が同時に、非公開で決めます(銀行家カードの上に{ $pot }フロリン)。
await-character-limits = { $seat }: 特別人物の上限を非公開で決める番です(銀行家カードの上に{ $pot }フロリン)
ask-character-bid = 特別人物に入札しますか？ それとも降りますか？ 銀行家カードの上には{ $pot }フロリンあります。
await-character-bid = { $seat }: 特別人物に入札するか降りる番です(銀行家カードの上に{ $pot }フロリン)
ask-payment = 商人を使って{ $kind }を無料にしますか？ それとも{ $amount }フロリンを支払い、商人を手元に残しますか？
await-payment = { $seat }: { $kind }に商人を使うか、{ $amount }フロリンを支払うかを決める番です
move-bid-character = 特別人物に入札する
move-bid-character-full = { $space ->
    [0] { $character }に無料で入札する
   *[other] { $character }に{ $space }フロリンで入札する
}
cmd-bid-character = 特別人物
cmd-bid-character-desc = 特別人物の価格表に自分のマーカーを置きます
move-pass-characters = 特別人物の競りから降りる
cmd-pass-characters = 特別人物から降りる
cmd-pass-characters-desc = このラウンドの特別人物の競りから降ります
move-set-limits = 上限を決める
move-set-limits-full = { $wishes_count ->
    [0] どの特別人物にも入札しない
   *[other] 上限: { $wishes }。すべて超えたら{ $then }
}
cmd-set-limits = 上限
cmd-set-limits-desc = 特別人物の上限を決めます。自分で競るのと同じように1段階ずつ入札されます
move-pay = 支払いを決める
move-pay-full = { $merchant ->
    [true] 商人を使って無料にする
   *[false] 支払って商人を残す
}
cmd-pay = 支払い
cmd-pay-desc = 落札したものに商人を使うか、支払うかを決めます
move-use-merchant = 商人: 順位と同じ数のPPを得る
cmd-use-merchant = 商人
cmd-use-merchant-desc = 自分の順位と同じ数のPPを得て、商人をストックに戻します
move-use-professor = 教授: カードを無料で取る
move-use-professor-full = 教授: { $deck }の山札から1枚取る
cmd-use-professor = 教授
cmd-use-professor-desc = 名声カードかボーナスカードを無料で1枚取ります(アクション不要)
move-princess-work = 王女の作品を完成させる
move-princess-work-full = 王女の作品を完成させる({ $pp ->
    [0] 全額フロリン
   *[other] { $pp } PPを取る
})
cmd-princess-work = 王女
cmd-princess-work-desc = 人物カードなしで作品を完成させます(1アクション)
field-deck = どの山札ですか？
opt-deck = 山札
opt-deck-desc = 教授が見る山札
field-character = どの特別人物ですか？
field-space = いくらで入札しますか？
field-wishes = どの人物に、いくらまで出しますか？ 欲しい順に選んでください。
field-then = すべて上限を超えたら、どうしますか？
field-merchant = 商人を使いますか？
opt-character = 人物
opt-character-desc = 入札する特別人物
opt-space = フロリン
opt-space-desc = 入札額(フロリン)
opt-wishes = 上限
opt-wishes-desc = 例: 女神 800、銀行家 200。欲しい順に並べます
opt-then = その後
opt-then-desc = すべて上限を超えたときにどうするか
opt-merchant = 商人
opt-merchant-desc = これに商人を使うか
value-space = { $value ->
    [0] 無料
   *[other] { $value }フロリン
}
panel-amount = { $amount ->
    [0] { $name } 無料
   *[other] { $name } { $amount }フロリン
}
hint-character = { $least }フロリンから
hint-character-held = { $holder }が{ $amount }フロリンで入札中。{ $least }フロリンから
hint-deck = 残り{ $left }枚
hint-work-muse = { $work }、女神{ $muse }
score-banker = 銀行家{ $pp }
text-banker = カードの上のお金から入札額を引いた額を得ます。第{ $last }ラウンドに獲得した場合は手元に残り、ゲーム終了時に{ $rate }フロリンを1 PPに換えられます。
text-banker-pot = カードの上のお金は{ $pot }フロリンから始まり、誰も獲得しないたびに{ $growth }フロリン増えます。
text-muse = このラウンドに完成させる作品すべてに、現在のラウンド数だけ作品ポイントが加わります。
text-merchant = 1回だけ、次のラウンドに落札したものを無料にするか、順位と同じ数のPPを得ます(4位なら4 PP)。
text-merchant-time = 次の特別人物の競りまで、自分の番に使えます。
text-cardinal = このラウンドは{ $actions }アクションまで行えます。「人物を招く」「権利を与える」は、やはり1回ずつまでです。
text-princess = このラウンドに1回、1アクションで人物カードなしの作品を完成させられます。
text-princess-work = 作品ポイントは景観1枚につき{ $landscape }、建物1つにつき{ $building }、人物カード・勧誘カード1枚につき{ $card }。ボーナスカードは使えません。
text-professor = 名声カードかボーナスカードの山札の上から{ $count }枚を見て、1枚を無料で取れます。
text-professor-time = 次の特別人物の競りまで、自分の番に使えます。
text-bids = 入札できるのは{ $least }～{ $most }フロリンです。
position-character = { $character }: { $holder }
position-characters = 特別人物: { $characters }。
position-pot = 銀行家カードの上に{ $florins }フロリン。
position-keeper = { $holder }が銀行家をゲーム終了まで持っています。
position-standing = 入札: { $bids }。
position-marker = { $character } { $amount }フロリン({ $holder })
position-out = 競りから降りた人: { $seats }。
heading-characters = 特別人物

## 女神と王女: オプション

option-characters = 女神と王女
option-characters-desc = 拡張を使うかを決めます。使うと、毎ラウンド特別人物を競ります。
option-characters-true = 拡張を使う
option-characters-false = 基本ゲーム
option-character_bids = 特別人物の競り方
option-character_bids-desc = 拡張の特別人物をどう競るかを決めます。
option-character_bids-together = 全員同時に上限を決める
option-character_bids-in_turn = 順番に入札する
option-displaced_may_return = 上回られた人
option-displaced_may_return-desc = 上回られた人が同じ特別人物にまた入札できるかを決めます。
option-displaced_may_return-true = また入札できる
option-displaced_may_return-false = 入札できない
option-banker_last_money = 最終ラウンドの銀行家
option-banker_last_money-desc = 最終ラウンドでも、カードの上のお金を受け取れるかを決めます。
option-banker_last_money-true = 受け取れる
option-banker_last_money-false = 受け取れない
option-banker_conversion = ゲーム終了時の銀行家
option-banker_conversion-desc = フロリンをPPに何回換えられるかを決めます。
option-banker_conversion-repeated = 何回でも
option-banker_conversion-once = 1回
option-merchant_choice = 商人で無料にする時期
option-merchant_choice-desc = 落札したものを無料にするかどうかを、どの時点で選ぶかを決めます。
option-merchant_choice-at_payment = 支払うときに決める
option-merchant_choice-always = 必ず無料にする
option-merchant_ties = 商人の順位
option-merchant_ties-desc = PPが同じときの順位を決めます。
option-merchant_ties-better = 上の順位
option-merchant_ties-worse = 下の順位
option-princess_minimum = 王女の作品: 最低作品ポイント
option-princess_minimum-desc = ラウンドの最低作品ポイントに達する必要があるかを決めます。
option-princess_minimum-true = 必要
option-princess_minimum-false = 不要
option-princess_best_work = 王女の作品: 最優秀作品
option-princess_best_work-desc = 最優秀作品になれるかを決めます。
option-princess_best_work-true = なれる
option-princess_best_work-false = なれない
option-princess_counts = 王女の作品: 名声カード
option-princess_counts-desc = 名声カードで作品として数えるかを決めます。
option-princess_counts-true = 数える
option-princess_counts-false = 数えない

## 助言: ヒントが数えるもの(符号つきの増減)

advice-points = { $points } PP
advice-rises = { $card }の作品ポイントが{ $before }から{ $after }に上がる(最低は{ $minimum })
advice-short = 次の入札は{ $amount }フロリンで、所持金は{ $have }フロリン
advice-overpriced = { $worth ->
    [0] { $kind }は今のあなたには役に立たない
   *[other] { $kind }の価値は約{ $worth }フロリンで、次の入札額{ $amount }フロリンに見合わない
}
advice-prestige-points = { $way ->
    [more] この手番で{ $by } PPを得る
   *[less] { $by } PPを失う
}
advice-florins = { $way ->
    [more] フロリンが増える({ $worth } PP分)
   *[less] フロリンを使う({ $worth } PPの損)
}
advice-florins-none = 今のところフロリンを使わない
advice-works = { $way ->
    [more] 今後の作品の作品ポイントが、合わせて{ $about }上がる
   *[less] 今後の作品の作品ポイントが、合わせて{ $about }下がる
}
advice-prestige-cards = { $way ->
    [more] 名声カードの得点が{ $about } PP増える
   *[less] 名声カードの得点が{ $about } PP減る
}
advice-building = { $way ->
    [more] 今後の建築費が{ $about }フロリン浮く
   *[less] 今後の建築費が{ $about }フロリン増える
}
advice-recruits = { $way ->
    [more] 後で勧誘できる({ $worth } PP分)
   *[less] 勧誘の機会を使う({ $worth } PPの損)
}
advice-characters = { $way ->
    [more] 特別人物の力が使える({ $worth } PP分)
   *[less] 特別人物の力を失う({ $worth } PPの損)
}
advice-bargain = { $way ->
    [more] 予想価格で買っても{ $about } PPの得
   *[less] 予想価格で買うと{ $about } PPの損
}
advice-shared = { $way ->
    [more] 残すカードの好みが重なり、作品ポイントが{ $by }増える
   *[less] 残すカードの好みの重なりが減り、作品ポイントが{ $by }減る
}
advice-sale = 売ったPPは戻らない

## チュートリアル: 最初の1ゲーム

lesson-hand = **フィレンツェへようこそ。** あなたは、芸術家や学者を招いて作品を完成させてもらう領主です。全{ $rounds }ラウンドの後、名声ポイント(PP)が最も多い人の勝ちです。
    人物ごとに好む建物、景観、権利があり、そろうほど良い作品になります。
    ▸ **目標**: 同じ建物を好む{ $kept }人を残しましょう。1回建てれば全員の役に立ちます。
    ▸ **操作**: メニューで「{ $other }」を選び、「確定」を押します。
lesson-hand-done = { $kept }人とも{ $building }を好みます。1つ建てるだけで、作品が{ $kept }つ良くなります。
lesson-hand-else = その人物は、ほかの手札と同じ{ $building }を好みます。好みが違うのは{ $other }だけです。
lesson-table = **卓の見方。** 画像には、ラウンド、競りの対象、各自の敷地と所持金、PPが並びます。≥の数字は、作品に必要な最低作品ポイントで、ラウンドごとに上がります。
    ▸ **質問**: このラウンドの作品には、最低で何ポイント必要でしょうか。
lesson-table-done = 今は{ $minimum }ポイントで、ラウンドごとに上がります。今は足りる作品も、後では足りなくなります。
lesson-table-else = 画像のいちばん上、ラウンドの右にある≥の数字です。
lesson-auction = **競り。** 1ラウンドに落札できるのは1人1つまでです。スタートプレイヤーのあなたが最初に選びます。
    ▸ **目標**: { $card }の好む{ $kind }(+{ $wv_landscape }ポイント)を競りに出しましょう。
    ▸ **操作**: 「{ $press }」で{ $kind }を選びます({ $opening }フロリンから)。
lesson-auction-done = ほかの人が上乗せしました。上乗せはいつもちょうど{ $raise }フロリンです。
lesson-auction-else = それも良い種類ですが、{ $kind }なら{ $card }の作品が+{ $wv_landscape }ポイントになります。
lesson-auction-left = 抜けると、このラウンドは何も手に入りません。ラウンドは全部で{ $rounds }回だけ。{ $card }に+{ $wv_landscape }ポイントになる{ $kind }を競りに出しましょう。
lesson-raise = **上乗せか、パスか。** 支払うのは落札した人だけです。
    ▸ **目標**: { $kind }にはその価値があります。もう一度上乗せしましょう。
    ▸ **操作**: 「{ $answer }」を押します。
lesson-raise-done = { $kind }を落札しました。ほかに、最後に得点になる名声カードや、ほかの人が使った人物を勧誘できる勧誘カードも競りに出ます。
lesson-raise-else = パスすると、この競りから降りて何も得られません。所持金には余裕があり、あと{ $raise }フロリンは安いものです。
lesson-park = **敷地に置く。** 景観も建物も置いたら動かせず、後で場所が足りなくなります。
    ▸ **目標**: すき間のできにくい場所、たとえば隅に置きましょう。
    ▸ **操作**: 向きを選び、画像にある場所の番号を選んで、「確定」を押します。
lesson-park-done = ほかの人は道化師を競りました。道化師がいると、どの作品も+{ $wv_jester }ポイントになります。建築家なら、建築費が安くなります。次は1人ずつ、{ $actions }アクションの手番です。まずはあなたから。
lesson-park-else = 置ける場所ならどこでもかまいません。
lesson-build = **1つ目のアクション: 建てる。** 人物の好む建物は作品に+{ $wv_building }ポイント、建てるだけでも{ $building_pp } PPです。
    ▸ **目標**: { $building }を建てましょう。建物は、ほかの建物や屋敷と辺で隣接できません。
    ▸ **操作**: 「{ $press }」を選び、{ $building }、場所の順に選びます。
lesson-build-done = 手札の{ $kept }人全員の作品が良くなりました。手番を確定するまでは、1つずつ取り消せます。
lesson-build-else = それも建てられますが、手札の{ $kept }人が好むのは{ $building }です。
lesson-build-later = それは後でもできます。アクションは1手番に{ $actions }回だけ。まず、手札の{ $kept }人が好む{ $building }を建てましょう。
lesson-work = **2つ目のアクション: 作品。** 建物{ $building_wv }、景観{ $landscape_wv }、人物カードで{ $cards_wv }、合計**{ $wv }**ポイント。最低の{ $minimum }を満たします。
    ▸ **目標**: { $card }の作品を完成させましょう。1ポイントにつき{ $per_wv }フロリンの収入で、{ $per_pp }フロリンごとに1 PPに換えられます。
    ▸ **操作**: 「{ $press }」で{ $card }を選び、取るPPを決めます。序盤は0 PPにして、次の作品の資金を残すのがふつうです。
lesson-work-done = お金をPPに換えられるのは、この時だけです。ほかのアクションでは、権利、新しい人物、ボーナスカードも得られます。
lesson-work-else = それも完成できますが、{ $card }のほうが好みがそろっていて、作品ポイントは{ $wv }になります。
lesson-work-later = それは後でもできます。収入になるのは作品だけで、{ $card }の作品はもう{ $wv }ポイントに届いています。
lesson-best = **手番を終える。** アクションを{ $actions }回使いました。
    ▸ **目標**: ほかの人の手番と、最優秀作品を見届けましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-best-done = 最優秀作品はあなたの作品です。収入になるのは作品だけ。建てるのに夢中にならず、ほぼ毎ラウンド完成させましょう。
lesson-best-else = PPを売れば少しのお金になりますが、勝敗を決めるのはPPです。取っておきましょう。
lesson-last = **最終ラウンド。** 第{ $rounds }ラウンドに飛びます。最低作品ポイントは{ $minimum }、{ $card }だけでは{ $alone }です。お金はもう、同点のときにしか意味がありません。
    ▸ **目標**: { $bonus }を使い、収入を**すべて**PPに換えましょう({ $most } PP)。
    ▸ **操作**: 「{ $press }」を押し、ボーナスカード、{ $most } PPの順に選びます。
lesson-last-done = ボーナスカードで最低作品ポイントに届き、使い道のないフロリンの代わりに{ $most } PPを取りました。
lesson-last-else = このラウンドの後、フロリンは同点の判定にしか使いません。ボーナスカードを使って、取れるだけの{ $most } PPを取りましょう。
lesson-end = **ゲームの終了。** この後、最優秀作品が決まり、全員が名声カードを公開します。
    ▸ **目標**: 得点計算を見届けましょう。あなたの名声カードは「{ $prestige }」です。
    ▸ **操作**: 「{ $press }」を押します。
lesson-end-done = 作品と建物でPPを集め、伏せておいた名声カードが最後に勝負を決めます。1ラウンドに落札1つとアクション{ $actions }回、できるだけ作品を完成させながら、{ $rounds }ラウンドくり返すゲームです。
lesson-end-else = 勝敗を決めるのはPPです。売らずに手番を終えましょう。

## 競りで先に決めておくこと

button-ahead-own = 先に入札を決める…
says-up-to = { $limit }フロリンまで競る
hint-no-bid = 入札しない
move-bid-on-present = 上限を決めて競る
move-bid-on-present-full = { $kind }を{ $limit }フロリンまで競る
move-bid-ahead = 種類ごとの上限
move-bid-ahead-full = { $limit ->
    [0] { $kind }には入札しない
   *[other] { $kind }を{ $limit }フロリンまで競る
}
move-bid-on-others = ほかの種類の上限
move-bid-on-others-full = { $limit ->
    [0] ほかの種類には入札しない
   *[other] ほかの種類を{ $limit }フロリンまで競る
}
move-put-up = 自分が競りに出す種類
move-put-up-full = 自分の番になったら{ $kind }を競りに出す
move-stay-out = このラウンドの競りにはもう参加しない
move-lay-there = 景観を落札したときに置く場所
move-lay-there-full = { $landscape }を落札したら{ $cells }に置く
move-bid-on-characters = 特別人物の上限
move-bid-on-characters-full = { move-set-limits-full }
move-keep-recruits = 落札した勧誘カードはいつも取っておく
name-others = ほかの種類
field-limit = いくらまで競りますか？
field-landscape = どの景観ですか？
value-limit = { $value }フロリン
