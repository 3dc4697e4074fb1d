### フッガー・ヴェルザー・メディチ。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = フッガー・ヴェルザー・メディチ
title-about = ルネサンス期の商社を営むゲームです。商人をヨーロッパ中に旅させ、売り手のいる都市で仕入れ、欲しがる都市で売ります。価格はすべて秘密入札で決まります。最も裕福な商社を競うほか、貴族の称号や邸宅を争う全4モードがあります。
cmd-title = フッガー
cmd-title-desc = 「フッガー・ヴェルザー・メディチ」の手番コマンド

## 名称: 商品、商品を置く場所

name-face-down = 裏向きのカード
name-cloth = 反物
name-spice = 香辛料
name-metal = 金属
name-all = 全商品
name-bond = 借用書
name-bonds = 借用書
name-honour = 名誉
name-escort = 海上通行権
name-conduct = 自由通行権
name-wh = 倉庫
name-rep = 代表者
name-m1 = 商人1
name-m2 = 商人2
name-wh-cloth = 反物(倉庫)
name-wh-spice = 香辛料(倉庫)
name-wh-metal = 金属(倉庫)
name-rep-cloth = 反物(代表者)
name-rep-spice = 香辛料(代表者)
name-rep-metal = 金属(代表者)
name-m1-cloth = 反物(商人1)
name-m1-spice = 香辛料(商人1)
name-m1-metal = 金属(商人1)
name-m2-cloth = 反物(商人2)
name-m2-spice = 香辛料(商人2)
name-m2-metal = 金属(商人2)

## 名称: マップのマス

name-AUG = アウグスブルク
name-NUE = ニュルンベルク
name-FLO = フィレンツェ
name-KOE = ケルン
name-VEN = ヴェニス
name-SUD = 南イタリア
name-POR = ポルトガル・スペイン
name-HAM = ハンブルク
name-AMS = アムステルダム
name-ANT = アントワープ
name-FRA = フランクフルト
name-STR = ストラスブール
name-LYO = リヨン
name-LUB = リューベック
name-DAN = ダンツィヒ
name-BAS = バーゼル
name-INN = インスブルック
name-LEI = ライプツィヒ
name-PRA = プラハ
name-WIE = ウィーン
name-KRA = クラクフ
name-MAI = ミラノ
name-GEN = ジェノヴァ
name-ROM = ローマ
name-LON = ロンドン
name-B_DON = ドナウヴェルトの橋
name-B_ULM = ウルムの橋
name-B_WUE = ヴュルツブルクの橋
name-B_REG = レーゲンスブルクの石橋
name-B_KOB = コブレンツの橋
name-B_MAA = マーストリヒトの橋
name-B_BDA = ブレダの橋
name-B_BRM = ブレーメンの橋
name-B_MAG = マクデブルクの橋
name-B_STE = シュテッティンの橋
name-B_DRE = ドレスデンの橋
name-B_BRE = ブレスラウの橋
name-B_THO = トルンの橋
name-B_VER = ヴェローナの橋
name-B_POO = ポー川の橋(フェラーラ)
name-B_PAV = パヴィアの橋
name-B_AVI = アヴィニョンの橋
name-R_HEI = ハイルブロン
name-R_SPE = シュパイアー
name-R_ELS = アルザス
name-R_FUL = フルダ
name-R_KLE = クレーヴェ
name-R_SWA = 黒い森
name-R_KON = コンスタンツ
name-R_MUE = ミュンヘン
name-R_PAS = パッサウ
name-R_AMB = オーバープファルツ
name-R_HOF = フォークトラント
name-R_FER = フェルン峠
name-R_BNR = ブレンナー峠
name-R_LUZ = ルツェルン
name-R_GOT = ゴッタルド峠
name-R_JUR = ジュラ
name-R_PIL = プルゼニ
name-R_LIN = リンツ
name-R_ERF = エアフルト
name-R_GOE = ゲルリッツ
name-R_GLA = グラッツ(クウォツコ)
name-R_OPP = オッペルン
name-R_IGL = イーグラウ
name-R_ZNA = ツナイム
name-R_OLM = オルミュッツ
name-R_TES = テッシェン
name-R_PET = ピョトルクフ
name-R_SEM = ゼメリング峠
name-R_VIL = フィラッハ
name-R_MST = ミュンスター
name-R_LUE = リューネブルク
name-R_SAL = 塩の道
name-R_ROS = ロストック
name-R_POM = ポメラニア
name-R_DIJ = ディジョン
name-R_REI = ランス
name-R_CAM = カンブレー
name-R_MAR = マルセイユ
name-R_NAR = ナルボンヌ
name-R_GEF = ジュネーヴ
name-R_MCE = モン・スニ峠
name-R_TUR = トリノ
name-R_BSC = ブレシア
name-R_LIV = リヴォルノ
name-R_LER = レリーチ
name-R_SIE = シエナ
name-R_CAP = カプア
name-R_SAR = サラゴサ
name-SN1 = ドイツ湾
name-SN2 = フリースラント沖
name-SN3 = ドーヴァー海峡
name-SN4 = スカゲラク海峡
name-SO1 = エーレ海峡
name-SO2 = リューベック湾
name-SO3 = ボーンホルム沖
name-SA1 = 英仏海峡
name-SA2 = ブルターニュ沖
name-SA3 = ビスケー湾
name-SM1 = ジブラルタル海峡
name-SM2 = バレアレス海
name-SM3 = リオン湾
name-SM4 = リグリア海
name-SM5 = ティレニア海
name-SM6 = イオニア海
name-SM7 = アドリア海南部
name-SM8 = アドリア海北部

## 名称: 地域と海域

name-KUR = クールライン
name-OBD = オーバードイチュラント
name-HAN = ハンザ地方
name-BUR = ブルグント
name-ERB = ザクセン・ボヘミア・世襲領
name-ITA = イタリア
name-NOR = 北海
name-OST = バルト海
name-ATL = 大西洋
name-MIT = 地中海

## 名称: カレンダー

name-JUL1 = 7月上旬
name-JUL2 = 7月下旬
name-AUG1 = 8月上旬
name-AUG2 = 8月下旬
name-SEP1 = 9月上旬
name-SEP2 = 9月下旬
name-OCT1 = 10月上旬
name-OCT2 = 10月下旬
name-NOV = 11月
name-DEC = 12月
name-JANFEB = 1月・2月
name-MAR1 = 3月上旬
name-MAR2 = 3月下旬
name-APR1 = 4月上旬
name-APR2 = 4月下旬
name-MAY1 = 5月上旬
name-MAY2 = 5月下旬
name-JUN1 = 6月上旬
name-JUN2 = 6月下旬

## 名称: 需要者・供給者カード

name-N01 = アントワープの需要01
name-N02 = ポルトガル・スペインの需要02
name-N03 = アムステルダムの需要03
name-N04 = アムステルダムの需要04
name-N05 = ロンドンの需要05
name-N06 = フィレンツェの需要06
name-N07 = ハンブルクの需要07
name-N08 = リューベックの需要08
name-N09 = ダンツィヒの需要09
name-N10 = クラクフの需要10
name-N11 = ウィーンの需要11
name-N12 = プラハの需要12
name-N13 = ライプツィヒの需要13
name-N14 = ニュルンベルクの需要14
name-N15 = アウグスブルクの需要15
name-N16 = フランクフルトの需要16
name-N17 = ケルンの需要17
name-N18 = バーゼルの需要18
name-N19 = リヨンの需要19
name-N20 = ミラノの需要20
name-N21 = ヴェニスの需要21
name-N22 = ヴェニスの需要22
name-N23 = 南イタリアの需要23
name-N24 = ローマの需要24
name-A01 = ヴェニスの供給01
name-A02 = ヴェニスの供給02
name-A03 = ポルトガル・スペインの供給03
name-A04 = ロンドンの供給04
name-A05 = アントワープの供給05
name-A06 = ハンブルクの供給06
name-A07 = クラクフの供給07
name-A08 = ライプツィヒの供給08
name-A09 = インスブルックの供給09
name-A10 = ジェノヴァの供給10
name-A11 = リューベックの供給11
name-A12 = プラハの供給12
name-A13 = アウグスブルクの供給13
name-A14 = 南イタリアの供給14
name-A15 = ウィーンの供給15
name-A16 = リヨンの供給16
name-K01 = インスブルックのティロル宮廷(貴族01)
name-K02 = ケルン選帝侯(貴族02)
name-K03 = フランクフルトのマインツ選帝侯(貴族03)
name-K04 = ストラスブールのライン宮中伯(貴族04)
name-K05 = ライプツィヒのザクセン選帝侯(貴族05)
name-K06 = プラハのボヘミア王(貴族06)
name-K07 = クラクフのポーランド王(貴族07)
name-K08 = ヴェニス総督(貴族08)
name-K09 = ローマ教皇(貴族09)
name-K10 = ミラノ公(貴族10)
name-K11 = ロンドンのイングランド王(貴族11)
name-K12 = アントワープのネーデルラント総督(貴族12)
name-K13 = ポルトガル・スペインのポルトガル王(貴族13)
name-K14 = 南イタリアのナポリ王(貴族14)
name-K15 = ウィーンのオーストリア大公(貴族15)
name-K16 = リヨンのフランス王(貴族16)
name-MES1 = フランクフルトのメッセ
name-MES2 = リヨンのメッセ
name-V1 = アウグスブルク近郊の邸宅(邸宅1)
name-V2 = ヴェニス近郊ブレンタ河畔の邸宅(邸宅2)
name-V3 = フィレンツェ近郊の邸宅(邸宅3)
name-V4 = アントワープの邸館(邸宅4)
name-V5 = ニュルンベルク近郊の邸宅(邸宅5)

## 名称: イベント

name-E01 = 盗賊(クールライン)
name-E02 = 海賊(地中海)
name-E03 = やくざもの
name-E04 = 経済過熱
name-E05 = 米大陸発見(ポルトガル・スペインの供給)
name-E06 = 地中海封鎖
name-E07 = 富くじ
name-E08 = 軍事費
name-E09 = 時蕎麦
name-E10 = 戴冠式
name-E11 = 福祉住宅(フッゲライ)とパトロネージ
name-E12 = 賄賂
name-E13 = 盗賊(ザクセン・ボヘミア・世襲領)
name-E14 = 海賊(北海)
name-E15 = 盗賊(イタリア)
name-E16 = 海賊(バルト海)
name-E17 = 富くじ

## 名称: 予約

order-name-bid = 事前入札({ $card }の{ $lot }番目、{ $good })
name-route-rep = 代表者の旅程
name-route-m1 = 商人1の旅程
name-route-m2 = 商人2の旅程
name-home = 本拠地の予約
name-selling = 強制売却で先に売る品物
name-favour = 貴族への値引き
name-cubes = キューブを先に置く地域
name-sheep = やくざものを押し付けるために払う上限
name-lottery = 富くじ
name-payday = 給料日の質問を省く
name-market = 売買の時間を求める
name-time = 最短ラウンド
name-cost = 最少費用
name-speed-2 = 毎回2マスまで
name-speed-1 = 毎回1マスまで
name-leaves = 目的地で待たない
name-goes-on = トラブルの後も続ける

## データの表の名前(/about)

