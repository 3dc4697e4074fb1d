### Philadelphia. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Philadelphia
title-about = Run an advertising agency: post ads for money and combos, or submit sets of matching cards for victory points (VP). The game ends with the round in which a player reaches the goal; most points win.
cmd-title = phila
cmd-title-desc = Moves in Philadelphia

## Names: industries, occupations, cards

name-construction = Construction
name-leisure = Leisure
name-public = Public Service
name-transport = Transport
name-primary = Land & Sea
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
name-most = the reading that pays most
name-never = never
name-ask = ask me
name-listed = as listed
name-no = never use them

## Names of tables of numbers, for /about

name-numbers = Numbers of the rules
name-industries = Industries
name-roles = Sets
name-ads = Ad cards
name-items = Item cards
name-field_cards = Field card
name-ours = Made by us, because nobody published it

## Texts of cards, put together from the data of their effects

text-ad = { $industry }. Cost { $cost }; pays { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}; period { $period ->
    [one] { $period } month
   *[other] { $period } months
}.
text-faces = Hired on { $faces }.
text-letter = { $letter } { $faces }
text-letters = { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}, hired on { $letters }.
text-item = Item. Costs { $cost } gold; { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}.
text-role = { $size } cards { $of ->
    [flush] of one industry with different names
   *[other] of the same name
}: { $vp } VP.
text-no-effect = No effect.
text-both = { $first } { $second }
text-if-so = { $before }; if you do, { $does }
text-then = { $before }, then { $does }
text-if = { $condition }, { $does }
text-cost-if = { $does } { $condition } (this card included)
text-hand-lte = with { $number } or fewer cards in hand
text-hand-gte = with { $number } or more cards in hand
text-own-ads-gte = with { $number } or more ads posted
text-gold-lte = with { $number } gold or less
text-post-this = On posting: { $does }.
text-post-own-other = While posted: whenever you post another ad, { $does }.
text-hire-this = On hire: { $does }.
text-hire-own-other = While posted: whenever another of your ads is hired, { $does }.
text-breach-this = On expiry: { $does }.
text-breach-own-other = While posted: whenever another of your ads expires, { $does }.
text-explore-own-any = While posted: whenever you take the Explore action, { $does }.
text-acquire-own-any = While posted: whenever you take the Acquire action, { $does }.
text-submit-own-any = While posted: whenever you submit sets, { $does }.
text-buy-own-any = While posted: whenever you buy an item, { $does }.
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
    [true] you may reveal the top { $look } ad cards, take { $take } and discard the rest
   *[other] reveal the top { $look } ad cards, take { $take } and discard the rest
}
text-salvage = { $may ->
    [true] you may take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your choice from the ad discard pile
   *[other] take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your choice from the ad discard pile
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
    [true] you may return { $ads } to your hand
   *[other] return { $ads } to your hand
}
text-scrap-ad = { $may ->
    [true] you may discard { $ads }
   *[other] discard { $ads }
}
text-retrigger = { $may ->
    [true] you may repeat the on-posting effect of { $ads }
   *[other] repeat the on-posting effect of { $ads }
}
text-hire-now = { $may ->
    [true] you may have { $ads } hired immediately
   *[other] { $ads } is hired immediately
}
text-post-ads = { $may ->
    [true] you may post up to { $n ->
    [one] { $n } ad
   *[other] { $n } ads
} from your hand{ $discount ->
    [0] { "" }
   *[other] , each at a discount of { $discount }
}
   *[other] post up to { $n ->
    [one] { $n } ad
   *[other] { $n } ads
} from your hand{ $discount ->
    [0] { "" }
   *[other] , each at a discount of { $discount }
}
}
text-extra-roll = { $may ->
    [true] this round you may let an extra die also hire your ads
   *[other] this round an extra die also hires your ads
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
   *[other] { " " }plus { $plus }
}{ $max ->
    [0] { "" }
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
   *[other] { " " }plus { $plus }
}{ $max ->
    [0] { "" }
   *[other] { " " }(at most { $max })
}
text-count-event-roles = { $unit ->
    [gold] { $n } gold
   *[other] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} for each set{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}{ $max ->
    [0] { "" }
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
   *[other] { " " }plus { $plus }
}{ $max ->
    [0] { "" }
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
   *[other] { " " }plus { $plus }
}{ $max ->
    [0] { "" }
   *[other] { " " }(at most { $max })
}
text-count-discarded = { $unit ->
    [gold] { $n } gold for each card discarded
   *[other] { $n ->
        [one] as many
       *[other] { $n } cards for each card discarded
    }
}{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}{ $max ->
    [0] { "" }
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
    [0] { "" }
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
text-own-price = { $does }.
text-in-play = While in play: { $does }.
text-post-cost-own-other-less = your other ads cost { $value_abs } less to post (minimum 0)
text-post-cost-own-other-more = your other ads cost { $value_abs } more to post
text-post-cost-this = Costs { $value } to post
text-item-cost-less = items cost you { $value_abs } less (minimum 0)
text-item-cost-more = items cost you { $value_abs } more
text-explore-reveal = your Explore reveals { $value ->
    [one] { $value } more card
   *[other] { $value } more cards
}
text-explore-take = your Explore takes { $value ->
    [one] { $value } more card
   *[other] { $value } more cards
}
text-hire-reward-own-other = your other ads pay { $value } more gold when hired
text-hire-reward-all = every hired ad pays its owner { $value } more gold
text-replace-loss = if an effect would make you lose gold, you gain { $value } gold instead
text-replace-loss-same = if an effect would make you lose gold, you gain that much instead
text-invert-post = harmful on-posting effects of your other ads are reversed (lose gold → gain gold, discard → draw, add markers → remove markers)
text-die-shift = in the hiring phase you may read the dice up to { $value } higher or lower for your ads

## Events

start-player-chosen = { $seat } is the starting player{ $drawn ->
    [true] { " " }(chosen at random)
   *[other] { "" }
}.
dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and { $gold } gold.
hand-drawn = You draw: { $cards }.
market-opened = The items on sale are { $items }.
round-started = Round { $round } begins; { $start_player } is the starting player.
explored = { $seat } explores and reveals { $cards }.
card-taken = { $seat } takes { $card }.
rest-discarded = The rest is discarded: { $cards }.
acquired = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $gold_abs } gold.
ad-posted = { $seat } posts { $card } for { $gold_abs } gold.
item-bought = { $seat } buys { $item } for { $gold_abs } gold.
item-turned-up = { $item } is now on sale.
field-card-in-play = The field card comes into play for everyone: { $item }.
field-card-put-back = { $item } was revealed and is shuffled back into the item deck.
items-shuffled = The item discard pile becomes the new item deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
role-scored = { $seat } submits a { $role }: { $cards } (+{ $vp } VP).
submitted = { $seat } scores { $vp } VP. The submitted cards and the ad discard pile ({ $under ->
    [one] { $under } card
   *[other] { $under } cards
}) go under the ad deck.
passed = { $seat } passes and shows their hand: { $cards }{ $gold ->
    [0] { "" }
   *[other] { " " }(+{ $gold } gold)
}.
deck-refilled = The ad discard pile is shuffled and goes under the ad deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
die-rolled = { $seat } rolls a { $face } for everyone.
extra-die-rolled = { $seat }'s extra die shows a { $face }.
die-shifted = { $seat } reads the die { $shift ->
    [0] as it is
    [-2] 2 lower
    [-1] 1 lower
   *[other] { $shift } higher
}.
shift-needless = { $seat } is not asked how to read the die: every shift would hire the same ads.
order-needless = { $seat }'s effects resolve as listed: their order makes no difference.
ad-hired = { $seat }'s { $card } is hired: { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }and 1 card
   *[other] { " " }and { $cards } cards
}.
nobody-hired = No ad is hired on a { $face }.
ads-left = { $seat } discards { $cards } from the field.
month-passed = A month passes{ $ads ->
    [0] { "" }
    [one] : { $ads } ad gets a month marker
   *[other] : { $ads } ads get a month marker each
}.
ad-breached = { $seat }'s { $card } expires after { $months ->
    [one] { $months } month
   *[other] { $months } months
}.
game-ended = The game is over. { $winners_count ->
    [one] { $winners } wins with { $vp } VP and { $gold } gold.
   *[other] { $winners } share the victory with { $vp } VP and { $gold } gold each.
}
habit-set = An automatic answer is saved for { $habit }: { $answer }.
effect-cause = { $cause ->
    [other-post] { " " }(posted: { $of })
    [other-hire] { " " }(hired: { $of })
    [other-breach] { " " }(expired: { $of })
    [post] { " " }(on posting)
    [hire] { " " }(on hire)
    [breach] { " " }(on expiry)
    [explore] { " " }(Explore)
    [acquire] { " " }(Acquire)
    [submit] { " " }(sets submitted)
    [buy] { " " }(item bought)
    [update-start] { " " }(update phase)
   *[other] { "" }
}
effect-paid = { $seat } gains { $gold } gold from { $by }{ $why }.
effect-cost = { $seat } { $gold ->
    [0] has no gold to lose to
   *[other] loses { $gold_abs } gold to
} { $by }{ $why }.
loss-replaced = { $seat } gains { $gold } gold instead of losing { $loss } to { $by }{ $why }, thanks to { $instead }.
gold-stolen = { $seat } takes { $gold ->
    [0] no gold
   *[other] { $gold } gold
} from { $player } with { $by }{ $why }.
theft-replaced = Instead of losing { $loss } gold to { $seat }'s { $by }{ $why }, { $player } gains { $gold }, thanks to { $instead }.
effect-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with { $by }{ $why }.
effect-discarded = { $seat } discards { $cards } for { $by }{ $why }.
effect-turned-up = { $seat } reveals { $cards } with { $by }{ $why }.
effect-took = { $seat } takes { $cards } from the ad discard pile with { $by }{ $why }.
months-added = { $seat } puts { $months ->
    [one] { $months } month marker
   *[other] { $months } month markers
}{ $ads_count ->
    [one] { "" }
   *[other] { " " }each
} on { $ads } with { $by }{ $why }.
months-removed = { $seat } removes { $months ->
    [one] { $months } month marker
   *[other] { $months } month markers
}{ $ads_count ->
    [one] { "" }
   *[other] { " " }each
} from { $ads } with { $by }{ $why }.
all-months-removed = { $seat } removes all month markers from { $ads } with { $by }{ $why }.
ad-returned = { $own ->
    [true] { $seat } takes { $card } back into their hand
   *[other] { $seat } returns { $card } to { $player }'s hand
} with { $by }{ $why }.
ad-scrapped = { $seat } discards the ad { $card } for { $by }{ $why }.
effect-repeated = { $seat } repeats the on-posting effect of { $card } with { $by }{ $why }.
effect-reversed = { $seat }'s { $instead } reverses the effect of { $by }{ $why }.
extra-die-added = { $seat } gets { $dice ->
    [one] { $dice } extra die
   *[other] { $dice } extra dice
} this round from { $by }{ $why }.
effect-declined = { $seat } does not use { $by }{ $why }.

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-action = You have { $left ->
    [one] { $left } action
   *[other] { $left } actions
} left.
await-action = { $seat }: { $left ->
    [one] { $left } action
   *[other] { $left } actions
} left, { $gold } gold
ask-may-use = Use the effect of { $by }?
await-may-use = { $seat }: use { $by } or not
ask-choose-ads = { $by }: { $does ->
    [return_ad] which ad returns to hand?
    [scrap_ad] which ad do you discard?
    [retrigger] which ad's on-posting effect do you repeat?
    [hire_now] which ad is hired immediately?
    [add_months] which ad gets markers?
    [remove_months] which ad loses markers?
   *[other] which ad?
}{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to choose)
}
await-choose-ads = { $seat }: { $by }, choose an ad
ask-discard = { $by }: { $may ->
    [true] you may discard
   *[other] discard
} { $exact ->
    [true] { $most }
   *[other] up to { $most }
} of your cards.
await-discard = { $seat }: { $by }, discard cards
ask-take-discarded = { $by }: take a card from the ad discard pile{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to take)
}.
await-take-discarded = { $seat }: { $by }, take from the discard pile
ask-take-turned-up = Take one of the { $count } revealed cards{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to take)
}.
await-take-turned-up = { $seat }: take { $left } of the { $count } revealed cards
ask-post-next = { $by }: post an ad{ $discount ->
    [0] { "" }
   *[other] { " " }at a discount of { $discount }
} (up to { $left } more), or stop.
await-post-next = { $seat }: { $by }, post an ad or stop
ask-choose-player = { $by }: which player?
await-choose-player = { $seat }: { $by }, choose a player
ask-shift = The roll is { $faces }. Do you read it higher or lower for your ads?
await-shift = { $seat }: read the die ({ $faces }) higher or lower, or not
ask-order = In which order do your effects resolve? { $effects }
await-order = { $seat }: put effects in order
effect-listed = { $number } { $by }{ $why }

