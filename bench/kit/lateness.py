"""How late an event loop wakes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

TICK = 0.005
"""Seconds between two looks."""


@asynccontextmanager
async def lateness_noted() -> AsyncIterator[list[float]]:
    """The seconds that the loop is late at each look while this context is entered."""
    found: list[float] = []
    noting = asyncio.create_task(_note(found))
    try:
        yield found
    finally:
        noting.cancel()


async def _note(found: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while True:
        wanted = loop.time() + TICK
        await asyncio.sleep(TICK)
        found.append(max(loop.time() - wanted, 0))
