"""How urgent something is, and waiting for one's turn by that: what somebody who clicked waits for comes
first, then posts, then hands in direct messages, and last what is only made ready for later."""

import asyncio
import contextvars
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Urgency(IntEnum):
    """For whom something is done."""

    ANSWER = 0
    POST = 1
    LETTER = 2
    LATER = 3


urgency: contextvars.ContextVar[Urgency] = contextvars.ContextVar("urgency", default=Urgency.ANSWER)
"""That of all that a task does; who delivers or prepares says so once for its task."""


class MostUrgentFirst:
    """A lock: one at a time, of those who wait the most urgent first, of these who came first."""

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
                self._next()  # it had come at the same moment
            raise

    def _next(self) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False
