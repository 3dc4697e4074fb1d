### ヘヴン＆エール。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = ヘヴン＆エール
title-about = 修道院の醸造所を営むゲームです。資源とモンクを個人ボードの日向か日陰に置いて起動し、5種類の資源と醸造職人をそろって進めます。勝利点が最も多い人の勝ちです。
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
name-monkA = モンクＡ
name-monkB = モンクＢ
name-monkC = モンクＣ
name-monkD = モンクＤ
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
name-R1 = 資源マス1
name-R2 = 資源マス2
name-R3 = 資源マス3
name-R4 = 資源マス4
name-R5 = 資源マス5
name-R6 = 資源マス6
name-R7 = 資源マス7
name-R8 = 資源マス8
name-R9 = 資源マス9
name-R10 = 資源マス10
name-R11 = 資源マス11
name-R12 = 資源マス12
name-R13 = 資源マス13
name-R14 = 資源マス14
name-R15 = 資源マス15
name-M1 = モンクマス1
name-M2 = モンクマス2
name-M3 = モンクマス3
name-M4 = モンクマス4
name-S1 = 決算マス1
name-S2 = 決算マス2
name-S3 = 決算マス3
name-S4 = 決算マス4
name-S5 = 決算マス5
name-S6 = 決算マス6
name-K1 = 樽マス1
name-K2 = 樽マス2
name-A1 = スタートプレイヤー
name-A2 = 醸造職人+1
name-A3 = 任意の資源1種+2
name-A4 = 2金

## 名称: 決算スポット、ペア、特権カード、樽、小屋

name-X = Ｘ
name-A = Ｘスポット
name-B = モンクスポット
name-C = 資源スポット
name-Q1 = Ｘと木材
name-Q2 = 酵母とホップ
name-Q3 = 水と大麦
name-Q4 = モンクＡとＢ
name-Q5 = モンクＣとＤ
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
name-H1 = 小屋マス1
name-H2 = 小屋マス2
name-H3 = 小屋マス3
name-H4 = 小屋マス4
name-H5 = 小屋マス5
name-H6 = 小屋マス6
name-H7 = 小屋マス7
name-T0 = 小屋(起動なし)
name-T1 = 小屋(1枚を起動)
name-T2 = 小屋(対角線上の2枚を起動)
name-T3 = 小屋(隣接しない3枚を起動)
name-T4 = 小屋(4枚を起動)

## 資料の食い違う点と数値表の名前 (/about)

name-allow_shared_spaces = 資料が食い違う点: 他のコマがあるマス
name-final_round_discs = 資料が食い違う点: 最終ラウンドの決算ディスク
name-final_exchange = 資料が食い違う点: 最後の変換
name-start_positions = 資料が食い違う点: 木材と醸造職人の初期位置
name-start_ducats = 最初の所持金
name-start_brewmaster = 醸造職人の初期位置
name-track_least = 生産トラックの最小
name-track_most = 生産トラックの最大
name-brown_from = 茶色エリアの始まり
name-overflow_ducats = 超過1歩あたりの金
name-sun_factor = 日向の費用の倍率
name-ducats_of_a_sold_card = 特権カードを捨てて得る金
name-ducats_per_step = 最後に1進める費用
name-first_place_vp = スタートプレイヤーの勝利点
name-large_barrel_vp = 大樽の勝利点
name-small_barrel_vp = 小樽の勝利点
name-monk_pile = 1ラウンドのモンク
name-copies_of_a_resource_tile = 同じ資源タイルの枚数
name-copies_of_a_monk = 同じモンクの枚数
name-all_two_discs = 全マスで増やすときのディスク
name-player_counts = 人数ごとの表
name-resources = 資源
name-monks = モンク
name-track = トラック
name-start_area = スタートエリア
name-garden = 個人ボード
name-shed_types = 小屋
name-brewmaster_levels = 醸造職人の表
name-spots = 決算スポット
name-privilege_cards = 特権カード
name-barrels = 樽
about-source = { $table }: { $source }

## カードやタイルの文章 (データから組み立てる)

