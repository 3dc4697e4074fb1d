### The Princes of Florence. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = The Princes of Florence
title-about = Princes of Florence lay out their lands and invite artists and scholars to create great works. Seven rounds; the most prestige points (PP) win.
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
name-minimum_wv = Minimum work values
name-opening_bid = Opening bid
name-raise = Step of a raise
name-builder_limit = Builders per player
name-building_cost = Building costs
name-touching_from_builders = Builders needed for touching buildings
name-builder_pp = PP for builders
name-card_cost = Price of cards and freedoms
name-looked_at = Cards looked at
name-actions = Actions per turn
name-building_pp = PP for a building
name-repeat_landscape_pp = PP for a repeated landscape
name-best_work_pp = PP for the best work
name-wv_building = WV of the building
name-wv_landscape = WV of the landscape
name-wv_freedom = WV of the freedom
name-wv_jester = WV of a jester
name-wv_card = WV of a card
name-florins_per_wv = Florins per WV
name-florins_per_pp = Florins per PP bought
name-florins_per_pp_sold = Florins per PP sold
name-jesters = Number of jesters
name-builders = Number of builders
name-recruits = Number of recruiting cards
name-two_player_closed_kinds = Kinds closed with two players
name-board = Board
name-freedoms = Freedoms
name-buildings = Buildings
name-landscapes = Landscapes
name-professions = Profession cards
name-bonus_cards = Bonus cards
name-prestige_cards = Prestige cards

about-source = { $table }: { $source }

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

bonus-sum = +{ $wv } WV per { $unit }
bonus-distinct = +{ $wv } WV per different { $unit }
text-bonus = { $units }
prestige-most = Most { $counter }: { $pp } PP; tied: { $tie } PP
prestige-fewest = Fewest { $counter }: { $pp } PP; tied: { $tie } PP
prestige-needs = At least { $needs }: { $pp } PP
need = { $least ->
    [1] 1 { $unit }
   *[other] { $least } { $counter }
}
text-profession = Prefers { $building }, { $landscape }, { $freedom }.
text-landscape-option = With the other landscape option: { $landscape }.
text-landscape = Landscape of { $squares } squares. +{ $wv } WV for professions that prefer it; each further one of this kind: +{ $pp } PP.
text-building = { $size } building of { $squares } squares, +{ $pp } PP. +{ $wv } WV for { $professions }.
text-freedom = +{ $wv } WV for professions that prefer it.
text-jester = +{ $wv } WV for each of your works from now on.
text-builder = First: building costs { $first }. From no. { $touching }: buildings may touch, +{ $pp } PP each. No. { $last }: building is free.
text-prestige = Look at { $count }, keep 1 secretly. It brings PP at the end of the game.
text-recruit = Take a profession lying open with another player, and leave this card there. +{ $wv } WV while you hold it.

## Events

