### The Princes of Florence. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = The Princes of Florence
title-about = You are a prince of Florence: lay out your principality, bring artists and scholars to it and have them complete great works. The player with the most prestige points (PP) wins.
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
name-B07 = Bonus for jesters + freedoms
name-B08 = Bonus for builders
name-B09 = Bonus for builders + lakes
name-B10 = Bonus for prestige cards
name-B11 = Bonus for prestige cards + freedoms
name-B12 = Bonus for cards on the table
name-B13 = Bonus for cards in hand
name-B14 = Bonus for buildings
name-B15 = Bonus for small buildings + landscapes
name-B16 = Bonus for medium buildings + forests
name-B17 = Bonus for large buildings
name-B18 = Bonus for building sizes
name-B19 = Bonus for freedoms
name-B20 = Bonus for variety
name-R01 = Prestige of forests
name-R02 = Prestige of lakes
name-R03 = Prestige of parks
name-R04 = Prestige of landscapes
name-R05 = Prestige of forest + lake + park
name-R06 = Prestige of jesters
name-R07 = Prestige of builders
name-R08 = Prestige of large buildings
name-R09 = Prestige of buildings
name-R10 = Prestige of freedoms
name-R11 = Prestige of builder + jester + landscapes
name-R12 = Prestige of buildings + freedoms + works
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
name-repeat_landscape_pp = PP for each further landscape of a type
name-best_work_pp = PP for the best work
name-wv_building = WV for the preferred building
name-wv_landscape = WV for the preferred landscape
name-wv_freedom = WV for the preferred freedom
name-wv_jester = WV for each jester
name-wv_card = WV for each card
name-florins_per_wv = Florins for 1 WV
name-florins_per_pp = Florins exchanged for 1 PP
name-florins_per_pp_sold = Florins for 1 PP sold
name-jesters = Number of jesters
name-builders = Number of builders
name-recruits = Number of recruiting cards
name-two_player_closed_kinds = Types closed each round with two players
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
counter-category = assets
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
unit-category = asset you own (forest, lake, park, jester, builder, prestige card, freedom)
unit-work = work
unit-empty_square = empty square

size-large = large
size-medium = medium
size-small = small

bonus-sum = +{ $wv } WV for each { $unit }
bonus-distinct = +{ $wv } WV for each different { $unit }
text-bonus = { $units }
prestige-most = Most { $counter }: { $pp } PP ({ $tie } PP if tied)
prestige-fewest = Fewest { $counter }: { $pp } PP ({ $tie } PP if tied)
prestige-needs = At least { $needs }: { $pp } PP
need = { $least ->
    [1] 1 { $unit }
   *[other] { $least } { $counter }
}
need-landscapes = { $least ->
    [1] 1 { $unit }
   *[other] { $least } { $counter }
}
text-profession = Prefers { $building }, { $landscape }, { $freedom }.
text-landscape = { $squares } squares. +{ $wv } WV if preferred. +{ $pp } PP for each after the first of its type.
text-building = { $size }, { $squares } squares, +{ $pp } PP. +{ $wv } WV for { $professions }.
text-freedom = +{ $wv } WV for each profession that prefers it.
text-jester = +{ $wv } WV for every work you complete from now on.
text-builder = First: buildings cost { $first }. Builder { $touching }: may touch, +{ $pp } PP. Builder { $last }: free, +{ $pp } PP.
text-prestige = Look at { $count }, keep 1 secretly: may score PP at game end.
text-recruit = Take a face-up profession from another player. +{ $wv } WV while you hold this card.

## Events

dealt = You are dealt: { $cards }.
hand-chosen = { $seat } chooses a hand.
hand-reopened = { $seat } decides to choose a hand again.
hand-settled = You return the { $returned } and start with { $cards }.
round-started = Round { $round } begins; { $start_player } is the starting player. Works need at least { $minimum } WV.{ $closed_count ->
    [0] { "" }
   *[other] { " " }Closed this round: { $closed }.
}
auction-opened = { $seat } puts a { $kind } up for auction and opens at { $amount } florins.
raised = { $seat } bids { $amount } florins for the { $kind }.
bid-passed = { $seat } passes on the { $kind }.
auctions-left = { $seat } drops out of this round's auctions without an object.
object-won = { $seat } wins the { $kind } for { $amount } florins.
builder-hired = { $seat } now has { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}: each building { $cost ->
    [0] is free
   *[other] costs { $cost } florins
}{ $pp ->
    [0] { "" }
   *[other] { " " }(+{ $pp } PP)
}.
object-unusable = { $seat } has no use for the { $kind }: it returns to the supply.
landscape-placed = { $seat } places the { $tile } on { $cells }{ $pp ->
    [0] { "" }
   *[other] { " " }(+{ $pp } PP)
}.
cards-seen = { $seat } looks at { $count ->
    [one] { $count } { $deck }
   *[other] { $count } { $deck }s
}.
cards-offered = { $cards_count ->
    [one] You look at the last { $deck }: { $cards }.
   *[other] You look at these { $deck }s: { $cards }.
}
card-kept = { $seat } keeps a { $deck }.
card-taken = You keep { $card }.{ $bottom_count ->
    [0] { "" }
   *[other] { " " }To the bottom of the deck: { $bottom }.
}
built = { $seat } builds the { $tile } on { $cells } ({ $florins ->
    [0] free
   *[other] { $florins_abs } florins
}{ $pp ->
    [0] { "" }
   *[other] , +{ $pp } PP
}).
action-paid = { $seat } pays { $florins_abs } florins to draw a { $deck }.
freedom-introduced = { $seat } introduces { $freedom } for { $florins_abs } florins.
work-completed = { $seat } completes the { $profession }'s work with { $wv } WV (cards { $cards }{ $building ->
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
}{ $muse ->
    [0] { "" }
   *[other] , Muse { $muse }
}{ $bonus_cards_count ->
    [0] { "" }
   *[other] , bonus { $bonus }: { $bonus_cards }
}) and takes { $florins ->
    [0] { $pp } PP
   *[other] { $florins } florins{ $pp ->
        [0] { "" }
       *[other] { " " }and { $pp } PP
    }
}.
prestige-sold = { $seat } sells { $count } PP for { $florins } florins.
recruited = { $seat } recruits the { $profession } from { $player }, leaving the recruiting card there (it counts as a card and as a work).
turn-ended = { $seat } ends their turn ({ $actions ->
    [0] no actions taken
    [one] { $actions } action
   *[other] { $actions } actions
}).
best-work = { $seats_count ->
    [one] { $seats } scores { $pp } PP for the best work of the round ({ $wv } WV).
   *[other] { $seats } score { $pp } PP each for the best works of the round ({ $wv } WV).
}
no-best-work = Nobody completes a work in round { $round }.
prestige-revealed = { $seat } reveals { $card } ({ $pp ->
    [0] 0 PP
   *[other] +{ $pp } PP
}).
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $pp } PP!
   *[other] { $winners } share the victory with { $pp } PP!
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-return-card = You are dealt { $count ->
    [one] { $count } profession
   *[other] { $count } professions
}. Which one do you return?
await-return-card = { $seat }: return one of { $count ->
    [one] { $count } profession
   *[other] { $count } professions
}
ask-choose-again = You are returning { $card }. You can change this until everyone has chosen.
await-choose-again = { $seat }: may still choose again
ask-open-auction = Put an object up for auction at { $amount } florins, or drop out of this round's auctions?
await-open-auction = { $seat }: put an object up for auction (opening bid { $amount } florins), or drop out
ask-open-alone = You are the last bidder: buy any object for { $amount } florins, or drop out?
await-open-alone = { $seat }: buy an object for { $amount } florins, or drop out
ask-bid = { $kind }: { $holder } has bid { $bid } florins. Bid { $amount }, set a limit or pass?
await-bid = { $seat }: bid { $amount } florins for the { $kind } or pass ({ $holder } has bid { $bid })
ask-place-landscape = Where do you place your { $kind }?
await-place-landscape = { $seat }: place the { $kind }
ask-recruit-offer = Recruit a profession now, or keep the recruiting card for later?
await-recruit-offer = { $seat }: recruit now, or keep the recruiting card
ask-pick-card = { $count ->
    [one] Only { $count } { $deck } is left, so you keep it.
   *[other] Which of these { $count } { $deck }s do you keep?
}
await-pick-card = { $seat }: keep one of { $count ->
    [one] { $count } { $deck }
   *[other] { $count } { $deck }s
}
ask-turn = { $left ->
    [0] No actions left. End your turn?
    [one] { $left } action left. Works need { $minimum } WV. Your action?
   *[other] { $left } actions left. Works need { $minimum } WV. Your action?
}
await-turn = { $seat }: { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
} (works need { $minimum } WV)

