"""Philadelphia's balance with a player that looks one step ahead (rules 14), and the number of hand-overs.

    python scripts/philadelphia_balance.py                 2,000 games for each number of players
    python scripts/philadelphia_balance.py --games 200 --seats 4

Prints the rounds, the wins by place in the first round's turn order, draws, the actions taken, and how often
the awaited seat changes. Nothing is asserted. The player uses only what its seat can see. It values cards by
their data, so it can also play cards that a host has added.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from games.core import Move, Seat, Subsets, engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.roles import best_split, makes_roles, points
from games.philadelphia.model.state import Agency
from games.philadelphia.model.statics import item_cost, post_cost
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.turn import TurnActions

POINT, CARD, SCORED, PAIR_MATE, FLUSH_MATE = 10.0, 2.6, 4.0, 1.6, 1.0
"""Weights in gold of a poor player: a victory point, an unseen card, a point that a card adds to the hand,
and its company there."""


def gold_worth(agency: Agency, gold: float) -> float:
    """The first gold is worth most."""
    return gold * (1.0 if agency.gold < 6 else 0.6 if agency.gold < 14 else 0.25)


def keep_worth(agency: Agency, card: str) -> float:
    """The worth of a card in hand: alone, and with others of its name or industry."""
    mine = c.CARDS[card]
    if not makes_roles(mine.kind):
        return 0.8
    others = [other for other in agency.hand if other != card]
    worth = 1.0 + SCORED * (points(best_split([*others, card])) - points(best_split(others)))
    for other in agency.hand:
        known = c.CARDS[other]
        if other != card and known.name == mine.name:
            worth += PAIR_MATE
        elif known.kind.industry == mine.kind.industry and other != card:
            worth += FLUSH_MATE
    return worth


def amount_worth(agency: Agency, amount: Any, most: int = 3) -> float:
    """A number of an effect, or an estimate of what it counts."""
    if isinstance(amount, int):
        return amount
    counted = {"own_ads_other": len(agency.field), "hand_size": len(agency.hand)}.get(amount.count, 1)
    total = counted * amount.times + amount.plus
    return float(total if amount.max is None else min(total, amount.max))


OPS: dict[type, Callable[[Agency, Any], float]] = {
    v.GainMoney: lambda agency, op: gold_worth(agency, amount_worth(agency, op.amount)),
    v.LoseMoney: lambda agency, op: -gold_worth(agency, min(agency.gold, amount_worth(agency, op.amount))),
    v.StealMoney: lambda agency, op: 1.2 * gold_worth(agency, amount_worth(agency, op.amount)),
    v.Draw: lambda agency, op: CARD * amount_worth(agency, op.n),
    v.Discard: lambda agency, op: 0.0 if op.up_to else -1.5 * op.n,
    v.Look: lambda agency, op: (CARD + 0.45 * op.look) * op.take,
    v.Salvage: lambda agency, op: (CARD + 2.2) * op.n,
    v.AddMonths: lambda agency, op: -0.5 * len(agency.field),
    v.HireNow: lambda agency, op: best_hire(agency),
    v.PostAds: lambda agency, op: 1.5 * sum(post_worth(agency, card) > 0 for card in agency.hand[:2]),
    v.ExtraRoll: lambda agency, op: 0.35 * best_hire(agency),
}


def best_hire(agency: Agency) -> float:
    """The best reward on the field."""
    kinds = [c.CARDS[ad.card].kind for ad in agency.field]
    return max([gold_worth(agency, kind.gold) + CARD * kind.cards for kind in kinds], default=0.0)


def effects_worth(agency: Agency, card: str, event: str) -> float:
    """The worth of a card's effects for an event on it."""
    script = c.SCRIPTS[card]
    worth = 0.0
    for at in script.due.get(f"{event}/this", ()):
        effect = script.effects[at]
        assert isinstance(effect, v.Triggered)
        here = sum(OPS.get(type(op), _nothing)(agency, op) for op in effect.ops)
        worth += max(0.0, here) if effect.optional else here
    return worth


