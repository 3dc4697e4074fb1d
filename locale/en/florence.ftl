### The Princes of Florence. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = The Princes of Florence
title-about = You are a prince of Florence: lay out your principality, bring artists and scholars to it and let them complete great works. Whoever has most prestige points (PP) at the end wins.
cmd-title = florence
cmd-title-desc = Moves of The Princes of Florence

## Names: cards, tiles, auction objects, freedoms, decks

name-face-down = face-down card
name-university = University
name-laboratory = Laboratory
name-workshop = Workshop
name-library = Library
name-opera = Opera House
name-studio = Studio
name-hospital = Hospital
name-theatre = Theatre
name-tower = Tower
name-chapel = Chapel
name-forest = Forest
name-lake = Lake
name-park = Park
name-jester = Jester
name-builder = Builder
name-prestige = Prestige card
name-recruit = Recruiting card
name-profession = Profession card
name-bonus = Bonus card
name-religion = Religion
name-travel = Travel
name-opinion = Opinion
name-P01 = Mathematician
name-P02 = Theologian
name-P03 = Philosopher
name-P04 = Botanist
name-P05 = Alchemist
name-P06 = Physicist
name-P07 = Watchmaker
name-P08 = Goldsmith
name-P09 = Bell Maker
name-P10 = Cartographer
name-P11 = Jurist
name-P12 = Choreographer
name-P13 = Composer
name-P14 = Sculptor
name-P15 = Painter
name-P16 = Pharmacist
name-P17 = Physician
name-P18 = Dramatist
name-P19 = Poet
name-P20 = Astronomer
name-P21 = Organ Builder
name-B01 = Bonus for forests
name-B02 = Bonus for lakes
name-B03 = Bonus for parks
name-B04 = Bonus for landscapes
name-B05 = Bonus for landscape types
name-B06 = Bonus for jesters
name-B07 = Bonus for jesters and freedoms
name-B08 = Bonus for builders
name-B09 = Bonus for builders and lakes
name-B10 = Bonus for prestige cards
name-B11 = Bonus for prestige cards and freedoms
name-B12 = Bonus for cards on the table
name-B13 = Bonus for cards in hand
name-B14 = Bonus for buildings
name-B15 = Bonus for small buildings and landscapes
name-B16 = Bonus for medium buildings and forests
name-B17 = Bonus for large buildings
name-B18 = Bonus for building sizes
name-B19 = Bonus for freedoms
name-B20 = Bonus for kinds of possession
name-R01 = Prestige of forests
name-R02 = Prestige of lakes
name-R03 = Prestige of parks
name-R04 = Prestige of landscapes
name-R05 = Prestige of forest, lake and park
name-R06 = Prestige of jesters
name-R07 = Prestige of builders
name-R08 = Prestige of large buildings
name-R09 = Prestige of buildings
name-R10 = Prestige of freedoms
name-R11 = Prestige of builder, jester and landscapes
name-R12 = Prestige of buildings, freedoms and works
name-R13 = Prestige of works
name-R14 = Prestige of empty squares

## Names of the tables of numbers, for /about

name-rounds = Number of rounds
name-start_florins = Florins at the start
name-start_pp = PP at the start
name-dealt = Professions dealt
name-minimum_wv = Minimum work value, round by round
name-opening_bid = Opening bid
name-raise = Step of a raise
name-builder_limit = Builders per player
name-building_cost = Cost of a building with 0, 1, 2, 3 builders
name-touching_from_builders = Builders needed so that buildings may touch
name-builder_pp = PP for the 1st, 2nd, 3rd builder
name-card_cost = Price of a profession, freedom or bonus card
name-looked_at = Cards looked at
name-actions = Actions per turn
name-building_pp = PP for a building
name-repeat_landscape_pp = PP for each further landscape of a kind
name-best_work_pp = PP for the best work
name-wv_building = WV for the preferred building
name-wv_landscape = WV for the preferred landscape
name-wv_freedom = WV for the preferred freedom
name-wv_jester = WV for each jester
name-wv_card = WV for each card
name-florins_per_wv = Florins for 1 WV
name-florins_per_pp = Florins given up for 1 PP
name-florins_per_pp_sold = Florins for 1 PP sold
name-jesters = Number of jesters
name-builders = Number of builders
name-recruits = Number of recruiting cards
name-two_player_closed_kinds = Kinds closed each round with two players
name-board = The principality
name-freedoms = Freedoms
name-buildings = Buildings
name-landscapes = Landscapes
name-professions = Profession cards
name-bonus_cards = Bonus cards
name-prestige_cards = Prestige cards
part-rounds-known = rounds 1, 5, 7
part-rounds-remembered = rounds 2, 3, 4, 6
part-grid = size of the grid
part-palazzo-lies = which way the palazzo lies
part-supply = supply
part-sizes = sizes
part-theatre = the Theatre
part-squares = numbers of squares
part-shapes = shapes
part-later-buildings = buildings of professions 10 to 21
part-other-landscapes = the other landscapes of Choreographer and Composer
part-effects = what they do
part-price-lists = price lists
part-joint-cards = how cards that count two things are read

## Card texts, put together from the cards' data

counter-forest = forests
counter-lake = lakes
counter-park = parks
counter-landscape = landscapes
counter-landscape_type = landscape types
counter-building = buildings
counter-building_small = small buildings
counter-building_medium = medium buildings
counter-building_large = large buildings
counter-building_size = building sizes
counter-jester = jesters
counter-builder = builders
counter-prestige_card = prestige cards
counter-freedom = freedoms
counter-table_card = cards on the table
counter-hand_card = cards in hand
counter-category = kinds of possession
counter-work = works
counter-empty_square = empty squares

unit-forest = forest
unit-lake = lake
unit-park = park
unit-landscape = landscape
unit-landscape_type = landscape type
unit-building = building
unit-building_small = small building
unit-building_medium = medium building
unit-building_large = large building
unit-building_size = building size
unit-jester = jester
unit-builder = builder
unit-prestige_card = prestige card
unit-freedom = freedom
unit-table_card = profession or recruiting card on your table, the one just played included
unit-hand_card = profession or recruiting card left in your hand
unit-category = kind you own (forest, lake, park, jester, builder, prestige card, freedom)
unit-work = work
unit-empty_square = empty square

size-large = Large
size-medium = Medium
size-small = Small

bonus-sum = +{ $wv } WV for each { $unit }
bonus-distinct = +{ $wv } WV for each different { $unit }
text-bonus = { $units }
prestige-most = Most { $counter }: { $pp } PP, tied { $tie } PP
prestige-fewest = Fewest { $counter }: { $pp } PP, tied { $tie } PP
prestige-needs = You own at least { $needs }: { $pp } PP
need = { $least ->
    [1] 1 { $unit }
   *[other] { $least } { $counter }
}
text-profession = Prefers { $building }, { $landscape }, { $freedom }.
text-landscape = { $squares } squares. +{ $wv } WV where preferred. From your second of a kind on: +{ $pp } PP each.
text-building = { $size }, { $squares } squares, +{ $pp } PP. +{ $wv } WV for { $professions }.
text-freedom = +{ $wv } WV for professions that prefer it.
text-jester = +{ $wv } WV for every work you complete from now on.
text-builder = Your first: buildings cost { $first }. From no. { $touching }: they may touch, +{ $pp } PP. No. { $last }: they are free.
text-prestige = Look at { $count } and keep 1 in secret: it may bring PP at the end.
text-recruit = Take a profession lying before another player. +{ $wv } WV while you hold this card.

## Events

