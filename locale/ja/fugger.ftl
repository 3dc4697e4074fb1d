### フッガー・ヴェルザー・メディチ。メッセージ名はコードから決まる: イベント、手、項目、フェイズ、問いかけ。

title-name = フッガー・ヴェルザー・メディチ
title-about = ルネサンス期の商社を営むゲームです。商人をヨーロッパ中に旅させ、売り手のいる都市で仕入れ、欲しがる都市で売ります。値段はすべて秘密の入札です。最も裕福な商社を競うほか、貴族の称号や邸宅を争う全4モードがあります。
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
name-OBD = オーバードイッチュラント
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

name-N01 = 需要01 アントワープ
name-N02 = 需要02 ポルトガル・スペイン
name-N03 = 需要03 アムステルダム
name-N04 = 需要04 アムステルダム
name-N05 = 需要05 ロンドン
name-N06 = 需要06 フィレンツェ
name-N07 = 需要07 ハンブルク
name-N08 = 需要08 リューベック
name-N09 = 需要09 ダンツィヒ
name-N10 = 需要10 クラクフ
name-N11 = 需要11 ウィーン
name-N12 = 需要12 プラハ
name-N13 = 需要13 ライプツィヒ
name-N14 = 需要14 ニュルンベルク
name-N15 = 需要15 アウグスブルク
name-N16 = 需要16 フランクフルト
name-N17 = 需要17 ケルン
name-N18 = 需要18 バーゼル
name-N19 = 需要19 リヨン
name-N20 = 需要20 ミラノ
name-N21 = 需要21 ヴェニス
name-N22 = 需要22 ヴェニス
name-N23 = 需要23 南イタリア
name-N24 = 需要24 ローマ
name-A01 = 供給01 ヴェニス
name-A02 = 供給02 ヴェニス
name-A03 = 供給03 ポルトガル・スペイン
name-A04 = 供給04 ロンドン
name-A05 = 供給05 アントワープ
name-A06 = 供給06 ハンブルク
name-A07 = 供給07 クラクフ
name-A08 = 供給08 ライプツィヒ
name-A09 = 供給09 インスブルック
name-A10 = 供給10 ジェノヴァ
name-A11 = 供給11 リューベック
name-A12 = 供給12 プラハ
name-A13 = 供給13 アウグスブルク
name-A14 = 供給14 南イタリア
name-A15 = 供給15 ウィーン
name-A16 = 供給16 リヨン
name-K01 = 貴族01 ティロル宮廷
name-K02 = 貴族02 ケルン選帝侯
name-K03 = 貴族03 マインツ選帝侯
name-K04 = 貴族04 ライン宮中伯
name-K05 = 貴族05 ザクセン選帝侯
name-K06 = 貴族06 ボヘミア王
name-K07 = 貴族07 ポーランド王
name-K08 = 貴族08 ヴェネツィア総督
name-K09 = 貴族09 教皇
name-K10 = 貴族10 ミラノ公
name-K11 = 貴族11 イングランド王
name-K12 = 貴族12 ネーデルラント総督
name-K13 = 貴族13 ポルトガル王
name-K14 = 貴族14 ナポリ王
name-K15 = 貴族15 オーストリア大公
name-K16 = 貴族16 フランス王
name-MES1 = フランクフルトのメッセ
name-MES2 = リヨンのメッセ
name-V1 = 邸宅1 アウグスブルク近郊の邸宅
name-V2 = 邸宅2 ブレンタ川の邸宅
name-V3 = 邸宅3 フィレンツェ近郊の邸宅
name-V4 = 邸宅4 アントワープの邸館
name-V5 = 邸宅5 ニュルンベルク近郊の邸宅

## 名称: イベント

name-E01 = 盗賊(クールライン)
name-E02 = 海賊(地中海)
name-E03 = やくざもの(イベント)
name-E04 = 経済過熱
name-E05 = 米大陸発見
name-E06 = 地中海封鎖
name-E07 = 富くじ(イベント)
name-E08 = 軍事費
name-E09 = 時蕎麦(イベント)
name-E10 = 戴冠式
name-E11 = 福祉住宅(フッゲライ)とパトロネージ
name-E12 = 賄賂
name-E13 = 盗賊(ザクセン・ボヘミア・世襲領)
name-E14 = 海賊(北海)
name-E15 = 盗賊(イタリア)
name-E16 = 海賊(バルト海)
name-E17 = 富くじ(イベント)

## 名称: 予約

order-name-bid = { $card }の{ $lot }番目({ $good })への事前入札
name-route-rep = 代表者の旅程
name-route-m1 = 商人1の旅程
name-route-m2 = 商人2の旅程
name-home = 本拠地の予約
name-selling = 強制売却の順番
name-favour = 貴族への値引き
name-cubes = キューブを置く地域の順番
name-sheep = やくざものの上限
name-lottery = 富くじ
name-payday = 給料日は変更なし
name-market = 次の売買の時間
name-time = 最短ラウンド
name-cost = 最少費用
name-speed-2 = 毎回2マスまで
name-speed-1 = 毎回1マスまで
name-leaves = 行き先で待たない
name-goes-on = トラブルのあとも続ける

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
decision-unit = 値段と入札は、最小の硬貨である{ $unit } FL単位です。
decision-line = 本拠地の列は、本拠地を選んだ順に始まります。
decision-trades = 承諾された取引のうち何かが足りないものは、変化がなくなるまで試し直します。複数の場所で実行できる申し出では、場所を指定します。
decision-shortage = 強制売却しても給料が払えない人は普通の商人を首にします。払えない税金は免除されます。
decision-entry = 地域に入る費用は、商人1人ごと、入るたびに払います。
decision-cubes = キューブは1つの地域に1人1個までです。米大陸発見と福祉住宅のキューブではメーターは進みません。
decision-nobles = 貴族も恩恵で借用書とキューブを得ますが、メーターはもう進みません。
decision-waiting = 商人は橋や海上で待てます。都市にいても盗賊に襲われます。
decision-sheep = やくざものは、引き取った人のもとにゲームの終わりまで残ります。
decision-unwon = 誰も入札しない時蕎麦は補充デッキへ行き、単独の入札がない賄賂はゲームから除きます。
decision-rent = 最初の邸宅の家賃は銀行が払います。
decision-shared = 結果が同じなら勝利を分け合います。

## 文の部品

amount = { $good }{ $count }
text-lot = { $good }{ $quantity }個({ $limit })

## カードの文(データから作る)

