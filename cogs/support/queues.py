"""One user's work waits behind their own: whoever clicks a thousand times keeps nobody else waiting."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal
from weakref import WeakValueDictionary

MOST = 20
"""So many requests of one user may wait; what comes on top is refused at once."""


AGAIN = 1.0
"""Seconds from one such refusal to the next: to say it a thousand times would keep the others waiting."""


Answering = Literal["worked on", "refused", "left"]
"""What becomes of a request: it is worked on, refused in a sentence, or left without an answer."""


class TooMany(Exception):
    """A user has asked for more than can wait."""


class Queues:
    """Each user's requests, one after the other, in their order."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        self._typing: Counter[int] = Counter()
        self._answering: Counter[int] = Counter()
        self._refused: dict[int, float] = {}

    @contextmanager
    def answering(self, user: int) -> Iterator[Answering]:
        """Something of this user is to be answered: worked on; or, where so much of theirs is being answered
        already, refused in a sentence; or left, if they have been told so just now."""
        now = time.monotonic()
        flood = self._answering[user] >= MOST
        if flood and now - self._refused.get(user, -AGAIN) < AGAIN:
            yield "left"
            return
        if flood:
            self._refused[user] = now
        self._answering[user] += 1
        try:
            yield "refused" if flood else "worked on"
        finally:
            self._answering[user] -= 1
            if not self._answering[user]:
                del self._answering[user]
                self._refused.pop(user, None)

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