dealt = You are dealt: { $cards }.
hand-chosen = { $seat } has chosen a hand.
hand-reopened = { $seat } is choosing again.
hand-settled = You give back { $returned } and start with { $cards }.
round-started = Round { $round } begins; { $start_player } goes first. Works need at least { $minimum } WV.{ $closed_count ->
    [0] { "" }
   *[other] { " " }Closed this round: { $closed }.
}
auction-opened = { $seat } puts the { $kind } up for { $amount } florins.
raised = { $seat } raises to { $amount } for the { $kind }.
bid-passed = { $seat } passes on the { $kind }.
auctions-left = { $seat } leaves this round's auctions.
object-won = { $seat } wins the { $kind } for { $amount } florins.
builder-hired = { $seat } now has { $count ->
    [one] { $count } builder
   *[other] { $count } builders
} and builds for { $cost } florins.{ $pp ->
    [0] { "" }
   *[other] { " " }+{ $pp } PP
}
object-unusable = { $seat } can't use the { $kind }; it goes back to the supply.
landscape-placed = { $seat } lays the { $tile } on { $cells }.{ $pp ->
    [0] { "" }
   *[other] { " " }+{ $pp } PP
}
cards-seen = { $seat } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to keep one { $deck }.
cards-offered = { $deck }, your choice: { $cards }.
card-kept = { $seat } keeps a { $deck }.
card-taken = { $deck }: you keep { $card }.{ $bottom_count ->
    [0] { "" }
   *[other] { " " }Under the deck: { $bottom }.
}
built = { $seat } builds the { $tile } on { $cells }.{ $florins ->
    [0] { "" }
   *[other] { " " }{ $florins } florins,
}{ $pp ->
    [0] { "" }
   *[other] { " " }+{ $pp } PP
}
action-paid = { $seat } pays for a { $deck }: { $florins } florins.
freedom-introduced = { $seat } introduces { $freedom }: { $florins } florins.
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
   *[other] , { $bonus_cards } { $bonus }
}). +{ $florins } florins{ $pp ->
    [0] { "" }
   *[other] , +{ $pp } PP
}
prestige-sold = { $seat } sells { $count } PP for { $florins } florins.
recruited = { $seat } recruits the { $profession } from { $player }.
turn-ended = { $seat } ends the turn ({ $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
}).
best-work = Best work: { $seats } with { $wv } WV{ $pp ->
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

ask-return-card = Choose one of your { $count } professions to give back.
await-return-card = { $seat }: give one of { $count } professions back.
ask-choose-again = You give back: { $card }. You can change your mind until everybody has chosen.
await-choose-again = { $seat } may still choose again.
ask-open-auction = Put something up for { $amount } florins, or leave this round's auctions?
await-open-auction = { $seat }: put something up for { $amount }, or leave the auctions.
ask-bid = Raise to { $amount } or pass? The { $kind } stands at { $bid } ({ $holder }).
await-bid = { $seat }: { $amount } or pass on the { $kind } ({ $holder } holds it at { $bid }).
ask-place-landscape = Where does your { $kind } go?
await-place-landscape = { $seat }: lay the { $kind }.
ask-recruit-offer = Use your recruiting card now, or keep it for later?
await-recruit-offer = { $seat }: recruit now or later.
ask-pick-card = Keep one of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $deck }). Which?
await-pick-card = { $seat }: keep one of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $deck }).
ask-turn = { $left ->
    [0] No actions left.
    [one] { $left } action left.
   *[other] { $left } actions left.
} Works need at least { $minimum } WV. What do you do?
await-turn = { $seat }: { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
} (works from { $minimum } WV).

## Hints: what an answer would do

hint-object = { $left } left
hint-profession = { $building }, { $landscape }, { $freedom }
hint-bonus-card = now +{ $wv } WV
hint-building = { $cost ->
    [0] free
   *[other] { $cost } florins
}, { $left } left
hint-work = { $wv } WV, { $best } with bonus (needs { $minimum }): building { $building }, landscape { $landscape }, freedom { $freedom }, jesters { $jesters }, cards { $cards }
hint-wv = { $wv } WV
hint-florins = { $florins } florins

## Result

score-line = { $place }. { $seat }: { $points } PP, { $tiebreak } florins ({ $parts })
score-track = on the track { $pp }
score-prestige = { $card } { $pp }

## Moves: button, whole move, slash command

move-return-card = Give back
move-return-card-full = Give the { $profession } back
cmd-return-card = return
cmd-return-card-desc = Give one of the professions dealt to you back
move-choose-again = Choose again
cmd-choose-again = choose-again
cmd-choose-again-desc = Take your secret choice back
move-open-auction = Put up
move-open-auction-full = Put the { $kind } up
cmd-open-auction = open
cmd-open-auction-desc = Put something up for auction
move-leave-auctions = Leave the auctions
cmd-leave-auctions = leave-auctions
cmd-leave-auctions-desc = Leave this round's auctions without buying anything
move-raise = Raise
move-raise-full = Raise to { $amount }
cmd-raise = raise
cmd-raise-desc = Raise the bid
move-pass-bid = Pass
cmd-pass-bid = pass
cmd-pass-bid-desc = Drop out of this auction
move-place-landscape = Lay the landscape
move-place-landscape-full = Lay it on { $cells }
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
cmd-take-profession-desc = Look at professions and keep one (one action)
move-introduce-freedom = Introduce a freedom
move-introduce-freedom-full = Introduce { $freedom }
cmd-introduce-freedom = freedom
cmd-introduce-freedom-desc = Bring a freedom to your principality (one action)
move-buy-bonus = Buy a bonus card
cmd-buy-bonus = bonus
cmd-buy-bonus-desc = Look at bonus cards and keep one (one action)
move-complete-work = Complete a work
move-complete-work-full = Complete a work: { $profession }{ $bonus_cards_count ->
    [0] { "" }
   *[other] , { $bonus_cards }
}, { $pp } PP
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
field-kind = What?
field-amount = How much?
field-cells = On which squares?
field-card = Which card?
field-bottom = Order under the deck
field-building = Which building?
field-freedom = Which freedom?
field-bonus_cards = With which bonus cards?
field-pp = How many PP do you take?
field-count = How many PP?
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
opt-pp-desc = How many PP you take instead of florins
opt-count = count
opt-count-desc = How many PP to sell
opt-player = player
opt-player-desc = The player to recruit from
value-amount = { $value } florins
value-pp = { $value } PP
value-count = { $value } PP

