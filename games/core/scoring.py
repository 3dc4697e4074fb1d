"""Where a game's points come from, as data: by source, and how they stand while it is played."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from games.core.choices.offer import Note
from games.core.game import Event, Score, Seat

Points = str | Callable[[Any], Iterable[tuple[Seat, int]]]
"""The field of an event that says how many points it gives to its `seat` (or to each of its `seats`), or a
function that says who gets how many."""


What = Literal["lead", "kept", "gain"]
"""What a turning point is: somebody took the lead, took it and kept it to the end, or gained much."""


class Gain(NamedTuple):
    """Points that an event gives to a seat, and what for."""

    seat: Seat
    source: str
    points: int


@dataclass(frozen=True)
class Scoring:
    """What the result of a title is made of.

    - `sources`: what gives points, in the order of the table, each with the public events that tell of it.
      Its words are `source-<name>`. What no source explains stands as `source-rest`.
    - `standing(game, seat)` is how a seat stands while the game is played, where that is not the sum of the
      above: a note with the figure `points`, whose words say what is counted (`course-<what>`).
    - `when(game)` says in words in which part of the game a position is, where a title counts no rounds.
    """

    sources: Mapping[str, Mapping[type[Event], Points]]
    standing: Callable[[Any, Seat], Note] | None = None
    when: Callable[[Any], Note] | None = None

    def gains(self, event: Event) -> Iterator[Gain]:
        """What an event gives, nothing left out that a source names."""
        for source, kinds in self.sources.items():
            points = kinds.get(type(event))
            if points is None:
                continue
            for seat, amount in _given(event, points):
                if amount:
                    yield Gain(seat, source, amount)


def _given(event: Any, points: Points) -> Iterable[tuple[Seat, int]]:
    if not isinstance(points, str):
        return points(event)
    seats = event.seats if hasattr(event, "seats") else (event.seat,)
    return [(seat, getattr(event, points)) for seat in seats]


class SourceRow(msgspec.Struct, frozen=True):
    """What one source gave, seat by seat."""

    source: str
    points: tuple[int, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that made much of a difference to `seat`, which `gained` so much. `at`: its place in the course;
    `first`: nobody had been ahead alone before; `last`: it ended the game; `events`: what it was for."""

    at: int
    seat: Seat
    what: What
    gained: int
    standing: tuple[int, ...]
    round: int | None
    when: Note | None
    first: bool
    last: bool
    events: tuple[Any, ...]


class PointsBySource(msgspec.Struct, frozen=True):
    """`rows` by source; `course`: how all seats stood at the beginning and after each turn, with the round
    each was played in; `turning`: the turning points in their order; `counted`: the id of the words that say
    what the course counts."""

    scores: tuple[Score, ...]
    rows: tuple[SourceRow, ...]
    course: tuple[tuple[int, ...], ...]
    rounds: tuple[int | None, ...]
    turning: tuple[TurningPoint, ...]
    counted: str
