"""The repository: tables in memory, loaded when needed, one lock each, one way of writing.

Every change takes the same steps: take the table's lock, make sure that the copy in memory is the newest,
check and play in memory, write one transaction, then answer. Operations on tables are services that use the
repository: `games.manager.people.lobby`, `games.manager.playing.turn_service`.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial, wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import UnsetType

from db import AlreadyDone, NewTable, OutboxItem, StaleVersion, Store, StoredValue, TableChange, UserRow
from db.bounded_dict import BoundedDict
from games.core import Refusal, Seat, Title
from games.manager.model.draft import PositionToken
from games.manager.model.limits import NOT_ADMITTED, not_admitted
from games.manager.model.quiet_hours import QuietTimes, limited, read_quiet
from games.manager.model.stored_table import IN_ADVANCE, ORDERS_ARE_MOVED, Unloadable, table_of
from games.manager.model.table import Table
from games.manager.model.turn_clock import TurnClock, counted_until

log = logging.getLogger("loggia.tables")

IN_MEMORY = 2000
"""Maximum number of tables kept in memory."""

P = ParamSpec("P")
T = TypeVar("T")
pack = msgspec.msgpack.encode


def quiet_times_of(user: UserRow) -> QuietTimes:
    """A user's quiet times, cut to what counts."""
    away = None if user.away_until is None else (user.away_from or 0, user.away_until)
    quiet = read_quiet(user.quiet) if user.zone else None
    return QuietTimes(user.zone or "UTC", None if quiet is None else limited(quiet), away)


class StaleClick(Exception):
    """The click was made on a past position. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("this has been answered already")


class RequestContext(msgspec.Struct, frozen=True):
    """Where an action came from: the Discord interaction (None: no click), and the position it was made on
    (None: a typed command)."""

    interaction_id: int | None
    at: PositionToken | None = None


def retried(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A service's method that writes a table, and is called once more if another process wrote first.

    It must check for itself whether its click still applies to the newer state. If it is overtaken again, the
    click is stale.
    """

    @wraps(method)
    async def call(*args: P.args, **named: P.kwargs) -> T:
        try:
            return await method(*args, **named)
        except StaleVersion:
            pass
        try:
            return await method(*args, **named)
        except StaleVersion:
            raise StaleClick from None

    return call


def _with_moved_orders(change: TableChange, table: Table | None) -> TableChange:
    """The change, with the standing orders that were carried over from the table's old state when it was
    loaded."""
    if table is None or not table.orders_moved:
        return change
    written = {(one.what, one.seat) for one in change.kept}
    given = [StoredValue(IN_ADVANCE, one.save(), seat) for seat, one in table.in_advance.items()]
    moved = [one for one in given if (IN_ADVANCE, one.seat) not in written]
    return msgspec.structs.replace(change, kept=(*change.kept, *moved, StoredValue(ORDERS_ARE_MOVED, b"1")))