## Parts of places, for menus

part-turn = { $mirrored ->
    [true] flipped, { $turns ->
        [0] not rotated
        [1] rotated 90°
        [2] rotated 180°
       *[other] rotated 270°
    }
   *[false] { $turns ->
        [0] as printed
        [1] rotated 90°
        [2] rotated 180°
       *[other] rotated 270°
    }
} { $shape }
part-column = leftmost column { $column }
part-row = top row { $row }
panel-legend-cells = The numbers match the menu. Each marks the leftmost square of the piece's top row.
warn-lost = { $left ->
    [0] { "" }
    [one] { $left } action unused;{ " " }
   *[other] { $left } actions unused;{ " " }
}you lose { $characters } unused
warn-unused = { $left ->
    [one] { $left } action unused
   *[other] { $left } actions unused
}

## Hints: what an answer would do

hint-object = { $left } left
hint-freedom = { $left } left{ $professions_count ->
    [0] { "" }
   *[other] ; preferred by { $professions }
}
hint-prestige-card = worth now: { $pp } PP
does-recruit = free action; your recruiting card goes there
hint-profession = { $building }, { $landscape }, { $freedom }
hint-bonus-card = worth now: { $wv } WV
hint-building = { $cost ->
    [0] free
   *[other] { $cost } florins
}, { $left } left{ $professions_count ->
    [0] { "" }
   *[other] ; ★ preferred by your { $professions }
}
hint-work = { $wv } WV ({ $best ->
    [0] { "" }
   *[other] { $best } with bonus cards;{ " " }
}minimum { $minimum }): cards { $cards }{ $building ->
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
    [0] no florins
   *[other] +{ $florins } florins
}
hint-florins = { $florins ->
    [0] no florins
   *[other] { $florins } florins
}

## Result

score-line = { $place }. { $seat }: { $points } PP, { $tiebreak } florins ({ $parts })
score-track = during the game { $pp }
score-prestige = { $card } { $pp }
points = { $points } PP
source-works = works
source-best-works = best works
source-buildings = buildings
source-landscapes = landscapes
source-builders = builders
source-merchant = Merchant
source-sold = PP sold for florins
source-prestige = prestige cards
source-banker = Banker
source-tiebreak = florins (if tied)

## Moves: button, whole move, slash command

move-return-card = Return a card
move-return-card-full = Return the { $profession }
cmd-return-card = return
cmd-return-card-desc = Return one of the professions you were dealt
move-choose-again = Choose again
cmd-choose-again = choose-again
cmd-choose-again-desc = Change your secret choice
move-open-auction = Put up for auction
move-open-auction-full = Put a { $kind } up for auction
says-open-alone = Buy a { $kind } for { $amount } florins
cmd-open-auction = open
cmd-open-auction-desc = Put an object up for auction at the opening bid
move-leave-auctions = Drop out of the auctions
cmd-leave-auctions = leave-auctions
cmd-leave-auctions-desc = Drop out of this round's auctions without an object
move-raise = Bid
move-raise-full = Bid { $amount } florins
cmd-raise = raise
cmd-raise-desc = Raise the bid by exactly one step
move-pass-bid = Pass
cmd-pass-bid = pass
cmd-pass-bid-desc = Pass on this object; you can bid on the next one
move-place-landscape = Place the landscape
move-place-landscape-full = Place it on { $cells }
says-place-landscape = Place the { $kind } on { $cells }
cmd-place-landscape = place
cmd-place-landscape-desc = Place the landscape you have won
move-pick-card = Keep a card
move-pick-card-full = Keep { $card }{ $bottom_count ->
    [0] { "" }
   *[other] ; bottom of the deck: { $bottom }
}
cmd-pick-card = keep
cmd-pick-card-desc = Keep one of the cards you are looking at
move-keep-recruit = Keep for later
cmd-keep-recruit = recruit-later
cmd-keep-recruit-desc = Keep the recruiting card you have won
move-build = Build
move-build-full = Build the { $building } on { $cells }
cmd-build = build
cmd-build-desc = Build a building (one action)
move-take-profession = Take a profession
cmd-take-profession = profession
cmd-take-profession-desc = Look at professions and keep one (one action, costs florins)
move-introduce-freedom = Introduce a freedom
move-introduce-freedom-full = Introduce { $freedom }
cmd-introduce-freedom = freedom
cmd-introduce-freedom-desc = Introduce a freedom (one action, costs florins)
move-buy-bonus = Buy a bonus card
cmd-buy-bonus = bonus
cmd-buy-bonus-desc = Look at bonus cards and keep one (one action, costs florins)
move-complete-work = Complete a work
move-complete-work-full = Complete the { $profession }'s work ({ $pp ->
    [0] all in florins
   *[other] take { $pp } PP
}{ $bonus_cards_count ->
    [0] { "" }
   *[other] ; use { $bonus_cards }
})
cmd-complete-work = work
cmd-complete-work-desc = Complete a work (one action)
move-end-turn = End turn
cmd-end-turn = end
cmd-end-turn-desc = End your turn
move-sell-prestige = Sell PP
move-sell-prestige-full = Sell { $count } PP
cmd-sell-prestige = sell
cmd-sell-prestige-desc = Sell prestige points for florins (free action)
move-recruit = Recruit
move-recruit-full = Recruit the { $profession } from { $player }
cmd-recruit = recruit
cmd-recruit-desc = Recruit another player's face-up profession (free action)

