"""Where computer players think: worker processes of their own, so that nobody waits for them.

A view goes in as bytes, a move comes out as bytes; a worker knows nothing of tables, seats' holders or
secrets. Masters think in one worker, whatever is answered at once (lower levels, hints) in another, so that
nobody waits for a hint behind a queue of Masters. Tables are served in the order they asked; each has one
question out at a time, so they take turns. The more of them wait, the less time each has: a turn of the whole
queue takes about as long as one Master who thinks alone.

Thinking that does not end is ended: its worker is killed, another one takes its place, and whoever is served
next waits no longer for it.
"""

import asyncio
import logging
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

from games.computer.levels import Effort, Level, advise, choose
from games.computer.telling import Reviewed, advised, needed, reviewed
from games.computer.weighing import ScoredMove, judged
from games.core import Move, Seat, Title

log = logging.getLogger("loggia.thinker")

NICE = 10
"""How far workers stand back behind the bot itself."""

LEAST_SECONDS = 0.3
"""A Master has so much time for a move however many are asked."""

TIMES = 10
"""Thinking that takes so many times what it was given is ended."""

LEAST_LIMIT = 30.0
"""Seconds that thinking may take in any case: the machine may be busy."""

STARTING = 300.0
"""Seconds a worker may take to start."""


class ThinkingEnded(Exception):
    """There is no answer: the thinking took far too long, or the worker died over it twice."""


class ThinkingJob(msgspec.Struct, frozen=True):
    """What a worker is asked. `view` are the state's bytes as `seat` may see it."""

    title: str
    view: bytes
    seats: int
    seat: Seat
    level: Level
    seed: bytes
    effort: Effort


class Thinker:
    """Worker processes, each started when its first question comes."""

    def __init__(self, least_limit: float = LEAST_LIMIT) -> None:
        """`least_limit`: seconds that thinking may take in any case."""
        self._masters = _Queue(least_limit, self._tell)
        self._others = _Queue(least_limit, self._tell)
        self.on_ended: Callable[[], object] | None = None
        """Told of each thinking that was ended, if somebody counts."""

    def _tell(self) -> None:
        if self.on_ended is not None:
            self.on_ended()

    async def think(
        self, title: Title, view: Any, seats: int, seat: Seat, level: Level, effort: Effort
    ) -> Move:
        """The move of a computer player. What it draws at random has nothing to do with the game's secret.
        ThinkingEnded."""
        question = ThinkingJob(title.id, title.save(view), seats, seat, level, os.urandom(16), effort)
        queue = self._masters if level == "master" else self._others
        return title.load_move(await queue.asked(answer, question))

    async def advise(self, title: Title, view: Any, seats: int, seat: Seat, seed: bytes) -> list[ScoredMove]:
        """The Apprentice's two best moves with what speaks for each. The same `seed` gives the same advice
        on the same view. ThinkingEnded."""
        question = ThinkingJob(title.id, title.save(view), seats, seat, "apprentice", seed, Effort())
        found = msgspec.msgpack.decode(await self._others.asked(advice, question), type=list[ScoredMove])
        return [_with_move(title, one) for one in found]

    async def review(
        self, title: Title, view: Any, seats: int, seat: Seat, seed: bytes, chosen: Move
    ) -> Reviewed:
        """A choice beside the Apprentice's, judged from the same view. ThinkingEnded."""
        question = ThinkingJob(title.id, title.save(view), seats, seat, "apprentice", seed, Effort())
        work = partial(review, msgspec.msgpack.encode(chosen))
        found = msgspec.msgpack.decode(await self._others.asked(work, question), type=Reviewed)
        return Reviewed(_with_move(title, found.chosen), _with_move(title, found.advised))

    def close(self) -> None:
        """Stop the workers; what they were thinking about is thought over again after the next start."""
        self._masters.close()
        self._others.close()

    @property
    def workers(self) -> list[int]:
        """The processes that run now."""
        return self._masters.workers + self._others.workers


