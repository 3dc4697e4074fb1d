"""Several bot processes on one PostgreSQL with thousands of live tables: moves a second, and the time from a
click to its acknowledgement and to its post.

To a person: with how many tables beside one's own the bot still answers as usual.

    python -m bench fleet
    python -m bench fleet --tables 500 --seconds 5 --processes 1,2

The real bots over the sandbox; the floor is one process on an SQLite file. Each move is typed at another
table in the middle of its game, at its planned time, whether the earlier ones are answered or not. Then
`AT_ONCE` moves are kept in flight to measure the maximum rate. The sandbox, the typing users and the database
share the machine with the bots. The processor share of each is printed: if the shares add up to the whole
machine, more processes can't be faster.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from bench.kit.midgames import Person
from bench.kit.processor_shares import ProcessorShares
from bench.kit.rows import BenchRow, Figure, percentile
from bench.kit.typed_moves import PLAYERS, TypedCommand, fill, positions
from cogs.app.config import shard_of
from db import Store, open_store
from games.core import Title
from games.manager.storage.outbox_items import MentionLater
from kit.own_postgresql import OwnServer
from kit.title_options import title_argument
from sandbox import SandboxClient
from soak.processes import BotUnderTest, SandboxProcess

MOVES = Figure("acknowledged", "moves a second")
MISSED = Figure("never acknowledged within 3 s", "moves")
ACKNOWLEDGED = {at: Figure(f"click to acknowledged, p{at}", "ms") for at in (50, 99)}
POSTED = {at: Figure(f"click to post, p{at}", "ms") for at in (50, 99)}
MESSAGES = Figure("posts and direct messages", "a second")
MOST_MOVES = Figure("acknowledged with many moves in flight", "moves a second")
BUSIEST = Figure("calls in the busiest second", "calls")
SHARE = Figure("share of the machine", "%")

TABLES, A_SECOND, SECONDS, PROCESSES = 2000, 20.0, 20.0, "1,2,4"
"""Number of live tables, of moves a second, and of seconds; the numbers of bots."""

AT_ONCE, BURST = 32, 200
"""Number of moves that are kept in flight, and of all moves that are sent so."""

A_SERVER = 250
"""Number of tables on one server."""

A_GROUP = 10
"""Number of tables at which the same four people play."""

PATIENCE, LOOK = 300.0, 0.05
"""Seconds to wait until everything is delivered, and between two looks at it."""

FLOOR = "one process on SQLite"
ANSWERS = ("/interactions/", "/webhooks/")
"""Calls that Discord does not count."""


class FleetRun(msgspec.Struct):
    """The result of one number of processes: milliseconds from each move to its acknowledgement and to its
    post, moves that were never acknowledged, moves and messages a second, the maximum of moves a second, the
    sandbox's calls in the busiest second (answers to clicks don't count), and the percentage of the machine
    that each process used."""

    acked: list[float]
    posted: list[float]
    missed: int
    moves: float
    messages: float
    most: float
    busiest: int
    shares: dict[str, float]


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--tables", type=int, default=TABLES, help="live tables in the store")
    parser.add_argument("--rate", type=float, default=A_SECOND, help="number of moves a second")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for so long")
    parser.add_argument("--processes", default=PROCESSES, help="numbers of bots, measured one after another")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure. The floor is one process on SQLite."""
    counts = [int(one) for one in given.processes.split(",")]
    fewest = given.rate * given.seconds + BURST
    if given.tables < fewest:
        raise SystemExit(f"--tables must be {fewest:g} at least: one for each move")
    with tempfile.TemporaryDirectory() as folder, OwnServer(fast=False) as server:
        bench = FleetBench(given.title, Path(folder), server, given.rate, given.seconds)
        runs = asyncio.run(bench.measure(given.tables, counts))
    about = f"{given.tables} tables of {given.title.id}, {given.rate:g} moves a second"
    busy = ", ".join(f"{one:.2f}" for one in os.getloadavg())
    print(f"fleet: {os.cpu_count()} cores; load of the last 1, 5 and 15 minutes {busy}", file=sys.stderr)
    return [row for name, run in runs.items() for row in _rows(f"{about}, {name}", run, runs[FLOOR])]


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    most = max(row.value for row in rows if row.figure == MOST_MOVES)
    tables = f"{most * 180:,.0f} tables with a move every three minutes"
    return f"{most:.0f} moves a second, the most that were answered, are {tables}"