def _nothing(agency: Agency, op: object) -> float:
    return 0.0


def post_worth(agency: Agency, card: str) -> float:
    """A post: the reward by its chance, and the effects, less the price and the card's worth in hand."""
    known = c.CARDS[card]
    chance = 1 - (1 - len(known.faces) / len(c.FACES)) ** known.kind.period
    reward = (
        gold_worth(agency, known.kind.gold) + CARD * known.kind.cards + effects_worth(agency, card, "hire")
    )
    standing = 1.2 * len(c.SCRIPTS[card].statics) + 0.8 * any("own" in key for key in c.SCRIPTS[card].due)
    price = gold_worth(agency, post_cost(agency, card))
    now = effects_worth(agency, card, "post")
    return 0.75 * chance * reward + now + standing - price - keep_worth(agency, card)


def worth(game: Philadelphia, seat: Seat, move: Move) -> float:
    """The worth of a move to a seat, one step ahead."""
    agency = game.agencies[seat]
    match move:
        case moves.SubmitBest(vp=vp, cards=cards):
            if agency.vp + vp >= c.NUMBERS.vp_goal:
                return 2 * POINT * vp
            crowd = 1.5 * max(0, len(agency.hand) - 5)
            return POINT * vp - 2.0 * len(cards) + crowd - (9 if vp == 1 else 0)
        case moves.Explore():
            return CARD + 1.8
        case moves.Acquire(count=count):
            return CARD * count - gold_worth(agency, count)
        case moves.Post(card=card) | moves.PostNext(card=card):
            return post_worth(agency, card)
        case moves.Buy(item=item):
            return 1.3 * effects_worth(agency, item, "use") - gold_worth(agency, item_cost(agency, item))
        case moves.TakeCard(card=card):
            return keep_worth(agency, card) + 0.2 * post_worth(agency, card)
        case moves.DiscardCard(card=card):
            return 2.2 - keep_worth(agency, card)
        case moves.ChooseAd(ad=ad):
            return gold_worth(agency, c.CARDS[ad].kind.gold)
        case moves.ChoosePlayer(player=player):
            return float(game.agencies[player].gold + 3 * game.agencies[player].vp)
        case moves.UseEffect():
            return 0.5
    return 0.0


def greedy(game: Philadelphia) -> tuple[Seat, Move]:
    """The seat that is waited for and its best move."""
    seat = engine.waits_for(game)[0]
    agency = game.agencies[seat]
    found: list[Move] = []
    for offer in engine.open_offers(game, seat):
        if offer.move is moves.DiscardCards:
            weak = tuple(sorted(agency.hand, key=lambda card: keep_worth(agency, card)))
            chosen = tuple(card for card in weak if keep_worth(agency, card) < CARD)
            answers = offer.answers("cards", ())
            if chosen and isinstance(answers, Subsets):
                return seat, moves.DiscardCards(chosen[: answers.most])
        elif offer.move not in (moves.SubmitCards, moves.SubmitRoles):
            found += offer.moves()
    return seat, max(found, key=lambda move: worth(game, seat, move))


def play(seats: int, seed: int, tally: Counter[str]) -> tuple[int, list[int], int, int]:
    """One game: rounds, the winners' places in turn order, hand-overs, answers outside one's turn."""
    chance = Secret(seed.to_bytes(32, "big"))
    game = engine.start(TITLE, seats, TITLE.options(), chance).game
    first, last, over, off_turn = game.start, game.start, 0, 0
    while not game.over:
        seat, move = greedy(game)
        over += seat != last
        off_turn += game.acting is None
        last = seat
        if isinstance(game.phases[-1], TurnActions):
            tally["submit" if isinstance(move, moves.SubmitBest) else type(move).__name__.lower()] += 1
        engine.play_in_place(game, seat, move, chance)
    winners = [(score.seat - first) % seats for score in game.scores if score.place == 1]
    return game.round, winners, over, off_turn


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
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
