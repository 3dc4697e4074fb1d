"""What the smallest host pays: one process on an SQLite file, every extra switched off.

To a person: how long a bot that was restarted is away, and the memory that its host needs.

The real bot over the sandbox is measured from its start until Discord knows its commands, and at rest. The
floor is a bot that does nothing. Also measured: the same bot on PostgreSQL with its metrics on. The
modules that only these extras need must not be loaded by the plain bot. `--beside PATH` starts the bot of
another worktree in turns with this one's.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from bench.beside import beside_argument, roots
from bench.kit.rows import BenchRow, Figure
from kit.own_postgresql import OwnServer, binaries
from sandbox import SandboxClient
from soak.processes import BotUnderTest, sandbox_of_its_own

EXTRAS = (
    "asyncpg",
    "prometheus_client",
    "db.postgresql.store",
    "cogs.jobs.health",
    "cogs.jobs.backups",
    "cogs.jobs.systemd",
)
"""What is only for those who switch something on. (`cogs.app.shards` is the bot's own, and small.)"""

READY = Figure("from start to ready", "s")
MEMORY = Figure("memory when ready", "MB")
LOADED = Figure("loaded modules that only extras need", "", digits=0)

ROUNDS = 3
"""Number of starts of each bot."""

REST = 3.0
"""Seconds at rest before a bot is weighed."""

PORT = 9464
"""Where the bot shows its metrics."""

BOT, NOTHING = "bench/bots/loaded.py", "bench/bots/floor.py"
BARE, ON_SQLITE, ON_POSTGRESQL = "nothing", "on SQLite", "on PostgreSQL, with figures"


class BotKind(NamedTuple):
    """A bot to measure: its worktree and script, the command that shows that it is ready, and its
    configuration."""

    root: Path
    script: str
    command: str
    more: Mapping[str, str]


class WeighedBot(NamedTuple):
    """Seconds until a bot is ready, megabytes at rest, and how many of `EXTRAS` it has loaded."""

    took: float
    weight: float
    loaded: int


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    beside_argument(parser)


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder), roots(given.beside)))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    took, weight = READY.among(rows, ON_SQLITE), MEMORY.among(rows, ON_SQLITE)
    return f"the bot is ready {took.value:.0f} s after it was started, and takes {weight.value:.0f} MB"


async def _measured(folder: Path, worktrees: Sequence[Path]) -> list[BenchRow]:
    ours = worktrees[0]
    kinds = {(BARE, ours): BotKind(ours, NOTHING, "floor", {})}
    kinds |= {(ON_SQLITE, root): BotKind(root, BOT, "table", {}) for root in worktrees}
    async with AsyncExitStack() as stack:
        if binaries() is not None:
            server = stack.enter_context(OwnServer())
            for root in worktrees:
                more = {"LOGGIA_DB": server.new_database(), "LOGGIA_HEALTH": str(PORT)}
                kinds[ON_POSTGRESQL, root] = BotKind(root, BOT, "table", more)
        found: dict[tuple[str, Path], list[WeighedBot]] = {key: [] for key in kinds}
        for number in range(ROUNDS):
            for at, (key, kind) in enumerate(kinds.items()):
                home = folder / f"{at} {number}"
                home.mkdir()
                found[key].append(await _weighed(home, kind))
    middle = {key: _middle(rounds) for key, rounds in found.items()}
    least = middle[BARE, ours]
    rows = []
    for name in (ON_SQLITE, ON_POSTGRESQL):
        if (name, ours) in middle:
            one, *before = [middle[name, root] for root in worktrees]
            rows += _rows(name, one, least, before[0] if before else None)
    return rows


def _rows(name: str, one: WeighedBot, least: WeighedBot, before: WeighedBot | None) -> list[BenchRow]:
    took, weight = (None, None) if before is None else (before.took, before.weight)
    return [
        READY.row(one.took, least.took, took, of=name),
        MEMORY.row(one.weight, least.weight, weight, of=name),
        # Modules have other names in another worktree: what it has loaded is not counted.
        LOADED.row(one.loaded, of=name),
    ]


def _middle(rounds: Sequence[WeighedBot]) -> WeighedBot:
    took, weight, loaded = zip(*rounds, strict=True)
    return WeighedBot(statistics.median(took), statistics.median(weight), max(loaded))


async def _weighed(home: Path, kind: BotKind) -> WeighedBot:
    """Start a bot and measure it at rest."""
    said = home / "loaded"
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(sandbox_of_its_own(SandboxClient))
        bot = BotUnderTest(world, home, kind.root / kind.script, root=kind.root, command=kind.command)
        bot.environment = {"LOGGIA_LOADED": str(said), **kind.more}
        began = time.monotonic()
        await stack.enter_async_context(bot)
        took = time.monotonic() - began
        await asyncio.sleep(REST)
        weight = bot.resident() / 1e6
        await bot.stop()
    loaded = said.read_text().split() if said.exists() else []
    return WeighedBot(took, weight, len(set(EXTRAS) & set(loaded)))
