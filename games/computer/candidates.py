"""The moves a computer player considers: all of them if there are few, else a fair sample."""

from collections.abc import Callable, Collection, Sequence
from itertools import islice
from random import Random
from typing import Any

from games.core import Game, Move, Offer, Seat, engine

OF_AN_OFFER = 24
"""Maximum number of moves of one kind that are considered. If a kind has more, this many are drawn at
random."""


def candidates(
    game: Game, seat: Seat, rng: Random, most: int = OF_AN_OFFER, skipped: Collection[type[Move]] = ()
) -> list[Move]:
    """Legal answers of `seat` to the present question: at most `most` of each kind, without the kinds in
    `skipped`."""
    moves: list[Move] = []
    for offer in engine.open_offers(game, seat):
        if offer.move not in skipped:
            moves += _of(offer, rng, most)
    return moves


def sampled_moves(
    game: Game, seat: Seat, rng: Random, most: int, skipped: Collection[type[Move]] = ()
) -> list[Move]:
    """At most `most` different answers, drawn as in random play: first a kind of move that is not
    `skipped`, then a move of that kind."""
    offers = [offer for offer in engine.open_offers(game, seat) if offer.move not in skipped]
    return _different(lambda: rng.choice(offers).random_move(rng), most) if offers else []


def _of(offer: Offer, rng: Random, most: int) -> Sequence[Move]:
    listed: list[Any] = list(islice(offer.moves(), most + 1))
    if len(listed) <= most:
        return listed
    return _different(lambda: offer.random_move(rng), most)


def _different(draw: Callable[[], Move], most: int) -> list[Move]:
    """At most `most` different moves, of up to twice as many draws."""
    drawn: dict[Move, None] = {}
    for _ in range(2 * most):
        drawn[draw()] = None
        if len(drawn) == most:
            break
    return list(drawn)
