"""Tables in memory: loaded when needed, one lock each, one way of writing.

Every change goes one way: take the table's lock, make sure the copy in memory is the newest, check and
play in memory, write one transaction, only then answer.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from db import AlreadyDone, Announcement, Stale, Store
from db import Step as Write
from games.core import Refusal, Seat, Title
from games.table import At, Table, hand_mark, table_of

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


class Actors:
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
        return None if row is None else self.keep(table_of(row, self.titles))

    async def at(self, channel_id: int) -> Table | None:
        """The unfinished table of a channel, else its last finished one."""
        head = await self.store.latest_table(channel_id)
        return None if head is None else await self.get(head.id)

    def keep(self, table: Table) -> Table:
        self._loaded[table.id] = table
        self._loaded.move_to_end(table.id)
        while len(self._loaded) > IN_MEMORY:
            self._loaded.popitem(last=False)
        return table

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = await self.get(table_id)
            if table is None:
                raise Refusal("refuse-table-unknown")
            try:
                yield table
            except (Refusal, StaleClick):
                raise  # nothing was written
            except Stale:
                # Another process was first: forget our copy, and let the player judge the new position.
                self._loaded.pop(table_id, None)
                newer = await self.get(table_id)
                raise StaleClick(newer or table, None) from None
            except BaseException:
                # A call that failed or was cancelled may have been written all the same: look again.
                self._loaded.pop(table_id, None)
                raise

    # Writing

    def owed_after(self, table: Table, after: Any) -> tuple[Announcement, ...]:
        """A post of the board, and a DM to everyone whose hand has changed."""
        at = self.clock()
        owed = [Announcement(kind="board", target=table.channel_id, payload=b"", due_at=at)]
        for place in table.seats:
            seat = Seat(place.seat)
            changed = hand_mark(table, table.game, seat) != hand_mark(table, after, seat)
            if place.user_id is not None and changed:
                owed.append(Announcement(kind="hand", target=place.user_id, payload=pack(seat), due_at=at))
        return tuple(owed)

    async def write(self, step: Write, after: Table | None = None) -> Table:
        """Write a step. `after` is the table it leads to; None: read it again. An interaction that
        was dealt with before changes nothing and shows the table as it is."""
        try:
            await self.store.commit(step)
        except AlreadyDone:
            after = None
        self.owed.set()
        if after is not None:
            return self.keep(after)
        row = await self.store.load(step.table_id)
        assert row is not None
        return self.keep(table_of(row, self.titles))
