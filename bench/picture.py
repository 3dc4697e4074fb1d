"""The picture after a move beside a bare stdlib encode of the same pixels.

A random game of as many as can play is played with the engine, and the table drawn after every move as the
bot draws it. The floor is what any PNG of these pixels costs: rows without filter through `zlib` at level 6.
Both are timed in turns on the same picture, so that a slow moment of the machine hits both. Bounds: after a
move at most 0.7 of the floor; with an empty gallery, sprites warm, at most 1.5; at most 200 kB.
"""

import json
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bench import NO_OPTIONS, options_of, with_words
from games.core import Title
from games.titles import TITLES
from render import Pictures
from render.kit.painting.palette import indexed
from render.plates import NAMES, moments
from render.titles import ARTISTS
from words import Language, Speaker

SEED = 7
MOVES = 120
LANGUAGE: Language = "ja"
AFTER_MOVE, COLD, KILOBYTES = 0.7, 1.5, 200

Row = dict[str, Any]


def main(as_json: bool, title: str = "florence", options: Mapping[str, str] = NO_OPTIONS) -> list[Row]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio}; medians in milliseconds."""
    rows = _measure(TITLES[title], options)
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            beside = f", floor {row['floor']} {row['unit']}, ratio {row['ratio']}" if row["floor"] else ""
            print(f"{row['name']}: {row['value']} {row['unit']}{beside}")
        print(f"bounds: {AFTER_MOVE} after a move, {COLD} cold, {KILOBYTES} kB; {_verdict(rows)}")
    return rows


def _measure(title: Title, words: Mapping[str, str]) -> list[Row]:
    pictures = Pictures()
    pictures.warm(title.id, LANGUAGE)
    moved: list[float] = []
    cold: list[float] = []
    bare: list[float] = []
    sizes: list[int] = []
    for view, recent, names in _positions(title, words):
        took, data = _drawn(pictures, title, view, recent, names)
        moved.append(took)
        bare.append(_compressed(_pixels(title, view, recent, names)))
        cold.append(_drawn(Pictures(), title, view, recent, names)[0])
        sizes.append(len(data))
    floor = statistics.median(bare[1:])
    about = f"picture of {with_words(title.id, words)}"
    # The first picture of a game is no picture after a move: nothing of it was drawn before.
    return [
        _row(f"{about}: after a move", statistics.median(moved[1:]), floor),
        _row(f"{about}: 95th percentile after a move", statistics.quantiles(moved[1:], n=20)[-1], floor),
        _row(f"{about}: with an empty gallery", statistics.median(cold), floor),
        _row(f"{about}: first of a process, warmed", _first(title.id, words, warm=True), floor),
        _row(f"{about}: first of a process, not warmed", _first(title.id, words, warm=False), floor),
        {
            "name": f"{about}: largest",
            "value": round(max(sizes) / 1000),
            "unit": "kB",
            "floor": None,
            "ratio": None,
        },
    ]


def _positions(
    title: Title, words: Mapping[str, str]
) -> Iterator[tuple[Any, Sequence[Any], tuple[str, ...]]]:
    """The public views of a random game after each move, with the events of that move."""
    options = options_of(title, words)
    seats = max(count for count in title.seats if title.why_not_start(count, options) is None)
    for moment in islice(moments(title, seats, SEED, options), MOVES):
        yield title.view(moment.game, None), moment.recent, NAMES[:seats]


def _pixels(title: Title, view: Any, recent: Sequence[Any], names: tuple[str, ...]) -> bytes:
    """The rows of the picture as a PNG holds them, a filter byte (none) before each."""
    canvas = ARTISTS[title.id].table(view, recent, Speaker(title, LANGUAGE, names))
    data, wide = indexed(canvas.image(), canvas.theme).tobytes(), canvas.width
    return b"".join(b"\0" + data[at : at + wide] for at in range(0, len(data), wide))


def _drawn(
    pictures: Pictures, title: Title, view: Any, recent: Sequence[Any], names: tuple[str, ...]
) -> tuple[float, bytes]:
    """Milliseconds a picture takes, and the picture."""
    began = time.perf_counter()
    data = pictures.table(1, title, view, recent, names, LANGUAGE)
    return (time.perf_counter() - began) * 1000, data


def _compressed(pixels: bytes) -> float:
    """Milliseconds the bare compression takes."""
    began = time.perf_counter()
    zlib.compress(pixels, 6)
    return (time.perf_counter() - began) * 1000


_FIRST = """
from bench.picture import LANGUAGE, TITLES, Pictures, _drawn, _positions
title, pictures = TITLES[{title!r}], Pictures()
if {warm}:
    pictures.warm(title.id, LANGUAGE)
print(_drawn(pictures, title, *next(_positions(title, {words!r})))[0])
"""


def _first(title: str, words: Mapping[str, str], warm: bool) -> float:
    """How long the first picture of a new process takes."""
    code = _FIRST.format(title=title, warm=warm, words=dict(words))
    root = Path(__file__).resolve().parent.parent
    run = [
        subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, check=True)
        for _ in range(3)
    ]
    return statistics.median(float(done.stdout) for done in run)


def _row(name: str, value: float, floor: float) -> Row:
    return {
        "name": name,
        "value": round(value, 2),
        "unit": "ms",
        "floor": round(floor, 2),
        "ratio": round(value / floor, 2),
    }


def _verdict(rows: list[Row]) -> str:
    kept = rows[0]["ratio"] <= AFTER_MOVE and rows[2]["ratio"] <= COLD and rows[-1]["value"] <= KILOBYTES
    return "kept" if kept else "MISSED"


if __name__ == "__main__":
    main("--json" in sys.argv)
