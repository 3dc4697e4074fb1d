"""Playing games out in one loop, beside playing them answer by answer."""

import random
from functools import partial
from itertools import islice
from typing import Any

import pytest
from laws import NAMES, Case, case

from games.core import engine
from games.core.chance import Secret
from games.core.choices.answers import Lots
from games.core.game import Phase

FEW, CLOSELY = 6, 60
"""So many legal moves are few; so many positions with few are looked at."""

DRAWN_OTHERWISE = ("DiscardFromHand",)
"""Phases that draw the same moves, but not by the same lots."""


@pytest.fixture
def played_by(name: str) -> Case:
    return case(name)


def _begun(case: Case, seed: int) -> tuple[Any, Secret]:
    seats = max(case.title.seats)
    chance = Secret(bytes([seed]) * 32)
    return engine.start(case.title, seats, case.kit.options(seats)[0], chance).game, chance


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", (1, 2))
def test_a_game_played_out_is_the_one_played_answer_by_answer(played_by: Case, name: str, seed: int) -> None:
    game, chance = _begun(played_by, seed)
    plain, rng, answers = played_by.title.copy(game), Lots(random.Random(seed).random), 0
    while not plain.over:
        engine.play_in_place(plain, *engine.random_answer(plain, rng), chance)
        answers += 1
    assert engine.play_out(game, Lots(random.Random(seed).random), chance) == answers > 0
    assert played_by.title.save(game) == played_by.title.save(plain)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_played_on_for_some_answers_waits_for_the_next(played_by: Case, name: str) -> None:
    game, chance = _begun(played_by, 3)
    plain, rng = played_by.title.copy(game), Lots(random.Random(3).random)
    for _ in range(4):
        engine.play_in_place(plain, *engine.random_answer(plain, rng), chance)
    assert engine.play_out(game, Lots(random.Random(3).random), chance, 4) == 4
    assert played_by.title.save(game) == played_by.title.save(plain)
    assert engine.waits_for(game)


@pytest.mark.parametrize("name", NAMES)
def test_what_phases_draw_without_making_offers_their_offers_would_have_drawn(
    played_by: Case, name: str
) -> None:
    """Move for move with the same lots, under every set of options."""
    sets = played_by.kit.options(max(played_by.title.seats))
    for number, options in enumerate(sets):
        chance, rng = Secret(bytes([number]) * 32), random.Random(number)
        game = engine.start(played_by.title, max(played_by.title.seats), options, chance).game
        while not game.over:
            seat, top, lot = engine.waits_for(game)[0], game.phases[-1], rng.random()
            drawn, offered = (
                draw(game, seat, Lots(random.Random(lot).random))
                for draw in (top.random_move, partial(Phase.random_move, top))
            )
            assert drawn == offered or type(top).__name__ in DRAWN_OTHERWISE
            engine.play_out(game, Lots(rng.random), chance, 1)


def test_lots_fall_on_each_of_a_few_things_as_often() -> None:
    lots, things = Lots(random.Random(7).random), "abcde"
    drawn = [lots.choice(things) for _ in range(5000)]
    assert all(900 < drawn.count(thing) < 1100 for thing in things)
    with pytest.raises(IndexError):
        lots.choice(())


@pytest.mark.parametrize("name", NAMES)
def test_random_play_draws_what_is_offered_and_all_of_it(played_by: Case, name: str) -> None:
    """Phases may draw without making their offers: where little is offered, all of it comes up."""
    game, chance = _begun(played_by, 5)
    rng, looked_at = random.Random(5), 0
    while not game.over and looked_at < CLOSELY:
        seat = engine.waits_for(game)[0]
        offered = list(islice(engine.legal_moves(game, seat), FEW + 1))
        if 1 < len(offered) <= FEW:
            lots = Lots(rng.random)
            drawn = {game.phases[-1].random_move(game, seat, lots) for _ in range(50 * len(offered))}
            assert drawn == set(offered)
            looked_at += 1
        engine.play_out(game, Lots(rng.random), chance, 1)
    assert looked_at
