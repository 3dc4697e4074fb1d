"""Proposals: what people at a table decide together. One service beside the registry.

Every step is an entry of the log. Going back is one, too: the log only grows.
"""

import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from db import Announcement, Kept, SeatHolder, TableChange
from games import clock as pure
from games import house, replay, rollback
from games.core import Event, Refusal, Seat, letter
from games.owing import owed_after
from games.proposal import (
    LAPSES,
    Back,
    End,
    Pace,
    Pause,
    Proposal,
    Relieve,
    Replace,
    Take,
    What,
    asked_lately,
)
from games.registry import Click, Registry, pack
from games.seating import Seating, computer_sits
from games.table import AHEAD, CLOCK, HELD, OPEN, PROPOSAL, Table, keeping
from games.terms import TERMS

POSITIONS = ("start", "move", replay.ROLL_BACK)
"""The kinds of entries that lead to another position."""

OTHER_HANDS = ("seat-taken", "gave-up")
"""The kinds of entries that give a seat another holder."""

POINTS = 24
"""So many of the last points are offered to go back to."""


class Point(msgspec.Struct, frozen=True):
    """A position to go back to: after entry `seq`. `entry` is what was played there and would be undone
    with all after it, `undone` moves in all."""

    seq: int
    entry: Any
    undone: int


