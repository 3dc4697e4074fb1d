"""Computer players think in worker processes, so that the bot never waits for them.

A view goes in as bytes and a move comes out as bytes. A worker knows no tables, players or secrets.
The moves of Masters and Grandmasters have one worker. Everything else (moves of lower levels, hints, reviews,
chances to win) has another, so that hints don't queue behind Masters. In each queue tables are served first
come, first served. The longer it is, the less time each question gets: its time is divided by the number of
questions that still wait.

Thinking that takes far too long is ended: its worker is killed and replaced."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from typing import TypeVar

import msgspec

from games.computer.chances import Chances, chances, chances_seen
from games.computer.effort import Effort
from games.computer.evaluation import ScoredMove
from games.computer.hint_ranking import HINT_EFFORT, ChoiceReview, hinted_moves, review_choice
from games.computer.levels import choose
from games.computer.seat_view import SeatView
from games.core import Move, Seat, Title
from games.core.decoding import decoded
from games.core.level_names import Level
from games.titles import TITLES

log = logging.getLogger("loggia.thinker")

J = TypeVar("J", bound="Job")

NICE = 10
"""The workers' niceness relative to the bot."""

LEAST_SECONDS = 0.3
"""Minimum seconds for a question, however many are waiting; fewer if it has fewer by itself."""

OVERTIME = 10
"""Thinking is ended after this many times its allotted time."""

LEAST_LIMIT = 30.0
"""Minimum seconds before thinking is ended: the machine may be busy."""

STARTUP_SECONDS = 300.0
"""Maximum seconds a worker may take to start."""


class ThinkingEnded(Exception):
    """No answer: the thinking took far too long, or the worker died over it twice."""


class Job(msgspec.Struct, frozen=True):
    """A question for a worker. `seed`: of its random draws, which don't use the game's secret. `effort`: the
    bounds of the thinking; its seconds say when it takes far too long, too."""

    title: str
    seats: int
    seed: bytes
    effort: Effort


class ThinkingJob(Job, frozen=True):
    """A question about the answer of a seat. `view`: the state's bytes as `seat` may see it. `chosen`: the
    move that a review is about, as bytes."""

    view: bytes
    seat: Seat
    level: Level
    chosen: bytes = b""

    def __str__(self) -> str:
        return f"{self.title}, {self.level} in seat {self.seat}"


class ChancesJob(Job, frozen=True):
    """A question about the chances to win in positions of one game, each as bytes. `seat`: whose views they
    are; None: everything is open in them."""

    positions: tuple[bytes, ...]
    seat: Seat | None

    def __str__(self) -> str:
        return f"{self.title}, chances to win"


class Thinker:
    """Worker processes. Each starts with its first question."""

    def __init__(self, least_limit: float = LEAST_LIMIT) -> None:
        """`least_limit`: minimum seconds before thinking is ended."""
        self._masters = _Queue(least_limit, self._tell)
        self._quick = _Queue(least_limit, self._tell)
        self.on_ended: Callable[[], object] | None = None
        """Called for each thinking that was ended; None: not counted."""

    def _tell(self) -> None:
        if self.on_ended is not None:
            self.on_ended()

    async def think(self, seen: SeatView, level: Level, effort: Effort) -> Move:
        """The move of a computer player. Raises ThinkingEnded."""
        queue = self._masters if level in ("master", "grandmaster") else self._quick
        job = _about(seen, level, effort, os.urandom(16))
        return seen.title.load_move(await queue.asked(do_think, job))

    async def hint(self, seen: SeatView, level: Level, seed: bytes) -> list[ScoredMove]:
        """The two best moves to an Apprentice or a Grandmaster, with their reasons. The same `seed` and view
        give the same hint where there is time for all playouts: the more questions wait, the less there is.
        Raises ThinkingEnded."""
        job = _about(seen, level, HINT_EFFORT, seed)
        moves = decoded(await self._quick.asked(do_hint, job), list[ScoredMove])
        return [_with_move(seen.title, one) for one in moves]

    async def review(
        self, seen: SeatView, level: Level, effort: Effort, chosen: Move, seed: bytes
    ) -> ChoiceReview:
        """A choice beside that of an Apprentice or a Grandmaster, by the same view. Raises ThinkingEnded."""
        job = _about(seen, level, effort, seed, msgspec.msgpack.encode(chosen))
        reviewed = decoded(await self._quick.asked(do_review, job), ChoiceReview)
        return ChoiceReview(_with_move(seen.title, reviewed.chosen), _with_move(seen.title, reviewed.best))

    async def chances(
        self, title: Title, saved: Sequence[bytes], seats: int, seat: Seat | None, seed: bytes
    ) -> list[Chances]:
        """Each seat's chance to win in these saved positions of one game; with a `seat`, they are its views.
        Raises ThinkingEnded."""
        job = ChancesJob(title.id, seats, seed, Effort(), tuple(saved), seat)
        return decoded(await self._quick.asked(do_chances, job), list[Chances])

    def close(self) -> None:
        """Stop the workers. After the next start the open questions are asked again."""
        self._masters.close()
        self._quick.close()

    @property
    def workers(self) -> list[int]:
        """The process ids of the running workers."""
        return self._masters.workers + self._quick.workers


