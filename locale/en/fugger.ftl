### Fugger, Welser, Medici. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Fugger, Welser, Medici
title-about = You run a merchant house of the Renaissance. Your merchants travel Europe, buy where goods are offered and sell where they are wanted; every price is a sealed bid. Four games: the richest house wins, or the first to be ennobled, or to own a villa.
cmd-title = fugger
cmd-title-desc = Moves of Fugger, Welser, Medici

## Names: goods, places of goods

name-face-down = face-down card
name-cloth = cloth
name-spice = spice
name-metal = metal
name-all = goods of all kinds
name-bond = bond
name-bonds = bonds
name-honour = honour
name-escort = sea escort
name-conduct = safe conduct
name-wh = warehouse
name-rep = representative
name-m1 = merchant 1
name-m2 = merchant 2
name-wh-cloth = cloth (warehouse)
name-wh-spice = spice (warehouse)
name-wh-metal = metal (warehouse)
name-rep-cloth = cloth (representative)
name-rep-spice = spice (representative)
name-rep-metal = metal (representative)
name-m1-cloth = cloth (merchant 1)
name-m1-spice = spice (merchant 1)
name-m1-metal = metal (merchant 1)
name-m2-cloth = cloth (merchant 2)
name-m2-spice = spice (merchant 2)
name-m2-metal = metal (merchant 2)

## Names: spaces of the map

name-AUG = Augsburg
name-NUE = Nuremberg
name-FLO = Florence
name-KOE = Cologne
name-VEN = Venice
name-SUD = Southern Italy
name-POR = Portugal/Spain
name-HAM = Hamburg
name-AMS = Amsterdam
name-ANT = Antwerp
name-FRA = Frankfurt
name-STR = Strasbourg
name-LYO = Lyon
name-LUB = Lübeck
name-DAN = Danzig
name-BAS = Basel
name-INN = Innsbruck
name-LEI = Leipzig
name-PRA = Prague
name-WIE = Vienna
name-KRA = Kraków
name-MAI = Milan
name-GEN = Genoa
name-ROM = Rome
name-LON = London
name-B_DON = Danube bridge, Donauwörth
name-B_ULM = Danube bridge, Ulm
name-B_WUE = Main bridge, Würzburg
name-B_REG = Stone Bridge, Regensburg
name-B_KOB = Moselle bridge, Koblenz
name-B_MAA = Meuse bridge, Maastricht
name-B_BDA = Bridge at Breda
name-B_BRM = Weser bridge, Bremen
name-B_MAG = Elbe bridge, Magdeburg
name-B_STE = Oder bridge, Stettin
name-B_DRE = Elbe bridge, Dresden
name-B_BRE = Oder bridge, Breslau
name-B_THO = Vistula bridge, Thorn
name-B_VER = Adige bridge, Verona
name-B_POO = Po bridge, Ferrara
name-B_PAV = Ticino bridge, Pavia
name-B_AVI = Rhône bridge, Avignon
name-R_HEI = Heilbronn
name-R_SPE = Speyer
name-R_ELS = Alsace
name-R_FUL = Fulda
name-R_KLE = Cleves
name-R_SWA = Black Forest
name-R_KON = Constance
name-R_MUE = Munich
name-R_PAS = Passau
name-R_AMB = Upper Palatinate
name-R_HOF = Vogtland
name-R_FER = Fern Pass
name-R_BNR = Brenner Pass
name-R_LUZ = Lucerne
name-R_GOT = Gotthard Pass
name-R_JUR = Jura
name-R_PIL = Pilsen
name-R_LIN = Linz
name-R_ERF = Erfurt
name-R_GOE = Görlitz
name-R_GLA = Glatz
name-R_OPP = Oppeln
name-R_IGL = Iglau
name-R_ZNA = Znaim
name-R_OLM = Olmütz
name-R_TES = Teschen
name-R_PET = Piotrków
name-R_SEM = Semmering
name-R_VIL = Villach
name-R_MST = Münster
name-R_LUE = Lüneburg
name-R_SAL = Old Salt Road
name-R_ROS = Rostock
name-R_POM = Pomerania
name-R_DIJ = Dijon
name-R_REI = Reims
name-R_CAM = Cambrai
name-R_MAR = Marseille
name-R_NAR = Narbonne
name-R_GEF = Geneva
name-R_MCE = Mont Cenis
name-R_TUR = Turin
name-R_BSC = Brescia
name-R_LIV = Livorno
name-R_LER = Lerici
name-R_SIE = Siena
name-R_CAP = Capua
name-R_SAR = Saragossa
name-SN1 = German Bight
name-SN2 = Frisian Coast
name-SN3 = Strait of Dover
name-SN4 = Skagerrak
name-SO1 = Øresund
name-SO2 = Bay of Lübeck
name-SO3 = Bornholm Sea
name-SA1 = English Channel
name-SA2 = Off Brittany
name-SA3 = Bay of Biscay
name-SM1 = Strait of Gibraltar
name-SM2 = Balearic Sea
name-SM3 = Gulf of Lion
name-SM4 = Ligurian Sea
name-SM5 = Tyrrhenian Sea
name-SM6 = Ionian Sea
name-SM7 = Southern Adriatic
name-SM8 = Northern Adriatic

## Names: regions

name-KUR = Electoral Rhine
name-OBD = Upper Germany
name-HAN = Hansa lands
name-BUR = Burgundy and the Low Countries
name-ERB = Saxony, Bohemia and the Hereditary Lands
name-ITA = Italy
name-NOR = North Sea
name-OST = Baltic Sea
name-ATL = Atlantic
name-MIT = Mediterranean

## Names: the calendar

name-JUL1 = early July
name-JUL2 = late July
name-AUG1 = early August
name-AUG2 = late August
name-SEP1 = early September
name-SEP2 = late September
name-OCT1 = early October
name-OCT2 = late October
name-NOV = November
name-DEC = December
name-JANFEB = January/February
name-MAR1 = early March
name-MAR2 = late March
name-APR1 = early April
name-APR2 = late April
name-MAY1 = early May
name-MAY2 = late May
name-JUN1 = early June
name-JUN2 = late June

## Names: deals

name-N01 = N01 demand in Antwerp
name-N02 = N02 demand in Portugal/Spain
name-N03 = N03 demand in Amsterdam
name-N04 = N04 demand in Amsterdam
name-N05 = N05 demand in London
name-N06 = N06 demand in Florence
name-N07 = N07 demand in Hamburg
name-N08 = N08 demand in Lübeck
name-N09 = N09 demand in Danzig
name-N10 = N10 demand in Kraków
name-N11 = N11 demand in Vienna
name-N12 = N12 demand in Prague
name-N13 = N13 demand in Leipzig
name-N14 = N14 demand in Nuremberg
name-N15 = N15 demand in Augsburg
name-N16 = N16 demand in Frankfurt
name-N17 = N17 demand in Cologne
name-N18 = N18 demand in Basel
name-N19 = N19 demand in Lyon
name-N20 = N20 demand in Milan
name-N21 = N21 demand in Venice
name-N22 = N22 demand in Venice
name-N23 = N23 demand in Southern Italy
name-N24 = N24 demand in Rome
name-A01 = A01 supply in Venice
name-A02 = A02 supply in Venice
name-A03 = A03 supply in Portugal/Spain
name-A04 = A04 supply in London
name-A05 = A05 supply in Antwerp
name-A06 = A06 supply in Hamburg
name-A07 = A07 supply in Kraków
name-A08 = A08 supply in Leipzig
name-A09 = A09 supply in Innsbruck
name-A10 = A10 supply in Genoa
name-A11 = A11 supply in Lübeck
name-A12 = A12 supply in Prague
name-A13 = A13 supply in Augsburg
name-A14 = A14 supply in Southern Italy
name-A15 = A15 supply in Vienna
name-A16 = A16 supply in Lyon
name-K01 = K01 Court of Tyrol
name-K02 = K02 Elector of Cologne
name-K03 = K03 Elector of Mainz
name-K04 = K04 Count Palatine
name-K05 = K05 Elector of Saxony
name-K06 = K06 King of Bohemia
name-K07 = K07 King of Poland
name-K08 = K08 Doge of Venice
name-K09 = K09 The Pope
name-K10 = K10 Duke of Milan
name-K11 = K11 King of England
name-K12 = K12 Governor of the Netherlands
name-K13 = K13 King of Portugal
name-K14 = K14 King of Naples
name-K15 = K15 Archduke of Austria
name-K16 = K16 King of France
name-MES1 = Fair of Frankfurt
name-MES2 = Fair of Lyon
name-V1 = V1 Estate near Augsburg
name-V2 = V2 Villa on the Brenta
name-V3 = V3 Villa near Florence
name-V4 = V4 Town palace in Antwerp
name-V5 = V5 Manor near Nuremberg

## Names: events

name-E01 = Robbers (Electoral Rhine)
name-E02 = Pirates (Mediterranean)
name-E03 = Black Sheep (event)
name-E04 = Boom
name-E05 = Discovery of America
name-E06 = Mediterranean Blockade
name-E07 = Lottery (event)
name-E08 = Army Costs
name-E09 = Calculation Trick (event)
name-E10 = Imperial Coronation
name-E11 = Fuggerei and Patronage
name-E12 = Corruption
name-E13 = Robbers (Saxony, Bohemia and the Hereditary Lands)
name-E14 = Pirates (North Sea)
name-E15 = Robbers (Italy)
name-E16 = Pirates (Baltic Sea)
name-E17 = Lottery (event)

