"""What things of Florence are worth, for computer players and hints.

Points are prestige points. A work earns 100 florins a WV or half a point, so 200 florins are about a point
while there are works to spend them on. All numbers are set by hand and tuned in games of computer players
(docs/computers.md). What is learned (`learned_value.json`, `chances.json`) was found with them."""

from functools import lru_cache

import msgspec

from games.core import FACE_DOWN, Seat
from games.florence.model import components as c
from games.florence.model.state import FlorenceState, Principality, Tile
from games.florence.model.work import CommonWorth, Works, best_bonus, met_wv, muse_value
from games.florence.rules.won_object import landscape_pp

PER_FLORIN = 1 / 230
"""Points per florin while there is time to use it."""
PER_WV = 0.38
"""Points per WV of the works that can still be completed."""

BID_LATE = 0.75
"""What a florin of a bid costs in the last two rounds, relative to the rounds before."""

BELOW_MINIMUM, LEAST_SHARE = 0.09, 0.25
"""The share of a work's worth that each WV missing to the minimum takes, and the share that always counts."""
NEXT_WORK = 0.92
"""The share of its worth that each further work of a hand keeps: the second once, the third twice, …"""

PRESTIGE_CARD = 3.8
"""The worth of a prestige card that is still to be picked."""
RECRUIT, LAST_RECRUIT = 1.9, 0.8
"""The worth of a recruiting card, and the same in the last round."""
BUILDER_EARLY = 1.7
"""What a builder is worth in the first round beyond its points: buildings are cheaper and fit more often."""
JESTER_LATER, LANDSCAPE_LATER = 0.35, 0.25
"""What a jester or a landscape is worth in each later round, for cards that are still to come."""

MERCHANT, LAST_MERCHANT = 2.5, 2.0
"""The worth of the Merchant, and the same in the last round."""
MUSE_A_ROUND = 0.75
"""The worth of the Muse for each WV that she adds: the number of the round."""
PRINCESS, PRINCESS_A_TILE = 3.0, 0.4
"""The worth of the Princess, and what each tile adds to it."""
CARDINAL, PROFESSOR = 2.4, 2.6
"""The worths of these characters."""


def florins_worth(game: FlorenceState, points: float) -> float:
    """The florins that this many points are worth in an auction."""
    return points / (PER_FLORIN * _use(game))


def price_points(game: FlorenceState, florins: int) -> float:
    """What a bid of these florins costs, in points."""
    return florins * PER_FLORIN * _use(game)


def _use(game: FlorenceState) -> float:
    """What florins that buy an object would be good for otherwise: less towards the end."""
    return 1.0 if game.rounds_left > 1 else BID_LATE


def wv_to_come(game: FlorenceState, house: Principality, muse: int | None = None) -> float:
    """The worth, in WV, of the works that can still be completed: the best of the hand, as many as there
    is time for. Those below the coming minimum count less. `muse`: the WV that the Muse adds, if known."""
    if not house.hand or game.over:
        return 0.0
    works = Works(game, house, muse)
    minimum = c.MINIMUM_WV[min(max(game.round, 1), c.ROUNDS - 1)]
    most = c.ACTIONS * (game.rounds_left + 1)
    return worth_of_hand(tuple(house.hand), works.common, best_bonus(game, house), minimum, most)


@lru_cache(maxsize=4096)
def worth_of_hand(hand: tuple[str, ...], common: CommonWorth, bonus: int, minimum: int, most: int) -> float:
    """The worth, in WV, of at most `most` works of a hand: `bonus` is what cards add to the best of them,
    `minimum` the WV below which they count less. Few moves change any of it."""
    reading, owned, base = common
    met = [base + sum(met_wv(reading, card, owned)) for card in hand if card != FACE_DOWN]
    values = sorted(met, reverse=True)[:most]
    total = 0.0
    for at, value in enumerate(values):
        reached = value + (bonus if at == 0 else 0)
        share = 1.0 if reached >= minimum else max(LEAST_SHARE, 1 - BELOW_MINIMUM * (minimum - reached))
        total += reached * share * NEXT_WORK**at
    return total


def character_points(game: FlorenceState, seat: Seat, name: str) -> float:
    """The worth of a character of the expansion to a seat, in points."""
    if name == "banker":
        pot = game.characters.pot if game.characters is not None else 0
        return pot * PER_FLORIN
    if name == "merchant":
        return MERCHANT if game.rounds_left else LAST_MERCHANT
    worth = {
        "muse": game.round * MUSE_A_ROUND,
        "cardinal": CARDINAL,
        "princess": PRINCESS + PRINCESS_A_TILE * len(game.houses[seat].tiles),
        "professor": PROFESSOR,
    }
    return worth.get(name, 0.0)


def object_points(game: FlorenceState, seat: Seat, kind: str) -> float:
    """The worth of an auctioned object to a seat, in points."""
    house = game.houses[seat]
    if kind == "prestige":
        return PRESTIGE_CARD
    if kind == "recruit":
        return RECRUIT if game.rounds_left else LAST_RECRUIT
    if kind == "builder":
        pp = c.BUILDER_PP[min(house.builders, len(c.BUILDER_PP) - 1)]
        return pp + BUILDER_EARLY * game.rounds_left / (c.ROUNDS - 1)
    muse = muse_value(game, house)
    now, then = (PER_WV * wv_to_come(game, one, muse) for one in (house, with_object(house, kind)))
    if kind == "jester":
        return then - now + JESTER_LATER * game.rounds_left
    return then - now + landscape_pp(house, kind) + LANDSCAPE_LATER * game.rounds_left


def with_object(house: Principality, kind: str) -> Principality:
    """The same principality with one more jester or tile, wherever it fits: the tile has no cells."""
    if kind == "jester":
        return msgspec.structs.replace(house, jesters=house.jesters + 1)
    return msgspec.structs.replace(house, tiles=[*house.tiles, Tile(kind, ())])
