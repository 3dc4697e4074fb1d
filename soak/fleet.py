"""Several bots on one PostgreSQL: `--processes 3 --store postgresql`. Each process has a shard, and each
table a server.

The tables are played side by side. But while something is killed, or Discord delivers an act twice, nobody
acts at another table, so that it is known whose act was affected.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from signal import SIGQUIT
from threading import Thread
from typing import Any, Self, TypeVar

import asyncpg

from db.postgresql.session import PostgresqlConnection
from db.sql.connection_protocol import StoreCall
from kit.own_postgresql import OwnServer
from sandbox import SandboxClient
from soak.checks.ledger import Ledger
from soak.checks.tally import Tally
from soak.processes import PATIENCE, BotUnderTest

R = TypeVar("R")

DATABASE = 5
"""Of each group of this many kills, the second hits the database."""

STORE_AWAY = (
    "the store failed",
    "the database failed",
    "the leader is unknown",
    "no connection to PostgreSQL",
)
"""What a healthy bot logs while the database is away."""


class ServerLedger(Ledger):
    """A ledger that reads PostgreSQL, with its own connection in its own thread."""

    def __init__(self, address: str, tally: Tally) -> None:
        super().__init__(Path(), tally)
        self._address = address
        self._connection: Any = None
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True, name="ledger").start()

    def _read(self, work: StoreCall[R], *args: Any) -> R:
        return self._wait(self._ask(work, *args))

    def _wait(self, asking: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(asking, self._loop).result(PATIENCE)

    async def _ask(self, work: StoreCall[R], *args: Any) -> R:
        """Query, and repeat if the server was just killed."""
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(self._address, timeout=PATIENCE)
                return await work(PostgresqlConnection(self._connection), *args)
            except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError):
                await asyncio.sleep(0.1)
            except (asyncpg.CannotConnectNowError, asyncpg.OperatorInterventionError):
                await asyncio.sleep(0.1)

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._wait(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)


class Fleet:
    """The processes and the database they share."""

    def __init__(self, world: SandboxClient, folder: Path, processes: int, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self.server = OwnServer()
        self._stack = AsyncExitStack()
        self._acts = 0
        self._changed = asyncio.Condition()
        self._alone = asyncio.Lock()
        self.killed: dict[str, int] = {}
        """Number of kills of each part."""

        self._folder = folder
        self._count = processes
        self.bots: list[BotUnderTest] = []
        self.address = ""
        self._down: BotUnderTest | None = None

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as stack:
            stack.enter_context(self.server)
            self.address = self.server.new_database()
            for number in range(self._count):
                place = self._folder / f"bot{number}"
                place.mkdir(exist_ok=True)
                bot = BotUnderTest(
                    *(self.world, place),
                    shard=(number, self._count),
                    LOGGIA_DB=self.address,
                    LOGGIA_SHARDS=f"{number}/{self._count}",
                )
                self.bots.append(await stack.enter_async_context(bot))
            self._stack = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    @asynccontextmanager
    async def acting(self, alone: bool) -> AsyncIterator[None]:
        """Wraps an act of somebody. `alone`: no act happens at another table at the same time."""
        if alone:
            async with self._alone, self._changed:
                await self._changed.wait_for(lambda: self._acts == 0)
                yield
            return
        async with self._alone:
            self._acts += 1
        try:
            yield
        finally:
            async with self._changed:
                self._acts -= 1
                self._changed.notify_all()

    async def kill(self) -> None:
        """SIGKILL one of the processes, or stop the database immediately."""
        if sum(self.killed.values()) % DATABASE == 1:
            self.killed["database"] = self.killed.get("database", 0) + 1
            await asyncio.to_thread(self._crash)
            return
        bot = self._down = self.rng.choice(self.bots)
        name = bot.log.parent.name
        self.killed[name] = self.killed.get(name, 0) + 1
        await bot.kill()

    def _crash(self) -> None:
        """Restart at once: the ledger waits for the database, and everything else waits for the ledger."""
        self.server.stop(SIGQUIT)
        self.server.start()

    async def start(self) -> None:
        """Restart what was killed."""
        bot, self._down = self._down, None
        if bot is not None:
            await bot.start()

    async def stop(self) -> None:
        """SIGINT to all, as a host would."""
        for bot in self.bots:
            await bot.stop()

    def new_lines(self) -> list[str]:
        """Complete log lines written since the last call."""
        return [line for bot in self.bots for line in bot.new_lines()]

    def bad_lines(self) -> list[str]:
        """Log lines that a healthy bot never writes. Lines about an absent database are allowed."""
        bad = [line for bot in self.bots for line in bot.bad_lines()]
        if "database" not in self.killed:
            return bad
        return [line for line in bad if not any(said in line for said in STORE_AWAY)]


Bots = BotUnderTest | Fleet
"""What is killed, restarted and read where tables are played: one process, or several."""
