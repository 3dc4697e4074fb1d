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
name-all = all goods
name-bond = bond
name-bonds = bonds
name-honour = honour
name-escort = sea escort
name-conduct = safe conduct
name-wh = warehouse
name-rep = son
name-m1 = merchant 1
name-m2 = merchant 2
name-wh-cloth = cloth (warehouse)
name-wh-spice = spice (warehouse)
name-wh-metal = metal (warehouse)
name-rep-cloth = cloth (son)
name-rep-spice = spice (son)
name-rep-metal = metal (son)
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
name-B_DON = Donauwörth Bridge (Danube)
name-B_ULM = Ulm Bridge (Danube)
name-B_WUE = Würzburg Bridge (Main)
name-B_REG = Regensburg Bridge (Danube)
name-B_KOB = Koblenz Bridge (Moselle)
name-B_MAA = Maastricht Bridge (Meuse)
name-B_BDA = Breda Bridge
name-B_BRM = Bremen Bridge (Weser)
name-B_MAG = Magdeburg Bridge (Elbe)
name-B_STE = Stettin Bridge (Oder)
name-B_DRE = Dresden Bridge (Elbe)
name-B_BRE = Breslau Bridge (Oder)
name-B_THO = Thorn Bridge (Vistula)
name-B_VER = Verona Bridge (Adige)
name-B_POO = Ferrara Bridge (Po)
name-B_PAV = Pavia Bridge (Ticino)
name-B_AVI = Avignon Bridge (Rhône)
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
name-BUR = Burgundy & Low Countries
name-ERB = Saxony & Bohemia
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

name-N01 = demand in Antwerp (N01)
name-N02 = demand in Portugal/Spain (N02)
name-N03 = demand in Amsterdam (N03)
name-N04 = demand in Amsterdam (N04)
name-N05 = demand in London (N05)
name-N06 = demand in Florence (N06)
name-N07 = demand in Hamburg (N07)
name-N08 = demand in Lübeck (N08)
name-N09 = demand in Danzig (N09)
name-N10 = demand in Kraków (N10)
name-N11 = demand in Vienna (N11)
name-N12 = demand in Prague (N12)
name-N13 = demand in Leipzig (N13)
name-N14 = demand in Nuremberg (N14)
name-N15 = demand in Augsburg (N15)
name-N16 = demand in Frankfurt (N16)
name-N17 = demand in Cologne (N17)
name-N18 = demand in Basel (N18)
name-N19 = demand in Lyon (N19)
name-N20 = demand in Milan (N20)
name-N21 = demand in Venice (N21)
name-N22 = demand in Venice (N22)
name-N23 = demand in Southern Italy (N23)
name-N24 = demand in Rome (N24)
name-A01 = supply in Venice (A01)
name-A02 = supply in Venice (A02)
name-A03 = supply in Portugal/Spain (A03)
name-A04 = supply in London (A04)
name-A05 = supply in Antwerp (A05)
name-A06 = supply in Hamburg (A06)
name-A07 = supply in Kraków (A07)
name-A08 = supply in Leipzig (A08)
name-A09 = supply in Innsbruck (A09)
name-A10 = supply in Genoa (A10)
name-A11 = supply in Lübeck (A11)
name-A12 = supply in Prague (A12)
name-A13 = supply in Augsburg (A13)
name-A14 = supply in Southern Italy (A14)
name-A15 = supply in Vienna (A15)
name-A16 = supply in Lyon (A16)
name-K01 = demand of the Court of Tyrol in Innsbruck (K01)
name-K02 = demand of the Elector of Cologne (K02)
name-K03 = demand of the Elector of Mainz in Frankfurt (K03)
name-K04 = demand of the Count Palatine in Strasbourg (K04)
name-K05 = demand of the Elector of Saxony in Leipzig (K05)
name-K06 = demand of the King of Bohemia in Prague (K06)
name-K07 = demand of the King of Poland in Kraków (K07)
name-K08 = demand of the Doge of Venice (K08)
name-K09 = demand of the Pope in Rome (K09)
name-K10 = demand of the Duke of Milan (K10)
name-K11 = demand of the King of England in London (K11)
name-K12 = demand of the Governor of the Netherlands in Antwerp (K12)
name-K13 = demand of the King of Portugal in Portugal/Spain (K13)
name-K14 = demand of the King of Naples in Southern Italy (K14)
name-K15 = demand of the Archduke of Austria in Vienna (K15)
name-K16 = demand of the King of France in Lyon (K16)
name-MES1 = Fair of Frankfurt
name-MES2 = Fair of Lyon
name-V1 = Estate near Augsburg (V1)
name-V2 = Villa on the Brenta near Venice (V2)
name-V3 = Villa near Florence (V3)
name-V4 = Town palace in Antwerp (V4)
name-V5 = Manor near Nuremberg (V5)

## Names: events

name-E01 = Robbers (Electoral Rhine)
name-E02 = Pirates (Mediterranean)
name-E03 = Black Sheep
name-E04 = Boom
name-E05 = Discovery of America (supply in Portugal/Spain)
name-E06 = Mediterranean Blockade
name-E07 = Lottery
name-E08 = Army Costs
name-E09 = Calculation Trick
name-E10 = Imperial Coronation
name-E11 = Fuggerei and Patronage
name-E12 = Corruption
name-E13 = Robbers (Saxony & Bohemia)
name-E14 = Pirates (North Sea)
name-E15 = Robbers (Italy)
name-E16 = Pirates (Baltic Sea)
name-E17 = Lottery

## Names: orders given ahead

order-name-bid = advance bid: { $card }, lot { $lot } ({ $good })
name-route-rep = route of the son
name-route-m1 = route of merchant 1
name-route-m2 = route of merchant 2
name-home = home town (order)
name-selling = what to sell first in a forced sale
name-favour = favours for noble customers
name-cubes = where to put cubes first
name-sheep = most you pay to pass on the black sheep
name-lottery = lottery
name-payday = skip the payday question
name-market = ask for time at the next market
name-time = fastest
name-cost = cheapest
name-speed-2 = two spaces a round
name-speed-1 = one space a round
name-leaves = does not wait at the destination
name-goes-on = continues after trouble

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

decision-money = Everyone's money is open, because every payment is made in public.
decision-unit = Prices and bids are multiples of { $unit } FL, the smallest coin.
decision-line = In a home town the line begins in the sequence in which the homes were chosen.
decision-trades = Accepted trades that lack something are tried again until nothing changes. Where several places are possible, an offer names one.
decision-shortage = A house that can't pay its wages even after a forced sale dismisses regular merchants; tax it can't pay is forgiven.
decision-entry = The fee for entering a region is paid for each merchant, each time it enters.
decision-cubes = A house has one cube in each region at most; cubes from the discovery of America and the Fuggerei do not move the meter.
decision-nobles = A noble still gains bonds and cubes from favours but moves no further up the meter.
decision-waiting = Merchants may wait on bridges and at sea. A town does not protect them from robbers.
decision-sheep = The black sheep stays with its holder to the end of the game.
decision-unwon = A calculation trick that nobody bids for goes to the replenishment deck; corruption without an unmatched bid leaves the game.
decision-rent = The bank pays the rent of the first villa.
decision-shared = Houses with equal results share the victory.

## Pieces of texts

amount = { $count } { $good }
amount-bonds = { $count ->
    [one] { $count } bond
   *[other] { $count } bonds
}
amount-florins = { $florins } FL
amount-all = all goods
amount-at = { $what } from { $place }
either = { $first } or { $second }
the-warehouse = the warehouse
the-son = the son
the-merchant = { $merchant }
text-lot = { $quantity } { $good } ({ $limit } FL)

## Texts of cards, put together from their data

