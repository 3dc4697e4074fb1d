"""Two thousand live tables at twenty clicks a second, answered by `games.manager.services` without Discord:
the time to the acknowledgement, and whether memory stays constant. Also the time of a start with ten thousand
stored tables.

To a person: whether a click is on disk at once on a busy evening, and still so after a day.

    python -m bench load --seconds 300 --store postgresql
    python -m bench load --day              # instead a day of play, as fast as possible
    python -m bench load --day --trace      # and which objects the added memory belongs to

A fifth of the clicks arrive in the same instant as another. Outbox items are claimed and removed as delivery
would. Before measuring, every table gets a few clicks, because each turn being composed keeps a second copy
of its game. The number of such turns grows until as many are confirmed as are begun, at about three tables of
ten; this is not counted as growth of memory.

Bounds: p99 under 50 ms, memory within 5 %, a start within 2 s. In a day (`bench.kit.daylong`) everybody at
every table answers three times.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.kit import daylong
from bench.kit.rows import BenchRow, Figure, percentile
from cogs.app.process import make_way_for_clicks
from db import NewTable, SeatHolder, Store, open_store
from games.core import Refusal
from games.manager.model.table import Table
from games.manager.services import RequestContext, Services, StaleClick
from games.manager.storage.outbox_items import Post
from games.titles import TITLES
from kit.memory import memory_of
from kit.own_postgresql import OwnServer
from kit.simulated import click_once, now, start_table

ACKNOWLEDGED_P50 = Figure("acknowledged, p50", "ms")
ACKNOWLEDGED_P99 = Figure("acknowledged, p99", "ms", most=50.0)
REFUSED = Figure("refused or stale", "clicks")
MEMORY = Figure("memory", "MB")
COMPOSED = Figure("turns being composed", "")
GROWTH = Figure("memory at the end beside that after a quarter", "x", most=1.05)
START = Figure("a store opened and asked", "s", most=2.0)
ADDED = Figure("memory that an answer adds after a quarter", "bytes")
DAY_TOOK = Figure("a day answered in", "s")

TABLES, STORED = 2000, 10_000
"""Number of live tables, and of stored tables at a start."""

A_SECOND, SECONDS = 20, 20
"""Number of clicks a second, and for how many seconds."""

BEFORE = 4
"""Number of clicks at a table before the clock starts: with three as many turns are being composed as
there will be."""

A_DAY = 18_000
"""Number of answers in a day."""

AT_START, AT_QUARTER, AT_MIDDLE, AT_END = "at its start", "after a quarter", "in the middle", "at its end"
PARTS_OF_DAY = {AT_START: 0.0, AT_QUARTER: 0.25, AT_MIDDLE: 0.5, AT_END: 1.0}

LEASE = 60_000
"""Milliseconds for which delivery claims an outbox item."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long people click")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--day", action="store_true", help="play a day instead, as fast as possible")
    parser.add_argument("--trace", action="store_true", help="print which objects take memory in that day")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    if given.day:
        return asyncio.run(_day(given.store, given.trace))
    return asyncio.run(_measure(given.store, given.seconds))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    if any(row.figure == DAY_TOOK for row in rows):
        began, ended = MEMORY.among(rows, AT_START).value, MEMORY.among(rows, AT_END).value
        games = f"thousands of games, without Discord and pictures, take {began:.0f} MB when a day begins"
        return f"{games} and {ended:.0f} when it ends"
    acked, start = ACKNOWLEDGED_P99.among(rows).value, START.among(rows).value
    games = f"with 2,000 games at a time 99 of 100 answers are on disk within {acked:.0f} ms"
    return f"{games}; after a restart its tables are at hand in {start:.1f} s"


@asynccontextmanager
async def _place(kind: str) -> AsyncIterator[str]:
    if kind == "postgresql":
        with OwnServer(fast=False) as server:
            yield server.new_database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "load.sqlite3")


async def _measure(kind: str, seconds: float) -> list[BenchRow]:
    rng = random.Random(20)
    async with _place(kind) as place:
        async with await open_store(place, alone=True) as store:
            services = Services(store, TITLES, now)
            await _fill(services)
            make_way_for_clicks()  # as the bot does at its start
            load = _Load(services, rng)
            async with load.delivering():
                await load.begin(BEFORE * TABLES)
                await load.run(seconds)
            services.thinker.close()
        rows = load.rows(f"{TABLES} tables on {kind}, {A_SECOND} clicks a second for {seconds:g} s")
    async with _place(kind) as place:
        async with await open_store(place, alone=True) as store:
            await _in_batches(_store_table(store, at) for at in range(STORED))
        took = await _start(place)
    return [*rows, START.row(took, of=f"{STORED} tables on {kind}")]


