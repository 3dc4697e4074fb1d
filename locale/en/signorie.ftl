### Signorie. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Signorie
title-about = Lead a house of Renaissance Italy: take dice to send sons on missions, marry daughters off, hire helpers and collect alliances for your plans. Low dice earn the round's reward. Most victory points (VP) win.
cmd-title = signorie
cmd-title-desc = Moves of Signorie

## Names: colours of dice and of helper columns

name-Y = yellow
name-R = red
name-P = purple
name-G = grey
name-B = light blue
name-face-down = face-down tile
name-Y1 = yellow 1
name-Y2 = yellow 2
name-Y3 = yellow 3
name-Y4 = yellow 4
name-Y5 = yellow 5
name-Y6 = yellow 6
name-R1 = red 1
name-R2 = red 2
name-R3 = red 3
name-R4 = red 4
name-R5 = red 5
name-R6 = red 6
name-P1 = purple 1
name-P2 = purple 2
name-P3 = purple 3
name-P4 = purple 4
name-P5 = purple 5
name-P6 = purple 6
name-G1 = grey 1
name-G2 = grey 2
name-G3 = grey 3
name-G4 = grey 4
name-G5 = grey 5
name-G6 = grey 6
name-B1 = light blue 1
name-B2 = light blue 2
name-B3 = light blue 3
name-B4 = light blue 4
name-B5 = light blue 5
name-B6 = light blue 6

## Names: helpers

name-h_y1 = top yellow helper
name-h_y2 = centre yellow helper
name-h_y3 = bottom yellow helper
name-h_r1 = top red helper
name-h_r2 = centre red helper
name-h_r3 = bottom red helper
name-h_p1 = top purple helper
name-h_p2 = centre purple helper
name-h_p3 = bottom purple helper
name-h_g1 = top grey helper
name-h_g2 = centre grey helper
name-h_g3 = bottom grey helper
name-h_b1 = top light blue helper
name-h_b2 = centre light blue helper
name-h_b3 = bottom light blue helper
name-row-1 = top
name-row-2 = centre
name-row-3 = bottom

## Names: tracks, rows, pieces

name-pol = political
name-cle = clerical
name-mil = military
name-ini = initiative
name-mar = marriage
name-pol0 = new political man
name-pol1 = political 1
name-pol2 = political 2
name-pol3 = political 3
name-pol4 = political 4
name-pol5 = political 5
name-pol6 = political 6
name-pol7 = political 7
name-pol8 = political 8
name-cle0 = new clerical man
name-cle1 = clerical 1
name-cle2 = clerical 2
name-cle3 = clerical 3
name-cle4 = clerical 4
name-cle5 = clerical 5
name-cle6 = clerical 6
name-cle7 = clerical 7
name-cle8 = clerical 8
name-mil0 = new military man
name-mil1 = military 1
name-mil2 = military 2
name-mil3 = military 3
name-mil4 = military 4
name-mil5 = military 5
name-mil6 = military 6
name-mil7 = military 7
name-mil8 = military 8
name-m = men
name-f = women

## Names: cities, families, alliance tiles

name-mi = Milan
name-ve = Venice
name-fi = Florence
name-ro = Rome
name-na = Naples
name-gates = Open Gates
name-medici = Medici
name-sforza = Sforza
name-este = Este
name-gonzaga = Gonzaga
name-colonna = Colonna
name-aragona = Aragona
name-medici2 = Medici 2
name-medici3 = Medici 3
name-medici4 = Medici 4
name-medici5 = Medici 5
name-sforza2 = Sforza 2
name-sforza3 = Sforza 3
name-sforza4 = Sforza 4
name-sforza5 = Sforza 5
name-este2 = Este 2
name-este3 = Este 3
name-este4 = Este 4
name-este5 = Este 5
name-gonzaga2 = Gonzaga 2
name-gonzaga3 = Gonzaga 3
name-gonzaga4 = Gonzaga 4
name-gonzaga5 = Gonzaga 5
name-colonna2 = Colonna 2
name-colonna3 = Colonna 3
name-colonna4 = Colonna 4
name-colonna5 = Colonna 5
name-aragona2 = Aragona 2
name-aragona3 = Aragona 3
name-aragona4 = Aragona 4
name-aragona5 = Aragona 5
name-no-tile = no tile
name-mission = mission
name-marriage = marriage
name-yellow = Yellow board
name-red = Red board
name-purple = Purple board
name-blue = Blue board

## Names: assignment tiles and slots

name-a_pol = Political progress
name-a_cle = Clerical progress
name-a_mil = Military progress
name-a_ini = Initiative progress
name-a_tile = Secret alliance
name-a_thr = Threshold
name-a_mar = Marriage
name-a_mis = Mission
name-a_flo = Florins
name-a_exc = Exchange
name-Ym = yellow, men
name-Yf = yellow, women
name-Rm = red, men
name-Rf = red, women
name-Pm = purple, men
name-Pf = purple, women
name-Gm = grey, men
name-Gf = grey, women
name-Bm = light blue, men
name-Bf = light blue, women

## Names: reward tiles

name-rb_mis = Extra mission
name-rb_mar = Extra marriage
name-rb_2m = Young men
name-rb_2f = Young women
name-rb_car = Career advice
name-rb_ini = Head start
name-rb_til = Gift of a secret alliance
name-rb_hel = Free helper
name-rb_ext = Extra action
name-rv_hel = Points for helpers
name-rv_cm = Points for cities with men
name-rv_cf = Points for cities with women
name-rv_m = Points for men in cities
name-rv_f = Points for women in cities
name-tile = the tile's bonus
name-florins = florins
name-take = take it
name-leave = leave it
name-buy = buy the points
name-keep = keep the florins

## Names: what can be done, and why not

name-do-florins = florins
name-do-marriage = marriage
name-do-offspring = offspring
name-do-mission = mission
name-do-tracks = tracks
name-do-assign = assignment
name-do-hire = helper
name-shut-hire = column full
name-shut-assign = no meeple
name-shut-mission = no man
name-shut-marriage = no woman
name-shut-cities = cities full
name-shut-tracks = no step
name-shut-offspring = empty stock
name-no-step = no piece can move there
name-no-man = you have no man on a career
name-no-woman = no woman would be left to marry
name-cities-full = every slot in the cities is taken
name-no-stock = the general stock has too few meeples
name-no-others = too few of the other sex are in the general stock
name-no-effect = it would do nothing now
name-no-die = none of the dice left can be used

## Names of disputed points and tables, for /about

