"""A title's points during play: they come from the view alone, and the final scoring agrees with them."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from laws import Case, case, record
from twins import redrawn, renaming, twin_of

from games.core import SeatScore, standings
from games.titles import TITLES

with_points = pytest.mark.parametrize("name", [name for name, title in TITLES.items() if title.points])


def games(name: str, seeds: range = range(2)) -> Iterator[tuple[Case, list[Any]]]:
    """The states of random games, with the fewest and the most players."""
    for seed in seeds:
        made = record(case(name), case(name).title.seats[-1 if seed % 2 else 0], 60 + seed)
        yield made.case, made.states


def test_every_title_of_the_box_declares_its_points() -> None:
    assert all(title.points is not None for title in TITLES.values())


@with_points
def test_twins_have_the_same_points(name: str) -> None:
    rng = random.Random(name)
    differ = 0
    for made, states in games(name):
        for game in [states[at] for at in made.some(states)]:
            twin = twin_of(made, game, renaming(made, game, None, rng), redrawn(made, game, None, rng))
            differ += twin != game
            mine, others = made.title.view(game, None), made.title.view(twin, None)
            assert standings(made.title.points, mine) == standings(made.title.points, others)
    assert differ


@with_points
def test_hidden_things_only_add_and_the_points_say_where_they_may(name: str) -> None:
    """The public's figure is a lower bound of the true one, and exact where it doesn't say `at least`."""
    compared = 0
    for made, states in games(name):
        points = made.title.points
        assert points is not None
        for game in [states[at] for at in made.some(states)]:
            if game.over:
                continue
            view = made.title.view(game, None)
            for shown, true in zip(points.if_ended(view), points.if_ended(game), strict=True):
                assert shown.points <= true.points
                assert shown.points == true.points or points.at_least(view, shown.seat)
                compared += 1
    assert compared


@with_points
def test_the_final_scoring_uses_the_same_function(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = TITLES[name].points
    assert points is not None
    scores, told = points.if_ended, []

    def recorded(game: Any) -> tuple[SeatScore, ...]:
        told.append(scores(game))
        return told[-1]

    for module in list(sys.modules.values()):
        if getattr(module, scores.__name__, None) is scores:
            monkeypatch.setattr(module, scores.__name__, recorded)
    made = record(case(name), case(name).title.seats[0], 3)
    assert made.states[-1].over
    assert told and told[-1] == made.states[-1].scores