## Options of a table

option-two_players = Two players
option-two_players-desc = House variant for two: three kinds of object are closed each round.
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
option-palazzo_blocks-true = must keep clear
option-palazzo_blocks-false = may touch
option-unusable_objects = Useless objects
option-unusable_objects-desc = Whether you may bid on a fourth builder or a landscape without room.
option-unusable_objects-true = may be won, without effect
option-unusable_objects-false = no bidding
option-bonus_per_work = Bonus cards per work
option-bonus_per_work-desc = How many bonus cards one work may use.
option-bonus_per_work-any = any number
option-bonus_per_work-one = one at most
option-hide_money = Florins
option-hide_money-desc = Whether everybody sees what the others own.
option-hide_money-true = hidden
option-hide_money-false = open

## Rules in short, by phase

rules-choose-hand = You are dealt 4 professions and secretly give one back. Choose people who like the same building, landscape or freedom: then each purchase serves several works.
rules-round = Each of the 7 rounds has auctions, then everybody's actions, then 3 PP for the best work. The start player passes to the left.
rules-selecting = In each round you can win one object. If it is your turn to open, put one up for 200 florins or leave the auctions. A kind can be sold only once a round.
rules-bidding = Raise by exactly 100 or pass. Passing counts for this object only; you can still bid on the next one. Whoever is left pays and is done for the round.
rules-place-landscape = Lay the landscape anywhere on free squares; it may touch everything. From your second of the same kind on you get 3 PP.
rules-recruit-offer = With a recruiting card you take a profession lying open with another player and leave the card there. You may do it now or later, at no cost.
rules-pick-card = You look at up to 5 cards and keep one. The others go under the deck in the order you like; nobody else sees them.
rules-actions = Clockwise from the start player, everybody takes one turn of up to 2 actions.
rules-turn = Up to 2 actions: complete a work, build, take a profession, introduce a freedom, buy a bonus card (300 florins each for the last three; profession and freedom once a turn). A work earns 100 florins per WV; at that moment only you may turn 200 florins into 1 PP each. Buildings bring 3 PP and may not touch each other's edges before you have 2 builders.
rules-final-scoring = After round 7 the prestige cards are revealed and scored. Most PP win; if tied, most florins.

