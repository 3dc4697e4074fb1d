### シニョーリエ。メッセージ名はコード(出来事・手番・項目・フェイズ・文)に由来します。

title-name = シニョーリエ
title-about = ルネサンス期イタリアの名家の当主となり、ダイスを取って息子を外交任務へ送り、娘を嫁がせ、助手を雇い、計画に合う同盟タイルを集めます。出目の合計を抑えればラウンドの報酬も得られます。勝利点が最も多い人の勝ちです。
cmd-title = シニョーリエ
cmd-title-desc = 「シニョーリエ」の手番コマンド

## ダイスと助手列の色

name-Y = 黄色
name-R = 赤
name-P = 紫
name-G = 灰色
name-B = 水色
name-face-down = 裏向きのタイル
name-Y1 = 黄色の1
name-Y2 = 黄色の2
name-Y3 = 黄色の3
name-Y4 = 黄色の4
name-Y5 = 黄色の5
name-Y6 = 黄色の6
name-R1 = 赤の1
name-R2 = 赤の2
name-R3 = 赤の3
name-R4 = 赤の4
name-R5 = 赤の5
name-R6 = 赤の6
name-P1 = 紫の1
name-P2 = 紫の2
name-P3 = 紫の3
name-P4 = 紫の4
name-P5 = 紫の5
name-P6 = 紫の6
name-G1 = 灰色の1
name-G2 = 灰色の2
name-G3 = 灰色の3
name-G4 = 灰色の4
name-G5 = 灰色の5
name-G6 = 灰色の6
name-B1 = 水色の1
name-B2 = 水色の2
name-B3 = 水色の3
name-B4 = 水色の4
name-B5 = 水色の5
name-B6 = 水色の6

## 助手

name-h_y1 = 黄色の助手(上段)
name-h_y2 = 黄色の助手(中段)
name-h_y3 = 黄色の助手(下段)
name-h_r1 = 赤の助手(上段)
name-h_r2 = 赤の助手(中段)
name-h_r3 = 赤の助手(下段)
name-h_p1 = 紫の助手(上段)
name-h_p2 = 紫の助手(中段)
name-h_p3 = 紫の助手(下段)
name-h_g1 = 灰色の助手(上段)
name-h_g2 = 灰色の助手(中段)
name-h_g3 = 灰色の助手(下段)
name-h_b1 = 水色の助手(上段)
name-h_b2 = 水色の助手(中段)
name-h_b3 = 水色の助手(下段)
name-row-1 = 上段
name-row-2 = 中段
name-row-3 = 下段

## トラック・列・コマ

name-pol = 政治家
name-cle = 聖職者
name-mil = 軍人
name-ini = イニシアチブ
name-mar = 結婚
name-pol0 = 新しい政治家
name-pol1 = 政治家(スロット1)
name-pol2 = 政治家(スロット2)
name-pol3 = 政治家(スロット3)
name-pol4 = 政治家(スロット4)
name-pol5 = 政治家(スロット5)
name-pol6 = 政治家(スロット6)
name-pol7 = 政治家(スロット7)
name-pol8 = 政治家(スロット8)
name-cle0 = 新しい聖職者
name-cle1 = 聖職者(スロット1)
name-cle2 = 聖職者(スロット2)
name-cle3 = 聖職者(スロット3)
name-cle4 = 聖職者(スロット4)
name-cle5 = 聖職者(スロット5)
name-cle6 = 聖職者(スロット6)
name-cle7 = 聖職者(スロット7)
name-cle8 = 聖職者(スロット8)
name-mil0 = 新しい軍人
name-mil1 = 軍人(スロット1)
name-mil2 = 軍人(スロット2)
name-mil3 = 軍人(スロット3)
name-mil4 = 軍人(スロット4)
name-mil5 = 軍人(スロット5)
name-mil6 = 軍人(スロット6)
name-mil7 = 軍人(スロット7)
name-mil8 = 軍人(スロット8)
name-m = 男性
name-f = 女性

## 都市・名家・同盟タイル

name-mi = ミラノ
name-ve = ヴェネツィア
name-fi = フィレンツェ
name-ro = ローマ
name-na = ナポリ
name-gates = 開かれた門
name-medici = メディチ
name-sforza = スフォルツァ
name-este = エステ
name-gonzaga = ゴンザーガ
name-colonna = コロンナ
name-aragona = アラゴーナ
name-medici2 = メディチ2
name-medici3 = メディチ3
name-medici4 = メディチ4
name-medici5 = メディチ5
name-sforza2 = スフォルツァ2
name-sforza3 = スフォルツァ3
name-sforza4 = スフォルツァ4
name-sforza5 = スフォルツァ5
name-este2 = エステ2
name-este3 = エステ3
name-este4 = エステ4
name-este5 = エステ5
name-gonzaga2 = ゴンザーガ2
name-gonzaga3 = ゴンザーガ3
name-gonzaga4 = ゴンザーガ4
name-gonzaga5 = ゴンザーガ5
name-colonna2 = コロンナ2
name-colonna3 = コロンナ3
name-colonna4 = コロンナ4
name-colonna5 = コロンナ5
name-aragona2 = アラゴーナ2
name-aragona3 = アラゴーナ3
name-aragona4 = アラゴーナ4
name-aragona5 = アラゴーナ5
name-no-tile = なし
name-mission = 外交任務
name-marriage = 結婚
name-yellow = 黄色のボード
name-red = 赤のボード
name-purple = 紫のボード
name-blue = 青のボード

## 業務タイルと業務スロット

name-a_pol = 政治家の前進
name-a_cle = 聖職者の前進
name-a_mil = 軍人の前進
name-a_ini = イニシアチブの前進
name-a_tile = 裏向きの同盟タイル
name-a_thr = しきい値上昇
name-a_mar = 結婚の業務
name-a_mis = 外交任務の業務
name-a_flo = フロリンの業務
name-a_exc = ミープル交換
name-Ym = 黄色・男性
name-Yf = 黄色・女性
name-Rm = 赤・男性
name-Rf = 赤・女性
name-Pm = 紫・男性
name-Pf = 紫・女性
name-Gm = 灰色・男性
name-Gf = 灰色・女性
name-Bm = 水色・男性
name-Bf = 水色・女性

## 報酬タイル

name-rb_mis = 追加の外交任務
name-rb_mar = 追加の結婚
name-rb_2m = 男性の補充
name-rb_2f = 女性の補充
name-rb_car = 職業の前進
name-rb_ini = イニシアチブの前進
name-rb_til = 同盟の贈り物
name-rb_hel = 無料の助手
name-rb_ext = 追加アクション
name-rv_hel = 助手の得点
name-rv_cm = 男性のいる都市の得点
name-rv_cf = 女性のいる都市の得点
name-rv_m = 都市の男性の得点
name-rv_f = 都市の女性の得点
name-tile = タイルのボーナス
name-florins = フロリン
name-take = 取る
name-leave = 残す
name-buy = 勝利点を買う
name-keep = 買わない

## できることと、できない理由

name-do-florins = フロリン
name-do-marriage = 結婚
name-do-offspring = 子孫
name-do-mission = 外交任務
name-do-tracks = トラック
name-do-assign = 業務
name-do-hire = 助手
name-shut-hire = 列が満員
name-shut-assign = 支払えない
name-shut-mission = 男性なし
name-shut-marriage = 女性なし
name-shut-cities = 都市が満員
name-shut-tracks = 動かせない
name-shut-offspring = ストックなし
name-no-step = 動かせるコマがありません
name-no-man = 職業トラックに男性がいません
name-no-woman = 支払うと、結婚させる女性が残りません
name-cities-full = 都市に空きスロットがありません
name-no-stock = 全体ストックのミープルが足りません
name-no-others = 反対の性別のミープルが全体ストックに足りません
name-no-effect = 今使っても効果がありません
name-no-die = 使えるダイスが残っていません

## 説明用: 解釈の分かれる点と数値の表

