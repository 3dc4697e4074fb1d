"""The tables: one actor per table, between the rules and the store.

Every change goes one way: take the table's lock, make sure the copy in memory is the newest, check and
play in memory, write one transaction, only then answer. What a call has returned from is on disk.

    tables = Tables(store, TITLES, clock=now)
    outcome = await tables.answer(table_id, user_id, Raise(300), click)     # composes, or asks to confirm
    outcome = await tables.confirm(table_id, user_id, click)                # the turn is played
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from db import AlreadyDone, Announcement, Entry, NewTable, Stale, Status, Store
from db import Draft as StoredDraft
from db import Seat as Place
from db import Step as Write
from games.core import Move, Refusal, Seat, Title, Told, engine
from games.core.chance import Secret, commitment
from games.table import At, Draft, Step, Table, compose, hand_mark, recompose, table_of

IN_MEMORY = 2000
"""How many tables are kept loaded."""

pack = msgspec.msgpack.encode


class StaleClick(Exception):
    """The click was made on a position that is past. Nothing has changed; `table` is as it is now."""

    def __init__(self, table: Table, seat: Seat | None) -> None:
        super().__init__("this has been answered already")
        self.table = table
        self.seat = seat


class Click(msgspec.Struct, frozen=True):
    """Where an answer came from: Discord's interaction, and the position it was made on (None: typed)."""

    interaction_id: int
    at: At | None = None


class Outcome(msgspec.Struct, frozen=True):
    """What an answer led to. `played`: the turn is confirmed and on disk, else it is being composed
    (and waits to be confirmed if `table.draft(seat).waits`). `events` are those of the last step,
    or of the whole confirmed turn."""

    table: Table
    seat: Seat
    played: bool
    events: tuple[Told, ...] = ()


