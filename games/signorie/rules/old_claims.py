"""Claims of a reward as version 1 stored them: as indices."""

from typing import Any

from games.signorie.model import components as c
from games.signorie.rules.reward_track import FLORINS, TILE

_BONUSES = (FLORINS, TILE, *c.ROWS, *c.HELPERS)
_BRIDES = ("wed", "first", "alone")


def with_names(state: dict[str, Any]) -> dict[str, Any]:
    """A stored state of version 1 as one of version 2."""
    for phase in state["phases"]:
        if phase["type"] == "Claim":
            claims = phase["answers"].items()
            phase["answers"] = {seat: (_BONUSES[bonus], _BRIDES[bride]) for seat, (bonus, bride) in claims}
    return state