def _rows(name: str, run: FleetRun, floor: FleetRun) -> list[BenchRow]:
    found = [MOVES.row(run.moves, floor.moves, of=name), MISSED.row(run.missed, of=name)]
    for figures, times, least in ((ACKNOWLEDGED, run.acked, floor.acked), (POSTED, run.posted, floor.posted)):
        for percent, figure in figures.items():
            found.append(figure.row(percentile(times, percent), percentile(least, percent), of=name))
    return [
        *found,
        MESSAGES.row(run.messages, floor.messages, of=name),
        MOST_MOVES.row(run.most, floor.most, of=f"{name}, {AT_ONCE} at once"),
        BUSIEST.row(run.busiest, floor.busiest, of=name),
        *[SHARE.row(part, of=f"{name}, {who}") for who, part in run.shares.items()],
    ]


class FleetBench:
    """The sandbox, the stores, and the moves to type."""

    def __init__(self, title: Title, folder: Path, server: OwnServer, rate: float, seconds: float) -> None:
        self.title = title
        self.folder = folder
        self.server = server
        self.rate = rate
        self.seconds = seconds
        self.sandbox = SandboxProcess()
        self.moves: list[TypedCommand] = []

    async def measure(self, tables: int, counts: Sequence[int]) -> dict[str, FleetRun]:
        """One process on SQLite, then each given number of processes on PostgreSQL, all from the same
        positions."""
        rng = random.Random(15)
        async with AsyncExitStack() as stack:
            url = await stack.enter_async_context(self.sandbox)
            self.world = await stack.enter_async_context(SandboxClient(url))
            channels = await self._channels(tables, max(counts))
            people = await self._people(-(-tables // A_GROUP))
            known = await positions(self.title, rng, self.folder / "positions.sqlite3")
            template = self.server.new_database()
            for place in (str(self.folder / "loggia.sqlite3"), template):
                self.moves = await fill(place, self.title, channels, people, known)
            rng.shuffle(self.moves)
            alone = BotUnderTest(self.world, self.folder)
            found = {FLOOR: await self._run([alone], str(alone.database))}
            for count in counts:
                name = f"{count} process{'es' if count > 1 else ''} on PostgreSQL"
                found[name] = await self._on_postgresql(count, template)
            return found

    async def _on_postgresql(self, count: int, template: str) -> FleetRun:
        place = self.server.new_database(template)
        fleet = []
        for number in range(count):
            home = self.folder / f"{number} of {count}"
            home.mkdir()
            more: dict[str, Any] = {"LOGGIA_SHARDS": f"{number}/{count}"} if count > 1 else {}
            shard = (number, count) if count > 1 else None
            fleet.append(BotUnderTest(self.world, home, shard=shard, LOGGIA_DB=place, **more))
        await self.world.set_gateway(shards=count, max_concurrency=count)
        return await self._run(fleet, place)

    # The world

    async def _channels(self, tables: int, shards: int) -> list[tuple[int, int]]:
        """The server and channel of each table. Every shard has the same number of servers."""
        each = -(-max(-(-tables // A_SERVER), shards) // shards)
        servers: dict[int, list[str]] = {}
        number = 0
        while sum(map(len, servers.values())) < each * shards:
            number += 1
            made = await self.world.add_guild(f"Server {number}", [])
            mine = servers.setdefault(shard_of(made, shards), [])
            if len(mine) < each:
                mine.append(f"Server {number}")
        names = [name for mine in servers.values() for name in mine]
        before = {one.id for one in await self.world.channels()}
        for table in range(tables):
            await self.world.add_channel(f"table-{table}", names[table % len(names)])
        made_now = [one for one in await self.world.channels() if one.id not in before]
        return [(one.guild_id or 0, one.id) for one in made_now]

    async def _people(self, groups: int) -> list[list[Person]]:
        """Groups of people, each at tables of its own."""
        found = []
        for group in range(groups):
            names = [f"Player{group}of{seat}" for seat in range(PLAYERS)]
            found.append([((await self.world.add_user(name)).id, name) for name in names])
        return found

    # The moves

    async def _run(self, fleet: Sequence[BotUnderTest], place: str) -> FleetRun:
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(stack.enter_async_context(bot) for bot in fleet))
            store = await stack.enter_async_context(await open_store(place))
            count = round(self.rate * self.seconds)
            await self._at_once(self.moves[: BURST // 2])  # as a bot is that has been running for a while
            await self._delivered(store)
            await self.world.clear_record()
            shares = ProcessorShares(
                {
                    "the bots": [bot.pid for bot in fleet],
                    "sandbox": [self.sandbox.pid],
                    "PostgreSQL": [self.server.pid],
                    "those who type": [os.getpid()],
                }
            )
            began = time.monotonic()
            await self._at_their_times(self.moves[BURST : BURST + count])
            await self._delivered(store)
            run = await self._result(time.monotonic() - began, shares.percentages())
            began = time.monotonic()
            await self._at_once(self.moves[BURST // 2 : BURST])
            run.most = (BURST - BURST // 2) / (time.monotonic() - began)
            await self._delivered(store)
        if bad := [line for bot in fleet for line in bot.bad_lines()]:
            raise RuntimeError(f"the log of a bot is not clean: {bad[0]}")
        return run

    async def _delivered(self, store: Store) -> None:
        """Wait until the outbox is empty, except for reminders of people who never answer."""
        for _ in range(round(PATIENCE / LOOK)):
            if not [one for one in await store.due_items(10**15, 10_000) if one.kind != MentionLater.kind]:
                return
            await asyncio.sleep(LOOK)
        raise TimeoutError("posts are owed and never sent")

    async def _type(self, one: TypedCommand) -> None:
        await self.world.slash(one.user, one.channel, one.command, one.options, patience=PATIENCE)

    async def _at_their_times(self, moves: Sequence[TypedCommand]) -> None:
        loop = asyncio.get_running_loop()
        began, typing = loop.time(), []
        for number, one in enumerate(moves):
            await asyncio.sleep(began + number / self.rate - loop.time())
            typing.append(asyncio.create_task(self._type(one)))
        await asyncio.gather(*typing)

    async def _at_once(self, moves: Sequence[TypedCommand]) -> None:
        waiting = list(moves)

        async def one_after_the_other() -> None:
            while waiting:
                await self._type(waiting.pop())

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))

    async def _result(self, seconds: float, shares: dict[str, float]) -> FleetRun:
        made, calls = await self.world.interactions(), await self.world.requests()
        posts = [one for one in await self.world.posts() if one.how == "channel"]
        answered = [one for one in made if one.acked is not None]
        pictures: dict[int, list[float]] = {}
        for post in posts:
            if post.files:
                pictures.setdefault(post.channel_id, []).append(post.at)
        times = [
            (at - one.created) * 1000
            for one in answered
            for at in [at for at in pictures.get(one.channel_id, ()) if at > one.created][:1]
        ]
        lasted = max(one.acked or 0 for one in answered) - min(one.created for one in made)
        return FleetRun(
            acked=[(one.acked - one.created) * 1000 for one in answered if one.acked is not None],
            posted=times,
            missed=len(made) - len(answered),
            moves=len(answered) / lasted,
            messages=len(posts) / seconds,
            most=0.0,
            busiest=busiest([one.started for one in calls if not one.path.startswith(ANSWERS)]),
            shares=shares,
        )


def busiest(times: Sequence[float]) -> int:
    """The largest number of these times that lie within one second."""
    ordered, first, most = sorted(times), 0, 0
    for last, at in enumerate(ordered):
        while ordered[first] <= at - 1:
            first += 1
        most = max(most, last - first + 1)
    return most
