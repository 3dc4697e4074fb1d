### Philadelphia. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Philadelphia
title-about = Run an advertising agency: post ads for money and combos, or submit matching cards as roles for victory points (VP). The game ends with the round in which somebody reaches the goal; most points win.
cmd-title = phila
cmd-title-desc = Moves of Philadelphia

## Names: industries, occupations, cards

name-construction = Construction
name-leisure = Leisure
name-public = Public Service
name-transport = Transport
name-primary = Farm, Forest & Sea
name-finance = Finance
name-press = Press
name-specialist = Specialist
name-builder = Building Company
name-wrecker = Demolition Crew
name-architect = Design Office
name-painter = Painter
name-cafe = Café
name-cinema = Cinema
name-hotel = Hotel
name-amusement = Amusement Park
name-post_office = Post Office
name-fire_station = Fire Station
name-courthouse = Courthouse
name-library = Library
name-haulier = Haulier
name-railway = Railway Company
name-shipping = Shipping Line
name-airfield = Airfield
name-farmer = Farmer
name-forester = Forester
name-fisherman = Fisherman
name-mine = Mine
name-pawnshop = Pawnshop
name-insurance = Insurance Company
name-bank = Bank
name-broker = Brokerage
name-newspaper = Newspaper
name-printer = Print Shop
name-radio = Radio Station
name-publisher = Publisher
name-doctor = Doctor
name-guard = Guard
name-collector = Tax Collector
name-seer = Fortune Teller
name-inventor = Inventor
name-thief = Phantom Thief
name-detective = Detective
name-copywriter = Copywriter
name-builder-a = Building Company A
name-builder-b = Building Company B
name-builder-c = Building Company C
name-builder-d = Building Company D
name-wrecker-a = Demolition Crew A
name-wrecker-b = Demolition Crew B
name-wrecker-c = Demolition Crew C
name-architect-a = Design Office A
name-architect-b = Design Office B
name-painter-a = Painter A
name-painter-b = Painter B
name-cafe-a = Café A
name-cafe-b = Café B
name-cafe-c = Café C
name-cafe-d = Café D
name-cinema-a = Cinema A
name-cinema-b = Cinema B
name-cinema-c = Cinema C
name-hotel-a = Hotel A
name-hotel-b = Hotel B
name-amusement-a = Amusement Park A
name-amusement-b = Amusement Park B
name-post_office-a = Post Office A
name-post_office-b = Post Office B
name-post_office-c = Post Office C
name-post_office-d = Post Office D
name-fire_station-a = Fire Station A
name-fire_station-b = Fire Station B
name-fire_station-c = Fire Station C
name-courthouse-a = Courthouse A
name-courthouse-b = Courthouse B
name-library-a = Library A
name-library-b = Library B
name-haulier-a = Haulier A
name-haulier-b = Haulier B
name-haulier-c = Haulier C
name-haulier-d = Haulier D
name-railway-a = Railway Company A
name-railway-b = Railway Company B
name-railway-c = Railway Company C
name-shipping-a = Shipping Line A
name-shipping-b = Shipping Line B
name-airfield-a = Airfield A
name-airfield-b = Airfield B
name-farmer-a = Farmer A
name-farmer-b = Farmer B
name-farmer-c = Farmer C
name-farmer-d = Farmer D
name-forester-a = Forester A
name-forester-b = Forester B
name-forester-c = Forester C
name-fisherman-a = Fisherman A
name-fisherman-b = Fisherman B
name-mine-a = Mine A
name-mine-b = Mine B
name-pawnshop-a = Pawnshop A
name-pawnshop-b = Pawnshop B
name-pawnshop-c = Pawnshop C
name-pawnshop-d = Pawnshop D
name-insurance-a = Insurance Company A
name-insurance-b = Insurance Company B
name-insurance-c = Insurance Company C
name-bank-a = Bank A
name-bank-b = Bank B
name-broker-a = Brokerage A
name-broker-b = Brokerage B
name-newspaper-a = Newspaper A
name-newspaper-b = Newspaper B
name-newspaper-c = Newspaper C
name-newspaper-d = Newspaper D
name-printer-a = Print Shop A
name-printer-b = Print Shop B
name-printer-c = Print Shop C
name-radio-a = Radio Station A
name-radio-b = Radio Station B
name-publisher-a = Publisher A
name-publisher-b = Publisher B
name-doctor-a = Doctor A
name-guard-a = Guard A
name-collector-a = Tax Collector A
name-seer-a = Fortune Teller A
name-inventor-a = Inventor A
name-thief-a = Phantom Thief A
name-detective-a = Detective A
name-copywriter-a = Copywriter A

## Names: items, field card, roles

name-job_change = Job Change
name-extra_issue = Extra Issue
name-back_number = Back Number
name-same_day = Same-day Hiring
name-mass_posting = Mass Posting
name-second_roll = Second Roll
name-worlds_fair = World's Fair
name-pair = Pair
name-three = Three of a Kind
name-four = Four of a Kind
name-flush3 = Flush 3
name-flush4 = Flush 4

## Names: what may be settled in advance

name-shift = shift of the die
name-order = order of effects
name-effects = optional effects outside your turn
name-most = for the most reward gold
name-never = never
name-ask = ask me
name-listed = as listed
name-no = never use them

## Names of tables of numbers, for /about

name-numbers = Numbers of the rules
name-industries = Industries
name-roles = Roles
name-ads = Ad cards
name-items = Item cards
name-field_cards = Field card
name-ours = Made by us, because nobody published it

## Texts of cards, put together from the data of their effects

