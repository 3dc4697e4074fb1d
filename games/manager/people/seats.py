"""Seats that change hands during a game. A service that uses the repository.

A holder may open their own seat; the host that of an absent player; all together (by a proposal) anybody's, a
computer player's too. The new holder gets the hand, and the old one no longer sees it. By a proposal a
computer player can also take a person's seat.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from db import LogEntry, OutboxItem, SeatHolder, StoredValue
from games.computer import Level
from games.core import Refusal, Seat, letter
from games.manager.model import due_times, table_events, turn_clock
from games.manager.model.stored_table import IN_ADVANCE, NO_PROPOSAL, OPEN, PROPOSAL, SEALED, stored_clock
from games.manager.model.table import Table
from games.manager.model.table_events import GAVE_UP, SEAT_TAKEN
from games.manager.people.consent import is_lost
from games.manager.storage.outbox import awaited_computer
from games.manager.storage.outbox_items import ComputerTurn, ConsentRequest, Hand, HandRemoval, Post
from games.manager.storage.repository import Repository, RequestContext, retried


class SeatService:
    """Opens and takes seats."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository

    @retried
    async def give(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """Open one's own seat to anybody. The holder plays on until somebody takes it. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            seat = table.seat_held_by(user_id)
            return await self.opened(table, seat, [], user_id, context)

    @retried
    async def open(
        self, table_id: int, user_id: int, seat: Seat, manages: bool, context: RequestContext
    ) -> Table:
        """Open an absent player's seat, as host. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            table.check_may_manage(user_id, manages)
            if not table.has_seat(seat) or table.seats[seat].user_id is None:
                raise Refusal("refuse-no-player")
            if not self.may_open(table, seat):
                raise Refusal("refuse-not-absent")
            return await self.opened(table, seat, [], user_id, context)

    def may_open(self, table: Table, seat: Seat) -> bool:
        """Whether a seat's holder has been absent long enough for the host to open it."""
        return is_lost(table.clock, table.settings, seat, self.repository.clock())

    @retried
    async def stay(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """Close one's own open seat again, as long as nobody has taken it. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            seat = table.seat_of(user_id)
            if seat is None or seat not in table.open_seats:
                raise Refusal("refuse-not-open")
            entry = table_events.entry("seat-kept", table_events.SeatKept(seat), seat=seat, user=user_id)
            return await self._write(table, [entry], context, kept=(_closed(table, seat),))

    @retried
    async def take(self, table_id: int, holder: SeatHolder, context: RequestContext) -> Table:
        """A user sits down on an open seat, with its hand and its turn. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            assert holder.user_id is not None
            if holder.seat not in table.open_seats:
                raise Refusal("refuse-not-open")
            if table.seat_of(holder.user_id) is not None:
                raise Refusal("refuse-seated")
            return await self.handed_over(table, holder, [], holder.user_id, context)

    async def handed_over(
        self,
        table: Table,
        holder: SeatHolder,
        entries: Sequence[LogEntry],
        user_id: int,
        context: RequestContext,
    ) -> Table:
        """Give a seat to a user.

        The caller must hold the table's lock. `entries` come first in the log. `user_id`: who does it.
        Proposals about the seat are closed.
        """
        assert holder.user_id is not None
        seat, before = Seat(holder.seat), table.seats[holder.seat].user_id
        now = self.repository.clock()
        counted = await self.repository.counted_clock(table, seat)
        clock = turn_clock.new_holder(counted, table.settings, seat, now)
        if seat in table.awaited() and seat not in clock.waits:  # a computer player had it
            clock = clock.asking(seat, turn_clock.new_question(clock, table.settings, now))
        event = table_events.SeatPassed(seat, letter(seat))
        hands = [Hand(holder.user_id, seat).due(now)] + (
            [] if before is None else [HandRemoval(before).due(now)]
        )
        return await self._write(
            table,
            [*entries, table_events.entry(SEAT_TAKEN, event, seat=seat, user=user_id)],
            context,
            [*hands, *_proposal_notice(table, now)],
            seats=table.seats_with(holder),
            host_user=holder.user_id if table.host == before else None,
            clear_drafts=(seat,),
            kept=(*stored_clock(clock), *_freed(table, seat)),
            due_at=due_times.next_time(clock, table.settings, {}),
        )

    @retried
    async def give_to_computer(self, table_id: int, user_id: int, name: str, level: Level) -> Table:
        """For a user who is to be forgotten: a computer player named `name` takes over, so that the others
        can go on.

        If the user was the host, another player becomes host. If nobody is left, the table is closed. Raises
        Refusal.
        """
        async with self.repository.running(table_id) as table:
            seat = table.seat_held_by(user_id)
            settled = msgspec.structs.replace(table, clock=await self.repository.counted_clock(table, seat))
            fields, outbox_items = computer_sits(settled, seat, name, level, self.repository.clock())
            entry = table_events.entry(GAVE_UP, table_events.ComputerTook(seat), seat=seat)
            return await self._write(table, [entry], RequestContext(None), outbox_items, **fields)

    async def opened(
        self, table: Table, seat: Seat, entries: Sequence[LogEntry], user_id: int, context: RequestContext
    ) -> Table:
        """Open a seat.

        The caller must hold the table's lock. `entries` come first in the log.
        """
        if seat in table.open_seats:
            return table
        entry = table_events.entry("seat-opened", table_events.SeatOpened(seat), seat=seat, user=user_id)
        stored = _stored_open((*table.open_seats, seat))
        return await self._write(table, [*entries, entry], context, kept=(stored,))

    async def _write(
        self,
        table: Table,
        entries: Sequence[LogEntry],
        context: RequestContext,
        outbox_items: list[OutboxItem] | None = None,
        **fields: Any,
    ) -> Table:
        now = self.repository.clock()
        return await self.repository.write(
            table,
            context,
            at=now,
            entries=tuple(entries),
            outbox_items=(Post(table.channel_id).due(now), *(outbox_items or ())),
            **fields,
        )


def computer_sits(
    table: Table, seat: Seat, name: str, level: Level, now: int
) -> tuple[dict[str, Any], list[OutboxItem]]:
    """The fields to write and the outbox items when a computer player named `name` takes a person's seat.

    If nobody is left, the table is closed.
    """
    gone = table.seats[seat].user_id
    seats = table.seats_with(SeatHolder(seat, None, name, kind="computer", level=level))
    people = [holder.user_id for holder in seats if holder.user_id is not None]
    # Missed deadlines don't pass on to the computer player.
    clock = turn_clock.without_person(table.clock, seat)
    computer = awaited_computer(msgspec.structs.replace(table, seats=seats), table.game)
    outbox_items = [] if computer is None else [ComputerTurn(computer).due(now)]
    fields = {
        "seats": seats,
        "host_user": people[0] if people and table.host == gone else None,
        "status": None if people else "cancelled",
        "clear_drafts": (seat,),
        "kept": (*stored_clock(clock), *_freed(table, seat)),
        "due_at": due_times.next_time(clock, table.settings, {}) if people else None,
    }
    return fields, [*outbox_items, *_proposal_notice(table, now)]


def _proposal_notice(table: Table, now: int) -> list[OutboxItem]:
    """Tells of an open proposal anew, as a new holder changes it."""
    return [] if table.proposal is None else [ConsentRequest(table.channel_id).due(now)]


def _freed(table: Table, seat: Seat) -> tuple[StoredValue, ...]:
    """What is stored when a seat gets a new holder: it is not open any more, and nothing is left of what its
    last holder has given in advance, changed (it would be logged as the new holder's) or agreed to."""
    nothing = StoredValue(IN_ADVANCE, b"", seat), StoredValue(SEALED, b"", seat)
    return (_closed(table, seat), *nothing, *_proposal_without(table, seat))


def _closed(table: Table, seat: Seat) -> StoredValue:
    """The open seats as they are stored when this one is closed."""
    return _stored_open(tuple(one for one in table.open_seats if one != seat))


def _stored_open(seats: tuple[Seat, ...]) -> StoredValue:
    """The stored form of open seats."""
    return StoredValue(OPEN, msgspec.msgpack.encode(seats) if seats else b"")


def _proposal_without(table: Table, seat: Seat) -> tuple[StoredValue, ...]:
    """Updates an open proposal when a seat gets a new holder.

    A proposal about the seat or by its old holder is closed; the old holder's consent is removed.
    """
    proposal = table.proposal
    if proposal is None or seat not in (proposal.what.passes_on, proposal.by, *proposal.agreed):
        return ()
    if seat not in proposal.agreed or seat in (proposal.by, proposal.what.passes_on):
        return (NO_PROPOSAL,)
    agreed = tuple([one for one in proposal.agreed if one != seat])
    return (StoredValue(PROPOSAL, msgspec.structs.replace(proposal, agreed=agreed).save()),)