text-unused = This card is not used in this game.
text-demand = Buys (highest price per piece): { $lots }.
text-supply = Sells (lowest price per piece): { $lots }.
text-offset = Due { $offset ->
    [one] { $offset } round
   *[other] { $offset } rounds
} after the second date marker on the calendar.
text-first = If it is open at the start of the game: { $offset ->
    [one] { $offset } round
   *[other] { $offset } rounds
} after { $month }.
text-urgent = Urgent: settled as soon as { $demand ->
    [true] a merchant there carries a good it wants{ $warehouse ->
        [true] , or such a good lies in a warehouse there
       *[false] { "" }
    }
   *[false] a merchant is there
}, even before its date.
text-urgent-date = If nothing changes hands then, it { $waits ->
    [true] stays open until its date
   *[false] is closed all the same
}. On its date it { $first ->
    [true] still comes first
   *[false] is a card like any other
}.
text-noble = Noble customer: a seller may give up { $least } or { $most } FL for a favour, { $favours_per ->
    [card] once for the card
   *[lot] once for each lot
}.
text-after = { $after ->
    [replenish] Afterwards it goes to the replenishment deck.
   *[remove] Afterwards it leaves the game.
}
text-fair = Fair in { $city }, every year in { $month }. It first buys { $demand }, then sells { $supply }.
text-villa = Villa in { $city }: nobles with a merchant or their home there may bid { $least } FL or more. Due { $offset ->
    [one] { $offset } round
   *[other] { $offset } rounds
} after the second date marker on the calendar.
text-villa-rest = { $one ->
    [true] A house may own one villa.
   *[false] A house may own several villas.
} Without a bid it goes to the replenishment deck.
text-villa-first = The first villa sold also brings { $rent } FL rent a year, { $interest } FL interest for each bond, and the taxes of all other houses.
text-robbers = Region { $region }: every laden merchant that is there when its owner's turn begins, or that enters it, is attacked once{ $later ->
    [true] , in the round after the card is drawn
   *[false] { "" }
}.
text-robbers-dice = Its owner rolls two dice{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } with a cube in that region
}, +1 for each { $plus } FL paid beforehand.
text-lose-two = On { $most } or less, 2 goods are lost.
text-lose-one = Up to { $most }, 1 good is lost; above that, none.
text-sheep = It comes to the starting player. Take it and the money on it, or add the same amount again ({ $florins } FL at first) and pass it to another house.
text-sheep-keeper = Its holder is last in every line{ $everywhere ->
    [true] , also at home,
   *[false] { "" }
} to the end of the game.
text-sheep-meter = The house that takes it drops { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the meter, unless it is noble or at the bottom.
text-sheep-two = With two players the second must take it.
text-boom = { $deals } deals are open instead of { $usual } until one of them is settled.
text-america = A supply in { $city }: { $lots }. It counts as one of the open deals.
text-america-cube = Every house that buys from it puts one passage cube in a region of its choice; the meter does not move.
text-blockade = The next demand card drawn for { $cities } leaves the game together with this card.
text-lottery = Clockwise from the starting player, each house bets { $florins } FL on each { $one_bet ->
    [true] free die face
   *[false] die face
} it chooses, or passes{ $pass_final ->
    [true] { " " }for good
   *[false] { "" }
}.
text-lottery-end = As soon as { $one_bet ->
    [true] all { $faces } faces are taken or nobody bets any more
   *[false] nobody bets any more
}, a die is rolled: a house that bet on that face moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} up the meter.
text-trick = Sealed auction, at least { $least } FL. Once, at a noble customer, its owner may give up { $cost } FL that count as { $counts } FL.
text-trick-after = Once used it leaves the game; if nobody bids for it, it { $unwon ->
    [replenish] goes to the replenishment deck
   *[remove] leaves the game
}.
text-fuggerei = Sealed auction, at least { $least } FL, for safe conduct (region: { $region }). Every house pays its bid, win or lose. A house that already has a cube there, or has no cube left, is not asked.
text-corruption = Sealed auction, at least { $least } FL. Equal bids cancel each other, and every house pays its bid. The highest unmatched bid: meter +{ $steps } and no more taxes.
text-corruption-after = Its winner keeps it to the end of the game; without an unmatched bid it { $unwon ->
    [replenish] goes to the replenishment deck
   *[remove] leaves the game
}.
text-bonds = { $army ->
    [true] Bonds, one fewer than there are players,
   *[false] Bonds, half as many as there are players (rounded down),
} are sold by sealed auction: up to { $most } per house, at least { $least } FL each, highest bids first.{ $raises ->
    [0] { "" }
   *[other] { " " }Each moves its buyer { $raises ->
        [one] { $raises } step
       *[other] { $raises } steps
    } up the meter.
}
text-space = { $kind ->
    [city] Town
    [bridge] Bridge
    [sea] At sea
   *[road] On the road
}, on the original map: { $de }.
text-region = Region: { $region }.
text-no-region = It belongs to no region: robbers never come here{ $noble ->
    [true] , there is no safe conduct, and entering costs no fee
   *[false] { "" }
}.
text-toll = Toll on { $toll_on ->
    [leave] leaving
   *[enter] entering
}: { $unladen } FL, laden { $laden } FL.
text-prospect-supply = { $merchant } → { $card }: { $rounds ->
    [0] already there
    [one] { $rounds } round away
   *[other] { $rounds } rounds away
}{ $late ->
    [true] , too late
   *[false] { "" }
}; travel costs { $travel } FL.
text-prospect = { $merchant } → { $card }: { $rounds ->
    [0] already there
    [one] { $rounds } round away
   *[other] { $rounds } rounds away
}{ $late ->
    [true] , too late
   *[false] { "" }
}; travel costs { $travel } FL, { $safe }% chance of no trouble; { $pieces ->
    [0] nothing it wants is carried
   *[other] at most { $profit } FL profit on the { $pieces } carried
}.

## Events

start-player-rolled = { $seat } rolls highest and is the starting player.
home-chosen = { $seat } settles in { $home }{ $meter ->
    [0] { "" }
   *[other] { " " }(meter +{ $meter })
}.
deal-opened = { $from_event ->
    [true] { $card } is now open: due { $month }
   *[false] New { $card }: due { $month }
}{ $urgent ->
    [true] , urgent
   *[false] { "" }
}.
villa-opened = The { $card } is for sale in { $month } for at least { $least } FL.
fair-opened = The yearly fair of this game is the { $card }.
month-began = It is { $month }. { $start_player } is the starting player.
rent-received = { $seat } receives { $florins } FL rent for the { $card }.
deal-began = Sealed bids are made on the { $card }.
deal-void = No house can bid on the { $card }.
bid-shown = { $seat } { $single ->
    [true] { $quantity ->
        [0] does not bid
       *[other] bids { $price } FL
    } ({ $object })
   *[false] { $quantity ->
        [0] does not bid for { $object }
        [one] bids { $price } FL for { $what }
       *[other] bids { $price } FL each for { $what }
    }
}.
tie-rolled = { $seat } rolls { $roll } for starting player.
ware-sold = { $seat } sells { $what } { $quantity ->
    [one] for { $florins } FL
   *[other] at { $price } FL each for { $florins } FL
}.
ware-bought = { $seat } buys { $what } { $quantity ->
    [one] for { $florins_abs } FL
   *[other] at { $price } FL each for { $florins_abs } FL
}.
forcibly-sold = Forced sale: { $seat } sells { $what } for { $florins } FL.
fined = { $seat } still can't pay, { $florins ->
    [0] has nothing left for a fine
   *[other] is fined { $florins_abs } FL
}, and the bid is dropped.
deal-ended = The { $card } is closed.
deck-renewed = The replenishment deck is shuffled and becomes the new deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-drawn = An event is drawn: { $card }.
boom-began = The boom begins: { $deals } deals are open now.
boom-ignored = The boom changes nothing: { $deals } deals are open already.
boom-ended = The boom is over: { $deals } deals are open again.
robbers-came = { $card } appear: laden merchants there are in danger.
robbers-left = { $card } are gone.
blockade-laid = The { $card } begins: it stops the next demand drawn for { $cities }.
blockade-stopped = The blockade stops the { $card }; both cards leave the game.
sheep-passed = { $seat } pays { $florins_abs } FL to pass the black sheep to { $to }; it now carries { $pot } FL.
sheep-taken = { $seat } takes the black sheep{ $florins ->
    [0] { "" }
   *[other] { " " }and the { $florins } FL on it
}{ $meter ->
    [0] { "" }
   *[other] { " " }(loses { $meter_abs } on the meter)
}.
bet-placed = { $seat } bets { $florins_abs } FL on { $faces }.
bet-passed = { $seat } passes in the lottery.
lottery-drawn = The lottery shows { $face }.
lottery-won = { $seat } wins the lottery{ $meter ->
    [0] { "" }
   *[other] { " " }(meter +{ $meter })
}.
bonds-bought = { $seat } buys { $bonds ->
    [one] { $bonds } bond for { $price } FL
   *[other] { $bonds } bonds at { $price } FL each
}{ $meter ->
    [0] { "" }
   *[other] { " " }(meter +{ $meter })
}.
auction-paid = { $seat } pays the bid of { $florins_abs } FL ({ $card }).
auction-void = Nobody wins the auction for { $card }.
trick-won = { $seat } wins the { $card }.
corruption-won = { $seat } wins { $card } and pays no more taxes{ $meter ->
    [0] { "" }
   *[other] { " " }(meter +{ $meter })
}.
favour-granted = { $seat } gives up { $florins_abs } FL for a favour and rolls { $roll }: { $bonds ->
    [0] { $result }
    [one] { $bonds } bond
   *[other] { $bonds } bonds
}{ $meter ->
    [0] { "" }
   *[other] { " " }(meter +{ $meter })
}.
favour-declined = { $seat } declines the favour.
trick-used = { $seat } uses the { $card }.
cube-placed = { $seat } places { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} in the region { $region }.
title-won = { $seat } is ennobled!
villa-bought = { $seat } buys a villa for { $florins_abs } FL: { $card }.
villa-unsold = Nobody buys the { $card }.
payday-began = It is payday ({ $month }).
hired = { $seat } hires { $merchant }.
dismissed = { $seat } dismisses { $merchant }{ $goods_count ->
    [0] { "" }
   *[other] { " " }and loses { $goods }
}.
interest-paid = { $seat } receives { $florins } FL interest.
wages-paid = { $seat } pays { $florins_abs } FL wages.
tax-paid = { $seat } pays { $florins_abs } FL tax.
tax-received = { $seat } receives { $florins } FL tax.
goods-moved = { $seat } moves { $what } from { $out_of } to { $into }.
merchant-moved = { $seat }'s { $merchant } goes to { $goal }{ $florins ->
    [0] { "" }
   *[other] { " " }for { $florins_abs } FL
}.
entry-paid = { $seat } pays { $to } { $florins_abs } FL to enter the region { $region }.
road-rolled = { $seat }'s { $merchant } rolls { $roll } on the road: { $trouble ->
    [true] trouble!
   *[false] no trouble.
}
attacked = { $card } attack { $seat }'s { $merchant }{ $florins ->
    [0] { "" }
   *[other] , protected for { $florins_abs } FL
} (total { $total }): { $lost ->
    [0] nothing is lost
    [one] { $lost } good is lost
   *[other] { $lost } goods are lost
}.
goods-lost = { $seat }'s { $merchant } loses { $goods }.
lost-at-sea = { $seat }'s { $merchant } is lost at sea{ $goods_count ->
    [0] { "" }
   *[other] { " " }with { $goods }
}.
turn-ended = { $seat } ends their turn ({ $moved ->
    [0] no merchant moved
    [one] { $moved } merchant moved
   *[other] { $moved } merchants moved
}).
trade-offered = { $seat } offers { $taker } { $gives_count ->
    [0] nothing
   *[other] { $gives }
} for { $gets_count ->
    [0] nothing
   *[other] { $gets }
} (offer { $trade }{ $places_count ->
    [0] { "" }
   *[other] ; place: { $places }
}).
trade-accepted = { $seat } accepts offer { $trade }; it is carried out when the houses meet.
trade-withdrawn = { $seat } withdraws offer { $trade }.
trade-declined = { $seat } declines offer { $trade }.
trade-dropped = { $seat } withdraws or declines offer { $trade }.
trade-made = Offer { $trade } is carried out: { $seat } gives { $taker } { $gives_count ->
    [0] nothing
   *[other] { $gives }
} for { $gets_count ->
    [0] nothing
   *[other] { $gets }
}{ $places_count ->
    [0] { "" }
   *[other] { " " }({ $places })
}.
market-held = { $seat } { $wanted ->
    [true] asks for time at the next market.
   *[false] needs no time at the next market.
}
order-kept = { $seat } gives an order: { $named }.
order-dropped = { $seat }'s order ends: { $named }.
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $florins } FL!
   *[other] { $winners } share the victory with { $florins } FL each!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-home = Choose your home town.
