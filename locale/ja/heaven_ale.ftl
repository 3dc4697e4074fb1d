### ヘヴン＆エール。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = ヘヴン＆エール
title-about = 修道院の醸造所を営むゲームです。資源とモンクを個人ボードの日向か日陰に置いて起動し、5種類の資源と醸造職人を、遅れが出ないようにそろえて進めます。勝利点が最も多い人の勝ちです。
cmd-title = ヘヴン
cmd-title-desc = 「ヘヴン＆エール」の手番コマンド

## 名称: 資源、モンク、タイル

name-face-down = 裏向きのタイル
name-ducats = 金
name-brewmaster = 醸造職人
name-wood = 木材
name-yeast = 酵母
name-hops = ホップ
name-water = 水
name-barley = 大麦
name-monkA = モンクA
name-monkB = モンクB
name-monkC = モンクC
name-monkD = モンクD
name-wood1 = 木材1
name-wood2 = 木材2
name-wood3 = 木材3
name-wood4 = 木材4
name-wood5 = 木材5
name-yeast1 = 酵母1
name-yeast2 = 酵母2
name-yeast3 = 酵母3
name-yeast4 = 酵母4
name-yeast5 = 酵母5
name-hops1 = ホップ1
name-hops2 = ホップ2
name-hops3 = ホップ3
name-hops4 = ホップ4
name-hops5 = ホップ5
name-water1 = 水1
name-water2 = 水2
name-water3 = 水3
name-water4 = 水4
name-water5 = 水5
name-barley1 = 大麦1
name-barley2 = 大麦2
name-barley3 = 大麦3
name-barley4 = 大麦4
name-barley5 = 大麦5

## 名称: トラックのマス、スタートエリアの場所

name-START = スタートエリア
name-R1 = R1
name-R2 = R2
name-R3 = R3
name-R4 = R4
name-R5 = R5
name-R6 = R6
name-R7 = R7
name-R8 = R8
name-R9 = R9
name-R10 = R10
name-R11 = R11
name-R12 = R12
name-R13 = R13
name-R14 = R14
name-R15 = R15
name-M1 = M1
name-M2 = M2
name-M3 = M3
name-M4 = M4
name-S1 = S1
name-S2 = S2
name-S3 = S3
name-S4 = S4
name-S5 = S5
name-S6 = S6
name-K1 = K1
name-K2 = K2
name-A1 = A1
name-A2 = A2
name-A3 = A3
name-A4 = A4

## 名称: 決算スポット、ペア、特権カード、樽、小屋

name-X = X
name-A = Xスポット
name-B = モンクスポット
name-C = 資源スポット
name-Q1 = Xと木材
name-Q2 = 酵母とホップ
name-Q3 = 水と大麦
name-Q4 = モンクAとB
name-Q5 = モンクCとD
name-P1 = 収穫
name-P2 = 援助
name-P3 = 樽職人
name-P4 = 寄進
name-P5 = 熟達
name-B01 = 醸造職人の樽
name-B02 = 全資源の樽
name-B03 = 価値1の樽
name-B04 = 価値5の樽
name-B05 = モンクスポットの樽
name-B06 = 資源スポットの樽
name-B07 = 同種の小屋の樽
name-B08 = 異なる小屋の樽
name-B09 = 資源20の樽
name-B10 = 特権カードの樽
name-B11 = 日向の樽
name-B12 = 日陰の樽
name-large = 大
name-small = 小
name-H1 = H1
name-H2 = H2
name-H3 = H3
name-H4 = H4
name-H5 = H5
name-H6 = H6
name-H7 = H7
name-T0 = T0(起動なし)
name-T1 = T1(任意の1枚)
name-T2 = T2(対角線上の2枚)
name-T3 = T3(隣接しない3枚)
name-T4 = T4(任意の4枚)

## 資料の食い違う点と数値表の名前 (/about)

name-start_ducats = 最初の所持金
name-start_brewmaster = 醸造職人の初期位置
name-track_least = 生産トラックの最小
name-track_most = 生産トラックの最大
name-brown_from = 茶色エリアの始まり
name-overflow_ducats = 20を超えた分1につき得る金
name-sun_factor = 日向の費用の倍率
name-ducats_of_a_sold_card = 特権カードを捨てて得る金
name-ducats_per_step = 最後に1進めるための金
name-first_place_vp = スタートプレイヤーの勝利点
name-large_barrel_vp = 大樽の勝利点
name-small_barrel_vp = 小樽の勝利点
name-monk_steps = モンク起動で醸造職人が進む数
name-monk_pile = 1ラウンドのモンク
name-copies_of_a_resource_tile = 同じ資源タイルの枚数
name-copies_of_a_monk = 同じモンクの枚数
name-all_two_discs = すべての決算マスで増やす場合のディスク
name-player_counts = 人数ごとの表
name-resources = 資源
name-monks = モンク
name-track = トラックのマス
name-start_area = スタートエリア
name-garden = 個人ボードのマス
name-shed_types = 小屋の表
name-brewmaster_levels = 醸造職人の表
name-spots = 決算スポットとペア
name-privilege_cards = 特権カード
name-barrels = 樽
part-for-resources = 資源の分
part-for-brewmaster = 醸造職人の分
part-rounds = ラウンド数
part-monk-piles = モンクの山
part-last-discs = 最終ラウンドの決算ディスク
part-kinds = 種類
part-names = 名前
part-starts = 初期位置
part-top-place = 最上部の場所
part-bonuses = ボーナス
part-effects = 効果
part-sums = 合計と進む数
part-rates = レート
part-ranges = 範囲と基礎点
part-pairs = ペア
disputed-allow_shared_spaces = ほかのコマがあるマスに止まれるか。日本語の資料は「止まれない」、公開資料の多くは「止まれる」です。標準は「止まれない」です。
disputed-final_round_discs = 最終ラウンドに決算ディスクが2枚になるマス。日本語の資料は「対応するマス」、公開資料は2人ならS2とS3、3人ならS4もです。標準は「対応するマスだけ」です。
disputed-final_exchange = 最後の変換の回数。日本語の資料は「任意の回数」、公開資料は「限界までそろえてから支払う」です。標準は「得点が最大になるように」です。
disputed-start_positions = 木材と醸造職人の初期位置。日本語の資料にはなく、公開資料には0と−10、1と−9があります。標準は0と−10です。

