### Skeleton. Names of messages come from the code: events, moves, fields, phases, notes.

title-name = Skeleton
title-about = Take stones in turn, or play a card for as many as it says. Whoever has most stones in the end wins.
cmd-title = skeleton
cmd-title-desc = Moves of Skeleton

## Names

name-face-down = face-down card
name-n1 = card 1
name-n2 = card 2
name-n3 = card 3
name-n4 = card 4
name-n5 = card 5
name-n6 = card 6
name-n7 = card 7
name-n8 = card 8
name-n9 = card 9
name-n10 = card 10

## Names of the tables of numbers, and where they come from, for /about

name-cards = cards
name-setup = set-up

## Options of the table

option-long = Length
option-long-desc = A long game has twice as many stones.
option-long-true = long
option-long-false = short

## Moves, their commands, and what they ask for

move-take-stones = Take stones
move-take-stones-full = { $count ->
    [one] Take a stone
   *[other] Take { $count } stones
}
cmd-take-stones = take
field-count = How many stones?
opt-count = count
move-play-card = Play a card
move-play-card-full = Play { $card }
cmd-play-card = play
field-card = Which card?
opt-card = card

## Questions: to the reader (ask-) and about a seat, for all (await-)

ask-turn = Your turn. { $left ->
    [one] A stone is left.
   *[other] { $left } stones are left.
}
await-turn = { $seat }: take stones or play a card ({ $left } left).
hint-stones = { $stones ->
    [one] a stone
   *[other] { $stones } stones
}

## What happened

cards-drawn = You draw { $cards }.
stones-taken = { $seat } takes { hint-stones }.
card-played = { $seat } plays { $card } and takes { hint-stones }.

## Refusals

ERR_CARD_NOT_IN_HAND = That card is not in your hand.
ERR_TOO_FEW_STONES = The pile has only { $left } left.

## Figures, hands, cards, positions, results

figure-stones = { $value ->
    [one] 1 stone
   *[other] { $value } stones
}
hand-kind-hand = Hand
text-card = Takes { hint-stones }.
position-pile = Pile: { $left }. Cards in the deck: { $deck }.
position-seat = { $seat }: stones { $stones }, cards in hand { $cards }.
position-played = Cards played: { $played }.
score-line = { $place }. { $seat }: { $points } ({ $parts })
source-taken = stones taken
source-cards = with cards
score-stones = stones { $stones }

## Words in pictures, and what the symbols mean

picture-turn = to play
legend-stone = a stone

## The rules, for /rules

chapter-aim = The game in short
rules-aim = You want more stones than anybody else when the pile is gone.
chapter-set-up = Set-up
rules-set-up = { $stones } stones lie in the pile. Everybody is dealt { $hand } cards, which only they see.
chapter-turn = Your turn
rules-turns = On your turn do one of two things: take 1 to { $most } stones, or play a card from your hand, take as many as it says and draw a new card as long as there are any. A card that says more than the pile has may not be played. Then it is the next player's turn.
chapter-end = The end
rules-end = The game ends when the last stone is taken. Most stones win; equal stones share the place.
chapter-cards = All cards
rules-cards = { $cards }
rule-card = { $card }: { $stones }
