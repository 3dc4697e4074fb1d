"""Carries out decisions about a table, by its players together or by a moderator.

A service that uses the repository.
"""

import asyncio
import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, assert_never

import msgspec
from msgspec import UNSET

from db import LogEntry, Logged, OutboxItem, SeatHolder, StoredValue
from games.core import Refusal, Seat, StandingOrder, letter
from games.core.decoding import decoded
from games.manager.history import replay, results, rollback
from games.manager.history.positions import CANT_REPLAY
from games.manager.model import due_times, table_events, turn_clock
from games.manager.model.in_advance import NOTHING_GIVEN
from games.manager.model.in_advance import load as load_in_advance
from games.manager.model.proposal import (
    Back,
    End,
    Pace,
    Pause,
    Proposal,
    ProposalKind,
    Relieve,
    Replace,
    Take,
)
from games.manager.model.stored_table import (
    CLOCK,
    IN_ADVANCE,
    NO_PROPOSAL,
    OPEN,
    SEALED,
    stored_clock,
    with_old_orders,
)
from games.manager.model.table import Table
from games.manager.model.table_events import ORDERS_MOVED, PASSES_SEAT, ROLL_BACK, SEAT_TAKEN
from games.manager.model.turn_clock import TurnClock
from games.manager.people.seats import SeatService, computer_sits
from games.manager.storage.outbox import outbox_after
from games.manager.storage.outbox_items import ConsentRequest, HandRemoval, Post, SeatRequestDeclined
from games.manager.storage.repository import Repository, RequestContext, pack


class DecisionService:
    """Goes back, opens seats, hands them over, ends games, changes the pace and pauses."""

    def __init__(self, repository: Repository, seats: SeatService) -> None:
        self.repository = repository
        self.seats = seats

    async def carry_out(
        self,
        table: Table,
        what: ProposalKind,
        entries: list[LogEntry],
        context: RequestContext,
        proposal: Proposal | None = None,
    ) -> Table:
        """Carry out a decision.

        The caller must hold the table's lock. `entries` say who decided; unless it was a moderator,
        `proposal` says who has agreed. Raises Refusal.
        """
        match what:
            case Back():
                return await self._go_back(table, what, entries, context)
            case Replace():
                opened = tuple(sorted({*table.open_seats, what.seat}))
                entries.append(table_events.entry("seat-opened", what.result_event()))
                kept = (NO_PROPOSAL, StoredValue(OPEN, pack(opened)))
                return await self.write(table, entries, context, kept=kept)
            case Relieve():
                return await self._relieve(table, what, entries, context)
            case Take():
                holder = SeatHolder(what.seat, what.user, what.name, locale=what.locale)
                return await self.seats.handed_over(table, holder, entries, what.user, context)
            case End():
                return await self._end(table, what, entries, context, proposal)
            case Pace() | Pause():
                agreed = proposal is None or set(table.seats_of_people) <= set(proposal.agreed)
                return await self._time(table, what, entries, context, agreed)
            case _:
                assert_never(what)

    async def _time(
        self, table: Table, what: Pace | Pause, entries: list[LogEntry], context: RequestContext, agreed: bool
    ) -> Table:
        """Change the pace, pause, or end a pause. `agreed`: by all seated players, or by a moderator."""
        now = self.repository.clock()
        settings, clock = table.settings, table.clock
        quiet_times = await self.repository.quiet_times(table, clock.waits)
        if isinstance(what, Pace):
            settings = msgspec.structs.replace(settings, pace=what.pace, hours=what.hours)
            clock = turn_clock.with_new_settings(clock, table.settings, settings, now, quiet_times, agreed)
        elif what.on:
            clock = turn_clock.paused(clock, settings, now, quiet_times, agreed)
        else:
            clock = turn_clock.resumed(clock, settings, now)
        kind = "pace" if isinstance(what, Pace) else "pause"
        entries.append(table_events.entry(kind, what.result_event()))
        due = due_times.next_time(clock, settings, {})
        kept = (NO_PROPOSAL, *stored_clock(clock))
        return await self.write(table, entries, context, kept=kept, due_at=due, settings=pack(settings))

    async def _end(
        self,
        table: Table,
        what: End,
        entries: list[LogEntry],
        context: RequestContext,
        proposal: Proposal | None,
    ) -> Table:
        """End the game here.

        As it stands, it has results, which count for those who have agreed. Otherwise it counts for nobody,
        and its proposer is recorded as having cancelled it.
        """
        user = None if proposal is None or what.stands else table.seats[proposal.by].user_id
        entries.append(table_events.entry("cancel", what.result_event(), user=user))
        fields: dict[str, Any] = {}
        if what.stands and proposal is not None:
            store = self.repository.store
            log, users = await store.log(table.id), await store.users(table.user_ids)
            fields["endings"] = results.as_it_stands(table, what.points, proposal.agreed, log, users)
        kept = (NO_PROPOSAL,)
        return await self.write(table, entries, context, kept=kept, status="cancelled", due_at=None, **fields)

    async def _relieve(
        self, table: Table, what: Relieve, entries: list[LogEntry], context: RequestContext
    ) -> Table:
        """A computer player takes over a person's seat. The message with their hand is deleted."""
        now, gone = self.repository.clock(), table.seats[what.seat].user_id
        clock = await self.repository.counted_clock(table, what.seat)
        settled = msgspec.structs.replace(table, proposal=None, clock=clock)
        fields, outbox_items = computer_sits(settled, what.seat, what.name, what.level, now)
        entries.append(table_events.entry(SEAT_TAKEN, table_events.SeatPassed(what.seat, letter(what.seat))))
        fields["kept"] = (NO_PROPOSAL, *fields["kept"])
        return await self.write(
            table,
            entries,
            context,
            outbox_items=(Post(table.channel_id).due(now), HandRemoval(gone or 0).due(now), *outbox_items),
            **fields,
        )

    async def _go_back(
        self, table: Table, what: Back, entries: list[LogEntry], context: RequestContext
    ) -> Table:
        """Restore the state after that entry of the log, with its standing orders and spent time.

        Questions are asked anew. Standing orders that were part of that state become the table's own.
        """
        store, seats = self.repository.store, len(table.seats)
        log = await store.log(table.id)
        stored = await store.restore_points(table.id, what.entry_no)
        restore_point = next(one for one in stored if one.entry_no == what.entry_no)
        # Replaying a long game takes a while: a thread leaves the event loop free.
        then = await asyncio.to_thread(_position, table, log, what.entry_no, restore_point.checksum)
        old = replay.kept_orders(then, seats)
        if old is not None and not any(entry.kind == ORDERS_MOVED for entry in log):
            entries.append(table_events.entry(ORDERS_MOVED))
        game, drawn = rollback.gone_back(
            table.title, replay.up_to_date(then), table.game.draws, seats, table.chance
        )
        back = table_events.entry(ROLL_BACK, what.result_event(), move=pack(what.entry_no))
        entries.append(msgspec.structs.replace(back, outcomes=pack(drawn)))
        now = self.repository.clock()
        changed = {
            Seat(one.seat or 0) for one in log if one.entry_no > what.entry_no and one.kind in PASSES_SEAT
        }
        kept = decoded(restore_point.data, tuple[StoredValue, ...])
        clock = await self._clock_again(table, game, kept, changed, now)
        restored = (*stored_clock(clock), *_in_advance_again(table, game, kept, old or {}, changed))
        return await self.write(
            table,
            entries,
            context,
            kept=(NO_PROPOSAL, *restored, *(StoredValue(SEALED, b"", at) for at in range(seats))),
            due_at=due_times.next_time(clock, table.settings, {}),
            point=pack([one for one in restored if one.data]),
            snapshot=table.title.save(game),
            state_version=table.title.state_version,
            clear_drafts=tuple(range(seats)),
            outbox_items=outbox_after(table, game, now, set()),
        )

    async def _clock_again(
        self, table: Table, game: Any, kept: Sequence[StoredValue], changed: Collection[Seat], now: int
    ) -> TurnClock:
        """The clock of an earlier position, going on from now. `kept`: what was stored beside its game;
        `changed`: the seats with new holders, who don't get missed deadlines."""
        clock = turn_clock.load(next((one.data for one in kept if one.what == CLOCK), b""))
        for seat in changed:
            clock = turn_clock.player_back(clock, seat, now)
        quiet_times = await self.repository.quiet_times(table, table.clock.waits)
        clock = turn_clock.of_earlier_position(clock, table.clock, table.settings, now, quiet_times)
        return turn_clock.after_answers(clock, table.settings, table.awaited_people(game), {}, now, {})

    async def write(
        self,
        table: Table,
        entries: Sequence[LogEntry],
        context: RequestContext,
        *,
        due_at: Any = UNSET,
        outbox_items: tuple[OutboxItem, ...] | None = None,
        declined: int | None = None,
        **fields: Any,
    ) -> Table:
        """Write a change.

        `declined`: the user who is told that their request was declined, even if another proposal follows.
        """
        now = self.repository.clock()
        if outbox_items is None:
            outbox_items = (Post(table.channel_id).due(now),)
        if declined is not None:
            outbox_items += (SeatRequestDeclined(declined).due(now),)
        return await self.repository.write(
            table,
            context,
            at=now,
            entries=tuple(entries),
            due_at=due_at,
            outbox_items=(*outbox_items, ConsentRequest(table.channel_id).due(now)),
            **fields,
        )


