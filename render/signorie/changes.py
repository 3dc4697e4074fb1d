"""What the events since the last post changed: differences of figures, and the things to highlight."""

from collections.abc import Iterable
from typing import Any

from games.signorie.model import components as c
from games.signorie.model import events
from render.kit.parts.changes import Owned, RecentChanges, of_seat

FLORINS, VP = "florins", "vp"


class Changes(RecentChanges):
    """`slots` are action slots by seat and colour, `helpers` and `rows` belong to a seat, `cities` to the
    board, `men` are seat, career and slot, `discs` the seats whose initiative discs moved."""

    counted = (FLORINS, VP)

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.slots: set[Owned] = set()
        self.helpers: set[Owned] = set()
        self.rows: set[Owned] = set()
        self.cities: set[str] = set()
        self.men: set[tuple[int, str, int]] = set()
        self.discs: set[int] = set()
        self.order = False
        super().__init__(recent)

    def of(self, seat: int) -> tuple[Any, ...]:
        """All highlights of a seat's panel."""
        things = of_seat(seat, self.slots, self.helpers, self.rows)
        return self.figures[seat, VP], self.figures[seat, FLORINS], things

    def note(self, event: Any) -> None:
        match event:
            case events.DieTaken(seat=seat, die=die):
                self.slots.add((seat, c.DIE[die].colour))
            case events.HelperHired(seat=seat, helper=helper) | events.HelperUsed(seat=seat, helper=helper):
                self.helpers.add((seat, helper))
            case events.TileTaken(seat=seat, row=row) | events.TileDrawn(seat=seat, row=row):
                self.rows.add((seat, row))
            case events.MissionDone(city=city) | events.MarriageDone(city=city):
                self.cities.add(city)
            case events.Advanced(seat=seat, career=career, before=before, after=after):
                self.men.discard((seat, career, before))
                self.men.add((seat, career, after))
            case events.InitiativeRaised(seat=seat):
                self.discs.add(seat)
            case events.OrderChanged():
                self.order = True
                self.discs.clear()