dealt = You are dealt: { $cards }.
hand-chosen = { $seat } has chosen a hand.
hand-reopened = { $seat } is choosing again.
hand-settled = You give back { $returned } and start with { $cards }.
round-started = Round { $round } begins; { $start_player } is the start player. Works need at least { $minimum } WV.{ $closed_count ->
    [0] { "" }
   *[other] { " " }Closed this round: { $closed }.
}
auction-opened = { $seat } puts the { $kind } up and bids { $amount } florins.
raised = { $seat } bids { $amount } florins for the { $kind }.
bid-passed = { $seat } passes on the { $kind }.
auctions-left = { $seat } leaves this round's auctions with nothing.
object-won = { $seat } wins the { $kind } for { $amount } florins.
builder-hired = { $seat } now has { $count ->
    [one] { $count } builder
   *[other] { $count } builders
} and builds { $cost ->
    [0] for free
   *[other] for { $cost } florins
}{ $pp ->
    [0] .
   *[other] : +{ $pp } PP
}
object-unusable = { $seat } can't use the { $kind }; it goes back to the supply.
landscape-placed = { $seat } lays the { $tile } on { $cells }{ $pp ->
    [0] .
   *[other] : +{ $pp } PP
}
cards-seen = { $seat } looks at { $count ->
    [one] { $count } { $deck }
   *[other] { $count } { $deck }s
} and keeps one.
cards-offered = You look at these { $deck }s: { $cards }.
card-kept = { $seat } keeps a { $deck }.
card-taken = You keep { $card }.{ $bottom_count ->
    [0] { "" }
   *[other] { " " }Under the deck: { $bottom }.
}
built = { $seat } builds the { $tile } on { $cells }: { $florins ->
    [0] free of charge
   *[other] { $florins_abs } florins
}{ $pp ->
    [0] { "" }
   *[other] , +{ $pp } PP
}
action-paid = { $seat } pays { $florins_abs } florins for a { $deck }.
freedom-introduced = { $seat } introduces { $freedom } for { $florins_abs } florins.
work-completed = { $seat } completes a work: { $profession }, { $wv } WV (cards { $cards }{ $building ->
    [0] { "" }
   *[other] , building { $building }
}{ $landscape ->
    [0] { "" }
   *[other] , landscape { $landscape }
}{ $freedom ->
    [0] { "" }
   *[other] , freedom { $freedom }
}{ $jesters ->
    [0] { "" }
   *[other] , jesters { $jesters }
}{ $bonus_cards_count ->
    [0] { "" }
   *[other] , bonus { $bonus }: { $bonus_cards }
}).{ $florins ->
    [0] { "" }
   *[other] { " " }+{ $florins } florins
}{ $pp ->
    [0] { "" }
   *[other] { $florins ->
        [0] { " " }
       *[other] { ", " }
    }+{ $pp } PP
}
prestige-sold = { $seat } sells { $count } PP for { $florins } florins.
recruited = { $seat } recruits the { $profession } from { $player }, who gets the recruiting card: it stays there, counts as a card and as a work.
turn-ended = { $seat } ends the turn ({ $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
}).
best-work = Best work of the round: { $seats } with { $wv } WV{ $pp ->
    [0] { "" }
   *[other] , +{ $pp } PP
}{ $seats_count ->
    [one] { "" }
   *[other] { " " }each
}
no-best-work = Nobody completed a work in round { $round }.
prestige-revealed = { $seat } reveals { $card }: { $pp ->
    [0] no PP
   *[other] +{ $pp } PP
}
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $pp } PP!
   *[other] { $winners } share the victory with { $pp } PP!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-return-card = You are dealt { $count } professions. Which one do you give back?
await-return-card = { $seat }: give one of { $count } professions back.
ask-choose-again = You give back: { $card }. You can choose again until everybody has chosen.
await-choose-again = { $seat } may still choose again.
ask-open-auction = Put something up for { $amount } florins, or leave this round's auctions?
await-open-auction = { $seat }: put something up for { $amount } florins, or leave the auctions.
ask-open-alone = You are the last one in: take something for { $amount } florins, or leave this round's auctions?
await-open-alone = { $seat }: take something for { $amount } florins, or leave the auctions.
ask-bid = How far would you go for the { $kind }? { $holder } has bid { $bid }; the next bid is { $amount } florins.
await-bid = { $seat }: bid { $amount } florins for the { $kind } or pass ({ $holder } has bid { $bid }).
ask-place-landscape = Where do you lay your { $kind }?
await-place-landscape = { $seat }: lay the { $kind }.
ask-recruit-offer = Recruit a profession now, or keep the recruiting card for later?
await-recruit-offer = { $seat }: recruit now, or keep the recruiting card.
ask-pick-card = { $count ->
    [one] There is { $count } { $deck } left: keep it?
   *[other] Which of these { $count } { $deck }s do you keep?
}
await-pick-card = { $seat }: keep one of { $count ->
    [one] { $count } { $deck }
   *[other] { $count } { $deck }s
}.
ask-turn = { $left ->
    [0] No actions left. Do you end your turn?
    [one] { $left } action left. A work needs at least { $minimum } WV. What do you do?
   *[other] { $left } actions left. A work needs at least { $minimum } WV. What do you do?
}
await-turn = { $seat }: { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
}; a work needs at least { $minimum } WV.

## Parts of places, for menus

part-turn = { $mirrored ->
    [true] mirrored, { $turns ->
        [0] not turned
        [1] turned once
       *[other] turned { $turns } times
    }
   *[false] { $turns ->
        [0] as printed
        [1] turned once
       *[other] turned { $turns } times
    }
} { $shape }
part-column = leftmost column { $column }
part-row = top row { $row }
panel-legend-cells = The numbers are those of the menu; on the grid each stands where the piece's first square would lie (top row, leftmost).
warn-lost = { $left ->
    [0] { "" }
    [one] { $left } action unused;{ " " }
   *[other] { $left } actions unused;{ " " }
}the { $characters } is lost unused
warn-unused = { $left ->
    [one] { $left } action unused
   *[other] { $left } actions unused
}

## Hints: what an answer would do

hint-object = { $left } left
hint-freedom = { $left } left{ $professions_count ->
    [0] { "" }
   *[other] ; in your hand: { $professions }
}
hint-prestige-card = now { $pp ->
    [0] no PP
   *[other] { $pp } PP
}
does-recruit = no action; the other gets your recruiting card
hint-profession = { $building }, { $landscape }, { $freedom }
hint-bonus-card = now { $wv ->
    [0] no WV
   *[other] +{ $wv } WV
}
hint-building = { $cost ->
    [0] free
   *[other] { $cost } florins
}, { $left } left
hint-work = { $wv } WV ({ $best ->
    [0] { "" }
   *[other] { $best } with bonus cards;{ " " }
}needs { $minimum }): cards { $cards }{ $building ->
    [0] { "" }
   *[other] , building { $building }
}{ $landscape ->
    [0] { "" }
   *[other] , landscape { $landscape }
}{ $freedom ->
    [0] { "" }
   *[other] , freedom { $freedom }
}{ $jesters ->
    [0] { "" }
   *[other] , jesters { $jesters }
}
hint-wv = { $wv } WV
hint-income = { $florins ->
    [0] no income
   *[other] brings { $florins } florins
}
hint-florins = { $florins ->
    [0] no florins
   *[other] { $florins } florins
}

## Result

