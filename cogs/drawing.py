"""The one thread that draws. What somebody who clicked waits for comes first, then posts, then hands in
direct messages, and last what is only made ready for later. The hands of a table also wait for a post of it
that is about to be drawn."""

import asyncio
import contextvars
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """For whom something is drawn."""

    ANSWER = 0
    POST = 1
    LETTER = 2
    LATER = 3


urgency: contextvars.ContextVar[Urgency] = contextvars.ContextVar("urgency", default=Urgency.ANSWER)
"""That of all that a task draws; who delivers or prepares says so once for its task."""


class Drawing:
    """The thread, and those who wait for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._busy = False
        self._posts: dict[int, asyncio.Event] = {}
        self.on_drawn: Callable[[float], object] | None = None
        """Told how long each picture took in the thread, if somebody measures."""

    async def draw(self, work: Callable[[], T]) -> T:
        """Do `work` in the thread when it is its turn."""
        if self._busy:
            await self._turn()
        self._busy = True
        drawing = work if self.on_drawn is None else _timed(work, self.on_drawn)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, drawing)
        finally:
            self._next()

    @contextmanager
    def post_coming(self, table_id: int) -> Iterator[None]:
        """A table's post is being made: what `after_post` holds back waits until it is drawn, or given up."""
        drawn = self._posts[table_id] = asyncio.Event()
        try:
            yield
        finally:
            drawn.set()
            if self._posts.get(table_id) is drawn:
                del self._posts[table_id]

    def post_drawn(self, table_id: int) -> None:
        """The picture is there, what is left of the post needs no drawing."""
        if (coming := self._posts.get(table_id)) is not None:
            coming.set()

    async def after_post(self, table_id: int) -> None:
        """Wait for a table's post that is about to be drawn: all look at it, at a hand only one."""
        if (coming := self._posts.get(table_id)) is not None:
            await coming.wait()

    @property
    def busy(self) -> bool:
        """Whether something is being drawn."""
        return self._busy

    def close(self) -> None:
        """Let the thread finish what it draws; nothing else is drawn any more."""
        self._thread.shutdown(wait=True, cancel_futures=True)

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
        self._busy = False


def _timed(work: Callable[[], T], tell: Callable[[float], object]) -> Callable[[], T]:
    def timed() -> T:
        began = time.perf_counter()
        try:
            return work()
        finally:
            tell(time.perf_counter() - began)

    return timed
