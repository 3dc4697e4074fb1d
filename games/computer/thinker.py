"""Computer players think in worker processes, so that the bot never waits for them.

A view goes in as bytes and a move comes out as bytes. A worker knows no tables, players or secrets.
Masters think in one worker. Everything quick (lower levels, hints) has another, so that hints don't queue
behind Masters. Tables are served first come, first served, and each has at most one question waiting. The
longer the queue, the less time each Master gets: serving the whole queue takes about as long as one Master
alone.

Thinking that takes far too long is ended: its worker is killed and replaced."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any

import msgspec

from games.computer.chances import Chances, chances, chances_seen
from games.computer.evaluation import ScoredMove
from games.computer.hint_ranking import Reviewed, advised, looked_back
from games.computer.levels import Effort, choose
from games.core import Move, Seat, Title
from games.core.decoding import decoded
from games.core.levels import Level

log = logging.getLogger("loggia.thinker")

NICE = 10
"""The workers' niceness relative to the bot."""

LEAST_SECONDS = 0.3
"""Minimum seconds a Master has for a move, however many are waiting."""

TIMES = 10
"""Thinking is ended after this many times its allotted time."""

LEAST_LIMIT = 30.0
"""Minimum seconds before thinking is ended: the machine may be busy."""

STARTING = 300.0
"""Maximum seconds a worker may take to start."""


class ThinkingEnded(Exception):
    """No answer: the thinking took far too long, or the worker died over it twice."""


class ThinkingJob(msgspec.Struct, frozen=True):
    """A question for a worker. `view`: the state's bytes as `seat` may see it."""

    title: str
    view: bytes
    seats: int
    seat: Seat
    level: Level
    seed: bytes
    effort: Effort


class Thinker:
    """Worker processes. Each starts with its first question."""

    def __init__(self, least_limit: float = LEAST_LIMIT) -> None:
        """`least_limit`: minimum seconds before thinking is ended."""
        self._masters = _Queue(least_limit, self._tell)
        self._others = _Queue(least_limit, self._tell)
        self.on_ended: Callable[[], object] | None = None
        """Called for each thinking that was ended; None: not counted."""

    def _tell(self) -> None:
        if self.on_ended is not None:
            self.on_ended()

    async def think(
        self, title: Title, view: Any, seats: int, seat: Seat, level: Level, effort: Effort
    ) -> Move:
        """The move of a computer player. Its random draws don't use the game's secret. Raises
        ThinkingEnded."""
        question = ThinkingJob(title.id, title.save(view), seats, seat, level, os.urandom(16), effort)
        queue = self._masters if level in ("master", "grandmaster") else self._others
        return title.load_move(await queue.asked(answer, question))

    async def advise(
        self, title: Title, view: Any, seats: int, seat: Seat, level: Level, seed: bytes
    ) -> list[ScoredMove]:
        """The two best moves to an Apprentice or a Grandmaster, with their reasons. The same `seed` and view
        give the same advice. Raises ThinkingEnded."""
        question = ThinkingJob(title.id, title.save(view), seats, seat, level, seed, Effort())
        found = decoded(await self._others.asked(advice, question), list[ScoredMove])
        return [_with_move(title, one) for one in found]

    async def review(
        self,
        title: Title,
        view: Any,
        seats: int,
        seat: Seat,
        level: Level,
        effort: Effort,
        seed: bytes,
        chosen: Move,
    ) -> Reviewed:
        """A choice beside that of an Apprentice or a Grandmaster, judged from the same view. Raises
        ThinkingEnded."""
        question = ThinkingJob(title.id, title.save(view), seats, seat, level, seed, effort)
        work = partial(review, msgspec.msgpack.encode(chosen))
        found = decoded(await self._others.asked(work, question), Reviewed)
        return Reviewed(_with_move(title, found.chosen), _with_move(title, found.advised))

    async def chances(
        self, title: Title, saved: Sequence[bytes], seats: int, seat: Seat | None, seed: bytes
    ) -> list[Chances]:
        """Each seat's chance to win in these saved positions of one game; with a `seat`, they are its views.
        Raises ThinkingEnded."""
        question = ThinkingJob(title.id, b"", seats, seat or Seat(0), "apprentice", seed, Effort())
        work = partial(forecast, list(saved), seat is not None)
        return decoded(await self._others.asked(work, question), list[Chances])

    def close(self) -> None:
        """Stop the workers. After the next start the open questions are asked again."""
        self._masters.close()
        self._others.close()

    @property
    def workers(self) -> list[int]:
        """The process ids of the running workers."""
        return self._masters.workers + self._others.workers


