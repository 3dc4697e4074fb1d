"""Sending ahead of Discord's limits, so that it never has to refuse: so many calls in so many seconds, to
all places together and to each."""

import asyncio
import time
from collections import OrderedDict, deque

Limit = tuple[int, float]
"""So many calls in so many seconds."""

EACH: Limit = (5, 5.5)
"""Posts, and edits, to one channel. Discord allows 5 in 5 seconds, counted when they arrive."""

ALL: Limit = (40, 1.0)
"""Calls to all of Discord, of which it allows 50 a second; the answers to clicks are not counted there."""

REMEMBERED = 5000
"""So many places are remembered; the one used longest ago is forgotten first."""


class Window:
    """The last calls to one place."""

    def __init__(self, limit: Limit) -> None:
        self.most, self.seconds = limit
        self._lock = asyncio.Lock()
        self._calls: deque[float] = deque()

    async def turn(self) -> None:
        """Wait until another call is within the limit, and count it. In the order of asking."""
        async with self._lock:
            if len(self._calls) >= self.most:
                wait = self._calls.popleft() + self.seconds - time.monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
            self._calls.append(time.monotonic())


class Pace:
    """All windows."""

    def __init__(self, each: Limit = EACH, all: Limit = ALL) -> None:
        self._each = each
        self._all = Window(all)
        self._places: OrderedDict[tuple[str, int], Window] = OrderedDict()

    async def turn(self, what: str, place: int) -> None:
        """Wait for one's turn to `what` (post, edit) in a channel, or to a user."""
        key = (what, place)
        window = self._places.setdefault(key, Window(self._each))
        self._places.move_to_end(key)
        while len(self._places) > REMEMBERED:
            self._places.popitem(last=False)
        await window.turn()
        await self._all.turn()