class Repository:
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], int],
        new_secret: Callable[[], bytes] | None = None,
    ) -> None:
        """`clock` gives milliseconds since 1970 UTC."""
        self.store = store
        self.titles = titles
        self.clock = clock
        self.new_secret = new_secret or partial(secrets.token_bytes, 32)
        self._loaded: BoundedDict[int, Table] = BoundedDict(IN_MEMORY)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._writing: set[asyncio.Task[Any]] = set()
        self.on_commit: Callable[[TableChange], object] | None = None
        """Called with every change that is on disk; used for metrics."""
        self.outbox_filled = asyncio.Event()
        """Set whenever something is added to the outbox."""
        self.times_changed = asyncio.Event()
        """Set whenever a table may be due before `next_check`."""
        self.next_check: int | None = None
        """When the next scheduled check of due tables runs, if nothing happens before."""

    def wake(self) -> None:
        """Another process may have written: wake delivery and the deadline check. For `Store.watch`."""
        self.outbox_filled.set()
        self.times_changed.set()

    # Reading

    async def get(self, table_id: int) -> Table | None:
        """A table as it is on disk now; None if there is none. Raises Unloadable."""
        loaded = self._loaded.get(table_id)
        if loaded is not None and (self.store.alone or await self._newest(loaded)):
            self._loaded.renew(table_id)
            return loaded
        return await self._load(table_id)

    async def _newest(self, loaded: Table) -> bool:
        """Whether no other process has changed the table since it was loaded."""
        version = await self.store.version(loaded.id)
        return (
            version is not None
            and version.write_id == loaded.write_id
            and version.entry_no == loaded.entry_no
        )

    async def in_channel(self, channel_id: int) -> Table | None:
        """The unfinished table of a channel, or else its last finished one. Raises Unloadable."""
        head = await self.store.latest_table(channel_id)
        return None if head is None else await self.get(head.id)

    async def quiet_times(self, table: Table, seats: Iterable[Seat]) -> dict[Seat, QuietTimes]:
        """The quiet times of the people in these seats."""
        return {seat: quiet_times_of(user) for seat, user in (await self.holders(table, seats)).items()}

    async def holders(self, table: Table, seats: Iterable[Seat]) -> dict[Seat, UserRow]:
        """The people in these seats with their settings."""
        held = {seat: user for seat in seats if (user := table.seats[seat].user_id) is not None}
        users = await self.store.users(list(held.values())) if held else {}
        return {seat: users[user] for seat, user in held.items()}

    async def counted_clock(self, table: Table, seat: Seat) -> TurnClock:
        """The table's clock with a seat's time counted up to now. Needed before the seat changes hands."""
        quiet = (await self.quiet_times(table, (seat,))).get(seat, QuietTimes())
        return counted_until(table.clock, table.settings, seat, self.clock(), quiet)

    async def _load(self, table_id: int) -> Table | None:
        row = await self.store.load(table_id)
        if row is None:
            return None
        try:
            return self._remember(table_of(row, self.titles))
        except Unloadable as error:
            self._loaded.pop(table_id, None)
            log.error("%s", error)
            raise

    def _remember(self, table: Table) -> Table:
        self._loaded.note(table.id, table)
        return table

    # Changing

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        """Hold a table's lock; gives its newest copy.

        If another process writes first, `commit` raises StaleVersion; see `retried`. Raises Refusal,
        Unloadable.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self.get(table_id)
            if table is None:
                raise Refusal("refuse-table-unknown")
            try:
                yield table
            except (Refusal, StaleClick):
                raise  # nothing was written
            except BaseException:
                # A call that failed or was cancelled may have been written nevertheless: load again.
                self._loaded.pop(table_id, None)
                raise

    @asynccontextmanager
    async def running(self, table_id: int, studies: bool = False) -> AsyncIterator[Table]:
        """`locked` for a table with a running game. Raises Refusal for any other table.

        At a study people only play: without `studies` it is refused too.
        """
        async with self.locked(table_id) as table:
            if table.study is not None and not studies:
                raise Refusal("refuse-study")
            if table.status != "running":
                raise Refusal("refuse-not-started" if table.status == "lobby" else "refuse-over")
            yield table

    @asynccontextmanager
    async def in_lobby(self, table_id: int) -> AsyncIterator[Table]:
        """`locked` for a table whose game has not begun. Raises Refusal for any other table."""
        async with self.locked(table_id) as table:
            if table.status != "lobby":
                raise Refusal("refuse-over" if table.status == "cancelled" else "refuse-started")
            yield table

    def change(self, table: Table, context: RequestContext | None = None, **fields: Any) -> TableChange:
        """A change of this copy of a table, now. `fields`: those of `TableChange`."""
        return TableChange(
            table_id=table.id,
            expected_entry_no=table.entry_no,
            expected_write_id=table.write_id,
            interaction_id=None if context is None else context.interaction_id,
            **({"at": self.clock()} | fields),
        )

    async def write(
        self, table: Table, context: RequestContext | None = None, after: Table | None = None, **fields: Any
    ) -> Table:
        """Make a `change` of a table whose lock the caller holds, and write it; see `commit`."""
        return await self.commit(self.change(table, context, **fields), after)

    async def commit(self, change: TableChange, after: Table | None = None) -> Table:
        """Write a change made from the newest copy.

        `after` is the resulting table; None: load it again. An interaction that was already handled changes
        nothing and returns the present table. Raises StaleVersion if another process wrote first; Refusal if
        a user may not sit down or the table may not be in its new place.
        """
        change = _with_moved_orders(change, after or self._loaded.get(change.table_id))
        adds_items, times = bool(change.outbox_items), self._is_sooner(change.due_at)
        writing = self._to_the_end(self._committed(change, after), adds_items, times)
        try:
            table = await writing or await self._load(change.table_id)
        except NOT_ADMITTED as error:
            raise not_admitted(error) from None
        assert table is not None
        return table

    def _is_sooner(self, due_at: int | UnsetType | None) -> bool:
        """Whether a table due at this time is due before the next scheduled check."""
        if isinstance(due_at, UnsetType) or due_at is None:
            return False
        return self.next_check is None or due_at < self.next_check

    async def _committed(self, change: TableChange, after: Table | None) -> Table | None:
        """Write, and at once drop or replace the copy in memory, so that no reader finds an older table here
        than in the store."""
        try:
            await self.store.commit(change)
        except AlreadyDone:
            after = None
        else:
            if self.on_commit is not None:
                self.on_commit(change)
        if after is None:
            self._loaded.pop(change.table_id, None)
            return None
        commit_id = change.write_id if change.entries else after.commit_id
        return self._remember(msgspec.structs.replace(after, commit_id=commit_id, write_id=change.write_id))

    async def create(
        self, new: NewTable, then: Callable[[int], Sequence[TableChange]] = lambda table_id: ()
    ) -> Table:
        """Store a new table, together with the changes that `then` makes from its id: its own, and those of
        tables whose locks the caller holds.

        Raises ChannelTaken, AlreadyDone or StaleVersion like the store; Refusal if the table may not be
        opened or a user may not sit down.
        """
        try:
            table_id = await self._to_the_end(self._created(new, then))
        except NOT_ADMITTED as error:
            raise not_admitted(error) from None
        table = await self._load(table_id)
        assert table is not None
        return table

    async def _created(self, new: NewTable, then: Callable[[int], Sequence[TableChange]]) -> int:
        """Write, and at once drop the older copies of the tables that changed with it."""
        table_id = await self.store.create(new, then)
        for change in then(table_id):
            self._loaded.pop(change.table_id, None)
            if self.on_commit is not None:
                self.on_commit(change)
        return table_id

    async def unloading(self, writing: Coroutine[Any, Any, tuple[int, ...]]) -> tuple[int, ...]:
        """Wait for a write that renames a user at tables, or deletes lines of studies, and at once drop the
        copies of these tables.

        Returns their ids.
        """
        return await self._to_the_end(self._unloading(writing), times=False)

    async def _unloading(self, writing: Coroutine[Any, Any, tuple[int, ...]]) -> tuple[int, ...]:
        tables = await writing
        for table_id in tables:
            self._loaded.pop(table_id, None)
        return tables

    async def delete(self, table: Table, facts: tuple[str, ...] = ()) -> None:
        """Delete a table, and these facts about it.

        Raises StaleVersion if the table has changed since it was read.
        """
        await self._to_the_end(self._deleted(table, facts), adds_items=False)

    async def _deleted(self, table: Table, facts: tuple[str, ...]) -> None:
        await self.store.delete(table.id, table.write_id, self.clock(), facts)
        self._loaded.pop(table.id, None)

    async def enqueue(
        self, table_id: int, outbox_items: tuple[OutboxItem, ...], remember: tuple[str, str] | None = None
    ) -> None:
        """Add items to the outbox without changing the game."""
        adding = self.store.enqueue(table_id, outbox_items, at=self.clock(), remember=remember)
        await self._to_the_end(adding, times=False)

    async def _to_the_end(
        self, writing: Coroutine[Any, Any, T], adds_items: bool = True, times: bool = True
    ) -> T:
        """Wait for a write.

        A cancelled caller doesn't stop it. The write then wakes the caller, delivery (`adds_items`) and the
        deadline check (`times`).
        """
        task = asyncio.ensure_future(writing)
        self._writing.add(task)
        task.add_done_callback(partial(self._written, adds_items, times))
        return await asyncio.shield(task)

    def _written(self, adds_items: bool, times: bool, task: asyncio.Task[Any]) -> None:
        self._writing.discard(task)
        if task.cancelled():
            return
        failed = task.exception() is not None  # a write that failed may have been stored nevertheless
        if adds_items or failed:
            # After the caller, who goes on at once: the answer to a click is made before its post.
            task.get_loop().call_soon(self.outbox_filled.set)
        if times or failed:
            self.times_changed.set()
