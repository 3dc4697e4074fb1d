"""Each user has their own queue, so nobody can slow others down."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal
from weakref import WeakValueDictionary

MOST = 20
"""Maximum number of requests of one user that may wait. Any more are refused at once."""


SECONDS_BETWEEN_REFUSALS = 1.0
"""Seconds between two such refusals. Sending each of a thousand refusals would delay others."""


QueueOutcome = Literal["admitted", "refused", "ignored"]
"""What happens to a request. A refused one is answered with a sentence."""


class TooMany(Exception):
    """A user has too many requests waiting."""


class UserQueues:
    """A queue of requests for each user, in the order they came."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._admitted: Counter[int] = Counter()
        """Clicks and commands that are not answered yet, refused ones too."""
        self._waiting: Counter[int] = Counter()
        """Requests that stand in a line or are served there, and what is being typed."""
        self._typing: Counter[int] = Counter()
        self._refused: dict[int, float] = {}

    @contextmanager
    def admit(self, user: int) -> Iterator[QueueOutcome]:
        """Register a request of this user. It is admitted if there is room; otherwise it is refused, or
        ignored if a refusal was just sent."""
        now = time.monotonic()
        flood = self._admitted[user] >= MOST
        if flood and now - self._refused.get(user, -SECONDS_BETWEEN_REFUSALS) < SECONDS_BETWEEN_REFUSALS:
            yield "ignored"
            return
        if flood:
            self._refused[user] = now
        self._admitted[user] += 1
        try:
            yield "refused" if flood else "admitted"
        finally:
            self._admitted[user] -= 1
            if not self._admitted[user]:
                del self._admitted[user]
                self._refused.pop(user, None)

    @contextmanager
    def line(self, user: int) -> Iterator[asyncio.Lock]:
        """Stand in a user's line. Hold the lock to be served, one after another. Raises TooMany if too many
        wait already."""
        if self._waiting[user] >= MOST:
            raise TooMany
        self._waiting[user] += 1
        try:
            yield self._locks.setdefault(user, asyncio.Lock())
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]

    @asynccontextmanager
    async def newest(self, user: int) -> AsyncIterator[bool]:
        """For autocompletion: wait for the user's other requests; true if nothing newer was typed
        meanwhile."""
        self._typing[user] += 1
        number = self._typing[user]
        try:
            with self.line(user) as turn:
                async with turn:
                    yield self._typing[user] == number
        except TooMany:
            yield False
        finally:
            if self._typing[user] == number:
                del self._typing[user]