name-numbers = 数値
name-goods = 商品と借用書
name-steps = 移動の費用と危険
name-wages = 給料
name-favours = 値引き
name-homes = 本拠地
name-regions = 地域と海域
name-spaces = マップのマス
name-roads = 街道と航路
name-calendar = カレンダー
name-deals = 需要者・供給者カード
name-fairs = メッセ
name-villas = 邸宅
name-events = イベント
name-decks = 山札の構成
name-face_up = 最初に公開する取引
name-meter = 貴族メーター

## ルールが明らかでないところで決めたこと(/about)

decision-money = 支払いはすべて公開で行うため、所持金は全員に公開します。
decision-unit = 価格と入札は、最小の硬貨である{ $unit } FL単位です。
decision-line = 本拠地の列は、本拠地を選んだ順に始まります。
decision-trades = 承諾された取引のうち何かが足りないものは、変化がなくなるまで試し直します。複数の場所で実行できる申し出では、場所を指定します。
decision-shortage = 強制売却をしても給料を払えない商社は、普通の商人を解雇します。払えない税金は免除されます。
decision-entry = 地域に入る費用は、商人1人ごと、入るたびに払います。
decision-cubes = キューブは1つの地域に1人1個までです。米大陸発見と福祉住宅のキューブではメーターは進みません。
decision-nobles = 貴族も恩恵で借用書とキューブを得ますが、メーターはもう進みません。
decision-waiting = 商人は橋や海上で待てます。都市にいても盗賊に襲われます。
decision-sheep = やくざものは、ゲームの終わりまで引き取った商社のもとに残ります。
decision-unwon = 誰も入札しない時蕎麦は補充デッキへ行き、単独の最高額がない賄賂はゲームから除きます。
decision-rent = 最初の邸宅の家賃は銀行が払います。
decision-shared = 結果が同じ商社は引き分けです。

## 文の部品

amount = { $good }{ $count }個
amount-bonds = 借用書{ $count }枚
amount-florins = { $florins } FL
amount-all = 全商品
amount-at = { $place }の{ $what }
either = { $first }か{ $second }
the-warehouse = 倉庫
the-son = 代表者
the-merchant = { $merchant }
text-lot = { $good }{ $quantity }個({ $limit } FL)

## カードの文(データから作る)

text-unused = このカードはこのゲームでは使わない。
text-demand = 買い取り(かっこ内は上限価格、単価): { $lots }。
text-supply = 販売(かっこ内は最低価格、単価): { $lots }。
text-offset = 期日: カレンダー上の2個目のマーカーから{ $offset }マス先。
text-first = ゲーム開始時に公開されていれば、{ $month }から{ $offset }マス先。
text-urgent = 緊急取引: 所在地に{ $demand ->
    [true] 欲しい商品を持つ商人がいれば{ $warehouse ->
        [true] 、または倉庫に欲しい商品があれば
       *[false] { "" }
    }
   *[false] 商人がいれば
}、期日より前でも直ちに処理する。
text-urgent-date = そこで売買がなければ{ $waits ->
    [true] 期日まで残る
   *[false] それで終わる
}。期日当日は{ $first ->
    [true] やはり最優先
   *[false] 普通のカードと同じ順番
}。
text-noble = 貴族の需要: 売り手は代金のうち{ $least } FLか{ $most } FLをまけて、恩恵を求められる({ $favours_per ->
    [card] カードごとに1回
   *[lot] 商品の種類ごとに1回
})。
text-after = { $after ->
    [replenish] 使用後は補充デッキへ。
   *[remove] 使用後はゲームから除く。
}
text-fair = { $city }のメッセ、毎年{ $month }。先に買い取り: { $demand }。続いて販売: { $supply }。
text-villa = { $city }の邸宅。そこに商人か本拠地がある貴族だけが入札できる。最低入札額は{ $least } FL。期日: カレンダー上の2個目のマーカーから{ $offset }マス先。
text-villa-rest = { $one ->
    [true] 邸宅は1人1軒まで。
   *[false] 邸宅は何軒でも持てる。
}入札がなければ補充デッキへ。
text-villa-first = 最初に売れた邸宅の所有者には、毎年{ $rent } FLの家賃、借用書1枚につき{ $interest } FLの利子、ほかの商社の税金が入る。
text-robbers = 所有者の手番の初めに{ $region }にいる、または移動で入ってくる積荷のある商人は、それぞれ1回襲われる{ $later ->
    [true] (引かれた次のラウンド)
   *[false] { "" }
}。
text-robbers-dice = ダイスを2個振る{ $bonus ->
    [0] { "" }
   *[other] 。その地域に自分のキューブがあれば+{ $bonus }
}。振る前に{ $plus } FL払うごとに+1。
text-lose-two = { $most }以下: 商品2個を失う。
text-lose-one = { $most }以下: 商品1個を失う。それより大きければ何も起きない。
text-sheep = まずスタートプレイヤーのところへ来る。載っている金ごと引き取るか、載っているのと同額(最初は{ $florins } FL)を載せて誰かに押し付ける。
text-sheep-keeper = 引き取った人は、ゲームの終わりまでどの列でも{ $everywhere ->
    [true] (本拠地でも)
   *[false] { "" }
}最後尾。
text-sheep-meter = 引き取った人は、貴族になっておらず、メーターが最低でもなければ、メーターが{ $steps }下がる。
text-sheep-two = 2人プレイでは、2人目が必ず引き取る。
text-boom = 公開する取引が{ $usual }枚から{ $deals }枚になる。1枚片づくと元に戻る。
text-america = { $city }の供給者: { $lots }。公開する取引の1枚に数える。
text-america-cube = 1個でも買った商社はみな、好きな地域にキューブを1個置く。メーターは進まない。
text-blockade = 次に引かれた{ $cities }の需要者を、このカードとともにゲームから除く。
text-lottery = スタートプレイヤーから時計回りに、{ $one_bet ->
    [true] 空いているダイスの目
   *[false] ダイスの目
}に1つ{ $florins } FLで好きなだけ賭けるか、パスする{ $pass_final ->
    [true] (パスしたら抜ける)
   *[false] { "" }
}。
text-lottery-end = { $one_bet ->
    [true] { $faces }つの目がすべて埋まるか、誰も賭けなくなると
   *[false] 誰も賭けなくなると
}ダイスを1個振り、出た目に賭けた人は貴族メーター+{ $steps }。
text-trick = { $least } FLから秘密入札。所有者は一度だけ、貴族の需要で{ $cost } FLまけただけで{ $counts } FLまけたものとして扱える。
text-trick-after = 使用後はゲームから除く。誰も入札しなければ{ $unwon ->
    [replenish] 補充デッキへ
   *[remove] ゲームから除く
}。
text-fuggerei = { $region }の自由通行権を{ $least } FLから秘密入札。落札してもしなくても、全員が入札額を払う。すでにそこにキューブがある人と、キューブが残っていない人は参加しない。
text-corruption = { $least } FLから秘密入札。同額の入札は無効。全員が入札額を払う。単独で最高額の人は貴族メーター+{ $steps }、以後は税金を払わない。
text-corruption-after = 落札した人がゲームの終わりまで持つ。単独の最高額がなければ{ $unwon ->
    [replenish] 補充デッキへ
   *[remove] ゲームから除く
}。
text-bonds = { $army ->
    [true] プレイヤー数より1少ない枚数
   *[false] プレイヤー数の半分(端数切り捨て)の枚数
}の借用書を秘密入札。1人{ $most }枚まで、単価{ $least } FLから、高い順に落札。{ $raises ->
    [0] { "" }
   *[other] 1枚につき貴族メーター+{ $raises }。
}
text-space = { $kind ->
    [city] 都市
    [bridge] 橋
    [sea] 海上
   *[road] 街道
}。実物のマップでの表記: { $de }。
text-region = 地域: { $region }。
text-no-region = どの地域にも属さない: 盗賊は来ない{ $noble ->
    [true] 。自由通行権はなく、入る費用もかからない
   *[false] { "" }
}。
text-toll = 通行料({ $toll_on ->
    [leave] 出る
   *[enter] 入る
}とき): 積荷なし{ $unladen } FL、積荷あり{ $laden } FL。
text-prospect-supply = { $merchant } → { $card }: { $rounds ->
    [0] 到着済み
   *[other] あと{ $rounds }ラウンド
}{ $late ->
    [true] 、間に合わない
   *[false] { "" }
}。旅費{ $travel } FL。
text-prospect = { $merchant } → { $card }: { $rounds ->
    [0] 到着済み
   *[other] あと{ $rounds }ラウンド
}{ $late ->
    [true] 、間に合わない
   *[false] { "" }
}。旅費{ $travel } FL、無事に着く確率{ $safe }%。{ $pieces ->
    [0] 買い取る積荷なし。
   *[other] 積荷{ $pieces }個で最大{ $profit } FLの利益。
}

## 出来事