## Refusals. A name with figures after the code is for exactly these figures.

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players with these options; you are { $have }.
ERR_START_PLAYER = The chosen start player has no seat: you are { $have } players.
ERR_CHOICE_NOT_OFFERED = That card is not among the ones offered: { $offered }.
ERR_KIND_UNKNOWN = No such auction object. There are: { $kinds }.
ERR_KIND_SOLD_THIS_ROUND = The { $kind } was already sold this round.
ERR_KIND_CLOSED = The { $kind } is closed this round.
ERR_STACK_EMPTY = None left in the supply: { $kind }.
ERR_OUT_OF_PHASE = You are out of the auctions of round { $round }.
ERR_PASSED_THIS_AUCTION = You already passed on the { $kind }.
ERR_BID_NOT_EXACT = A bid must be exactly { $step } higher: { $bid } is bid, so say { $exact }.
ERR_INSUFFICIENT_FUNDS = Not enough florins: this costs { $need }, you have { $have } ({ $missing } missing).
ERR_BUILDER_LIMIT = You already have { $limit } builders.
ERR_NO_ROOM = There is no legal place in your principality for the { $tile }.
ERR_OUT_OF_GRID = The { $tile } would leave the grid.
ERR_OVERLAP = The { $tile } would overlap another tile or the palazzo.
ERR_SHAPE_MISMATCH = These squares do not form the { $tile } ({ $squares } squares).
ERR_ADJACENT_BUILDING = The { $tile } may not touch another building by an edge (needs { $builders } builders).
ERR_ADJACENT_PALAZZO = The { $tile } may not touch the palazzo by an edge (needs { $builders } builders).
ERR_DUPLICATE_BUILDING = You already have this building: { $tile }.
ERR_BUILDING_SUPPLY = No tile of this building is left: { $tile }.
ERR_ACTION_LIMIT = No actions left: you have { $limit } a turn.
ERR_ONCE_PER_TURN = This action is allowed once per turn.
ERR_FREEDOM_OWNED = You already have this freedom: { $freedom }.
ERR_FREEDOM_SUPPLY = No token of { $freedom } is left (there were { $tokens }).
ERR_DECK_EMPTY = The deck is empty: { $deck }.
ERR_CARD_NOT_IN_HAND = This card is not in your hand: { $card }.
ERR_BONUS_DUPLICATE = The same bonus card was listed twice.
ERR_ONE_BONUS = At this table a work may use { $limit } bonus card.
ERR_WV_TOO_LOW = The work value is below this round's minimum: { $wv } WV, needs { $minimum } ({ $missing } missing).
ERR_PAYOUT = { $pp } PP is not possible: a work of { $wv } WV gives 0 to { $most } PP.
ERR_NO_RECRUIT_CARD = You have no recruiting card.
ERR_RECRUIT_TARGET = Choose a face-up profession of another player.
ERR_NOT_ENOUGH_PP = Not enough PP: { $need } needed, you have { $have }.

## Refusals of the expansion

ERR_PP_SALE_DISABLED = PP cannot be sold when the expansion is in play.
ERR_BID_RANGE = That amount is not on the card's price list.
ERR_BID_TOO_LOW = You must bid higher than the standing marker.
ERR_ALREADY_STANDING = Your marker already stands on a card.
ERR_PASSED_SPECIAL = You already passed in this auction.
ERR_SPECIAL_NOT_HELD = You do not hold that special card.
ERR_SPECIAL_TIMING = That special card cannot be used now.
ERR_BONUS_NOT_ALLOWED = Bonus cards cannot be used with the Princess.

## The whole position as text

position-round = Round { $round } of { $rounds }; works need { $minimum } WV; start player { $start_player }.
position-closed = Closed this round: { $kinds }.
position-sold = Sold this round: { $kinds }.
position-taking-part = Still in the auctions: { $seats }.
position-bidding = { $kind } at { $bid } florins, held by { $holder }; still bidding: { $seats }.
position-florins = { $florins } florins
position-florins-hidden = florins hidden
position-seat = { $seat }: { $money }, { $pp } PP; jesters { $jesters }, builders { $builders }.{ $best ->
    [0] { "" }
   *[other] { " " }Best work this round: { $best } WV.
}
position-tile = { $tile } ({ $cells })
position-board = On the board: { $tiles }; empty squares: { $empty }.
position-people = Freedoms: { $freedoms }. Works: { $works }; recruiting cards among them: { $recruits }.
position-face-down = { $count }
position-face-up = { $count } ({ $cards })
position-cards = Professions in hand: { $hand }; recruiting cards: { $recruits }; bonus cards: { $bonus }; prestige cards: { $prestige }.
position-cards-seen = Professions in hand: { $hand }; recruiting cards: { $recruits }; bonus cards: { $bonus }; prestige cards: { $prestige }; looking at: { $seen }.
position-left = { $thing } { $left }
position-supply = Supply: { $things }.
position-decks = Decks: professions { $professions }, bonus { $bonus }, prestige { $prestige }; bonus cards used: { $used }.

## The kinds of cards in a hand

figure-florins = { $value } florins
figure-pp = { $value } PP
hand-kind-hand = Professions
hand-kind-bonus = Bonus cards
hand-kind-prestige = Prestige cards
hand-kind-seen = Cards you are looking at

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
picture-ask-return-card = give one profession back
picture-ask-open-auction = put something up for { $amount }, or leave
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
