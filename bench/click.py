"""What a player waits for, in the real bot process over the sandbox, beside a bot that does nothing.

Two sandboxes run side by side, one with the bot and one with a bot of bare discord.py that answers every
click with as many edits, texts and pictures (`bench.clicking`); their clicks take turns, so that a slow
moment of the machine hits both.
Then: how late the bot's event loop wakes while twenty tables are drawn, beside the same process at rest;
and what a thousand loaded tables take in memory, beside a process with discord.py alone.
"""

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from bench import NO_OPTIONS, clicking, options_of, with_words
from bench.clicking import PATIENCE, PEOPLE
from db import LogEntry, NewTable, OutboxItem, SeatHolder, SqliteStore, TableChange
from games.core import Title, engine
from games.core.chance import Secret, commitment
from games.titles import TITLES
from soak.acting import READER
from soak.ledger import Ledger
from soak.processes import ROOT, BotProcess, SandboxProcess
from soak.tally import Tally

CLICKS = 250
PLAYERS = 4
DRAWN = 20
LOADED = 1000
LATENESS_BOUND = 10.0
ROUNDS = 3
REST = 3.0
"""Seconds at rest that the lateness while drawing is compared with."""

FLOOR = ROOT / "bench" / "bots" / "floor.py"
"""The bot that does nothing."""


