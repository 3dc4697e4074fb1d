"""Background loops of a process: none ends silently, and it is known when each was last alive.

A loop reports at every turn, and at least every `SLICE` seconds while it waits for work. An unexpected
exception is logged with its traceback, and the loop restarts after a pause.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger("loggia.loops")

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before a loop restarts, by its number of failures in a row. The last value repeats."""

STEADY = 600.0
"""Seconds without a failure after which a loop's failures no longer count as in a row."""

SLICE = 15.0
"""Maximum number of seconds between a waiting loop's reports."""


class Loops:
    """The running loops, by name."""

    pauses: Sequence[float] = PAUSES

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}

    def seen(self, name: str) -> None:
        """Report that a loop is alive."""
        self._seen[name] = time.monotonic()

    def ages(self) -> dict[str, float]:
        """Seconds since the last report of each running loop."""
        now = time.monotonic()
        return {name: now - at for name, at in self._seen.items()}

    async def wait(self, name: str, seconds: float) -> None:
        """Let a loop wait, while it keeps reporting."""
        until = time.monotonic() + seconds
        self.seen(name)
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, SLICE))
            self.seen(name)

    async def keep(self, name: str, run: Callable[[], Awaitable[object]], ends: bool = False) -> None:
        """Run a loop for ever, restarting it after exceptions. `ends`: until it returns by itself."""
        faults = 0
        try:
            while True:
                self.seen(name)
                began = time.monotonic()
                if await _ran(name, run):
                    if ends:
                        return
                    log.error("%s has ended by itself and is restarted", name)
                faults = faults + 1 if time.monotonic() - began < STEADY else 1
                await self.wait(name, self.pauses[min(faults, len(self.pauses)) - 1])
        finally:
            self._seen.pop(name, None)


async def _ran(name: str, run: Callable[[], Awaitable[object]]) -> bool:
    """Whether a loop has returned. An exception is logged instead."""
    try:
        await run()
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        # Nobody asked the loop to end; something it waited for was cancelled.
        log.exception("%s was interrupted and is restarted", name)
    except Exception:
        log.exception("%s failed and is restarted", name)
    else:
        return True
    return False