start-player-rolled = { $seat }が最も大きい目を出し、最初のスタートプレイヤーになりました。
home-chosen = { $seat }が{ $home }を本拠地に選びました{ $meter ->
    [0] { "" }
   *[other] (貴族メーター+{ $meter })
}。
deal-opened = { $from_event ->
    [true] イベントにより、{ $card }が公開されました
   *[false] 新しい取引として、{ $card }が公開されました
}(期日は{ $month }{ $urgent ->
    [true] 、緊急取引
   *[false] { "" }
})。
villa-opened = { $card }が公開されました(期日は{ $month }、最低入札額は{ $least } FL)。
fair-opened = このゲームのメッセは{ $card }に決まりました。
month-began = { $month }になりました。スタートプレイヤーは{ $start_player }です。
rent-received = { $seat }が{ $card }の家賃{ $florins } FLを受け取りました。
deal-began = { $card }の入札が始まりました。
deal-void = { $card }に参加できる商社がありませんでした。
bid-shown = { $seat }{ $quantity ->
    [0] は{ $object }に入札しませんでした
   *[other] { $single ->
        [true] が{ $object }に{ $price } FLで入札しました
       *[false] が{ $what }に単価{ $price } FLで入札しました
    }
}。
tie-rolled = { $seat }が順番を決めるダイスで{ $roll }を出しました。
ware-sold = { $seat }が{ $what }を{ $quantity ->
    [1] { $florins } FLで売却しました
   *[other] 単価{ $price } FLで売却し、{ $florins } FLを受け取りました
}。
ware-bought = { $seat }が{ $what }を{ $quantity ->
    [1] { $florins_abs } FLで購入しました
   *[other] 単価{ $price } FLで購入し、{ $florins_abs } FLを払いました
}。
forcibly-sold = { $seat }が{ $what }を強制売却し、{ $florins } FLを受け取りました。
fined = { $seat }は代金を払えず、{ $florins ->
    [0] 罰金に充てる金もありませんでした
   *[other] 罰金{ $florins_abs } FLを払いました
}。入札は無効になりました。
deal-ended = { $card }の取引が終わりました。
deck-renewed = 補充デッキ{ $cards }枚をシャッフルし、新しい山札にしました。
event-drawn = イベント「{ $card }」が引かれました。
boom-began = 経済過熱により、公開する取引が{ $deals }枚になりました。
boom-ignored = すでに{ $deals }枚公開されているため、経済過熱の効果はありませんでした。
boom-ended = 経済過熱が終わり、公開する取引が{ $deals }枚に戻りました。
robbers-came = { $card }が現れ、この地域にいる積荷のある商人を襲うようになりました。
robbers-left = { $card }が去りました。
blockade-laid = { $card }により、次に引かれる{ $cities }の需要者をゲームから除くことになりました。
blockade-stopped = 地中海封鎖により、{ $card }が封鎖のカードとともにゲームから除かれました。
sheep-passed = { $seat }が{ $florins_abs } FLを載せ、やくざものを{ $to }に押し付けました(載っているのは計{ $pot } FL)。
sheep-taken = { $seat }がやくざものを{ $florins ->
    [0] { "" }
   *[other] { $florins } FLごと
}引き取りました{ $meter ->
    [0] { "" }
   *[other] (貴族メーターを{ $meter_abs }失う)
}。
bet-placed = { $seat }が{ $faces }に計{ $florins_abs } FLを賭けました。
bet-passed = { $seat }が富くじでパスしました。
lottery-drawn = 富くじの目は{ $face }でした。
lottery-won = { $seat }が当たりました{ $meter ->
    [0] { "" }
   *[other] (貴族メーター+{ $meter })
}。
bonds-bought = { $seat }が借用書{ $bonds }枚を単価{ $price } FLで獲得しました{ $meter ->
    [0] { "" }
   *[other] (貴族メーター+{ $meter })
}。
auction-paid = { $seat }が{ $card }の入札額{ $florins_abs } FLを払いました。
auction-void = { $card }を落札した商社はありませんでした。
trick-won = { $seat }が{ $card }を落札しました。
corruption-won = { $seat }が{ $card }を落札し、以後は税金を払いません{ $meter ->
    [0] { "" }
   *[other] (貴族メーター+{ $meter })
}。
favour-granted = { $seat }が代金を{ $florins_abs } FLまけ、出目{ $roll }で{ $bonds ->
    [0] { $result }
   *[other] 借用書{ $bonds }枚
}を得ました{ $meter ->
    [0] { "" }
   *[other] (貴族メーター+{ $meter })
}。
favour-declined = { $seat }は代金をまけませんでした。
trick-used = { $seat }が{ $card }を使いました。
cube-placed = { $seat }が{ $region }にキューブを{ $cubes }個置きました。
title-won = { $seat }が貴族になりました！
villa-bought = { $seat }が{ $card }を{ $florins_abs } FLで購入しました。
villa-unsold = { $card }には買い手がつきませんでした。
payday-began = 給料日になりました({ $month })。
hired = { $seat }が{ $merchant }を雇いました。
dismissed = { $seat }が{ $merchant }を解雇しました{ $goods_count ->
    [0] { "" }
   *[other] (失った積荷: { $goods })
}。
interest-paid = { $seat }が利子{ $florins } FLを受け取りました。
wages-paid = { $seat }が給料{ $florins_abs } FLを払いました。
tax-paid = { $seat }が税金{ $florins_abs } FLを払いました。
tax-received = { $seat }がほかの商社の税金{ $florins } FLを受け取りました。
goods-moved = { $seat }が{ $what }を{ $out_of }から{ $into }に移しました。
merchant-moved = { $seat }の{ $merchant }が{ $goal }へ移動しました{ $florins ->
    [0] { "" }
   *[other] (費用{ $florins_abs } FL)
}。
entry-paid = { $seat }が{ $region }に入り、{ $to }に{ $florins_abs } FLを払いました。
road-rolled = { $seat }が{ $merchant }の道中のダイスで{ $roll }を出し、{ $trouble ->
    [true] トラブルにあいました
   *[false] 無事でした
}。
attacked = { $card }が{ $seat }の{ $merchant }を襲いました{ $florins ->
    [0] { "" }
   *[other] (備えに{ $florins_abs } FL)
}。出目の合計は{ $total }で、{ $lost ->
    [0] 被害はありませんでした
   *[other] 商品{ $lost }個の被害を受けました
}。
goods-lost = { $seat }の{ $merchant }が商品を失いました: { $goods }。
lost-at-sea = { $seat }の{ $merchant }が海で消息を絶ちました{ $goods_count ->
    [0] { "" }
   *[other] (失った積荷: { $goods })
}。
turn-ended = { $seat }が移動を終えました({ $moved ->
    [0] 移動なし
   *[other] { $moved }人移動
})。
trade-offered = { $seat }が{ $taker }に申し出{ $trade }をしました({ $gives_count ->
    [0] 何も渡さず
   *[other] { $gives }を渡し
}、{ $gets_count ->
    [0] 何も受け取らない
   *[other] { $gets }を受け取る
}{ $places_count ->
    [0] { "" }
   *[other] 。場所は{ $places }
})。
trade-accepted = { $seat }が申し出{ $trade }を受けました。両者が出会ったときに実行されます。
trade-withdrawn = { $seat }が申し出{ $trade }を取り下げました。
trade-declined = { $seat }が申し出{ $trade }を断りました。
trade-dropped = { $seat }が申し出{ $trade }を取り下げるか断りました。
trade-made = 申し出{ $trade }が実行され、{ $seat }が{ $taker }に{ $gives_count ->
    [0] 何も渡さず
   *[other] { $gives }を渡し
}、{ $gets_count ->
    [0] 何も受け取りませんでした
   *[other] { $gets }を受け取りました
}{ $places_count ->
    [0] { "" }
   *[other] (場所は{ $places })
}。
market-held = { $seat }が{ $wanted ->
    [true] 次の取引フェイズの初めに売買の時間を求めました。
   *[false] 売買の時間の希望を取り消しました。
}
order-kept = { $seat }の予約を受け付けました: { $named }。
order-dropped = { $seat }の予約がなくなりました: { $named }。
game-ended = ゲームが終了しました。{ $winners_count ->
    [1] { $winners }が{ $florins } FLで勝ちました！
   *[other] { $winners }が{ $florins } FLで引き分けました！
}

## 問いかけ: 本人へ(ask-)と全員へ(await-)

ask-home = 本拠地をどこにしますか？
await-home = { $seat }: 本拠地を選択中
ask-market = 売買の時間です。{ $offers ->
    [0] ほかの商社と取引できます。
   *[other] 今受けられる申し出が{ $offers }件あります。
}済んだら「完了」を押してください。
await-market = { $seat }: ほかの商社と売買中
ask-bid-demand = { $card }が{ $good }を{ $quantity }個まで買います。上限価格は{ $limit } FLです。何個を、単価いくらで売りますか？ { $rivals_count ->
    [0] ほかに参加者はいません。
   *[other] ほかの参加者: { $rivals }。
}
await-bid-demand = { $seat }: { $good }を売る入札中({ $card })
ask-bid-supply = { $card }が{ $good }を{ $quantity }個まで売ります。最低価格は{ $limit } FLです。何個を、単価いくらで買いますか？ { $rivals_count ->
    [0] ほかに参加者はいません。
   *[other] ほかの参加者: { $rivals }。
}
await-bid-supply = { $seat }: { $good }を買う入札中({ $card })
ask-bid-villa = { $card }が売り出されています。最低入札額は{ $limit } FLです。いくらで入札しますか？ { $rivals_count ->
    [0] ほかに参加者はいません。
   *[other] ほかの参加者: { $rivals }。
}
await-bid-villa = { $seat }: 入札中({ $card })
ask-forced-sale = { $need } FLの支払いに対し所持金は{ $florins } FLです。あと{ $short } FL分を強制売却してください。
await-forced-sale = { $seat }: 強制売却する品物を選択中(あと{ $short } FL)
ask-favour = { $card }から{ $earned } FLを受け取ります。一部をまけて恩恵を求めますか？ 貴族メーターは{ $meter }です。
await-favour = { $seat }: 代金をまけるかを選択中({ $card })
ask-cube = { $kind ->
    [land] 自由通行権: 陸上のどの地域にキューブを置きますか？
    [sea] 海上通行権: どの海域にキューブを置きますか？
   *[any] どの地域にキューブを置きますか？
}
await-cube = { $seat }: キューブを置く地域を選択中
ask-sheep = やくざものが来ました({ $pot ->
    [0] 金は載っていません
   *[other] { $pot } FLが載っています
})。引き取りますか、それとも{ $price } FLを載せて押し付けますか？
await-sheep = { $seat }: やくざものを引き取るか押し付けるかを選択中
ask-lottery = 富くじ: どの目に賭けますか？ 1つの目につき{ $florins } FL、当たれば貴族メーター+{ $steps }。空いている目: { $faces }。
await-lottery = { $seat }: 富くじに賭ける目を選択中
ask-bond-auction = { $card }: 借用書{ $bonds }枚、単価{ $least } FLから。いくらで秘密入札しますか？
await-bond-auction = { $seat }: 秘密入札中({ $card })
ask-all-pay = { $card }: いくらで秘密入札しますか？ 最低{ $least } FLです。落札してもしなくても入札額を払います。
await-all-pay = { $seat }: 秘密入札中({ $card })
ask-event-auction = { $card }: いくらで秘密入札しますか？ 最低{ $least } FLです。
await-event-auction = { $seat }: 秘密入札中({ $card })
ask-payday = 給料日です。所持金は{ $florins } FLです。{ $interest ->
    [0] { "" }
   *[other] 利子{ $interest } FLを受け取り、
}{ $wages ->
    [0] { $tax ->
        [0] 給料も税金も払いません
       *[other] 税金{ $tax } FLを払います
    }
   *[other] 給料{ $wages } FL{ $tax ->
        [0] { "" }
       *[other] と税金{ $tax } FL
    }を払います
}。雇用や解雇をしますか？
await-payday = { $seat }: 雇用と解雇を選択中
ask-move = { $merchants_count ->
    [0] 商人は全員が移動を終えました。
   *[other] 商人を動かしてください(まだ動いていない商人: { $merchants })。
}
await-move = { $seat }: 商人を移動中
ask-lose = { $merchant }が商品を{ $count }個失います。どれにしますか？
await-lose = { $seat }: { $merchant }が失う商品{ $count }個を選択中

## ヒント: その答えで何が起きるか

hint-home = 税金は年{ $tax } FL{ $meter ->
    [0] { "" }
   *[other] 、貴族メーター+{ $meter }
}{ $seats_count ->
    [0] { "" }
   *[other] 。ここを選んだ人: { $seats }
}
hint-florins = 合計{ $florins } FL
hint-over-cash = 合計{ $florins } FL。所持金より{ $short } FL多いので、強制売却か罰金{ $fine } FLになる
hint-merchant = { $city }{ $goods_count ->
    [0] { "" }
   *[other] 、{ $goods }
}
hint-date = 期日は{ $month }{ $rounds ->
    [0] (今)
   *[other] ({ $rounds }ラウンド後)
}
hint-each = 単価{ $florins } FL
hint-favour = 結果が借用書なら{ $bonds }枚
hint-sheep-take = { $pot ->
    [0] 引き取る(金は載っていない)
   *[other] { $pot } FLごと引き取る
}
hint-sheep-pass = { $price } FLを載せて押し付ける
hint-wages = 給料は{ $florins } FL
hint-go = { $lost ->
    [true] 11月に海で失われる！{ " " }
   *[false] { "" }
}{ $robbers ->
    [0] { "" }
   *[other] 襲撃あり！{ " " }
}{ $steps }マス、{ $cost } FL{ $toll ->
    [0] { "" }
   *[other] 、通行料{ $toll }
}{ $sea ->
    [0] { "" }
   *[other] 、海路{ $sea }
}{ $entry ->
    [0] { "" }
   *[other] 、通行権の所有者へ{ $entry }
}{ $trouble ->
    [0] { "" }
   *[other] 、トラブル{ $trouble }%
}
hint-plus = { $florins ->
    [0] 買わない
   *[other] 襲撃1回につき{ $florins } FL
}
hint-lot = { $side ->
    [demand] { $good }{ $quantity }個を買い取り、上限価格{ $limit } FL
    [supply] { $good }{ $quantity }個を販売、最低価格{ $limit } FL
   *[villa] 最低入札額{ $limit } FL
}
hint-journey = { $rounds ->
    [0] 到着済み
   *[other] { $rounds }ラウンド
}({ $month })、{ $florins } FL
hint-no-journey = たどり着ける道がない
hint-trade = { $giver }が{ $taker }に{ $gives_count ->
    [0] 何も渡さず
   *[other] { $gives }を渡し
}、{ $gets_count ->
    [0] 何も受け取らない
   *[other] { $gets }を受け取る
}{ $places_count ->
    [0] { "" }
   *[other] (場所は{ $places })
}

