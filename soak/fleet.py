"""Several bots on one PostgreSQL: `--processes 3 --store postgresql`. Each process has a shard, each table a
server.

The tables are played side by side; but while something is killed, or Discord delivers an act twice, nobody
acts at another table: it must be known whose act was hit.
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
from db.sql.connection_protocol import Work
from sandbox import SandboxClient
from scripts.own_postgresql import OwnServer
from soak.ledger import Ledger
from soak.processes import BotProcess
from soak.tally import Tally

R = TypeVar("R")

DATABASE = 5
"""Of so many kills the second hits the database."""

PATIENCE = 180.0
STORE_AWAY = ("the store failed", "the database failed", "who leads", "line to PostgreSQL", "standing still")
"""What a healthy bot says while the database is away."""


class ServerLedger(Ledger):
    """The ledger of a PostgreSQL. It reads by a connection of its own, in a thread of its own."""

    def __init__(self, address: str, tally: Tally) -> None:
        super().__init__(Path(), tally)
        self._address = address
        self._connection: Any = None
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True, name="ledger").start()

    def _read(self, work: Work[R], *args: Any) -> R:
        return self._wait(self._ask(work, *args))

    def _wait(self, asking: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(asking, self._loop).result(PATIENCE)

    async def _ask(self, work: Work[R], *args: Any) -> R:
        """Ask, again where the server is just killed."""
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
        """Let go of the database."""
        if self._connection is not None:
            self._wait(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)


class Fleet:
    """The processes, and the database they share; what one `BotProcess` is to a game."""

    def __init__(self, world: SandboxClient, folder: Path, processes: int, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self.server = OwnServer()
        self._stack = AsyncExitStack()
        self._acts = 0
        self._changed = asyncio.Condition()
        self._alone = asyncio.Lock()
        self.killed: dict[str, int] = {}
        """How often what was killed."""

        self._folder = folder
        self._count = processes
        self.bots: list[BotProcess] = []
        self.address = ""
        self._down: BotProcess | None = None

    async def __aenter__(self) -> Self:
        self._stack.enter_context(self.server)
        self.address = self.server.new_database()
        for number in range(self._count):
            place = self._folder / f"bot{number}"
            place.mkdir(exist_ok=True)
            bot = BotProcess(
                *(self.world, place),
                shard=(number, self._count),
                LOGGIA_DB=self.address,
                LOGGIA_SHARDS=f"{number}/{self._count}",
            )
            self.bots.append(await self._stack.enter_async_context(bot))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    @asynccontextmanager
    async def acting(self, alone: bool) -> AsyncIterator[None]:
        """An act of somebody; `alone`: with no act at another table at the same time."""
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
        """SIGKILL to one of the processes, or the end without a farewell of the database."""
        if sum(self.killed.values()) % DATABASE == 1:
            self.killed["database"] = self.killed.get("database", 0) + 1
            await asyncio.to_thread(self._crash)
            return
        bot = self._down = self.rng.choice(self.bots)
        name = bot.log.parent.name
        self.killed[name] = self.killed.get(name, 0) + 1
        await bot.kill()

    def _crash(self) -> None:
        """At once there again: the ledger waits for the database, and holds everything up meanwhile."""
        self.server.stop(SIGQUIT)
        self.server.start()

    async def start(self) -> None:
        """Start again what was killed."""
        bot, self._down = self._down, None
        if bot is not None:
            await bot.start()

    async def stop(self) -> None:
        """SIGINT to all, as a host would."""
        for bot in self.bots:
            await bot.stop()

    def new_lines(self) -> list[str]:
        """Whole lines that have been written to the logs since this was last asked."""
        return [line for bot in self.bots for line in bot.new_lines()]

    def bad_lines(self) -> list[str]:
        """Lines of the logs that a healthy bot never writes; that the database is away it says."""
        bad = [line for bot in self.bots for line in bot.bad_lines()]
        if "database" not in self.killed:
            return bad
        return [line for line in bad if not any(said in line for said in STORE_AWAY)]
