### Heaven & Ale. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Heaven & Ale
title-about = Run a monastery brewery: buy resources and monks for the sunny or the shady side of your garden, activate them, and advance all five resources and the brewmaster together. The most victory points (VP) wins.
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

name-START = the starting area
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
name-Q1 = X + wood
name-Q2 = yeast + hops
name-Q3 = water + barley
name-Q4 = monks A + B
name-Q5 = monks C + D
name-P1 = Harvest
name-P2 = Aid
name-P3 = Cooperage
name-P4 = Endowment
name-P5 = Mastery
name-B01 = Brewmaster barrel
name-B02 = All-resources barrel
name-B03 = Ones barrel
name-B04 = Fives barrel
name-B05 = Monk-spots barrel
name-B06 = Resource-spots barrel
name-B07 = Same-sheds barrel
name-B08 = Different-sheds barrel
name-B09 = Resource-at-20 barrel
name-B10 = Privilege-cards barrel
name-B11 = Sunny-side barrel
name-B12 = Shady-side barrel
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
name-T3 = T3 (3 non-adjacent tiles)
name-T4 = T4 (any 4 tiles)

## Names of disputed points and tables of numbers, for /about

name-start_ducats = Ducats at the start
name-start_brewmaster = Start of the brewmaster
name-track_least = Start of the production track
name-track_most = End of the production track
name-brown_from = Start of the brown area
name-overflow_ducats = Ducats per step past the end
name-sun_factor = Price factor in the sun
name-ducats_of_a_sold_card = Ducats for a sold card
name-ducats_per_step = Ducats for one step at the end
name-first_place_vp = VP of the starting player
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
name-start_area = Starting area
name-garden = Spots of the garden
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
part-top-place = the first space
part-bonuses = the bonuses
part-effects = effects
part-sums = sums and steps
part-rates = rates
part-ranges = ranges and multipliers
part-pairs = pairs
disputed-allow_shared_spaces = may a figure stop where another stands? The Japanese summary says no; two published implementations and two reviews say yes. Default here: no.
disputed-final_round_discs = which scoring spaces get two discs in the last round? The Japanese summary: the marked ones; published: S2 and S3 with two players, S4 too with three. Default here: the marked spaces.
disputed-final_exchange = how are resources exchanged at the end? The Japanese summary: as often as you like; published: level them as far as possible, then pay ducats. Default here: only as far as it helps.
disputed-start_positions = where do wood and brewmaster start? The Japanese summary doesn't say; published are 0 and −10, and 1 and −9. Default here: 0 and −10.

## Texts of components, put together from their data

text-sell = On your turn you may sell it for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
text-tile = In the shade: costs { $value }, gives { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}. In the sun: costs { $sun }, gives { $kind } +{ $value }.
text-monk = Costs the monk space's price in the shade, ×{ $factor } in the sun. When activated: brewmaster +{ $steps }. Adds 0 to a shed's sum.
text-per-tile = Choose a resource: its marker moves 1 step per tile of it in your garden.
text-per-disc = Your lowest resource moves 1 step per scoring disc on your board.
text-per-barrel = At game end each of your barrels scores { $vp } extra VP.
text-gain = Immediately: { $what } +{ $amount }.
text-gain-ducats = Immediately: +{ $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}.
goal-brewmaster = Brewmaster at { $least } or higher
goal-lowest_resource = All five resources at { $least } or higher
goal-highest_resource = One resource at { $least }
goal-tiles_of_value_1 = { $least } or more resource tiles of value 1
goal-tiles_of_value_5 = { $least } or more resource tiles of value 5
goal-monk_discs = Discs on all { $least } monk spots
goal-resource_discs = Discs on all { $least } resource spots
goal-sheds_of_one_type = { $least } or more sheds of the same type
goal-shed_types = { $least } or more different shed types
goal-placed_cards = { $least } or more privilege cards placed
goal-tiles_in_sun = { $least } or more tiles in the sun
goal-tiles_in_shade = { $least } or more tiles in the shade
text-barrel = { $goal }. First: large barrel ({ $large } VP); second: small ({ $small } VP).
text-shed = Shed sum { $least }–{ $most }{ $brewmaster ->
    [0] { "" }
   *[other] : brewmaster +{ $brewmaster }
}.
text-shed-any = Activates { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} of your choice around it.
text-shed-opposite = Activates { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} on opposite sides of it.
text-shed-alternate = Activates { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} around it, no two adjacent.
text-spot-number = Name a value ({ $least }–{ $most }): activates all your resource tiles of that value.
text-spot-monk = Every { $monk } in your garden activates all tiles around it.
text-spot-resource = Activates all your { $resource } tiles.
text-pair = Privilege pair with { $partner }.
text-first-place = You are the next starting player. At game end: { $vp } VP.
text-steps = Any one resource +{ $steps }.
text-space-start = The starting area. Entering it ends the round for you.
text-space-resource = Resource space: buy resource tiles here.
text-space-monk = Monk space: buy monks here, each for { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} in the shade, { $sun } in the sun.
text-space-scoring = Scoring space: take a disc and place it on a scoring spot ({ $kinds }).
text-space-barrel = Barrel space: take every barrel whose condition you meet.

