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

name-START = the start area
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

## Names: spots, pairs, cards, barrels, sheds

name-X = X
name-A = the X spot
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
name-H1 = H1
name-H2 = H2
name-H3 = H3
name-H4 = H4
name-H5 = H5
name-H6 = H6
name-H7 = H7
name-T0 = T0 (activates nothing)
name-T1 = T1 (any tile)
name-T2 = T2 (2 opposite tiles)
name-T3 = T3 (3 tiles apart)
name-T4 = T4 (any 4 tiles)

## Names of disputed points and tables of numbers, for /about

name-start_ducats = Ducats at the start
name-start_brewmaster = Start of the brewmaster
name-track_least = Start of the production track
name-track_most = End of the production track
name-brown_from = Start of the brown area
name-overflow_ducats = Ducats per step past the end
name-sun_factor = Price factor in the sun
name-ducats_of_a_sold_card = Ducats for a card given up
name-ducats_per_step = Ducats for one step at the end
name-first_place_vp = VP of the first player
name-large_barrel_vp = VP of a large barrel
name-small_barrel_vp = VP of a small barrel
name-monk_steps = Brewmaster's steps for an activated monk
name-monk_pile = Monks per round
name-copies_of_a_resource_tile = Copies of a resource tile
name-copies_of_a_monk = Copies of a monk
name-all_two_discs = Discs on every space, if that option is chosen
name-player_counts = Player counts
name-resources = Resources
name-monks = Monks
name-track = The spaces of the track
name-start_area = Start area
name-garden = Cells of the garden
name-shed_types = Shed table
name-brewmaster_levels = Brewmaster table
name-spots = Scoring spots and their pairs
name-privilege_cards = Privilege cards
name-barrels = Barrels
part-for-resources = for resources
part-for-brewmaster = for the brewmaster
part-rounds = rounds
part-monk-piles = piles of monks
part-last-discs = discs of the last round
part-kinds = kinds
part-names = names
part-starts = where the markers start
part-top-place = the first place
part-bonuses = the bonuses
part-effects = effects
part-sums = sums and steps
part-rates = rates
part-ranges = ranges and multipliers
part-pairs = pairs
disputed-allow_shared_spaces = may a figure stop where another stands? The Japanese document says no; two published implementations and two reviews say yes. Usual here: no.
disputed-final_round_discs = which scoring spaces get two discs in the last round? The Japanese document: those meant for it; published: S2 and S3 with two players, S4 too with three. Usual here: the marked spaces.
disputed-final_exchange = how far is exchanged at the end? The Japanese document: as often as one likes; published: even out as far as possible, then pay. Usual here: as far as it helps.
disputed-start_positions = where do wood and brewmaster start? The Japanese document doesn't say; published are 0 and -10, and 1 and -9. Usual here: 0 and -10.

## Texts of components, put together from their data

