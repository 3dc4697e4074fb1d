### フィラデルフィア。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = フィラデルフィア
title-about = 広告代理店のゲームです。広告カードを掲載してお金とコンボを得るか、役としてそろえて提出し勝利点を得ます。誰かが目標点に届いたラウンドで終わり、勝利点が最も多い人の勝ちです。
cmd-title = フィラ
cmd-title-desc = 「フィラデルフィア」の手番コマンド

## 名称: 業種、職業、カード

name-construction = 建設業
name-leisure = 娯楽業
name-public = 公共業
name-transport = 運輸業
name-primary = 農林業
name-finance = 金融業
name-press = 報道業
name-specialist = 専門職
name-builder = 建築会社
name-wrecker = 解体屋
name-architect = 設計事務所
name-painter = 塗装屋
name-cafe = カフェ
name-cinema = 映画館
name-hotel = ホテル
name-amusement = 遊園地
name-post_office = 郵便局
name-fire_station = 消防署
name-courthouse = 裁判所
name-library = 図書館
name-haulier = 運送屋
name-railway = 鉄道会社
name-shipping = 船会社
name-airfield = 飛行場
name-farmer = 農家
name-forester = 林業家
name-fisherman = 漁師
name-mine = 鉱山
name-pawnshop = 質屋
name-insurance = 保険会社
name-bank = 銀行
name-broker = 証券会社
name-newspaper = 新聞社
name-printer = 印刷所
name-radio = ラジオ局
name-publisher = 出版社
name-doctor = 医者
name-guard = 衛兵
name-collector = 徴税人
name-seer = 占い師
name-inventor = 発明家
name-thief = 怪盗
name-detective = 探偵
name-copywriter = 宣伝作家
name-builder-a = 建築会社Ａ
name-builder-b = 建築会社Ｂ
name-builder-c = 建築会社Ｃ
name-builder-d = 建築会社Ｄ
name-wrecker-a = 解体屋Ａ
name-wrecker-b = 解体屋Ｂ
name-wrecker-c = 解体屋Ｃ
name-architect-a = 設計事務所Ａ
name-architect-b = 設計事務所Ｂ
name-painter-a = 塗装屋Ａ
name-painter-b = 塗装屋Ｂ
name-cafe-a = カフェＡ
name-cafe-b = カフェＢ
name-cafe-c = カフェＣ
name-cafe-d = カフェＤ
name-cinema-a = 映画館Ａ
name-cinema-b = 映画館Ｂ
name-cinema-c = 映画館Ｃ
name-hotel-a = ホテルＡ
name-hotel-b = ホテルＢ
name-amusement-a = 遊園地Ａ
name-amusement-b = 遊園地Ｂ
name-post_office-a = 郵便局Ａ
name-post_office-b = 郵便局Ｂ
name-post_office-c = 郵便局Ｃ
name-post_office-d = 郵便局Ｄ
name-fire_station-a = 消防署Ａ
name-fire_station-b = 消防署Ｂ
name-fire_station-c = 消防署Ｃ
name-courthouse-a = 裁判所Ａ
name-courthouse-b = 裁判所Ｂ
name-library-a = 図書館Ａ
name-library-b = 図書館Ｂ
name-haulier-a = 運送屋Ａ
name-haulier-b = 運送屋Ｂ
name-haulier-c = 運送屋Ｃ
name-haulier-d = 運送屋Ｄ
name-railway-a = 鉄道会社Ａ
name-railway-b = 鉄道会社Ｂ
name-railway-c = 鉄道会社Ｃ
name-shipping-a = 船会社Ａ
name-shipping-b = 船会社Ｂ
name-airfield-a = 飛行場Ａ
name-airfield-b = 飛行場Ｂ
name-farmer-a = 農家Ａ
name-farmer-b = 農家Ｂ
name-farmer-c = 農家Ｃ
name-farmer-d = 農家Ｄ
name-forester-a = 林業家Ａ
name-forester-b = 林業家Ｂ
name-forester-c = 林業家Ｃ
name-fisherman-a = 漁師Ａ
name-fisherman-b = 漁師Ｂ
name-mine-a = 鉱山Ａ
name-mine-b = 鉱山Ｂ
name-pawnshop-a = 質屋Ａ
name-pawnshop-b = 質屋Ｂ
name-pawnshop-c = 質屋Ｃ
name-pawnshop-d = 質屋Ｄ
name-insurance-a = 保険会社Ａ
name-insurance-b = 保険会社Ｂ
name-insurance-c = 保険会社Ｃ
name-bank-a = 銀行Ａ
name-bank-b = 銀行Ｂ
name-broker-a = 証券会社Ａ
name-broker-b = 証券会社Ｂ
name-newspaper-a = 新聞社Ａ
name-newspaper-b = 新聞社Ｂ
name-newspaper-c = 新聞社Ｃ
name-newspaper-d = 新聞社Ｄ
name-printer-a = 印刷所Ａ
name-printer-b = 印刷所Ｂ
name-printer-c = 印刷所Ｃ
name-radio-a = ラジオ局Ａ
name-radio-b = ラジオ局Ｂ
name-publisher-a = 出版社Ａ
name-publisher-b = 出版社Ｂ
name-doctor-a = 医者Ａ
name-guard-a = 衛兵Ａ
name-collector-a = 徴税人Ａ
name-seer-a = 占い師Ａ
name-inventor-a = 発明家Ａ
name-thief-a = 怪盗Ａ
name-detective-a = 探偵Ａ
name-copywriter-a = 宣伝作家Ａ

## 名称: アイテム、フィールドカード、役

name-job_change = 転職
name-extra_issue = 増刊号
name-back_number = 古新聞
name-same_day = 即日採用
name-mass_posting = 一斉掲載
name-second_roll = 二の目
name-worlds_fair = 万国博覧会
name-pair = ペア
name-three = スリーカード
name-four = フォーカード
name-flush3 = フラッシュ3
name-flush4 = フラッシュ4

## 名称: あらかじめ決めておけること

name-shift = 出目の変更
name-order = 効果の順番
name-effects = 手番外の任意効果
name-most = 報酬の金が最大になるように
name-never = 変更しない
name-ask = 毎回きく
name-listed = 一覧の順
name-no = 使わない

## 数値表の名前 (/about)