## Events

start-player-chosen = { $seat } is the starting player{ $drawn ->
    [true] { " " }(chosen at random)
   *[false] { "" }
}.
place-taken = { $seat } takes starting space { $place }{ $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}.
round-started = Round { $round } of { $rounds } begins; { $start_player } is the starting player.
tile-revealed = { $space } { $tile }
tiles-revealed = { $resources_count ->
    [0] { "" }
   *[other] New resource tiles are placed: { $resource_tiles }.{ " " }
}New monks are placed: { $monk_tiles }.
figure-moved = { $seat } moves to { $space }.
tile-bought = { $seat } places { $tile } on { $cell } for { $ducats_abs ->
    [one] { $ducats_abs } ducat
   *[other] { $ducats_abs } ducats
}.
purchase-ended = { $seat } stops buying ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}).
shed-enclosed = { $seat } encloses shed { $shed } with a sum of { $sum }: { $kind }{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}.
shed-used = { $seat } activates { $cells } around shed { $shed }{ $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}.
disc-placed = { $seat } scores the { $spot } spot{ $number ->
    [0] { "" }
   *[other] { " " }with value { $number }
}{ $monks_count ->
    [0] { "" }
    [one] { " " }(monk on { $monks })
   *[other] { " " }(monks on { $monks })
} and activates { $cells_count ->
    [0] nothing
   *[other] { $cells }
}{ $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}.
pair-completed = { $seat } completes the privilege pair { $pair }.
pair-closed = { $seat } places no card at { $pair }.
card-placed = { $seat } places { $card } at { $pair }{ $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}.
card-sold = { $seat } sells { $card } for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
barrel-taken = { $seat } takes the { $size } { $barrel } ({ $vp } VP).
steps-given = { $resource } { $steps } back
round-ended = Round { $round } is over.
converted = { $seat } exchanges at { $rate }:1 and moves { $resource } { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} forward ({ $given }).
steps-bought = { $seat } pays { $ducats_abs ->
    [one] { $ducats_abs } ducat
   *[other] { $ducats_abs } ducats
} and moves { $resource } { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} forward.
scored = { $seat } scores { $vp } VP: { $production ->
    [0] nothing for the lowest resource ({ $lowest }, below the brown area)
   *[other] { $production } VP for the lowest resource ({ $multiplier } × { $lowest })
}{ $barrels ->
    [0] { "" }
   *[other] , { $barrels } VP for barrels
}{ $cooperage ->
    [0] { "" }
   *[other] , { $cooperage } VP for Cooperage
}{ $first_place ->
    [0] { "" }
   *[other] , { $first_place } VP as starting player
}.
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $vp } VP!
   *[other] { $winners } share the victory with { $vp } VP!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-first-place = Choose your starting space.
await-first-place = { $seat }: choose a space in the starting area
ask-move = Where do you move from { $space }?
await-move = { $seat }: move from { $space } ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
})
ask-buy = { $bought ->
    [0] { $space }: buy at least one tile.
    [one] { $space }: { $bought } tile bought.
   *[other] { $space }: { $bought } tiles bought.
}{ $bought ->
    [0] { "" }
   *[other] { $more ->
        [0] { $left ->
            [0] { " " }No tile is left here.
           *[other] { " " }You can't place another.
        }
       *[other] { " " }Another one?
    }
}
await-buy = { $seat }: buy at { $space } ({ $bought ->
    [0] { "" }
   *[other] { $bought } so far,{ " " }
}{ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
})
ask-shed = Shed { $shed } is { $kind }. { $count ->
    [one] Which adjacent tile do you activate?
   *[other] Which { $count } adjacent tiles do you activate?
}
await-shed = { $seat }: activate { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} around shed { $shed }, { $kind }
ask-score = Where do you place the disc from { $space }? Allowed: { $kinds }.
await-score = { $seat }: place the disc from { $space } ({ $kinds })
ask-place-card = The pair { $pair } is complete. Which privilege card do you place there? You won't be asked again for this pair.
await-place-card = { $seat }: place a privilege card at { $pair }, or none
ask-place = Which starting space do you take?
await-place = { $seat }: choose a space in the starting area
ask-place-last = Which starting space do you take? Last chance to sell cards: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} would be worth { $vp } more VP.
await-place-last = { $seat }: choose a space in the starting area (selling { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} first for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} would be worth { $vp } VP)

