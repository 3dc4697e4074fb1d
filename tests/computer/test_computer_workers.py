"""A worker that thinks ends with the bot, however the bot ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0

BOT = """
import asyncio, os

from games.computer import Effort
from games.computer.thinker import NICE, Thinker
from games.core import Seat, engine
from games.core.chance import Secret
from games.titles import TITLES

async def main():
    title, thinker = TITLES["florence"], Thinker()
    game = engine.start(title, 3, title.options(), Secret(b"workers")).game
    seat = engine.waits_for(game)[0]
    effort = Effort(seconds=600.0, playouts=10**9)
    thinking = asyncio.create_task(
        thinker.think(title, title.view(game, seat), 3, seat, "master", effort)
    )
    while not thinker.workers:
        await asyncio.sleep(0.01)
    (worker,) = thinker.workers
    while os.getpriority(os.PRIO_PROCESS, worker) < NICE:
        await asyncio.sleep(0.01)
    print(worker, flush=True)
    await thinking
    print("thought", flush=True)

if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(process: int) -> bool:
    """Whether a process still runs; one that has ended and was not waited for does not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    try:
        return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_thinks_ends_with_a_bot_that_is_killed(tmp_path: Path, how: signal.Signals) -> None:
    program = tmp_path / "bot.py"
    program.write_text(BOT, encoding="utf-8")
    bot = subprocess.Popen(
        [sys.executable, str(program)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert bot.stdout is not None
    try:
        worker = int(bot.stdout.readline())
        assert alive(worker) and bot.poll() is None
        bot.send_signal(how)
        bot.wait()
        end = time.monotonic() + PATIENCE
        while alive(worker) and time.monotonic() < end:
            time.sleep(0.02)
        assert not alive(worker), "it would think on for nobody"
    finally:
        bot.kill()
        bot.wait()
        bot.stdout.close()
