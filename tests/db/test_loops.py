"""Background loops: kept going, seen alive, ended only by who asks them to."""

from __future__ import annotations

import asyncio
import logging

import pytest

from db import loops as loops_module
from db.loops import Loops


class Napping:
    """asyncio whose sleeps take no time, and are noted."""

    def __init__(self) -> None:
        self.naps: list[float] = []

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.at += seconds
        await asyncio.sleep(0)

    at = 0.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def napping(monkeypatch: pytest.MonkeyPatch) -> Napping:
    naps = Napping()
    monkeypatch.setattr(loops_module, "asyncio", naps)
    monkeypatch.setattr(loops_module, "time", naps)
    return naps


async def test_the_pauses_grow_with_the_faults_in_a_row_and_not_after_a_steady_run(
    napping: Napping, caplog: pytest.LogCaptureFixture
) -> None:
    loops, turns = Loops(), 0

    async def run() -> None:
        nonlocal turns
        turns += 1
        if turns == 4:
            napping.at += loops_module.STEADY
        if turns == 6:
            return
        raise ZeroDivisionError("planted")

    await loops.keep("mill", run, ends=True)
    assert napping.naps == [1.0, 2.0, 5.0, 1.0, 2.0]
    assert [one.levelname for one in caplog.records] == ["ERROR"] * 5
    assert all(one.exc_info for one in caplog.records), "with its traceback"
    assert loops.ages() == {}, "what has done its work is not late"


async def test_a_loop_that_waits_for_long_is_seen_alive_meanwhile(napping: Napping) -> None:
    loops = Loops()
    await loops.wait("mill", 6 * 3600.0)
    assert sum(napping.naps) == 6 * 3600.0 and max(napping.naps) == loops_module.SLICE
    assert loops.ages() == {"mill": 0.0}
    napping.at += 77
    assert loops.ages() == {"mill": 77.0}


async def test_a_loop_that_ends_by_itself_though_it_is_for_good_begins_anew(
    napping: Napping, caplog: pytest.LogCaptureFixture
) -> None:
    loops, begun = Loops(), asyncio.Event()
    turns = 0

    async def run() -> None:
        nonlocal turns
        turns += 1
        if turns == 2:
            begun.set()
            await asyncio.Event().wait()

    kept = asyncio.create_task(loops.keep("mill", run))
    await begun.wait()
    assert "mill has ended by itself" in caplog.text
    kept.cancel()
    with pytest.raises(asyncio.CancelledError):
        await kept


async def test_what_is_cancelled_inside_a_loop_does_not_end_it_and_who_asks_it_to_end_does(
    napping: Napping, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    loops, waiting, turns = Loops(), asyncio.Event(), 0

    async def run() -> None:
        nonlocal turns
        turns += 1
        if turns == 1:
            gone = asyncio.get_running_loop().create_future()
            gone.cancel()
            await gone
        waiting.set()
        await asyncio.Event().wait()

    kept = asyncio.create_task(loops.keep("mill", run))
    await waiting.wait()
    assert turns == 2 and "mill was interrupted" in caplog.text
    kept.cancel()
    with pytest.raises(asyncio.CancelledError):
        await kept
    assert turns == 2 and loops.ages() == {}
