"""Bad habits of Masters that Grandmasters don't have: positions of whole games (`habits.json`), each with
what the Master chose there and why that is wrong."""

import base64
import json
from pathlib import Path
from random import Random

import pytest

from games.computer import Effort, choose
from games.core import Move, engine
from games.philadelphia import TITLE
from games.philadelphia.model import moves

HABITS = json.loads(Path(__file__).with_name("habits.json").read_text("utf-8"))
AT_LENGTH, AT_A_GLANCE = Effort(120.0, 120), Effort(0.0, 120)


def has_habit(habit: str, move: Move) -> bool:
    """Whether a move is of the kind that is wrong in the position: sets before there is a source of gold, or
    anything but an item."""
    if habit == "set":
        return isinstance(move, moves.SubmitBest | moves.SubmitCards | moves.SubmitRoles)
    return not isinstance(move, moves.Buy)


@pytest.mark.parametrize("number", range(len(HABITS)))
@pytest.mark.parametrize("effort", [AT_LENGTH, AT_A_GLANCE], ids=["at length", "at a glance"])
def test_a_grandmaster_does_not_have_a_masters_habit(number: int, effort: Effort) -> None:
    habit = HABITS[number]
    game = TITLE.load(base64.b64decode(habit["position"]))
    seat = engine.waits_for(game)[0]
    assert any(
        has_habit(habit["habit"], offer.random_move(Random(1))) for offer in engine.open_offers(game, seat)
    )
    for seed in range(2):
        move = choose(TITLE, TITLE.view(game, seat), 2, seat, "grandmaster", Random(seed), effort)
        assert not has_habit(habit["habit"], move), habit["reason"]
