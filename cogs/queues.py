"""One user's work waits behind their own: whoever clicks a thousand times keeps nobody else waiting."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

MOST = 20
"""So many requests of one user may wait; what comes on top is refused at once."""


class TooMany(Exception):
    """A user has asked for more than can wait."""


class Queues:
    """Each user's requests, one after the other, in their order."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        self._typing: Counter[int] = Counter()

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """Wait until nothing else of this user is being worked on. TooMany if too much waits already."""
        if self._waiting[user] >= MOST:
            raise TooMany
        lock = self._locks.setdefault(user, asyncio.Lock())
        self._waiting[user] += 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]

    @asynccontextmanager
    async def newest(self, user: int) -> AsyncIterator[bool]:
        """A completion: true if nothing newer was typed while it waited behind the user's other requests."""
        self._typing[user] += 1
        number = self._typing[user]
        try:
            async with self.turn(user):
                yield self._typing[user] == number
        except TooMany:
            yield False
        finally:
            if self._typing[user] == number:
                del self._typing[user]