name-grey_die = 解釈: 灰色と水色のアクション
name-fitting_tile = 解釈: 計画に合うタイルの獲得
name-city_slots = 都市スロット
name-career_bonus = 解釈: 通過時のボーナス
name-helper_steps = 解釈: 助手の進歩ポイントの分割
name-offspring_without_stock = 解釈: 全体ストックが空のときの子孫
name-assignments = 解釈: しきい値と交換
name-bride = 解釈: 花嫁を迎える時機とフロリン
name-reward_tiles = 解釈: 報酬タイル(ポイントの分割、ストック不足)
name-open_gates = 解釈: 助手と開かれた門
name-short_season = 解釈: 短い季節の花嫁のフロリン
name-secret_letters = 解釈: 助手と秘密の手紙
name-numbers = ルールの数値
name-supplies = 内容物
name-players = 人数ごとの数値
name-extra_florins = 開始時の追加フロリン
name-die_colours = アクションスロット
name-helper_rows = 助手の費用
name-helpers = 助手スロット
name-career_track = 職業トラック
name-initiative_track = イニシアチブトラック
name-cities = 都市
name-families = 名家
name-alliance_tiles = 同盟タイルの価値
name-plans = 各ボードの計画
name-assignment_tiles = 業務タイル
name-assignment_slots = 業務スロット
name-bonus_tiles = ボーナス報酬タイル
name-vp_tiles = 得点報酬タイル
name-reward_track = 報酬トラック
name-bride_slots = 花嫁スロット

## テーブルの設定

option-open_gates = ヴァリアント: 開かれた門
option-open_gates-desc = 都市が満員になった後も、最高額の持参金での結婚と、最高ランクの男性の外交任務ができるかを決めます(都市のタイルは得られません)。
option-open_gates-off = 使わない
option-open_gates-on = 使う
option-open_gates-with_helper_tile = 使う(助手の裏向きタイルは得る)
option-short_season = ヴァリアント: 短い季節
option-short_season-desc = 1ラウンド短くし、最初の報酬スロットを空にするかを決めます。
option-short_season-off = 使わない
option-short_season-by_slot = 使う(花嫁のフロリンは毎回)
option-short_season-by_round = 使う(第1ラウンドは花嫁のフロリンなし)
option-secret_letters = ヴァリアント: 秘密の手紙
option-secret_letters-desc = 使われた業務タイルを、そのラウンドは誰も選べなくするかを決めます。
option-secret_letters-off = 使わない
option-secret_letters-on = 使う
option-secret_letters-but_for_helpers = 使う(助手による業務では裏返さない)
option-grey_die = 灰色と水色のダイス
option-grey_die-desc = どちらの色がどのアクションかを決めます(資料が食い違います)。
option-grey_die-mission = 灰色は外交任務、水色はトラック
option-grey_die-tracks = 灰色はトラック、水色は外交任務
option-fitting_tile = 計画に合う同盟タイル
option-fitting_tile-desc = 計画に合う同盟タイルを必ず取るかどうかを決めます。
option-fitting_tile-taken = 必ず取る
option-fitting_tile-may_stay = 残してもよい
option-city_slots = 都市スロット
option-city_slots-desc = 男性と女性が同じスロットを使うかを決めます。
option-city_slots-shared = 男女共用
option-city_slots-separate = 男女別
option-career_bonus = 職業トラックのボーナス
option-career_bonus-desc = ボーナスのスロットを通過しただけでも得るかどうかを決めます。
option-career_bonus-passing = 到達か通過で得る
option-career_bonus-stopping = そこで止まったときだけ得る
option-helper_steps = 助手の進歩ポイント
option-helper_steps-desc = 複数のコマに分けられるかを決めます。
option-helper_steps-split = 分けてよい
option-helper_steps-one_piece = コマ1個だけ
option-offspring_without_stock = 全体ストックが空のときの子孫
option-offspring_without_stock-desc = アクションとして選べるかを決めます。
option-offspring_without_stock-true = 選べる
option-offspring_without_stock-false = 選べない
option-assignments = 業務: しきい値と交換
option-assignments-desc = しきい値の上限と、交換で取れる性別を決めます。
option-assignments-limit_any_mix = 上限あり、自由な組み合わせ
option-assignments-limit_other_sex = 上限あり、反対の性別だけ
option-assignments-free_any_mix = 上限なし、自由な組み合わせ
option-assignments-free_other_sex = 上限なし、反対の性別だけ
option-bride = 花嫁
option-bride-desc = 迎える時機と、後のラウンドのフロリンを誰が得るかを決めます。
option-bride-after_taker = ボーナスの後に迎える。フロリンは迎えた人だけ
option-bride-after_everyone = ボーナスの後に迎える。フロリンは報酬を得る全員
option-bride-any_time_taker = 前でも後でも迎えられる。フロリンは迎えた人だけ
option-bride-any_time_everyone = 前でも後でも迎えられる。フロリンは報酬を得る全員
option-reward_tiles = 報酬タイル
option-reward_tiles-desc = 職業トラックの進歩ポイントの分け方と、ストック不足の扱いを決めます。
option-reward_tiles-any_there = 職業は複数可、ミープルは足りなければあるだけ
option-reward_tiles-any_all = 職業は複数可、ミープルが足りなければフロリン
option-reward_tiles-one_there = 職業は1つ、ミープルは足りなければあるだけ
option-reward_tiles-one_all = 職業は1つ、ミープルが足りなければフロリン

## 手番: ラベルとコマンド

move-take-die = ダイスを取る
move-take-die-full = { $die }を取る
cmd-take-die = 取る
cmd-take-die-desc = ダイスを1個取り、アクションスロットに置きます
move-pass = このラウンドをパス
cmd-pass = パス
cmd-pass-desc = このラウンドはもうダイスを取りません
move-hire = 助手を雇う
move-hire-full = { $helper }を雇う
cmd-hire = 雇用
cmd-hire-desc = 助手ディスクを置いて費用を支払います
move-assign = 業務アクション
move-assign-full = { $assignment }(ミープル{ $meeples }個を支払う)
cmd-assign = 業務
cmd-assign-desc = ミープルを支払って業務タイルを使います
move-signoria = シニョーリアアクション
cmd-signoria = シニョーリア
cmd-signoria-desc = ダイスの色のアクションを行います
move-step = 進める
move-step-full = { $piece }を{ $points }ステップ進める
cmd-step = 前進
cmd-step-desc = 進歩ポイントでコマを進めます
move-done = 前進を終える
cmd-done = 前進終了
cmd-done-desc = 残りの進歩ポイントを使いません
move-send-mission = 任務に送る
road-to-gates = 開かれた門を通して
road-to-city = { $city }へ
move-send-mission-full = { $man }を{ $road }送る
cmd-send-mission = 任務
cmd-send-mission-desc = 職業トラックの男性を都市へ送ります
move-marry = 娘を嫁がせる
road-into-gates = 開かれた門を通して
road-into-city = { $city }へ
move-marry-full = { $road }嫁がせる(持参金{ $dowry }フロリン)
cmd-marry = 結婚
cmd-marry-desc = 持参金を付けて娘を都市へ嫁がせます
move-take-tile = 同盟タイル
move-take-tile-full = 同盟タイルを{ $take }
cmd-take-tile = タイル
cmd-take-tile-desc = 計画に合うタイルを取るか残すかを決めます
move-choose-row = 裏向きで置く
move-choose-row-full = { $row }列に裏向きで置く
cmd-choose-row = 列
cmd-choose-row-desc = タイルを引き、裏向きのまま列に置きます
move-gain = ミープルを取る
move-gain-full = { $males ->
    [0] 女性{ $females }人
   *[other] { $females ->
        [0] 男性{ $males }人
       *[other] 男性{ $males }人、女性{ $females }人
    }
}を取る
cmd-gain = 補充
cmd-gain-desc = 全体ストックからミープルを取ります
move-use-helper = 助手を使う
move-use-helper-full = { $helper }を使う{ $row ->
    [none] { "" }
   *[other] ({ $row }列)
}
cmd-use-helper = 助手
cmd-use-helper-desc = この列の助手を使います
move-skip-helper = 次の助手は使わない
cmd-skip-helper = 飛ばす
cmd-skip-helper-desc = 次の助手を使いません
move-end-helpers = 助手はもう使わない
cmd-end-helpers = 助手終了
cmd-end-helpers-desc = この手番ではもう助手を使いません
move-claim-with-bride = 報酬と花嫁
move-claim-with-bride-full = { $takes }、花嫁も迎える
cmd-claim-with-bride = 報酬
cmd-claim-with-bride-desc = タイルのボーナスかフロリンを得て、花嫁を迎えます
move-claim-bride-first = 花嫁を先に、次に報酬
move-claim-bride-first-full = 花嫁を迎えてから{ $takes }
cmd-claim-bride-first = 花嫁が先
cmd-claim-bride-first-desc = 花嫁を迎えてから、タイルのボーナスかフロリンを得ます
move-claim-without-bride = 報酬のみ
move-claim-without-bride-full = { $takes }、花嫁は迎えない
takes-bonus = 報酬「{ $bonus }」
takes-row = { $bonus }列に裏向きタイル
takes-helper = 報酬「{ $bonus }」
cmd-claim-without-bride = 報酬のみ
cmd-claim-without-bride-desc = 花嫁を迎えずに、タイルのボーナスかフロリンを得ます
move-buy-vp = 勝利点を買う
move-buy-vp-full = { $buy }
cmd-buy-vp = 購入
cmd-buy-vp-desc = フロリンを支払って勝利点を買うか決めます

