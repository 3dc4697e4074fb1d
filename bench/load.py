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
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.kit import daylong
from bench.kit.rows import BenchRow, named, percentile, row
from cogs.app.process import make_way_for_clicks
from db import NewTable, OutboxItem, SeatHolder, Store, open_store
from games.core import Refusal
from games.manager.model.table import Table
from games.manager.services import RequestContext, Services, StaleClick
from games.titles import TITLES
from kit.memory import memory_of
from kit.own_postgresql import OwnServer
from kit.simulated import clicked, now, started

TABLES, STORED = 2000, 10_000
A_SECOND = 20
SECONDS = 20
BEFORE = 4
"""Number of clicks at a table before the clock starts: with three as many turns are being composed as
there will be."""

A_DAY = 18_000
ACKNOWLEDGED, FLAT, START = 50.0, 1.05, 2.0
LEASE = 60_000


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
    if any("a day at" in row.name for row in rows):
        began, ended = named(rows, "memory at its start").value, named(rows, "memory at its end").value
        return f"the bot of thousands of games begins a day with {began:.0f} MB and ends it with {ended:.0f}"
    acked, start = named(rows, "acknowledged p99").value, named(rows, "opened and asked").value
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
            await _in_batches(start_game(services, at) for at in range(TABLES))
            for table_id in range(1, TABLES + 1):
                await services.get(table_id)
            make_way_for_clicks()  # as the bot does at its start
            load = _Load(services, rng)
            async with load.delivering():
                await load.begin(BEFORE * TABLES)
                await load.run(seconds)
            services.thinker.close()
        rows = load.rows(f"load: {TABLES} tables on {kind}, {A_SECOND} clicks a second for {seconds:g} s")
    async with _place(kind) as place:
        async with await open_store(place, alone=True) as store:
            await _in_batches(_store_table(store, at) for at in range(STORED))
        took = await _start(place)
    return [
        *rows,
        row(f"load: a store of {STORED} tables on {kind}, opened and asked", took, "s", bound=START),
    ]


async def _day(kind: str, trace: bool) -> list[BenchRow]:
    async with _place(kind) as place, await open_store(place, alone=True) as store:
        clock = daylong.DayClock(now())
        services = Services(store, TITLES, clock)
        await _in_batches(start_game(services, at) for at in range(TABLES))
        for table_id in range(1, TABLES + 1):
            await services.get(table_id)
        day = daylong.Day(services, clock, random.Random(20), A_DAY, trace)
        began = time.perf_counter()
        await day.run(TABLES)
        took = time.perf_counter() - began
        services.thinker.close()
    for line in day.grown:
        print(line)
    held = [held / 1e6 for _, held in day.memory]
    name = f"load: a day at {TABLES} tables on {kind}, {A_DAY} answers and {day.struck} looks at clocks"
    at = {"at its start": 0, "after a quarter": 0.25, "in the middle": 0.5, "at its end": 1}
    rows = [
        row(f"{name}, memory {when}", held[int(part * (len(held) - 1))], "MB") for when, part in at.items()
    ]
    return [
        *rows,
        row(
            f"{name}, memory at its end beside that after a quarter",
            held[-1] / held[len(held) // 4],
            "x",
            bound=FLAT,
        ),
        row(f"{name}, memory that an answer adds after that", daylong.slope(day.memory), "bytes"),
        row(f"{name}, answered in", took, "s"),
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
    await started(services, title, min(title.playable()), at)


async def _store_table(store: Store, at: int) -> None:
    owed = (OutboxItem(kind="board", target=at, payload=b"", due_at=0),) if at % 100 == 0 else ()
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
        self._tables = services
        self._rng = rng
        self._times: list[float] = []
        self._missed = 0
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
        self._missed, self._before = 0, self._clicks

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
        table = await self._tables.get(self._rng.randint(1, TABLES))
        assert table is not None
        self._clicks += 1
        click = RequestContext(10**15 + self._clicks)
        if table.game.over:
            return
        try:
            after = (await clicked(self._tables, table, self._rng, click)).table
            self._composing += composing(after) - composing(table)
        except (Refusal, StaleClick):
            self._missed += 1  # two clicks at one table: the second is told so
            return
        self._times.append(asyncio.get_running_loop().time() - due)

    async def _deliver(self) -> None:
        """The queries of delivery, without the posts themselves."""
        store = self._tables.repository.store
        while True:
            found, _ = await store.take(now(), now() + LEASE, 100, "loggia")
            for one in found:
                await store.done([one.id])
            await asyncio.sleep(0.05)

    def rows(self, name: str) -> list[BenchRow]:
        """The results."""
        times = [one * 1000 for one in self._times]
        quarter, then = self._memory[len(self._memory) // 4]
        last, composing = self._memory[-1]
        clicks = self._clicks - self._before
        return [
            row(f"{name}, acknowledged p50", percentile(times, 50), "ms"),
            row(f"{name}, acknowledged p99", percentile(times, 99), "ms", bound=ACKNOWLEDGED),
            row(f"{name}, refused as late", self._missed, f"of {clicks}"),
            row(f"{name}, memory before anybody has moved", self._fresh / 1e6, "MB"),
            row(f"{name}, memory at the end", last / 1e6, "MB"),
            row(f"{name}, turns being composed after a quarter", then, ""),
            row(f"{name}, turns being composed at the end", composing, ""),
            row(f"{name}, memory at the end beside that after a quarter", last / quarter, "x", bound=FLAT),
        ]


def composing(table: Table) -> int:
    """Number of turns that are being composed at a table."""
    return sum(bool(draft.steps) for draft in table.drafts.values())