## Names: orders given ahead

order-name-bid = bid ahead for { $card }, lot { $lot } ({ $good })
name-route-rep = route of representative
name-route-m1 = route of merchant 1
name-route-m2 = route of merchant 2
name-home = home chosen ahead
name-selling = order of forced sales
name-favour = favours for noble customers
name-cubes = order of regions for cubes
name-sheep = limit for the black sheep
name-lottery = lottery
name-payday = payday without changes
name-market = time at the next market
name-time = fewest rounds
name-cost = least money
name-speed-2 = two spaces a round
name-speed-1 = one space a round
name-leaves = does not wait at the goal
name-goes-on = goes on after trouble

## Names of the tables of the data, for /about

name-numbers = Numbers
name-goods = Goods and bonds
name-steps = Price and risk of moves
name-wages = Wages
name-favours = Favours
name-homes = Homes
name-regions = Regions
name-spaces = Spaces of the map
name-roads = Roads and sea lanes
name-calendar = Calendar
name-deals = Demand and supply cards
name-fairs = Fairs
name-villas = Villas
name-events = Events
name-decks = Decks
name-face_up = Deals face up at the start
name-meter = Nobility meter

## What was decided where the rules leave something open, for /about

decision-money = Everybody's money is open to all, as every payment is made in public.
decision-unit = Prices and bids are multiples of { $unit } FL, the smallest coin.
decision-line = In a home town the line begins in the order in which the homes were chosen.
decision-trades = Accepted trades that lack something are tried again until nothing changes; an offer names the place where several are possible.
decision-shortage = Who cannot pay wages even by forced sale dismisses regular merchants; tax that cannot be paid is forgiven.
decision-entry = The fee for entering a region is paid for each merchant, each time it enters.
decision-cubes = A house has one cube in each region at most; cubes from the discovery of America and the Fuggerei do not move the meter.
decision-nobles = A noble still gains bonds and cubes from favours, but moves no further on the meter.
decision-waiting = Merchants may wait on bridges and at sea; a town does not protect from robbers.
decision-sheep = The black sheep stays with its keeper to the end of the game.
decision-unwon = A calculation trick nobody bids for goes to the replenishment deck; corruption without a lone bid leaves the game.
decision-rent = The bank pays the rent of the first villa.
decision-shared = Equal results share the victory.

## Pieces of texts

amount = { $count } { $good }
text-lot = { $quantity } { $good } ({ $limit })

## Texts of cards, put together from their data

text-unused = It takes no part in this game.
text-demand = Buys in { $city }: { $lots }. The figure is the ceiling for one piece.
text-supply = Sells in { $city }: { $lots }. The figure is the floor for one piece.
text-offset = Date: { $offset } spaces after the second marker on the calendar.
text-first = If it lies open at the start of the game: { $offset } spaces after { $month }.
text-urgent = Urgent: dealt with as soon as { $demand ->
    [true] a merchant there carries a good it wants{ $warehouse ->
        [true] , or such a good lies in a warehouse there
       *[false] { "" }
    }
   *[false] a merchant is there
}, even before its date.
text-urgent-date = If nothing changes hands then, it { $waits ->
    [true] waits for its date
   *[false] is done all the same
}. On its date it { $first ->
    [true] still comes first
   *[false] is a card like any other
}.
text-noble = Noble customer: a seller may give up { $amounts } FL for a favour, { $favours_per ->
    [card] once for the card
   *[lot] once for each lot
}.
text-after = { $after ->
    [replenish] Afterwards it goes to the replenishment deck.
   *[remove] Afterwards it leaves the game.
}
text-fair = Fair in { $city }, { $month } every year. It first buys { $demand }, then sells { $supply }.
text-villa = Villa in { $city }, sold to a noble with a merchant or the home there: at least { $least } FL. Date: { $offset } spaces after the second marker on the calendar.
text-villa-rest = { $one ->
    [true] A house may own one villa.
   *[false] A house may own several villas.
} Without a bid it goes to the replenishment deck.
text-villa-first = The first villa to be sold also brings { $rent } FL of rent a year, { $interest } FL of interest for each bond, and everybody's taxes.
text-robbers = In { $region } every laden merchant that stands there when its owner's turn begins, or comes there, is attacked once{ $later ->
    [true] , in the round after the card is drawn
   *[false] { "" }
}.
text-robbers-dice = Two dice{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } with a cube in that region
}, +1 for each { $plus } FL paid before.
text-lose-two = { $most } or less: 2 goods are lost.
text-lose-one = Up to { $most }: 1 good is lost. More: nothing.
text-sheep = It comes to the start player. Take it with the money on it, or add as much as lies on it ({ $florins } FL at first) and hand it to somebody.
text-sheep-keeper = Its keeper is last in every line{ $everywhere ->
    [true] , also at home,
   *[false] { "" }
} to the end of the game.
text-sheep-meter = Who takes it drops { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the meter, unless noble or at its bottom.
text-sheep-two = With two players the second must take it.
text-boom = { $deals } deals lie open instead of { $usual }, until one of them is done.
text-america = A supply in { $city }: { $lots }. It is one of the deals that lie open.
text-america-cube = Everybody who buys from it puts one passage cube into a region of choice; the meter does not move.
text-blockade = The next demand card drawn for { $cities } leaves the game together with this card.
text-lottery = Clockwise from the start player everybody bets { $florins } FL on each of any { $one_bet ->
    [true] free die faces
   *[false] die faces
} or passes{ $pass_final ->
    [true] { " " }for good
   *[false] { "" }
}.
text-lottery-end = As soon as { $one_bet ->
    [true] all { $faces } faces are taken or nobody bets any more
   *[false] nobody bets any more
}, a die is rolled: who bet on its face moves { $steps } steps up the meter.
text-trick = Sealed auction from { $least } FL. Once, at a noble customer, its owner gives up { $cost } FL and it counts as { $counts } FL.
text-trick-after = Once used it leaves the game; if nobody bids for it, it { $unwon ->
    [replenish] goes to the replenishment deck
   *[remove] leaves the game
}.
text-fuggerei = Sealed auction from { $least } FL for safe conduct in { $region }. Everybody pays the bid, won or lost. Who has a cube there already, or none left, is not asked.
text-corruption = Sealed auction from { $least } FL. Equal bids cancel each other; everybody pays. The highest lone bid: meter +{ $steps } and no more taxes.
text-corruption-after = Its winner keeps it to the end of the game; without a lone bid it { $unwon ->
    [replenish] goes to the replenishment deck
   *[remove] leaves the game
}.
text-bonds = { $army ->
    [true] As many bonds as there are players less one
   *[false] Half as many bonds as there are players, rounded down,
} are auctioned in sealed bids: up to { $most } each, from { $least } FL apiece, the dearest first.{ $raises ->
    [0] { "" }
   *[other] { " " }Each moves its buyer { $raises } steps up the meter.
}
text-space = { $kind ->
    [city] Town
    [bridge] Bridge
    [sea] At sea
   *[road] On the road
} ({ $de }).
text-region = Region: { $region }.
text-no-region = It belongs to no region: robbers never come here{ $noble ->
    [true] , there is no safe conduct, and entering costs no fee
   *[false] { "" }
}.
text-toll = Toll on { $toll_on ->
    [leave] leaving
   *[enter] entering
}: { $unladen } FL, laden { $laden } FL.
text-prospect-supply = { $merchant } to { $city } ({ $card }): { $rounds ->
    [0] there already
    [one] { $rounds } round away
   *[other] { $rounds } rounds away
}{ $late ->
    [true] , too late
   *[false] { "" }
}; the way costs { $travel } FL.
text-prospect = { $merchant } to { $city } ({ $card }): { $rounds ->
    [0] there already
    [one] { $rounds } round away
   *[other] { $rounds } rounds away
}{ $late ->
    [true] , too late
   *[false] { "" }
}; the way costs { $travel } FL, { $safe } % without trouble; { $pieces ->
    [0] nothing aboard it wants
   *[other] at most { $profit } FL for { $pieces } aboard
}.

## Events

start-player-rolled = { $seat } rolls highest and starts.
home-chosen = { $seat } settles in { $home }{ $meter ->
    [0] { "" }
   *[other] { " " }(meter +{ $meter })
}.
deal-opened = New deal: { $card } ({ $city }, { $month }{ $urgent ->
    [true] , urgent
   *[false] { "" }
}).
villa-opened = For sale: { $card } ({ $city }, { $month }), at least { $least } FL.
fair-opened = The fair of the game: { $card }.
month-began = It is { $month }. { $start_player } starts.
rent-received = { $seat } receives the rent of { $card }: { $florins } FL.
deal-began = { $card }: the bids are taken in { $city }.
deal-void = { $card }: nobody can take part in { $city }.
bid-shown = { $seat } { $quantity ->
    [0] makes no bid ({ $good }).
   *[other] bids: { $quantity } × { $good } at { $price } FL.
}
tie-rolled = { $seat } rolls { $roll } for the tie.
ware-sold = { $seat } sells { $quantity } { $good } at { $price } FL: +{ $florins } FL.
ware-bought = { $seat } buys { $quantity } { $good } at { $price } FL: { $florins } FL.
forcibly-sold = { $seat } force-sells { $quantity } { $good }: +{ $florins } FL.
fined = { $seat } cannot pay even so: fine { $florins } FL, the bid is dropped.
deal-ended = { $card } is done.
deck-renewed = The replenishment deck is shuffled: { $cards } cards.
event-drawn = Drawn: { $card }.
boom-began = Boom: { $deals } deals lie open.
boom-ignored = The boom changes nothing: { $deals } deals are open already.
boom-ended = The boom is over: { $deals } deals again.
robbers-came = { $card }: laden merchants in { $region } are in danger.
robbers-left = { $card } are gone.
blockade-laid = { $card }: it stops the next demand there.
blockade-stopped = The blockade stops { $card } ({ $city }); both leave the game.
sheep-passed = { $seat } hands the black sheep to { $to }: { $florins } FL, { $pot } FL lie on it.
sheep-taken = { $seat } takes the black sheep with { $florins } FL{ $meter ->
    [0] { "" }
   *[other] { " " }(meter { $meter })
}.
bet-placed = { $seat } bets on { $faces }: { $florins } FL.
bet-passed = { $seat } bets no more.
lottery-drawn = The lottery shows { $face }.
lottery-won = { $seat } wins in the lottery: meter +{ $meter }.
bonds-bought = { $seat } gets { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
} at { $price } FL (meter +{ $meter }).
auction-paid = { $seat } pays in the auction { $card }: { $florins } FL.
auction-void = { $card }: nobody wins it.
trick-won = { $seat } keeps { $card }.
corruption-won = { $seat } wins { $card }: no more taxes, meter +{ $meter }.
favour-granted = { $seat } does a favour: { $florins } FL, rolls { $roll }: { $result }{ $bonds ->
    [0] { "" }
   *[other] { " " }(+{ $bonds })
}, meter +{ $meter }.
favour-declined = { $seat } does no favour.
trick-used = { $seat } uses { $card }.
cube-placed = { $seat } places a cube in { $region }{ $cubes ->
    [1] { "" }
   *[other] { " " }({ $cubes })
}.
title-won = { $seat } is ennobled!
villa-bought = { $seat } buys { $card }: { $florins } FL.
villa-unsold = { $card } finds no buyer.
payday-began = Payday ({ $month }).
hired = { $seat } hires { $merchant }.
dismissed = { $seat } dismisses { $merchant }{ $cloth ->
    [0] { "" }
   *[other] , cloth { $cloth }
}{ $spice ->
    [0] { "" }
   *[other] , spice { $spice }
}{ $metal ->
    [0] { "" }
   *[other] , metal { $metal }
}.
interest-paid = { $seat } receives interest: +{ $florins } FL.
wages-paid = { $seat } pays wages: { $florins } FL.
tax-paid = { $seat } pays taxes: { $florins } FL.
tax-received = { $seat } receives taxes: +{ $florins } FL.
goods-moved = { $seat } hands over { $quantity } { $good }: { $source } → { $target }.
merchant-moved = { $seat }: { $merchant } goes to { $goal }{ $florins ->
    [0] { "" }
   *[other] { " " }({ $florins } FL)
}.
entry-paid = { $seat } pays { $to } for entering { $region }: { $florins } FL.
road-rolled = { $seat }: { $merchant } rolls { $roll } on the road{ $trouble ->
    [true] : trouble!
   *[false] .
}
attacked = { $seat }: { $card } attack { $merchant }: { $total }, { $lost ->
    [0] nothing is lost
    [one] { $lost } good is lost
   *[other] { $lost } goods are lost
}{ $florins ->
    [0] { "" }
   *[other] { " " }({ $florins } FL)
}.
goods-lost = { $seat }: { $merchant } loses goods{ $cloth ->
    [0] { "" }
   *[other] , cloth { $cloth }
}{ $spice ->
    [0] { "" }
   *[other] , spice { $spice }
}{ $metal ->
    [0] { "" }
   *[other] , metal { $metal }
}.
lost-at-sea = { $seat }: { $merchant } is lost at sea{ $cloth ->
    [0] { "" }
   *[other] , cloth { $cloth }
}{ $spice ->
    [0] { "" }
   *[other] , spice { $spice }
}{ $metal ->
    [0] { "" }
   *[other] , metal { $metal }
}.
turn-ended = { $seat } { $moved ->
    [0] stays where it is
    [one] has moved { $moved } merchant
   *[other] has moved { $moved } merchants
}.
trade-offered = Offer { $trade }, { $seat } to { $taker }{ $places_count ->
    [0] { "" }
   *[other] , at { $places }
}. It would change for { $seat }: { $cloth ->
    [0] { "" }
   *[other] { "cloth " }{ $cloth }{ " · " }
}{ $spice ->
    [0] { "" }
   *[other] { "spice " }{ $spice }{ " · " }
}{ $metal ->
    [0] { "" }
   *[other] { "metal " }{ $metal }{ " · " }
}{ $bonds ->
    [0] { "" }
   *[other] { "bonds " }{ $bonds }{ " · " }
}{ $florins } FL.
trade-accepted = { $seat } accepts offer { $trade }; it is carried out when the houses meet.
trade-dropped = { $seat } drops offer { $trade }.
trade-made = Offer { $trade } is carried out between { $seat } and { $taker }{ $places_count ->
    [0] { "" }
   *[other] , at { $places }
}. For { $seat }: { $cloth ->
    [0] { "" }
   *[other] { "cloth " }{ $cloth }{ " · " }
}{ $spice ->
    [0] { "" }
   *[other] { "spice " }{ $spice }{ " · " }
}{ $metal ->
    [0] { "" }
   *[other] { "metal " }{ $metal }{ " · " }
}{ $bonds ->
    [0] { "" }
   *[other] { "bonds " }{ $bonds }{ " · " }
}{ $florins } FL.
market-held = { $seat } { $wanted ->
    [true] asks for time at the next market.
   *[false] needs no time at the next market.
}
order-kept = { $seat }, your order is kept: { $order }.
order-dropped = { $seat }, your order is no more: { $order }.
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $florins } FL!
   *[other] { $winners } share the victory with { $florins } FL!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-home = Where is your home?