await-home = { $seat }: choose a home town
ask-market = Market: you can { $offers ->
    [0] trade with other houses.
    [one] accept { $offers } offer now.
   *[other] accept { $offers } offers now.
} Press Done when you have finished.
await-market = { $seat }: trade with other houses
ask-bid-demand = The { $card } buys { $quantity } { $good } at up to { $limit } FL each. How many do you sell, and at what price? { $rivals_count ->
    [0] Nobody else may bid.
   *[other] Others who may bid: { $rivals }.
}
await-bid-demand = { $seat }: sealed bid to sell { $good }, { $card }
ask-bid-supply = The { $card } sells { $quantity } { $good } at { $limit } FL or more each. How many do you buy, and at what price? { $rivals_count ->
    [0] Nobody else may bid.
   *[other] Others who may bid: { $rivals }.
}
await-bid-supply = { $seat }: sealed bid to buy { $good }, { $card }
ask-bid-villa = For sale: { $card }, at least { $limit } FL. What is your sealed bid? { $rivals_count ->
    [0] Nobody else may bid.
   *[other] Others who may bid: { $rivals }.
}
await-bid-villa = { $seat }: sealed bid ({ $card })
ask-forced-sale = You owe { $need } FL and have { $florins } FL: sell something for { $short } FL more.
await-forced-sale = { $seat }: forced sale, { $short } FL short
ask-favour = You earned { $earned } FL ({ $card }). Do you give up some of it for a favour? You are at { $meter } on the meter.
await-favour = { $seat }: a favour or not ({ $card })
ask-cube = { $kind ->
    [land] Safe conduct: in which land region do you place the cube?
    [sea] Sea escort: in which sea region do you place the cube?
   *[any] In which region do you place a cube?
}
await-cube = { $seat }: place a passage cube
ask-sheep = The black sheep is with you, { $pot ->
    [0] without any money on it
   *[other] with { $pot } FL on it
}. Keep it, or pay { $price } FL to pass it on?
await-sheep = { $seat }: keep the black sheep or pass it on
ask-lottery = Lottery: { $florins } FL per face; the winner moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} up the meter. Free faces: { $faces }. Which do you bet on?
await-lottery = { $seat }: bet in the lottery or pass
ask-bond-auction = { $card }: { $bonds ->
    [one] { $bonds } bond is auctioned
   *[other] { $bonds } bonds are auctioned
}, at least { $least } FL each. What is your sealed bid?
await-bond-auction = { $seat }: sealed bid ({ $card })
ask-all-pay = { $card }: what is your sealed bid? At least { $least } FL; every house pays its bid, win or lose.
await-all-pay = { $seat }: sealed bid ({ $card })
ask-event-auction = { $card }: what is your sealed bid? At least { $least } FL.
await-event-auction = { $seat }: sealed bid ({ $card })
ask-payday = Payday. You have { $florins } FL{ $interest ->
    [0] { "" }
   *[other] , get { $interest } FL interest
} and pay { $wages ->
    [0] { $tax ->
        [0] neither wages nor tax
       *[other] { $tax } FL tax
    }
   *[other] { $wages } FL wages{ $tax ->
        [0] { "" }
       *[other] { " " }and { $tax } FL tax
    }
}. Do you hire or dismiss merchants?
await-payday = { $seat }: hire or dismiss merchants
ask-move = { $merchants_count ->
    [0] All your merchants have moved.
   *[other] Move your merchants; still to move: { $merchants }.
}
await-move = { $seat }: move merchants
ask-lose = Your { $merchant } loses { $count ->
    [one] { $count } good
   *[other] { $count } goods
}. Which?
await-lose = { $seat }: choose what the { $merchant } loses ({ $count ->
    [one] { $count } good
   *[other] { $count } goods
})

## Hints: what an answer would do

hint-home = tax { $tax } FL a year{ $meter ->
    [0] { "" }
   *[other] , meter +{ $meter }
}{ $seats_count ->
    [0] { "" }
   *[other] ; already there: { $seats }
}
hint-florins = { $florins } FL in all
hint-over-cash = { $florins } FL, { $short } FL more than you have: a forced sale follows, or a fine of { $fine } FL
hint-merchant = { $city }{ $goods_count ->
    [0] { "" }
   *[other] : { $goods }
}
hint-date = due { $month }{ $rounds ->
    [0] , now
    [one] , in { $rounds } round
   *[other] , in { $rounds } rounds
}
hint-each = { $florins } FL each
hint-favour = { $bonds ->
    [one] { $bonds } bond if the dice show bonds
   *[other] { $bonds } bonds if the dice show bonds
}
hint-sheep-take = keep it{ $pot ->
    [0] , no money on it
   *[other] { " " }and take { $pot } FL
}
hint-sheep-pass = pay { $price } FL to pass it on
hint-wages = wages: { $florins } FL
hint-go = { $lost ->
    [true] lost at sea in November!{ " " }
   *[false] { "" }
}{ $robbers ->
    [0] { "" }
   *[other] robbers!{ " " }
}{ $steps ->
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
   *[other] , { $trouble }% risk of trouble
}
hint-plus = { $florins ->
    [0] no protection
   *[other] { $florins } FL for each attack
}
hint-lot = { $side ->
    [demand] buys { $quantity } { $good } at up to { $limit } FL each
    [supply] sells { $quantity } { $good } at { $limit } FL or more each
   *[villa] at least { $limit } FL
}
hint-journey = { $rounds ->
    [0] already there
    [one] { $rounds } round
   *[other] { $rounds } rounds
} ({ $month }), { $florins } FL
hint-no-journey = no route found
hint-trade = { $giver } gives { $taker } { $gives_count ->
    [0] nothing
   *[other] { $gives }
} for { $gets_count ->
    [0] nothing
   *[other] { $gets }
}{ $places_count ->
    [0] { "" }
   *[other] { " " }({ $places })
}

## One's own orders, in words

rival-seller = { $player } (up to { $count })
rival-buyer = { $player } (has { $florins } FL)
heading-orders = Your orders
heading-prospects = Deals within reach, if all goes well
heading-bidders = Who could bid now, and for how many
text-bidders = { $card }: { $quantity } { $good } at { $least } to { $most } FL each: { $houses }
order-given = { $order }
order-selling = Forced sales, first to last: { $choice }
order-cubes = Cubes, first to last: { $choice }
order-lottery = Lottery: { $choice_count ->
    [0] no bet
   *[other] bet on { $choice }
}
order-payday = Payday: nobody is hired or dismissed
order-other = Order: { $name }
order-none = None. You can give orders at any time under “Your move”.