score-line = { $place }. { $seat }: { $points } PP, { $tiebreak } florins ({ $parts })
score-track = in play { $pp }
score-prestige = { $card } { $pp }
points = { $points } PP
source-works = works
source-best-works = best works of rounds
source-buildings = buildings
source-landscapes = landscapes
source-builders = builders
source-merchant = Merchant
source-sold = sold for florins
source-prestige = prestige cards
source-banker = Banker
source-tiebreak = florins (if tied)

## Moves: button, whole move, slash command

move-return-card = Give a card back
move-return-card-full = Give the { $profession } back
cmd-return-card = return
cmd-return-card-desc = Give one of the professions dealt to you back
move-choose-again = Choose again
cmd-choose-again = choose-again
cmd-choose-again-desc = Take your secret choice back
move-open-auction = Put up for auction
move-open-auction-full = Put the { $kind } up
cmd-open-auction = open
cmd-open-auction-desc = Put something up for auction with the opening bid
move-leave-auctions = Leave the auctions
cmd-leave-auctions = leave-auctions
cmd-leave-auctions-desc = Leave this round's auctions without buying anything
move-raise = Bid
move-raise-full = Bid { $amount } florins
cmd-raise = raise
cmd-raise-desc = Bid exactly one step more
move-pass-bid = Pass
cmd-pass-bid = pass
cmd-pass-bid-desc = Drop out of this auction; you can bid on the next one
move-place-landscape = Lay the landscape
move-place-landscape-full = Lay it on { $cells }
says-place-landscape = Lay the { $kind } on { $cells }
cmd-place-landscape = lay
cmd-place-landscape-desc = Lay the landscape you have won
move-pick-card = Keep a card
move-pick-card-full = Keep { $card }{ $bottom_count ->
    [0] { "" }
   *[other] ; under the deck: { $bottom }
}
cmd-pick-card = keep
cmd-pick-card-desc = Keep one of the cards you are looking at
move-keep-recruit = Keep for later
cmd-keep-recruit = recruit-later
cmd-keep-recruit-desc = Keep the recruiting card you have won
move-build = Build
move-build-full = Build the { $building } on { $cells }
cmd-build = build
cmd-build-desc = Put up a building (one action)
move-take-profession = Take a profession
cmd-take-profession = profession
cmd-take-profession-desc = Look at professions and keep one (one action, at a price)
move-introduce-freedom = Introduce a freedom
move-introduce-freedom-full = Introduce { $freedom }
cmd-introduce-freedom = freedom
cmd-introduce-freedom-desc = Bring a freedom to your principality (one action, at a price)
move-buy-bonus = Buy a bonus card
cmd-buy-bonus = bonus
cmd-buy-bonus-desc = Look at bonus cards and keep one (one action, at a price)
move-complete-work = Complete a work
move-complete-work-full = Complete a work: { $profession }{ $bonus_cards_count ->
    [0] { "" }
   *[other] , { $bonus_cards }
}{ $pp ->
    [0] , all in florins
   *[other] , { $pp } PP
}
cmd-complete-work = work
cmd-complete-work-desc = Complete a work (one action)
move-end-turn = End turn
cmd-end-turn = end
cmd-end-turn-desc = End your turn
move-sell-prestige = Sell PP
move-sell-prestige-full = Sell { $count } PP
cmd-sell-prestige = sell
cmd-sell-prestige-desc = Sell prestige points for florins (no action)
move-recruit = Recruit
move-recruit-full = Recruit the { $profession } from { $player }
cmd-recruit = recruit
cmd-recruit-desc = Take a profession lying open with another player (no action)

## Fields of moves: prompt, slash option, values

field-profession = Which profession?
field-kind = What do you put up?
field-amount = How many florins?
field-cells = On which squares?
field-card = Which card?
field-bottom = In which order do the others go under the deck?
field-building = Which building?
field-freedom = Which freedom?
field-bonus_cards = With which bonus cards?
field-pp = How many PP do you take instead of florins?
field-count = How many PP do you sell?
field-player = From whom?
opt-profession = profession
opt-profession-desc = The profession card
opt-kind = object
opt-kind-desc = What to put up
opt-amount = amount
opt-amount-desc = Your bid in florins
opt-cells = squares
opt-cells-desc = The squares it covers, like D5 E5 F5
opt-card = card
opt-card-desc = The card to keep
opt-bottom = order
opt-bottom-desc = The other cards, in the order they go under the deck
opt-building = building
opt-building-desc = The building
opt-freedom = freedom
opt-freedom-desc = The freedom
opt-bonus_cards = bonus
opt-bonus_cards-desc = The bonus cards you use for this work
opt-pp = pp
opt-pp-desc = PP you take instead of florins, if you like
opt-count = count
opt-count-desc = How many PP to sell
opt-player = player
opt-player-desc = The player to recruit from
value-amount = { $value } florins
value-pp = { $value } PP
value-count = { $value } PP

## Options of a table

option-two_players = Two players
option-two_players-desc = House variant for two: some kinds of object are closed each round.
option-two_players-true = allowed
option-two_players-false = no
option-start_player = First start player
option-start_player-desc = Who starts the first round.
option-start_player-random = drawn by lot
option-start_player-a = seat A
option-start_player-b = seat B
option-start_player-c = seat C
option-start_player-d = seat D
option-start_player-e = seat E
option-landscapes = Choreographer and Composer
option-landscapes-desc = Sources disagree on which landscape these two prefer.
option-landscapes-seed = Choreographer: Lake, Composer: Forest
option-landscapes-published = Choreographer: Forest, Composer: Lake
option-palazzo_blocks = Palazzo and buildings
option-palazzo_blocks-desc = Whether buildings must keep clear of the palazzo, as of each other.
option-palazzo_blocks-true = buildings keep clear of it
option-palazzo_blocks-false = buildings may touch it
option-unusable_objects = Bids for what one can't use
option-unusable_objects-desc = Whether you may bid for a builder too many or a landscape without room.
option-unusable_objects-true = may be won, without effect
option-unusable_objects-false = no bidding
option-bonus_per_work = Bonus cards per work
option-bonus_per_work-desc = How many bonus cards one work may use.
option-bonus_per_work-any = any number
option-bonus_per_work-one = only one
option-hide_money = Florins
option-hide_money-desc = Whether everybody sees what the others own.
option-hide_money-true = hidden
option-hide_money-false = open

## Rules in short, by phase

chapter-aim = The game in short

rules-aim = You are a prince of Florence. The game has { $rounds } rounds. In each round you can win one object at auction, then you have a turn of up to { $actions } actions, and at the end the best work of the round is honoured.
    The heart of it: a profession card is played to complete a *work*. A work has a work value (WV); the more of what this profession likes is in your principality, the higher it is. A work is paid in florins or in prestige points (PP), as you like.
    Whoever has most PP after round { $rounds } wins.
rules-glossary = WV: work value. PP: prestige points. Florins are always in hundreds.

chapter-set-up = Set-up

rules-set-up = Everybody has { $florins } florins, { $pp ->
    [0] no PP
   *[other] { $pp } PP
}, and a principality of { $columns } × { $rows } squares. The palazzo covers { $palazzo } of them in the lower left corner, { $free } are empty.
    { $start_drawn ->
    [true] The first start player is drawn by lot.
   *[false] The table has named the first start player: { $start_seat }.
}
rules-choose-hand = You are dealt { $dealt } professions and secretly give one back; { $kept } stay in your hand. The cards given back are shuffled into the deck. You can choose again until everybody has chosen. Choose people who like the same building, landscape or freedom: then each purchase serves several works.

chapter-round = A round