text-sell = In your turn you may give it up for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
text-tile = Shade: costs { $value }, brings { $value } ducats when activated. Sun: costs { $sun }, brings { $kind } +{ $value }.
text-monk = Costs what its space says in the shade, times { $factor } in the sun. When activated: brewmaster +{ $steps }. Counts 0 around a shed.
text-per-tile = Choose a resource: its marker moves 1 step for each of its tiles in your garden.
text-per-disc = Your least advanced resource moves 1 step for each disc on your board.
text-per-barrel = At the end of the game each of your barrels brings { $vp } VP more.
text-gain = At once: { $what } +{ $amount }.
goal-brewmaster = Brewmaster on { $least } or more
goal-lowest_resource = All five resources on { $least } or more
goal-highest_resource = A resource on { $least }
goal-tiles_of_value_1 = { $least } or more resource tiles of value 1
goal-tiles_of_value_5 = { $least } or more resource tiles of value 5
goal-monk_discs = Discs on all { $least } monk spots
goal-resource_discs = Discs on all { $least } resource spots
goal-sheds_of_one_type = { $least } or more sheds of one type
goal-shed_types = { $least } or more types of shed
goal-placed_cards = { $least } or more privilege cards placed
goal-tiles_in_sun = { $least } tiles in the sun
goal-tiles_in_shade = { $least } tiles in the shade
text-barrel = { $goal }. The first to fetch it gets the large barrel ({ $large } VP), the second the small one ({ $small } VP).
text-shed = Sum around it { $least } to { $most }{ $brewmaster ->
    [0] { "" }
   *[other] : brewmaster +{ $brewmaster }
}.
text-shed-any = Activates any { $count ->
    [one] { $count } tile
   *[other] { $count } of the tiles
} around it.
text-shed-opposite = Activates { $count } tiles around it that lie opposite each other.
text-shed-alternate = Activates { $count } tiles around it of which no two touch.
text-spot-number = Name a number { $least } to { $most }: all your resource tiles of that value are activated.
text-spot-monk = Every { $monk } in your garden activates all tiles around it.
text-spot-resource = All your { $resource } tiles are activated.
text-pair = Pair with { $partner }.
text-first-place = You start the next round. At the end of the game: { $vp } VP.
text-steps = One resource of your choice +{ $steps }.
text-space-start = The start area. Once you are back here, the round is over for you.
text-space-resource = Resource space: buy resource tiles here.
text-space-monk = Monk space: buy monks here, each for { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} in the shade, { $sun } in the sun.
text-space-scoring = Scoring space: put a disc of it on a spot. Allowed: { $kinds }.
text-space-barrel = Barrel space: take all barrels whose goal you have reached.

## Events

start-player-chosen = { $seat } is the start player{ $drawn ->
    [true] { " " }(drawn by lot)
   *[false] { "" }
}.
place-taken = { $seat } takes place { $place }{ $ducats ->
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
tiles-revealed = New on the resource spaces: { $resources }. New on the monk spaces: { $monks }.
figure-moved = { $seat } moves to { $space }.
tile-bought = { $seat } lays { $tile } on { $cell } for { $ducats_abs ->
    [one] { $ducats_abs } ducat
   *[other] { $ducats_abs } ducats
}.
purchase-ended = { $seat } is done buying ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}).
shed-enclosed = { $seat } encloses shed { $shed }: sum { $sum }, { $kind }{ $brewmaster ->
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
pair-completed = { $seat } completes a pair: { $pair }.
pair-closed = { $seat } leaves a pair without a card: { $pair }.
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
card-sold = { $seat } gives { $card } up for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
barrel-taken = { $seat } takes the { $size } barrel for “{ $barrel }”: { $vp } VP.
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
steps-bought = { $seat } pays { $ducats_abs } ducats: { $resource } +{ $steps }.
scored = { $seat }: { $multiplier } × lowest resource { $lowest } = { $production } VP{ $barrels ->
    [0] { "" }
   *[other] , barrels { $barrels } VP
}{ $cooperage ->
    [0] { "" }
   *[other] , Cooperage { $cooperage } VP
}{ $first_place ->
    [0] { "" }
   *[other] , first player { $first_place } VP
}. Total: { $vp } VP.
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $vp } VP!
   *[other] { $winners } share the victory with { $vp } VP!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-first-place = On which place of the start area does your figure begin?
