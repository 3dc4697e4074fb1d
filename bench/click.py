"""What a player waits for: the real bot process over the sandbox, compared with a bot that does nothing.

To a person: how long a panel takes to answer a click, and the new board to be posted.

Two sandboxes run side by side, one with our bot, one with a bot of plain discord.py that answers every click
with as many edits, texts and pictures (`bench.kit.clicking`). Their clicks take turns, so a slow moment of
the machine affects both.

Also measured: how late the bot's event loop wakes while twenty tables are drawn, compared with the same
process at rest; and the memory of a thousand loaded tables, compared with a process that has loaded
discord.py alone. `bench.alone` measures the start. `--beside PATH` adds the bot of another worktree, with a
third sandbox.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from bench.beside import Worktree, beside_argument, roots
from bench.kit import clicking
from bench.kit.clicking import PATIENCE
from bench.kit.rows import DISCORD_WAITS, BenchRow, Figure, percentile
from games.core import Title
from kit.seat_counts import seats_near
from kit.title_options import option_argument, options_given, title_argument, with_words
from soak.processes import ROOT, BotUnderTest, sandbox_of_its_own
from soak.sitting import PEOPLE, READER

ACKNOWLEDGED = {at: Figure(f"click to acknowledged, p{at}", "ms") for at in (50, 99)}
POSTED = {at: Figure(f"click to post sent, p{at}", "ms") for at in (50, 99)}
LATENESS = Figure("lateness of the event loop while tables are drawn, p99", "ms", most=10.0)
MEMORY_OPENED = Figure("memory with the store open and no table loaded", "MB")
MEMORY_LOADED = Figure("memory with all tables loaded", "MB")
MEMORY_OF_TABLE = Figure("memory of a loaded table, its stored state as floor", "kB")

CLICKS, DRAWN, LOADED = 250, 20, 1000
"""Number of clicks, of tables that are drawn, and of tables that are loaded."""

ROUNDS = 3
REST = 3.0
"""Seconds at rest that the lateness while drawing is compared with."""

FLOOR = ROOT / "bench" / "bots" / "floor.py"
"""The bot that does nothing."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench. Without options of the title, some are drawn at random."""
    title_argument(parser)
    option_argument(parser)
    beside_argument(parser)


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    options = options_given(given)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(given.title, options, Path(folder), roots(given.beside)))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    acked, worst = (ACKNOWLEDGED[at].among(rows).value for at in (50, 99))
    posted = POSTED[50].among(rows).value
    answers = f"a panel answers {acked:.0f} ms after the click, 99 of 100 within {worst:.0f}"
    return f"{answers} (Discord gives up after {DISCORD_WAITS}); the new board is sent after {posted:.0f}"


async def _measure(
    title: Title, options: Mapping[str, str], folder: Path, worktrees: Sequence[Path]
) -> list[BenchRow]:
    return [
        *await _clicks(title, options, folder, worktrees),
        await _middle_lateness(title, folder, worktrees),
        *await _memory(title, folder, worktrees),
    ]


def _home(folder: Path, name: str) -> Path:
    """A new folder for a bot."""
    home = folder / name
    home.mkdir()
    return home


# Clicks


class FloorAndOther:
    """The bot that does nothing and the bot of another worktree: one is clicked after the other. `before`:
    what came of the clicks on the latter."""

    def __init__(self, floor: clicking.Floor, other: Worktree) -> None:
        self.before = clicking.ClickTimes([], [])
        self._floor = floor
        self._other = other

    async def like(self, ours: clicking.ClickResult) -> clicking.ClickResult:
        """Click on both; returns what came on the floor."""
        least = await self._floor.like(ours)
        acknowledged, posted = await asyncio.to_thread(self._other.ask)
        self.before.note(clicking.ClickResult(acknowledged, posted, ours.picture))
        return least


async def _clicks(
    title: Title, options: Mapping[str, str], folder: Path, worktrees: Sequence[Path]
) -> list[BenchRow]:
    """Milliseconds from a click to its acknowledgement, and to the post of the turn it confirmed."""
    async with AsyncExitStack() as stack:
        ours, floor = await _world(stack), await _world(stack)
        bot = await stack.enter_async_context(BotUnderTest(ours, _home(folder, "ours")))
        bare = BotUnderTest(floor, _home(folder, "floor"), FLOOR, command="floor")
        await stack.enter_async_context(bare)
        await ours.add_user(READER)
        nothing = await clicking.Floor.begin(floor)
        told = title.id, json.dumps(dict(options)), str(_home(folder, "before"))
        beside = [stack.enter_context(Worktree(root, "clicks", *told)) for root in worktrees[1:]]
        both = [FloorAndOther(nothing, other) for other in beside]
        mine, least = await clicking.play(title, options, bot, both[0] if both else nothing, CLICKS)
        before = [one.before for one in both]
    rows, about = [], with_words(title, options)
    for figures, found in (
        (ACKNOWLEDGED, [one.acknowledged for one in (mine, least, *before)]),
        (POSTED, [one.posted for one in (mine, least, *before)]),
    ):
        for percent, figure in figures.items():
            value, *others = [percentile(one, percent) for one in found]
            rows.append(figure.row(value, *others, of=about))
    return rows


