"""The one thread that draws, the most urgent first. The hands of a table also wait for a post of it that is
about to be drawn."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from cogs.support.urgency import MostUrgentFirst

T = TypeVar("T")


class Drawing:
    """The thread, and those who wait for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self._turns = MostUrgentFirst()
        self._posts: dict[int, asyncio.Event] = {}
        self.on_drawn: Callable[[float], object] | None = None
        """Told how long each picture took in the thread, if somebody measures."""

    async def draw(self, work: Callable[[], T]) -> T:
        """Do `work` in the thread when it is its turn."""
        async with self._turns:
            drawing = work if self.on_drawn is None else _timed(work, self.on_drawn)
            return await asyncio.get_running_loop().run_in_executor(self._thread, drawing)

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
        return self._turns.busy

    def close(self) -> None:
        """Let the thread finish what it draws; nothing else is drawn any more."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def _timed(work: Callable[[], T], tell: Callable[[float], object]) -> Callable[[], T]:
    def timed() -> T:
        began = time.perf_counter()
        try:
            return work()
        finally:
            tell(time.perf_counter() - began)

    return timed
