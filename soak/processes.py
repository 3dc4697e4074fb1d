"""The processes that soaks and benches start: the sandbox, and the bot, which is killed and restarted."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, TypeVar

from kit.memory import memory_of
from sandbox import SandboxClient

ROOT = Path(__file__).resolve().parent.parent
STARTING = 300.0
"""Seconds a process may take to be ready on a busy machine."""

PATIENCE = 180.0
"""Seconds to wait for something that must happen."""

LOOK_AGAIN = 0.02
"""Seconds between two reads of the database."""

STARTED_LATE = re.compile(
    r"^Traceback \(most recent call last\):\n  File \"<string>\", line 1, in <module>\n"
    r"(?:  .*\n)+EOFError: Ran out of input$",
    re.MULTILINE,
)
"""The traceback of a worker whose bot was killed while the worker was starting."""

BAD_LINE = re.compile(r"\b(ERROR|CRITICAL)\b|Traceback|never awaited|never retrieved")

Client = TypeVar("Client", bound=SandboxClient)


def _environment(root: Path = ROOT, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return kept | {"PYTHONPATH": str(root)} | more


async def comes_true_on_disk(true: Callable[[], bool]) -> bool:
    """Whether something read from the database comes true within `PATIENCE`. The sandbox, which wakes others
    who wait, notices no changes there."""
    for _ in range(round(PATIENCE / LOOK_AGAIN)):
        if true():
            return True
        await asyncio.sleep(LOOK_AGAIN)
    return False


class SandboxProcess:
    """`async with SandboxProcess() as url:` a sandbox on a free port."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def __aenter__(self) -> str:
        try:
            return await self._started()
        except BaseException:
            await self.__aexit__()
            raise

    async def _started(self) -> str:
        """Start it. Returns its address."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox", "--port", "0"),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env=_environment(),
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(STARTING):
            line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://\S+", line)
        if found is None:
            raise RuntimeError(f"the sandbox did not start: {line!r}")
        return found.group()

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()


@asynccontextmanager
async def sandbox_of_its_own(kind: type[Client]) -> AsyncIterator[Client]:
    """A new sandbox, and a client of this kind to act in it."""
    async with SandboxProcess() as url, kind(url) as world:
        yield world


class BotUnderTest:
    """`async with BotUnderTest(world, folder) as bot:` the unmodified bot on a sandbox, with its own
    database and log file."""

    def __init__(
        self,
        world: SandboxClient,
        folder: Path,
        script: Path = ROOT / "bot.py",
        shard: tuple[int, int] | None = None,
        root: Path = ROOT,
        command: str = "table",
        **environment: str,
    ) -> None:
        """`script`: what is run, with `environment` set in addition. `shard`: it is one of several processes,
        with this shard. `root`: the worktree whose code it runs. `command`: one that it registers: when it is
        known, the bot has begun."""
        self.shard = shard
        self.world = world
        self.script = script
        self.root = root
        self.command = command
        self.environment = environment
        self.database = folder / "loggia.sqlite3"
        self.log = folder / "bot.log"
        self._process: Process | None = None
        self._read = 0

    async def __aenter__(self) -> Self:
        try:
            await self.start()
            await self.world.wait_for_command(self.command, STARTING)
        except BaseException:
            if self.running:
                await self._end(signal.SIGKILL)
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.running:
            await self.stop()

    @asynccontextmanager
    async def acting(self, alone: bool) -> AsyncIterator[None]:
        """Wraps an act of somebody at the only table that is played."""
        yield

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    def resident(self) -> int:
        """Resident memory of the process in bytes."""
        return memory_of(self.pid)

    async def start(self) -> None:
        """Start, and wait until it is connected to the gateway. Raises RuntimeError if it ends instead."""
        before = (await self.world.counters())["identifies"]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "sandbox.launch", "--url", self.world.url, str(self.script)),
                stdout=log,
                stderr=log,
                cwd=self.root,
                env=_environment(self.root, LOGGIA_DB=str(self.database), LOGGIA_LOG="INFO")
                | self.environment,
            )

        async def ready() -> bool:
            if not self.running:
                raise RuntimeError(f"the bot ended:\n{self.log.read_text()[-3000:]}")
            counters = await self.world.counters()
            if self.shard is not None:
                return list(self.shard) in counters["shards"]
            return bool(counters["identifies"] > before and counters["connected"])

        for _ in range(round(STARTING / 0.1)):
            if await ready():
                return
            await asyncio.sleep(0.1)
        raise TimeoutError(f"no bot on the gateway:\n{self.log.read_text()[-3000:]}")

    async def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        await self._end(signal.SIGKILL)
        if self.shard is None:
            return
        for _ in range(round(STARTING / 0.02)):  # until the sandbox has noticed, too
            if list(self.shard) not in (await self.world.counters())["shards"]:
                return
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """SIGINT, as a host would."""
        await self._end(signal.SIGINT)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
            said = self.log.read_text(errors="replace")[-3000:]
            raise RuntimeError(f"the bot goes on {PATIENCE:.0f} s after {how.name}:\n{said}") from None

    def new_lines(self) -> list[str]:
        """Complete log lines written since the last call."""
        with self.log.open("rb") as log:
            log.seek(self._read)
            data = log.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        return whole.decode(errors="replace").splitlines()

    def bad_lines(self) -> list[str]:
        """Log lines that a healthy bot never writes."""
        lines = STARTED_LATE.sub("", self.log.read_text(errors="replace")).splitlines()
        return [line for line in lines if BAD_LINE.search(line)]