## Fields of moves: prompt, slash option, values

field-profession = Which profession?
field-kind = Which object?
field-amount = How many florins?
field-cells = On which squares?
field-card = Which card?
field-bottom = In which sequence do the others go to the bottom of the deck?
field-building = Which building?
field-freedom = Which freedom?
field-bonus_cards = With which bonus cards?
field-pp = How much of the income as PP?
field-count = How many PP do you sell?
field-player = From whom?
opt-profession = profession
opt-profession-desc = The profession card
opt-kind = object
opt-kind-desc = The object to put up for auction
opt-amount = amount
opt-amount-desc = Your bid in florins
opt-cells = squares
opt-cells-desc = The squares it covers, like D5 E5 F5
opt-card = card
opt-card-desc = The card to keep
opt-bottom = sequence
opt-bottom-desc = The other cards, in the sequence they go to the bottom of the deck
opt-building = building
opt-building-desc = The building
opt-freedom = freedom
opt-freedom-desc = The freedom
opt-bonus_cards = bonus
opt-bonus_cards-desc = The bonus cards you use for this work
opt-pp = pp
opt-pp-desc = PP to take instead of florins (default: none)
opt-count = count
opt-count-desc = How many PP to sell
opt-player = player
opt-player-desc = The player to recruit from
value-amount = { $value } florins
value-pp = { $value } PP
value-count = { $value } PP

## Options of a table

option-two_players = Two players
option-two_players-desc = House variant for two: some types of object are closed each round.
option-two_players-true = allowed
option-two_players-false = not allowed
option-start_player = First starting player
option-start_player-desc = Who starts the first round.
option-start_player-random = at random
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
option-palazzo_blocks-desc = Whether buildings must keep a distance from the palazzo, as from each other.
option-palazzo_blocks-true = may not touch
option-palazzo_blocks-false = may touch
option-unusable_objects = Bidding on unusable objects
option-unusable_objects-desc = Whether you may bid for a builder beyond the limit or a landscape that doesn't fit.
option-unusable_objects-true = allowed, without effect
option-unusable_objects-false = not allowed
option-bonus_per_work = Bonus cards per work
option-bonus_per_work-desc = How many bonus cards one work may use.
option-bonus_per_work-any = any number
option-bonus_per_work-one = only one
option-hide_money = Florins
option-hide_money-desc = Whether florins are public.
option-hide_money-true = hidden
option-hide_money-false = public

## Rules in short, by phase

chapter-aim = The game in short

rules-aim = You are a prince of Florence. The game has { $rounds } rounds. In each round you can win one object at auction, then take up to { $actions } actions; finally the best work of the round scores.
    The heart of the game: play a profession card to complete a *work*. Every work has a work value (WV): the more of its preferences your principality meets, the higher the WV. A work pays florins or prestige points (PP), as you like.
    The player with the most PP after round { $rounds } wins.
rules-glossary = WV: work value. PP: prestige points. Florins come in hundreds.

chapter-set-up = Set-up

rules-set-up = Everyone has { $florins } florins, { $pp } PP and a principality of { $columns } × { $rows } squares. The palazzo covers { $palazzo } of them in the lower left corner; { $free } are empty.
    { $start_drawn ->
    [true] The first starting player is chosen at random.
   *[false] The first starting player is seat { $start_seat }.
}
rules-choose-hand = You are dealt { $dealt } professions and secretly return one, keeping { $kept }. Returned cards are shuffled into the deck. You can change your choice until everyone has chosen. Keep professions that prefer the same building, landscape or freedom: then each purchase serves several works.

chapter-round = A round

rules-round = A round has { $with_characters ->
    [true] four parts: the auctions, the bidding for the special characters, everyone's actions and the best work
   *[false] three parts: the auctions, everyone's actions and the best work
}. Then the player to the left becomes the starting player. After round { $rounds } the game ends.
rules-minimum = A work must reach the minimum work value of its round:
    { $minimums }

chapter-auctions = The auctions

rules-selecting = There are { $kinds_count } types of object. Each type can be sold once per round, and you can win at most one object.
    The first player clockwise from the starting player who is still in puts an object up for auction with an opening bid of { $opening } florins, or drops out for the round. If you are the last player in, you may buy any open object for { $opening } florins without bidding, or drop out.
rules-bidding = Clockwise, each player still in bids exactly { $raise } florins more or passes. If you pass, you are out of this auction but can bid on later objects. The last bidder pays the bid to the bank, takes the object, uses it immediately and is out of this round's auctions. You can't bid more than you have. You can also set a limit, for this object or in advance for any: the bot then bids for you step by step, and nobody sees your limit.
rules-objects = What the objects do:
    { $objects }
rules-place-landscape = Place a landscape immediately, on empty squares entirely inside your principality. It may touch anything. It may be rotated and flipped. It never moves. Each landscape after your first of its type scores { $repeat_pp } PP.
rules-builders = You can have at most { $builder_limit } builders.
rules-useless = { $unusable ->
    [true] At this table you may win a builder beyond your limit or a landscape that doesn't fit; it has no effect and returns to the supply.
   *[false] You can't bid for a builder once you have { $builder_limit }, or for a landscape that doesn't fit in your principality.
}
rules-two-players = { $two ->
    [true] With two players, { $closed } types chosen at random are closed each round.
   *[false] { "" }
}

chapter-actions = Your actions

