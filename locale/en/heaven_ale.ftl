### Heaven & Ale. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Heaven & Ale
title-about = Run a monastery brewery: buy resources and monks for the sunny or the shady side of your garden, activate them, and bring all five resources and the brewmaster forward together. Most victory points (VP) win.
cmd-title = heaven
cmd-title-desc = Moves of Heaven & Ale

## Names: resources, monks, tiles

name-face-down = face-down tile
name-ducats = ducats
name-brewmaster = brewmaster
name-wood = wood
name-yeast = yeast
name-hops = hops
name-water = water
name-barley = barley
name-monkA = monk A
name-monkB = monk B
name-monkC = monk C
name-monkD = monk D
name-wood1 = wood 1
name-wood2 = wood 2
name-wood3 = wood 3
name-wood4 = wood 4
name-wood5 = wood 5
name-yeast1 = yeast 1
name-yeast2 = yeast 2
name-yeast3 = yeast 3
name-yeast4 = yeast 4
name-yeast5 = yeast 5
name-hops1 = hops 1
name-hops2 = hops 2
name-hops3 = hops 3
name-hops4 = hops 4
name-hops5 = hops 5
name-water1 = water 1
name-water2 = water 2
name-water3 = water 3
name-water4 = water 4
name-water5 = water 5
name-barley1 = barley 1
name-barley2 = barley 2
name-barley3 = barley 3
name-barley4 = barley 4
name-barley5 = barley 5

## Names: spaces of the track, places of the start area

name-START = start area
name-R1 = resource space 1
name-R2 = resource space 2
name-R3 = resource space 3
name-R4 = resource space 4
name-R5 = resource space 5
name-R6 = resource space 6
name-R7 = resource space 7
name-R8 = resource space 8
name-R9 = resource space 9
name-R10 = resource space 10
name-R11 = resource space 11
name-R12 = resource space 12
name-R13 = resource space 13
name-R14 = resource space 14
name-R15 = resource space 15
name-M1 = monk space 1
name-M2 = monk space 2
name-M3 = monk space 3
name-M4 = monk space 4
name-S1 = scoring space 1
name-S2 = scoring space 2
name-S3 = scoring space 3
name-S4 = scoring space 4
name-S5 = scoring space 5
name-S6 = scoring space 6
name-K1 = barrel space 1
name-K2 = barrel space 2
name-A1 = first player
name-A2 = brewmaster +1
name-A3 = one resource +2
name-A4 = 2 ducats

## Names: spots, pairs, cards, barrels, sheds

name-X = X
name-A = X spot
name-B = monk spots
name-C = resource spots
name-Q1 = X and wood
name-Q2 = yeast and hops
name-Q3 = water and barley
name-Q4 = monks A and B
name-Q5 = monks C and D
name-P1 = Harvest
name-P2 = Aid
name-P3 = Cooperage
name-P4 = Endowment
name-P5 = Mastery
name-B01 = Barrel of the brewmaster
name-B02 = Barrel of all resources
name-B03 = Barrel of ones
name-B04 = Barrel of fives
name-B05 = Barrel of the monk spots
name-B06 = Barrel of the resource spots
name-B07 = Barrel of equal sheds
name-B08 = Barrel of different sheds
name-B09 = Barrel of the far resource
name-B10 = Barrel of privileges
name-B11 = Barrel of the sunny side
name-B12 = Barrel of the shady side
name-large = large
name-small = small
name-H1 = shed cell 1
name-H2 = shed cell 2
name-H3 = shed cell 3
name-H4 = shed cell 4
name-H5 = shed cell 5
name-H6 = shed cell 6
name-H7 = shed cell 7
name-T0 = shed without activation
name-T1 = shed for 1 tile
name-T2 = shed for 2 opposite tiles
name-T3 = shed for 3 tiles apart
name-T4 = shed for 4 tiles

## Names of disputed points and tables of numbers, for /about