## カードやタイルの文章 (データから組み立てる)

text-sell = 手番中に捨てると{ $ducats }金を得られます。
text-tile = 日陰: 費用{ $value }金、起動すると{ $value }金。日向: 費用{ $sun }金、起動すると{ $kind }+{ $value }。
text-monk = 費用は日陰ならマスの金額、日向ならその{ $factor }倍。起動すると醸造職人+{ $steps }。小屋の合計では0。
text-per-tile = 資源を1種類選び、個人ボード上のその資源タイルの枚数だけ、その資源マーカーを進めます。
text-per-disc = 個人ボード上の決算ディスクの枚数だけ、最も少ない資源のマーカーを進めます。
text-per-barrel = ゲーム終了時、自分の樽1つにつき+{ $vp }点。
text-gain = 直ちに{ $what }を{ $amount }進めます。
text-gain-ducats = 直ちに{ $amount }金を獲得します。
goal-brewmaster = 醸造職人が{ $least }以上
goal-lowest_resource = すべての資源が{ $least }以上
goal-highest_resource = いずれかの資源が{ $least }に到達
goal-tiles_of_value_1 = 価値1の資源タイルを{ $least }枚以上
goal-tiles_of_value_5 = 価値5の資源タイルを{ $least }枚以上
goal-monk_discs = { $least }種類のモンクスポットすべてに決算ディスク
goal-resource_discs = { $least }種類の資源スポットすべてに決算ディスク
goal-sheds_of_one_type = 同種の小屋を{ $least }つ以上
goal-shed_types = 異なる種類の小屋を{ $least }つ以上
goal-placed_cards = 特権カードを{ $least }枚以上配置
goal-tiles_in_sun = 日向にタイルを{ $least }枚以上
goal-tiles_in_shade = 日陰にタイルを{ $least }枚以上
text-barrel = { $goal }。先に取った人が大樽({ $large }点)、次の人が小樽({ $small }点)。
text-shed = 周囲の合計{ $least }～{ $most }{ $brewmaster ->
    [0] { "" }
   *[other] で醸造職人+{ $brewmaster }
}。
text-shed-any = 周囲の好きなタイルを{ $count }枚起動します。
text-shed-opposite = 周囲の対角線上の{ $count }枚を起動します。
text-shed-alternate = 周囲の互いに隣接しない{ $count }枚を起動します。
text-spot-number = { $least }～{ $most }の数字を1つ選び、その価値の資源タイルをすべて起動します。
text-spot-monk = 個人ボードの{ $monk }が、それぞれ隣接するタイルをすべて起動します。
text-spot-resource = { $resource }のタイルをすべて起動します。
text-pair = { $partner }とペア。
text-first-place = 次のラウンドのスタートプレイヤーになります。ゲーム終了時にここにいれば{ $vp }点。
text-steps = 好きな資源1種類を{ $steps }進めます。
text-space-start = スタートエリア。ここに戻ると、そのラウンドの手番は終わりです。
text-space-resource = 資源マス: 資源タイルを購入します。
text-space-monk = モンクマス: モンクを購入します。1枚につき日陰{ $cost }金、日向{ $sun }金。
text-space-scoring = 決算マス: ここの決算ディスクを決算スポットに置きます。使えるのは{ $kinds }。
text-space-barrel = 樽マス: 条件を満たしている樽をすべて獲得します。

## イベント

start-player-chosen = { $seat }がスタートプレイヤーになりました{ $drawn ->
    [true] (抽選)
   *[false] { "" }
}。
place-taken = { $seat }が{ $place }に入りました{ $gains_count ->
    [0] { "" }
   *[other] ({ $gains })
}。
round-started = 第{ $round }ラウンド(全{ $rounds }ラウンド)が始まりました。スタートプレイヤーは{ $start_player }です。
tile-revealed = { $space } { $tile }
tiles-revealed = { $resources_count ->
    [0] { "" }
   *[other] { $resource_tiles }、
}{ $monk_tiles }を補充しました。
figure-moved = { $seat }が{ $space }に進みました。
tile-bought = { $seat }が{ $tile }を{ $ducats_abs }金で購入し、{ $cell }に置きました。
purchase-ended = { $seat }が購入を終えました({ $count }枚)。
shed-enclosed = { $seat }が合計{ $sum }で小屋{ $shed }を囲み、{ $kind }にしました{ $brewmaster ->
    [0] { "" }
   *[other] (醸造職人+{ $brewmaster })
}。
shed-used = { $seat }が小屋{ $shed }の周囲の{ $cells }を起動しました{ $gains_count ->
    [0] { "" }
   *[other] ({ $gains })
}。
disc-placed = { $seat }が{ $spot }スポット{ $number ->
    [0] { "" }
   *[other] の数字{ $number }
}で決算し{ $cells_count ->
    [0] ましたが、何も起動しませんでした
   *[other] 、{ $monks_count ->
        [0] { "" }
       *[other] { $monks }のモンクで
    }{ $cells }を起動しました
}{ $gains_count ->
    [0] { "" }
   *[other] ({ $gains })
}。
pair-completed = { $seat }がペア({ $pair })をそろえました。
pair-closed = { $seat }はペア({ $pair })に特権カードを置きませんでした。
card-placed = { $seat }がペア({ $pair })に特権カード「{ $card }」を置きました{ $gains_count ->
    [0] { "" }
   *[other] ({ $gains })
}。
card-sold = { $seat }が特権カード「{ $card }」を捨て、{ $ducats }金を得ました。
barrel-taken = { $seat }が「{ $barrel }」({ $size }、{ $vp }点)を獲得しました。
steps-given = { $resource }を{ $steps }
round-ended = 第{ $round }ラウンドが終わりました。
converted = { $seat }が変換({ $rate }:1)で{ $given }失い、{ $resource }を{ $steps }進めました。
steps-bought = { $seat }が{ $ducats_abs }金を支払い、{ $resource }を{ $steps }進めました。
scored = { $seat }の得点は{ $vp }点でした({ $production ->
    [0] 最も少ない資源は{ $lowest }で茶色エリアに届かず0点
   *[other] 基礎点{ $multiplier }×最も少ない資源{ $lowest }で{ $production }点
}{ $barrels ->
    [0] { "" }
   *[other] 、樽{ $barrels }点
}{ $cooperage ->
    [0] { "" }
   *[other] 、樽職人{ $cooperage }点
}{ $first_place ->
    [0] { "" }
   *[other] 、スタートプレイヤー{ $first_place }点
})。
game-ended = ゲームが終了しました。{ $winners_count ->
    [1] { $winners }が{ $vp }点で勝ちました！
   *[other] { $winners }が{ $vp }点で引き分けました！
}

