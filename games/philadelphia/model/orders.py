"""What a seat may order in advance: which of the cards turned up it takes (rules 4, explore). Other answers
that are always the same are its habits."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

from games.core import Offer, Seat, StandingOrder
from games.philadelphia.model import components as c
from games.philadelphia.model.state import PhiladelphiaState


class TakeIfTurnedUp(StandingOrder, frozen=True):
    """Of cards turned up take one of this industry, the dearest of several. Those given first go first."""

    lasts: ClassVar[Literal["part", "game"]] = "game"

    industry: str

    @property
    def about(self) -> tuple[str, str]:
        return ("take", self.industry)


class TakeDearest(StandingOrder, frozen=True):
    """Of cards turned up take the dearest, if nothing else was ordered."""

    rank: ClassVar[int] = 1
    lasts: ClassVar[Literal["part", "game"]] = "game"


def take_orders(game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
    """At any time of the game."""
    yield Offer(TakeIfTurnedUp, industry=tuple(c.INDUSTRIES))
    yield Offer(TakeDearest)


def dearest(cards: Sequence[str], industry: str = "") -> str | None:
    """The dearest card, of an industry or of all; None if there is none."""
    found = [card for card in cards if industry in ("", c.CARDS[card].kind.industry)]
    return max(found, key=lambda card: (c.CARDS[card].kind.cost, card), default=None)
