"""The store on SQLite: the embedded default. One file, one connection, one thread."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from db.bounded_dict import BoundedDict
from db.contract.changes import NewTable, TableChange, UserChange
from db.contract.errors import ReadFailed
from db.contract.rows import SeatHolder, UserRow
from db.loops import Loops
from db.sql.connection_protocol import StoreCall
from db.sql.store import Store
from db.sqlite import integrity
from db.sqlite.connection import FunctionConnection

R = TypeVar("R")

KNOWN_USERS = 10_000
"""Maximum number of users whose settings a store that is alone keeps in memory."""


class SqliteStore(Store):
    """The store on one SQLite file. Every call is one trip to the connection's thread.

    async with await SqliteStore.open("loggia.db") as store:
        loaded = await store.load(table_id)
    """

    def __init__(self, connection: FunctionConnection, path: Path, alone: bool = False) -> None:
        """Not to be called directly; use `open`."""
        self.connection = connection
        self.path = path
        self.alone = alone
        self.loops = Loops()
        self._known: BoundedDict[int, UserRow] = BoundedDict(KNOWN_USERS)
        self._changes = 0
        self._closed = False

    @classmethod
    async def open(cls, path: str | os.PathLike[str], *, alone: bool = False) -> Self:
        """Open the database at `path`, creating or migrating it.

        `alone`: the caller has made sure that nobody else writes to it (`db.sqlite.lockfile.only_one`).
        Raises StoreRefused.
        """
        return cls(await FunctionConnection.open(Path(path)), Path(path), alone)

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

    async def _read(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        return await self.connection.read(work, *args, **named)

    async def _read_consistently(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        return await self.connection.read_consistently(work, *args, **named)

    async def _write(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        with self._noticing(work):
            return await self.connection.write(work, *args, **named)

    async def _write_unsynced(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        with self._noticing(work):
            return await self.connection.write_unsynced(work, *args, **named)

    async def problems(self) -> tuple[str, ...]:
        """See Store.problems. Reads through a connection of its own, in a thread of its own."""
        try:
            look = partial(integrity.problems, self.path, open_here=True, briefly=True)
            return await asyncio.to_thread(lambda: tuple(look()))
        except (sqlite3.Error, OSError) as error:
            raise ReadFailed(f"the database can't be checked: {error}") from error

    async def users(self, ids: Sequence[int]) -> dict[int, UserRow]:
        """See `reading.find_users`. A store that is alone remembers them."""
        if self.alone and all(id in self._known for id in ids):
            return {id: self._known[id] for id in ids}
        before = self._changes
        found = await super().users(ids)
        if self.alone and before == self._changes:
            for id, user in found.items():
                self._known.note(id, user)
        return found

    async def create(self, new: NewTable, *args: Any, **named: Any) -> int:
        with self._changing(*_users_in(new.seats)):
            return await super().create(new, *args, **named)

    async def commit(self, change: TableChange) -> int:
        with self._changing(*_users_in(change.seats or ())):
            return await super().commit(change)

    async def change_user(self, user_id: int, change: UserChange) -> UserRow:
        with self._changing(user_id):
            return await super().change_user(user_id, change)

    async def forget(self, user_id: int, *args: Any, **named: Any) -> tuple[int, ...]:
        with self._changing(user_id):
            return await super().forget(user_id, *args, **named)

    @contextmanager
    def _changing(self, *users: int) -> Iterator[None]:
        """Remember nothing of these users that is read before or during a write."""
        self._unknown(users)
        try:
            yield
        finally:
            self._unknown(users)

    def _unknown(self, users: Sequence[int]) -> None:
        for user_id in users:
            self._changes += 1  # a concurrent read may return older data
            self._known.pop(user_id, None)

    # Other processes: a file has only one bot

    async def leads(self, what: str) -> bool:
        return True

    async def resign(self, what: str) -> None:
        """Nobody else could lead."""

    async def agrees(self, what: str, how: int) -> int | None:
        return how

    def refuse(self, why: str) -> None:
        """This has no effect: an open file stays with its bot."""

    async def until_refused(self) -> None:
        await asyncio.Event().wait()

    def watch(self, notified: Callable[[], None]) -> None:
        """No other process writes."""


def _users_in(seats: Iterable[SeatHolder]) -> list[int]:
    """The people in these seats: their locale is stored with their seats."""
    return [one.user_id for one in seats if one.user_id is not None]
