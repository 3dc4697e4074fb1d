"""The time a worktree takes for the pictures of a game. Run by `bench.picture` in its own process.

Each question is answered with the next picture of a random game: the processor's milliseconds after the
previous picture, those with empty caches, and its bytes; null after the last picture.
"""

import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from games.core import Title, engine
from games.titles import TITLES
from render import Pictures
from render.plates import NAMES, moments
from words import Language

SEED = 7
MOVES = 120
LANGUAGE: Language = "ja"


class DrawnPosition(NamedTuple):
    """What a picture of the table is drawn from: the public view, the last move's events, the names."""

    view: Any
    recent: Sequence[Any]
    names: tuple[str, ...]


def positions(title: Title, words: Mapping[str, str]) -> Iterator[DrawnPosition]:
    """The positions after each move of a random game with the maximum number of players."""
    options = msgspec.convert(dict(words), title.options, strict=False)
    # The worktree beside may be from before a title named the numbers of players itself.
    seats = max(count for count in title.seats if title.why_not_start(count, options) is None)
    for moment in islice(moments(title, seats, SEED, options, engine.random_answer), MOVES):
        yield DrawnPosition(title.view(moment.game, None), moment.recent, NAMES[:seats])


def drawn(pictures: Pictures, title: Title, position: DrawnPosition) -> tuple[float, bytes]:
    """The processor's milliseconds for a picture, and the picture."""
    began = time.process_time()
    data = pictures.table(1, title, *position, LANGUAGE)
    return (time.process_time() - began) * 1000, data


def main(name: str, words: str, warmed: str) -> None:
    """Draw a picture for each line on standard input. `warmed`: whether the drawing is warmed up first."""
    title, pictures = TITLES[name], Pictures()
    if warmed == "warmed":
        pictures.warm(title.id, LANGUAGE)
    found = positions(title, json.loads(words))
    for _ in sys.stdin:
        position = next(found, None)
        if position is None:
            print("null", flush=True)
            continue
        moved, data = drawn(pictures, title, position)
        empty, _data = drawn(Pictures(), title, position)
        print(json.dumps([moved, empty, len(data)]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