class Tables:
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], int],
        new_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        """`clock` gives milliseconds since 1970 UTC."""
        self.store = store
        self.titles = titles
        self.clock = clock
        self._new_secret = new_secret
        self._loaded: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.owed = asyncio.Event()
        """Set whenever something has been put into the outbox."""

    # Reading

    async def get(self, table_id: int) -> Table | None:
        """A table as it is on disk now; None if there is none."""
        loaded = self._loaded.get(table_id)
        if loaded is not None and await self.store.current_seq(table_id) == loaded.seq:
            self._loaded.move_to_end(table_id)
            return loaded
        row = await self.store.load(table_id)
        return None if row is None else self._keep(table_of(row, self.titles))

    async def at(self, channel_id: int) -> Table | None:
        """The unfinished table of a channel, else its last finished one."""
        head = await self.store.latest_table(channel_id)
        return None if head is None else await self.get(head.id)

    def _keep(self, table: Table) -> Table:
        self._loaded[table.id] = table
        self._loaded.move_to_end(table.id)
        while len(self._loaded) > IN_MEMORY:
            self._loaded.popitem(last=False)
        return table

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[Table]:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = await self.get(table_id)
            if table is None:
                raise Refusal("REFUSE_NO_TABLE")
            try:
                yield table
            except Stale:
                # Another process was first: forget our copy, and let the player judge the new position.
                self._loaded.pop(table_id, None)
                newer = await self.get(table_id)
                raise StaleClick(newer or table, None) from None

    # The lobby

    async def new(self, new: NewTable) -> Table:
        """Open a table in a channel. ChannelTaken, AlreadyDone as the store says."""
        options = self.titles[new.title].options()
        new = msgspec.structs.replace(
            new,
            options=pack(options),
            announcements=(Announcement(kind="board", target=new.channel_id, payload=b"", due_at=new.at),),
        )
        table_id = await self.store.create(new)
        self.owed.set()
        table = await self.get(table_id)
        assert table is not None
        return table

    async def join(self, table_id: int, user_id: int, name: str, click: Click) -> Table:
        """Take the next seat."""
        async with self._locked(table_id) as table:
            self._in_lobby(table)
            if table.seat_of(user_id) is not None:
                raise Refusal("REFUSE_SEATED_ALREADY")
            if len(table.seats) >= table.title.seats.stop - 1:
                raise Refusal("REFUSE_TABLE_FULL", most=table.title.seats.stop - 1)
            seats = (*table.seats, Place(len(table.seats), user_id, name))
            return await self._change(table, click, user_id, "join", seats=seats)

    async def leave(self, table_id: int, user_id: int, click: Click) -> Table:
        """Give up a seat in the lobby; those after it move up."""
        async with self._locked(table_id) as table:
            self._in_lobby(table)
            if table.seat_of(user_id) is None:
                raise Refusal("REFUSE_NOT_SEATED")
            stay = [place for place in table.seats if place.user_id != user_id]
            seats = tuple(Place(at, place.user_id, place.name, place.kind) for at, place in enumerate(stay))
            return await self._change(table, click, user_id, "leave", seats=seats)

    async def set_option(
        self, table_id: int, user_id: int, name: str, value: Any, manages: bool, click: Click
    ) -> Table:
        """Set one of the title's options. `manages`: the user may manage any table here."""
        async with self._locked(table_id) as table:
            self._in_lobby(table)
            self._may_manage(table, user_id, manages)
            if name not in table.options.__struct_fields__:
                raise Refusal("REFUSE_NO_OPTION", option=name)
            fields = msgspec.to_builtins(table.options) | {name: value}
            try:
                options = msgspec.convert(fields, table.title.options)
            except msgspec.ValidationError:
                raise Refusal("REFUSE_OPTION_VALUE", option=name, value=str(value)) from None
            return await self._change(table, click, user_id, "options", options=pack(options))

    async def start(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """Deal and begin. Refusal if the title isn't played by so many."""
        async with self._locked(table_id) as table:
            self._in_lobby(table)
            self._may_manage(table, user_id, manages)
            secret = self._new_secret()
            played = engine.start(table.title, len(table.seats), table.options, Secret(secret))
            published = commitment(secret)
            entry = Entry(
                kind="start",
                user_id=user_id,
                outcomes=pack(played.drawn),
                events=pack(played.events),
            )
            return await self._write(
                Write(
                    table_id=table.id,
                    expected_seq=table.seq,
                    at=self.clock(),
                    interaction_id=click.interaction_id,
                    entries=(entry,),
                    snapshot=table.title.save(played.game),
                    state_version=table.title.state_version,
                    status="running",
                    secret=secret,
                    commitment=published,
                    announcements=self._owed(table, played.game),
                ),
            )

    async def cancel(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """Call the table off, in the lobby or in play."""
        async with self._locked(table_id) as table:
            self._may_manage(table, user_id, manages)
            if table.status not in ("lobby", "running"):
                raise Refusal("REFUSE_OVER")
            return await self._change(table, click, user_id, "cancel", status="cancelled")

    def _in_lobby(self, table: Table) -> None:
        if table.status != "lobby":
            raise Refusal("REFUSE_STARTED")

    def _may_manage(self, table: Table, user_id: int, manages: bool) -> None:
        if user_id != table.host and not manages:
            raise Refusal("REFUSE_NOT_HOST")

    async def _change(
        self,
        table: Table,
        click: Click,
        user_id: int,
        kind: str,
        *,
        seats: tuple[Place, ...] | None = None,
        options: bytes | None = None,
        status: Status | None = None,
    ) -> Table:
        at = self.clock()
        owed = Announcement(kind="board", target=table.channel_id, payload=b"", due_at=at)
        write = Write(
            table_id=table.id,
            expected_seq=table.seq,
            at=at,
            interaction_id=click.interaction_id,
            entries=(Entry(kind=kind, user_id=user_id),),
            seats=seats,
            options=options,
            status=status,
            announcements=(owed,),
        )
        return await self._write(write)

    # Playing

    async def answer(
        self, table_id: int, user_id: int, move: Move, click: Click, confirm: bool = True
    ) -> Outcome:
        """Add a move to the user's turn. A move that draws, reveals or hands play over is played at
        once, with all before it, unless the user wants to `confirm` such. Refusal, StaleClick."""
        async with self._locked(table_id) as table:
            seat = self._seat(table, user_id)
            self._fresh(table, seat, click)
            draft = compose(table, seat, table.draft(seat), move)
            if draft.waits and not confirm:
                return await self._play(table, seat, user_id, draft, click)
            return await self._draft(table, seat, draft, click, draft.steps[-1])

    async def confirm(self, table_id: int, user_id: int, click: Click) -> Outcome:
        """Play the turn the user has composed. Refusal if there is nothing to confirm."""
        async with self._locked(table_id) as table:
            seat = self._seat(table, user_id)
            self._fresh(table, seat, click)
            draft = table.draft(seat)
            if not draft.steps:
                raise Refusal("REFUSE_NOTHING_TO_CONFIRM")
            return await self._play(table, seat, user_id, draft, click)

    async def undo(self, table_id: int, user_id: int, click: Click, all: bool = False) -> Outcome:
        """Take the last step of the turn back (or all of them). What is confirmed stays."""
        async with self._locked(table_id) as table:
            seat = self._seat(table, user_id)
            self._fresh(table, seat, click)
            steps = table.draft(seat).steps
            if not steps:
                raise Refusal("REFUSE_NOTHING_TO_UNDO")
            return await self._draft(table, seat, Draft(() if all else steps[:-1]), click, None)

    def _seat(self, table: Table, user_id: int) -> Seat:
        if table.status == "lobby":
            raise Refusal("REFUSE_NOT_STARTED")
        if table.status == "cancelled":
            raise Refusal("REFUSE_OVER")
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refusal("REFUSE_NOT_SEATED")
        return seat

    def _fresh(self, table: Table, seat: Seat, click: Click) -> None:
        """A click made on a past position is stale. Where several are asked at once, what the others
        answered meanwhile does not make it so."""
        if click.at is None or table.game is None:
            return
        together = len(engine.may_answer(table.game)) > 1
        now = table.at(seat)
        if click.at.steps != now.steps or (click.at.seq != now.seq and not together):
            raise StaleClick(table, seat)

    async def _draft(
        self, table: Table, seat: Seat, draft: Draft, click: Click, last: Step | None
    ) -> Outcome:
        stored = StoredDraft(table.id, seat, table.seq, draft.save() if draft.steps else b"")
        try:
            await self.store.save_draft(stored, at=self.clock(), interaction_id=click.interaction_id)
        except AlreadyDone:
            return Outcome(table, seat, played=False)
        drafts = {**table.drafts, seat: draft}
        table = self._keep(msgspec.structs.replace(table, drafts=drafts))
        return Outcome(table, seat, False, last.events if last else ())

    async def _play(self, table: Table, seat: Seat, user_id: int, draft: Draft, click: Click) -> Outcome:
        after = draft.steps[-1].game
        entries = tuple(
            Entry(
                kind="move",
                seat=seat,
                user_id=user_id,
                move=pack(step.move),
                outcomes=pack(step.drawn),
                events=pack(step.events),
            )
            for step in draft.steps
        )
        others = self._rebased(table, seat, after)
        write = Write(
            table_id=table.id,
            expected_seq=table.seq,
            at=self.clock(),
            interaction_id=click.interaction_id,
            entries=entries,
            snapshot=table.title.save(after),
            status="over" if after.over else None,
            clear_drafts=tuple(table.drafts),
            save_drafts=tuple(
                StoredDraft(table.id, other, table.seq + len(entries), kept.save())
                for other, kept in others.items()
            ),
            announcements=self._owed(table, after),
        )
        events = tuple(told for step in draft.steps for told in step.events)
        after_it = msgspec.structs.replace(
            table, seq=write.seq, game=after, drafts=others, status=write.status or table.status
        )
        return Outcome(await self._write(write, after_it), seat, True, events)

    def _rebased(self, table: Table, seat: Seat, after: Any) -> dict[Seat, Draft]:
        """The drafts of the others where they still fit the new state."""
        kept = {}
        moved = msgspec.structs.replace(table, game=after)
        for other, draft in table.drafts.items():
            if other == seat:
                continue
            try:
                kept[other] = recompose(moved, other, draft.moves)
            except Refusal:
                continue  # the turn they were composing is no longer theirs to make
        return kept

    def _owed(self, table: Table, after: Any) -> tuple[Announcement, ...]:
        """A post of the board, and a DM to everyone whose hand has changed."""
        at = self.clock()
        owed = [Announcement(kind="board", target=table.channel_id, payload=b"", due_at=at)]
        for place in table.seats:
            seat = Seat(place.seat)
            changed = hand_mark(table, table.game, seat) != hand_mark(table, after, seat)
            if place.user_id is not None and changed:
                owed.append(Announcement(kind="hand", target=place.user_id, payload=pack(seat), due_at=at))
        return tuple(owed)

    async def _write(self, write: Write, after: Table | None = None) -> Table:
        """Write a step. `after` is the table it leads to; None: read it again. An interaction that
        was dealt with before changes nothing and shows the table as it is."""
        try:
            await self.store.commit(write)
        except AlreadyDone:
            after = None
        self.owed.set()
        if after is not None:
            return self._keep(after)
        row = await self.store.load(write.table_id)
        assert row is not None
        return self._keep(table_of(row, self.titles))