name-allow_shared_spaces = Disputed: sharing a space
name-final_round_discs = Disputed: discs of the last round
name-final_exchange = Disputed: final exchange
name-start_positions = Disputed: start of wood and brewmaster
name-start_ducats = Ducats at the start
name-start_brewmaster = Start of the brewmaster
name-track_least = Start of the production track
name-track_most = End of the production track
name-brown_from = Start of the brown area
name-overflow_ducats = Ducats per step past the end
name-sun_factor = Price factor in the sun
name-ducats_of_a_sold_card = Ducats for a card given up
name-ducats_per_step = Ducats per step at the end
name-first_place_vp = VP of the first player
name-large_barrel_vp = VP of a large barrel
name-small_barrel_vp = VP of a small barrel
name-monk_pile = Monks per round
name-copies_of_a_resource_tile = Copies of a resource tile
name-copies_of_a_monk = Copies of a monk
name-all_two_discs = Discs where all spaces get several
name-player_counts = Player counts
name-resources = Resources
name-monks = Monks
name-track = Track
name-start_area = Start area
name-garden = Player board
name-shed_types = Sheds
name-brewmaster_levels = Brewmaster table
name-spots = Scoring spots
name-privilege_cards = Privilege cards
name-barrels = Barrels
about-source = { $table }: { $source }

## Texts of components, put together from their data

text-sell = In your turn you may give it up for { $ducats } ducats.
text-tile = Costs { $value } in the shade, { $sun } in the sun. Activated: { $value } ducats in the shade, { $kind } +{ $value } in the sun.
text-per-tile = Choose a resource: it moves one step for each of its tiles in your garden.
text-per-disc = Your least advanced resource moves one step for each disc on your board.
text-per-barrel = At the end of the game: +{ $vp } VP for each of your barrels.
text-gain = { $what } +{ $amount } at once.
goal-brewmaster = brewmaster on { $least } or beyond
goal-lowest_resource = all five resources on { $least } or beyond
goal-highest_resource = a resource on { $least }
goal-tiles_of_value_1 = { $least } resource tiles of value 1
goal-tiles_of_value_5 = { $least } resource tiles of value 5
goal-monk_discs = discs on all { $least } monk spots
goal-resource_discs = discs on all { $least } resource spots
goal-sheds_of_one_type = { $least } sheds of one type
goal-shed_types = { $least } types of shed
goal-placed_cards = { $least } privilege cards placed
goal-tiles_in_sun = { $least } tiles in the sun
goal-tiles_in_shade = { $least } tiles in the shade
text-barrel = For { $goal }: { $large } VP (large) for the first, { $small } VP (small) for the second.
text-shed = Values around add up to { $least } to { $most }: brewmaster +{ $brewmaster }.
text-shed-any = Activates any { $count } of the tiles around.
text-shed-opposite = Activates { $count } tiles on opposite sides.
text-shed-alternate = Activates { $count } tiles that do not touch each other.
text-spot-number = Name a number { $least } to { $most }: all your resource tiles of that value are activated.
text-spot-monk = Every { $monk } triggers: the tiles around it are activated.
text-spot-resource = All your { $resource } tiles are activated.
text-pair = Pair with: { $partner }.
text-first-place = Starts the next round; { $vp } VP at the end of the game.
text-steps = One resource of your choice +{ $steps }.

## Events

