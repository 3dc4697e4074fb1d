"""Random play: a seat that is waited for, one of its open offers, one of that offer's moves."""

import random
from itertools import islice

import pytest
from laws import NAMES, case

from games.core import engine
from games.core.chance import Secret

FEW, CLOSELY = 6, 60
"""Up to this many legal moves are few; this many positions with few are looked at."""


@pytest.mark.parametrize("name", NAMES)
def test_random_play_draws_what_is_offered_and_all_of_it(name: str) -> None:
    """Where little is offered, all of it comes up."""
    played = case(name)
    seats, chance = max(played.title.seats), Secret(bytes([5]) * 32)
    game = engine.start(played.title, seats, played.options(seats)[0], chance).game
    rng, looked_at = random.Random(5), 0
    while not game.over and looked_at < CLOSELY:
        offered = {
            (seat, move)
            for seat in engine.waits_for(game)
            for move in islice(engine.legal_moves(game, seat), FEW + 1)
        }
        if 1 < len(offered) <= FEW:
            drawn = {engine.random_answer(game, rng) for _ in range(50 * len(offered))}
            assert drawn == offered
            looked_at += 1
        engine.play_in_place(game, *engine.random_answer(game, rng), chance)
    assert looked_at
