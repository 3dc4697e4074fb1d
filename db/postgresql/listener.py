"""The listening connection of a process on PostgreSQL: it receives notices of others' writes, and holds the
locks of what the process leads.

Games stay correct without it. A lost notice is made up for by the next regular check, and the tables' own
locks allow only one process to do what a leader does.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from db.contract.errors import StoreRefused
from db.loops import SLICE, Loops
from db.postgresql.errors import FAULTS

log = logging.getLogger("loggia.store")

T = TypeVar("T")

CHANNEL = "loggia"
"""The name of the notices that tell other processes of a write."""
TOGETHER = 0.005
"""Seconds in which several writes are combined into one notice."""
RECONNECT_SECONDS = 1.0
"""Seconds before a lost connection is made again."""
ANSWERS_IN = 5.0
"""Seconds in which the server must answer. Otherwise this process can't be sure that it leads."""

_WHAT = "hashtext('loggia leads'), hashtext(current_schema() || ' ' || $1)"
_LEAD = f"SELECT pg_try_advisory_lock({_WHAT})"
_RESIGN = f"SELECT pg_advisory_unlock({_WHAT})"

_AGREED = "hashtext('loggia agrees ' || current_schema() || ' ' || $1)"
_AGREE = f"SELECT pg_advisory_lock_shared({_AGREED}, $2)"
_OTHERWISE = f"""
SELECT objid::bigint::integer FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = ({_AGREED}::bigint & 4294967295)::oid AND objid::bigint <> $2
LIMIT 1
"""
_ONE_AT_A_TIME = f"SELECT pg_advisory_xact_lock({_WHAT})"


class ListenerConnection:
    """One connection, made again whenever it is lost."""

    def __init__(
        self, connect: Callable[[], Awaitable[Any]], me: str, notified: Callable[[], None], loops: Loops
    ) -> None:
        """`connect` makes a usable connection.

        `me` tells our own notices from others'. `loops` are those of the process.
        """
        self._loops = loops
        self._connect = connect
        self._me = me
        self._on_notice = notified
        self._connection: Any = None
        self._leading: set[str] = set()
        self._agreed: set[tuple[str, int]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, connection: Any) -> None:
        """Begin with an existing connection."""
        await self._listen(connection)
        self._tasks = [
            asyncio.create_task(self._loops.keep("line", self._keep, ends=True), name="line to PostgreSQL"),
            asyncio.create_task(self._loops.keep("news", self._tell_all), name="news to other processes"),
        ]

    async def close(self) -> None:
        """Close the connection, which releases what the process leads."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with suppress(*FAULTS):
                await connection.close(timeout=ANSWERS_IN)

    def tell(self) -> None:
        """Something was written: the others are notified soon."""
        self._news.set()

    async def leads(self, what: str) -> bool:
        """See Store.leads.

        The server is asked each time, because a connection that was cut silently leads nothing.
        """
        return await self._asked(partial(self._lead, what)) or False

    async def agrees(self, what: str, how: int) -> int | None:
        """See Store.agrees. The server is asked each time."""
        return await self._asked(partial(self._agree, what, how))

    async def _asked(self, ask: Callable[[Any], Awaitable[T]]) -> T | None:
        """The server's answer through the connection. None: there was no answer."""
        try:
            async with asyncio.timeout(ANSWERS_IN), self._one_at_a_time:
                connection = self._connection
                if connection is None or connection.is_closed():
                    return None
                return await ask(connection)
        except FAULTS as error:
            log.warning("the leader is unknown: %s", error)
            self._drop()
            return None

    async def _lead(self, what: str, connection: Any) -> bool:
        if what in self._leading:
            await connection.execute("SELECT 1")
        elif await connection.fetchval(_LEAD, what):
            self._leading.add(what)
        return what in self._leading

    async def _agree(self, what: str, how: int, connection: Any) -> int:
        if (what, how) in self._agreed:
            await connection.execute("SELECT 1")
            return how
        async with connection.transaction():
            await connection.execute(_ONE_AT_A_TIME, what)
            otherwise: int | None = await connection.fetchval(_OTHERWISE, what, how)
            if otherwise is None:
                await connection.execute(_AGREE, what, how)
        if otherwise is not None:
            return otherwise
        self._agreed.add((what, how))
        return how

    async def resign(self, what: str) -> None:
        """See Store.resign."""
        try:
            async with asyncio.timeout(ANSWERS_IN), self._one_at_a_time:
                if what in self._leading and self._connection is not None:
                    self._leading.discard(what)
                    await self._connection.execute(_RESIGN, what)
        except FAULTS:
            self._drop()  # closing the connection releases the lock

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    async def _listen(self, connection: Any) -> None:
        await connection.add_listener(CHANNEL, self._notified)
        self._leading.clear()
        self._agreed.clear()
        self._connection = connection

    def _notified(self, connection: object, pid: int, channel: str, sender: object) -> None:
        if sender != self._me:
            self._on_notice()

    async def _keep(self) -> None:
        while True:
            await self._loops.wait("line", RECONNECT_SECONDS)
            if not self._connection.is_closed():
                continue
            try:
                await self._listen(await self._connect())
            except FAULTS as error:
                log.warning("no connection to PostgreSQL: %s", error)
                continue
            except StoreRefused as error:
                log.error("writing is stopped: %s", error)
                return
            self._on_notice()  # about what was written in the meantime

    async def _is_news(self) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(SLICE):
                await self._news.wait()
        return self._news.is_set()

    async def _tell_all(self) -> None:
        while True:
            self._loops.seen("news")
            if not await self._is_news():
                continue
            await asyncio.sleep(TOGETHER)
            self._news.clear()
            if self._connection.is_closed():
                continue  # the others check by themselves
            with suppress(*FAULTS):
                async with asyncio.timeout(ANSWERS_IN), self._one_at_a_time:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._me)
