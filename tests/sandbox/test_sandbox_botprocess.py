"""The bot's process next to a sandbox."""

import sys
from pathlib import Path
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.botprocess import BotProcess


async def test_a_bot_that_could_not_be_started_can_be_started_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "bot.py"
    script.write_text("")
    process: Any = BotProcess(sandbox.service, script, tmp_path / "bot.log", {})
    with monkeypatch.context() as patched, pytest.raises(OSError):
        patched.setattr(sys, "executable", str(tmp_path / "no-python"))
        await process.start()
    assert process.state == "stopped"
    await process.start()
    assert process.state == "running"
    await process.stop()
