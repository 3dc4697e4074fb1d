"""When garbage is looked for."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from cogs.support import gc_pauses
from cogs.support.gc_pauses import GcPauses


class Cycle:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The generations that were looked through, with nothing done by itself."""
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            found.append(info["generation"])

    monkeypatch.setattr(gc_pauses, "AFTER", 0.001)
    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.enable()


async def test_garbage_is_looked_for_once_nobody_waits(looks: list[int]) -> None:
    asked = asyncio.Event()
    waiting = [True, True, False]

    def waited_for() -> bool:
        asked.set()
        return waiting.pop(0)

    one = GcPauses(waited_for)
    made = [Cycle() for _ in range(2 * gc_pauses.WORTH)]
    one.soon()
    one.soon()
    while waiting:
        assert looks == []
        asked.clear()
        await asyncio.wait_for(asked.wait(), 60)
    assert looks == [1]
    assert len(made) == 2 * gc_pauses.WORTH


async def test_little_is_not_worth_a_look(looks: list[int]) -> None:
    asked = asyncio.Event()
    gc.collect(1)
    looks.clear()

    def waited_for() -> bool:
        asyncio.get_running_loop().call_soon(asked.set)
        return False

    GcPauses(waited_for).soon()
    await asyncio.wait_for(asked.wait(), 60)
    assert looks == []