## 自分の予約の文章

rival-seller = { $player }({ $count }個まで)
rival-buyer = { $player }(所持金{ $florins } FL)
heading-orders = 予約
heading-prospects = 向かえる取引(順調な場合)
heading-bidders = 今入札できる商社と個数
text-bidders = { $card }: { $good }{ $quantity }個、単価{ $least }～{ $most } FL: { $houses }
order-given = { $order }
order-selling = 強制売却の順番: { $choice }
order-cubes = キューブを置く順番: { $choice }
order-lottery = 富くじ: { $choice_count ->
    [0] 賭けない
   *[other] { $choice }に賭ける
}
order-payday = 給料日: 雇用も解雇もしない
order-other = 予約: { $name }
order-none = なし。予約は「自分の番」からいつでもできます。

## メニューの場所

part = { $place }
part-elsewhere = どの地域でもない

## 手への注意

warn-at-sea = 11月に海で失われる商人: { $merchants }
warn-unmoved = まだ動いていない商人: { $merchants }

## 結果

score-line = { $place }位 { $seat }: { $points } FL({ $parts })
score-cash = 現金{ $florins }
score-ware = { $good }{ $count }個 { $florins }
score-villa = { $card } { $florins }
score-meter = 貴族メーター{ $meter }
points = { $points } FL
source-sales = 商品の売上
source-purchases = 商品の仕入れ
source-trades = 商社どうしの売買
source-household = 給料・利子・税金・家賃
source-travel = 移動
source-chances = イベント・値引き
source-villas = 邸宅の購入
source-forced-sales = 強制売却
source-rest = 開始資金・邸宅の価値
source-tiebreak = 貴族メーター
course-riches = 手番ごとの財産
turning-month = { $year }年目 { $month }
course-meter = 手番ごとの貴族メーター

## 手: ボタン、全体、スラッシュコマンド

move-choose-home = 本拠地を選ぶ
move-choose-home-full = 本拠地: { $home }
cmd-choose-home = 本拠地
cmd-choose-home-desc = 本拠地の都市を選びます
move-home-ahead = 本拠地を予約する
move-home-ahead-full = 本拠地: { $home }
move-bid = 入札する
move-bid-full = 入札: 単価{ $price } FL × { $quantity }
cmd-bid = 入札
cmd-bid-desc = 個数と単価を秘密入札します
move-bid-alone = 競争相手なし: 最も有利な価格で取引
move-bid-alone-full = 競争相手なし: 最も有利な価格で{ $quantity }個
cmd-bid-alone = 単独
cmd-bid-alone-desc = ほかに参加者がいないとき、上限価格または最低価格で取引します
move-pass = パス
cmd-pass = パス
cmd-pass-desc = 入札・値引き・賭けをしません
move-sell = 強制売却
move-sell-full = 強制売却: { $what }
cmd-sell = 強制売却
cmd-sell-desc = どこにある商品や借用書でも強制売却の価格で売ります
move-grant-favour = まけて恩恵を求める
move-grant-favour-full = { $florins } FLまける{ $trick ->
    [true] (時蕎麦を使う)
   *[false] { "" }
}
cmd-grant-favour = 値引き
cmd-grant-favour-desc = 貴族に代金をまけてダイスを振ります
move-place-cube = キューブを置く
move-place-cube-full = キューブ: { $region }
cmd-place-cube = キューブ
cmd-place-cube-desc = 地域にキューブを置きます
move-hand-sheep = やくざものの処理
move-hand-sheep-full = やくざものの行き先: { $to }
says-sheep-keep = やくざものを引き取る
says-sheep-pass = やくざものを{ $player }に押し付ける
cmd-hand-sheep = やくざもの
cmd-hand-sheep-desc = やくざものを押し付けるか、自分で引き取ります
move-bet = 賭ける
move-bet-full = { $faces }に賭ける
cmd-bet = 賭け
cmd-bet-desc = 富くじでダイスの目に賭けます
move-payday = 給料日
move-payday-full = { $hire ->
    [0] { $dismiss_count ->
        [0] 雇用も解雇もしない
       *[other] 解雇: { $dismiss }
    }
   *[other] 雇用: { $hire }人{ $dismiss_count ->
        [0] { "" }
       *[other] 、解雇: { $dismiss }
    }
}
cmd-payday = 給料日
cmd-payday-desc = 普通の商人を雇用・解雇します
move-go = 商人を動かす
move-go-full = { $who }を{ $goal }へ{ $plus ->
    [0] { "" }
   *[other] (襲撃に備えて+{ $plus })
}
cmd-go = 移動
cmd-go-desc = 商人を1人、3マスまで動かします
move-stand = 襲撃に備える
move-stand-full = { $merchant }は{ $plus ->
    [0] 備えなしで襲撃を受ける
   *[other] +{ $plus }で襲撃に備える
}
cmd-stand = 備え
cmd-stand-desc = 襲われる商人のために買う+1の数を決めます
move-lose = 失う商品を選ぶ
move-lose-full = { $goods }を失う
cmd-lose = 手放す
cmd-lose-desc = 襲撃やトラブルで失う商品を選びます
move-done = 完了
cmd-done = 完了
cmd-done-desc = 移動または売買を終えます
move-give = 商品を移す
move-give-full = { $what }を{ $out_of }から{ $into }へ
cmd-give = 積み替え
cmd-give-desc = 同じマスの商人どうし、または商人と倉庫の間で商品を移します
move-offer-trade = 売買を申し出る
move-offer-trade-full = { $taker }への申し出: { $hands_count ->
    [0] 何も渡さず
   *[other] { $hands }を渡し
}、{ $receives_count ->
    [0] 何も受け取らない
   *[other] { $receives }を受け取る
}
cmd-offer-trade = 申し出
cmd-offer-trade-desc = ほかの商社に商品・借用書・お金の売買を申し出ます
move-accept-trade = 申し出を受ける
move-accept-trade-full = 申し出{ $trade }を受ける
cmd-accept-trade = 受諾
cmd-accept-trade-desc = 申し出を受けます(両者が出会ったときに実行)
move-drop-trade = 申し出を断る・取り下げる
move-drop-trade-full = 申し出{ $trade }を断る・取り下げる
cmd-drop-trade = 辞退
cmd-drop-trade-desc = 申し出を断るか、自分の申し出を取り下げます
move-hold = 売買の時間を求める
cmd-hold = 時間を求める
cmd-hold-desc = 次の取引フェイズの初めに売買の時間を求めます(全員に見えます)
move-release = 売買の時間は不要
cmd-release = 時間は不要
cmd-release-desc = 売買の時間の希望を取り消します
move-bid-ahead = 事前入札
move-bid-ahead-full = { $card }の{ $lot }番目: { $quantity ->
    [0] 入札しない
   *[other] { $good }{ $quantity }個、単価{ $price } FL
}
move-route-ahead = 旅程を決める
move-route-ahead-full = { $merchant }の旅程: { $goal }まで、{ $by }、毎回{ $speed }マスまで、{ $rounds ->
    [0] 到着済み
   *[other] あと{ $rounds }ラウンド: { $halts }
}
move-choice-ahead = 売却・キューブ・富くじ・給料日
move-choice-ahead-full = { $what }
move-favour-ahead = 貴族への値引き
move-favour-ahead-full = 所持金が{ $keep } FL以上残るなら、{ $florins ->
    [0] まけない
   *[other] { $florins } FLまける
}
move-sheep-ahead = やくざもの
move-sheep-ahead-full = やくざものは{ $most } FLまで払って{ $to_next ->
    [true] 次の商社
   *[false] { $to }
}に押し付ける
move-drop-order-full = 取り消し: { $named }

## 手の項目: 問い、コマンドの項目名、説明

field-home = どの都市にしますか？
opt-home = 都市
opt-home-desc = アウグスブルク、ニュルンベルク、フィレンツェのどれか
field-quantity = 何個ですか？
opt-quantity = 個数
opt-quantity-desc = 個数
field-price = 単価はいくらですか？
opt-price = 単価
opt-price-desc = 単価(FL、最小硬貨の倍数)
field-ware = どれを売りますか？
opt-ware = 品物
opt-ware-desc = 売る品物とその場所
field-florins = いくらまけますか？
opt-florins = 金額
opt-florins-desc = まける金額
field-trick = 時蕎麦を使いますか？
opt-trick = 時蕎麦
opt-trick-desc = 時蕎麦のカードを使う
field-region = どの地域ですか？
opt-region = 地域
opt-region-desc = キューブを置く地域
field-to = 誰に押し付けますか？ 自分を選ぶと引き取ります。
opt-to = 相手
opt-to-desc = やくざものを押し付ける商社(自分なら引き取る)
field-faces = どの目に賭けますか？
opt-faces = 目
opt-faces-desc = ダイスの目(例: 2, 5)
field-hire = 何人雇いますか？
opt-hire = 雇用
opt-hire-desc = 雇う普通の商人の数
field-dismiss = 誰を解雇しますか？
opt-dismiss = 解雇
opt-dismiss-desc = 解雇する普通の商人
field-source = どこから移しますか？
opt-source = 移動元
opt-source-desc = 商品のある倉庫または商人
field-target = どこへ移しますか？
opt-target = 移動先
opt-target-desc = 商品を受け取る倉庫または商人
field-good = どの商品ですか？
opt-good = 商品
opt-good-desc = 反物、香辛料、金属のどれか
field-merchant = どの商人ですか？
opt-merchant = 商人
opt-merchant-desc = 動かす商人
field-goal = 目的地はどこですか？
opt-goal = 目的地
opt-goal-desc = マップのマス(日本語名・ドイツ語名)
field-way = どの道を通りますか？
opt-way = 道
opt-way-desc = 違いのある道がいくつかあるときの道順
field-payee = 自由通行権の料金を誰に払いますか？
opt-payee = 支払先
opt-payee-desc = 料金を払う相手の席の文字
field-second_payee = 2つ目の地域では誰に払いますか？
opt-second_payee = 支払先2
opt-second_payee-desc = 2つ目の地域で料金を払う相手の席の文字
field-plus = ダイスへの+1をいくつ買いますか？
opt-plus = 加算
opt-plus-desc = 襲撃ごとに買う+1の数
field-cloth = 反物を何個失いますか？
opt-cloth = 反物
opt-cloth-desc = 失う反物の数
field-spice = 香辛料を何個失いますか？
opt-spice = 香辛料
opt-spice-desc = 失う香辛料の数
field-metal = 金属を何個失いますか？
opt-metal = 金属
opt-metal-desc = 失う金属の数
field-taker = 誰に申し出ますか？
opt-taker = 相手
opt-taker-desc = 申し出る相手の商社
field-gives = 何を渡しますか？
opt-gives = 渡す物
opt-gives-desc = 渡す品物(例: 反物2、借用書1)
field-wants = 何が欲しいですか？
opt-wants = 欲しい物
opt-wants-desc = 受け取る品物(例: 金属1)
field-pays = いくら添えますか？
opt-pays = 支払い
opt-pays-desc = 自分が払うFL
field-gets = いくら受け取りますか？
opt-gets = 受け取り
opt-gets-desc = 自分が受け取るFL
field-instead = 相手のどの申し出への代案ですか？
opt-instead = 代案
opt-instead-desc = 代案の元になる申し出の番号(なければ0)
field-place = どこで取引を実行しますか？
opt-place = 場所
opt-place-desc = 受け渡しできる場所が複数あるとき、実行する場所
field-trade = どの申し出ですか？
opt-trade = 番号
opt-trade-desc = 申し出の番号
field-card = どのカードですか？
field-lot = 何番目の商品ですか？
field-manner = 進み方を変えますか？ (通常: 最短ラウンド、目的地で待つ、トラブルで中止)
field-topic = 何の予約ですか？
field-choice = どの順番、またはどの内容にしますか？
field-keep = いくら手元に残しますか？
field-most = 最大いくらまで払いますか？
value-price = { $value } FL
value-hire = { $value }人
value-plus = +{ $value }