## 手番の項目

field-die = どのダイスですか？
opt-die = ダイス
opt-die-desc = 色と出目
field-helper = どの助手ですか？
opt-helper = 助手
opt-helper-desc = 助手スロット
field-assignment = どの業務ですか？
opt-assignment = 業務
opt-assignment-desc = 業務タイル
field-meeples = ミープルを何個支払いますか？
opt-meeples = 個数
opt-meeples-desc = 支払うミープルの数
field-piece = どのコマですか？
opt-piece = コマ
opt-piece-desc = 職業トラックの男性、またはイニシアチブのディスク
field-points = 何ステップ進めますか？
opt-points = ステップ数
opt-points-desc = 使う進歩ポイントの数
field-man = どの男性ですか？
opt-man = 男性
opt-man-desc = 職業トラックの男性
field-city = どの都市ですか？
opt-city = 都市
opt-city-desc = 都市
field-dowry = 持参金はいくらですか？
opt-dowry = 持参金
opt-dowry-desc = 持参金の額(フロリン)
field-take = タイルを取りますか？
opt-take = 取る
opt-take-desc = はい、または、いいえ
field-row = どの列ですか？
opt-row = 列
opt-row-desc = 計画の列
field-males = 男性は何人ですか？
opt-males = 男性数
opt-males-desc = 取る男性の数(残りは女性)
field-females = 女性は何人ですか？
opt-females = 女性数
opt-females-desc = 取る女性の数
field-bonus = どのボーナスですか？
opt-bonus = ボーナス
opt-bonus-desc = タイルのボーナス、またはフロリン
field-buy = 勝利点を買いますか？
opt-buy = 購入
opt-buy-desc = はい、または、いいえ
value-dowry = { $value }フロリン
value-points = { $value }ステップ
value-meeples = { $value }個
value-males = 男性{ $value }人
value-females = 女性{ $value }人
value-row = { $value ->
    [none] なし
   *[other] { $value }列
}

## 出来事

order-drawn = 手番順が{ $seats }に決まりました(追加フロリンは順に{ $florins })。
board-dealt = { $seat }に{ $plan }が配られました。
cities-chosen = このゲームで使う都市が{ $cities }に決まりました。
rewards-laid = 報酬タイルをラウンド順に並べました: { $rewards }。
round-started = 第{ $round }ラウンド(全{ $rounds }ラウンド)が始まりました。報酬は「{ $reward }」です。
tile-laid = { $city }に{ $tile }
tiles-laid = 新しい{ $place }タイルを置きました: { $laid }。
assignments-laid = 業務タイルを並べました(男性のスロット、女性のスロットの順): 黄色({ $yellow })、赤({ $red })、紫({ $purple })、灰色({ $grey })、水色({ $lightblue })。
dice-rolled = ダイスを振りました: 黄色({ $yellow })、赤({ $red })、紫({ $purple })、灰色({ $grey })、水色({ $lightblue })。
die-taken = { $seat }が{ $florins ->
    [0] { "" }
   *[other] { $florins_abs }フロリンを支払って
}{ $die }を取り、出目の合計が{ $total }になりました。
passed = { $seat }がパスしました{ $dice ->
    [0] (ダイスは取っていません)
   *[other] (取ったダイスは{ $dice }個)
}。
helper-hired = { $seat }が{ $florins ->
    [0] 無料で
   *[other] { $florins_abs }フロリンで
}{ $helper }を雇いました。
assignment-used = { $seat }が{ $males ->
    [0] 女性コマ{ $females_abs }個
   *[other] 男性コマ{ $males_abs }個
}を支払い、「{ $tile }」を使いました。
assignment-closed = 業務タイル「{ $tile }」が裏返され、このラウンドはもう使えなくなりました。
florins-gained = { $seat }が{ $florins }フロリンを得ました。
meeples-gained = { $males ->
    [0] { $females ->
        [0] { $seat }が全体ストックから取れるミープルはありませんでした。
       *[other] { $seat }が全体ストックから女性{ $females }人を取りました。
    }
   *[other] { $females ->
        [0] { $seat }が全体ストックから男性{ $males }人を取りました。
       *[other] { $seat }が全体ストックから男性{ $males }人、女性{ $females }人を取りました。
    }
}
meeples-rolled = { $seat }が子孫ダイスを振り({ $pips })、{ $males ->
    [0] { $females ->
        [0] 誰も増えませんでした
       *[other] 女性が{ $females }人増えました
    }
   *[other] { $females ->
        [0] 男性が{ $males }人増えました
       *[other] 男性が{ $males }人、女性が{ $females }人増えました
    }
}。
advanced = { $seat }の男性コマが{ $career }トラック{ $before ->
    [0] に入り{ $after ->
        [1] ました
       *[other] 、スロット{ $after }まで進みました
    }
   *[other] のスロット{ $before }から{ $after }へ進みました
}。
bonus-reached = { $seat }がスロット{ $slot }のボーナスで{ $florins ->
    [0] イニシアチブを{ $initiative }ステップ進めました(現在スロット{ $position })
   *[other] { $florins }フロリンを得ました
}。
initiative-raised = { $seat }がイニシアチブを{ $steps }ステップ進めました(現在スロット{ $position })。
threshold-raised = { $seat }のしきい値が、このラウンドは{ $threshold }になりました。
mission-done = { $seat }が{ $career }(スロット{ $before })を{ $slot ->
    [0] 開かれた門を通して
   *[other] { $city }(スロット{ $slot })へ
}送り、{ $vp }点を得ました。
marriage-done = { $seat }の娘が{ $slot ->
    [0] 開かれた門を通して
   *[other] { $city }(スロット{ $slot })へ
}嫁ぎました。{ $seat }は持参金{ $florins_abs }フロリンを支払い、{ $vp }点を得ました。
tile-taken = { $seat }が{ $city }の{ $tile }を取り、{ $row }列に置きました。
tile-left = { $seat }が{ $city }の{ $tile }を残しました。
tile-drawn = { $seat }が{ $row }列に裏向きのタイルを置きました。
helper-used = { $seat }が{ $helper }を使いました。
helpers-skipped = { $seat }は{ $helpers }を使いませんでした。
vp-gained = { $seat }が{ $helper }で{ $vp }点を得ました。
initiative-scored = { $seat }がイニシアチブのスロット{ $position }で{ $vp }点を得ました。
order-changed = 手番順が{ $seats }になりました。
reward-missed = { $seat }は報酬を得られませんでした(出目の合計{ $sum }、しきい値{ $limit })。
bonus-taken = { $seat }がボーナス「{ $tile }」を選びました。
reward-florins = { $seat }が報酬として{ $florins }フロリンを得ました。
bride-taken = { $seat }の息子が結婚しました(花嫁は計{ $brides }人{ $vp ->
    [0] { "" }
   *[other] 、+{ $vp }点
}{ $florins ->
    [0] { "" }
   *[other] 、+{ $florins }フロリン
})。
reward-scored = { $seat }が{ $tile ->
    [rv_hel] 助手{ $count }人
    [rv_cm] 男性のいる都市{ $count }つ
    [rv_cf] 女性のいる都市{ $count }つ
    [rv_m] 都市の男性{ $count }人
   *[other] 都市の女性{ $count }人
}で{ $vp }点を得ました。
vp-bought = { $seat }が{ $florins_abs }フロリンで{ $vp }点を買いました。
round-ended = 第{ $round }ラウンドが終わりました。
scored = { $seat }が最後の得点計算で{ $vp }点を得ました(職業トラック{ $careers }点、政治家列{ $pol }点、聖職者列{ $cle }点、軍人列{ $mil }点、結婚列{ $mar }点)。合計{ $total }点です。
game-ended = ゲームが終了しました。{ $winner }が{ $vp }点で勝ちました！
score-line = { $place }位 { $seat }: { $points }点({ $parts })
score-played = ゲーム中{ $vp }点
score-careers = 職業トラック{ $vp }点
score-row = { $row }列{ $vp }点
points = { $points }点
source-missions = 外交任務
source-marriages = 結婚
source-helpers = 助手
source-initiative = イニシアチブ
source-rewards = ラウンドの報酬
source-careers = 職業トラックの男性
source-row-pol = 政治家列
source-row-cle = 聖職者列
source-row-mil = 軍人列
source-row-mar = 結婚列
source-tiebreak = 手番順(同点のとき)