text-sell = 手番中に捨てると{ $ducats }金。
text-tile = 日陰は{ $value }金、日向は{ $sun }金。起動すると日陰なら{ $value }金、日向なら{ $kind }+{ $value }。
text-per-tile = 資源1種を選び、個人ボード上のその資源タイルの数だけ進める。
text-per-disc = 個人ボード上の決算ディスクの数だけ、最も少ない資源を進める。
text-per-barrel = ゲーム終了時、樽1つにつき勝利点+{ $vp }。
text-gain = 直ちに{ $what }+{ $amount }。
goal-brewmaster = 醸造職人が{ $least }以上
goal-lowest_resource = 全ての資源が{ $least }以上
goal-highest_resource = いずれかの資源が{ $least }に到達
goal-tiles_of_value_1 = 価値1の資源タイルを{ $least }枚以上
goal-tiles_of_value_5 = 価値5の資源タイルを{ $least }枚以上
goal-monk_discs = { $least }種類のモンクスポット全てに決算ディスク
goal-resource_discs = { $least }種類の資源スポット全てに決算ディスク
goal-sheds_of_one_type = 同種の小屋を{ $least }枚以上
goal-shed_types = 異なる種類の小屋を{ $least }枚以上
goal-placed_cards = 特権カードを{ $least }枚以上配置
goal-tiles_in_sun = 日向にタイルを{ $least }枚
goal-tiles_in_shade = 日陰にタイルを{ $least }枚
text-barrel = 条件: { $goal }。先着は大樽{ $large }点、次は小樽{ $small }点。
text-shed = 周囲の合計が{ $least }～{ $most }。醸造職人+{ $brewmaster }。
text-shed-any = 周囲の{ $count }枚を起動する。
text-shed-opposite = 対角線上の{ $count }枚を起動する。
text-shed-alternate = 互いに隣接しない{ $count }枚を起動する。
text-spot-number = { $least }～{ $most }の数字を1つ選び、その価値の資源タイルを全て起動する。
text-spot-monk = { $monk }に隣接するタイルを起動する。
text-spot-resource = { $resource }のタイルを全て起動する。
text-pair = ペア: { $partner }。
text-first-place = 次のラウンドのスタートプレイヤー。ゲーム終了時は{ $vp }点。
text-steps = 任意の資源1種+{ $steps }。

## イベント

