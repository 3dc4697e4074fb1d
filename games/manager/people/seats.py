"""Seats that change hands during a game. One service beside the registry.

A holder opens their own seat, the host that of somebody who is absent, all together anybody's, a computer's
too (a proposal); whoever takes it gets the hand, and the old holder loses sight of it. All together can also
have a computer take a person's seat.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from db import KeptValue, LogEntry, OutboxItem, SeatHolder, TableChange
from games.computer import Level
from games.core import Refusal, Seat, letter
from games.manager.model import table_events
from games.manager.model import turn_clock as pure
from games.manager.model.table import AHEAD, HELD, OPEN, PROPOSAL, Table, keeping
from games.manager.people.consent import lost
from games.manager.storage.outbox import awaited_computer
from games.manager.storage.repository import Repository, RequestContext, pack


class SeatService:
    """Open seats and take them."""

    def __init__(self, registry: Repository) -> None:
        self.registry = registry

    async def give(self, table_id: int, user_id: int, click: RequestContext) -> Table:
        """Open one's own seat: whoever wants may take it. One plays on until somebody does. Refusal."""

        async def work(table: Table) -> Table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refusal("refuse-not-your-table")
            return await self._open(table, seat, user_id, click)

        return await self.registry.running(table_id, work)

    async def open(
        self, table_id: int, user_id: int, seat: Seat, manages: bool, click: RequestContext
    ) -> Table:
        """As host, open the seat of somebody who is absent. Refusal."""

        async def work(table: Table) -> Table:
            if user_id != table.host and not manages:
                raise Refusal("refuse-host-only")
            if not table.has_seat(seat) or table.seats[seat].user_id is None:
                raise Refusal("refuse-no-player")
            if not self.may_open(table, seat):
                raise Refusal("refuse-not-absent")
            return await self._open(table, seat, user_id, click)

        return await self.registry.running(table_id, work)

    def may_open(self, table: Table, seat: Seat) -> bool:
        """Whether a seat's holder has been absent long enough for the host to open it."""
        return lost(table.clock, table.terms, seat, self.registry.clock())

    async def keep(self, table_id: int, user_id: int, click: RequestContext) -> Table:
        """Keep one's own seat after all, as long as nobody has taken it. Refusal."""

        async def work(table: Table) -> Table:
            seat = table.seat_of(user_id)
            if seat is None or seat not in table.open_seats:
                raise Refusal("refuse-not-open")
            left = tuple(one for one in table.open_seats if one != seat)
            entry = table_events.entry("seat-kept", table_events.SeatKept(seat), seat=seat, user=user_id)
            return await self._write(table, [entry], click, kept=(_kept(left),))

        return await self.registry.running(table_id, work)

    async def take(
        self,
        table_id: int,
        user_id: int,
        name: str,
        seat: Seat,
        click: RequestContext,
        locale: str | None = None,
    ) -> Table:
        """Take an open seat, with its hand and its turn. Refusal."""

        async def work(table: Table) -> Table:
            if seat not in table.open_seats:
                raise Refusal("refuse-not-open")
            if table.seat_of(user_id) is not None:
                raise Refusal("refuse-seated")
            place = SeatHolder(seat, user_id, name, locale=locale)
            return await self.handed_over(table, place, [], user_id, click)

        return await self.registry.running(table_id, work)

    async def handed_over(
        self,
        table: Table,
        place: SeatHolder,
        entries: Sequence[LogEntry],
        user_id: int,
        click: RequestContext,
    ) -> Table:
        """Give a seat to somebody, for those who hold the table's lock. `entries` come before that in the
        log; `user_id`: who does it. What was proposed of the seat is settled by that."""
        seat, before = Seat(place.seat), table.seats[place.seat]
        seats = list(table.seats)
        seats[seat] = place
        now = self.registry.clock()
        clock = pure.new_holder(await self.registry.settled(table, seat), table.terms, seat, now)
        if seat in table.awaited() and seat not in clock.waits:  # a computer had it
            waits = {**clock.waits, seat: pure.asked(clock, table.terms, now)}
            clock = msgspec.structs.replace(clock, waits=waits)
        left = tuple(one for one in table.open_seats if one != seat)
        event = table_events.SeatPassed(seat, letter(seat))
        assert place.user_id is not None
        hand = OutboxItem(kind="hand", target=place.user_id, payload=pack((seat, False)), due_at=now)
        owed = [hand]
        if before.user_id is not None:
            # The old holder's message with the hand goes.
            owed.append(OutboxItem(kind="unhand", target=before.user_id, payload=b"", due_at=now))
        if table.proposal is not None:
            owed.append(_call(table, now))
        return await self._write(
            table,
            [*entries, table_events.entry("seat-taken", event, seat=seat, user=user_id)],
            click,
            owed,
            seats=tuple(seats),
            host_user=place.user_id if table.host == before.user_id else None,
            clear_drafts=(seat,),
            kept=(
                _kept(left),
                *_nothing_of(seat),
                *keeping(clock),
                *_proposal_without(table, seat),
            ),
            due_at=pure.next_time(clock, table.terms, {}),
        )

    async def give_to_computer(self, table_id: int, user_id: int, name: str, level: Level) -> Table:
        """Somebody wants to be forgotten: a computer called `name` plays on for them, so that the others can,
        and the table gets another host if it was theirs. With nobody left it is closed. Refusal."""

        async def work(table: Table) -> Table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refusal("refuse-not-your-table")
            settled = msgspec.structs.replace(table, clock=await self.registry.settled(table, seat))
            fields, owed = computer_sits(settled, seat, name, level, self.registry.clock())
            entry = table_events.entry("gave-up", table_events.ComputerTook(seat), seat=seat)
            return await self._write(table, [entry], RequestContext(None), owed, **fields)

        return await self.registry.running(table_id, work)

    async def _open(self, table: Table, seat: Seat, user_id: int, click: RequestContext) -> Table:
        return await self.opened(table, seat, [], user_id, click)

    async def opened(
        self, table: Table, seat: Seat, entries: Sequence[LogEntry], user_id: int, click: RequestContext
    ) -> Table:
        """Open a seat, for those who hold the table's lock. `entries` come before that in the log."""
        if seat in table.open_seats:
            return table
        entry = table_events.entry("seat-opened", table_events.SeatOpened(seat), seat=seat, user=user_id)
        return await self._write(table, [*entries, entry], click, kept=(_kept((*table.open_seats, seat)),))

    async def _write(
        self,
        table: Table,
        entries: list[Any],
        click: RequestContext,
        owed: list[OutboxItem] | None = None,
        **fields: Any,
    ) -> Table:
        now = self.registry.clock()
        board = OutboxItem(kind="board", target=table.channel_id, payload=b"", due_at=now, lane="board")
        return await self.registry.commit(
            TableChange(
                table_id=table.id,
                expected_seq=table.seq,
                expected_revision=table.revision,
                at=now,
                interaction_id=click.interaction_id,
                entries=tuple(entries),
                announcements=(board, *(owed or ())),
                **fields,
            )
        )


