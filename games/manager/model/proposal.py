"""A proposal as a value: what a player asks the others to agree to, and who has agreed.

Each kind of proposal is a class that says when it may be made and how it is announced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.computer import Level, levels_of
from games.core import Event, Refusal, Seat, letter
from games.core.decoding import decoded
from games.manager.model import table_events
from games.manager.model.durations import DAY
from games.manager.model.table_settings import SETTING_VALUES, Hours, PaceName

if TYPE_CHECKING:
    from games.manager.model.table import Table

LAPSES = 3 * DAY
"""Milliseconds after which a new proposal may replace one that is still open."""


class _ProposalKind(msgspec.Struct, frozen=True):
    """What may be proposed at a table."""

    def why_not(self, table: Table, by: Seat) -> Refusal | None:
        """Why seat `by` can't propose this now; None if it can."""
        return None

    def proposed(self, by: Seat) -> Event:
        """The event that announces the proposal."""
        raise NotImplementedError

    def result_event(self) -> Event:
        """The event that announces that it was carried out."""
        raise NotImplementedError

    @property
    def about(self) -> Seat | None:
        """The seat that it concerns beside the proposer's."""
        return None

    @property
    def passes_on(self) -> Seat | None:
        """The seat that would get another holder."""
        return self.about

    def always_open(self, by: Seat) -> bool:
        """Whether `by` may propose it however often: to leave one's own seat, or to end a pause."""
        return False


class Back(_ProposalKind, frozen=True, tag=True):
    """Return to the position after log entry `entry_no`; this undoes `undone` moves."""

    entry_no: int = msgspec.field(name="seq")
    undone: int

    def proposed(self, by: Seat) -> Event:
        return table_events.ProposedBack(by, self.undone, self.entry_no)

    def result_event(self) -> Event:
        return table_events.WentBack(self.undone)


class Replace(_ProposalKind, frozen=True, tag=True):
    """Open another player's seat (a computer player's too) to anyone who wants to take it."""

    seat: Seat

    def why_not(self, table: Table, by: Seat) -> Refusal | None:
        if self.seat == by or not table.has_seat(self.seat) or self.seat in table.open_seats:
            return Refusal("refuse-no-player")
        return None

    def proposed(self, by: Seat) -> Event:
        return table_events.ProposedReplacing(by, self.seat)

    def result_event(self) -> Event:
        return table_events.SeatOpened(self.seat)

    @property
    def about(self) -> Seat | None:
        return self.seat


class Relieve(_ProposalKind, frozen=True, tag=True):
    """Let a computer player of this level and name take over a person's seat."""

    seat: Seat
    level: Level
    name: str

    def why_not(self, table: Table, by: Seat) -> Refusal | None:
        people = table.seats_of_people
        if self.seat not in people:
            return Refusal("refuse-no-player")
        if self.level not in levels_of(table.title):
            return Refusal("refuse-no-grandmaster")
        return Refusal("refuse-last-person") if len(people) == 1 else None

    def proposed(self, by: Seat) -> Event:
        if self.seat == by:
            return table_events.ProposedLeaving(by)
        return table_events.ProposedRelieving(by, self.seat)

    def result_event(self) -> Event:
        return table_events.ComputerTook(self.seat)

    @property
    def about(self) -> Seat | None:
        return self.seat

    def always_open(self, by: Seat) -> bool:
        return self.seat == by


class Take(_ProposalKind, frozen=True, tag=True):
    """Give a computer player's seat to a user who asks for it and has no seat at the table."""

    seat: Seat
    user: int
    name: str
    locale: str | None = None

    def why_not(self, table: Table, by: Seat) -> Refusal | None:
        if table.seat_of(self.user) is not None:
            return Refusal("refuse-seated")
        if not table.has_seat(self.seat) or table.seats[self.seat].kind != "computer":
            return Refusal("refuse-not-open")
        return None

    def proposed(self, by: Seat) -> Event:
        return table_events.ProposedTaking(self.seat)

    def result_event(self) -> Event:
        return table_events.SeatPassed(self.seat, letter(self.seat))

    @property
    def passes_on(self) -> Seat | None:
        return self.seat


class End(_ProposalKind, frozen=True, tag=True):
    """Cancel the game, so that it counts for nobody.

    With `stands` the game ends as it stands instead: the `points` of all seats at the time of the proposal
    are its result.
    """

    stands: bool = False
    points: tuple[int, ...] = ()

    def why_not(self, table: Table, by: Seat) -> Refusal | None:
        alone = self.stands and len(table.seats_of_people) == 1
        return Refusal("refuse-stands-alone") if alone else None

    def proposed(self, by: Seat) -> Event:
        if not self.stands:
            return table_events.ProposedEnd(by)
        return table_events.ProposedStanding(by, *_highest_first(self.points))

    def result_event(self) -> Event:
        if not self.stands:
            return table_events.CalledOff()
        return table_events.EndedStanding(*_highest_first(self.points))


class Pace(_ProposalKind, frozen=True, tag=True):
    """Change the pace and the time for an answer."""

    pace: PaceName
    hours: Hours

    def proposed(self, by: Seat) -> Event:
        return table_events.ProposedPace(by, *self._numbers)

    def result_event(self) -> Event:
        return table_events.PaceChanged(*self._numbers)

    @property
    def _numbers(self) -> tuple[int, int]:
        """The index of the pace in the table settings, and the hours."""
        return SETTING_VALUES["pace"].index(self.pace), int(self.hours)


class Pause(_ProposalKind, frozen=True, tag=True):
    """Pause the clocks (`on`) or resume them."""

    on: bool

    def why_not(self, table: Table, by: Seat) -> Refusal | None:
        if self.on == (table.clock.paused_at is not None):
            return Refusal("refuse-paused" if self.on else "refuse-not-paused")
        return None

    def proposed(self, by: Seat) -> Event:
        return table_events.ProposedPause(by, self.on)

    def result_event(self) -> Event:
        return table_events.Paused(self.on)

    def always_open(self, by: Seat) -> bool:
        return not self.on


def _highest_first(points: tuple[int, ...]) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """The seats and their points, highest first."""
    seats = tuple(sorted([Seat(at) for at in range(len(points))], key=lambda seat: -points[seat]))
    return seats, tuple([points[seat] for seat in seats])


ProposalKind = Back | Replace | Relieve | Take | End | Pace | Pause


class Proposal(msgspec.Struct, frozen=True):
    """What `by` proposed at a moment, and the seats that have agreed, `by` included.

    A user who asks for a seat has none; `by` is then the seat they ask for. `rated`: the game counted for
    somebody's rating at the time. `quiet`: nobody is notified, because the proposer had reached the day's
    limit of notifications.
    """

    what: ProposalKind
    by: Seat
    at: int
    agreed: tuple[Seat, ...]
    rated: bool = False
    quiet: bool = False

    def is_of(self, seat: Seat | None, user_id: int) -> bool:
        """Whether this user, who may hold `seat`, made this proposal."""
        return self.what.user == user_id if isinstance(self.what, Take) else seat == self.by

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


def load(data: bytes) -> Proposal | None:
    """Read a stored proposal."""
    return decoded(data, Proposal) if data else None