## 質問

ask-turn = ダイスを取るか、パスしてください(出目の合計{ $total }、しきい値{ $limit })。
await-turn = { $seat }: ダイスを取るかパスするか選択中
ask-main = { $die }: メインアクションを選んでください。
await-main = { $seat }: { $die }のメインアクションを選択中
ask-progress = 進歩ポイントを使ってください。残り{ $points }ポイント({ $tracks })。
await-progress = { $seat }: 進歩ポイントの使い道を選択中(残り{ $points }ポイント)
ask-mission = 外交任務: どの男性をどの都市へ送りますか？
await-mission = { $seat }: 外交任務に送る男性を選択中
ask-mission-face-down = 外交任務(裏向きタイル): どの男性をどの都市へ送りますか？
await-mission-face-down = { $seat }: 外交任務に送る男性を選択中(裏向きタイル)
ask-marriage = 結婚: 都市と持参金を選んでください。
await-marriage = { $seat }: 娘を嫁がせる都市を選択中
ask-marriage-face-down = 結婚(裏向きタイル): 都市と持参金を選んでください。
await-marriage-face-down = { $seat }: 娘を嫁がせる都市を選択中(裏向きタイル)
ask-tile = { $tile }は{ $row }列の計画に合います。取りますか？
await-tile = { $seat }: { $tile }を取るか残すか選択中
ask-row = 裏向きのタイルをどの列に置きますか？
await-row = { $seat }: 裏向きのタイルを置く列を選択中
ask-gain = ミープルを{ $count }個取ってください。全体ストック: 男性{ $males }人、女性{ $females }人。
await-gain = { $seat }: 取るミープル{ $count }個を選択中
ask-helpers = 助手を使いますか？ 使える助手: { $helpers }。
await-helpers = { $seat }: 助手を使うか選択中
ask-any-assignment = ミープル1個を支払って、業務を1回行います。どの業務にしますか？
await-any-assignment = { $seat }: 業務を選択中
ask-extra-die = 追加アクション: どのダイスを取りますか？ 費用はかからず、メインアクションを1回行った後、その列の助手を使えます。
await-extra-die = { $seat }: 追加アクションのダイスを選択中
ask-reward = ボーナス「{ $tile }」と{ $florins }フロリンのどちらにしますか？ 花嫁も迎えますか？
await-reward = { $seat }: 報酬を選択中
ask-buy = { $florins }フロリンで{ $vp }点を買いますか？
await-buy = { $seat }: { $vp }点を買うか選択中

## ヒント

hint-die = { $cost ->
    [0] 支払いなし
   *[other] { $cost }フロリン
}・出目の合計{ $total }/{ $limit }・できること: { $actions }{ $shut_count ->
    [0] { "" }
   *[other] ・不可: { $shut }
}
hint-shut = { $action }({ $reason })
hint-shut-florins = { $action }({ $need }フロリン必要)
hint-shut-rank = { $action }(ランク{ $rank }必要)
hint-step = スロット{ $slot }: { $vp }点、ランク{ $rank }{ $gains_count ->
    [0] { "" }
   *[other] 、{ $gains }
}
hint-bonus = { $florins ->
    [0] イニシアチブ+{ $initiative }
   *[other] +{ $florins }フロリン
}
hint-initiative = スロット{ $position }: ラウンド終了時{ $vp }点
hint-man = +{ $vp }点
hint-visit = +{ $vp }点、スロット{ $slot }
hint-visit-tile = +{ $vp }点、スロット{ $slot }、{ $tile }を取る
hint-visit-no-tile = +{ $vp }点、スロット{ $slot }、その列に{ $tile }の盾の空きなし
hint-visit-face-down = +{ $vp }点、スロット{ $slot }、裏向きタイル
hint-gates = +{ $vp }点、全体ストックへ戻る、タイルなし
hint-row = 今{ $tiles }枚({ $need }枚以上で得点)
hint-gain = { $males ->
    [0] 女性{ $females }人
   *[other] { $females ->
        [0] 男性{ $males }人
       *[other] 男性{ $males }人、女性{ $females }人
    }
}を取る
hint-pays = { $sex }を支払う
hint-brings-progress = 進歩ポイントを{ $amount }得る
hint-brings-threshold = このラウンドのしきい値+{ $amount }
hint-brings-florins = { $amount }フロリンを得る
hint-brings-exchange = ミープル{ $amount }個を得る
hint-brings-facedown-any = 裏向きの同盟タイルを1枚置く
hint-brings-marriage = 結婚を1回行う
hint-brings-mission = 外交任務を1回行う
hint-hire = 費用{ $cost }フロリン
hint-helper-steps = { $track }トラックで{ $points }ステップまで
hint-helper-vp = 今なら+{ $vp }点
hint-florins = +{ $florins }フロリン
hint-bride = { $vp ->
    [0] { "" }
   *[other] +{ $vp }点、
}{ $florins ->
    [0] { "" }
   *[other] +{ $florins }フロリン、
}以後の子孫ダイス{ $dice }個

## できない理由