## Parts of places, for menus

part-sun = sunny side
part-shade = shady side
part-sheds = sheds
part-start = starting area
part-resource = resource spaces
part-monk = monk spaces
part-scoring = scoring spaces
part-barrel = barrel spaces

## Hints: what an answer would do

gain = { $what } +{ $amount }
gain-ducats = +{ $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
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
}, { $left } left; shed { $shed } needs { $missing ->
    [one] { $missing } tile
   *[other] { $missing } tiles
} more, sum so far { $sum }
hint-cell-encloses = { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}, { $left } left; { $sheds }
shed-made = shed { $shed }: sum { $sum }{ $brewmaster ->
    [0] { "" }
   *[other] , brewmaster +{ $brewmaster }
}, { $kind }
hint-per-barrel = +{ $vp } VP for each barrel at game end; you have { $barrels ->
    [0] none
   *[other] { $barrels }
}
hint-first-place = next starting player; { $vp } VP at game end
hint-steps = any resource +{ $steps }
warn-unsold = Last chance: sell { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} first to score { $vp } VP more.
hint-start = free starting spaces: { $places }
hint-scoring = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}; usable spots: { $spots }
hint-barrel = you can take: { $barrels }
hint-tiles = { $tiles }; from { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}

## Result

score-line = { $place }. { $seat }: { $points } VP ({ $parts })
score-converted = { $resource } +{ $steps } at { $rate }:1 ({ $given })
score-given = { $resource } { $steps } back
score-bought = { $resource } +{ $steps } for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
score-production = { $multiplier } × { $lowest } = { $vp }
score-barrels = barrels { $vp } ({ $large ->
    [0] { $small } small
   *[other] { $large } large{ $small ->
        [0] { "" }
       *[other] , { $small } small
    }
})
score-cooperage = Cooperage { $vp }
score-first-place = starting player { $vp }
points = { $points } VP
source-production = production
source-barrels = barrels
source-cooperage = Cooperage
source-first-place = starting player bonus
course-now = Score if the game had ended then

## Moves: button, whole move, slash command

move-take-place = Take a starting space
move-take-place-full = Take { $place }{ $resource_count ->
    [0] { "" }
   *[other] { " " }({ $resource })
}
says-take-place = Take { $place }{ $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}
cmd-take-place = start
cmd-take-place-desc = Take a space in the starting area
move-move-to = Move
move-move-to-full = Move to { $space }
cmd-move-to = move
cmd-move-to-desc = Move your figure along the track
move-buy = Buy a tile
move-buy-full = Buy { $tile } and place it on { $cell }
cmd-buy = buy
cmd-buy-desc = Buy a tile from this space and place it in your garden
move-end-purchase = Stop buying
cmd-end-purchase = done
cmd-end-purchase-desc = Buy no more tiles
move-use-shed = Activate tiles
move-use-shed-full = Activate { $cells }
cmd-use-shed = shed
cmd-use-shed-desc = Choose the tiles your new shed activates
move-place-disc = Score
move-place-disc-full = Score { $spot }{ $number ->
    [0] { "" }
   *[other] { " " }(value { $number })
}
cmd-place-disc = score
cmd-place-disc-desc = Put the disc on one of your scoring spots
move-place-card = Place a card
move-place-card-full = Place { $card }{ $resource_count ->
    [0] { "" }
   *[other] { " " }({ $resource })
}
cmd-place-card = place
cmd-place-card-desc = Place a privilege card at the pair you have completed
move-skip-card = Place no card
cmd-skip-card = skip
cmd-skip-card-desc = Place no card at this pair (final)
move-sell-card = Sell a card
move-sell-card-full = Sell { $card }
cmd-sell-card = sell
cmd-sell-card-desc = Sell a privilege card for ducats

## Fields of moves: prompt, slash option, values