name-grey_die = Disputed: grey and light blue actions
name-fitting_tile = Disputed: taking a fitting tile
name-city_slots = City slots
name-career_bonus = Disputed: bonus in passing
name-helper_steps = Disputed: splitting a helper's steps
name-offspring_without_stock = Disputed: offspring with an empty stock
name-assignments = Disputed: threshold and exchange
name-bride = Disputed: when the bride comes, and her florins
name-reward_tiles = Disputed: careers and short stock of rewards
name-open_gates = Disputed: helpers and Open Gates
name-short_season = Disputed: the bride's florins in a Short Season
name-secret_letters = Disputed: helpers and Secret Letters
name-numbers = Numbers of the rules
name-supplies = Contents of the box
name-players = Numbers for each player count
name-extra_florins = Extra florins at the start
name-die_colours = Action slots
name-helper_rows = Prices of helpers
name-helpers = Helper slots
name-career_track = Career tracks
name-initiative_track = Initiative track
name-cities = Cities
name-families = Families
name-alliance_tiles = Values of the alliance tiles
name-plans = Plans of the boards
name-assignment_tiles = Assignment tiles
name-assignment_slots = Slots for assignments
name-bonus_tiles = Bonus reward tiles
name-vp_tiles = VP reward tiles
name-reward_track = Reward track
name-bride_slots = Slots for brides

## Options of a table

option-open_gates = Variant: Open Gates
option-open_gates-desc = Once every city slot is taken, the highest dowry or rank still gets in, without the cities' tiles.
option-open_gates-off = off
option-open_gates-on = on
option-open_gates-with_helper_tile = on, helpers still bring their face-down tile
option-short_season = Variant: Short Season
option-short_season-desc = One round less; the first reward slot stays empty.
option-short_season-off = off
option-short_season-by_slot = on, florins with every bride
option-short_season-by_round = on, no florins with a bride in round one
option-secret_letters = Variant: Secret Letters
option-secret_letters-desc = An assignment tile that was used is closed for the rest of the round.
option-secret_letters-off = off
option-secret_letters-on = on
option-secret_letters-but_for_helpers = on, but a helper's assignment closes nothing
option-grey_die = Grey and light blue dice
option-grey_die-desc = Which colour does what; the sources leave a doubt.
option-grey_die-mission = grey mission, light blue tracks
option-grey_die-tracks = grey tracks, light blue mission
option-fitting_tile = An alliance tile that fits
option-fitting_tile-desc = Whether it must be taken.
option-fitting_tile-taken = is taken
option-fitting_tile-may_stay = may be left
option-city_slots = Slots in the cities
option-city_slots-desc = Whether men and women share them.
option-city_slots-shared = shared by men and women
option-city_slots-separate = one run for each
option-career_bonus = Bonus slots of the careers
option-career_bonus-desc = Whether passing one is enough.
option-career_bonus-passing = for everybody who reaches it
option-career_bonus-stopping = only for who ends there
option-helper_steps = Steps of a helper
option-helper_steps-desc = Whether they may be split between pieces.
option-helper_steps-split = may be split
option-helper_steps-one_piece = one piece only
option-offspring_without_stock = Offspring with an empty stock
option-offspring_without_stock-desc = Whether the action may be chosen.
option-offspring_without_stock-true = allowed
option-offspring_without_stock-false = not allowed
option-assignments = Assignments: threshold, exchange
option-assignments-desc = Whether the threshold stops at its printed most, and what an exchange may bring.
option-assignments-limit_any_mix = limited; any mix
option-assignments-limit_other_sex = limited; the other sex only
option-assignments-free_any_mix = no limit; any mix
option-assignments-free_other_sex = no limit; the other sex only
option-bride = The bride
option-bride-desc = When she comes, and who gets the florins of the later rounds.
option-bride-after_taker = after the bonus; florins with the bride
option-bride-after_everyone = after the bonus; florins for all rewarded
option-bride-any_time_taker = before or after; florins with the bride
option-bride-any_time_everyone = before or after; florins for all rewarded
option-reward_tiles = Reward tiles
option-reward_tiles-desc = How many careers their points go to, and what a short stock means.
option-reward_tiles-any_there = any careers; as many meeples as there are
option-reward_tiles-any_all = any careers; all meeples or florins
option-reward_tiles-one_there = one career; as many meeples as there are
option-reward_tiles-one_all = one career; all meeples or florins

## Moves: labels, commands

