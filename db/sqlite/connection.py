"""SQLite in a thread of its own: a whole transaction costs one trip there, and so do the transactions of many
tables that wait at the same moment. They are written together, with one sync of the disk."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from db.contract.store import ReadFailed, StoreError, StoreFailed
from db.sql.connection_protocol import Work, finished
from db.sqlite.migrations import BUSY_SECONDS, connect, transaction
from db.sqlite.plain import SqliteConnection, instant

R = TypeVar("R")

AGAIN = 0.02
"""Seconds after which is tried again what found the database locked by another process."""


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
        # Who finds it locked tries again from the event loop: the thread is not to stand still.
        self.plain.execute("PRAGMA busy_timeout = 0").fetchone()

    def execute(self, work: Callable[[Any], Any], parameters: Any = ()) -> _Fetched:
        return _Fetched(work(self))

    def close(self) -> None:
        if self.plain is not None:
            self.plain.close()


class Write:
    """A transaction that waits for its turn, and then what came of it."""

    def __init__(
        self,
        work: Work[Any],
        args: tuple[Any, ...],
        until: float,
        synced: bool = True,
        accepted: Callable[[], object] | None = None,
    ) -> None:
        """`until`: how long it is worth waiting for a database that another process has locked; `synced`:
        whether it is over when the disk has it, or as soon as other processes see it; `accepted`: called in
        the event loop when only that is waited for."""
        self.until = until
        self.synced = synced
        self._accepted = accepted
        self._work, self._args = work, args
        self._result: Any = None
        self._error: BaseException | None = None
        self._told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def run(self, db: SqliteConnection) -> None:
        """Within an open transaction. Raises what the work raises."""
        self._result = finished(self._work(db, *self._args))
        self._error = None

    def accept(self) -> None:
        """In the thread: nothing refuses it any more, what is left is to write."""
        accepted, self._accepted = self._accepted, None
        if accepted is not None and self._error is None:
            self._told.get_loop().call_soon_threadsafe(accepted)

    def fail(self, error: BaseException) -> None:
        """It has come to nothing."""
        self._error = error

    def tell(self) -> None:
        """In the event loop: it is over. Whoever was cancelled meanwhile no longer waits for it."""
        if not self._told.done():
            self._told.set_result(None)

    async def end(self) -> Any:
        """What the work has returned, or raised."""
        await self._told
        if self._error is not None:
            raise self._error
        return self._result


class Trips:
    """An aiosqlite connection that runs functions in the thread of its sqlite3 connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """For `open_connection`; use that."""
        self._connection = connection
        self._closed = False
        self.patience = BUSY_SECONDS
        """Seconds to wait for another process that has the database locked. The thread is free meanwhile."""
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Write] = []
        self._line = threading.Lock()  # held while the list changes hands
        self._trips: set[asyncio.Task[None]] = set()

    async def run(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """`work(connection)` in the connection's thread. SQLite's errors come as StoreFailed."""
        until = time.monotonic() + self.patience
        while True:
            self._open()
            try:
                return await self._trip(work)
            except (sqlite3.Error, OverflowError) as error:
                if not _locked(error) or time.monotonic() >= until:
                    raise _failed(error) from error
            await asyncio.sleep(AGAIN)

    async def read(self, work: Work[R], *args: Any) -> R:
        """What `work(db, …)` reads with a single statement. Errors come as ReadFailed."""
        try:
            return await self.run(lambda plain: finished(work(SqliteConnection(plain), *args)))
        except StoreFailed as error:
            raise ReadFailed(str(error)) from error

    async def look(self, work: Work[R], *args: Any) -> R:
        """The same with several statements that see one instant, whatever other processes write meanwhile."""
        try:
            return await self.run(lambda plain: _one_instant(plain, work, args))
        except StoreFailed as error:
            raise ReadFailed(str(error)) from error

    async def write(self, work: Work[R], *args: Any, accepted: Callable[[], object] | None = None) -> R:
        """`work(db, …)` in a transaction of its own. It returns when the disk has it.

        What is asked while the thread is busy waits in one line, and the next trip takes the whole line.
        Those who wait go on in the order of the line, and before anybody who asks after them: what a write
        tells its caller must be known here before it is read from the database.
        """
        return await self._in_line(work, args, accepted=accepted)

    async def note(self, work: Work[R], *args: Any) -> R:
        """The same without waiting for the disk: a kill loses nothing of it, a power cut perhaps what no
        synced write has followed."""
        return await self._in_line(work, args, synced=False)

    async def _in_line(self, work: Work[R], args: tuple[Any, ...], **how: Any) -> R:
        self._open()
        one = Write(work, args, time.monotonic() + self.patience, **how)
        with self._line:
            first = not self._waiting
            self._waiting.append(one)
        if first:
            self._set_out()
        return cast(R, await one.end())

    async def close(self) -> None:
        """Write what is under way, close the connection, and end its thread."""
        self._closed = True
        if self._trips:
            await asyncio.wait(self._trips)
        await self._connection.close()

    def _open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")

    async def _trip(self, work: Callable[[sqlite3.Connection], R]) -> R:
        statement = cast(str, lambda thread: work(thread.plain))
        return cast(R, await self._connection.execute_fetchall(statement))

    # Writing together

    def _set_out(self) -> None:
        """A trip for those in line, which nobody makes himself: it goes on for all when one is cancelled."""
        trip = asyncio.create_task(self._trip(self._write_all))
        self._trips.add(trip)
        trip.add_done_callback(self._arrived)

    def _arrived(self, trip: asyncio.Task[None]) -> None:
        """A trip that could not be made fails all who wait for one."""
        self._trips.discard(trip)
        error = None if trip.cancelled() else trip.exception()
        if error is None and not trip.cancelled():
            return
        with self._line:
            taken, self._waiting = self._waiting, []
        self._tell(taken, StoreFailed(f"the store is closed: {error}"))

    def _write_all(self, plain: sqlite3.Connection) -> None:
        """In the thread: write what waits in line; what another process does not let in is tried again."""
        with self._line:
            taken, self._waiting = self._waiting, []
        try:
            left = write_together(plain, taken)
        except BaseException as error:
            self._loop.call_soon_threadsafe(self._tell, taken, error)
            raise
        now = time.monotonic()
        # Those that still wait have been told why by `write_together`, in case it was the last time.
        again = [one for one in left if now < one.until]
        self._loop.call_soon_threadsafe(self._tell, [one for one in taken if one not in again])
        if again:
            self._loop.call_soon_threadsafe(self._loop.call_later, AGAIN, self._try_again, again)

    def _tell(self, told: Sequence[Write], error: BaseException | None = None) -> None:
        for one in told:
            if error is not None:
                one.fail(error)
            one.tell()

    def _try_again(self, again: list[Write]) -> None:
        if self._closed:
            self._tell(again, StoreFailed("the store is closed"))
            return
        with self._line:
            first = not self._waiting
            self._waiting[:0] = again
        if first:
            self._set_out()


def write_together(plain: sqlite3.Connection, line: Sequence[Write]) -> Collection[Write]:
    """Write several transactions with one sync of the disk, each of them wholly or not at all. What failed
    has its error. Returned are those that found the database locked."""
    if any(one.synced for one in line):
        return _write_together(plain, line)
    plain.execute("PRAGMA synchronous = NORMAL").fetchone()
    try:
        return _write_together(plain, line)
    finally:
        plain.execute("PRAGMA synchronous = FULL").fetchone()


def _write_together(plain: sqlite3.Connection, line: Sequence[Write]) -> Collection[Write]:
    if len(line) > 1:
        try:
            with transaction(plain):
                for one in line:
                    _write_within(plain, one)
                for one in line:
                    one.accept()
            return ()
        except Exception:
            # A full disk, a fault at one of them: nothing is written yet. Each has another try of its own, so
            # that none fails for what another asked.
            pass
    return [one for one in line if not _write_alone(plain, one)]


def _write_within(plain: sqlite3.Connection, one: Write) -> None:
    """Whoever refuses does so before it writes anything, so that there is nothing to take back here."""
    before = plain.total_changes
    try:
        one.run(SqliteConnection(plain))
    except StoreError as error:
        if plain.total_changes != before:
            raise
        one.fail(error)


def _write_alone(plain: sqlite3.Connection, one: Write) -> bool:
    """Whether it is decided: written, or refused. Not so if another process has the database."""
    try:
        with transaction(plain):
            one.run(SqliteConnection(plain))
            one.accept()
    except (sqlite3.Error, OverflowError) as error:
        failed = _failed(error)
        failed.__cause__ = error
        one.fail(failed)
        return not _locked(error)
    except BaseException as error:
        one.fail(error)
    return True


def _one_instant(plain: sqlite3.Connection, work: Work[R], args: tuple[Any, ...]) -> R:
    with instant(plain):
        return finished(work(SqliteConnection(plain), *args))


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"the database failed: {error}")


def _locked(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


async def open_connection(path: Path) -> Trips:
    """Open `path` in a thread of its own. Raises StoreRefused."""
    connection = await aiosqlite.Connection(cast(Callable[[], sqlite3.Connection], _Thread), 64)
    try:
        await connection.execute_fetchall(cast(str, lambda thread: thread.open(path)))
    except BaseException:
        await connection.close()
        raise
    return Trips(connection)
