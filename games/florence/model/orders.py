"""Standing orders of Florence for the auctions: limits, what to put up, where a landscape goes (rules
4.2). `standing_orders.py` says which may be given. Limits for characters: `character_bidding/wishes.py`."""

from typing import Any, ClassVar

import msgspec

from games.core import LastingOrder, Seat, StandingOrder
from games.florence.model.moves import Wishes
from games.florence.model.placement import Cells


class BidAhead(StandingOrder, frozen=True):
    """For a kind of object: bid up to this many florins, then drop out; 0: don't bid."""

    subject: ClassVar[str] = "limit"
    distinct_by: ClassVar[tuple[str, ...]] = ("kind",)

    kind: str = msgspec.field(name="lot")
    limit: int

    def over(self, view: Any, seat: Seat) -> bool:
        return self.kind in view.sold or out_of_auctions(view, seat)


class BidOnPresent(BidAhead, frozen=True, tag="UpTo"):
    """The same for the present auction."""


class BidOnOthers(StandingOrder, frozen=True):
    """For objects without an order of their own: bid up to this many florins, then drop out."""

    rank: ClassVar[int] = 1

    limit: int

    def over(self, view: Any, seat: Seat) -> bool:
        return out_of_auctions(view, seat)


class PutUp(StandingOrder, frozen=True):
    """When it is one's turn to put something up: this. Several are tried in the order they were given."""

    distinct_by: ClassVar[tuple[str, ...]] = ("kind",)

    kind: str

    def over(self, view: Any, seat: Seat) -> bool:
        return self.kind in view.sold or out_of_auctions(view, seat)


class StayOut(StandingOrder, frozen=True):
    """If no other order applies: drop out of the present auction, and leave the round's auctions."""

    rank: ClassVar[int] = 2

    def over(self, view: Any, seat: Seat) -> bool:
        return out_of_auctions(view, seat)


class LayThere(StandingOrder, frozen=True):
    """A landscape, if won: its place."""

    distinct_by: ClassVar[tuple[str, ...]] = ("landscape",)

    landscape: str
    cells: Cells


class KeepRecruits(LastingOrder, frozen=True):
    """Every recruiting card won is kept for later."""


class BidOnCharacters(StandingOrder, frozen=True):
    """Bid for characters: each up to a space, the dearest wish first. When none is left: `then` pass or be
    asked (rules 9.2)."""

    wishes: Wishes
    then: str

    def over(self, view: Any, seat: Seat) -> bool:
        bidding = next((phase for phase in view.phases if hasattr(phase, "within_limits")), None)
        return bidding is None or seat in bidding.passed or bidding.within_limits(view, seat, self) is None


def out_of_auctions(view: Any, seat: Seat) -> bool:
    """Whether a seat has left the current auctions. Phases are found by a field of theirs here and above, as
    their modules import this one."""
    parts = [phase.taking_part for phase in view.phases if hasattr(phase, "taking_part")]
    return bool(parts) and seat not in parts[0]