## Hints: what an answer would do

hint-ad = { $left ->
    [one] { $left } month left
   *[other] { $left } months left
}, printed cost { $cost }
hint-post = costs { $cost }, leaves { $left } gold
warn-item-rest = The first part of { $item } has no effect now. You do only the rest: { $does }.
warn-item-nothing = { $item } would have no effect now.
hint-pay = leaves { $gold } gold
hint-player = has { $gold } gold
hint-shift = { $ads_count ->
    [0] no ad hired
   *[other] { $ads }: { $gold } gold{ $cards ->
        [0] { "" }
        [1] { " " }+ 1 card
       *[other] { " " }+ { $cards } cards
    }{ $effects ->
        [0] { "" }
       *[other] , + { $effects } gold from effects
    }
}
hint-roles = { $roles_count ->
    [0] no set yet
   *[other] { $vp } VP: { $roles }
}

## Result

score-line = { $place }. { $seat }: { $points } VP, { $tiebreak } gold
score-points = sets { $vp }
score-gold = gold { $gold }
points = { $points } VP
source-role-pair = Pairs
source-role-three = Three of a Kind
source-role-four = Four of a Kind
source-role-flush3 = Flush 3
source-role-flush4 = Flush 4
source-tiebreak = gold (if tied)

## Moves: button, whole move, slash command

