"""The store on PostgreSQL, for several processes: `LOGGIA_DB=postgresql://user:password@host/database`.

A transaction that collides with another (the same interaction or channel at the same moment, a deadlock) is
repeated, and then sees what the other has written. So `db.sql.writing` need not know about concurrency.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Self, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from db.contract.errors import ReadFailed, StoreFailed, StoreRefused
from db.contract.rows import OutboxRow
from db.loops import Loops
from db.postgresql.errors import CONFUSED, FAULTS, MET, away, failed, said
from db.postgresql.listener import ListenerConnection
from db.postgresql.migrations import prepare, use
from db.postgresql.session import PostgresqlConnection
from db.sql import integrity, outbox, reading, writing
from db.sql.connection_protocol import StoreCall, given
from db.sql.store import Store

log = logging.getLogger("loggia.store")

R = TypeVar("R")

CONNECTIONS = 10
"""Maximum number of transactions of one process at the same time. Further ones wait."""
PATIENCE = 10.0
"""Seconds to wait for an unreachable server before anything was asked of it, as for a locked SQLite file."""
RETRY_SECONDS = 0.1
"""Seconds between two attempts to reach the server."""
SILENT = 0.5
"""Seconds after which a server that doesn't answer at the start is reported."""
MOST_MET = 5
"""Number of times a transaction is repeated because another came in between."""
STATEMENT_SECONDS = 60.0
"""Seconds a statement may take."""

SETTINGS = {
    "application_name": "loggia",
    "synchronous_commit": "on",  # acknowledged means on disk, whatever the server's default
    "lock_timeout": "10s",
    # A process that freezes while it holds a table's lock loses it; a lost network is noticed.
    "idle_in_transaction_session_timeout": "15s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "11s",
    "jit": "off",  # no statement here is worth compiling
}

UNREADABLE = (
    "The address of the PostgreSQL database can't be read: postgresql://user:password@host/database, with "
    "/ @ : # % of the password written as %2F %40 %3A %23 %25."
)


class Shortly(logging.Filter):
    """When a pool can't connect, it tries again: log one line without a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Removes the traceback."""
        record.exc_info = None
        return True


logging.getLogger("asyncpg.pool").addFilter(Shortly())


def name_of(url: str) -> str:
    """The name of a database in messages, without user and password.

    Raises ValueError if they can't be told from the rest.
    """
    parts = urlsplit(url)
    if "@" in parts.path + parts.fragment + (parts.hostname or ""):
        raise ValueError("a password with a slash or a hash")
    host = parts.hostname or parse_qs(parts.query).get("host", ["this machine"])[0]
    return f"{unquote(parts.path.strip('/')) or 'the database'} on {host}"