## Places in menus

part = { $place }
part-elsewhere = no region

## What speaks against a move

warn-at-sea = Lost at sea when November begins: { $merchants }
warn-unmoved = Not moved yet: { $merchants }

## Result

score-line = { $place }. { $seat }: { $points } FL ({ $parts })
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

move-choose-home = Choose a home town
move-choose-home-full = Home town: { $home }
cmd-choose-home = home
cmd-choose-home-desc = Choose your home town
move-home-ahead = Choose a home town in advance
move-home-ahead-full = Home town: { $home }
move-bid = Bid
move-bid-full = Bid { $price } FL { $quantity ->
    [one] for { $quantity }
   *[other] each for { $quantity }
}
cmd-bid = bid
cmd-bid-desc = Make a sealed bid: how many, and at what price
move-bid-alone = Best price: nobody else can bid
move-bid-alone-full = Bid for { $quantity } at the best price (nobody else can bid)
cmd-bid-alone = alone
cmd-bid-alone-desc = How many at the ceiling or floor price, when nobody else can bid
move-pass = Pass
cmd-pass = pass
cmd-pass-desc = No bid, no favour, no bet
move-sell = Forced sale
move-sell-full = Forced sale: { $what }
cmd-sell = sell
cmd-sell-desc = Sell goods or bonds from anywhere at forced-sale prices
move-grant-favour = Seek a favour
move-grant-favour-full = Give up { $florins } FL{ $trick ->
    [true] { " " }with the calculation trick
   *[false] { "" }
}
cmd-grant-favour = favour
cmd-grant-favour-desc = Give up florins to a noble customer and roll for a favour
move-place-cube = Place a cube
move-place-cube-full = Cube: { $region }
cmd-place-cube = cube
cmd-place-cube-desc = Place a passage cube in a region
move-hand-sheep = Keep or pass on the black sheep
move-hand-sheep-full = The black sheep goes to { $to }
says-sheep-keep = Keep the black sheep
says-sheep-pass = Pass the black sheep to { $player }
cmd-hand-sheep = sheep
cmd-hand-sheep-desc = Pass the black sheep to another house, or keep it
move-bet = Bet
move-bet-full = Bet on { $faces }
cmd-bet = bet
cmd-bet-desc = Bet on die faces in the lottery
move-payday = Payday
move-payday-full = { $hire ->
    [0] { $dismiss_count ->
        [0] Hire and dismiss nobody
       *[other] Dismiss { $dismiss }
    }
   *[other] Hire { $hire ->
        [one] { $hire } merchant
       *[other] { $hire } merchants
    }{ $dismiss_count ->
        [0] { "" }
       *[other] , dismiss { $dismiss }
    }
}
cmd-payday = payday
cmd-payday-desc = Hire and dismiss regular merchants
move-go = Move a merchant
move-go-full = Move { $who } to { $goal }{ $plus ->
    [0] { "" }
   *[other] , +{ $plus } against robbers
}
cmd-go = go
cmd-go-desc = Move one of your merchants up to three spaces
move-stand = Face the robbers
move-stand-full = Face the robbers: { $merchant }{ $plus ->
    [0] , unprotected
   *[other] , +{ $plus }
}
cmd-stand = stand
cmd-stand-desc = Choose how many +1 a merchant among robbers buys
move-lose = Choose lost goods
move-lose-full = Lose { $goods }
cmd-lose = lose
cmd-lose-desc = Choose which goods robbers or trouble take
move-done = Done
cmd-done = done
cmd-done-desc = End your movement, or your time at the market
move-give = Move goods
move-give-full = Move { $what } from { $out_of } to { $into }
cmd-give = give
cmd-give-desc = Move goods between your merchants, or a merchant and your warehouse, in one place
move-offer-trade = Offer a trade
move-offer-trade-full = Offer { $taker } { $hands_count ->
    [0] nothing
   *[other] { $hands }
} for { $receives_count ->
    [0] nothing
   *[other] { $receives }
}
cmd-offer-trade = offer
cmd-offer-trade-desc = Offer another house goods, bonds and money
move-accept-trade = Accept an offer
move-accept-trade-full = Accept offer { $trade }
cmd-accept-trade = accept
cmd-accept-trade-desc = Accept an offer; it is carried out where the houses meet
move-drop-trade = Decline or withdraw an offer
move-drop-trade-full = Decline or withdraw offer { $trade }
cmd-drop-trade = decline
cmd-drop-trade-desc = Decline an offer, or withdraw your own
move-hold = Ask for time to trade
cmd-hold = hold
cmd-hold-desc = Ask for time to trade at the next market; everyone can see it
move-release = Need no time to trade
cmd-release = release
cmd-release-desc = Withdraw your wish for time at the next market
move-bid-ahead = Advance bid
move-bid-ahead-full = { $card }, lot { $lot }: { $quantity ->
    [0] no bid
   *[other] { $quantity } { $good } at { $price } FL each
}
move-route-ahead = Plan a route
move-route-ahead-full = Route: { $merchant } to { $goal }, { $by }, up to { $speed ->
    [one] { $speed } space
   *[other] { $speed } spaces
} a round; { $rounds ->
    [0] arrived
    [one] { $rounds } round to go: { $halts }
   *[other] { $rounds } rounds to go: { $halts }
}
move-choice-ahead = Sales, cubes, lottery, payday
move-choice-ahead-full = { $what }
move-favour-ahead = Favours
move-favour-ahead-full = { $florins ->
    [0] No favour
   *[other] Favour of { $florins } FL
} if at least { $keep } FL remain
move-sheep-ahead = The black sheep
move-sheep-ahead-full = Pass the black sheep to { $to_next ->
    [true] the next house
   *[false] { $to }
} for up to { $most } FL
move-drop-order-full = Cancel: { $named }

## Fields of moves: question, name as an option of the command, its description

field-home = Which town?
opt-home = home
opt-home-desc = Augsburg, Nuremberg or Florence
field-quantity = How many?
opt-quantity = quantity
opt-quantity-desc = How many pieces
field-price = At what price each?
opt-price = price
opt-price-desc = FL for each piece, a multiple of the smallest coin
field-ware = Which goods?
opt-ware = ware
opt-ware-desc = What is sold, and from where
field-florins = How many florins?
opt-florins = florins
opt-florins-desc = How much you give up
field-trick = With the calculation trick?
opt-trick = trick
opt-trick-desc = Use the calculation trick
field-region = Which region?
opt-region = region
opt-region-desc = The region for the cube
field-to = To whom?
opt-to = to
opt-to-desc = The house that gets the black sheep
field-faces = Which faces?
opt-faces = faces
opt-faces-desc = Die faces, like 2, 5
field-hire = How many do you hire?
opt-hire = hire
opt-hire-desc = How many regular merchants to hire
field-dismiss = Who is dismissed?
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
opt-goal = destination
opt-goal-desc = A space of the map, by its name in English or German
field-way = Which route?
opt-way = route
opt-way-desc = The route, where several differ
field-payee = Who gets the fee for entering?
opt-payee = payee
opt-payee-desc = Letter of the house that gets the entry fee
field-second_payee = Who gets the fee in the second region?
opt-second_payee = payee2
opt-second_payee-desc = Letter of the house that gets the second entry fee
field-plus = How many +1 do you buy for the attack roll?
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
field-taker = Who is your offer for?
opt-taker = taker
opt-taker-desc = The house you make the offer to
field-gives = What do you give?
opt-gives = gives
opt-gives-desc = What you give, like cloth 2, bond 1
field-wants = What do you want?
opt-wants = wants
opt-wants-desc = What you want, like metal 1
field-pays = How many florins do you add?
opt-pays = pays
opt-pays-desc = FL you pay
field-gets = How many florins do you want?
opt-gets = gets
opt-gets-desc = FL you get
field-instead = In place of which offer of theirs?
opt-instead = instead
opt-instead-desc = Number of the offer this one replaces; 0 for none
field-place = Where do you trade?
opt-place = place
opt-place-desc = Where you both have what changes hands, if there are several such places
field-trade = Which offer?
opt-trade = trade
opt-trade-desc = Number of the offer
field-card = Which card?
field-lot = Which lot?
field-manner = Change the defaults? (fastest, waits on arrival, stops on trouble)
field-topic = What is the order about?
field-choice = Which, and in what order?
field-keep = How much cash must remain?
field-most = How much do you pay at most?
value-price = { $value } FL
value-hire = { $value ->
    [one] { $value } merchant
   *[other] { $value } merchants
}
value-plus = +{ $value }

## Options of a table

