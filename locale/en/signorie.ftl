### Signorie. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Signorie
title-about = Lead a house of Renaissance Italy: take dice to send sons on diplomatic missions, marry off daughters, hire helpers and collect alliance tiles for your plan. Low dice earn the round's reward. Most victory points (VP) win.
cmd-title = signorie
cmd-title-desc = Moves in Signorie

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
name-h_b1 = top light-blue helper
name-h_b2 = centre light-blue helper
name-h_b3 = bottom light-blue helper
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
name-pol1 = political man (slot 1)
name-pol2 = political man (slot 2)
name-pol3 = political man (slot 3)
name-pol4 = political man (slot 4)
name-pol5 = political man (slot 5)
name-pol6 = political man (slot 6)
name-pol7 = political man (slot 7)
name-pol8 = political man (slot 8)
name-cle0 = new clerical man
name-cle1 = clerical man (slot 1)
name-cle2 = clerical man (slot 2)
name-cle3 = clerical man (slot 3)
name-cle4 = clerical man (slot 4)
name-cle5 = clerical man (slot 5)
name-cle6 = clerical man (slot 6)
name-cle7 = clerical man (slot 7)
name-cle8 = clerical man (slot 8)
name-mil0 = new military man
name-mil1 = military man (slot 1)
name-mil2 = military man (slot 2)
name-mil3 = military man (slot 3)
name-mil4 = military man (slot 4)
name-mil5 = military man (slot 5)
name-mil6 = military man (slot 6)
name-mil7 = military man (slot 7)
name-mil8 = military man (slot 8)
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
name-yellow = yellow board
name-red = red board
name-purple = purple board
name-blue = blue board

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
name-buy = Buy the points
name-keep = Keep the florins

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

name-grey_die = Disputed: grey and light-blue actions
name-fitting_tile = Disputed: taking a fitting tile
name-city_slots = City slots
name-career_bonus = Disputed: bonus for passing a slot
name-helper_steps = Disputed: splitting a helper's progress points
name-offspring_without_stock = Disputed: offspring with an empty stock
name-assignments = Disputed: threshold and exchange
name-bride = Disputed: when the bride comes, and her florins
name-reward_tiles = Disputed: reward tiles (splitting points, short stock)
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
option-open_gates-desc = When all city slots are full, the highest dowry or rank still gets in but takes no city tile.
option-open_gates-off = off
option-open_gates-on = on
option-open_gates-with_helper_tile = on, helpers still bring their face-down tile
option-short_season = Variant: Short Season
option-short_season-desc = One round fewer; the first reward slot stays empty.
option-short_season-off = off
option-short_season-by_slot = on, florins with every bride
option-short_season-by_round = on, no florins with a bride in round one
option-secret_letters = Variant: Secret Letters
option-secret_letters-desc = An assignment tile can be used only once a round.
option-secret_letters-off = off
option-secret_letters-on = on
option-secret_letters-but_for_helpers = on, but not for helpers
option-grey_die = Grey and light-blue dice
option-grey_die-desc = Which colour does what; the sources disagree.
option-grey_die-mission = grey: mission, light blue: tracks
option-grey_die-tracks = grey: tracks, light blue: mission
option-fitting_tile = Fitting alliance tile
option-fitting_tile-desc = Whether an alliance tile that fits your plan must be taken.
option-fitting_tile-taken = must be taken
option-fitting_tile-may_stay = may be left
option-city_slots = City slots
option-city_slots-desc = Whether men and women share the slots of a city.
option-city_slots-shared = shared by men and women
option-city_slots-separate = separate slots for men and women
option-career_bonus = Career bonus slots
option-career_bonus-desc = Whether passing a bonus slot is enough to get its bonus.
option-career_bonus-passing = for every man who reaches or passes it
option-career_bonus-stopping = only for a man who stops there
option-helper_steps = Progress points of a helper
option-helper_steps-desc = Whether they may be split between several pieces.
option-helper_steps-split = may be split
option-helper_steps-one_piece = one piece only
option-offspring_without_stock = Offspring with an empty stock
option-offspring_without_stock-desc = Whether offspring may be chosen when the general stock is empty.
option-offspring_without_stock-true = allowed
option-offspring_without_stock-false = not allowed
option-assignments = Assignments: threshold, exchange
option-assignments-desc = Whether the threshold has its printed maximum, and who an exchange may bring.
option-assignments-limit_any_mix = maximum; any mix
option-assignments-limit_other_sex = maximum; the other sex only
option-assignments-free_any_mix = no maximum; any mix
option-assignments-free_other_sex = no maximum; the other sex only
option-bride = The bride
option-bride-desc = When she comes, and who gets the florins of the later rounds.
option-bride-after_taker = after the bonus; florins with the bride
option-bride-after_everyone = after the bonus; florins for everyone rewarded
option-bride-any_time_taker = before or after; florins with the bride
option-bride-any_time_everyone = before or after; florins for everyone rewarded
option-reward_tiles = Reward tiles
option-reward_tiles-desc = Whether their progress points may be split, and what happens when the general stock runs short.
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
move-hire-full = Hire the { $helper }
cmd-hire = hire
cmd-hire-desc = Put a helper disc on a slot and pay for it
move-assign = Use an assignment
move-assign-full = { $assignment }: pay { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
cmd-assign = assign
cmd-assign-desc = Pay meeples to use an assignment tile
move-signoria = Signoria action
cmd-signoria = signoria
cmd-signoria-desc = Do the Signoria action of the die's colour
move-step = Move a piece up
move-step-full = Use { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
}: { $piece }
cmd-step = step
cmd-step-desc = Use progress points on a piece
move-done = No more steps
cmd-done = done
cmd-done-desc = Leave the remaining progress points unused
move-send-mission = Send on a mission
road-to-gates = through the Open Gates
road-to-city = to { $city }
move-send-mission-full = Send the { $man } { $road }
cmd-send-mission = mission
cmd-send-mission-desc = Send a man from his career to a city
move-marry = Marry off a daughter
road-into-gates = through the Open Gates
road-into-city = into { $city }
move-marry-full = Marry { $road }, dowry { $dowry ->
    [one] { $dowry } florin
   *[other] { $dowry } florins
}
cmd-marry = marry
cmd-marry-desc = Marry a daughter into a city with a dowry
move-take-tile = Alliance tile
move-take-tile-full = Alliance tile: { $take }
cmd-take-tile = tile
cmd-take-tile-desc = Take the tile that fits, or leave it
move-choose-row = Place the tile
move-choose-row-full = Face-down tile to the { $row } row
cmd-choose-row = row
cmd-choose-row-desc = Draw a tile and place it face down in a row
move-gain = Take meeples
move-gain-full = Take { $males ->
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
        [one] { " " }and { $females } woman
       *[other] { " " }and { $females } women
    }
}
cmd-gain = gain
cmd-gain-desc = Take meeples from the general stock
move-use-helper = Use a helper
move-use-helper-full = Use the { $helper }{ $row ->
    [none] { "" }
   *[other] { "" } for the { $row } row
}
cmd-use-helper = use
cmd-use-helper-desc = Use one of your helpers of this column
move-skip-helper = Skip the next helper
cmd-skip-helper = skip
cmd-skip-helper-desc = Don't use the next helper
move-end-helpers = No more helpers
cmd-end-helpers = end
cmd-end-helpers-desc = Use no more helpers this turn
move-claim-with-bride = Reward and bride
move-claim-with-bride-full = Take { $takes } and a bride
cmd-claim-with-bride = reward
cmd-claim-with-bride-desc = Take the tile's bonus or florins, then a bride
move-claim-bride-first = Bride, then reward
move-claim-bride-first-full = Take a bride, then { $takes }
cmd-claim-bride-first = bride-first
cmd-claim-bride-first-desc = Take a bride, then the tile's bonus or florins
move-claim-without-bride = Reward, no bride
move-claim-without-bride-full = Take { $takes }, no bride
takes-bonus = { $bonus }
takes-row = a face-down tile in the { $bonus } row
takes-helper = the { $bonus }
cmd-claim-without-bride = reward-alone
cmd-claim-without-bride-desc = Take the tile's bonus or florins, and no bride
move-buy-vp = Buy VP
move-buy-vp-full = { $buy }
cmd-buy-vp = buy
cmd-buy-vp-desc = Buy points for florins, or keep them

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
opt-meeples-desc = How many meeples you pay
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
field-dowry = How large a dowry?
opt-dowry = dowry
opt-dowry-desc = The dowry in florins
field-take = Take the tile?
opt-take = take
opt-take-desc = Yes or no
field-row = Which row?
opt-row = row
opt-row-desc = A row of your plan
field-males = How many men?
opt-males = men
opt-males-desc = How many men you take; the rest are women
field-females = How many women?
opt-females = women
opt-females-desc = How many women you take
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
value-row = { $value ->
    [none] no row
   *[other] { $value } row
}

