"""Standing orders of Philadelphia: which of the revealed cards a seat takes, and the usual answers to what is
asked in the hiring phase and outside one's turn (rules 4, explore; 12, timeout defaults).
`standing_orders.py` says which may be given."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from games.core import LastingOrder
from games.philadelphia.model import components as c


class TakeIfTurnedUp(LastingOrder, frozen=True):
    """Take a revealed card of this industry, the dearest of several. Older orders go first."""

    distinct_by: ClassVar[tuple[str, ...]] = ("industry",)

    industry: str


class TakeDearest(LastingOrder, frozen=True):
    """Take the dearest of the revealed cards, if no other order applies."""

    rank: ClassVar[int] = 1


class ReadDie(LastingOrder, frozen=True):
    """Shift the die for the most reward gold, or never."""

    reading: Literal["most", "never"]


class ResolveAsListed(LastingOrder, frozen=True):
    """Resolve several effects as listed."""


class DeclineOutsideTurn(LastingOrder, frozen=True):
    """Outside one's turn, use no effect that may be declined."""


def dearest(cards: Sequence[str], industry: str = "") -> str | None:
    """The dearest card, of an industry or of all; None if there is none."""
    wanted = [card for card in cards if industry in ("", c.CARDS[card].kind.industry)]
    return max(wanted, key=lambda card: (c.CARDS[card].kind.cost, card), default=None)