## 問いかけ: 本人へ (ask-)、みんなへ (await-)

ask-first-place = スタートエリアのどの場所から始めますか？
await-first-place = { $seat }: 開始場所を選ぶ番です
ask-move = { $space }からどこへ進みますか？
await-move = { $seat }: { $space }から進む番です({ $ducats }金)
ask-buy = { $bought ->
    [0] { $space }でタイルを1枚以上購入してください。
   *[other] { $space }で{ $bought }枚購入しました。{ $more ->
        [0] { $left ->
            [0] タイルはもう残っていません。
           *[other] これ以上は購入して置けません。
        }
       *[other] もう1枚購入しますか？
    }
}
await-buy = { $seat }: { $space }で購入する番です({ $bought ->
    [0] { "" }
   *[other] 購入済み{ $bought }枚、
}{ $ducats }金)
ask-shed = 小屋{ $shed }は{ $kind }です。周囲のどの{ $count }枚を起動しますか？
await-shed = { $seat }: 小屋{ $shed }で起動する{ $count }枚を選ぶ番です: { $kind }
ask-score = { $space }の決算ディスクをどのスポットに置きますか？ 使えるのは{ $kinds }です。
await-score = { $seat }: { $space }の決算ディスクを置く番です({ $kinds })
ask-place-card = ペア({ $pair })がそろいました。どの特権カードを置きますか？ 今置かなければ、後からは置けません。
await-place-card = { $seat }: ペア({ $pair })に特権カードを置くかを決める番です
ask-place = スタートエリアのどこに入りますか？
await-place = { $seat }: スタートエリアの場所を選ぶ番です
ask-place-last = どこに入りますか？ これが最後の手番です。先に特権カードを{ $cards }枚捨てて{ $ducats }金を得ると、得点が{ $vp }点増えます。
await-place-last = { $seat }: スタートエリアの場所を選ぶ番です(先に{ $cards }枚捨てて{ $ducats }金にすれば+{ $vp }点)

## 場所の言い方(メニュー)

part-sun = 日向
part-shade = 日陰
part-sheds = 小屋
part-start = スタートエリア
part-resource = 資源マス
part-monk = モンクマス
part-scoring = 決算マス
part-barrel = 樽マス

## ヒント: その答えでどうなるか

gain = { $what }+{ $amount }
gain-ducats = +{ $amount }金
hint-gain = { $gains_count ->
    [0] 何も起動しない
   *[other] { $gains }
}
hint-numbers = { $numbers }
hint-number = { $number }({ $gains_count ->
    [0] 起動なし
   *[other] { $gains }
})
hint-sell = { $ducats }金
hint-tile = 日陰{ $shade }金、日向{ $sun }金
hint-cell = { $cost }金(残り{ $left }金)
hint-cell-shed = { $cost }金(残り{ $left }金)、小屋{ $shed }は合計{ $sum }、あと{ $missing }枚
hint-cell-encloses = { $cost }金(残り{ $left }金)、{ $sheds }
shed-made = 小屋{ $shed }: 合計{ $sum }{ $brewmaster ->
    [0] { "" }
   *[other] 、醸造職人+{ $brewmaster }
}、{ $kind }
hint-per-barrel = 終了時に樽1つにつき+{ $vp }点(今は{ $barrels ->
    [0] 樽なし
   *[other] { $barrels }つ
})
hint-first-place = 次のスタートプレイヤー、ゲーム終了時{ $vp }点
hint-steps = 好きな資源+{ $steps }
warn-unsold = これが最後の手番です。先に特権カードを{ $cards }枚捨てて{ $ducats }金にすると、得点が{ $vp }点増えます。
hint-start = 入れる場所: { $places }
hint-scoring = ディスク{ $discs }枚、使えるスポット: { $spots }
hint-barrel = 獲得できる樽: { $barrels }
hint-tiles = { $tiles }({ $cost }金から)

## 結果

score-line = { $place }位 { $seat }: { $points }点({ $parts })
score-converted = { $rate }:1で{ $resource }+{ $steps }({ $given }失う)
score-given = { $resource }を{ $steps }
score-bought = { $ducats }金で{ $resource }+{ $steps }
score-production = 基礎点{ $multiplier }×{ $lowest }={ $vp }
score-barrels = 樽{ $vp }({ $large ->
    [0] 小{ $small }
   *[other] 大{ $large }{ $small ->
        [0] { "" }
       *[other] 、小{ $small }
    }
})
score-cooperage = 樽職人{ $vp }
score-first-place = スタートプレイヤー{ $vp }
points = { $points }点
source-production = 生産
source-barrels = 樽
source-cooperage = 樽職人
source-first-place = スタートプレイヤー
course-now = そこで終わっていた場合の得点

## 手: ボタン、手の全体、スラッシュコマンド

move-take-place = 場所に入る
move-take-place-full = { $place }に入る{ $resource_count ->
    [0] { "" }
   *[other] ({ $resource })
}
says-take-place = { $place }に入る{ $gains_count ->
    [0] { "" }
   *[other] ({ $gains })
}
cmd-take-place = 入る
cmd-take-place-desc = スタートエリアの場所に入ります
move-move-to = 進む
move-move-to-full = { $space }へ進む
cmd-move-to = 移動
cmd-move-to-desc = プレイヤーコマをトラック上で進めます
move-buy = タイルを購入
move-buy-full = { $tile }を購入して{ $cell }に置く
cmd-buy = 購入
cmd-buy-desc = マスのタイルを購入して個人ボードに置きます
move-end-purchase = 購入を終える
cmd-end-purchase = 購入終了
cmd-end-purchase-desc = これ以上タイルを購入しません
move-use-shed = タイルを起動
move-use-shed-full = { $cells }を起動
cmd-use-shed = 小屋
cmd-use-shed-desc = できた小屋で起動するタイルを選びます
move-place-disc = 決算
move-place-disc-full = { $spot }スポットで決算{ $number ->
    [0] { "" }
   *[other] (数字{ $number })
}
cmd-place-disc = 決算
cmd-place-disc-desc = 決算ディスクを決算スポットに置きます
move-place-card = 特権カードを置く
move-place-card-full = 「{ $card }」を置く{ $resource_count ->
    [0] { "" }
   *[other] ({ $resource })
}
cmd-place-card = 特権カード
cmd-place-card-desc = そろえたペアに特権カードを置きます
move-skip-card = カードを置かない
cmd-skip-card = 見送り
cmd-skip-card-desc = このペアには特権カードを置きません(後からは置けません)
move-sell-card = 特権カードを捨てる
move-sell-card-full = 「{ $card }」を捨てる
cmd-sell-card = カードを捨てる
cmd-sell-card-desc = 特権カードを捨てて金を得ます

