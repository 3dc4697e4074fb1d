"""The store on SQLite: the embedded default. One file, one connection, one thread."""

import asyncio
import os
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from db.contract.changes import OutboxItem, TableChange, UserChange
from db.contract.loops import Loops
from db.contract.rows import OutboxRow, User
from db.contract.store import ReadFailed
from db.sql import outbox, writing
from db.sql.connection_protocol import Work
from db.sql.store import SqlStore
from db.sqlite import integrity
from db.sqlite.connection import Trips, open_connection

R = TypeVar("R")

KNOWN_USERS = 10_000
"""Maximum number of users whose settings a store that is alone keeps in memory."""


class SqliteStore(SqlStore):
    """`db.contract.store.Store` on one SQLite file. Every call is one trip to the connection's thread.

    async with await SqliteStore.open("loggia.db") as store:
        loaded = await store.load_live(channel_id)
    """

    def __init__(self, connection: Trips, path: Path, alone: bool = False) -> None:
        """Not to be called directly; use `open`."""
        self.connection = connection
        self.path = path
        self.alone = alone
        self.loops = Loops()
        self._known: OrderedDict[int, User] = OrderedDict()
        self._changes = 0
        self._closed = False

    @classmethod
    async def open(cls, path: str | os.PathLike[str], *, alone: bool = False) -> Self:
        """Open the database at `path`, creating or migrating it.

        `alone`: the caller has made sure that nobody else writes to it (`db.sqlite.lockfile.only_one`).
        Raises StoreRefused.
        """
        return cls(await open_connection(Path(path)), Path(path), alone)

    async def close(self) -> None:
        """Merge the write-ahead log into the file and close."""
        if self._closed:
            return
        self._closed = True
        try:
            await self.connection.run(
                lambda plain: plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            )
        finally:
            await self.connection.close()

    async def _read(self, work: Work[R], *args: Any) -> R:
        return await self.connection.read(work, *args)

    async def _look(self, work: Work[R], *args: Any) -> R:
        return await self.connection.look(work, *args)

    async def _write(self, work: Work[R], *args: Any) -> R:
        return await self._noticed(self.connection.write(work, *args))

    async def _note(self, work: Work[R], *args: Any) -> R:
        return await self._noticed(self.connection.note(work, *args))

    async def commit(self, step: TableChange, accepted: Callable[[], object] | None = None) -> int:
        """See Store.commit."""
        seq = await self._noticed(self.connection.write(writing.commit, step, accepted=accepted))
        self.failing = None
        return seq

    async def claim(self, now: int, until: int, limit: int, owner: str) -> tuple[OutboxRow, ...]:
        """See Store.claim. If nothing is due, nothing is written, so no check comes first."""
        return await self._note(outbox.claim, now, until, limit, owner)

    async def take(
        self, now: int, until: int, limit: int, owner: str
    ) -> tuple[tuple[OutboxRow, ...], int | None]:
        """See Store.take."""
        return await self._note(outbox.take, now, until, limit, owner)

    async def leads(self, what: str) -> bool:
        """See Store.leads. A file has only one bot."""
        return True

    async def swap_meta(self, key: str, old: str | None, new: str) -> bool:
        """See Store.swap_meta."""
        return await self._note(writing.swap_meta, key, old, new)

    async def resign(self, what: str) -> None:
        """See Store.resign."""

    async def agrees(self, what: str, how: int) -> int | None:
        """See Store.agrees. A file has only one bot."""
        return how

    def refuse(self, why: str) -> None:
        """See Store.refuse. This has no effect: an open file stays with its bot."""

    async def until_refused(self) -> None:
        """See Store.until_refused."""
        await asyncio.Event().wait()

    def watch(self, heard: Callable[[], None]) -> None:
        """See Store.watch. There are no other processes."""

    async def problems(self) -> tuple[str, ...]:
        """See Store.problems. Reads through a connection of its own, in a thread of its own."""
        try:
            look = partial(integrity.problems, self.path, open_here=True, briefly=True)
            return await asyncio.to_thread(lambda: tuple(look()))
        except (sqlite3.Error, OSError) as error:
            raise ReadFailed(f"the database can't be checked: {error}") from error

    async def users(self, ids: Sequence[int]) -> dict[int, User]:
        """See Store.users."""
        if self.alone and all(id in self._known for id in ids):
            return {id: self._known[id] for id in ids}
        before = self._changes
        found = await super().users(ids)
        if self.alone and before == self._changes:
            self._known.update(found)
            while len(self._known) > KNOWN_USERS:
                self._known.popitem(last=False)
        return found

    async def change_user(self, user_id: int, change: UserChange) -> User:
        """See Store.change_user."""
        self._unknown(user_id)
        return await super().change_user(user_id, change)

    async def forget(
        self,
        user_id: int,
        names: Mapping[str, str],
        facts: tuple[str, ...] = (),
        owed: OutboxItem | None = None,
    ) -> tuple[int, ...]:
        """See Store.forget."""
        self._unknown(user_id)
        return await super().forget(user_id, names, facts, owed)

    def _unknown(self, user_id: int) -> None:
        self._changes += 1  # a concurrent read may return older data
        self._known.pop(user_id, None)