text-unused = このゲームでは使わない。
text-demand = { $city }で買い取り: { $lots }。かっこ内は1個の上限価格。
text-supply = { $city }で販売: { $lots }。かっこ内は1個の最低価格。
text-offset = 期日: カレンダー上の2個目のマーカーから{ $offset }マス先。
text-first = ゲーム開始時に公開されていれば{ $month }から{ $offset }マス先。
text-urgent = 緊急取引: 所在地に{ $demand ->
    [true] 欲しい商品を運ぶ商人{ $warehouse ->
        [true] がいるか、倉庫に欲しい商品があれば
       *[false] がいれば
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
text-noble = 貴族の需要: 売り手は代金のうち{ $amounts } FLをまけて恩恵を受けられる({ $favours_per ->
    [card] カードごとに1回
   *[lot] 商品の種類ごとに1回
})。
text-after = { $after ->
    [replenish] 使用後は補充デッキへ。
   *[remove] 使用後はゲームから除く。
}
text-fair = { $city }のメッセ、毎年{ $month }。先に買い取り({ $demand })、続いて販売({ $supply })。
text-villa = { $city }の邸宅。商人か本拠地がそこにある貴族だけが入札できる。最低{ $least } FL。期日: カレンダー上の2個目のマーカーから{ $offset }マス先。
text-villa-rest = { $one ->
    [true] 邸宅は1人1軒まで。
   *[false] 邸宅は何軒でも持てる。
}入札がなければ補充デッキへ。
text-villa-first = 最初に売れた邸宅は、毎年{ $rent } FLの家賃、借用書1枚につき{ $interest } FLの利子、さらに全員の税金をもたらす。
text-robbers = 持ち主の手番の初めに{ $region }にいる、または入ってくる積荷のある商人は、それぞれ1回襲われる{ $later ->
    [true] (引かれた次のラウンド)
   *[false] { "" }
}。
text-robbers-dice = ダイス二個{ $bonus ->
    [0] { "" }
   *[other] 、その地域に自分のキューブがあれば+{ $bonus }
}、先に{ $plus } FL払うごとに+1。
text-lose-two = { $most }以下: 商品2個を失う。
text-lose-one = { $most }以下: 商品1個を失う。それより上: 何も起きない。
text-sheep = まずスタートプレイヤーのところへ来る。載っている金ごと引き取るか、載っているのと同額(最初は{ $florins } FL)を載せて誰かに押し付ける。
text-sheep-keeper = 引き取った人は、ゲームの終わりまでどの列でも{ $everywhere ->
    [true] (本拠地でも)
   *[false] { "" }
}最後尾。
text-sheep-meter = 貴族でも最低でもなければ、引き取るとメーターが{ $steps }下がる。
text-sheep-two = 二人では二人目が必ず引き取る。
text-boom = 公開する取引が{ $usual }枚から{ $deals }枚になる。1枚片づくと元に戻る。
text-america = { $city }の供給者: { $lots }。公開する取引の1枚に数える。
text-america-cube = 1個でも買った人はみな、好きな地域にキューブを1個置く。メーターは進まない。
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
}ダイスを1個振り、その目に賭けた人は貴族メーター+{ $steps }。
text-trick = { $least } FLからの秘密入札。所有者は一度だけ、貴族の需要で{ $cost } FLまけて{ $counts } FLまけたことにできる。
text-trick-after = 使用後はゲームから除く。誰も入札しなければ{ $unwon ->
    [replenish] 補充デッキへ
   *[remove] ゲームから除く
}。
text-fuggerei = { $region }の自由通行権を{ $least } FLから秘密入札。落札してもしなくても全員が払う。すでにそこにキューブがある人や、キューブが残っていない人は尋ねられない。
text-corruption = { $least } FLからの秘密入札。同額どうしは打ち消し合い、全員が払う。単独で最も高い人は貴族メーター+{ $steps }、以後は税金なし。
text-corruption-after = 落札した人がゲームの終わりまで持つ。単独の入札がなければ{ $unwon ->
    [replenish] 補充デッキへ
   *[remove] ゲームから除く
}。
text-bonds = { $army ->
    [true] プレイヤー数より1少ない枚数
   *[false] プレイヤー数の半分(端数切り捨て)の枚数
}の借用書を秘密入札。1人{ $most }枚まで、1枚{ $least } FLから、高い順。{ $raises ->
    [0] { "" }
   *[other] 1枚につき貴族メーター+{ $raises }。
}
text-space = { $kind ->
    [city] 都市
    [bridge] 橋
    [sea] 海上
   *[road] 街道
}({ $de })。
text-region = 地域: { $region }。
text-no-region = どの地域にも属さない: 盗賊は来ない{ $noble ->
    [true] 。自由通行権はなく、入る費用もかからない
   *[false] { "" }
}。
text-toll = 通行料({ $toll_on ->
    [leave] 出る
   *[enter] 入る
}とき): 空荷{ $unladen } FL、積荷あり{ $laden } FL。
text-prospect-supply = { $merchant }が{ $city }({ $card })へ: { $rounds ->
    [0] 到着済み
   *[other] あと{ $rounds }ラウンド
}{ $late ->
    [true] 、間に合わない
   *[false] { "" }
}。旅費{ $travel } FL。
text-prospect = { $merchant }が{ $city }({ $card })へ: { $rounds ->
    [0] 到着済み
   *[other] あと{ $rounds }ラウンド
}{ $late ->
    [true] 、間に合わない
   *[false] { "" }
}。旅費{ $travel } FL、無事に着く見込み{ $safe }%。{ $pieces ->
    [0] 欲しがる積荷なし。
   *[other] 積荷{ $pieces }個で最大{ $profit } FL。
}

## 出来事

start-player-rolled = { $seat }の目が最大。最初のスタートプレイヤーです。
home-chosen = { $seat }の本拠地は{ $home }{ $meter ->
    [0] { "" }
   *[other] (貴族メーター+{ $meter })
}。
deal-opened = 新しい取引: { $card }({ $city }、{ $month }{ $urgent ->
    [true] 、緊急
   *[false] { "" }
})。
villa-opened = 売り出し: { $card }({ $city }、{ $month })、最低{ $least } FL。
fair-opened = 今回のメッセは{ $card }。
month-began = { $month }になりました。スタートプレイヤーは{ $start_player }。
rent-received = { $seat }は{ $card }の家賃{ $florins } FLを受け取ります。
deal-began = { $card }: { $city }で入札が行われます。
deal-void = { $card }: { $city }で参加できる人がいません。
bid-shown = { $seat }の入札: { $quantity ->
    [0] なし({ $good })
   *[other] { $good }{ $quantity }、1個{ $price } FL
}。
tie-rolled = { $seat }の同額勝負の目: { $roll }。
ware-sold = { $seat }は{ $good }{ $quantity }個を1個{ $price } FLで売却: +{ $florins } FL。
ware-bought = { $seat }は{ $good }{ $quantity }個を1個{ $price } FLで購入: { $florins } FL。
forcibly-sold = { $seat }の強制売却: { $good }{ $quantity }、+{ $florins } FL。
fined = { $seat }はそれでも払えず、罰金{ $florins } FL。入札は無効です。
deal-ended = { $card }の取引が終わりました。
deck-renewed = 補充デッキ{ $cards }枚をシャッフルして新しい山札にします。
event-drawn = 引かれたカード: { $card }。
boom-began = 経済過熱: 公開する取引は{ $deals }枚。
boom-ignored = すでに{ $deals }枚公開のため、経済過熱は何も起きません。
boom-ended = 経済過熱は終わり、公開は{ $deals }枚に戻ります。
robbers-came = { $card }: { $region }の積荷のある商人が危険です。
robbers-left = { $card }が去ります。
blockade-laid = { $card }: 次の対象の需要者を止めます。
blockade-stopped = 封鎖により{ $card }({ $city })は封鎖のカードとともにゲームから除かれます。
sheep-passed = { $seat }はやくざものを{ $to }に押し付けます: { $florins } FL(載っている金{ $pot } FL)。
sheep-taken = { $seat }はやくざものを{ $florins } FLごと引き取ります{ $meter ->
    [0] { "" }
   *[other] (貴族メーター{ $meter })
}。
bet-placed = { $seat }は{ $faces }に賭けます: { $florins } FL。
bet-passed = { $seat }はパス。
lottery-drawn = 富くじの目は{ $face }。
lottery-won = { $seat }の当たり: 貴族メーター+{ $meter }。
bonds-bought = { $seat }は借用書{ $bonds }枚を1枚{ $price } FLで獲得(貴族メーター+{ $meter })。
auction-paid = { $seat }は{ $card }の入札額を払います: { $florins } FL。
auction-void = { $card }: 落札者なし。
trick-won = { $seat }が{ $card }を受け取ります。
corruption-won = { $seat }が{ $card }を落札: 以後は税金なし、貴族メーター+{ $meter }。
favour-granted = { $seat }が値引き: { $florins } FL。出目{ $roll }で{ $result }{ $bonds ->
    [0] { "" }
   *[other] (+{ $bonds })
}、貴族メーター+{ $meter }。
favour-declined = { $seat }はまけません。
trick-used = { $seat }は{ $card }を使います。
cube-placed = { $seat }は{ $region }にキューブを置きます{ $cubes ->
    [1] { "" }
   *[other] ({ $cubes })
}。
title-won = { $seat }が貴族になりました！
villa-bought = { $seat }が{ $card }を購入: { $florins } FL。
villa-unsold = { $card }は買い手がつきません。
payday-began = 給料日です({ $month })。
hired = { $seat }は{ $merchant }を雇います。
dismissed = { $seat }は{ $merchant }を首にします{ $cloth ->
    [0] { "" }
   *[other] 、反物{ $cloth }
}{ $spice ->
    [0] { "" }
   *[other] 、香辛料{ $spice }
}{ $metal ->
    [0] { "" }
   *[other] 、金属{ $metal }
}。
interest-paid = { $seat }の利子: +{ $florins } FL。
wages-paid = { $seat }の給料支払い: { $florins } FL。
tax-paid = { $seat }の税金: { $florins } FL。
tax-received = { $seat }は税金を受け取ります: +{ $florins } FL。
goods-moved = { $seat }は{ $good }{ $quantity }個を移します: { $source } → { $target }。
merchant-moved = { $seat }: { $merchant }が{ $goal }へ{ $florins ->
    [0] { "" }
   *[other] ({ $florins } FL)
}。
entry-paid = { $seat }は{ $region }に入るため{ $to }に払います: { $florins } FL。
road-rolled = { $seat }: { $merchant }の道中のダイスは{ $roll }{ $trouble ->
    [true] 、トラブル！
   *[false] 。
}
attacked = { $seat }: { $card }が{ $merchant }を襲撃、合計{ $total }で{ $lost ->
    [0] 被害なし
   *[other] 商品{ $lost }個の被害
}{ $florins ->
    [0] { "" }
   *[other] ({ $florins } FL)
}。
goods-lost = { $seat }: { $merchant }が商品を失います{ $cloth ->
    [0] { "" }
   *[other] 、反物{ $cloth }
}{ $spice ->
    [0] { "" }
   *[other] 、香辛料{ $spice }
}{ $metal ->
    [0] { "" }
   *[other] 、金属{ $metal }
}。
lost-at-sea = { $seat }: { $merchant }が海で消息を絶ちます{ $cloth ->
    [0] { "" }
   *[other] 、反物{ $cloth }
}{ $spice ->
    [0] { "" }
   *[other] 、香辛料{ $spice }
}{ $metal ->
    [0] { "" }
   *[other] 、金属{ $metal }
}。
turn-ended = { $seat }の移動終了({ $moved ->
    [0] その場にとどまる
   *[other] { $moved }人移動
})。
trade-offered = 申し出{ $trade }: { $seat }から{ $taker }へ{ $places_count ->
    [0] { "" }
   *[other] (場所は{ $places })
}。{ $seat }の増減は{ $cloth ->
    [0] { "" }
   *[other] 反物{ $cloth }・
}{ $spice ->
    [0] { "" }
   *[other] 香辛料{ $spice }・
}{ $metal ->
    [0] { "" }
   *[other] 金属{ $metal }・
}{ $bonds ->
    [0] { "" }
   *[other] 借用書{ $bonds }・
}{ $florins } FL。
trade-accepted = { $seat }は申し出{ $trade }を受けました。両者が出会ったときに実行されます。
trade-dropped = { $seat }は申し出{ $trade }を取り消しました。
trade-made = 申し出{ $trade }が{ $seat }と{ $taker }の間で{ $places_count ->
    [0] 実行
   *[other] 実行({ $places })
}されました。{ $seat }の増減は{ $cloth ->
    [0] { "" }
   *[other] 反物{ $cloth }・
}{ $spice ->
    [0] { "" }
   *[other] 香辛料{ $spice }・
}{ $metal ->
    [0] { "" }
   *[other] 金属{ $metal }・
}{ $bonds ->
    [0] { "" }
   *[other] 借用書{ $bonds }・
}{ $florins } FL。
market-held = { $seat }は次の取引フェイズの初めに{ $wanted ->
    [true] 相談の時間を求めます。
   *[false] 時間を求めません。
}
order-kept = { $seat }、予約を受け付けました: { $order }。
order-dropped = { $seat }、予約がなくなりました: { $order }。
game-ended = ゲーム終了。{ $winners_count ->
    [1] { $winners }が{ $florins } FLで勝利！
   *[other] { $winners }が{ $florins } FLで勝利を分け合います！
}

## 問いかけ: 本人へ(ask-)と全員へ(await-)

ask-home = 本拠地をどこにしますか？
await-home = { $seat }: 本拠地を選択中。
ask-market = 売買の時間です。{ $offers ->
    [0] ほかの商社と取引できます。
   *[other] いま受けられる申し出が{ $offers }件あります。
}済んだら「完了」を。
await-market = { $seat }: ほかの商社と売買中。
ask-bid-demand = { $card }が{ $city }で{ $good }を{ $quantity }個買います。上限は1個{ $limit } FL。いくつ、いくらで売りますか？ { $rivals_count ->
    [0] ほかに参加者はいません。
   *[other] ほかの参加者: { $rivals }。
}
await-bid-demand = { $seat }: { $good }を売る入札({ $city }、{ $card })。
ask-bid-supply = { $card }が{ $city }で{ $good }を{ $quantity }個売ります。最低は1個{ $limit } FL。いくつ、いくらで買いますか？ { $rivals_count ->
    [0] ほかに参加者はいません。
   *[other] ほかの参加者: { $rivals }。
}
await-bid-supply = { $seat }: { $good }を買う入札({ $city }、{ $card })。
ask-bid-villa = { $city }の{ $card }が売り出されています。最低{ $limit } FL。いくらで入札しますか？ { $rivals_count ->
    [0] ほかに参加者はいません。
   *[other] ほかの参加者: { $rivals }。
}
await-bid-villa = { $seat }: { $card }への入札。
ask-forced-sale = { $need } FLの支払いに対し所持金は{ $florins } FLです。あと{ $short } FL分を強制売却してください。
await-forced-sale = { $seat }: 強制売却(あと{ $short } FL)。
ask-favour = { $card }から{ $earned } FLを受け取ります。一部をまけて恩恵を求めますか？ 貴族メーターは{ $meter }です。
await-favour = { $seat }: { $card }への値引き。
ask-cube = { $kind ->
    [land] 自由通行権: 陸上のどの地域にキューブを置きますか？
    [sea] 海上通行権: どの海域にキューブを置きますか？
   *[any] どの地域にキューブを置きますか？
}
await-cube = { $seat }: キューブを置く地域を選択中。
ask-sheep = やくざものが来ました。{ $pot } FLが載っています。引き取りますか、{ $price } FLを載せて押し付けますか？
await-sheep = { $seat }: やくざものを引き取るか押し付けるか。
ask-lottery = 富くじ: 1つの目につき{ $florins } FL、当たれば貴族メーター+{ $steps }。空いている目: { $faces }。
await-lottery = { $seat }: 富くじに賭けるかパスか。
ask-bond-auction = { $card }: 借用書{ $bonds }枚、1枚{ $least } FLから。秘密の入札をどうぞ。
await-bond-auction = { $seat }: 秘密入札({ $card })。
ask-all-pay = { $card }: { $least } FLからの秘密入札。落札してもしなくても払います。
await-all-pay = { $seat }: 秘密入札({ $card })。
ask-event-auction = { $card }: { $least } FLからの秘密入札。
await-event-auction = { $seat }: 秘密入札({ $card })。
ask-payday = 給料日です。所持金{ $florins } FL、利子{ $interest } FL、給料{ $wages } FL、税金{ $tax } FL。雇用や解雇をしますか？
await-payday = { $seat }: 給料日の雇用と解雇。
ask-move = { $merchants_count ->
    [0] 商人はみな移動を終えました。
   *[other] まだ動いていない商人: { $merchants }。
}所持金は{ $florins } FL。
await-move = { $seat }: 商人を移動中。
ask-lose = { $merchant }は商品を{ $count }個失います。どれにしますか？
await-lose = { $seat }: { $merchant }が失う商品{ $count }個を選択中。

## ヒント: その答えで何が起きるか

hint-home = 税金{ $tax } FL{ $meter ->
    [0] { "" }
   *[other] 、貴族メーター+{ $meter }
}{ $seats_count ->
    [0] { "" }
   *[other] 、すでに{ $seats }
}
hint-florins = { $florins } FL
hint-over-cash = { $florins } FL。所持金より{ $short } FL多いので、強制売却か罰金{ $fine } FLになります
hint-merchant = { $city }{ $goods_count ->
    [0] { "" }
   *[other] 、{ $goods }
}
hint-date = { $month }{ $rounds ->
    [0] (今)
   *[other] ({ $rounds }ラウンド後)
}
hint-each = 1つ{ $florins } FL
hint-favour = 借用書の目なら{ $bonds }枚
hint-sheep-take = { $pot } FLごと引き取る
hint-sheep-pass = { $price } FLかかる
hint-wages = 給料は{ $florins } FLになる
hint-go = { $de }・{ $steps }マス、{ $cost } FL{ $toll ->
    [0] { "" }
   *[other] 、通行料{ $toll }
}{ $sea ->
    [0] { "" }
   *[other] 、海路{ $sea }
}{ $entry ->
    [0] { "" }
   *[other] 、通行権者へ{ $entry }
}{ $trouble ->
    [0] { "" }
   *[other] 、トラブル{ $trouble }%
}{ $robbers ->
    [0] { "" }
   *[other] 、賊あり！
}{ $lost ->
    [true] 、11月に海で消滅！
   *[false] { "" }
}
hint-plus = 襲撃ごとに{ $florins } FL
hint-lot = { $side ->
    [demand] { $good }{ $quantity }個を買い取り、上限{ $limit } FL
    [supply] { $good }{ $quantity }個を販売、最低{ $limit } FL
   *[villa] 最低{ $limit } FL
}
hint-journey = { $de }・{ $rounds ->
    [0] 到着済み
   *[other] { $rounds }ラウンド
}({ $month })、{ $florins } FL
hint-no-journey = 行く道が見つかりません
hint-trade = { $giver } → { $taker }: { $gives_count ->
    [0] { $pays } FL
   *[other] { $gives }{ $pays ->
        [0] { "" }
       *[other] と{ $pays } FL
    }
}、対価は{ $wants_count ->
    [0] { $gets } FL
   *[other] { $wants }{ $gets ->
        [0] { "" }
       *[other] と{ $gets } FL
    }
}{ $places_count ->
    [0] { "" }
   *[other] (場所は{ $places })
}

## 自分の予約の文章

rival-seller = { $player }({ $count }個)
rival-buyer = { $player }({ $florins } FL)
heading-orders = 予約
heading-prospects = 届く取引の見込み(順調な場合)
heading-bidders = いま入札できる商社と個数
text-bidders = { $card }: { $good }{ $quantity }個、{ $least }～{ $most } FL: { $houses }
order-none = なし。予約は手番のパネルからいつでもできます。
order-bid = { $card }の{ $lot }番目: { $good }{ $quantity }個、1個{ $price } FL
order-bid-none = { $card }の{ $lot }番目: 入札しない
order-route = { $merchant }は{ $goal }({ $de })へ。{ $by }、毎回{ $speed }マスまで、{ $rounds ->
    [0] 到着済み
   *[other] あと{ $rounds }ラウンド
}: { $stops }
order-selling = 強制売却の順番: { $wares }
order-favour = { $keep } FL残るなら{ $florins } FLまける
order-cubes = キューブを置く順番: { $regions }
order-sheep = やくざものは{ $most } FLまで払って次の商社に押し付ける
order-sheep-to = やくざものは{ $most } FLまで払って{ $player }に押し付ける
order-lottery = 富くじ: { $faces }
order-payday = 給料日: 雇用も解雇もしない

## メニューの場所

part = { $place }
part-elsewhere = どの地域でもない

## 手への注意

warn-at-sea = 11月に海で失われます: { $merchants }
warn-unmoved = まだ動いていません: { $merchants }

## 結果

score-line = { $place }位 { $seat }: { $points } FL{ $tiebreak ->
    [0] { "" }
   *[other] 、貴族メーター{ $tiebreak }
}({ $parts })
score-cash = 現金{ $florins }
score-ware = { $good }{ $count }で{ $florins }
score-villa = { $card } { $florins }
score-meter = 貴族メーター{ $meter }
points = { $points } FL
source-sales = 商品の売上
source-purchases = 商品の仕入れ
source-trades = 商社どうしの取引
source-household = 給料・利子・税金・家賃
source-travel = 移動
source-chances = イベント・値引き
source-villas = 邸宅の購入
source-forced-sales = 強制売却
source-rest = 開始資金・邸宅の価値
source-tiebreak = 貴族メーター
course-riches = 手番ごとの財産
turning-month = { $year }年目{ $month }
course-meter = 手番ごとの貴族メーター

## 手: ボタン、全体、スラッシュコマンド

move-choose-home = 本拠地を選ぶ
move-choose-home-full = 本拠地: { $home }
cmd-choose-home = 本拠地
cmd-choose-home-desc = 本拠地の都市を選ぶ
move-home-ahead = 本拠地を予約する
move-home-ahead-full = 本拠地: { $home }
move-bid = 入札する
move-bid-full = 入札: { $quantity }個、1個{ $price } FL
cmd-bid = 入札
cmd-bid-desc = 個数と1個の値段を秘密に入札する
move-bid-alone = 競争相手なし: 最良の値段で
move-bid-alone-full = 競争相手なし: 最良の値段で{ $quantity }個
cmd-bid-alone = 単独
cmd-bid-alone-desc = ほかに参加者がいないとき、上限または最低価格で取引する
move-pass = パス
cmd-pass = パス
cmd-pass-desc = 入札・値引き・賭けをしない
move-sell = 強制売却
move-sell-full = 強制売却: { $ware } { $quantity }
cmd-sell = 強制売却
cmd-sell-desc = どこにある商品でも固定価格で売る
move-grant-favour = まけて恩恵を求める
move-grant-favour-full = { $florins } FLまける{ $trick ->
    [true] (時蕎麦を使う)
   *[false] { "" }
}
cmd-grant-favour = 値引き
cmd-grant-favour-desc = 貴族に代金をまけてダイスを振る
move-place-cube = キューブを置く
move-place-cube-full = { $region }にキューブ
cmd-place-cube = キューブ
cmd-place-cube-desc = 地域に自由通行権マーカーを置く
move-hand-sheep = やくざもの
move-hand-sheep-full = やくざものの行き先: { $to }
cmd-hand-sheep = やくざもの
cmd-hand-sheep-desc = やくざものを押し付けるか、自分で引き取る
move-bet = 賭ける
move-bet-full = { $faces }に賭ける
cmd-bet = 賭け
cmd-bet-desc = 富くじでダイスの目に賭ける
move-payday = 給料日
move-payday-full = 雇用{ $hire }人、解雇: { $dismiss }
cmd-payday = 給料日
cmd-payday-desc = 普通の商人の雇用と解雇
move-go = 商人を動かす
move-go-full = { $merchant }を{ $goal }へ{ $plus ->
    [0] { "" }
   *[other] (賊に+{ $plus })
}
cmd-go = 移動
cmd-go-desc = 商人を1人、3マスまで動かす
move-stand = 賊に備える
move-stand-full = { $merchant }は+{ $plus }で賊に備える
cmd-stand = 備え
cmd-stand-desc = 賊の中にいる商人が買う+1の数を決める
move-lose = 商品を手放す
move-lose-full = 手放す: 反物{ $cloth }、香辛料{ $spice }、金属{ $metal }
cmd-lose = 手放す
cmd-lose-desc = 賊やトラブルで失う商品を選ぶ
move-done = 完了
cmd-done = 完了
cmd-done-desc = 移動または売買を終える
move-give = 商品を移す
move-give-full = { $good }{ $quantity }個: { $source } → { $target }
cmd-give = 積み替え
cmd-give-desc = 同じマスにある自分の場所どうしで商品を移す
move-offer-trade = 取引を申し出る
move-offer-trade-full = { $taker }への申し出: { $gives_count ->
    [0] { $pays } FL
   *[other] { $gives }{ $pays ->
        [0] { "" }
       *[other] と{ $pays } FL
    }
}を渡し、{ $wants_count ->
    [0] { $gets } FL
   *[other] { $wants }{ $gets ->
        [0] { "" }
       *[other] と{ $gets } FL
    }
}を受け取る
cmd-offer-trade = 申し出
cmd-offer-trade-desc = ほかの商社に商品・借用書・金の取引を申し出る
move-accept-trade = 申し出を受ける
move-accept-trade-full = 申し出{ $trade }を受ける
cmd-accept-trade = 受諾
cmd-accept-trade-desc = 申し出を受ける(両者が出会ったときに実行)
move-drop-trade = 申し出を断る・取り下げる
move-drop-trade-full = 申し出{ $trade }を取り消す
cmd-drop-trade = 辞退
cmd-drop-trade-desc = 申し出を断る、または自分の申し出を取り下げる
move-hold = 次の売買で時間を求める
cmd-hold = 時間を求める
cmd-hold-desc = 次の取引フェイズの初めに相談の時間を求める。全員に見える
move-release = 次の売買の時間は不要
cmd-release = 時間は不要
cmd-release-desc = 次の取引フェイズの初めの時間を求めるのをやめる
move-prebid = 事前に入札する
move-set-route = 旅程を決める
move-order-list = 予約する
move-order-list-full = 予約({ $topic }): { $choice }
move-order-favour = 値引きの予約
move-order-sheep = やくざものの予約
move-drop-order-full = 取り消し: { $order }

## 手の項目: 問い、コマンドの項目名、説明

field-home = どの都市にしますか？
opt-home = 都市
opt-home-desc = アウグスブルク、ニュルンベルク、フィレンツェのどれか
field-quantity = いくつですか？
opt-quantity = 個数
opt-quantity-desc = 個数
field-price = 1個いくらですか？
opt-price = 値段
opt-price-desc = 1個の値段(FL、最小硬貨の倍数)
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
field-to = 誰に渡しますか？
opt-to = 相手
opt-to-desc = 受け取る商社
field-faces = どの目に賭けますか？
opt-faces = 目
opt-faces-desc = ダイスの目(例: 2, 5)
field-hire = 何人雇いますか？
opt-hire = 雇用
opt-hire-desc = 雇う普通の商人の数
field-dismiss = 誰を首にしますか？
opt-dismiss = 解雇
opt-dismiss-desc = 首にする普通の商人
field-source = どこから移しますか？
opt-source = 元
opt-source-desc = 商品のある倉庫または商人
field-target = どこへ移しますか？
opt-target = 先
opt-target-desc = 商品を受け取る倉庫または商人
field-good = どの商品ですか？
opt-good = 商品
opt-good-desc = 反物、香辛料、金属のどれか
field-merchant = どの商人ですか？
opt-merchant = 商人
opt-merchant-desc = 動かす商人
field-goal = どこへ行きますか？
opt-goal = 行き先
opt-goal-desc = マップのマス(日本語名・ドイツ語名)
field-way = どの道を通りますか？
opt-way = 道
opt-way-desc = 違いのある道がいくつかあるときの道順
field-payee = 誰に通行権の料金を払いますか？
opt-payee = 支払先
opt-payee-desc = 料金を払う相手の文字
field-second_payee = 2つ目の地域では誰に払いますか？
opt-second_payee = 支払先2
opt-second_payee-desc = 2つ目の地域で料金を払う相手の文字
field-plus = +1をいくつ買いますか？
opt-plus = 加算
opt-plus-desc = 襲撃ごとに買う+1の数
field-cloth = 反物をいくつ失いますか？
opt-cloth = 反物
opt-cloth-desc = 失う反物の数
field-spice = 香辛料をいくつ失いますか？
opt-spice = 香辛料
opt-spice-desc = 失う香辛料の数
field-metal = 金属をいくつ失いますか？
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
field-instead = 相手のどの申し出への返しですか？
opt-instead = 代案
opt-instead-desc = 代わりに出す元の申し出の番号(なければ0)
field-place = どこで取引を実行しますか？
opt-place = 場所
opt-place-desc = 受け渡しできる場所が複数あるとき、実行する場所
field-trade = どの申し出ですか？
opt-trade = 番号
opt-trade-desc = 申し出の番号
field-card = どのカードですか？
opt-card = カード
opt-card-desc = 公開中のカード
field-lot = 何番目の商品ですか？
opt-lot = 番目
opt-lot-desc = カードの上から何番目の商品か
field-manner = いつもと変えることはありますか？(通常は最短ラウンド、行き先で待つ、トラブルで終了)
opt-manner = 進み方
opt-manner-desc = いつもと変える進み方
field-topic = 何の予約ですか？
opt-topic = 種類
opt-topic-desc = 強制売却、キューブ、富くじ、給料日、次の売買
field-choice = どの順番、またはどれですか？
opt-choice = 内容
opt-choice-desc = 品物、地域、目
field-keep = いくら手元に残しますか？
opt-keep = 残す額
opt-keep-desc = まけたあとに残すFL
field-most = 最大いくらまで払いますか？
opt-most = 上限
opt-most-desc = 押し付けるために払う上限
field-order = どの予約ですか？
opt-order = 予約
opt-order-desc = 取り消す予約

## 卓の設定

option-mode = モード
option-mode-desc = 4つのモードのうちどれで遊ぶか。
option-mode-company = 商社ゲーム(最も裕福な商社、約3時間)
option-mode-noble = 貴族ゲーム(最初の貴族、2～4時間)
option-mode-villa = 邸宅ゲーム(最初の邸宅、5～6時間)
option-mode-full = フルゲーム(邸宅2軒、約8時間)
option-years = 年数の上限
option-years-desc = 長引きすぎるのを防ぐ終わり方(ルールにはありません)。
option-years-none = なし
option-years-2 = 2年
option-years-3 = 3年
option-years-5 = 5年
option-years-8 = 8年
option-toll_on = 通行料
option-toll_on-desc = いつ払うか(原文の訳者も不明とする点)。
option-toll_on-enter = マスに入るとき
option-toll_on-leave = マスを出るとき
option-sea_fee = 海の費用
option-sea_fee-desc = 何を単位に数えるか(原文の訳者も不明とする点)。
option-sea_fee-region = 1回の移動で海域ごとに
option-sea_fee-space = 1マスごとに
option-sea_fee-move = 1回の移動ごとに
option-price_after_trouble = トラブル後の費用
option-price_after_trouble-desc = トラブルで短くなった移動の費用。
option-price_after_trouble-declared = 宣言した距離の分
option-price_after_trouble-moved = 実際に動いた分
option-sheep_beats_home = 本拠地でのやくざもの
option-sheep_beats_home-desc = 本拠地の都市でも最後尾になるか。
option-sheep_beats_home-true = 本拠地でも最後
option-sheep_beats_home-false = 本拠地では最優先
option-sheep_forced_of_two = 2人でのやくざもの
option-sheep_forced_of_two-desc = 2人のとき、二人目は必ず引き取るか。
option-sheep_forced_of_two-true = 必ず引き取る
option-sheep_forced_of_two-false = 押し返せる
option-favours_per = 値引きの回数
option-favours_per-desc = 同じ貴族の需要で何回まけられるか。
option-favours_per-lot = 商品の種類ごとに1回
option-favours_per-card = カードごとに1回
option-villas_per_house = 邸宅の数
option-villas_per_house-desc = 1人が買える邸宅の数。
option-villas_per_house-one = 1軒
option-villas_per_house-any = 何軒でも
option-bonds_need_contact = 借用書の売買
option-bonds_need_contact-desc = 出会わなければ売買できないか。
option-bonds_need_contact-true = 出会ったときだけ
option-bonds_need_contact-false = どこでも
option-robbers_act = 盗賊と海賊
option-robbers_act-desc = いつの移動フェイズに襲うか。
option-robbers_act-same_round = 引かれたラウンド
option-robbers_act-next_round = 次のラウンド
option-auctioned_bonds_raise = 競売の借用書
option-auctioned_bonds_raise-desc = 貴族メーターを進めるか。
option-auctioned_bonds_raise-true = 進める
option-auctioned_bonds_raise-false = 進めない
option-one_bet_a_face = 富くじの目
option-one_bet_a_face-desc = 1つの目に何人も賭けられるか。
option-one_bet_a_face-true = 1つの目に1人
option-one_bet_a_face-false = 何人でも
option-lottery_pass_final = 富くじのパス
option-lottery_pass_final-desc = パスした人がまた賭けられるか。
option-lottery_pass_final-true = もう賭けられない
option-lottery_pass_final-false = また賭けられる
option-warehouse_triggers = 本拠地での緊急取引
option-warehouse_triggers-desc = 倉庫の商品でも緊急の需要が始まるか。
option-warehouse_triggers-true = 始まる
option-warehouse_triggers-false = 商人だけ
option-urgent_without_sale = 成立しない緊急取引
option-urgent_without_sale-desc = 処理しても売買がなかった緊急カードの扱い。
option-urgent_without_sale-finished = 終了する
option-urgent_without_sale-waits = 期日まで残る
option-urgent_first_on_date = 期日の緊急カード
option-urgent_first_on_date-desc = 期日にも最優先で処理するか。
option-urgent_first_on_date-true = 最優先
option-urgent_first_on_date-false = 同種のカードと同じ

## できない理由。コードのあとに項目名が付くものは、その項目のときだけ使う。

ERR_PLAYER_COUNT = このゲームは{ $least }～{ $most }人用です(いまは{ $have }人)。
BAD_HOME = 本拠地は{ $homes }から選んでください。
NOT_TOGETHER = 同じマスにいません。
NOT_ENOUGH_GOODS = { $have ->
    [0] 商品がありません。
   *[other] 商品は{ $have }個だけです。
}
BAD_QUANTITY = 1個以上にしてください。
NO_SUCH_MERCHANT = その商人は盤上にいません。
NO_SUCH_SPACE = そのマスはマップにありません。
TRANSFER_CLOSED = 商品を移せるのは最初の商人が動く前だけです。
NOT_ENOUGH_MONEY = { $need } FLかかりますが、所持金は{ $have } FLです({ $missing } FL不足)。手番開始時に強制売却ができます。
NOT_COVERED = { $need } FLになりますが、すべて売っても{ $have } FLです。
NO_CONTACT = ここで場所を選ぶことはできません。取引は両者が出会う場所で実行されます。
NO_CONTACT-places = 取引を実行する場所を選んでください: { $places }。
NO_SUCH_OFFER = その申し出はもうありません。
NOT_YOUR_OFFER = あなた宛ての申し出ではありません。
BAD_ORDER = このゲームにその予約はありません。
NOT_OPEN = そのカードは公開されていません。
NOT_ELIGIBLE = その場所に商人も本拠地もないか、対象の商品がありません({ $card })。
PRICE_TOO_HIGH = 上限価格{ $limit } FLを超えています。
PRICE_TOO_LOW = { $limit } FLに足りません。
PRICE_STEP = 価格は{ $unit } FL単位です。
NOT_NOW = いまはできません。
BAD_AMOUNT = まけられるのは{ $amounts } FLです。
OVER_REVENUE = 受け取る{ $earned } FLより多くはまけられません。
NO_TRICK = ここでは時蕎麦を使えません。
BAD_REGION_KIND = その種類の地域にはキューブを置けません。
ALREADY_THERE = すでにキューブを置いています: { $region }。
NO_CUBES = キューブ{ $cubes }個をすべて置いています。
TOO_MANY_HIRES = 普通の商人は盤上に{ $most }人までです。
NOT_A_REGULAR = 首にできるのは盤上の普通の商人だけです。
ALREADY_MOVED = この商人はすでに移動しました。
TOO_FAR = 移動は最大{ $most }マスです。
NOT_ADJACENT = つながったマスを順に、最大{ $most }マスまでです。
REVISIT = 同じマスは通れず、元のマスにも戻れません(最大{ $most }マス)。
SEA_CLOSED = 11月～2月は海に出られません。
OTHER_GOAL = その道は{ $goal }に着きません。
SAME_WAY = その道は、選べる道と費用も危険も同じです。
PAYEE_NEEDED = 自由通行権の所有者が複数います。支払う相手を指定してください。
PLUS_NEEDED = 商人がその場で襲われます。先に+1をいくつ買うか(1つ{ $price } FL)決めてください。
NOT_ATTACKED = その商人は襲われていません。
BAD_PLUS = ここで買える+1は{ $most }つまでです(1つ{ $price } FL)。
WRONG_COUNT = ちょうど{ $count }個を手放してください。
MUST_TAKE = やくざものを引き取らなければなりません。
MUST_TAKE-have-need = やくざものを引き取らなければなりません。押し付けるには{ $need } FL必要ですが、所持金は{ $have } FLです。
BAD_TARGET = ほかのプレイヤーを選んでください。
ALL_TAKEN = すべての目に賭けられています。
FACE_TAKEN = その目はすでに賭けられています: { $face }。
BAD_FACE = 目は1～{ $most }です。

## 局面の文章

position-month = 第{ $round }ラウンド、{ $month }。スタートプレイヤーは{ $start_player }。
position-deal = { $card }の{ $side ->
    [demand] 買い取り
   *[supply] 販売
}: { $lots }。期日は{ $month }{ $urgent ->
    [true] 、緊急
   *[false] { "" }
}({ $city })。
position-villa = { $card }({ $city })、{ $month }: 最低{ $least } FL。
position-fair = { $city }のメッセ: 買い取り{ $demand }、販売{ $supply }。
position-robbers = { $card }が出没({ $acts ->
    [true] このラウンド
   *[false] 次のラウンド
})。
position-blockade = { $card }が公開中。
position-boom = 経済過熱: 公開する取引は{ $deals }枚。
heading-deals = 公開中の取引
heading-decks = 列、申し出、山札
heading-homeless = { $seat }: { $florins } FL、本拠地は未定
heading-house = { $seat }({ $home }): { $florins } FL
position-warehouse = 倉庫: { $goods }。
position-merchant = { $merchant }: { $city }、積荷 { $goods }。
position-away = { $merchant }: { $dead ->
    [true] 永久に失われた
   *[false] 手元で待機
}。
position-noble = 貴族メーター{ $meter }/{ $title }{ $noble ->
    [true] 、貴族
   *[false] { "" }
}、借用書{ $bonds }、キューブ: { $cubes }。
position-holds = 所有カード: { $cards }。
position-line = { $city }の列: { $seats }。
position-trade = 申し出{ $number }: { $trade }。
position-deck = 山札{ $deck }枚。
position-decks = 山札{ $deck }枚、補充デッキ{ $replenish }枚。

## 自分の数値(パネル)

figure-florins = { $value } FL
figure-cloth = 反物{ $value }
figure-spice = 香辛料{ $value }
figure-metal = 金属{ $value }
figure-bonds = 借用書{ $value }
figure-meter = 貴族メーター{ $value }
figure-cubes = キューブ{ $value }

## ルール(/rules): 何も知らない人に教える章と段落

rule-home = { $home }: 税金は年{ $tax } FL{ $meter ->
    [0] { "" }
   *[other] 、貴族メーターは{ $meter }から
}
rule-sale = { $good }{ $florins } FL
rule-favour = { $florins } FL: 借用書の目なら{ $bonds }枚(ほかの結果は同じ)
rule-steps = { $steps }マス: 空荷{ $unladen } FL、積荷あり{ $laden } FL。積荷があれば出目{ $upto }以下でトラブル({ $chance }%)
rule-wages = { $regulars }人なら{ $florins } FL
rule-dice = { $sums }で{ $result }
rule-band = メーター{ $least }～{ $most }: { $dice }
rule-card = { $card }: { $lots }。+{ $offset }{ $urgent ->
    [true] 、緊急
   *[false] { "" }
}({ $city })
rule-fair = { $city }: 買い取り{ $demand }、続いて販売{ $supply }
rule-villa = { $card }({ $city }): +{ $offset }、最低{ $least } FL、家賃{ $rent } FL

chapter-aim = ゲームの概要

rules-aim = 西暦千五百年ごろの商社を営みます。商人たちは街道を歩き、橋を渡り、船に乗ってヨーロッパを旅します。商品を売る都市もあれば、欲しがる都市もあります。期日までに商人を着かせ、秘密の入札をします。売るなら安い人から、買うなら高い人から取引が成立します。安く仕入れ、地図の向こうまで運び、高く売りましょう。
rules-mode = { $full ->
    [true] フルゲームです。貴族メーターを終点まで進めてから邸宅を買います。二人目が邸宅を買うと終了し、邸宅の持ち主のうち裕福なほうの勝ちです(邸宅は最低入札額で数えます)。
   *[false] { $villas ->
        [true] 邸宅ゲームです。貴族メーターを終点まで進めてから、最初に邸宅を買った人の勝ちです。
       *[false] { $noble ->
            [true] 貴族ゲームです。最初に貴族メーターの終点に着いた人の勝ちです。
           *[false] 商社ゲームです。山札が尽きて最後の需要者の処理が終わると、すべてを強制売却の値段で売り、最も裕福な商社の勝ちです。
        }
    }
}
rules-words = FL: フローリン(お金)。値段は{ $unit } FL単位。需要者: 商品を買ってくれるカード。供給者: 商品を売ってくれるカード。マス: 都市、橋、街道、海の1区切り。商品は反物、香辛料、金属の三種類です。

chapter-set-up = 準備

rules-set-up = 各商社は{ $florins } FLを持ち、倉庫に{ $goods }があります。商人は{ $merchants }人。代表者(一族の息子、給料なし)と普通の商人{ $regulars }人です。
rules-homes = ダイスでスタートプレイヤーを決め、時計回りに本拠地を選びます。同じ都市でも構いません。代表者と普通の商人1人がそこから積荷なしで始め、もう1人は手元で待ちます。
    { $homes }
rules-decks = 山札は抽選された{ $cards }枚(需要者{ $demands }、供給者{ $supplies }、イベント{ $events })で作り、うち需要者{ $up_demand }枚と供給者{ $up_supply }枚を最初に公開します。残りは見ずに箱へ戻します。{ $noble ->
    [true] ほかに補充デッキを作ります。使ったカードは書かれている通り補充デッキへ行くか除かれ、山札が尽きたら補充デッキをシャッフルして山札にします。
   *[false] 使ったカードはゲームから除きます。
}メッセは1枚を引き、最後まで公開しておきます。

chapter-round = ラウンド

rules-round = 1ラウンドはカレンダーの1マス、{ $rounds_a_year }ラウンドで1年です。{ $first_month }に始まります。ラウンドは取引、移動、カレンダーの順で、そのあとスタートプレイヤーが時計回りに移ります。
rules-calendar = ラウンドの終わりにカレンダーを1マス進め、盗賊と海賊を片づけます。{ $closed }は海が荒れ、海に出られません。海が荒れ始めるとき海上にいる商人は積荷ごと失われます。普通の商人は手元に戻りますが、代表者は二度と戻りません。
rules-years = { $years ->
    [0] { "" }
   *[other] この卓では遅くとも{ $years }年で終わります。そのときは邸宅、次に貴族メーター、次に財産の順で比べます。
}

chapter-trade = 取引

rules-agenda = 取引フェイズでは、次の順で最初に当てはまるものを1つずつ処理します。いま実行できる緊急取引、期日の需要者、{ $fair_month }ならメッセ(買い取り、続いて販売)、{ $villas ->
    [true] 邸宅、
   *[false] { "" }
}期日の供給者、{ $payday }なら給料日。同じ種類なら先に公開されたほうが先です。1枚終わるたびに次のカードを引きます。
rules-open = 需要者と供給者は合わせて常に{ $open_deals }枚公開します。新しいカードの期日は、カレンダー上の二個目のマーカーから書かれた数だけ先です(メッセと邸宅は数えません)。マーカーが1個ならそれから、なければ現在から数えます。最初に公開する{ $first_deals }枚の期日は{ $first_month }から数えます。イベントは引いたらすぐ処理し、続けて引きます。
rules-urgent = 緊急のカードは、期日より前でも実行できるようになり次第処理します。供給者なら誰かの商人がそこにいるとき、需要者なら欲しい商品を運ぶ商人がそこにいるとき{ $warehouse_triggers ->
    [true] (倉庫にあるときも)
   *[false] (倉庫の商品では始まりません)
}。{ $urgent_waits ->
    [true] 売買がなければ期日まで残ります。
   *[false] 売買がなくてもそこで終わります。
}{ $urgent_first ->
    [true] 期日当日も最優先です。
   *[false] 期日当日は普通のカードと同じ順番です。
}
rules-bidding = その都市に商人か本拠地があれば入札できます。売るには、そこにいる商人か倉庫に商品が必要です。カードの商品は上から1種類ずつ処理します。全員が1個の値段と個数を秘密に書き、そろったら公開します。需要者には上限価格、供給者には最低価格があります。需要者は安い順に、供給者は高い順に、書かれた個数まで取引し、値段は各自の入札額です。同額なら、本拠地の人が先(複数ならダイス)、次に都市の列の順、やくざものの持ち主は最後です{ $sheep_beats_home ->
    [true] (本拠地でも最後)
   *[false] { "" }
}。売った商品は倉庫から先に減り、買った商品はそこの商人が先に受け取ります。あとで自由に移せます。
rules-line = 都市の列: 最初の商人が着いた順に並びます。同じ商社の二人目以降は同じ順番を使い、最後の1人が去ると順番を失います。
rules-forced-sale = 支払いに足りなければ、払えるようになるまで、どこにある品物でも固定の値段で強制売却します: { $sale }。自分の移動手番の初めには自由に行えます。それでも買った代金が払えない人は罰金{ $fine } FL(足りなければあるだけ)を払い、飛ばされて次の人が繰り上がります。
rules-market = 商社どうしの売買: 商品{ $noble ->
    [true] 、借用書
   *[false] { "" }
}、金の取引を、いつでも好きな値段で申し出られます。申し出は取り下げるか断られるまで残ります。同時に複数の場所で実行できる申し出では、場所を1つ指定します。商品は取引フェイズに、両者の商人が同じマスにいるか、一方の商人が相手の本拠地にいるときに受け渡します{ $noble ->
    [true] { $bonds_need_contact ->
        [true] 。借用書も同じです
       *[false] 。借用書はどこにいても受け渡せます
    }
   *[false] { "" }
}。ない物は渡せません。いま実行できる申し出を受けている人と、時間を求めた人だけが、取引フェイズの初めに尋ねられます。承諾された取引のうち何かが足りないものは、ほかの取引が実行されるたびに、変化がなくなるまで試し直します。
rules-desk = 何が問われていても、いつでもできること: 同じマスの自分の商人どうし、本拠地の商人と倉庫の間で商品を移す(取引フェイズ中)。申し出をする、答える。予約をする。予約は自分だけに見え、自分で操作したのとまったく同じことをします。公開中のカードへの事前入札、何ラウンドにもわたる旅程(いまいる場所を選ぶと、新しい取引が公開されるまでとどまる)、強制売却の順番、{ $noble ->
    [true] 値引き、キューブの地域、富くじの目、
   *[false] { "" }
}やくざものを避けるための上限、給料日の変更なし。

chapter-movement = 移動

rules-moving = スタートプレイヤーから時計回りに、自分の商人をそれぞれ{ $most_steps }マスまで線に沿って動かします。同じマスは二度通れません。最初の商人が動く前なら、商品を移したり強制売却したりできます。出発時に何か運んでいれば「積荷あり」です。移動の費用:
    { $steps }
rules-trouble = 積荷のある商人はダイスを二個振ります。トラブルなら1マスしか進めず{ $moved_price ->
    [true] 、費用もその分だけです
   *[false] 、費用は宣言した距離の分を払います
}。止まったマスが都市でなく、商品が{ $keep }個より多ければ、好きな{ $keep }個だけ残します。
rules-tolls = 橋とケルンでは{ $toll_on ->
    [leave] 出る
   *[enter] 入る
}たびに通行料{ $toll } FL(積荷ありなら{ $toll_laden } FL)を払います。海では{ $sea_unit ->
    [space] 1マスごとに
    [move] 1回の移動ごとに
   *[region] 1回の移動で海域ごとに
}{ $sea } FL(積荷ありなら{ $sea_laden } FL)を払います。
rules-regions = 陸上の地域は{ $lands }です。海域は{ $seas }です。{ $no_region }はどの地域にも属さず、盗賊は来ません{ $noble ->
    [true] 。自由通行権はなく、入る費用もかかりません
   *[false] { "" }
}。
rules-entry = { $noble ->
    [true] ほかの人の自由通行権があり自分にはない陸上の地域に入ると、商人1人につき{ $entry } FLを所有者に払います。所有者が複数なら1人を選びます。
   *[false] { "" }
}
rules-lose-goods = 盗賊と海賊は、持ち主の手番の初めにその地域にいる、または移動で入ってくる積荷のある商人を1回ずつ襲います{ $robbers_next ->
    [true] (引かれた次のラウンド)
   *[false] { "" }
}。ダイス二個{ $noble ->
    [true] に、そこに自分のキューブがあれば+{ $robber_bonus }
   *[false] { "" }
}、先に{ $plus_price } FL払うごとに+1。合計{ $lose_two }以下なら商品二つ、{ $lose_one }以下なら一つを失い、それより上なら無事です。失う商品は自分で選びます。

chapter-year = 1年の行事

rules-payday-phase = { $payday }は給料日です。まず普通の商人を雇い(盤上に{ $regulars }人まで、本拠地から出発)、次に首にできます(積荷は失われます)。{ $noble ->
    [true] 借用書1枚につき利子{ $interest } FLを受け取ります。
   *[false] { "" }
}続いて全員が給料({ $wages }、合計額。代表者は無給)を払い、全員が払い終えてから、全員が本拠地の税金を払います。強制売却しても足りなければ、払えるまで普通の商人を首にし、税金の残りは免除されます。
rules-fair = メッセは毎年{ $fair_month }に同じ都市で開かれます。先に需要者、続いて供給者として処理し、公開枚数には数えません。

chapter-nobility = 貴族

rules-meter = { $noble ->
    [true] 貴族メーターは{ $title_at }まであり、着くと貴族になります。貴族の需要は需要者と同じですが、商品1種類ごとに、売り手は受け取る金の一部をまけてダイス二個を振り、恩恵を受けられます。
   *[false] { "" }
}
rules-favours = { $noble ->
    [true] まけられる額({ $favours_per ->
        [card] カードごとに1回
       *[lot] 商品の種類ごとに1回
    }、受け取る額まで):
    { $favours }
    結果はメーターの位置によります(貴族は最後の行)。
    { $bands }
    借用書: 1枚につきメーター+{ $bond_steps }。名誉: +{ $honour_steps }。海上通行権: 海域にキューブを置き+{ $escort_steps }。自由通行権: 陸上の地域にキューブを置き+{ $conduct_steps }。
   *[false] { "" }
}
rules-cubes = { $noble ->
    [true] キューブは{ $cubes }個、1つの地域に1個までです。海域のキューブは海の費用を免除します。陸上のキューブは橋の通行料(ケルンを除く)を免除し、トラブルで商品を失わず、盗賊に強くなり、入ってくる他人から{ $entry } FLを受け取れます。置く地域やキューブがなければメーターだけ進みます。
   *[false] { "" }
}
rules-bonds = { $noble ->
    [true] 借用書は給料日に利子を生み、強制売却でき、売買もできます。売ってもメーターは動きません。
   *[false] { "" }
}
rules-villas = { $villas ->
    [true] 邸宅は取引とは別に公開され、期日に、そこに商人か本拠地がある貴族が最低入札額以上で秘密に入札します。最高額の人が買います{ $one_villa ->
        [true] (1人1軒まで)
       *[false] { "" }
    }。入札がなければ補充デッキへ。{ $full ->
        [true] 最初の邸宅の持ち主は、借用書1枚につき利子{ $villa_interest } FL、税金なし、全員の税金、毎年{ $rent_month }の家賃を得ます。
       *[false] { "" }
    }
   *[false] { "" }
}

chapter-events = イベント

rules-black-sheep = やくざものはまずスタートプレイヤーのところへ来ます。載っている金ごと引き取るか、載っているのと同額(最初は{ $sheep } FL)を載せて誰かに押し付けます。引き取った人はゲームの終わりまでどの列でも最後尾になり{ $noble ->
    [true] 、貴族でも最低でもなければメーターが{ $sheep_steps }下がり
   *[false] { "" }
}ます。{ $sheep_forced ->
    [true] 二人では二人目が必ず引き取ります。
   *[false] { "" }
}
rules-boom = 経済過熱: どれか1枚が片づくまで{ $boom_deals }枚公開します。地中海封鎖: 次に引かれた{ $blocked }の需要者をこのカードとともに除きます。米大陸発見: ポルトガル・スペインの供給者になります{ $noble ->
    [true] 。買った人はみな、好きな地域に無料でキューブを置きます
   *[false] { "" }
}。
rules-lottery = { $noble ->
    [true] 富くじ: スタートプレイヤーから時計回りに、{ $one_bet ->
        [true] 空いている
       *[false] 好きな
    }ダイスの目に1つ{ $bet } FLで賭けるか、パスします{ $pass_final ->
        [true] (パスしたら抜けます)
       *[false] { "" }
    }。{ $one_bet ->
        [true] { $faces }つの目がすべて埋まるか、誰も賭けなくなると
       *[false] 誰も賭けなくなると
    }ダイスを1個振り、その目に賭けた人はメーター+{ $bet_steps }。賭け金は銀行へ。
   *[false] { "" }
}
rules-event-auction = { $noble ->
    [true] 各自1回の秘密入札を一斉に公開します。同額ならメーターの低い人、それも同じならダイス。入札額は所持金と強制売却でまかなえる範囲です。軍事費: 借用書{ $army_bonds }枚。戴冠式: 借用書{ $crown_bonds }枚。どちらも1人{ $bond_most }枚まで、1枚{ $bond_least } FLから、高い順に各自の値段で{ $bonds_raise ->
        [true] 、1枚につきメーター+{ $bond_steps }
       *[false] { "" }
    }。時蕎麦({ $event_least } FLから): 一度だけ貴族の需要で{ $trick_cost } FLを{ $trick_counts } FLに数えます。誰も入札しなければ補充デッキへ行きます。福祉住宅とパトロネージ: 全員が払い、最高額の人が{ $fuggerei }の自由通行権を得ます。すでにそこにキューブがある人や、キューブが残っていない人は尋ねられません。賄賂: 全員が払い、同額は打ち消し合い、単独で最高の人はメーター+{ $corruption_steps }、以後は税金なし。単独の入札がなければゲームから除きます。
   *[false] { "" }
}
rules-used-events = 処理の済んだイベント: { $events_back_count ->
    [0] { "" }
   *[other] 補充デッキへ行くのは{ $events_back }。
}ゲームから除くのは{ $events_gone }。引き取った人や落札した人のもとに残るのは{ $events_kept }。{ $noble ->
    [true] 時蕎麦は使うとゲームから除きます。
   *[false] { "" }
}

chapter-end = 終わり

rules-end = { $full ->
    [true] 二人目が邸宅を買った時点で終了です。勝てるのは邸宅の持ち主だけで、現金、強制売却した商品と借用書、邸宅の最低入札額の合計を比べます。
   *[false] { $villas ->
        [true] 邸宅が売れた時点で終了し、買った人の勝ちです。
       *[false] { $noble ->
            [true] 誰かが貴族メーターの終点に着くと終了です。同時なら、すべて強制売却したあとの金が多い人の勝ちです。
           *[false] 山札がなく、公開中の需要者もなくなった時点で終了です。残った供給者は無効です。商品をすべて強制売却し、最も裕福な人の勝ち、同額なら勝利を分け合います。
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
legend-cloth = 反物。地図では線の入った四角
legend-spice = 香辛料。地図では丸
legend-metal = 金属。地図では三角
legend-demand = 需要: ここで表示の価格以下で売る。数字は取引マーカーの番号
legend-supply = 供給: ここで表示の価格以上で買う
legend-noble = 貴族の需要: 献上のできる需要
legend-urgent = 緊急取引: できるようになり次第行う
legend-fair = 年に一度のメッセ: 先に需要、次に供給
legend-villa = 邸宅。カレンダーでは家賃
legend-now = 期日は今。上の欄では答えを待っている人
legend-payday = 給料日: 利息、給料、税金
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
legend-permit = 通行権。横はその地域に持っている人。ダイスの欄では自由通行権
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

picture-year = { $year }年目 { $month }
picture-no-events = 公開中のイベントはありません
picture-deck = 山札
picture-replenish = 補充デッキ
picture-reserve = 待機中
picture-dead = 死亡
picture-region-KUR = クールライン
picture-region-OBD = 高地ドイツ
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
picture-ask-all-pay = { $card }: 全員払いの入札
picture-ask-event-auction = { $card }: 秘密入札
picture-ask-favour = 貴族への献上
picture-ask-cube = 通行権を置く地域の選択
picture-ask-lose = 商品を{ $count }個失う
picture-ask-lottery = 富くじの賭け
picture-ask-move = 商人の移動
picture-ask-payday = 給料日: 雇用と解雇
picture-ask-forced-sale = 強制売却: { $short } FL不足
picture-ask-sheep = やくざもの: 引き取るか{ $price } FL払う
picture-ask-market = 取引前の交渉
picture-month-JUL1 = 7月
picture-month-JUL2 = 下旬
picture-month-AUG1 = 8月
picture-month-AUG2 = 下旬
picture-month-SEP1 = 9月
picture-month-SEP2 = 下旬
picture-month-OCT1 = 10月
picture-month-OCT2 = 下旬
picture-month-NOV = 11月
picture-month-DEC = 12月
picture-month-JANFEB = 1·2月
picture-month-MAR1 = 3月
picture-month-MAR2 = 下旬
picture-month-APR1 = 4月
picture-month-APR2 = 下旬
picture-month-MAY1 = 5月
picture-month-MAY2 = 下旬
picture-month-JUN1 = 6月
picture-month-JUN2 = 下旬
name-map = ヨーロッパ全図

## 助言: ヒントが数えるもの(符号付きの変化)

advice-points = { $points } FL
advice-cash = { $way ->
    [more] { $by } FLの収入
   *[less] { $by } FLの出費
}
advice-cash-none = 出費がない
advice-goods = { $way ->
    [more] { $about } FL相当の商品や借用書が手に入る
   *[less] { $about } FL相当の商品や借用書がなくなる
}
advice-reach = { $way ->
    [more] 商人が間に合う取引の見込みが{ $about } FL増える
   *[less] 商人が間に合う取引の見込みが{ $about } FL減る
}
advice-meter = { $way ->
    [more] 貴族メーターが{ $about } FL分上がる
   *[less] 貴族メーターが{ $about } FL分下がる
}
advice-held = { $way ->
    [more] 手元のカード、キューブ、邸宅の価値が{ $about } FL上がる
   *[less] 手元のカード、キューブ、邸宅の価値が{ $about } FL下がる
}
advice-sealed = { $way ->
    [more] 見込みは{ $about } FLの得(取れる確率も考えて)
   *[less] 見込みは{ $about } FLの損
}
advice-hopes = { $way ->
    [more] これから現れる取引への期待が{ $about } FL増える
   *[less] これから現れる取引への期待が{ $about } FL減る
}
advice-handled = 先に商品を受け渡す
advice-handled-none = 商品はそのままでよい
advice-toward = { $deal }: { $rounds ->
    [0] もう着いている
   *[other] あと{ $rounds }ラウンドで着く
}、期日は{ $left ->
    [0] 今
   *[other] { $left }ラウンド後
}

## チュートリアル: 最初の1ゲーム

lesson-home = **商社へようこそ。** 反物、香辛料、金属をヨーロッパ各地で取引します。安く売る都市で買い、運び、高く買う都市で売る。このモードでは、取引がすべて終わったとき最も裕福な商社の勝ちです。
    ▸ **目標**: 本拠地を選びましょう。倉庫はそこにあり、商人はそこから出発し、同額の入札ではそこで優先されます。{ $home }は中央にあって便利です。
    ▸ **操作**: 「{ $press }」で{ $home }を選びます。
lesson-home-done = 取引カードが4枚公開され、地図にも出ています。緑は売る供給者、赤は買う需要者。+の数字は期日までのラウンド数、!は商人が着きしだい行われる印です。間に合うように商人を着かせる、それがこのゲームのすべてです。
lesson-home-else = そこも良い都市で、税がそれぞれ違います。ここでは最初の取引に近い{ $home }にしましょう。
lesson-deals = **取引の見方。** どちらも1つあたりの価格で、供給者は最低価格(≥)から上で売り、需要者は上限価格(≤)まで支払います。その差があなたの利益です。{ $from_city }は{ $good }を売り、{ $to_city }は買います。
    ▸ **質問**: { $to_city }は、{ $good }1つに最高でいくら支払うでしょうか。
lesson-deals-done = { $to_city }では{ $ceiling } FLまで、{ $from_city }では{ $floor } FLから。旅をする価値があります。
lesson-deals-else = { $to_city }の赤いカードを見てください。{ $good }(灰色の山)の行の≤の後の数字が上限価格です。
lesson-journey = **旅。** 商人は1ラウンドに{ $most_steps }マスまで進めます。橋や船には費用がかかり、荷物があるとトラブルにあうことがあります。今は手ぶらなので安全です(倉庫の商品は「商品を移す」で積めます)。
    ▸ **目標**: 代表者を{ $from_city }へ送りましょう。
    ▸ **操作**: 「{ $press }」で代表者を選び、{ $from_city }を選びます。
lesson-journey-done = 着きました。先に着いた商社ほど都市の列の前に立ち、同額の入札では列の前が優先されます。
lesson-journey-else = 狙う{ $good }が売られるのは{ $from_city }です。ほかの商社に先を越されるかもしれません。
lesson-wait = **あとは待つ。** もう1人の商人は本拠地にいてかまいません。全員の移動が終わると半月が過ぎ、次の取引フェイズになります。
    ▸ **目標**: 移動を終えましょう。
    ▸ **操作**: 「{ $press }」を押します。動いていない商人がいるという⚠が付いていますが、問題ありません。
lesson-wait-done = これは緊急取引なので、商人が着いたらすぐに行われます。ほかの取引は、早く着いても期日まで待ち、期日に間に合わなければ何も得られません。初めての人がいちばん間違えやすいところです。
lesson-wait-else = 今ほかにすることはありません。移動を終えましょう。
lesson-buy = **秘密の入札。** 相手の商社も来ていたとしましょう。全員が価格と個数を秘密に書き、供給者は**高い**人から順に売り、支払うのは自分が書いた価格です。
    ▸ **目標**: { $good }を{ $count }つ買いましょう。最低価格は{ $floor } FL、{ $to_city }の上限は{ $ceiling } FL。{ $offered } FLぐらいなら、勝てて、もうかりそうです。
    ▸ **操作**: 「{ $press }」で{ $count }個を選び、次に価格を選びます。
lesson-buy-done = あなたの価格の方が高かったので先に買え、相手の分は残りませんでした。入札は全員がそろうまで誰にも見えません。
lesson-buy-else = 利益を考えましょう。個数は{ $count }つ、価格は、競争相手がいるので最低価格の{ $floor } FLより十分高く、{ $to_city }の上限より十分低くします。
lesson-carry = **最後の取引。** 先へ飛びます。山札は尽き、残るのは{ $to_city }の需要者だけです。代表者は{ $good }を{ $count }つ持っています。
    ▸ **目標**: { $good }を{ $to_city }へ運びましょう。荷物のある商人は道でダイスを振り、トラブルにあうと1マスしか進めません。
    ▸ **操作**: 「{ $press }」で代表者を選び、{ $to_city }を選びます。費用とトラブルの確率が横に書いてあります。
lesson-carry-done = 道中は無事でした。通行料は自動で支払われました。
lesson-carry-else = 次のラウンドは{ $to_city }の期日です。{ $good }をそこまで運びましょう。
lesson-arrive = **間に合いました。** 取引は、ラウンドの初めにまとめて行われます。
    ▸ **目標**: 移動を終えて、取引の始まりを見届けましょう。
    ▸ **操作**: 「{ $press }」を押します。
lesson-arrive-done = { $to_city }で、買い手の欲しい商品を持っています。相手の商社も同じなので、両方が入札します。
lesson-arrive-else = 代表者はもう着いています。移動を終えましょう。
lesson-sell = **売る。** 今度は**安い**人から順に買ってもらえます。上限は{ $ceiling } FLですが、上限いっぱいでは相手に安値を付けられます。
    ▸ **目標**: { $good }を{ $count }つ、上限より少し安く、{ $asked } FLぐらいで売りましょう。
    ▸ **操作**: 「{ $press }」で{ $count }個を選び、次に価格を選びます。
lesson-sell-done = あなたの方が安かったので、すべて買ってもらえました。1つ{ $offered } FLほどで買って{ $asked } FLほどで売り、利益は{ $margin } FLほどです。需要者がいなくなったのでゲーム終了。残った商品は強制売却の安値で売られ、最も裕福な商社が勝ちます。ほかのモードでは、この先に爵位や別荘があります。
lesson-sell-else = ゲームが終わると、商品は強制売却の価格にしかなりません。相手より安く、{ $count }つとも売りましょう。
lesson-sell-too-cheap = 売れはしますが、1つ{ $offered } FLほどで買ったものです。そこまで下げなくても、{ $asked } FLぐらいで売れそうです。