## 手の項目: 問い、スラッシュコマンドの引数、値

field-place = どの場所ですか？
field-resource = どの資源ですか？
field-space = どのマスですか？
field-tile = どのタイルですか？
field-cell = どこに置きますか？
field-cells = どのタイルを起動しますか？
field-spot = どのスポットですか？
field-number = どの数字ですか？
field-card = どのカードですか？
opt-place = 場所
opt-place-desc = スタートエリアの場所
opt-resource = 資源
opt-resource-desc = 進める資源(必要な場合)
opt-space = マス
opt-space-desc = 進む先のマス。例: R7、M1、S4、K2
opt-tile = タイル
opt-tile-desc = 購入するタイル
opt-cell = 置く場所
opt-cell-desc = 置く場所。例: s04(日向)、d12(日陰)
opt-cells = タイル
opt-cells-desc = 起動するタイルの場所。例: s04 d05
opt-spot = スポット
opt-spot-desc = 決算ディスクを置くスポット
opt-number = 数字
opt-number-desc = 起動する価値(Xスポットの場合)
opt-card = カード
opt-card-desc = 特権カード

## 卓のオプション

option-start_player = 最初のスタートプレイヤー
option-start_player-desc = 第1ラウンドに誰から始めるかを決めます。
option-start_player-random = 抽選
option-start_player-a = 席A
option-start_player-b = 席B
option-start_player-c = 席C
option-start_player-d = 席D
option-allow_shared_spaces = ほかのプレイヤーのコマがあるマス
option-allow_shared_spaces-desc = ほかのプレイヤーのコマがあるマスに止まれるかを決めます(資料が食い違います)。
option-allow_shared_spaces-true = 止まれる
option-allow_shared_spaces-false = 止まれない
option-final_round_discs = 最終ラウンドの決算ディスク
option-final_round_discs-desc = 2人・3人のとき、最終ラウンドにどの決算マスへ2枚置くかを決めます。
option-final_round_discs-by_space = 対応するマスだけ
option-final_round_discs-all_two = すべての決算マス
option-final_exchange = 最後の変換
option-final_exchange-desc = 得点計算の前に資源をどう変換するかを決めます。
option-final_exchange-optimal = 得点が最大になるように
option-final_exchange-even_first = 先に限界まで変換してから支払う
option-start_positions = 木材と醸造職人の初期位置
option-start_positions-desc = この2つのマーカーの初期位置を決めます(資料が食い違います)。
option-start_positions-zero = 0と−10
option-start_positions-one_ahead = 1と−9
option-allow_full_lap = 止まらずに1周
option-allow_full_lap-desc = スタートエリアから一度も止まらずに戻れるかを決めます。
option-allow_full_lap-true = できる
option-allow_full_lap-false = できない
option-scoring_requires_matching_tile = 対象タイルのないスポット
option-scoring_requires_matching_tile-desc = 何も起動しない決算スポットを使えるかを決めます。
option-scoring_requires_matching_tile-true = 使えない
option-scoring_requires_matching_tile-false = 使える

## フェイズごとの短いルール

chapter-aim = ゲームの概要

rules-aim = 修道院の醸造所を営むゲームです。資源とモンクを購入し、個人ボードに置きます。日向は高価ですがマーカーが進み、日陰は安く、金になります。どちらも、決算ディスク、モンク、小屋によって**起動**したときに効果が出ます。
    最後に、最も少ない資源と、醸造職人の位置で決まる基礎点を掛けます。どの資源も遅れないように進めるのが大切です。ほかに樽からも勝利点を得ます。第{ $rounds }ラウンドの後、勝利点が最も多い人の勝ちです。
rules-names = 名前: { $first_resource_space }から{ $last_resource_space }は資源マス、Mはモンクマス、Sは決算マス、Kは樽マス、Aはスタートエリアの場所です。個人ボードでは、{ $sun_cell }などが日向、{ $shade_cell }などが日陰、{ $shed_cell }などが小屋マス、Tが小屋の種類です。画像にも同じ名前があります。

chapter-set-up = 準備

rules-starting = 各自、{ $ducats }金、特権カード{ $cards_count }枚(各種1枚)、空の個人ボード(日向{ $sunny }マス、日陰{ $shady }マス、小屋マス{ $sheds }か所)で始めます。マーカーの初期位置:
    { $markers }
rules-set-up = { $start_drawn ->
    [true] スタートプレイヤーは抽選で決めます。
   *[false] スタートプレイヤーは席{ $start_seat }の人です。
}スタートプレイヤーのコマは{ $first_place }に置きます(ボーナスなし)。ほかの人は、スタートプレイヤーから反時計回りに、スタートエリアの空いている場所を選び、直ちにボーナスを得ます。
rules-places = スタートエリアの場所:
    { $places }

chapter-round = ラウンドの流れ

rules-round = 全員のコマがスタートエリアに戻るまで、時計回りに手番を行います。{ $players }人プレイでは全{ $rounds }ラウンドです。
    ラウンドの間に、資源マスとモンクマスにはタイルが残っていても1枚ずつ加え、決算マスは決算ディスクが1枚{ $doubled_count ->
    [0] { "" }
   *[other] (最終ラウンドは{ $doubled }だけ{ $last_discs }枚)
}になるよう補充します。{ $first_place }に入った人から始めます。コマは、自分の手番で進めるまでその場所に残ります。
rules-track = トラックのマス(スタートエリアから時計回り):
    { $track }
