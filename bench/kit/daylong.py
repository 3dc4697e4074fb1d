"""A day of play at thousands of live tables, as fast as possible: does memory stay constant?

The clock of the tables runs through a day. Everybody who is awaited answers a few times. As in the bot,
outbox items are removed, due tables are handled, and old records are deleted.
"""

import asyncio
import gc
import random
import tracemalloc
from collections.abc import Sequence
from statistics import linear_regression
from typing import Any

from games.core import Refusal
from games.manager.model.durations import DAY, MINUTE
from games.manager.services import RequestContext, Services, StaleClick
from kit.memory import memory_of
from kit.simulated import click_once

LEASE = MINUTE
AT_ONCE = 8
"""Number of people who click at any time."""

SAMPLES = 100
"""Number of measurements of memory in a day."""


class DayClock:
    """The simulated time, in milliseconds since 1970 UTC."""

    def __init__(self, began: int) -> None:
        self.began = began
        self.now = began

    def __call__(self) -> int:
        return self.now


class Day:
    """The given number of answers at random tables in the course of a day."""

    def __init__(
        self,
        services: Services,
        clock: DayClock,
        rng: random.Random,
        answers: int,
        trace: bool,
        samples: int = SAMPLES,
    ) -> None:
        self._services = services
        self._clock = clock
        self._rng = rng
        self._answers = answers
        self._trace = trace
        self._samples = samples
        self._clicks = 0
        self._given = 0
        self.looks = 0
        self.memory: list[tuple[int, int]] = []
        self.grown: list[str] = []

    async def run(self, count: int) -> None:
        """Play the day at tables 1 to `count`."""
        self._look()
        quarter: Any = None
        for part in range(1, self._samples + 1):
            share = self._answers * part // self._samples
            await asyncio.gather(*(self._play(count, share) for _ in range(AT_ONCE)))
            self._clock.now = self._clock.began + DAY * part // self._samples
            await self._housekeeping()
            self._look()
            if self._trace and part == self._samples // 4:
                tracemalloc.start()
                quarter = tracemalloc.take_snapshot()
        if quarter is not None:
            gc.collect()
            self.grown = [str(one) for one in tracemalloc.take_snapshot().compare_to(quarter, "lineno")[:15]]
            tracemalloc.stop()

    def _look(self) -> None:
        gc.collect()
        self.memory.append((self._given, memory_of("self")))

    async def _play(self, count: int, until: int) -> None:
        while self._given < until:
            self._given += 1
            await self._answer(self._rng.randint(1, count))

    async def _answer(self, table_id: int) -> None:
        """One answer, with its confirmation if one is asked for."""
        table = await self._services.get(table_id)
        if table is None or table.game is None or table.game.over:
            return
        try:
            after = (await click_once(self._services, table, self._rng, self._click())).table
            if any(draft.steps for draft in after.drafts.values()):
                await click_once(self._services, after, self._rng, self._click())
        except (Refusal, StaleClick):
            return  # somebody else's click at this table was faster

    def _click(self) -> RequestContext:
        self._clicks += 1
        return RequestContext(10**15 + self._clicks)

    async def _housekeeping(self) -> None:
        """The work of delivery, deadlines and housekeeping."""
        store, now = self._services.repository.store, self._clock()
        while found := (await store.take(now, now + LEASE, 200, "loggia"))[0]:
            await store.done([one.id for one in found])
        for table_id in await store.due_tables(now, 1_000):
            await self._services.deadlines.do_due(table_id)
            self.looks += 1
        await store.prune(now - 14 * DAY)


def slope(memory: Sequence[tuple[int, float]]) -> float:
    """The growth of memory in bytes per answer, after the first quarter of the answers."""
    late = memory[len(memory) // 4 :]
    return linear_regression([given for given, _ in late], [held for _, held in late]).slope
