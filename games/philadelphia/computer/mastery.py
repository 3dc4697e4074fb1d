"""How a Master plays Philadelphia. It judges moves by the chance to win (`master_features.py`) at the start
of the next round. Considerations cover points and gold, not the race."""

from dataclasses import replace
from typing import Any

from games.core import Advisor, SearchSettings
from games.philadelphia.computer import advice
from games.philadelphia.computer.master_features import worths
from games.philadelphia.model.moves import SubmitCards, SubmitRoles
from games.philadelphia.model.state import PhiladelphiaState


def rounds(game: PhiladelphiaState) -> int:
    """The current round."""
    return game.round


ADVISOR: Advisor[Any] = replace(
    advice.ADVISOR,
    mastery=SearchSettings(
        horizon=1,
        rounds=rounds,
        tried=16,
        trust=0.0,
        surely=0.0,
        worths=worths,
        skipped=(SubmitCards, SubmitRoles),
    ),
)
