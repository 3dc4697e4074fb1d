"""Bad habits of Masters that Grandmasters don't have: positions of whole games (`habits.json` beside the test
of a title), each with what the Master chose there and why that is wrong."""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.computer import Effort, SeatView, choose
from games.core import Move, Seat, Title, engine

Habit = dict[str, str]
"""`position`, which `habit` it is, and the `reason` why that is wrong."""

HasHabit = Callable[[str, Any, Seat, Move], bool]
"""Whether a move is of the kind that is wrong in the position."""


def both_efforts(at_length: Effort, at_a_glance: Effort) -> pytest.MarkDecorator:
    """Both as a test's parameter `effort`. `make test` asks at a glance."""
    long = pytest.param(at_length, id="at length", marks=pytest.mark.rest)
    return pytest.mark.parametrize("effort", [long, pytest.param(at_a_glance, id="at a glance")])


def habits_beside(test: str) -> list[Habit]:
    """The positions beside a test file."""
    found: list[Habit] = json.loads(Path(test).with_name("habits.json").read_text("utf-8"))
    return found


def assert_not_had(
    title: Title,
    habit: Habit,
    has_habit: HasHabit,
    effort: Effort,
    seats_of: Callable[[Any], int] = lambda game: 2,
) -> None:
    """What the Master chose is offered, and a Grandmaster chooses something else. `seats_of`: the number of
    seats of a game."""
    game = title.load(base64.b64decode(habit["position"]))
    seat = engine.waits_for(game)[0]
    offered = engine.legal_moves(game, seat)
    assert any(has_habit(habit["habit"], game, seat, move) for move in offered), "the Master's choice"
    for seed in range(2):
        move = choose(SeatView.of(title, game, seats_of(game), seat), "grandmaster", Random(seed), effort)
        assert not has_habit(habit["habit"], game, seat, move), habit["reason"]
