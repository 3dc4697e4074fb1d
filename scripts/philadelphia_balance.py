"""Philadelphia's balance between Apprentices, and the number of hand-overs.

    python -m scripts.philadelphia_balance                 200 games for each number of players
    python -m scripts.philadelphia_balance --games 1000 --seats 4

Prints the rounds, the wins by place in the first round's turn order, draws, the actions taken, and how often
the awaited seat changes. Nothing is asserted. An Apprentice values cards by their data, so it can also play
cards that a host has added.
"""

import argparse
import statistics
from collections import Counter
from random import Random

from games.computer import SeatView, choose
from games.core import engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import moves
from games.philadelphia.rules.turn import TurnActions

GAMES = 200

SUBMISSIONS = (moves.SubmitBest, moves.SubmitCards, moves.SubmitRoles)


def play(seats: int, seed: int, tally: Counter[str]) -> tuple[int, list[int], int, int]:
    """One game: rounds, the winners' places in turn order, hand-overs, answers outside one's turn."""
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
            tally["submit" if isinstance(move, SUBMISSIONS) else type(move).__name__.lower()] += 1
        engine.play_in_place(game, seat, move, chance)
    winners = [(score.seat - first) % seats for score in game.scores if score.place == 1]
    return game.round, winners, over, off_turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, choices=list(TITLE.seats))
    args = parser.parse_args()
    for seats in [args.seats] if args.seats else TITLE.seats:
        report(seats, args.games)


def report(seats: int, games: int) -> None:
    """Play and print."""
    tally: Counter[str] = Counter()
    results = [play(seats, seed, tally) for seed in range(games)]
    rounds = sorted(result[0] for result in results)
    usual = sum(6 <= count <= 12 for count in rounds) / games
    alone = Counter(result[1][0] for result in results if len(result[1]) == 1)
    wins = [alone[place] / games for place in range(seats)]
    per_round = statistics.mean(result[2] / result[0] for result in results)
    off_turn = statistics.mean(result[3] / result[0] for result in results)
    actions = sum(tally.values())
    print(f"{seats} players, {games} games")
    print(f"  rounds: mean {statistics.mean(rounds):.2f}, 5 % {rounds[games // 20]}, 95 % "
          f"{rounds[-games // 20]}, most {rounds[-1]}; 6 to 12: {usual:.1%}")  # fmt: skip
    print(f"  wins by place in the first round: {' / '.join(f'{share:.3f}' for share in wins)}; draws "
          f"{1 - sum(wins):.1%}; most above the share {max(wins) - (sum(wins) / seats):+.3f}")  # fmt: skip
    print("  actions: " + ", ".join(f"{kind} {count / actions:.1%}" for kind, count in tally.most_common()))
    # With two players, the seat that ends a round begins the next.
    least = seats if seats > 2 else 1
    print(f"  hand-overs a round: {per_round:.2f} (the turns alone make {least})")
    print(f"  answers outside one's turn, a round: {off_turn:.3f}")


if __name__ == "__main__":
    main()
