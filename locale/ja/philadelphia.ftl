### フィラデルフィア。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = フィラデルフィア
title-about = 広告代理店のゲームです。広告カードを掲載し、コンボをつなげてお金を稼ぎ、役をそろえて提出して勝利点を得ます。誰かが目標点に届いたラウンドで終わり、勝利点が最も多い人の勝ちです。
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
name-builder-a = 建築会社A
name-builder-b = 建築会社B
name-builder-c = 建築会社C
name-builder-d = 建築会社D
name-wrecker-a = 解体屋A
name-wrecker-b = 解体屋B
name-wrecker-c = 解体屋C
name-architect-a = 設計事務所A
name-architect-b = 設計事務所B
name-painter-a = 塗装屋A
name-painter-b = 塗装屋B
name-cafe-a = カフェA
name-cafe-b = カフェB
name-cafe-c = カフェC
name-cafe-d = カフェD
name-cinema-a = 映画館A
name-cinema-b = 映画館B
name-cinema-c = 映画館C
name-hotel-a = ホテルA
name-hotel-b = ホテルB
name-amusement-a = 遊園地A
name-amusement-b = 遊園地B
name-post_office-a = 郵便局A
name-post_office-b = 郵便局B
name-post_office-c = 郵便局C
name-post_office-d = 郵便局D
name-fire_station-a = 消防署A
name-fire_station-b = 消防署B
name-fire_station-c = 消防署C
name-courthouse-a = 裁判所A
name-courthouse-b = 裁判所B
name-library-a = 図書館A
name-library-b = 図書館B
name-haulier-a = 運送屋A
name-haulier-b = 運送屋B
name-haulier-c = 運送屋C
name-haulier-d = 運送屋D
name-railway-a = 鉄道会社A
name-railway-b = 鉄道会社B
name-railway-c = 鉄道会社C
name-shipping-a = 船会社A
name-shipping-b = 船会社B
name-airfield-a = 飛行場A
name-airfield-b = 飛行場B
name-farmer-a = 農家A
name-farmer-b = 農家B
name-farmer-c = 農家C
name-farmer-d = 農家D
name-forester-a = 林業家A
name-forester-b = 林業家B
name-forester-c = 林業家C
name-fisherman-a = 漁師A
name-fisherman-b = 漁師B
name-mine-a = 鉱山A
name-mine-b = 鉱山B
name-pawnshop-a = 質屋A
name-pawnshop-b = 質屋B
name-pawnshop-c = 質屋C
name-pawnshop-d = 質屋D
name-insurance-a = 保険会社A
name-insurance-b = 保険会社B
name-insurance-c = 保険会社C
name-bank-a = 銀行A
name-bank-b = 銀行B
name-broker-a = 証券会社A
name-broker-b = 証券会社B
name-newspaper-a = 新聞社A
name-newspaper-b = 新聞社B
name-newspaper-c = 新聞社C
name-newspaper-d = 新聞社D
name-printer-a = 印刷所A
name-printer-b = 印刷所B
name-printer-c = 印刷所C
name-radio-a = ラジオ局A
name-radio-b = ラジオ局B
name-publisher-a = 出版社A
name-publisher-b = 出版社B
name-doctor-a = 医者A
name-guard-a = 衛兵A
name-collector-a = 徴税人A
name-seer-a = 占い師A
name-inventor-a = 発明家A
name-thief-a = 怪盗A
name-detective-a = 探偵A
name-copywriter-a = 宣伝作家A

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
name-effects = 自分の手番以外での任意効果
name-most = 報酬の金額が最大になるように
name-never = 変更しない
name-ask = 毎回確認する
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
   *[other] +カード{ $cards }枚
}、掲載期間{ $period }か月。
text-faces = 出目{ $faces }で成立。
text-letter = { $letter }({ $faces })
text-letters = { $copies }枚、成立する出目は{ $letters }。
text-item = アイテム({ $copies }枚)。コスト{ $cost }。
text-role = { $of ->
    [flush] 同業種で名前の違う
   *[other] 同名の
}カード{ $size }枚で{ $vp }点。
text-no-effect = 効果なし。
text-both = { $first }{ $second }
text-if-so = { $before }。そうした場合、{ $does }
text-then = { $before }。その後、{ $does }
text-if = { $condition }{ $does }
text-cost-if = { $condition }{ $does }(このカードも手札に数える)
text-hand-lte = 手札が{ $number }枚以下なら、
text-hand-gte = 手札が{ $number }枚以上なら、
text-own-ads-gte = 自分の広告が{ $number }枚以上なら、
text-gold-lte = 所持金が{ $number }金以下なら、
text-post-this = 掲載時: { $does }。
text-post-own-other = 掲載中、自分がほかの広告を掲載するたび: { $does }。
text-hire-this = 成立時: { $does }。
text-hire-own-other = 掲載中、自分のほかの広告が成立するたび: { $does }。
text-breach-this = 違約時: { $does }。
text-breach-own-other = 掲載中、自分のほかの広告が違約になるたび: { $does }。
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
text-steal-money-choose = ほかのプレイヤー1人から{ $amount }を{ $may ->
    [true] 奪ってよい
   *[other] 奪う
}
text-steal-money-opponents = ほかのプレイヤー全員から{ $amount }ずつ{ $may ->
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
text-look = 広告山札の上から{ $look }枚を公開し、{ $take }枚を手札に加え、残りを{ $may ->
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
   *[other] 掲載コストを{ $discount }下げて
}{ $may ->
    [true] 掲載してよい
   *[other] 掲載する
}
text-extra-roll = このラウンド、自分の広告はもう1個のサイコロの出目でも{ $may ->
    [true] 成立してよい
   *[other] 成立する
}
text-amount = { $n }{ $unit ->
    [gold] 金
   *[other] 枚
}
text-count-own-ads-other = 掲載中の自分のほかの広告1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、加えて{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
}
text-count-months-on-this = このカードの月マーカー1つにつき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、加えて{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
}
text-count-event-roles = 提出した役1つにつき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、加えて{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
}
text-count-event-cards = そのカード1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、加えて{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
}
text-count-hand-size = 手札1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、加えて{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
}
text-count-discarded = 捨てた1枚につき{ $n }{ $unit ->
    [gold] 金
   *[other] 枚
}{ $plus ->
    [0] { "" }
   *[other] 、加えて{ $plus }{ $unit ->
        [gold] 金
       *[other] 枚
    }
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
}
text-count-scrapped-cost = その掲載コスト{ $n ->
    [1] { "" }
   *[other] の{ $n }倍
}{ $plus ->
    [0] と同じ
   *[other] に{ $plus }を足した
}{ $unit ->
    [gold] 金額
   *[other] 枚数
}{ $max ->
    [0] { "" }
   *[other] (最大{ $max }{ $unit ->
        [gold] 金
       *[other] 枚
    })
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
    [true] ほかの
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
    [true] ほかの
   *[other] { "" }
}{ $kind }それぞれ
text-standing = 掲載中: { $does }。
text-own-price = { $does }。
text-in-play = 場にある間: { $does }。
text-post-cost-own-other-less = 自分が掲載するほかの広告の掲載コストが{ $value_abs }下がる(最低0)
text-post-cost-own-other-more = 自分が掲載するほかの広告の掲載コストが{ $value_abs }上がる
text-post-cost-this = 掲載コストは{ $value }になる
text-item-cost-less = 自分が購入するアイテムのコストが{ $value_abs }下がる(最低0)
text-item-cost-more = 自分が購入するアイテムのコストが{ $value_abs }上がる
text-explore-reveal = 自分の探査で公開する枚数+{ $value }
text-explore-take = 自分の探査で手札に加える枚数+{ $value }
text-hire-reward-own-other = 自分のほかの広告の成立報酬+{ $value }金
text-hire-reward-all = すべてのプレイヤーの成立報酬+{ $value }金
text-replace-loss = 効果でお金を失うとき、失うかわりに{ $value }金を得る
text-replace-loss-same = 効果でお金を失うとき、失うかわりに同じ額を得る
text-invert-post = 自分のほかの広告の掲載時のマイナス効果は逆になる(お金を失う→得る、捨てる→引く、月マーカーを載せる→取り除く)
text-die-shift = 採用フェイズで、自分の広告の判定だけ出目を±{ $value }してよい

## イベント

start-player-chosen = { $seat }がスタートプレイヤーになりました{ $drawn ->
    [true] (抽選)
   *[other] { "" }
}。
dealt = { $seat }にカード{ $count }枚と{ $gold }金が配られました。
hand-drawn = 引いたカード: { $cards }。
market-opened = アイテムが公開されました: { $items }。
round-started = 第{ $round }ラウンドが始まりました。スタートプレイヤーは{ $start_player }です。
explored = { $seat }が探査で次のカードを公開しました: { $cards }。
card-taken = { $seat }が{ $card }を手札に加えました。
rest-discarded = 残りのカードが捨て札になりました: { $cards }。
acquired = { $seat }が{ $gold_abs }金でカード{ $count }枚を獲得しました。
ad-posted = { $seat }が{ $card }を掲載しました(コスト{ $gold_abs }金)。
item-bought = { $seat }が{ $item }を購入しました(コスト{ $gold_abs }金)。
item-turned-up = 新しいアイテムが公開されました: { $item }。
field-card-in-play = フィールドカード「{ $item }」が場に出て、全員に適用されるようになりました。
field-card-put-back = { $item }が出たため、アイテム山札に戻して切り直しました。
items-shuffled = アイテム捨て札を切って新しいアイテム山札にしました({ $count }枚)。
role-scored = { $seat }が{ $role }を提出しました: { $cards }(+{ $vp }点)。
submitted = { $seat }が{ $vp }点を得ました。捨て札と合わせて{ $under }枚を切り、広告山札の下に置きました。
passed = { $seat }がパスして手札を公開し{ $gold ->
    [0] ました
   *[other] 、{ $gold }金を得ました
}: { $cards }。
deck-refilled = 広告捨て札を切って広告山札の下に置きました({ $count }枚)。
die-rolled = { $seat }がサイコロを振り、全員の出目が{ $face }になりました。
extra-die-rolled = { $seat }が追加のサイコロで{ $face }を出しました。
die-shifted = { $seat }が出目を{ $shift ->
    [0] そのままで
    [-2] 2下げて
    [-1] 1下げて
   *[other] { $shift }上げて
}判定しました。
shift-needless = { $seat }の出目は、変えても成立する広告が同じなので、そのまま判定しました。
order-needless = { $seat }の効果は、どの順番でも結果が同じなので、一覧の順に処理しました。
ad-hired = { $seat }の{ $card }が成立し、{ $gold }金{ $cards ->
    [0] { "" }
   *[other] とカード{ $cards }枚
}を得ました。
nobody-hired = 出目{ $face }では1枚も成立しませんでした。
ads-left = { $seat }の場の広告が捨て札になりました: { $cards }。
month-passed = 1か月が経過しました{ $ads ->
    [0] { "" }
   *[other] 。掲載中のすべての広告({ $ads }枚)に月マーカーを1つずつ載せました
}。
ad-breached = { $seat }の{ $card }が違約になりました({ $months }か月)。
game-ended = ゲームが終了しました。{ $winners_count ->
    [1] { $winners }が{ $vp }点、{ $gold }金で勝ちました！
   *[other] { $winners }が{ $vp }点、{ $gold }金で引き分けました！
}
habit-set = 自動回答を決めました: { $habit }は「{ $answer }」。
effect-cause = { $cause ->
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
   *[other] { "" }
}
effect-paid = { $seat }が{ $by }{ $why }で{ $gold }金を得ました。
effect-cost = { $gold ->
    [0] { $seat }には、{ $by }{ $why }で失うお金がありませんでした
   *[other] { $seat }が{ $by }{ $why }で{ $gold_abs }金を失いました
}。
loss-replaced = { $seat }が{ $by }{ $why }で{ $loss }金を失うかわりに、{ $instead }で{ $gold }金を得ました。
gold-stolen = { $gold ->
    [0] { $seat }の{ $by }{ $why }で、{ $player }から奪えるお金はありませんでした
   *[other] { $seat }が{ $by }{ $why }で{ $player }から{ $gold }金を奪いました
}。
theft-replaced = { $player }が{ $seat }の{ $by }{ $why }に{ $loss }金を奪われるかわりに、{ $instead }で{ $gold }金を得ました。
effect-drew = { $seat }が{ $by }{ $why }でカードを{ $count }枚引きました。
effect-discarded = { $seat }が{ $by }{ $why }で{ $cards }を捨てました。
effect-turned-up = { $seat }が{ $by }{ $why }で次のカードを公開しました: { $cards }。
effect-took = { $seat }が{ $by }{ $why }で広告捨て札から{ $cards }を手札に加えました。
months-added = { $seat }が{ $by }{ $why }で{ $ads }に月マーカーを{ $months }つ{ $ads_count ->
    [1] { "" }
   *[other] ずつ
}載せました。
months-removed = { $seat }が{ $by }{ $why }で{ $ads }から月マーカーを{ $months }つ{ $ads_count ->
    [1] { "" }
   *[other] ずつ
}取り除きました。
all-months-removed = { $seat }が{ $by }{ $why }で{ $ads }から月マーカーをすべて取り除きました。
ad-returned = { $seat }が{ $by }{ $why }で{ $card }を{ $own ->
    [true] 自分の
   *[other] { $player }の
}手札に戻しました。
ad-scrapped = { $seat }が{ $by }{ $why }で広告{ $card }を捨て札にしました。
effect-repeated = { $seat }が{ $by }{ $why }で{ $card }の掲載時効果をもう一度発動しました。
effect-reversed = { $seat }の{ $instead }により、{ $by }{ $why }の効果が逆になりました。
extra-die-added = { $seat }が{ $by }{ $why }でこのラウンドの自分のサイコロを{ $dice }個追加しました。
effect-declined = { $seat }は{ $by }{ $why }の効果を使いませんでした。

## 問いかけ: 本人へ (ask-) と全員へ (await-)

ask-action = アクションを選んでください(残り{ $left }回)。
await-action = { $seat }: アクションを選択中(残り{ $left }回、所持金{ $gold }金)
ask-may-use = { $by }の効果を使いますか？
await-may-use = { $seat }: { $by }の効果を使うか選択中
ask-choose-ads = { $by }: { $does ->
    [return_ad] どの広告を手札に戻しますか？
    [scrap_ad] どの広告を捨て札にしますか？
    [retrigger] どの広告の掲載時効果をもう一度発動しますか？
    [hire_now] どの広告をただちに成立させますか？
    [add_months] どの広告に月マーカーを載せますか？
    [remove_months] どの広告から月マーカーを取り除きますか？
   *[other] どの広告ですか？
}{ $left ->
    [1] { "" }
   *[other] (あと{ $left }枚)
}
await-choose-ads = { $seat }: { $by }の対象の広告を選択中
ask-discard = { $by }: 手札を{ $most }枚{ $exact ->
    [true] { "" }
   *[other] まで
}{ $may ->
    [true] 捨てられます
   *[other] 捨ててください
}。
await-discard = { $seat }: { $by }で捨てる手札を選択中
ask-take-discarded = { $by }: 広告捨て札から1枚選んでください{ $left ->
    [1] { "" }
   *[other] (あと{ $left }枚)
}。
await-take-discarded = { $seat }: { $by }で広告捨て札から取るカードを選択中
ask-take-turned-up = 公開された{ $count }枚から、手札に加えるカードを選んでください{ $left ->
    [1] { "" }
   *[other] (あと{ $left }枚)
}。
await-take-turned-up = { $seat }: 公開された{ $count }枚から取る{ $left }枚を選択中
ask-post-next = { $by }: 広告を掲載しますか？(あと{ $left }枚まで{ $discount ->
    [0] { "" }
   *[other] 、コストは{ $discount }下がります
})
await-post-next = { $seat }: { $by }で広告を掲載するか選択中
ask-choose-player = { $by }: 誰を対象にしますか？
await-choose-player = { $seat }: { $by }の対象を選択中
ask-shift = 出目は{ $faces }です。自分の広告の判定で出目を変えますか？
await-shift = { $seat }: 出目({ $faces })を変えるか選択中
ask-order = 効果をどの順番で処理しますか？ { $effects }
await-order = { $seat }: 効果の順番を選択中
effect-listed = { $number } { $by }{ $why }

## ヒント: その答えで何が起こるか

hint-ad = 残り{ $left }か月、掲載コスト{ $cost }
hint-post = コスト{ $cost }金、支払い後{ $left }金
warn-item-rest = { $item }の最初の効果には、今は対象がありません。残りだけを行います: { $does }。
warn-item-nothing = 今は{ $item }を使っても何も起きません。
hint-pay = 支払い後{ $gold }金
hint-player = 所持金{ $gold }金
hint-shift = { $ads_count ->
    [0] 成立なし
   *[other] { $ads }: { $gold }金{ $cards ->
        [0] { "" }
       *[other] +カード{ $cards }枚
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

score-line = { $place }位 { $seat }: { $points }点、所持金{ $tiebreak }金
score-points = 役{ $vp }点
score-gold = 所持金{ $gold }金
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
cmd-explore-desc = 広告山札の上からカードを公開し、1枚を取ります
move-acquire = 獲得
move-acquire-full = { $count }枚を獲得
cmd-acquire = 獲得
cmd-acquire-desc = 広告山札からカードを獲得します
move-post = 掲載
move-post-full = { $card }を掲載
cmd-post = 掲載
cmd-post-desc = 手札の広告を掲載します
move-buy = 購入
move-buy-full = { $item }を購入
says-buy = { $item }を購入。{ $does }
cmd-buy = 購入
cmd-buy-desc = アイテムを購入してすぐ使います
move-submit-best = 最高得点の役を提出
move-submit-best-full = { $vp }点分の役を提出: { $cards }
cmd-submit-best = 最高得点
cmd-submit-best-desc = 手札全体で得点が最高になる役を提出します
move-submit-cards = カードを選んで提出
move-submit-cards-full = 提出: { $cards }
cmd-submit-cards = 提出
cmd-submit-cards-desc = 選んだカードを最高得点の役にして提出します
move-submit-roles = 役を組んで提出
move-submit-roles-full = 役を組んで提出: { $cards }
cmd-submit-roles = 役
cmd-submit-roles-desc = 自分で決めた役を提出します
move-pass = パス
cmd-pass = パス
cmd-pass-desc = 手札を公開してお金を得ます(ほかに何もできないときだけ)
move-take-card = 取る
move-take-card-full = { $card }を取る
cmd-take-card = 取る
cmd-take-card-desc = 公開されているカードを1枚取ります
move-choose-ad = 広告を選ぶ
move-choose-ad-full = { $ad }を選ぶ
cmd-choose-ad = 広告
cmd-choose-ad-desc = 効果の対象の広告を選びます
move-discard-card = 捨てる
move-discard-card-full = { $card }を捨てる
cmd-discard-card = 捨てる
cmd-discard-card-desc = 手札を1枚捨てます
move-discard-cards = まとめて捨てる
move-discard-cards-full = { $cards }を捨てる
cmd-discard-cards = まとめて捨てる
cmd-discard-cards-desc = 手札を何枚か捨てます
move-post-next = 掲載する
move-post-next-full = { $card }を掲載
cmd-post-next = 次の掲載
cmd-post-next-desc = アイテムの効果で広告を掲載します
move-choose-player = プレイヤーを選ぶ
move-choose-player-full = 対象: { $player }
cmd-choose-player = 対象
cmd-choose-player-desc = 効果の対象のプレイヤーを選びます
move-use-effect = 使う
cmd-use-effect = 使う
cmd-use-effect-desc = 確認中の効果を使います
move-decline = 使わない・終わる
cmd-decline = いいえ
cmd-decline-desc = 効果を使わないか、そこで終わります
move-shift-die = 出目を変える
move-shift-die-full = 出目: { $shift ->
    [0] そのまま
    [-2] 2下げる
    [-1] 1下げる
   *[other] { $shift }上げる
}
cmd-shift-die = 出目
cmd-shift-die-desc = 自分の広告の判定で出目を変えます
move-order-effects = 順番を決める
move-order-effects-full = 順番: { $order }
cmd-order-effects = 順番
cmd-order-effects-desc = 自分の効果の順番を決めます
move-set-habit = 自動回答
move-set-habit-full = { $habit }: { $answer }
value-vp = { $value }点
value-count = { $value }枚
value-shift = { $value ->
    [0] そのまま
    [-2] 2下げる
    [-1] 1下げる
   *[other] { $value }上げる
}

## 手の項目

field-count = 何枚ですか？
opt-count = 枚数
opt-count-desc = 獲得する枚数
field-vp = 何点ですか？
opt-vp = 点数
opt-vp-desc = 最高得点の役の点数
field-card = どのカードですか？
opt-card = カード
opt-card-desc = カード
field-item = どのアイテムですか？
opt-item = アイテム
opt-item-desc = 購入するアイテム
field-roles = どの役ですか？
opt-roles = 役
opt-roles-desc = 役とそのカード
field-cards = どのカードですか？
opt-cards = カード
opt-cards-desc = カード
field-ad = どの広告ですか？
opt-ad = 広告
opt-ad-desc = 掲載中の広告
field-player = どのプレイヤーですか？
opt-player = 相手
opt-player-desc = 対象のプレイヤー
field-shift = 出目をどう変えますか？
opt-shift = 変更
opt-shift-desc = 出目をいくつ変えるか
field-order = どの順番にしますか？
opt-order = 順番
opt-order-desc = 効果の番号を順に

## テーブルのオプション

option-start_player = 最初のスタートプレイヤー
option-start_player-desc = 第1ラウンドに誰から始めるかを決めます。
option-start_player-random = 抽選
option-start_player-a = 席A
option-start_player-b = 席B
option-start_player-c = 席C
option-start_player-d = 席D
option-repeat_actions = 同じアクションを2回
option-repeat_actions-desc = 1手番の2アクションを同じ種類にできるかを決めます(公開された情報なし)。
option-repeat_actions-true = できる
option-repeat_actions-false = できない
option-second_pass = 2回目のアクションのパス
option-second_pass-desc = 1アクションの後にパスしてもお金を得るかを決めます(公開された情報なし)。
option-second_pass-true = 得る
option-second_pass-false = 得ない
option-field_card = 後から出たフィールドカード
option-field_card-desc = ゲーム中にフィールドカードが公開されたときの扱いを決めます(公開された情報なし)。
option-field_card-in_play = 場に出て全員に適用
option-field_card-put_back = 山札に戻して切り直す
option-idle = 時間切れのとき
option-idle-desc = 時間切れのプレイヤーがパス・探査・獲得のどれもできないときに、代わりに行うことを決めます。
option-idle-posts = 最も安い広告を掲載
option-idle-scores = 最高得点の役を提出

## ルール (/rules)

chapter-aim = ゲームの概要

rules-aim = あなたは広告代理店の社員です。手札の広告カードは、次のどちらかに使います。自分の場に**掲載**すればお金とカードが入り、コンボも生まれます。**役**をそろえて**提出**すれば勝利点になります。勝利点は役からしか得られません。サイコロの出目が広告の出目と合えば、その広告は**成立**します。
    誰かの勝利点が{ $vp_goal }点以上になったら、そのラウンドでゲームは終わります。勝利点が最も多い人の勝ちです。
rules-cards = 広告カードは{ $names }種{ $ads }枚で、業種は{ $industries }です。同名のカードはコスト・報酬・掲載期間・効果が同じで、名前の後のアルファベットで区別します。成立する出目はアルファベットごとに違います。
    広告カードには、掲載コスト、成立したときの報酬(お金と引くカード)、成立する出目(採用条件)、掲載期間(月)、効果が書かれています。
    ほかに、アイテムカードが{ $item_names }種{ $items }枚と、フィールドカードが1枚あります。

chapter-set-up = 準備

rules-set-up = { $players }人のプレイヤーはそれぞれ広告カード{ $start_hand }枚を引き、{ $start_gold }金を持ちます。アイテムを{ $market_slots }枚公開します。その中にフィールドカードがあれば山札に戻して切り直し、別のアイテムを公開します。{ $drawn ->
        [true] スタートプレイヤーは抽選で決めます。
       *[other] この卓のスタートプレイヤーは席{ $start_seat }です。
    }

chapter-round = ラウンドの流れ

rules-round = アクションフェイズ: スタートプレイヤーから時計回りに、1人ずつ{ $actions_per_turn }アクションを行います。
    採用フェイズ: 全員共通のサイコロ1個で、どの広告が成立するかが決まります。
    更新フェイズ: 1か月が過ぎ、掲載期間の切れた広告は違約になります。
    その後、時計回りで次の人がスタートプレイヤーになり、次のラウンドを始めます。

chapter-actions = アクション

rules-turn-actions = 手番では必ず{ $actions_per_turn }アクションを行います{ $repeat ->
        [true] (同じものを続けてもかまいません)
       *[other] (この卓では、それぞれ違う種類でなければなりません)
    }。
    - **探査**: 広告山札の上から{ $explore_reveal }枚を公開し、{ $explore_take }枚を手札に加え、残りを表向きに捨てます。手札が{ $hand_limit }枚以上ならできません。
    - **獲得**: 広告山札から1～{ $acquire_max }枚を、1枚につき{ $acquire_cost }金で引きます。引いた後の手札が{ $hand_limit }枚を超えてはいけません。
    - **掲載**: 手札の広告のコストを払い、自分の場に出します。枚数に制限はありません。
    - **購入**: 公開中のアイテムのコストを払い、すぐに使います。新しいアイテムが補充されます。最初のラウンドはできず、1手番に{ $items_per_turn }枚までです。
    - **役提出**: 手札から役をいくつでも公開し、勝利点を得ます。
    - **パス**: ほかのどれもできないときだけです。手札を公開し、{ $pass_gain }金を得て手番を終えます。{ $second_pass ->
        [true] { "" }
       *[other] この卓では、1回アクションを行った後のパスではお金を得られません。
    }
rules-hand = 手札の上限{ $hand_limit }枚が適用されるのは探査と獲得だけです。報酬や効果では上限を超えてもよく、捨てる必要もありません。
    広告捨て札は誰でも見られます。山札が足りないときは、先に捨て札を切って山札の下に置きます。
rules-field-card = { $in_play ->
        [true] 補充のときにフィールドカードが出たら、ゲーム終了まで場に置き、全員に適用します。その後、次のアイテムを公開します。
       *[other] 補充のときにフィールドカードが出たら、山札に戻して切り直し、別のアイテムを公開します。
    }アイテム山札がなくなったら、捨て札を切って新しい山札にします。

chapter-roles = 役

rules-roles = { $roles }
    専門職は役に使えません。フラッシュに同名カードは入れられません。1枚のカードは1つの役にしか使えず、1つでも成り立たない役があると、提出全体が無効です。最高得点でない組み合わせで提出してもかまいません。
    提出したカードは、広告捨て札すべてと一緒に切って広告山札の下に置きます。

chapter-hiring = 採用フェイズ

rules-hiring = スタートプレイヤーが振ったサイコロの出目を全員に適用します。出目が採用条件に含まれる掲載中の広告は、誰のものでもすべて成立します。
    まず成立した広告の報酬(お金、次にカード)を得ます。次にスタートプレイヤーから順に効果を処理します。最後に成立した広告をすべて捨て札にします。それまでは掲載中として扱い、効果も有効です。
rules-shift-dice = 出目を変えられる人も、変えられるのは自分の広告の判定だけです。{ $faces }より大きいか1より小さくすると、何も成立しません。どう変えても成立する広告が同じときは、確認されずにそのまま判定し、ログに残します。
rules-arrange-effects = 採用フェイズで自分の効果が複数発動するときは、好きな順番で処理します。順番によって結果が変わる可能性があり、予約もないときだけ確認されます。それ以外は一覧の順に処理し、ログに残します。
rules-ask-together = 採用フェイズで複数のプレイヤーの効果に選択があるときは、互いの答えに影響されない限り、全員に同時に確認します。効果そのものはスタートプレイヤーから順に処理します。答えは全員がそろうまでほかの人に見えず、それまでは変えられます。

chapter-update = 更新フェイズ

rules-update = まずフェイズ開始時の効果を処理します。次に掲載中の広告すべてに月マーカーを1つずつ載せます。マーカーが掲載期間に達した広告は違約です。違約時の効果を処理し、報酬なしで捨て札にします。それより前に効果でマーカーが増えて期間に達しても、その場では違約になりません。

chapter-end = ゲームの終了

rules-end = 更新フェイズの後、誰かが{ $vp_goal }点以上ならゲーム終了です。{ $vp_goal }点を超えた分も数えます。勝利点が最も多い人の勝ちです。同点なら所持金の多い人が勝ち、それも同じなら引き分けです。

chapter-effects = 効果

rules-effects = 「掲載時」「成立時」「違約時」はそのカード自身に起きたときに1回発動し、「掲載中」は自分の場にある間ずっと有効です。ほかのプレイヤーの行動に反応する効果はありません。
    まず効果の原因になったカード自身、次に自分のほかの広告を、掲載した順に処理します。途中で発動したものは先に終わらせます。一部しかできないことは、できるところまで行います。広告の効果は、最初の部分がまったくできなければ発動しません。アイテムは、その場合も残りを行います(手札がないときの転職、広告がないときの即日採用は、どちらも1枚引くだけになります)。
rules-chains = 1つのアクションから続く効果で、同じカードが再び掲載されたり、再び成立したりすることはありません。
rules-losses = コストを払うことは「失う」には当たりません。効果でお金を失うときは、先に効果を逆にする効果、次に失うかわりに得る効果を適用します。持っている以上に失うことはありません。
rules-may-use = 「してよい」とある効果は、使うかどうかを先に確認します。使わなくてもかまいません。
rules-choose-ads = 効果の対象になる広告を選びます。1枚しかなければ、自動で選ばれます。
rules-choose-opponent = 効果の対象のプレイヤーを選びます。奪えるのは、相手が実際に失った分だけです。
rules-discard-from-hand = 捨てる手札を選びます。捨てたカードは公開されます。
rules-take-from-discard = 広告捨て札から好きなカードを選びます。どれを取ったかは公開されます。
rules-take-turned-up = 公開されたカードから選びます。残りは広告捨て札に置きます。
rules-post-from-hand = 手札の広告を割り引かれたコストで掲載します。発動する効果もすべて処理します。やめてもかまいません。
rules-orders = 採用フェイズでは、答えで結果が変わるときは毎回確認します。次の答えは、ほかの人に知られずに、いつでも予約できます。出目の変え方(「報酬の金額が最大」では、効果で得るお金は数えません)、効果を一覧の順に処理すること、手番外の任意効果を使わないことです。予約しておけば、ほかの人を待たせません。
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

chapter-sources = カードの出典

rules-sources = ゲームの流れ、役、枚数は公開されています。カードのうち名前が公開されているのは{ $known_names }、効果が公開されているのは{ $known_effects }です。
    それ以外は公開されていないため、私たちが作りました。ほかの名前、コスト・報酬・出目・期間のすべて、{ $own_effects }種の効果、ほかのアイテム、フィールドカードの効果、そしてすべての文章です。シミュレーションでバランスを調整しました。
rule-role = { $role }: { $of ->
    [flush] 同業種で名前の違う
   *[other] 同名の
}カード{ $size }枚、{ $vp }点
rule-item = { $item }({ $copies }枚、コスト{ $cost }): { $does }
rule-field = { $card }: { $does }
rule-ad = { $name }: コスト{ $cost }、報酬{ $gold }金{ $cards ->
    [0] { "" }
   *[other] +カード{ $cards }枚
}、掲載期間{ $period }か月、出目 { $letters }。{ $does }

## できない理由

ERR_SAME_ACTION = この卓では、2回目のアクションは違う種類でなければなりません。
ERR_POSTED_ALREADY = { $card }は、このアクションの効果ですでに掲載されました。
ERR_BAD_CHOICE = その選択はできません。
ERR_HAND_FULL = 手札が{ $limit }枚以上なので探査できません。
ERR_DECK_EMPTY = 山札と捨て札を合わせても、カードが足りません。
ERR_ACQUIRE_RANGE = 獲得できるのは1～{ $most }枚です。
ERR_HAND_LIMIT = 引いた後の手札が上限の{ $limit }枚を超えます。枚数を減らしてください。
ERR_NO_MONEY = お金が足りません({ $need }金必要、所持金{ $have }金)。
ERR_NOT_IN_HAND = { $card }は手札にありません。
ERR_ITEM_FIRST_ROUND = 最初のラウンドはアイテムを購入できません。
ERR_ITEM_LIMIT = アイテムの購入は1手番に1枚までです。
ERR_NO_SUCH_ITEM = そのアイテムは公開されていません。
ERR_NO_ROLE = 選んだカードでは役ができません。役になるカードを選んでください。
ERR_UNKNOWN_ROLE = その役はありません。使える役: { $roles }。
ERR_ROLE_SIZE = { $role }は{ $size }枚の役です(選んだのは{ $have }枚)。
ERR_ROLE_SPECIALIST = 専門職カードは役に使えません: { $cards }。
ERR_ROLE_NOT_SAME_NAME = { $role }は同名のカードだけです({ $names })。
ERR_ROLE_NOT_SAME_INDUSTRY = { $role }は同業種のカードだけです({ $industries })。
ERR_ROLE_DUPLICATE_NAME = { $role }に同名カードは使えません({ $names })。
ERR_CARD_REUSED = 同じカードを2つの役に使えません: { $cards }。
ERR_ACTION_AVAILABLE = 実行できるアクションがあるためパスできません。

## 局面と手札の文章

heading-round = 第{ $round }ラウンド、スタートプレイヤーは{ $start_player }
position-market = 公開中のアイテム: { $items }。
position-field-cards = 場のフィールドカード: { $cards }。
position-decks = 裏向きの山札: 広告{ $cards }枚、アイテム{ $items }枚。
position-discard = 広告捨て札({ $count }枚、新しい順): { $cards }。
position-item-discard = アイテム捨て札: { $items }。
position-roll = 直前の出目{ $face }。成立: { $cards }。
position-paid = 直前の出目の収入: { $payments }。
position-expired = その後に違約: { $cards }。
position-payment = { $seat } { $card } { $gold }金{ $cards ->
    [0] { "" }
   *[other] { "" }+{ $cards }枚
}
heading-faces = 次の出目ごとの収入
position-face = { $face }: { $payments }
position-face-pay = { $seat } { $gold }金
heading-seat = { $seat }
position-seat = { $vp }点、{ $gold }金、手札{ $cards }枚。
position-sets = 提出した役: { $sets }。
position-set = { $role }({ $industry }、{ $vp }点)
position-known = 公開済みの手札: { $cards }。
position-dice = このラウンドの追加のサイコロ: { $dice }個。
position-ad = { $card }: { $months }/{ $period }か月、出目{ $faces }、成立すると{ $gold }金{ $cards ->
    [0] { "" }
   *[other] とカード{ $cards }枚
}。
heading-shop = 公開中のアイテムと場のフィールドカードの効果
position-item = { $item }: コスト{ $cost }。{ $does }
heading-unseen = どこにも公開されていないカード(山札か手札)
position-copies = { $name }{ $count }枚
position-unseen = { $industry }: { $names }。
hand-kind-hand = 手札
heading-hand = 手札: { $count }枚
hand-sets = いま提出できる役: { $sets }。
hand-role = { $role }({ $vp }点)
hand-card = { $card }({ $industry }): 今のコスト{ $cost }、報酬{ $gold }金{ $cards ->
    [0] { "" }
   *[other] +カード{ $cards }枚
}、出目{ $faces }、掲載期間{ $period }か月。{ $does }作れる役: { $roles }。
figure-gold = { $value }金
figure-vp = { $value }点
figure-cards = 手札{ $value }枚

## 画像

picture-round = 第{ $round }ラウンド
picture-over = { $winners ->
    [1] { $vp }点、{ $gold }金で勝利
   *[other] { $vp }点、{ $gold }金で引き分け
}
picture-points-by-set = 得点の内訳
picture-tie = 同点は所持金の順
picture-ask-action = アクション(残り{ $left }回)
picture-ask-may-use = { $by }を使うか
picture-ask-choose-ads = { $by }の対象を選ぶ
picture-ask-discard = { $by }で手札を捨てる
picture-ask-take-discarded = { $by }で捨て札から取る
picture-ask-take-turned-up = 公開されたカードから{ $left }枚を取る
picture-ask-post-next = { $by }で掲載するか
picture-ask-choose-player = { $by }の対象を選ぶ
picture-ask-shift = 出目を変えるか
picture-ask-order = 効果の順番を決める
picture-hired = { $count ->
    [0] 成立なし
   *[other] 成立: { $ads }
}
picture-expired = 違約
picture-no-roll = サイコロはまだ振られていません
picture-goal = ゴール { $points }
picture-items = アイテム
picture-revealed = 公開されたカード
picture-last-roll = 直前の出目
picture-item-deck = アイテム山札
picture-ad-deck = 広告山札
picture-discard = 捨て札
picture-new = 新
picture-if-die = 次の出目ごとの収入
picture-would-be-paid = 各社の広告が受け取る金
picture-months-left = 残りの月
picture-last-month = 最後の月
picture-hand-sets = いま提出できる役
picture-no-ads = 掲載なし
picture-known = 公開済み: { $cards }
picture-copies = { $count }枚
picture-no-roles = 役には使えない
picture-item = アイテム
picture-field-card = フィールドカード
picture-hand-empty = 手札なし
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
legend-vp = 勝利点。{ $vp_goal }点でゲーム終了
legend-coin = お金
legend-card_back = 手札・山札の枚数、報酬で引く枚数
legend-month = 月マーカー。過ぎた月の数
legend-month_left = 違約までの残りの月
legend-calendar = 掲載期間(月)
legend-die = 直前の出目。広告では、黒い数字の出目で成立
legend-start = スタートプレイヤー
legend-item = アイテムカード
legend-field = フィールドカードが場にある

## 助言

advice-company = 手札に{ $names ->
    [0] 同業種が{ $industries }枚
   *[other] 同名が{ $names }枚{ $industries ->
        [0] { "" }
       *[other] 、同業種がほかに{ $industries }枚
    }
}ある
advice-points = { $points }点
advice-vp = { $way ->
    [more] { $about }点を得る見込み
   *[less] { $about }点を失う
}
advice-won = { $way ->
    [more] 目標点に達して首位に立てる
   *[less] 目標点に達したとき首位を譲る
}
advice-gold = { $way ->
    [more] お金が増える({ $worth }点分)
   *[less] お金が減る({ $worth }点の損)
}
advice-roles = { $way ->
    [more] 手札で作れる役が{ $about }点分増える
   *[less] 手札で作れる役が{ $about }点分減る
}
advice-hand = { $way ->
    [more] 手札が良くなる(枚数か組み合わせ)
   *[less] 手札が弱くなる(枚数か組み合わせ)
}
advice-field = { $way ->
    [more] 掲載中の広告の見込み収入が{ $about }金増える
   *[less] 掲載中の広告の見込み収入が{ $about }金減る
}
advice-dice = { $way ->
    [more] 追加のサイコロで{ $about }金を期待できる
   *[less] 追加のサイコロがなく、見込みが{ $about }金下がる
}
advice-rivals = { $way ->
    [more] 首位の相手が{ $about }点を得る
   *[less] 首位の相手が{ $about }点を失う
}

## チュートリアル: 最初の1ゲーム

lesson-hand = **広告代理店へようこそ。** 手札には2つの使い道があります。広告として**掲載**すればお金とカードが入り、**役**をそろえて**提出**すれば勝利点になります。点になるのは役だけで、誰かが{ $vp_goal }点に届くと、そのラウンドでゲームが終わります。
    カードには、右上に掲載コスト、矢印の後に報酬、黒い数字で成立する出目、カレンダーの印に掲載期間(月)、下に広告としての効果が書かれています。
    ▸ **質問**: 掲載コストがいちばん高いのはどれでしょうか。
lesson-hand-done = { $card }のコストは{ $cost }金。最初の{ $start_gold }金からすると大きな出費ですが、成立すると{ $pays }金になります。名前の後のアルファベットは同名のカードを区別するもので、違うのは出目だけです。
lesson-hand-else = コストは名前の横の枠の中にあります。矢印の後の数字は報酬です。
lesson-explore = **手番には{ $actions_per_turn }アクション。** いちばん手軽なのは探査です。無料で広告山札の上から{ $explore_reveal }枚を公開し、{ $explore_take }枚を手札に加えます。
    ▸ **目標**: 何が出るか見てみましょう。
    ▸ **操作**: 「{ $press }」を押します。カードを公開するので、取り消せません。
lesson-explore-done = 公開されたカードは全員に見えます。取らなかったものは捨て札になります。
lesson-explore-else = まずは無料でできる探査をしてみましょう。
lesson-take = **狙いを決めて集める。** 手札にはもう同名のカードがあります。同名2枚でペア({ $pair_vp }点)。同名や同業種がもっとそろえば、点はずっと高くなります。
    ▸ **目標**: { $card }を取りましょう。
    ▸ **操作**: 「{ $press }」で{ $card }を選びます。
lesson-take-done = ペアができました。急いで提出する必要はありません。大きな役ほど、1枚あたりの点が高くなります。
lesson-take-else = 悪くないカードですが、手札に合うのは{ $card }です。同名なら役になります。
lesson-post = **2つ目のアクション: 広告の掲載。** { $card }のコストは{ $cost }金で、出目{ $faces_list }で成立します。ラウンドの最後に**サイコロを1個**振り、その出目のある広告は、誰のものでもすべて成立し、報酬が入ります。
    ▸ **目標**: { $card }を掲載しましょう。
    ▸ **操作**: 「{ $press }」で{ $card }を選びます。最後のアクションなので、これで手番が終わります。
lesson-post-done = { $card }の出目が出ました。{ $pays }金とカードが入り、広告は捨て札になりました。待ちすぎた広告は違約となって失われます。出目の良いものを、いくつも並べておきましょう。
lesson-post-else = それも掲載できますが、{ $card }のほうが安く、成立する出目も多くなっています。
lesson-post-later = それは後でもできます。まず資金を稼ぐため、このアクションで{ $card }を掲載しましょう。
lesson-acquire = **次のラウンド。** お金が増えました。広告山札のカードを、見ないで1枚{ $acquire_cost }金で獲得できます(手札は{ $hand_limit }枚まで)。
    ▸ **目標**: 何枚か獲得しましょう。
    ▸ **操作**: 「{ $press }」で枚数を選びます。
lesson-acquire-done = お金でカードを得て、カードを広告と役にする。これがこのゲームの仕組みです。第{ $items_from_round }ラウンドからは「購入」で、公開中のアイテムにもお金を使えます。
lesson-acquire-else = ここではお金をカードに替えてみましょう。お金は、最後には同点のときにしか役立ちません。
lesson-months = **何ラウンドか後。** あなたの場です。丸の数が掲載期間の月数で、黒い丸は待った月です。すべて黒くなると**違約**となり、報酬なしで失われます。
    ▸ **質問**: このまま出目に恵まれないと、先に違約となる広告はどちらでしょうか。
lesson-months-done = { $card }の期間は{ $months }か月で、残りは{ $left }か月です。初めて遊ぶ人は、終盤になってから成立しにくい広告を掲載しがちです。間に合わない広告は、手札を1枚捨てたのと同じです。
lesson-months-else = 広告ごとに、白い丸を数えてください。少ないほうが先です。
lesson-roles = **役の点。** 役は、名前または業種がそろうとできます。
    { $roles }
    ▸ **質問**: この手札でできる役は、カードの左下に赤い文字で出ています。そのうち、いちばん点の高い役はどれでしょうか。
lesson-roles-done = スリーカードは{ $three }点です。どのカードも、広告にするか役にするかのどちらかで、掲載中の広告は役に使えません。
lesson-roles-else = 上の一覧で、点を比べてください。
lesson-submit = **終わりが見えてきました。** 今{ $have }点で、このラウンド最後のアクションです。手札には{ $vp }点分の役があります。
    ▸ **目標**: 最高得点の役を提出して、ゲームを終わらせましょう。
    ▸ **操作**: 「{ $vp }点分の役を提出…」を押します。得点が最高になる組み方は、自動で計算されています。
lesson-submit-done = { $after }点。{ $vp_goal }点に届いたので、このラウンドでゲームが終わりました。勝利点が最も多い人、同点なら所持金の多い人の勝ちです。手札をためて一気に提出しそうな人には、いつも注意しましょう。
lesson-submit-else = ほかのアクションでは点になりません。今{ $vp }点分の役を提出すれば、このラウンドで終わります。
lesson-submit-by-hand = 役は自分でも組めます。ここでは得点が最高になる組み方がもう計算されているので、「{ $vp }点分の役を提出…」を押しましょう。

## 先に決めておくこと

move-take-if-turned-up = 公開されたら取る業種
move-take-if-turned-up-full = 自分の効果で公開されたら、{ $industry }で最もコストの高いカードを取る
move-take-dearest = 予約に合わなければ最もコストの高いカードを取る
field-industry = どの業種を取りますか？
move-read-die = 出目の変え方
move-read-die-full = 出目を変えられるときは: { $reading }
field-reading = どう変えますか？
move-resolve-as-listed = 自分の効果を一覧の順に処理する
move-decline-outside-turn = 手番外では任意効果を使わない