rules-round = A round has { $with_characters ->
    [true] four parts: the auctions, the bidding for the characters, everybody's actions, the best work
   *[false] three parts: the auctions, everybody's actions, the best work
}. Then the start player's role passes to the left. After round { $rounds } the game ends.
rules-minimum = A work must reach the minimum work value of its round:
    { $minimums }

chapter-auctions = The auctions

rules-selecting = There are { $kinds_count } kinds of object. In each round every kind can be sold once, and you can win at most one object.
    The first player clockwise from the start player who is still in puts a kind up and bids { $opening } florins, or leaves this round's auctions with nothing. If you are the last one in, you take any open kind for { $opening } florins without bidding, or leave.
rules-bidding = Clockwise, each player still in bids exactly { $raise } florins more or passes. Whoever has passed is out of this one auction, but can bid on the next object. The last bidder pays the bid to the bank, takes the object, uses it at once and is out of this round's auctions. You can't bid more than you have. You may say at once how far you would go, for this object or, before it is put up, for any: it is then bid for you step by step, exactly as you would, and nobody learns your limit.
rules-lots = What the objects do:
    { $lots }
rules-place-landscape = A landscape is laid at once, on free squares wholly inside the principality. It may touch everything: buildings, the palazzo, other landscapes. It may be turned and turned over. It never moves again. From your second one of the same kind on you get { $repeat_pp } PP each time.
rules-builders = You can have at most { $builder_limit } builders.
rules-useless = { $unusable ->
    [true] At this table you may win a builder too many or a landscape without room; it has no effect and goes back to the supply.
   *[false] You can't bid for a builder too many, nor for a landscape that has no room in your principality.
}
rules-two-players = { $two ->
    [true] With so few players { $closed } kinds, drawn by lot, are closed each round.
   *[false] { "" }
}

chapter-actions = Your actions

rules-actions = Clockwise from the start player, everybody takes one whole turn of up to { $actions } actions{ $with_characters ->
    [true] , with the Cardinal up to { $cardinal_actions }
   *[false] { "" }
}. You may take fewer.
rules-turn = Your actions, in any order:
    - Complete a work: as often as you have actions. Nothing to pay.{ $with_characters ->
        [true] { " " }With the Princess, one of them needs no profession.
       *[false] { "" }
    }
    - Build a building: as often as you have actions. With { $costs }.
    - Take a profession: once a turn, { $card_cost } florins.
    - Introduce a freedom: once a turn, { $card_cost } florins.
    - Buy a bonus card: as often as you have actions, { $card_cost } florins each.
    { $with_characters ->
        [true] Recruiting, the Merchant's PP and the Professor's card are
       *[false] Selling PP and recruiting are
    } no actions: you may do them whenever it is you who decides, in the auctions too.
rules-building = A building brings { $building_pp } PP. Each building exists { $building_copies } times; you can have one of each. It is laid on free squares, may be turned and turned over, and never moves again.
rules-touching = Buildings may not touch each other by an edge, corners may. From { $touching } builders on they may touch.{ $palazzo_blocks ->
    [true] { " " }The palazzo counts as a building here: without { $touching } builders no building may touch it by an edge. It is not counted as a building anywhere else.
   *[false] { " " }The palazzo doesn't matter for this: buildings may touch it.
}
rules-pick-card = Profession and bonus cards: look at the top { $looked_at } cards of the deck (fewer if fewer are left), keep one, and put the others under the deck in any order. Only you see them. With an empty deck the action is not possible.
rules-freedom = Freedoms: { $freedoms }. You can have each once. Of each there { $freedom_tokens ->
    [one] is { $freedom_tokens } token
   *[other] are { $freedom_tokens } tokens
}, one fewer than players.
rules-sell = { $with_characters ->
    [true] { "" }
   *[false] Selling PP: { $sold } florins for each PP you give up. You can't sell more than you have.
}
rules-recruit-offer = Recruiting: with a recruiting card you take a profession that lies open before another player into your hand and leave the recruiting card in its place, free of charge. The other player loses nothing: the card stays there for good, counts { $wv_card } WV and counts as a work. You can play the profession like any other, even in the same turn; then somebody else may recruit it from you.

chapter-works = Works

rules-work-value = Play a profession from your hand; it then lies open before you. Its work value:
    - +{ $wv_building } if you have the building it prefers
    - +{ $wv_landscape } if you have the landscape it prefers (more of the same add nothing)
    - +{ $wv_freedom } if you have the freedom it prefers
    - +{ $wv_jester } for each of your jesters
    - +{ $wv_card } for each of your profession and recruiting cards: those in your hand and those on the table count alike, the one just played too
    - plus what the bonus cards bring that you play with it
rules-bonus = { $one_bonus ->
    [true] At this table a work may use one bonus card.
   *[false] A work may use any number of bonus cards.
} They are counted after the profession has moved to the table, and are out of the game then. A card that counts two things adds both counts. The palazzo is no building here.
rules-too-low = A work below the round's minimum can't be completed; nothing is lost by trying.
rules-income = A work earns { $per_wv } florins for each WV. Instead, at this moment only, you may take any part of it as PP, { $per_pp } florins for each: a work of { $example_wv } WV brings { $example_florins } florins, or { $example_pp } PP{ $example_rest ->
    [0] { "" }
   *[other] { " " }and { $example_rest } florins
}, or anything between. Other florins can never be turned into PP{ $with_characters ->
    [true] , except by the Banker at the end
   *[false] { "" }
}.

chapter-best = The best work

rules-best-work = After everybody's actions, the work with the highest value of this round brings its owner { $best_pp } PP. If several players share the highest value, each of them gets { $best_pp } PP; nobody gets it twice for two works. If no work was completed, nobody gets anything.

chapter-characters = The Muse and the Princess

rules-characters = { $with_characters ->
    [true] After the auctions { $character_count } characters are bid for; each player can get one per round. PP can't be sold at this table.
   *[false] { "" }
}
rules-character-list = { $with_characters ->
    [true] { $characters }
   *[false] { "" }
}
rules-character-limits = { $with_characters ->
    [true] { $bids_together ->
        [true] All say together and in secret for whom they would go how far, the dearest wish first. Then it is played as by hand: whoever is to speak takes the first wish that is not too dear yet and puts the marker on the lowest space that is open. With no wish left you pass, or you are asked, as you have said.
       *[false] Clockwise from the start player each bids or passes. Whoever is not to speak yet may say limits in advance.
    }
   *[false] { "" }
}
rules-character-bidding = { $with_characters ->
    [true] A first bid may be on any space of the price list; a space is { $unit } florins. On a character that is taken, bid a higher space: who stood there takes the marker back and bids again later{ $may_return ->
        [true] , for the same character too if they like
       *[false] , but not for the same character
    }. You must have the money. When everybody stands on a character or has passed, all pay and take theirs.
   *[false] { "" }
}
rules-payment = { $with_characters ->
    [true] A character goes back once used. Unused, the Muse, the Cardinal and the Princess go back at the end of your turn, the Merchant and the Professor when the next bidding for characters begins; in the last round their last chance is your own turn. If you win an object while you hold the Merchant, { $merchant_asked ->
        [true] you say at payment whether it is to be free.
       *[false] it is always free.
    }
   *[false] { "" }
}
rules-princess = { $with_characters ->
    [true] A work of the Princess { $princess_minimum ->
        [true] needs
       *[false] doesn't need
    } the round's minimum, { $princess_best_work ->
        [true] can
       *[false] can't
    } be the best work of the round, and { $princess_counts ->
        [true] counts
       *[false] doesn't count
    } as a work for prestige cards.
   *[false] { "" }
}
rules-ranks = { $with_characters ->
    [true] The Merchant's rank is by PP on the track; if you are level with others, you have the { $better_rank ->
        [true] better
       *[false] worse
    } rank. In the last round the Banker { $banker_pays ->
        [true] pays and then stays
       *[false] pays nothing, but stays
    }; at the end florins are turned into PP { $banker_often ->
        [true] as often as possible
       *[false] once
    }.
   *[false] { "" }
}