await-home = { $seat }: choose a home.
ask-market = The market: { $offers ->
    [0] time to trade with others.
    [one] { $offers } offer you could accept now.
   *[other] { $offers } offers you could accept now.
} Say when you are done.
await-market = { $seat }: trading with others.
ask-bid-demand = { $card } buys { $quantity } { $good } in { $city }, at most { $limit } FL apiece. How many do you sell, at which price? { $rivals_count ->
    [0] Nobody else may bid.
   *[other] Others who may bid: { $rivals }.
}
await-bid-demand = { $seat }: sealed bid to sell { $good } in { $city } ({ $card }).
ask-bid-supply = { $card } sells { $quantity } { $good } in { $city }, at least { $limit } FL apiece. How many do you buy, at which price? { $rivals_count ->
    [0] Nobody else may bid.
   *[other] Others who may bid: { $rivals }.
}
await-bid-supply = { $seat }: sealed bid to buy { $good } in { $city } ({ $card }).
ask-bid-villa = { $card } in { $city } is for sale, at least { $limit } FL. Your sealed bid? { $rivals_count ->
    [0] Nobody else may bid.
   *[other] Others who may bid: { $rivals }.
}
await-bid-villa = { $seat }: sealed bid for { $card }.
ask-forced-sale = You owe { $need } FL and have { $florins } FL: sell something for { $short } FL more.
await-forced-sale = { $seat }: forced sale ({ $short } FL are missing).
ask-favour = { $card } owes you { $earned } FL. Do you give some of it up for a favour? Your meter: { $meter }.
await-favour = { $seat }: a favour for { $card }?
ask-cube = { $kind ->
    [land] Safe conduct: in which land region do you place the cube?
    [sea] Sea escort: in which sea region do you place the cube?
   *[any] In which region do you place a cube?
}
await-cube = { $seat }: place a passage cube.
ask-sheep = The black sheep is with you, { $pot } FL lie on it. Take it, or hand it on for { $price } FL?
await-sheep = { $seat }: take the black sheep or hand it on.
ask-lottery = The lottery: { $florins } FL for each face, the winner gets { $steps } steps. Free: { $faces }.
await-lottery = { $seat }: bet in the lottery or pass.
ask-bond-auction = { $card }: { $bonds ->
    [one] { $bonds } bond is auctioned
   *[other] { $bonds } bonds are auctioned
}, from { $least } FL apiece. Your sealed bid?
await-bond-auction = { $seat }: sealed bid ({ $card }).
ask-all-pay = { $card }: sealed bid from { $least } FL. Everybody pays, won or lost.
await-all-pay = { $seat }: sealed bid ({ $card }).
ask-event-auction = { $card }: sealed bid from { $least } FL.
await-event-auction = { $seat }: sealed bid ({ $card }).
ask-payday = Payday. You have { $florins } FL, receive { $interest } FL of interest and owe { $wages } FL of wages and { $tax } FL of taxes. Hire or dismiss?
await-payday = { $seat }: hire or dismiss on payday.
ask-move = { $merchants_count ->
    [0] All your merchants have moved.
   *[other] Your merchants still to move: { $merchants }.
} You have { $florins } FL.
await-move = { $seat }: move the merchants.
ask-lose = { $merchant } loses { $count ->
    [one] { $count } good
   *[other] { $count } goods
}. Which?
await-lose = { $seat }: choose { $count ->
    [one] the good
   *[other] { $count } goods
} { $merchant } loses.

## Hints: what an answer would do

