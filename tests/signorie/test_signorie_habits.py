"""Bad habits of Masters that Grandmasters don't have: positions of whole games (`habits.json`), each with
what the Master chose there and why that is wrong."""

import pytest
from bad_habits import assert_not_had, both_efforts, habits_beside

from games.computer import Effort
from games.core import Move, Seat
from games.signorie import TITLE
from games.signorie.model import moves
from games.signorie.model.state import SignorieState

HABITS = habits_beside(__file__)
AT_LENGTH, AT_A_GLANCE = Effort(120.0, 12), Effort(0.0, 400)


def has_habit(habit: str, game: SignorieState, seat: Seat, move: Move) -> bool:
    """Whether a move is of the kind that is wrong in the position."""
    if habit == "pass":
        return isinstance(move, moves.Pass)
    if habit == "initiative":
        return move == moves.Step("ini", 1)
    if habit == "men":
        return isinstance(move, moves.TakeDie) and game.action_of(move.die[0]) != "offspring"
    if habit == "mission":
        return not (isinstance(move, moves.TakeDie) and game.action_of(move.die[0]) == "mission")
    room = game.threshold(seat) - game.boards[seat].dice_sum
    return isinstance(move, moves.TakeDie) and int(move.die[1]) > room


@pytest.mark.parametrize("number", range(len(HABITS)))
@both_efforts(AT_LENGTH, AT_A_GLANCE)
def test_a_grandmaster_does_not_have_a_masters_habit(number: int, effort: Effort) -> None:
    assert_not_had(TITLE, HABITS[number], has_habit, effort)