ERR_PASSED = このラウンドはすでにパスしています。
ERR_MAX_DICE = このラウンドはすでにダイスを{ $most }個取っています。
ERR_SLOT_TAKEN = { $colour }のアクションスロットにはすでにダイスがあります。
ERR_NO_SUCH_DIE = { $colour }の出目{ $value }のダイスは残っていません。
ERR_FLORINS = フロリンが足りません({ $need }フロリン必要、所持金{ $have }フロリン)。
ERR_NO_ACTION = この{ $colour }のダイスの費用を支払うと、完全に実行できるアクションがなくなります。ほかのダイスを取るか、パスしてください。
ERR_NOT_EXECUTABLE-reason = 完全には実行できません。{ $reason }。
ERR_NOT_EXECUTABLE-have-need_florins = 完全には実行できません。持参金は最低{ $need_florins }フロリン必要ですが、手元に残るのは{ $have }フロリンです。
ERR_NOT_EXECUTABLE-need_rank-rank = 完全には実行できません。空きスロットにはランク{ $need_rank }以上が必要ですが、自分の男性は最高でもランク{ $rank }です。
ERR_HELPER_COLUMN = { $colour }のアクションスロットで雇う助手は、{ $column }の列にしか置けません。
ERR_HELPER_FULL = { $helper }はすでに雇っています。
ERR_HELPER_FULL-listed = すでに雇っています。
ERR_HELPER_SUPPLY = 助手ディスクが残っていません。
ERR_ASSIGN_AREA = このダイスで使えるのは{ $colour }の業務エリアの業務タイルだけです。
ERR_ASSIGN_CLOSED-listed = このラウンドですでに使われました。
ERR_ASSIGN_COUNT-count = このタイルに支払うミープルはちょうど{ $count }個です。
ERR_ASSIGN_COUNT-least-most = このタイルに支払うミープルは{ $least }個以上{ $most }個以下です。
ERR_ASSIGN_CLOSED = { $tile }はこのラウンドですでに使われました。
ERR_MEEPLES-have-need-sex = サプライの{ $sex }が足りません({ $need }人必要、今{ $have }人)。
ERR_MEEPLES-count-females-males = 合わせて{ $count }個取ってください(全体ストックは男性{ $males }人、女性{ $females }人)。
ERR_THRESHOLD_MAX = しきい値は{ $most }までです。
ERR_TRACK_NOT_ALLOWED-tracks = この進歩ポイントを使えるトラックは{ $tracks }だけです。
ERR_TRACK_NOT_ALLOWED-piece = この助手の進歩ポイントで動かせるコマは1個だけです: { $piece }。
ERR_NO_MALE_THERE = そこに自分の男性はいません: { $man }。
ERR_NO_MALE_THERE-listed = そこに自分の男性はいません。
ERR_TRACK_TOP = { $piece }は、そこまで上へは進めません。
ERR_TRACK_TOP-listed = そこまで上へは進めません。
ERR_POINTS = 残りの進歩ポイントは{ $left }です。
ERR_POINTS-least-left = 1回に使える進歩ポイントは{ $least }～{ $left }です。
ERR_MIN_POINT = 先に、進歩ポイントを少なくとも1ポイント使ってください。
ERR_CITY_UNUSED-listed = このゲームでは使いません。
ERR_CITY_UNUSED = { $city }はこのゲームでは使いません。
ERR_CITY_FULL = { $city }に空きスロットがありません。
ERR_CITY_FULL-listed = 空きスロットがありません。
ERR_RANK = ランク{ $rank }では送れません(空きスロットの最小の数字は{ $need })。
ERR_NO_FEMALE = 嫁がせる女性がサプライにいません。
ERR_DOWRY = 持参金は{ $least }～{ $most }フロリンです。
ERR_ROW = 列を選んでください: { $rows }。
ERR_TILE_STOCK = 同盟タイルの山がもうありません。
ERR_HELPER_ORDER = 助手は上から順に使います。{ $helper }の順番はもう過ぎました。
ERR_HELPER_ORDER-listed = 助手は上から順に使います。順番はもう過ぎました。
ERR_NO_HELPER = そこに自分の助手はいません: { $helper }。
ERR_NO_HELPER-listed = そこに自分の助手はいません。
ERR_NOT_ELIGIBLE = 報酬は得られません: 出目の合計{ $sum }がしきい値{ $limit }を超えています。
ERR_BRIDE_FULL = { $most }人の息子は全員結婚しています。
ERR_OPEN_GATES = 都市はすべて満員です。開かれた門には、持参金{ $florins }フロリンか、ランク{ $need }の男性が必要です。
ERR_EMPTY_LINE = 手番の内容を、セミコロンで区切って書いてください。
ERR_LINE = { $step }番目の操作が読み取れません: { $text }。

## タイル・助手・場所の効果

text-tile = { $family }の同盟タイル。{ $need }枚以上の列にあれば{ $vp }点。
text-plan = 計画: { $rows }。
text-plan-row = { $row }列({ $families })
text-city = 都市スロット(小さい順): { $slots }。男性はその数字以上のランク、女性はその数字以上{ $most }フロリン以下の持参金が必要。
text-career = スロット(下から順): { $slots }。
text-career-bonuses = ボーナス: { $bonuses }。
text-career-slot = スロット{ $slot }は{ $vp }点(ランク{ $rank })
text-career-bonus = スロット{ $slot }: { $florins ->
    [0] イニシアチブ+{ $initiative }
   *[other] { $florins }フロリン
}
text-initiative = スロットの点(下から順): { $slots }。
text-colour = スロットの費用{ $cost }。シニョーリアアクション: { $action }。助手は{ $column }の列へ。
text-helper-cost = 雇う費用は{ $cost }フロリン、{ $column }のダイスの後に使える。
text-helper-track = { $track }トラックで{ $points }ステップまで進める。
text-helper-track-die = { $track }トラックで、ダイスの出目と同じステップ数まで進める。
text-helper-take-meeple = 全体ストックから男性か女性のミープルを{ $amount }個取る。
text-helper-marriage-facedown = 結婚を1回行う。都市のタイルの代わりに裏向きタイルを得る。
text-helper-mission-facedown = 外交任務を1回行う。都市のタイルの代わりに裏向きタイルを得る。
text-helper-offspring-die = 子孫ダイスを{ $amount }個振る。
text-helper-vp-per-male = 都市にいる自分の男性1人につき{ $amount }点。
text-helper-florins = { $amount }フロリンを得る。
text-helper-assignment-once = どれかの業務を1回、ミープルをちょうど1個支払って行う。
text-helper-facedown-any = 裏向きの同盟タイル1枚を好きな列に置く。
text-helper-vp = { $amount }点を得る。
text-pays = { $least ->
    [1] { $most ->
        [1] ミープルを1個
       *[other] ミープルを{ $most }個まで
    }
   *[other] ミープルを{ $least }個
}支払う。
text-assignment-progress = 1個につき{ $track }トラックの進歩ポイントを{ $amount }得る。
text-assignment-facedown-any = 裏向きの同盟タイル1枚を好きな列に置く。
text-assignment-threshold = 1個につきこのラウンドのしきい値+{ $amount }{ $most ->
    [0] { "" }
   *[other] (しきい値の上限{ $most })
}。
text-assignment-marriage = 結婚を1回行う。
text-assignment-mission = 外交任務を1回行う。
text-assignment-florins = 1個につき{ $amount }フロリンを得る。
text-assignment-exchange = 1個につき全体ストックからミープルを{ $amount }個取る。
text-reward-mission = 外交任務を1回行う。
text-reward-marriage = 結婚を1回行う。
text-reward-take = 全体ストックから{ $males ->
    [0] 女性{ $females }人
   *[other] 男性{ $males }人
}を取る。
text-reward-progress = 進歩ポイントを{ $points }得る({ $tracks })。
text-reward-facedown-any = 裏向きの同盟タイル1枚を好きな列に置く。
text-reward-free-helper = 空いている助手スロットに無料で助手を置く。
text-reward-extra-action = 自分のダイスを取り除き、残っているダイス1個を費用なしで取る。メインアクション1回の後、その列の助手を使える。
text-reward-vp-per-helper = 自分の助手1人につき{ $vp }点。
text-reward-vp-per-city-with-male = 自分の男性がいる都市1つにつき{ $vp }点。
text-reward-vp-per-city-with-female = 自分の女性がいる都市1つにつき{ $vp }点。
text-reward-vp-per-male-in-city = 都市にいる自分の男性1人につき{ $vp }点。
text-reward-vp-per-female-in-city = 都市にいる自分の女性1人につき{ $vp }点。

## 局面

position-round = 第{ $round }ラウンド(全{ $rounds }ラウンド)。
position-order = 手番順: { $seats }。
position-disc = { $seat } { $position }
position-initiative = イニシアチブ: { $discs }。
position-passed = パスした人: { $seats }。
position-colour = { $colour }({ $pips })
position-dice = 残りのダイス: { $dice }。
position-assignment = { $tile }({ $slot })
position-closed = { $tile }({ $slot }、使用済み)
position-assignments = 業務: { $tiles }。
position-rewards = このラウンドからの報酬: { $rewards }。
position-reward = このラウンドの報酬「{ $tile }」: { $does }
position-person = { $seat }の{ $sex }コマ{ $count }個
position-city = { $city }: { $people_count ->
    [0] 誰もいません
   *[other] { $people }
}。次のスロットの数字: 男性{ $males ->
    [0] なし
   *[other] { $males }
}、女性{ $females ->
    [0] なし
   *[other] { $females }
}。結婚タイル: { $marriage }、任務タイル: { $mission }。
heading-cities = 都市
heading-seat = { $seat }: { $vp }点、{ $florins }フロリン{ $brides ->
    [0] { "" }
   *[other] 、花嫁{ $brides }人
}
heading-stock = 残りのタイルとディスク
position-meeples = サプライ: 男性{ $males }人、女性{ $females }人。全体ストック: 男性{ $stock_males }人、女性{ $stock_females }人。
position-taken = 取ったダイス: { $dice }。出目の合計{ $total }、しきい値{ $limit }。
position-men = 職業トラックの男性: { $men }。
position-helpers = 助手: { $helpers }。
position-row = { $row }列(盾: { $families }): { $tiles_count ->
    [0] { $face_down ->
        [0] なし
       *[other] 裏向き{ $face_down }枚
    }
   *[other] { $tiles }{ $face_down ->
        [0] { "" }
       *[other] 、裏向き{ $face_down }枚
    }
}。
position-stock = 同盟タイルの山: { $tiles }枚。残りの助手ディスク: { $helpers }枚。