start-player-chosen = スタートプレイヤーは{ $seat }です{ $drawn ->
    [true] (抽選)
   *[false] { "" }
}。
place-taken = { $seat }がスタートエリアの「{ $place }」へ{ $ducats ->
    [0] { "" }
   *[other] 、金+{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] 、醸造職人+{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] 、木材+{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] 、酵母+{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] 、ホップ+{ $hops }
}{ $water ->
    [0] { "" }
   *[other] 、水+{ $water }
}{ $barley ->
    [0] { "" }
   *[other] 、大麦+{ $barley }
}
round-started = 第{ $round }ラウンド開始(全{ $rounds })。スタートプレイヤーは{ $start_player }です。
tiles-revealed = 補充された資源: { $resources }。モンク: { $monks }。
figure-moved = { $seat }が{ $space }に進みました。
tile-bought = { $seat }が{ $tile }を{ $cell }に配置: { $ducats }金。
purchase-ended = { $seat }が購入を終えました({ $count }枚)。
shed-enclosed = { $seat }が{ $shed }を囲みました: 合計{ $sum }、{ $kind }{ $brewmaster ->
    [0] { "" }
   *[other] 、醸造職人+{ $brewmaster }
}。
shed-used = { $seat }が{ $shed }の周囲を起動: { $cells }{ $ducats ->
    [0] { "" }
   *[other] 、金+{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] 、醸造職人+{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] 、木材+{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] 、酵母+{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] 、ホップ+{ $hops }
}{ $water ->
    [0] { "" }
   *[other] 、水+{ $water }
}{ $barley ->
    [0] { "" }
   *[other] 、大麦+{ $barley }
}
disc-placed = { $seat }が{ $spot }スポットで決算{ $number ->
    [0] { "" }
   *[other] (数字{ $number })
}{ $monks_count ->
    [0] { "" }
   *[other] (モンク: { $monks })
}: { $cells_count ->
    [0] 起動なし
   *[other] { $cells }を起動
}{ $ducats ->
    [0] { "" }
   *[other] 、金+{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] 、醸造職人+{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] 、木材+{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] 、酵母+{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] 、ホップ+{ $hops }
}{ $water ->
    [0] { "" }
   *[other] 、水+{ $water }
}{ $barley ->
    [0] { "" }
   *[other] 、大麦+{ $barley }
}
pair-completed = { $seat }がペア({ $pair })をそろえました。
pair-closed = { $seat }のペア({ $pair })に特権カードは置かれませんでした。
card-placed = { $seat }がペア({ $pair })に特権カード「{ $card }」を配置{ $ducats ->
    [0] { "" }
   *[other] 、金+{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] 、醸造職人+{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] 、木材+{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] 、酵母+{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] 、ホップ+{ $hops }
}{ $water ->
    [0] { "" }
   *[other] 、水+{ $water }
}{ $barley ->
    [0] { "" }
   *[other] 、大麦+{ $barley }
}
card-sold = { $seat }が特権カード「{ $card }」を捨て、{ $ducats }金を得ました。
barrel-taken = { $seat }が樽({ $size })を獲得: { $barrel }、{ $vp }点。
round-ended = 第{ $round }ラウンド終了。
converted = { $seat }の変換({ $rate }:1): { $resource }+{ $steps }{ $wood ->
    [0] { "" }
   *[other] 、木材-{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] 、酵母-{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] 、ホップ-{ $hops }
}{ $water ->
    [0] { "" }
   *[other] 、水-{ $water }
}{ $barley ->
    [0] { "" }
   *[other] 、大麦-{ $barley }
}
steps-bought = { $seat }が支払い: { $resource }+{ $steps }、{ $ducats }金。
scored = { $seat }: 基礎点{ $multiplier }×最も少ない資源({ $lowest })で{ $production }点、樽{ $barrels }点、樽職人{ $cooperage }点、スタートプレイヤー{ $first_place }点。合計{ $vp }点。
game-ended = ゲーム終了。{ $winners_count ->
    [1] { $winners }が{ $vp }点で勝ちました！
   *[other] { $winners }が{ $vp }点で勝利を分け合いました！
}

## 問いかけ: 本人へ (ask-)、みんなへ (await-)

ask-first-place = プレイヤーコマをスタートエリアのどこに置きますか？
await-first-place = { $seat }: スタートエリアの場所を選ぶ番です。
ask-move = { $space }からどこへ進みますか？ 所持金は{ $ducats }金です。
await-move = { $seat }: { $space }から進む番です({ $ducats }金)。
ask-buy = { $space }: { $bought ->
    [0] タイルを1枚以上購入してください。
   *[other] { $bought }枚購入しました。続けますか？
}所持金は{ $ducats }金です。
await-buy = { $seat }: { $space }で購入中、{ $bought }枚({ $ducats }金)。
ask-shed = { $shed }、{ $kind }: どのタイルを起動しますか({ $count }枚)？
await-shed = { $seat }: { $shed }の周囲の{ $count }枚を選ぶ番です({ $kind })。
ask-score = { $space }: 決算ディスクをどのスポットに置きますか？ 使えるのは{ $kinds }です。
await-score = { $seat }: { $space }で決算する番です({ $kinds })。
ask-place-card = ペア({ $pair })がそろいました。どの特権カードを置きますか？ 置かなければ、このペアには後から置けません。
await-place-card = { $seat }: ペア({ $pair })に特権カードを置くか決める番です。
ask-place = スタートエリアのどこに入りますか？
await-place = { $seat }: スタートエリアの場所を選ぶ番です。
ask-place-last = どこに入りますか？ これが最後の手番です。特権カードを{ $cards }枚捨てて{ $ducats }金を得ると、得点が{ $vp }点増えます。
await-place-last = { $seat }: スタートエリアの場所を選ぶ番です({ $cards }枚捨てて{ $ducats }金で+{ $vp }点)。

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
hint-gain = { $gains }
hint-sell = { $ducats }金
hint-tile = 日陰{ $shade }金、日向{ $sun }金
hint-cell = { $cost }金(残り{ $left }金)
hint-cell-shed = { $cost }金(残り{ $left }金)、{ $shed }はあと{ $missing }枚、合計{ $sum }
hint-cell-encloses = { $cost }金(残り{ $left }金)、{ $sheds }
shed-made = { $shed }: 合計{ $sum }、醸造職人+{ $brewmaster }{ $activates ->
    [0] { "" }
   *[other] 、{ $kind }
}
hint-per-barrel = 終了時に樽1つにつき+{ $vp }点(今は{ $barrels }つ)
hint-first-place = 次のラウンドのスタートプレイヤー、終了時は{ $vp }点
hint-steps = 資源+{ $steps }
hint-start = 空き: { $places }
hint-scoring = ディスク{ $discs }枚、使えるスポット: { $spots }
hint-barrel = { $barrels }
hint-tiles = { $tiles }({ $cost }金から)

