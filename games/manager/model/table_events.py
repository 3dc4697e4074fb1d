"""Table events: what the manager, not a title's rules, announces at a table.

They are log entries of their own, which no replay plays.
"""

from functools import reduce
from operator import or_
from typing import ClassVar

import msgspec

from db import LogEntry, Logged
from games.core import AddressedEvent, Event, Note, Seat, Title, event_kinds
from games.core.decoding import decoded


def _standing(seats: tuple[Seat, ...], points: tuple[int, ...]) -> tuple[Note, ...]:
    """A note for each seat with its points, in the title's unit."""
    points_notes = [Note("points", {"points": one}) for one in points]
    return tuple(
        [
            Note("standing-of", {"seat": seat, "points": one})
            for seat, one in zip(seats, points_notes, strict=True)
        ]
    )


class StoodIn(Event, frozen=True):
    """A stand-in answers for a seat.

    `gone`: its holder has left the server; otherwise their time has run out.
    """

    seat: Seat
    gone: bool


class AnsweredFor(Event, frozen=True):
    """The others have let the stand-in answer for a seat whose time had run out."""

    seat: Seat
    by: Seat


class Proposed(Event, frozen=True):
    """A seat proposes something to the others."""

    aside: ClassVar[tuple[str, ...]] = ("seat", "undone", "seats", "points")
    """Fields that say who proposes and how things stand; the other fields say what is proposed."""

    seat: Seat


class ProposedBack(Proposed, frozen=True):
    """To go back by `undone` moves, to the position after entry `to` (0: in older logs)."""

    undone: int
    to: int = 0


class ProposedReplacing(Proposed, frozen=True):
    """To give another player's seat to somebody else."""

    player: Seat


class ProposedRelieving(Proposed, frozen=True):
    """To let a computer player continue for another player."""

    player: Seat


class ProposedLeaving(Proposed, frozen=True):
    """To let a computer player continue for oneself."""


class ProposedTaking(Proposed, frozen=True):
    """A user without a seat asks for this computer player's seat."""


class ProposedEnd(Proposed, frozen=True):
    """To cancel the game, so that it counts for nobody."""


class ProposedStanding(Proposed, frozen=True):
    """To end the game as it stands: the current points, highest first, are its result."""

    composed = {"standing": lambda event: _standing(event.seats, event.points)}

    seats: tuple[Seat, ...]
    points: tuple[int, ...]


class ProposedPace(Proposed, frozen=True):
    """To change the pace. `pace` is the index of its value in the table settings."""

    pace: int
    hours: int


class ProposedPause(Proposed, frozen=True):
    """To pause or resume the clocks."""

    on: bool


class Agreed(Event, frozen=True):
    """A seat agrees to what is proposed."""

    seat: Seat


class Disagreed(Event, frozen=True):
    """A seat disagrees, which ends the proposal."""

    seat: Seat


class Withdrawn(Event, frozen=True):
    """A seat withdraws its own proposal."""

    seat: Seat


class CallWithdrawn(Event, frozen=True):
    """The user who asked for this computer player's seat has withdrawn the request."""

    seat: Seat


class WentBack(Event, frozen=True):
    """The table has gone back; this undid `undone` moves."""

    undone: int


class PaceChanged(Event, frozen=True):
    """The pace has changed."""

    pace: int
    hours: int


class Paused(Event, frozen=True):
    """The clocks have been paused or resumed."""

    on: bool


class StudyBegun(Event, frozen=True):
    """A line of a study begins here."""


class DrawnAnew(Event, frozen=True):
    """At a study, what nobody knows yet is drawn anew."""


class BotLeft(Event, frozen=True):
    """The bot has left the server or no longer serves it; the clocks stop."""


class BotBack(Event, frozen=True):
    """The bot is back on the server; the clocks resume."""


class CalledOff(Event, frozen=True):
    """All players have agreed to cancel the game."""


class EndedStanding(Event, frozen=True):
    """All players have ended the game as it stood; these points are its result."""

    composed = {"standing": lambda event: _standing(event.seats, event.points)}

    seats: tuple[Seat, ...]
    points: tuple[int, ...]


class SteppedIn(Event, frozen=True):
    """A moderator of the server has intervened at the table."""


class SeatOpened(Event, frozen=True):
    """A seat is open to others."""

    seat: Seat


class SeatKept(Event, frozen=True):
    """The holder keeps the seat; it is no longer open."""

    seat: Seat


class SeatPassed(Event, frozen=True):
    """A seat, named by its letter, has a new holder.

    The old holder is not named: the log never changes, so a name in it could not be forgotten.
    """

    plain: ClassVar[tuple[str, ...]] = ("letter",)

    seat: Seat
    letter: str


class SeatTaken(Event, frozen=True):
    """A seat has a new holder, in older logs: they name the old one."""

    seat: Seat
    before: str


class ComputerTook(Event, frozen=True):
    """A computer player continues for a holder who is gone."""

    seat: Seat


TABLE_EVENTS = event_kinds(globals())
"""All table events. No title uses their names."""

SEAT_TAKEN, GAVE_UP = "seat-taken", "gave-up"
PASSES_SEAT = (SEAT_TAKEN, GAVE_UP)
"""Kinds of log entries that give a seat a new holder: another user or a computer player, a computer player in
place of a forgotten user."""

ROLL_BACK = "roll-back"
"""Kind of a log entry by which a table has gone back."""

ORDERS_MOVED = "carried-over"
"""Kind of the log entry from which on the standing orders of an old state answer as the table's own. It tells
nobody anything."""

_TABLE_EVENT = reduce(or_, TABLE_EVENTS)
_TAGS = frozenset(kind.__name__ for kind in TABLE_EVENTS)


class _StoredEvent(msgspec.Struct):
    event: msgspec.Raw
    to: Seat | None = None


class _Tagged(msgspec.Struct):
    type: str


def entry(
    kind: str, *events: Event, seat: Seat | None = None, user: int | None = None, move: bytes = b""
) -> LogEntry:
    """A log entry that tells everybody some table events."""
    addressed = [AddressedEvent(event) for event in events]
    return LogEntry(kind=kind, seat=seat, user_id=user, move=move, events=msgspec.msgpack.encode(addressed))


def events_of(title: Title, logged: Logged) -> list[AddressedEvent]:
    """The events of a log entry with their recipients: the title's events and table events."""
    return read_events(title, logged.events)


def read_events(title: Title, data: bytes) -> list[AddressedEvent]:
    """Read stored events."""
    rows = decoded(data, list[_StoredEvent]) if data else []
    return [AddressedEvent(_event(title, row.event), row.to) for row in rows]


def _event(title: Title, data: msgspec.Raw) -> Event:
    if decoded(data, _Tagged).type in _TAGS:
        event: Event = decoded(data, _TABLE_EVENT)
        return event
    return title.load_event(bytes(data))