hint-home = tax { $tax } FL{ $meter ->
    [0] { "" }
   *[other] , meter +{ $meter }
}{ $seats_count ->
    [0] { "" }
   *[other] ; here already: { $seats }
}
hint-florins = { $florins } FL
hint-over-cash = { $florins } FL: { $short } FL more than you have. A forced sale follows, or a fine of { $fine } FL
hint-merchant = { $city }{ $goods_count ->
    [0] { "" }
   *[other] : { $goods }
}
hint-date = { $month }{ $rounds ->
    [0] , now
    [one] , in { $rounds } round
   *[other] , in { $rounds } rounds
}
hint-each = { $florins } FL each
hint-favour = { $bonds ->
    [one] { $bonds } bond if the dice show bonds
   *[other] { $bonds } bonds if the dice show bonds
}
hint-sheep-take = you keep it, with { $pot } FL
hint-sheep-pass = costs { $price } FL
hint-wages = wages then { $florins } FL
hint-go = { $de } · { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, { $cost } FL{ $toll ->
    [0] { "" }
   *[other] , toll { $toll }
}{ $sea ->
    [0] { "" }
   *[other] , sea { $sea }
}{ $entry ->
    [0] { "" }
   *[other] , entry { $entry }
}{ $trouble ->
    [0] { "" }
   *[other] , trouble { $trouble } %
}{ $robbers ->
    [0] { "" }
   *[other] , robbers!
}{ $lost ->
    [true] , lost at sea in November!
   *[false] { "" }
}
hint-plus = { $florins } FL for each attack
hint-lot = { $side ->
    [demand] buys { $quantity } { $good }, at most { $limit } FL
    [supply] sells { $quantity } { $good }, at least { $limit } FL
   *[villa] at least { $limit } FL
}
hint-journey = { $de } · { $rounds ->
    [0] there already
    [one] { $rounds } round
   *[other] { $rounds } rounds
} ({ $month }), { $florins } FL
hint-no-journey = no way in sight
hint-trade = { $giver } → { $taker }: { $gives_count ->
    [0] { $pays } FL
   *[other] { $gives }{ $pays ->
        [0] { "" }
       *[other] { " " }and { $pays } FL
    }
} for { $wants_count ->
    [0] { $gets } FL
   *[other] { $wants }{ $gets ->
        [0] { "" }
       *[other] { " " }and { $gets } FL
    }
}{ $places_count ->
    [0] { "" }
   *[other] , at { $places }
}

## One's own orders, in words

rival-seller = { $player } ({ $count })
rival-buyer = { $player } ({ $florins } FL)
heading-orders = Your orders
heading-prospects = Deals in reach, if everything goes well
heading-bidders = Who could bid now, for how many
text-bidders = { $card }: { $quantity } { $good }, { $least } to { $most } FL: { $houses }
order-none = None. Orders are given at any time with Your move.
order-bid = { $card }, lot { $lot }: { $quantity } { $good } at { $price } FL
order-bid-none = { $card }, lot { $lot }: no bid
order-route = { $merchant } travels to { $goal } ({ $de }), { $by }, at most { $speed } a round; { $rounds ->
    [0] there
    [one] { $rounds } round to go
   *[other] { $rounds } rounds to go
}: { $stops }
order-selling = A forced sale takes first: { $wares }
order-favour = Favour of { $florins } FL if { $keep } FL are left
order-cubes = Cubes go first to: { $regions }
order-sheep = The black sheep is handed to the next house for up to { $most } FL
order-sheep-to = The black sheep is handed to { $player } for up to { $most } FL
order-lottery = Lottery: { $faces }
order-payday = Payday: nobody is hired or dismissed

## Places in menus

part = { $place }
part-elsewhere = in no region

## What speaks against a move

warn-at-sea = Lost at sea when November comes: { $merchants }
warn-unmoved = Not moved: { $merchants }

## Result

score-line = { $place }. { $seat }: { $points } FL{ $tiebreak ->
    [0] { "" }
   *[other] , meter { $tiebreak }
} ({ $parts })
score-cash = cash { $florins }
score-ware = { $count } { $good } { $florins }
score-villa = { $card } { $florins }
score-meter = meter { $meter }
points = { $points } FL
source-sales = goods sold
source-purchases = goods bought
source-trades = trades with houses
source-household = wages, interest, tax, rent
source-travel = travel
source-chances = events and favours
source-villas = paid for villas
source-forced-sales = forced sales
source-rest = start and villas
source-tiebreak = nobility meter
course-riches = Riches, turn by turn
turning-month = Year { $year }, { $month }
course-meter = The way to a title, turn by turn

## Moves: button, whole move, slash command

move-choose-home = Choose a home
move-choose-home-full = Home: { $home }
cmd-choose-home = home
cmd-choose-home-desc = Choose your home town
move-home-ahead = Choose a home ahead
move-home-ahead-full = Home: { $home }
move-bid = Bid
move-bid-full = Bid { $quantity } at { $price } FL
cmd-bid = bid
cmd-bid-desc = A sealed bid: how many, at which price
move-bid-alone = Nobody else: at the best price
move-bid-alone-full = Nobody else: { $quantity } at the best price
cmd-bid-alone = alone
cmd-bid-alone-desc = So many at the ceiling or floor, where nobody else may bid
move-pass = Pass
cmd-pass = pass
cmd-pass-desc = No bid, no favour, no bet
move-sell = Forced sale
move-sell-full = Force-sell { $quantity } × { $ware }
cmd-sell = sell
cmd-sell-desc = Sell wares from anywhere for their fixed price
move-grant-favour = Do a favour
move-grant-favour-full = Give up { $florins } FL{ $trick ->
    [true] { " " }with the calculation trick
   *[false] { "" }
}
cmd-grant-favour = favour
cmd-grant-favour-desc = Give florins up to a noble customer and roll
move-place-cube = Place a cube
move-place-cube-full = Cube in { $region }
cmd-place-cube = cube
cmd-place-cube-desc = Place a passage cube in a region
move-hand-sheep = The black sheep
move-hand-sheep-full = The black sheep: to { $to }
cmd-hand-sheep = sheep
cmd-hand-sheep-desc = Hand the black sheep to somebody, or take it yourself
move-bet = Bet
move-bet-full = Bet on { $faces }
cmd-bet = bet
cmd-bet-desc = Bet on die faces in the lottery
move-payday = Payday
move-payday-full = Hire { $hire }, dismiss { $dismiss }
cmd-payday = payday
cmd-payday-desc = Hire and dismiss regular merchants
move-go = Move a merchant
move-go-full = { $merchant } to { $goal }{ $plus ->
    [0] { "" }
   *[other] , +{ $plus } against robbers
}
cmd-go = go
cmd-go-desc = Move one of your merchants up to three spaces
move-stand = Face the robbers
move-stand-full = { $merchant } faces the robbers with +{ $plus }
cmd-stand = stand
cmd-stand-desc = Say how many +1 a merchant buys that stands among robbers
move-lose = Give goods up
move-lose-full = Give up: cloth { $cloth }, spice { $spice }, metal { $metal }
cmd-lose = lose
cmd-lose-desc = Which goods robbers or trouble take
move-done = Done
cmd-done = done
cmd-done-desc = No more moves, or nothing more at the market
move-give = Hand goods over
move-give-full = { $quantity } { $good }: { $source } → { $target }
cmd-give = give
cmd-give-desc = Hand goods over between your places on one space
move-offer-trade = Offer a trade
move-offer-trade-full = Offer { $taker }: { $gives_count ->
    [0] { $pays } FL
   *[other] { $gives }{ $pays ->
        [0] { "" }
       *[other] { " " }and { $pays } FL
    }
} for { $wants_count ->
    [0] { $gets } FL
   *[other] { $wants }{ $gets ->
        [0] { "" }
       *[other] { " " }and { $gets } FL
    }
}
cmd-offer-trade = offer
cmd-offer-trade-desc = Offer another house goods, bonds and money
move-accept-trade = Accept an offer
move-accept-trade-full = Accept offer { $trade }
cmd-accept-trade = accept
cmd-accept-trade-desc = Accept an offer; it is carried out where the houses meet
move-drop-trade = Decline or withdraw an offer
move-drop-trade-full = Drop offer { $trade }
cmd-drop-trade = decline
cmd-drop-trade-desc = Decline an offer, or withdraw your own
move-hold = Ask for time at the next market
cmd-hold = hold
cmd-hold-desc = Ask for time to trade at the next market; everybody sees it
move-release = Need no time at the next market
cmd-release = release
cmd-release-desc = Withdraw that you asked for time at the next market
move-prebid = Bid ahead
move-set-route = Plan a route
move-order-list = Standing order
move-order-list-full = Standing order, { $topic }: { $choice }
move-order-favour = Standing favour
move-order-sheep = Standing order for the black sheep
move-drop-order-full = Drop: { $order }

## Fields of moves: question, name as an option of the command, its description

field-home = Which town?
opt-home = home
opt-home-desc = Augsburg, Nuremberg or Florence
field-quantity = How many?
opt-quantity = quantity
opt-quantity-desc = How many pieces
field-price = At which price apiece?
opt-price = price
opt-price-desc = FL for one piece, a multiple of the smallest coin
field-ware = Which ware?
opt-ware = ware
opt-ware-desc = What is sold, and from where
field-florins = How many florins?
opt-florins = florins
opt-florins-desc = What you give up
field-trick = With the calculation trick?
opt-trick = trick
opt-trick-desc = Use the calculation trick
field-region = Which region?
opt-region = region
opt-region-desc = The region for the cube
field-to = To whom?
opt-to = to
opt-to-desc = The house that gets it
field-faces = Which faces?
opt-faces = faces
opt-faces-desc = Die faces, like 2, 5
field-hire = How many do you hire?
opt-hire = hire
opt-hire-desc = How many regular merchants to hire
field-dismiss = Whom do you dismiss?
opt-dismiss = dismiss
opt-dismiss-desc = Regular merchants to dismiss
field-source = From where?
opt-source = from
opt-source-desc = Warehouse or merchant the goods come from
field-target = To where?
opt-target = into
opt-target-desc = Warehouse or merchant the goods go to
field-good = Which good?
opt-good = good
opt-good-desc = Cloth, spice or metal
field-merchant = Which merchant?
opt-merchant = merchant
opt-merchant-desc = The merchant
field-goal = Where to?
opt-goal = goal
opt-goal-desc = A space of the map, by its name in English or German
field-way = Which way?
opt-way = way
opt-way-desc = The way, where several differ
field-payee = Whom do you pay for entering?
opt-payee = payee
opt-payee-desc = Letter of the house that gets the entry fee
field-second_payee = Whom do you pay in the second region?
opt-second_payee = payee2
opt-second_payee-desc = Letter of the house that gets the second entry fee
field-plus = How many +1 do you buy?
opt-plus = plus
opt-plus-desc = +1 to the dice at each attack
field-cloth = How much cloth?
opt-cloth = cloth
opt-cloth-desc = How much cloth is lost
field-spice = How much spice?
opt-spice = spice
opt-spice-desc = How much spice is lost
field-metal = How much metal?
opt-metal = metal
opt-metal-desc = How much metal is lost
field-taker = To whom?
opt-taker = taker
opt-taker-desc = The house you make the offer to
field-gives = What do you give?
opt-gives = gives
opt-gives-desc = Your wares, like cloth 2, bond 1
field-wants = What do you want?
opt-wants = wants
opt-wants-desc = Their wares, like metal 1
field-pays = How many florins do you add?
opt-pays = pays
opt-pays-desc = FL you pay
field-gets = How many florins do you want?
opt-gets = gets
opt-gets-desc = FL you get
field-instead = In place of which offer of theirs?
opt-instead = instead
opt-instead-desc = Number of the offer this one answers; 0 for none
field-place = Where is it to be carried out?
opt-place = place
opt-place-desc = Where you both have what changes hands, if there are several such places
field-trade = Which offer?
opt-trade = trade
opt-trade-desc = Number of the offer
field-card = Which card?
opt-card = card
opt-card-desc = An open card
field-lot = Which lot?
opt-lot = lot
opt-lot-desc = Number of the lot on the card
field-manner = Anything other than usual? (fewest rounds, waits at the goal, ends with trouble)
opt-manner = manner
opt-manner-desc = What the route does otherwise than usual
field-topic = An order for what?
opt-topic = topic
opt-topic-desc = Forced sales, cubes, lottery, payday or the next market
field-choice = In which order, or which?
opt-choice = choice
opt-choice-desc = The wares, regions or faces
field-keep = How much cash must be left?
opt-keep = keep
opt-keep-desc = FL that must be left after the favour
field-most = How much at most?
opt-most = most
opt-most-desc = The most you pay to hand it on
field-order = Which order?
opt-order = order
opt-order-desc = The order to drop

## Options of a table

option-mode = Game
option-mode-desc = Which of the four games you play.
option-mode-company = company game (richest house, about 3 h)
option-mode-noble = noble game (first noble, 2-4 h)
option-mode-villa = villa game (first villa, 5-6 h)
option-mode-full = full game (two villas, 8 h)
option-years = End after years
option-years-desc = An end the rules do not have, for games that would go on too long.
option-years-none = no such end
option-years-2 = 2 years
option-years-3 = 3 years
option-years-5 = 5 years
option-years-8 = 8 years
option-toll_on = Tolls
option-toll_on-desc = When a toll is due (the source is unsure).
option-toll_on-enter = on entering the space
option-toll_on-leave = on leaving the space
option-sea_fee = Sea fee
option-sea_fee-desc = What the fee at sea is counted by (the source is unsure).
option-sea_fee-region = once for each sea region
option-sea_fee-space = for each space
option-sea_fee-move = once a move
option-price_after_trouble = Price after trouble
option-price_after_trouble-desc = What a move costs that trouble shortens.
option-price_after_trouble-declared = the declared length
option-price_after_trouble-moved = the length really moved
option-sheep_beats_home = Black sheep at home
option-sheep_beats_home-desc = Whether its keeper comes last even in the own home town.
option-sheep_beats_home-true = last there too
option-sheep_beats_home-false = first at home
option-sheep_forced_of_two = Black sheep of two
option-sheep_forced_of_two-desc = Whether with two players the second must take it.
option-sheep_forced_of_two-true = must take it
option-sheep_forced_of_two-false = may hand it back
option-favours_per = Favours
option-favours_per-desc = How often a seller may do one noble customer a favour.
option-favours_per-lot = once for each lot
option-favours_per-card = once for the card
option-villas_per_house = Villas of one house
option-villas_per_house-desc = How many villas a house may buy.
option-villas_per_house-one = one
option-villas_per_house-any = any number
option-bonds_need_contact = Trade in bonds
option-bonds_need_contact-desc = Whether bonds change hands only where houses meet.
option-bonds_need_contact-true = only where they meet
option-bonds_need_contact-false = anywhere
option-robbers_act = Robbers and pirates
option-robbers_act-desc = In which movement phase they act.
option-robbers_act-same_round = of the same round
option-robbers_act-next_round = of the next round
option-auctioned_bonds_raise = Bonds from auctions
option-auctioned_bonds_raise-desc = Whether they move the meter.
option-auctioned_bonds_raise-true = they do
option-auctioned_bonds_raise-false = they do not
option-one_bet_a_face = Lottery faces
option-one_bet_a_face-desc = Whether a face takes more than one bet.
option-one_bet_a_face-true = one bet a face
option-one_bet_a_face-false = any number
option-lottery_pass_final = Passing in the lottery
option-lottery_pass_final-desc = Whether somebody who passed may bet again.
option-lottery_pass_final-true = out of it
option-lottery_pass_final-false = may come back
option-warehouse_triggers = Urgent deals at home
option-warehouse_triggers-desc = Whether goods in a warehouse set an urgent demand off.
option-warehouse_triggers-true = they do
option-warehouse_triggers-false = only a merchant does
option-urgent_without_sale = Urgent deal in vain
option-urgent_without_sale-desc = What becomes of an urgent card nobody dealt with after all.
option-urgent_without_sale-finished = it is done
option-urgent_without_sale-waits = it waits for its date
option-urgent_first_on_date = Urgent card on its date
option-urgent_first_on_date-desc = Whether it comes first on its own date too.
option-urgent_first_on_date-true = first
option-urgent_first_on_date-false = with its kind

## Refusals. A name with figures after the code is for exactly these figures.

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players; you are { $have }.
BAD_HOME = Choose one of the homes: { $homes }.
NOT_TOGETHER = Those places are not on one space.
NOT_ENOUGH_GOODS = { $have ->
    [0] There are no goods for it.
   *[other] There are only { $have }.
}
BAD_QUANTITY = At least one piece.
NO_SUCH_MERCHANT = That merchant is not on the map.
NO_SUCH_SPACE = There is no such space on the map.
TRANSFER_CLOSED = Goods are handed over before the first merchant sets out.
NOT_ENOUGH_MONEY = This costs { $need } FL, you have { $have } FL ({ $missing } missing). A forced sale is possible at the start of your turn.
NOT_COVERED = That is { $need } FL; with everything sold you would have { $have } FL.
NO_CONTACT = There is no choice of places here: the trade is carried out where the houses meet.
NO_CONTACT-places = Say where the trade is to be carried out: { $places }.
NO_SUCH_OFFER = That offer does not exist any more.
NOT_YOUR_OFFER = That offer is not addressed to you.
BAD_ORDER = There is no such order in this game.
NOT_OPEN = That card is not open.
NOT_ELIGIBLE = You have no merchant and no home there, or none of that good ({ $card }).
PRICE_TOO_HIGH = The price is above the ceiling of { $limit } FL.
PRICE_TOO_LOW = The price is below { $limit } FL.
PRICE_STEP = Prices are multiples of { $unit } FL.
NOT_NOW = That is not possible now.
BAD_AMOUNT = You can give up: { $amounts } FL.
OVER_REVENUE = You cannot give up more than you are owed: { $earned } FL.
NO_TRICK = You cannot use the calculation trick here.
BAD_REGION_KIND = The cube does not go into that kind of region.
ALREADY_THERE = You already have a cube there: { $region }.
NO_CUBES = All your { $cubes } cubes are placed.
TOO_MANY_HIRES = At most { $most } regular merchants on the map.
NOT_A_REGULAR = Only regular merchants on the map can be dismissed.
ALREADY_MOVED = This merchant has already moved.
TOO_FAR = A merchant moves at most { $most } connected spaces.
NOT_ADJACENT = The spaces of a way must be connected; at most { $most }.
REVISIT = No space twice, and not back to where it stands; at most { $most } spaces.
SEA_CLOSED = The sea is closed from November to February.
OTHER_GOAL = That way does not end there: { $goal }.
SAME_WAY = That way costs and risks the same as one that is offered.
PAYEE_NEEDED = Several houses hold safe conduct there: name the one you pay.
PLUS_NEEDED = Robbers attack a merchant of yours where it stands: first say how many +1 you buy ({ $price } FL each).
NOT_ATTACKED = No robbers attack that merchant.
BAD_PLUS = You can buy at most { $most } here, at { $price } FL each.
WRONG_COUNT = Exactly { $count } must go.
MUST_TAKE = You have to take the black sheep.
MUST_TAKE-have-need = You have to take the black sheep: handing it on costs { $need } FL, you have { $have } FL.
BAD_TARGET = Choose another player.
ALL_TAKEN = All faces are taken.
FACE_TAKEN = That face is already bet on: { $face }.
BAD_FACE = Faces are 1 to { $most }.

## The whole position as text

position-month = Round { $round }, { $month }. { $start_player } starts.
position-deal = { $card } { $side ->
    [demand] buys
   *[supply] sells
}: { $lots }. Date: { $month }{ $urgent ->
    [true] , urgent
   *[false] { "" }
} ({ $city }).
position-villa = { $card } ({ $city }), { $month }: at least { $least } FL.
position-fair = Fair in { $city }: buys { $demand }; sells { $supply }.
position-robbers = { $card } { $acts ->
    [true] act this round
   *[false] act next round
}.
position-blockade = { $card } lies open.
position-boom = Boom: { $deals } deals lie open.
heading-deals = Open deals
heading-decks = Lines, offers, decks
heading-homeless = { $seat }: { $florins } FL, no home yet
heading-house = { $seat } ({ $home }): { $florins } FL
position-warehouse = Warehouse: { $goods }.
position-merchant = { $merchant }: { $city }, carrying { $goods }.
position-away = { $merchant }: { $dead ->
    [true] lost for good
   *[false] in reserve
}.
position-noble = Meter { $meter } of { $title }{ $noble ->
    [true] , noble
   *[false] { "" }
}, bonds { $bonds }, cubes: { $cubes }.
position-holds = Keeps: { $cards }.
position-line = Line in { $city }: { $seats }.
position-trade = Offer { $number }: { $trade }.
position-deck = Face down: { $deck } cards.
position-decks = Face down: { $deck } cards, { $replenish } in the replenishment deck.

## One's own figures, in the panel

figure-florins = { $value } FL
figure-cloth = cloth { $value }
figure-spice = spice { $value }
figure-metal = metal { $value }
figure-bonds = bonds { $value }
figure-meter = meter { $value }
figure-cubes = cubes { $value }

## The rules, for /rules: chapters and their paragraphs, taught from nothing

rule-home = { $home }: tax { $tax } FL a year{ $meter ->
    [0] { "" }
   *[other] , starts { $meter ->
        [one] { $meter } step
       *[other] { $meter } steps
    } up the nobility meter
}
rule-sale = { $good } { $florins } FL
rule-favour = { $florins } FL: { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
} if the dice show bonds; every other result is the same
rule-steps = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}: { $unladen } FL unladen, { $laden } FL laden; laden, trouble on a roll of { $upto } or less ({ $chance } %)
rule-wages = { $regulars } regular: { $florins } FL
rule-dice = { $result } on { $sums }
rule-band = Meter { $least } to { $most }: { $dice }
rule-card = { $card }: { $lots }; +{ $offset }{ $urgent ->
    [true] , urgent
   *[false] { "" }
} ({ $city })
rule-fair = { $city }: first buys { $demand }, then sells { $supply }
rule-villa = { $card } ({ $city }): +{ $offset }, at least { $least } FL; rent { $rent } FL

