"""The store on SQLite: the embedded default. One file, one connection, one thread."""

import asyncio
import os
import sqlite3
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from db import outbox, personal, reading, whole, writing
from db.connection import Trips, open_connection
from db.contract import ReadFailed
from db.rows import (
    Announcement,
    Counts,
    Letter,
    Loaded,
    Logged,
    NewTable,
    Owed,
    Point,
    Posted,
    Pruned,
    Remembered,
    Result,
    SeatHolder,
    TableChange,
    TableHead,
    User,
    UserChange,
    Version,
)

KNOWN_USERS = 10_000
"""So many users' settings are remembered by a store that is alone."""


class SqliteStore:
    """`db.contract.Store` on one SQLite file. Every method is one trip to the connection's thread.

    async with await SqliteStore.open("loggia.db") as store:
        loaded = await store.load_live(channel_id)
    """

    def __init__(self, connection: Trips, path: Path, alone: bool = False) -> None:
        """For `open`; use that."""
        self.connection = connection
        self.path = path
        self.alone = alone
        self._known: OrderedDict[int, User] = OrderedDict()
        self._changes = 0
        self._closed = False

    @classmethod
    async def open(cls, path: str | os.PathLike[str], *, alone: bool = False) -> Self:
        """Open the database at `path`, creating or migrating it. `alone`: the caller has made sure that
        nobody else writes to it (`db.lockfile.only_one`). Raises StoreRefused."""
        return cls(await open_connection(Path(path)), Path(path), alone)

    async def close(self) -> None:
        """Fold the write-ahead log into the file and close."""
        if self._closed:
            return
        self._closed = True
        try:
            await self.connection.run(
                lambda plain: plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            )
        finally:
            await self.connection.close()

    async def __aenter__(self) -> Self:
        """The open store."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        await self.close()

    async def create(self, new: NewTable) -> int:
        """See Store.create."""
        return await self.connection.run(writing.create, new)

    async def commit(self, step: TableChange) -> int:
        """See Store.commit."""
        return await self.connection.run(writing.commit, step)

    async def owe(
        self, table_id: int, owed: Iterable[Announcement], *, at: int, remember: tuple[str, str] | None = None
    ) -> None:
        """See Store.owe."""
        await self.connection.run(outbox.owe, table_id, tuple(owed), at, remember)

    async def load(self, table_id: int) -> Loaded | None:
        """See Store.load."""
        return await self.connection.read(reading.load, table_id)

    async def load_live(self, channel_id: int) -> Loaded | None:
        """See Store.load_live."""
        return await self.connection.read(reading.load_live, channel_id)

    async def current_seq(self, table_id: int) -> int | None:
        """See Store.current_seq."""
        return await self.connection.read(reading.find_seq, table_id)

    async def version(self, table_id: int) -> Version | None:
        """See Store.version."""
        return await self.connection.read(reading.version, table_id)

    async def latest_table(self, channel_id: int) -> TableHead | None:
        """See Store.latest_table."""
        return await self.connection.read(reading.latest_table, channel_id)

    async def live_tables(self) -> tuple[TableHead, ...]:
        """See Store.live_tables."""
        return await self.connection.read(reading.live_tables)

    async def tables_of(self, user_id: int, *, live: bool = True) -> tuple[TableHead, ...]:
        """See Store.tables_of."""
        return await self.connection.read(reading.tables_of, user_id, live)

    async def called_off(self, guild_id: int, title: str, since: int) -> dict[int, int]:
        """See Store.called_off."""
        return await self.connection.read(reading.called_off, guild_id, title, since)

    async def seats(self, table_id: int) -> tuple[SeatHolder, ...]:
        """See Store.seats."""
        return await self.connection.read(reading.find_seats, table_id)

    async def log(self, table_id: int, first: int = 1, last: int | None = None) -> tuple[Logged, ...]:
        """See Store.log."""
        return await self.connection.read(reading.log, table_id, first, last)

    async def last_acts(self, table_id: int, first: int) -> dict[int, int]:
        """See Store.last_acts."""
        return await self.connection.read(reading.last_acts, table_id, first)

    async def counts(self) -> Counts:
        """See Store.counts."""
        return await self.connection.read(reading.counts)

    async def points(self, table_id: int, first: int = 0) -> tuple[Point, ...]:
        """See Store.points."""
        return await self.connection.read(reading.points, table_id, first)

    async def results(
        self, *, user_id: int | None = None, guild_id: int | None = None, title: str | None = None
    ) -> tuple[Result, ...]:
        """See Store.results."""
        return await self.connection.read(reading.results, user_id, guild_id, title)

    async def due(self, now: int, limit: int) -> tuple[int, ...]:
        """See Store.due."""
        return await self.connection.read(reading.due, now, limit)

    async def next_time(self) -> int | None:
        """See Store.next_time."""
        return await self.connection.read(reading.next_time)

    async def put_off(self, table_id: int, due_at: int | None) -> None:
        """See Store.put_off."""
        await self.connection.run(writing.put_off, table_id, due_at)

    async def tells(self, table_id: int) -> dict[int, str]:
        """See Store.tells."""
        return await self.connection.read(reading.tells, table_id)

    async def set_tell(self, user_id: int, table_id: int, tell: str | None) -> None:
        """See Store.set_tell."""
        await self.connection.run(writing.set_tell, user_id, table_id, tell)

    async def owed_to(self, kind: str, target: int) -> tuple[Owed, ...]:
        """See Store.owed_to."""
        return await self.connection.read(reading.owed_to, kind, target)

    async def owed(self, now: int, limit: int) -> tuple[Owed, ...]:
        """See Store.owed."""
        return await self.connection.read(reading.owed, now, limit)

    async def claim(self, now: int, until: int, limit: int, owner: str) -> tuple[Owed, ...]:
        """See Store.claim."""
        return await self.connection.run(outbox.claim, now, until, limit, owner)

    async def renew(self, ids: Iterable[int], until: int) -> None:
        """See Store.renew."""
        await self.connection.run(outbox.renew, tuple(ids), until)

    async def release(self, owner: str) -> None:
        """See Store.release."""
        await self.connection.run(outbox.release, owner)

    async def hasten(self, guild_id: int | None, now: int) -> int:
        """See Store.hasten."""
        return await self.connection.run(outbox.hasten, guild_id, now)

    async def next_due(self) -> int | None:
        """See Store.next_due."""
        return await self.connection.read(reading.next_due)

    async def done(
        self, ids: Iterable[int], posted: Posted | None = None, letter: Letter | None = None
    ) -> None:
        """See Store.done."""
        await self.connection.run(outbox.done, tuple(ids), posted, letter)

    async def letter(self, table_id: int, user_id: int) -> Letter | None:
        """See Store.letter."""
        return await self.connection.read(reading.letter, table_id, user_id)

    async def retry(
        self, announcement_id: int, due_at: int, error: str, *, at: int | None = None, counts: bool = True
    ) -> None:
        """See Store.retry."""
        await self.connection.run(outbox.retry, announcement_id, due_at, error, at, counts)

    async def drop(self, ids: Iterable[int], reason: str, at: int) -> None:
        """See Store.drop."""
        await self.connection.run(outbox.drop, tuple(ids), reason, at)

    async def problems(self) -> tuple[str, ...]:
        """See Store.problems. Read through a connection of its own, in a thread of its own."""
        try:
            return await asyncio.to_thread(lambda: tuple(whole.problems(self.path)))
        except (sqlite3.Error, OSError) as error:
            raise ReadFailed(f"the database can't be checked: {error}") from error

    async def remembered(self, interaction_id: int) -> Remembered | None:
        """See Store.remembered."""
        return await self.connection.read(reading.find_remembered, interaction_id)

    async def prune(self, before: int) -> Pruned:
        """See Store.prune."""
        return await self.connection.run(outbox.prune, before)

    async def users(self, ids: Sequence[int]) -> dict[int, User]:
        """See Store.users."""
        if self.alone and all(id in self._known for id in ids):
            return {id: self._known[id] for id in ids}
        before = self._changes
        found = await self.connection.read(reading.find_users, tuple(ids))
        if self.alone and before == self._changes:
            self._known.update(found)
            while len(self._known) > KNOWN_USERS:
                self._known.popitem(last=False)
        return found

    async def change_user(self, user_id: int, change: UserChange) -> User:
        """See Store.change_user."""
        self._changes += 1  # what is being read meanwhile may be older
        self._known.pop(user_id, None)
        return await self.connection.run(writing.change_user, user_id, change)

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """See Store.about."""
        return await self.connection.read(personal.about, user_id)

    async def forget(self, user_id: int, names: Mapping[str, str], facts: tuple[str, ...] = ()) -> int:
        """See Store.forget."""
        self._changes += 1
        self._known.pop(user_id, None)
        return await self.connection.run(personal.forget, user_id, names, facts)

    async def meta(self, key: str) -> str | None:
        """See Store.meta."""
        return await self.connection.read(reading.meta, key)

    async def set_meta(self, key: str, value: str | None) -> None:
        """See Store.set_meta."""
        await self.connection.run(writing.set_meta, key, value)
