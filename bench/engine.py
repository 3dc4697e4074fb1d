"""The rules beside catanatron's: moves a second of random playouts by four.

Both sides find what may be answered, choose at random and play in place. Ours asks what is open to the
seat, takes one kind of move and fills its fields in, in the loop with which computers play games out
(`play_out`); catanatron's games are played by its own `Game.play` with its `RandomPlayer`. They take turns,
a batch each, so that a slow moment of the machine hits both. The bound: at least twice catanatron's moves a
second.
"""

import json
import random
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench import NO_OPTIONS, options_of, with_words
from games.core import Title
from games.core.chance import Secret
from games.core.choices.answers import Lots
from games.core.engine import play_out, start
from games.titles import TITLES

SEATS = 4
ROUNDS = 15
BATCH_SECONDS = 0.3
BOUND = 2.0


def main(
    as_json: bool, title: str = "florence", options: Mapping[str, str] = NO_OPTIONS
) -> list[dict[str, Any]]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio}; moves a second."""
    ours, theirs = _measure(TITLES[title], options_of(TITLES[title], options))
    value, floor = statistics.median(ours), statistics.median(theirs)
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    about = with_words(title, options)
    rows: list[dict[str, Any]] = [
        {
            "name": f"engine: random playouts of {about}, {SEATS} players, catanatron as floor",
            "value": round(value),
            "unit": "moves/s",
            "floor": round(floor),
            "ratio": round(ratio, 2),
        }
    ]
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            print(f"{row['name']}: {row['value']} {row['unit']} to {row['floor']}, ratio {row['ratio']}")
        print(f"bound: a ratio of {BOUND} or more; {'kept' if ratio >= BOUND else 'MISSED'}")
    return rows


def _measure(title: Title, options: Any) -> tuple[list[float], list[float]]:
    seeds = iter(range(1_000_000))
    ours: list[float] = []
    theirs: list[float] = []
    _speed(lambda: playout(title, next(seeds), options))
    _speed(lambda: catanatron_playout(next(seeds)))
    for _ in range(ROUNDS):
        ours.append(_speed(lambda: playout(title, next(seeds), options)))
        theirs.append(_speed(lambda: catanatron_playout(next(seeds))))
    return ours, theirs


def _speed(play_one: Callable[[], int]) -> float:
    """Moves a second over whole games that take a batch's time together."""
    moves = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < BATCH_SECONDS:
        moves += play_one()
    return moves / took


def playout(title: Title, seed: int, options: Any = None) -> int:
    """Play one random game; the number of moves made by choice."""
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    game = start(title, SEATS, options or title.options(), chance).game
    return play_out(game, Lots(rng.random), chance)


def catanatron_playout(seed: int) -> int:
    """Play one random game of catanatron; the number of its actions."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
    game.play()
    return len(game.state.actions)
