"""The features from which a Grandmaster's chance to win Philadelphia is learned (`learned_value.json`).

Beside the features of `master_features.py` they count what those leave out: cards that are not known yet,
drawn or picked of several, what the next roll may pay, and whose turn comes first."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core import FACE_DOWN, clockwise
from games.philadelphia.computer.master_features import (
    CARD,
    FEATURES,
    Ads,
    Seen,
    actions_left,
    chance_to_be_hired,
    features_of_seen,
    progress,
    seen_of,
)
from games.philadelphia.model import components as c
from games.philadelphia.model.state import PhiladelphiaState

FEW = 3
"""A hand of fewer cards than this has a weight of its own."""

_MORE = ("unseen", "picked", "few", "buyable", "next_roll", "next_any", "expiring", "first_next", "dice")
_ALWAYS = (*FEATURES, *_MORE)
NAMES = (*_ALWAYS, *[f"{name}_late" for name in _ALWAYS])
"""The features, in the order of `features_of`: what counts always, and once more by the progress of the
game."""


class Known(NamedTuple):
    """What the features of a seat are read off: the progress of the game, what the seat has, the number of
    picked cards that are not known yet, whether it begins the next round, its extra dice."""

    late: float
    seen: Seen
    picked: int
    first: bool
    dice: int


def known_of(game: PhiladelphiaState, unseen: frozenset[str] = frozenset()) -> list[Known]:
    """What the features are read off, by seat. Cards that are `unseen` count as drawn or picked but not
    known."""
    late, actions = progress(game), actions_left(game)
    first = clockwise(len(actions), game.start)[1]
    by_seat = []
    for seat, agency in enumerate(game.agencies):
        vp, gold, hand, ads, left = seen_of(agency, actions[seat])
        picked = 0
        if unseen and not unseen.isdisjoint(hand):
            hand = tuple([FACE_DOWN if card in unseen else card for card in hand])
            picked = sum([card in unseen for card in agency.known])
        seen = vp, gold, hand, ads, left
        by_seat.append(Known(late, seen, picked, seat == first, agency.extra_dice))
    return by_seat


def features_of(known: Known) -> Sequence[float]:
    """The features of a seat, in the order of `NAMES`."""
    late, seen, picked, first, dice = known
    _, gold, hand, ads, _ = seen
    always = (
        *features_of_seen(seen),
        hand.count(FACE_DOWN) - picked,
        picked,
        max(0, FEW - len(hand)),
        min(gold, max(0, c.NUMBERS.hand_limit - len(hand))),
        *_next_roll(ads),
        first,
        dice * len(ads),
    )
    return (*always, *[late * one for one in always])


@lru_cache(maxsize=8192)
def _next_roll(ads: Ads) -> tuple[float, float, int]:
    """Features of posted ads: what the next roll pays on the average, in tens of gold, its chance to hire
    any, and the number of those that expire after it."""
    paid, expiring = 0.0, 0
    faces: set[int] = set()
    for card, months in ads:
        known = c.CARDS[card]
        faces.update(known.faces)
        paid += len(known.faces) * (known.kind.gold + CARD * known.kind.cards)
        expiring += months <= 1
    return paid / len(c.FACES) / 10, len(faces) / len(c.FACES), expiring


@lru_cache(maxsize=128)
def posted(card: str) -> float:
    """What a card is worth once it is posted, in tens of gold."""
    kind = c.CARDS[card].kind
    return (chance_to_be_hired(card, kind.period) * (kind.gold + CARD * kind.cards) - kind.cost) / 10