def _in_advance_again(
    table: Table,
    game: Any,
    kept: Sequence[StoredValue],
    old: Mapping[Seat, Sequence[StandingOrder]],
    changed: Collection[Seat],
) -> list[StoredValue]:
    """What the seats had given in advance at an earlier position, to be stored again; `old`: the standing
    orders that were part of its state. New holders of seats (`changed`) get nothing of it."""
    given = {Seat(one.seat or 0): load_in_advance(one.data) for one in kept if one.what == IN_ADVANCE}
    given = with_old_orders(table.title, game, given, old)
    nothing = dict.fromkeys(map(Seat, range(len(table.seats))), NOTHING_GIVEN)
    left = nothing | {seat: one for seat, one in given.items() if seat not in changed}
    return [StoredValue(IN_ADVANCE, one.save(), seat) for seat, one in left.items()]


def _position(table: Table, log: Sequence[Logged], entry_no: int, checksum: int) -> Any:
    """The state after an entry of the log, as replays have it.

    Its checksum must be this one. An older version has stored it in another form: then the whole log must
    lead to the present state. Raises Refusal: the rules have been corrected since.
    """
    upto = [entry for entry in log if entry.entry_no <= entry_no]
    try:
        *_, (_, _, then) = replay.states(table.title, len(table.seats), table.options, upto)
        if zlib.crc32(table.title.save(replay.up_to_date(then))) != checksum:
            now = replay.replayed(table.title, len(table.seats), table.options, log)
            if table.title.save(now) != table.title.save(table.logged):
                raise Refusal("refuse-point-lost")
    except CANT_REPLAY as error:
        raise Refusal("refuse-point-lost") from error
    return then
