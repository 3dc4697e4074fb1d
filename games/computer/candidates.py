"""The moves a computer player looks at: all of them where they are few, a fair sample where they are many."""

from collections.abc import Collection, Sequence
from itertools import islice
from random import Random
from typing import Any

from games.core import Game, Move, Offer, Seat, engine

OF_AN_OFFER = 24
"""So many moves of one kind are looked at; of kinds with more (places on a board) as many drawn at random."""


def candidates(
    game: Game, seat: Seat, rng: Random, most: int = OF_AN_OFFER, skipped: Collection[type[Move]] = ()
) -> list[Move]:
    """Legal answers of `seat` to the present question, `most` of each kind at the most, none of the kinds
    `skipped`."""
    found: list[Move] = []
    for offer in engine.open_offers(game, seat):
        if offer.move not in skipped:
            found += _of(offer, rng, most)
    return found


def a_few(game: Game, seat: Seat, rng: Random, most: int, skipped: Collection[type[Move]] = ()) -> list[Move]:
    """Up to so many different answers, drawn as random play draws them: a kind of move that is not `skipped`,
    then one of it."""
    offers = [offer for offer in engine.open_offers(game, seat) if offer.move not in skipped]
    drawn: dict[Move, None] = {}
    for _ in range(2 * most if offers else 0):
        drawn[rng.choice(offers).random_move(rng)] = None
        if len(drawn) == most:
            break
    return list(drawn)


def _of(offer: Offer, rng: Random, most: int) -> Sequence[Move]:
    listed: list[Any] = list(islice(offer.moves(), most + 1))
    if len(listed) <= most:
        return listed
    drawn: dict[Move, None] = {}
    for _ in range(2 * most):
        drawn[offer.random_move(rng)] = None
        if len(drawn) == most:
            break
    return list(drawn)