chapter-aim = The game in short

rules-aim = You run a merchant house around the year fifteen hundred. Your merchants walk through Europe, ride bridges and board ships. At some towns somebody offers goods, at others somebody wants them. Be there in time with a merchant, and bid in secret: who sells cheapest and who buys dearest comes first. Buy low, carry it across the map, sell high.
rules-mode = { $full ->
    [true] You play the full game: climb the nobility meter to its end, then buy a villa. The game ends when a second player buys one; the richer of the villa owners wins, the villa counted at its least bid.
   *[false] { $villas ->
        [true] You play the villa game: climb the nobility meter to its end, then be the first to buy a villa. That wins.
       *[false] { $noble ->
            [true] You play the noble game: the first to reach the end of the nobility meter wins.
           *[false] You play the company game: when the deck is used up and the last demand is dealt with, everything is sold at forced-sale prices and the richest house wins.
        }
    }
}
rules-words = FL: florins, the money; prices are multiples of { $unit } FL. Demand: a card that buys goods from you. Supply: a card that sells goods to you. Lot: one good on a card. Space: a town, bridge, stretch of road or piece of sea on the map. The three goods are cloth, spice and metal.

chapter-set-up = Set-up

rules-set-up = Each house begins with { $florins } FL and { $goods } in its warehouse. It has { $merchants } merchants: the representative (the son of the house, who costs no wages) and { $regulars } regular merchants.
rules-homes = Dice decide who starts. Clockwise everybody chooses a home; several may live in the same town. The representative and one regular merchant start there without goods, the other regular waits in reserve. The homes:
    { $homes }
