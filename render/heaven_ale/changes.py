"""What the events since the last post changed: differences of figures, and the things to highlight."""

from collections.abc import Iterable
from typing import Any

from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from render.kit.parts.changes import Owned, RecentChanges, of_seat

DUCATS, BREWMASTER = "ducats", "brewmaster"


class Changes(RecentChanges):
    """`cells`, `activated`, `spots`, `pairs` and `barrels` belong to a seat, `spaces` and `places` to the
    track."""

    counted = (DUCATS, BREWMASTER, *c.RESOURCES)

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.cells: set[Owned] = set()
        self.activated: set[Owned] = set()
        self.spots: set[Owned] = set()
        self.pairs: set[Owned] = set()
        self.barrels: set[Owned] = set()
        self.spaces: set[str] = set()
        self.places: set[str] = set()
        super().__init__(recent)

    def things(self, seat: int) -> tuple[list[str], ...]:
        """All highlighted things of a seat."""
        return of_seat(seat, self.cells, self.activated, self.spots, self.pairs, self.barrels)

    def count(self, event: Any) -> None:
        if isinstance(event, events.Converted):
            self.figures[event.seat, event.resource] += event.steps
            for resource in c.RESOURCES:
                self.figures[event.seat, resource] -= getattr(event, resource)
            return
        if isinstance(event, events.StepsBought):
            self.figures[event.seat, event.resource] += event.steps
        super().count(event)

    def note(self, event: Any) -> None:
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