start-player-chosen = { $seat } is the start player{ $drawn ->
    [true] { " " }(drawn by lot)
   *[false] { "" }
}.
place-taken = { $seat } takes the place “{ $place }”{ $ducats ->
    [0] { "" }
   *[other] , ducats +{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] , wood +{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] , yeast +{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] , hops +{ $hops }
}{ $water ->
    [0] { "" }
   *[other] , water +{ $water }
}{ $barley ->
    [0] { "" }
   *[other] , barley +{ $barley }
}
round-started = Round { $round } of { $rounds } begins; { $start_player } goes first.
tiles-revealed = New resources: { $resources }. New monks: { $monks }.
figure-moved = { $seat } moves to { $space }.
tile-bought = { $seat } lays { $tile } on { $cell }: { $ducats } ducats.
purchase-ended = { $seat } is done buying ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}).
shed-enclosed = { $seat } encloses { $shed }: sum { $sum }, { $kind }{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}.
shed-used = { $seat } activates around { $shed }: { $cells }{ $ducats ->
    [0] { "" }
   *[other] , ducats +{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] , wood +{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] , yeast +{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] , hops +{ $hops }
}{ $water ->
    [0] { "" }
   *[other] , water +{ $water }
}{ $barley ->
    [0] { "" }
   *[other] , barley +{ $barley }
}
disc-placed = { $seat } scores the { $spot } spot{ $number ->
    [0] { "" }
   *[other] { " " }with number { $number }
}{ $monks_count ->
    [0] { "" }
   *[other] { " " }(monks on { $monks })
}: { $cells_count ->
    [0] nothing is activated
   *[other] activates { $cells }
}{ $ducats ->
    [0] { "" }
   *[other] , ducats +{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] , wood +{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] , yeast +{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] , hops +{ $hops }
}{ $water ->
    [0] { "" }
   *[other] , water +{ $water }
}{ $barley ->
    [0] { "" }
   *[other] , barley +{ $barley }
}
pair-completed = { $seat } completes the pair { $pair }.
pair-closed = { $seat } leaves the pair { $pair } without a card.
card-placed = { $seat } places { $card } at { $pair }{ $ducats ->
    [0] { "" }
   *[other] , ducats +{ $ducats }
}{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}{ $wood ->
    [0] { "" }
   *[other] , wood +{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] , yeast +{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] , hops +{ $hops }
}{ $water ->
    [0] { "" }
   *[other] , water +{ $water }
}{ $barley ->
    [0] { "" }
   *[other] , barley +{ $barley }
}
card-sold = { $seat } gives { $card } up for { $ducats } ducats.
barrel-taken = { $seat } takes a barrel ({ $size }): { $barrel }, { $vp } VP.
round-ended = Round { $round } is over.
converted = { $seat } converts at { $rate }:1: { $resource } +{ $steps }{ $wood ->
    [0] { "" }
   *[other] , wood -{ $wood }
}{ $yeast ->
    [0] { "" }
   *[other] , yeast -{ $yeast }
}{ $hops ->
    [0] { "" }
   *[other] , hops -{ $hops }
}{ $water ->
    [0] { "" }
   *[other] , water -{ $water }
}{ $barley ->
    [0] { "" }
   *[other] , barley -{ $barley }
}
steps-bought = { $seat } pays for { $resource } +{ $steps }: { $ducats } ducats.
scored = { $seat }: { $multiplier } × lowest resource ({ $lowest }) gives { $production }, barrels { $barrels }, Cooperage { $cooperage }, first player { $first_place }: { $vp } VP.
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $vp } VP!
   *[other] { $winners } share the victory with { $vp } VP!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-first-place = Where in the start area does your figure begin?
await-first-place = { $seat }: choose a place in the start area.
ask-move = Where do you go from { $space }? You have { $ducats } ducats.
await-move = { $seat }: move on from { $space } ({ $ducats } ducats).
ask-buy = { $bought ->
    [0] Buy at least one tile ({ $space }).
   *[other] { $bought } bought ({ $space }). Another one?
} You have { $ducats } ducats.
await-buy = { $seat }: buying on { $space }, { $bought } so far ({ $ducats } ducats).
ask-shed = Which tiles do you activate around { $shed } ({ $kind })? Choose { $count }.
await-shed = { $seat }: activate { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} around { $shed } ({ $kind }).
ask-score = Which spot does the disc of { $space } go to? Allowed: { $kinds }.
await-score = { $seat }: score on { $space } ({ $kinds }).
ask-place-card = The pair { $pair } is complete: which privilege card do you place? Without one it stays closed.
await-place-card = { $seat }: place a privilege card at { $pair }, or none.
ask-place = Which place in the start area do you take?
await-place = { $seat }: choose a place in the start area.
ask-place-last = Which place do you take? Last chance: giving up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $ducats } ducats would bring { $vp } VP more.
await-place-last = { $seat }: choose a place in the start area ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $ducats } ducats: +{ $vp } VP).

## Parts of places, for menus

part-sun = sunny side
part-shade = shady side
part-sheds = sheds
part-start = start area
part-resource = resource spaces
part-monk = monk spaces
part-scoring = scoring spaces
part-barrel = barrel spaces

## Hints: what an answer would do