class Proposals:
    """Propose, agree, and do what is agreed on."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    # Asking

    async def points(self, table: Table) -> list[Point]:
        """The positions that can be gone back to, the newest first. Forced answers are no points."""
        log = await self.registry.store.log(table.id)
        stored = {point.seq for point in await self.registry.store.points(table.id)}
        entries = {entry.seq: entry for entry in log}
        # What the house told in between (a stand-in, a pause, another holder) is no position of its own.
        present = [seq for seq in rollback.line(log) if entries[seq].kind in POSITIONS]
        found: list[Point] = []
        undone = 0
        for at in range(len(present) - 1, 0, -1):
            entry = entries[present[at]]
            undone += entry.kind == "move" and entry.cause != "forced"
            if entry.kind == "move" and entry.cause != "forced" and present[at - 1] in stored:
                found.append(Point(present[at - 1], entry, undone))
        return found[:POINTS]

    async def propose(self, table_id: int, user_id: int, what: What, click: Click) -> Table:
        """Propose something; it is done at once where nobody else has to agree. Refusal."""

        async def work(table: Table, seat: Seat) -> Table:
            now = self.registry.clock()
            self._none_open(table)
            await self._check(table, seat, what)
            proposal = Proposal(what, seat, now, (seat,))
            return await self._decide(table, proposal, seat, user_id, click)

        return await self._seated(table_id, user_id, work)

    async def ask_for(
        self, table_id: int, user_id: int, name: str, seat: Seat, click: Click, locale: str | None = None
    ) -> Table:
        """Ask the table for a computer's seat, as one who sits nowhere at it. Refusal."""

        async def work(table: Table) -> Table:
            now = self.registry.clock()
            self._none_open(table)
            if table.terms.door == "invited":
                raise Refusal("refuse-not-invited")
            what = Take(seat, user_id, name, locale)
            await self._check(table, seat, what)
            lately = asked_lately(await self.registry.store.log(table.id), user_id, now)
            if lately is not None:
                raise lately
            return await self._decide(table, Proposal(what, seat, now, ()), None, user_id, click)

        return await self.registry.running(table_id, work)

    async def agree(self, table_id: int, user_id: int, at: int, click: Click) -> Table:
        """Agree to the proposal that was made at that moment. Refusal if it is not open any more."""

        async def work(table: Table) -> Table:
            proposal, seat = _open(table, at), table.seat_of(user_id)
            if seat is None:
                raise Refusal("refuse-not-your-table")
            if seat in proposal.agreed:
                return table
            agreed = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
            await self._check(table, proposal.by, proposal.what)
            return await self._decide(table, agreed, seat, user_id, click)

        return await self.registry.running(table_id, work)

    async def disagree(self, table_id: int, user_id: int, at: int, click: Click) -> Table:
        """Not agree: it is off the table. One's own proposal is taken back by that. Refusal."""

        async def work(table: Table) -> Table:
            proposal, seat = _open(table, at), table.seat_of(user_id)
            if proposal.is_of(seat, user_id):
                return await self._withdrawn(table, proposal, user_id, click)
            if seat is None:
                raise Refusal("refuse-not-your-table")
            entry = house.entry("disagree", house.Disagreed(seat), seat=seat, user=user_id)
            # Who asked from elsewhere is told: nobody at the table would.
            told = proposal.what.user if isinstance(proposal.what, Take) else None
            return await self._write(table, [entry], click, kept=(Kept(PROPOSAL, b""),), told=told)

        return await self.registry.running(table_id, work)

    async def withdraw(self, table_id: int, user_id: int, at: int, click: Click) -> Table:
        """Take back one's own proposal, or one's call for a seat. Refusal."""

        async def work(table: Table) -> Table:
            proposal = _open(table, at)
            if not proposal.is_of(table.seat_of(user_id), user_id):
                raise Refusal("refuse-not-your-proposal")
            return await self._withdrawn(table, proposal, user_id, click)

        return await self.registry.running(table_id, work)

    async def _withdrawn(self, table: Table, proposal: Proposal, user_id: int, click: Click) -> Table:
        seat = table.seat_of(user_id)
        taken = house.CallWithdrawn(proposal.by) if seat is None else house.Withdrawn(seat)
        entry = house.entry("withdraw", taken, seat=seat, user=user_id)
        return await self._write(table, [entry], click, kept=(Kept(PROPOSAL, b""),))

    def is_open(self, table: Table) -> bool:
        """Whether a proposal is open that another one can't take the place of yet."""
        return table.proposal is not None and self.registry.clock() < table.proposal.at + LAPSES

    def why_not(self, table: Table, seat: Seat, what: What) -> Refusal | None:
        """Why a seat can't propose something other than going back; None if it can."""
        people = [place.seat for place in table.seats if place.user_id is not None]
        if isinstance(what, Replace):
            if what.seat == seat or what.seat >= len(table.seats) or what.seat in table.open_seats:
                return Refusal("refuse-no-player")
        elif isinstance(what, Take):
            if table.seat_of(what.user) is not None:
                return Refusal("refuse-seated")
            if what.seat >= len(table.seats) or table.seats[what.seat].kind != "computer":
                return Refusal("refuse-not-open")
        elif isinstance(what, Relieve):
            if what.seat not in people or len(people) == 1:
                return Refusal("refuse-no-player" if what.seat not in people else "refuse-last-person")
        elif isinstance(what, Pause) and what.on == (table.clock.paused_at is not None):
            return Refusal("refuse-paused" if what.on else "refuse-not-paused")
        return None

    # Doing

    async def _seated(
        self, table_id: int, user_id: int, work: Callable[[Table, Seat], Awaitable[Table]]
    ) -> Table:
        async def seated(table: Table) -> Table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refusal("refuse-not-your-table")
            return await work(table, seat)

        return await self.registry.running(table_id, seated)

    def _none_open(self, table: Table) -> None:
        """Refusal while another proposal is open."""
        if self.is_open(table):
            raise Refusal("refuse-proposal-open")

    async def _check(self, table: Table, seat: Seat, what: What) -> None:
        """Refusal if this can't be proposed, or not any more."""
        if isinstance(what, Back) and all(point.seq != what.seq for point in await self.points(table)):
            raise Refusal("refuse-no-point")
        if (why := self.why_not(table, seat, what)) is not None:
            raise why

    async def _decide(
        self, table: Table, proposal: Proposal, by: Seat | None, user_id: int, click: Click
    ) -> Table:
        """Write the step that `by` (None: one who sits nowhere) made, and do what is agreed on by now."""
        agrees = by is not None and by != proposal.by
        said = house.Agreed(by) if agrees and by is not None else proposed(proposal.by, proposal.what)
        entries = [house.entry("proposal", said, seat=by, user=user_id)]
        if not set(asked(table, proposal.what)) <= set(proposal.agreed):
            return await self._write(table, entries, click, kept=(Kept(PROPOSAL, proposal.save()),))
        return await self.decreed(table, proposal.what, entries, click)

    async def decreed(self, table: Table, what: What, entries: list[Any], click: Click) -> Table:
        """Do what has been decided, for those who hold the table's lock; `entries` say by whom. Refusal."""
        done = (Kept(PROPOSAL, b""),)
        if isinstance(what, Back):
            return await self._go_back(table, what, entries, click)
        if isinstance(what, Replace):
            opened = tuple(sorted({*table.open_seats, what.seat}))
            entries.append(house.entry("seat-opened", house.SeatOpened(what.seat)))
            return await self._write(table, entries, click, kept=(*done, Kept(OPEN, pack(opened))))
        if isinstance(what, Relieve):
            return await self._relieve(table, what, entries, click)
        if isinstance(what, Take):
            place = SeatHolder(what.seat, what.user, what.name, locale=what.locale)
            return await Seating(self.registry).handed_over(table, place, entries, what.user, click)
        if isinstance(what, End):
            entries.append(house.entry("cancel", house.CalledOff()))
            return await self._write(table, entries, click, kept=done, status="cancelled", due_at=None)
        now = self.registry.clock()
        terms, clock = table.terms, table.clock
        if isinstance(what, Pace):
            terms = msgspec.structs.replace(terms, pace=what.pace, hours=what.hours)
            clock = pure.under(clock, terms, now)
            entries.append(house.entry("pace", house.PaceChanged(*_numbers(what))))
        elif what.on:
            clock = pure.paused(clock, terms, now, await self.registry.rests(table, clock.waits))
            entries.append(house.entry("pause", house.Paused(True)))
        else:
            clock = pure.resumed(clock, terms, now)
            entries.append(house.entry("pause", house.Paused(False)))
        due = pure.next_time(clock, terms, {})
        kept = (*done, *keeping(clock))
        return await self._write(table, entries, click, kept=kept, due_at=due, terms=pack(terms))

    async def _relieve(self, table: Table, what: Relieve, entries: list[Any], click: Click) -> Table:
        """A computer sits down in a person's place; the message with their hand goes."""
        now, gone = self.registry.clock(), table.seats[what.seat].user_id
        fields, owed = computer_sits(table, what.seat, what.name, what.level, now)
        entries.append(house.entry("seat-taken", house.SeatPassed(what.seat, letter(what.seat))))
        board = Announcement(kind="board", target=table.channel_id, payload=b"", due_at=now, lane="board")
        hand = Announcement(kind="unhand", target=gone or 0, payload=b"", due_at=now)
        fields["kept"] = (Kept(PROPOSAL, b""), *fields["kept"])
        return await self._write(table, entries, click, announcements=(board, hand, *owed), **fields)

    async def _go_back(self, table: Table, what: Back, entries: list[Any], click: Click) -> Table:
        """The state of that point, its orders and what was spent of time; questions are asked anew."""
        store = self.registry.store
        log = await store.log(table.id)
        point = next(one for one in await store.points(table.id, what.seq) if one.seq == what.seq)
        seats = len(table.seats)
        upto = [entry for entry in log if entry.seq <= what.seq]
        try:
            then = replay.replayed(table.title, seats, table.options, upto)
        except (Refusal, ValueError, KeyError) as error:
            raise Refusal("refuse-point-lost") from error
        if zlib.crc32(table.title.save(then)) != point.checksum:
            raise Refusal("refuse-point-lost")  # the rules have been mended since
        game, drawn = rollback.gone_back(table.title, then, table.game.draws, seats, table.chance)
        now = self.registry.clock()
        kept = msgspec.msgpack.decode(point.data, type=tuple[Kept, ...])
        clock = pure.load(next((one.data for one in kept if one.what == CLOCK), b""))
        # What a seat's last holder had given in advance or missed is none of its present one's.
        changed = {Seat(one.seat or 0) for one in log if one.seq > what.seq and one.kind in OTHER_HANDS}
        for seat in changed:
            clock = pure.returned(clock, seat, now)
        clock = pure.after(
            msgspec.structs.replace(clock, waits={}, gone=table.clock.gone),
            *(table.terms, table.people(game), {}, now, {}),
        )
        back = house.entry(replay.ROLL_BACK, house.WentBack(what.undone), move=pack(what.seq))
        entries.append(msgspec.structs.replace(back, outcomes=pack(drawn)))
        given = {one.seat: one for one in kept if one.what == AHEAD and one.seat not in changed}
        ahead = [given.get(at, Kept(AHEAD, b"", at)) for at in range(seats)]
        after = (*keeping(clock), *ahead)
        return await self._write(
            table,
            entries,
            click,
            kept=(Kept(PROPOSAL, b""), *after, *(Kept(HELD, b"", at) for at in range(seats))),
            due_at=pure.next_time(clock, table.terms, {}),
            point=pack([one for one in after if one.data]),
            snapshot=table.title.save(game),
            state_version=table.title.state_version,
            clear_drafts=tuple(range(seats)),
            announcements=owed_after(table, game, now, set()),
        )

    async def _write(
        self,
        table: Table,
        entries: Sequence[Any],
        click: Click,
        *,
        due_at: Any = UNSET,
        announcements: tuple[Announcement, ...] | None = None,
        told: int | None = None,
        **fields: Any,
    ) -> Table:
        """`told`: who is told that their call was declined, whatever is proposed before they are."""
        now = self.registry.clock()
        board = Announcement(kind="board", target=table.channel_id, payload=b"", due_at=now, lane="board")
        asked = Announcement(kind="asked", target=table.channel_id, payload=b"", due_at=now, lane="asked")
        owed = (board,) if announcements is None else announcements
        if told is not None:
            owed += (Announcement(kind="declined", target=told, payload=b"", due_at=now),)
        return await self.registry.commit(
            TableChange(
                table_id=table.id,
                expected_seq=table.seq,
                expected_revision=table.revision,
                at=now,
                interaction_id=click.interaction_id,
                entries=tuple(entries),
                due_at=due_at,
                announcements=(*owed, asked),
                **fields,
            )
        )


