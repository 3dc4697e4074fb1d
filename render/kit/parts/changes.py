"""What the events since the last post changed: differences of figures, and the things to highlight."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

Thing = TypeVar("Thing", bound=Any)

Owned = tuple[int, str]
"""A seat and one of its things, or the name of one of its figures."""


class RecentChanges:
    """Read once from public events. `figures` are signed sums by seat and name (`counted`). A title adds the
    sets of things that it highlights, before it calls this `__init__`."""

    counted: ClassVar[tuple[str, ...]] = ()
    """The figures: the fields of events that say how one changed for the event's seat."""

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.figures: Counter[Owned] = Counter()
        for event in recent:
            self.count(event)
            self.note(event)

    def count(self, event: Any) -> None:
        """Add what an event changes of its seat's figures."""
        for name in self.counted if getattr(event, "seat", None) is not None else ():
            self.figures[event.seat, name] += getattr(event, name, 0)

    def note(self, event: Any) -> None:
        """Note the things to highlight."""


def of_seat(seat: int, *things: Iterable[tuple[int, Thing]]) -> tuple[list[Thing], ...]:
    """The things of a seat, of each set in order."""
    return tuple([sorted([what for owner, what in one if owner == seat]) for one in things])
