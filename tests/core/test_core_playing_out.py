"""Playing games out in one loop, beside playing them answer by answer."""

import random
from typing import Any

import pytest
from laws import NAMES, Case, case

from games.core import engine
from games.core.answers import Lots
from games.core.chance import Secret


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


def test_lots_fall_on_each_of_a_few_things_as_often() -> None:
    lots, things = Lots(random.Random(7).random), "abcde"
    drawn = [lots.choice(things) for _ in range(5000)]
    assert all(900 < drawn.count(thing) < 1100 for thing in things)
    with pytest.raises(IndexError):
        lots.choice(())
