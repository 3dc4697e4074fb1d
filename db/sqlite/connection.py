"""SQLite in a thread of its own.

A whole transaction costs one trip to the thread. Transactions that wait at the same moment are written
together, with one sync of the disk.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import aiosqlite

from db.contract.errors import ReadFailed, StoreError, StoreFailed
from db.sql.connection_protocol import StoreCall, finished, given
from db.sqlite.migrations import BUSY_SECONDS, connect, transaction
from db.sqlite.plain import SqliteConnection, instant

R = TypeVar("R")

LOCKED_RETRY_SECONDS = 0.02
"""Seconds between attempts while another process has the database locked."""


class QueuedTransaction:
    """A transaction that waits for its turn, and later its result."""

    def __init__(self, work: StoreCall[Any], until: float, synced: bool) -> None:
        """`until`: when to give up on a database that another process has locked.

        `synced`: finish when the disk has it, instead of as soon as other processes see it.
        """
        self.until = until
        self.synced = synced
        self._work = work
        self._result: Any = None
        self._error: BaseException | None = None
        self._told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def run(self, db: SqliteConnection) -> None:
        """Run it within an open transaction. Raises what the work raises."""
        self._result = finished(self._work(db))
        self._error = None

    def fail(self, error: BaseException) -> None:
        """It has failed with this error."""
        self._error = error

    def tell(self) -> None:
        """Called in the event loop: it has finished. A cancelled caller no longer waits for it."""
        if not self._told.done():
            self._told.set_result(None)

    async def end(self) -> Any:
        """The work's result; raises its error."""
        await self._told
        if self._error is not None:
            raise self._error
        return self._result


