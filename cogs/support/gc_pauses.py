"""Garbage is looked for in moments in which nobody waits. Left to itself Python looks whenever so much has
been made, and that is while somebody's click is answered: for 2 ms now and then, 10 where much was new."""

import asyncio
import gc
from collections.abc import Callable

AFTER = 0.5
"""Seconds after an answer; by then its post is sent, too."""

WORTH = 500
"""So many young objects are worth a look."""


class GcPauses:
    """Looks a while after something was done. Where somebody always waits, Python looks by itself."""

    def __init__(self, waited_for: Callable[[], bool]) -> None:
        """`waited_for`: whether somebody waits for anything just now."""
        self._waited_for = waited_for
        self._coming: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        """Something was done."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().call_later(AFTER, self._look)

    def _look(self) -> None:
        self._coming = None
        if self._waited_for():
            self.soon()
        elif gc.get_count()[0] > WORTH:
            gc.collect(1)
