"""The single drawing thread. The most urgent drawing goes first. The hands of a table wait for a post of that
table that is about to be drawn."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from cogs.support.urgency import MostUrgentFirst

T = TypeVar("T")


class DrawingThread:
    """The drawing thread with its queue."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self._turns = MostUrgentFirst()
        self._posts: dict[int, asyncio.Event] = {}
        self.on_drawn: Callable[[float], object] | None = None
        """Called with the drawing time of each picture, if metrics are on."""

    async def draw(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread when its turn comes."""
        async with self._turns:
            drawing = work if self.on_drawn is None else _timed(work, self.on_drawn)
            return await asyncio.get_running_loop().run_in_executor(self._thread, drawing)

    @contextmanager
    def post_coming(self, table_id: int) -> Iterator[None]:
        """Marks that a table's post is being made. `after_post` waits until it is drawn or given up."""
        drawn = self._posts[table_id] = asyncio.Event()
        try:
            yield
        finally:
            drawn.set()
            if self._posts.get(table_id) is drawn:
                del self._posts[table_id]

    def post_drawn(self, table_id: int) -> None:
        """The post's picture is done; the rest of the post needs no drawing."""
        if (coming := self._posts.get(table_id)) is not None:
            coming.set()

    async def after_post(self, table_id: int) -> None:
        """Wait for a table's post that is about to be drawn: everybody looks at a post, one person at a
        hand."""
        if (coming := self._posts.get(table_id)) is not None:
            await coming.wait()

    @property
    def busy(self) -> bool:
        """Whether a drawing is running."""
        return self._turns.busy

    def close(self) -> None:
        """Let the current drawing finish, and draw nothing more."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def _timed(work: Callable[[], T], tell: Callable[[float], object]) -> Callable[[], T]:
    def timed() -> T:
        began = time.perf_counter()
        try:
            return work()
        finally:
            tell(time.perf_counter() - began)

    return timed