rules-tiles = 資源タイルは全部で{ $tile_count }枚、資源と価値(1～{ $most_value })の組み合わせごとに{ $tile_copies }枚です。モンクは毎ラウンド{ $monk_pile }枚出ます。

chapter-turn = 手番

rules-move-figure = コマを時計回りに1マス以上、好きなだけ進め、止まったマスのアクションを行います。戻ることはできず、スタートエリアは越えられません。止まれないのは、{ $shared ->
    [true] { "" }
   *[false] ほかのプレイヤーのコマがあるマスと、
}アクションを実行できないマスです(タイルがない、費用や置く場所が足りない、決算ディスクや使えるスポットがない、獲得できる樽がない)。スタートエリアにはいつでも入れます。{ $full_lap ->
    [true] { "" }
   *[false] ただし、その前に1回は止まらなければなりません。
}
    手番中はいつでも、特権カードを捨てて1枚につき{ $sold_card }金を得られます。捨てたカードはゲームから除きます。費用に充てるなら、コマを進める前に捨ててください。
rules-market = 資源マスとモンクマスでは、タイルを1枚以上、好きなだけ、1枚ずつ購入して個人ボードの空いているマスに置きます。費用は、資源ならその価値、モンクならマスの金額({ $monk_costs })で、日向ではその{ $sun_factor }倍です。置いたタイルは動かせません。

chapter-activation = 起動

rules-activation = 起動したタイルの効果:
    - 日陰の資源: 価値の分の金を得ます
    - 日向の資源: その資源マーカーを価値の分だけ進めます
    - モンク(日向でも日陰でも): 醸造職人を{ $monk_steps }進めます
    起動されたモンクが、続けて隣を起動することはありません。マーカーの範囲は{ $least }～{ $most }です。資源が{ $most }を超える分は1につき{ $overflow }金になり、醸造職人が超える分はなくなります。
rules-scoring = 決算マスでは、決算ディスクを1枚取り、そのマスで使える種類の空いている決算スポットに置きます。各スポットは1ゲームに1回だけ使えます。
    - X: 1～{ $most_value }の数字を1つ選び、その価値の資源タイルをすべて起動します
    - 資源スポット: その資源のタイルをすべて起動します
    - モンクスポット: その種類のモンクが、それぞれ隣接する資源とモンクをすべて起動します。日向と日陰の境も越えます。その種類の複数のモンクに隣接するタイルは、その数だけ起動します
    { $matching ->
    [true] 合うタイルが個人ボードにないスポットは使えません。隣に何もないモンクのスポットは使えますが、何も起動しません。
   *[false] この卓では、合うタイルがなくてもスポットを使えます。
}
rules-privilege = 決算スポットはペアになっています: { $pairs }。両方にディスクがそろったら、その時に限り、特権カードを1枚置いて効果を使えます。
rules-cards = 特権カード:
    { $cards }
rules-shed = 小屋マスの周囲がすべてタイルで埋まったら、直ちに周囲の価値を合計します(モンクは数えません)。合計で小屋の種類が決まり、醸造職人が進み、周囲のタイルを表のとおりの枚数だけ必ず起動します。
    { $shed_table }
    小屋マスの周囲のマスは次のとおりです。
    { $rings }

chapter-barrels = 樽

rules-barrels = 樽マスでは、条件を満たしていて、まだ自分が持っていない樽をすべて獲得します。大樽({ $large }点)があれば大樽、なければ小樽({ $small }点)です。条件を満たすだけでは得られず、樽マスに止まる必要があります。
    { $barrels }

chapter-home = スタートエリアに戻る

rules-in-start-area = スタートエリアに戻ったら、ほかのコマがない場所を選んでボーナスを得ます。そのラウンドの手番はもうありません。まだ出発していないコマは場所をふさぎますが、自分がいた場所は空きとみなします。最後に戻った人は、{ $first_place }が空いていれば必ずそこに入ります。1人だけ残った人は、続けて手番を行います。

chapter-end = ゲームの終了

rules-final-scoring = 第{ $rounds }ラウンドの後、最も少ない資源ができるだけ大きくなるよう、自動で変換します。醸造職人のレートで何回でも({ $example_rate }:1なら、ほかの資源を合計{ $example_rate }戻して1進めます)、また{ $ducats_per_step }金ごとに1進めます。{ $optimal ->
    [true] { "" }
   *[false] この卓では、先に限界まで変換し、その後で金を支払います。
}
    得点は、最も少ない資源×基礎点({ $brown }未満なら得点なし)に、樽の点と、{ $first_place }にいれば{ $first_vp }点を加えた合計です。勝利点が最も多い人の勝ちで、同点なら引き分けです。捨てずに残った特権カードは得点になりません。
rules-levels = 醸造職人の位置とレート、基礎点:
    { $levels }

rule-marker = { $resource } { $at }
rule-price = { $space }は{ $cost }金
rule-place = { $place }: { $text }
rule-space = { $spaces }: { $text }
rule-card = { $card }: { $text }
rule-shed = { $kind }: { $text }{ $more_count ->
    [0] { "" }
   *[other] { $more }
}
rule-ring = { $shed }: { $cells }
rule-barrel = { $barrel }: { $goal }
rule-level = 位置{ $single ->
    [true] { $least }
   *[false] { $least }～{ $most }
}: レート({ $rate }:1)、基礎点{ $multiplier }
legend-coin = 金(モンクマスでは日陰の費用)
legend-laurel = 終了時の勝利点
legend-brewmaster = 醸造職人(下はレートと基礎点)
legend-wood = 木材
legend-yeast = 酵母
legend-hops = ホップ
legend-water = 水
legend-barley = 大麦
legend-sack = 任意の資源
legend-five = すべての資源(最も低いものは枠付き)
legend-monkA = モンクA
legend-monkB = モンクB
legend-monkC = モンクC
legend-monkD = モンクD
legend-hood = モンク
legend-disc = 決算ディスク(スポットにあれば使用済み)
legend-x = Xスポット
legend-P1 = 特権カード: 収穫
legend-P2 = 特権カード: 援助
legend-P3 = 特権カード: 樽職人
legend-P4 = 特権カード: 寄進
legend-P5 = 特権カード: 熟達
legend-privilege = 置いた特権カード
legend-barrel = 樽と勝利点
legend-shed = 小屋とその種類
legend-house = 小屋マス
legend-sun = 日向
legend-shade = 日陰
legend-same = 同じ種類の小屋
legend-unlike = 異なる種類の小屋
legend-crown = 次のラウンドのスタートプレイヤー
legend-pile = 裏向きのタイル
legend-check = スタートエリアに戻ったコマ(樽では獲得済み)
legend-cross = 特権カードを置かないペア
legend-now = 番が来ている人とその内容

