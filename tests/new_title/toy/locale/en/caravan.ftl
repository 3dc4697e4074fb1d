### Caravan. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Caravan
title-about = Bid for gifts, drive your cart along the roads, and load what will be dear. The richest wins.
cmd-title = caravan
cmd-title-desc = Moves of Caravan

## Names

name-spice = spice
name-silk = silk
name-salt = salt
name-acre = Acre
name-basra = Basra
name-cairo = Cairo
name-damascus = Damascus
name-edessa = Edessa

## Names of the tables of numbers, for /about

name-goods = goods
name-towns = towns
name-roads = roads
name-setup = set-up

## Options of the table

option-purses = Purses
option-purses-desc = Whether everybody sees everybody's coins.
option-purses-hidden = hidden
option-purses-shown = shown
option-toll = Tolls
option-toll-desc = Whether a road costs a coin.
option-toll-true = a coin a road
option-toll-false = free roads

## Moves, their commands, and what they ask for

move-put-in = Bid
move-put-in-full = Put in { $coins } coins
cmd-put-in = bid
cmd-put-in-desc = Put coins in for the gift, in secret
field-coins = How many coins?
opt-coins = coins
opt-coins-desc = How many coins you put in
move-choose-good = Choose the gift
move-choose-good-full = Choose { $good }
cmd-choose-good = choose
cmd-choose-good-desc = Name the gift
field-good = Which good?
opt-good = good
opt-good-desc = A kind of good
move-travel = Travel
move-travel-full = Go to { $town } and load { $load }
cmd-travel = travel
cmd-travel-desc = Go to a town and load there
field-town = Which town?
opt-town = town
opt-town-desc = A town your road leads to
field-load = What will you load?
opt-load = load
opt-load-desc = Goods with amounts: sp2 si1
move-sell-good = Sell a good
move-sell-good-full = Sell { $good }
cmd-sell-good = sell
cmd-sell-good-desc = Sell one good for a coin

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-bid = How many coins do you put in for the gift?
await-bid = { $seat }: coins for the gift, in secret.
ask-gift = You put in the most: which { $gift } goods do you take?
await-gift = { $seat }: the { $gift } goods of the gift.
ask-travel = You are in { $town }. Where to, and what do you load? Your cart has room for { $room }.
await-travel = { $seat }: on the road from { $town } (room for { $room }).

## What happened

round-begun = Round { $round }.
bid-sealed = You put in { $coins }.
bids-opened = { $seat } put in the most: { $coins }.
gift-taken = { $seat } takes { $amount } { $good }.
travelled = { $seat } is in { $town } and loads { $goods }.
coins-paid = You pay { $coins }.
good-sold = { $seat } sells { $good } for { $coins }.

## Refusals

ERR_NO_ROAD = No road leads there from where you are.
ERR_TOLL = The road costs { $need }; you have { $have }.
ERR_TOO_DEAR = That costs { $need }; you have { $have } left for it.
ERR_PLAYER_COUNT = This game is for { $least } to { $most } players; { $have } sit here.

## Figures, positions, results

figure-goods = goods: { $value }
text-good = Costs and counts { $price }.
text-town = Sells { $sells }.
good-amount = { $good } { $amount }
position-round = Round { $round } of { $rounds }.
position-cart = { $seat }: in { $town }, { $goods }.
position-coins = { $seat }: coins { $coins }.
score-line = { $place }. { $seat }: { $points }, { $tiebreak } in coins ({ $parts })
score-goods = goods { $goods }

## Words in pictures, and what the symbols mean

picture-head = Caravan { $round }/{ $rounds }
picture-turn = to answer
legend-spice = spice
legend-silk = silk
legend-salt = salt

## The rules, for /rules

chapter-aim = The game in short
rules-aim = Be the richest after { $rounds } rounds: coins count, and goods what they cost.
chapter-set-up = Set-up
rules-set-up = Everybody has { $coins } coins and a cart in { $start } with room for { $room } goods.
rules-purses = { $hidden ->
    [true] Coins are hidden until the end.
   *[false] Everybody sees everybody's coins.
}
chapter-market = The market
rules-bids = Every round begins with a gift of { $gift } goods: put coins in, all at the same time and in secret. The most are paid and get the gift; between equal bids the earlier seat gets it. The others keep theirs.
rules-gift = Whoever gets the gift names its kind. What the cart has no room for is left behind.
rules-selling = At any time you may sell a good to the bank for a coin.
chapter-roads = The roads
rules-roads = Then each in turn goes along one road or stays, and loads what the town sells, as far as room and coins go.{ $toll ->
    [true] { " " }A road costs a coin.
   *[false] { "" }
}
chapter-tables = All goods and towns
rules-goods = { $goods }
rules-towns = { $towns }
rule-good = { $good }: { $price }
rule-town = { $town } sells { $sells }. Roads to { $roads }.