## 卓の設定

option-mode = モード
option-mode-desc = 4つのモードのうち、どれで遊ぶかを決めます。
option-mode-company = 商社ゲーム(最も裕福な商社、約3時間)
option-mode-noble = 貴族ゲーム(最初の貴族、2～4時間)
option-mode-villa = 邸宅ゲーム(最初の邸宅、5～6時間)
option-mode-full = フルゲーム(邸宅2軒、約8時間)
option-years = 年数の上限
option-years-desc = 長いゲームを終わらせる年数を決めます(ルールにはありません)。
option-years-none = なし
option-years-2 = 2年
option-years-3 = 3年
option-years-5 = 5年
option-years-8 = 8年
option-toll_on = 通行料
option-toll_on-desc = 通行料をいつ払うかを決めます(資料からは分からない点)。
option-toll_on-enter = マスに入るとき
option-toll_on-leave = マスを出るとき
option-sea_fee = 海の費用
option-sea_fee-desc = 海の費用を何ごとに払うかを決めます(資料からは分からない点)。
option-sea_fee-region = 1回の移動につき、海域ごと
option-sea_fee-space = 1マスごと
option-sea_fee-move = 1回の移動ごと
option-price_after_trouble = トラブル後の費用
option-price_after_trouble-desc = トラブルで短くなった移動の費用を決めます。
option-price_after_trouble-declared = 宣言した距離の分
option-price_after_trouble-moved = 実際に動いた分
option-sheep_beats_home = 本拠地でのやくざもの
option-sheep_beats_home-desc = 所有者が自分の本拠地でも最後尾になるかを決めます。
option-sheep_beats_home-true = 本拠地でも最後
option-sheep_beats_home-false = 本拠地では最優先
option-sheep_forced_of_two = 2人プレイでのやくざもの
option-sheep_forced_of_two-desc = 2人プレイで、2人目が必ず引き取るかを決めます。
option-sheep_forced_of_two-true = 必ず引き取る
option-sheep_forced_of_two-false = 押し返せる
option-favours_per = 値引きの回数
option-favours_per-desc = 同じ貴族の需要で何回まけられるかを決めます。
option-favours_per-lot = 商品の種類ごとに1回
option-favours_per-card = カードごとに1回
option-villas_per_house = 邸宅の数
option-villas_per_house-desc = 1人が買える邸宅の数を決めます。
option-villas_per_house-one = 1軒
option-villas_per_house-any = 何軒でも
option-bonds_need_contact = 借用書の売買
option-bonds_need_contact-desc = 出会わなければ借用書を売買できないかを決めます。
option-bonds_need_contact-true = 出会ったときだけ
option-bonds_need_contact-false = どこでも
option-robbers_act = 盗賊と海賊
option-robbers_act-desc = いつの移動フェイズに襲うかを決めます。
option-robbers_act-same_round = 引かれたラウンド
option-robbers_act-next_round = 次のラウンド
option-auctioned_bonds_raise = 競売の借用書
option-auctioned_bonds_raise-desc = 貴族メーターを進めるかを決めます。
option-auctioned_bonds_raise-true = 進める
option-auctioned_bonds_raise-false = 進めない
option-one_bet_a_face = 富くじの目
option-one_bet_a_face-desc = 1つの目に何人も賭けられるかを決めます。
option-one_bet_a_face-true = 1つの目に1人
option-one_bet_a_face-false = 何人でも
option-lottery_pass_final = 富くじのパス
option-lottery_pass_final-desc = パスした人がまた賭けられるかを決めます。
option-lottery_pass_final-true = もう賭けられない
option-lottery_pass_final-false = また賭けられる
option-warehouse_triggers = 本拠地での緊急取引
option-warehouse_triggers-desc = 倉庫の商品でも緊急取引(需要)が実行されるかを決めます。
option-warehouse_triggers-true = 実行される
option-warehouse_triggers-false = 商人だけ
option-urgent_without_sale = 成立しない緊急取引
option-urgent_without_sale-desc = 売買がなかった緊急取引のカードの扱いを決めます。
option-urgent_without_sale-finished = 終了する
option-urgent_without_sale-waits = 期日まで残る
option-urgent_first_on_date = 期日の緊急取引
option-urgent_first_on_date-desc = 期日にも最優先で処理するかを決めます。
option-urgent_first_on_date-true = 最優先
option-urgent_first_on_date-false = 普通のカードと同じ

## できない理由。コードのあとに項目名が付くものは、その項目のときだけ使う。

ERR_BAD_HOME = 本拠地は{ $homes }から選んでください。
ERR_NOT_TOGETHER = 商品を移せるのは、同じマスにいる商人どうしか、本拠地の商人と倉庫の間だけです。
ERR_NOT_TOGETHER-source-target = { $source }と{ $target }は同じマスにありません。
ERR_NOT_ENOUGH_GOODS = { $have ->
    [0] 品物がありません。
   *[other] { $have }個しかありません。
}
ERR_BAD_QUANTITY = { $least ->
    [0] 0～{ $most }の数で指定してください。
   *[other] { $most ->
        [1] 1を指定してください。
       *[other] 1～{ $most }の数で指定してください。
    }
}
ERR_NO_SUCH_MERCHANT = その商人はマップ上にいません。
ERR_NO_SUCH_SPACE = そのマスはマップにありません。
ERR_TRANSFER_CLOSED = 商品を移せるのは、最初の商人が動く前だけです。
ERR_NOT_ENOUGH_MONEY = { $need } FLかかりますが、所持金は{ $have } FLです({ $missing } FL不足)。強制売却は移動手番の初めにできます。
ERR_NOT_COVERED = 支払いは{ $need } FLですが、すべて強制売却しても{ $have } FLにしかなりません。金額を下げてください。
ERR_BOTH_WAYS = { $ware }を渡すので、お返しに{ $ware }は求められません。
ERR_FLORINS_BOTH_WAYS = { $florins } FLを添えるので、お返しにお金は求められません。
ERR_NO_CONTACT = ここで場所を選ぶことはできません。取引は両者が出会う場所で実行されます。
ERR_NO_CONTACT-places = 取引を実行する場所を選んでください: { $places }。
ERR_NO_SUCH_OFFER = その申し出はもうありません。
ERR_NOT_YOUR_OFFER = あなた宛ての申し出ではありません。
ERR_BAD_ORDER = その予約はこのゲームでは使えません。
ERR_TWO_SPEEDS = 速さは1つだけ選んでください。
ERR_NOT_OPEN = そのカードは公開されていません。公開中のカードから選んでください。
ERR_NOT_ELIGIBLE = 入札できません({ $card })。その都市に商人か本拠地が必要で、売るにはそこに商品も必要です。
ERR_PRICE_TOO_HIGH = 上限価格{ $limit } FLを超えています。
ERR_PRICE_TOO_LOW = 最低価格{ $limit } FLに足りません。
ERR_PRICE_STEP = 価格は{ $unit } FL単位です。
ERR_NOT_NOW = 強制売却ができるのは、最初の商人が動く前だけです。
ERR_BAD_AMOUNT = まけられるのは{ $least } FLか{ $most } FLです。
ERR_OVER_REVENUE = 受け取る{ $earned } FLより多くはまけられません。
ERR_NO_TRICK = ここでは時蕎麦を使えません。
ERR_BAD_REGION_KIND = 自由通行権は陸上の地域、海上通行権は海域に置いてください。
ERR_ALREADY_THERE = そこにはすでに自分のキューブがあります: { $region }。
ERR_NO_CUBES = キューブ{ $cubes }個をすべて置いています。
ERR_TOO_MANY_HIRES = 普通の商人はマップ上に{ $most }人までです。
ERR_NOT_A_REGULAR = 解雇できるのはマップ上の普通の商人だけです。
ERR_ALREADY_MOVED = この商人はこのラウンドにもう移動しました。
ERR_TOO_FAR = 移動は最大{ $most }マスです。
ERR_NOT_ADJACENT = 道はつながったマスを順に、最大{ $most }マスまでです。
ERR_REVISIT = 同じマスを二度通ることはできず、出発したマスにも戻れません(最大{ $most }マス)。
ERR_SEA_CLOSED = 11月～2月は海に出られません。
ERR_OTHER_GOAL = その道は{ $goal }に着きません。
ERR_SAME_WAY = その道は、選択肢にある道と費用も危険も同じなので、選ぶ必要はありません。
ERR_PAYEE_NEEDED = 自由通行権の所有者が複数います。支払う相手を指定してください。
ERR_PLUS_NEEDED = 自分の商人がその場で襲われます。先に+1をいくつ買うか(1つ{ $price } FL)決めてください。
ERR_NOT_ATTACKED = その商人は襲われていません。
ERR_BAD_PLUS = ここで買える+1は{ $most }つまでです(1つ{ $price } FL)。
ERR_WRONG_COUNT = ちょうど{ $count }個を選んでください。
ERR_MUST_TAKE = やくざものを押し付けることはできません。引き取ってください。
ERR_MUST_TAKE-have-need = やくざものを引き取ってください。押し付けるには{ $need } FL必要ですが、所持金は{ $have } FLです。
ERR_BAD_TARGET = ほかのプレイヤーを選んでください。
ERR_ALL_TAKEN = どの目にもすでに賭けている人がいます。
ERR_FACE_TAKEN = その目にはすでに賭けている人がいます: { $face }。
ERR_FACE_TAKEN-listed = すでに賭けている人がいます
ERR_BAD_FACE = ダイスの目は1～{ $most }です。

## 局面の文章