await-first-place = { $seat }: choose a place in the start area.
ask-move = Where do you go from { $space }? You have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
await-move = { $seat }: move on from { $space } ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}).
ask-buy = { $bought ->
    [0] { $space }: buy at least one tile.
    [one] { $space }: { $bought } tile bought.{ $more ->
        [0] { " " }Nothing more can be bought.
       *[other] { " " }Another one?
    }
   *[other] { $space }: { $bought } tiles bought.{ $more ->
        [0] { " " }Nothing more can be bought.
       *[other] { " " }Another one?
    }
} You have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
await-buy = { $seat }: buying on { $space }{ $bought ->
    [0] { "" }
   *[other] , { $bought } so far
} ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}).
ask-shed = Shed { $shed } is { $kind }. { $count ->
    [one] Which tile around it do you activate?
   *[other] Which { $count } tiles around it do you activate?
}
await-shed = { $seat }: activate { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} around shed { $shed }, { $kind }.
ask-score = On which spot do you put the disc of { $space }? Allowed: { $kinds }.
await-score = { $seat }: put the disc of { $space } on a spot ({ $kinds }).
ask-place-card = The pair { $pair } is complete. Which privilege card do you place there? It is now or never.
await-place-card = { $seat }: place a privilege card at { $pair }, or none.
ask-place = Which place in the start area do you take?
await-place = { $seat }: choose a place in the start area.
ask-place-last = Which place do you take? This is your last chance: give up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $ducats } ducats first, and you can score { $vp } VP more.
await-place-last = { $seat }: choose a place in the start area. (Giving up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} first for { $ducats } ducats would bring { $vp } VP.)

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
hint-gain = { $gains_count ->
    [0] activates nothing
   *[other] { $gains }
}
hint-numbers = { $numbers }
hint-number = { $number } ({ $gains_count ->
    [0] nothing
   *[other] { $gains }
})
hint-sell = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
hint-tile = { $shade } in the shade, { $sun } in the sun
hint-cell = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left
hint-cell-shed = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left; shed { $shed } then lacks { $missing ->
    [one] { $missing } tile
   *[other] { $missing } tiles
}, sum { $sum }
hint-cell-encloses = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left; { $sheds }
shed-made = shed { $shed }: sum { $sum }{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}, { $kind }
hint-per-barrel = +{ $vp } VP for each barrel at the end; you have { $barrels ->
    [0] none
   *[other] { $barrels }
}
hint-first-place = starts the next round; { $vp } VP at the end of the game
hint-steps = any resource +{ $steps }
warn-unsold = Last chance: give up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $ducats } ducats first, and you can score { $vp } VP more.
hint-start = places you can take: { $places }
hint-scoring = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}; you can use { $spots }
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
score-barrels = barrels { $vp } ({ $large ->
    [0] { "" }
   *[other] { $large } large
}{ $small ->
    [0] { "" }
   *[other] { $large ->
        [0] { "" }
       *[other] { ", " }
    }{ $small } small
})
score-cooperage = Cooperage { $vp }
score-first-place = first player { $vp }
points = { $points } VP
source-production = production
source-barrels = barrels
source-cooperage = Cooperage
source-first-place = first player
course-now = Points if the game had ended there

## Moves: button, whole move, slash command

move-take-place = Take a place
move-take-place-full = Take { $place } { $resource }
says-take-place = Take { $place }{ $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}
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
cmd-sell-card-desc = Give a privilege card up for ducats

## Fields of moves: prompt, slash option, values

field-place = Which place?
field-resource = Which resource?
field-space = To which space?
field-tile = Which tile?
field-cell = Where does it go?
field-cells = Which tiles do you activate?
field-spot = Which spot?
field-number = Which number?
field-card = Which card?
opt-place = place
opt-place-desc = A place in the start area
opt-resource = resource
opt-resource-desc = The resource to move, where one has to be chosen
opt-space = space
opt-space-desc = The space to move to, like R7, M1, S4, K2
opt-tile = tile
opt-tile-desc = The tile to buy
opt-cell = cell
opt-cell-desc = Its cell: s04 in the sun, d12 in the shade
opt-cells = cells
opt-cells-desc = The cells of the tiles, like s04 d05
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
option-final_round_discs-by_space = only the marked spaces
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

chapter-aim = The game in short

rules-aim = You run a monastery brewery. You buy resources and monks and lay them in your garden: in the sun they cost more and move your markers, in the shade they are cheaper and bring ducats. They do so when they are *activated*, by discs, monks and sheds.
    At the end your lowest resource is multiplied by what your brewmaster's position is worth, so all five resources have to come forward together. Barrels bring victory points (VP) besides. Whoever has most VP after { $rounds } rounds wins.
rules-names = Names: { $first_resource_space } to { $last_resource_space } are resource spaces, M monk spaces, S scoring spaces, K barrel spaces, A the places of the start area. In the garden { $sun_cell } is a cell in the sun, { $shade_cell } one in the shade (“dark”), { $shed_cell } a place for a shed. T are the types of shed. The pictures show the same names.

chapter-set-up = Set-up

rules-starting = Everybody begins with { $ducats } ducats, one of each of the { $cards_count } privilege cards, an empty garden ({ $sunny } cells in the sun, { $shady } in the shade, { $sheds } places for sheds) and these markers:
    { $markers }
