"""Measures Philadelphia's balance between Apprentices, and the number of hand-overs.

    python -m scripts.philadelphia_balance                 200 games for each number of players
    python -m scripts.philadelphia_balance --games 1000 --seats 4

Prints the rounds, the wins by place in the first round's turn order, draws, the actions taken, and how often
the awaited seat changes. Nothing is asserted. An Apprentice values cards by their data, so it can also play
cards that a host has added.
"""

import statistics
from collections import Counter
from random import Random
from typing import NamedTuple

from games.computer import SeatView, choose
from games.core import engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import moves
from games.philadelphia.rules.turn import TurnActions
from kit.command_line import parser_of

GAMES = 200

SUBMISSIONS = (moves.SubmitBest, moves.SubmitCards, moves.SubmitRoles)


class PlayedGame(NamedTuple):
    """A game: its rounds, the winners' places in the turn order, how often another seat was awaited, and the
    answers outside one's turn."""

    rounds: int
    winners: list[int]
    hand_overs: int
    off_turn: int


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


def report(seats: int, count: int) -> None:
    """Play and print."""
    actions: Counter[str] = Counter()
    games = [play(seats, seed, actions) for seed in range(count)]
    rounds = sorted(game.rounds for game in games)
    usual = sum(6 <= each <= 12 for each in rounds) / count
    alone = Counter(game.winners[0] for game in games if len(game.winners) == 1)
    wins = [alone[place] / count for place in range(seats)]
    per_round = statistics.mean(game.hand_overs / game.rounds for game in games)
    off_turn = statistics.mean(game.off_turn / game.rounds for game in games)
    low, high = rounds[count // 20], rounds[-count // 20]
    kinds = [f"{kind} {times / actions.total():.1%}" for kind, times in actions.most_common()]
    # With two players, the seat that ends a round begins the next.
    least = seats if seats > 2 else 1
    print(f"{seats} players, {count} games")
    print(
        f"  rounds: mean {statistics.mean(rounds):.2f}, 5 % {low}, 95 % {high}, most {rounds[-1]};", end=" "
    )
    print(f"6 to 12: {usual:.1%}")
    print(f"  wins by place in the first round: {' / '.join(f'{share:.3f}' for share in wins)};", end=" ")
    print(f"draws {1 - sum(wins):.1%}; most above the share {max(wins) - (sum(wins) / seats):+.3f}")
    print(f"  actions: {', '.join(kinds)}")
    print(f"  hand-overs a round: {per_round:.2f} (the turns alone make {least})")
    print(f"  answers outside one's turn, a round: {off_turn:.3f}")


def main() -> None:
    """Read the command line, play, print."""
    parser = parser_of("python -m scripts.philadelphia_balance", __doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, choices=list(TITLE.seats))
    given = parser.parse_args()
    for seats in [given.seats] if given.seats else TITLE.seats:
        report(seats, given.games)


if __name__ == "__main__":
    main()