field-place = Which starting space?
field-resource = Which resource?
field-space = To which space?
field-tile = Which tile?
field-cell = Where do you place it?
field-cells = Which tiles do you activate?
field-spot = Which spot?
field-number = Which value?
field-card = Which card?
opt-place = place
opt-place-desc = A space in the starting area
opt-resource = resource
opt-resource-desc = The resource to advance (if there is a choice)
opt-space = space
opt-space-desc = The space to move to, like R7, M1, S4, K2
opt-tile = tile
opt-tile-desc = The tile to buy
opt-cell = spot
opt-cell-desc = Its garden spot: s04 in the sun, d12 in the shade
opt-cells = tiles
opt-cells-desc = The garden spots of the tiles, like s04 d05
opt-spot = scoring-spot
opt-spot-desc = The scoring spot for the disc
opt-number = value
opt-number-desc = For the X spot: the tile value to activate
opt-card = card
opt-card-desc = The privilege card

## Options of a table

option-start_player = First starting player
option-start_player-desc = Who starts the first round.
option-start_player-random = at random
option-start_player-a = seat A
option-start_player-b = seat B
option-start_player-c = seat C
option-start_player-d = seat D
option-allow_shared_spaces = Occupied spaces
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
option-final_exchange-even_first = level fully, then pay ducats
option-start_positions = Start of wood and brewmaster
option-start_positions-desc = Where these two markers begin (sources disagree).
option-start_positions-zero = 0 and −10
option-start_positions-one_ahead = 1 and −9
option-allow_full_lap = Full lap without a stop
option-allow_full_lap-desc = Whether a figure may go straight from the starting area back to it.
option-allow_full_lap-true = allowed
option-allow_full_lap-false = not allowed
option-scoring_requires_matching_tile = Spots without a matching tile
option-scoring_requires_matching_tile-desc = Whether a spot that would activate nothing may be used.
option-scoring_requires_matching_tile-true = not allowed
option-scoring_requires_matching_tile-false = allowed

## Rules in short, by phase

chapter-aim = The game in short

rules-aim = You run a monastery brewery. You buy resources and monks and place them in your garden: in the sun they cost more and move your markers, in the shade they are cheaper and earn ducats. Both happen only when they are *activated* by scoring discs, monks or sheds.
    At the end your lowest resource is multiplied by what your brewmaster's position is worth, so all five have to advance together. Barrels score extra victory points (VP). The player with the most VP after { $rounds } rounds wins.
rules-names = Names: { $first_resource_space } to { $last_resource_space } are resource spaces, M monk spaces, S scoring spaces, K barrel spaces, A starting spaces. In the garden { $sun_cell } is a garden spot in the sun, { $shade_cell } one in the shade (“dark”), { $shed_cell } a shed spot. T are the types of shed. The pictures show the same names.

chapter-set-up = Set-up

rules-starting = Everyone begins with { $ducats } ducats, one of each of the { $cards_count } privilege cards, an empty garden ({ $sunny } garden spots in the sun, { $shady } in the shade, { $sheds } shed spots) and these markers:
    { $markers }
rules-set-up = { $start_drawn ->
    [true] The starting player is chosen at random.
   *[false] The starting player is seat { $start_seat }.
} The starting player's figure begins on { $first_place } without a bonus. Going counter-clockwise, each other player chooses a free starting space and takes its bonus immediately.
rules-places = The starting spaces:
    { $places }

chapter-round = A round

rules-round = Play goes clockwise until every figure is back in the starting area. There are { $rounds } rounds with { $players } players.
    Between rounds each resource space and each monk space gets 1 more tile, even if tiles are left there; every scoring space is refilled to 1 disc{ $doubled_count ->
    [0] { "" }
   *[other] , in the last round to { $last_discs } on { $doubled }
}. The player on { $first_place } begins. Figures stay on their starting spaces until they move.
rules-track = The spaces of the track, clockwise from the starting area:
    { $track }
rules-tiles = There are { $tile_count } resource tiles: { $tile_copies } of each resource and value (1 to { $most_value }). Each round { $monk_pile } monks come into play.

chapter-turn = A turn

rules-move-figure = Move your figure clockwise as far as you like, at least 1 space, never back and never past the starting area. Then do what the space says. You can't stop{ $shared ->
    [true] { "" }
   *[false] { " " }where another figure stands, nor
} where there is nothing for you to do: no tile you can afford and place, no disc or no usable scoring spot, no barrel you can take. The starting area is always open.{ $full_lap ->
    [true] { "" }
   *[false] { " " }You must stop at least once before you go back to it.
}
    At any time on your turn you may sell privilege cards for { $sold_card } ducats each. They leave the game. Do it before you move if you need the ducats.
rules-market = On a resource or monk space, buy one or more tiles, one at a time, and place each on an empty garden spot. A resource tile costs its value, a monk the price of its space ({ $monk_costs }); in the sun both prices are multiplied by { $sun_factor }. Tiles never move again.

chapter-activation = Activating

