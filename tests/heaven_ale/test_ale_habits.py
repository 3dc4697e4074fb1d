"""Bad habits of Masters that Grandmasters don't have: positions of games between Masters (`habits.json`),
each with what the Master chose there and why that is wrong, and whole games."""

from random import Random
from typing import Any

import pytest
from bad_habits import assert_not_had, both_efforts, habits_beside
from sampled import sampled

from games.computer import Effort, SeatView, choose
from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import PRICE_FACTOR

HABITS = habits_beside(__file__)
AT_LENGTH, AT_A_GLANCE = Effort(120.0, 400), Effort(0.0, 400)


def sunny(cell: str) -> bool:
    return PRICE_FACTOR[cell] == c.SUN_FACTOR


def has_habit(habit: str, game: Any, seat: Seat, move: Move) -> bool:
    """Whether a move is of the kind that is wrong in the position."""
    if habit == "shade":
        return isinstance(move, moves.Buy) and not sunny(move.cell)
    if habit == "sale":
        return isinstance(move, moves.SellCard)
    return isinstance(move, moves.MoveTo) and c.TRACK[c.INDEX[move.space]].kind == "scoring"


@pytest.mark.parametrize("number", range(len(HABITS)))
@both_efforts(AT_LENGTH, AT_A_GLANCE)
def test_a_grandmaster_does_not_have_a_masters_habit(number: int, effort: Effort) -> None:
    assert_not_had(TITLE, HABITS[number], has_habit, effort)


def played(number: int) -> tuple[Any, Seat]:
    """A game of a Grandmaster, who doesn't look ahead, against an Apprentice."""
    rng, mine = Random(f"habits {number}"), Seat(number % 2)
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, 2, TITLE.options(), chance).game
    in_round_1 = 0
    while not game.over:
        seat = engine.waits_for(game)[0]
        level = "grandmaster" if seat == mine else "apprentice"
        move = choose(SeatView.of(TITLE, game, 2, seat), level, Random(rng.randbytes(8)), AT_A_GLANCE)  # type: ignore[arg-type]
        engine.play_in_place(game, seat, move, chance)
        if game.round == 1:
            in_round_1 = sum(map(sunny, game.boards[mine].garden))
    assert in_round_1 >= 2, "it lays tiles in the sun from the first round on"
    return game, mine


@pytest.mark.parametrize("number", sampled(range(2), lambda number: number == 0))
def test_a_grandmaster_lays_in_the_sun_produces_and_spends_its_ducats(number: int) -> None:
    game, mine = played(number)
    board = game.boards[mine]
    assert sum(map(sunny, board.garden)) >= 4
    assert min(board.resources) >= c.BROWN, "all resources are in the brown area"
    assert board.ducats < 34
    points = {score.seat: score.points for score in game.scores}
    assert points[mine] > points[1 - mine]