position-month = 第{ $round }ラウンド、{ $month }。スタートプレイヤーは{ $start_player }です。
position-deal = { $card }({ $side ->
    [demand] 買い取り
   *[supply] 販売
}): { $lots }。期日は{ $month }{ $urgent ->
    [true] 、緊急取引
   *[false] { "" }
}。
position-villa = { $card }: 期日は{ $month }、最低入札額{ $least } FL。
position-fair = { $city }のメッセ。買い取り: { $demand }。販売: { $supply }。
position-robbers = { $card }が{ $acts ->
    [true] このラウンドに
   *[false] 次のラウンドに
}襲います。
position-blockade = { $card }の効果が続いています。
position-boom = 経済過熱: 公開する取引は{ $deals }枚。
heading-deals = 公開中の取引
heading-decks = 列、申し出、山札
heading-homeless = { $seat }: { $florins } FL、本拠地は未定
heading-house = { $seat }: 本拠地{ $home }、{ $florins } FL
position-warehouse = 倉庫: { $goods_count ->
    [0] なし
   *[other] { $goods }
}。
position-merchant = { $merchant }: { $city }、{ $goods_count ->
    [0] 積荷なし
   *[other] 積荷: { $goods }
}。
position-away = { $merchant }: { $dead ->
    [true] 失われ、戻らない
   *[false] 手元で待機
}。
position-noble = 貴族メーター{ $meter }/{ $title }{ $noble ->
    [true] 、貴族
   *[false] { "" }
}、借用書{ $bonds ->
    [0] なし
   *[other] { $bonds }枚
}、キューブ: { $cubes }。
position-holds = 所有カード: { $cards }。
position-line = { $city }の列: { $seats }。
position-trade = 申し出{ $number }: { $trade }。
position-deck = 山札{ $deck }枚。
position-decks = 山札{ $deck }枚、補充デッキ{ $replenish }枚。

## 自分の数値(パネル)

figure-florins = { $value } FL
figure-cloth = 反物{ $value }個
figure-spice = 香辛料{ $value }個
figure-metal = 金属{ $value }個
figure-bonds = 借用書{ $value }枚
figure-meter = 貴族メーター{ $value }
figure-cubes = キューブ{ $value }個

## ルール(/rules): 何も知らない人に教える章と段落

rule-home = { $home }: 税金は年{ $tax } FL{ $meter ->
    [0] { "" }
   *[other] 、貴族メーターは{ $meter }から
}
rule-sale = { $good }{ $florins } FL
rule-favour = { $florins } FL: 結果が借用書なら{ $bonds }枚(ほかの結果は同じ)
rule-steps = { $steps }マス: 積荷なし{ $unladen } FL、積荷あり{ $laden } FL。積荷ありなら出目の合計{ $upto }以下でトラブル({ $chance }%)
rule-wages = { $regulars }人なら{ $florins } FL
rule-dice = { $result }({ $sums })
rule-dice-more = { $first }、{ $then }
rule-band = メーター{ $least }～{ $most }: { $dice }
rule-card = { $card }: { $lots }。期日+{ $offset }{ $urgent ->
    [true] 、緊急取引
   *[false] { "" }
}
rule-fair = { $city }。買い取り: { $demand }。続いて販売: { $supply }
rule-villa = { $card }: 期日+{ $offset }、最低入札額{ $least } FL、家賃{ $rent } FL

chapter-aim = ゲームの概要

rules-aim = ルネサンス期の商社を営みます。商人たちは街道を歩き、橋を渡り、船に乗ってヨーロッパを旅します。商品を売る都市もあれば、欲しがる都市もあります。期日までに商人を到着させ、秘密入札をします。売るなら安い人から、買うなら高い人から取引が成立します。安く仕入れ、マップの向こうまで運び、高く売りましょう。
rules-mode = { $full ->
    [true] フルゲームです。貴族メーターを終点まで進めてから邸宅を買います。2人目が邸宅を買うと終了し、邸宅の所有者のうち裕福なほうの勝ちです(邸宅は最低入札額で数えます)。
   *[false] { $villas ->
        [true] 邸宅ゲームです。貴族メーターを終点まで進めてから、最初に邸宅を買った人の勝ちです。
       *[false] { $noble ->
            [true] 貴族ゲームです。最初に貴族メーターの終点に着いた人の勝ちです。
           *[false] 商社ゲームです。山札が尽きて最後の需要者の処理が終わると、すべてを強制売却の価格で売り、最も裕福な商社の勝ちです。
        }
    }
}
rules-words = FL: フローリン(お金)。価格は{ $unit } FL単位です。需要者: 商品を買ってくれるカード。供給者: 商品を売ってくれるカード。マス: マップ上の都市、橋、街道、海のそれぞれ1か所。商品は反物、香辛料、金属です。

chapter-set-up = 準備

rules-set-up = 各商社は{ $start_money } FLを持ち、倉庫に{ $goods }があります。商人は{ $merchants }人。代表者(一族の息子、給料なし)と普通の商人{ $regulars }人です。
rules-homes = ダイスでスタートプレイヤーを決め、時計回りに本拠地を選びます。同じ都市でもかまいません。代表者と普通の商人1人がそこから積荷なしで始め、もう1人は手元で待機します。
    { $homes }
rules-decks = 山札は無作為に選んだ{ $cards }枚(需要者{ $demands }枚、供給者{ $supplies }枚、イベント{ $events }枚)で作り、うち需要者{ $up_demand }枚と供給者{ $up_supply }枚を最初に公開します。残りは見ずに箱へ戻します。{ $noble ->
    [true] ほかに補充デッキを作ります。使ったカードは書かれている通り補充デッキへ行くか除かれ、山札が尽きたら補充デッキをシャッフルして山札にします。
   *[false] 使ったカードはゲームから除きます。
}メッセカードは1枚だけ引き、ゲームの終わりまで公開しておきます。

chapter-round = ラウンド

rules-round = 1ラウンドはカレンダーの1マスで、{ $rounds_a_year }ラウンドが1年です。{ $first_month }に始まります。ラウンドは取引、移動、カレンダーの順に進み、その後スタートプレイヤーが時計回りに移ります。
rules-calendar = ラウンドの終わりにカレンダーを1マス進め、盗賊と海賊を片づけます。{ $closed }は海が荒れ、海に出られません。海が荒れ始めるとき海上にいる商人は積荷ごと失われます。普通の商人は手元に戻りますが、代表者は二度と戻りません。
rules-years = { $years ->
    [0] { "" }
   *[other] この卓では遅くとも{ $years }年で終わります。そのときは、邸宅、貴族メーター、財産の順に比べて勝者を決めます。
}

chapter-trade = 取引

rules-agenda = 取引フェイズでは、次の順で最初に当てはまるものを1つずつ処理します。今実行できる緊急取引、期日の需要者、{ $fair_month }ならメッセ(買い取り、続いて販売)、{ $villas ->
    [true] 邸宅、
   *[false] { "" }
}期日の供給者、{ $payday }なら給料日。同じ種類なら先に公開されたほうが先です。1枚終わるたびに次のカードを引きます。
rules-open = 需要者と供給者は合わせて常に{ $open_deals }枚公開します。新しいカードの期日は、カレンダー上の2個目のマーカーから、カードに書かれた数だけ先のマスです(メッセと邸宅は数えません)。マーカーが1個ならそれから、なければ現在から数えます。最初に公開する{ $first_deals }枚の期日は{ $first_month }から数えます。イベントは引いたらすぐ処理し、続けて引きます。
rules-urgent = 緊急取引のカードは、期日より前でも実行できるようになりしだい処理します。供給者なら誰かの商人が所在地にいるとき、需要者なら欲しい商品を持つ商人が所在地にいるときです{ $warehouse_triggers ->
    [true] (所在地の倉庫にあるときも)
   *[false] (倉庫の商品では始まりません)
}。{ $urgent_without_sale ->
    [waits] 売買がなければ期日まで残ります。
   *[finished] 売買がなくてもそこで終わります。
}{ $urgent_first_on_date ->
    [true] 期日当日も最優先です。
   *[false] 期日当日は普通のカードと同じ順番です。
}
rules-bidding = その都市に商人か本拠地があれば入札できます。売るには、そこにいる商人か倉庫に商品が必要です。カードの商品は上から1種類ずつ処理します。全員が単価と個数を秘密に書き、そろったら一斉に公開します。需要者には上限価格、供給者には最低価格があります。需要者は安い順に、供給者は高い順に、書かれた個数まで取引し、単価は各自の入札した価格です。同じ価格なら、本拠地の人が先(複数ならダイス)、次に都市の列の順、やくざものの所有者は最後です{ $sheep_beats_home ->
    [true] (本拠地でも最後)
   *[false] { "" }
}。売った商品は倉庫から先に減り、買った商品はそこの商人が先に受け取ります。後で自由に移せます。
rules-line = 都市の列: 商社は最初の商人が着いた順に並びます。同じ商社の後から来た商人も同じ順番で、全員が去ると順番を失います。
rules-forced-sale = 所持金が支払いに足りなければ、足りるまで、どこにある{ $noble ->
    [true] 商品や借用書でも
   *[false] 商品でも
}次の単価で強制売却します: { $sale }。自分の移動手番の初めには自由に行えます。それでも買った代金を払えない人は罰金{ $fine } FL(足りなければあるだけ)を払い、飛ばされて次の人が繰り上がります。
rules-market = 商社どうしの売買: 商品{ $noble ->
    [true] 、借用書
   *[false] { "" }
}、お金の取引を、いつでも好きな価格で申し出られます。申し出は取り下げるか断られるまで残ります。同時に複数の場所で実行できる申し出では、場所を1つ指定します。商品は取引フェイズに、両者の商人が同じマスにいるか、一方の商人が相手の本拠地にいるときに受け渡します{ $noble ->
    [true] { $bonds_need_contact ->
        [true] 。借用書も同じです
       *[false] 。借用書はどこにいても受け渡せます
    }
   *[false] { "" }
}。持っていない物は渡せません。取引フェイズの初めに売買の時間があるのは、今実行できる申し出を受けている人と、時間を求めた人だけです。承諾された取引のうち何かが足りないものは、ほかの取引が実行されるたびに、変化がなくなるまで試し直します。
rules-trade-desk = どの場面でもできること: 同じマスの自分の商人どうし、または本拠地の商人と倉庫の間で商品を移す(取引フェイズ中)。申し出をする、申し出に答える。予約をする。予約は自分だけに見え、自分で操作したときとまったく同じように実行されます。予約できるのは、公開中のカードへの事前入札、何ラウンドにもわたる旅程(今いる場所を選ぶと、新しい取引が公開されるまでとどまる)、強制売却で先に売る品物、{ $noble ->
    [true] 値引き、キューブの地域、富くじの目、
   *[false] { "" }
}やくざものを押し付けるために払う上限、給料日の質問の省略です。

chapter-movement = 移動

rules-moving = スタートプレイヤーから時計回りに、自分の商人をそれぞれ{ $most_steps }マスまで線に沿って動かします。1回の移動で同じマスを二度通ることはできません。最初の商人が動く前なら、商品を移したり強制売却したりできます。出発時に商品を持っていれば「積荷あり」です。移動の費用:
    { $steps }