def main(
    as_json: bool, title: str = "florence", options: Mapping[str, str] = NO_OPTIONS
) -> list[dict[str, Any]]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio}. `options`: those the clicks'
    tables play with, others as they are; none: some at random."""
    options_of(TITLES[title], options)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for name in ("ours", "floor", "memory", *(f"lateness{number}" for number in range(ROUNDS))):
            (folder / name).mkdir()
        rows = asyncio.run(_measure(TITLES[title], options, folder))
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            floor = f"{row['floor']} {row['unit']}"
            print(f"{row['name']}: {row['value']} {row['unit']}, floor {floor}, ratio {row['ratio']}")
    return rows


async def _measure(title: Title, options: Mapping[str, str], folder: Path) -> list[dict[str, Any]]:
    return [
        *await _clicks(title, options, folder),
        await _middle_lateness(title, folder),
        *await _memory(title, folder / "memory"),
    ]


def _row(name: str, value: float, unit: str, floor: float) -> dict[str, Any]:
    ratio = round(value / floor, 2) if floor else None
    return {"name": name, "value": round(value, 2), "unit": unit, "floor": round(floor, 2), "ratio": ratio}


def _percentile(values: Sequence[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


# Clicks


async def _clicks(title: Title, options: Mapping[str, str], folder: Path) -> list[dict[str, Any]]:
    """Milliseconds from a click to its acknowledgement, and to the post of the turn it confirmed."""
    async with AsyncExitStack() as stack:
        ours, floor = await _world(stack), await _world(stack)
        bot = await stack.enter_async_context(BotProcess(ours, folder / "ours"))
        await stack.enter_async_context(BotProcess(floor, folder / "floor", FLOOR))
        await ours.wait_for_command("table", PATIENCE)
        await floor.wait_for_command("floor", PATIENCE)
        await ours.add_user(READER)
        mine, least = await clicking.play(title, options, bot, await clicking.Floor.begin(floor), CLICKS)
    rows, about = [], with_words(title.id, options)
    for name, values, floors in (
        ("click to acknowledged", mine.acknowledged, least.acknowledged),
        ("click to post sent", mine.posted, least.posted),
    ):
        for percent in (50, 99):
            value, other = _percentile(values, percent), _percentile(floors, percent)
            rows.append(_row(f"click: {name}, {about}, p{percent}", value, "ms", other))
    return rows


async def _world(stack: AsyncExitStack) -> clicking.Undisturbed:
    url = await stack.enter_async_context(SandboxProcess())
    return await stack.enter_async_context(clicking.Undisturbed(url))


# Lateness


async def _middle_lateness(title: Title, folder: Path) -> dict[str, Any]:
    """The middle one of several rounds, each with a new process."""
    rows = [await _lateness(title, folder / f"lateness{number}") for number in range(ROUNDS)]
    return sorted(rows, key=lambda row: float(row["value"]))[ROUNDS // 2]


async def _lateness(title: Title, folder: Path) -> dict[str, Any]:
    """Milliseconds the event loop is late (p99) while tables are drawn and posted, and at rest."""
    probe = folder / "probe.json"
    async with AsyncExitStack() as stack:
        world = await _world(stack)
        bot = BotProcess(world, folder, ROOT / "bench" / "bots" / "probe.py", LOGGIA_PROBE=str(probe))
        channels = [await world.add_channel(f"drawn-{number}") for number in range(DRAWN)]
        users = {user.name.casefold(): user.id for user in await world.users()}
        holders = [users[name.casefold()] for name in PEOPLE]
        await _fill(title, bot.database, channels, holders, owed=True)
        await stack.enter_async_context(bot)
        ledger = Ledger(bot.database, Tally())
        # What the bot strikes out last is no change of the sandbox: who waits for one would wait in vain.
        for _ in range(round(PATIENCE / clicking.LOOK)):
            if not ledger.owed():
                break
            await asyncio.sleep(clicking.LOOK)
        else:
            raise TimeoutError(f"not delivered within {PATIENCE} s: {ledger.owed()}")
        await asyncio.sleep(1 + REST)
        posts = [post.at for post in await world.posts() if post.files]
        await bot.stop()
    samples = [(at, late * 1000) for at, late in json.loads(probe.read_text())]
    busy = [late for at, late in samples if posts[0] - 0.1 <= at <= posts[-1]]
    rest = [late for at, late in samples if at > posts[-1] + 1]
    name = f"click: lateness of the event loop while {DRAWN} tables of {title.id} are drawn, p99"
    return _row(f"{name} (bound {LATENESS_BOUND:g})", _percentile(busy, 99), "ms", _percentile(rest, 99))


async def _fill(
    title: Title, database: Path, channels: Sequence[int], users: Sequence[int], owed: bool
) -> int:
    """Tables in the midst of random games, each with a post owed; returns the bytes of their states."""
    rng = random.Random(2)
    size = 0
    async with await SqliteStore.open(database) as store:
        for channel in channels:
            size += await _midgame(title, store, channel, users, rng, owed)
    return size


async def _midgame(
    title: Title, store: SqliteStore, channel: int, users: Sequence[int], rng: random.Random, owed: bool
) -> int:
    secret = rng.randbytes(32)
    options = title.options()
    game = engine.start(title, PLAYERS, options, Secret(secret)).game
    for _ in range(rng.randint(20, 90)):
        seat, move = engine.random_answer(game, rng)
        after = engine.play(title, game, seat, move, Secret(secret)).game
        if after.over:
            break
        game = after
    snapshot = title.save(game)
    now = time.time_ns() // 1_000_000
    seats = tuple(
        SeatHolder(at, user, name) for at, (user, name) in enumerate(zip(users, PEOPLE, strict=True))
    )
    table_id = await store.create(
        NewTable(
            guild_id=1,
            channel_id=channel,
            title=title.id,
            language="ja",
            host_user=users[0],
            at=now,
            status="running",
            options=msgspec.msgpack.encode(options),
            snapshot=snapshot,
            state_version=title.state_version,
            secret=secret,
            commitment=commitment(secret),
            seats=seats,
        )
    )
    if owed:
        await store.commit(_step(table_id, channel, users, now))
    return len(snapshot)


def _step(table_id: int, channel: int, users: Sequence[int], now: int) -> TableChange:
    """An entry of which the channel and all hands are to be told."""
    owed = [OutboxItem(kind="board", target=channel, payload=b"", due_at=now)]
    for seat, user in enumerate(users):
        owed.append(OutboxItem(kind="hand", target=user, payload=msgspec.msgpack.encode(seat), due_at=now))
    return TableChange(
        table_id=table_id,
        expected_seq=0,
        at=now,
        entries=(LogEntry(kind="drawn"),),
        announcements=tuple(owed),
    )


# Memory


async def _ready(folder: Path) -> list[dict[str, Any]]:
    """Seconds from the start of the process until Discord knows its commands, and what it weighs then; beside
    the bot that does nothing. The real process, as it stands at a host who has no table yet."""
    found: dict[str, list[tuple[float, float]]] = {"table": [], "floor": []}
    for number in range(ROUNDS):
        for command, path in (("table", ROOT / "bot.py"), ("floor", FLOOR)):
            async with AsyncExitStack() as stack:
                world = await _world(stack)
                home = folder / f"{command}{number}"
                home.mkdir()
                began = time.monotonic()
                bot = await stack.enter_async_context(BotProcess(world, home, path))
                await world.wait_for_command(command, PATIENCE)
                took = time.monotonic() - began
                await asyncio.sleep(REST)
                found[command].append((took, bot.resident() / 1e6))
    (took, weight), (least, bare) = (
        [statistics.median(one) for one in zip(*found[command], strict=True)]
        for command in ("table", "floor")
    )
    return [
        _row("click: from start to ready", took, "s", least),
        _row("click: memory of the bot when ready, no table", weight, "MB", bare),
    ]


async def _memory(title: Title, folder: Path) -> list[dict[str, Any]]:
    """Resident megabytes with all tables loaded, and kilobytes a table takes beside its stored state."""
    rows = await _ready(folder)
    database = folder / "loggia.sqlite3"
    size = await _fill(title, database, range(1, LOADED + 1), range(1, PLAYERS + 1), owed=False)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.bots.memory", str(database)),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    output, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("the process that was to be weighed failed")
    found = json.loads(output)
    tables = found["tables"]
    each = (found["loaded"] - found["bot"]) / tables
    floor = found["bare"] / 1e6
    return [
        *rows,
        _row(
            f"click: memory with the store open and no table loaded, {title.id}",
            found["bot"] / 1e6,
            "MB",
            floor,
        ),
        _row(f"click: memory with {tables} tables of {title.id} loaded", found["loaded"] / 1e6, "MB", floor),
        _row(f"click: memory of a loaded table of {title.id}", each / 1e3, "kB", size / tables / 1e3),
    ]


if __name__ == "__main__":
    main("--json" in sys.argv[1:])