rules-actions = Clockwise from the starting player, each player takes one turn of up to { $actions } actions{ $with_characters ->
    [true] { " " }(with the Cardinal { $cardinal_actions })
   *[false] { "" }
}. You may take fewer.
rules-turn = Your actions, in any sequence:
    - Complete a work: as often as you have actions, at no cost.{ $with_characters ->
        [true] { " " }With the Princess, one of them needs no profession.
       *[false] { "" }
    }
    - Build a building: as often as you have actions. Cost: { $costs }.
    - Take a profession: once a turn, { $card_cost } florins.
    - Introduce a freedom: once a turn, { $card_cost } florins.
    - Buy a bonus card: as often as you have actions, { $card_cost } florins each.
    { $with_characters ->
        [true] Recruiting, the Merchant's PP and the Professor's card
       *[false] Selling PP and recruiting
    } don't take an action: you can do them at any of your decisions, auctions included.
rules-building = A building scores { $building_pp } PP. There are { $building_copies } of each building; you may own one of each. Place it on empty squares, rotated or flipped as you like; it never moves.
rules-touching = Buildings may not share an edge (corners may touch). With { $touching } or more builders they may.{ $palazzo_blocks ->
    [true] { " " }The palazzo counts as a building here: with fewer than { $touching } builders, no building may share an edge with it. It doesn't count as a building anywhere else.
   *[false] { " " }The palazzo doesn't count here: buildings may touch it.
}
rules-pick-card = Profession and bonus cards: look at the top { $looked_at } cards of the deck (fewer if fewer are left), keep one, and put the rest at the bottom of the deck in any sequence. Only you see them. If the deck is empty, you can't take this action.
rules-freedom = Freedoms: { $freedoms }. You can have each once. There { $freedom_tokens ->
    [one] is { $freedom_tokens } token of each
   *[other] are { $freedom_tokens } tokens of each
} (one fewer than the number of players).
rules-sell = { $with_characters ->
    [true] { "" }
   *[false] Selling PP: { $sold } florins per PP. You can't sell more than you have.
}
rules-recruit-offer = Recruiting: take a profession lying face up in front of another player into your hand, at no cost, and leave your recruiting card in its place. The other player loses nothing: the card stays there for good, counts { $wv_card } WV and counts as a work. You can play the profession like any other, even in the same turn; after that, others may recruit it from you.

chapter-works = Works

rules-work-value = Play a profession from your hand face up in front of you. Its work value is:
    - +{ $wv_building } if you have the building it prefers
    - +{ $wv_landscape } if you have the landscape it prefers (more of the same add nothing)
    - +{ $wv_freedom } if you have the freedom it prefers
    - +{ $wv_jester } for each of your jesters
    - +{ $wv_card } for each of your profession and recruiting cards, in hand and on the table, including the one just played
    - plus any bonus cards you play with it
rules-bonus = { $one_bonus ->
    [true] At this table a work may use one bonus card.
   *[false] A work may use any number of bonus cards.
} They are counted after the profession has moved to the table, and are then discarded. A card that names two things counts both. The palazzo is not a building here.
rules-too-low = A work below the round's minimum can't be completed; trying costs nothing.
rules-income = A work earns { $per_wv } florins for each WV. Instead, at this moment only, you may take any part of it as PP, { $per_pp } florins for each: a work of { $example_wv } WV earns { $example_florins } florins, or { $example_pp } PP{ $example_rest ->
    [0] { "" }
   *[other] { " " }and { $example_rest } florins
}, or anything in between. At no other time can florins become PP{ $with_characters ->
    [true] { " " }(except with the Banker at the end)
   *[false] { "" }
}.

chapter-best = The best work

rules-best-work = After everyone's actions, the owner of the work with the highest value of this round scores { $best_pp } PP. If several players tie, each of them scores { $best_pp } PP; nobody scores twice for two works. If no work was completed, nobody scores.

chapter-characters = The Muse and the Princess

