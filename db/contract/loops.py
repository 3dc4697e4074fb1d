"""Background loops of a process: none of them ends silently, and when each was last alive is known.

A loop says that it is alive at each turn, and at least every `SLICE` seconds while it waits for work. What it
did not expect is logged with its traceback, and after a pause it begins anew.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger("loggia.loops")

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before a loop begins anew, by the number of its faults in a row; then the last again and again."""

STEADY = 600.0
"""Seconds a loop runs without a fault until its faults no longer count as in a row."""

SLICE = 15.0
"""Seconds a loop waits at the most before it says again that it is alive."""


class Loops:
    """The loops that run, by name."""

    pauses: Sequence[float] = PAUSES

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}

    def seen(self, name: str) -> None:
        """A loop is alive."""
        self._seen[name] = time.monotonic()

    def ages(self) -> dict[str, float]:
        """Seconds since each loop that runs was last seen alive."""
        now = time.monotonic()
        return {name: now - at for name, at in self._seen.items()}

    async def rest(self, name: str, seconds: float) -> None:
        """Let a loop wait, alive."""
        until = time.monotonic() + seconds
        self.seen(name)
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, SLICE))
            self.seen(name)

    async def keep(self, name: str, run: Callable[[], Awaitable[object]], ends: bool = False) -> None:
        """Run a loop for good, whatever it meets; with `ends` until it returns by itself."""
        faults = 0
        try:
            while True:
                self.seen(name)
                began = time.monotonic()
                if await _ran(name, run):
                    if ends:
                        return
                    log.error("%s has ended by itself, and begins anew", name)
                faults = faults + 1 if time.monotonic() - began < STEADY else 1
                await self.rest(name, self.pauses[min(faults, len(self.pauses)) - 1])
        finally:
            self._seen.pop(name, None)


async def _ran(name: str, run: Callable[[], Awaitable[object]]) -> bool:
    """Whether a loop has returned; what it met instead is logged."""
    try:
        await run()
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        # Nobody has asked it to end: something that it waited for was cancelled.
        log.exception("%s was interrupted, and begins anew", name)
    except Exception:
        log.exception("%s met a fault, and begins anew", name)
    else:
        return True
    return False
