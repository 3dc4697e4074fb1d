"""Bad habits of Masters that Grandmasters don't have: positions of games between Masters (`habits.json`),
each with what the Master chose there and why that is wrong, and whole games."""

from random import Random
from typing import Any

import pytest
from bad_habits import assert_not_had, both_efforts, habits_beside

from games.computer import Effort, SeatView, choose
from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.florence import TITLE
from games.florence.model import moves
from games.florence.model.state import FlorenceOptions
from kit.title_options import options_for

HABITS = habits_beside(__file__)
AT_LENGTH, AT_A_GLANCE = Effort(120.0, 400), Effort(0.0, 400)
EARLY = 3
"""The rounds in which florins are short."""


def has_habit(habit: str, game: Any, seat: Seat, move: Move) -> bool:
    """Whether a move is of the kind that is wrong in the position."""
    if habit == "payout":
        return isinstance(move, moves.CompleteWork) and move.pp > 0
    if habit == "florins":
        return isinstance(move, moves.CompleteWork) and move.pp < 8
    return isinstance(move, moves.SellPrestige)


@pytest.mark.parametrize("number", range(len(HABITS)))
@both_efforts(AT_LENGTH, AT_A_GLANCE)
def test_a_grandmaster_does_not_have_a_masters_habit(number: int, effort: Effort) -> None:
    assert_not_had(TITLE, HABITS[number], has_habit, effort, lambda game: len(game.houses))


def played(number: int) -> tuple[Any, Seat, list[tuple[int, Move]]]:
    """A game of a Grandmaster, who doesn't look ahead, against an Apprentice; its moves by round."""
    rng, mine = Random(f"habits {number}"), Seat(number % 2)
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, 2, options_for(TITLE, 2), chance).game
    done = []
    while not game.over:
        seat = engine.waits_for(game)[0]
        level = "grandmaster" if seat == mine else "apprentice"
        move = choose(SeatView.of(TITLE, game, 2, seat), level, Random(rng.randbytes(8)), AT_A_GLANCE)  # type: ignore[arg-type]
        if seat == mine:
            done.append((game.round, move))
        engine.play_in_place(game, seat, move, chance)
    return game, mine, done


@pytest.mark.parametrize("number", range(3))
def test_a_grandmaster_keeps_florins_early_and_takes_prestige_late(number: int) -> None:
    game, mine, done = played(number)
    works = [(at, move.pp) for at, move in done if isinstance(move, moves.CompleteWork)]
    early, late = ([pp for at, pp in works if (at <= EARLY) is one] for one in (True, False))
    assert sum(early) <= 3 < sum(late)
    assert len(works) >= 5
    points = {score.seat: score.points for score in game.scores}
    assert points[mine] > points[1 - mine]


def test_with_the_characters_a_grandmaster_plays_as_a_master() -> None:
    chance = Secret(bytes(8))
    options = FlorenceOptions(characters=True)
    game = engine.start(TITLE, 3, options, chance).game
    rng = Random(2)
    for _ in range(12):
        engine.play_in_place(game, *engine.random_answer(game, rng), chance)
    seat = engine.waits_for(game)[0]
    view = TITLE.view(game, seat)
    chosen = [
        choose(SeatView(TITLE, view, 3, seat), level, Random(1), Effort(60.0, 12))
        for level in ("master", "grandmaster")
    ]
    assert chosen[0] == chosen[1]