rules-characters = { $with_characters ->
    [true] After the auctions there is bidding for { $character_count } special characters; each player can win one per round. PP can't be sold at this table.
   *[false] { "" }
}
rules-character-list = { $with_characters ->
    [true] { $characters }
   *[false] { "" }
}
rules-character-limits = { $with_characters ->
    [true] { $bids_together ->
        [true] Everyone secretly lists the characters they want with a limit for each, most wanted first. The bidding is then played out in turn order: on your turn your marker goes to the first character on your list that is still within its limit, on the lowest bidding space allowed. When none is left, you pass or are asked, as you chose.
       *[false] Clockwise from the starting player, each player bids or passes. You can set limits before your turn comes.
    }
   *[false] { "" }
}
rules-character-bidding = { $with_characters ->
    [true] The first bid on a character may use any bidding space (they go up in steps of { $unit } florins). To outbid someone, take a higher space: they get their marker back and bid again later{ $may_return ->
        [true] , for the same character too if they like
       *[false] , but not for the same character
    }. You must have the florins. Once everyone has a marker on a character or has passed, they pay and take their characters.
   *[false] { "" }
}
rules-payment = { $with_characters ->
    [true] A character is returned after use. If unused, the Muse, the Cardinal and the Princess are returned at the end of your turn, the Merchant and the Professor when the next bidding for characters begins; in the last round your own turn is the last chance to use them. If you win an object while you hold the Merchant, { $merchant_asked ->
        [true] you choose at payment whether to take it for free.
       *[false] it is always free.
    }
   *[false] { "" }
}
rules-princess = { $with_characters ->
    [true] A Princess work { $princess_minimum ->
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
    [true] The Merchant pays PP equal to your rank on the score track; tied players take the { $better_rank ->
        [true] better
       *[false] worse
    } rank. In the last round the Banker { $banker_pays ->
        [true] pays his pot and stays with his owner
       *[false] pays nothing, but stays with his owner
    }; at game end his owner exchanges florins for PP { $banker_often ->
        [true] as often as possible
       *[false] once
    }.
   *[false] { "" }
}

chapter-end = The end of the game

rules-final-scoring = After the best work of round { $rounds } the prestige cards are revealed. Each scores only for its owner, if the owner meets its condition.
    “Most” and “fewest” compare all players, whether they have such a card or not. If you tie for first place, you score the smaller number. Having none never scores for “most”, even if nobody has any. Works are the profession and recruiting cards on your table.
    The most PP wins; ties are broken by florins; if still tied, players share the victory.

chapter-secrets = Who sees what

rules-secrets = Secret: the professions, bonus and prestige cards in hand (their number is public), the cards you look at, the sequence of cards put at the bottom of a deck. Public: everything else, recruiting cards too{ $hide_money ->
    [true] { "" }; but at this table florins are hidden.
   *[false] , and everyone's florins.
}

chapter-professions = All professions

rules-professions = There is one card of each of the { $professions_count } professions. Each prefers a building, a landscape and a freedom:
    { $professions }

chapter-buildings = All buildings and landscapes

rules-buildings = Each with its size, number of squares and shape (■ = square, · = gap, / = new row):
    { $tiles }

chapter-bonus = All bonus cards

rules-bonus-cards = There is one of each:
    { $bonus_cards }

chapter-prestige = All prestige cards

rules-prestige-cards = There is one of each:
    { $prestige_cards }

rule-minimum = Round { $round }: { $wv } WV
rule-cost = { $cost ->
    [0] free
   *[other] { $cost } florins
} { $builders ->
    [0] without a builder
    [one] with { $builders } builder
   *[other] with { $builders } builders
}
rule-object = { $kind } ({ $left } in the supply): { $text }
rule-profession = { $number } { $card }: { $building }, { $landscape }, { $freedom }
rule-tile = { $tile } ({ $size }, { $squares } squares): { $shape }
rule-character = { $card }: { $text } { $prices }{ $details_count ->
    [0] { "" }
   *[other] { " " }{ $details }
}
rule-card = { $card }: { $text }
legend-coin = Florins
legend-laurel = Prestige points (PP)
legend-value = Work value (WV) of the round's best work; ≥: this round's minimum, → the next's
legend-work = In hand: the number of a profession
legend-profession = Profession cards in hand
legend-bonus = Bonus cards in hand
legend-prestige = Prestige cards
legend-recruit = Recruiting cards
legend-jester = Jester, on the palazzo: +{ $wv_jester } WV for every work
legend-builder = Builder (pale: still free to hire)
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
legend-barred = No building may cover this square now
legend-crown = Starting player
legend-banker = Character: Banker
legend-muse = Character: Muse
legend-merchant = Character: Merchant
legend-cardinal = Character: Cardinal
legend-princess = Character: Princess
legend-professor = Character: Professor
legend-check = Sold this round; in hand: preference met
legend-lock = Closed this round
legend-now = Whose turn it is, and what for
size-landscape = landscape

## Refusals. A name with figures after the code is for exactly these figures.

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players with these options; this table has { $have }.
ERR_CHOICE_NOT_OFFERED = That card is not among those you can choose: { $offered }.
ERR_KIND_UNKNOWN = There is no such object. Choose from: { $kinds }.
ERR_KIND_SOLD_THIS_ROUND = The { $kind } was sold this round.
ERR_KIND_SOLD_THIS_ROUND-listed = Sold this round.
ERR_KIND_CLOSED = The { $kind } is closed this round.
ERR_KIND_CLOSED-listed = Closed this round.
ERR_STACK_EMPTY = No { $kind } is left in the supply.
ERR_STACK_EMPTY-listed = None is left in the supply.
ERR_OUT_OF_PHASE = You are out of the auctions of round { $round }: you have won an object or dropped out.
ERR_PASSED_THIS_AUCTION = You have already passed on the { $kind }.
ERR_BID_NOT_EXACT = A raise must be exactly { $step } florins: the bid is { $bid }, so bid { $exact }.
ERR_INSUFFICIENT_FUNDS = You don't have enough florins: this costs { $need }, and you have { $have } ({ $missing } short).
ERR_BUILDER_LIMIT = You already have { $limit ->
    [one] { $limit } builder
   *[other] { $limit } builders
}.
ERR_NO_ROOM = The { $tile } doesn't fit anywhere in your principality.
ERR_NO_ROOM-listed = Doesn't fit in your principality.
ERR_OUT_OF_GRID = The { $tile } would leave the grid.
ERR_OVERLAP = The { $tile } would overlap another tile or the palazzo.
ERR_SHAPE_MISMATCH = These squares don't match the shape of the { $tile } ({ $squares } squares).
ERR_ADJACENT_BUILDING = The { $tile } may not share an edge with another building (you need { $builders ->
    [one] { $builders } builder
   *[other] { $builders } builders
}).
ERR_ADJACENT_PALAZZO = The { $tile } may not share an edge with the palazzo (you need { $builders ->
    [one] { $builders } builder
   *[other] { $builders } builders
}).
ERR_DUPLICATE_BUILDING = You already own the { $tile }: only one of each building.
ERR_DUPLICATE_BUILDING-listed = You already have one.
ERR_BUILDING_SUPPLY = No { $tile } is left.
ERR_BUILDING_SUPPLY-listed = None is left.
ERR_ACTION_LIMIT = You have no actions left: you get { $limit } per turn.
ERR_ONCE_PER_TURN = You can do this only once a turn, and you already have.
ERR_FREEDOM_OWNED = You already have { $freedom }.
ERR_FREEDOM_OWNED-listed = You already have it.
ERR_FREEDOM_SUPPLY = No token of { $freedom } is left: { $tokens ->
    [one] there was only { $tokens }
   *[other] there were only { $tokens }
}.
ERR_FREEDOM_SUPPLY-listed = No token is left.
ERR_DECK_EMPTY = No { $deck } is left in the deck.
ERR_CARD_NOT_IN_HAND = { $card } is not in your hand.
ERR_BONUS_DUPLICATE = The same bonus card is named twice.
ERR_ONE_BONUS = At this table a work may use at most { $limit ->
    [one] { $limit } bonus card
   *[other] { $limit } bonus cards
}.
ERR_WV_TOO_LOW = This work has only { $wv } WV; works need { $minimum } this round ({ $missing } short).
ERR_PAYOUT = You can't take { $pp } PP: a work of { $wv } WV allows 0 to { $most }.
ERR_NO_RECRUIT_CARD = You have no recruiting card.
ERR_RECRUIT_TARGET = That player has no such face-up profession to recruit.
ERR_NOT_ENOUGH_PP = You need { $need } PP; you have { $have }.

## Refusals of the expansion

ERR_PP_SALE_DISABLED = PP can't be sold when the expansion is in play.
ERR_BID_RANGE = Bids on this character go from { $least } to { $most } florins in steps of { $step }.
ERR_BID_TOO_LOW = You must bid more than { $least } florins.
ERR_ALREADY_STANDING = Your marker is already on a character.
ERR_PASSED_SPECIAL = You have already passed in this round's character bidding.
ERR_SPECIAL_NOT_HELD = You don't hold the { $character }.
ERR_DISPLACED = You have been outbid for the { $character }; at this table you can't bid for the same character again.
ERR_BONUS_NOT_ALLOWED = Bonus cards can't be used with the Princess.

## The whole position as text

heading-auctions = Auctions
heading-supply = Supply and decks
heading-seat = { $seat }: { $money }, { $pp } PP
position-round = Round { $round } of { $rounds }. Works need at least { $minimum } WV. Starting player: { $start_player }.
position-next-minimum = Works need at least { $minimum } WV in the next round.
position-objects = Objects left: { $objects }.
position-object = { $kind } { $left }{ $state ->
    [sold] { " " }(sold this round)
    [closed] { " " }(closed this round)
   *[open] { "" }
}
position-taking-part = Still in the auctions (in turn order): { $seats }.
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
position-work = { $card } (No. { $number }, { $building })
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
position-decks = Cards left in the decks: { $things }.
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
   *[other] { " " }({ $best } with your bonus cards)
}{ $missing ->
    [0] { "" }
   *[other] ; { $missing } short of the minimum
}
hand-missing = Missing: { $things }
hand-missing-thing = { $thing } (+{ $wv })
hand-all = All preferences met
hand-bonus = Worth now: { $wv } WV
hand-prestige = Worth now: { $pp } PP
hand-returned = { $card } (returning this one)

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
picture-ask-character-limits = set limits for the characters
picture-ask-character-bid = bid for a character or pass
picture-ask-payment = { $kind }: free, or { $amount }?
picture-ask-return-card = return one profession
picture-ask-open-auction = put an object up at { $amount }, or drop out
picture-ask-open-alone = buy an object for { $amount }, or drop out
picture-ask-bid = { $amount } or pass?
picture-ask-place-landscape = place the { $kind }
picture-ask-recruit-offer = recruit now or later
picture-ask-pick-card = keep one of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-ask-turn = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}
picture-barred = No building may cover this square: it would touch a building or the palazzo.
picture-barred-open = No building may cover this square: it would touch another building.
picture-open = Buildings may touch each other.
picture-piece = Piece
picture-turn-it = turn or flip it
picture-fits-after = Then there is room for
picture-place = the place shown
picture-barred-after = no building here after it
picture-barred-now = no building here anyway
picture-free-after = squares left for buildings
picture-first-square = first square of a place: top row, leftmost
alt-piece = To be placed: { $piece }.
alt-place = Place { $number }: { $cells }. Squares left for buildings after it: { $left }.
alt-place-closed = No building after it on { $cells }.
alt-place-room = Then there is room for: { $buildings }.
picture-hand-dealt = Dealt: return one
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
name-characters = Special characters
name-character_unit = Step between bidding spaces
name-banker_pot = The Banker's pot at first
name-banker_growth = Growth of the Banker's pot
name-banker_florins_per_pp = Florins exchanged for 1 PP with the Banker
name-cardinal_actions = Actions with the Cardinal
name-princess_wv_landscape = WV of a landscape for the Princess
name-princess_wv_building = WV of a building for the Princess
name-princess_wv_card = WV of a card for the Princess
name-pass = pass
name-ask = ask me
word-amount = { $amount ->
    [0] { $name } for free
   *[other] { $name } up to { $amount }
}