rules-set-up = { $start_drawn ->
    [true] The start player is drawn by lot.
   *[false] The table has named the start player: { $start_seat }.
} The start player's figure stands on { $first_place }, without a bonus. Counter-clockwise from the start player, each of the others chooses a free place of the start area and takes its bonus at once.
rules-places = The places of the start area:
    { $places }

chapter-round = A round

rules-round = Turns go clockwise until every figure is back in the start area. There are { $rounds } rounds with { $players } players.
    Between rounds each resource space and each monk space gets 1 tile more, also where tiles are left; every scoring space is filled up to 1 disc again{ $doubled_count ->
    [0] { "" }
   *[other] , in the last round to { $last_discs } on { $doubled }
}. Whoever stands on { $first_place } begins. Figures stay on their places until they leave.
rules-track = The spaces of the track, clockwise from the start area:
    { $track }
rules-tiles = There are { $tile_count } resource tiles: { $tile_copies } of each resource and value (1 to { $most_value }). Each round { $monk_pile } monks come into play.

chapter-turn = A turn

rules-move-figure = Move your figure clockwise as far as you like, at least 1 space, never back and never past the start area. Then do what the space says. You can't stop{ $shared ->
    [true] { "" }
   *[false] { " " }where another figure stands, nor
} where you can't do anything: where no tile is left or none you can pay and lay, where there is no disc or no spot you could use, where there is no barrel for you. The start area is always open.{ $full_lap ->
    [true] { "" }
   *[false] { " " }You must stop at least once before you go back to it.
}
    In your turn you may give up privilege cards at any time, for { $sold_card } ducats each. They leave the game. Do it before you move if you need the money.
rules-market = On a resource or monk space: buy at least one tile, as many as you like, one by one, and lay each on a free cell of your garden. A resource costs its value, a monk what the space says ({ $monk_costs }); in the sun both are multiplied by { $sun_factor }. Tiles never move again.

chapter-activation = Activating

rules-activation = What an activated tile brings:
    - a resource in the shade: ducats, as many as its value
    - a resource in the sun: its marker moves as many steps
    - a monk, in the sun or in the shade: the brewmaster moves { $monk_steps } { $monk_steps ->
    [one] step
   *[other] steps
}
    A monk that is activated doesn't activate anything in turn. Markers go from { $least } to { $most }. Steps of a resource beyond { $most } are { $overflow ->
    [one] { $overflow } ducat
   *[other] { $overflow } ducats
} each; the brewmaster's are lost.
rules-scoring = On a scoring space: take one disc and put it on an empty scoring spot of a kind the space allows. Each spot can be used once in the game.
    - X: name a number 1 to { $most_value }; all your resource tiles of that value are activated
    - a resource spot: all your tiles of that resource are activated
    - a monk spot: every monk of that kind activates all tiles around it, resources and monks, across the border of sun and shade too; a tile beside two of them is activated twice
    { $matching ->
    [true] You can't use a spot without a tile for it in your garden. A monk without neighbours may be scored; it activates nothing.
   *[false] At this table you may use a spot even without a tile for it.
}
rules-privilege = Scoring spots come in pairs: { $pairs }. When both have their disc, you may place one privilege card there and use it, now or never.
rules-cards = The privilege cards:
    { $cards }
rules-shed = As soon as all six cells around a shed's place hold tiles, add up the values around it (monks count nothing). The sum says what shed it is: the brewmaster moves, and you activate tiles around it as the shed says, all of them:
    { $shed_table }
    Around the places of the sheds lie:
    { $rings }

chapter-barrels = Barrels

rules-barrels = On a barrel space you take every barrel whose goal you have reached and of which you have none yet: the large one ({ $large } VP) if it is there, else the small one ({ $small } VP). Reaching a goal alone brings nothing: you have to go there.
    { $barrels }

chapter-home = Back home

rules-at-start = Back in the start area you choose a place where no other figure stands and take its bonus; then you are out until the round ends. Figures that have not left yet hold their place; your own old one counts as free. If you are the last one back and { $first_place } is empty, you must take it. Whoever is left alone plays on, turn after turn.

