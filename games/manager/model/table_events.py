"""What the house tells at a table, beside what the rules of the game do: events that belong to no title.

They stand in the log as entries of their own, which no replay plays.
"""

from functools import reduce
from operator import or_
from typing import ClassVar

import msgspec

from db import LogEntry, Logged
from games.core import AddressedEvent, Event, Seat, Title


class StoodIn(Event, frozen=True):
    """A stand-in answers for a seat. `gone`: its holder has left the server, else the time was up."""

    seat: Seat
    gone: bool


class AnsweredFor(Event, frozen=True):
    """The others have let the stand-in answer for a seat whose time was up."""

    seat: Seat
    by: Seat


class Proposed(Event, frozen=True):
    """A seat proposes something to the others."""

    aside: ClassVar[tuple[str, ...]] = ("seat", "undone", "seats", "points")
    """The fields that say who proposes it and how it stands by now; the others say what."""

    seat: Seat


class ProposedBack(Proposed, frozen=True):
    """To go back by so many moves, to the position after entry `to` (0: in logs of before)."""

    undone: int
    to: int = 0


class ProposedReplacing(Proposed, frozen=True):
    """To give another player's seat to somebody else."""

    player: Seat


class ProposedRelieving(Proposed, frozen=True):
    """To have a computer play on for a player."""

    player: Seat


class ProposedLeaving(Proposed, frozen=True):
    """To have a computer play on for oneself."""


class ProposedTaking(Proposed, frozen=True):
    """Somebody who sits nowhere asks for this computer's seat."""


class ProposedEnd(Proposed, frozen=True):
    """To call the game off, so that it counts for nobody."""


class ProposedStanding(Proposed, frozen=True):
    """To end the game as it stands: the points of all, best first, count as its result."""

    seats: tuple[Seat, ...]
    points: tuple[int, ...]


class ProposedPace(Proposed, frozen=True):
    """To change the pace. `pace` and `hours` count among those of the terms."""

    pace: int
    hours: int


class ProposedPause(Proposed, frozen=True):
    """To let the clocks stand still, or go on."""

    on: bool


class Agreed(Event, frozen=True):
    """A seat agrees to what is proposed."""

    seat: Seat


class Disagreed(Event, frozen=True):
    """A seat does not agree: the proposal is off the table."""

    seat: Seat


class Withdrawn(Event, frozen=True):
    """A seat takes its own proposal back."""

    seat: Seat


class CallWithdrawn(Event, frozen=True):
    """Who asked for this computer's seat no longer wants it."""

    seat: Seat


class WentBack(Event, frozen=True):
    """The table has gone back; so many moves are undone."""

    undone: int


class PaceChanged(Event, frozen=True):
    """There is another pace."""

    pace: int
    hours: int


class Paused(Event, frozen=True):
    """The clocks stand still, or go on."""

    on: bool


class BotLeft(Event, frozen=True):
    """The bot is off the server, or no longer serves it: the clocks stand still."""


class BotBack(Event, frozen=True):
    """The bot is back on the server: the clocks go on."""


class CalledOff(Event, frozen=True):
    """The game has been called off by all."""


class EndedStanding(Event, frozen=True):
    """All have ended the game as it stood: these points are its result."""

    seats: tuple[Seat, ...]
    points: tuple[int, ...]


class SteppedIn(Event, frozen=True):
    """A moderator of the server does something at the table."""


class SeatOpened(Event, frozen=True):
    """Somebody else may take a seat."""

    seat: Seat


class SeatKept(Event, frozen=True):
    """Its holder stays: nobody else may take it any more."""

    seat: Seat


class SeatPassed(Event, frozen=True):
    """A seat, called by its letter, is another's now. Who held it is not said: the log never changes, and no
    name in it could be forgotten."""

    plain: ClassVar[tuple[str, ...]] = ("letter",)

    seat: Seat
    letter: str


class SeatTaken(Event, frozen=True):
    """The same in logs of before, with the name of who held it."""

    seat: Seat
    before: str


class ComputerTook(Event, frozen=True):
    """A computer plays on in a seat whose holder is gone."""

    seat: Seat


HOUSE: tuple[type[Event], ...] = (
    StoodIn,
    AnsweredFor,
    ProposedBack,
    ProposedReplacing,
    ProposedRelieving,
    ProposedLeaving,
    ProposedTaking,
    ProposedEnd,
    ProposedStanding,
    ProposedPace,
    ProposedPause,
    Agreed,
    Disagreed,
    Withdrawn,
    CallWithdrawn,
    WentBack,
    PaceChanged,
    Paused,
    BotLeft,
    BotBack,
    CalledOff,
    EndedStanding,
    SteppedIn,
    SeatOpened,
    SeatKept,
    SeatPassed,
    SeatTaken,
    ComputerTook,
)
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
) -> LogEntry:
    """A log entry in which the house tells all something."""
    told = [AddressedEvent(event) for event in events]
    return LogEntry(kind=kind, seat=seat, user_id=user, move=move, events=msgspec.msgpack.encode(told))


def events_of(title: Title, logged: Logged) -> list[AddressedEvent]:
    """The events of a log entry with their recipients, the title's and the house's."""
    return (
        [AddressedEvent(_event(title, row.event), row.to) for row in _ROWS.decode(logged.events)]
        if logged.events
        else []
    )


def _event(title: Title, data: msgspec.Raw) -> Event:
    if _TAGGED.decode(data).type in _TAGS:
        return _DECODER.decode(data)
    return title.load_event(bytes(data))