## The Muse and the Princess: what happens

characters-offered = { $returned_count ->
    [0] The characters are up for bids; the Banker's pot is { $florins } florins.
   *[other] The characters are up for bids ({ $returned } returned unused); the Banker's pot is { $florins } florins.
}
limits-set = { $seat } sets limits for the characters.
character-bid = { $seat } bids { $amount } florins for the { $character }{ $displaced_count ->
    [0] { "" }
   *[other] , outbidding { $displaced }
}.
characters-passed = { $seat } passes in the character bidding.
character-taken = { $seat } takes the { $character } for { $florins ->
    [0] free
   *[other] { $florins_abs } florins
}.
banker-paid = { $seat } takes the Banker and gets { $florins } florins ({ $bid ->
    [0] the whole pot
   *[other] pot of { $pot } minus the bid of { $bid }
}).
banker-kept = { $florins ->
    [0] { $seat } keeps the Banker until the end.
   *[other] { $seat } pays { $florins_abs } florins and keeps the Banker until the end.
}
pot-grown = Nobody takes the Banker: his pot grows by { $amount } florins.
character-returned = { $seat } returns the { $character }.
merchant-paid = { $seat } uses the Merchant: the { $kind } is free (saves { $amount } florins).
merchant-ranked = { $seat } uses the Merchant at rank { $rank } and scores { $pp } PP.
professor-used = { $seat } uses the Professor and looks at { $deck }s.
princess-work-completed = { $seat } completes a Princess work with { $wv } WV (landscapes { $landscapes }, buildings { $buildings }, cards { $cards }) and takes { $florins ->
    [0] { $pp } PP
   *[other] { $florins } florins{ $pp ->
        [0] { "" }
       *[other] { " " }and { $pp } PP
    }
}.
banker-converted = { $florins ->
    [0] { $seat } has too few florins to exchange with the Banker.
   *[other] { $seat } exchanges { $florins_abs } florins for { $pp } PP with the Banker.
}

## The Muse and the Princess: questions and moves

