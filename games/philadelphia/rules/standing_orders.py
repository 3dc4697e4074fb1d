"""Which standing orders may be given: all, at any time of the game (rules 12)."""

from collections.abc import Iterator

from games.core import Offer
from games.philadelphia.model import components as c
from games.philadelphia.model import orders


def order_offers() -> Iterator[Offer]:
    """All orders, for the rest of the game."""
    yield Offer(orders.TakeIfTurnedUp, industry=tuple(c.INDUSTRIES))
    yield Offer(orders.TakeDearest)
    yield Offer(orders.ReadDie, reading=("most", "never"))
    yield Offer(orders.ResolveAsListed)
    yield Offer(orders.DeclineOutsideTurn)
