"""Standing orders of Philadelphia: which of the revealed cards a seat takes, and the usual answers to what is
asked in the hiring phase and outside one's turn (rules 4, explore; 12, timeout defaults)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

from games.core import LastingOrder, Offer, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.state import PhiladelphiaState


class TakeIfTurnedUp(LastingOrder, frozen=True):
    """Of the revealed cards take one of this industry, the dearest of several. Older orders go first."""

    distinct_by: ClassVar[tuple[str, ...]] = ("industry",)

    industry: str


class TakeDearest(LastingOrder, frozen=True):
    """Of the revealed cards take the dearest, if no other order applies."""

    rank: ClassVar[int] = 1


class ReadDie(LastingOrder, frozen=True):
    """Shift the die for the most reward gold, or never."""

    reading: Literal["most", "never"]


class ResolveAsListed(LastingOrder, frozen=True):
    """Resolve several effects as listed."""


class DeclineOutsideTurn(LastingOrder, frozen=True):
    """Outside one's turn, use no effect that may be declined."""


def order_offers(game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
    """May be given at any time of the game."""
    yield Offer(TakeIfTurnedUp, industry=tuple(c.INDUSTRIES))
    yield Offer(TakeDearest)
    yield Offer(ReadDie, reading=("most", "never"))
    yield Offer(ResolveAsListed)
    yield Offer(DeclineOutsideTurn)


def dearest(cards: Sequence[str], industry: str = "") -> str | None:
    """The dearest card, of an industry or of all; None if there is none."""
    found = [card for card in cards if industry in ("", c.CARDS[card].kind.industry)]
    return max(found, key=lambda card: (c.CARDS[card].kind.cost, card), default=None)
