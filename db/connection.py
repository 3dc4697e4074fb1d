"""A connection on which a whole transaction costs one trip to its thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from db.contract import StoreFailed
from db.opening import connect

P = ParamSpec("P")
R = TypeVar("R")


class OneTrip(aiosqlite.Connection):
    """An aiosqlite connection that runs a function of the plain sqlite3 connection in its thread.

    aiosqlite's own `execute` makes one trip to the thread and back for each statement: a commit of ten
    statements would wait ten times for the event loop, with the write lock held, and another task
    could slip its statements into the open transaction. One function per transaction rules out both.
    """

    stopping: asyncio.Future[None] | None = None

    def stop(self) -> asyncio.Future[None] | None:
        """End the thread, and keep the future that tells when it has ended."""
        self.stopping = super().stop()
        return self.stopping

    async def run(
        self, work: Callable[Concatenate[sqlite3.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """`work(connection, …)` in the connection's thread. SQLite's errors come as StoreFailed."""
        if not self._running or self._connection is None:
            raise StoreFailed("the store is closed")
        try:
            # The one use of aiosqlite's inside: `_execute` is what all its public methods are made of,
            # and there is no public way to run a function of ours.
            return cast(R, await self._execute(work, self._conn, *args, **kwargs))  # type: ignore[no-untyped-call]
        except sqlite3.Error as error:
            raise StoreFailed(f"the database failed: {error}") from error


async def open_connection(path: Path) -> OneTrip:
    """Open `path` in a thread of its own. Raises StoreRefused."""
    # The constructor that `aiosqlite.connect` calls, with our class and our way to open; the second
    # argument is aiosqlite's default size of a fetch.
    connection = OneTrip(lambda: connect(path), 64)
    try:
        await connection
    except BaseException:
        # aiosqlite stops the thread of a failed opening but doesn't wait for its end: it would then
        # report to a loop that the caller, refused, may have closed.
        if connection.stopping is not None:
            await connection.stopping
        raise
    return connection