## 結果

score-line = { $place }位 { $seat }: { $points }点({ $parts })
score-converted = { $rate }:1変換で{ $resource }+{ $steps }({ $given })
score-given = { $resource }-{ $steps }
score-bought = { $ducats }金で{ $resource }+{ $steps }
score-production = 基礎点{ $multiplier }×{ $lowest } = { $vp }
score-barrels = 樽(大{ $large }、小{ $small }){ $vp }
score-cooperage = 樽職人(樽{ $barrels }つ){ $vp }
score-first-place = スタートプレイヤー{ $vp }

## 手: ボタン、手の全体、スラッシュコマンド

move-take-place = 場所を選ぶ
move-take-place-full = 「{ $place }」へ { $resource }
cmd-take-place = 帰還
cmd-take-place-desc = スタートエリアの場所に入ります
move-move-to = 進む
move-move-to-full = { $space }に進む
cmd-move-to = 移動
cmd-move-to-desc = プレイヤーコマをトラック上で進めます
move-buy = タイルを購入
move-buy-full = { $tile }を{ $cell }に置く
cmd-buy = 購入
cmd-buy-desc = マスのタイルを購入して個人ボードに置きます
move-end-purchase = 購入を終える
cmd-end-purchase = 購入終了
cmd-end-purchase-desc = これ以上タイルを購入しません
move-use-shed = タイルを起動
move-use-shed-full = { $cells }を起動
cmd-use-shed = 小屋
cmd-use-shed-desc = 置いた小屋で起動するタイルを選びます
move-place-disc = 決算
move-place-disc-full = { $spot }スポットで決算{ $number ->
    [0] { "" }
   *[other] (数字{ $number })
}
cmd-place-disc = 決算
cmd-place-disc-desc = 決算ディスクを決算スポットに置きます
move-place-card = カードを配置
move-place-card-full = 「{ $card }」を配置 { $resource }
cmd-place-card = 特権
cmd-place-card-desc = そろえたペアに特権カードを配置します
move-skip-card = 置かない
cmd-skip-card = 見送り
cmd-skip-card-desc = このペアに特権カードを置きません
move-sell-card = カードを捨てる
move-sell-card-full = 「{ $card }」を捨てる
cmd-sell-card = 売却
cmd-sell-card-desc = 特権カードを捨てて3金を得ます

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
opt-space-desc = 進む先のマス
opt-tile = タイル
opt-tile-desc = 購入するタイル
opt-cell = 配置
opt-cell-desc = 置く場所。例: 日向4、日陰12
opt-cells = タイル
opt-cells-desc = 起動するタイルの場所。例: 日向4 日陰5
opt-spot = スポット
opt-spot-desc = 決算ディスクを置くスポット
opt-number = 数字
opt-number-desc = 起動する価値(Ｘスポットの場合)
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
option-allow_shared_spaces = 他のプレイヤーコマがあるマス
option-allow_shared_spaces-desc = 他のコマがあるマスに止まれるかを決めます(資料が食い違います)。
option-allow_shared_spaces-true = 止まれる
option-allow_shared_spaces-false = 止まれない
option-final_round_discs = 最終ラウンドの決算ディスク
option-final_round_discs-desc = 2人・3人プレイ時、どの決算マスに2枚置くかを決めます。
option-final_round_discs-by_space = 対応するマスだけ
option-final_round_discs-all_two = 全ての決算マス
option-final_exchange = 最後の変換
option-final_exchange-desc = 得点計算の前に資源をどう変換するかを決めます。
option-final_exchange-optimal = 得点が最大になるように
option-final_exchange-even_first = 先に限界まで変換してから支払う
option-start_positions = 木材と醸造職人の初期位置
option-start_positions-desc = この2つのマーカーの初期位置です(資料が食い違います)。
option-start_positions-zero = 0と-10
option-start_positions-one_ahead = 1と-9
option-allow_full_lap = 止まらずに1周
option-allow_full_lap-desc = スタートエリアから一度も止まらずに戻れるかを決めます。
option-allow_full_lap-true = できる
option-allow_full_lap-false = できない
option-scoring_requires_matching_tile = 対象タイルのないスポット
option-scoring_requires_matching_tile-desc = 何も起動しない決算スポットを使えるかを決めます。
option-scoring_requires_matching_tile-true = 使えない
option-scoring_requires_matching_tile-false = 使える