## What happened

order-drawn = The turn order is { $seats }. In that order, they get { $florins } extra florins.
board-dealt = { $seat } plays the { $plan }.
cities-chosen = This game uses { $cities }.
rewards-laid = The reward tiles, round by round, are: { $rewards }.
round-started = Round { $round } of { $rounds } begins. Its reward is { $reward }.
tile-laid = { $tile } in { $city }
tiles-laid = New { $place } tiles are placed: { $laid }.
assignments-laid = The assignments (men's slot, then women's) are: yellow { $yellow }; red { $red }; purple { $purple }; grey { $grey }; light blue { $lightblue }.
dice-rolled = The dice show: yellow { $yellow }; red { $red }; purple { $purple }; grey { $grey }; light blue { $lightblue }.
die-taken = { $seat } takes { $die }{ $florins ->
    [0] { "" }
   *[other] { " " }for { $florins_abs ->
        [one] { $florins_abs } florin
       *[other] { $florins_abs } florins
    }
}. The dice total is now { $total }.
passed = { $seat } passes { $dice ->
    [0] without taking a die
    [one] with { $dice } die
   *[other] with { $dice } dice
}.
helper-hired = { $seat } hires the { $helper } for { $florins ->
    [0] free
   *[other] { $florins_abs ->
        [one] { $florins_abs } florin
       *[other] { $florins_abs } florins
    }
}.
assignment-used = { $seat } pays { $males ->
    [0] { $females_abs ->
        [one] { $females_abs } woman
       *[other] { $females_abs } women
    }
   *[other] { $males_abs ->
        [one] { $males_abs } man
       *[other] { $males_abs } men
    }
} for { $tile }.
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
        [one] { " " }and { $females } woman
       *[other] { " " }and { $females } women
    }
} from the general stock.
meeples-rolled = { $seat } rolls { $pips } for offspring and gains { $males ->
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
        [one] { " " }and { $females } woman
       *[other] { " " }and { $females } women
    }
}.
advanced = { $seat }'s { $career } man { $before ->
    [0] { $after ->
        [1] enters his track
       *[other] enters his track and climbs to slot { $after }
    }
   *[other] climbs from slot { $before } to slot { $after }
}.
bonus-reached = { $seat } { $florins ->
    [0] raises initiative by { $initiative } (now slot { $position }) for reaching slot { $slot }
    [one] gains { $florins } florin for reaching slot { $slot }
   *[other] gains { $florins } florins for reaching slot { $slot }
}.
initiative-raised = { $seat } raises initiative by { $steps }, to slot { $position }.
threshold-raised = { $seat }'s threshold rises to { $threshold } for this round.
mission-done = { $seat } sends a { $career } man (slot { $before }) { $slot ->
    [0] through the Open Gates
   *[other] to { $city }, slot { $slot }
}: +{ $vp } VP.
marriage-done = { $seat } { $slot ->
    [0] marries off a daughter through the Open Gates
   *[other] marries a daughter into { $city }
} for { $florins_abs ->
    [one] { $florins_abs } florin
   *[other] { $florins_abs } florins
}: +{ $vp } VP.
tile-taken = { $seat } takes { $tile } from { $city } for the { $row } row.
tile-left = { $seat } leaves { $tile } in { $city }.
tile-drawn = { $seat } places a tile face down in the { $row } row.
helper-used = { $seat } uses the { $helper }.
helpers-skipped = { $seat } skips the { $helpers }.
vp-gained = { $seat }'s { $helper } scores { $vp } VP.
initiative-scored = { $seat } scores { $vp } VP for initiative (slot { $position }).
order-changed = The new turn order is { $seats }.
reward-missed = { $seat } gets no reward: the dice total is { $sum }, over the threshold of { $limit }.
bonus-taken = { $seat } takes the bonus: { $tile }.
reward-florins = { $seat } takes { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} as a reward.
bride-taken = { $seat } takes a bride (now { $brides }){ $vp ->
    [0] { $florins ->
        [0] { "" }
        [one] : +{ $florins } florin
       *[other] : +{ $florins } florins
    }
   *[other] : +{ $vp } VP{ $florins ->
        [0] { "" }
        [one] , +{ $florins } florin
       *[other] , +{ $florins } florins
    }
}.
reward-scored = { $seat } scores { $vp } VP for { $tile ->
    [rv_hel] { $count ->
        [one] { $count } helper
       *[other] { $count } helpers
    }
    [rv_cm] { $count ->
        [one] { $count } city with men
       *[other] { $count } cities with men
    }
    [rv_cf] { $count ->
        [one] { $count } city with women
       *[other] { $count } cities with women
    }
    [rv_m] { $count ->
        [one] { $count } man in the cities
       *[other] { $count } men in the cities
    }
   *[other] { $count ->
        [one] { $count } woman in the cities
       *[other] { $count } women in the cities
    }
}.
vp-bought = { $seat } pays { $florins_abs ->
    [one] { $florins_abs } florin
   *[other] { $florins_abs } florins
} for { $vp } VP.
round-ended = Round { $round } is over.
scored = { $seat } scores { $vp } VP at the end (men on careers { $careers }; rows: political { $pol }, clerical { $cle }, military { $mil }, marriage { $mar }). Total: { $total } VP.
game-ended = The game is over. { $winner } wins with { $vp } VP!
score-line = { $place }. { $seat }: { $points } VP ({ $parts })
score-played = during the game { $vp }
score-careers = men on careers { $vp }
score-row = { $row } row { $vp }
points = { $points } VP
source-missions = missions
source-marriages = marriages
source-helpers = helpers
source-initiative = initiative
source-rewards = round rewards
source-careers = men on careers
source-row-pol = political row
source-row-cle = clerical row
source-row-mil = military row
source-row-mar = marriage row
source-tiebreak = turn order (if tied)