name-numbers = ルールの数値
name-industries = 業種
name-roles = 役
name-ads = 広告カード
name-items = アイテムカード
name-field_cards = フィールドカード
name-ours = 公開されていないため私たちが作ったもの

## カードの文章 (効果のデータから組み立てる)

text-ad = { $industry }。コスト{ $cost }、報酬{ $gold }金{ $cards ->
    [0] { "" }
   *[other] +{ $cards }枚
}、期間{ $period }か月。
text-faces = 出目{ $faces }で成立。
text-letter = { $letter }:{ $faces }
text-letters = { $copies }枚、成立する出目は{ $letters }。
text-item = アイテム、コスト{ $cost }、{ $copies }枚。
text-role = { $of ->
    [flush] 同業種で別名
   *[other] 同名
}の{ $size }枚で{ $vp }点。
text-no-effect = 効果なし。
text-both = { $first }{ $second }
text-if-so = { $before }。そうしたら、{ $does }
text-then = { $before }。さらに、{ $does }
text-if = { $condition }{ $does }
text-hand-lte = 手札が{ $number }枚以下なら、
text-hand-gte = 手札が{ $number }枚以上なら、
text-own-ads-gte = 自分の広告が{ $number }枚以上なら、
text-money-lte = 所持金が{ $number }金以下なら、
text-post-this = 掲載時: { $does }。
text-post-own-other = 掲載中、自分が他の広告を掲載するたび: { $does }。
text-hire-this = 成立時: { $does }。
text-hire-own-other = 掲載中、自分の他の広告が成立するたび: { $does }。
text-breach-this = 違約時: { $does }。
text-breach-own-other = 掲載中、自分の他の広告が違約するたび: { $does }。
text-explore-own-any = 掲載中、探査を行うたび: { $does }。
text-acquire-own-any = 掲載中、獲得を行うたび: { $does }。
text-submit-own-any = 掲載中、役を提出するたび: { $does }。
text-buy-own-any = 掲載中、アイテムを購入するたび: { $does }。
text-update-start-own-any = 更新フェイズ開始時: { $does }。
text-use-this = 使用時: { $does }。
text-gain-money = { $amount }を{ $may ->
    [true] 得てよい
   *[other] 得る
}
text-lose-money = { $amount }を{ $may ->
    [true] 失ってよい
   *[other] 失う
}
text-steal-money-choose = 他のプレイヤー1人から{ $amount }を{ $may ->
    [true] 奪ってよい
   *[other] 奪う
}
text-steal-money-opponents = 他の各プレイヤーから{ $amount }を{ $may ->
    [true] 奪ってよい
   *[other] 奪う
}
text-draw = { $amount }{ $may ->
    [true] 引いてよい
   *[other] 引く
}
text-discard = 手札{ $n }枚を{ $may ->
    [true] 捨ててよい
   *[other] 捨てる
}
text-discard-up-to = { $n ->
    [1] 手札{ $n }枚を
   *[other] 手札を{ $n }枚まで
}{ $may ->
    [true] 捨ててよい
   *[other] 捨てる
}
text-discard-any = 手札を好きな枚数{ $may ->
    [true] 捨ててよい
   *[other] 捨てる
}
text-look = 広告山札の上から{ $look }枚を公開し、{ $take }枚を手札に加え残りを{ $may ->
    [true] 捨ててよい
   *[other] 捨てる
}
text-salvage = 広告捨て札から好きな{ $n }枚を手札に{ $may ->
    [true] 加えてよい
   *[other] 加える
}
text-add-months = { $ads }に月マーカーを{ $n }つ{ $may ->
    [true] 載せてよい
   *[other] 載せる
}
text-remove-months = { $ads }から月マーカーを{ $n }つ{ $may ->
    [true] 取り除いてよい
   *[other] 取り除く
}
text-remove-months-all = { $ads }から月マーカーをすべて{ $may ->
    [true] 取り除いてよい
   *[other] 取り除く
}
text-return-ad = { $ads }を手札に{ $may ->
    [true] 戻してよい
   *[other] 戻す
}
text-scrap-ad = { $ads }を{ $may ->
    [true] 捨て札にしてよい
   *[other] 捨て札にする
}
text-retrigger = { $ads }の掲載時効果をもう一度{ $may ->
    [true] 発動してよい
   *[other] 発動する
}
text-hire-now = { $ads }をただちに{ $may ->
    [true] 成立させてよい
   *[other] 成立させる
}
text-post-ads = 手札の広告を{ $n }枚まで、{ $discount ->
    [0] { "" }
   *[other] 掲載コスト-{ $discount }で
}{ $may ->
    [true] 掲載してよい
   *[other] 掲載する
}
text-extra-roll = このラウンド、自分の広告はもう1個のサイコロの出目でも{ $may ->
    [true] 成立させてよい
   *[other] 成立する
}
text-amount = { $n }{ $unit ->
    [gold] 金
   *[other] 枚
}
text-count-own-ads-other = 自分の他の掲載中の広告1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、さらに{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-count-months-on-this = このカードの月マーカー1つにつき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、さらに{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-count-event-roles = 提出した役1つにつき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、さらに{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-count-event-cards = そのカード1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、さらに{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-count-hand-size = 手札1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、さらに{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-count-discarded = 捨てた1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、さらに{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-count-scrapped-cost = その掲載コスト{ $n ->
    [1] { "" }
   *[other] の{ $n }倍
}{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
}{ $unit ->
    [gold] 金
   *[other] 枚
}{ $max ->
    [-1] { "" }
   *[other] (最大{ $max })
}
text-ads-this = このカード
text-ads-event = その広告
text-ads-of = { $industry }の広告
text-ads-any = 広告
text-ads-choose = { $of ->
    [self] 自分の
    [opponents] 相手の
   *[other] いずれかのプレイヤーの
}{ $other ->
    [true] 他の
   *[other] { "" }
}{ $kind }{ $n }枚{ $upto ->
    [true] まで
   *[other] { "" }
}
text-ads-all = { $of ->
    [self] 自分の
    [opponents] 相手全員の
   *[other] 全員の
}{ $other ->
    [true] 他の
   *[other] { "" }
}{ $kind }すべて
text-standing = 掲載中: { $does }。
text-own-price = { $does }。
text-in-play = 場にある間: { $does }。
text-post-cost-own-other-less = 自分が掲載する他の広告の掲載コスト-{ $value_abs }(最低0)
text-post-cost-own-other-more = 自分が掲載する他の広告の掲載コスト+{ $value_abs }
text-post-cost-this = 掲載コストは{ $value }になる(このカードも手札に数える)
text-item-cost-less = 自分のアイテムのコスト-{ $value_abs }(最低0)
text-item-cost-more = 自分のアイテムのコスト+{ $value_abs }
text-explore-reveal = 自分の探査で公開する枚数+{ $value }
text-explore-take = 自分の探査で手札に加える枚数+{ $value }
text-hire-reward-own-other = 自分の他の広告の成立報酬+{ $value }金
text-hire-reward-all = すべてのプレイヤーの成立報酬+{ $value }金
text-replace-loss = 効果で金を失うとき、失わずに{ $value }金を得る
text-replace-loss-same = 効果で金を失うとき、失わずに同額の金を得る
text-invert-post = 自分の他の広告の掲載時マイナス効果は逆になる(金を失う→得る、捨てる→引く、月マーカーを載せる→取り除く)
text-die-shift = 採用フェイズで、自分の広告について出目を±{ $value }して判定してよい

## イベント

start-player-chosen = スタートプレイヤーは{ $seat }です{ $drawn ->
    [true] (抽選)
   *[other] { "" }
}。
dealt = { $seat }に{ $count }枚と{ $gold }金が配られました。
hand-drawn = 引いたカード: { $cards }
market-opened = 並んだアイテム: { $items }
round-started = 第{ $round }ラウンド開始。スタートプレイヤーは{ $start_player }です。
explored = { $seat }が探査: { $cards }
card-taken = { $seat }が{ $card }を手札に加えました。
rest-discarded = 広告捨て札へ: { $cards }
acquired = { $seat }が{ $gold_abs }金で{ $count }枚を獲得しました。
ad-posted = { $seat }が{ $card }を掲載しました({ $gold_abs }金)。
item-bought = { $seat }が{ $item }を購入しました({ $gold_abs }金)。
item-turned-up = 新しいアイテム: { $item }
field-card-in-play = フィールドカードが場に出ました！ 以後、全員に適用されます: { $item }
field-card-put-back = { $item }が出たため、アイテム山札に戻して切り直しました。
items-shuffled = アイテム捨て札を切って新しいアイテム山札にしました({ $count }枚)。
role-scored = { $seat }の役提出 { $role }: { $cards }(+{ $vp }点)
submitted = { $seat }が{ $vp }点を獲得しました。{ $under }枚を切って広告山札の下へ。
passed = { $seat }がパスし、手札を公開: { $cards }(+{ $gold }金)
deck-refilled = 広告捨て札を切って広告山札の下に置きました({ $count }枚)。
die-rolled = { $seat }がサイコロを振りました: { $face }
extra-die-rolled = { $seat }の2個目のサイコロ: { $face }
die-shifted = { $seat }は出目を{ $shift ->
    [0] そのまま
    [-2] 2下げて
    [-1] 1下げて
   *[other] { $shift }上げて
}判定します。
shift-needless = { $seat }の出目は、変えても成立する広告が同じなので、そのまま判定します。
order-needless = { $seat }の効果は、どの順番でも結果が同じなので、一覧の順に処理します。
ad-hired = { $seat }の{ $card }が成立: { $gold }金{ $cards ->
    [0] { "" }
   *[other] と{ $cards }枚
}を獲得。
nobody-hired = 出目{ $face }では1枚も成立しませんでした。
ads-left = { $seat }の場から捨て札へ: { $cards }
month-passed = 1か月経過: 広告{ $ads }枚に月マーカーを1つ載せました。
ad-breached = { $seat }の{ $card }が違約しました({ $months }か月)。
game-ended = ゲーム終了。{ $winners_count ->
    [1] { $winners }が{ $vp }点、{ $gold }金で勝ちました！
   *[other] { $winners }が{ $vp }点、{ $gold }金で引き分けました！
}
habit-set = 今後の{ $habit }: { $answer }
effect-paid = { $by }({ $seat }): { $gold }金を得る{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-cost = { $by }({ $seat }): { $gold ->
    [0] 失う金がない
   *[other] { $gold_abs }金を失う
}{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
loss-replaced = { $by }({ $seat }): { $loss }金を失うかわりに{ $gold }金を得る({ $instead }){ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
gold-stolen = { $by }({ $seat }): { $player }から{ $gold }金を奪う{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
theft-replaced = { $by }({ $seat }): { $player }は{ $loss }金を失わず{ $gold }金を得る({ $instead }){ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-drew = { $by }({ $seat }): { $count }枚引く{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-discarded = { $by }({ $seat }): { $cards }を捨てる{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-turned-up = { $by }({ $seat }): { $cards }を公開{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-took = { $by }({ $seat }): 広告捨て札から{ $cards }を手札に加える{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
months-added = { $by }({ $seat }): { $ads }に月マーカーを{ $months }つ載せる{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
months-removed = { $by }({ $seat }): { $ads }から月マーカーを{ $months }つ取り除く{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
all-months-removed = { $by }({ $seat }): { $ads }から月マーカーをすべて取り除く{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
ad-returned = { $by }({ $seat }): { $card }を{ $player }の手札に戻す{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
ad-scrapped = { $by }({ $seat }): { $card }を捨て札にする{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-repeated = { $by }({ $seat }): { $card }の掲載時効果をもう一度{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-reversed = { $by }({ $seat }): { $instead }により効果が逆になる{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
extra-die-added = { $by }({ $seat }): このラウンドのサイコロ+{ $dice }{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}
effect-declined = { $by }({ $seat }): 使わない{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}

## 問いかけ: 本人へ (ask-) と全員へ (await-)

ask-action = アクション(残り{ $left })を選んでください。所持金{ $gold }金。
await-action = { $seat }: アクション 残り{ $left }({ $gold }金)
ask-may-use = { $by }の効果を使いますか？
await-may-use = { $seat }: { $by }の効果を使うか
ask-choose-ads = { $by }: { $does ->
    [return_ad] 手札に戻す広告は？
    [scrap_ad] 捨て札にする広告は？
    [retrigger] 掲載時効果をもう一度発動する広告は？
    [hire_now] ただちに成立させる広告は？
    [add_months] 月マーカーを載せる広告は？
    [remove_months] 月マーカーを取り除く広告は？
   *[other] どの広告？
}{ $left ->
    [1] { "" }
   *[other] (あと{ $left }枚)
}
await-choose-ads = { $seat }: { $by } 広告を選ぶ
ask-discard = { $by }: 手札を{ $most }枚{ $exact ->
    [true] { "" }
   *[other] まで
}捨ててください。
await-discard = { $seat }: { $by } 手札を捨てる
ask-take-discarded = { $by }: 広告捨て札から1枚選んでください{ $left ->
    [1] { "" }
   *[other] (あと{ $left }枚)
}。
await-take-discarded = { $seat }: { $by } 広告捨て札から取る
ask-take-turned-up = 手札に加えるカードは？({ $count }枚から{ $left }枚)
await-take-turned-up = { $seat }: 公開された{ $count }枚から{ $left }枚を取る
ask-post-next = { $by }: 広告を掲載しますか？(あと{ $left }枚まで{ $discount ->
    [0] { "" }
   *[other] 、コスト-{ $discount }
}) 所持金{ $gold }金。
await-post-next = { $seat }: { $by } 広告を掲載するか
ask-choose-player = { $by }: 誰を対象にしますか？
await-choose-player = { $seat }: { $by } 対象を選ぶ
ask-shift = 出目は{ $faces }です。自分の広告について出目を変えますか？
await-shift = { $seat }: 出目({ $faces })を変えるか
ask-order = 効果をどの順番で処理しますか？ { $effects }
await-order = { $seat }: 効果の順番を決める
effect-listed = { $number } { $by }{ $cause ->
    [other-post] ({ $of }の掲載)
    [other-hire] ({ $of }の成立)
    [other-breach] ({ $of }の違約)
    [post] (掲載時)
    [hire] (成立時)
    [breach] (違約時)
    [explore] (探査)
    [acquire] (獲得)
    [submit] (役提出)
    [buy] (購入)
    [update-start] (更新フェイズ開始時)
   *[other] (アイテム)
}

## ヒント: その答えで何が起こるか

hint-ad = 残り{ $left }か月、コスト{ $cost }
hint-post = コスト{ $cost }、残り{ $left }金
warn-item-rest = { $item }の最初の効果は、今は対象がありません。残りだけを行います: { $does }。
warn-item-nothing = 今は{ $item }を使っても何も起きません。
hint-pay = 残り{ $gold }金
hint-player = 所持金{ $gold }
hint-shift = { $ads_count ->
    [0] 成立なし
   *[other] { $ads }: { $gold }金{ $cards ->
        [0] { "" }
       *[other] +{ $cards }枚
    }{ $effects ->
        [0] { "" }
       *[other] 、効果で+{ $effects }金
    }
}
hint-roles = { $roles_count ->
    [0] まだ役なし
   *[other] { $vp }点: { $roles }
}

## 結果

score-line = { $place }位 { $seat }: { $points }点、{ $tiebreak }金({ $parts })
score-points = 役{ $vp }
score-gold = 所持金{ $gold }
points = { $points }点
source-role-pair = ペア
source-role-three = スリーカード
source-role-four = フォーカード
source-role-flush3 = フラッシュ3
source-role-flush4 = フラッシュ4
source-tiebreak = 所持金(同点のとき)

## 手: ボタン、手の全体、コマンド

move-explore = 探査
cmd-explore = 探査
cmd-explore-desc = 広告山札の上を公開し1枚を取る
move-acquire = 獲得
move-acquire-full = { $count }枚を獲得
cmd-acquire = 獲得
cmd-acquire-desc = 広告山札からカードを買う
move-post = 掲載
move-post-full = { $card }を掲載
cmd-post = 掲載
cmd-post-desc = 手札の広告を掲載する
move-buy = 購入
move-buy-full = { $item }を購入
says-buy = { $item }を購入。{ $does }
cmd-buy = 購入
cmd-buy-desc = アイテムを購入してすぐ使う
move-submit-best = 最善の役を提出
move-submit-best-full = { $vp }点の役を提出: { $cards }
cmd-submit-best = 最善
cmd-submit-best-desc = 手札全体で最も点の高い役を提出する
move-submit-cards = カードを選んで提出
move-submit-cards-full = 提出: { $cards }
cmd-submit-cards = 提出
cmd-submit-cards-desc = 選んだカードを最善の役にして提出する
move-submit-roles = 役を組んで提出
move-submit-roles-full = 役を組んで提出: { $cards }
cmd-submit-roles = 役
cmd-submit-roles-desc = 自分で決めた役を提出する
move-pass = パス
cmd-pass = パス
cmd-pass-desc = 手札を公開して金を得る(他に何もできないときだけ)
move-take-card = 取る
move-take-card-full = { $card }を取る
cmd-take-card = 取る
cmd-take-card-desc = 公開されているカードを1枚取る
move-choose-ad = 広告を選ぶ
move-choose-ad-full = { $ad }を選ぶ
cmd-choose-ad = 広告
cmd-choose-ad-desc = 効果の対象の広告を選ぶ
move-discard-card = 捨てる
move-discard-card-full = { $card }を捨てる
cmd-discard-card = 捨てる
cmd-discard-card-desc = 手札を1枚捨てる
move-discard-cards = まとめて捨てる
move-discard-cards-full = { $cards }を捨てる
cmd-discard-cards = まとめて捨てる
cmd-discard-cards-desc = 手札を何枚か捨てる
move-post-next = 掲載する
move-post-next-full = { $card }を掲載
cmd-post-next = 次の掲載
cmd-post-next-desc = 効果で広告を掲載する
move-choose-player = プレイヤーを選ぶ
move-choose-player-full = 対象: { $player }
cmd-choose-player = 対象
cmd-choose-player-desc = 効果の対象のプレイヤーを選ぶ
move-use-effect = 使う
cmd-use-effect = 使う
cmd-use-effect-desc = きかれている効果を使う
move-decline = 使わない・終わる
cmd-decline = いいえ
cmd-decline-desc = 効果を使わない、またはそこで終わる
move-shift-die = 出目を読む
move-shift-die-full = 出目: { $shift ->
    [0] そのまま
   *[other] { $shift }
}
cmd-shift-die = 出目
cmd-shift-die-desc = 自分の広告について出目を変える
move-order-effects = 順番を決める
move-order-effects-full = 順番: { $order }
cmd-order-effects = 順番
cmd-order-effects-desc = 自分の効果の順番を決める
move-set-habit = いつもの答え方
move-set-habit-full = { $habit }: { $answer }
value-count = { $value }枚
value-shift = { $value ->
    [0] そのまま
   *[other] { $value }
}

## 手の項目

field-count = 何枚？
opt-count = 枚数
opt-count-desc = 買う枚数
field-vp = 何点？
opt-vp = 点数
opt-vp-desc = 最善の役の点数
field-card = どのカード？
opt-card = カード
opt-card-desc = カード
field-item = どのアイテム？
opt-item = アイテム
opt-item-desc = 購入するアイテム
field-roles = どの役？
opt-roles = 役
opt-roles-desc = 役とそのカード
field-cards = どのカード？
opt-cards = カード
opt-cards-desc = カード
field-ad = どの広告？
opt-ad = 広告
opt-ad-desc = 掲載中の広告
field-player = どのプレイヤー？
opt-player = 相手
opt-player-desc = 対象のプレイヤー
field-shift = 出目をどう読みますか？
opt-shift = 変更
opt-shift-desc = 出目をいくつ変えるか
field-order = どの順番？
opt-order = 順番
opt-order-desc = 効果の番号を順に

## テーブルのオプション

option-start_player = 最初のスタートプレイヤー
option-start_player-desc = 最初のラウンドを始める人。
option-start_player-random = 抽選
option-start_player-a = 席A
option-start_player-b = 席B
option-start_player-c = 席C
option-start_player-d = 席D
option-repeat_actions = 同じアクションを2回
option-repeat_actions-desc = 1手番の2アクションを同じ種類にできるか(公開情報なし)。
option-repeat_actions-true = できる
option-repeat_actions-false = できない
option-second_pass = 2回目のアクションのパス
option-second_pass-desc = 1アクションの後のパスでも金を得るか(公開情報なし)。
option-second_pass-true = 得る
option-second_pass-false = 得ない
option-field_card = 後から出たフィールドカード
option-field_card-desc = ゲーム中にフィールドカードが出たとき(公開情報なし)。
option-field_card-in_play = 場に出て全員に適用
option-field_card-put_back = 山札に戻して切り直す
option-idle = 時間切れのとき
option-idle-desc = 時間切れのプレイヤーがパス・探査・獲得のどれもできないときに代わりに行うこと。
option-idle-posts = 最も安い広告を掲載
option-idle-scores = 最良の役を提出

## ルール (/rules)

chapter-aim = 目的

rules-aim = あなたは広告代理店の社員です。手札の広告カードにはふた通りの使い道があります。自分の場に**掲載**すればお金とカードとコンボが、**役**にそろえて**提出**すれば勝利点が手に入ります。勝利点は役からしか得られません。
    誰かの勝利点が{ $goal }点以上になったら、そのラウンドでゲームは終わり、勝利点の最も多い人が勝ちます。
rules-cards = 広告カードは{ $names }職業{ $ads }枚で、業種は{ $industries }です。同じ職業のカードはコスト・報酬・期間・効果が同じで、アルファベットで見分けます。成立する出目はアルファベットごとに違います。
    広告カードには、掲載コスト、成立したときの報酬(金と引くカード)、成立する出目(採用条件)、掲載期間(月)、効果が書かれています。
    ほかにアイテムが{ $item_names }種{ $items }枚と、フィールドカードがあります。

chapter-set-up = 準備

rules-set-up = { $players }人のプレイヤーはそれぞれ広告カード{ $hand }枚を引き、{ $gold }金を持ちます。アイテムを{ $slots }枚公開します。フィールドカードが出たら山札に戻して切り直し、別のアイテムを公開します。{ $drawn ->
        [true] スタートプレイヤーは抽選で決めます。
       *[other] スタートプレイヤーは席{ $start_seat }です。
    }

chapter-round = ラウンド

rules-round = アクションフェイズ: スタートプレイヤーから時計回りに、1人ずつ{ $actions }アクションを行います。
    採用フェイズ: 全員共通のサイコロ1個で、どの広告が成立するかが決まります。
    更新フェイズ: 1か月が過ぎ、掲載期間の切れた広告は違約になります。
    その後スタートプレイヤーが時計回りに移り、次のラウンドを始めます。

chapter-actions = アクション

rules-turn-actions = 手番では必ず{ $actions }アクションを行います{ $repeat ->
        [true] (同じものを続けてもかまいません)
       *[other] (このテーブルでは違う種類でなければなりません)
    }。
    - **探査**: 広告山札の上から{ $reveal }枚を公開し、{ $take }枚を手札に加え、残りを表向きに捨てます。手札が{ $limit }枚以上ならできません。
    - **獲得**: 山札から1～{ $most }枚を、1枚{ $card_price }金で引きます。引いた後の手札が{ $limit }枚を超えてはいけません。
    - **掲載**: 手札の広告のコストを払い、自分の場に出します。枚数に制限はありません。
    - **購入**: 公開されているアイテムのコストを払い、すぐに使います。新しいアイテムが補充されます。最初のラウンドはできず、1手番に{ $items_per_turn }枚までです。
    - **役提出**: 手札から役をいくつでも公開し、得点します。
    - **パス**: 他のどれもできないときだけです。手札を公開し、{ $pass_gain }金を得て手番を終えます。{ $second_pass ->
        [true] { "" }
       *[other] このテーブルでは、後ののアクションのパスでは金を得ません。
    }
rules-hand = 手札{ $limit }枚の制限があるのは探査と獲得だけです。報酬や効果では超えてもよく、捨てる必要もありません。
    広告捨て札は誰でも見られます。山札が足りないときは、先に捨て札を切って山札の下に置きます。
rules-field-card = { $in_play ->
        [true] 補充のときにフィールドカードが出たら、ゲーム終了まで場に置かれて全員に適用され、次のアイテムを公開します。
       *[other] 補充のときにフィールドカードが出たら、山札に戻して切り直し、別のアイテムを公開します。
    }アイテム山札がなくなったら、捨て札を切って新しい山札にします。

chapter-roles = 役

rules-roles = { $roles }
    専門職は役に使えません。フラッシュに同名カードは入れられません。1枚のカードは1つの役にしか使えず、1つでも役が成り立たなければ提出全体ができません。最善でない組み方もできます。
    提出したカードは、広告捨て札すべてと一緒に切って広告山札の下に置きます。

chapter-hiring = 採用フェイズ

rules-hiring = スタートプレイヤーのサイコロを全員に使います。出目が採用条件に含まれる掲載中の広告は、誰のものでもすべて成立します。
    まず成立した広告の報酬(金、次にカード)を得ます。次にスタートプレイヤーから順に効果を処理します。最後に成立した広告をすべて捨て札にします。それまでは掲載中として扱い、効果も有効です。
rules-shift-dice = 出目を変えられる人は、自分の広告についてだけ変えます。{ $faces }より上や1より下になると何も成立しません。どう変えても成立する広告が同じときは、きかれずにそのまま判定し、ログに残します。
rules-arrange-effects = 採用フェイズで自分の効果がいくつも発動するときは、好きな順番で処理します。順番で結果が変わりえて、先に決めていないときだけきかれます。結果が変わらないときは一覧の順に処理し、ログに残します。
rules-ask-together = 採用フェイズで何人もの効果に選択があるときは、互いの答えに左右されないかぎり、まとめて全員にききます。効果そのものはスタートプレイヤーから順に処理します。答えは全員がそろうまで他の人に見えず、それまでは変えられます。

chapter-update = 更新フェイズ

rules-update = まずフェイズ開始時の効果を処理します。次に掲載中の広告すべてに月マーカーを1つ載せます。マーカーが掲載期間に達した広告は違約です。違約時の効果を処理し、報酬なしで捨て札にします。それより前に効果でマーカーが増えて期間に達しても、その場では違約になりません。

chapter-end = ゲーム終了

rules-end = 更新フェイズの後、誰かが{ $goal }点以上ならゲーム終了です。{ $goal }点を超えた分も数えます。勝利点、次に所持金の多い人が勝ち、それも同じなら引き分けです。

chapter-effects = 効果

rules-effects = 「掲載時」「成立時」「違約時」はそのカード自身に起きたときに1回発動し、「掲載中」は自分の場にある間ずっと有効です。他のプレイヤーの行動に反応する効果はありません。
    何かが起きたら、まずそのカード自身、次に自分の他の広告を古いものから処理します。途中で発動したものは先に終わらせます。一部しかできないことは、できるところまで行います。広告の効果は、最初の部分がまったくできなければ発動しません。アイテムは、その場合も残りを行います(手札がないときの転職、広告がないときの即日採用は、どちらも1枚引くだけになります)。
rules-chains = 1つのアクションから続く効果で、同じカードが再び掲載されたり、再び成立したりすることはありません。
rules-losses = コストは「失う」には当たりません。効果で金を失うときは、先に効果の逆転、次に損失の置き換えを見ます。持っている以上に失うことはありません。
rules-may-use = 「してよい」とある効果は、使うかどうかを先にきかれます。使わなくてもかまいません。
rules-choose-ads = 効果の対象になる広告を選びます。1枚しかなければ、きかずに選ばれます。
rules-choose-opponent = 効果の対象のプレイヤーを選びます。奪えるのは、相手が実際に失った分だけです。
rules-discard-from-hand = 捨てる手札を選びます。捨てたカードは公開されます。
rules-take-from-discard = 広告捨て札から好きなカードを選びます。どれを取ったかは公開です。
rules-take-turned-up = 公開されたカードから選びます。残りは広告捨て札に置きます。
rules-post-from-hand = 手札の広告を割り引かれたコストで掲載します。発動する効果もすべて処理します。やめてもかまいません。
rules-orders = 採用フェイズでは、答えで結果が変わるときは毎回きかれます。一部の答えは、いつでも、他の人に見られずに先に決めておけます。出目の変え方(効果で得る金は数えません)、効果の順番、手番外の任意効果を使わないことです。決めておけば、他の人を待たせません。
rules-hidden = 非公開: 手札(枚数は公開)と山札の順番。公開: 場、所持金、勝利点、両方の捨て札、そして公開されて手札に入ったカードです。

chapter-items = アイテムとフィールドカード

rules-items = { $item_list }
rules-field = { $field_list }

chapter-ads-construction = 建設業

rules-ads-construction = { $ads_construction }

chapter-ads-leisure = 娯楽業

rules-ads-leisure = { $ads_leisure }

chapter-ads-public = 公共業

rules-ads-public = { $ads_public }

chapter-ads-transport = 運輸業

rules-ads-transport = { $ads_transport }

chapter-ads-primary = 農林業

rules-ads-primary = { $ads_primary }

chapter-ads-finance = 金融業

rules-ads-finance = { $ads_finance }

chapter-ads-press = 報道業

rules-ads-press = { $ads_press }

chapter-ads-specialist = 専門職

rules-ads-specialist = { $ads_specialist }

chapter-sources = カードの出どころ

rules-sources = ゲームの流れ、役、枚数は公開されています。カードのうち名前が公開されているのは{ $known_names }、効果が公開されているのは{ $known_effects }です。
    それ以外は公開されていないため、私たちが作りました。他の名前、コスト・報酬・出目・期間のすべて、{ $own_effects }職業の効果、他のアイテム、フィールドカードの効果、そしてすべての文章です。シミュレーションで釣り合いを取りました。
rule-role = { $role }: { $of ->
    [flush] 同業種で別名
   *[other] 同名
}の{ $size }枚、{ $vp }点
rule-item = { $item }({ $copies }枚、コスト{ $cost }): { $does }
rule-field = { $card }: { $does }
rule-ad = { $name }: コスト{ $cost }、報酬{ $gold }金{ $cards ->
    [0] { "" }
   *[other] +{ $cards }枚
}、期間{ $period }か月、出目{ $letters }。{ $does }

## できない理由

ERR_PLAYER_COUNT = { $least }～{ $most }人用のゲームです。今は{ $have }人です。
ERR_START_PLAYER = 指定されたスタートプレイヤーの席がありません({ $have }人)。
ERR_SAME_ACTION = このテーブルでは、2回目のアクションは違う種類でなければなりません。
ERR_POSTED_ALREADY = { $card }は、このアクションの効果ですでに掲載されました。
BAD_CHOICE = その選択はできません。
HAND_FULL = 手札が{ $limit }枚以上なので探査できません。
DECK_EMPTY = 引けるカードがありません。
ACQUIRE_RANGE = 獲得は1～{ $most }枚です。
HAND_LIMIT = 手札が{ $limit }枚を超えます。
NO_MONEY = お金が足りません(必要{ $need }・所持{ $have })。
NOT_IN_HAND = { $card }は手札にありません。
ITEM_FIRST_ROUND = 最初のラウンドはアイテムを購入できません。
ITEM_LIMIT = アイテムの購入は1手番に1枚までです。
NO_SUCH_ITEM = そのアイテムはありません。
NO_ROLE = 役がありません。
UNKNOWN_ROLE = 不明な役です。役: { $roles }。
ROLE_SIZE = { $role }は{ $size }枚です({ $have }枚ではありません)。
ROLE_SPECIALIST = 専門職カードは役に使えません: { $cards }。
ROLE_NOT_SAME_NAME = { $role }は同名のカードだけです({ $names })。
ROLE_NOT_SAME_INDUSTRY = { $role }は同業種のカードだけです({ $industries })。
ROLE_DUPLICATE_NAME = { $role }に同名カードは使えません({ $names })。
CARD_REUSED = 同じカードを2つの役に使えません: { $cards }。
ACTION_AVAILABLE = 実行できるアクションがあるためパスできません。

## 局面と手札の文章

heading-round = 第{ $round }ラウンド、スタートプレイヤー { $start_player }
position-market = 並んでいるアイテム: { $items }。
position-field-cards = 場のフィールドカード: { $cards }。
position-decks = 山札: 広告{ $cards }枚、アイテム{ $items }枚。
position-discard = 広告捨て札({ $count }枚、新しい順): { $cards }。
position-item-discard = アイテム捨て札: { $items }。
position-roll = 直前の出目{ $face }。成立: { $cards }。
heading-seat = { $seat }
position-seat = { $vp }点、{ $gold }金、手札{ $cards }枚。
position-known = 見えている手札: { $cards }。
position-dice = このラウンドのサイコロ+{ $dice }個。
position-ad = { $card }: { $months }/{ $period }か月、出目{ $faces }、成立すると{ $gold }金{ $cards ->
    [0] { "" }
   *[other] +{ $cards }枚
}。
heading-shop = 並んでいるアイテムと場のフィールドカードの効果
position-item = { $item }: コスト{ $cost }。{ $does }
heading-unseen = どこにも見えていないカード(山札か手札)
position-copies = { $name }{ $count }
position-unseen = { $industry }: { $names }。
hand-kind-hand = 手札
heading-hand = 手札: { $count }枚
hand-card = { $card }({ $industry }): 今のコスト{ $cost }、報酬{ $gold }金{ $cards ->
    [0] { "" }
   *[other] +{ $cards }枚
}、出目{ $faces }、期間{ $period }か月。{ $does } 役: { $roles }。
figure-gold = { $value }金
figure-vp = { $value }点
figure-cards = 手札{ $value }枚

## 画像

picture-round = 第{ $round }ラウンド
picture-over = { $winners ->
    [1] { $vp }点、{ $gold }金で勝利
   *[other] { $vp }点、{ $gold }金で引き分け
}
picture-ask-action = アクション 残り{ $left }
picture-ask-may-use = { $by }: 使うか
picture-ask-choose-ads = { $by }: 広告を選ぶ
picture-ask-discard = { $by }: 手札を捨てる
picture-ask-take-discarded = { $by }: 捨て札から取る
picture-ask-take-turned-up = 公開されたカードから{ $left }枚を取る
picture-ask-post-next = { $by }: 掲載するか
picture-ask-choose-player = { $by }: 対象を選ぶ
picture-ask-shift = 出目を変えるか
picture-ask-order = 効果の順番を決める
picture-hired = { $count ->
    [0] 成立なし
   *[other] 成立: { $ads }
}
picture-no-roll = まだサイコロは振られていません。
picture-no-ads = 掲載なし
picture-no-discard = 捨て札なし
picture-known = 公開済み: { $cards }
picture-copies = { $count }枚
picture-no-roles = 役には使えない
picture-item = アイテム
picture-field-card = フィールドカード
picture-hand-empty = 手札はありません。
picture-comma = 、
picture-colon = :

## 記号の意味

legend-construction = 建設業
legend-leisure = 娯楽業
legend-public = 公共業
legend-transport = 運輸業
legend-primary = 農林業
legend-finance = 金融業
legend-press = 報道業
legend-specialist = 専門職
legend-vp = 勝利点。{ $goal }点でゲーム終了
legend-coin = 金
legend-card_back = 手札・山札の枚数、報酬で引く枚数
legend-month = 月マーカー。過ぎた月
legend-month_left = 違約までの残りの月
legend-calendar = 掲載期間(月)
legend-die = 直前の出目。広告では、黒い数字の出目で成立
legend-start = スタートプレイヤー
legend-item = アイテムカード
legend-field = フィールドカードが場にある

## 助言

advice-roles-change = 手札の役が{ $before }点から{ $after }点になる
advice-company = 手札に同名が{ $names }枚、同業種がほかに{ $industries }枚
advice-points = { $points }点
advice-vp = { $way ->
    [more] { $about }点を得る見込み
   *[less] { $about }点を失う
}
advice-won = { $way ->
    [more] 目標の点数で先頭に立てる
   *[less] 目標の点数で先頭を譲る
}
advice-gold = { $way ->
    [more] 金が増える({ $worth }点相当)
   *[less] 金を使う({ $worth }点相当)
}
advice-gold-none = 金は差し引き変わらない
advice-roles = { $way ->
    [more] 手札で作れる役が{ $about }点分増える
   *[less] 手札の役が{ $about }点分減る
}
advice-hand = { $way ->
    [more] 手札が良くなる(枚数や組み合わせ)
   *[less] 手札が弱くなる(枚数や組み合わせ)
}
advice-field = { $way ->
    [more] 掲載中の広告から見込める金が{ $about }増える
   *[less] 掲載中の広告から見込める金が{ $about }減る
}
advice-dice = { $way ->
    [more] サイコロが増え、{ $about }金を期待できる
   *[less] サイコロが減り、見込みが{ $about }金下がる
}
advice-rivals = { $way ->
    [more] 先頭の相手が{ $about }点を得る
   *[less] 先頭の相手から{ $about }点を奪う
}

## チュートリアル: 最初の1ゲーム

lesson-hand = **広告代理店へようこそ。** 手札には2つの使い道があります。広告として**掲載**すれば金とカードが入り、**役**にそろえて**提出**すれば勝利点になります。点になるのは役だけで、誰かが{ $goal }点に届くと、そのラウンドでゲームが終わります。
    カードには、右上に掲載コスト、→の後に報酬、黒い数字で成立する出目、カレンダーに掲載期間(月)、下に広告としての効果が書かれています。
    ▸ **質問**: 掲載コストがいちばん高いのはどれでしょうか。
lesson-hand-done = { $card }のコストは{ $cost }金。最初の{ $gold }金からすると大きな出費ですが、成立すると{ $pays }金になります。名前の後のアルファベットは同じ名前のカードを見分けるもので、違うのは出目だけです。
lesson-hand-else = コストは名前の横の枠の中にあります。矢印の後の数字は報酬です。
lesson-explore = **手番には{ $actions }アクション。** いちばん手軽なのは探査です。ただで山札の上から{ $reveal }枚を公開し、{ $take }枚を手札に加えます。
    ▸ **目標**: 何が出るか見てみましょう。
    ▸ **操作**: 「{ $press }」を押します。カードを公開するので、取り消せません。
lesson-explore-done = 公開されたカードは全員に見えます。取らなかったものは捨て札になります。
lesson-explore-else = まずはただでできる探査をしてみましょう。
lesson-take = **狙いを決めて集める。** 手札にはもう郵便局があります。同名2枚でペア({ $pair_vp }点)。同名や同じ業種がもっとそろえば、点はずっと高くなります。
    ▸ **目標**: { $card }を取りましょう。
    ▸ **操作**: 「{ $press }」で{ $card }を選びます。
lesson-take-done = ペアができました。急いで提出する必要はありません。大きな役ほど、1枚あたりの点が高くなります。
lesson-take-else = 悪くないカードですが、手札に合うのは{ $card }です。同じ名前なら役になります。
lesson-post = **2つ目のアクション: 広告の掲載。** { $card }のコストは{ $cost }金で、出目{ $faces_list }で成立します。ラウンドの最後に**サイコロを1個**振り、その出目のある広告は、誰のものでもすべて成立して報酬を払います。
    ▸ **目標**: { $card }を掲載しましょう。
    ▸ **操作**: 「{ $press }」で{ $card }を選びます。最後のアクションなので、これで手番が終わります。
lesson-post-done = { $card }の出目が出たので、{ $pays }金とカードを得て、広告は場を離れました。待ちすぎた広告は違約となって失われます。出目の良いものを、いくつも並べておきましょう。
lesson-post-else = それも掲載できますが、{ $card }の方が安く、成立する出目も多くなっています。
lesson-post-later = それは後でもできます。まず資金をかせぐため、このアクションで{ $card }を掲載しましょう。
lesson-acquire = **次のラウンド。** 金が増えました。山札のカードを1枚{ $card_price }金で、見ないで獲得できます(手札は{ $limit }枚まで)。
    ▸ **目標**: 何枚か獲得しましょう。
    ▸ **操作**: 「{ $press }」で枚数を選びます。
lesson-acquire-done = 金でカードを得て、カードを広告と役にする。これがこのゲームの仕組みです。第{ $items_from }ラウンドからは「購入」で、市場のアイテムにも金を使えます。
lesson-acquire-else = ここでは金をカードに替えてみましょう。金は最後には同点の判定にしか使いません。
lesson-months = **何ラウンドか後。** あなたの場です。丸の数が掲載期間の月数で、黒い丸は待った月です。すべて黒くなると**違約**となり、報酬なしで失われます。
    ▸ **質問**: このまま出目に恵まれないと、先に違約となる広告はどちらでしょうか。
lesson-months-done = { $card }の期間は{ $months }か月で、残りは{ $left }か月です。初めての人は、終盤に成立しにくい広告を出しがちです。間に合わない広告は、手札を1枚捨てたのと同じです。
lesson-months-else = 広告ごとに、白い丸を数えてください。少ない方が先です。
lesson-roles = **役の点。** 役は、名前または業種がそろうとできます。
    { $roles }
    ▸ **質問**: この手札でできる役は、カードの左下に赤字で出ています。そのうち、いちばん点の高い役はどれでしょうか。
lesson-roles-done = スリーカードは{ $three }点です。どのカードも、広告にするか役にするかのどちらかで、掲載中の広告は役に使えません。
lesson-roles-else = 上の一覧で、点を比べてください。
lesson-submit = **終わりが見えてきました。** 今{ $have }点で、このラウンド最後のアクションです。手札には{ $vp }点分の役があります。
    ▸ **目標**: 最善の役を提出して、ゲームを終わらせましょう。
    ▸ **操作**: 「{ $vp }点の役を提出…」を押します。いちばん点の高い組み方は、自動で計算されています。
lesson-submit-done = { $after }点。{ $goal }点に届いたので、このラウンドでゲームが終わりました。点の多い人、同点なら金の多い人の勝ちです。手札をためて一気に提出しそうな人には、いつも注意しましょう。
lesson-submit-else = ほかの手では点になりません。今{ $vp }点を提出すれば、このラウンドで終わります。
lesson-submit-by-hand = 役は自分でも組めます。ここではいちばん点の高い組み方がもう計算されているので、「{ $vp }点の役を提出…」を押しましょう。

## 先に決めておくこと

move-take-if-turned-up = 公開されたカードから取るもの
move-take-if-turned-up-full = 自分のためにカードが公開されたら、{ $industry }のうちいちばん高いものを取る
move-take-dearest = 自分のためにカードが公開されたら、ほかに決めたものがなければいちばん高いものを取る
field-industry = どの業種を取りますか？
move-read-die = 出目の変え方
move-read-die-full = 出目を変えられるときは: { $reading }
field-reading = どう変えますか？
move-resolve-as-listed = 自分の効果の順番: 一覧の順
move-decline-outside-turn = 手番外では任意効果を使わない
