"""What the events since the last post changed: differences of figures, and the things to highlight."""

from collections.abc import Iterable
from typing import Any

from games.fugger.model import events, trade_events
from render.kit.parts.changes import Owned, RecentChanges, of_seat


class Changes(RecentChanges):
    """`moved`: the merchants that moved; `cards`: deals that are new; `regions`: where a cube was placed."""

    counted = ("florins", "meter")

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.moved: set[Owned] = set()
        self.goods: set[Owned] = set()
        self.cards: set[str] = set()
        self.regions: set[Owned] = set()
        super().__init__(recent)

    def of(self, seat: int) -> tuple[Any, ...]:
        """All highlights of a house's panel."""
        things = of_seat(seat, self.moved, self.goods)
        return self.figures[seat, "florins"], self.figures[seat, "meter"], things

    def count(self, event: Any) -> None:
        # A house's starting place, and what is only offered, is no change.
        if isinstance(event, trade_events.TradeOffered | events.HomeChosen):
            return
        super().count(event)
        match event:
            case events.EntryPaid(to=other) | trade_events.TradeMade(taker=other):
                self.figures[other, "florins"] -= event.florins

    def note(self, event: Any) -> None:
        match event:
            case events.MerchantMoved(seat=seat, merchant=merchant):
                self.moved.add((seat, merchant))
            case events.GoodsMoved(seat=seat, target=target):
                self.goods.add((seat, target))
            case events.DealOpened(card=card) | events.VillaOpened(card=card):
                self.cards.add(card)
            case events.CubePlaced(seat=seat, region=region):
                self.regions.add((seat, region))