## 自分の数値

figure-florins = { $value }フロリン
figure-vp = { $value }点
figure-males = 男性{ $value }人
figure-females = 女性{ $value }人
figure-initiative = イニシアチブ{ $value }

## ルール(章ごと)。数値はデータとテーブルの設定から

rule-extra = { $place ->
    [1] 1番手は+{ $florins }
    [2] 2番手は+{ $florins }
    [3] 3番手は+{ $florins }
   *[other] { $place }番手は+{ $florins }
}
rule-colour = { $colour }: 費用{ $cost }、シニョーリアアクション「{ $action }」、助手は{ $column }の列へ
rule-row-cost = { $row }{ $cost }フロリン
rule-item = { $item }: { $text }
rule-item-paid = { $item }: { $pays }{ $text }
rule-tile-value = { $value }点が{ $copies }枚
chapter-aim = ゲームの概要
rules-aim = あなたはルネサンス期イタリアの名家の当主です。全{ $rounds }ラウンドの各ラウンドでダイスを最大{ $max_dice }個取り、1個ごとにメインアクションを1回行います。息子を職業に就かせて外交任務に送り、娘を嫁がせ、助手を雇い、計画に合う同盟タイルを集めます。出目の合計を抑えた人はラウンドの報酬も得ます。勝利点が最も多い人の勝ちです。
rules-words = 用語: 男性と女性は一族のコマ(ミープル)です。サプライは今使えるコマ、全体ストックはまだ使えないコマです。スロットはボードに描かれたマスです。
chapter-set-up = 準備
rules-set-up = 各自、計画の描かれたプレイヤーボード、{ $start_florins }フロリン、サプライに男性{ $start_males }人と女性{ $start_females }人、全体ストックに男性{ $stock_males }人と女性{ $stock_females }人を持ちます。手番順は抽選で決め、その順に応じて追加のフロリンを得ます({ $extra })。{ $every_city ->
    [true] 都市は{ $cities_used }つすべてを使います。
   *[false] 都市は抽選で選んだ{ $cities_used }つを使います。
}{ $removed ->
    [0] { "" }
   *[other] 各名家の同盟タイルを{ $removed }枚ずつ、見ずに除きます。
}全ラウンドの報酬タイルは最初から公開されています。
rules-tiles = 同盟タイルは{ $tiles }枚で、{ $families_count }つの名家({ $families })のものです。名家ごとに{ $tile_values }あります。
chapter-round = ラウンドの流れ
rules-round = まず、都市の空いている結婚スロットと外交任務スロットに同盟タイルを置き、業務タイルを混ぜて各色に{ $area_tiles }枚ずつ並べ直し、各色{ $dice }個、合計{ $all_dice }個のダイスを振ります。続いて全員がパスするまで、手番順にアクションを行います。最後に、イニシアチブの得点、手番順の変更、報酬の処理をします。
rules-take-turn = 手番ではダイスを1個取るか、パスします。パスすると、そのラウンドはもう手番がありません。ダイスは同じ色の空いているアクションスロットに置きます。つまり1ラウンドに同じ色は1個まで、全部で{ $max_dice }個までです。出目がスロットの費用より小さければ差額のフロリンを支払います(大きくても戻りません)。取れるのは、費用を支払え、その後メインアクションのどれかを完全に実行できるダイスだけです。
rules-colours = アクションスロット:
    { $colours }
rules-main-action = ダイス1個につき、助手の雇用、業務、その色のシニョーリアアクションのうち、ちょうど1つを行います。その後、ダイスと同じ列にいる助手を使えます。
chapter-signoria = シニョーリアアクション
rules-florins = フロリン: { $florins_action }フロリンを得ます。
rules-progress = トラック: { $tracks_points }進歩ポイントを自由に分けて使います(少なくとも1ポイント)。1ポイントごとに、サプライの男性1人を職業トラックの一番下に入れるか、自分の男性を1ステップ進めるか、イニシアチブのディスクを1ステップ進めます。1つのスロットに置けるコマの数に制限はなく、一番上のスロットより先には進めません。
rules-careers = 職業(政治家・聖職者・軍人)のトラックは同じ作りです。下から{ $career_slots }つのスロットは順に{ $career_vps }点、ランクは{ $career_ranks }です。ボーナスのスロットもあり、{ $career_bonus ->
    [stopping] そこで止まった男性だけがボーナスを得ます
   *[passing] 男性がそこに到達するか通過するたびにボーナスを得ます
}: { $career_bonuses }。
rules-mission = 外交任務: 職業トラックにいる自分の男性1人を、都市の空きスロットのうち最も数字の小さいものに置きます。男性のランクはスロットの数字以上でなければなりません。男性がいた職業スロットの点を得ます。都市の任務タイルが計画のその職業列に合えば{ $fitting_tile ->
    [may_stay] 取ることができます
   *[taken] 取ります
}。合わなければ都市に残ります。タイルがない都市にも送れます。
rules-cities = 各都市のスロット(小さい順): { $slots }。{ $city_slots ->
    [separate] 男性と女性で別々のスロットを使います
   *[shared] 男性と女性で共用します
}。同じ都市に何度でも送れます。
rules-marriage = 結婚: サプライの女性1人を都市の空きスロットのうち最も数字の小さいものに置き、スロットの数字以上、最大{ $dowry_most }フロリンの持参金を支払います。1フロリンにつき{ $vp_per_dowry }点です。都市の結婚タイルの名家が結婚列にまだなければ、そのタイルを{ $fitting_tile ->
    [may_stay] 取ることができます。
   *[taken] 取ります。
}
rules-keep-tile = { $fitting_tile ->
    [may_stay] この卓では、計画に合うタイルを取らずに都市に残せます。
   *[taken] { "" }
}
rules-offspring = 子孫: 白いダイスを1個と、自分の花嫁1人につきさらに1個振ります。1個ごとに、出目が{ $female_up_to }以下なら女性、{ $male_from }以上なら男性を1人、全体ストックからサプライに移します(足りなければ、いる分だけ)。{ $offspring_without_stock ->
    [true] { "" }
   *[false] 全体ストックが空ならこのアクションは選べません。
}
chapter-alliances = 計画と同盟タイル
rules-plans = 計画には職業列と結婚列があります。職業列には盾が{ $shields }つ(うち1組は同じ名家)、結婚列にはすべての名家の盾が1つずつ描かれています。表向きのタイルは、空いている盾に合うものだけを置けます。置いたタイルは動かせません。列はタイルが{ $row_tiles }枚以上あるときだけ、終了時に得点になります。
rules-any-row = 裏向きのタイルを得る効果もあります。誰も見ずに引き、裏のまま好きな列に置きます。盾を埋めず、列の1枚として数え、{ $face_down_vp }点になります。枚数の制限はありません。
chapter-assignments = 業務
rules-assignments = ダイスの色の業務エリアにある{ $area_tiles }枚のうち1枚を選びます。スロットに示された性別のミープルをサプライから支払い、全体ストックに置きます。支払った個数と同じ回数だけ効果を得ます。支払った後に実行できない効果は選べません。タイルは{ $secret_letters ->
    [true] 裏返され、このラウンドはもう選べません
   *[false] そのまま残り、ほかの人も使えます
}。
    { $assignments }
rules-threshold = しきい値上昇のために支払ったミープルは、ラウンドの終わりまでしきい値スペースに置かれます。1個につきしきい値が+{ $threshold_step }になります{ $threshold_limit ->
    [true] (上限{ $threshold_most })
   *[false] { "" }
}。
rules-take-meeples = 交換: 支払ったミープルは先に全体ストックに入ります。{ $other_sex ->
    [true] 反対の性別だけを取れます
   *[false] 支払ったミープルも含め、自由な組み合わせで取れます
}。足りなければあるだけ取ります。
chapter-helpers = 助手
rules-hire = 雇用: アクションスロットのリングの色が示す列(ダイスと同じ列ではありません)の空いている助手スロットに助手ディスクを置き、段の費用を支払います({ $row_costs })。すぐには効果がなく、ゲームの終了まで残ります。
rules-helpers = メインアクションの後、ダイスの列にいる自分の助手を上から順に、使うか飛ばすか決めます。上には戻れず、使っても効果のない助手は自動で飛ばします。{ $helper_steps ->
    [one_piece] 助手1人の進歩ポイントで動かせるコマは1個だけです。
   *[split] 助手の進歩ポイントは複数のコマに分けて使えます。
}
    { $helpers }