rules-activation = An activated tile gives:
    - a resource in the shade: as many ducats as its value
    - a resource in the sun: its marker moves as many steps as its value
    - a monk, in the sun or in the shade: the brewmaster moves { $monk_steps } { $monk_steps ->
    [one] step
   *[other] steps
}
    An activated monk doesn't trigger its neighbours. Markers go from { $least } to { $most }. Each resource step beyond { $most } is worth { $overflow ->
    [one] { $overflow } ducat
   *[other] { $overflow } ducats
}; the brewmaster's steps beyond it are lost.
rules-scoring = On a scoring space, take one disc and place it on an empty scoring spot of a kind the space allows. Each spot can be used once in the game.
    - X: name a value from 1 to { $most_value }; all your resource tiles of that value are activated
    - a resource spot: all your tiles of that resource are activated
    - a monk spot: every monk of that kind activates all tiles around it, resources and monks, across the sun/shade border too; a tile next to two of them is activated twice
    { $matching ->
    [true] You can't use a spot unless your garden has a matching tile. A monk without neighbours may be scored; it activates nothing.
   *[false] At this table you may use a spot even without a matching tile.
}
rules-privilege = Scoring spots come in privilege pairs: { $pairs }. When both spots of a pair have a disc, you may immediately place one privilege card there and use it. If you don't, you never can.
rules-cards = The privilege cards:
    { $cards }
rules-shed = As soon as all six spots around a shed spot have tiles, add up their values (monks add nothing). The sum decides which shed you build: advance the brewmaster, then activate exactly as many adjacent tiles as the shed shows:
    { $shed_table }
    The spots around each shed spot:
    { $rings }

chapter-barrels = Barrels

rules-barrels = On a barrel space you take a barrel for every condition you meet and don't have a barrel for yet: the large one ({ $large } VP) if it is left, otherwise the small one ({ $small } VP). Meeting a condition scores nothing until you stop on a barrel space.
    { $barrels }

chapter-home = Back in the starting area

rules-in-start-area = When you return to the starting area, choose a free starting space and take its bonus; you are then out until the round ends. Figures that haven't moved yet keep their space occupied; your own counts as free. If you are the last one back and { $first_place } is free, you must take it. If you are the last one out, you keep taking turns.

chapter-end = The end of the game

rules-final-scoring = After round { $rounds } the bot exchanges resources for you so that your lowest gets as high as possible: at your brewmaster's rate (at { $example_rate }:1, { $example_rate } steps back on other resources for 1 step forward, as often as it helps) and for { $ducats_per_step } ducats per step.{ $optimal ->
    [true] { "" }
   *[false] { " " }At this table everything is levelled first as far as possible, and only then are ducats paid.
}
    Your score: your lowest resource (nothing if it is below { $brown }) × your brewmaster's multiplier, plus your barrels, plus { $first_vp } VP if your figure is on { $first_place }. The most VP wins; tied players share the victory. Unsold cards are worth nothing.
rules-levels = The brewmaster's exchange rate and multiplier:
    { $levels }

rule-marker = { $resource } { $at }
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
    [true] At { $least }
   *[false] From { $least } to { $most }
}: { $rate }:1, ×{ $multiplier }
legend-coin = Ducats; on a monk space: the price of a monk in the shade
legend-laurel = Victory points (VP) at the end
legend-brewmaster = Brewmaster, with exchange rate and multiplier below
legend-wood = Wood
legend-yeast = Yeast
legend-hops = Hops
legend-water = Water
legend-barley = Barley
legend-sack = Any resource
legend-five = All five resources; the lowest has a ring
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
legend-house = A shed spot
legend-sun = In the sun
legend-shade = In the shade
legend-same = Sheds of one type
legend-unlike = Sheds of different types
legend-crown = Starting player of the next round
legend-pile = Tiles still face down
legend-check = Back in the starting area; on a barrel: it is yours
legend-cross = A pair closed without a card
legend-now = Whose turn it is, and what for

## Refusals. A name with figures after the code is for exactly these figures.

