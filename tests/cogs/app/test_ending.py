"""The bot ends when it is asked to, wherever it is just then; and what it started ends with it."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from bot_process import Bot
from waiting import until

from sandbox import Sandbox


def closed_in_order(bot: Bot) -> bool:
    """The database too: nothing is left beside it."""
    last = bot.log.read_text(encoding="utf-8").splitlines()[-1]
    return "stopped" in last and not Path(f"{bot.database}-wal").exists()


@pytest.mark.parametrize(
    ("how", "script"),
    [(signal.SIGTERM, "bot.py"), (signal.SIGINT, "tests/bot_for_tests.py")],
    ids=["waiting", "between tries"],
)
async def test_a_bot_whose_service_is_gone_ends_when_asked(
    tmp_path: Path, how: signal.Signals, script: str
) -> None:
    """`bot.py` waits ever longer before it tries again; the tests' bot tries all the time."""
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path, script)
        await bot.start()
    process = bot.process
    assert process is not None
    try:

        async def trying() -> bool:
            assert process.poll() is None, "it has ended by itself"
            return "is off the gateway" in bot.log.read_text(encoding="utf-8")

        await until(trying, "it tries to come back")
        process.send_signal(how)

        async def ended() -> bool:
            return process.poll() is not None

        await until(ended, "it ends")
        assert process.returncode == 0 and closed_in_order(bot)
    finally:
        process.kill()
        await asyncio.to_thread(process.wait)
