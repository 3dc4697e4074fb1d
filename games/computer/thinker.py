"""Where computer players think: worker processes of their own, so that nobody waits for them.

A view goes in as bytes, a move comes out as bytes; a worker knows nothing of tables, seats' holders or
secrets. Tables are served in the order they asked; each has one question out at a time.
"""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any

import msgspec

from games.computer.levels import Effort, Judged, Level, advise, choose, imagined, judge
from games.computer.telling import Reviewed, reviewed, telling
from games.core import Move, Seat, Title
from games.core.chance import Secret

NICE = 10
"""How far workers stand back behind the bot itself."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked. `view` are the state's bytes as `seat` may see it."""

    title: str
    view: bytes
    seats: int
    seat: Seat
    level: Level
    seed: bytes
    effort: Effort


class Thinker:
    """A few worker processes, started when the first question comes."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._turn = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def think(
        self, title: Title, view: Any, seats: int, seat: Seat, level: Level, effort: Effort
    ) -> Move:
        """The move of a computer player. What it draws at random has nothing to do with the game's secret."""
        question = Question(title.id, title.save(view), seats, seat, level, os.urandom(16), effort)
        return title.load_move(await self._asked(answer, question))

    async def advise(self, title: Title, view: Any, seats: int, seat: Seat, seed: bytes) -> list[Judged]:
        """The Apprentice's two best moves with what speaks for each. The same `seed` gives the same advice
        on the same view."""
        question = Question(title.id, title.save(view), seats, seat, "apprentice", seed, Effort())
        found = msgspec.msgpack.decode(await self._asked(advice, question), type=list[Judged])
        return [_with_move(title, one) for one in found]

    async def review(
        self, title: Title, view: Any, seats: int, seat: Seat, seed: bytes, chosen: Move
    ) -> Reviewed:
        """A choice beside the Apprentice's, judged from the same view."""
        question = Question(title.id, title.save(view), seats, seat, "apprentice", seed, Effort())
        work = partial(review, msgspec.msgpack.encode(chosen))
        found = msgspec.msgpack.decode(await self._asked(work, question), type=Reviewed)
        return Reviewed(_with_move(title, found.chosen), _with_move(title, found.advised))

    async def _asked(self, work: Callable[[Question], bytes], question: Question) -> bytes:
        async with self._turn:
            return await self._worked(work, question)

    async def _worked(self, work: Callable[[Question], bytes], question: Question) -> bytes:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                return await loop.run_in_executor(self._running(), work, question)
            except BrokenProcessPool:
                # A worker was killed (by hand, or for want of memory): another one thinks it over once more.
                self._pool = None
                if last:
                    raise
        raise AssertionError("answered, or raised")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=begin
            )
        return self._pool

    def close(self) -> None:
        """Stop the workers; what they were thinking about is thought over again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def begin() -> None:
    """In a worker, once: give way to the bot, and end with it however it ends (a killed bot can't say so)."""
    os.nice(NICE)
    bot = parent_process()
    assert bot is not None, "a worker was started by the bot"

    def follow() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=follow, name="parent", daemon=True).start()


def answer(question: Question) -> bytes:
    """In a worker: think, and say the move."""
    title, view, rng = _read(question)
    move = choose(title, view, question.seats, question.seat, question.level, rng, question.effort)
    return msgspec.msgpack.encode(move)


def advice(question: Question) -> bytes:
    """In a worker: the best moves, and why."""
    title, view, rng = _read(question)
    return msgspec.msgpack.encode(telling(advise(title, view, question.seat, rng)))


def review(chosen: bytes, question: Question) -> bytes:
    """In a worker: a choice that was made, beside the best."""
    title, view, rng = _read(question)
    assert title.advisor is not None, "only what an advisor has looked at is looked back at"
    seat, move = question.seat, title.load_move(chosen)
    judged = advise(title, view, seat, rng)
    again = next((one for one in judged if one.move == move), None)
    if again is None:  # one of too many to look at all
        game = imagined(title.advisor, view, seat, rng)
        again = judge(title, title.advisor, game, seat, move, Secret(rng.randbytes(8)), rng)
    return msgspec.msgpack.encode(reviewed(again, judged))


def _with_move(title: Title, judged: Judged) -> Judged:
    """Without its type a move reads as plain values: its title makes it a move again."""
    return msgspec.structs.replace(judged, move=title.load_move(msgspec.msgpack.encode(judged.move)))


def _read(question: Question) -> tuple[Title, Any, Random]:
    from games.titles import TITLES

    title = TITLES[question.title]
    return title, title.load(question.view), Random(question.seed)