text-ad = { $industry }. Cost { $cost }; pays { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}; { $period ->
    [one] { $period } month
   *[other] { $period } months
}.
text-faces = Hired on { $faces }.
text-letter = { $letter }: { $faces }
text-letters = { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}, hired on { $letters }.
text-item = Item, cost { $cost }, { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}.
text-role = { $size } cards { $of ->
    [flush] of different names in one industry
   *[other] of one name
}: { $vp } VP.
text-no-effect = No effect.
text-both = { $first } { $second }
text-if-so = { $before }; if you do, { $does }
text-then = { $before }, then { $does }
text-if = { $condition } { $does }
text-hand-lte = with { $number } or fewer cards in hand
text-hand-gte = with { $number } or more cards in hand
text-own-ads-gte = with { $number } or more ads posted
text-money-lte = with { $number } gold or less
text-post-this = On posting: { $does }.
text-post-own-other = While posted, whenever you post another ad: { $does }.
text-hire-this = On hire: { $does }.
text-hire-own-other = While posted, whenever another ad of yours is hired: { $does }.
text-breach-this = On breach: { $does }.
text-breach-own-other = While posted, whenever another ad of yours breaches: { $does }.
text-explore-own-any = While posted, whenever you take the Explore action: { $does }.
text-acquire-own-any = While posted, whenever you take the Acquire action: { $does }.
text-submit-own-any = While posted, whenever you submit roles: { $does }.
text-buy-own-any = While posted, whenever you buy an item: { $does }.
text-update-start-own-any = At the start of the update phase: { $does }.
text-use-this = When used: { $does }.
text-gain-money = { $may ->
    [true] you may gain { $amount }
   *[other] gain { $amount }
}
text-lose-money = { $may ->
    [true] you may lose { $amount }
   *[other] lose { $amount }
}
text-steal-money-choose = { $may ->
    [true] you may take { $amount } from one other player of your choice
   *[other] take { $amount } from one other player of your choice
}
text-steal-money-opponents = { $may ->
    [true] you may take { $amount } from each other player
   *[other] take { $amount } from each other player
}
text-draw = { $may ->
    [true] you may draw { $amount }
   *[other] draw { $amount }
}
text-discard = { $may ->
    [true] you may discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your hand
   *[other] discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your hand
}
text-discard-up-to = { $may ->
    [true] you may discard { $n ->
    [one] { $n } card
   *[other] up to { $n } cards
} from your hand
   *[other] discard { $n ->
    [one] { $n } card
   *[other] up to { $n } cards
} from your hand
}
text-discard-any = { $may ->
    [true] you may discard any number of cards
   *[other] discard any number of cards
}
text-look = { $may ->
    [true] you may turn up the top { $look } ad cards, take { $take } and discard the rest
   *[other] turn up the top { $look } ad cards, take { $take } and discard the rest
}
text-salvage = { $may ->
    [true] you may take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your choice from the ad discard
   *[other] take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your choice from the ad discard
}
text-add-months = { $may ->
    [true] you may put { $n ->
    [one] { $n } month marker
   *[other] { $n } month markers
} on { $ads }
   *[other] put { $n ->
    [one] { $n } month marker
   *[other] { $n } month markers
} on { $ads }
}
text-remove-months = { $may ->
    [true] you may remove { $n ->
    [one] { $n } month marker
   *[other] { $n } month markers
} from { $ads }
   *[other] remove { $n ->
    [one] { $n } month marker
   *[other] { $n } month markers
} from { $ads }
}
text-remove-months-all = { $may ->
    [true] you may remove all month markers from { $ads }
   *[other] remove all month markers from { $ads }
}
text-return-ad = { $may ->
    [true] you may return { $ads } to hand
   *[other] return { $ads } to hand
}
text-scrap-ad = { $may ->
    [true] you may discard { $ads }
   *[other] discard { $ads }
}
text-retrigger = { $may ->
    [true] you may resolve the on-posting effect of { $ads } once more
   *[other] resolve the on-posting effect of { $ads } once more
}
text-hire-now = { $may ->
    [true] you may { $ads } is hired at once
   *[other] { $ads } is hired at once
}
text-post-ads = { $may ->
    [true] you may post up to { $n ->
    [one] { $n } ad
   *[other] { $n } ads
} from your hand{ $discount ->
    [0] { "" }
   *[other] , each for { $discount } less
}
   *[other] post up to { $n ->
    [one] { $n } ad
   *[other] { $n } ads
} from your hand{ $discount ->
    [0] { "" }
   *[other] , each for { $discount } less
}
}
text-extra-roll = { $may ->
    [true] you may let a second die also hire your ads this round
   *[other] this round a second die also hires your ads
}
text-amount = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}
text-count-own-ads-other = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} for each other ad you have posted{ $plus ->
    [0] { "" }
   *[other] { " " }and { $plus } more
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-count-months-on-this = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} for each month marker on this card{ $plus ->
    [0] { "" }
   *[other] { " " }and { $plus } more
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-count-event-roles = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} for each role{ $plus ->
    [0] { "" }
   *[other] { " " }and { $plus } more
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-count-event-cards = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} for each of these cards{ $plus ->
    [0] { "" }
   *[other] { " " }and { $plus } more
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-count-hand-size = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} for each card in your hand{ $plus ->
    [0] { "" }
   *[other] { " " }and { $plus } more
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-count-discarded = { $unit ->
    [gold] { $n } gold for each card discarded
   *[other] { $n ->
        [one] as many cards
       *[other] { $n } cards for each card discarded
    }
}{ $plus ->
    [0] { "" }
   *[other] { " " }and { $plus } more
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-count-scrapped-cost = { $unit ->
    [gold] gold
   *[other] cards
} equal to { $n ->
    [1] { "" }
   *[other] { $n } times{ " " }
}its printed cost{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}{ $max ->
    [-1] { "" }
   *[other] { " " }(at most { $max })
}
text-ads-this = this card
text-ads-event = it
text-ads-of = { $industry } ads
text-ads-any = ads
text-ads-choose = { $upto ->
    [true] up to{ " " }
   *[other] { "" }
}{ $n } of { $of ->
    [self] your{ " " }
    [opponents] the other players'{ " " }
   *[other] all players'{ " " }
}{ $other ->
    [true] other{ " " }
   *[other] { "" }
}{ $kind }
text-ads-all = { $of ->
    [self] each of your{ " " }
    [opponents] all{ " " }
   *[other] all{ " " }
}{ $other ->
    [true] other{ " " }
   *[other] { "" }
}{ $kind }{ $of ->
    [self] { "" }
    [opponents] { " " }of the other players
   *[other] { " " }of every player
}
text-standing = While posted: { $does }.
text-own-price = Price: { $does }.
text-in-play = While in play: { $does }.
text-post-cost-own-other-less = your other ads cost { $value_abs } less to post (minimum 0)
text-post-cost-own-other-more = your other ads cost { $value_abs } more to post
text-post-cost-this = it costs { $value } to post (this card counts as in hand)
text-item-cost-less = items cost you { $value_abs } less (minimum 0)
text-item-cost-more = items cost you { $value_abs } more
text-explore-reveal = your Explore turns up { $value } more
text-explore-take = your Explore takes { $value } more
text-hire-reward-own-other = your other ads pay { $value } more gold when hired
text-hire-reward-all = every hired ad pays its owner { $value } more gold
text-replace-loss = when an effect would make you lose gold, you gain { $value } gold instead
text-replace-loss-same = when an effect would make you lose gold, you gain that much instead
text-invert-post = harmful on-posting effects of your other ads are reversed (lose gold becomes gain, discard becomes draw, put markers becomes remove)
text-die-shift = in the hiring phase you may read the dice up to { $value } higher or lower for your ads

## Events

start-player-chosen = { $seat } is the start player{ $drawn ->
    [true] { " " }(drawn by lot)
   *[other] { "" }
}.
dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and { $gold } gold.
hand-drawn = You drew: { $cards }
market-opened = Items on sale: { $items }
round-started = Round { $round } begins; { $start_player } goes first.
explored = { $seat } explores: { $cards }
card-taken = { $seat } takes { $card }.
rest-discarded = To the ad discard: { $cards }
acquired = { $seat } acquires { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $gold_abs } gold.
ad-posted = { $seat } posts { $card } for { $gold_abs } gold.
item-bought = { $seat } buys { $item } for { $gold_abs } gold.
item-turned-up = New item on sale: { $item }
field-card-in-play = The field card is in play for everybody from now on: { $item }!
field-card-put-back = { $item } turned up and was shuffled back into the item deck.
items-shuffled = The item discard becomes the new item deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
role-scored = { $seat } submits { $role }: { $cards } (+{ $vp } VP)
submitted = { $seat } scores { $vp } VP; { $under ->
    [one] { $under } card goes
   *[other] { $under } cards go
} under the ad deck.
passed = { $seat } passes and shows the hand: { $cards } (+{ $gold } gold)
deck-refilled = The ad discard is shuffled under the ad deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
die-rolled = { $seat } rolls the die: { $face }
extra-die-rolled = Second die of { $seat }: { $face }
die-shifted = { $seat } reads the dice { $shift ->
    [0] as they are
    [-2] 2 lower
    [-1] 1 lower
   *[other] { $shift } higher
}.
shift-needless = { $seat } is not asked how to read the die: every shift would hire the same ads.
order-needless = Effects of { $seat } resolve as listed: every order comes to the same.
ad-hired = { $card } of { $seat } is hired: { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }and 1 card
   *[other] { " " }and { $cards } cards
}.
nobody-hired = The { $face } hires nobody.
ads-left = Off the field of { $seat }: { $cards }
month-passed = A month passes: one marker more on { $ads ->
    [one] { $ads } ad
   *[other] { $ads } ads
}.
ad-breached = { $card } of { $seat } breaches ({ $months ->
    [one] { $months } month
   *[other] { $months } months
}).
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $vp } VP and { $gold } gold!
   *[other] { $winners } share the victory with { $vp } VP and { $gold } gold!
}
habit-set = From now on, { $habit }: { $answer }
effect-paid = { $by } ({ $seat }): gains { $gold } gold { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-cost = { $by } ({ $seat }): { $gold ->
    [0] has no gold to lose
   *[other] loses { $gold_abs } gold
} { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
loss-replaced = { $by } ({ $seat }): instead of losing { $loss } gold, gains { $gold } gold through { $instead } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
gold-stolen = { $by } ({ $seat }): takes { $gold } gold from { $player } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
theft-replaced = { $by } ({ $seat }): { $player } loses nothing of { $loss } gold and gains { $gold } gold through { $instead } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-drew = { $by } ({ $seat }): draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-discarded = { $by } ({ $seat }): discards { $cards } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-turned-up = { $by } ({ $seat }): turns up { $cards } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-took = { $by } ({ $seat }): takes { $cards } from the ad discard { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
months-added = { $by } ({ $seat }): { $months ->
    [one] { $months } month marker
   *[other] { $months } month markers
} on { $ads } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
months-removed = { $by } ({ $seat }): { $months ->
    [one] { $months } month marker
   *[other] { $months } month markers
} off { $ads } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
all-months-removed = { $by } ({ $seat }): all month markers off { $ads } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
ad-returned = { $by } ({ $seat }): { $card } goes back to the hand of { $player } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
ad-scrapped = { $by } ({ $seat }): { $card } is discarded { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-repeated = { $by } ({ $seat }): the on-posting effect of { $card } once more { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-reversed = { $by } ({ $seat }): reversed by { $instead } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
extra-die-added = { $by } ({ $seat }): { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
} in this round { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}
effect-declined = { $by } ({ $seat }): not used { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-action = { $left ->
    [one] Your last action of this turn.
   *[other] { $left } actions to take.
} You have { $gold } gold.
await-action = { $seat }: { $left ->
    [one] { $left } action
   *[other] { $left } actions
} to take ({ $gold } gold)
ask-may-use = Use the effect of { $by }?
await-may-use = { $seat }: use { $by } or not
ask-choose-ads = { $by }: { $does ->
    [return_ad] Which ad goes back to hand?
    [scrap_ad] Which ad do you discard?
    [retrigger] Whose on-posting effect is resolved once more?
    [hire_now] Which ad is hired at once?
    [add_months] Which ad gets markers?
    [remove_months] Which ad loses markers?
   *[other] Which ad?
}{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to choose)
}
await-choose-ads = { $seat }: { $by }, choose an ad
ask-discard = { $by }: discard { $exact ->
    [true] { $most }
   *[other] up to { $most }
} of your cards.
await-discard = { $seat }: { $by }, discard cards
ask-take-discarded = { $by }: take a card from the ad discard{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to take)
}.
await-take-discarded = { $seat }: { $by }, take from the ad discard
ask-take-turned-up = Which card do you take? { $left } of { $count }.
await-take-turned-up = { $seat }: take { $left } of the { $count } cards turned up
ask-post-next = { $by }: post an ad{ $discount ->
    [0] { "" }
   *[other] { " " }for { $discount } less
} ({ $left } more at most), or stop. You have { $gold } gold.
await-post-next = { $seat }: { $by }, post an ad or stop
ask-choose-player = { $by }: against whom?
await-choose-player = { $seat }: { $by }, choose a player
ask-shift = You rolled { $faces }. Read it higher or lower for your ads?
await-shift = { $seat }: shift the die ({ $faces }) or not
ask-order = In which order do your effects resolve? { $effects }
await-order = { $seat }: put effects in order
effect-listed = { $number } { $by } { $cause ->
    [other-post] (posted: { $of })
    [other-hire] (hired: { $of })
    [other-breach] (breached: { $of })
    [post] (on posting)
    [hire] (on hire)
    [breach] (on breach)
    [explore] (Explore)
    [acquire] (Acquire)
    [submit] (roles submitted)
    [buy] (item bought)
    [update-start] (update phase)
   *[other] (item)
}

## Hints: what an answer would do

hint-ad = { $left ->
    [one] { $left } month left
   *[other] { $left } months left
}, cost { $cost }
hint-post = cost { $cost }, { $left } gold left
warn-item-rest = The first part of { $item } finds nothing here. You only do the rest: { $does }.
warn-item-nothing = { $item } would do nothing now.
hint-pay = { $gold } gold left
hint-player = has { $gold } gold
hint-shift = { $ads_count ->
    [0] nobody hired
   *[other] { $ads }: { $gold } gold{ $cards ->
        [0] { "" }
        [1] { " " }+ 1 card
       *[other] { " " }+ { $cards } cards
    }{ $effects ->
        [0] { "" }
       *[other] , effects + { $effects } gold
    }
}
hint-roles = { $roles_count ->
    [0] no role yet
   *[other] { $vp } VP: { $roles }
}

## Result

score-line = { $place }. { $seat }: { $points } VP, { $tiebreak } gold ({ $parts })
score-points = roles { $vp }
score-gold = gold { $gold }
points = { $points } VP
source-role-pair = Pairs
source-role-three = Three of a Kind
source-role-four = Four of a Kind
source-role-flush3 = Flushes of 3
source-role-flush4 = Flushes of 4
source-tiebreak = gold (if tied)

## Moves: button, whole move, slash command

move-explore = Explore
cmd-explore = explore
cmd-explore-desc = Turn up the top cards of the ad deck and take one
move-acquire = Acquire
move-acquire-full = Acquire { $count }
cmd-acquire = acquire
cmd-acquire-desc = Buy cards from the top of the ad deck, unseen
move-post = Post
move-post-full = Post { $card }
cmd-post = post
cmd-post-desc = Post an ad from your hand
move-buy = Buy
move-buy-full = Buy { $item }
says-buy = Buy { $item }. { $does }
cmd-buy = buy
cmd-buy-desc = Buy an item and use it at once
move-submit-best = Submit the best roles
move-submit-best-full = Submit for { $vp } VP: { $cards }
cmd-submit-best = best
cmd-submit-best-desc = Submit the best roles of your whole hand
move-submit-cards = Submit cards
move-submit-cards-full = Submit { $cards }
cmd-submit-cards = submit
cmd-submit-cards-desc = Submit chosen cards in their best roles
move-submit-roles = Compose roles
move-submit-roles-full = Submit roles of { $cards }
cmd-submit-roles = roles
cmd-submit-roles-desc = Submit exactly the roles you name
move-pass = Pass
cmd-pass = pass
cmd-pass-desc = Show your hand and take gold; only if nothing else is possible
move-take-card = Take
move-take-card-full = Take { $card }
cmd-take-card = take
cmd-take-card-desc = Take one of the cards that lie open
move-choose-ad = Choose an ad
move-choose-ad-full = Choose { $ad }
cmd-choose-ad = ad
cmd-choose-ad-desc = Choose the posted ad an effect is for
move-discard-card = Discard
move-discard-card-full = Discard { $card }
cmd-discard-card = discard
cmd-discard-card-desc = Discard a card of your hand
move-discard-cards = Discard cards
move-discard-cards-full = Discard { $cards }
cmd-discard-cards = throw
cmd-discard-cards-desc = Discard several cards of your hand
move-post-next = Post
move-post-next-full = Post { $card }
cmd-post-next = next
cmd-post-next-desc = Post an ad by the effect of an item
move-choose-player = Choose a player
move-choose-player-full = Against { $player }
cmd-choose-player = player
cmd-choose-player-desc = Choose whom an effect is against
move-use-effect = Use the effect
cmd-use-effect = use
cmd-use-effect-desc = Use the effect you are asked about
move-decline = No, or no more
cmd-decline = no
cmd-decline-desc = Do not use the effect, or nothing more of it
move-shift-die = Read the die
move-shift-die-full = Read the die: { $shift ->
    [0] as it is
   *[other] { $shift }
}
cmd-shift-die = shift
cmd-shift-die-desc = Read the die higher or lower for your ads
move-order-effects = Put in order
move-order-effects-full = Order: { $order }
cmd-order-effects = order
cmd-order-effects-desc = Choose the order of your effects
move-set-habit = Usual answers
move-set-habit-full = { $habit }: { $answer }
value-count = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
value-shift = { $value ->
    [0] as it is
   *[other] { $value }
}

## Fields of moves

field-count = How many cards?
opt-count = count
opt-count-desc = How many cards to buy
field-vp = For how many points?
opt-vp = points
opt-vp-desc = The points of the best roles
field-card = Which card?
opt-card = card
opt-card-desc = The card
field-item = Which item?
opt-item = item
opt-item-desc = The item to buy
field-roles = Which roles?
opt-roles = roles
opt-roles-desc = The roles with their cards
field-cards = Which cards?
opt-cards = cards
opt-cards-desc = The cards
field-ad = Which ad?
opt-ad = ad
opt-ad-desc = The posted ad
field-player = Which player?
opt-player = player
opt-player-desc = The player it is against
field-shift = How do you read the die?
opt-shift = shift
opt-shift-desc = How much higher or lower
field-order = In which order?
opt-order = order
opt-order-desc = The numbers of the effects in order

## Options of a table

option-start_player = First start player
option-start_player-desc = Who starts the first round.
option-start_player-random = drawn by lot
option-start_player-a = seat A
option-start_player-b = seat B
option-start_player-c = seat C
option-start_player-d = seat D
option-repeat_actions = Same action twice
option-repeat_actions-desc = Whether both actions of a turn may be of one kind (unpublished).
option-repeat_actions-true = allowed
option-repeat_actions-false = not allowed
option-second_pass = Pass for the second action
option-second_pass-desc = Whether a pass after one action still brings gold (unpublished).
option-second_pass-true = brings gold
option-second_pass-false = brings nothing
option-field_card = Field card turned up later
option-field_card-desc = What happens when the field card turns up during play (unpublished).
option-field_card-in_play = comes into play for all
option-field_card-put_back = is shuffled back
option-idle = When a player’s time is up
option-idle-desc = What is done for a player whose time is up and who can neither pass, explore nor acquire.
option-idle-posts = posts the cheapest ad
option-idle-scores = submits the best roles

## The rules, for /rules

chapter-aim = The aim

rules-aim = You work for an advertising agency. Cards in your hand are used in two ways: you *post* them as ads on your field, which brings gold, cards and combos; or you *submit* them in *roles*, which bring victory points (VP). Only roles bring VP.
    When somebody has { $goal } VP or more, the game ends with that round. Most VP win.
rules-cards = There are { $ads } ad cards of { $names } occupations in these industries: { $industries }. Every card of an occupation costs, pays and does the same; its letter (A, B, …) tells the copies apart, and each letter has its own die faces.
    An ad card shows: the cost to post it, the reward when it is hired (gold, and cards to draw), the die faces on which it is hired, its period in months, and its effect.
    There are also { $items } items of { $item_names } kinds, and a field card.

chapter-set-up = Set-up

rules-set-up = Each of the { $players } players draws { $hand } ad cards and takes { $gold } gold. { $slots } items lie open; if the field card is among them, it goes back, the deck is shuffled and another item takes its place. { $drawn ->
        [true] The start player is drawn by lot.
       *[other] The table has named the start player: seat { $start_seat }.
    }

chapter-round = A round

rules-round = Action phase: clockwise from the start player, everybody takes a whole turn of { $actions } actions.
    Hiring phase: one die for everybody decides which ads are hired.
    Update phase: a month passes; ads whose period is over breach.
    Then the start player's role passes clockwise and a new round begins.

chapter-actions = Your actions

rules-turn-actions = In your turn you must take { $actions } actions, each one of these{ $repeat ->
        [true] ; both may be the same
       *[other] , both of different kinds at this table
    }:
    - *Explore*: turn up the top { $reveal } cards of the ad deck, take { $take }, discard the rest face up. Not with { $limit } or more cards in hand.
    - *Acquire*: buy 1 to { $most } cards from the top of the deck, unseen, for { $card_price } gold each. Your hand may not go past { $limit }.
    - *Post*: pay the cost of an ad in your hand and put it on your field. There is no limit to your ads.
    - *Buy*: pay for an open item and use it at once; a new item is turned up. Not in the first round, and at most { $items_per_turn } a turn.
    - *Submit*: show any number of roles from your hand at once and score them.
    - *Pass*: only if none of the others is possible. You show your hand and take { $pass_gain } gold, and your turn ends.{ $second_pass ->
        [true] { "" }
       *[other] { " " }At this table a pass for the second action brings no gold.
    }
rules-hand = The limit of { $limit } cards holds for Explore and Acquire only. Rewards and effects may take your hand past it, and nobody discards down.
    The ad discard lies open to all. If the ad deck holds too few cards, the discard is shuffled under it first.
rules-field-card = { $in_play ->
        [true] If the field card turns up while the market is refilled, it lies in play for everybody to the end of the game, and the slot gets the next item.
       *[other] If the field card turns up while the market is refilled, it is shuffled back and the slot gets another item.
    } When the item deck is empty, the item discard is shuffled into a new one.

chapter-roles = Roles

rules-roles = { $roles }
    Specialists are in no role. A flush may not contain two cards of one name. A card counts in one role only; one bad role rejects the whole submission. You may declare less than the best.
    The submitted cards are shuffled together with the whole ad discard and go under the ad deck.

chapter-hiring = The hiring phase

rules-hiring = The start player's die is rolled for everybody. Every posted ad whose faces contain it is hired, yours and the others'.
    First every hired ad pays its reward: gold, then cards. Then come the effects, player by player in order from the start player. Last, all hired ads leave for the ad discard; until then they count as posted and their effects hold.
rules-shift-dice = Who may read the die higher or lower does so for the own ads only; past { $faces } or below 1 it hires nothing. You are asked only if it makes a difference: where every shift hires the same ads, the die is read as it fell, and the log says so.
rules-arrange-effects = If several of your effects are due in the hiring phase, you choose their order. You are asked only if the order can make a difference and you have not settled it in advance; where it can't, they resolve as listed, and the log says so.
rules-ask-together = Where effects of several players ask for something in the hiring phase, all are asked together as far as no answer depends on another; the effects are resolved in order from the start player all the same. Nobody sees your answer before all have answered, and until then you can change it.

chapter-update = The update phase

rules-update = First effects of the start of the phase. Then every posted ad gets a month marker. Ads that now have as many markers as their period breach: their breach effects follow, then they are discarded without a reward. Markers that an effect adds earlier never breach by themselves.

chapter-end = The end

rules-end = After the update phase, if anybody has { $goal } VP or more, the game is over. Points beyond { $goal } count. Most VP win; then most gold; if that is equal too, the victory is shared.

chapter-effects = Effects

rules-effects = “On posting”, “on hire” and “on breach” happen once to the card itself; “while posted” holds as long as the card lies on your field. No effect reacts to what other players do.
    When something happens, first the card it happened to resolves, then your other ads, the oldest first. What is set off on the way is finished before anything else. What is only partly possible is done as far as it goes; an effect of an ad whose first part is impossible is skipped, while an item still does the rest (used without a card in hand, Job Change still draws 1; so does Same-day Hiring without an ad).
rules-chains = No chain of effects posts or hires the same card twice within one action.
rules-losses = Costs are no losses. Where an effect would make you lose gold, a reversal comes first, then what replaces the loss; you can't lose more than you have.
rules-may-use = An effect with “you may” asks you first, and you can say no.
rules-choose-ads = Choose the ad the effect is for. Where there is only one, it is taken without asking.
rules-choose-opponent = Choose whom the effect is against. What it takes from somebody is what that player really loses.
rules-discard-from-hand = Choose cards of your hand to discard. They lie open then.
rules-take-from-discard = Choose any card of the ad discard; everybody sees which.
rules-take-turned-up = Choose among the cards turned up; the rest go to the ad discard.
rules-post-from-hand = Post an ad of your hand for its reduced cost with all that this sets off, or stop.
rules-orders = In the hiring phase you are asked wherever your answer makes a difference. Some answers can be given in advance, at any time and seen by nobody else: how to read the die (the most reward gold does not count what effects bring), the order of effects, to use no effect you may decline outside your turn. Then the others need not wait for you.
rules-hidden = Secret: your hand (how many cards is open) and the order of the decks. Open: all fields, gold, VP, both discards, and every card that was shown when it went to a hand.

chapter-items = Items and the field card

rules-items = { $item_list }
rules-field = { $field_list }

chapter-ads-construction = Construction

rules-ads-construction = { $ads_construction }

chapter-ads-leisure = Leisure

rules-ads-leisure = { $ads_leisure }

chapter-ads-public = Public Service

rules-ads-public = { $ads_public }

chapter-ads-transport = Transport

rules-ads-transport = { $ads_transport }

chapter-ads-primary = Farm, Forest & Sea

rules-ads-primary = { $ads_primary }

chapter-ads-finance = Finance

rules-ads-finance = { $ads_finance }

chapter-ads-press = Press

rules-ads-press = { $ads_press }

chapter-ads-specialist = Specialist

rules-ads-specialist = { $ads_specialist }

chapter-sources = Where the cards come from

rules-sources = The course of the game, the roles and the numbers of cards are published. Of the cards, these names are: { $known_names }. What these do is: { $known_effects }.
    All else is ours, because nobody has published it: the other names, every cost, reward, die face and period, the effects of { $own_effects } occupations, the other items, the field card's effect and the wording of all texts. It was balanced by simulated games.
rule-role = { $role }: { $size } cards { $of ->
    [flush] of different names in one industry
   *[other] of one name
}, { $vp } VP
rule-item = { $item } ({ $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}, cost { $cost }): { $does }
rule-field = { $card }: { $does }
rule-ad = { $name }: cost { $cost }, pays { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}, { $period ->
    [one] { $period } month
   *[other] { $period } months
}, faces { $letters }. { $does }

## Refusals

ERR_PLAYER_COUNT = This game is for { $least } to { $most } players; you are { $have }.
ERR_START_PLAYER = The chosen start player has no seat: you are { $have } players.
ERR_SAME_ACTION = At this table the second action must be of another kind.
ERR_POSTED_ALREADY = { $card } was already posted by an effect of this action.
BAD_CHOICE = That is not one of the options.
HAND_FULL = You have { $limit } or more cards: you cannot Explore.
DECK_EMPTY = There are not enough cards left.
ACQUIRE_RANGE = Acquire 1 to { $most } cards.
HAND_LIMIT = Your hand would exceed { $limit } cards.
NO_MONEY = Not enough gold (need { $need }, have { $have }).
NOT_IN_HAND = { $card } is not in your hand.
ITEM_FIRST_ROUND = Items cannot be bought in the first round.
ITEM_LIMIT = Only one item a turn.
NO_SUCH_ITEM = There is no such item on sale.
NO_ROLE = There is no role among these cards.
UNKNOWN_ROLE = There is no such role. Roles: { $roles }.
ROLE_SIZE = { $role } needs { $size } cards, not { $have }.
ROLE_SPECIALIST = Specialists cannot be used in roles: { $cards }.
ROLE_NOT_SAME_NAME = { $role } needs cards of one name, not { $names }.
ROLE_NOT_SAME_INDUSTRY = { $role } needs cards of one industry, not { $industries }.
ROLE_DUPLICATE_NAME = { $role } cannot contain two cards of one name: { $names }.
CARD_REUSED = A card cannot be used in two roles: { $cards }.
ACTION_AVAILABLE = You cannot pass while an action is possible.

## The whole position and the hand as text

heading-round = Round { $round }, start player { $start_player }
position-market = Items on sale: { $items }.
position-field-cards = Field card in play: { $cards }.
position-decks = Face down: { $cards ->
    [one] { $cards } ad card
   *[other] { $cards } ad cards
} and { $items ->
    [one] { $items } item
   *[other] { $items } items
}.
position-discard = Ad discard ({ $count }), newest first: { $cards }.
position-item-discard = Item discard: { $items }.
position-roll = Last roll { $face }; hired: { $cards }.
heading-seat = { $seat }
position-seat = { $vp } VP, { $gold } gold, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
position-known = Cards of the hand that can be seen: { $cards }.
position-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} more in this round.
position-ad = { $card }: month { $months } of { $period }, hired on { $faces }, would pay { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}.
heading-shop = What lies in the market and in play
position-item = { $item }: cost { $cost }. { $does }
heading-unseen = Cards not to be seen anywhere: in the deck or in hands
position-copies = { $name } { $count }
position-unseen = { $industry }: { $names }.
hand-kind-hand = Hand
heading-hand = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-card = { $card } ({ $industry }): cost now { $cost }, pays { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}, faces { $faces }, { $period ->
    [one] { $period } month
   *[other] { $period } months
}. { $does } Roles: { $roles }.
figure-gold = { $value } gold
figure-vp = { $value } VP
figure-cards = { $value ->
    [one] { $value } card
   *[other] { $value } cards
} in hand

## Pictures

picture-round = Round { $round }
picture-over = { $winners ->
    [1] wins with { $vp } VP and { $gold } gold
   *[other] share the victory with { $vp } VP and { $gold } gold
}
picture-ask-action = { $left ->
    [one] one action left
   *[other] { $left } actions to take
}
picture-ask-may-use = { $by }: use it?
picture-ask-choose-ads = { $by }: choose an ad
picture-ask-discard = { $by }: discard cards
picture-ask-take-discarded = { $by }: take from the discard
picture-ask-take-turned-up = take { $left } of the cards turned up
picture-ask-post-next = { $by }: post an ad or stop
picture-ask-choose-player = { $by }: choose a player
picture-ask-shift = shift the die or not
picture-ask-order = put effects in order
picture-hired = { $count ->
    [0] nobody was hired
   *[other] hired: { $ads }
}
picture-no-roll = The die has not been rolled yet.
picture-no-ads = no ads
picture-no-discard = no discards
picture-known = Known: { $cards }
picture-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
picture-no-roles = makes no roles
picture-item = Item
picture-field-card = Field card
picture-hand-empty = No cards in hand.
picture-comma = { ", " }
picture-colon = { ": " }

## What the symbols mean

legend-construction = Construction
legend-leisure = Leisure
legend-public = Public Service
legend-transport = Transport
legend-primary = Farm, Forest & Sea
legend-finance = Finance
legend-press = Press
legend-specialist = Specialist
legend-vp = Victory points; the game ends at { $goal }
legend-coin = Gold
legend-card_back = Cards in hand, in the deck, or drawn as a reward
legend-month = A month marker: so many months are over
legend-month_left = A month still to come before the ad breaches
legend-calendar = Posting period in months
legend-die = The last roll; filled faces on an ad are those that hire it
legend-start = Start player
legend-item = Item cards
legend-field = The field card is in play

## Advice

advice-roles-change = the roles in hand go from { $before } to { $after } VP
advice-company = { $names ->
    [0] no card of its name in hand
    [one] { $names } card of its name in hand
   *[other] { $names } cards of its name in hand
}, { $industries } more of its industry
advice-points = { $points } VP
advice-vp = { $way ->
    [more] should bring { $about } VP
   *[less] costs { $about } VP
}
advice-won = { $way ->
    [more] puts you ahead at the goal
   *[less] lets the lead at the goal go
}
advice-gold = { $way ->
    [more] leaves you gold worth { $worth } VP more
   *[less] spends gold worth { $worth } VP
}
advice-gold-none = your gold stays as much
advice-roles = { $way ->
    [more] the hand then makes roles for { $about } VP more
   *[less] takes { $about } VP from the roles in hand
}
advice-hand = { $way ->
    [more] a better hand: more cards, and more that go together
   *[less] a poorer hand: fewer cards, or fewer that go together
}
advice-field = { $way ->
    [more] your ads may then pay { $about } gold more
   *[less] your ads may then pay { $about } gold less
}
advice-dice = { $way ->
    [more] a further die may bring { $about } gold
   *[less] fewer dice: { $about } gold less to be hoped for
}
advice-rivals = { $way ->
    [more] the best of the others gets { $about } VP
   *[less] takes { $about } VP from the best of the others
}

## Lesson: a first game for /tutorial

lesson-hand = **Welcome to the agency.** Your hand serves two ends. Cards you **post** as ads bring gold and more cards; cards you **submit** in **roles** bring victory points. Only roles bring points: at { $goal } the game ends with that round.
    Each card shows the cost to post it (top right), its pay when hired (behind the arrow), the faces of the die that hire it (in black), how many months it may wait (calendar) and, below, what it does as an ad.
    ▸ **Question**: which of your cards is the dearest to post?
lesson-hand-done = { $card } costs { $cost } gold, a lot of your first { $gold }; it pays { $pays } when it is hired. The letter behind a name tells the copies apart: only the faces differ.
lesson-hand-else = The cost stands in the coin's frame beside the name; what comes after the arrow is what the ad pays.
lesson-explore = **Your turn has { $actions } actions.** The cheapest: explore. It costs nothing, turns up { $reveal } cards, and { $take } of them is yours.
    ▸ **Goal**: see what there is.
    ▸ **Press**: **{ $press }**. It turns cards up, so it can't be taken back.
lesson-explore-done = The deck lies open for a moment. What you don't take goes to the discard, for all to see.
lesson-explore-else = First look what lies on the deck: it is free.
lesson-take = **Collect with a plan.** You hold a Post Office already. Two cards of one name are a pair ({ $pair_vp } VP), more of a name or of one industry are worth much more.
    ▸ **Goal**: take { $card }.
    ▸ **Press**: **{ $press }**: { $card }.
lesson-take-done = A pair, and with luck it grows. Don't submit it too early: bigger roles are worth more for each card.
lesson-take-else = A good card, but { $card } fits your hand: same name, same role.
lesson-post = **Second action: post an ad.** { $card } costs { $cost } gold and is hired on { $faces_list }. After the last turn of the round **one die** is rolled for everybody: every ad that shows its face is hired and pays.
    ▸ **Goal**: post { $card }.
    ▸ **Press**: **{ $press }**: { $card }. It is your last action, so the turn ends with it.
lesson-post-done = The die fell on one of the faces of { $card }: it paid { $pays } gold and a card, then left your field. Ads that wait too long breach and are lost, so post what has good faces, and several at once.
lesson-post-else = That can be posted too. { $card } is cheaper and has more faces.
lesson-post-later = That may come later: ads earn the money for it. Use this action to post { $card }.
lesson-acquire = **The next round.** You have more gold. You can acquire cards unseen from the deck, { $card_price } gold each, as long as your hand stays within { $limit }.
    ▸ **Goal**: acquire some cards.
    ▸ **Press**: **{ $press }** and how many.
lesson-acquire-done = Gold brings cards, cards make ads and roles: that is the engine. From round { $items_from } on **Buy** offers a third use of gold, the items in the market.
lesson-acquire-else = For once, spend gold on cards: at the end it only breaks ties.
lesson-months = **Some rounds later.** Your field: each ad has a circle for every month it may wait, and the dark ones are the months it has waited. When all are dark, it **breaches**: it is lost without pay.
    ▸ **Question**: which of your ads breaches first, if the die doesn't help?
lesson-months-done = { $card } may wait { $months } months and has { $left } left. Beginners post slow ads late: near the end an ad that is not hired in time is only a card less in hand.
lesson-months-else = Count the circles of each ad that are still light: fewer of them is sooner.
lesson-roles = **What cards are worth together.** In roles the name or the industry counts:
    { $roles }
    ▸ **Question**: the red words on your cards tell which roles they make. Which of those roles is worth most?
lesson-roles-done = Three of one name: { $three } VP. Cards that lie posted can't be submitted, they are not in your hand: every card is either an ad or part of a role.
lesson-roles-else = Compare the points in the list above.
lesson-submit = **The end is near.** You have { $have } VP and the last action of this round. In your hand are roles for { $vp } VP.
    ▸ **Goal**: submit the best roles and end the game.
    ▸ **Press**: **Submit for { $vp } VP…**. The best split is worked out for you.
lesson-submit-done = { $after } VP: { $goal } are reached, so the game ended with this round. Most VP win, then most gold. Beware of whoever keeps a big hand to submit it at once.
lesson-submit-else = Nothing else brings points: submit { $vp } VP now, the round ends the game.
lesson-submit-by-hand = You can also put roles together by hand. Here the best way is worked out for you already: press **Submit for { $vp } VP…**.

## Orders given in advance

move-take-if-turned-up = Take from cards turned up
move-take-if-turned-up-full = When cards are turned up for me: take one of { $industry }, the dearest
move-take-dearest = When cards are turned up for me: else take the dearest
field-industry = Of which industry?
move-read-die = How to read the die
move-read-die-full = When I may shift the die: { $reading }
field-reading = How do you read it?
move-resolve-as-listed = Order of my effects: as listed
move-decline-outside-turn = Outside my turn: use no effect I may decline