gain = { $what } +{ $amount }
hint-gain = { $gains }
hint-sell = { $ducats } ducats
hint-tile = { $shade } in the shade, { $sun } in the sun
hint-cell = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left
hint-cell-shed = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left; { $shed } then lacks { $missing }, sum so far { $sum }
hint-cell-encloses = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left; { $sheds }
shed-made = { $shed }: { $sum }, brewmaster +{ $brewmaster }{ $activates ->
    [0] { "" }
   *[other] , { $kind }
}
hint-per-barrel = +{ $vp } VP per barrel at the end; you have { $barrels }
hint-first-place = you start the next round; { $vp } VP at the end
hint-steps = a resource +{ $steps }
hint-start = free: { $places }
hint-scoring = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}; you could use: { $spots }
hint-barrel = { $barrels }
hint-tiles = { $tiles }; from { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}

## Result

score-line = { $place }. { $seat }: { $points } VP ({ $parts })
score-converted = { $resource } +{ $steps } at { $rate }:1 from { $given }
score-given = { $resource } -{ $steps }
score-bought = { $resource } +{ $steps } for { $ducats } ducats
score-production = { $multiplier } × { $lowest } = { $vp }
score-barrels = barrels ({ $large } large, { $small } small) { $vp }
score-cooperage = Cooperage ({ $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}) { $vp }
score-first-place = first player { $vp }

## Moves: button, whole move, slash command

move-take-place = Take a place
move-take-place-full = Take: { $place } { $resource }
cmd-take-place = start
cmd-take-place-desc = Take a place in the start area
move-move-to = Move
move-move-to-full = Move to { $space }
cmd-move-to = move
cmd-move-to-desc = Move your figure on along the track
move-buy = Buy a tile
move-buy-full = Buy { $tile } for { $cell }
cmd-buy = buy
cmd-buy-desc = Buy a tile of the space and lay it in your garden
move-end-purchase = Done buying
cmd-end-purchase = done
cmd-end-purchase-desc = Buy no more tiles
move-use-shed = Activate tiles
move-use-shed-full = Activate { $cells }
cmd-use-shed = shed
cmd-use-shed-desc = Choose the tiles your new shed activates
move-place-disc = Score
move-place-disc-full = Score { $spot }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
cmd-place-disc = score
cmd-place-disc-desc = Put the disc on one of your scoring spots
move-place-card = Place a card
move-place-card-full = Place { $card } { $resource }
cmd-place-card = place
cmd-place-card-desc = Place a privilege card at the pair you have completed
move-skip-card = No card
cmd-skip-card = skip
cmd-skip-card-desc = Leave the pair without a card for good
move-sell-card = Give a card up
move-sell-card-full = Give { $card } up
cmd-sell-card = sell
cmd-sell-card-desc = Give a privilege card up for 3 ducats

## Fields of moves: prompt, slash option, values

field-place = Which place?
field-resource = Which resource?
field-space = To which space?
field-tile = Which tile?
field-cell = Where does it go?
field-cells = Which tiles?
field-spot = Which spot?
field-number = Which number?
field-card = Which card?
opt-place = place
opt-place-desc = A place in the start area
opt-resource = resource
opt-resource-desc = The resource to move, where one is needed
opt-space = space
opt-space-desc = The space to move to
opt-tile = tile
opt-tile-desc = The tile to buy
opt-cell = cell
opt-cell-desc = Its cell: s4 in the sun, d12 in the shade
opt-cells = cells
opt-cells-desc = The cells of the tiles, like s4 d5
opt-spot = spot
opt-spot-desc = The scoring spot for the disc
opt-number = number
opt-number-desc = The value to activate, for the X spot
opt-card = card
opt-card-desc = The privilege card

## Options of a table