chapter-end = The end

rules-final-scoring = After round { $rounds } your resources are evened out for you, so that the lowest gets as far as it can: by your brewmaster's rate (at { $example_rate }:1, { $example_rate } steps back among the others for 1 forward, as often as it helps) and with { $ducats_per_step } ducats for each step.{ $optimal ->
    [true] { "" }
   *[false] { " " }At this table everything is evened out first as far as possible, and only then are ducats paid.
}
    Your score: your lowest resource times the multiplier of your brewmaster (nothing below { $brown }), plus your barrels, plus { $first_vp } VP if you stand on { $first_place }. Most VP win; ties share the victory. Cards you have not given up are worth nothing.
rules-levels = The brewmaster's rate and multiplier:
    { $levels }

rule-marker = { $resource }: { $at }
rule-price = { $space } { $cost }
rule-place = { $place }: { $text }
rule-space = { $spaces }: { $text }
rule-card = { $card }: { $text }
rule-shed = { $kind }: { $text }{ $more_count ->
    [0] { "" }
   *[other] { " " }{ $more }
}
rule-ring = { $shed }: { $cells }
rule-barrel = { $barrel }: { $goal }
rule-level = { $single ->
    [true] On { $least }
   *[false] From { $least } to { $most }
}: { $rate }:1, times { $multiplier }
legend-coin = Ducats; on a monk space what a monk costs in the shade
legend-laurel = Victory points (VP) if the game ended now
legend-brewmaster = Brewmaster: rate and multiplier stand below it
legend-wood = Wood
legend-yeast = Yeast
legend-hops = Hops
legend-water = Water
legend-barley = Barley
legend-sack = Any resource
legend-five = All five resources
legend-monkA = Monk A
legend-monkB = Monk B
legend-monkC = Monk C
legend-monkD = Monk D
legend-hood = Monks
legend-disc = A scoring disc; on a spot: used
legend-x = The X spot
legend-P1 = Privilege card: Harvest
legend-P2 = Privilege card: Aid
legend-P3 = Privilege card: Cooperage
legend-P4 = Privilege card: Endowment
legend-P5 = Privilege card: Mastery
legend-privilege = Privilege cards placed
legend-barrel = A barrel and its VP
legend-shed = A shed and its type
legend-house = A place for a shed
legend-sun = In the sun
legend-shade = In the shade
legend-same = Sheds of one type
legend-unlike = Sheds of different types
legend-first = Start player of the next round
legend-pile = Tiles still face down
legend-check = Back in the start area; on a barrel: it is yours
legend-cross = A pair that stays without a card
legend-now = Whose answer is awaited, and which

