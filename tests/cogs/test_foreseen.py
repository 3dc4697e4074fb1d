"""A screen is made while the disk is waited for, and shown when it has what it shows."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.panel.optimistic import shown_when_written


class Answering:
    """An answer that is foreseen, and written when `written` says so."""

    def __init__(self) -> None:
        self.outcome: Any = SimpleNamespace(table=object())
        self.written: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.made: list[Any] = []
        self.left: list[Any] = []
        self.drawn = asyncio.Event()
        """Until then its screen is being made."""

    async def answer(self, foresee: Any) -> Any:
        foresee(self.outcome)
        return await self.written

    async def show(self, outcome: Any) -> Any:
        self.made.append(outcome)
        try:
            await self.drawn.wait()
        except asyncio.CancelledError:
            self.left.append(outcome)
            raise
        return outcome

    async def begin(self) -> asyncio.Task[Any]:
        shown = asyncio.create_task(shown_when_written(self.answer, self.show))  # type: ignore[arg-type]
        for _ in range(5):
            await asyncio.sleep(0)
        return shown


async def test_it_is_made_before_and_shown_after_it_is_written() -> None:
    one = Answering()
    one.drawn.set()
    shown = await one.begin()
    assert one.made == [one.outcome] and not shown.done()
    one.written.set_result(one.outcome)
    assert await shown is one.outcome
    assert one.made == [one.outcome]


@pytest.mark.parametrize("ready", [True, False])
async def test_what_could_not_be_written_is_never_shown(ready: bool) -> None:
    one = Answering()
    if ready:
        one.drawn.set()
    shown = await one.begin()
    one.written.set_exception(OSError("disk full"))
    with pytest.raises(OSError, match="disk full"):
        await shown
    await asyncio.sleep(0)
    assert one.made == [one.outcome] and one.left == ([] if ready else [one.outcome])


async def test_where_something_else_came_of_it_that_is_shown() -> None:
    one, other = Answering(), SimpleNamespace(table=object())
    one.drawn.set()
    shown = await one.begin()
    one.written.set_result(other)
    assert await shown is other
    assert one.made == [one.outcome, other]


async def test_who_no_longer_waits_leaves_nothing_behind() -> None:
    one = Answering()
    shown = await one.begin()
    shown.cancel()
    await asyncio.gather(shown, return_exceptions=True)
    await asyncio.sleep(0)
    assert one.left == [one.outcome]