option-start_player = First start player
option-start_player-desc = Who starts the first round.
option-start_player-random = drawn by lot
option-start_player-a = seat A
option-start_player-b = seat B
option-start_player-c = seat C
option-start_player-d = seat D
option-allow_shared_spaces = Spaces with another figure
option-allow_shared_spaces-desc = Whether you may stop where another figure stands (sources disagree).
option-allow_shared_spaces-true = may be entered
option-allow_shared_spaces-false = may not be entered
option-final_round_discs = Discs of the last round
option-final_round_discs-desc = With 2 or 3 players, which scoring spaces get two discs.
option-final_round_discs-by_space = the marked spaces
option-final_round_discs-all_two = all scoring spaces
option-final_exchange = Final exchange
option-final_exchange-desc = How resources are exchanged before final scoring.
option-final_exchange-optimal = as far as it helps
option-final_exchange-even_first = even out fully, then pay
option-start_positions = Start of wood and brewmaster
option-start_positions-desc = Where these two markers begin (sources disagree).
option-start_positions-zero = 0 and -10
option-start_positions-one_ahead = 1 and -9
option-allow_full_lap = Round without a stop
option-allow_full_lap-desc = Whether a figure may go round from start area to start area.
option-allow_full_lap-true = allowed
option-allow_full_lap-false = not allowed
option-scoring_requires_matching_tile = Spots without a matching tile
option-scoring_requires_matching_tile-desc = Whether a spot that would activate nothing may be used.
option-scoring_requires_matching_tile-true = may not be used
option-scoring_requires_matching_tile-false = may be used

## Rules in short, by phase

rules-set-up = The start player stands on the first place; the others choose a place counter-clockwise and take its bonus.
rules-round = Turns go clockwise until every figure is back in the start area. Then each resource and monk space gets one tile more, scoring spaces are refilled, and whoever took the first place begins. 3, 4 or 6 rounds with 2, 3 or 4 players.
rules-move-figure = Move your figure clockwise as far as you like, at least one space, never past the start area. You may not stop where another figure stands (by option) or where you can do nothing. In your turn you may give up privilege cards for 3 ducats each.
rules-market = Buy at least one tile of the space. A resource costs its value, a monk what the space says; in the sun twice as much. In the shade resources bring ducats when activated, in the sun they move their marker.
rules-shed = When all six cells around a shed cell hold tiles, their values are added up (monks count 0). Low sums move the brewmaster, high sums activate more tiles: 0-7: +6; 8-11: +3 and 1 tile; 12-17: +1 and 2 opposite; 18-23: +1 and 3 apart; 24-30: 4 tiles.
rules-scoring = Take a disc and put it on an empty spot of the kind the space allows. X: all resource tiles of one value; a resource spot: all tiles of that resource; a monk spot: all tiles around monks of that kind. Activated monks move the brewmaster 1 step.
rules-privilege = A disc that completes a pair lets you place one privilege card there, now or never.
rules-at-start = Take a place without another figure, and its bonus; you are out until the round ends. If you are the last one back and the first place is empty, you must take it.
rules-final-scoring = Resources are exchanged at the brewmaster's rate, and 10 ducats buy a step, so that the lowest resource gets as far as it can. Multiplier times lowest resource, plus barrels, plus 1 for the first player. Ties share the victory.

