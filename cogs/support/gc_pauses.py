"""Runs the garbage collector when nobody waits. Python's default runs it while objects are created, so during
an answer: usually for 2 ms, up to 10 ms after many allocations."""

import asyncio
import gc
from collections.abc import Callable

AFTER = 0.5
"""Seconds after an answer until a collection. By then its post is sent too."""

WORTH = 500
"""Number of young objects that make a collection worthwhile."""


class GcPauses:
    """Schedules a collection a moment after an answer. If somebody is always waiting, Python's own thresholds
    apply."""

    def __init__(self, waited_for: Callable[[], bool]) -> None:
        """`waited_for` says whether anybody is waiting for the bot just now."""
        self._waited_for = waited_for
        self._coming: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        """Schedule a collection: something was done."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().call_later(AFTER, self._look)

    def _look(self) -> None:
        self._coming = None
        if self._waited_for():
            self.soon()
        elif gc.get_count()[0] > WORTH:
            gc.collect(1)
