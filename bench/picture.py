"""The picture after a move beside a bare encode of the same pixels.

To a person: how long the new board is drawn after a click.

A random game of as many as can play is played with the engine, and the table drawn after every move as the
bot draws it. The floor is what any PNG of these pixels costs: rows without filter through zlib-ng, with
which the bot writes its own pictures, at level 6. Both are timed in turns on the same picture, by the
processor's time, so that a busy machine changes little. Bounds are multiples of the floor. `--beside PATH`
has the code of another worktree draw the same pictures in turns with this one.
"""

import argparse
import json
import statistics
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from zlib_ng import zlib_ng

from bench.beside import Worktree, beside_argument, in_turns, roots
from bench.beside.drawing import LANGUAGE, DrawnPosition, positions
from bench.kit.rows import BenchRow, Figure, percentile
from games.core import Title
from kit.title_options import option_argument, options_given, title_argument, with_words
from render.kit.painting.palette import indexed
from render.titles import ARTISTS
from words import Speaker

LEVEL = 6
"""Of zlib-ng, for the floor."""

AFTER_MOVE = Figure("after a move", "ms", most_of_floor=1.0)
AFTER_MOVE_P95 = Figure("after a move, p95", "ms", most_of_floor=2.0)
EMPTY_CACHE = Figure("with an empty cache", "ms", most_of_floor=2.8)
FIRST_WARMED = Figure("first of a process, warmed", "ms", most_of_floor=3.5)
FIRST_NOT_WARMED = Figure("first of a process, not warmed", "ms")
LARGEST = Figure("largest", "kB", digits=0, most=200)

FIRSTS = 3
"""Number of new processes whose first picture is timed."""

PictureTimes = tuple[float, float, int]
"""The processor's milliseconds for a picture after the one before, those with an empty cache, its bytes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    option_argument(parser)
    beside_argument(parser)


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    return measured(given.title, options_given(given), roots(given.beside))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    moved, first = AFTER_MOVE.among(rows).value, FIRST_NOT_WARMED.among(rows).value
    return f"a board after a move takes {moved:.0f} ms, the first after a restart {first:.0f}"


def measured(title: Title, words: Mapping[str, str], worktrees: Sequence[Path]) -> list[BenchRow]:
    """The times of the pictures, medians in milliseconds, in each worktree; and their size."""
    found: list[list[PictureTimes]] = []
    bare: list[float] = []
    told = title.id, json.dumps(dict(words))
    drawn = list(positions(title, words))
    with ExitStack() as stack:
        drawing = [stack.enter_context(Worktree(root, "drawing", *told, "warmed")) for root in worktrees]
        for position, taken in zip(drawn, in_turns(drawing, len(drawn)), strict=True):
            found.append(taken)
            bare.append(_compressed(_pixels(title, position)))
    floor = statistics.median(bare[1:])
    moved, empty, sizes = (
        [list(column) for column in zip(*[[one[at] for one in taken] for taken in found], strict=True)]
        for at in range(3)
    )
    # The first picture of a game is no picture after a move: nothing of it was drawn before.
    after = [times[1:] for times in moved]
    figures = {
        AFTER_MOVE: [statistics.median(times) for times in after],
        AFTER_MOVE_P95: [percentile(times, 95) for times in after],
        EMPTY_CACHE: [statistics.median(times) for times in empty],
        FIRST_WARMED: _firsts(worktrees, *told, "warmed"),
        FIRST_NOT_WARMED: _firsts(worktrees, *told, "not warmed"),
    }
    about = with_words(title, words)
    rows = [figure.row(ours, floor, *before, of=about) for figure, (ours, *before) in figures.items()]
    largest, before = max(sizes[0]) / 1000, max(sizes[1]) / 1000 if sizes[1:] else None
    return [*rows, LARGEST.row(largest, before=before, of=about)]


def _firsts(worktrees: Sequence[Path], *words: str) -> list[float]:
    """The time of the first picture of a new process, in each worktree."""
    taken: list[list[float]] = [[] for _ in worktrees]
    for _ in range(FIRSTS):
        for times, root in zip(taken, worktrees, strict=True):
            with Worktree(root, "drawing", *words) as process:
                times.append(process.ask()[0])
    return [statistics.median(times) for times in taken]


def _pixels(title: Title, position: DrawnPosition) -> bytes:
    """The rows of the picture as a PNG holds them, a filter byte (none) before each."""
    canvas = ARTISTS[title.id].table(position.view, position.recent, Speaker(title, LANGUAGE, position.names))
    data, wide = indexed(canvas.image(), canvas.theme).tobytes(), canvas.width
    return b"".join(b"\0" + data[at : at + wide] for at in range(0, len(data), wide))


def _compressed(pixels: bytes) -> float:
    """The processor's milliseconds for the bare compression."""
    began = time.process_time()
    zlib_ng.compress(pixels, LEVEL)
    return (time.process_time() - began) * 1000
