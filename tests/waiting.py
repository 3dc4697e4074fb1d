"""Waiting for something that must happen. No test waits for a fixed time."""

import asyncio
import inspect
import os
import time
from collections.abc import Callable
from typing import Any

PATIENCE = float(os.environ.get("TESTS_PATIENCE", 180))
"""Seconds to wait for something that must happen, also on a slow machine."""

SOONEST, LATEST = 0.005, 0.05
"""Seconds between two questions, at first and after a while: whoever asks all the time slows down what it
waits for."""


async def until(true: Callable[[], Any], what: str = "it did not come true") -> Any:
    """Ask again and again until the result is true, and return that. `true` may be a coroutine function.
    Raises TimeoutError, which says `what`."""
    end, pause = time.monotonic() + PATIENCE, SOONEST
    while time.monotonic() < end:
        found = true()
        if inspect.isawaitable(found):
            found = await found
        if found:
            return found
        await asyncio.sleep(pause)
        pause = min(pause * 1.3, LATEST)
    raise TimeoutError(what)