def computer_sits(
    table: Table, seat: Seat, name: str, level: Level, now: int
) -> tuple[dict[str, Any], list[OutboxItem]]:
    """What is written and owed when a computer called `name` takes the seat of a person. With nobody left
    the table is closed."""
    gone = table.seats[seat].user_id
    seats = list(table.seats)
    seats[seat] = SeatHolder(seat, None, name, kind="computer", level=level)
    people = [place.user_id for place in seats if place.user_id is not None]
    clock = pure.returned(table.clock, seat, now)  # what its holder has missed is nothing of the computer's
    waits = {one: wait for one, wait in clock.waits.items() if one != seat}
    clock = msgspec.structs.replace(clock, waits=waits)
    after = msgspec.structs.replace(table, seats=tuple(seats))
    left = tuple(one for one in table.open_seats if one != seat)
    owed: list[OutboxItem] = []
    if (computer := awaited_computer(after, table.game)) is not None:
        owed = [OutboxItem(kind="think", target=computer, payload=b"", due_at=now, lane="think")]
    if table.proposal is not None:
        owed.append(_call(table, now))
    fields = {
        "seats": after.seats,
        "host_user": people[0] if people and table.host == gone else None,
        "status": None if people else "cancelled",
        "clear_drafts": (seat,),
        # A change of an answer that is not logged yet would be logged as theirs.
        "kept": (_kept(left), *keeping(clock), *_nothing_of(seat), *_proposal_without(table, seat)),
        "due_at": pure.next_time(clock, table.terms, {}) if people else None,
    }
    return fields, owed


def _kept(seats: tuple[Seat, ...]) -> KeptValue:
    """Open seats as they are kept."""
    return KeptValue(OPEN, msgspec.msgpack.encode(seats) if seats else b"")


def _nothing_of(seat: Seat) -> tuple[KeptValue, ...]:
    """What a seat's last holder had given in advance or changed is kept no longer."""
    return KeptValue(AHEAD, b"", seat), KeptValue(HELD, b"", seat)


def _proposal_without(table: Table, seat: Seat) -> tuple[KeptValue, ...]:
    """What becomes of an open proposal when a seat gets another holder: one that is about the seat, or was
    made by its last holder, is settled; what that one had agreed to, the next one has not."""
    proposal = table.proposal
    if proposal is None or seat not in (getattr(proposal.what, "seat", None), proposal.by, *proposal.agreed):
        return ()
    if seat not in proposal.agreed or proposal.by == seat or getattr(proposal.what, "seat", None) == seat:
        return (KeptValue(PROPOSAL, b""),)
    agreed = tuple([one for one in proposal.agreed if one != seat])
    return (KeptValue(PROPOSAL, msgspec.structs.replace(proposal, agreed=agreed).save()),)


def _call(table: Table, now: int) -> OutboxItem:
    """The word that calls for consent is to be brought up to date."""
    return OutboxItem(kind="asked", target=table.channel_id, payload=b"", due_at=now, lane="asked")