move-explore = Explore
cmd-explore = explore
cmd-explore-desc = Reveal the top cards of the ad deck and take one
move-acquire = Acquire
move-acquire-full = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cmd-acquire = acquire
cmd-acquire-desc = Draw cards from the ad deck for gold
move-post = Post
move-post-full = Post { $card }
cmd-post = post
cmd-post-desc = Post an ad from your hand
move-buy = Buy
move-buy-full = Buy { $item }
says-buy = Buy { $item }. { $does }
cmd-buy = buy
cmd-buy-desc = Buy an item and use it immediately
move-submit-best = Submit the best sets
move-submit-best-full = Submit for { $vp } VP: { $cards }
cmd-submit-best = best
cmd-submit-best-desc = Submit the best sets of your whole hand
move-submit-cards = Submit cards
move-submit-cards-full = Submit { $cards }
cmd-submit-cards = submit
cmd-submit-cards-desc = Submit chosen cards as their best sets
move-submit-roles = Choose the sets yourself
move-submit-roles-full = Submit sets from { $cards }
cmd-submit-roles = sets
cmd-submit-roles-desc = Submit exactly the sets you name
move-pass = Pass
cmd-pass = pass
cmd-pass-desc = Show your hand and take gold; only if nothing else is possible
move-take-card = Take
move-take-card-full = Take { $card }
cmd-take-card = take
cmd-take-card-desc = Take one of the face-up cards
move-choose-ad = Choose an ad
move-choose-ad-full = Choose { $ad }
cmd-choose-ad = ad
cmd-choose-ad-desc = Choose the posted ad an effect is for
move-discard-card = Discard
move-discard-card-full = Discard { $card }
cmd-discard-card = discard
cmd-discard-card-desc = Discard a card from your hand
move-discard-cards = Discard cards
move-discard-cards-full = Discard { $cards }
cmd-discard-cards = throw
cmd-discard-cards-desc = Discard several cards from your hand
move-post-next = Post
move-post-next-full = Post { $card }
cmd-post-next = next
cmd-post-next-desc = Post an ad with the effect of an item
move-choose-player = Choose a player
move-choose-player-full = Choose { $player }
cmd-choose-player = player
cmd-choose-player-desc = Choose the player an effect is used against
move-use-effect = Use the effect
cmd-use-effect = use
cmd-use-effect-desc = Use the effect you are asked about
move-decline = No / no more
cmd-decline = no
cmd-decline-desc = Don't use the effect, or no more of it
move-shift-die = Read the die
move-shift-die-full = Read the die { $shift ->
    [0] as it is
    [-2] 2 lower
    [-1] 1 lower
   *[other] { $shift } higher
}
cmd-shift-die = shift
cmd-shift-die-desc = Read the die higher or lower for your ads
move-order-effects = Put in order
move-order-effects-full = Order: { $order }
cmd-order-effects = order
cmd-order-effects-desc = Choose the order of your effects
move-set-habit = Automatic answers
move-set-habit-full = { $habit }: { $answer }
value-vp = { $value } VP
value-count = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
value-shift = { $value ->
    [0] as it is
    [-2] 2 lower
    [-1] 1 lower
   *[other] { $value } higher
}

