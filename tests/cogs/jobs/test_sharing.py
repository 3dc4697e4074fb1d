"""Processes of a fleet share the calls that Discord allows them together: by need, never more than there are.

Time is simulated, and so is the database whose faults this is about; the last test is on a real one.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import closing, suppress
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from simulated_time import Clockless

from cogs.support.calls import pooled_calls as calls_of_all
from cogs.support.calls import rate_limits
from cogs.support.calls.call_pool import LEASE_MS, UNHEARD_MS, CallPool, CallShare, CallsMade, draw_calls
from cogs.support.calls.pooled_calls import BEAT_SECONDS, OVER_SECONDS, pooled_calls
from cogs.support.calls.rate_limits import ALL, part_of_all
from db import Store, StoreFailed, open_store
from kit.own_postgresql import OwnServer

MOST = ALL[0]
FLEET = 4
EACH = MOST // FLEET
SECONDS = 40.0
"""Seconds for which a fleet is looked at."""

ALONE = (LEASE_MS / 1000) + OVER_SECONDS
"""Seconds after which a process that can't reach the database has its share for itself."""


class Database:
    """What the processes share. Its clock is another than theirs. `answers_in`: seconds at most until a call
    of theirs reaches Discord, and from there until it is answered."""

    def __init__(self, loop: Clockless, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.value: str | None = None
        self.ahead = rng.uniform(-1e6, 1e9)
        self.away = False
        self.slowest = 0.003
        self.answers_in = 0.0


class Way:
    """The way of one process to the database; it can be cut."""

    alone = False

    def __init__(self, database: Database) -> None:
        self.database = database
        self.cut = False

    async def _trip(self) -> None:
        await asyncio.sleep(self.database.rng.uniform(0, self.database.slowest))
        if self.cut or self.database.away:
            raise StoreFailed("it is away")

    async def meta_now(self, key: str) -> tuple[str | None, int]:
        await self._trip()
        found = self.database.value, int((self.database.loop.time() + self.database.ahead) * 1000)
        await self._trip()
        return found

    async def swap_meta(self, key: str, old: str | None, new: str) -> bool:
        await self._trip()
        swapped = self.database.value == old
        if swapped:
            self.database.value = new
        await self._trip()  # what was written may not be known to who wrote it
        return swapped


class Process:
    """One of the fleet: it beats, sends, and can be killed and started again."""

    def __init__(self, database: Database, number: int, calls: list[tuple[float, int]]) -> None:
        self.loop = database.loop
        self.way = Way(database)
        self.number = number
        self.calls = calls
        self.tasks: dict[asyncio.Task[None], None] = {}  # in order, so that a seed is always the same
        self.start()

    def start(self) -> None:
        store: Any = self.way
        part = part_of_all(ALL, 1, FLEET)
        self.window = pooled_calls(store, f"process {self.number}", part, FLEET, ALL)
        self._spawn(self._beating())

    def kill(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.tasks.clear()

    def send(self, calls: int) -> None:
        """Want a number of calls at once."""
        for _ in range(calls):
            self._spawn(self._call())

    def made(self, since: float, until: float) -> int:
        return sum(number == self.number and since <= at < until for at, number in self.calls)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(lambda done: self.tasks.pop(done, None))

    async def _beating(self) -> None:
        while True:
            with suppress(StoreFailed, TimeoutError):
                await self.window.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def _call(self) -> None:
        await self.window.begin()
        rng = self.way.database.rng
        await asyncio.sleep(rng.uniform(0, self.way.database.answers_in))
        self.calls.append((self.loop.time(), self.number))
        await asyncio.sleep(rng.uniform(0, self.way.database.answers_in))
        self.window.over()


class Fleet:
    """The processes, and all calls they have made: when, and which."""

    def __init__(self, loop: Clockless, seed: int = 0) -> None:
        self.rng = random.Random(seed)
        self.loop = loop
        self.calls: list[tuple[float, int]] = []
        self.database = Database(loop, self.rng)
        self.processes = [Process(self.database, number, self.calls) for number in range(FLEET)]

    def most_in_a_second(self) -> int:
        times = sorted(at for at, _ in self.calls)
        most, first = 0, 0
        for last, at in enumerate(times):
            while times[first] <= at - ALL[1] + 1e-6:  # what numbers of this kind leave out
                first += 1
            most = max(most, last - first + 1)
        return most

    async def end(self) -> None:
        for process in self.processes:
            process.kill()
        await asyncio.sleep(0)


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Clockless:
    made = Clockless()
    made.seconds = 1000.0
    for module in (rate_limits, calls_of_all):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=made.time))
    return made


async def _anything_happens(fleet: Fleet) -> None:
    """Bursts here and there; processes die and come back, ways are cut, the database goes and is slow."""
    rng, until = fleet.rng, fleet.loop.time() + SECONDS
    while fleet.loop.time() < until:
        await asyncio.sleep(rng.expovariate(3))
        process, what = rng.choice(fleet.processes), rng.random()
        if what < 0.6:
            process.send(rng.choice((1, 3, 10, 60)))
        elif what < 0.7:
            process.kill()
            await asyncio.sleep(rng.choice((0, 0.3, 2, 6)))
            process.start()
        elif what < 0.85:
            process.way.cut = not process.way.cut
        elif what < 0.9:
            fleet.database.away = not fleet.database.away
        elif what < 0.95:
            fleet.database.answers_in = rng.choice((0, 0.01, 0.1, 0.4))
        else:
            fleet.database.slowest = rng.choice((0.001, 0.003, 0.06, 0.4, 1.5))
    await fleet.end()


