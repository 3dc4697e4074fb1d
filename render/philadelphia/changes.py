"""What the events since the last post changed: points, and the things to mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.philadelphia.model import events


class Changes:
    """Read once from public events; `vp` are sums by seat, `cards` the ads that were posted or moved."""

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.vp: Counter[int] = Counter()
        self.cards: set[str] = set()
        self.items: set[str] = set()
        self.field = self.rolled = False
        for event in recent:
            self._read(event)

    def _read(self, event: Any) -> None:
        match event:
            case events.RoleScored(seat=seat, vp=vp):
                self.vp[seat] += vp
            case events.AdPosted(card=card):
                self.cards.add(card)
            case events.MonthsAdded() | events.MonthsRemoved() | events.AllMonthsRemoved():
                self.cards |= set(event.ads)
            case events.ItemTurnedUp(item=item):
                self.items.add(item)
            case events.FieldCardInPlay():
                self.field = True
            case events.DieRolled():
                self.rolled = True
