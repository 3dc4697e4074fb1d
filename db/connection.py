"""A connection on which a whole transaction costs one trip to its thread."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from db.contract import ReadFailed, StoreFailed
from db.opening import connect

P = ParamSpec("P")
R = TypeVar("R")


class _Fetched:
    """What came of a function, as aiosqlite fetches rows from a cursor."""

    def __init__(self, result: Any) -> None:
        self.result = result

    def fetchall(self) -> Any:
        return self.result


class _Thread:
    """What aiosqlite takes for sqlite3's connection; but what it executes here are functions.

    aiosqlite's `execute` makes one trip to the thread and back for each statement: a commit of ten
    statements would wait ten times for the event loop, with the write lock held, and another task could
    slip its statements into the open transaction. One function per transaction rules out both.
    """

    plain: sqlite3.Connection | None = None

    def open(self, path: Path) -> None:
        self.plain = connect(path)

    def execute(self, work: Callable[[Any], Any], parameters: Any = ()) -> _Fetched:
        return _Fetched(work(self))

    def close(self) -> None:
        if self.plain is not None:
            self.plain.close()


class Trips:
    """An aiosqlite connection that runs functions of the plain sqlite3 connection in its thread."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """For `open_connection`; use that."""
        self._connection = connection
        self._closed = False

    async def run(
        self, work: Callable[Concatenate[sqlite3.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """`work(connection, …)` in the connection's thread. SQLite's errors come as StoreFailed."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            statement = cast(str, lambda thread: work(thread.plain, *args, **kwargs))
            return cast(R, await self._connection.execute_fetchall(statement))
        except (sqlite3.Error, OverflowError) as error:
            raise StoreFailed(f"the database failed: {error}") from error

    async def read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """The same for a function that only reads: errors come as ReadFailed."""
        try:
            return await self.run(work, *args, **kwargs)
        except StoreFailed as error:
            raise ReadFailed(str(error)) from error

    async def close(self) -> None:
        """Close the connection, and end its thread."""
        self._closed = True
        await self._connection.close()


async def open_connection(path: Path) -> Trips:
    """Open `path` in a thread of its own. Raises StoreRefused."""
    connection = await aiosqlite.Connection(cast(Callable[[], sqlite3.Connection], _Thread), 64)
    try:
        await connection.execute_fetchall(cast(str, lambda thread: thread.open(path)))
    except BaseException:
        await connection.close()
        raise
    return Trips(connection)
