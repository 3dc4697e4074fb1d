"""The call limit of one process among several. Its calls come from the pool that all processes share
(`cogs.support.calls.call_pool`), or from its own share if the database is away.

Two rules keep the processes together below Discord's limit. Drawn calls are used within a time that the pool
accounts for, measured from before the request. And a process uses its own share only when that share has been
out of the pool long enough that no call drawn on it counts any more.
"""

import asyncio
import logging
import time
from collections import Counter

import msgspec

from cogs.support.calls.call_pool import (
    LEASE_MS,
    LONGEST_MS,
    SECOND_MS,
    UNHEARD_MS,
    CallPool,
    CallShare,
    CallsMade,
    draw_calls,
)
from cogs.support.calls.rate_limits import CallLimit, RateWindow
from cogs.support.urgency import MostUrgentFirst
from db import Store, StoreFailed
from games.core.decoding import decoded_json

log = logging.getLogger("loggia.sharing")

KEY = "calls"
"""The store's key for the pool."""

BEAT_SECONDS = 1.0
"""Seconds between two signs of life of a process that has nothing to send."""

ANSWER_SECONDS = 1.0
"""Seconds in which the database must answer."""

RETRY_SECONDS = 0.1
"""Seconds until the next try if it did not."""

LOOK_SECONDS = 0.2
"""Maximum seconds until a process that needs more calls asks again."""

SHORTEST_MS = 100
"""Milliseconds within which drawn calls are used, unless the database is slower than that."""

GRAIN_MS = 25
"""Milliseconds to which the end times of answered calls are rounded up, so that many calls share one entry of
the pool."""

SWAPS = 20
"""Maximum number of tries to write the pool. A try fails if another process writes first."""

OVER_SECONDS = (SECOND_MS + LONGEST_MS) / 1000
"""Seconds after the end of a lease in which other processes may still make calls from this share."""


class PooledCalls:
    """A process's rate limit for calls to Discord: like `RateWindow`, but drawn from the pool of all
    processes."""

    def __init__(self, store: Store, share: CallShare, seconds: float) -> None:
        self._store = store
        self._share = share
        self._made = RateWindow((share.calls, seconds))
        self._one_at_a_time = MostUrgentFirst()
        self._waiting = 0
        self._drawn = 0
        self._usable_until = 0.0
        self._valid_ms = SHORTEST_MS
        self._first = True
        # An earlier process of this name may have left the share in the pool.
        self._lent_until = time.monotonic() + LEASE_MS / 1000
        self._reported_at = 0.0
        self._back = False

    @property
    def by_itself(self) -> bool:
        """Whether the process may use its own share: no other process's calls from it count any more."""
        return time.monotonic() >= self._lent_until + OVER_SECONDS

    async def begin(self) -> None:
        """Wait until another call is within the limit of all processes, and count it. The most urgent calls
        go first."""
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                await self._begin()
        finally:
            self._waiting -= 1

    def over(self) -> None:
        """The call is answered, or is known to be lost."""
        self._made.over()

    async def beat(self) -> None:
        """Give a sign of life, so that other processes may use what this one does not need. After an outage
        of the database, put the share back into the pool."""
        if self.by_itself:
            async with asyncio.timeout(ANSWER_SECONDS):  # only a probe: no call waits for it
                await self._store.meta_now(KEY)
            self._back = True
        if self._waiting:
            return  # drawing calls is a sign of life too
        async with self._one_at_a_time:
            if time.monotonic() >= self._reported_at + BEAT_SECONDS / 2:
                await self._draw(0)

    async def _begin(self) -> None:
        while self._drawn < 1 or time.monotonic() >= self._usable_until:
            if self.by_itself and not self._back:
                await self._made.begin()
                return
            try:
                wait = await self._draw(self._waiting)
            except (StoreFailed, TimeoutError) as error:
                log.info("no calls could be borrowed from other processes: %s", error or "no answer in time")
                wait = RETRY_SECONDS
            if wait:
                await asyncio.sleep(wait)
        self._drawn -= 1
        self._made.open += 1

    async def _draw(self, wanted: int) -> float:
        """Draw calls. Returns the seconds until there may be more if none were drawn, else 0. Raises
        StoreFailed, TimeoutError."""
        began = time.monotonic()
        self._back = False
        self._drawn = 0  # unused calls of the last draw are given back by this one
        async with asyncio.timeout(ANSWER_SECONDS):
            calls, wait = await self._swapped(min(wanted, self._share.most))
        self._reported_at = time.monotonic()
        took_ms = round((self._reported_at - began) * 1000)
        self._drawn, self._usable_until = calls, began + self._valid_ms / 1000
        # If the answer came too late to use the calls, the next ones are valid for longer.
        self._valid_ms = min(LONGEST_MS, max(SHORTEST_MS, 2 * took_ms))
        return 0.0 if calls or not wanted else wait

    async def _swapped(self, wanted: int) -> tuple[int, float]:
        for _ in range(SWAPS):
            made = CallsMade(self._counting(), first=self._first)
            old, now = await self._store.meta_now(KEY)
            pool = decoded_json(old, CallPool) if old is not None else CallPool()
            after, calls = draw_calls(pool, now, self._share, made, wanted, self._valid_ms)
            # Even if the write fails, the share stays in the pool no longer than this.
            self._lent_until = time.monotonic() + LEASE_MS / 1000
            if await self._store.swap_meta(KEY, old, msgspec.json.encode(after).decode()):
                self._first = False
                return calls, min((after.changes_at(now) - now) / 1000, LOOK_SECONDS)
        return 0, RETRY_SECONDS

    def _counting(self) -> dict[int, int]:
        """The calls that still count, by the milliseconds for which they do."""
        left = Counter((int(seconds * 1000) // GRAIN_MS + 1) * GRAIN_MS for seconds in self._made.answered())
        if self._made.open:
            left[UNHEARD_MS] += self._made.open
        return dict(left)


def pooled_calls(store: Store, owner: str, part: CallLimit, of: int, all: CallLimit) -> PooledCalls:
    """The rate limit of a process that has a part of all calls."""
    return PooledCalls(store, CallShare(owner, part[0], of, all[0]), part[1])