option-mode = Game
option-mode-desc = Which of the four games you play.
option-mode-company = company game (richest house, about 3 h)
option-mode-noble = noble game (first noble, 2–4 h)
option-mode-villa = villa game (first villa, 5–6 h)
option-mode-full = full game (two villas, 8 h)
option-years = Year limit
option-years-desc = Not in the rules; ends very long games.
option-years-none = no limit
option-years-2 = 2 years
option-years-3 = 3 years
option-years-5 = 5 years
option-years-8 = 8 years
option-toll_on = Tolls
option-toll_on-desc = When a toll is due (the source is unclear).
option-toll_on-enter = on entering the space
option-toll_on-leave = on leaving the space
option-sea_fee = Sea fee
option-sea_fee-desc = How the sea fee is counted (the source is unclear).
option-sea_fee-region = once for each sea region
option-sea_fee-space = for each space
option-sea_fee-move = once per move
option-price_after_trouble = Price after trouble
option-price_after_trouble-desc = What a move cut short by trouble costs.
option-price_after_trouble-declared = the declared length
option-price_after_trouble-moved = the length actually moved
option-sheep_beats_home = Black sheep at home
option-sheep_beats_home-desc = Whether its holder comes last even in their own home town.
option-sheep_beats_home-true = last there too
option-sheep_beats_home-false = first at home
option-sheep_forced_of_two = Black sheep with two players
option-sheep_forced_of_two-desc = Whether the second of two players must take it.
option-sheep_forced_of_two-true = must take it
option-sheep_forced_of_two-false = may pass it back
option-favours_per = Favours
option-favours_per-desc = How often a seller may seek a favour from one noble customer.
option-favours_per-lot = once for each lot
option-favours_per-card = once for the card
option-villas_per_house = Villas per house
option-villas_per_house-desc = How many villas a house may buy.
option-villas_per_house-one = one
option-villas_per_house-any = any number
option-bonds_need_contact = Trade in bonds
option-bonds_need_contact-desc = Whether bonds change hands only where houses meet.
option-bonds_need_contact-true = only where they meet
option-bonds_need_contact-false = anywhere
option-robbers_act = Robbers and pirates
option-robbers_act-desc = In which movement phase they attack.
option-robbers_act-same_round = of the same round
option-robbers_act-next_round = of the next round
option-auctioned_bonds_raise = Bonds from auctions
option-auctioned_bonds_raise-desc = Whether they move their buyer up the meter.
option-auctioned_bonds_raise-true = they do
option-auctioned_bonds_raise-false = they do not
option-one_bet_a_face = Lottery faces
option-one_bet_a_face-desc = Whether a face takes more than one bet.
option-one_bet_a_face-true = one bet per face
option-one_bet_a_face-false = any number
option-lottery_pass_final = Passing in the lottery
option-lottery_pass_final-desc = Whether a house that has passed may bet again.
option-lottery_pass_final-true = out for good
option-lottery_pass_final-false = may come back
option-warehouse_triggers = Urgent deals at home
option-warehouse_triggers-desc = Whether goods in a warehouse trigger an urgent demand.
option-warehouse_triggers-true = they do
option-warehouse_triggers-false = only a merchant does
option-urgent_without_sale = Urgent deal without a trade
option-urgent_without_sale-desc = What happens to an urgent card when nothing is traded.
option-urgent_without_sale-finished = it is closed
option-urgent_without_sale-waits = it waits for its date
option-urgent_first_on_date = Urgent card on its date
option-urgent_first_on_date-desc = Whether it comes first on its own date too.
option-urgent_first_on_date-true = first
option-urgent_first_on_date-false = like any other card

## Refusals. A name with figures after the code is for exactly these figures.

ERR_BAD_HOME = Choose one of the home towns: { $homes }.
ERR_NOT_TOGETHER = You can move goods only between your merchants in one place, or between a merchant at home and the warehouse.
ERR_NOT_TOGETHER-source-target = These are not in the same place: { $source } and { $target }.
ERR_NOT_ENOUGH_GOODS = { $have ->
    [0] None of that is there.
    [one] Only { $have } is there.
   *[other] Only { $have } are there.
}
ERR_BAD_QUANTITY = { $least ->
    [0] Choose a number from 0 to { $most }.
   *[other] { $most ->
        [one] Choose 1.
       *[other] Choose at least 1 and at most { $most }.
    }
}
ERR_NO_SUCH_MERCHANT = That merchant is not on the map.
ERR_NO_SUCH_SPACE = There is no such space on the map.
ERR_TRANSFER_CLOSED = You can move goods only before your first merchant moves.
ERR_NOT_ENOUGH_MONEY = This costs { $need } FL and you have { $have } FL ({ $missing } FL short). You can hold a forced sale at the start of your movement.
ERR_NOT_COVERED = That is { $need } FL, but even with everything sold you would have only { $have } FL.
ERR_BOTH_WAYS = You give { $ware }, so you can't want { $ware } in return.
ERR_FLORINS_BOTH_WAYS = You add { $florins } FL, so you can't want florins in return.
ERR_NO_CONTACT = There is no choice of places here: the trade is carried out where the houses meet.
ERR_NO_CONTACT-places = Choose where the trade is carried out: { $places }.
ERR_NO_SUCH_OFFER = That offer does not exist any more.
ERR_NOT_YOUR_OFFER = That offer is not addressed to you.
ERR_BAD_ORDER = That order isn't possible here. Choose one of those offered.
ERR_TWO_SPEEDS = Choose only one speed.
ERR_NOT_OPEN = That card is not open; choose one of the open deals.
ERR_NOT_ELIGIBLE = You can't bid here ({ $card }): you need a merchant or your home in the town, and to sell also the goods.
ERR_PRICE_TOO_HIGH = The price is above the ceiling of { $limit } FL.
ERR_PRICE_TOO_LOW = The price is below the minimum of { $limit } FL.
ERR_PRICE_STEP = Prices are multiples of { $unit } FL.
ERR_NOT_NOW = You can hold a forced sale only before your first merchant moves.
ERR_BAD_AMOUNT = You can give up { $least } or { $most } FL.
ERR_OVER_REVENUE = You can't give up more than the { $earned } FL you are owed.
ERR_NO_TRICK = You can't use the calculation trick here.
ERR_BAD_REGION_KIND = Safe conduct needs a land region, sea escort a sea region.
ERR_ALREADY_THERE = You already have a cube there: { $region }.
ERR_NO_CUBES = All your cubes are placed ({ $cubes }).
ERR_TOO_MANY_HIRES = You can have at most { $most } regular merchants on the map.
ERR_NOT_A_REGULAR = Only regular merchants on the map can be dismissed.
ERR_ALREADY_MOVED = This merchant has already moved.
ERR_TOO_FAR = A merchant moves at most { $most } connected spaces.
ERR_NOT_ADJACENT = A route is up to { $most } connected spaces.
ERR_REVISIT = A route of at most { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} may not visit a space twice or return to its start.
ERR_SEA_CLOSED = The sea is closed from November to February.
ERR_OTHER_GOAL = That route does not end there: { $goal }.
ERR_SAME_WAY = That route costs and risks the same as one already offered.
ERR_PAYEE_NEEDED = Several houses hold safe conduct there: choose which one you pay.
ERR_PLUS_NEEDED = Robbers attack one of your merchants where it stands: first choose how many +1 you buy ({ $price } FL each).
ERR_NOT_ATTACKED = No robbers attack that merchant.
ERR_BAD_PLUS = You can buy at most { $most } here, at { $price } FL each.
ERR_WRONG_COUNT = Choose exactly { $count ->
    [one] { $count } good
   *[other] { $count } goods
} to lose.
ERR_MUST_TAKE = You have to take the black sheep.
ERR_MUST_TAKE-have-need = You have to take the black sheep: passing it on costs { $need } FL and you have { $have } FL.
ERR_BAD_TARGET = Choose another player.
ERR_ALL_TAKEN = All faces are taken.
ERR_FACE_TAKEN = Face { $face } is already taken.
ERR_FACE_TAKEN-listed = already taken
ERR_BAD_FACE = Die faces go up to { $most }.

## The whole position as text

position-month = Round { $round }, { $month }. Starting player: { $start_player }.
position-deal = The { $card } { $side ->
    [demand] buys
   *[supply] sells
}: { $lots }. Due { $month }{ $urgent ->
    [true] , urgent
   *[false] { "" }
}.
position-villa = { $card }, for sale in { $month }: at least { $least } FL.
position-fair = Fair in { $city }: first buys { $demand }; then sells { $supply }.
position-robbers = { $card } { $acts ->
    [true] attack this round
   *[false] attack next round
}.
position-blockade = { $card } is in force.
position-boom = Boom: { $deals } deals are open.
heading-deals = Open deals
heading-decks = Lines in towns, offers, decks
heading-homeless = { $seat }: { $florins } FL, no home yet
heading-house = { $seat } ({ $home }): { $florins } FL
position-warehouse = Warehouse: { $goods_count ->
    [0] empty
   *[other] { $goods }
}.
position-merchant = { $merchant }: { $city }, carrying { $goods_count ->
    [0] nothing
   *[other] { $goods }
}.
position-away = { $merchant }: { $dead ->
    [true] lost for good
   *[false] in reserve
}.
position-noble = Nobility meter { $meter } of { $title }{ $noble ->
    [true] , noble
   *[false] { "" }
}; { $bonds ->
    [0] no bonds
    [one] { $bonds } bond
   *[other] { $bonds } bonds
}; cubes: { $cubes }.
position-holds = Holds: { $cards }.
position-line = Line in { $city }: { $seats }.
position-trade = Offer { $number }: { $trade }.
position-deck = Face down: { $deck ->
    [0] no cards
    [one] { $deck } card
   *[other] { $deck } cards
}.
position-decks = Face down: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, and { $replenish } in the replenishment deck.

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
}: { $unladen } FL unladen, { $laden } FL laden; laden, trouble on a roll of { $upto } or less ({ $chance }%)
rule-wages = { $regulars ->
    [one] { $regulars } regular
   *[other] { $regulars } regulars
}: { $florins } FL
rule-dice = { $result }: { $sums }
rule-dice-more = { $first }; { $then }
rule-band = Meter { $least } to { $most } – { $dice }
rule-card = { $card }: { $lots }; +{ $offset }{ $urgent ->
    [true] , urgent
   *[false] { "" }
}
rule-fair = { $city }: first buys { $demand }; then sells { $supply }
rule-villa = { $card }: +{ $offset }, at least { $least } FL; rent { $rent } FL

