"""What a soak starts and switches on ends with it, also when something goes wrong in between."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from soak import processes
from soak.processes import BotUnderTest, SandboxProcess
from soak.sitting import KilledMeanwhile, Sitting


class World:
    """The part of a sandbox that a killed act touches: it has no interaction of it."""

    def __init__(self) -> None:
        self.doubled = 0

    async def double_interactions(self, times: int = 1) -> None:
        self.doubled = times

    async def interactions(self) -> list[Any]:
        return []


async def test_an_act_that_a_kill_kept_from_being_sent_doubles_no_later_one(
    leaks: Any, tmp_path: Path
) -> None:
    world: Any = World()
    bot: Any = BotUnderTest(world, tmp_path)
    bot.kill = bot.start = lambda: asyncio.sleep(0)
    sitting = Sitting(world, bot, leaks.ledger, SimpleNamespace(uniform=lambda *_: 0), "", (), kills=[0])
    with pytest.raises(KilledMeanwhile):
        await sitting.act("aoi", "waits", asyncio.Event().wait, doubled=True)  # type: ignore[arg-type]
    assert world.doubled == 0 and sitting.kills == []


async def test_a_sandbox_that_starts_too_late_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "STARTING", 0)
    sandbox = SandboxProcess()
    with pytest.raises(TimeoutError):
        await sandbox.__aenter__()
    assert sandbox._process is not None and sandbox._process.returncode is not None


async def test_a_bot_that_never_comes_to_the_gateway_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "STARTING", 0)
    counters = {"identifies": 0, "connected": 0}
    world: Any = SimpleNamespace(url="http://127.0.0.1:9", counters=lambda: asyncio.sleep(0, counters))
    bot = BotUnderTest(world, tmp_path)
    with pytest.raises(TimeoutError):
        await bot.__aenter__()
    assert bot._process is not None and not bot.running