## Refusals. A name with figures after the code is for exactly these figures.

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players; you are { $have }.
ERR_START_PLAYER = The chosen start player has no seat: you are { $have } players.
E_UNKNOWN_SPACE = There is no space called { $space }.
E_MUST_MOVE = You must move at least one space; you are on { $space }.
E_BACKWARD = You can't go back to { $space }: you are on { $position }.
E_SPACE_OCCUPIED = You can't stop on { $space }: { $player } is there.
E_SPACE_OCCUPIED-listed = { $player } is there.
E_FULL_LAP = You must stop at least once in a round.
E_NO_TILES = No tile is left there.
E_GARDEN_FULL = Your garden is full: all { $cells } cells hold tiles.
E_CANNOT_AFFORD_ANY = The cheapest placement costs { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, you have { $have }. { $cards ->
    [0] You have no card left to give up.
    [one] You can give up { $cards } card for { $each } ducats.
   *[other] You can give up { $cards } cards for { $each } ducats each.
}
E_NO_DISC = No disc is left there.
E_NO_USABLE_SPOT = You have no spot you could use there.
E_NO_BARREL = There is no barrel for you yet: you have reached no goal of which one is left.
E_TILE_NOT_HERE = There is no { $tile } on { $space }.
E_UNKNOWN_CELL = There is no cell called { $cell }.
E_SHED_CELL = { $cell } is for a shed, not for tiles.
E_CELL_TAKEN = { $cell } is taken by { $tile }.
E_NOT_ENOUGH_MONEY = This costs { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, you have { $have } ({ $missing } missing).
E_MUST_BUY = You must buy at least one tile here.
E_SHED_COUNT = Choose exactly { $count ->
    [one] { $count } tile
   *[other] { $count } different tiles
}; you named { $have }.
E_SHED_NOT_ADJACENT = { $cells } does not lie around shed { $shed }.
E_SHED_PATTERN = Shed { $shed } is { $kind }: these tiles do not lie so.
E_UNKNOWN_SPOT = There is no spot called { $spot }.
E_SPOT_KIND = You can't use the { $spot } spot here. Allowed: { $kinds }.
E_SPOT_USED = The { $spot } spot has its disc already.
E_SPOT_USED-listed = It has its disc already.
E_NO_MATCHING_TILE = You have no tile for the { $spot } spot.
E_NO_MATCHING_TILE-number = You have no resource tile of value { $number }.
E_NO_MATCHING_TILE-listed = You have no tile for it.
E_NEED_NUMBER = Name a number from { $least } to { $most }.
E_CARD_NOT_HELD = You don't have { $card } in your hand.
E_NEED_RESOURCE_CHOICE = Name a resource: { $resources }.
E_NOT_LEAST_RESOURCE = It must be your least advanced resource: { $resources }.
E_UNKNOWN_START_SPACE = There is no place called { $place }.
E_START_SPACE_TAKEN = { $player } stands on { $place }.
E_START_SPACE_TAKEN-listed = { $player } stands there.
E_MUST_TAKE_FIRST_SPACE = As the last one back you must take { $place }.

## The whole position as text

heading-track = Track
heading-barrels = Barrels left
heading-supply = Still face down
heading-seat = { $seat }: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $where }
position-round = Round { $round } of { $rounds }.
position-on = on { $where }
position-back = back on { $where }
position-tiles = { $space }: { $tiles }
position-count = { $what } { $count }
position-resource-tiles = Resources: { $spaces }.
position-monk-tiles = Monks: { $spaces }.
position-discs-left = Discs: { $spaces }.
position-space = { $space } ({ $tiles })
position-space-discs = { $space }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } discs)
}
position-goal = { $goal }: { $state ->
    [both] large and small
    [small] small
   *[none] none
}{ $seats_count ->
    [0] { "" }
   *[other] ; could be taken by { $seats }
}
position-markers = Brewmaster { $brewmaster } ({ $rate }:1, times { $multiplier }), { $markers }.
position-worth = If the game ended now: { $vp } VP.
position-tile = { $cell } { $tile }
position-sun = In the sun: { $tiles }.
position-shade = In the shade: { $tiles }.
position-sheds = Sheds: { $sheds }.
position-shed = { $shed } { $kind }
position-shed-coming = { $shed } (sum { $sum }, still free around it: { $free })
position-placed = { $card } at { $pair }
position-closed = Pairs without a card: { $pairs }.
position-discs = Discs on: { $spots }.
position-placed-cards = Cards placed: { $placed }.
position-barrel = { $barrel } ({ $vp } VP)
position-cards = Cards in hand: { $cards }.
position-barrels = Barrels: { $barrels }.
position-piles = { $tiles ->
    [one] { $tiles } resource tile
   *[other] { $tiles } resource tiles
}, { $piles ->
    [0] no pile of monks
    [one] { $piles } pile of monks
   *[other] { $piles } piles of monks
}.
hand-kind-cards = Privilege cards in your hand
hand-kind-barrels = How far you are with the barrels
hand-card = { $card }: { $text }{ $now_count ->
    [0] { "" }
   *[other] { " " }Now: { $now }.
}
hand-goal = { $goal }: { $have }{ $state ->
    [mine] { "" }; you have this barrel
    [ready] { "" }; reached, { $vp } VP to be fetched
    [gone] { "" }; no barrel is left
   *[open] { "" }
}

## One's own figures, in the panel

