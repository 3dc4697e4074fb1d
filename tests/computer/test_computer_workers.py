"""A worker that thinks ends with the bot, however the bot ends."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from waiting import PATIENCE

from db import NewTable, SeatHolder, SqliteStore
from games.computer import Effort, SeatView
from games.computer.thinker import LEAST_SECONDS, Thinker, ThinkingEnded, ThinkingJob, with_share
from games.core import Seat, engine
from games.core.chance import Secret
from games.manager.playing.computer_turns import ComputerTurns
from games.manager.services import RequestContext, Services
from games.titles import TITLES

ROOT = Path(__file__).parents[2]

BOT = """
import asyncio, os

from db import NewTable, SeatHolder, SqliteStore
from games.computer import Effort, SeatView
from games.computer.thinker import NICE, Thinker
from games.core import Seat, engine
from games.core.chance import Secret
from games.manager.services import RequestContext, Services
from games.titles import TITLES

async def main():
    title, thinker = TITLES["florence"], Thinker()
    game = engine.start(title, 3, title.options(), Secret(b"workers")).game
    seat = engine.waits_for(game)[0]
    effort = Effort(seconds=600.0, playouts=10**9)
    thinking = asyncio.create_task(
        thinker.think(SeatView.of(title, game, 3, seat), "master", effort)
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
    question = ThinkingJob("florence", 3, b"", Effort(seconds=5.0, playouts=100), b"", Seat(0), "master")
    assert with_share(question, 1) == question
    assert [with_share(question, asking).effort.seconds for asking in (2, 10)] == [2.5, 0.5]
    assert with_share(question, 1000).effort.seconds == LEAST_SECONDS, "but something"
    hasty = msgspec.structs.replace(question, effort=Effort(seconds=0.1, playouts=100))
    assert with_share(hasty, 10).effort.seconds == 0.1
    assert with_share(question, 10).effort.playouts == 100


async def test_tables_whose_masters_are_asked_at_once_take_turns_and_keep_nobody_else_waiting() -> None:
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"turns")).game
    view, seat = title.view(game, Seat(0)), Seat(0)
    thinker = Thinker()
    answered: list[object] = []

    async def table(number: int) -> None:
        for _ in range(2):
            await thinker.think(SeatView(title, view, 3, seat), "master", Effort(seconds=3600.0, playouts=12))
            answered.append(number)

    async def hint() -> None:
        await thinker.hint(SeatView(title, view, 3, seat), "apprentice", b"hint")
        answered.append("hint")

    try:
        await thinker.hint(SeatView(title, view, 3, seat), "apprentice", b"the worker has been started")
        await asyncio.gather(*[table(number) for number in range(10)], hint())
    finally:
        thinker.close()
    in_turn = [one for one in answered if one != "hint"]
    assert in_turn == [*range(10), *range(10)]
    assert answered.index("hint") < len(answered) - 1, "nobody waits for a hint until all Masters are done"


# Thinking that never ends, or whose worker dies over it

LEAST = 0.2
AT_ONCE, PATIENT = Effort(seconds=0.0), Effort(seconds=60.0, playouts=4)


def never_ends(question: ThinkingJob) -> bytes:
    """In a worker: think for ever."""
    while True:
        time.sleep(0.01)


def dies(question: ThinkingJob) -> bytes:
    """In a worker: die as by `kill -9`."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead")


async def asked(thinker: Thinker, effort: Effort) -> object:
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"asked")).game
    seat = engine.waits_for(game)[0]
    return await thinker.think(SeatView.of(title, game, 3, seat), "master", effort)


async def worker_of(thinker: Thinker) -> int:
    while not thinker.workers:  # noqa: ASYNC110 - a process tells nobody that it has been started
        await asyncio.sleep(0.01)
    return thinker.workers[0]


async def test_thinking_that_never_ends_is_ended_and_the_others_in_the_queue_are_served(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinker, ended = Thinker(LEAST), []
    thinker.on_ended = lambda: ended.append("told")
    try:
        await asked(thinker, PATIENT)
        (first,) = thinker.workers
        with monkeypatch.context() as patch:
            patch.setattr("games.computer.thinker.do_think", never_ends)
            stuck = asyncio.create_task(asked(thinker, AT_ONCE))
            await asyncio.sleep(0)
        others = [asyncio.create_task(asked(thinker, PATIENT)) for _ in range(2)]
        with pytest.raises(ThinkingEnded, match="florence, master in seat 0"):
            await stuck
        assert all([await one for one in others])
        (second,) = thinker.workers
        assert first != second and not alive(first)
    finally:
        thinker.close()
    assert ended == ["told"]
    assert [one.levelname for one in caplog.records] == ["ERROR"] and "was stopped" in caplog.text


async def test_a_worker_that_dies_once_is_replaced_and_one_that_dies_of_the_question_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker, ended = Thinker(LEAST), []
    thinker.on_ended = lambda: ended.append("told")
    try:
        thinking = asyncio.create_task(asked(thinker, Effort(seconds=60.0, playouts=100)))
        os.kill(await worker_of(thinker), signal.SIGKILL)
        assert await thinking is not None and not ended
        monkeypatch.setattr("games.computer.thinker.do_think", dies)
        with pytest.raises(ThinkingEnded, match="died twice"):
            await asked(thinker, PATIENT)
        assert ended == ["told"]
    finally:
        thinker.close()


NEVER_ENDS = """
import asyncio, os, time
from games.computer.thinker import Thinker, ThinkingJob, Effort
from games.core import Seat

def never_ends(question):
    time.sleep(10**6)

async def main():
    thinker = Thinker()
    question = ThinkingJob("florence", 3, b"", Effort(), b"", Seat(0), "master")
    thinking = asyncio.create_task(thinker._masters.asked(never_ends, question))
    while not thinker.workers:
        await asyncio.sleep(0.01)
    thinking.cancel()
    thinker.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_bot_can_end_while_a_worker_thinks_for_ever(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(NEVER_ENDS, encoding="utf-8")
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, str(program)], env=env, timeout=PATIENCE, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("broken", [never_ends, dies])
async def test_at_a_table_the_most_neutral_answer_is_played_where_thinking_had_to_be_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Callable[[ThinkingJob], bytes]
) -> None:
    async with await SqliteStore.open(str(tmp_path / "games.sqlite3")) as store:
        services = Services(store, TITLES, lambda: 1)
        services.thinker = Thinker(LEAST)
        services.computer_turns = ComputerTurns(
            services.repository, services.turns, services.thinker.think, AT_ONCE
        )
        masters = [SeatHolder(at, None, f"M{at}", kind="computer", level="master") for at in (1, 2)]
        ben = SeatHolder(0, 7, "Ben")
        where = {"guild_id": 1, "channel_id": 2, "title": "florence", "language": "en"}
        new = NewTable(**where, host_user=7, at=0, seats=(ben, *masters))  # type: ignore[arg-type]
        table = await services.lobby.new(new)
        table = await services.gathering.start(table.id, 7, False, RequestContext(None))
        expected = engine.default(table.game, Seat(1))
        monkeypatch.setattr("games.computer.thinker.do_think", broken)
        try:
            await services.computer_turns.answer(table.id)
        finally:
            services.thinker.close()
        (given,) = [one for one in await store.log(table.id) if one.cause == "unthought"]
        assert given.seat == 1 and table.title.load_move(given.move) == expected