chapter-end = The end

rules-final-scoring = After the best work of round { $rounds } the prestige cards are revealed. Each brings PP only to its owner, if the owner has what it asks for.
    “Most” compares all players, whether they have such a card or not. If you share the first place, you get the smaller number. Having none of a thing never brings anything, even if nobody has any. Works are the profession and recruiting cards on your table.
    Most PP win; if tied, most florins; if still tied, the victory is shared.

chapter-secrets = Who sees what

rules-secrets = Secret: the professions, bonus and prestige cards in hand (how many there are is open), the cards you look at, the order under a deck. Open: everything else, recruiting cards too{ $hide_money ->
    [true] { "" }; but at this table the others' florins are hidden.
   *[false] , and everybody's florins.
}

chapter-professions = All professions

rules-professions = The { $professions_count } professions, each there once: building, landscape, freedom.
    { $professions }

chapter-buildings = All buildings and landscapes

rules-buildings = Size, number of squares, shape (■ a square, · none, / a new row):
    { $tiles }

chapter-bonus = All bonus cards

rules-bonus-cards = Each is there once.
    { $bonus_cards }

chapter-prestige = All prestige cards

rules-prestige-cards = Each is there once.
    { $prestige_cards }

rule-minimum = Round { $round }: { $wv } WV
rule-cost = { $builders ->
    [0] no builder
    [one] { $builders } builder
   *[other] { $builders } builders
}: { $cost ->
    [0] free
   *[other] { $cost } florins
}
rule-lot = { $kind } ({ $left } in the supply): { $text }
rule-profession = { $number } { $card }: { $building }, { $landscape }, { $freedom }
rule-tile = { $tile } ({ $size }, { $squares }): { $shape }
rule-card = { $card }: { $text }
legend-coin = Florins
legend-laurel = Prestige points (PP)
legend-value = Work value (WV): of the best work of the round; with ≥ the least a work needs now
legend-work = A completed work, with the number of its profession
legend-profession = Profession cards in hand
legend-bonus = Bonus cards in hand
legend-prestige = Prestige cards
legend-recruit = Recruiting cards
legend-jester = Jester: +{ $wv_jester } WV for every work; stands on the palazzo
legend-builder = Builder: a pale one is a place that is still free
legend-cost = What a building costs now
legend-religion = Freedom: Religion
legend-travel = Freedom: Travel
legend-opinion = Freedom: Opinion
legend-forest = Forest
legend-lake = Lake
legend-park = Park
legend-university = University (large)
legend-laboratory = Laboratory (large)
legend-workshop = Workshop (large)
legend-library = Library (medium)
legend-opera = Opera House (medium)
legend-studio = Studio (medium)
legend-hospital = Hospital (medium)
legend-theatre = Theatre (medium)
legend-tower = Tower (small)
legend-chapel = Chapel (small)
legend-palazzo = Palazzo
legend-barred = No building may lie on this square now
legend-crown = Start player
legend-banker = Character: Banker
legend-muse = Character: Muse
legend-merchant = Character: Merchant
legend-cardinal = Character: Cardinal
legend-princess = Character: Princess
legend-professor = Character: Professor
legend-check = Sold this round; in a hand: you have what is preferred
legend-lock = Closed this round
legend-now = Whose answer is awaited, and which
size-landscape = Landscape

## Refusals. A name with figures after the code is for exactly these figures.

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players with these options; you are { $have }.
ERR_START_PLAYER = The chosen start player has no seat: you are { $have } players.
ERR_CHOICE_NOT_OFFERED = That card is not among those you can choose: { $offered }.
ERR_KIND_UNKNOWN = There is no such thing to bid for. There are: { $kinds }.
ERR_KIND_SOLD_THIS_ROUND = The { $kind } was sold this round.
ERR_KIND_SOLD_THIS_ROUND-listed = Sold this round.
ERR_KIND_CLOSED = The { $kind } is closed this round.
ERR_KIND_CLOSED-listed = Closed this round.
ERR_STACK_EMPTY = None is left in the supply ({ $kind }).
ERR_STACK_EMPTY-listed = None is left in the supply.
ERR_OUT_OF_PHASE = You are out of the auctions of round { $round }.
ERR_PASSED_THIS_AUCTION = You already passed on the { $kind }.
ERR_BID_NOT_EXACT = A bid must be exactly { $step } florins higher: { $bid } is bid, so it is { $exact }.
ERR_INSUFFICIENT_FUNDS = Not enough florins: this costs { $need }, you have { $have } ({ $missing } missing).
ERR_BUILDER_LIMIT = You already have { $limit } builders.
ERR_NO_ROOM = There is no place in your principality for the { $tile }.
ERR_NO_ROOM-listed = No place in your principality.
ERR_OUT_OF_GRID = The { $tile } would leave the grid.
ERR_OVERLAP = The { $tile } would overlap another tile or the palazzo.
ERR_SHAPE_MISMATCH = These squares do not form the { $tile } ({ $squares } squares).
ERR_ADJACENT_BUILDING = The { $tile } may not touch another building by an edge (needs { $builders } builders).
ERR_ADJACENT_PALAZZO = The { $tile } may not touch the palazzo by an edge (needs { $builders } builders).
ERR_DUPLICATE_BUILDING = You have a { $tile } already: one of each building.
ERR_DUPLICATE_BUILDING-listed = You have it already: one of each building.
ERR_BUILDING_SUPPLY = No { $tile } is left.
ERR_BUILDING_SUPPLY-listed = None is left.
ERR_ACTION_LIMIT = No actions left: there are { $limit } a turn.
ERR_ONCE_PER_TURN = You have done this already in this turn: once a turn.
ERR_FREEDOM_OWNED = You have { $freedom } already.
ERR_FREEDOM_OWNED-listed = You have it already.
ERR_FREEDOM_SUPPLY = No token of { $freedom } is left: { $tokens ->
    [one] there was only { $tokens }
   *[other] there were only { $tokens }
}.
ERR_FREEDOM_SUPPLY-listed = No token is left.
ERR_DECK_EMPTY = There is no { $deck } left in the deck.
ERR_CARD_NOT_IN_HAND = { $card } is not in your hand.
ERR_BONUS_DUPLICATE = The same bonus card is named twice.
ERR_ONE_BONUS = At this table a work uses at most { $limit ->
    [one] { $limit } bonus card
   *[other] { $limit } bonus cards
}.
ERR_WV_TOO_LOW = { $wv } WV are too few: works need at least { $minimum } this round, { $missing } are missing.
ERR_PAYOUT = { $pp } PP are not possible: a work of { $wv } WV gives 0 to { $most } PP.
ERR_NO_RECRUIT_CARD = You have no recruiting card.
ERR_RECRUIT_TARGET = Nothing to recruit there: it takes a profession that lies open before another player.
ERR_NOT_ENOUGH_PP = { $need ->
    [one] You need { $need } PP
   *[other] You need { $need } PP
} but have { $have }.

## Refusals of the expansion

