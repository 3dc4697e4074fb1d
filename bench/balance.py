"""Philadelphia's balance between Apprentices: rounds, wins by place in the turn order, actions, hand-overs.

To a person: how long a game is, and by how much the best place at the table wins more than its share.

    python -m bench balance                 200 games for each number of players
    python -m bench balance --games 1000 --seats 4

An Apprentice values cards by their data, so it can also play cards that a host has added. Draws count for no
place. An action is what a seat does in its turn. With two players the seat that ends a round begins the next.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from bench.kit.rows import BenchRow, Figure, percentile
from games.computer import SeatView, choose
from games.core import engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import moves
from games.philadelphia.rules.turn import TurnActions

ROUNDS = Figure("rounds, mean", "")
ROUNDS_P5 = Figure("rounds, p5", "", 0)
ROUNDS_P95 = Figure("rounds, p95", "", 0)
ROUNDS_MOST = Figure("rounds, most", "", 0)
ROUNDS_USUAL = Figure("games of 6 to 12 rounds", "%", 1)
WINS = Figure("wins", "%", 1)
DRAWS = Figure("draws", "%", 1)
ACTIONS = Figure("actions", "%", 1)
HAND_OVERS = Figure("hand-overs, mean", "a round")
OFF_TURN = Figure("answers outside one's turn, mean", "a round", 3)

GAMES = 200

SUBMISSIONS = (moves.SubmitBest, moves.SubmitCards, moves.SubmitRoles)


class PlayedGame(NamedTuple):
    """A game: its rounds, the winners' places in the turn order, how often another seat was awaited, and the
    answers outside one's turn."""

    rounds: int
    winners: list[int]
    hand_overs: int
    off_turn: int


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, choices=list(TITLE.seats))


def main(given: argparse.Namespace) -> Iterator[BenchRow]:
    """Play, with the rows of each number of players when its games are over."""
    for seats in [given.seats] if given.seats else TITLE.seats:
        yield from _rows(seats, given.games)


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    rounds = [row.value for row in rows if row.figure == ROUNDS]
    wins = [row for row in rows if row.figure == WINS]
    best = max(wins, key=lambda row: row.value)
    return f"a game has {min(rounds):.1f} to {max(rounds):.1f} rounds, {best.of} wins {best.value:.0f} of 100"


def play(seats: int, seed: int, actions: Counter[str]) -> PlayedGame:
    """Play one game. Its actions are added to `actions`."""
    chance, rng = Secret(seed.to_bytes(32, "big")), Random(seed)
    game = engine.start(TITLE, seats, TITLE.options(), chance).game
    first, last, over, off_turn = game.start, game.start, 0, 0
    while not game.over:
        seat = engine.waits_for(game)[0]
        move = choose(SeatView.of(TITLE, game, seats, seat), "apprentice", rng)
        over += seat != last
        off_turn += game.acting is None
        last = seat
        if isinstance(game.phases[-1], TurnActions):
            actions["submit" if isinstance(move, SUBMISSIONS) else type(move).__name__.lower()] += 1
        engine.play_in_place(game, seat, move, chance)
    winners = [(score.seat - first) % seats for score in game.scores if score.place == 1]
    return PlayedGame(game.round, winners, over, off_turn)


def _rows(seats: int, count: int) -> Iterator[BenchRow]:
    """The figures of games of this many players."""
    actions: Counter[str] = Counter()
    games = [play(seats, seed, actions) for seed in range(count)]
    of = f"{seats} players"
    rounds = [game.rounds for game in games]
    yield ROUNDS.row(statistics.mean(rounds), of=of)
    yield ROUNDS_P5.row(percentile(rounds, 5), of=of)
    yield ROUNDS_P95.row(percentile(rounds, 95), of=of)
    yield ROUNDS_MOST.row(max(rounds), of=of)
    yield ROUNDS_USUAL.row(100 * sum(6 <= each <= 12 for each in rounds) / count, of=of)
    alone = Counter(game.winners[0] for game in games if len(game.winners) == 1)
    for place in range(seats):
        yield WINS.row(100 * alone[place] / count, of=f"{of}, place {place + 1} of the first round")
    yield DRAWS.row(100 * (count - alone.total()) / count, of=of)
    for kind, times in actions.most_common():
        yield ACTIONS.row(100 * times / actions.total(), of=f"{of}, {kind}")
    yield HAND_OVERS.row(statistics.mean(game.hand_overs / game.rounds for game in games), of=of)
    yield OFF_TURN.row(statistics.mean(game.off_turn / game.rounds for game in games), of=of)