chapter-aim = The game in short

rules-aim = You run a merchant house around the year fifteen hundred. Your merchants cross Europe by road, over bridges and by ship. In some towns goods are for sale, in others they are wanted. Be there in time with a merchant, and bid in secret: the lowest bids sell, the highest bids buy. Buy low, carry the goods across the map, sell high.
rules-mode = { $full ->
    [true] You play the full game: climb the nobility meter to its end, then buy a villa. The game ends when a second player buys one; the richer of the villa owners wins, with villas counted at their minimum bid.
   *[false] { $villas ->
        [true] You play the villa game: climb the nobility meter to its end, then be the first to buy a villa. That wins.
       *[false] { $noble ->
            [true] You play the noble game: the first to reach the end of the nobility meter wins.
           *[false] You play the company game: when the deck is used up and the last demand is settled, everything is sold at forced-sale prices and the richest house wins.
        }
    }
}
rules-words = FL: florins, the money; prices are multiples of { $unit } FL. Demand: a card that buys goods from you. Supply: a card that sells goods to you. Deal: a demand or a supply. Lot: one good on a card. Space: a town, bridge, stretch of road or piece of sea on the map. The three goods are cloth, spice and metal.

chapter-set-up = Set-up

rules-set-up = Each house begins with { $start_money } FL and { $goods } in its warehouse. It has { $merchants } merchants: the son of the house, who draws no wages, and { $regulars } regular merchants.
rules-homes = Dice decide who is the starting player. Clockwise, each player chooses a home town; several may live in one town. The son and one regular merchant start there without goods; the other regular merchant waits in reserve. The home towns:
    { $homes }
rules-decks = The deck is { $cards } cards drawn at random: { $demands } demands, { $supplies } supplies and { $events } events. Of these, { $up_demand } demands and { $up_supply } supplies are face up at the start. Cards that are not drawn stay in the box, unseen.{ $noble ->
    [true] { " " }A second deck, the replenishment deck, is made in the same way. Used cards go there or leave the game, as each card says. When the deck is empty, the replenishment deck is shuffled and takes its place.
   *[false] { " " }Used cards leave the game.
} One of the fairs is drawn and stays open all game.

chapter-round = A round

rules-round = Every round is one space of the calendar: { $rounds_a_year } rounds make a year, and the game begins in { $first_month }. A round has three parts: trade, movement, calendar. Then the starting player marker passes clockwise.
rules-calendar = At the end of a round the calendar marker moves on one space, and robbers and pirates leave. The sea is closed in { $closed }: no merchant may go to sea then, and a merchant still at sea when November begins is lost with all its goods. A regular merchant returns to the reserve; a son is gone for good.
rules-years = { $years ->
    [0] { "" }
   *[other] At this table the game ends after { $years } years at the latest; then villas decide, then the nobility meter, then wealth.
}

chapter-trade = Trade

rules-agenda = In the trade phase, deals are settled one by one. The first of these that applies always comes next: urgent deals that can be settled now; demands whose date has come; in { $fair_month } the fair, first what it buys, then what it sells;{ $villas ->
    [true] { " " }villas;
   *[false] { "" }
} supplies whose date has come; in { $payday } payday. Among cards of one kind, the one revealed first comes first. After every deal a new card is drawn.
rules-open = In all, { $open_deals } demands and supplies are open at any time. A new card's date is counted from the second date marker on the calendar (fairs and villas do not count): that many rounds later. If there is only one marker, count from that one; if there is none, from today. The { $first_deals } deals open at the start count from { $first_month }. Events are carried out as soon as they are drawn, and drawing goes on.
rules-urgent = An urgent card is settled before its date, as soon as it can be: a supply when any merchant is there, a demand when a merchant there carries a good it wants{ $warehouse_triggers ->
    [true] { " " }or such a good lies in a warehouse there
   *[false] ; goods in a warehouse do not count for this
}.{ $urgent_without_sale ->
    [waits] { " " }If nothing changes hands it stays open until its date.
   *[finished] { " " }If nothing changes hands it is closed all the same.
}{ $urgent_first_on_date ->
    [true] { " " }On its own date it still comes first.
   *[false] { " " }On its own date it is a card like any other.
}
rules-bidding = You may bid if you have a merchant or your home in the town; to sell, you must also have the good there, on merchants or in the warehouse. The lots of a card are auctioned in turn. For each, all bidders write a price per piece and a number of pieces in secret; nothing is shown before all bids are in. A demand has a ceiling price, a supply a floor price. A demand takes the lowest bids first, a supply the highest bids first, until the number on the card is reached; each house gets or pays its own price. Equal prices: a house whose home is there comes first (dice between several), then the line of the town decides, with the holder of the black sheep last{ $sheep_beats_home ->
    [true] , also at home
   *[false] { "" }
}. Sold goods leave the warehouse first, bought goods go to a merchant there first; you can move them later.
rules-line = The line of a town lists the houses in the sequence in which their first merchants arrived. Further merchants of a house share its place; when the last one leaves, the place is lost.
rules-forced-sale = If you owe more than you have, you must hold a forced sale until you can pay: sell goods{ $noble ->
    [true] { " " }or bonds
   *[false] { "" }
} from anywhere at fixed prices ({ $sale }). At the start of your own movement you may do so freely. A buyer who can't pay even then is fined { $fine } FL (or what is left) and left out; the next bid moves up.
rules-market = Trade between houses: you can offer goods{ $noble ->
    [true] , bonds
   *[false] { "" }
} and money to another house at any time, at any price. An offer stands until it is withdrawn or declined; if several places are possible for it, it names one of them. Goods change hands in the trade phase, where merchants of both houses are in one space or a merchant of one is at the other's home{ $noble ->
    [true] ; { $bonds_need_contact ->
        [true] so do bonds
       *[false] bonds change hands anywhere
    }
   *[false] { "" }
}. No house can give more than it has there. A house that has an offer it could accept now, or has asked for time, is asked at the beginning of the trade phase. Accepted trades that lack something are tried again whenever others were carried out, until nothing changes.
rules-trade-desk = At any time you may: move goods between your merchants in one space, or between a merchant at home and the warehouse (in the trade phase); make and answer offers; and give orders. Only you see your orders, and they do exactly what you would do by hand: advance bids for lots of open cards; routes of merchants over several rounds (a route to where a merchant stands keeps it there until a new deal is revealed); what to sell first in a forced sale; { $noble ->
    [true] favours, where to put cubes first, lottery faces;{ " " }
   *[false] { "" }
}the most you pay to pass on the black sheep; skipping the payday question.

chapter-movement = Movement

rules-moving = Clockwise from the starting player, each house moves each of its merchants once, up to { $most_steps } connected spaces and through none twice. Before the first of them moves you may move goods and hold forced sales. A merchant is laden if it carries anything when it sets out. What a move costs:
    { $steps }
rules-trouble = A laden merchant rolls two dice. On trouble it moves only one space{ $price_after_trouble ->
    [moved] { " " }and pays for that one only
   *[declared] { " " }but pays for the declared length
}; if that space is not a town and it carries more than { $keep } goods, it keeps { $keep } of your choice.
rules-tolls = Each bridge{ $toll_on ->
    [leave] { " " }you leave
   *[enter] { " " }you enter
}, and Cologne, costs a toll of { $toll_unladen } FL, laden { $toll_laden } FL. At sea you pay { $sea_fee_unladen } FL, laden { $sea_fee_laden } FL, { $sea_fee ->
    [space] for each space
    [move] once a move
   *[region] once for each sea region of the move
}.
rules-regions = The land regions are { $lands }; the sea regions are { $seas }. These places belong to no region: { $no_region }. Robbers never come there{ $noble ->
    [true] , there is no safe conduct, and entering costs no fee
   *[false] { "" }
}.
rules-entry = { $noble ->
    [true] Entering a land region where others hold safe conduct and you do not costs { $entry_fee } FL for each merchant, paid to the holder (your choice if there are several).
   *[false] { "" }
}
rules-lose-goods = Robbers and pirates attack each laden merchant that is in their region when its owner's turn begins, or that enters it, once{ $robbers_act ->
    [next_round] , in the round after they were drawn
   *[same_round] { "" }
}. The owner rolls two dice{ $noble ->
    [true] , +{ $robber_bonus } with a cube there
   *[false] { "" }
}, +1 for each { $plus_price } FL paid beforehand: { $lose_two } or less takes two goods, up to { $lose_one } takes one, more takes none. You choose the goods.