ERR_PP_SALE_DISABLED = PP cannot be sold when the expansion is in play.
ERR_BID_RANGE = Not on this price list: it goes from { $least } to { $most } florins in steps of { $step }.
ERR_BID_TOO_LOW = Bid more than the { $least } florins that stand there.
ERR_ALREADY_STANDING = Your marker already stands on a card.
ERR_PASSED_SPECIAL = You already passed in this auction.
ERR_SPECIAL_NOT_HELD = You don't hold the { $character }.
ERR_DISPLACED = You have been outbid for the { $character }; at this table you can't return to the same character.
ERR_BONUS_NOT_ALLOWED = Bonus cards cannot be used with the Princess.

## The whole position as text

heading-auctions = Auctions
heading-supply = Supply and decks
heading-seat = { $seat }: { $money }, { $pp } PP
position-round = Round { $round } of { $rounds }. Works need at least { $minimum } WV. Start player: { $start_player }.
position-lots = Objects left: { $lots }.
position-lot = { $kind } { $left }{ $state ->
    [sold] { " " }(sold this round)
    [closed] { " " }(closed this round)
   *[open] { "" }
}
position-taking-part = Still in the auctions, in this order: { $seats }.
position-bidding = Up for auction: { $kind }. { $holder } has bid { $bid } florins.{ $seats_count ->
    [0] { "" }
   *[other] { " " }Still bidding: { $seats }.
}
position-actions = On turn: { $seat }, { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
}.{ $seats_count ->
    [0] { "" }
   *[other] { " " }Then: { $seats }.
}
position-florins = { $florins } florins
position-florins-hidden = florins hidden
position-board = Principality: { $tiles_count ->
    [0] nothing but the palazzo
   *[other] { $tiles }
}; { $empty ->
    [one] { $empty } empty square
   *[other] { $empty } empty squares
}.
position-tile = { $tile } ({ $cells })
position-jesters = { $count ->
    [one] { $count } jester on the palazzo.
   *[other] { $count } jesters on the palazzo.
}
position-builders = { $count ->
    [0] A building costs
    [one] { $count } builder; a building costs
   *[other] { $count } builders; a building costs
} { $cost ->
    [0] nothing
   *[other] { $cost } florins
}.
position-freedoms = Freedoms: { $freedoms }.
position-works = Works: { $works }.
position-work = { $card } ({ $number })
position-work-recruits = { $count ->
    [one] { $count } recruiting card
   *[other] { $count } recruiting cards
}
position-best = Best work this round: { $wv } WV.
position-hand = In hand: { $cards }.
position-professions = { $count ->
    [one] { $count } profession
   *[other] { $count } professions
}
position-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
position-prestige = { $count ->
    [one] { $count } prestige card
   *[other] { $count } prestige cards
}
position-recruits = { $count ->
    [one] { $count } recruiting card
   *[other] { $count } recruiting cards
}
position-looking = { $count ->
    [one] Looking at { $count } card
   *[other] Looking at { $count } cards
}
position-named = { $what }: { $cards }.
position-left = { $thing } { $left }
position-buildings = Buildings left: { $things }.
position-rights = Freedoms left: { $things }.
position-decks = Cards in the decks: { $things }.
position-used = Bonus cards used: { $cards }.

## The kinds of cards in a hand

figure-florins = { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}
figure-pp = { $value } PP
hand-kind-hand = Professions
hand-kind-bonus = Bonus cards
hand-kind-prestige = Prestige cards
hand-kind-seen = Cards you are looking at
hand-minimum = In round { $round } a work needs at least { $minimum } WV.
hand-recruits = Recruiting cards: { $count }
hand-profession = { $card }. { $worth }. { $missing }.
hand-card = { $card }: { $text }. { $now }.
hand-work = Now { $wv } WV{ $best ->
    [0] { "" }
   *[other] , { $best } with your bonus cards
}{ $missing ->
    [0] { "" }
   *[other] ; { $missing } too few
}
hand-missing = Still to be had: { $things }
hand-missing-thing = { $thing } +{ $wv }
hand-all = It has everything it prefers
hand-bonus = Now { $wv ->
    [0] no WV
   *[other] +{ $wv } WV
}
hand-prestige = Now { $pp ->
    [0] no PP
   *[other] { $pp } PP
}
hand-returned = { $card } (you give this one back)

# Pictures

picture-round = Round { $round }/{ $rounds }
picture-set-up = Set-up
picture-over = { $winners ->
    [one] wins with { $pp } PP
   *[other] share the victory with { $pp } PP
}
picture-phase-hand = Choosing a hand
picture-phase-auctions = Auctions
picture-phase-actions = Actions
picture-phase-characters = Characters
picture-ask-character-limits = how far for which character?
picture-ask-character-bid = bid for a character or pass
picture-ask-payment = { $kind }: free, or { $amount }?
picture-ask-return-card = give one profession back
picture-ask-open-auction = put something up for { $amount }, or leave
picture-ask-open-alone = take something for { $amount }, or leave
picture-ask-bid = { $amount } or pass?
picture-ask-place-landscape = lay the { $kind }
picture-ask-recruit-offer = recruit now or later
picture-ask-pick-card = keep one of { $count } cards
picture-ask-turn = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}
picture-barred = No building may lie here: it would touch a building or the palazzo.
picture-barred-open = No building may lie here: it would touch another building.
picture-open = Buildings may touch each other.
picture-hand-dealt = Dealt: give one back
picture-hand-seen = Keep one of these
picture-hand-profession = Professions
picture-hand-bonus = Bonus cards
picture-hand-prestige = Prestige cards
picture-hand-empty = No cards yet
picture-lot-forest = Forest
picture-lot-lake = Lake
picture-lot-park = Park
picture-lot-jester = Jester
picture-lot-builder = Builder
picture-lot-prestige = Prestige
picture-lot-recruit = Recruiting
picture-supply = Supply
picture-now = now

## The Muse and the Princess: names

name-banker = Banker
name-muse = Muse
name-merchant = Merchant
name-cardinal = Cardinal
name-princess = Princess
name-professor = Professor
name-characters = Characters
name-character_unit = Step of a character's price list
name-banker_pot = Pot of the Banker
name-banker_growth = Growth of the Banker's pot
name-banker_florins_per_pp = The Banker's florins for one PP
name-cardinal_actions = Actions with the Cardinal
name-princess_wv_landscape = The Princess: WV of a landscape
name-princess_wv_building = The Princess: WV of a building
name-princess_wv_card = The Princess: WV of a card
name-pass = pass
name-ask = ask me

## The Muse and the Princess: what happens

characters-offered = { $returned_count ->
    [0] The characters are on offer; { $florins } florins lie on the Banker.
   *[other] The characters are on offer, { $returned } returned unused; { $florins } florins lie on the Banker.
}
limits-set = { $seat } has said how far to go for the characters.
character-bid = { $displaced_count ->
    [0] { $seat } bids { $amount } florins for the { $character }.
   *[other] { $seat } bids { $amount } florins for the { $character } and displaces { $displaced }.
}
characters-passed = { $seat } bids for no (further) character.
character-taken = { $seat } takes the { $character } for { $florins_abs } florins.
banker-paid = { $seat } takes the Banker and gets { $florins } florins (pot { $pot } less the bid).
banker-kept = { $florins ->
    [0] { $seat } keeps the Banker until the end.
   *[other] { $seat } pays { $florins_abs } florins and keeps the Banker until the end.
}
pot-grown = Nobody took the Banker: { $amount } florins more lie on him.
character-returned = The { $character } of { $seat } goes back.
merchant-paid = { $seat } uses the Merchant: the { $kind } is free instead of { $amount } florins.
merchant-ranked = { $seat } uses the Merchant on rank { $rank }: { $pp } PP.
professor-used = { $seat } uses the Professor and looks at { $deck }s.
princess-work-completed = { $seat } completes a work of the Princess: { $wv } WV (landscapes { $landscapes }, buildings { $buildings }, cards { $cards }). Income: { $florins } florins and { $pp } PP.
banker-converted = { $seat } turns { $florins_abs } florins into { $pp } PP with the Banker.