@pytest.mark.parametrize("seed", range(25))
def test_whatever_happens_all_together_never_make_more_calls_than_there_are(
    loop: Clockless, seed: int
) -> None:
    with closing(loop):
        fleet = Fleet(loop, seed)
        loop.run_until_complete(_anything_happens(fleet))
    assert fleet.calls
    assert fleet.most_in_a_second() <= MOST


def test_who_has_something_to_send_gets_what_the_others_do_not_need(loop: Clockless) -> None:
    async def work() -> None:
        fleet = Fleet(loop)
        await asyncio.sleep(5)
        busy, began = fleet.processes[0], loop.time()
        busy.send(MOST)
        await asyncio.sleep(0.2)
        assert busy.made(began, loop.time()) == MOST, "all of them at once"
        await fleet.end()

    with closing(loop):
        loop.run_until_complete(work())


def test_who_needs_no_more_than_its_share_does_not_wait_for_one_that_needs_all(loop: Clockless) -> None:
    async def work() -> None:
        fleet = Fleet(loop)
        await asyncio.sleep(5)
        greedy, modest = fleet.processes[:2]
        greedy.send(1000)
        await asyncio.sleep(5)
        began = loop.time()
        modest.send(EACH)
        await asyncio.sleep(2.5)
        assert modest.made(began, loop.time()) == EACH
        assert fleet.most_in_a_second() <= MOST
        await fleet.end()

    with closing(loop):
        loop.run_until_complete(work())


def test_without_the_database_each_keeps_its_equal_share(loop: Clockless) -> None:
    async def work() -> None:
        fleet = Fleet(loop)
        await asyncio.sleep(5)
        fleet.database.away = True
        for process in fleet.processes:
            process.send(1000)
        await asyncio.sleep(ALONE + 1)
        began = loop.time()
        await asyncio.sleep(10)
        made = [process.made(began, loop.time()) for process in fleet.processes]
        assert made == [10 * EACH] * FLEET
        await fleet.end()
        assert fleet.most_in_a_second() <= MOST

    with closing(loop):
        loop.run_until_complete(work())


def test_a_process_that_is_cut_off_keeps_its_share_and_the_others_share_theirs(loop: Clockless) -> None:
    async def work() -> None:
        fleet = Fleet(loop)
        await asyncio.sleep(5)
        cut, busy = fleet.processes[:2]
        cut.way.cut = True
        await asyncio.sleep(ALONE + 1)
        began = loop.time()
        cut.send(1000)
        busy.send(1000)
        await asyncio.sleep(10)
        assert cut.made(began, loop.time()) >= 9 * EACH
        assert busy.made(began, loop.time()) >= 8 * (FLEET - 1) * EACH
        assert fleet.most_in_a_second() <= MOST
        cut.way.cut = False
        await asyncio.sleep(5)
        assert not cut.window.by_itself
        await fleet.end()
        assert fleet.most_in_a_second() <= MOST

    with closing(loop):
        loop.run_until_complete(work())


def test_what_a_process_puts_in_is_drawn_a_second_later_and_not_after_its_lease() -> None:
    now = 10**12
    first, second = CallShare("a", 10, 2, MOST), CallShare("b", 10, 2, MOST)
    pool, _ = draw_calls(CallPool(), now, first, CallsMade(), 0, 100)
    pool, calls = draw_calls(pool, now + 1000, second, CallsMade(), 20, 100)
    assert calls == 0, "it may have made calls of its own in the last second"
    pool, calls = draw_calls(pool, now + 1001, second, CallsMade(), 20, 100)
    assert calls == 10, "its own share is not in for a second yet"
    pool, calls = draw_calls(pool, now + LEASE_MS - 1, second, CallsMade(), 20, 100)
    assert calls == 20, "both are in"
    pool, calls = draw_calls(pool, now + LEASE_MS + UNHEARD_MS + 100, second, CallsMade(), 20, 100)
    assert calls == 10 and set(pool.members) == {"b"}, "the other has been silent"


def test_a_database_clock_that_is_set_back_holds_nobody_up_for_long() -> None:
    now, share = 10**12, CallShare("a", 10, 1, MOST)
    pool, _ = draw_calls(CallPool(), now, share, CallsMade(), 0, 100)
    pool, calls = draw_calls(pool, now + 2000, share, CallsMade(), 10, 100)
    assert calls == 10
    back = now - 3_600_000
    pool, _ = draw_calls(pool, back, share, CallsMade(), 10, 100)
    pool, calls = draw_calls(pool, back + LEASE_MS - 1, share, CallsMade(), 10, 100)
    assert calls == 10


# On real databases


@pytest_asyncio.fixture(loop_scope="session")
async def stores(server: OwnServer) -> AsyncIterator[list[Store]]:
    """Two processes on one PostgreSQL."""
    place = server.new_database()
    async with await open_store(place) as first, await open_store(place) as second:
        yield [first, second]


async def test_two_processes_on_one_postgresql_draw_from_one_till(stores: list[Store]) -> None:
    windows = [
        pooled_calls(store, f"process {number}", (MOST // 2, 1.0), 2, ALL)
        for number, store in enumerate(stores)
    ]
    for window in windows:
        await window.beat()
    await asyncio.gather(*(windows[0].begin() for _ in range(MOST // 2 + 5)))
    pool = await _pool(stores[1])
    assert set(pool.members) == {"process 0", "process 1"}
    assert sum(one.calls for one in pool.drawn if one.owner == "process 0") > MOST // 2
    assert sum(one.calls for one in pool.drawn) <= MOST


async def _pool(store: Store) -> CallPool:
    value, _ = await store.meta_now(calls_of_all.KEY)
    assert value is not None
    return msgspec.json.decode(value, type=CallPool)