async def _world(stack: AsyncExitStack) -> clicking.Undisturbed:
    return await stack.enter_async_context(sandbox_of_its_own(clicking.Undisturbed))


# Lateness


async def _middle_lateness(title: Title, folder: Path, worktrees: Sequence[Path]) -> BenchRow:
    """The median of several rounds, each with a new process."""
    rounds: list[list[tuple[float, float]]] = [[] for _ in worktrees]
    for number in range(ROUNDS):
        for at, root in enumerate(worktrees):
            rounds[at].append(await _lateness(title, _home(folder, f"lateness{at}-{number}"), root))
    (busy, rest), *before = [sorted(found)[ROUNDS // 2] for found in rounds]
    return LATENESS.row(busy, rest, *[one for one, _ in before], of=f"{DRAWN} of {title.id}")


async def _lateness(title: Title, folder: Path, root: Path) -> tuple[float, float]:
    """Milliseconds the event loop is late (p99) while tables are drawn and posted, and at rest."""
    probe = folder / "probe.json"
    async with AsyncExitStack() as stack:
        world = await _world(stack)
        script = root / "bench" / "bots" / "probe.py"
        bot = BotUnderTest(world, folder, script, root=root, LOGGIA_PROBE=str(probe))
        channels = [await world.add_channel(f"drawn-{number}") for number in range(DRAWN)]
        users = {user.name.casefold(): user.id for user in await world.users()}
        holders = [users[name.casefold()] for name in PEOPLE[: seats_near(title)]]
        await _filled(root, title, bot.database, channels, holders, owed=True)
        await stack.enter_async_context(bot)
        outbox = clicking.Outbox(bot.database)
        # What the bot strikes out last is no change of the sandbox: who waits for one would wait in vain.
        for _ in range(round(PATIENCE / clicking.LOOK)):
            if await outbox.is_empty():
                break
            await asyncio.sleep(clicking.LOOK)
        else:
            raise TimeoutError(f"not delivered within {PATIENCE} s")
        await asyncio.sleep(1 + REST)
        posts = [post.at for post in await world.posts() if post.files]
        await bot.stop()
    samples = [(at, late * 1000) for at, late in json.loads(probe.read_text())]
    busy = [late for at, late in samples if posts[0] - 0.1 <= at <= posts[-1]]
    rest = [late for at, late in samples if at > posts[-1] + 1]
    return percentile(busy, 99), percentile(rest, 99)


async def _filled(
    root: Path, title: Title, database: Path, channels: Sequence[int], users: Sequence[int], owed: bool
) -> int:
    """`midgames.fill` with the code of a worktree."""
    with Worktree(root, "filling") as process:
        size: int = await asyncio.to_thread(
            process.ask, title.id, str(database), list(channels), list(users), owed
        )
    return size


# Memory


class MemoryUse(NamedTuple):
    """Memory: megabytes of a process with discord.py alone, with the store open, and with all tables loaded;
    kilobytes of a loaded table and of its stored state."""

    bare: float
    opened: float
    loaded: float
    each: float
    stored: float


async def _memory(title: Title, folder: Path, worktrees: Sequence[Path]) -> list[BenchRow]:
    """Resident megabytes with all tables loaded, and kilobytes a table takes beside its stored state."""
    ours, *before = [
        await _held(title, _home(folder, f"memory{at}"), root) for at, root in enumerate(worktrees)
    ]
    tables = f"{LOADED} of {title.id}"
    return [
        MEMORY_OPENED.row(ours.opened, ours.bare, *[one.opened for one in before], of=title.id),
        MEMORY_LOADED.row(ours.loaded, ours.bare, *[one.loaded for one in before], of=tables),
        MEMORY_OF_TABLE.row(ours.each, ours.stored, *[one.each for one in before], of=title.id),
    ]


async def _held(title: Title, folder: Path, root: Path) -> MemoryUse:
    """The memory of a process with a worktree's code."""
    database = folder / "loggia.sqlite3"
    size = await _filled(
        root, title, database, range(1, LOADED + 1), range(1, seats_near(title) + 1), owed=False
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.bots.memory", str(database)),
        stdout=asyncio.subprocess.PIPE,
        cwd=root,
    )
    output, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("the process that was to be weighed failed")
    found = json.loads(output)
    if found["tables"] != LOADED:
        raise RuntimeError(f"{found['tables']} of {LOADED} tables were loaded")
    each = (found["loaded"] - found["bot"]) / LOADED / 1e3
    bare, opened, loaded = (found[name] / 1e6 for name in ("bare", "bot", "loaded"))
    return MemoryUse(bare, opened, loaded, each, size / LOADED / 1e3)
