"""Dealing anew what a seat has not seen, so that its view becomes a whole game that is possible for it."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.core.game import FACE_DOWN, Game

G = TypeVar("G", bound=Game)


def own_copy(view: G) -> G:
    """A copy that may be changed."""
    return copied(view)


def deal_anew(cards: Iterable[str], seen: Iterable[str], lists: Iterable[list[str]], rng: Chooser) -> None:
    """Fill the face-down places of these lists at random from those cards that are neither in the lists nor
    `seen` elsewhere. Of `cards` there may be several copies; then each copy is `seen` once."""
    places = list(lists)
    deal(unseen(cards, [*seen, *(card for place in places for card in place)], rng), places)


def unseen(cards: Iterable[str], seen: Iterable[str], rng: Chooser) -> list[str]:
    """The cards that are not seen, shuffled."""
    return shuffled((Counter(iter(cards)) - Counter(iter(seen))).elements(), rng)


def deal(cards: list[str], lists: Iterable[list[str]]) -> None:
    """Replace each face-down card of these lists by the last of `cards`, which gets shorter."""
    for places in lists:
        places[:] = [cards.pop() if card == FACE_DOWN else card for card in places]


def shuffled(cards: Iterable[str], rng: Chooser) -> list[str]:
    """The cards in random order."""
    left = list(cards)
    for last in range(len(left) - 1, 0, -1):
        at = rng.choice(range(last + 1))
        left[last], left[at] = left[at], left[last]
    return left