## フェイズごとの短いルール

rules-set-up = スタートプレイヤーは最上部のマスに置きます。他の人は反時計回りに好きな場所を選び、直ちにボーナスを得ます。
rules-round = 全員のコマがスタートエリアに戻るまで時計回りに手番を行います。その後、資源とモンクを1枚ずつ、決算ディスクを規定数まで補充し、最上部に入った人から始めます。2人は3、3人は4、4人は6ラウンドです。
rules-move-figure = コマを時計回りに1マス以上、好きなだけ進めます。スタートエリアは越えられません。他のコマがあるマス(オプション)や実行できないマスには止まれません。手番中は特権カードを捨てて1枚3金にできます。
rules-market = マスのタイルを1枚以上購入して置きます。費用は資源ならその価値、モンクならマスの金額で、日向は2倍です。起動すると日陰の資源は金になり、日向の資源はマーカーが進みます。
rules-shed = 小屋マスの周囲6マスが埋まると、価値を合計します(モンクは0)。0～7は醸造職人+6、8～11は+3と1枚、12～17は+1と対角線上の2枚、18～23は+1と隣接しない3枚、24～30は4枚を起動します。
rules-scoring = 決算ディスクを1枚取り、マスに対応する空きスポットに置きます。Ｘは選んだ数字の資源全て、資源スポットはその資源全て、モンクスポットはその種類のモンクに隣接するタイルを起動します。起動したモンクは醸造職人を1進めます。
rules-privilege = ペアになる2つのスポットにディスクがそろうと、特権カードを1枚配置できます。今置かなければ、このペアには置けません。
rules-at-start = 他のコマがない場所に入ってボーナスを得て、ラウンドが終わるまで手番を行いません。最後に戻った人は、最上部が空いていればそこに入ります。
rules-final-scoring = 醸造職人のレートで資源を変換し、10金ごとに1進め、最も少ない資源をできるだけ進めます。基礎点×最も少ない資源に、樽とスタートプレイヤーの1点を加えます。同点なら勝利を分け合います。

## できない理由。コードの後の名前は、その数値がある場合の文章