## Fields of moves

field-count = How many cards?
opt-count = count
opt-count-desc = How many cards to draw
field-vp = For how many points?
opt-vp = points
opt-vp-desc = The points of the best sets
field-card = Which card?
opt-card = card
opt-card-desc = The card
field-item = Which item?
opt-item = item
opt-item-desc = The item to buy
field-roles = Which sets?
opt-roles = sets
opt-roles-desc = The sets with their cards
field-cards = Which cards?
opt-cards = cards
opt-cards-desc = The cards
field-ad = Which ad?
opt-ad = ad
opt-ad-desc = The posted ad
field-player = Which player?
opt-player = player
opt-player-desc = The player it is used against
field-shift = How do you read the die?
opt-shift = shift
opt-shift-desc = How much higher or lower
field-order = In which order?
opt-order = order
opt-order-desc = The numbers of the effects, in order

## Options of a table

option-start_player = Starting player
option-start_player-desc = Who starts the first round.
option-start_player-random = at random
option-start_player-a = seat A
option-start_player-b = seat B
option-start_player-c = seat C
option-start_player-d = seat D
option-repeat_actions = Same action twice
option-repeat_actions-desc = Whether both actions of a turn may be of the same kind (unpublished).
option-repeat_actions-true = allowed
option-repeat_actions-false = not allowed
option-second_pass = Pass for the second action
option-second_pass-desc = Whether a pass after one action still brings gold (unpublished).
option-second_pass-true = brings gold
option-second_pass-false = brings nothing
option-field_card = Field card revealed during play
option-field_card-desc = What happens when the field card is revealed during play (unpublished).
option-field_card-in_play = comes into play for everyone
option-field_card-put_back = is shuffled back
option-idle = When a player's time is up
option-idle-desc = What is done for a player whose time is up and who can't pass, explore or acquire.
option-idle-posts = posts the cheapest ad
option-idle-scores = submits the best sets

## The rules, for /rules

chapter-aim = The game in short

rules-aim = You work for an advertising agency. You use the cards in your hand in two ways: you *post* them as ads on your field, which brings gold, cards and combos; or you *submit* them in *sets*, which bring victory points (VP). Only sets bring VP. An ad is *hired* when the die shows one of its faces.
    When a player has { $vp_goal } VP or more, the game ends with that round. Most VP win.
