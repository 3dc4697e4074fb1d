"""How fast the rules play: in a Master's playouts, and with every check.

*Playouts*: answers a second in a Master's playouts, while it thinks with the time and the number of playouts
it has at a table. It is asked in the middle of games between Apprentices.

*Checked play*: answers a second of random four-player games through `engine.play`. Each answer is chosen from
the open offers, checked, and played on a copy of the state. The floor is catanatron's own `Game.play` with
its `RandomPlayer`s, which chooses, checks and plays in place.

Seconds are processor time, so other work on the machine doesn't count. Batches take turns, so that a slow
moment of the machine affects all. `--beside PATH` adds the code of another worktree to the turns.
"""

import json
import random
import statistics
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from operator import truediv
from pathlib import Path

from catanatron import Color, Game, RandomPlayer

from bench import NO_OPTIONS, BenchRow, options_of, row, with_words
from bench.beside import Measured, in_turns, roots
from bench.beside import arguments as arguments
from bench.beside.playing import Speed, seats_of
from games.core import Title
from games.titles import TITLES

QUESTIONS, ROUNDS = 12, 15
BATCH_SECONDS = 0.3


def main(
    title: str = "florence",
    options: Mapping[str, str] = NO_OPTIONS,
    beside: Path | None = None,
) -> list[BenchRow]:
    """Measure answers a second."""
    options_of(TITLES[title], options)
    with ExitStack() as stack:
        measured = [
            stack.enter_context(Measured(root, "playing", title, json.dumps(dict(options))))
            for root in roots(beside)
        ]
        found = TITLES[title]
        return [*_playouts(found, options, measured), _checked(found, options, measured)]


def _playouts(title: Title, words: Mapping[str, str], measured: Sequence[Measured]) -> list[BenchRow]:
    """None for a title without advice: its Master plays out at random."""
    if title.advisor is None or not title.advisor.considerations:
        return []
    for process in measured:  # what is measured is a bot that has been running
        process.ask("playouts")
    found = [[_speed(one) for one in speeds] for speeds in in_turns(measured, QUESTIONS, "playouts")]
    ours, *before = zip(*found, strict=True)
    name = f"engine: playouts of {_table(title, words)}, a Master as at a table"
    return [_row(name, ours, None, *before)]


def _checked(title: Title, words: Mapping[str, str], measured: Sequence[Measured]) -> BenchRow:
    """Checked play, compared with catanatron's."""
    rng = random.Random(1)
    catanatron_speed(rng, BATCH_SECONDS)
    for process in measured:
        process.ask("checked", BATCH_SECONDS)
    found, floors = [], []
    for speeds in in_turns(measured, ROUNDS, "checked", BATCH_SECONDS):
        found.append([_speed(one) for one in speeds])
        floors.append(_speed(catanatron_speed(rng, BATCH_SECONDS)))
    ours, *before = zip(*found, strict=True)
    name = f"engine: checked play of {_table(title, words)}, catanatron as floor"
    return _row(name, ours, floors, *before)


def _table(title: Title, words: Mapping[str, str]) -> str:
    return f"{with_words(title.id, words)}, {seats_of(title)} players"


def _speed(found: Speed) -> float:
    answers, seconds = found
    return answers / seconds


def _row(
    name: str, ours: Sequence[float], floors: Sequence[float] | None, before: Sequence[float] | None = None
) -> BenchRow:
    """Medians, and the medians of the ratios turn by turn."""
    middle = statistics.median
    found = row(
        name,
        middle(ours),
        "answers/s",
        None if floors is None else middle(floors),
        None if before is None else middle(before),
        digits=0,
    )
    if floors is not None:
        found["ratio"] = round(middle(map(truediv, ours, floors)), 2)
    if before is not None:
        found["to_before"] = round(middle(map(truediv, ours, before)), 2)
    return found


def catanatron_speed(rng: random.Random, seconds: float) -> Speed:
    """Play whole random games of catanatron for at least this many seconds; returns the number of their
    actions."""
    actions = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 1_000_000))
        game.play()
        actions += len(game.state.actions)
    return actions, took