rules-decks = The deck is made from { $cards } cards drawn by lot: { $demands } demands, { $supplies } supplies, { $events } events. { $up_demand } demands and { $up_supply } supplies of these lie open at the start. What is not drawn stays in the box unseen.{ $noble ->
    [true] { " " }A second deck, the replenishment deck, is made as well; used cards go there or leave the game, as each card says. When the deck is empty, it is shuffled and becomes the deck.
   *[false] { " " }Used cards leave the game.
} One of the fairs is drawn and stays open all game.

chapter-round = A round

rules-round = Every round is one space of the calendar: { $rounds_a_year } rounds make a year, and the game begins in { $first_month }. A round has three parts: trade, movement, calendar. Then the start player's role passes clockwise.
rules-calendar = At the end of a round the marker on the calendar goes on one space, and robbers and pirates leave. The sea is closed in { $closed }: nobody may go to sea then, and whoever is still at sea when November begins is lost with all goods; a regular merchant returns to the reserve, a representative is gone for good.
rules-years = { $years ->
    [0] { "" }
   *[other] At this table the game ends after { $years } years at the latest; then the villa counts most, after it the nobility meter, after it wealth.
}

chapter-trade = Trade

rules-agenda = In the trade phase deals are dealt with one by one, always the first of this list that applies: urgent deals that can be carried out; demands whose date has come; in { $fair_month } the fair, first what it buys, then what it sells;{ $villas ->
    [true] { " " }villas;
   *[false] { "" }
} supplies whose date has come; in { $payday } payday. Of several of a kind the one revealed first comes first. After every deal a new card is drawn.
rules-open = Demands and supplies together, { $open_deals } lie open at all times. A new card's date is counted from the second marker on the calendar (fair and villas do not count): that many spaces later. If only one marker lies there, from that one; if none, from today. The { $first_deals } deals that lie open at the start count from { $first_month }. Events are carried out as soon as they are drawn, and drawing goes on.
rules-urgent = An urgent card is dealt with before its date as soon as it can be: a supply when any merchant stands there, a demand when a merchant there carries a good it wants{ $warehouse_triggers ->
    [true] { " " }or such a good lies in a warehouse there
   *[false] ; goods in a warehouse do not count for this
}.{ $urgent_waits ->
    [true] { " " }If nothing changes hands it stays open until its date.
   *[false] { " " }If nothing changes hands it is done all the same.
}{ $urgent_first ->
    [true] { " " }On its own date it still comes first.
   *[false] { " " }On its own date it is a card like any other.
}
rules-bidding = Who may bid: whoever has a merchant in the town, or the home there; to sell, one must also have the good there, on merchants or in the warehouse. The lots of a card follow one another. For each, everybody writes a price for one piece and a number of pieces in secret; nothing is shown before all are in. A demand has a ceiling, a supply a floor. The demand takes the cheapest first, the supply serves the dearest first, until the number on the card is reached; everybody gets or pays the own price. Equal prices: who has the home there comes first (several roll dice), then the line of the town, the keeper of the black sheep last{ $sheep_beats_home ->
    [true] , also at home
   *[false] { "" }
}. Sold goods leave the warehouse first, bought goods go to a merchant there first; they can be handed over later.
rules-line = The line of a town: houses stand in the order in which their first merchant arrived. Further merchants of the house share its place; when the last one leaves, the place is lost.
rules-forced-sale = If you owe more than you have, you must sell by force until you can pay, from anywhere, at fixed prices: { $sale }. At the start of your own movement turn you may do so freely. A buyer who cannot pay even then is fined { $fine } FL (or what is left) and left out; the next bid moves up.
rules-market = Trade between houses: offer goods{ $noble ->
    [true] , bonds
   *[false] { "" }
} and money to another house at any time, at any price. An offer stands until it is withdrawn or declined; if it could be carried out in several places at once, it names one of them. Goods change hands in the trade phase, where merchants of both stand on one space or a merchant of one is at the other's home{ $noble ->
    [true] ; { $bonds_need_contact ->
        [true] so do bonds
       *[false] bonds change hands anywhere
    }
   *[false] { "" }
}. Nobody can give more than is there. Who has an offer that could be carried out now, or has asked for time, is asked at the beginning of the trade phase. Accepted trades that lack something are tried again whenever others were carried out, until nothing changes.
rules-desk = At any time, whatever is being asked, you may: hand goods over between your own merchants on one space, or between a merchant at home and the warehouse (in the trade phase); make and answer offers; and give orders ahead. Orders are known to you alone and do exactly what you would do by hand: bids for lots of open cards; routes of merchants over several rounds (a route to where a merchant stands keeps it there until a new deal is revealed); what a forced sale takes first; { $noble ->
    [true] favours, regions for cubes, lottery faces;{ " " }
   *[false] { "" }
}the most you pay to be rid of the black sheep; payday without changes.