rules-any-assignment = 「どれかの業務」の助手は、ボード上のどの業務でも1回、そのスロットの性別のミープルをちょうど1個支払って使えます。それより多く必要なタイルは使えません。
chapter-rewards = ラウンドの終わり
rules-initiative = まず、イニシアチブのディスクのあるスロットの点を得ます(下から順に{ $initiative_vps }点)。次に、ディスクの高い順が新しい手番順になり、直ちに有効です。同じスロットでは上にあるもの(後から来たもの)が先です。ディスクはすべて一番下のスロットに戻り、1番手が一番上になります。
rules-eligible = 報酬を得るのは、取ったダイスの出目の合計がしきい値({ $threshold })以下の人です。ダイスを取らなかった人も含みます。
rules-claim = 最初の{ $bonus_rounds }ラウンドでは、新しい手番順に、タイルのボーナスか{ $reward_florins }フロリンを得ます。さらに息子を1人結婚させ、{ $brides }つの花嫁スロットのうち空いている一番上に花嫁を迎えられます(上から順に{ $bride_vps }点)。{ $bride_every_round ->
    [true] このとき
   *[false] 最初のラウンドを除き、このとき
}{ $bride_florins }フロリンも得ます{ $florins_for_everyone ->
    [true] (このフロリンは報酬を得る全員に入ります)
   *[false] { "" }
}。花嫁1人につき子孫ダイスが1個増えます。{ $bride_any_time ->
    [true] 花嫁はボーナスより先に迎えてもかまいません。
   *[false] { "" }
}{ $all_or_florins ->
    [true] ストックのミープルが足りなければ、必ずフロリンを取ります。
   *[false] ストックのミープルが足りなければ、あるだけ取ります。
}{ $one_career ->
    [true] 職業トラックの進歩ポイントは1つの職業だけに使います。
   *[false] { "" }
}互いに影響しないときは、全員が同時に選びます。
    { $bonus_tiles }
rules-extra-die = 追加アクション: プレイヤーボードのダイスをすべて取り除き、残っているダイスを1個、費用なしで取ってメインアクションを1回行い、その列の助手を使えます。
rules-purchase = 最後の{ $vp_rounds }ラウンドでは、タイルの得点が自動的に入ります。その後、1ラウンドに1回、{ $buy_cost }フロリンで{ $buy_vp }点を買えます。支払える人全員が同時に決めます。
    { $vp_tiles }
rules-clean-up = その後、報酬タイルを捨て、しきい値スペースのミープルを全体ストックに戻し、プレイヤーボードのダイスを取り除きます。
chapter-end = ゲームの終了
rules-end = 第{ $rounds }ラウンドの後、職業トラックに残る男性1人につき、スロットの点の半分(端数切り捨て)を得ます。計画の列にタイルが{ $row_tiles }枚以上あれば、そのタイルの価値の合計を得ます(裏向きは1枚{ $face_down_vp }点)。フロリン・助手・花嫁は得点になりません。勝利点が最も多い人の勝ちで、同点なら手番順が先の人の勝ちです。
chapter-variants = この卓のヴァリアント
rules-open-gates = { $open_gates ->
    [true] 開かれた門: すべての都市スロットが埋まった後も、持参金{ $dowry_most }フロリンの結婚と、ランク{ $rank_most }の男性の外交任務ができます。点を得て、コマは全体ストックに戻ります。同盟タイルは{ $open_gates_helper_tile ->
        [true] 助手の裏向きタイル以外
       *[false] 裏向きも含めて
    }得られません。
   *[false] { "" }
}
rules-short-season = { $short_season ->
    [true] 短い季節: 全{ $rounds }ラウンドで、最初の報酬スロットは空です。
   *[false] { "" }
}
rules-secret-letters = { $secret_letters ->
    [true] 秘密の手紙: 使われた業務タイルは{ $secret_letters_helpers ->
        [true] 裏返され、そのラウンド中は助手を使っても
       *[false] (助手で使われたものを除き)裏返され、そのラウンド中は
    }選べなくなります。
   *[false] { "" }
}
chapter-secrets = 公開と非公開
rules-secrets = プレイヤー間の秘密はありません。同盟タイルの山の順番、除かれたタイル、裏向きのタイルは、持ち主も含めて最後まで誰も見ません。
rules-line = 「/シニョーリエ 手番」を使うと、手番全体を1行で書けます。操作はセミコロンで区切ります。
    { $line_example }

## 選ぶ前に分かる効果

does-florins = { $florins }フロリンを得る
does-offspring = 子孫ダイスを{ $dice }個振る
does-tracks = { $points }進歩ポイントを使う
does-mission = 職業トラックの男性を都市へ送る
does-marriage = 女性を嫁がせる、持参金は最大{ $most }フロリン

## 絵の記号の意味

legend-man = 男性。線の右は全体ストックの男性
legend-woman = 女性。線の右は全体ストックの女性
legend-bride = 花嫁。1人につき子孫ダイスが1個増える
legend-pol = 政治家の職業トラックと列
legend-cle = 聖職者の職業トラックと列
legend-mil = 軍人の職業トラックと列
legend-ini = イニシアチブ
legend-marriage = 結婚
legend-mission = 外交任務
legend-offspring = 子孫
legend-tracks = 任意のトラックの進歩ポイント
legend-florins = フロリン
legend-threshold = 報酬のしきい値
legend-exchange = ミープル交換
legend-back = 裏向きの同盟タイル
legend-take = 全体ストックからミープルを取る
legend-helper = 助手。アクションスロットでは、助手を置ける列の色
legend-assign = 業務
legend-extra = 追加アクション
legend-points = 勝利点
legend-shield_medici = メディチの盾。輪郭だけのものは未入手
legend-shield_sforza = スフォルツァの盾
legend-shield_este = エステの盾
legend-shield_gonzaga = ゴンザーガの盾
legend-shield_colonna = コロンナの盾
legend-shield_aragona = アラゴーナの盾
legend-shield_back = 列にある裏向きタイルの枚数

## メニューの場所

part = { $place }

## 絵

picture-round = ラウンド { $round }/{ $rounds }
picture-over = { $vp }点で勝利
picture-this-round = 今ラウンド
picture-next-round = 次ラウンド
picture-left = 残り
picture-legend-hired = 雇った助手
picture-legend-shields = 入手済み、未入手
picture-legend-counts = 3枚以上で得点
picture-legend-ended = 今終わった場合
picture-ask-turn = ダイスを取るか、パスするか
picture-ask-main = { $die }のメインアクション
picture-ask-progress = { $points }進歩ポイント: { $tracks }
picture-ask-mission = 外交任務
picture-ask-mission-face-down = 外交任務(裏向きタイル)
picture-ask-marriage = 結婚
picture-ask-marriage-face-down = 結婚(裏向きタイル)
picture-ask-tile = { $tile }を取るか残すか
picture-ask-row = 裏向きタイルを置く列
picture-ask-gain = ミープルを{ $count }個取る
picture-ask-helpers = 助手を使うか
picture-ask-any-assignment = 業務を1つ選ぶ
picture-ask-extra-die = 追加アクションのダイス
picture-ask-reward = 報酬: { $tile }
picture-ask-buy = { $florins }フロリンで{ $vp }点を買うか

## 助言

