"""What the events since the last post changed: differences of figures, and the things to mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.heaven_ale.model import components as c
from games.heaven_ale.model import events

DUCATS, BREWMASTER = "ducats", "brewmaster"

Owned = tuple[int, str]
"""A seat and one of its things."""


class Changes:
    """Read once from public events. `figures` are signed sums by seat and name (ducats, brewmaster, a
    resource); `cells`, `activated`, `spots`, `pairs` and `barrels` belong to a seat, `spaces` and `places`
    to the track."""

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.figures: Counter[Owned] = Counter()
        self.cells: set[Owned] = set()
        self.activated: set[Owned] = set()
        self.spots: set[Owned] = set()
        self.pairs: set[Owned] = set()
        self.barrels: set[Owned] = set()
        self.spaces: set[str] = set()
        self.places: set[str] = set()
        for event in recent:
            self._figures(event)
            self._marks(event)

    def of(self, seat: int) -> tuple[Any, ...]:
        """All marks of a seat."""
        figures = [self.figures[seat, name] for name in (DUCATS, BREWMASTER, *c.RESOURCES)]
        marked = (self.cells, self.activated, self.spots, self.pairs, self.barrels)
        return figures, [sorted(what for owner, what in one if owner == seat) for one in marked]

    def _figures(self, event: Any) -> None:
        if isinstance(event, events.Converted):
            self.figures[event.seat, event.resource] += event.steps
            for resource in c.RESOURCES:
                self.figures[event.seat, resource] -= getattr(event, resource)
            return
        if isinstance(event, events.StepsBought):
            self.figures[event.seat, event.resource] += event.steps
        names = (DUCATS, BREWMASTER, *c.RESOURCES)
        for name in names if hasattr(event, "seat") else ():
            self.figures[event.seat, name] += getattr(event, name, 0)

    def _marks(self, event: Any) -> None:
        match event:
            case events.FigureMoved(space=space):
                self.spaces.add(space)
            case events.PlaceTaken(place=place):
                self.places.add(place)
            case events.TileBought(seat=seat, cell=cell):
                self.cells.add((seat, cell))
            case events.ShedEnclosed(seat=seat, shed=shed):
                self.cells.add((seat, shed))
            case events.ShedUsed(seat=seat, cells=cells):
                self.activated |= {(seat, cell) for cell in cells}
            case events.DiscPlaced(seat=seat, spot=spot, monks=monks, cells=cells):
                self.spots.add((seat, spot))
                self.activated |= {(seat, cell) for cell in (*monks, *cells)}
            case events.CardPlaced(seat=seat, pair=pair):
                self.pairs.add((seat, pair))
            case events.BarrelTaken(seat=seat, barrel=barrel):
                self.barrels.add((seat, barrel))
            case events.RoundStarted():
                # The track is filled anew, so earlier positions are no longer news.
                self.spaces.clear()