def asked(table: Table, what: What) -> tuple[Seat, ...]:
    """The seats whose consent a proposal needs: the host's alone, or that of all people who are there.
    Whose seat it is about is not asked."""
    host = table.seat_of(table.host)
    if table.terms.consent == "host" and host is not None:
        return (host,)
    about = what.seat if isinstance(what, Replace | Relieve) else None
    people = [Seat(place.seat) for place in table.seats if place.user_id is not None]
    there = [seat for seat in people if seat != about and not table.clock.absent(seat, table.terms)]
    # Who comes from elsewhere is not let in by a table at which nobody is.
    return tuple(people if isinstance(what, Take) and not there else there)


def _open(table: Table, at: int) -> Proposal:
    if table.proposal is None or table.proposal.at != at:
        raise Refusal("refuse-no-proposal")
    return table.proposal


def _numbers(what: Pace) -> tuple[int, int]:
    return TERMS["pace"].index(what.pace), int(what.hours)


def came_of(what: What) -> Event:
    """What is told of something that has been done, where it is no seat that passed to somebody else."""
    if isinstance(what, Back):
        return house.WentBack(what.undone)
    if isinstance(what, Relieve):
        return house.ComputerTook(what.seat)
    if isinstance(what, Pace):
        return house.PaceChanged(*_numbers(what))
    return house.Paused(what.on) if isinstance(what, Pause) else house.CalledOff()


def proposed(seat: Seat, what: What) -> Event:
    """What is told of a proposal."""
    if isinstance(what, Back):
        return house.ProposedBack(seat, what.undone)
    if isinstance(what, Replace):
        return house.ProposedReplacing(seat, what.seat)
    if isinstance(what, Relieve):
        own = what.seat == seat
        return house.ProposedLeaving(seat) if own else house.ProposedRelieving(seat, what.seat)
    if isinstance(what, Take):
        return house.ProposedTaking(what.seat)
    if isinstance(what, End):
        return house.ProposedEnd(seat)
    if isinstance(what, Pace):
        return house.ProposedPace(seat, *_numbers(what))
    return house.ProposedPause(seat, what.on)