class _Queue:
    """One worker process and its queue, first come, first served."""

    def __init__(self, least_limit: float, on_ended: Callable[[], object]) -> None:
        self._least_limit = least_limit
        self._on_ended = on_ended
        self._turn = asyncio.Lock()
        self._asking = 0
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None

    async def asked(self, work: Callable[[ThinkingJob], bytes], question: ThinkingJob) -> bytes:
        """The worker's answer, once it is this question's turn. The time is shared among all who wait.
        Raises ThinkingEnded."""
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
                # The worker was killed (by hand, or out of memory): retry once in a new one.
                log.warning("a worker process died while thinking and is replaced")
                self._let_go()
            except TimeoutError:
                self._let_go()
                raise self._ended(question, f"not done after {limit:g} s") from None
        raise self._ended(question, "the worker died twice")

    def _ended(self, question: ThinkingJob, why: str) -> ThinkingEnded:
        said = f"{question.title}, {question.level} in seat {question.seat}: {why}"
        log.error("a worker process was stopped while thinking and is replaced: %s", said)
        self._on_ended()
        return ThinkingEnded(said)

    async def _running(self) -> ProcessPoolExecutor:
        """The worker's pool, ready to use: start-up doesn't count as thinking time."""
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
        """Close the queue for good."""
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        """Kill the worker whatever it is doing: otherwise this process could not exit before it is done."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def shared(question: ThinkingJob, asking: int) -> ThinkingJob:
    """The same question with its share of the time when `asking` questions wait."""
    effort = question.effort
    seconds = max(effort.seconds / asking, min(LEAST_SECONDS, effort.seconds))
    return msgspec.structs.replace(question, effort=msgspec.structs.replace(effort, seconds=seconds))


def begin() -> None:
    """In a worker, once: lower its priority, and exit when the bot exits, even if the bot is killed."""
    os.nice(NICE)
    bot = parent_process()
    assert bot is not None, "a worker was started by the bot"

    def follow() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=follow, name="parent", daemon=True).start()


def ready() -> None:
    """In a worker, first: load what every question needs."""
    from games.titles import TITLES

    assert TITLES


def answer(question: ThinkingJob) -> bytes:
    """In a worker: the chosen move."""
    title, view, rng = _read(question)
    move = choose(title, view, question.seats, question.seat, question.level, rng, question.effort)
    return msgspec.msgpack.encode(move)


def advice(question: ThinkingJob) -> bytes:
    """In a worker: the best moves with their reasons."""
    title, view, rng = _read(question)
    return msgspec.msgpack.encode(advised(title, view, question.seats, question.seat, question.level, rng))


def review(chosen: bytes, question: ThinkingJob) -> bytes:
    """In a worker: a player's choice beside the best move."""
    title, view, rng = _read(question)
    seats, seat, level, effort = question.seats, question.seat, question.level, question.effort
    move: Move = title.load_move(chosen)
    return msgspec.msgpack.encode(looked_back(title, view, seats, seat, level, effort, move, rng))


def forecast(saved: Sequence[bytes], views: bool, question: ThinkingJob) -> bytes:
    """In a worker: the chances to win in these positions, which may be views of the question's seat."""
    from games.titles import TITLES

    title, seats = TITLES[question.title], question.seats
    games = map(title.load, saved)
    if views:
        found = [chances_seen(title, view, seats, question.seat, question.seed) for view in games]
    else:
        found = [chances(title, game, seats) for game in games]
    return msgspec.msgpack.encode(found)


def _with_move(title: Title, judged: ScoredMove) -> ScoredMove:
    """The same scored move, its move typed by the title: from msgpack it arrives as plain values."""
    move, *then = [title.load_move(msgspec.msgpack.encode(one)) for one in (judged.move, *judged.then)]
    return msgspec.structs.replace(judged, move=move, then=tuple(then))


def _read(question: ThinkingJob) -> tuple[Title, Any, Random]:
    from games.titles import TITLES

    title = TITLES[question.title]
    return title, title.load(question.view), Random(question.seed)
