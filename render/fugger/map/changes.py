"""What the events since the last post changed: differences of figures, and the things to mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.fugger.model import events, trade_events


class Changes:
    """Read once from public events. `florins` and `meter` are signed sums by seat; `moved` the merchants
    that moved, `cards` deals that are new, `regions` where a cube was placed."""

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.florins: Counter[int] = Counter()
        self.meter: Counter[int] = Counter()
        self.moved: set[tuple[int, str]] = set()
        self.goods: set[tuple[int, str]] = set()
        self.cards: set[str] = set()
        self.regions: set[tuple[int, str]] = set()
        for event in recent:
            self._figures(event)
            self._marks(event)

    def of(self, seat: int) -> tuple[Any, ...]:
        """All marks of a house's panel."""
        marked = (self.moved, self.goods)
        things = [sorted(what for owner, what in one if owner == seat) for one in marked]
        return self.florins[seat], self.meter[seat], things

    def _figures(self, event: Any) -> None:
        seat = getattr(event, "seat", None)
        # A house's starting place, and what is only offered, is no change.
        if seat is None or isinstance(event, trade_events.TradeOffered | events.HomeChosen):
            return
        florins = getattr(event, "florins", 0)
        self.florins[seat] += florins
        self.meter[seat] += getattr(event, "meter", 0)
        match event:
            case events.EntryPaid(to=other) | trade_events.TradeMade(taker=other):
                self.florins[other] -= florins

    def _marks(self, event: Any) -> None:
        match event:
            case events.MerchantMoved(seat=seat, merchant=merchant):
                self.moved.add((seat, merchant))
            case events.GoodsMoved(seat=seat, target=target):
                self.goods.add((seat, target))
            case events.DealOpened(card=card) | events.VillaOpened(card=card):
                self.cards.add(card)
            case events.CubePlaced(seat=seat, region=region):
                self.regions.add((seat, region))