chapter-movement = Movement

rules-moving = Clockwise from the start player everybody moves each own merchant up to { $most_steps } spaces along the lines, none twice. First you may hand goods over and sell by force; not after the first merchant has set out. A merchant is laden if it carries anything when it sets out. What a move costs:
    { $steps }
rules-trouble = A laden merchant rolls two dice. On trouble it moves only one space{ $moved_price ->
    [true] , and pays for that one only
   *[false] , but pays for the declared length
}; if that space is no town and it carries more than { $keep } goods, it keeps { $keep } of your choice.
rules-tolls = Each bridge{ $toll_on ->
    [leave] { " " }you leave
   *[enter] { " " }you enter
}, and Cologne, costs a toll of { $toll } FL, laden { $toll_laden } FL. At sea you pay { $sea } FL, laden { $sea_laden } FL, { $sea_unit ->
    [space] for each space
    [move] once a move
   *[region] once for each sea region of the move
}.
rules-regions = The land regions are { $lands }; the sea regions are { $seas }. To no region belong { $no_region }: robbers never come there{ $noble ->
    [true] , there is no safe conduct, and entering costs no fee
   *[false] { "" }
}.
rules-entry = { $noble ->
    [true] Entering a land region where others hold safe conduct and you do not costs { $entry } FL for each merchant, paid to the holder; of several you choose one.
   *[false] { "" }
}
rules-lose-goods = Robbers and pirates attack each laden merchant that stands in their region when its owner's turn begins, or that comes there, once{ $robbers_next ->
    [true] , in the round after they were drawn
   *[false] { "" }
}. Two dice{ $noble ->
    [true] , +{ $robber_bonus } with your cube there
   *[false] { "" }
}, +1 for each { $plus_price } FL you pay before: { $lose_two } or less takes two goods, up to { $lose_one } takes one, more takes none. You choose the goods.

chapter-year = The year

rules-payday-phase = Payday is in { $payday }. First hire regular merchants (at most { $regulars } on the map; they start at home), then dismiss any (their goods are lost).{ $noble ->
    [true] { " " }Each bond brings { $interest } FL of interest.
   *[false] { "" }
} Then all pay wages: { $wages } (in all; the representative is free). When all have paid them, all pay the tax of their home. If you cannot pay even by forced sale, regulars are dismissed until you can, and the rest of the tax is forgiven.
rules-fair = The fair comes every year in { $fair_month }, in the same town. It is a demand first and a supply after that, and never counts among the open deals.

chapter-nobility = Nobility

rules-meter = { $noble ->
    [true] The meter runs to { $title_at }: who reaches it is noble. Noble customers are demands; after each lot of theirs a seller may give part of what he is owed up, and rolls two dice for a favour.
   *[false] { "" }
}
rules-favours = { $noble ->
    [true] What you can give up, { $favours_per ->
        [card] once for each noble customer
       *[lot] once for each lot
    }, and no more than you are owed for it:
    { $favours }
    What the dice bring depends on where you stand (a noble uses the last line):
    { $bands }
    Bonds: each moves you { $bond_steps } steps. Honour: { $honour_steps } steps. Sea escort: a cube in a sea region and { $escort_steps } steps. Safe conduct: a cube in a land region and { $conduct_steps ->
        [one] { $conduct_steps } step
       *[other] { $conduct_steps } steps
    }.
   *[false] { "" }
}
rules-cubes = { $noble ->
    [true] You have { $cubes } cubes, one for each region at most. At sea a cube spares you the fee. On land it spares you the tolls of bridges (not Cologne), keeps your goods when there is trouble, helps against robbers, and lets you collect { $entry } FL from others who enter. With no region or cube left, only the meter moves.
   *[false] { "" }
}
rules-bonds = { $noble ->
    [true] Bonds bring interest on payday, count in a forced sale and may be traded; neither moves the meter.
   *[false] { "" }
}
rules-villas = { $villas ->
    [true] A villa lies open beside the four deals. On its date nobles with a merchant or the home there bid in secret for it, from its least bid; the highest wins{ $one_villa ->
        [true] . A house may own one
       *[false] { "" }
    }. Without a bid it goes to the replenishment deck.{ $full ->
        [true] { " " }The first villa sold brings its owner { $villa_interest } FL of interest for each bond, no taxes, everybody else's taxes, and its rent every { $rent_month }.
       *[false] { "" }
    }
   *[false] { "" }
}

chapter-events = Events

rules-black-sheep = The black sheep comes to the start player. Whoever has it takes it with all money on it, or adds as much as lies there ({ $sheep } FL at first) and hands it to another house. Its keeper is last in every line to the end of the game{ $noble ->
    [true] , and drops { $sheep_steps ->
        [one] { $sheep_steps } step
       *[other] { $sheep_steps } steps
    } on the meter unless noble or at its bottom
   *[false] { "" }
}.{ $sheep_forced ->
    [true] { " " }With two players the second must take it.
   *[false] { "" }
}
rules-boom = Boom: { $boom_deals } deals lie open until one of them is done. Mediterranean blockade: the next demand drawn for { $blocked } leaves the game with it. Discovery of America: a supply in Portugal and Spain{ $noble ->
    [true] ; everybody who buys from it places a cube in any region, free of charge
   *[false] { "" }
}.
rules-lottery = { $noble ->
    [true] Lottery: clockwise from the start player each bets { $bet } FL on each of any die faces{ $one_bet ->
        [true] { " " }that are free
       *[false] { "" }
    }, or passes{ $pass_final ->
        [true] { " " }for good
       *[false] { "" }
    }. As soon as { $one_bet ->
        [true] all { $faces } faces are taken or nobody bets any more
       *[false] nobody bets any more
    }, a die is rolled: who bet on that face moves { $bet_steps } steps. The stakes go to the bank.
   *[false] { "" }
}
rules-event-auction = { $noble ->
    [true] Sealed auctions, one bid each, opened together; equal bids: who is lower on the meter, then dice. A bid must be covered by your cash and what you could sell by force. Army costs: bonds, { $army_bonds } in this game; imperial coronation: { $crown_bonds }; up to { $bond_most } each from { $bond_least } FL apiece, the dearest first, each pays the own price{ $bonds_raise ->
        [true] { " " }and moves { $bond_steps } steps for each
       *[false] { "" }
    }. Calculation trick (from { $event_least } FL): once, at a noble customer, { $trick_cost } FL count as { $trick_counts }; if nobody bids for it, the card goes to the replenishment deck. Fuggerei and patronage: everybody pays, the highest gets safe conduct in { $fuggerei }; who has a cube there already, or none left, is not asked. Corruption: everybody pays, equal bids cancel each other, the highest lone bid moves { $corruption_steps ->
        [one] { $corruption_steps } step
       *[other] { $corruption_steps } steps
    } and pays no more taxes; without a lone bid the card leaves the game.
   *[false] { "" }
}
rules-used-events = Events that were carried out: { $events_back_count ->
    [0] { "" }
   *[other] to the replenishment deck go { $events_back };{ " " }
}out of the game go { $events_gone }; with their owner stay { $events_kept }.{ $noble ->
    [true] { " " }Once used, the calculation trick leaves the game.
   *[false] { "" }
}

chapter-end = The end

rules-end = { $full ->
    [true] The game ends at once when a second player buys a villa. Only villa owners can win: cash, goods and bonds at forced-sale prices, villas at their least bids.
   *[false] { $villas ->
        [true] The game ends at once when a villa is bought; its buyer wins.
       *[false] { $noble ->
            [true] The game ends when somebody reaches the end of the meter; if several do at the same time, the richest of them (all goods sold by force) wins.
           *[false] The game ends at once when the deck is empty and no demand is open. Supplies that still lie there are void. All goods are sold by force; the richest wins, equals share the victory.
        }
    }
}
rules-secrets = Secret: sealed bids until all are in, your orders, the order of the decks and what is in the box. Open: everything else, money, goods and offers too.

chapter-cards = The cards

rules-demand-list = The { $demand_cards } demands (good and ceiling, offset of the date):
    { $demand_list }
rules-supply-list = The { $supply_cards } supplies (good and floor, offset of the date):
    { $supply_list }
rules-fair-list = The fairs, one of which takes part:
    { $fair_list }

chapter-noble-cards = Noble customers and villas

rules-noble-list = { $noble ->
    [true] The { $noble_cards } noble customers:
    { $noble_list }
   *[false] { "" }
}
rules-villa-list = { $villas ->
    [true] The villas:
    { $villa_list }
   *[false] { "" }
}

## What the symbols of the pictures mean

