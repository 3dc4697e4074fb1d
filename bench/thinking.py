"""The delay of the bot by computer players' thinking: three tables of Masters (`--level`) think in the worker
process, while a loop here measures how late it wakes. Then ten Masters are asked at once.

To a person: how much later a click is taken up while computers think.

Bounds: the loop's lateness stays under 10 ms (p99). Ten Masters asked at once are answered in turns: every
table once before any has its second answer, and one turn of all takes little longer than one Master alone. A
worker stays under 90 MB, as its share of memory (shared pages count in part).
"""

import argparse
import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from bench.kit.lateness import lateness_noted
from bench.kit.rows import BenchRow, Figure, percentile
from games.computer import Effort, Level, SeatView
from games.computer.thinker import Thinker
from games.core import Title, engine
from games.core.chance import Secret
from kit.memory import memory_of
from kit.seat_counts import seats_near
from kit.title_options import options_for, title_argument

TABLES, SEATS, SECONDS = 3, 3, 20.0
"""Number of tables where computers think, of their seats, and of seconds."""

AT_ONCE, TURNS = 10, 2
"""Number of tables that ask at once, and how often each asks."""

LATENESS = Figure("lateness of the loop while they think, p99", "ms", most=10.0)
LATENESS_AT_REST = Figure("lateness of the loop where nothing is done, p99", "ms")
ANSWER_MEDIAN = Figure("an answer, median", "s")
ANSWER_LONGEST = Figure("an answer, longest", "s")
ONCE_ANSWERED = Figure("asked at once: the last has answered after", "s")
TWICE_ANSWERED = Figure("each twice: the last has answered after", "s")
AMONG_FIRST = Figure(f"tables among the first {AT_ONCE} answers", "")
MOST_MEMORY = Figure("memory of a worker at most", "MB", digits=1)
SHARE_OF_MEMORY = Figure("a worker's share of memory in the end", "MB", digits=1, most=90.0)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--level", choices=("master", "grandmaster"), default="master")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    return asyncio.run(_measure(given.title, given.level))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    late = LATENESS.among(rows).value
    return f"while computers think, 99 of 100 clicks are taken up no more than {late:.0f} ms later"


async def _measure(title: Title, level: Level) -> list[BenchRow]:
    thinker = Thinker()
    answers: list[float] = []
    async with lateness_noted() as idle:
        await asyncio.sleep(3)
    # The workers start with the first question; what is measured is a bot that has been running.
    await _answer(thinker, title, _game(title, 0), level, Effort(1.0, 50))
    until = time.monotonic() + SECONDS
    tables = [_table(thinker, title, number, level, until, answers) for number in range(TABLES)]
    async with lateness_noted() as busy:
        await asyncio.gather(*tables)
    order, times = await _at_once(thinker, title, level)
    memory = max(memory_of(worker, "VmHWM") for worker in thinker.workers)
    share = max(memory_of(worker, "Pss") for worker in thinker.workers)
    thinker.close()
    thinking, at_once = f"{TABLES} tables of {level}s", f"{AT_ONCE} {level}s"
    return [
        LATENESS.row(1000 * percentile(busy, 99), of=thinking),
        LATENESS_AT_REST.row(1000 * percentile(idle, 99)),
        ANSWER_MEDIAN.row(percentile(answers, 50), of=thinking),
        ANSWER_LONGEST.row(max(answers), of=thinking),
        ONCE_ANSWERED.row(times[AT_ONCE - 1], of=at_once),
        TWICE_ANSWERED.row(times[-1], of=at_once),
        AMONG_FIRST.row(len(set(order[:AT_ONCE]))),
        MOST_MEMORY.row(memory / 1e6),
        SHARE_OF_MEMORY.row(share / 1e6),
    ]


def _game(title: Title, number: int) -> Any:
    chance = Secret(b"thinking" + bytes([number]))
    seats = seats_near(title, SEATS)
    return engine.start(title, seats, options_for(title, seats), chance).game


async def _table(
    thinker: Thinker, title: Title, number: int, level: Level, until: float, answers: list[float]
) -> None:
    """A table where computers of a level play until the time is over."""
    game, again = _game(title, number), number
    while time.monotonic() < until:
        begun = time.monotonic()
        seat, move = await _answer(thinker, title, game, level, Effort())
        answers.append(time.monotonic() - begun)
        game = engine.play(title, game, seat, move, Secret(bytes([number]))).game
        if game.over:
            again += TABLES
            game = _game(title, again)


async def _answer(thinker: Thinker, title: Title, game: Any, level: Level, effort: Effort) -> Any:
    seat = engine.waits_for(game)[0]
    view = title.view(game, seat)
    return seat, await thinker.think(SeatView(title, view, seats_near(title, SEATS), seat), level, effort)


async def _at_once(thinker: Thinker, title: Title, level: Level) -> tuple[list[int], list[float]]:
    """The order and times of the answers when each table asks again as soon as it is answered."""
    order: list[int] = []
    times: list[float] = []
    begun = time.monotonic()

    async def one(number: int) -> None:
        game, rng = _game(title, number), Random(number)
        for _ in range(number):  # each in another position
            seat, move = engine.random_answer(game, rng)
            game = engine.play(title, game, seat, move, Secret(b"on")).game
        for _ in range(TURNS):
            await _answer(thinker, title, game, level, Effort())
            order.append(number)
            times.append(round(time.monotonic() - begun, 2))

    await asyncio.gather(*[one(number) for number in range(AT_ONCE)])
    return order, times