async def _day(kind: str, trace: bool) -> list[BenchRow]:
    async with _place(kind) as place, await open_store(place, alone=True) as store:
        clock = daylong.DayClock(now())
        services = Services(store, TITLES, clock)
        await _fill(services)
        day = daylong.Day(services, clock, random.Random(20), A_DAY, trace)
        began = time.perf_counter()
        await day.run(TABLES)
        took = time.perf_counter() - began
        services.thinker.close()
    for line in day.grown:
        print(line, file=sys.stderr)
    held = [held / 1e6 for _, held in day.memory]
    last = len(held) - 1
    return [
        DAY_TOOK.row(took, of=f"{TABLES} tables on {kind}, {A_DAY} answers, {day.looks} looks at clocks"),
        *[MEMORY.row(held[int(part * last)], of=when) for when, part in PARTS_OF_DAY.items()],
        GROWTH.row(held[-1] / held[len(held) // 4]),
        ADDED.row(daylong.slope(day.memory)),
    ]


async def _in_batches(work: Any) -> None:
    batch = []
    for one in work:
        batch.append(one)
        if len(batch) == 100:
            await asyncio.gather(*batch)
            batch = []
    await asyncio.gather(*batch)


async def start_game(services: Services, at: int) -> None:
    """Start a game, each time of the next title, with its minimum number of players."""
    titles = list(TITLES)
    title = TITLES[titles[at % len(titles)]]
    await start_table(services, title, min(title.playable()), at)


async def _fill(services: Services) -> None:
    """Start all games, and have them in memory."""
    await _in_batches(start_game(services, at) for at in range(TABLES))
    for table_id in range(1, TABLES + 1):
        await services.get(table_id)


async def _store_table(store: Store, at: int) -> None:
    owed = (Post(at).due(0),) if at % 100 == 0 else ()
    seats = tuple(SeatHolder(seat, 7_000 + seat, f"P{seat}") for seat in range(4))
    await store.create(
        NewTable(
            guild_id=at % 50,
            channel_id=at,
            title="florence",
            language="en",
            host_user=1,
            at=at,
            status="running",
            snapshot=bytes(range(256)) * 24,
            seats=seats,
            outbox_items=owed,
        )
    )


async def _start(place: str) -> float:
    """Seconds for the queries that a bot makes right before and after its start."""
    began = time.perf_counter()
    async with await open_store(place, alone=True) as store:
        await store.meta("commands")
        await store.release("loggia")
        await store.bring_forward(None, now())
        await store.take(now(), now() + LEASE, 100, "loggia")
        await store.due_tables(now(), 50)
        await store.next_time()
        await store.live_tables()
        return time.perf_counter() - began


class _Load:
    """Clicks on random tables at their planned times, whether the earlier ones are answered or not."""

    def __init__(self, services: Services, rng: random.Random) -> None:
        self._services = services
        self._rng = rng
        self._times: list[float] = []
        self._refused = 0
        self._memory: list[tuple[int, int]] = []
        self._clicks = self._before = 0
        self._composing = 0
        self._fresh = 0

    @asynccontextmanager
    async def delivering(self) -> AsyncIterator[None]:
        """Outbox items are claimed meanwhile."""
        delivery = asyncio.create_task(self._deliver())
        try:
            yield
        finally:
            delivery.cancel()
            await asyncio.gather(delivery, return_exceptions=True)

    async def begin(self, clicks: int) -> None:
        """The given number of clicks as fast as possible, without a measurement."""
        self._fresh = memory_of("self")
        loop = asyncio.get_running_loop()
        for _ in range(clicks):
            await self._click(loop.time())
        self._times.clear()
        self._refused, self._before = 0, self._clicks

    async def run(self, seconds: float) -> None:
        """Clicks at their planned times."""
        clicking: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        began = due = loop.time()
        while due < began + seconds:
            await asyncio.sleep(max(due - loop.time(), 0))
            self._memory.append((memory_of("self"), self._composing))
            task = asyncio.create_task(self._click(due))
            clicking.add(task)
            task.add_done_callback(clicking.discard)
            if self._rng.random() >= 0.2:  # else the next one comes at the same instant
                due += 1.25 / A_SECOND
        await asyncio.gather(*clicking)

    async def _click(self, due: float) -> None:
        """One answer, or the confirmation of a turn. `due`: its planned time."""
        table = await self._services.get(self._rng.randint(1, TABLES))
        assert table is not None
        self._clicks += 1
        click = RequestContext(10**15 + self._clicks)
        if table.game.over:
            return
        try:
            after = (await click_once(self._services, table, self._rng, click)).table
            self._composing += composing(after) - composing(table)
        except (Refusal, StaleClick):
            self._refused += 1  # mostly two clicks at one table: the second is told so
            return
        self._times.append(asyncio.get_running_loop().time() - due)

    async def _deliver(self) -> None:
        """The queries of delivery, without the posts themselves."""
        store = self._services.repository.store
        while True:
            found, _ = await store.take(now(), now() + LEASE, 100, "loggia")
            for one in found:
                await store.done([one.id])
            await asyncio.sleep(0.05)

    def rows(self, about: str) -> list[BenchRow]:
        """The results."""
        times = [one * 1000 for one in self._times]
        quarter, then = self._memory[len(self._memory) // 4]
        last, composing = self._memory[-1]
        clicks = self._clicks - self._before
        return [
            ACKNOWLEDGED_P50.row(percentile(times, 50), of=about),
            ACKNOWLEDGED_P99.row(percentile(times, 99), of=about),
            REFUSED.row(self._refused, of=f"{clicks} clicks"),
            MEMORY.row(self._fresh / 1e6, of="before anybody has moved"),
            MEMORY.row(last / 1e6, of=AT_END),
            COMPOSED.row(then, of=AT_QUARTER),
            COMPOSED.row(composing, of=AT_END),
            GROWTH.row(last / quarter),
        ]


def composing(table: Table) -> int:
    """Number of turns that are being composed at a table."""
    return sum(bool(draft.steps) for draft in table.drafts.values())
