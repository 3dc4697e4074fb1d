"""How a Master plays Philadelphia: what it tries out is looked at when the next round begins, by its chance
to win (`prospects.py`) instead of by considerations, which make points and gold readable but not the race."""

from dataclasses import replace
from typing import Any

from games.core import Advisor, Mastery
from games.philadelphia.computer import advice
from games.philadelphia.computer.prospects import value
from games.philadelphia.model.moves import SubmitCards, SubmitRoles
from games.philadelphia.model.state import PhiladelphiaState


def rounds(game: PhiladelphiaState) -> int:
    """The round that is being played."""
    return game.round


ADVISOR: Advisor[Any] = replace(
    advice.ADVISOR,
    mastery=Mastery(
        horizon=1,
        rounds=rounds,
        tried=16,
        trust=0.0,
        surely=0.0,
        value=value,
        skipped=(SubmitCards, SubmitRoles),
    ),
)
