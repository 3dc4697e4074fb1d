"""Turns of Florence that people often take."""

from games.core import CommonTurn, Seat
from games.florence.rules.game import Florence


def _new_turn(game: Florence, seat: Seat) -> bool:
    """Whether a turn of two actions begins."""
    return getattr(game.phases[-1], "actions", 0) == 0


COMMON_TURNS = (
    CommonTurn("build and work", (("Build",), ("CompleteWork",), ("EndTurn",)), most=6, fits=_new_turn),
    CommonTurn("a card to keep", (("TakeProfession", "BuyBonus"), ("PickCard",)), most=4, fits=_new_turn),
)
