"""The calls of one process of a fleet: drawn from the till of all (`cogs.jobs.till`), or its own share where
the database is away.

Two things keep the processes together below the limit. What was drawn is used within a time that the till
counts on, measured from before it was asked for. And a process makes calls of its own only when its share has
been out of the till for so long that no call drawn on it counts any more.
"""

import asyncio
import logging
import time
from collections import Counter

import msgspec

from cogs.app.client import Loggia
from cogs.app.loops import Loop
from cogs.jobs.till import LEASE, LONGEST, SECOND, UNHEARD, CallsMade, Share, Till, draw
from cogs.support.rate_limits import Limit, RateWindow
from cogs.support.urgency import MostUrgentFirst
from db import Store, StoreFailed

log = logging.getLogger("loggia.sharing")

KEY = "calls"
"""Under which fact the till is kept."""

BEAT = 1.0
"""Seconds between two words of a process that has nothing to send."""

ANSWERS_IN = 1.0
"""Seconds in which the database must answer."""

AGAIN = 0.1
"""Seconds until it is asked again where it did not."""

LOOK = 0.2
"""Seconds after which a process that is short of calls asks again at the latest."""

SHORTLY = 100
"""Milliseconds in which drawn calls are used, unless the database takes longer to answer."""

GRAIN = 25
"""Milliseconds to which the ends of answered calls are rounded up, so that many are one line of the till."""

SWAPS = 20
"""Tries to write the till before others do: with each of them somebody else has drawn."""

OVER = (SECOND + LONGEST) / 1000
"""Seconds after the end of a lease in which others may still make calls of this share."""


class SharedWindow:
    """The turns of a process to call Discord. As `Window`, but out of what all processes may call."""

    def __init__(self, store: Store, share: Share, seconds: float) -> None:
        self._store = store
        self._share = share
        self._made = RateWindow((share.calls, seconds))
        self._one_at_a_time = MostUrgentFirst()
        self._waiting = 0
        self._drawn = 0
        self._usable_until = 0.0
        self._valid = SHORTLY
        self._spoken = False
        # A process before this one may have left the share in the till.
        self._lent_until = time.monotonic() + LEASE / 1000
        self._said_at = 0.0
        self._back = False

    @property
    def by_itself(self) -> bool:
        """Whether the share is its own again: nobody can have drawn on it for a second."""
        return time.monotonic() >= self._lent_until + OVER

    async def begin(self) -> None:
        """Wait until another call is within the limit of all, and count it. The most urgent come first."""
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
        """Say that this process is there, so that others may have what it does not need. Where the database
        was away: put the share back into the till."""
        if self.by_itself:
            async with asyncio.timeout(ANSWERS_IN):  # nobody's turn waits while it is only tried
                await self._store.meta_now(KEY)
            self._back = True
        if self._waiting:
            return  # whoever draws says so, too
        async with self._one_at_a_time:
            if time.monotonic() >= self._said_at + BEAT / 2:
                await self._draw(0)

    async def _begin(self) -> None:
        while self._drawn < 1 or time.monotonic() >= self._usable_until:
            if self.by_itself and not self._back:
                await self._made.begin()
                return
            try:
                wait = await self._draw(self._waiting)
            except (StoreFailed, TimeoutError) as error:
                log.info("calls can't be drawn: %s", error or "no answer in time")
                wait = AGAIN
            if wait:
                await asyncio.sleep(wait)
        self._drawn -= 1
        self._made.open += 1

    async def _draw(self, wanted: int) -> float:
        """Draw calls; seconds until there may be more, if that was none. StoreFailed, TimeoutError."""
        began = time.monotonic()
        self._back = False
        self._drawn = 0  # what is left of the last calls is given back with this word
        async with asyncio.timeout(ANSWERS_IN):
            calls, wait = await self._swapped(min(wanted, self._share.most))
        self._said_at = time.monotonic()
        took = round((self._said_at - began) * 1000)
        self._drawn, self._usable_until = calls, began + self._valid / 1000
        # An answer that came too late for its calls gets more time with the next.
        self._valid = min(LONGEST, max(SHORTLY, 2 * took))
        return 0.0 if calls or not wanted else wait

    async def _swapped(self, wanted: int) -> tuple[int, float]:
        for _ in range(SWAPS):
            made = CallsMade(self._counting(), first=not self._spoken)
            old, now = await self._store.meta_now(KEY)
            till = msgspec.json.decode(old, type=Till) if old is not None else Till()
            after, calls = draw(till, now, self._share, made, wanted, self._valid)
            # Whatever comes of the write: by it the share is in the till no longer than this.
            self._lent_until = time.monotonic() + LEASE / 1000
            if await self._store.swap_meta(KEY, old, msgspec.json.encode(after).decode()):
                self._spoken = True
                return calls, min((after.changes_at(now) - now) / 1000, LOOK)
        return 0, AGAIN

    def _counting(self) -> dict[int, int]:
        """The calls that were made and count, by the milliseconds for which they do."""
        left = Counter((int(seconds * 1000) // GRAIN + 1) * GRAIN for seconds in self._made.answered())
        if self._made.open:
            left[UNHEARD] += self._made.open
        return dict(left)


def shared_window(store: Store, owner: str, part: Limit, of: int, all: Limit) -> SharedWindow:
    """The turns of a process that has a part of all calls."""
    return SharedWindow(store, Share(owner, part[0], of, all[0]), part[1])


class Sharing(Loop):
    """Says in time that this process is there, so that it lends what it does not need."""

    at_once = True

    def __init__(self, bot: Loggia, window: SharedWindow) -> None:
        super().__init__(bot)
        self.window = window

    async def _run(self) -> None:
        while True:
            self.alive()
            try:
                await self.window.beat()
            except (StoreFailed, TimeoutError) as error:
                log.info("this process keeps its share of the calls: %s", error or "no answer in time")
            await self.rest(BEAT)
