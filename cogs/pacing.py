"""Sending ahead of Discord's limits, so that it never has to refuse: so many calls in so many seconds, to
all places together and to each person.

A channel needs no window of its own: a table's post is one call after another, and what Discord says of the
channel's limit in each answer discord.py keeps by itself. But many tables may write to one person at once.
"""

import asyncio
import time
from collections import OrderedDict, deque
from typing import Protocol

Limit = tuple[int, float]
"""So many calls in so many seconds."""

EACH: Limit = (5, 5.5)
"""Messages to one person. Discord allows 5 in 5 seconds, counted when they arrive."""

ALL: Limit = (40, 1.0)
"""Calls to all of Discord, of which it allows 50 a second; the answers to clicks are not counted there."""

LEAST = 2
"""Calls a second that even the smallest of many processes may make."""

REMEMBERED = 5000
"""So many people are remembered; the one written to longest ago is forgotten first."""


def part_of_all(shards: int, of: int) -> Limit:
    """What a process with so many of the bot's shards may call: Discord counts by the token, all processes
    together."""
    most, seconds = ALL
    return max(most * shards // of, LEAST), seconds


class Turns(Protocol):
    """What calls wait for."""

    async def turn(self) -> None:
        """Wait until another call is within the limit, and count it. In the order of asking."""


class Window:
    """The last calls."""

    def __init__(self, limit: Limit) -> None:
        self.most, self.seconds = limit
        self._lock = asyncio.Lock()
        self._calls: deque[float] = deque()

    async def turn(self) -> None:
        """See Turns."""
        async with self._lock:
            if len(self._calls) >= self.most:
                wait = self._calls.popleft() + self.seconds - time.monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
            self._calls.append(time.monotonic())


class Pace:
    """All windows. `together`: what this process shares with others, in the place of its own limit `all`."""

    def __init__(self, each: Limit = EACH, all: Limit = ALL, together: Turns | None = None) -> None:
        self._each = each
        self._all = together or Window(all)
        self._people: OrderedDict[int, Window] = OrderedDict()

    async def turn(self, person: int | None = None) -> None:
        """Wait for one's turn to write somewhere, or to a person."""
        if person is not None:
            window = self._people.setdefault(person, Window(self._each))
            self._people.move_to_end(person)
            while len(self._people) > REMEMBERED:
                self._people.popitem(last=False)
            await window.turn()
        await self._all.turn()