ERR_PLAYER_COUNT = { $least }～{ $most }人で遊びます。今は{ $have }人です。
ERR_START_PLAYER = 選ばれたスタートプレイヤーの席がありません(今は{ $have }人)。
E_UNKNOWN_SPACE = 「{ $space }」というマスはありません。
E_MUST_MOVE = 必ず1マス以上進めてください(今は{ $space })。
E_BACKWARD = { $space }には戻れません(今は{ $position })。
E_SPACE_OCCUPIED = { $space }には{ $player }のコマがあるため止まれません。
E_FULL_LAP = 1周する間に少なくとも1回は止まってください。
E_NO_TILES = { $space }にタイルがありません。
E_GARDEN_FULL = 個人ボードに空きがありません({ $cells }マス全て配置済み)。
E_CANNOT_AFFORD_ANY = 最も安くても{ $cost }金必要です(所持{ $have }金)。{ $cards ->
    [0] 捨てられる特権カードはありません。
   *[other] 特権カードを捨てると1枚{ $each }金です(残り{ $cards }枚)。
}
E_NO_DISC = { $space }に決算ディスクがありません。
E_NO_USABLE_SPOT = { $space }で使える決算スポットがありません。
E_NO_BARREL = 獲得できる樽がありません({ $space })。
E_TILE_NOT_HERE = { $space }に{ $tile }はありません。
E_UNKNOWN_CELL = 「{ $cell }」という場所はありません。
E_SHED_CELL = { $cell }にタイルは置けません。
E_CELL_TAKEN = { $cell }には既に{ $tile }があります。
E_NOT_ENOUGH_MONEY = { $cost }金必要ですが、所持金は{ $have }金です(あと{ $missing }金)。
E_MUST_BUY = 1枚以上購入してください。
E_SHED_COUNT = ちょうど{ $count }枚選んでください(今は{ $have }枚)。
E_SHED_NOT_ADJACENT = { $cells }は{ $shed }の周囲ではありません。
E_SHED_PATTERN = { $shed }は{ $kind }です。そのように並んでいません。
E_UNKNOWN_SPOT = 「{ $spot }」というスポットはありません。
E_SPOT_KIND = ここでは{ $spot }スポットを使えません。使えるのは{ $kinds }です。
E_SPOT_USED = { $spot }スポットは使用済みです。
E_NO_MATCHING_TILE = { $spot }スポットで起動するタイルがありません。
E_NO_MATCHING_TILE-number = 価値{ $number }の資源タイルがありません。
E_NEED_NUMBER = { $least }～{ $most }の数字を指定してください。
E_CARD_NOT_HELD = 特権カード「{ $card }」は手元にありません。
E_NEED_RESOURCE_CHOICE = 資源を指定してください({ $resources })。
E_NOT_LEAST_RESOURCE = 最も少ない資源({ $resources })を選んでください。
E_UNKNOWN_START_SPACE = 「{ $place }」という場所はありません。
E_START_SPACE_TAKEN = 「{ $place }」には{ $player }のコマがあります。
E_MUST_TAKE_FIRST_SPACE = 最後に戻ったので「{ $place }」に入ってください。

## 盤面の文章

position-round = 第{ $round }ラウンド(全{ $rounds })。
position-tiles = { $space }({ $tiles })
position-count = { $what } { $count }
position-track = トラック上のタイル: { $spaces }。
position-scoring = 決算ディスク: { $spaces }。
position-barrels = 残りの樽: { $barrels }。
position-seat = { $seat }: { $where }、{ $ducats }金。
position-returned = { $seat }: 帰還済み({ $where })、{ $ducats }金。
position-markers = 資源: { $markers }。醸造職人 { $brewmaster }({ $rate }:1、基礎点{ $multiplier })。
position-tile = { $tile }({ $cell })
position-garden = 個人ボード: { $tiles }。小屋: { $sheds }。
position-placed = { $card }({ $pair })
position-discs = 使用済みスポット: { $spots }。配置した特権カード: { $placed }。
position-barrel = { $barrel }({ $vp }点)
position-cards = 手元の特権カード: { $cards }。樽: { $barrels }。
position-piles = 裏向き: 資源タイル{ $tiles }枚、モンクの山{ $piles }つ。

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
   *[other] { $vp }点で勝利を分け合う
}
picture-ask-first-place = 最初の場所を選ぶ
picture-ask-move = { $space }から先へ進む
picture-ask-buy = { $space }: { $bought ->
    [0] 1枚以上購入する
   *[other] { $bought }枚購入済み。さらに買う?
}
picture-ask-shed = { $shed }は{ $kind }: { $count }枚を起動
picture-ask-score = { $space }: ディスクを置く({ $kinds })
picture-ask-place-card = このペアに特権カードを置くか、見送る
picture-ask-place = スタートエリアの場所を選ぶ
picture-ask-place-last = 先にカード{ $cards }枚を捨てると+{ $vp }点
picture-deck = 資源の山
picture-piles = モンクの山
picture-sheds = 小屋の周囲の合計
picture-levels = レートと基礎点
picture-hand-cards = 特権カード
picture-hand-barrels = 樽
picture-hand-placed = 配置済み({ $pair })。
picture-hand-sold = 捨てました。
picture-hand-sale = 自分の手番中、手元のカードを1枚捨てるごとに{ $ducats }金。