## できない理由。コードの後の名前は、その数値がある場合の文章

ERR_UNKNOWN_SPACE = 「{ $space }」というマスはありません。
ERR_MUST_MOVE = 1マス以上進めてください(今は{ $space })。
ERR_BACKWARD = { $space }には戻れません(今は{ $position })。
ERR_SPACE_OCCUPIED = { $space }には{ $player }のコマがあり、止まれません(卓のオプションによります)。
ERR_SPACE_OCCUPIED-listed = { $player }のコマがあり、止まれません。
ERR_FULL_LAP = スタートエリアに戻る前に、少なくとも1回はどこかに止まってください。
ERR_NO_TILES = タイルが残っていないため、止まれません。
ERR_GARDEN_FULL = 個人ボードに空きがありません({ $cells }マスすべて配置済み)。
ERR_CANNOT_AFFORD_ANY = 最も安いタイルでも{ $cost }金必要ですが、所持金は{ $have }金です。{ $cards ->
    [0] 捨てられる特権カードはありません。
   *[other] 特権カードを捨てると1枚{ $each }金です(残り{ $cards }枚)。
}
ERR_NO_DISC = 決算ディスクが残っていないため、止まれません。
ERR_NO_USABLE_SPOT = 使える決算スポットがありません(空いていて、合うタイルのあるスポットが必要です)。
ERR_NO_BARREL = 獲得できる樽(条件を満たしていて、まだ残っている樽)がありません。
ERR_TILE_NOT_HERE = { $space }に{ $tile }はありません。
ERR_UNKNOWN_CELL = 「{ $cell }」という場所はありません。
ERR_SHED_CELL = { $cell }は小屋マスで、タイルは置けません。
ERR_CELL_TAKEN = { $cell }にはもう{ $tile }があります。
ERR_NOT_ENOUGH_MONEY = { $cost }金必要ですが、所持金は{ $have }金です(不足{ $missing }金)。
ERR_MUST_BUY = 購入を終える前に、タイルを1枚以上購入してください。
ERR_SHED_COUNT = ちょうど{ $count }枚選んでください(今は{ $have }枚)。
ERR_SHED_NOT_ADJACENT = { $cells }は小屋{ $shed }の周囲ではありません。
ERR_SHED_PATTERN = 小屋{ $shed }は{ $kind }です。選んだタイルの並びがこの条件に合いません。
ERR_UNKNOWN_SPOT = 「{ $spot }」というスポットはありません。
ERR_SPOT_KIND = ここでは{ $spot }スポットを使えません。使えるのは{ $kinds }です。
ERR_SPOT_USED = { $spot }スポットはもう使いました。
ERR_SPOT_USED-listed = もう使いました。
ERR_NO_MATCHING_TILE = { $spot }スポットに合うタイルがありません。
ERR_NO_MATCHING_TILE-number = 価値{ $number }の資源タイルがありません。
ERR_NO_MATCHING_TILE-listed = 合うタイルがありません。
ERR_NEED_NUMBER = { $least }～{ $most }の数字を指定してください。
ERR_CARD_NOT_HELD = 特権カード「{ $card }」は手元にありません。
ERR_NEED_RESOURCE_CHOICE = 資源を指定してください({ $resources })。
ERR_NOT_LEAST_RESOURCE = 最も少ない資源({ $resources })を選んでください。
ERR_UNKNOWN_START_SPACE = 「{ $place }」という場所はありません。
ERR_START_SPACE_TAKEN = { $place }には{ $player }のコマがあります。
ERR_START_SPACE_TAKEN-listed = { $player }のコマがあります。
ERR_MUST_TAKE_FIRST_SPACE = 最後に戻った人は、{ $place }が空いていれば必ずそこに入ります。{ $place }を選んでください。

## 盤面の文章

heading-track = トラック
heading-barrels = 残りの樽
heading-supply = 裏向きのもの
heading-seat = { $seat }: { $ducats }金、{ $where }
position-round = 第{ $round }ラウンド(全{ $rounds }ラウンド)。
position-on = { $where }
position-starting = スタートエリア
position-back = { $where }に戻っています
position-tiles = { $space }: { $tiles }
position-count = { $what } { $count }
position-resource-tiles = 資源: { $spaces }。
position-monk-tiles = モンク: { $spaces }。
position-discs-left = 決算ディスク: { $spaces }。
position-space = { $space }({ $tiles })
position-space-discs = { $space }{ $count ->
    [1] { "" }
   *[other] ({ $count }枚)
}
position-goal = { $goal }: { $state ->
    [both] 大・小
    [small] 小のみ
   *[none] 残りなし
}{ $seats_count ->
    [0] { "" }
   *[other] (獲得できる人: { $seats })
}
position-markers = 醸造職人 { $brewmaster }({ $rate }:1、基礎点{ $multiplier })、{ $markers }。
position-tile = { $cell } { $tile }
position-sun = 日向: { $tiles }。
position-shade = 日陰: { $tiles }。
position-sheds = 小屋: { $sheds }。
position-shed = { $shed } { $kind }
position-shed-coming = { $shed } 合計{ $sum }(空き: { $free })
position-placed = { $card }({ $pair })
position-closed = カードを置かなかったペア: { $pairs }。
position-discs = 使ったスポット: { $spots }。
position-placed-cards = 置いた特権カード: { $placed }。
position-barrel = { $barrel }({ $vp }点)
position-cards = 手元の特権カード: { $cards }。
position-barrels = 樽: { $barrels }。
position-piles = 資源タイル{ $tiles }枚、モンクの山{ $piles ->
    [0] なし
   *[other] { $piles }つ
}。
hand-kind-cards = 手元の特権カード
hand-kind-barrels = 樽の条件
hand-card = { $card }: { $text }{ $now_count ->
    [0] { "" }
   *[other] 今は{ $now }。
}
hand-goal = { $goal }(今は{ $have }){ $state ->
    [mine] 、獲得済み
    [ready] 、条件を満たしています(樽マスで{ $vp }点)
    [gone] 、もう残っていません
   *[open] { "" }
}

