"""Hand-overs: how often play passes to somebody else, with and without plans and standing orders. Simulated
players play the same games with the same decisions, for every number of players.

For most titles `bench.planned` measures whole games, and separately their auctions. A title whose orders go
further brings simulated houses in tests/<title>/houses.py: `play_out(seats, seed, orders, options)` returns a
game's end, its rounds, and the number of hand-overs. There the bound is 0.4. `--games` is the number of games
of each kind. The bounds apply to the ratios' 95 % intervals.
"""

import argparse
from typing import Any

from bench import BenchRow, planned
from bench.simulated import module_of, path_of
from games.core import Title
from games.titles import TITLES

GAMES = 6
BOUND = 0.4


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    parser.add_argument("--games", type=int, default=GAMES, help="number of games of each kind")


def main(title: str = "fugger", games: int = GAMES) -> list[BenchRow]:
    """Measure. The floor is play without plans and orders."""
    if not path_of(title, "houses").exists():
        return planned.hand_overs(title, games)
    return [_row(TITLES[title], seats, games) for seats in TITLES[title].playable()]


def _row(title: Title[Any, Any], seats: int, games: int) -> BenchRow:
    houses = module_of(title.id, "houses")
    rates = []
    for seed in range(games):
        without, ahead = (houses.play_out(seats, seed, orders, title.options()) for orders in (False, True))
        rates.append((without.visits / without.rounds, ahead.visits / ahead.rounds))
    name = f"hand-overs: {title.id}, {seats} houses with orders, without as floor"
    return planned.row_of(name, "a round", rates, BOUND)