class _Queue:
    """One worker process and its queue, first come, first served."""

    def __init__(self, least_limit: float, on_ended: Callable[[], object]) -> None:
        self._least_limit = least_limit
        self._on_ended = on_ended
        self._turn = asyncio.Lock()
        self._asking = 0
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None

    async def asked(self, work: Callable[[J], bytes], job: J) -> bytes:
        """The worker's answer, once it is this question's turn. The time is shared among all who wait.
        Raises ThinkingEnded."""
        self._asking += 1
        try:
            async with self._turn:
                limit = max(OVERTIME * job.effort.seconds, self._least_limit)
                return await self._worked(work, with_share(job, self._asking), limit)
        finally:
            self._asking -= 1

    async def _worked(self, work: Callable[[J], bytes], job: J, limit: float) -> bytes:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                pool = await self._running(job)
                async with asyncio.timeout(limit):
                    return await loop.run_in_executor(pool, work, job)
            except BrokenProcessPool:
                if self._closed:
                    raise ThinkingEnded("the bot is asked to end") from None
                # The worker was killed (by hand, or out of memory): retry once in a new one.
                log.warning("a worker process died while thinking and is replaced")
                self._let_go()
            except TimeoutError:
                self._let_go()
                raise self._ended(job, f"not done after {limit:g} s") from None
        raise self._ended(job, "the worker died twice")

    def _ended(self, job: Job, why: str) -> ThinkingEnded:
        reason = f"{job}: {why}"
        log.error("a worker process was stopped while thinking and is replaced: %s", reason)
        self._on_ended()
        return ThinkingEnded(reason)

    async def _running(self, job: Job) -> ProcessPoolExecutor:
        """The worker's pool, ready to use: start-up doesn't count as thinking time. Raises ThinkingEnded."""
        if self._closed:
            raise ThinkingEnded("the bot is asked to end")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=start_worker)
            try:
                async with asyncio.timeout(STARTUP_SECONDS):
                    await asyncio.get_running_loop().run_in_executor(self._pool, is_ready)
            except TimeoutError:
                self._let_go()
                raise self._ended(job, f"no worker has started in {STARTUP_SECONDS:g} s") from None
        return self._pool

    @property
    def workers(self) -> list[int]:
        processes = [] if self._pool is None else _processes(self._pool)
        return [one.pid for one in processes if one.pid is not None]

    def close(self) -> None:
        """Close the queue for good."""
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        """Kill the worker whatever it is doing: otherwise this process could not exit before it is done."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = _processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool. The standard library keeps them private, and has no other way to kill one that
    is at work before Python 3.14."""
    return list(pool._processes.values())


def with_share(job: J, asking: int) -> J:
    """The same question with its share of the time when `asking` questions wait."""
    effort = job.effort
    seconds = max(effort.seconds / asking, min(LEAST_SECONDS, effort.seconds))
    return msgspec.structs.replace(job, effort=msgspec.structs.replace(effort, seconds=seconds))


def start_worker() -> None:
    """In a worker, once: lower its priority, and exit when the bot exits, even if the bot is killed."""
    os.nice(NICE)
    bot = parent_process()
    assert bot is not None, "a worker was started by the bot"

    def follow() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=follow, name="parent", daemon=True).start()


def is_ready() -> bool:
    """In a worker, first: it answers once this module and with it all titles are loaded."""
    return bool(TITLES)


def do_think(job: ThinkingJob) -> bytes:
    """In a worker: the chosen move."""
    seen, rng = _read(job)
    return msgspec.msgpack.encode(choose(seen, job.level, rng, job.effort))


def do_hint(job: ThinkingJob) -> bytes:
    """In a worker: the best moves with their reasons."""
    seen, rng = _read(job)
    return msgspec.msgpack.encode(hinted_moves(seen, job.level, rng, job.effort.seconds))


def do_review(job: ThinkingJob) -> bytes:
    """In a worker: a player's choice beside the best move."""
    seen, rng = _read(job)
    chosen: Move = seen.title.load_move(job.chosen)
    return msgspec.msgpack.encode(review_choice(seen, job.level, job.effort, chosen, rng))


def do_chances(job: ChancesJob) -> bytes:
    """In a worker: the chances to win in each position."""
    title = TITLES[job.title]
    found = []
    for game in map(title.load, job.positions):
        if job.seat is None:
            found.append(chances(title, game, job.seats))
        else:
            found.append(chances_seen(SeatView(title, game, job.seats, job.seat), job.seed))
    return msgspec.msgpack.encode(found)


def _with_move(title: Title, scored: ScoredMove) -> ScoredMove:
    """The same scored move, its move typed by the title: from msgpack it arrives as plain values."""
    move, *then = [title.load_move(msgspec.msgpack.encode(one)) for one in (scored.move, *scored.then)]
    return msgspec.structs.replace(scored, move=move, then=tuple(then))


def _about(seen: SeatView, level: Level, effort: Effort, seed: bytes, chosen: bytes = b"") -> ThinkingJob:
    """A question about what a seat sees."""
    view = seen.title.save(seen.view)
    return ThinkingJob(seen.title.id, seen.seats, seed, effort, view, seen.seat, level, chosen)


def _read(job: ThinkingJob) -> tuple[SeatView, Random]:
    """What the job asks about, and its random source."""
    title = TITLES[job.title]
    return SeatView(title, title.load(job.view), job.seats, job.seat), Random(job.seed)