## パネルの自分の数字

figure-ducats = { $value }金
figure-brewmaster = 醸造職人 { $value }
figure-wood = 木材 { $value }
figure-yeast = 酵母 { $value }
figure-hops = ホップ { $value }
figure-water = 水 { $value }
figure-barley = 大麦 { $value }

# Pictures

picture-round = ラウンド { $round }/{ $rounds }
picture-set-up = 準備
picture-over = { $winners ->
    [1] { $vp }点で勝利
   *[other] { $vp }点で引き分け
}
picture-ask-first-place = 開始場所を選ぶ
picture-ask-move = { $space }から先へ進む
picture-ask-buy = { $space }: { $bought ->
    [0] 1枚以上購入する
   *[other] { $bought }枚購入済み。さらに購入する？
}
picture-ask-shed = { $shed }は{ $kind }: { $count }枚を起動
picture-ask-score = { $space }: ディスクを置く({ $kinds })
picture-ask-place-card = このペアに特権カードを置くか決める
picture-ask-place = スタートエリアの場所を選ぶ
picture-ask-place-last = 先にカード{ $cards }枚を捨てると+{ $vp }点
picture-deck = 資源の山
picture-piles = モンクの山
picture-sheds = 小屋の周囲の合計
picture-encloses = この型の小屋を囲む
alt-tile = 置くもの: { $tile }。
alt-cell = { $number }: { $cell }{ $sheds }。
alt-encloses = (小屋を囲む: { $kinds })
picture-levels = レートと基礎点
picture-hand-cards = 特権カード
picture-hand-barrels = 樽
picture-hand-placed = 配置済み({ $pair })
picture-hand-sold = 捨てた
picture-hand-sale = 自分の手番中、手元のカードを1枚捨てるごとに{ $ducats }金。

## 助言: ヒントが数えるもの(符号つきの増減)

advice-least = 得点になる最も少ない資源({ $resource }、今{ $at })を伸ばせる
advice-points = { $points }点
advice-production = { $way ->
    [more] ゲーム終了時の資源の得点が{ $about }点増える見込み
   *[less] 個人ボードからこの先得られる得点が{ $about }点減る見込み
}
advice-ducats = { $way ->
    [more] この先使える金が増える({ $worth }点分)
   *[less] この先使える金が減る({ $worth }点の損)
}
advice-ducats-none = この先使える金は減らない
advice-spots = { $way ->
    [more] 使える決算スポットが増える({ $worth }点分)
   *[less] 使える決算スポットが減る({ $worth }点の損)
}
advice-sheds = { $way ->
    [more] 小屋の完成に近づく({ $worth }点分)
   *[less] この先の小屋で得られるものが減る({ $worth }点の損)
}
advice-barrels = { $way ->
    [more] 樽で{ $by }点を得る
   *[less] 樽の{ $by }点を失う
}
advice-cards = { $way ->
    [more] 特権カードで得られるものが増える({ $worth }点分)
   *[less] 特権カードで得られるものが減る({ $worth }点の損)
}
advice-place = { $way ->
    [more] 次のスタートプレイヤーになれる({ $worth }点分)
   *[less] 次のスタートプレイヤーになれない({ $worth }点の損)
}
advice-haste = { $way ->
    [more] このラウンドに止まれるマスを{ $about }マス分飛ばす
   *[less] 新しいラウンドで{ $about }マスにまた止まれる
}

## チュートリアル: 最初の1ゲーム

lesson-aim = **修道院へようこそ。** 5種類の資源でビールを醸造します。最後に、**最も少ない**資源と、醸造職人の位置で決まる基礎点を掛けたものが得点です。1つ遅れているだけで、足を引っぱられます。
    画像はあなたの個人ボードです。黄色が日向、灰色が日陰で、その間に小屋マスがあります。右側は、上のジョッキが醸造職人、その下の5つが資源マーカーです。
    ▸ **質問**: 今いちばん遅れている資源はどれでしょうか。
lesson-aim-done = { $resource }です。出発点は全員同じで、放っておくと最後に困ります。
lesson-aim-else = 右側の下5つの数字のうち、いちばん小さいものを探してください。
lesson-move = **トラック。** 手番には、コマを好きなだけ前に進め(戻れません)、止まったマスのアクションをします。先に進めば良いタイルを選べますが、ラウンドが終わるまでの手番は少なくなります。
    ▸ **目標**: { $tile }のある{ $space }へ進みましょう。
    ▸ **操作**: 「{ $press }」で{ $space }を選びます。
lesson-move-done = { $space }に着きました。ここのタイルを1枚以上購入します。通り過ぎたマスには、このラウンドではもう止まれません。
lesson-move-else = そこにも良いものがありますが、いちばん遅れているのは{ $resource_behind }で、{ $tile }は{ $space }にあります。
lesson-move-home = スタートエリアに戻ると、あなたのラウンドはそこで終わります。まず{ $space }に止まりましょう。
lesson-sun = **日向に置く。** 日向の費用は数字の{ $sun_factor }倍で、これは{ $cost }金です。起動するたびに、その資源のマーカーが数字の分だけ進みます。
    ▸ **目標**: { $tile }を**日向**に置きましょう。
    ▸ **操作**: 「{ $press }」で{ $tile }を選び、次に「{ part-sun }」のメニューで黄色いマス({ $sun_cell }など)を選びます。
lesson-sun-done = まだ何も進んでいません。タイルは置いただけでは働かず、決算ディスク、モンク、小屋によって**起動**されるのを待ちます。初めての人がいちばん間違えやすいところです。
lesson-sun-else = ここでは{ $tile }を日向に置きましょう。日陰だと、マーカーは進まず金になります。
lesson-sun-later = それは次に購入します。まず{ $tile }を日向に置きましょう。
lesson-shade = **日陰に置く。** 日陰の費用は数字どおり{ $cost }金で、起動するたびに同じだけの金が入ります。
    ▸ **目標**: { $tile }を**日陰**に置きましょう。
    ▸ **操作**: 「{ $press }: { $tile } · { part-shade }」で、灰色のマス({ $shade_cell }など)を選びます。