chapter-year = The year

rules-payday-phase = Payday is in { $payday }. First hire regular merchants (at most { $regulars } on the map; they start at home), then dismiss any (their goods are lost).{ $noble ->
    [true] { " " }Each bond brings { $interest } FL interest.
   *[false] { "" }
} Then all houses pay wages: { $wages } (in all; the son is free). When all have paid them, all pay the tax of their home town. If you can't pay even after a forced sale, regular merchants are dismissed until you can, and the rest of the tax is forgiven.
rules-fair = The fair comes every year in { $fair_month }, in the same town. It is a demand first and a supply after that, and never counts as one of the open deals.

chapter-nobility = Nobility

rules-meter = { $noble ->
    [true] The meter runs to { $title_at }: a house that reaches it is noble. Noble customers are demands; after each lot of theirs a seller may give up part of what they are owed and roll two dice for a favour.
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
    [true] You have { $cubes } cubes, one for each region at most. At sea a cube spares you the fee. On land it spares you the tolls of bridges (not Cologne), keeps your goods when there is trouble, helps against robbers, and earns you { $entry_fee } FL from others who enter. If you have no region or cube left, only the meter moves.
   *[false] { "" }
}
rules-bonds = { $noble ->
    [true] Bonds bring interest on payday, count in a forced sale and may be traded; none of this moves the meter.
   *[false] { "" }
}
rules-villas = { $villas ->
    [true] A villa is open beside the other deals. On its date nobles with a merchant or their home there make sealed bids for it, from its minimum bid; the highest wins{ $villas_per_house ->
        [one] . A house may own one
       *[any] { "" }
    }. Without a bid it goes to the replenishment deck.{ $full ->
        [true] { " " }The first villa sold brings its owner { $villa_interest } FL interest for each bond, freedom from taxes, the taxes of all others, and its rent every { $rent_month }.
       *[false] { "" }
    }
   *[false] { "" }
}

chapter-events = Events

rules-black-sheep = The black sheep comes to the starting player. That house takes it and all the money on it, or adds the same amount again ({ $sheep_start } FL at first) and passes it to another house. Its holder is last in every line to the end of the game{ $noble ->
    [true] , and drops { $sheep_steps ->
        [one] { $sheep_steps } step
       *[other] { $sheep_steps } steps
    } on the meter, unless noble or at the bottom
   *[false] { "" }
}.{ $sheep_forced ->
    [true] { " " }With two players the second must take it.
   *[false] { "" }
}
rules-boom = Boom: { $boom_deals } deals are open until one of them is settled. Mediterranean blockade: the next demand drawn for { $blocked } leaves the game with it. Discovery of America: a supply in Portugal/Spain{ $noble ->
    [true] ; every house that buys from it places a cube in any region, free of charge
   *[false] { "" }
}.
rules-lottery = { $noble ->
    [true] Lottery: clockwise from the starting player each house bets { $lottery_bet } FL on each { $one_bet_a_face ->
        [true] free die face
       *[false] die face
    } it chooses, or passes{ $lottery_pass_final ->
        [true] { " " }for good
       *[false] { "" }
    }. As soon as { $one_bet_a_face ->
        [true] all { $lottery_faces } faces are taken or nobody bets any more
       *[false] nobody bets any more
    }, a die is rolled: a house that bet on that face moves { $bet_steps } steps. The stakes go to the bank.
   *[false] { "" }
}
rules-event-auction = { $noble ->
    [true] Sealed auctions, one bid each, opened together; ties go to the house lower on the meter, then to dice. Your cash and a forced sale must cover your bid. Army Costs: bonds, { $army_bonds } in this game; Imperial Coronation: { $crown_bonds }; up to { $bond_most } for each house, at least { $bond_least } FL each, highest bids first, each house pays its own price{ $auctioned_bonds_raise ->
        [true] { " " }and moves { $bond_steps } steps for each
       *[false] { "" }
    }. Calculation Trick (at least { $event_least } FL): once, at a noble customer, { $trick_cost } FL count as { $trick_counts } FL; if nobody bids for it, the card goes to the replenishment deck. Fuggerei and Patronage: every house pays, and the highest bid gets safe conduct (region: { $fuggerei }); a house that has a cube there already, or none left, is not asked. Corruption: every house pays, equal bids cancel each other, and the highest unmatched bid moves { $corruption_steps ->
        [one] { $corruption_steps } step
       *[other] { $corruption_steps } steps
    } and pays no more taxes; without an unmatched bid the card leaves the game.
   *[false] { "" }
}
rules-used-events = After use, { $events_back_count ->
    [0] { "" }
   *[other] these events go to the replenishment deck: { $events_back }.{ " " }
}{ $events_back_count ->
    [0] these events leave the game
   *[other] These leave the game
}: { $events_gone }. These stay with their holder: { $events_kept }.{ $noble ->
    [true] { " " }Once used, the Calculation Trick leaves the game.
   *[false] { "" }
}

chapter-end = The end of the game

rules-end = { $full ->
    [true] The game ends immediately when a second player buys a villa. Only villa owners can win: cash, goods and bonds at forced-sale prices, villas at their minimum bids.
   *[false] { $villas ->
        [true] The game ends immediately when a villa is bought; its buyer wins.
       *[false] { $noble ->
            [true] The game ends when a house reaches the end of the meter; if several do at the same time, the richest of them wins (with all goods sold at forced-sale prices).
           *[false] The game ends immediately when the deck is empty and no demand is open. Supplies still open are void. All goods are sold at forced-sale prices; the richest house wins; a tie is shared.
        }
    }
}
rules-secrets = Secret: sealed bids until all are in, your orders, the sequence of the decks and what is in the box. Open: everything else, money, goods and offers too.

chapter-cards = The cards

rules-demand-list = The { $demand_cards } demands (goods with ceiling prices; + rounds until the date):
    { $demand_list }
rules-supply-list = The { $supply_cards } supplies (goods with floor prices; + rounds until the date):
    { $supply_list }
rules-fair-list = The fairs (one is used in each game):
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
legend-chest = What a house is worth
legend-cloth = Cloth; on the map a striped square
legend-spice = Spice; on the map a dot
legend-metal = Metal; on the map a triangle
legend-demand = A demand with its number: sell here at the price shown or less
legend-supply = A supply: buy here at the price shown or more
legend-noble = A noble customer: seek favours here
legend-urgent = Urgent: settled as soon as it can be
legend-fair = The yearly fair: demand first, then supply
legend-villa = A villa; in the calendar its rent
legend-now = Due now; in the header: whose turn it is
legend-payday = Payday: interest, wages and taxes
legend-ice = The sea is closed
legend-home = A home town
legend-town = A town
legend-bridge = A bridge: a toll is due
legend-lane_ship = A space at sea
legend-son = The son of the house
legend-merchant = A regular merchant
legend-warehouse = Warehouse at home
legend-first = Starting player
legend-crown = Nobility
legend-bond = Bonds
legend-permit = Safe conduct and sea escort; at dice: safe conduct
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