rules-trouble = 積荷のある商人は、移動のたびにダイスを2個振ります。トラブルなら1マスしか進めず{ $price_after_trouble ->
    [moved] 、費用もその分だけです
   *[declared] 、費用は宣言した距離の分を払います
}。止まったマスが都市でなく、商品が{ $keep }個より多ければ、好きな{ $keep }個だけ残します。
rules-tolls = 橋とケルン{ $toll_on ->
    [leave] から出る
   *[enter] に入る
}たびに通行料{ $toll_unladen } FL(積荷ありなら{ $toll_laden } FL)を払います。海では{ $sea_fee ->
    [space] 1マスごとに
    [move] 1回の移動ごとに
   *[region] 1回の移動につき、通った海域ごとに
}{ $sea_fee_unladen } FL(積荷ありなら{ $sea_fee_laden } FL)を払います。
rules-regions = 陸上の地域は{ $lands }です。海域は{ $seas }です。{ $no_region }はどの地域にも属さず、盗賊は来ません{ $noble ->
    [true] 。自由通行権はなく、入る費用もかかりません
   *[false] { "" }
}。
rules-entry = { $noble ->
    [true] ほかの人の自由通行権があり自分にはない陸上の地域に入ると、商人1人につき{ $entry_fee } FLを通行権の所有者に払います。所有者が複数なら1人を選びます。
   *[false] { "" }
}
rules-lose-goods = 盗賊と海賊は、所有者の手番の初めにその地域にいる、または移動で入ってくる積荷のある商人を1回ずつ襲います{ $robbers_act ->
    [next_round] (引かれた次のラウンド)
   *[same_round] { "" }
}。ダイスを2個振り{ $noble ->
    [true] 、そこに自分のキューブがあれば+{ $robber_bonus }
   *[false] { "" }
}、振る前に{ $plus_price } FL払うごとに+1します。合計が{ $lose_two }以下なら商品2個、{ $lose_one }以下なら1個を失い、それより大きければ無事です。失う商品は自分で選びます。

chapter-year = 1年の行事

rules-payday-phase = { $payday }は給料日です。まず普通の商人を雇い(マップ上に{ $regulars }人まで、本拠地から出発)、次に解雇できます(積荷は失われます)。{ $noble ->
    [true] 借用書1枚につき利子{ $interest } FLを受け取ります。
   *[false] { "" }
}続いて全員が給料(合計で、{ $wages }。代表者は無給)を払い、全員が払い終えてから、全員が本拠地の税金を払います。強制売却しても足りなければ、払えるまで普通の商人を解雇し、税金の残りは免除されます。
rules-fair = メッセは毎年{ $fair_month }に同じ都市で開かれます。先に需要者、続いて供給者として処理し、公開枚数には数えません。

chapter-nobility = 貴族

rules-meter = { $noble ->
    [true] 貴族メーターが{ $title_at }に達すると貴族になります。貴族の需要は需要者と同じですが、商品1種類ごとに、売り手は受け取る代金の一部をまけてダイスを2個振り、恩恵を受けられます。
   *[false] { "" }
}
rules-favours = { $noble ->
    [true] まけられる額({ $favours_per ->
        [card] カードごとに1回
       *[lot] 商品の種類ごとに1回
    }、受け取る額まで):
    { $favours }
    結果はメーターの位置によって決まります(貴族は最後の行を使います)。
    { $bands }
    借用書: 1枚につきメーター+{ $bond_steps }。名誉: +{ $honour_steps }。海上通行権: 海域にキューブを置き+{ $escort_steps }。自由通行権: 陸上の地域にキューブを置き+{ $conduct_steps }。
   *[false] { "" }
}
rules-cubes = { $noble ->
    [true] キューブは{ $cubes }個、1つの地域に1個までです。海域のキューブは海の費用を免除します。陸上の地域にキューブがあると、橋の通行料(ケルンを除く)が免除され、トラブルでも商品を失わず、襲撃のダイスに加算があり、入ってくる人から{ $entry_fee } FLを受け取れます。置く地域やキューブがなければメーターだけ進みます。
   *[false] { "" }
}
rules-bonds = { $noble ->
    [true] 借用書は給料日に利子を生みます。強制売却や商社どうしの売買もでき、そのときメーターは動きません。
   *[false] { "" }
}
rules-villas = { $villas ->
    [true] 邸宅は取引とは別に公開され、期日に、そこに商人か本拠地がある貴族が最低入札額以上で秘密入札をします。最高額の人が買います{ $villas_per_house ->
        [one] (1人1軒まで)
       *[any] { "" }
    }。入札がなければ補充デッキへ行きます。{ $full ->
        [true] 最初の邸宅の所有者は、借用書1枚につき利子{ $villa_interest } FL、自分の税金の免除、ほかの商社の税金、毎年{ $rent_month }の家賃を得ます。
       *[false] { "" }
    }
   *[false] { "" }
}

chapter-events = イベント

rules-black-sheep = やくざものはまずスタートプレイヤーのところへ来ます。載っている金ごと引き取るか、載っているのと同額(最初は{ $sheep_start } FL)を載せて誰かに押し付けます。引き取った人はゲームの終わりまでどの列でも最後尾になり{ $noble ->
    [true] 、貴族になっておらず、メーターが最低でもなければ、メーターが{ $sheep_steps }下がり
   *[false] { "" }
}ます。{ $sheep_forced ->
    [true] 2人プレイでは、2人目の人が必ず引き取ります。
   *[false] { "" }
}
rules-boom = 経済過熱: どれか1枚が片づくまで{ $boom_deals }枚公開します。地中海封鎖: 次に引かれた{ $blocked }の需要者をこのカードとともに除きます。米大陸発見: ポルトガル・スペインの供給者になります{ $noble ->
    [true] 。買った人はみな、好きな地域に無料でキューブを置きます
   *[false] { "" }
}。
rules-lottery = { $noble ->
    [true] 富くじ: スタートプレイヤーから時計回りに、{ $one_bet_a_face ->
        [true] 空いている
       *[false] 好きな
    }ダイスの目に1つ{ $lottery_bet } FLで賭けるか、パスします{ $lottery_pass_final ->
        [true] (パスしたら抜けます)
       *[false] { "" }
    }。{ $one_bet_a_face ->
        [true] { $lottery_faces }つの目がすべて埋まるか、誰も賭けなくなると
       *[false] 誰も賭けなくなると
    }ダイスを1個振り、出た目に賭けていた人はメーター+{ $bet_steps }です。賭け金は銀行へ行きます。
   *[false] { "" }
}
rules-event-auction = { $noble ->
    [true] 各自1回の秘密入札を一斉に公開します。同額ならメーターの低い人、それも同じならダイスで決めます。入札額は所持金と強制売却でまかなえる範囲です。軍事費: 借用書{ $army_bonds }枚。戴冠式: 借用書{ $crown_bonds }枚。どちらも1人{ $bond_most }枚まで、単価{ $bond_least } FLから、高い順に各自の入札した単価で買い{ $auctioned_bonds_raise ->
        [true] 、1枚につきメーター+{ $bond_steps }です
       *[false] ます
    }。時蕎麦({ $event_least } FLから): 一度だけ、貴族の需要で{ $trick_cost } FLの値引きを{ $trick_counts } FLとして扱えます。誰も入札しなければ補充デッキへ行きます。福祉住宅とパトロネージ: 全員が払い、最高額の人が{ $fuggerei }の自由通行権を得ます。すでにそこにキューブがある人と、キューブが残っていない人は参加しません。賄賂: 全員が払い、同額の入札は無効で、単独で最高額の人はメーター+{ $corruption_steps }、以後は税金を払いません。単独の最高額がなければゲームから除きます。
   *[false] { "" }
}
rules-used-events = 処理の済んだイベント: { $events_back_count ->
    [0] { "" }
   *[other] 補充デッキへ行くのは{ $events_back }です。
}ゲームから除くのは{ $events_gone }です。引き取った人や落札した人のもとに残るのは{ $events_kept }です。{ $noble ->
    [true] 時蕎麦は使うとゲームから除きます。
   *[false] { "" }
}

chapter-end = ゲームの終了

rules-end = { $full ->
    [true] 2人目が邸宅を買った時点で終了です。勝てるのは邸宅の所有者だけで、現金、強制売却した商品と借用書、邸宅の最低入札額の合計を比べます。
   *[false] { $villas ->
        [true] 邸宅が売れた時点で終了し、買った人の勝ちです。
       *[false] { $noble ->
            [true] 誰かが貴族メーターの終点に着くと終了です。同時なら、すべて強制売却した後の所持金が多い人の勝ちです。
           *[false] 山札がなく、公開中の需要者もなくなった時点で終了です。残った供給者は無効です。商品をすべて強制売却し、最も裕福な商社の勝ちです。同額なら引き分けです。
        }
    }
}
rules-secrets = 秘密: そろうまでの入札、自分の予約、山札の順番、箱の中身。公開: それ以外のすべて(所持金、商品、申し出も)。

chapter-cards = カード一覧

rules-demand-list = 需要者{ $demand_cards }枚(商品と上限価格、期日):
    { $demand_list }
rules-supply-list = 供給者{ $supply_cards }枚(商品と最低価格、期日):
    { $supply_list }
rules-fair-list = メッセ(1枚だけ使用):
    { $fair_list }

chapter-noble-cards = 貴族の需要と邸宅

rules-noble-list = { $noble ->
    [true] 貴族の需要{ $noble_cards }枚:
    { $noble_list }
   *[false] { "" }
}
rules-villa-list = { $villas ->
    [true] 邸宅:
    { $villa_list }
   *[false] { "" }
}

## 画像の記号の意味

legend-coin = 所持金(FL)
legend-chest = 総資産: 所持金と、強制売却の価格で数えた在庫
legend-cloth = 反物。マップでは線の入った四角
legend-spice = 香辛料。マップでは丸
legend-metal = 金属。マップでは三角
legend-demand = 需要: ここで表示の価格以下で売る。数字は取引マーカーの番号
legend-supply = 供給: ここで表示の価格以上で買う
legend-noble = 貴族の需要: 代金の一部をまけて恩恵を求められる
legend-urgent = 緊急取引: 実行できるようになりしだい処理する
legend-fair = 年に一度のメッセ: 先に需要、次に供給
legend-villa = 邸宅。カレンダーでは家賃
legend-now = 期日は今。上の欄では手番の人
legend-payday = 給料日: 利子、給料、税金
legend-ice = 海が閉ざされる月
legend-home = 本拠地
legend-town = 都市
legend-bridge = 橋: 通行料がかかる
legend-lane_ship = 海のマス
legend-son = 代表者
legend-merchant = 普通の商人
legend-warehouse = 本拠地の倉庫
legend-first = このラウンドのスタートプレイヤー
legend-crown = 貴族メーター
legend-bond = 借用書
legend-permit = 自由通行権と海上通行権。横の印は、その地域に通行権を持つ人。ダイスの欄では自由通行権
legend-ship_permit = 海上通行権
legend-robbers = この地域の盗賊
legend-pirates = この海の海賊
legend-blockade = 地中海封鎖
legend-sheep = やくざもの
legend-trick = 時蕎麦
legend-untaxed = 賄賂: 税金を払わない
legend-deck = 山札の枚数
legend-deck_back = 補充デッキの枚数

## 絵

