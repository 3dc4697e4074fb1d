"""Hand-overs: how often play passes to somebody else, with and without plans and standing orders.

To a person: of how many waits for somebody else plans and orders free everybody.

Simulated players play the same games with the same decisions, for every number of players. For most titles
`bench.kit.planned` measures whole games, and separately their auctions. If a title's orders go further,
`bench/minds/<title>.py` plays the games (`WholeGames`). There the bound is 0.4. `--games` is the number of
games of each kind. The bounds apply to the ratios' 95 % intervals.
"""

import argparse
from collections.abc import Sequence

from bench.kit import planned
from bench.kit.rows import BenchRow, Figure
from bench.minds import WholeGames, minds_of
from games.core import Title
from kit.title_options import title_argument

A_ROUND = Figure("hand-overs of houses with orders, without as floor", "a round", 1, most_of_floor=0.4)
GAMES = 6


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--games", type=int, default=GAMES, help="number of games of each kind")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure. The floor is play without plans and orders."""
    title, minds = given.title, minds_of(given.title)
    if not hasattr(minds, "play_out"):
        return planned.hand_overs(title, given.games)
    return [_row(minds, title, seats, given.games) for seats in title.playable()]


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    left = 100 * sum([row.ratio or 0.0 for row in rows]) / len(rows)
    return f"of 100 waits for somebody else {left:.0f} are left"


def _row(minds: WholeGames, title: Title, seats: int, games: int) -> BenchRow:
    rates = []
    for seed in range(games):
        without, ahead = (minds.play_out(seats, seed, orders, title.options()) for orders in (False, True))
        rates.append((without.hand_overs / without.rounds, ahead.hand_overs / ahead.rounds))
    return planned.row_of(A_ROUND, f"{title.id}, {seats} players", rates)
