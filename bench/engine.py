"""How fast the rules play: in a Master's playouts, and with every check.

To a person: how well a Master plays in the time it has, and how soon a click is judged.

*Playouts*: answers a second in a Master's playouts, while it thinks with the time and the number of playouts
it has at a table. It is asked in the middle of games between Apprentices.

*Checked play*: answers a second of random four-player games through `engine.play`. Each answer is chosen from
the open offers, checked, and played on a copy of the state. The floor is catanatron's own `Game.play` with
its `RandomPlayer`s, which chooses, checks and plays in place.

Seconds are processor time, so other work on the machine doesn't count. Batches take turns, so that a slow
moment of the machine affects all. `--beside PATH` adds the code of another worktree to the turns.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from operator import truediv

from catanatron import Color, Game, RandomPlayer

from bench.beside import Worktree, beside_argument, in_turns, roots
from bench.beside.playing import Speed
from bench.kit.rows import BenchRow, Figure
from games.core import Title
from kit.seat_counts import seats_near
from kit.title_options import option_argument, options_given, title_argument, with_words

PLAYOUTS = Figure("playouts of a Master as at a table", "answers/s", digits=0)
CHECKED_PLAY = Figure("checked play, catanatron as floor", "answers/s", digits=0)

QUESTIONS, ROUNDS = 12, 15
"""Number of questions to a Master, and of batches of checked play."""

BATCH_SECONDS = 0.3


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    option_argument(parser)
    beside_argument(parser)


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure answers a second."""
    title, options = given.title, options_given(given)
    with ExitStack() as stack:
        words = title.id, str(seats_near(title)), json.dumps(options)
        measured = [stack.enter_context(Worktree(root, "playing", *words)) for root in roots(given.beside)]
        return [*_playouts(title, options, measured), _checked(title, options, measured)]


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    answer = f"an answer is checked and played in {1000 / CHECKED_PLAY.among(rows).value:.2f} ms"
    if not any(row.figure == PLAYOUTS for row in rows):
        return answer
    answers = PLAYOUTS.among(rows).value
    return f"a Master that thinks for a second plays {answers:.0f} answers of possible games out; {answer}"


def _playouts(title: Title, words: Mapping[str, str], measured: Sequence[Worktree]) -> list[BenchRow]:
    """None for a title without advice: its Master plays out at random."""
    if title.advisor is None or not title.advisor.considerations:
        return []
    for process in measured:  # what is measured is a bot that has been running
        process.ask("playouts")
    found = [[_speed(one) for one in speeds] for speeds in in_turns(measured, QUESTIONS, "playouts")]
    ours, *before = zip(*found, strict=True)
    return [_row(PLAYOUTS, _table(title, words), ours, None, *before)]


def _checked(title: Title, words: Mapping[str, str], measured: Sequence[Worktree]) -> BenchRow:
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
    return _row(CHECKED_PLAY, _table(title, words), ours, floors, *before)


def _table(title: Title, words: Mapping[str, str]) -> str:
    return f"{with_words(title, words)}, {seats_near(title)} players"


def _speed(found: Speed) -> float:
    answers, seconds = found
    return answers / seconds


def _row(
    figure: Figure,
    of: str,
    ours: Sequence[float],
    floors: Sequence[float] | None,
    before: Sequence[float] | None = None,
) -> BenchRow:
    """Medians, and the medians of the ratios turn by turn."""
    middle = statistics.median
    found = figure.row(
        middle(ours),
        None if floors is None else middle(floors),
        None if before is None else middle(before),
        of=of,
    )
    if floors is not None:
        found.ratio = round(middle(map(truediv, ours, floors)), 2)
    if before is not None:
        found.to_before = round(middle(map(truediv, ours, before)), 2)
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