figure-ducats = { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
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

## Advice: what a hint counts (the change, with its sign)

advice-least = { $resource } is the resource furthest behind, at { $at }: the lowest is what counts in the end
advice-points = { $points } VP
advice-production = { $way ->
    [more] may bring { $about } VP more for your resources in the end
   *[less] lets go { $about } VP that your garden could still bring
}
advice-ducats = { $way ->
    [more] is good for your ducats in the long run, worth { $worth } VP
   *[less] is bad for your ducats in the long run, worth { $worth } VP
}
advice-ducats-none = your ducats stay as many
advice-spots = { $way ->
    [more] your tiles then serve more scoring spots, worth { $worth } VP
   *[less] uses up scoring spots or the time for them, worth { $worth } VP
}
advice-sheds = { $way ->
    [more] brings sheds nearer to being enclosed, worth { $worth } VP
   *[less] leaves less time to enclose sheds, worth { $worth } VP
}
advice-barrels = { $way ->
    [more] fetches barrels worth { $by } VP
   *[less] loses barrels worth { $by } VP
}
advice-cards = { $way ->
    [more] makes more of your privilege cards, worth { $worth } VP
   *[less] leaves less of your privilege cards, worth { $worth } VP
}
advice-place = { $way ->
    [more] takes the first place, worth { $worth } VP
   *[less] gives up the first place, worth { $worth } VP
}
advice-haste = { $way ->
    [more] skips { $by } of the track’s spaces
   *[less] a new round opens { $by } of the track’s spaces again
}

## Lesson: a first game for /tutorial

lesson-aim = **Welcome to the monastery.** You brew beer from five resources. At the end your **lowest** resource is multiplied by what your brewmaster's position is worth: one that stays behind holds you back.
    The picture is your garden: yellow cells lie in the sun, grey ones in the shade, with places for sheds between them. On the right the mug is your brewmaster; the five below it are the markers of your resources.
    ▸ **Question**: which resource stands furthest behind now?
lesson-aim-done = It is { $resource }. Everybody starts like that; whoever lets it lie pays for it at the end.
lesson-aim-else = Look at the five figures on the right, below the mug: the lowest of them.
lesson-move = **The track.** In a turn you move your figure forward as far as you like, never back, and do what the space says. Whoever runs ahead gets the better pick, but has fewer turns before the round ends.
    ▸ **Goal**: go to { $space }, where a { $tile } lies.
    ▸ **Press**: **{ $press }**: { $space }.
lesson-move-done = You are on { $space } and must buy at least one of its tiles. What you passed you can't reach any more in this round.
lesson-move-else = Good tiles lie there too, but your { $resource_behind } stands last, and { $tile } lies on { $space }.
lesson-move-home = Back in the start area this round would be over for you. Go to { $space } first.
lesson-sun = **In the sun.** A tile in the sun costs { $sun_factor } times its value, { $cost } ducats for this one. Whenever it is activated, its marker advances by its value.
    ▸ **Goal**: lay the { $tile } in the **sun**.
    ▸ **Press**: **{ $press }**: { $tile }, then below **{ part-sun }** one of the yellow cells, { $sun_cell } and so on.
lesson-sun-done = So far nothing has moved: tiles do nothing by themselves, they wait to be **activated** by a disc, a monk or a shed. This is what beginners trip over.
lesson-sun-else = Here the { $tile } belongs in the sun: the shade would bring ducats, not steps.
lesson-sun-later = That one comes next. First buy the { $tile } and lay it in the sun.
lesson-shade = **In the shade.** There a tile costs its plain value, { $cost } ducats, and brings as many ducats each time it is activated.
    ▸ **Goal**: lay the { $tile } in the **shade**.
    ▸ **Press**: **{ $press }: { $tile } · { part-shade }**, and there one of the grey cells, { $shade_cell } and so on.
lesson-shade-done = The sun moves markers, the shade earns the money for it. Without some shade you are broke in the second round.
lesson-shade-else = Try the shade with this one: cheap now, and ducats later.
lesson-shade-done-too-soon = You can afford one more: buy the { $tile } as well, for { $cost } ducats in the shade.
lesson-turn = **The others.** A turn ends when you have bought what you want.
    ▸ **Goal**: end your turn and see what the other does.
    ▸ **Press**: **{ $press }**.
lesson-turn-done = Turns go round until all figures are back in the start area. There are { $rounds } rounds with { $players } players. On the spaces M you buy monks in the same way.
lesson-turn-else = You have bought what you came for: end your turn.
lesson-card-sold = Privilege cards can be sold for a few ducats at any time, but later they may be worth far more. Keep them now.
lesson-scoring = **A round later.** Your garden has grown. Now it is to be activated: on the scoring spaces (S) lie discs.
    ▸ **Goal**: go to { $space }, whose disc may be put on a resource.
    ▸ **Press**: **{ $press }**: { $space }.
lesson-scoring-done = There is one disc on each scoring space, so it is a race. Each spot of yours can be used once in the game. On the spot of a monk the tiles around that monk are activated.
lesson-scoring-else = You may go there too, but your tiles wait to be activated: { $space } has a disc for a resource.
lesson-disc = **The disc.** All tiles of the resource you choose are activated at once.
    ▸ **Goal**: { $spot }: in the sun +{ $steps } steps, in the shade +{ $coins } ducats.
    ▸ **Press**: **{ $press }**: { $spot }.
lesson-disc-done = +{ $steps } steps and +{ $coins } ducats with one disc. Wait until several tiles answer to it, but not until others have taken the discs. Two spots that make a pair let you place a privilege card.
lesson-disc-else = That would bring something too, but furthest behind is your { $spot }, and it has two tiles.
lesson-shed = **A shed.** In your next turn you have come to { $here }. When all six cells around a shed's place hold tiles, a shed is built there at once. The sum of the values around it says which: little makes the brewmaster leap, much activates many tiles.
    ▸ **Goal**: around { $shed } (where { $so_far } stands) only { $cell } is free. Lay { $tile } there and close the ring.
    ▸ **Press**: **{ $press }**: { $tile }, { $cell }.
lesson-shed-done = The sum is { $sum }, so it is shed { $kind }: the brewmaster moves by { $monk_master }, and { $chosen } tiles are activated.
lesson-shed-else = Only { $cell } closes the ring around { $shed }.
lesson-shed-dearer = That closes the ring as well. Here take { $tile }: it is cheaper, and so the sum is { $sum }.
lesson-use = **What the shed activates.** This kind activates tiles that lie opposite each other.
    ▸ **Goal**: choose the pair you like best. A monk moves the brewmaster by { $monk_steps }, the sun moves markers, the shade pays.
    ▸ **Press**: **{ $press }** and one of the pairs; beside each stands what it brings.
lesson-use-done = Choose sums on purpose: many players build one or two small sheds for the brewmaster and bigger ones for the resources.
lesson-use-else = Any pair will do.
lesson-home = **The last turn.** All are back but you. Your brewmaster's position multiplies by { $multiplier }; your lowest resource stands at { $now }. At the end the bot evens out for you: here { $rate } steps back make 1 forward elsewhere ({ $rate }:1), and so do { $ducats } ducats. That alone would make it { $could }.
    ▸ **Goal**: whoever comes back takes a place with its bonus. { $place } moves one resource by { $steps }: help the one that lies behind, { $resource }, and it will be { $helped }.
    ▸ **Press**: **{ $press }**: { $place }, { $resource }.
lesson-home-done = Lowest resource times { $multiplier }, and barrels on top: that is your score. So the place was worth { $multiplier } VP. Barrels are fetched on the spaces K by whoever has reached a goal in the middle of the board. So keep all five together, bring the brewmaster up, and earn your ducats in the shade.
lesson-home-else = That would leave your lowest at { $could }, and only the lowest is multiplied: take { $place } for { $resource }, and it will be { $helped }.

## Orders given in advance

move-fetch = Go and buy this, as long as it lies there
move-fetch-full = As long as it lies there: to { $space }, buy { $tile } for { $cell }, and done
move-score = Go and score this, as long as a disc lies there
move-score-full = As long as a disc lies there: to { $space }, score { $spot }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
move-go-home = When nothing else is left: back to the start area
move-go-home-full = When nothing else is left: back to the start area, { $place } { $resource }
move-one-tile = One tile is always enough, do not ask for more
move-sell-in-the-end = Before I take the last place: sell the cards that bring points so
move-place-next = At the next completed pair place this card
move-place-next-full = At the next completed pair: { $card } { $resource }