## Refusals. A name with figures after the code is for exactly these figures.

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players; you are { $have }.
ERR_START_PLAYER = The chosen start player has no seat: you are { $have } players.
E_UNKNOWN_SPACE = There is no such space: { $space }.
E_MUST_MOVE = You must move at least one space; you are on { $space }.
E_BACKWARD = You cannot go back to { $space }: you are on { $position }.
E_SPACE_OCCUPIED = You cannot stop on { $space }: the figure of { $player } is there.
E_FULL_LAP = You must stop at least once in a round.
E_NO_TILES = No tile is left there: { $space }.
E_GARDEN_FULL = Your garden is full: all { $cells } cells hold tiles.
E_CANNOT_AFFORD_ANY = The cheapest placement costs { $cost } ducats, you have { $have }. You hold { $cards ->
    [0] no cards to give up.
    [one] { $cards } card, worth { $each } ducats.
   *[other] { $cards } cards, worth { $each } ducats each.
}
E_NO_DISC = No disc is left there: { $space }.
E_NO_USABLE_SPOT = You have no spot you could use there: { $space }.
E_NO_BARREL = You fulfil no condition of a barrel that is left: { $space }.
E_TILE_NOT_HERE = There is no { $tile } there: { $space }.
E_UNKNOWN_CELL = There is no such cell: { $cell }.
E_SHED_CELL = Tiles cannot be put there: { $cell }.
E_CELL_TAKEN = { $cell } is taken by { $tile }.
E_NOT_ENOUGH_MONEY = This costs { $cost } ducats, you have { $have } ({ $missing } missing).
E_MUST_BUY = You must buy at least one tile here.
E_SHED_COUNT = Choose exactly { $count ->
    [one] { $count } tile
   *[other] { $count } different tiles
}; you named { $have }.
E_SHED_NOT_ADJACENT = Not around { $shed }: { $cells }.
E_SHED_PATTERN = { $shed } is a { $kind }: these tiles do not lie so.
E_UNKNOWN_SPOT = There is no such spot: { $spot }.
E_SPOT_KIND = The { $spot } spot is not allowed here. Allowed: { $kinds }.
E_SPOT_USED = That spot already has a disc: { $spot }.
E_NO_MATCHING_TILE = You have no tile that this spot would activate: { $spot }.
E_NO_MATCHING_TILE-number = You have no resource tile of value { $number }.
E_NEED_NUMBER = Name a number from { $least } to { $most }.
E_CARD_NOT_HELD = You do not hold that card: { $card }.
E_NEED_RESOURCE_CHOICE = Name a resource: { $resources }.
E_NOT_LEAST_RESOURCE = It must be your least advanced resource: { $resources }.
E_UNKNOWN_START_SPACE = There is no such place: { $place }.
E_START_SPACE_TAKEN = The figure of { $player } stands there: { $place }.
E_MUST_TAKE_FIRST_SPACE = As the last one back you must take the place of the { $place }.

## The whole position as text

position-round = Round { $round } of { $rounds }.
position-tiles = { $space }: { $tiles }
position-count = { $what } { $count }
position-track = On the track: { $spaces }.
position-scoring = Discs: { $spaces }.
position-barrels = Barrels left: { $barrels }.
position-seat = { $seat }: on { $where }, { $ducats } ducats.
position-returned = { $seat }: back on { $where }, { $ducats } ducats.
position-markers = Resources: { $markers }. Brewmaster on { $brewmaster }: { $rate }:1, multiplier { $multiplier }.
position-tile = { $tile } ({ $cell })
position-garden = Garden: { $tiles }. Sheds: { $sheds }.
position-placed = { $card } at { $pair }
position-discs = Spots with discs: { $spots }. Cards placed: { $placed }.
position-barrel = { $barrel } ({ $vp } VP)
position-cards = Cards in hand: { $cards }. Barrels: { $barrels }.
position-piles = Face down: { $tiles ->
    [one] { $tiles } resource tile
   *[other] { $tiles } resource tiles
} and { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
} of monks.

## One's own figures, in the panel

figure-ducats = { $value } ducats
figure-brewmaster = brewmaster { $value }
figure-wood = wood { $value }
figure-yeast = yeast { $value }
figure-hops = hops { $value }
figure-water = water { $value }
figure-barley = barley { $value }

# Pictures

picture-round = Round { $round }/{ $rounds }
picture-set-up = Set-up
picture-over = { $winners ->
    [1] wins with { $vp } VP
   *[other] share the victory with { $vp } VP
}
picture-ask-first-place = choose a place to begin
picture-ask-move = move on from { $space }
picture-ask-buy = { $space }: { $bought ->
    [0] buy at least one tile
   *[other] { $bought } bought, one more?
}
picture-ask-shed = { $shed } is { $kind }: { $count ->
    [one] activate { $count } tile
   *[other] activate { $count } tiles
}
picture-ask-score = { $space }: put a disc on a spot ({ $kinds })
picture-ask-place-card = a card for this pair, or none
picture-ask-place = choose a place in the start area
picture-ask-place-last = give up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} first: { $vp } VP more
picture-deck = tiles
picture-piles = monk piles
picture-sheds = Sum around a shed
picture-levels = Exchange, VP
picture-hand-cards = Privilege cards
picture-hand-barrels = Barrels
picture-hand-placed = Placed at the pair { $pair }.
picture-hand-sold = Given up.
picture-hand-sale = In your turn any card in hand may be given up for { $ducats } ducats.
