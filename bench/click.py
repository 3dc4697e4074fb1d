"""What a player waits for, in the real bot process over the sandbox, beside a bot that does nothing.

Two sandboxes run side by side, one with the bot and one with a bot of bare discord.py that answers every
click with an edit and a post; their clicks take turns, so that a slow moment of the machine hits both.
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

from bench import NO_OPTIONS, options_of, with_words
from db import Announcement, Entry, NewTable, SeatHolder, SqliteStore, TableChange
from games.core import Title, engine
from games.core.chance import Secret, commitment
from games.titles import TITLES
from sandbox import MessageView, SandboxClient
from soak.acting import READER, Stage
from soak.game import GamePlay
from soak.leaks import Leaks
from soak.ledger import Ledger
from soak.processes import ROOT, BotProcess, SandboxProcess
from soak.tally import Tally

CLICKS = 250
PLAYERS = 4
PEOPLE = ("Aoi", "Ben", "Chie", "Dan")
DRAWN = 20
LOADED = 1000
LATENESS_BOUND = 10.0
ROUNDS = 3
REST = 3.0
"""Seconds at rest that the lateness while drawing is compared with."""

PATIENCE = 120.0


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
        ours = await _world(stack)
        floor = await _world(stack)
        bot = await stack.enter_async_context(BotProcess(ours, folder / "ours"))
        nothing = BotProcess(floor, folder / "floor", ROOT / "bench" / "bots" / "floor.py")
        await stack.enter_async_context(nothing)
        await ours.wait_for_command("table", PATIENCE)
        await floor.wait_for_command("floor", PATIENCE)
        await ours.add_user(READER)
        await _play(title, options, bot, floor)
        acked, posted = await _times(ours)
        floor_acked, floor_posted = await _times(floor)
    rows, about = [], with_words(title.id, options)
    for name, mine, other in (
        ("click to acknowledged", acked, floor_acked),
        ("click to post sent", posted, floor_posted),
    ):
        for percent in (50, 99):
            value, least = _percentile(mine, percent), _percentile(other, percent)
            rows.append(_row(f"click: {name}, {about}, p{percent}", value, "ms", least))
    return rows


async def _world(stack: AsyncExitStack) -> SandboxClient:
    url = await stack.enter_async_context(SandboxProcess())
    return await stack.enter_async_context(SandboxClient(url))


async def _play(title: Title, options: Mapping[str, str], bot: BotProcess, floor: SandboxClient) -> None:
    """Random games by panel, each turn with its post, a click on the floor's button after each of ours."""
    rng = random.Random(1)
    tally = Tally()
    ledger = Ledger(bot.database, tally)
    button = (await floor.slash("Aoi", "#table-1", "floor")).message
    assert button is not None
    number = 0
    while tally.acts < CLICKS:
        stage = Stage(
            *(bot.world, bot, ledger, Leaks(ledger, tally), tally, rng),
            channel=f"#table-{number + 1}",
            people=PEOPLE,
            kills=[],
        )
        number += 1
        play = GamePlay(stage, title, options or None)
        await play.watch.begin()
        await play.open_table()
        await play.start()
        while stage.table.status == "running" and tally.acts < CLICKS:
            await play.watch.await_post()
            table = stage.table
            await play.player.panel(table, rng.choice(list(table.awaited())))
            button = await _press(floor, button)
        await play.watch.await_post()
    if not tally.faultless:
        raise RuntimeError("the games played for the bench were not clean")


async def _press(floor: SandboxClient, button: MessageView) -> MessageView:
    """One click on the floor's button, and its post."""
    answer = await floor.click("Aoi", button, "Press")
    assert answer.message is not None
    number = str(answer.message.button("Press")["custom_id"]).split(":")[1]
    await floor.wait_message("#table-1", lambda message: message.content == number, patience=PATIENCE)
    return answer.message


async def _times(world: SandboxClient) -> tuple[list[float], list[float]]:
    """Milliseconds of every click to its acknowledgement; and of those after which the bot posted
    a picture before the next click, to that post."""
    clicks = [one for one in await world.interactions() if one.type == 3 and one.acked is not None]
    posts = [one for one in await world.posts() if one.how == "channel"]  # posted, or edited
    tables = [post.at for post in posts if post.files and _public(post.channel_id, clicks)]
    acked = [(click.acked - click.created) * 1000 for click in clicks if click.acked is not None]
    posted = []
    ends = [click.created for click in clicks[1:]] + [float("inf")]
    for click, end in zip(clicks, ends, strict=True):
        later = [at for at in tables if click.created < at < end]
        if later:
            posted.append((later[0] - click.created) * 1000)
    return acked, posted


def _public(channel_id: int, clicks: Sequence[Any]) -> bool:
    """Whether a channel is one that is played in: nobody clicks in direct messages here."""
    return any(click.channel_id == channel_id for click in clicks)


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

        async def delivered() -> bool:
            return not ledger.owed()

        await world.wait_for(delivered, PATIENCE)
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
    owed = [Announcement(kind="board", target=channel, payload=b"", due_at=now)]
    for seat, user in enumerate(users):
        owed.append(Announcement(kind="hand", target=user, payload=msgspec.msgpack.encode(seat), due_at=now))
    return TableChange(
        table_id=table_id,
        expected_seq=0,
        at=now,
        entries=(Entry(kind="drawn"),),
        announcements=tuple(owed),
    )


# Memory


async def _ready(folder: Path) -> list[dict[str, Any]]:
    """Seconds from the start of the process until Discord knows its commands, and what it weighs then; beside
    the bot that does nothing. The real process, as it stands at a host who has no table yet."""
    found: dict[str, list[tuple[float, float]]] = {"table": [], "floor": []}
    for number in range(ROUNDS):
        for command, path in (("table", ROOT / "bot.py"), ("floor", ROOT / "bench" / "bots" / "floor.py")):
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