class PostgresqlStore(Store):
    """The store on a PostgreSQL database shared with other processes."""

    alone = False

    def __init__(self, url: str, name: str) -> None:
        """Not to be called directly; use `open`."""
        self.name = name
        self.patience = PATIENCE
        self.loops = Loops()
        self._url = url
        self._pool: Any = None
        self._watchers: list[Callable[[], None]] = []
        self._listener = ListenerConnection(
            self._connect_again, secrets.token_hex(8), self._notified, self.loops
        )
        self._closed = ""
        self._refused = asyncio.Event()

    @classmethod
    async def open(
        cls, url: str, *, alone: bool = False, migrate: bool = True, patience: float = PATIENCE
    ) -> Self:
        """Open the database, creating or migrating its tables.

        `alone`: only if no other process uses it, and none may until this is closed. Raises StoreRefused.
        """
        try:
            store = cls(url, name_of(url))
            await store._open(alone, migrate, patience)
        except ValueError as error:
            # Python's message may quote the password.
            raise StoreRefused(UNREADABLE) from error
        return store

    async def _open(self, alone: bool, migrate: bool, patience: float) -> None:
        connection = await self._first(patience)
        try:
            await prepare(connection, self.name, alone, migrate)
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                reset=_leave,
                server_settings=SETTINGS,
                command_timeout=STATEMENT_SECONDS,
                timeout=self.patience,
            )
            await self._listener.start(connection)
        except BaseException as error:
            await connection.close(timeout=1)
            if self._pool is not None:
                self._pool.terminate()
            if isinstance(error, FAULTS):
                raise StoreRefused(f"{self.name} can't be used: {said(error)}.") from error
            raise

    async def _first(self, patience: float) -> Any:
        """The first connection. An unreachable server is waited for, and the log says so at once."""
        until = time.monotonic() + patience
        waiting = "%s is away (%s): it is waited for, for %g s"
        silent = asyncio.get_running_loop().call_later(
            SILENT, log.warning, waiting, self.name, "no answer yet", patience
        )
        try:
            while True:
                try:
                    return await self._connect()
                except FAULTS as error:
                    if not away(error) or time.monotonic() >= until:
                        raise StoreRefused(f"{self.name} can't be opened: {said(error)}.") from error
                    if not silent.cancelled():
                        silent.cancel()
                        log.warning(waiting, self.name, said(error), patience)
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            silent.cancel()

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._url, timeout=self.patience, server_settings=SETTINGS)

    async def _connect_again(self) -> Any:
        connection = await self._connect()
        try:
            await use(connection, self.name)
        except BaseException as error:
            connection.terminate()
            if isinstance(error, StoreRefused):
                self.refuse(str(error))  # the tables have changed: this version must not write to them
            raise
        return connection

    async def close(self) -> None:
        if self._pool is None:
            return
        self._closed = self._closed or "the store is closed"
        pool, self._pool = self._pool, None
        await self._listener.close()
        try:
            async with asyncio.timeout(self.patience):
                await pool.close()
        except FAULTS:
            pool.terminate()

    # Transactions

    async def _read(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        return await self._reading(partial(self._ask, given(work, *args, **named)))

    async def _read_consistently(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        work = given(work, *args, **named)
        return await self._reading(partial(self._transact, work, isolation="repeatable_read", readonly=True))

    async def _write(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        with self._noticing(work):
            return await self._repeated(given(work, *args, **named))

    async def _repeated(self, work: StoreCall[R]) -> R:
        """Write, and begin again while other transactions come in between."""
        met = 0
        while True:
            try:
                result = await self._transact(work)
            except FAULTS as error:
                met += 1
                if met > MOST_MET or not isinstance(error, MET):
                    raise failed(error) from error
            else:
                self._listener.tell()
                return result

    async def _reading(self, ask: Callable[[], Awaitable[R]]) -> R:
        """Ask, and ask again if the server becomes unreachable. Reading twice does no harm."""
        until = time.monotonic() + self.patience
        while True:
            try:
                return await ask()
            except FAULTS as error:
                if not away(error) or time.monotonic() >= until:
                    raise ReadFailed(str(failed(error))) from error
            except StoreFailed as error:
                raise ReadFailed(str(error)) from error
            await asyncio.sleep(RETRY_SECONDS)

    async def _ask(self, work: StoreCall[R]) -> R:
        async with self._open_pool().acquire(timeout=self.patience) as connection:
            try:
                return await work(PostgresqlConnection(connection))
            except CONFUSED:
                connection.terminate()
                raise

    async def _transact(self, work: StoreCall[R], **how: Any) -> R:
        pool, connection, transaction = await self._begin(how)
        try:
            try:
                result = await work(PostgresqlConnection(connection))
            except CONFUSED:
                raise  # nor would it understand the result of a rollback
            except BaseException:
                if not connection.is_closed():
                    await transaction.rollback()
                raise
            await transaction.commit()
            return result
        except CONFUSED:
            connection.terminate()
            raise
        finally:
            await pool.release(connection)

    async def _begin(self, how: Mapping[str, Any]) -> tuple[Any, Any, Any]:
        """A connection with an open transaction.

        Waits for an unreachable server, because nothing was asked of it yet.
        """
        until = time.monotonic() + self.patience
        while True:
            pool = self._open_pool()
            connection = None
            try:
                connection = await pool.acquire(timeout=self.patience)
                transaction = connection.transaction(**how)
                await transaction.start()
                return pool, connection, transaction
            except BaseException as error:
                if connection is not None:
                    connection.terminate()  # a cancelled caller may have begun nevertheless
                    await pool.release(connection)
                if not away(error) or time.monotonic() >= until:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    def _open_pool(self) -> Any:
        if self._closed:
            raise StoreFailed(self._closed)
        return self._pool

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection for long use."""
        async with self._open_pool().acquire(timeout=self.patience) as connection:
            yield connection

    async def problems(self) -> tuple[str, ...]:
        work = given(integrity.problems_of, briefly=True)
        return await self._reading(partial(self._transact, work, readonly=True))

    async def take(
        self, now: int, until: int, limit: int, owner: str
    ) -> tuple[tuple[OutboxRow, ...], int | None]:
        """See `outbox.take`. If nothing is due, nothing is written."""
        claimed: tuple[OutboxRow, ...] = ()
        if await self._read(outbox.anything_free, now, until):
            claimed = await self._write(outbox.claim, now, until, limit, owner)
        return claimed, await self._read(reading.next_item_due)

    async def swap_meta(self, key: str, old: str | None, new: str) -> bool:
        """See `writing.swap_meta`. A single statement, so that nobody waits for a busy process."""
        try:
            return await self._ask(given(writing.swap_meta, key, old, new))
        except FAULTS as error:
            raise failed(error) from error

    # Other processes

    async def leads(self, what: str) -> bool:
        return not self._closed and await self._listener.leads(what)

    async def resign(self, what: str) -> None:
        await self._listener.resign(what)

    async def agrees(self, what: str, how: int) -> int | None:
        return None if self._closed else await self._listener.agrees(what, how)

    def refuse(self, why: str) -> None:
        self._closed = why
        self._refused.set()

    async def until_refused(self) -> None:
        await self._refused.wait()
        raise StoreRefused(self._closed)

    def watch(self, notified: Callable[[], None]) -> None:
        self._watchers.append(notified)

    def _notified(self) -> None:
        for notified in self._watchers:
            notified()


async def _leave(connection: Any) -> None:
    """Return a connection to the pool unchanged: nothing here changes its settings or leaves locks."""