ask-character-limits = Set your secret limits for the characters. The Banker's pot is { $pot } florins.
await-character-limits = { $seat }: set secret limits for the characters (Banker's pot: { $pot } florins)
ask-character-bid = Bid for a character, or pass? The Banker's pot is { $pot } florins.
await-character-bid = { $seat }: bid for a character or pass (Banker's pot: { $pot } florins)
ask-payment = Use the Merchant to take the { $kind } for free, or pay { $amount } florins and keep him?
await-payment = { $seat }: use the Merchant for the { $kind }, or pay { $amount } florins
move-bid-character = Bid for a character
move-bid-character-full = { $space ->
    [0] Take the { $character } for free
   *[other] Bid { $space } florins for the { $character }
}
cmd-bid-character = character
cmd-bid-character-desc = Put your marker on a bidding space of a character
move-pass-characters = Pass
cmd-pass-characters = pass-characters
cmd-pass-characters-desc = Pass in this round's character bidding
move-set-limits = Set limits…
move-set-limits-full = { $wishes_count ->
    [0] Pass on all characters
   *[other] Limits: { $wishes }; then { $then }
}
cmd-set-limits = limits
cmd-set-limits-desc = Set limits for characters; bids are then placed for you
move-pay = Pay for the object
move-pay-full = { $merchant ->
    [true] Take it for free with the Merchant
   *[false] Pay and keep the Merchant
}
cmd-pay = pay
cmd-pay-desc = Use the Merchant for the object just won, or pay for it
move-use-merchant = Merchant: PP for your rank
cmd-use-merchant = merchant
cmd-use-merchant-desc = Score PP equal to your rank and return the Merchant
move-use-professor = Professor: a free card
move-use-professor-full = Professor: draw a { $deck }
cmd-use-professor = professor
cmd-use-professor-desc = Draw a prestige or bonus card for free (free action)
move-princess-work = Princess work
move-princess-work-full = Princess work ({ $pp ->
    [0] all in florins
   *[other] take { $pp } PP
})
cmd-princess-work = princess
cmd-princess-work-desc = Complete a work without a profession card (one action)
field-deck = Which deck?
opt-deck = deck
opt-deck-desc = The deck the Professor looks at
field-character = Which character?
field-space = How much do you bid?
field-wishes = Which characters, and up to how much? Most wanted first.
field-then = What if none of your limits is left?
field-merchant = Use the Merchant?
opt-character = character
opt-character-desc = The character you bid for
opt-space = florins
opt-space-desc = Your bid in florins, in steps of 100
opt-wishes = limits
opt-wishes-desc = For example: muse 800, banker 200 (most wanted first)
opt-then = then
opt-then-desc = What to do with none of your limits left
opt-merchant = merchant
opt-merchant-desc = Use the Merchant for it
value-space = { $value ->
    [0] for free
   *[other] { $value } florins
}
panel-amount = { $amount ->
    [0] { $name } for free
   *[other] { $name } up to { $amount } florins
}
hint-character = from { $least } florins
hint-character-held = { $holder } bid { $amount }; outbid with { $least } florins
hint-deck = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
hint-work-muse = { $work }, Muse { $muse }
score-banker = Banker { $pp }
text-banker = Pays his pot minus your bid. In round { $last }: at game end { $rate } florins = 1 PP.
text-banker-pot = His pot starts at { $pot } florins and grows by { $growth } each round he isn't taken.
text-muse = This round, each of your works gets extra WV equal to the round number.
text-merchant = Once: your object in the next auctions is free, or score PP equal to your rank.
text-merchant-time = Use him at any of your decisions until the next character bidding.
text-cardinal = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} this round (still one profession, one freedom).
text-princess = This round: complete one work without a profession card (1 action).
text-princess-work = It is worth { $landscape } WV per landscape, { $building } per building and { $card } per profession or recruiting card; no bonus cards.
text-professor = Once, free: look at { $count } prestige or bonus cards, keep one.
text-professor-time = Use him at any of your decisions until the next character bidding.
text-bids = Bids: { $least } to { $most } florins.
position-character = { $character }: { $holder }
position-characters = Characters: { $characters }.
position-pot = Banker's pot: { $florins } florins.
position-keeper = { $holder } keeps the Banker until the end.
position-standing = Bids: { $bids }.
position-marker = { $character } { $amount } florins ({ $holder })
position-out = Passed: { $seats }.
heading-characters = Special characters

## The Muse and the Princess: options

option-characters = The Muse and the Princess
option-characters-desc = Play with the expansion: each round there is bidding for special characters.
option-characters-true = with the expansion
option-characters-false = base game
option-character_bids = Bidding for characters
option-character_bids-desc = How bidding for the special characters works.
option-character_bids-together = everyone sets limits at the same time
option-character_bids-in_turn = one after the other
option-displaced_may_return = Outbid players
option-displaced_may_return-desc = Whether an outbid player may bid for the same character again.
option-displaced_may_return-true = may bid again
option-displaced_may_return-false = may not bid again
option-banker_last_money = Banker of the last round
option-banker_last_money-desc = Whether the Banker pays his pot in the last round too.
option-banker_last_money-true = pays and stays
option-banker_last_money-false = only stays
option-banker_conversion = The Banker at the end
option-banker_conversion-desc = How often his owner may exchange florins for PP.
option-banker_conversion-repeated = as often as possible
option-banker_conversion-once = once
option-merchant_choice = The Merchant's free object
option-merchant_choice-desc = When it is decided whether an object is free.
option-merchant_choice-at_payment = decided at payment
option-merchant_choice-always = always free
option-merchant_ties = The Merchant's rank
option-merchant_ties-desc = Which rank players tied on PP have.
option-merchant_ties-better = the better one
option-merchant_ties-worse = the worse one
option-princess_minimum = Princess work: minimum
option-princess_minimum-desc = Whether it must reach the round's minimum.
option-princess_minimum-true = needed
option-princess_minimum-false = not needed
option-princess_best_work = Princess work: best work
option-princess_best_work-desc = Whether it can be the best work of the round.
option-princess_best_work-true = can be
option-princess_best_work-false = can't be
option-princess_counts = Princess work: prestige
option-princess_counts-desc = Whether it counts as a work for prestige cards.
option-princess_counts-true = counts
option-princess_counts-false = doesn't count

## Advice: what a hint counts (the change, with its sign)

advice-points = { $points } PP
advice-rises = { $card }'s work rises from { $before } to { $after } WV (minimum { $minimum })
advice-short = the next bid is { $amount } florins, and you have { $have }
advice-overpriced = { $worth ->
    [0] the { $kind } is worth nothing to you now
   *[other] the { $kind } is worth about { $worth } florins to you, less than the next bid of { $amount }
}
advice-prestige-points = { $way ->
    [more] scores { $by } PP this turn
   *[less] costs { $by } PP
}
advice-florins = { $way ->
    [more] more florins (worth { $worth } PP)
   *[less] fewer florins (costs { $worth } PP)
}
advice-florins-none = keeps your florins for now
advice-works = { $way ->
    [more] adds { $about } WV to the works you can still complete
   *[less] leaves { $about } WV less for future works
}
advice-prestige-cards = { $way ->
    [more] your prestige cards score { $about } PP more
   *[less] your prestige cards score { $about } PP less
}
advice-building = { $way ->
    [more] saves { $about } florins on future buildings
   *[less] makes future buildings { $about } florins more expensive
}
advice-recruits = { $way ->
    [more] lets you recruit later (worth { $worth } PP)
   *[less] uses up a recruiting card (costs { $worth } PP)
}
advice-characters = { $way ->
    [more] gains a character (worth { $worth } PP)
   *[less] gives up a character (costs { $worth } PP)
}
advice-bargain = { $way ->
    [more] worth { $about } PP more than its likely price
   *[less] likely to cost { $about } PP more than it is worth
}
advice-shared = { $way ->
    [more] the cards you keep share preferences worth { $by } WV
   *[less] the cards you keep share preferences worth { $by } WV less
}
advice-sale = PP you sell are gone for good

## Lesson: a first game for /tutorial

lesson-hand = **Welcome to Florence.** You are a prince who invites artists and scholars to complete works. After { $rounds } rounds, the most prestige points (PP) wins.
    These are your professions. Each prefers one building, one landscape and one freedom; every one you own makes its work more valuable.
    ▸ **Goal**: keep { $kept } who prefer the same building: you pay for it once and it serves each of them.
    ▸ **Press**: choose **{ $other }** in the menu, then **Confirm**.
lesson-hand-done = All { $kept } prefer the { $building }: one purchase improves { $kept } works.
lesson-hand-else = That one prefers the { $building }, like others in your hand; only the { $other } does not.
lesson-table = **Read the table.** The picture shows the round, below it what can be won at the auctions, and each player's florins and PP. Every work must reach a minimum work value (WV), and the minimum rises round by round.
    ▸ **Question**: how many WV must a work have in this round?
lesson-table-done = { $minimum } WV now, and more each round: what is enough now won't be later.
lesson-table-else = Look at the top of the picture, to the right of the round: the number after ≥.
lesson-auction = **An auction.** In each round you win at most one object. You are the starting player, so you put something up for auction first.
    ▸ **Goal**: the { $card } prefers a { $kind }, worth +{ $wv_landscape } WV. Put one up.
    ▸ **Press**: **{ $press }**: { $kind }. Your opening bid is { $opening } florins.
lesson-auction-done = Another player has raised the bid. Each raise is exactly { $raise } florins.
lesson-auction-else = A fine object too, but a { $kind } is worth +{ $wv_landscape } WV to the { $card }'s work.
lesson-auction-left = If you drop out, you win nothing this round, and there are only { $rounds } rounds. The { $card } gets +{ $wv_landscape } WV from a { $kind }: put one up.
lesson-raise = **Raise, or let go?** In this auction you pay only if you win, and you take only one object a round.
    ▸ **Goal**: the { $kind } is worth it: raise once more.
    ▸ **Press**: **{ $answer }**.
lesson-raise-done = The { $kind } is yours. Auctions also offer prestige cards, which score at the end, and recruiting cards, which let you take a profession another player has already used.
lesson-raise-else = If you pass, you are out of this auction. You have plenty of florins: another { $raise } is cheap.
lesson-park = **Place it.** Landscapes and buildings stay where they are, and space runs short later.
    ▸ **Goal**: place it where it wastes little space: a corner is best.
    ▸ **Press**: choose a rotation, then the number of a place in the picture, then **Confirm**.
lesson-park-done = The others bid for a jester (+{ $wv_jester } WV for every work). A builder would make buildings cheaper. Now everyone takes { $actions } actions, you first.
lesson-park-else = Any place will do.
lesson-build = **First action: build.** A building that a profession prefers is worth +{ $wv_building } WV to its work, and { $building_pp } PP immediately.
    ▸ **Goal**: build the { $building }. Buildings may not share an edge with each other or with the palazzo.
    ▸ **Press**: **{ $press }**, the { $building }, and a place.
lesson-build-done = This improves the works of all { $kept } professions. You can undo a step like this until you confirm the turn.
lesson-build-else = That's legal, but your { $kept } professions prefer the { $building }.
lesson-build-later = That can wait. A turn has only { $actions } actions, and your { $kept } professions prefer the { $building }: build it first.
lesson-work = **Second action: a work.** Its value: building +{ $building_wv }, landscape +{ $landscape_wv }, your profession cards +{ $cards_wv }: **{ $wv } WV**. The minimum is { $minimum }.
    ▸ **Goal**: complete the { $card }'s work. It earns { $per_wv } florins for each WV, and you may take any of it as PP instead, { $per_pp } florins for 1 PP.
    ▸ **Press**: **{ $press }**, { $card }, and how much of the income to take as PP. Early on take 0 PP: florins buy the next work.
lesson-work-done = This is the only moment when you can take PP instead of florins. Other actions bring freedoms, new professions and bonus cards.
lesson-work-else = That work is possible too, but the { $card } has more preferences met: { $wv } WV.
lesson-work-later = That can wait. Only works bring income, and with { $wv } WV the { $card }'s work is ready.
lesson-best = **End the turn.** You have used your { $actions } actions.
    ▸ **Goal**: see what the others do, and whose is the best work of the round.
    ▸ **Press**: **{ $press }**.
lesson-best-done = Yours was the best work. Beginners often forget that only works bring income: plan one for almost every round.
lesson-best-else = Selling PP brings a few florins, but PP win the game. Keep them.
lesson-last = **The last round.** Let us jump to round { $rounds }. The minimum is { $minimum } WV now, and the { $card } alone comes to { $alone }. From now on florins only break ties.
    ▸ **Goal**: use your bonus card ({ $bonus }) and take **all** you can as PP: { $most } PP.
    ▸ **Press**: **{ $press }**, the bonus card, { $most } PP.
lesson-last-done = You used a bonus card before it expired and took { $most } PP instead of florins that no longer score.
lesson-last-else = After this round florins only break ties: use the bonus card and take { $most } PP, the most you can.
lesson-end = **The end of the game.** After this turn the best work scores and everyone reveals their prestige cards.
    ▸ **Goal**: see the final scoring. Your own prestige card: { $prestige }.
    ▸ **Press**: **{ $press }**.
lesson-end-done = Works, buildings and best works score PP on the way; prestige cards, won at auction and kept secret, often decide. That is the whole game: in each of { $rounds } rounds, one object at auction, then { $actions } actions, one of them a work whenever possible.
lesson-end-else = PP win the game: don't sell them now. End the turn.

## Orders for the auctions, given in advance

button-ahead-own = Bid ahead…
says-up-to = Bid up to { $limit } florins
hint-no-bid = pass immediately
move-bid-on-present = Bid up to …
move-bid-on-present-full = { $kind }: bid up to { $limit } florins, then pass
move-bid-ahead = Limit for an object
move-bid-ahead-full = { $limit ->
    [0] { $kind }: pass
   *[other] { $kind }: bid up to { $limit } florins, then pass
}
move-bid-on-others = Limit for anything else
move-bid-on-others-full = { $limit ->
    [0] Anything else: pass
   *[other] Anything else: bid up to { $limit } florins, then pass
}
move-put-up = When I open an auction, put up …
move-put-up-full = When I open an auction, put up: { $kind }
move-stay-out = Sit out the rest of this round's auctions
move-lay-there = If I win a landscape, place it …
move-lay-there-full = If I win a { $landscape }, place it on { $cells }
move-bid-on-characters = Limits for characters …
move-bid-on-characters-full = { move-set-limits-full }
move-keep-recruits = Keep every recruiting card I win
name-others = anything else
field-limit = What is your limit?
field-landscape = Which landscape?
value-limit = { $value } florins