lesson-shade-done = 日向はマーカーを進め、日陰はその資金をかせぎます。日陰がないと、第2ラウンドには金が尽きます。
lesson-shade-else = これは日陰に置いてみましょう。今は安く、後で金になります。
lesson-shade-done-too-soon = もう1枚購入できます。{ $tile }も、{ $cost }金で日陰に置きましょう。
lesson-turn = **ほかの人の番へ。** 好きなだけ購入したら、手番は終わりです。
    ▸ **目標**: 手番を終えて、相手の動きを見ましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-turn-done = 全員がスタートエリアに戻るまで、順に手番を行います。{ $players }人プレイでは全{ $rounds }ラウンドです。モンクマス(M)では、モンクを同じように購入します。
lesson-turn-else = 購入は済みました。手番を終えましょう。
lesson-card-sold = 特権カードは手番中いつでも捨てて金にできますが、後で置けばずっと役に立つかもしれません。今は取っておきましょう。
lesson-scoring = **1ラウンド後。** 個人ボードが育ちました。次は起動です。決算マス(S)にはディスクがあります。
    ▸ **目標**: 資源スポットに置けるディスクのある{ $space }へ進みましょう。
    ▸ **操作**: 「{ $press }」で{ $space }を選びます。
lesson-scoring-done = ディスクは各マスに1枚なので、早い者勝ちです。スポットは、それぞれゲーム中に1回しか使えません。モンクスポットでは、そのモンクの周りのタイルが起動します。
lesson-scoring-else = それもできますが、あなたのタイルは起動を待っています。{ $space }には資源用のディスクがあります。
lesson-disc = **決算ディスク。** 選んだ資源のタイルが、すべて一度に起動します。
    ▸ **目標**: { $spot }を選びましょう。日向で{ $steps }進み、日陰で{ $coins }金が入ります。
    ▸ **操作**: 「{ $press }」で{ $spot }を選びます。
lesson-disc-done = ディスク1枚で{ $steps }進み、{ $coins }金が入りました。タイルがそろってから使いたいところですが、待ちすぎるとディスクを先に取られます。ペアの2つのスポットを使うと、特権カードを1枚置けます。
lesson-disc-else = それも悪くありませんが、{ $spot }はいちばん遅れていて、タイルも2枚あります。
lesson-shed = **小屋。** 次の手番で{ $here }に来ました。小屋マスは、周りの6マスがすべて埋まると小屋になります。周りの数字の合計で種類が決まり、小さいと醸造職人が大きく進み、大きいと多くのタイルを起動できます。
    ▸ **目標**: { $shed }(今の合計{ $so_far })の周囲で空いているのは{ $cell }だけ。そこに{ $tile }を置いて、周囲を埋めましょう。
    ▸ **操作**: 「{ $press }」で{ $tile }、{ $cell }の順に選びます。
lesson-shed-done = 合計は{ $sum }なので、小屋は{ $kind }です。醸造職人が{ $monk_master }進み、タイルを{ $chosen }枚起動します。
lesson-shed-else = { $shed }の周囲を埋められるのは{ $cell }だけです。
lesson-shed-dearer = それでも周囲は埋まりますが、ここでは安い{ $tile }を置いて、合計を{ $sum }にしましょう。
lesson-use = **小屋で起動する。** この種類の小屋は、対角線上(向かい側)の2枚のタイルを起動します。
    ▸ **目標**: 好きな2枚を選びましょう。モンクは醸造職人を{ $monk_steps }進め、日向はマーカーを進め、日陰は金になります。
    ▸ **操作**: 「{ $press }」で2枚の組を選びます。それぞれの効果が横に書いてあります。
lesson-use-done = 合計は狙って作りましょう。小さな小屋を1つか2つ建てて醸造職人を進め、大きな小屋で資源を進めるのがよくある形です。
lesson-use-else = 対角線上の2枚なら、どれでもかまいません。
lesson-home = **最後の手番。** 戻っていないのはあなただけです。醸造職人の位置で基礎点は×{ $multiplier }、最も少ない資源は{ $now }です。この後、ほかの資源を{ $rate }戻すごとに1({ $rate }:1)、{ $ducats }金ごとに1進むように自動で変換され、このままだと{ $could }になります。
    ▸ **目標**: 戻るときは、ボーナスのある場所を選べます。{ $place }(資源1つを{ $steps }進める)で、遅れている{ $resource }を助ければ、変換後は{ $helped }です。
    ▸ **操作**: 「{ $press }」で{ $place }、{ $resource }の順に選びます。
lesson-home-done = 最も少ない資源に{ $multiplier }を掛け、樽の点を足したものが得点です。この場所には{ $multiplier }点の価値がありました。樽は、メインボード中央の条件を満たして樽マス(K)に止まると獲得できます。5つの資源をそろえて進め、醸造職人を上げ、金は日陰でかせぐ。これがこのゲームです。
lesson-home-else = それだと、掛け算される最も少ない資源は{ $could }のままです。{ $place }で{ $resource }を進めれば{ $helped }になります。

## 先に決めておくこと

move-fetch = タイルが残っていれば、そこへ進んで購入する
move-fetch-full = { $tile }が残っていれば{ $space }へ進み、{ $cell }に置いて手番を終える
move-score = ディスクがあれば、そこへ進んで決算する
move-score-full = ディスクがあれば{ $space }へ進み、{ $spot }スポットで決算する{ $number ->
    [0] { "" }
   *[other] (数字{ $number })
}
move-return-to-start = ほかに予約がなければスタートエリアへ戻る
move-return-to-start-full = ほかに予約がなければスタートエリアへ戻り、{ $place }に入る{ $resource_count ->
    [0] { "" }
   *[other] ({ $resource })
}
move-one-tile = 毎回1枚だけ購入する(続けるか確認しない)
move-sell-in-the-end = 最後の手番では、捨てると得点が増える特権カードだけを捨ててから戻る
move-place-next = 次にペアがそろったらこのカードを置く
move-place-next-full = 次にペアがそろったら「{ $card }」を置く{ $resource_count ->
    [0] { "" }
   *[other] ({ $resource })
}
