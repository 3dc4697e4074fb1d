"""Dealing anew what a seat has not seen, so that its view becomes a whole game that is possible for it."""

from collections import Counter
from collections.abc import Iterable

from games.core.choices.answers import Chooser, shuffled
from games.core.game import FACE_DOWN


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