## The Muse and the Princess: questions and moves

ask-character-limits = Characters: how far would you go, and for whom? All say so together and in secret. On the Banker lie { $pot } florins.
await-character-limits = { $seat }: say how far to go for the characters (in secret, { $pot } florins lie on the Banker).
ask-character-bid = Bid for a character, or pass? On the Banker lie { $pot } florins.
await-character-bid = { $seat }: bid for a character or pass ({ $pot } florins lie on the Banker).
ask-payment = You hold the Merchant: is the { $kind } to be free, or do you pay { $amount } florins and keep him?
await-payment = { $seat }: use the Merchant for the { $kind }, or pay { $amount } florins.
move-bid-character = Bid for a character
move-bid-character-full = Bid { $space } florins for the { $character }
cmd-bid-character = character
cmd-bid-character-desc = Put your marker on a space of a character's price list
move-pass-characters = Bid for no character
cmd-pass-characters = pass-characters
cmd-pass-characters-desc = Out of this round's bidding for characters
move-go-up-to = Go up to …
move-go-up-to-full = { $wishes_count ->
    [0] No character at all
   *[other] Up to { $wishes } florins, then { $then }
}
cmd-go-up-to = limits
cmd-go-up-to-desc = How far you would go for which characters; played space by space as by hand
move-pay = Pay for the object
move-pay-full = { $merchant ->
    [true] Free, with the Merchant
   *[false] Pay and keep the Merchant
}
cmd-pay = pay
cmd-pay-desc = Use the Merchant for the object just won, or pay for it
move-use-merchant = Merchant: PP for your rank
cmd-use-merchant = merchant
cmd-use-merchant-desc = Get as many PP as your rank, and give the Merchant back
move-use-professor = Professor: a free card
move-use-professor-full = Professor: a { $deck }
cmd-use-professor = professor
cmd-use-professor-desc = Take a prestige or bonus card free of charge, without an action
move-princess-work = Work of the Princess
move-princess-work-full = Work of the Princess, { $pp } PP of it
cmd-princess-work = princess
cmd-princess-work-desc = Complete a work without a profession card (one action)
field-deck = Which deck?
opt-deck = deck
opt-deck-desc = The deck the Professor looks at
field-character = Which character?
field-space = How many florins do you bid?
field-wishes = For whom, and up to how many florins? The dearest wish first.
field-then = With none of your wishes left?
field-merchant = Use the Merchant?
opt-character = character
opt-character-desc = Whom you bid for
opt-space = florins
opt-space-desc = Your bid in florins, in steps of 100
opt-wishes = wishes
opt-wishes-desc = With florins, such as: muse 800, banker 200; the dearest wish first
opt-then = then
opt-then-desc = What you do with none of your wishes left
opt-merchant = merchant
opt-merchant-desc = Use the Merchant for it
value-space = { $value } florins
panel-amount = { $name } { $amount } florins
hint-character = from { $least } florins
hint-character-held = { $holder } stands on { $amount }; from { $least } florins
hint-deck = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
hint-work-muse = { $work }; { $muse } of it by the Muse
score-banker = Banker { $pp }
text-banker = { $pot } florins lie on him; bids from { $least } to { $most }. You get the pot less your bid at once, and he goes back. Nobody takes him: { $growth } florins more. In round { $last } you keep him: at the end { $rate } florins are 1 PP.
text-muse = Bids from { $least } to { $most }. In this round each of your works is worth as many WV more as the number of the round.
text-merchant = Bids from { $least } to { $most }. Until the next bidding for characters, once: the object you win in the next round's auctions is free, or, at any decision of yours, as many PP as your rank.
text-cardinal = Bids from { $least } to { $most }. { $actions } actions in this round; profession and freedom still once each.
text-princess = Bids from { $least } to { $most }. In this round, as an action: a work without a profession. { $landscape } WV for each landscape, { $building } for each building, { $card } for each profession and recruiting card; no bonus cards.
text-professor = Bids from { $least } to { $most }. At any decision of yours until the next bidding for characters: look at the top { $count } prestige or bonus cards and keep one, free.
position-character = { $character }: { $holder }
position-characters = Characters: { $characters }.
position-pot = On the Banker lie { $florins } florins.
position-keeper = { $holder } keeps the Banker until the end.
position-standing = Bids: { $bids }.
position-marker = { $character } { $amount } ({ $holder })
position-out = Out of the bidding: { $seats }.
heading-characters = Characters

## The Muse and the Princess: options

option-characters = The Muse and the Princess
option-characters-desc = Play with the expansion: in every round six characters are bid for.
option-characters-true = with the expansion
option-characters-false = base game
option-character_bids = Bidding for characters
option-character_bids-desc = How the expansion's characters are bid for.
option-character_bids-together = all say their limits together
option-character_bids-in_turn = seat by seat
option-displaced_may_return = Displaced bidders
option-displaced_may_return-desc = Whether who is outbid for a character may bid for the same one again.
option-displaced_may_return-true = may return
option-displaced_may_return-false = may not return
option-banker_last_money = Banker of the last round
option-banker_last_money-desc = Whether the Banker pays his pot in the last round too.
option-banker_last_money-true = pays and stays
option-banker_last_money-false = only stays
option-banker_conversion = The Banker at the end
option-banker_conversion-desc = How often his keeper may turn florins into PP.
option-banker_conversion-repeated = as often as possible
option-banker_conversion-once = once
option-merchant_choice = The Merchant's free object
option-merchant_choice-desc = When it is decided whether an object is free.
option-merchant_choice-at_payment = asked at payment
option-merchant_choice-always = always free
option-merchant_ties = The Merchant's rank
option-merchant_ties-desc = Which rank players level on PP have.
option-merchant_ties-better = the better one
option-merchant_ties-worse = the worse one
option-princess_minimum = Work of the Princess: minimum
option-princess_minimum-desc = Whether it must reach the round's minimum.
option-princess_minimum-true = needed
option-princess_minimum-false = not needed
option-princess_best_work = Work of the Princess: best work
option-princess_best_work-desc = Whether it can be the best work of the round.
option-princess_best_work-true = can be
option-princess_best_work-false = can't be
option-princess_counts = Work of the Princess: prestige
option-princess_counts-desc = Whether it counts as a work for prestige cards.
option-princess_counts-true = counts
option-princess_counts-false = doesn't count

## Advice: what a hint counts (the change, with its sign)

