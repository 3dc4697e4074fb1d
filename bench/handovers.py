"""How often play passes to somebody else: simulated players with orders and plans given ahead and without, in
the same games with the same decisions.

Of most titles whole games are measured, and their auctions by themselves: `bench.planned`. A title whose
orders are rules of its own brings simulated houses in tests/<title>/houses.py: `play_out(seats, seed, orders,
options)` gives a game's end, its rounds and its visits (how often somebody else was awaited). There the
bound is at most 40 in a hundred with orders, for every number of players.
"""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

from bench import planned
from games.core import Title
from games.titles import TITLES

GAMES = 6
BOUND = 0.4


def main(as_json: bool, title: str = "fugger") -> list[dict[str, Any]]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio}; hand-overs a round."""
    if not _path(title).exists():
        return planned.main(as_json, title)
    played = TITLES[title]
    counts = [seats for seats in played.seats if played.why_not_start(seats, played.options()) is None]
    rows = [_row(played, seats) for seats in counts]
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            told = f"{row['name']}: {row['value']} {row['unit']} to {row['floor']}, ratio {row['ratio']}"
            print(f"{told} ({BOUND}: {'kept' if row['ratio'] <= BOUND else 'MISSED'})")
    return rows


def _row(title: Title[Any, Any], seats: int) -> dict[str, Any]:
    without, ahead = (_rate(title, seats, orders) for orders in (False, True))
    return {
        "name": f"handovers: {title.id}, {seats} houses with orders ahead, without as floor",
        "value": round(ahead, 2),
        "unit": "a round",
        "floor": round(without, 2),
        "ratio": round(ahead / without, 2),
    }


def _rate(title: Title[Any, Any], seats: int, orders: bool) -> float:
    houses = _houses(title.id)
    games = [houses.play_out(seats, seed, orders, title.options()) for seed in range(GAMES)]
    return float(sum(game.visits for game in games) / sum(game.rounds for game in games))


def _path(title: str) -> Path:
    return Path(__file__).parents[1] / "tests" / title / "houses.py"


def _houses(title: str) -> Any:
    """The simulated houses of a title that has some."""
    path = _path(title)
    spec = importlib.util.spec_from_file_location(f"houses_of_{title}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