picture-over = { $winners ->
    [1] { $florins } FLで勝利
   *[other] { $florins } FLで引き分け
}
picture-year = { $year }年目 { $month }
picture-reserve = 待機中
picture-dead = 消息不明
picture-buys = 買う(上限)
picture-sells = 売る(下限)
picture-worth = 所持金+在庫
picture-robbers = 盗賊
picture-pirates = 海賊
picture-blockade = 封鎖
picture-boom = 経済過熱
picture-boom-deals = 取引{ $deals }件
picture-short-SUD = 南イタリア
picture-short-POR = ポルトガル
picture-short-B_DON = ドナウヴェルト
picture-short-B_ULM = ウルム
picture-short-B_WUE = ヴュルツブルク
picture-short-B_REG = レーゲンスブルク
picture-short-B_KOB = コブレンツ
picture-short-B_MAA = マーストリヒト
picture-short-B_BDA = ブレダ
picture-short-B_BRM = ブレーメン
picture-short-B_MAG = マクデブルク
picture-short-B_STE = シュテッティン
picture-short-B_DRE = ドレスデン
picture-short-B_BRE = ブレスラウ
picture-short-B_THO = トルン
picture-short-B_VER = ヴェローナ
picture-short-B_POO = フェラーラ
picture-short-B_PAV = パヴィア
picture-short-B_AVI = アヴィニョン
picture-short-R_SWA = 黒い森
picture-short-R_AMB = プファルツ
picture-short-R_FER = フェルン峠
picture-short-R_BNR = ブレンナー
picture-short-R_GOT = ゴッタルド
picture-short-R_SAL = 塩の道
picture-short-R_MCE = モン・スニ
picture-short-R_GLA = グラッツ
picture-short-SN1 = ドイツ湾
picture-short-SN2 = フリースラント
picture-short-SN3 = ドーヴァー
picture-short-SN4 = スカゲラク
picture-short-SO1 = エーレ
picture-short-SO2 = リューベック湾
picture-short-SO3 = ボーンホルム
picture-short-SA1 = 英仏海峡
picture-short-SA2 = ブルターニュ
picture-short-SA3 = ビスケー
picture-short-SM1 = ジブラルタル
picture-short-SM2 = バレアレス
picture-short-SM3 = リオン湾
picture-short-SM4 = リグリア
picture-short-SM5 = ティレニア
picture-short-SM6 = イオニア
picture-short-SM7 = 南アドリア
picture-short-SM8 = 北アドリア
picture-region-KUR = クールライン
picture-region-OBD = オーバードイチュラント
picture-region-HAN = ハンザ地方
picture-region-BUR = ブルグント
picture-region-ERB = ザクセン・ボヘミア
picture-region-ITA = イタリア
picture-region-NOR = 北海
picture-region-OST = バルト海
picture-region-ATL = 大西洋
picture-region-MIT = 地中海
picture-ask-home = 本拠地の選択
picture-ask-bid-demand = { $city }: { $good }{ $quantity }個の売り入札
picture-ask-bid-supply = { $city }: { $good }{ $quantity }個の買い入札
picture-ask-bid-villa = { $city }: 邸宅の入札
picture-ask-bond-auction = { $card }: 借用書{ $bonds }枚の入札
picture-ask-all-pay = { $card }: 全員が払う秘密入札
picture-ask-event-auction = { $card }: 秘密入札
picture-ask-favour = 貴族への値引き
picture-ask-cube = キューブを置く地域の選択
picture-ask-lose = 失う商品{ $count }個の選択
picture-ask-lottery = 富くじの賭け
picture-ask-move = 商人の移動
picture-ask-payday = 給料日: 雇用と解雇
picture-ask-forced-sale = 強制売却: { $short } FL不足
picture-ask-sheep = やくざもの: 引き取るか、{ $price } FLを載せて押し付けるか
picture-ask-market = 商社どうしの売買
picture-month-JUL1 = 7月
picture-month-JUL2 = 7月
picture-month-AUG1 = 8月
picture-month-AUG2 = 8月
picture-month-SEP1 = 9月
picture-month-SEP2 = 9月
picture-month-OCT1 = 10月
picture-month-OCT2 = 10月
picture-month-NOV = 11月
picture-month-DEC = 12月
picture-month-JANFEB = 1·2月
picture-month-MAR1 = 3月
picture-month-MAR2 = 3月
picture-month-APR1 = 4月
picture-month-APR2 = 4月
picture-month-MAY1 = 5月
picture-month-MAY2 = 5月
picture-month-JUN1 = 6月
picture-month-JUN2 = 6月
name-map = ヨーロッパ全図

## 助言: ヒントが数えるもの(符号付きの変化)

advice-points = { $points } FL
advice-cash = { $way ->
    [more] { $by } FLの収入
   *[less] { $by } FLの出費
}
advice-cash-none = 収支は変わらない
advice-goods = { $way ->
    [more] { $about } FL分の商品や借用書が手に入る
   *[less] { $about } FL分の商品や借用書を手放す
}
advice-reach = { $way ->
    [more] 商人が間に合う取引の見込みが{ $about } FL増える
   *[less] 商人が間に合う取引の見込みが{ $about } FL減る
}
advice-meter = { $way ->
    [more] 貴族の称号に{ $about } FL分近づく
   *[less] 貴族の称号から{ $about } FL分遠ざかる
}
advice-held = { $way ->
    [more] 手元のカード、キューブ、邸宅の価値が{ $about } FL上がる
   *[less] 手元のカード、キューブ、邸宅の価値が{ $about } FL下がる
}
advice-sealed = { $way ->
    [more] 期待される利益は{ $about } FL
   *[less] 期待される損失は{ $about } FL
}
advice-hopes = { $way ->
    [more] 今後公開される取引の見込みが{ $about } FL増える
   *[less] 今後公開される取引の見込みが{ $about } FL減る
}
advice-handled = { "" }
advice-toward = { $deal }: { $rounds ->
    [0] もう着いている
   *[other] あと{ $rounds }ラウンドで着く
}、期日は{ $left ->
    [0] 今
   *[other] { $left }ラウンド後
}

## チュートリアル: 最初の1ゲーム

lesson-home = **商社へようこそ。** 反物、香辛料、金属をヨーロッパ各地で取引します。安く売る都市で買い、運び、高く買う都市で売りましょう。このモードでは、取引がすべて終わったとき最も裕福な商社の勝ちです。
    ▸ **目標**: 本拠地を選びましょう。倉庫はそこにあり、商人はそこから出発し、同額の入札ではそこで優先されます。{ $home }は中央にあって便利です。
    ▸ **操作**: 「{ $press }」で{ $home }を選びます。
lesson-home-done = 取引カードが4枚公開され、マップにも出ています。緑は売る供給者、赤は買う需要者です。+の数字は期日までのラウンド数、感嘆符は商人が着きしだい行われる取引の印です。間に合うように商人を着かせる、それがこのゲームのすべてです。
lesson-home-else = そこも良い都市で、税がそれぞれ違います。ここでは最初の取引に近い{ $home }にしましょう。
lesson-deals = **取引の見方。** 価格はどちらも単価です。供給者は最低価格(≥)以上で売り、需要者は上限価格(≤)まで払います。その差があなたの利益です。{ $from_city }は{ $good }を売り、{ $to_city }は買います。
    ▸ **質問**: { $to_city }は、{ $good }1個に最高でいくら払うでしょうか。
lesson-deals-done = { $to_city }では{ $ceiling } FLまで、{ $from_city }では{ $floor } FLから。運ぶ価値があります。
lesson-deals-else = { $to_city }の赤いカードを見てください。{ $good }(灰色の山)の行の≤の後の数字が上限価格です。
lesson-journey = **旅。** 商人は1ラウンドに{ $most_steps }マスまで進めます。橋や船には費用がかかり、積荷があるとトラブルにあうことがあります。今は積荷がないので安全です(倉庫の商品は「商品を移す」で積めます)。
    ▸ **目標**: 代表者を{ $from_city }へ送りましょう。
    ▸ **操作**: 「{ $press }」で代表者を選び、{ $from_city }を選びます。
lesson-journey-done = 着きました。先に着いた商社ほど都市の列の前に並び、同額の入札では列の前が優先されます。
lesson-journey-else = 狙う{ $good }が売られるのは{ $from_city }です。ほかの商社に先を越されるかもしれません。
lesson-wait = **あとは待つ。** もう1人の商人は本拠地にいてかまいません。全員の移動が終わると半月が過ぎ、次の取引フェイズになります。
    ▸ **目標**: 移動を終えましょう。
    ▸ **操作**: 「{ $press }」を押します。動いていない商人がいるという⚠が付いていますが、問題ありません。
lesson-wait-done = これは緊急取引なので、商人が着いたらすぐに行われます。ほかの取引は、早く着いても期日まで待ち、期日に間に合わなければ何も得られません。初めての人が最も間違えやすいところです。
lesson-wait-else = 今ほかにすることはありません。移動を終えましょう。
lesson-buy = **秘密入札。** 相手の商社も来ていたとしましょう。全員が単価と個数を秘密に書きます。供給者は**高い**価格を書いた人から順に売り、各自が自分の書いた価格を払います。
    ▸ **目標**: { $good }を{ $count }個買いましょう。最低価格は{ $floor } FL、{ $to_city }の上限価格は{ $ceiling } FL。{ $offered } FLぐらいなら、買えて、利益も出そうです。
    ▸ **操作**: 「{ $press }」で{ $count }個を選び、次に価格を選びます。
lesson-buy-done = あなたの価格のほうが高かったので先に買え、相手の分は残りませんでした。入札は全員がそろうまで誰にも見えません。
lesson-buy-else = 利益を考えましょう。個数は{ $count }個、価格は、競争相手がいるので最低価格の{ $floor } FLより十分高く、{ $to_city }の上限価格より十分低くします。
lesson-carry = **最後の取引。** 先へ飛びます。山札は尽き、残るのは{ $to_city }の需要者だけです。代表者は{ $good }を{ $count }個持っています。
    ▸ **目標**: { $good }を{ $to_city }へ運びましょう。積荷のある商人は道中でダイスを振り、トラブルにあうと1マスしか進めません。
    ▸ **操作**: 「{ $press }」で代表者を選び、{ $to_city }を選びます。費用とトラブルの確率が横に書いてあります。
lesson-carry-done = 道中は無事でした。通行料は自動で払われました。
lesson-carry-else = 次のラウンドは{ $to_city }の期日です。{ $good }をそこまで運びましょう。
lesson-arrive = **間に合いました。** 取引は、ラウンドの初めにまとめて行われます。
    ▸ **目標**: 移動を終えて、取引の始まりを見届けましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-arrive-done = { $to_city }で、買い手の欲しい商品を持っています。相手の商社も同じなので、両方が入札します。
lesson-arrive-else = 代表者はもう着いています。移動を終えましょう。
lesson-sell = **売る。** 今度は**安い**人から順に買ってもらえます。上限価格は{ $ceiling } FLですが、上限いっぱいでは相手に安値を付けられます。
    ▸ **目標**: { $good }を{ $count }個、上限より少し安く、{ $asked } FLぐらいで売りましょう。
    ▸ **操作**: 「{ $press }」で{ $count }個を選び、次に価格を選びます。
lesson-sell-done = あなたのほうが安かったので、すべて買ってもらえました。単価{ $offered } FLほどで買って{ $asked } FLほどで売り、利益は合計{ $margin } FLほどです。需要者がいなくなったのでゲームは終了です。残った商品は強制売却の安値で売られ、最も裕福な商社が勝ちます。ほかのモードでは、この先に貴族の称号や邸宅があります。
lesson-sell-else = ゲームが終わると、商品は強制売却の価格にしかなりません。相手より安く、{ $count }個とも売りましょう。
lesson-sell-too-cheap = 売れはしますが、単価{ $offered } FLほどで買ったものです。そこまで下げなくても、{ $asked } FLぐらいで売れそうです。