rules-cards = There are { $ads } ad cards with { $names } names in these industries: { $industries }. All cards of a name cost, pay and do the same; the letter (A, B, …) tells the copies apart, and each letter has its own die faces.
    An ad card shows the cost to post it, the reward when it is hired (gold, and cards to draw), the die faces on which it is hired, its period in months, and its effect.
    There are also { $items } items of { $item_names } kinds, and a field card.

chapter-set-up = Set-up

rules-set-up = Each of the { $players } players draws { $start_hand } ad cards and takes { $start_gold } gold. { $market_slots } items are dealt face up; if the field card is among them, it is shuffled back and replaced. { $drawn ->
        [true] The starting player is chosen at random.
       *[other] The starting player is seat { $start_seat }.
    }

chapter-round = A round

rules-round = Action phase: clockwise from the starting player, each player takes a whole turn of { $actions_per_turn } actions.
    Hiring phase: one die, rolled for everyone, decides which ads are hired.
    Update phase: a month passes; ads whose period is over expire.
    Then the starting player card passes clockwise and a new round begins.

chapter-actions = Your actions

rules-turn-actions = On your turn you must take { $actions_per_turn } actions, each one of these{ $repeat ->
        [true] ; both may be the same
       *[other] , both of different kinds at this table
    }:
    - *Explore*: reveal the top { $explore_reveal } cards of the ad deck, take { $explore_take } and discard the rest face up. Not with { $hand_limit } or more cards in hand.
    - *Acquire*: draw 1 to { $acquire_max } cards for { $acquire_cost } gold each. Your hand may not exceed { $hand_limit } cards afterwards.
    - *Post*: pay the cost of an ad in your hand and put it on your field. There is no limit to your ads.
    - *Buy*: pay for a face-up item and use it immediately; a new item is revealed. Not in the first round, and at most { $items_per_turn } a turn.
    - *Submit*: show any number of sets from your hand and score them.
    - *Pass*: only if none of the others is possible. You show your hand, take { $pass_gain } gold, and your turn ends.{ $second_pass ->
        [true] { "" }
       *[other] { " " }At this table a pass as the second action brings no gold.
    }
rules-hand = The limit of { $hand_limit } cards applies only to Explore and Acquire. Rewards and effects may take your hand past it, and nobody has to discard down.
    The ad discard pile is face up; anyone may look through it. If the ad deck has too few cards, the discard pile is shuffled and goes under it first.
rules-field-card = { $in_play ->
        [true] If the field card is revealed while items are refilled, it is in play for everyone until the end of the game, and the slot gets the next item.
       *[other] If the field card is revealed while items are refilled, it is shuffled back and the slot gets another item.
    } When the item deck is empty, the item discard pile is shuffled into a new one.

chapter-roles = Sets

rules-roles = { $roles }
    Specialists belong to no set. A flush may not contain two cards of the same name. A card counts in only one set; one invalid set invalidates the whole submission. You may declare a smaller set than the best one.
    The submitted cards are shuffled together with the whole ad discard pile and go under the ad deck.

chapter-hiring = The hiring phase

rules-hiring = The starting player rolls one die for everyone. Every posted ad that shows this face is hired, no matter whose it is.
    First every hired ad pays its reward: gold, then cards. Then come the effects, player by player in order from the starting player. Last, all hired ads go to the ad discard pile; until then they count as posted and their effects apply.
rules-shift-dice = A player who may read the die higher or lower does so only for their own ads; a reading above { $faces } or below 1 hires nothing. You are asked only if it makes a difference: if every shift hires the same ads, the die is read as it is, and the log says so.
rules-arrange-effects = If several of your effects happen in the hiring phase, you choose their order. You are asked only if the order can make a difference and none of your orders decides it; otherwise they resolve as listed, and the log says so.
rules-ask-together = If effects of several players need a decision in the hiring phase, everyone is asked at the same time, unless one answer depends on another; the effects still resolve in order from the starting player. Nobody sees your answer before all have answered, and until then you can change it.

chapter-update = The update phase

rules-update = First come the effects “at the start of the update phase”. Then every posted ad gets a month marker. Ads that now have as many markers as their period expire: their expiry effects happen, then they are discarded without a reward. Markers added earlier by an effect never make an ad expire before this step.

chapter-end = The end of the game

rules-end = After the update phase the game is over if a player has { $vp_goal } VP or more. Points beyond { $vp_goal } count. Most VP win; then most gold; if that is equal too, the victory is shared.

chapter-effects = Effects

rules-effects = “On posting”, “on hire” and “on expiry” happen once, to the card itself; “while posted” applies as long as the card is on your field. No effect reacts to what other players do.
    When something happens, first the card it happened to resolves, then your other ads, oldest first. Effects triggered meanwhile are finished first. Carry out as much of an effect as possible. If the first part of an ad's effect is impossible, the effect is skipped; an item still does the rest (Job Change without cards in hand still draws 1, as does Same-day Hiring without an ad).