class FunctionConnection(aiosqlite.Connection):
    """An aiosqlite connection that runs whole functions in the thread of its sqlite3 connection.

    aiosqlite's own calls make one trip to the thread and back for each statement. A commit of ten statements
    would wait ten times for the event loop with the write lock held, and another task could slip its
    statements into the open transaction. One function per transaction prevents both.

        connection = await FunctionConnection.open(path)
    """

    def __init__(self, path: Path) -> None:
        """Not to be called directly; use `open`."""
        super().__init__(partial(_opened, path), iter_chunk_size=64)
        self._closed = False
        self.patience = BUSY_SECONDS
        """Seconds to wait while another process has the database locked. The thread is free meanwhile."""
        self._loop = asyncio.get_running_loop()
        self._waiting: list[QueuedTransaction] = []
        self._exchanging = threading.Lock()  # held while `_waiting` is exchanged
        self._trips: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open `path` in a thread of its own. Raises StoreRefused."""
        connection = cls(path)
        await connection
        return connection

    async def run(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run `work(connection)` in the connection's thread. Raises SQLite's errors as StoreFailed."""
        until = time.monotonic() + self.patience
        while True:
            self._open()
            try:
                return await self._in_thread(work)
            except (sqlite3.Error, OverflowError) as error:
                if not _locked(error) or time.monotonic() >= until:
                    raise _failed(error) from error
            await asyncio.sleep(LOCKED_RETRY_SECONDS)

    async def read(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """Run `work(db, …)`, which reads with a single statement. Raises errors as ReadFailed."""
        try:
            return await self.run(lambda plain: finished(work(SqliteConnection(plain), *args, **named)))
        except StoreFailed as error:
            raise ReadFailed(str(error)) from error

    async def read_consistently(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """The same with several statements as of one instant, whatever other processes write meanwhile."""
        try:
            return await self.run(lambda plain: _one_instant(plain, given(work, *args, **named)))
        except StoreFailed as error:
            raise ReadFailed(str(error)) from error

    async def write(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """Run `work(db, …)` in a transaction of its own. Returns when it is on disk.

        Writes that arrive while the thread is busy wait in one queue. The next trip takes all of it. The
        callers continue in the order of the queue, before later callers: the result of a write must be known
        here before it is read from the database.
        """
        return await self.queued(given(work, *args, **named))

    async def write_unsynced(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """The same without waiting for the disk.

        A killed process loses nothing of it; a power cut may lose what no synced write has followed.
        """
        return await self.queued(given(work, *args, **named), synced=False)

    async def queued(self, work: StoreCall[R], synced: bool = True) -> R:
        """Run `work(db)` in a transaction of its own; see `QueuedTransaction`."""
        self._open()
        one = QueuedTransaction(work, time.monotonic() + self.patience, synced)
        with self._exchanging:
            first = not self._waiting
            self._waiting.append(one)
        if first:
            self._start_trip()
        return cast(R, await one.end())

    async def close(self) -> None:
        """Finish current writes, close the connection, and end its thread."""
        self._closed = True
        if self._trips:
            await asyncio.wait(self._trips)
        await super().close()

    def _open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")

    async def _in_thread(self, work: Callable[[sqlite3.Connection], R]) -> R:
        return cast(R, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]

    # Writing together

    def _start_trip(self) -> None:
        """Start a trip for the queue.

        It belongs to none of the callers, so cancelling one does not stop it.
        """
        trip = asyncio.create_task(self._in_thread(self._write_all))
        self._trips.add(trip)
        trip.add_done_callback(self._trip_ended)

    def _trip_ended(self, trip: asyncio.Task[None]) -> None:
        """A trip that failed fails every write that waits."""
        self._trips.discard(trip)
        error = None if trip.cancelled() else trip.exception()
        if error is None and not trip.cancelled():
            return
        with self._exchanging:
            taken, self._waiting = self._waiting, []
        self._resume(taken, StoreFailed(f"the store is closed: {error}"))

    def _write_all(self, plain: sqlite3.Connection) -> None:
        """Called in the thread: write the queue. Writes that another process blocks are retried."""
        with self._exchanging:
            taken, self._waiting = self._waiting, []
        try:
            left = write_together(plain, taken)
        except BaseException as error:
            self._loop.call_soon_threadsafe(self._resume, taken, error)
            raise
        now = time.monotonic()
        # `write_together` has set the error of those that still wait, in case this was the last attempt.
        again = [one for one in left if now < one.until]
        self._loop.call_soon_threadsafe(self._resume, [one for one in taken if one not in again])
        if again:
            self._loop.call_soon_threadsafe(
                self._loop.call_later, LOCKED_RETRY_SECONDS, self._try_again, again
            )

    def _resume(self, told: Sequence[QueuedTransaction], error: BaseException | None = None) -> None:
        for one in told:
            if error is not None:
                one.fail(error)
            one.tell()

    def _try_again(self, again: list[QueuedTransaction]) -> None:
        if self._closed:
            self._resume(again, StoreFailed("the store is closed"))
            return
        with self._exchanging:
            first = not self._waiting
            self._waiting[:0] = again
        if first:
            self._start_trip()


def write_together(
    plain: sqlite3.Connection, queue: Sequence[QueuedTransaction]
) -> Collection[QueuedTransaction]:
    """Write several transactions with one sync of the disk, each completely or not at all.

    A failed one has its error. Returns those that found the database locked.
    """
    if any(one.synced for one in queue):
        return _write_together(plain, queue)
    plain.execute("PRAGMA synchronous = NORMAL").fetchone()
    try:
        return _write_together(plain, queue)
    finally:
        plain.execute("PRAGMA synchronous = FULL").fetchone()


def _write_together(
    plain: sqlite3.Connection, queue: Sequence[QueuedTransaction]
) -> Collection[QueuedTransaction]:
    if len(queue) > 1:
        try:
            with transaction(plain):
                for one in queue:
                    _write_within(plain, one)
            return ()
        except Exception:
            # A lock, a full disk, or an error in one of them: nothing is written yet. Each is tried again
            # alone, so that none fails because of another. An error that lasts is then found again, and told
            # to those whose own it is.
            pass
    return [one for one in queue if not _write_alone(plain, one)]


def _write_within(plain: sqlite3.Connection, one: QueuedTransaction) -> None:
    """Run one write. A refusal comes before it writes anything, so there is nothing to undo."""
    before = plain.total_changes
    try:
        one.run(SqliteConnection(plain))
    except StoreError as error:
        if plain.total_changes != before:
            raise
        one.fail(error)


def _write_alone(plain: sqlite3.Connection, one: QueuedTransaction) -> bool:
    """Write one transaction.

    Returns whether it is decided (written or refused); False if another process has the database locked.
    """
    try:
        with transaction(plain):
            one.run(SqliteConnection(plain))
    except (sqlite3.Error, OverflowError) as error:
        failed = _failed(error)
        failed.__cause__ = error
        one.fail(failed)
        return not _locked(error)
    except BaseException as error:
        one.fail(error)
    return True


def _one_instant(plain: sqlite3.Connection, work: StoreCall[R]) -> R:
    with instant(plain):
        return finished(work(SqliteConnection(plain)))


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"the database failed: {error}")


def _locked(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _opened(path: Path) -> sqlite3.Connection:
    """Called in the thread: the connection to the file. Raises StoreRefused."""
    plain = connect(path)
    # If the file is locked, the event loop retries; the thread must not block.
    plain.execute("PRAGMA busy_timeout = 0").fetchone()
    return plain
