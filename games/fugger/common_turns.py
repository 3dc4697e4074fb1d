"""Turns of Fugger, Welser, Medici that people often take."""

from games.core import CommonTurn, Seat
from games.fugger.rules.game import Fugger
from games.fugger.rules.travel.movement import Moving


def _two_merchants(game: Fugger, seat: Seat) -> bool:
    """Whether a turn begins in which exactly two merchants can move."""
    top = game.phases[-1]
    return isinstance(top, Moving) and not top.moved and len(game.houses[seat].on_map) == 2


COMMON_TURNS = (
    CommonTurn("a turn of two merchants", (("Go",), ("Go",), ("Done",)), most=6, fits=_two_merchants),
    CommonTurn("a sealed bid in advance", (("BidAhead",),), most=4),
    CommonTurn("an offer of trade", (("OfferTrade",),), most=5),
)
