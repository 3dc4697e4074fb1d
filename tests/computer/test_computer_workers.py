"""A worker that thinks ends with the bot, however the bot ends."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from games.computer import Effort
from games.computer.thinker import LEAST_SECONDS, Question, Thinker, shared
from games.core import Seat, engine
from games.core.chance import Secret
from games.titles import TITLES

ROOT = Path(__file__).parents[2]
PATIENCE = float(os.environ.get("TESTS_PATIENCE", 180))

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


def test_the_more_masters_are_asked_the_less_time_each_has() -> None:
    question = Question("florence", b"", 3, Seat(0), "master", b"", Effort(seconds=5.0, playouts=100))
    assert shared(question, 1) == question
    assert [shared(question, asking).effort.seconds for asking in (2, 10)] == [2.5, 0.5]
    assert shared(question, 1000).effort.seconds == LEAST_SECONDS, "but something"
    hasty = msgspec.structs.replace(question, effort=Effort(seconds=0.1, playouts=100))
    assert shared(hasty, 10).effort.seconds == 0.1
    assert shared(question, 10).effort.playouts == 100


async def test_tables_whose_masters_are_asked_at_once_take_turns_and_keep_nobody_else_waiting() -> None:
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"turns")).game
    view, seat = title.view(game, Seat(0)), Seat(0)
    thinker = Thinker()
    answered: list[object] = []

    async def table(number: int) -> None:
        for _ in range(2):
            await thinker.think(title, view, 3, seat, "master", Effort(seconds=3600.0, playouts=12))
            answered.append(number)

    async def hint() -> None:
        await thinker.advise(title, view, 3, seat, b"hint")
        answered.append("hint")

    try:
        await thinker.advise(title, view, 3, seat, b"the worker has been started")
        await asyncio.gather(*[table(number) for number in range(10)], hint())
    finally:
        thinker.close()
    in_turn = [one for one in answered if one != "hint"]
    assert in_turn == [*range(10), *range(10)]
    assert answered.index("hint") < len(answered) - 1, "nobody waits for a hint until all Masters are done"