ERR_UNKNOWN_SPACE = There is no space called { $space }.
ERR_MUST_MOVE = You must move at least one space; you are on { $space }.
ERR_BACKWARD = You can't go back to { $space }: you are on { $position }.
ERR_SPACE_OCCUPIED = You can't stop on { $space }: { $player } is there (table option: occupied spaces).
ERR_SPACE_OCCUPIED-listed = { $player } is there.
ERR_FULL_LAP = You must stop on at least one space before returning to the starting area.
ERR_NO_TILES = No tile is left there.
ERR_GARDEN_FULL = Your garden is full: all { $cells } spots hold tiles.
ERR_CANNOT_AFFORD_ANY = The cheapest tile costs { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}; you have { $have }. { $cards ->
    [0] You have no cards left to sell.
    [one] You can sell { $cards } card for { $each } ducats.
   *[other] You can sell { $cards } cards for { $each } ducats each.
}
ERR_NO_DISC = No disc is left there.
ERR_NO_USABLE_SPOT = You could not use the disc there: you have no free scoring spot of its kinds with a matching tile.
ERR_NO_BARREL = You don't meet the condition of any barrel that is left.
ERR_TILE_NOT_HERE = There is no { $tile } on { $space }.
ERR_UNKNOWN_CELL = There is no garden spot called { $cell }.
ERR_SHED_CELL = { $cell } is a shed spot, not for tiles.
ERR_CELL_TAKEN = { $cell } is taken by { $tile }.
ERR_NOT_ENOUGH_MONEY = This costs { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
}; you have { $have } ({ $missing } short).
ERR_MUST_BUY = You must buy at least one tile here.
ERR_SHED_COUNT = Choose exactly { $count ->
    [one] { $count } tile
   *[other] { $count } different tiles
}; you named { $have }.
ERR_SHED_NOT_ADJACENT = Not next to shed { $shed }: { $cells }.
ERR_SHED_PATTERN = Shed { $shed } is { $kind }: those tiles don't match that pattern.
ERR_UNKNOWN_SPOT = There is no scoring spot called { $spot }.
ERR_SPOT_KIND = You can't use the { $spot } spot here. Allowed: { $kinds }.
ERR_SPOT_USED = The { $spot } spot already has its disc.
ERR_SPOT_USED-listed = It already has its disc.
ERR_NO_MATCHING_TILE = You have no matching tile for the { $spot } spot.
ERR_NO_MATCHING_TILE-number = You have no resource tile of value { $number }.
ERR_NO_MATCHING_TILE-listed = You have no matching tile in your garden.
ERR_NEED_NUMBER = Name a value from { $least } to { $most }.
ERR_CARD_NOT_HELD = You don't have { $card } in your hand.
ERR_NEED_RESOURCE_CHOICE = Name a resource: { $resources }.
ERR_NOT_LEAST_RESOURCE = It must be your lowest resource: { $resources }.
ERR_UNKNOWN_START_SPACE = There is no starting space called { $place }.
ERR_START_SPACE_TAKEN = { $player } is on { $place }.
ERR_START_SPACE_TAKEN-listed = { $player } is there.
ERR_MUST_TAKE_FIRST_SPACE = You are the last one back and { $place } is free, so you must take it.

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
position-starting = in the starting area
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
   *[none] none left
}{ $seats_count ->
    [0] { "" }
   *[other] ; met by { $seats }
}
position-markers = Brewmaster { $brewmaster } (exchange { $rate }:1, ×{ $multiplier }), { $markers }.
position-tile = { $cell } { $tile }
position-sun = In the sun: { $tiles }.
position-shade = In the shade: { $tiles }.
position-sheds = Sheds: { $sheds }.
position-shed = { $shed } { $kind }
position-shed-coming = { $shed } (sum { $sum }; free: { $free })
position-placed = { $card } at { $pair }
position-closed = Pairs closed without a card: { $pairs }.
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
hand-kind-barrels = Your progress towards barrels
hand-card = { $card }: { $text }{ $now_count ->
    [0] { "" }
   *[other] { " " }Now: { $now }.
}
hand-goal = { $goal } (now { $have }){ $state ->
    [mine] { "" }; you have this barrel
    [ready] { "" }; met: { $vp } VP at a barrel space
    [gone] { "" }; none left
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
picture-ask-first-place = choose a starting space
picture-ask-move = move from { $space }
picture-ask-buy = { $space }: { $bought ->
    [0] buy at least one tile
   *[other] { $bought } bought, one more?
}
picture-ask-shed = { $shed } is { $kind }: { $count ->
    [one] activate { $count } tile
   *[other] activate { $count } tiles
}
picture-ask-score = { $space }: place a disc ({ $kinds })
picture-ask-place-card = a card for this pair, or none
picture-ask-place = choose a starting space
picture-ask-place-last = sell { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} first: { $vp } VP more
picture-deck = tiles
picture-piles = monk piles
picture-sheds = Sum around a shed
picture-encloses = encloses a shed of this type
alt-tile = To be placed: { $tile }.
alt-cell = { $number }: { $cell }{ $sheds }.
alt-encloses = , encloses a shed ({ $kinds })
picture-levels = Exchange, VP
picture-hand-cards = Privilege cards
picture-hand-barrels = Barrels
picture-hand-placed = Placed at { $pair }.
picture-hand-sold = Sold.
picture-hand-sale = On your turn you may sell any card in hand for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.

## Advice: what a hint counts (the change, with its sign)

advice-least = helps your lowest resource ({ $resource }, at { $at }), the one that scores
advice-points = { $points } VP
advice-production = { $way ->
    [more] your resources may score { $about } VP more at the end
   *[less] gives up { $about } VP your garden could still score
}
advice-ducats = { $way ->
    [more] more ducats in the long run (worth { $worth } VP)
   *[less] fewer ducats in the long run (costs { $worth } VP)
}
advice-ducats-none = costs no ducats in the long run
advice-spots = { $way ->
    [more] opens more scoring spots for your tiles (worth { $worth } VP)
   *[less] leaves fewer scoring spots or less time for them (costs { $worth } VP)
}
advice-sheds = { $way ->
    [more] brings sheds closer to completion (worth { $worth } VP)
   *[less] leaves less to gain from further sheds (costs { $worth } VP)
}
advice-barrels = { $way ->
    [more] takes barrels worth { $by } VP
   *[less] loses barrels worth { $by } VP
}
advice-cards = { $way ->
    [more] makes better use of your privilege cards (worth { $worth } VP)
   *[less] leaves less to gain from your privilege cards (costs { $worth } VP)
}
advice-place = { $way ->
    [more] makes you the next starting player (worth { $worth } VP)
   *[less] gives up being next starting player (costs { $worth } VP)
}
advice-haste = { $way ->
    [more] passes spaces you could still have used ({ $about })
   *[less] a new round reopens spaces of the track ({ $about })
}

## Lesson: a first game for /tutorial

lesson-aim = **Welcome to the monastery.** You brew beer from five resources. At the end your **lowest** resource is multiplied by what your brewmaster's position is worth: one that lags behind holds you back.
    The picture is your garden: yellow spots are in the sun, grey ones in the shade, with shed spots between them. On the right the mug is your brewmaster; the five below it are the markers of your resources.
    ▸ **Question**: which resource is lowest now?
lesson-aim-done = It is { $resource }. Everyone starts like that. If you neglect it, it costs you at the end.
lesson-aim-else = Look at the five numbers on the right, below the mug: which is lowest?
lesson-move = **The track.** On your turn you move your figure forward as far as you like, never back, and do what the space says. Running ahead gives you first pick, but fewer turns this round.
    ▸ **Goal**: go to { $space }, which has a { $tile }.
    ▸ **Press**: **{ $press }**: { $space }.
lesson-move-done = You are on { $space } and must buy at least one of its tiles. You can't go back this round to spaces you passed.
lesson-move-else = There are good tiles too, but { $resource_behind } is your lowest resource, and { $space } has { $tile }.
lesson-move-home = Returning to the starting area would end the round for you. Go to { $space } first.
lesson-sun = **In the sun.** A tile in the sun costs { $sun_factor } times its value, { $cost } ducats for this one. Whenever it is activated, its marker advances by its value.
    ▸ **Goal**: place the { $tile } in the **sun**.
    ▸ **Press**: **{ $press }**: { $tile }, then below **{ part-sun }** one of the yellow spots, { $sun_cell } and so on.
lesson-sun-done = Nothing has moved yet: tiles do nothing until they are **activated** by a disc, a monk or a shed. Beginners often miss this.
lesson-sun-else = Here the { $tile } belongs in the sun: in the shade it would earn ducats, not steps.
lesson-sun-later = That one comes next. First buy the { $tile } and place it in the sun.
lesson-shade = **In the shade.** There a tile costs its plain value, { $cost } ducats, and earns that many ducats each time it is activated.
    ▸ **Goal**: place the { $tile } in the **shade**.
    ▸ **Press**: **{ $press }: { $tile } · { part-shade }**, and there one of the grey spots, { $shade_cell } and so on.
lesson-shade-done = The sun moves markers, the shade earns the ducats for it. Without some shade you are broke in the second round.
lesson-shade-else = Try the shade with this one: cheap now, and ducats later.
lesson-shade-done-too-soon = You can afford one more: buy the { $tile } as well, for { $cost } ducats in the shade.
lesson-turn = **The others.** A turn ends when you have bought what you want.
    ▸ **Goal**: end your turn and see what the other does.
    ▸ **Press**: **{ $press }**.
lesson-turn-done = Players take turns until all figures are back in the starting area. There are { $rounds } rounds with { $players } players. On M spaces you buy monks in the same way.
lesson-turn-else = You have bought what you came for: end your turn.
lesson-card-sold = Privilege cards can be sold for a few ducats at any time on your turn, but later they may be worth far more. Keep them now.
lesson-scoring = **A round later.** Your garden has grown. Now activate it: the scoring spaces (S) have discs.
    ▸ **Goal**: go to { $space }, whose disc may be placed on a resource spot.
    ▸ **Press**: **{ $press }**: { $space }.
lesson-scoring-done = There is one disc on each scoring space, so it is a race. Each of your scoring spots can be used once in the game. A disc on a monk spot activates the tiles around your monks of that kind.
lesson-scoring-else = You may go there too, but your tiles wait to be activated: { $space } has a disc for a resource spot.
lesson-disc = **The disc.** It activates all your tiles of the resource you choose.
    ▸ **Goal**: { $spot }: +{ $steps } steps in the sun, +{ $coins } ducats in the shade.
    ▸ **Press**: **{ $press }**: { $spot }.
lesson-disc-done = +{ $steps } steps and +{ $coins } ducats with one disc. Wait until a disc activates several tiles, but not so long that others take the discs. Two spots that make a privilege pair let you place a privilege card.
lesson-disc-else = That works too, but { $spot } is your lowest resource, and you have two tiles of it.
lesson-shed = **A shed.** It is your next turn and you are on { $here }. When all six spots around a shed spot have tiles, a shed is built there immediately. The sum of the values around it decides which: a low sum advances the brewmaster far, a high sum activates many tiles.
    ▸ **Goal**: around { $shed } (sum so far: { $so_far }) only { $cell } is free. Place { $tile } there to enclose the shed.
    ▸ **Press**: **{ $press }**: { $tile }, { $cell }.
lesson-shed-done = The sum is { $sum }, so it is shed { $kind }: the brewmaster moves { $monk_master ->
    [one] { $monk_master } step
   *[other] { $monk_master } steps
}, and { $chosen } tiles are activated.
lesson-shed-else = Only { $cell } encloses { $shed }.
lesson-shed-dearer = That encloses the shed as well. Here take { $tile }: it is cheaper, and the sum is { $sum }.
lesson-use = **What the shed activates.** This type activates tiles on opposite sides of it.
    ▸ **Goal**: choose the two tiles you like best. A monk moves the brewmaster by { $monk_steps }, the sun moves markers, the shade pays.
    ▸ **Press**: **{ $press }** and one of the choices; each one shows what it gives.
lesson-use-done = Plan your sums: many players build one or two small sheds for the brewmaster and bigger ones for the resources.
lesson-use-else = Any two opposite tiles will do.
lesson-home = **The last turn.** Everyone else is back. Your brewmaster's position multiplies by { $multiplier }; your lowest resource is at { $now }. At the end the bot exchanges for you: here { $rate } steps back on one resource give 1 step on another ({ $rate }:1), and { $ducats } ducats give 1 step. That alone would bring your lowest to { $could }.
    ▸ **Goal**: coming back, you take a starting space with its bonus. { $place } moves one resource { $steps } steps: choose your lowest, { $resource }, and it will reach { $helped }.
    ▸ **Press**: **{ $press }**: { $place }, { $resource }.
lesson-home-done = Lowest resource × { $multiplier }, and barrels on top: that is your score. So that starting space was worth { $multiplier } VP. You collect barrels on the K spaces once you meet a condition shown in the middle of the board. Keep all five together, advance the brewmaster, and earn your ducats in the shade.
lesson-home-else = That would leave your lowest at { $could }, and only the lowest is multiplied: take { $place } for { $resource }, and it will reach { $helped }.

## Orders given in advance

move-fetch = Go and buy a tile if it is still there
move-fetch-full = If it is still there: go to { $space }, buy { $tile }, place it on { $cell }, stop buying
move-score = Go and score if a disc is left
move-score-full = If a disc is left: go to { $space }, score { $spot }{ $number ->
    [0] { "" }
   *[other] { " " }(value { $number })
}
move-return-to-start = Otherwise: return to the starting area
move-return-to-start-full = Otherwise: return to the starting area, take { $place }{ $resource_count ->
    [0] { "" }
   *[other] { " " }({ $resource })
}
move-one-tile = Always stop after one tile
move-sell-in-the-end = Before my last starting space: sell cards if that gains VP
move-place-next = Place this card at my next completed pair
move-place-next-full = At my next completed pair: place { $card }{ $resource_count ->
    [0] { "" }
   *[other] { " " }({ $resource })
}