legend-coin = Florins (FL)
legend-cloth = Cloth; on the map a striped square
legend-spice = Spice; on the map a dot
legend-metal = Metal; on the map a triangle
legend-demand = A demand: sell here at the price shown or less. The number is that of its marker
legend-supply = A supply: buy here at the price shown or more
legend-noble = A noble customer: a demand at which favours can be done
legend-urgent = Urgent: dealt with as soon as it can be
legend-fair = The yearly fair: demand first, then supply
legend-villa = A villa; in the calendar its rent
legend-now = Due now; in the head: who is awaited
legend-payday = Payday: interest, wages and taxes
legend-ice = The sea is closed
legend-home = A home town
legend-town = A town
legend-bridge = A bridge: toll is due
legend-lane_ship = A space at sea
legend-son = The representative of the house
legend-merchant = A regular merchant
legend-warehouse = The warehouse at home
legend-first = Starts this round
legend-crown = Nobility
legend-bond = Bonds
legend-permit = Safe conduct and sea escort; beside it who holds it there. At dice: safe conduct
legend-ship_permit = Sea escort
legend-robbers = Robbers in this region
legend-pirates = Pirates in this sea
legend-blockade = Mediterranean blockade
legend-sheep = The black sheep
legend-trick = The calculation trick
legend-untaxed = Corruption: pays no tax
legend-deck = Cards in the draw deck
legend-deck_back = Cards in the replenishment deck

## Pictures

picture-year = Year { $year }: { $month }
picture-no-events = No events lie open
picture-deck = deck
picture-replenish = returning
picture-reserve = in reserve
picture-dead = lost
picture-region-KUR = Electoral Rhine
picture-region-OBD = Upper Germany
picture-region-HAN = Hansa lands
picture-region-BUR = Burgundy
picture-region-ERB = Saxony, Bohemia
picture-region-ITA = Italy
picture-region-NOR = North Sea
picture-region-OST = Baltic
picture-region-ATL = Atlantic
picture-region-MIT = Mediterranean
picture-ask-home = chooses a home
picture-ask-bid-demand = { $city }: bids to sell { $quantity } { $good }
picture-ask-bid-supply = { $city }: bids to buy { $quantity } { $good }
picture-ask-bid-villa = { $city }: bids for the villa
picture-ask-bond-auction = { $card }: bids for { $bonds ->
    [one] one bond
   *[other] { $bonds } bonds
}
picture-ask-all-pay = { $card }: sealed bids, everyone pays
picture-ask-event-auction = { $card }: sealed bids
picture-ask-favour = a favour for the noble customer?
picture-ask-cube = chooses a region for a cube
picture-ask-lose = gives up { $count ->
    [one] one good
   *[other] { $count } goods
}
picture-ask-lottery = bets in the lottery
picture-ask-move = moves its merchants
picture-ask-payday = payday: hires and dismisses
picture-ask-forced-sale = must sell: { $short } FL short
picture-ask-sheep = black sheep: take it or pay { $price } FL
picture-ask-market = trades before the deals begin
picture-month-JUL1 = Jul
picture-month-JUL2 = late
picture-month-AUG1 = Aug
picture-month-AUG2 = late
picture-month-SEP1 = Sep
picture-month-SEP2 = late
picture-month-OCT1 = Oct
picture-month-OCT2 = late
picture-month-NOV = Nov
picture-month-DEC = Dec
picture-month-JANFEB = J/F
picture-month-MAR1 = Mar
picture-month-MAR2 = late
picture-month-APR1 = Apr
picture-month-APR2 = late
picture-month-MAY1 = May
picture-month-MAY2 = late
picture-month-JUN1 = Jun
picture-month-JUN2 = late
name-map = Map of Europe

## Advice: what a hint counts (the change, with its sign)

advice-points = { $points } FL
advice-cash = { $way ->
    [more] brings { $by } FL
   *[less] costs { $by } FL
}
advice-cash-none = costs nothing
advice-goods = { $way ->
    [more] goods and bonds worth { $about } FL come in
   *[less] goods and bonds worth { $about } FL go
}
advice-reach = { $way ->
    [more] your merchants then get to deals that promise { $about } FL more
   *[less] deals that promised your merchants { $about } FL are then done or out of reach
}
advice-meter = { $way ->
    [more] nobility worth { $about } FL
   *[less] loses nobility worth { $about } FL
}
advice-held = { $way ->
    [more] cards, cubes and villas you keep are then worth { $about } FL more
   *[less] cards, cubes and villas you keep are then worth { $about } FL less
}
advice-sealed = { $way ->
    [more] promises a gain of { $about } FL, its chance counted in
   *[less] promises a loss of { $about } FL
}
advice-hopes = { $way ->
    [more] stands well for deals still to come: { $about } FL more to be hoped for
   *[less] { $about } FL less to be hoped for from deals still to come
}
advice-handled = hands goods over first
advice-handled-none = leaves the goods where they are
advice-toward = { $deal }: { $rounds ->
    [0] it is there
    [one] there in { $rounds } more round
   *[other] there in { $rounds } more rounds
}, dealt with { $left ->
    [0] now
    [one] in { $left } round
   *[other] in { $left } rounds
}

## Lesson: a first game for /tutorial

lesson-home = **Welcome to the counting house.** You trade in cloth, spice and metal all over Europe: buy where somebody sells cheaply, carry it, sell where somebody pays more. In this mode the richest house wins once all deals are done.
    ▸ **Goal**: choose a home. There lies your warehouse, there your merchants start, and there you come first when prices are equal. { $home } lies in the middle.
    ▸ **Press**: **{ $press }**: { $home }.
lesson-home-done = Four deals lie open, on the map and below it: green supplies that sell, red demands that buy. The + is the number of rounds until they are dealt with; ! means as soon as a merchant is there. They are the whole game: be there in time.
lesson-home-else = A fine town too, with a tax of its own. For this lesson take { $home }: it is near the first deal.
lesson-deals = **Read the deals.** A supply sells from a floor upwards (≥), a demand pays up to a ceiling (≤), for each piece. What lies between the two is your profit. { $from_city } sells { $good }, { $to_city } buys it.
    ▸ **Question**: how much does { $to_city } pay at most for one { $good }?
lesson-deals-done = Up to { $ceiling } FL in { $to_city }, from { $floor } FL in { $from_city }: that is worth the journey.
lesson-deals-else = Look at the red card of { $to_city }: the figure behind ≤ in the line of { $good } (the grey heap) is its ceiling.
lesson-journey = **A journey.** Each merchant goes up to { $most_steps } spaces a round. Bridges and ships cost money, and who is laden may meet trouble. Now your hands are empty and safe (goods from the warehouse are loaded with **Hand goods over**).
    ▸ **Goal**: send your representative to { $from_city }.
    ▸ **Press**: **{ $press }**: representative, { $from_city }.
lesson-journey-done = You are there. Who arrives in a town first stands first in its line, and the line decides between equal prices.
lesson-journey-else = The { $good } you want is sold in { $from_city }, and somebody else could be there first.
lesson-wait = **The rest waits.** Your other merchant can stay at home. When all houses have moved, half a month passes and the next trade phase begins.
    ▸ **Goal**: end your movement.
    ▸ **Press**: **{ $press }**. The warning only says that a merchant has not moved.
lesson-wait-done = The deal is urgent: it is dealt with as soon as a merchant is there. All others wait for their date, however early you come, and whoever comes too late gets nothing. That is what beginners trip over.
lesson-wait-else = Nothing else has to be done now: end your movement.
lesson-buy = **A sealed bid.** Suppose the other house has come as well. Everybody writes a price and a number in secret; the supply serves the **dearest** first, and everybody pays their own price.
    ▸ **Goal**: buy { $count } { $good }. The floor is { $floor } FL; { $to_city } pays up to { $ceiling } FL. Something like { $offered } FL should win and leave a profit.
    ▸ **Press**: **{ $press }**: { $count }, then the price.
lesson-buy-done = Your price was the higher one, so you were served first; nothing was left for the other house. Nobody sees a bid before all are in.
lesson-buy-else = Think of the profit: { $count } pieces, well above the floor of { $floor } FL because of the rival, and well below what { $to_city } pays.
lesson-carry = **The last deal.** Let us jump ahead: the deck is used up and only the demand in { $to_city } is left. Your representative carries { $count } { $good }.
    ▸ **Goal**: bring the { $good } to { $to_city }. Laden merchants roll dice on the road: on trouble they get only one space far.
    ▸ **Press**: **{ $press }**: representative, { $to_city }. Beside each goal stands what it costs and how likely trouble is.
lesson-carry-done = The road was quiet. Tolls have been paid by themselves.
lesson-carry-else = The demand is due in { $to_city } next round: your { $good } must be there.
lesson-arrive = **In time.** All deals are dealt with at the beginning of a round.
    ▸ **Goal**: end your movement and see the deal begin.
    ▸ **Press**: **{ $press }**.
lesson-arrive-done = You stand in { $to_city } with goods it wants, and so does the other house: both may bid.
lesson-arrive-else = Your representative is where it has to be: end your movement.
lesson-sell = **Selling.** Here the **cheapest** is served first. The ceiling is { $ceiling } FL, but whoever writes the ceiling is easily undercut.
    ▸ **Goal**: sell your { $count } { $good } below the ceiling, at { $asked } FL or so.
    ▸ **Press**: **{ $press }**: { $count }, then the price.
lesson-sell-done = You were cheaper, so the customer bought all from you. Bought for some { $offered } FL a piece and sold for some { $asked } FL, that makes about { $margin } FL of profit. No demand is left, so the game is over: what still lies about is sold at forced-sale prices, and the richest house wins. The other modes go on to titles and villas.
lesson-sell-else = At the end goods are worth only their forced-sale price: sell all { $count }, and stay below what the other house may ask.
lesson-sell-too-cheap = That would sell it, but you paid some { $offered } FL apiece. You need not go down so far: { $asked } FL or so should do.
