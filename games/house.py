"""What the house tells at a table, beside what the rules of the game do: events that belong to no title.

They stand in the log as entries of their own, which no replay plays.
"""

from functools import reduce
from operator import or_

import msgspec

from db import Entry, Logged
from games.core import Event, Seat, Title, Told


class StoodIn(Event, frozen=True):
    """A stand-in answers for a seat. `gone`: its holder has left the server, else the time was up."""

    seat: Seat
    gone: bool


class AnsweredFor(Event, frozen=True):
    """The others have let the stand-in answer for a seat whose time was up."""

    seat: Seat
    by: Seat


HOUSE: tuple[type[Event], ...] = (StoodIn, AnsweredFor)
"""All of them. Their names are no title's."""

_DECODER: msgspec.msgpack.Decoder[Event] = msgspec.msgpack.Decoder(reduce(or_, HOUSE))
_TAGS = frozenset(kind.__name__ for kind in HOUSE)


class _Row(msgspec.Struct):
    event: msgspec.Raw
    to: Seat | None = None


class _Tagged(msgspec.Struct):
    type: str


_ROWS = msgspec.msgpack.Decoder(list[_Row])
_TAGGED = msgspec.msgpack.Decoder(_Tagged)


def entry(
    kind: str, *events: Event, seat: Seat | None = None, user: int | None = None, move: bytes = b""
) -> Entry:
    """A log entry in which the house tells all something."""
    told = [Told(event) for event in events]
    return Entry(kind=kind, seat=seat, user_id=user, move=move, events=msgspec.msgpack.encode(told))


def events_of(title: Title, logged: Logged) -> list[Told]:
    """The events of a log entry with their recipients, the title's and the house's."""
    return (
        [Told(_event(title, row.event), row.to) for row in _ROWS.decode(logged.events)]
        if logged.events
        else []
    )


def _event(title: Title, data: msgspec.Raw) -> Event:
    if _TAGGED.decode(data).type in _TAGS:
        return _DECODER.decode(data)
    return title.load_event(bytes(data))
