"""Standing orders of Philadelphia: which of the revealed cards a seat takes (rules 4, explore). Other
constant answers are its habits."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

from games.core import Offer, Seat, StandingOrder
from games.philadelphia.model import components as c
from games.philadelphia.model.state import PhiladelphiaState


class TakeIfTurnedUp(StandingOrder, frozen=True):
    """Of the revealed cards take one of this industry, the dearest of several. Older orders go first."""

    lasts: ClassVar[Literal["part", "game"]] = "game"

    industry: str

    @property
    def about(self) -> tuple[str, str]:
        return ("take", self.industry)


class TakeDearest(StandingOrder, frozen=True):
    """Of the revealed cards take the dearest, if no other order applies."""

    rank: ClassVar[int] = 1
    lasts: ClassVar[Literal["part", "game"]] = "game"


def take_orders(game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
    """May be given at any time of the game."""
    yield Offer(TakeIfTurnedUp, industry=tuple(c.INDUSTRIES))
    yield Offer(TakeDearest)


def dearest(cards: Sequence[str], industry: str = "") -> str | None:
    """The dearest card, of an industry or of all; None if there is none."""
    found = [card for card in cards if industry in ("", c.CARDS[card].kind.industry)]
    return max(found, key=lambda card: (c.CARDS[card].kind.cost, card), default=None)
