"""Bad habits of Masters that Grandmasters don't have: positions of whole games (`habits.json`), each with
what the Master chose there and why that is wrong."""

from typing import Any

import pytest
from bad_habits import assert_not_had, both_efforts, habits_beside

from games.computer import Effort
from games.core import Move, Seat
from games.philadelphia import TITLE
from games.philadelphia.model import moves

HABITS = habits_beside(__file__)
AT_LENGTH, AT_A_GLANCE = Effort(120.0, 120), Effort(0.0, 120)


def has_habit(habit: str, game: Any, seat: Seat, move: Move) -> bool:
    """Whether a move is of the kind that is wrong in the position: sets before there is a source of gold, or
    anything but an item."""
    if habit == "set":
        return isinstance(move, moves.SubmitBest | moves.SubmitCards | moves.SubmitRoles)
    return not isinstance(move, moves.Buy)


@pytest.mark.parametrize("number", range(len(HABITS)))
@both_efforts(AT_LENGTH, AT_A_GLANCE)
def test_a_grandmaster_does_not_have_a_masters_habit(number: int, effort: Effort) -> None:
    assert_not_had(TITLE, HABITS[number], has_habit, effort)
