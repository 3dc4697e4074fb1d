"""Consecutive turns of one seat are turns, each with its own end; hand-overs stay within their bounds."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from random_games import random_answers

from bench.kit import planned
from games.core import Seat, Title, engine
from games.core.chance import Secret
from games.titles import TITLES

TURNS = {
    "florence": "Turn",
    "heaven_ale": "MoveFigure",
    "philadelphia": "TurnActions",
    "signorie": "TakeTurn",
}
"""The phase a turn of a title begins with, where seats take turns."""


def fresh_turn(title: Title, phase: Any, seat: Seat) -> bool:
    """Whether a phase is a turn of a seat at its very beginning."""
    return type(phase).__name__ == TURNS[title.id] and bool(phase == type(phase)(seat=seat))


@pytest.mark.parametrize("title", [TITLES[id] for id in TURNS], ids=TURNS)
def test_a_turn_that_follows_at_once_is_another_turn(title: Title) -> None:
    """What is being composed never goes on from one turn into the next, also where the same seat plays on."""
    seats = next(n for n in title.seats if title.why_not_start(n, title.options()) is None)
    for seed in range(3):
        rng = random.Random(f"{title.id} {seed}")
        chance = Secret(rng.randbytes(32))
        game = engine.start(title, seats, title.options(), chance).game
        for before, seat, move, played in islice(random_answers(title, game, rng, chance), 250):
            after = played.game
            if after.over or list(engine.waits_for(after)) != [seat]:
                continue
            old, top = before.phases[-1], after.phases[-1]
            if fresh_turn(title, top, seat) and not fresh_turn(title, old, seat):
                assert played.turn_over, (type(old).__name__, type(top).__name__, move)


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_forced_answers_are_told_as_entries_of_their_own(title: Title) -> None:
    """Only where everybody can see that there is one answer; each is an answer of its seat in the log."""
    seats = next(n for n in title.seats if title.why_not_start(n, title.options()) is None)
    rng = random.Random(title.id)
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, seats, title.options(), chance).game
    for before, seat, move, played in islice(random_answers(title, game, rng, chance), 150):
        again = engine.play_one(title, before, seat, move, chance).game
        for answered in played.actions[1:]:
            assert answered.forced and answered.seat is not None
            only = list(engine.legal_moves(again, answered.seat))
            assert only == [answered.move] and again.phases[-1].may_play_forced(again)
            again = engine.play_one(title, again, answered.seat, answered.move, chance).game
        assert title.save(again) == title.save(played.game)


def test_hand_overs_of_an_auction_are_halved() -> None:
    """A short look; `python -m bench handovers` measures all titles and numbers of players."""
    title = TITLES["florence"]
    by_hand, ahead = planned.BothWays(title, 3, 0, title.options(), planned.drawn).play()
    assert 0 < ahead.auctions <= 0.5 * by_hand.auctions
    assert ahead.game <= 0.7 * by_hand.game