## Questions

ask-turn = Take a die or pass: your dice total { $total } (threshold { $limit }).
await-turn = { $seat }: take a die or pass
ask-main = Choose a main action for { $die }.
await-main = { $seat }: choose a main action for { $die }
ask-progress = { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
} left, for: { $tracks }.
await-progress = { $seat }: use { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
}
ask-mission = Mission: which man goes to which city?
await-mission = { $seat }: send a man on a mission
ask-mission-face-down = Mission for a face-down tile: which man goes to which city?
await-mission-face-down = { $seat }: send a man on a mission, for a face-down tile
ask-marriage = Marriage: which city, what dowry?
await-marriage = { $seat }: marry off a daughter
ask-marriage-face-down = Marriage for a face-down tile: which city, what dowry?
await-marriage-face-down = { $seat }: marry off a daughter, for a face-down tile
ask-tile = { $tile } fits your { $row } row. Take it?
await-tile = { $seat }: take { $tile } or leave it
ask-row = Which row does the face-down tile go to?
await-row = { $seat }: place a face-down tile
ask-gain = Take { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}. Your general stock has { $males ->
    [one] { $males } man
   *[other] { $males } men
} and { $females ->
    [one] { $females } woman
   *[other] { $females } women
}.
await-gain = { $seat }: take { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
ask-helpers = Use a helper? You can use: { $helpers }.
await-helpers = { $seat }: use helpers or not
ask-any-assignment = Which assignment do you use, once, for one meeple?
await-any-assignment = { $seat }: choose an assignment
ask-extra-die = Extra action: which die? It is free; you take one main action with it and may then use the helpers of its column.
await-extra-die = { $seat }: take a die for the extra action
ask-reward = Take the bonus ({ $tile }) or { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}? With a bride?
await-reward = { $seat }: take the reward
ask-buy = Pay { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} for { $vp } VP?
await-buy = { $seat }: buy { $vp } VP or not

## Hints

hint-die = { $cost ->
    [0] free
    [one] { $cost } florin
   *[other] { $cost } florins
} · dice total { $total } of { $limit } · { $actions }{ $shut_count ->
    [0] { "" }
   *[other] ; can't: { $shut }
}
hint-shut = { $action } ({ $reason })
hint-shut-florins = { $action } (needs { $need ->
    [one] { $need } florin
   *[other] { $need } florins
})
hint-shut-rank = { $action } (needs rank { $rank })
hint-step = slot { $slot }: { $vp } VP, rank { $rank }{ $gains_count ->
    [0] { "" }
   *[other] , { $gains }
}
hint-bonus = { $florins ->
    [0] initiative +{ $initiative }
    [one] +{ $florins } florin
   *[other] +{ $florins } florins
}
hint-initiative = slot { $position }: { $vp } VP at the end of the round
hint-man = +{ $vp } VP
hint-visit = +{ $vp } VP, slot { $slot }
hint-visit-tile = +{ $vp } VP, slot { $slot }, takes { $tile }
hint-visit-no-tile = +{ $vp } VP, slot { $slot }, no free shield for { $tile } in that row
hint-visit-face-down = +{ $vp } VP, slot { $slot }, a face-down tile
hint-gates = +{ $vp } VP, then to your general stock, no tile
hint-row = has { $tiles ->
    [0] no tiles
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; it counts from { $need }
hint-gain = takes { $males ->
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
        [one] { " " }and { $females } woman
       *[other] { " " }and { $females } women
    }
}
hint-pays = paid with { $sex }
hint-brings-progress = brings { $amount ->
    [one] { $amount } progress point
   *[other] { $amount } progress points
}
hint-brings-threshold = threshold +{ $amount } this round
hint-brings-florins = brings { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
hint-brings-exchange = brings { $amount ->
    [one] { $amount } meeple
   *[other] { $amount } meeples
}
hint-brings-facedown-any = brings a face-down alliance tile
hint-brings-marriage = brings a marriage
hint-brings-mission = brings a mission
hint-hire = costs { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
hint-helper-steps = { $track }: up to { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
hint-helper-vp = +{ $vp } VP now
hint-florins = +{ $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
hint-bride = { $vp ->
    [0] { "" }
   *[other] +{ $vp } VP,{ " " }
}{ $florins ->
    [0] { "" }
    [one] +{ $florins } florin,{ " " }
   *[other] +{ $florins } florins,{ " " }
}{ $dice } offspring dice from now on

## Refusals

ERR_PASSED = You have already passed this round.
ERR_MAX_DICE = You have already taken { $most } dice this round.
ERR_SLOT_TAKEN = Your { $colour } action slot already holds a die.
ERR_NO_SUCH_DIE = There is no { $colour } die showing { $value } left.
ERR_FLORINS = You don't have enough florins: you need { $need } and have { $have }.
ERR_NO_ACTION = After paying for this { $colour } die you couldn't complete any action with it.
ERR_NOT_EXECUTABLE-reason = You can't do this in full: { $reason }.
ERR_NOT_EXECUTABLE-have-need_florins = You can't do this in full: the smallest dowry is { $need_florins ->
    [one] { $need_florins } florin
   *[other] { $need_florins } florins
}, and you would have { $have }.
ERR_NOT_EXECUTABLE-need_rank-rank = You can't do this in full: the lowest empty slot needs rank { $need_rank }, and your best man has rank { $rank }.
ERR_HELPER_COLUMN = With the { $colour } die you hire only in the { $column } column.
ERR_HELPER_FULL = The { $helper } is already hired.
ERR_HELPER_FULL-listed = Already hired.
ERR_HELPER_SUPPLY = There are no helper discs left.
ERR_ASSIGN_AREA = With this die you can use only the assignments of the { $colour } area.
ERR_ASSIGN_CLOSED-listed = Already used this round.
ERR_ASSIGN_COUNT-count = This tile costs exactly { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}.
ERR_ASSIGN_COUNT-least-most = This tile costs { $least } to { $most } meeples.
ERR_ASSIGN_CLOSED = { $tile } has already been used this round.
ERR_MEEPLES-have-need-sex = You don't have enough { $sex } in your supply: you need { $need } and have { $have }.
ERR_MEEPLES-count-females-males = Take { $count } in all; your general stock has { $males ->
    [one] { $males } man
   *[other] { $males } men
} and { $females ->
    [one] { $females } woman
   *[other] { $females } women
}.
ERR_THRESHOLD_MAX = The threshold can't exceed { $most }.
ERR_TRACK_NOT_ALLOWED-tracks = These points can only be used on: { $tracks }.
ERR_TRACK_NOT_ALLOWED-piece = These points move only one piece: { $piece }.
ERR_NO_MALE_THERE = You have no man there: { $man }.
ERR_NO_MALE_THERE-listed = No man there.
ERR_TRACK_TOP = The track ends before that: { $piece }.
ERR_TRACK_TOP-listed = The track ends before that.
ERR_POINTS = You have only { $left ->
    [one] { $left } progress point
   *[other] { $left } progress points
} left.
ERR_POINTS-least-left = { $left ->
    [1] A step takes { $left } progress point.
   *[other] A step takes at least { $least } and at most { $left } progress points.
}
ERR_MIN_POINT = You must use at least one progress point.
ERR_CITY_UNUSED-listed = Not in this game.
ERR_CITY_UNUSED = { $city } is not used in this game.
ERR_CITY_FULL = { $city } has no empty slot.
ERR_CITY_FULL-listed = No empty slot.
ERR_RANK = Rank { $rank } is not enough: the lowest empty slot needs { $need }.
ERR_NO_FEMALE = You have no woman in your supply.
ERR_DOWRY = The dowry must be { $least } to { $most } florins.
ERR_ROW = Choose one of the rows: { $rows }.
ERR_TILE_STOCK = There are no alliance tiles left in the stack.
ERR_HELPER_ORDER = Helpers are used from top to bottom; you have already passed the { $helper }.
ERR_HELPER_ORDER-listed = Already passed (helpers are used from top to bottom).
ERR_NO_HELPER = You have no helper there: { $helper }.
ERR_NO_HELPER-listed = You have no helper there.
ERR_NOT_ELIGIBLE = You get no reward: your dice total { $sum }, and your threshold is { $limit }.
ERR_BRIDE_FULL = All your { $most } sons are already married.
ERR_OPEN_GATES = All city slots are full. Open Gates lets in a dowry of { $florins } florins or a man of rank { $need }.
ERR_EMPTY_LINE = Write the steps of the turn, separated by semicolons.
ERR_LINE = Step { $step } can't be read: { $text }.

## What tiles, helpers and places do

text-tile = { $family }, worth { $vp } VP in a row of at least { $need ->
    [one] { $need } tile
   *[other] { $need } tiles
}.
text-plan = Plan: { $rows }.
text-plan-row = { $row } ({ $families })
text-city = City slots, lowest first: { $slots }. A man needs that rank or higher, a woman a dowry from that number up to { $most ->
    [one] { $most } florin
   *[other] { $most } florins
}.
text-career = Slots from the bottom: { $slots }.
text-career-bonuses = Bonuses: { $bonuses }.
text-career-slot = slot { $slot } = { $vp } VP (rank { $rank })
text-career-bonus = slot { $slot }: { $florins ->
    [0] initiative +{ $initiative }
    [one] { $florins } florin
   *[other] { $florins } florins
}
text-initiative = VP of the slots, from the bottom: { $slots }.
text-colour = Slot cost { $cost }. Signoria action: { $action }. Helpers go to the { $column } column.
text-helper-cost = Costs { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
} to hire; used after you take a { $column } die.
text-helper-track = Up to { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
} on the { $track } track.
text-helper-track-die = As many progress points as the die shows, on the { $track } track.
text-helper-take-meeple = Take { $amount ->
    [one] { $amount } man or woman
   *[other] { $amount } men or women
} from your general stock.
text-helper-marriage-facedown = A marriage with a face-down tile instead of the city's.
text-helper-mission-facedown = A mission with a face-down tile instead of the city's.
text-helper-offspring-die = Roll { $amount ->
    [one] one offspring die
   *[other] { $amount } offspring dice
}.
text-helper-vp-per-male = { $amount } VP for each of your men in the cities.
text-helper-florins = Gain { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
text-helper-assignment-once = Use any assignment once, for exactly one meeple.
text-helper-facedown-any = A face-down alliance tile for any row.
text-helper-vp = { $amount } VP.
text-pays = Costs { $least ->
    [1] { $most ->
        [1] one meeple
       *[other] up to { $most } meeples
    }
   *[other] { $least } meeples
}.
text-assignment-progress = { $amount ->
    [one] { $amount } progress point
   *[other] { $amount } progress points
} on the { $track } track for each meeple.
text-assignment-facedown-any = A face-down alliance tile for any row.
text-assignment-threshold = Threshold +{ $amount } for each meeple, this round only{ $most ->
    [0] { "" }
   *[other] , up to { $most }
}.
text-assignment-marriage = Carry out a marriage.
text-assignment-mission = Carry out a mission.
text-assignment-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
} for each meeple.
text-assignment-exchange = Take { $amount ->
    [one] one meeple
   *[other] { $amount } meeples
} from your general stock for each meeple paid.
text-reward-mission = Carry out a mission.
text-reward-marriage = Carry out a marriage.
text-reward-take = Take { $males ->
    [0] { $females ->
        [one] { $females } woman
       *[other] { $females } women
    }
   *[other] { $males ->
        [one] { $males } man
       *[other] { $males } men
    }
} from your general stock.
text-reward-progress = { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
} for: { $tracks }.
text-reward-facedown-any = A face-down alliance tile for any row.
text-reward-free-helper = A helper on any empty slot, for free.
text-reward-extra-action = Your dice leave your board. Take any leftover die for free: a main action, then its helpers.
text-reward-vp-per-helper = { $vp } VP for each of your helpers.
text-reward-vp-per-city-with-male = { $vp } VP for each city with at least one of your men.
text-reward-vp-per-city-with-female = { $vp } VP for each city with at least one of your women.
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
position-closed = { $tile } ({ $slot }; used)
position-assignments = Assignments: { $tiles }.
position-rewards = Rewards from this round on: { $rewards }.
position-reward = Reward of this round: { $tile }. { $does }
position-person = { $seat } ({ $sex } { $count })
position-city = { $city }: { $people_count ->
    [0] nobody
   *[other] { $people }
}. Next free slot: men { $males ->
    [0] none
   *[other] { $males }
}, women { $females ->
    [0] none
   *[other] { $females }
}. Marriage tile: { $marriage }; mission tile: { $mission }.
heading-cities = Cities
heading-seat = { $seat }: { $vp } VP, { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}{ $brides ->
    [0] { "" }
    [one] , { $brides } bride
   *[other] , { $brides } brides
}
heading-stock = Alliance tiles and helpers
position-meeples = Supply: { $males ->
    [one] { $males } man
   *[other] { $males } men
}, { $females ->
    [one] { $females } woman
   *[other] { $females } women
}. General stock: { $stock_males ->
    [one] { $stock_males } man
   *[other] { $stock_males } men
}, { $stock_females ->
    [one] { $stock_females } woman
   *[other] { $stock_females } women
}.
position-taken = Dice taken: { $dice }. Total { $total }; threshold { $limit }.
position-men = Men on careers: { $men }.
position-helpers = Helpers: { $helpers }.
position-row = The { $row } row (shields: { $families }): { $tiles_count ->
    [0] { $face_down ->
        [0] no tiles
       *[other] { $face_down } face down
    }
   *[other] { $tiles }{ $face_down ->
        [0] { "" }
       *[other] , { $face_down } face down
    }
}.
position-stock = Alliance tiles left in the stack: { $tiles }. Helper discs left: { $helpers }.

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

rule-extra = { $place ->
    [1] 1st +{ $florins }
    [2] 2nd +{ $florins }
    [3] 3rd +{ $florins }
   *[other] { $place }th +{ $florins }
}
rule-colour = { $colour }: cost { $cost }; Signoria action: { $action }; helpers go to the { $column } column
rule-row-cost = { $row } { $cost }
rule-item = { $item }: { $text }
rule-item-paid = { $item }: { $pays } { $text }
rule-tile-value = { $copies ->
    [one] { $copies } tile worth { $value } VP
   *[other] { $copies } tiles worth { $value } VP each
}
chapter-aim = The game in short
rules-aim = You are the lord of a house in Renaissance Italy. In each of { $rounds } rounds you take up to { $max_dice } dice; each gives you one main action. You train sons in careers and send them on diplomatic missions, marry off daughters, hire helpers and collect alliance tiles for your plan. If you keep your dice low, you also get the round's reward. Most victory points (VP) win.
rules-words = Words: men and women are your family's pieces (meeples). Your supply holds those you can use; your general stock holds the pieces you can't use yet. A slot is a place printed on a board.
chapter-set-up = Set-up
rules-set-up = Each player has a board with a plan, { $start_florins } florins, { $start_males } men and { $start_females } women in the supply, and { $stock_males } men and { $stock_females } women in the general stock. The turn order is drawn at random and gives extra florins ({ $extra }). { $every_city ->
    [true] All { $cities_used } cities are used.
   *[false] { $cities_used } cities are used, drawn at random.
}{ $removed ->
    [0] { "" }
    [one] { " " }{ $removed } alliance tile of each family is removed unseen.
   *[other] { " " }{ $removed } alliance tiles of each family are removed unseen.
} The reward tiles of all rounds are face up from the start.
rules-tiles = The { $tiles } alliance tiles show { $families_count } families ({ $families }). Each family has { $tile_values }.
chapter-round = A round
rules-round = First, every empty tile slot in the cities gets an alliance tile, the assignment tiles are shuffled onto their slots ({ $area_tiles } for each colour), and { $all_dice } dice are rolled, { $dice } of each colour. Then the players take turns, in turn order, until everyone has passed. The round ends with the scoring of initiative, the new turn order and the rewards.
rules-take-turn = On your turn take one die or pass; once you pass you are out until the next round. The die goes to your action slot of its colour, which must be empty: one die of each colour a round, and at most { $max_dice } in all. If it shows less than the slot's cost, you pay the difference in florins; if it shows more, you get nothing back. You can take a die only if you can pay for it and then complete one of its main actions.
rules-colours = The action slots:
    { $colours }
rules-main-action = With each die you do exactly one of these: hire a helper, use an assignment, or do the Signoria action of the colour. After it you may use your helpers in the column of the die.
chapter-signoria = Signoria actions
rules-florins = Florins: gain { $florins_action } florins.
rules-progress = Tracks: you get { $tracks_points } progress points, to split as you like; use at least one. Each point lets a man from your supply enter the bottom slot of a career, moves one of your men up one slot, or raises your initiative disc one slot. Any number of pieces can share a slot; nothing moves past the top.
rules-careers = The three careers (political, clerical, military) are alike. Their { $career_slots } slots, from the bottom, are worth { $career_vps } VP; the ranks are { $career_ranks }. { $career_bonus ->
    [stopping] Some slots have a bonus, which a man gets only if he stops there
   *[passing] Some slots have a bonus, which every man gets who reaches or passes them
}: { $career_bonuses }.
rules-mission = Mission: move one of your men from a career to the lowest empty slot of any city. His rank must be at least the slot's number. You score the VP of the career slot he leaves. If the city's mission tile fits the row of his career on your plan, { $fitting_tile ->
    [may_stay] you may take it
   *[taken] you take it
}; otherwise it stays. You may also send a man where there is no tile.
rules-cities = Slots in each city, lowest first: { $slots }. { $city_slots ->
    [separate] Men and women have these slots each
   *[shared] Men and women share them
}. You may visit the same city again and again.
rules-marriage = Marriage: put a woman from your supply on the lowest empty slot of a city and pay a dowry of at least the slot's number and at most { $dowry_most } florins. Each florin of it brings { $vp_per_dowry } VP. If the family on the city's marriage tile is still missing in your marriage row, { $fitting_tile ->
    [may_stay] you may take the tile.
   *[taken] you take the tile.
}
rules-keep-tile = { $fitting_tile ->
    [may_stay] At this table you may leave a tile that fits in its city.
   *[taken] { "" }
}
rules-offspring = Offspring: roll one white die, and one more for each of your brides. Each result of 1 to { $female_up_to } moves a woman, each of { $male_from } or more a man, from your general stock to your supply, as long as there are any.{ $offspring_without_stock ->
    [true] { "" }
   *[false] { " " }With an empty general stock the action can't be chosen.
}
chapter-alliances = Your plan and the alliances
rules-plans = Your plan has one row for each career ({ $shields } shields: one family twice, two once) and a marriage row (every family once). A face-up tile must match a free shield of its row. Tiles never move again. At the end a row counts only if it has at least { $row_tiles } tiles.
rules-any-row = Some effects bring a face-down tile: it is drawn unseen and never looked at, goes to any row without covering a shield, counts as a tile of that row and is worth { $face_down_vp } VP. A row can hold any number of them.
chapter-assignments = Assignments
rules-assignments = Choose one of the { $area_tiles } tiles in the area of your die. The slot shows whether men or women pay; they go from your supply to your general stock. The effect happens once for each meeple paid; after paying you must still be able to use it. The tile stays{ $secret_letters ->
    [true] , but it can't be used again this round
   *[false] { " " }and others can use it, too
}.
    { $assignments }
rules-threshold = Meeples paid for the threshold wait on the threshold space until the end of the round. Each raises your threshold by { $threshold_step }{ $threshold_limit ->
    [true] , up to { $threshold_most }
   *[false] { "" }
}.
rules-take-meeples = Exchange: the meeples you paid go to your general stock first. { $other_sex ->
    [true] You take meeples of the other sex
   *[false] Then you take meeples in any mix, so you may take the same ones back
}; if the general stock has too few, you take all there are.
chapter-helpers = Helpers
rules-hire = Hiring: put a helper disc on an empty slot of the column shown by the ring of your action slot (never the die's own colour) and pay the cost of its row in florins ({ $row_costs }). The helper has no immediate effect but stays for the whole game.
rules-helpers = After the main action go through your helpers in the die's column from top to bottom: use or skip each. You never go back up; a helper that would have no effect is passed over.{ $helper_steps ->
    [one_piece] { " " }The progress points of a helper move one piece only.
   *[split] { " " }The progress points of a helper may be split between pieces.
}
    { $helpers }
rules-any-assignment = The helper for any assignment uses any assignment on the board once, for exactly one meeple of its slot's sex. Tiles that cost more can't be used.
chapter-rewards = The end of a round
rules-initiative = First everyone scores the slot of their initiative disc; from the bottom: { $initiative_vps } VP. Then the turn order changes immediately: higher discs first; on the same slot the disc that came later, which lies on top. All discs return to the bottom slot, that of the first in turn order on top.
rules-eligible = You get a reward if your dice total no more than the threshold ({ $threshold }), even if you took no dice at all.
rules-claim = In the first { $bonus_rounds ->
    [one] round
   *[other] { $bonus_rounds } rounds
}, in the new turn order, you take the tile's bonus or { $reward_florins } florins. In addition, you may marry a son: a bride comes to your topmost empty slot of { $brides } (VP: { $bride_vps }){ $bride_every_round ->
    [true] , with { $bride_florins } florins
   *[false] , from the second of these rounds on with { $bride_florins } florins
}{ $florins_for_everyone ->
    [true] { " " }(the florins go to everyone who gets a reward)
   *[false] { "" }
}. Each bride adds a die to your offspring rolls. { $bride_any_time ->
    [true] The bride may also come before the bonus.{ " " }
   *[false] { "" }
}{ $all_or_florins ->
    [true] If your general stock can't supply all the meeples shown, you must take the florins instead.{ " " }
   *[false] If your general stock has fewer meeples than shown, you take those it has.{ " " }
}{ $one_career ->
    [true] Progress points for careers must all go to one career.{ " " }
   *[false] { "" }
}Where the choices can't affect each other, everyone chooses at the same time.
    { $bonus_tiles }
rules-extra-die = Extra action: your dice leave your board; you take any leftover die for free, do one main action with it and may then use the helpers of its column.
rules-purchase = In the last { $vp_rounds ->
    [one] round
   *[other] { $vp_rounds } rounds
} the tile is scored automatically; then you may pay { $buy_cost } florins for { $buy_vp } VP, once. All who can pay are asked at the same time.
    { $vp_tiles }
rules-clean-up = Then the reward tile is discarded, meeples on the threshold space go to their general stocks, and all dice leave the boards.
chapter-end = The end of the game
rules-end = After round { $rounds } each man still on a career scores half the VP of his slot, rounded down. Each row of your plan with at least { $row_tiles } tiles scores the value of its tiles, { $face_down_vp } VP for each face-down one. Florins, helpers and brides are worth nothing. Most VP win; a tie goes to the player earlier in the turn order.
chapter-variants = Variants at this table
rules-open-gates = { $open_gates ->
    [true] Open Gates: once every slot of every city is full, a woman can still marry for a dowry of { $dowry_most } florins, and a man of rank { $rank_most } can still go on a mission. They score their VP and go to your general stock. There is no alliance tile{ $open_gates_helper_tile ->
        [true] { " " }except a helper's face-down one
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
        [true] , not even by a helper
       *[false] ; a helper's assignment turns none over
    }.
   *[false] { "" }
}
chapter-secrets = Who sees what
rules-secrets = There are no secrets between players. Nobody sees the order of the alliance tile stack, the removed tiles or any face-down tile. Not even its owner does, and not even at the end.
rules-line = You can write a whole turn in one line with /signorie turn, its steps separated by semicolons:
    { $line_example }

## What a move does, before anything is chosen

does-florins = gain { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
does-offspring = { $dice ->
    [one] roll { $dice } offspring die
   *[other] roll { $dice } offspring dice
}
does-tracks = use { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
}
does-mission = send a man from his career to a city
does-marriage = marry a woman into a city for up to { $most ->
    [one] { $most } florin
   *[other] { $most } florins
}

## What the symbols of the pictures mean

legend-man = a man: yours to use; behind the stroke: in the general stock
legend-woman = a woman: likewise
legend-bride = a bride: each adds an offspring die
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
legend-take = meeples from your general stock
legend-helper = a helper; on an action slot, the column where you hire
legend-assign = an assignment
legend-extra = an extra action
legend-points = victory points
legend-shield_medici = shield of the Medici; an outline: still missing
legend-shield_sforza = shield of the Sforza
legend-shield_este = shield of the Este
legend-shield_gonzaga = shield of the Gonzaga
legend-shield_colonna = shield of the Colonna
legend-shield_aragona = shield of the Aragona
legend-shield_back = face-down tiles in a row, and how many

## Places in menus

part = { $place }

## Pictures

picture-round = Round { $round } of { $rounds }
picture-over = wins with { $vp } VP
picture-this-round = This round
picture-next-round = Next round
picture-left = left
picture-legend-hired = hired
picture-legend-shields = owned, wanted
picture-legend-counts = counts from 3 tiles
picture-legend-ended = if it ended now
picture-ask-turn = take a die or pass
picture-ask-main = { $die }: main action
picture-ask-progress = { $points ->
    [one] { $points } progress point
   *[other] { $points } progress points
}: { $tracks }
picture-ask-mission = a mission
picture-ask-mission-face-down = a mission, for a face-down tile
picture-ask-marriage = a marriage
picture-ask-marriage-face-down = a marriage, for a face-down tile
picture-ask-tile = take { $tile } or leave it
picture-ask-row = a row for the face-down tile
picture-ask-gain = take { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
picture-ask-helpers = use helpers or not
picture-ask-any-assignment = any assignment
picture-ask-extra-die = a die for the extra action
picture-ask-reward = the reward: { $tile }
picture-ask-buy = buy { $vp } VP for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}?

## Advice

advice-over = your dice would total { $sum }, over { $limit }: no reward this round
advice-row = your { $row } row would have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; it counts from { $wanted }
advice-counts = your { $row } row would have { $tiles } tiles and count at the end
advice-points = { $points } VP
advice-vp = { $way ->
    [more] scores { $about } VP this turn
   *[less] costs { $about } VP
}
advice-florins = { $way ->
    [more] more florins (worth { $worth } VP)
   *[less] fewer florins (costs { $worth } VP)
}
advice-florins-none = costs no florins
advice-people = { $way ->
    [more] more men or women in your supply (worth { $worth } VP)
   *[less] uses men or women you may need later (costs { $worth } VP)
}
advice-people-none = uses no man or woman
advice-careers = { $way ->
    [more] your men on careers are worth { $worth } VP more
   *[less] your men on careers are worth { $worth } VP less
}
advice-rows = { $way ->
    [more] adds to your rows of tiles (worth { $worth } VP)
   *[less] adds less to your rows of tiles (costs { $worth } VP)
}
advice-helpers = { $way ->
    [more] a helper works for you in later rounds (worth { $worth } VP)
   *[less] gives up a helper (costs { $worth } VP)
}
advice-initiative = { $way ->
    [more] raises your initiative disc (worth { $worth } VP)
   *[less] your initiative disc drops (costs { $worth } VP)
}
advice-brides = { $way ->
    [more] a bride adds an offspring die in later rounds (worth { $worth } VP)
   *[less] gives up a bride (costs { $worth } VP)
}
advice-reward = { $way ->
    [more] keeps this round's reward likely (worth { $worth } VP)
   *[less] makes this round's reward less likely (costs { $worth } VP)
}
advice-actions = { $way ->
    [more] keeps a die for later in the round (worth { $worth } VP)
   *[less] uses one of this round's dice (costs { $worth } VP)
}

## Lesson: a first game for /tutorial

lesson-dice = **Welcome to Italy.** You are the lord of a noble house: sons make careers and go on missions, daughters marry, and alliances with other families fill your plan. The game lasts { $rounds } rounds; then most victory points (VP) win.
    Everything begins with a die; you take at most { $max_dice } a round. Each colour has an action slot with a cost. If the die shows less, you pay the difference in florins; if it shows more, you get nothing back. The light-blue slot costs { $slot }.
    ▸ **Question**: what would { $dear } cost you?
lesson-dice-done = { $slot } − { $pips } = { $cost } florins. Low dice cost money, high ones spoil your reward: if your dice total more than { $limit }, you get none this round. This tension is the game.
lesson-dice-else = Subtract what the die shows from the cost of the slot.
lesson-take = **Take a die.** It goes to your slot of its colour; each colour only once a round.
    ▸ **Goal**: take { $die }. It is free and counts { $high } towards your { $limit }.
    ▸ **Press**: **{ $press }**: { $die }. Next to each die you see what it costs and what you could do with it.
lesson-take-done = The die gives you exactly one main action: the Signoria action of its colour, one of its two assignments, or a helper who stays for good.
lesson-take-else = You may take that one. But let us keep the florins and begin with the career tracks: { $die }.
lesson-take-none = If you pass you take no more dice this round, and you have none yet: take { $die }.
lesson-action = **The main action.** The Signoria action depends on the colour: yellow florins, red a marriage, purple offspring, grey a mission, and light blue the career tracks with { $tracks_points } progress points.
    ▸ **Goal**: do the Signoria action.
    ▸ **Press**: **{ $press }**.
lesson-action-done = You have { $tracks_points } points, for one man or several, or for your initiative disc, which decides the turn order of the next round.
lesson-action-else = Assignments cost meeples; helpers cost florins and pay off over many rounds. To begin with, take what the colour gives.
lesson-career = **A career.** A man who enters a track and climbs gains rank, and some slots bring an immediate bonus.
    ▸ **Goal**: let one man enter a career and climb with all { $tracks_points } points.
    ▸ **Press**: **{ $press }**: a new man, { $tracks_points } steps.
lesson-career-done = Up there he is worth more points, and with his rank he can go on farther missions. Men who stay on a track to the end score only half.
lesson-career-else = Put all { $tracks_points } points into one new man: a man high up is worth more than several low down.
lesson-marry = **A marriage.** The other house has already passed, so it is your turn again. You have taken a red die and chosen its Signoria action: a daughter marries into a city. You choose the dowry: each florin brings { $vp_per_dowry } VP, up to { $dowry_most } florins.
    ▸ **Goal**: pay the highest dowry, { $dowry } florins, for { $vp } VP.
    ▸ **Press**: **{ $press }**: a city, { $dowry }.
lesson-marry-done = You get { $vp } VP immediately. If that family was still missing in your marriage row, you also got the city's alliance tile. Slots in a city cost more with every visitor.
lesson-marry-else = You have the florins, and nothing else turns them into so many points: take the dowry of { $dowry }.
lesson-mission = **A mission.** Next you have taken a grey die. Your { $man } has rank { $rank }: he may go to a slot up to that number, in any city. You score the { $vp } VP of the career slot he leaves.
    ▸ **Goal**: send him. If the family on the city's mission tile fits the row of his career on your plan, you also get the tile.
    ▸ **Press**: **{ $press }**: { $man }, and a city. Next to each city you see whether the tile fits.
lesson-mission-done = A man on a mission leaves his track and scores in full. Tiles stay on your plan to the end of the game; a row counts once it has { $row_tiles }.
lesson-mission-else = Any city will do; a fitting tile is a gift.
lesson-pass = **Stop in time.** Your dice total { $sum }, the threshold is { $limit }. Any other die would take you over it and cost you the reward.
    ▸ **Goal**: pass and collect the reward of the round: { $bonus }.
    ▸ **Press**: **{ $press }**.
lesson-pass-done = You stay within { $limit }. Beginners often take one die too many: { $max_dice } dice are nice, but a reward with a bride is often better than the last die.
lesson-pass-else = Another die would mean another action, but look at the total: { $sum } of { $limit }. It would cost you the reward.
lesson-reward = **The reward.** You take the tile's bonus or { $reward_florins } florins, and you may marry a son as well. With each bride you roll one more die for offspring, and from the second on she brings VP.
    ▸ **Goal**: take the bonus and the bride.
    ▸ **Press**: **{ $press }**: the tile's bonus.
lesson-reward-done = The second round has begun with new dice and new assignments. Your dice go back; men, tiles and helpers stay.
lesson-reward-else = The bride costs nothing and helps for the rest of the game: take her as well.
lesson-end = **The last round.** Let us jump to the end of another game. Only you still have to pass, and there is no reward: both players' dice total more than { $limit }. Now your plan is scored: rows with at least { $row_tiles } tiles, and half of what your men on the tracks are worth.
    ▸ **Goal**: see the final scoring.
    ▸ **Press**: **{ $press }**.
lesson-end-done = A row of { $row_tiles } tiles scores, one with fewer brings nothing: fill some rows rather than begin them all. Florins, helpers and brides no longer count. That is Signorie.
lesson-end-else = There is nothing left to gain: pass.

## Orders given in advance

move-pass-after = Pass after a number of dice
move-pass-after-full = Pass for this round once I have { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
field-dice = Pass after how many dice?
hint-pass-after = { $dice ->
    [0] passes on your next turn
    [one] passes on your first turn with { $dice } die
   *[other] passes on your first turn with { $dice } dice
}