move-take-die = Take a die
move-take-die-full = Take { $die }
cmd-take-die = take
cmd-take-die-desc = Take a die and put it on its action slot
move-pass = Pass for this round
cmd-pass = pass
cmd-pass-desc = No more dice this round
move-hire = Hire a helper
move-hire-full = Hire { $helper }
cmd-hire = hire
cmd-hire-desc = Put a helper disc on a slot and pay for it
move-assign = Assignment
move-assign-full = { $assignment } for { $meeples }
cmd-assign = assign
cmd-assign-desc = Use an assignment tile, paying meeples
move-signoria = Signoria action
cmd-signoria = signoria
cmd-signoria-desc = The action of the die's colour
move-step = Advance
move-step-full = { $piece }: { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
cmd-step = step
cmd-step-desc = Use progress points on a piece
move-done = No more steps
cmd-done = done
cmd-done-desc = Leave the other progress points unused
move-send-mission = Send on a mission
move-send-mission-full = { $man } to { $city }
cmd-send-mission = mission
cmd-send-mission-desc = Send a man from his career to a city
move-marry = Marry
move-marry-full = { $city }, dowry { $dowry }
cmd-marry = marry
cmd-marry-desc = Send a woman to a city with a dowry
move-take-tile = The alliance tile
move-take-tile-full = Alliance tile: { $take }
cmd-take-tile = tile
cmd-take-tile-desc = Take the tile that fits, or leave it
move-choose-row = Place face down
move-choose-row-full = Face down: { $row }
cmd-choose-row = row
cmd-choose-row-desc = Draw a tile and lay it face down in a row
move-gain = Take meeples
move-gain-full = { $males ->
    [one] { $males } man
   *[other] { $males } men
}, { $females ->
    [one] { $females } woman
   *[other] { $females } women
}
cmd-gain = gain
cmd-gain-desc = Take meeples from the general stock
move-use-helper = Use a helper
move-use-helper-full = Use { $helper }{ $row ->
    [none] { "" }
   *[other] { "" } for the { $row } row
}
cmd-use-helper = use
cmd-use-helper-desc = Use one of your helpers of this column
move-skip-helper = Skip the next helper
cmd-skip-helper = skip
cmd-skip-helper-desc = Do not use the next helper
move-end-helpers = No more helpers
cmd-end-helpers = end
cmd-end-helpers-desc = Use no more helpers this turn
move-claim-reward = Reward and bride
move-claim-reward-full = { $bonus }, and a bride
cmd-claim-reward = reward
cmd-claim-reward-desc = Take the tile's bonus or florins, then a bride
move-claim-bride-first = Bride, then reward
move-claim-bride-first-full = a bride, then { $bonus }
cmd-claim-bride-first = bride-first
cmd-claim-bride-first-desc = Take a bride, then the tile's bonus or florins
move-claim-alone = Reward, no bride
move-claim-alone-full = { $bonus }, no bride
cmd-claim-alone = reward-alone
cmd-claim-alone-desc = Take the tile's bonus or florins, and no bride
move-buy-vp = Florins for VP
move-buy-vp-full = Florins for VP: { $buy }
cmd-buy-vp = buy
cmd-buy-vp-desc = Pay florins for points, or don't

## Fields of moves

field-die = Which die?
opt-die = die
opt-die-desc = Colour and pips
field-helper = Which helper?
opt-helper = helper
opt-helper-desc = A helper slot
field-assignment = Which assignment?
opt-assignment = tile
opt-assignment-desc = An assignment tile
field-meeples = How many meeples do you pay?
opt-meeples = meeples
opt-meeples-desc = Meeples to pay
field-piece = Which piece?
opt-piece = piece
opt-piece-desc = A man on a career, or the initiative disc
field-points = How many steps?
opt-points = steps
opt-points-desc = Progress points to use
field-man = Which man?
opt-man = man
opt-man-desc = A man on a career track
field-city = Which city?
opt-city = city
opt-city-desc = A city
field-dowry = How large is the dowry?
opt-dowry = dowry
opt-dowry-desc = Florins to pay
field-take = Take the tile?
opt-take = take
opt-take-desc = Yes or no
field-row = Which row?
opt-row = row
opt-row-desc = A row of your board
field-males = How many men?
opt-males = men
opt-males-desc = Men to take; the rest are women
field-females = How many women?
opt-females = women
opt-females-desc = Women to take
field-bonus = Which bonus?
opt-bonus = bonus
opt-bonus-desc = The tile's bonus, or florins
field-buy = Buy the points?
opt-buy = buy
opt-buy-desc = Yes or no
value-dowry = { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}
value-points = { $value ->
    [one] { $value } step
   *[other] { $value } steps
}
value-meeples = { $value ->
    [one] { $value } meeple
   *[other] { $value } meeples
}
value-males = { $value ->
    [one] { $value } man
   *[other] { $value } men
}
value-females = { $value ->
    [one] { $value } woman
   *[other] { $value } women
}
value-row = { $value } row

## What happened

order-drawn = Turn order: { $seats }. Extra florins: { $florins }.
board-dealt = { $seat } plays the { $plan }.
cities-chosen = Cities in this game: { $cities }.
rewards-laid = Rewards, round by round: { $rewards }.
round-started = Round { $round } of { $rounds }. Its reward: { $reward }.
tiles-laid = New alliance tiles ({ $place }) in { $cities }: { $tiles }.
assignments-laid = Assignments: yellow { $yellow }; red { $red }; purple { $purple }; grey { $grey }; light blue { $lightblue }.
dice-rolled = Dice: yellow { $yellow }; red { $red }; purple { $purple }; grey { $grey }; light blue { $lightblue }.
die-taken = { $seat } takes { $die }{ $florins ->
    [0] { "" }
   *[other] , florins { $florins }
}. Dice add up to { $total }.
passed = { $seat } passes with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
helper-hired = { $seat } hires { $helper }{ $florins ->
    [0] { " " }for free
   *[other] , florins { $florins }
}.
assignment-used = { $seat } uses { $tile } ({ $males ->
    [0] women { $females }
   *[other] men { $males }
}).
assignment-closed = { $tile } is turned over for this round.
florins-gained = { $seat } gains { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
meeples-gained = { $seat } takes { $males ->
    [0] { $females ->
        [0] nobody
        [one] { $females } woman
       *[other] { $females } women
    }
   *[other] { $males ->
        [one] { $males } man
       *[other] { $males } men
    }{ $females ->
        [0] { "" }
        [one] {" and "}{ $females } woman
       *[other] {" and "}{ $females } women
    }
} from the general stock.
meeples-rolled = { $seat } rolls { $pips } for offspring: men +{ $males }, women +{ $females }.
advanced = { $seat }: { $career } man { $before ->
    [0] enters and reaches slot { $after }
   *[other] from slot { $before } to slot { $after }
}.
bonus-reached = { $seat }: slot { $slot } brings { $florins ->
    [0] initiative +{ $initiative } (now { $position })
   *[other] +{ $florins } florins
}.
initiative-raised = { $seat }: initiative +{ $steps }, now { $position }.
threshold-raised = { $seat }'s threshold is { $threshold } this round.
mission-done = { $seat } sends a { $career } man from slot { $before } to { $city }{ $slot ->
    [0] { "" }
   *[other] { " " }({ $slot })
}: +{ $vp } VP.
marriage-done = { $seat } marries a woman to { $city }{ $slot ->
    [0] { "" }
   *[other] { " " }({ $slot })
}: florins { $florins }, +{ $vp } VP.
tile-taken = { $seat } takes { $tile } from { $city } for the { $row } row.
tile-left = { $seat } leaves { $tile } in { $city }.
tile-drawn = { $seat } lays a tile face down in the { $row } row.
helper-used = { $seat } uses { $helper }.
helpers-skipped = { $seat } does not use { $helpers }.
vp-gained = { $seat }: { $helper }, +{ $vp } VP.
initiative-scored = { $seat }: initiative { $position }, +{ $vp } VP.
order-changed = New turn order: { $seats }.
reward-missed = { $seat } gets no reward: the dice add up to { $sum }, the threshold is { $limit }.
bonus-taken = { $seat } takes the bonus: { $tile }.
reward-florins = { $seat } takes { $florins } florins of the reward.
bride-taken = { $seat }: a son marries (brides: { $brides }){ $vp ->
    [0] { "" }
   *[other] , +{ $vp } VP
}{ $florins ->
    [0] { "" }
   *[other] , +{ $florins } florins
}.
reward-scored = { $seat }: { $tile }, { $count } counted, +{ $vp } VP.
vp-bought = { $seat } buys +{ $vp } VP: florins { $florins }.
round-ended = Round { $round } is over.
scored = { $seat }: careers { $careers }; rows political { $pol }, clerical { $cle }, military { $mil }, marriage { $mar }. +{ $vp } VP, { $total } in all.
game-ended = { $winner } wins with { $vp } VP.
score-line = { $place }. { $seat }: { $points } VP ({ $parts })
score-played = during the game { $vp }
score-careers = men on careers { $vp }
score-row = { $row } row { $vp }
points = { $points } VP
source-missions = missions
source-marriages = marriages
source-helpers = helpers
source-initiative = initiative
source-rewards = rewards of rounds
source-careers = men on careers
source-row-pol = political row
source-row-cle = clerical row
source-row-mil = military row
source-row-mar = marriage row
source-tiebreak = turn order (if tied)

## Questions

ask-turn = Take a die or pass. { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}; dice { $total } of { $limit }.
await-turn = { $seat } takes a die or passes.
ask-main = { $die }: choose the main action. { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
await-main = { $seat } chooses a main action with { $die }.
ask-progress = { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
} left: { $tracks }.
await-progress = { $seat } uses { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
}.
ask-mission = Mission: which man goes to which city?
await-mission = { $seat } sends a man on a mission.
ask-mission-face-down = Mission with a face-down tile: which man, which city?
await-mission-face-down = { $seat } sends a man on a mission, with a face-down tile.
ask-marriage = Marriage: which city, what dowry? You have { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
await-marriage = { $seat } marries a daughter off.
ask-marriage-face-down = Marriage with a face-down tile: which city, what dowry? You have { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
await-marriage-face-down = { $seat } marries a daughter off, with a face-down tile.
ask-tile = { $tile } fits your { $row } row. Take it?
await-tile = { $seat } takes { $tile } or leaves it.
ask-row = Which row does the face-down tile go to?
await-row = { $seat } lays down a face-down tile.
ask-gain = Take { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}. In the general stock: men { $males }, women { $females }.
await-gain = { $seat } takes { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}.
ask-helpers = Helpers you can use now: { $helpers }.
await-helpers = { $seat } may use helpers.
ask-any-assignment = Any assignment once: which one?
await-any-assignment = { $seat } chooses an assignment.
ask-extra-die = Extra action: which die? It costs nothing; a main action with it follows, then the helpers of its column.
await-extra-die = { $seat } takes a die for an extra action.
ask-reward = { $tile }, or { $florins } florins? And a bride?
await-reward = { $seat } takes a reward.
ask-buy = { $florins } florins for { $vp } VP?
await-buy = { $seat } may buy { $vp } VP.

## Hints

hint-die = { $cost ->
    [0] free
    [one] { $cost } florin, { $left } left
   *[other] { $cost } florins, { $left } left
} · dice { $total }/{ $limit } · { $actions }{ $shut_count ->
    [0] { "" }
   *[other] ; not { $shut }
}
hint-shut = { $action } ({ $reason })
hint-shut-florins = { $action } ({ $need ->
    [one] { $need } florin
   *[other] { $need } florins
})
hint-shut-rank = { $action } (rank { $rank })
hint-step = slot { $slot }: { $vp } VP, rank { $rank }{ $gains_count ->
    [0] { "" }
   *[other] , { $gains }
}
hint-bonus = { $florins ->
    [0] initiative +{ $initiative }
   *[other] +{ $florins } florins
}
hint-initiative = slot { $position }: { $vp } VP at the end of the round
hint-man = +{ $vp } VP
hint-visit = +{ $vp } VP, slot { $slot }
hint-visit-tile = +{ $vp } VP, slot { $slot }, takes { $tile }
hint-visit-no-tile = +{ $vp } VP, slot { $slot }, { $tile } does not fit
hint-visit-face-down = +{ $vp } VP, slot { $slot }, a face-down tile
hint-gates = +{ $vp } VP, back to the stock
hint-row = { $tiles } of the { $need } tiles that make it count
hint-gain = men { $males }, women { $females }
hint-pays = paid in { $sex }
hint-brings-progress = { $amount ->
    [one] { $amount } progress point
   *[other] { $amount } progress points
}
hint-brings-threshold = threshold +{ $amount }
hint-brings-florins = brings { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
hint-brings-exchange = brings { $amount ->
    [one] { $amount } meeple
   *[other] { $amount } meeples
}
hint-brings-facedown-any = lays a face-down alliance tile
hint-brings-marriage = then a marriage
hint-brings-mission = then a mission
hint-hire = { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
hint-helper-steps = { $track }: up to { $points }
hint-helper-vp = +{ $vp } VP now
hint-florins = +{ $florins } florins
hint-bride = { $vp ->
    [0] { "" }
   *[other] +{ $vp } VP,{ " " }
}{ $florins ->
    [0] { "" }
   *[other] +{ $florins } florins,{ " " }
}{ $dice } offspring dice from then on

## Refusals

ERR_PLAYER_COUNT = Signorie is for { $least } to { $most } players; there are { $have }.
E_PASSED = You have already passed this round.
E_MAX_DICE = You have already taken { $most } dice this round.
E_SLOT_TAKEN = Your { $colour } action slot already holds a die.
E_NO_SUCH_DIE = There is no { $colour } die showing { $value } left.
E_FLORINS = Not enough florins: { $need } needed, you have { $have }.
E_NO_ACTION = After paying for this { $colour } die you could not fully carry out any of its actions.
E_NOT_EXECUTABLE-reason = That cannot be carried out in full: { $reason }.
E_NOT_EXECUTABLE-have-need_florins = That cannot be carried out in full: the smallest dowry is { $need_florins } florins, you would have { $have }.
E_NOT_EXECUTABLE-need_rank-rank = That cannot be carried out in full: the lowest empty slot needs rank { $need_rank }, your best man has rank { $rank }.
E_HELPER_COLUMN = From the { $colour } slot helpers go to the { $column } column only.
E_HELPER_FULL = { $helper } is already hired.
E_HELPER_SUPPLY = No helper discs are left.
E_ASSIGN_AREA = Only the two assignments of the { $colour } area can be used with this die.
E_ASSIGN_CLOSED = { $tile } has already been used this round.
E_ASSIGN_COUNT = This tile takes { $least } to { $most } meeples.
E_MEEPLES-have-need-sex = Not enough { $sex } in your supply: { $need } needed, you have { $have }.
E_MEEPLES-count-females-males = Take { $count } in all; there are men { $males }, women { $females }.
E_THRESHOLD_MAX = The threshold cannot exceed { $most }.
E_TRACK_NOT_ALLOWED-tracks = These points are for { $tracks } only.
E_TRACK_NOT_ALLOWED-piece = These steps move one piece only: { $piece }.
E_NO_MALE_THERE = You have no man there: { $man }.
E_TRACK_TOP = There is no slot so far up: { $piece }.
E_POINTS = Only { $left ->
    [one] { $left } progress point is
   *[other] { $left } progress points are
} left.
E_POINTS-least-left = Each step takes { $least } to { $left ->
    [one] { $left } progress point
   *[other] { $left } progress points
}.
E_MIN_POINT = At least one progress point must be used.
E_CITY_UNUSED = { $city } is not used in this game.
E_CITY_FULL = { $city } has no empty slot.
E_RANK = Rank { $rank } is not enough: the lowest empty slot needs { $need }.
E_NO_FEMALE = You have no woman in your supply.
E_DOWRY = The dowry must be { $least } to { $most } florins.
E_ROW = Choose one of the rows: { $rows }.
E_TILE_STOCK = No alliance tiles are left in the stock.
E_HELPER_ORDER = Helpers are used from top to bottom; { $helper } has been passed.
E_NO_HELPER = You have no helper there: { $helper }.
E_NOT_ELIGIBLE = No reward: your dice add up to { $sum }, your threshold is { $limit }.
E_BRIDE_FULL = All { $most } sons are married already.
E_OPEN_GATES = Open Gates: a dowry of { $florins } florins, or a man of rank { $need }.
E_EMPTY_LINE = Write the steps of the turn with semicolons between them.
E_LINE = Step { $step } cannot be read: { $text }.

## What tiles, helpers and places do

text-tile = { $family }, worth { $vp } VP in a row of at least { $need } tiles.
text-plan = Plan: { $rows }.
text-plan-row = { $row } ({ $families })
text-city = Slots for people, lowest first: { $slots }. A man needs the rank, a woman a dowry of the slot's number up to { $most }.
text-career = Slots from the bottom: { $slots }.
text-career-bonuses = Bonuses: { $bonuses }.
text-career-slot = { $slot }: { $vp } VP, rank { $rank }
text-career-bonus = slot { $slot }: { $florins ->
    [0] initiative +{ $initiative }
   *[other] { $florins } florins
}
text-initiative = VP of the slots from the bottom: { $slots }.
text-colour = Slot cost { $cost }. Signoria action: { $action }. Helpers go to the { $column } column.
text-helper-cost = Hired for { $cost } florins, used after a { $column } die.
text-helper-track = { $track }: up to { $points } steps.
text-helper-track-die = { $track }: up to as many steps as the die shows.
text-helper-take-meeple = { $amount ->
    [one] { $amount } man or woman
   *[other] { $amount } men or women
} from the general stock.
text-helper-marriage-facedown = A marriage; a face-down tile instead of the city's.
text-helper-mission-facedown = A mission; a face-down tile instead of the city's.
text-helper-offspring-die = Roll { $amount ->
    [one] { $amount } offspring die
   *[other] { $amount } offspring dice
}.
text-helper-vp-per-male = { $amount } VP for each of your men in the cities.
text-helper-florins = { $amount } florins.
text-helper-assignment-once = Any assignment once, for exactly one meeple.
text-helper-facedown-any = A face-down alliance tile to any row.
text-helper-vp = { $amount } VP.
text-pays = Pays { $least ->
    [1] { $most ->
        [1] one meeple
       *[other] up to { $most } meeples
    }
   *[other] { $least } meeples
}.
text-assignment-progress = { $amount } progress points on the { $track } track for each.
text-assignment-facedown-any = A face-down alliance tile to any row.
text-assignment-threshold = Threshold +{ $amount } for each this round, up to { $most }.
text-assignment-marriage = Then a marriage.
text-assignment-mission = Then a mission.
text-assignment-florins = { $amount } florins for each.
text-assignment-exchange = Take { $amount ->
    [one] one meeple
   *[other] { $amount } meeples
} from the general stock for each.
text-reward-mission = A mission.
text-reward-marriage = A marriage.
text-reward-take = { $males ->
    [0] { $females } women
   *[other] { $males } men
} from the general stock.
text-reward-progress = { $points } progress points: { $tracks }.
text-reward-facedown-any = A face-down alliance tile to any row.
text-reward-free-helper = A helper on any empty slot, for free.
text-reward-extra-action = Your dice leave your board. Take any die left, for free: a main action, then its helpers.
text-reward-vp-per-helper = { $vp } VP for each of your helpers.
text-reward-vp-per-city-with-male = { $vp } VP for each city with a man of yours.
text-reward-vp-per-city-with-female = { $vp } VP for each city with a woman of yours.
text-reward-vp-per-male-in-city = { $vp } VP for each of your men in the cities.
text-reward-vp-per-female-in-city = { $vp } VP for each of your women in the cities.

## The position in words

position-round = Round { $round } of { $rounds }.
position-order = Turn order: { $seats }.
position-disc = { $seat } { $position }
position-initiative = Initiative: { $discs }.
position-passed = Passed: { $seats }.
position-colour = { $colour } ({ $pips })
position-dice = Dice left: { $dice }.
position-assignment = { $tile } ({ $slot })
position-closed = { $tile } ({ $slot }, closed)
position-assignments = Assignments: { $tiles }.
position-rewards = Rewards from this round on: { $rewards }.
position-reward = { $tile }, the reward of this round: { $does }
position-person = { $seat }: { $sex } { $count }
position-city = { $city }: { $people_count ->
    [0] { "" }
   *[other] { $people }.{ " " }
}Next slot for men { $males }, for women { $females }. Marriage tile: { $marriage }; mission tile: { $mission }.
heading-cities = Cities
heading-seat = { $seat }: { $vp } VP, { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}{ $brides ->
    [0] { "" }
    [one] , { $brides } bride
   *[other] , { $brides } brides
}
heading-stock = What is left
position-meeples = Supply: men { $males }, women { $females }. General stock: men { $stock_males }, women { $stock_females }.
position-taken = Dice taken: { $dice }. They add up to { $total }; the threshold is { $limit }.
position-men = Men on careers: { $men }.
position-helpers = Helpers: { $helpers }.
position-row = { $row } row (plan { $families }): { $tiles }{ $face_down ->
    [0] { "" }
   *[other] ; face down { $face_down }
}.
position-stock = Alliance tiles in the stock: { $tiles }. Helper discs left: { $helpers }.

## One's own figures, in the panel

figure-florins = { $value ->
    [one] { $value } florin
   *[other] { $value } florins
}
figure-vp = { $value } VP
figure-males = men { $value }
figure-females = women { $value }
figure-initiative = initiative { $value }

## The rules, chapter by chapter. Figures come from the data and the table's options

rule-extra = place { $place }: { $florins }
rule-colour = { $colour }: cost { $cost }; Signoria action: { $action }; helpers go to the { $column } column
rule-row-cost = { $row } { $cost }
rule-item = { $item }: { $text }
rule-item-paid = { $item }: { $pays } { $text }
rule-tile-value = { $copies ->
    [one] { $copies } of value { $value }
   *[other] { $copies } of value { $value }
}
chapter-aim = The game in short
rules-aim = You are the lord of a house in Renaissance Italy. In each of { $rounds } rounds you take up to { $max_dice } dice; each gives you one main action. You train sons in careers and send them on missions, marry daughters off, hire helpers and collect alliance tiles for your plan. Whoever keeps the dice low gets the round's reward as well. Most victory points (VP) win.
rules-words = Words: men and women are your family's pieces. Your supply is what you can use; your general stock is what has still to be born or fetched. A slot always means a printed place.
chapter-set-up = Set-up
rules-set-up = Everybody has a board with a plan, { $start_florins } florins, { $start_males } men and { $start_females } women in the supply, and { $stock_males } men and { $stock_females } women in the general stock. The turn order is drawn; it gives extra florins ({ $extra }). { $cities_used } cities are used, drawn at random.{ $removed ->
    [0] { "" }
   *[other] { " " }Of each family { $removed } alliance tiles are removed unseen.
} The reward tiles of all rounds lie open from the start.
rules-tiles = The { $tiles } alliance tiles show { $families_count } families ({ $families }); each family has { $tile_values }.
chapter-round = A round
rules-round = First, every empty tile place of the cities gets an alliance tile, the assignment tiles are shuffled onto their places ({ $area_tiles } for each colour), and { $all_dice } dice are rolled, { $dice } of each colour. Then everybody acts in turn order until all have passed. At the end come initiative, the new turn order and the rewards.
rules-take-turn = In your turn take one die or pass; who passes is out until the next round. The die goes to your action slot of its colour, which must be empty: one die of a colour each round, and at most { $max_dice } in all. If it shows less than the slot's cost you pay the difference in florins; more brings nothing back. You can only take a die if you can pay for it and then carry out one of its main actions completely.
rules-colours = The five action slots:
    { $colours }
rules-main-action = With each die you do exactly one of three: hire a helper, use an assignment, or do the Signoria action of the colour. After it you may use your helpers in the column of the die.
chapter-signoria = Signoria actions
rules-florins = Florins: gain { $florins_action } florins.
rules-progress = Tracks: { $tracks_points } progress points, of which you use at least one, in any mix. Each point lets a man from your supply enter the bottom slot of a career, or moves one of your men up a slot, or raises your initiative disc a slot. Any number of pieces can share a slot; nothing moves past the top.
rules-careers = The three careers (political, clerical, military) are alike. Their { $career_slots } slots from the bottom are worth { $career_vps } VP; the ranks are { $career_ranks }. { $career_bonus ->
    [stopping] Only a man who ends his steps there gets a slot's bonus
   *[passing] Every man who reaches such a slot, also in passing, gets its bonus
}: { $career_bonuses }.
rules-mission = Mission: take one of your men from a career and put him on the lowest empty slot of any city. His rank must be at least the slot's number. You score the VP of the career slot he leaves. If the city's mission tile fits the row of his career on your plan, { $fitting_tile ->
    [may_stay] you may take it
   *[taken] you take it
}; else it stays. A mission without a tile is fine.
rules-cities = Slots in each city, from the lowest: { $slots }. { $city_slots ->
    [separate] Men and women have a run of slots each
   *[shared] Men and women share them
}. You can come to the same city again and again.
rules-marriage = Marriage: put a woman from your supply on the lowest empty slot of a city and pay a dowry, at least the slot's number and at most { $dowry_most } florins. Each florin of it brings { $vp_per_dowry } VP. The city's marriage tile goes to your marriage row if that family is still missing there.
rules-keep-tile = { $fitting_tile ->
    [may_stay] At this table you may leave a tile that fits in its city.
   *[taken] { "" }
}
rules-offspring = Offspring: roll one white die, and one more for each of your brides. Each { $female_up_to } or less brings a woman, each { $male_from } or more a man from your general stock to your supply, as long as there are any.{ $offspring_without_stock ->
    [true] { "" }
   *[false] { " " }With an empty general stock the action can't be chosen.
}
chapter-alliances = Your plan and the alliances
rules-plans = Your plan has a row for each career, { $shields } shields of three families with one doubled, and a marriage row with every family once. A row takes face-up tiles only as its shields show. Tiles never move again. At the end a row counts only with at least { $row_tiles } tiles.
rules-any-row = Some effects bring a face-down tile: it is drawn unseen and stays so, goes to any row, takes up no shield, counts as a tile and is worth { $face_down_vp } VP. There is no limit to them.
chapter-assignments = Assignments
rules-assignments = Choose one of the { $area_tiles } tiles in the area of your die. The slot shows whether men or women pay; they come from your supply and go to your general stock. The effect happens once for each meeple paid; once they are paid, it must be possible to use it. The tile stays{ $secret_letters ->
    [true] , but it is closed for the rest of the round
   *[false] { " " }for others
}.
    { $assignments }
rules-threshold = Meeples paid for the threshold wait on its space until the end of the round. Each adds { $threshold_step }{ $threshold_limit ->
    [true] ; the threshold never exceeds { $threshold_most }
   *[false] { "" }
}.
rules-take-meeples = Exchange: the meeples you paid reach the general stock first. { $other_sex ->
    [true] You take the other sex
   *[false] So you may take them back, in any mix
}; if the stock has fewer, you take all there are.
chapter-helpers = Helpers
rules-hire = Hiring: put a helper disc on an empty slot of the column that the ring of your action slot shows (never the die's own), and pay its row: { $row_costs } florins. It does nothing at once and stays for the whole game.
rules-helpers = After the main action go through your helpers in the die's column from top to bottom: use or skip each. You never go back up, and a helper that could do nothing is passed over.{ $helper_steps ->
    [one_piece] { " " }The steps of a helper move one piece only.
   *[split] { " " }The steps of a helper may be split between pieces.
}
    { $helpers }
rules-any-assignment = The helper for any assignment uses one on the board once, for exactly one meeple of its slot's sex; tiles that take more are out.
chapter-rewards = The end of a round
rules-initiative = First everybody scores the slot of the initiative disc; from the bottom: { $initiative_vps } VP. Then the highest disc goes first in the turn order, valid at once; of discs on one slot the upper one, which came later. All discs go back to the bottom, the first player's on top.
rules-eligible = Who gets a reward: everybody whose dice add up to no more than the threshold, which is { $threshold }. That includes players without any dice.
rules-claim = In the first { $bonus_rounds ->
    [one] round
   *[other] { $bonus_rounds } rounds
}, in the new turn order: take the tile's bonus or { $reward_florins } florins. Besides, you may marry a son: a bride comes to your topmost empty slot of { $brides } (VP: { $bride_vps }){ $bride_every_round ->
    [true] , with { $bride_florins } florins
   *[false] , from the second of these rounds on with { $bride_florins } florins
}{ $florins_for_everyone ->
    [true] { " " }(the florins go to everybody with a reward)
   *[false] { "" }
}. Brides make offspring stronger. { $bride_any_time ->
    [true] The bride may also come before the bonus. 
   *[false] { "" }
}{ $all_or_florins ->
    [true] Meeples that the stock can't give in full mean florins instead. 
   *[false] If the stock has fewer meeples than shown, you take what is there. 
}{ $one_career ->
    [true] Points for careers all go to one of them. 
   *[false] { "" }
}Where bonuses don't touch each other, all choose at the same time.
    { $bonus_tiles }
rules-extra-die = Extra action: the dice leave your board, you take any die left on the table at no cost, do one main action and then use the helpers of its column.
rules-purchase = In the last { $vp_rounds ->
    [one] round
   *[other] { $vp_rounds } rounds
} the tile brings VP by itself; then you may once pay { $buy_cost } florins for { $buy_vp } VP. All who can pay are asked together.
    { $vp_tiles }
rules-clean-up = Then the reward tile is discarded, meeples of the threshold space go to their general stocks, and the dice leave the boards.
chapter-end = The end
rules-end = After round { $rounds } each man still on a career brings half the VP of his slot, rounded down. Each row of your plan with at least { $row_tiles } tiles brings the value of its tiles, face-down ones { $face_down_vp } VP each. Florins, helpers and brides are worth nothing. Most VP win; in a tie, whoever is earlier in the turn order.
chapter-variants = Variants at this table
rules-open-gates = { $open_gates ->
    [true] Open Gates: once every slot of every city is taken, a woman can still marry for a dowry of { $dowry_most } florins and a man of rank { $rank_most } can still go on a mission. They bring their VP and go to your general stock; there is no alliance tile{ $open_gates_helper_tile ->
        [true] { " " }but a helper's face-down one
       *[false] , not even a face-down one
    }.
   *[false] { "" }
}
rules-short-season = { $short_season ->
    [true] Short Season: the game has { $rounds } rounds; the first reward slot stays empty.
   *[false] { "" }
}
rules-secret-letters = { $secret_letters ->
    [true] Secret Letters: an assignment tile that has been used is turned over and can't be chosen again this round{ $secret_letters_helpers ->
        [true] , by a helper neither
       *[false] ; a helper's assignment turns none over
    }.
   *[false] { "" }
}
chapter-secrets = Who sees what
rules-secrets = There are no secrets between players. Nobody sees the order of the stock, the tiles removed or any face-down tile, its owner neither, not even at the end.
rules-line = A whole turn can be written in one line with /signorie turn, its steps separated by semicolons:
    { $line_example }

## What a move does, before anything is chosen

does-florins = gain { $florins } florins
does-offspring = { $dice ->
    [one] roll { $dice } offspring die
   *[other] roll { $dice } offspring dice
}
does-tracks = { $points } progress points
does-mission = a man from his career to a city
does-marriage = a woman to a city, with a dowry of up to { $most } florins

## What the symbols of the pictures mean

legend-man = a man: yours to use, pale those of the general stock
legend-woman = a woman, likewise
legend-bride = brides: each adds an offspring die
legend-pol = political career and its row
legend-cle = clerical career and its row
legend-mil = military career and its row
legend-ini = initiative
legend-marriage = marriage
legend-mission = diplomatic mission
legend-offspring = offspring
legend-tracks = progress points on any track
legend-florins = florins
legend-threshold = threshold for the reward
legend-exchange = exchange of meeples
legend-back = a face-down alliance tile
legend-take = meeples from the general stock
legend-helper = a helper; on an action slot, the column its helpers go to
legend-assign = an assignment
legend-extra = an extra action
legend-points = points
legend-shield_medici = Medici; on a tile with its value
legend-shield_sforza = Sforza
legend-shield_este = Este
legend-shield_gonzaga = Gonzaga
legend-shield_colonna = Colonna
legend-shield_aragona = Aragona
legend-shield_back = face-down tiles in a row, and how many

## Places in menus

part = { $place }

## Pictures

picture-round = Round { $round }/{ $rounds }
picture-over = wins with { $vp } VP
picture-ask-turn = take a die or pass
picture-ask-main = { $die }: main action
picture-ask-progress = { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
}: { $tracks }
picture-ask-mission = a mission
picture-ask-mission-face-down = a mission, face-down tile
picture-ask-marriage = a marriage
picture-ask-marriage-face-down = a marriage, face-down tile
picture-ask-tile = take { $tile } or leave it
picture-ask-row = a row for the face-down tile
picture-ask-gain = take { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
picture-ask-helpers = use helpers
picture-ask-any-assignment = any assignment
picture-ask-extra-die = a die for the extra action
picture-ask-reward = the reward: { $tile }
picture-ask-buy = { $vp } VP for { $florins } florins?

## Advice

advice-over = the dice then add up to { $sum }, more than { $limit }: no reward this round
advice-row = your { $row } row then has { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}; it counts from { $wanted } on
advice-points = { $points } VP
advice-vp = { $way ->
    [more] brings { $about } VP in this turn
   *[less] costs { $about } VP
}
advice-florins = { $way ->
    [more] leaves you florins worth { $worth } VP more
   *[less] spends florins worth { $worth } VP
}
advice-florins-none = your florins stay as many
advice-people = { $way ->
    [more] gives you men or women to send, worth { $worth } VP
   *[less] sends men or women who could do something else, worth { $worth } VP
}
advice-people-none = uses up nobody
advice-careers = { $way ->
    [more] your men get farther on their careers, worth { $worth } VP
   *[less] a man leaves his career, where he was worth { $worth } VP
}
advice-rows = { $way ->
    [more] fills your rows of tiles, worth { $worth } VP
   *[less] leaves your rows emptier, worth { $worth } VP
}
advice-helpers = { $way ->
    [more] a helper serves you in the rounds to come, worth { $worth } VP
   *[less] gives up a helper worth { $worth } VP
}
advice-initiative = { $way ->
    [more] your initiative disc advances, worth { $worth } VP
   *[less] your initiative disc falls back, worth { $worth } VP
}
advice-brides = { $way ->
    [more] a bride brings a die of offspring in the rounds to come, worth { $worth } VP
   *[less] gives up a bride worth { $worth } VP
}
advice-reward = { $way ->
    [more] keeps this round’s reward likely, worth { $worth } VP
   *[less] makes this round’s reward less likely, worth { $worth } VP
}
advice-actions = { $way ->
    [more] leaves dice to take, worth { $worth } VP
   *[less] uses dice of this round that are worth { $worth } VP
}

## Lesson: a first game for /tutorial

lesson-dice = **Welcome to Italy.** You are the lord of a noble house: sons make careers and go on missions, daughters marry, and alliances with other families fill your plan. { $rounds } rounds, then most victory points (VP) win.
    Everything begins with a die, at most { $max_dice } a round. Each colour has an action slot with a cost. If the die shows less, you pay the difference in florins; more brings nothing back. The slot for light blue costs { $slot }.
    ▸ **Question**: what would { $dear } cost you?
lesson-dice-done = { $slot } less { $pips }: { $cost } florins. Low dice cost money, high ones spoil your reward: if your dice add up to more than { $limit }, you get none this round. This tension is the game.
lesson-dice-else = The cost of the slot less what the die shows.
lesson-take = **Take a die.** It goes to your slot of its colour, and each colour only once a round.
    ▸ **Goal**: { $die } costs nothing, it counts { $high } towards your { $limit }.
    ▸ **Press**: **{ $press }**: { $die }. Beside each die stands what it costs and what you could do with it.
lesson-take-done = Now the die gives you exactly one main action: the Signoria action of its colour, one of its two assignments, or a helper for good.
lesson-take-else = You may take that one. But let us keep the florins and begin with the career tracks: { $die }.
lesson-take-none = Who passes takes no more dice in this round, and you have none yet: take { $die }.
lesson-action = **The main action.** The colour says what the Signoria action is: yellow florins, red a marriage, purple offspring, grey a mission, and light blue the career tracks: { $tracks_points } progress points.
    ▸ **Goal**: the Signoria action.
    ▸ **Press**: **{ $press }**.
lesson-action-done = { $tracks_points } points, for one man or several, or for your initiative disc, which decides who goes first next round.
lesson-action-else = Assignments cost pieces, helpers cost florins and pay off over many rounds. To begin with take what the colour gives.
lesson-career = **A career.** A man who enters a track and climbs gets a rank, and some slots bring a bonus at once.
    ▸ **Goal**: let one man enter a career and climb with all { $tracks_points } points.
    ▸ **Press**: **{ $press }**: a new man, { $tracks_points } steps.
lesson-career-done = Up there he is worth more points, and his rank is good for farther missions. Men who stay on a track to the end bring only half.
lesson-career-else = Put all { $tracks_points } points into one new man: one who stands high is worth more than several who stand low.
lesson-marry = **A marriage.** The other house has passed already, so it is your turn again. You have taken a red die, and its Signoria action: a daughter marries into a city. The dowry is yours to choose: each florin brings { $vp_per_dowry } VP, and { $dowry_most } is the most.
    ▸ **Goal**: the highest dowry, { $dowry } florins: { $vp } VP.
    ▸ **Press**: **{ $press }**: a city, { $dowry }.
lesson-marry-done = { $vp } VP at once. The city's alliance tile went to your marriage row if that family was still missing there. Slots in a city grow dearer with every visitor.
lesson-marry-else = You have the florins, and nowhere do they bring so much: take the dowry of { $dowry }.
lesson-mission = **A mission.** Next you have taken a grey die. Your man ({ $man }) has rank { $rank }: he may go to a slot up to that number, in any city. You score the { $vp } VP of the career slot he leaves.
    ▸ **Goal**: send him. If the family on the city's mission tile is on the row of his career in your plan, you get the tile, too.
    ▸ **Press**: **{ $press }**: { $man }, and a city. Beside each stands whether the tile fits.
lesson-mission-done = Whoever goes on a mission leaves his track and scores in full. Tiles that fit stay on your plan to the end of the game; a row counts once it has { $row_tiles }.
lesson-mission-else = Any city will do; a fitting tile is a gift.
lesson-pass = **Stop in time.** Your dice add up to { $sum }, the threshold is { $limit }. Any other die would make it too much and spoil the reward.
    ▸ **Goal**: pass and collect the reward of the round: { $bonus }.
    ▸ **Press**: **{ $press }**.
lesson-pass-done = You stay within { $limit }. This is what beginners trip over: { $max_dice } dice are nice, but a reward with a bride is often better than the last die.
lesson-pass-else = A further die would mean another action, but look at the sum: { $sum } of { $limit }. It would cost you the reward.
lesson-reward = **The reward.** You take the tile's bonus or { $reward_florins } florins, and besides you may marry a son. With each bride you roll one more die for offspring, and from the second on she brings VP.
    ▸ **Goal**: take the bonus, and the bride.
    ▸ **Press**: **{ $press }**: the tile's bonus.
lesson-reward-done = The second round has begun with new dice and new assignments. Dice you took go back, the men, tiles and helpers stay.
lesson-reward-else = The bride costs nothing and helps for the rest of the game: take her as well.
lesson-end = **The last round.** Let us jump to the end of another game. Only you have still to pass, and there is no reward: the dice of both add up to more than { $limit }. Now your plan is counted: rows with at least { $row_tiles } tiles, and half of what the men on the tracks are worth.
    ▸ **Goal**: see how the end is counted.
    ▸ **Press**: **{ $press }**.
lesson-end-done = A row of { $row_tiles } tiles scores, one of fewer brings nothing: fill some rows rather than begin them all. Florins, helpers and brides count nothing any more. That is Signorie.
lesson-end-else = There is nothing left to gain by it: pass.

## Orders given in advance

move-pass-after = Pass for this round once so many dice lie on my board
move-pass-after-full = Pass for this round once { $dice ->
    [one] { $dice } die lies
   *[other] { $dice } dice lie
} on my board
field-dice = With how many dice do you pass?
hint-pass-after = { $dice ->
    [one] with { $dice } die
   *[other] with { $dice } dice
} on the board, at the next turn