advice-points = { $points } PP
advice-rises = { $card } rises from { $before } to { $after } WV; the minimum is { $minimum }
advice-prestige-points = { $way ->
    [more] brings { $by } PP in this turn
   *[less] gives up { $by } PP
}
advice-florins = { $way ->
    [more] leaves florins worth { $worth } PP more
   *[less] spends florins worth { $worth } PP
}
advice-florins-none = your florins stay as many
advice-works = { $way ->
    [more] makes the works you can still complete { $about } WV better
   *[less] uses up { $about } WV of the works you can still complete
}
advice-prestige-cards = { $way ->
    [more] your prestige cards then bring { $about } PP more
   *[less] your prestige cards then bring { $about } PP less
}
advice-building = { $way ->
    [more] saves { $about } florins on the buildings to come
   *[less] makes the buildings to come { $about } florins dearer
}
advice-recruits = { $way ->
    [more] lets you recruit somebody later, worth { $worth } PP
   *[less] uses up a chance to recruit, worth { $worth } PP
}
advice-characters = { $way ->
    [more] a character then serves you, worth { $worth } PP
   *[less] gives up a character worth { $worth } PP
}
advice-bargain = { $way ->
    [more] is worth { $about } PP more than it is likely to cost
   *[less] is likely to cost { $about } PP more than it is worth
}
advice-shared = { $way ->
    [more] what the cards you keep have in common is worth { $by } WV
   *[less] your cards then have { $by } WV less in common
}
advice-sale = prestige sold is gone for good

## Lesson: a first game for /tutorial

lesson-hand = **Welcome to Florence.** You are a prince, and you make artists and scholars complete works. { $rounds } rounds, then most prestige points (PP) win.
    These are your professions. Each likes one building, one landscape and one freedom, and what you have of that makes its work better.
    ▸ **Goal**: keep { $kept } who like the same building: you pay for it once and it serves each of them.
    ▸ **Press**: choose **{ $other }** in the menu, then **Confirm**.
lesson-hand-done = All { $kept } want the { $building }. One purchase, { $kept } better works: hands like that win games.
lesson-hand-else = That one shares the { $building } with others of your hand; the { $other } shares it with nobody.
lesson-table = **Read the table.** The picture shows the round, below it what can be won at the auctions, and one area per player with florins and PP. Every work must reach a minimum work value (WV), and the minimum rises round by round.
    ▸ **Question**: how many WV must a work have in this round?
lesson-table-done = { $minimum } WV now, more each round: what is good enough today is not tomorrow.
lesson-table-else = Look at the head of the picture, right of the round: the figure behind ≥.
lesson-auction = **An auction.** In each round you win at most one object. You are the start player, so you put something up first.
    ▸ **Goal**: the { $card } likes a { $kind }, worth +{ $wv_landscape } WV. Put one up.
    ▸ **Press**: **{ $press }**: { $kind }. It opens at { $opening } florins.
lesson-auction-done = Somebody raised. Each raise is exactly { $raise } florins.
lesson-auction-else = A fine object too, but the { $card } gets +{ $wv_landscape } WV from a { $kind }, every time it counts.
lesson-auction-left = Who leaves wins no object at all in this round, and there are only { $rounds } rounds. The { $card } gets +{ $wv_landscape } WV from a { $kind }: put one up.
lesson-raise = **Raise, or let go?** In this auction you pay only if you win, and you take only one object a round.
    ▸ **Goal**: the { $kind } is worth it: raise once more.
    ▸ **Press**: **{ $answer }**.
lesson-raise-done = The { $kind } is yours. Auctions also offer prestige cards, which score at the end, and recruiting cards, which fetch a profession somebody else has used.
lesson-raise-else = Who passes leaves this one auction and takes nothing from it. With so much in hand, one more { $raise } is cheap.
lesson-park = **Lay it down.** Landscapes and buildings fill your grid for good, and room runs short in the end.
    ▸ **Goal**: lay the landscape where little space is lost: best in a corner.
    ▸ **Press**: in the menu a way to turn it, then below a column the number of a place in the picture. Then **Confirm**.
lesson-park-done = A jester is worth +{ $wv_jester } WV to every work; a builder would make building cheaper. Now everybody takes a turn of { $actions } actions, you first.
lesson-park-else = Any place will do.
lesson-build = **First action: build.** A building a profession likes is worth +{ $wv_building } WV to it, and { $building_pp } PP at once.
    ▸ **Goal**: build the { $building }. Buildings may not touch each other or the palazzo along an edge.
    ▸ **Press**: **{ $press }**, the { $building }, and a place.
lesson-build-done = All { $kept } of your professions will be the better for it. A step like this can be taken back until you confirm the turn.
lesson-build-else = You may, but your { $kept } professions want the { $building }.
lesson-build-later = That may come later. A turn has only { $actions } actions, and your { $kept } professions want the { $building }: build it first.
lesson-work = **Second action: a work.** Its value: the building (+{ $building_wv }), the landscape (+{ $landscape_wv }), and one for each profession card (+{ $cards_wv }): **{ $wv } WV**. The minimum is { $minimum }.
    ▸ **Goal**: complete the work of the { $card }. It earns { $per_wv } florins for each WV, and you may turn any of it into prestige, { $per_pp } florins for 1 PP.
    ▸ **Press**: **{ $press }**, { $card }, and how much of the income becomes PP. Early on take 0 PP: florins buy the next work.
lesson-work-done = Only at this moment can money become PP. Other actions bring freedoms, new professions and bonus cards.
lesson-work-else = That work is possible too, but the { $card } has more of what it likes: { $wv } WV.
lesson-work-later = That may come later. Only works bring income, and with { $wv } WV the work of the { $card } is ready.
lesson-best = **End the turn.** You have used your { $actions } actions.
    ▸ **Goal**: see what the others do, and whose is the best work of the round.
    ▸ **Press**: **{ $press }**.
lesson-best-done = Yours was the best work. Beginners often forget that only works bring income: plan one for almost every round.
lesson-best-else = Selling prestige brings a little money, but PP win the game. Keep them.
lesson-last = **The last round.** Let us jump to round { $rounds }. The minimum is { $minimum } WV now, and the { $card } alone comes to { $alone }. Money decides nothing any more but ties.
    ▸ **Goal**: use your bonus card ({ $bonus }) and take **all** you can as prestige: { $most } PP.
    ▸ **Press**: **{ $press }**, the bonus card, { $most } PP.
lesson-last-done = A bonus card used that would have been lost, and { $most } PP instead of florins that are worth nothing tomorrow.
lesson-last-else = After this round florins only break ties: use the bonus card and take { $most } PP, all that can be taken.
lesson-end = **The end.** After this turn the best work is honoured, and everybody turns up their prestige cards.
    ▸ **Goal**: see how the game is counted. Your own prestige card: { $prestige }.
    ▸ **Press**: **{ $press }**.
lesson-end-done = Works, buildings and best works give PP on the way; prestige cards, bought at auctions and kept secret, often decide. That is the whole game: in each of { $rounds } rounds one object, then { $actions } actions, with a work among them whenever you can.
lesson-end-else = PP are what wins: don't sell them now. End the turn.

## Orders for the auctions, given in advance

button-ahead-own = Bid ahead…
says-up-to = Up to { $limit } florins
hint-no-bid = drop out at once
move-up-to = Up to … florins, then drop out
move-up-to-full = { $lot }: up to { $limit } florins, then drop out
move-bid-ahead = Limit for an object
move-bid-ahead-full = { $limit ->
    [0] { $lot }: no bid
   *[other] { $lot }: up to { $limit } florins, then drop out
}
move-bid-on-others = Limit for anything else
move-bid-on-others-full = { $limit ->
    [0] Anything else: no bid
   *[other] Anything else: up to { $limit } florins, then drop out
}
move-put-up = Put up when it is mine to do so
move-put-up-full = When it is mine to put something up: { $kind }
move-stay-out = No (further) part in this round's auctions
move-lay-there = Where a landscape goes if I win it
move-lay-there-full = { $landscape }, if I win it: on { $cells }
move-keep-recruits = Keep every recruiting card I win
name-others = anything else
field-lot = For what?
field-limit = How far would you go?
field-landscape = Which landscape?
value-limit = { $value } florins