rules-chains = No chain of effects posts or hires the same card twice within one action.
rules-losses = Paying a cost is not a loss. If an effect would make you lose gold, a reversal applies first, then whatever replaces the loss. You can't lose more than you have.
rules-may-use = An effect with “you may” asks you first, and you can decline.
rules-choose-ads = Choose the ad the effect is used on. If there is only one, it is chosen automatically.
rules-choose-opponent = Choose the player the effect is used against. You take only what that player actually loses.
rules-discard-from-hand = Choose cards from your hand to discard. They are then face up.
rules-take-from-discard = Choose any card from the ad discard pile; everyone sees which.
rules-take-turned-up = Choose among the revealed cards; the rest go to the ad discard pile.
rules-post-from-hand = Post an ad from your hand at its reduced cost, with everything it triggers, or stop.
rules-orders = In the hiring phase you are asked whenever your answer makes a difference. You can give orders for some answers at any time; nobody else sees them: how to read the die (the reading that pays most counts rewards, not effects), to resolve effects as listed, and to decline optional effects outside your turn. Then the others need not wait for you.
rules-hidden = Secret: your hand (its size is public) and the order of the decks. Public: all fields, gold, VP, both discard piles, and every card that was face up when it went to a hand.

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

chapter-ads-primary = Land & Sea

rules-ads-primary = { $ads_primary }

chapter-ads-finance = Finance

rules-ads-finance = { $ads_finance }

chapter-ads-press = Press

rules-ads-press = { $ads_press }

chapter-ads-specialist = Specialist

rules-ads-specialist = { $ads_specialist }

chapter-sources = Sources of the cards

rules-sources = The course of the game, the sets and the numbers of cards are published. Published card names: { $known_names }. Published effects: { $known_effects }.
    Everything else is ours, because nobody has published it: the other names, every cost, reward, die face and period, the effects of { $own_effects } card names, the other items, the field card's effect and the wording of all texts. We balanced it with simulated games.
rule-role = { $role }: { $size } cards { $of ->
    [flush] of one industry with different names
   *[other] of the same name
}, { $vp } VP
rule-item = { $item } ({ $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}, cost { $cost }): { $does }
rule-field = { $card }: { $does }
rule-ad = { $name }: cost { $cost }; pays { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}; period { $period ->
    [one] { $period } month
   *[other] { $period } months
}; hired on { $letters }. { $does }

## Refusals

ERR_SAME_ACTION = At this table the second action must be of another kind.
ERR_POSTED_ALREADY = An effect of this action has already posted { $card }.
ERR_BAD_CHOICE = That is not one of the options.
ERR_HAND_FULL = With { $limit } or more cards in hand you can't explore.
ERR_DECK_EMPTY = There are not enough cards left to draw.
ERR_ACQUIRE_RANGE = You can draw 1 to { $most } cards.
ERR_HAND_LIMIT = Your hand would exceed { $limit } cards: draw fewer.
ERR_NO_MONEY = You don't have enough gold: you need { $need } and have { $have }.
ERR_NOT_IN_HAND = { $card } is not in your hand.
ERR_ITEM_FIRST_ROUND = Items can't be bought in the first round.
ERR_ITEM_LIMIT = You can buy only one item a turn.
ERR_NO_SUCH_ITEM = There is no such item on sale.
ERR_NO_ROLE = These cards contain no set.
ERR_UNKNOWN_ROLE = There is no such set. Sets: { $roles }.
ERR_ROLE_SIZE = A { $role } needs { $size } cards, not { $have }.
ERR_ROLE_SPECIALIST = Specialists can't be used in sets: { $cards }.
ERR_ROLE_NOT_SAME_NAME = A { $role } needs cards of the same name, not { $names }.
ERR_ROLE_NOT_SAME_INDUSTRY = A { $role } needs cards of the same industry, not { $industries }.
ERR_ROLE_DUPLICATE_NAME = A { $role } can't contain two cards of the same name: { $names }.
ERR_CARD_REUSED = A card can't be used in two sets: { $cards }.
ERR_ACTION_AVAILABLE = You can't pass while another action is possible.

## The whole position and the hand as text