class _Queue:
    """One worker process, and who waits for it, first come, first served."""

    def __init__(self, least_limit: float, on_ended: Callable[[], object]) -> None:
        self._least_limit = least_limit
        self._on_ended = on_ended
        self._turn = asyncio.Lock()
        self._asking = 0
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None

    async def asked(self, work: Callable[[ThinkingJob], bytes], question: ThinkingJob) -> bytes:
        """What the worker says, in its turn. The time for it is shared with those who wait. ThinkingEnded."""
        self._asking += 1
        try:
            async with self._turn:
                limit = max(TIMES * question.effort.seconds, self._least_limit)
                return await self._worked(work, shared(question, self._asking), limit)
        finally:
            self._asking -= 1

    async def _worked(
        self, work: Callable[[ThinkingJob], bytes], question: ThinkingJob, limit: float
    ) -> bytes:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                pool = await self._running()
                async with asyncio.timeout(limit):
                    return await loop.run_in_executor(pool, work, question)
            except BrokenProcessPool:
                if self._closed:
                    raise ThinkingEnded("the bot is asked to end") from None
                # A worker was killed (by hand, or for want of memory): another one thinks it over once more.
                log.warning("a worker died while it was thinking; another one takes its place")
                self._let_go()
            except TimeoutError:
                self._let_go()
                raise self._ended(question, f"not done after {limit:g} s") from None
        raise self._ended(question, "the worker died twice")

    def _ended(self, question: ThinkingJob, why: str) -> ThinkingEnded:
        said = f"{question.title}, {question.level} in seat {question.seat}: {why}"
        log.error("thinking was ended, its worker is replaced: %s", said)
        self._on_ended()
        return ThinkingEnded(said)

    async def _running(self) -> ProcessPoolExecutor:
        """The worker's pool, once the worker is there: what it takes to start is not thinking."""
        if self._closed:
            raise ThinkingEnded("the bot is asked to end")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
            async with asyncio.timeout(STARTING):
                await asyncio.get_running_loop().run_in_executor(self._pool, ready)
        return self._pool

    @property
    def workers(self) -> list[int]:
        return [] if self._pool is None else list(self._pool._processes)

    def close(self) -> None:
        """End for good."""
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        """End the worker at once, whatever it thinks about: this process could not end before it."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def shared(question: ThinkingJob, asking: int) -> ThinkingJob:
    """The same question with its part of the time, when so many ask at once."""
    effort = question.effort
    seconds = max(effort.seconds / asking, min(LEAST_SECONDS, effort.seconds))
    return msgspec.structs.replace(question, effort=msgspec.structs.replace(effort, seconds=seconds))


def begin() -> None:
    """In a worker, once: give way to the bot, and end with it however it ends (a killed bot can't say so)."""
    os.nice(NICE)
    bot = parent_process()
    assert bot is not None, "a worker was started by the bot"

    def follow() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=follow, name="parent", daemon=True).start()


def ready() -> None:
    """In a worker, first: what every question needs is loaded."""
    from games.titles import TITLES

    assert TITLES


def answer(question: ThinkingJob) -> bytes:
    """In a worker: think, and say the move."""
    title, view, rng = _read(question)
    move = choose(title, view, question.seats, question.seat, question.level, rng, question.effort)
    return msgspec.msgpack.encode(move)


def advice(question: ThinkingJob) -> bytes:
    """In a worker: the best moves, and why."""
    title, view, rng = _read(question)
    return msgspec.msgpack.encode(advised(title, view, question.seat, rng))


def review(chosen: bytes, question: ThinkingJob) -> bytes:
    """In a worker: a choice that was made, beside the best."""
    title, view, rng = _read(question)
    assert title.advisor is not None, "only what an advisor has looked at is looked back at"
    seat, move = question.seat, title.load_move(chosen)
    seen = advise(title, view, seat, rng)
    again = next((one for one in seen if one.move == move), None)
    if again is None:  # one of too many to look at all
        (again,) = judged(title, title.advisor, view, seat, [move], rng)
    return msgspec.msgpack.encode(reviewed(again, needed(title, view, seat, seen, rng)))


def _with_move(title: Title, judged: ScoredMove) -> ScoredMove:
    """Without its type a move reads as plain values: its title makes it a move again."""
    move, *then = [title.load_move(msgspec.msgpack.encode(one)) for one in (judged.move, *judged.then)]
    return msgspec.structs.replace(judged, move=move, then=tuple(then))


def _read(question: ThinkingJob) -> tuple[Title, Any, Random]:
    from games.titles import TITLES

    title = TITLES[question.title]
    return title, title.load(question.view), Random(question.seed)
