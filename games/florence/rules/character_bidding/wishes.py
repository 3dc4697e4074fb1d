"""Limits for characters: which of them a seat wants, and the most it pays for each (rules 9.2). They are a
standing order of seats that bid in turn, or by option what all set together first."""

from collections.abc import Collection
from functools import lru_cache

import msgspec

from games.core import Checked, Move, Offer, Paths, Refusal, Seat
from games.florence.model import components as c
from games.florence.model import data_rows as d
from games.florence.model import moves
from games.florence.model.state import FlorenceState, why_not_covered

RULE = "9.2"


class SealedLimits(msgspec.Struct, frozen=True):
    """A seat's limits, dearest wish first, and what it does when none is left."""

    wishes: moves.Wishes
    then: str = "pass"


def amount_of(space: int) -> int:
    """The cost of a bidding space, in florins."""
    return space * c.CHARACTER_UNIT


def limits_offer(kind: type[Move], game: FlorenceState, seat: Seat) -> Offer:
    """Set limits for any number of characters, each once."""
    affordable = _affordable(game, seat)

    def more(wishes: moves.Wishes) -> Checked:
        named = tuple([character for character, _ in wishes])
        pairs = _pairs(frozenset(named), affordable)
        return Checked(pairs, lambda wish: _why_not_wish(wish, named, affordable), allowed=pairs)

    return Offer(kind, wishes=CharacterWishes(more, lambda wishes: None), then=lambda wishes: moves.THEN)


def _affordable(game: FlorenceState, seat: Seat) -> int:
    """The highest space a seat can pay."""
    return min(game.houses[seat].florins // c.CHARACTER_UNIT, _HIGHEST)


_HIGHEST = max(card.most for card in c.CHARACTERS.values())


@lru_cache(maxsize=2048)
def _pairs(named: frozenset[str], affordable: int) -> tuple[tuple[str, int], ...]:
    """The remaining wishes: each character with each affordable space."""
    wishes = [(card.id, at) for card in c.CHARACTERS.values() for at in range(card.least, card.most + 1)]
    return tuple([wish for wish in wishes if _why_not_wish(wish, named, affordable) is None])


class CharacterWishes(Paths):
    """Wishes one after the other; each is asked for in two steps: the character, then the highest space."""

    __slots__ = ()

    def label(self, piece: tuple[str, int]) -> tuple[str, int]:
        return piece


def _why_not_wish(wish: object, named: Collection[str], affordable: int) -> Refusal | None:
    if not isinstance(wish, tuple | list) or len(wish) != 2 or wish[0] not in c.CHARACTERS:
        return moves.why_unknown("", c.CHARACTERS, RULE)
    card = c.CHARACTERS[wish[0]]
    if card.id in named:
        return Refusal("ERR_REPEATED", RULE, item=card.id)
    if not isinstance(wish[1], int) or not card.least <= wish[1] <= card.most:
        return off_the_list(card)
    return why_not_covered(amount_of(affordable), amount_of(wish[1]), RULE)


def off_the_list(card: d.Character) -> Refusal:
    """Why a space that is not on the price list of a character can't be bid."""
    least, most = amount_of(card.least), amount_of(card.most)
    return Refusal("ERR_BID_RANGE", RULE, least=least, most=most, step=c.CHARACTER_UNIT)