advice-over = 出目の合計が{ $sum }になり、しきい値{ $limit }を超える。このラウンドの報酬は得られない
advice-row = { $row }列が{ $tiles }枚になる(得点は{ $wanted }枚から)
advice-counts = { $row }列が{ $tiles }枚になり、終了時に得点になる
advice-points = { $points }点
advice-vp = { $way ->
    [more] この手番で{ $about }点を得る
   *[less] { $about }点を失う
}
advice-florins = { $way ->
    [more] フロリンが増える({ $worth }点分)
   *[less] フロリンが減る({ $worth }点の損)
}
advice-florins-none = フロリンを使わない
advice-people = { $way ->
    [more] 使える男性や女性が増える({ $worth }点分)
   *[less] 後で必要になるかもしれない男性や女性を使う({ $worth }点の損)
}
advice-people-none = 男性も女性も使わない
advice-careers = { $way ->
    [more] 職業トラックの男性の価値が{ $worth }点分増える
   *[less] 職業トラックの男性の価値が{ $worth }点分減る
}
advice-rows = { $way ->
    [more] 計画の列にタイルが増える({ $worth }点分)
   *[less] 計画の列の見込みが減る({ $worth }点の損)
}
advice-helpers = { $way ->
    [more] 助手がこの先のラウンドで働く({ $worth }点分)
   *[less] 助手を手放す({ $worth }点の損)
}
advice-initiative = { $way ->
    [more] イニシアチブのディスクが進む({ $worth }点分)
   *[less] イニシアチブのディスクが下がる({ $worth }点の損)
}
advice-brides = { $way ->
    [more] 花嫁がこの先の子孫ダイスを増やす({ $worth }点分)
   *[less] 花嫁を手放す({ $worth }点の損)
}
advice-reward = { $way ->
    [more] このラウンドの報酬を狙いやすい({ $worth }点分)
   *[less] このラウンドの報酬が遠のく({ $worth }点の損)
}
advice-actions = { $way ->
    [more] ダイスを取れる回数が残る({ $worth }点分)
   *[less] このラウンドのダイスの枠を使う({ $worth }点の損)
}

## チュートリアル: 最初の1ゲーム

lesson-dice = **ルネサンスのイタリアへようこそ。** あなたは名家の当主です。息子は職業で出世して外交任務に就き、娘は嫁ぎ、ほかの名家との同盟で計画の列を埋めます。全{ $rounds }ラウンドで、勝利点が最も多い人の勝ちです。
    すべては、1ラウンドに最大{ $max_dice }個のダイスから始まります。色ごとのアクションスロットには費用があり、出目がそれより小さければ差額をフロリンで支払います(大きくても戻りません)。水色のスロットの費用は{ $slot }です。
    ▸ **質問**: { $dear }を取ると、いくら支払うことになるでしょうか。
lesson-dice-done = { $slot }−{ $pips }で{ $cost }フロリンです。出目が小さいとフロリンがかかり、大きいと報酬が遠のきます。出目の合計が{ $limit }を超えると、このラウンドの報酬は得られません。このジレンマがこのゲームの面白さです。
lesson-dice-else = スロットの費用から出目を引いてください。
lesson-take = **ダイスを取る。** ダイスは同じ色のスロットに置きます。1ラウンドに同じ色は1個までです。
    ▸ **目標**: { $die }を取りましょう。費用はかかりませんが、出目の合計(しきい値{ $limit })に{ $high }が加わります。
    ▸ **操作**: 「{ $press }」で{ $die }を選びます。費用と、できることが横に書いてあります。
lesson-take-done = ダイス1個につきメインアクションを1回行います。その色のシニョーリアアクションか、2つある業務のどちらかか、助手の雇用です。
lesson-take-else = それも取れますが、フロリンは残しておき、まずは職業トラックを進めましょう。{ $die }です。
lesson-take-none = パスすると、このラウンドはもうダイスを取れません。まだ1個も取っていないので、{ $die }を取りましょう。
lesson-action = **メインアクション。** シニョーリアアクションは色で決まります。黄色はフロリン、赤は結婚、紫は子孫、灰色は外交任務、水色は職業トラックで、{ $tracks_points }進歩ポイントを使えます。
    ▸ **目標**: シニョーリアアクションを行いましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-action-done = { $tracks_points }進歩ポイントは1人に使っても何人かで分けてもよく、次のラウンドの手番順を決めるイニシアチブのディスクにも使えます。
lesson-action-else = 業務にはミープルが、助手にはフロリンが必要で、助手は何ラウンドもかけて元を取るものです。最初は色のアクションにしましょう。
lesson-career = **職業。** トラックに入って上るほどランクが上がり、着くとすぐボーナスのあるスロットもあります。
    ▸ **目標**: 新しい男性を1人、職業に就けて{ $tracks_points }ステップ進めましょう。
    ▸ **操作**: 「{ $press }」で新しい男性を選び、{ $tracks_points }ステップを選びます。
lesson-career-done = 上にいる男性ほど点が高く、ランクが高いほど数字の大きいスロットへも任務に送れます。ゲーム終了までトラックに残ると、点は半分になります。
lesson-career-else = { $tracks_points }ポイントすべてを新しい1人に使いましょう。低い位置に何人もいるより、1人が高い位置にいるほうが価値があります。
lesson-marry = **結婚。** 相手はもうパスしたので、またあなたの手番です。赤のダイスを取り、シニョーリアアクションで娘を都市に嫁がせます。持参金は自分で決められ、1フロリンにつき{ $vp_per_dowry }点、最大{ $dowry_most }フロリンです。
    ▸ **目標**: 持参金を最大の{ $dowry }フロリンにして、{ $vp }点を得ましょう。
    ▸ **操作**: 「{ $press }」で都市を選び、{ $dowry }を選びます。
lesson-marry-done = すぐに{ $vp }点が入りました。その名家がまだ結婚列になければ、都市の同盟タイルも手に入ります。都市のスロットは、人が増えるほど数字が大きくなります。
lesson-marry-else = フロリンは足りていて、これほど点になる使い道はほかにありません。持参金は{ $dowry }フロリンにしましょう。
lesson-mission = **外交任務。** 次の手番です。灰色のダイスを取りました。あなたの男性「{ $man }」のランクは{ $rank }なので、どの都市でも、その数字までのスロットに送れます。離れる職業スロットの{ $vp }点が入ります。
    ▸ **目標**: 任務に送りましょう。都市の任務タイルの名家が、計画のこの職業列に合えば、タイルも得られます。
    ▸ **操作**: 「{ $press }」で{ $man }と都市を選びます。タイルが合うかどうかが横に書いてあります。
lesson-mission-done = 任務に就いた男性はトラックを離れ、点をすべて得ます。合ったタイルはゲーム終了まで計画に残り、{ $row_tiles }枚そろった列が得点になります。
lesson-mission-else = どの都市でもかまいません。合うタイルがあれば得です。
lesson-pass = **止まりどき。** 出目の合計は{ $sum }、しきい値は{ $limit }です。どのダイスを取っても超えてしまい、報酬を逃します。
    ▸ **目標**: パスして、このラウンドの報酬「{ $bonus }」を得ましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-pass-done = { $limit }以内に収まりました。初めての人はつい取りすぎます。ダイスは{ $max_dice }個まで取れますが、最後の1個より、花嫁も迎えられる報酬のほうが良いことも多いのです。
lesson-pass-else = もう1個取ればもう1回アクションができますが、合計を見てください。{ $limit }まででもう{ $sum }です。報酬が得られなくなります。
lesson-reward = **報酬。** タイルのボーナスか{ $reward_florins }フロリンを得ます。さらに息子を結婚させて、花嫁を迎えられます。花嫁1人ごとに子孫ダイスが1個増え、2人目からは点にもなります。
    ▸ **目標**: ボーナスと花嫁を両方得ましょう。
    ▸ **操作**: 「{ $press }」で「タイルのボーナス」を選びます。
lesson-reward-done = 新しいダイスと業務で、第2ラウンドが始まりました。取ったダイスは戻りますが、男性、タイル、助手はそのまま残ります。
lesson-reward-else = 花嫁には何もかからず、ゲームの最後まで役に立ちます。一緒に迎えましょう。
lesson-end = **最終ラウンド。** 別のゲームの終盤に飛びます。まだパスしていないのはあなただけで、出目の合計は2人とも{ $limit }を超え、報酬はありません。この後、{ $row_tiles }枚以上そろった計画の列と、トラックに残る男性の点の半分を数えます。
    ▸ **目標**: 最後の得点計算を見届けましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-end-done = タイルが{ $row_tiles }枚そろった列は得点になり、足りない列は0点です。手を広げるより、いくつかの列を仕上げましょう。フロリン、助手、花嫁はもう点になりません。これがシニョーリエです。
lesson-end-else = もう得られるものはありません。パスしましょう。

## 先に決めておくこと

move-pass-after = ダイスがこの数になったらパス
move-pass-after-full = ダイスが{ $dice }個になったらパス
field-dice = ダイスが何個になったらパスしますか？
hint-pass-after = { $dice ->
    [0] 次の手番でパス
   *[other] { $dice }個以上あれば次の手番でパス
}
