"""Where a game's points come from, as data: by source, and the standings during play."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple

import msgspec

from games.core.choices.offer import Note
from games.core.game import Event, G, Seat, SeatScore

PointsRule = str | Callable[[Any], Iterable[tuple[Seat, int]]]
"""The field of an event with the points of its `seat` (or of each of its `seats`), or a function that
returns seats with their points."""


TurningPointKind = Literal["lead", "kept", "gain", "swing"]
"""Kinds of turning point: somebody took the lead, took it and kept it to the end, gained much, or became much
likelier to win."""


CHANCES = "chances"
"""What a course counts that is one of chances to win, in percent, instead of points."""


class PointGain(NamedTuple):
    """Points an event gives to a seat, and their source."""

    seat: Seat
    source: str
    points: int


@dataclass(frozen=True)
class PointSources:
    """How a title's result is composed.

    - `sources`: the sources of points, in the table's order, each with the public events that give them.
      Their words are `source-<name>`. Points that no source explains are shown as `source-rest`.
    - `standing(game, seat)`: a seat's standing during play, if it is not the sum of the above: a note with
      the figure `points`. Its words (`course-<what>`) say what is counted.
    - `when(game)`: the part of the game a position belongs to, in words, for titles that count no rounds."""

    sources: Mapping[str, Mapping[type[Event], PointsRule]]
    standing: Callable[[Any, Seat], Note] | None = None
    when: Callable[[Any], Note] | None = None

    def gains(self, event: Event) -> Iterator[PointGain]:
        """All points an event gives, by source."""
        for source, kinds in self.sources.items():
            points = kinds.get(type(event))
            if points is None:
                continue
            for seat, amount in _given(event, points):
                if amount:
                    yield PointGain(seat, source, amount)


def _given(event: Any, points: PointsRule) -> Iterable[tuple[Seat, int]]:
    if not isinstance(points, str):
        return points(event)
    seats = event.seats if hasattr(event, "seats") else (event.seat,)
    return [(seat, getattr(event, points)) for seat in seats]


@dataclass(frozen=True)
class PublicPoints(Generic[G]):
    """A title's points while it is played, from any view. The final scoring uses the same functions.

    - `if_ended(view)`: the seats' results if the game ended now. What the view hides adds nothing.
    - `so_far(view, seat)`: the points that are scored already, for titles that score during play.
    - `at_least(view, seat)`: whether something that the view hides may add to the seat's points."""

    if_ended: Callable[[G], tuple[SeatScore, ...]]
    so_far: Callable[[G, Seat], int] | None = None
    at_least: Callable[[G, Seat], bool] = lambda view, seat: False


class Standing(NamedTuple):
    """A seat's points now. `so_far`: None if all points come at the end. `if_ended`: None if the end adds
    nothing to any seat, and once the game is over. `ahead`: first if the game ended now, unless all seats
    have equal points. `place`: 0 while the game goes on."""

    so_far: int | None
    if_ended: int | None
    at_least: bool
    ahead: bool
    place: int = 0


def standings(points: PublicPoints[G] | None, view: G) -> tuple[Standing, ...]:
    """The points of all seats, from a view; empty if the title's points are secret before the end."""
    if view.over:
        return tuple([Standing(one.points, None, False, one.place == 1, one.place) for one in view.scores])
    if points is None:
        return ()
    result = points.if_ended(view)
    scored = [None if points.so_far is None else points.so_far(view, one.seat) for one in result]
    least = [points.at_least(view, one.seat) for one in result]
    adds = any(least) or any(one.points != now for one, now in zip(result, scored, strict=True))
    apart = len({one.points for one in result}) > 1
    return tuple(
        [
            Standing(now, one.points if adds else None, more, apart and one.place == 1)
            for one, now, more in zip(result, scored, least, strict=True)
        ]
    )


class SourceRow(msgspec.Struct, frozen=True):
    """The points of one source, seat by seat."""

    source: str
    points: tuple[int, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that made much of a difference to `seat`. `gained`: its points. `at`: its index in the
    course. `first`: nobody had led alone before. `last`: it ended the game. `events`: what the points were
    for."""

    at: int
    seat: Seat
    what: TurningPointKind
    gained: int
    standing: tuple[int, ...]
    round: int | None
    when: Note | None
    first: bool
    last: bool
    events: tuple[Any, ...]


class PointsBySource(msgspec.Struct, frozen=True):
    """`rows`: points by source. `course`: the standings at the beginning and after each turn, with its
    round. `turning`: the turning points in order. `counted`: the id of the words that say what the course
    counts."""

    scores: tuple[SeatScore, ...]
    rows: tuple[SourceRow, ...]
    course: tuple[tuple[int, ...], ...]
    rounds: tuple[int | None, ...]
    turning: tuple[TurningPoint, ...]
    counted: str