picture-over = { $winners ->
    [one] wins with { $florins } FL
   *[other] share the victory with { $florins } FL each
}
picture-year = Year { $year }: { $month }
picture-reserve = in reserve
picture-dead = lost
picture-buys = buys, at most
picture-sells = sells, at least
picture-worth = cash + stock
picture-robbers = robbers
picture-pirates = pirates
picture-blockade = blockade
picture-boom = Boom
picture-boom-deals = { $deals } deals
picture-short-SUD = S. Italy
picture-short-POR = Portugal
picture-short-B_DON = Donauwörth
picture-short-B_ULM = Ulm
picture-short-B_WUE = Würzburg
picture-short-B_REG = Regensburg
picture-short-B_KOB = Koblenz
picture-short-B_MAA = Maastricht
picture-short-B_BDA = Breda
picture-short-B_BRM = Bremen
picture-short-B_MAG = Magdeburg
picture-short-B_STE = Stettin
picture-short-B_DRE = Dresden
picture-short-B_BRE = Breslau
picture-short-B_THO = Thorn
picture-short-B_VER = Verona
picture-short-B_POO = Ferrara
picture-short-B_PAV = Pavia
picture-short-B_AVI = Avignon
picture-short-R_SWA = Black Forest
picture-short-R_AMB = Palatinate
picture-short-R_FER = Fern Pass
picture-short-R_BNR = Brenner
picture-short-R_GOT = Gotthard
picture-short-R_SAL = Salt Road
picture-short-R_MCE = Mont Cenis
picture-short-R_GLA = Glatz
picture-short-SN1 = Bight
picture-short-SN2 = Frisia
picture-short-SN3 = Dover
picture-short-SN4 = Skagerrak
picture-short-SO1 = Øresund
picture-short-SO2 = Bay Lübeck
picture-short-SO3 = Bornholm
picture-short-SA1 = Channel
picture-short-SA2 = Brittany
picture-short-SA3 = Biscay
picture-short-SM1 = Gibraltar
picture-short-SM2 = Balearics
picture-short-SM3 = Gulf Lion
picture-short-SM4 = Ligurian
picture-short-SM5 = Tyrrhenian
picture-short-SM6 = Ionian
picture-short-SM7 = S. Adriatic
picture-short-SM8 = N. Adriatic
picture-region-KUR = Electoral Rhine
picture-region-OBD = Upper Germany
picture-region-HAN = Hansa lands
picture-region-BUR = Burgundy
picture-region-ERB = Saxony & Bohemia
picture-region-ITA = Italy
picture-region-NOR = North Sea
picture-region-OST = Baltic
picture-region-ATL = Atlantic
picture-region-MIT = Mediterranean
picture-ask-home = choosing a home town
picture-ask-bid-demand = { $city }: bidding to sell { $quantity } { $good }
picture-ask-bid-supply = { $city }: bidding to buy { $quantity } { $good }
picture-ask-bid-villa = { $city }: bidding for the villa
picture-ask-bond-auction = { $card }: bidding for { $bonds ->
    [one] one bond
   *[other] { $bonds } bonds
}
picture-ask-all-pay = { $card }: sealed bids, every house pays
picture-ask-event-auction = { $card }: sealed bids
picture-ask-favour = seeking a favour or not
picture-ask-cube = choosing a region for a cube
picture-ask-lose = losing { $count ->
    [one] one good
   *[other] { $count } goods
}
picture-ask-lottery = betting in the lottery
picture-ask-move = moving merchants
picture-ask-payday = payday: hiring and dismissing
picture-ask-forced-sale = forced sale: { $short } FL short
picture-ask-sheep = black sheep: take it or pay { $price } FL
picture-ask-market = trading before the deals begin
picture-month-JUL1 = Jul
picture-month-JUL2 = Jul
picture-month-AUG1 = Aug
picture-month-AUG2 = Aug
picture-month-SEP1 = Sep
picture-month-SEP2 = Sep
picture-month-OCT1 = Oct
picture-month-OCT2 = Oct
picture-month-NOV = Nov
picture-month-DEC = Dec
picture-month-JANFEB = J·F
picture-month-MAR1 = Mar
picture-month-MAR2 = Mar
picture-month-APR1 = Apr
picture-month-APR2 = Apr
picture-month-MAY1 = May
picture-month-MAY2 = May
picture-month-JUN1 = Jun
picture-month-JUN2 = Jun
name-map = Map of Europe

## Advice: what a hint counts (the change, with its sign)

advice-points = { $points } FL
advice-cash = { $way ->
    [more] brings { $by } FL
   *[less] costs { $by } FL
}
advice-cash-none = costs no florins
advice-goods = { $way ->
    [more] gains goods and bonds worth { $about } FL
   *[less] parts with goods and bonds worth { $about } FL
}
advice-reach = { $way ->
    [more] puts deals worth { $about } FL more within your merchants' reach
   *[less] loses the chance of deals worth { $about } FL
}
advice-meter = { $way ->
    [more] gains nobility worth { $about } FL
   *[less] loses nobility worth { $about } FL
}
advice-held = { $way ->
    [more] your cards, cubes and villas gain { $about } FL in value
   *[less] your cards, cubes and villas lose { $about } FL in value
}
advice-sealed = { $way ->
    [more] expected gain: { $about } FL
   *[less] expected loss: { $about } FL
}
advice-hopes = { $way ->
    [more] improves your position for later deals (worth { $about } FL)
   *[less] weakens your position for later deals (costs { $about } FL)
}
advice-handled = { "" }
advice-toward = { $rounds ->
    [0] arrives for the { $deal }
    [one] heads for the { $deal }, then { $rounds } round away
   *[other] heads for the { $deal }, then { $rounds } rounds away
}, due { $left ->
    [0] now
    [one] in { $left } round
   *[other] in { $left } rounds
}

## Lesson: a first game for /tutorial

lesson-home = **Welcome to the counting house.** You trade in cloth, spice and metal all over Europe: buy where goods are cheap, carry them, sell where someone pays more. In this mode the richest house wins once all deals are settled.
    ▸ **Goal**: choose a home town. Your warehouse is there, your merchants start there, and you win ties there. { $home } lies in the middle of the map.
    ▸ **Press**: **{ $press }**: { $home }.
lesson-home-done = Four deals are open, on the map and below it: green supplies that sell, red demands that buy. The + is the number of rounds until they are due; ! means as soon as a merchant is there. They are the whole game: be there in time.
lesson-home-else = That is a fine town too, with a tax of its own. For this lesson take { $home }: it is near the first deal.
lesson-deals = **Read the deals.** A supply sells from a floor price upwards (≥), a demand pays up to a ceiling price (≤), for each piece. What lies between the two is your profit. { $from_city } sells { $good }, { $to_city } buys it.
    ▸ **Question**: how much does { $to_city } pay at most for one { $good }?
lesson-deals-done = Up to { $ceiling } FL in { $to_city }, from { $floor } FL in { $from_city }: that is worth the journey.
lesson-deals-else = Look at the red card of { $to_city }: the figure after ≤ in the line of { $good } (the grey heap) is its ceiling.
lesson-journey = **A journey.** Each merchant goes up to { $most_steps } spaces a round. Bridges and ships cost money, and a laden merchant may run into trouble. Yours carries nothing now, so this trip is safe (goods from the warehouse are loaded with **Move goods**).
    ▸ **Goal**: send the son of the house to { $from_city }.
    ▸ **Press**: **{ $press }**: son, { $from_city }.
lesson-journey-done = You are there. The first house to arrive in a town is first in its line, and the line decides between equal prices.
lesson-journey-else = The { $good } you want is sold in { $from_city }, and another house could get there first.
lesson-wait = **The rest can wait.** Your other merchant can stay at home. When all houses have moved, half a month passes and the next trade phase begins.
    ▸ **Goal**: end your movement.
    ▸ **Press**: **{ $press }**. The warning only says that a merchant has not moved.
lesson-wait-done = The deal is urgent: it is settled as soon as a merchant is there. All others wait for their date, however early you come, and a house that comes too late gets nothing. This is where beginners trip up.
lesson-wait-else = There is nothing else to do now: end your movement.
lesson-buy = **A sealed bid.** Suppose the other house has come as well. Both of you write a price and a number in secret; a supply serves the **highest bid** first, and each house pays its own price.
    ▸ **Goal**: buy { $count } { $good }. The floor is { $floor } FL; { $to_city } pays up to { $ceiling } FL. Something like { $offered } FL should win and leave a profit.
    ▸ **Press**: **{ $press }**: { $count }, then the price.
lesson-buy-done = Your price was the higher one, so you were served first; nothing was left for the other house. No bid is shown before all are in.
lesson-buy-else = Think of the profit: { $count } pieces, well above the floor of { $floor } FL because of the rival, and well below what { $to_city } pays.
lesson-carry = **The last deal.** Let us jump ahead: the deck is used up and only the demand in { $to_city } is left. The son of your house carries { $count } { $good }.
    ▸ **Goal**: bring the { $good } to { $to_city }. Laden merchants roll dice on the road: on trouble they move only one space.
    ▸ **Press**: **{ $press }**: son, { $to_city }. Next to each destination you see what it costs and how likely trouble is.
lesson-carry-done = The road was quiet. Tolls were paid automatically.
lesson-carry-else = The demand is due in { $to_city } next round: your { $good } must be there.
lesson-arrive = **In time.** All deals are settled at the beginning of a round.
    ▸ **Goal**: end your movement and see the deal begin.
    ▸ **Press**: **{ $press }**.
lesson-arrive-done = You are in { $to_city } with goods it wants, and so is the other house: both may bid.
lesson-arrive-else = The son of your house is where he has to be: end your movement.
lesson-sell = **Selling.** Here the **lowest** price is served first. The ceiling is { $ceiling } FL, but a bid at the ceiling is easily undercut.
    ▸ **Goal**: sell your { $count } { $good } below the ceiling, at { $asked } FL or so.
    ▸ **Press**: **{ $press }**: { $count }, then the price.
lesson-sell-done = You were cheaper, so the customer bought everything from you. Bought for some { $offered } FL each and sold for some { $asked } FL, that makes a profit of about { $margin } FL. No demand is left, so the game is over: all goods left over are sold at forced-sale prices, and the richest house wins. The other modes go on to titles and villas.
lesson-sell-else = At the end goods are worth only their forced-sale price: sell all { $count }, and stay below what the other house may ask.
lesson-sell-too-cheap = That would sell it, but you paid some { $offered } FL each. You need not go down so far: { $asked } FL or so should do.