heading-round = Round { $round }, starting player { $start_player }
position-market = Items on sale: { $items }.
position-field-cards = Field card in play: { $cards }.
position-decks = Face down: { $cards ->
    [one] { $cards } ad card
   *[other] { $cards } ad cards
} and { $items ->
    [one] { $items } item
   *[other] { $items } items
}.
position-discard = Ad discard pile ({ $count }), newest first: { $cards }.
position-item-discard = Item discard pile: { $items }.
position-roll = Last roll { $face }; hired: { $cards }.
position-paid = Paid by the roll: { $payments }.
position-expired = Expired since the roll: { $cards }.
position-payment = { $seat }, { $card }: { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}
heading-faces = If the die shows
position-face = { $face }: { $payments }
position-face-pay = { $seat } { $gold } gold
heading-seat = { $seat }
position-seat = { $vp } VP, { $gold } gold, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
position-sets = Sets submitted: { $sets }.
position-set = { $role } ({ $industry }, { $vp } VP)
position-known = Known cards in hand: { $cards }.
position-dice = { $dice ->
    [one] { $dice } extra die
   *[other] { $dice } extra dice
} this round.
position-ad = { $card }: month { $months } of { $period }, hired on { $faces }, would pay { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}.
heading-shop = Items on sale and cards in play
position-item = { $item }: cost { $cost }. { $does }
heading-unseen = Unseen cards (in the deck or in hidden hands)
position-copies = { $name } { $count }
position-unseen = { $industry }: { $names }.
hand-kind-hand = Hand
heading-hand = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-sets = Sets you can submit now: { $sets }.
hand-role = { $role } ({ $vp } VP)
hand-card = { $card } ({ $industry }): cost now { $cost }; pays { $gold } gold{ $cards ->
    [0] { "" }
    [1] { " " }+ 1 card
   *[other] { " " }+ { $cards } cards
}; hired on { $faces }; period { $period ->
    [one] { $period } month
   *[other] { $period } months
}. { $does } Sets: { $roles }.
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
picture-points-by-set = Points by set
picture-tie = ties: more gold
picture-ask-action = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
picture-ask-may-use = { $by }: use it?
picture-ask-choose-ads = { $by }: choose an ad
picture-ask-discard = { $by }: discard cards
picture-ask-take-discarded = { $by }: take from the discard pile
picture-ask-take-turned-up = take { $left } of the revealed cards
picture-ask-post-next = { $by }: post an ad or stop
picture-ask-choose-player = { $by }: choose a player
picture-ask-shift = read the die higher or lower, or not
picture-ask-order = put effects in order
picture-hired = { $count ->
    [0] no ad was hired
   *[other] hired: { $ads }
}
picture-expired = expired
picture-no-roll = the die has not been rolled yet
picture-goal = Goal { $points }
picture-items = Items
picture-revealed = Revealed cards
picture-last-roll = Last roll
picture-item-deck = item deck
picture-ad-deck = ad deck
picture-discard = discard
picture-new = NEW
picture-if-die = If the die shows
picture-would-be-paid = what each agency’s ads would be paid
picture-months-left = months left
picture-last-month = last month
picture-hand-sets = Sets you can submit now
picture-no-ads = no ads
picture-known = Known: { $cards }
picture-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
picture-no-roles = fits no set
picture-item = Item
picture-field-card = Field card
picture-hand-empty = no cards in hand
picture-comma = { ", " }
picture-colon = { ": " }

## What the symbols mean

legend-construction = Construction
legend-leisure = Leisure
legend-public = Public Service
legend-transport = Transport
legend-primary = Land & Sea
legend-finance = Finance
legend-press = Press
legend-specialist = Specialist
legend-vp = Victory points; the game ends at { $vp_goal }
legend-coin = Gold
legend-card_back = Cards in hand, in the deck, or drawn as a reward
legend-month = A month marker: each is a month that has passed
legend-month_left = A month left before the ad expires
legend-calendar = Posting period in months
legend-die = The last roll; the filled faces on an ad are those that hire it
legend-start = Starting player
legend-item = Item cards
legend-field = The field card is in play

## Advice

advice-company = { $names ->
    [0] { $industries ->
        [one] { $industries } card of its industry in your hand
       *[other] { $industries } cards of its industry in your hand
    }
    [one] { $names } card of the same name in your hand
   *[other] { $names } cards of the same name in your hand
}{ $names ->
    [0] { "" }
   *[other] { $industries ->
        [0] { "" }
       *[other] , { $industries } more of its industry
    }
}
advice-points = { $points } VP
advice-vp = { $way ->
    [more] expected to score { $about } VP
   *[less] costs { $about } VP
}
advice-won = { $way ->
    [more] reaches the goal in the lead
   *[less] gives up the lead at the goal
}
advice-gold = { $way ->
    [more] more gold (worth { $worth } VP)
   *[less] less gold (costs { $worth } VP)
}
advice-roles = { $way ->
    [more] your hand may then make sets for { $about } VP more
   *[less] your hand may then make sets for { $about } VP less
}
advice-hand = { $way ->
    [more] a better hand: more cards, or cards that fit together better
   *[less] a weaker hand: fewer cards, or cards that fit together less well
}
advice-field = { $way ->
    [more] your ads should earn { $about } gold more
   *[less] your ads should earn { $about } gold less
}
advice-dice = { $way ->
    [more] an extra die may earn { $about } gold
   *[less] without the extra die: { $about } gold less expected
}
advice-rivals = { $way ->
    [more] helps the leading opponent by { $about } VP
   *[less] costs the leading opponent { $about } VP
}

