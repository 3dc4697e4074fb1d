"""Priorities, and a lock that respects them. Answers to clicks come first, then posts, then hands in direct
messages, then work done ahead of time."""

import asyncio
import contextvars
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Urgency(IntEnum):
    """The priorities, highest first."""

    ANSWER = 0
    POST = 1
    HAND = 2
    LATER = 3


urgency: contextvars.ContextVar[Urgency] = contextvars.ContextVar("urgency", default=Urgency.ANSWER)
"""The priority of everything the current task does. Delivery and preparation set it once for their task."""


class MostUrgentFirst:
    """A lock that admits the most urgent waiter first, and equals in the order they came."""

    def __init__(self) -> None:
        self.busy = False
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def __aenter__(self) -> None:
        if self.busy:
            await self._turn()
        self.busy = True

    async def __aexit__(self, *_: object) -> None:
        self._next()

    async def _turn(self) -> None:
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency.get(), next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it had been admitted at the same moment
            raise

    def _next(self) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False