## Lesson: a first game for /tutorial

lesson-hand = **Welcome to the agency.** Your hand has two uses. Cards you **post** as ads bring gold and more cards; cards you **submit** in **sets** bring victory points. Only sets bring points; when a player reaches { $vp_goal }, the game ends with that round.
    Each card shows the cost to post it (top right), what it pays when hired (after the arrow), the die faces on which it is hired (in black), how many months it may wait (calendar) and, below, what it does as an ad.
    ▸ **Question**: which of your cards costs most to post?
lesson-hand-done = { $card } costs { $cost } gold, a lot of your first { $start_gold }; it pays { $pays } when it is hired. The letter after a name tells the copies apart: only their faces differ.
lesson-hand-else = The cost is in the coin's frame beside the name; after the arrow you see what the ad pays.
lesson-explore = **Your turn has { $actions_per_turn } actions.** The cheapest is Explore. It costs nothing and reveals { $explore_reveal } cards; you keep { $explore_take } of them.
    ▸ **Goal**: see what there is.
    ▸ **Press**: **{ $press }**. It reveals cards, so it can't be undone.
lesson-explore-done = The top of the deck is face up for a moment. What you don't take goes to the discard pile, for all to see.
lesson-explore-else = First look at the top of the deck: it is free.
lesson-take = **Collect with a plan.** You already hold a card of that name. Two cards of the same name are a pair ({ $pair_vp } VP); more of a name or of one industry are worth much more.
    ▸ **Goal**: take { $card }.
    ▸ **Press**: **{ $press }**: { $card }.
lesson-take-done = A pair, and with luck it grows. Don't submit it too early: bigger sets are worth more for each card.
lesson-take-else = A good card, but { $card } fits your hand: cards of the same name make a set.
lesson-post = **Second action: post an ad.** { $card } costs { $cost } gold and is hired on { $faces_list }. After the last turn of the round **one die** is rolled for everyone: every ad that shows its face is hired and pays.
    ▸ **Goal**: post { $card }.
    ▸ **Press**: **{ $press }**: { $card }. It is your last action, so it ends your turn.
lesson-post-done = The die showed one of the faces of { $card }: it paid { $pays } gold and a card, then left your field. Ads that wait too long expire and pay nothing, so post ads with good faces, and several of them.
lesson-post-else = You could post that, too. But { $card } is cheaper and has more faces.
lesson-post-later = Save that for later: ads earn the money for it. Use this action to post { $card }.
lesson-acquire = **The next round.** You have more gold. You can draw cards from the deck without seeing them first, for { $acquire_cost } gold each, as long as your hand stays within { $hand_limit }.
    ▸ **Goal**: draw some cards.
    ▸ **Press**: **{ $press }** and how many.
lesson-acquire-done = Gold brings cards, cards make ads and sets: that is the engine. From round { $items_from_round } on, **Buy** offers a third use of gold: the items on sale.
lesson-acquire-else = This time, spend gold on cards: at the end it only breaks ties.
lesson-months = **Some rounds later.** Your field: each ad has a circle for every month it may wait, and the dark ones are the months it has waited. When all are dark, it **expires**: you discard it and get nothing.
    ▸ **Question**: which of your ads expires first, if the die doesn't help?
lesson-months-done = { $card } may wait { $months } months and has { $left } left. Beginners post slow ads too late: near the end, an ad that isn't hired in time is just a card less in your hand.
lesson-months-else = Count the light circles of each ad: fewer means sooner.
lesson-roles = **What cards are worth together.** In sets the name or the industry counts:
    { $roles }
    ▸ **Question**: the red words on your cards tell which sets they make. Which of those sets is worth most?
lesson-roles-done = Three of the same name: { $three } VP. Posted cards can't be submitted, because they are not in your hand: every card is either an ad or part of a set.
lesson-roles-else = Compare the points in the list above.
lesson-submit = **The end is near.** You have { $have } VP and the last action of this round. Your hand holds sets for { $vp } VP.
    ▸ **Goal**: submit the best sets and end the game.
    ▸ **Press**: **Submit for { $vp } VP…**. The best split is worked out for you.
lesson-submit-done = { $after } VP: you have reached { $vp_goal }, so the game ended with this round. Most VP win, then most gold. Beware of players who keep a big hand and submit it in one go.
lesson-submit-else = Nothing else brings points: submit { $vp } VP now, and this round ends the game.
lesson-submit-by-hand = You can also put sets together by hand. Here the best way is worked out for you already: press **Submit for { $vp } VP…**.

## Orders given in advance

move-take-if-turned-up = Take a revealed card
move-take-if-turned-up-full = When I reveal cards: take the most expensive { $industry } card
move-take-dearest = Otherwise take the most expensive card
field-industry = Of which industry?
move-read-die = How to read the die
move-read-die-full = When I may shift the die: { $reading }
field-reading = How do you read it?
move-resolve-as-listed = Resolve my effects as listed
move-decline-outside-turn = Decline effects outside my turn
