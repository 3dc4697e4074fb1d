"""Several dice from one draw.

A permutation of n cards has n! outcomes. If 6^k divides n!, the number of the outcome modulo 6^k is k fair
and independent dice: 6 divides 3!, 36 divides 6!, 1296 divides 9!. So all dice of a colour are one draw,
which the log records and anybody can verify."""

from collections.abc import Sequence
from functools import lru_cache
from math import factorial

from games.signorie.model.components import PIPS
from games.signorie.model.state import Context


def cards_for(dice: int) -> int:
    """The minimum number of cards whose permutations give this many fair dice."""
    cards = 1
    while factorial(cards) % PIPS**dice:
        cards += 1
    return cards


_CARDS = tuple(cards_for(dice) for dice in range(6))


@lru_cache(maxsize=2048)
def _as_dice(number: int, dice: int) -> tuple[int, ...]:
    """The base-6 digits of a number, as dice."""
    pips = []
    for _ in range(dice):
        number, face = divmod(number, PIPS)
        pips.append(face + 1)
    return tuple(pips)


def faces(order: Sequence[int], dice: int) -> tuple[int, ...]:
    """The dice that a permutation of cards stands for."""
    number = gone = 0
    left = len(order)
    for card in order:
        own = 1 << card
        # Among the remaining cards it is further down by the number of those gone before it.
        number = number * left + card - (gone & own - 1).bit_count()
        gone |= own
        left -= 1
    return _as_dice(number % PIPS**dice, dice)


def roll(ctx: Context, what: str, dice: int) -> tuple[int, ...]:
    """Rolls dice; `what` names the draw in the log."""
    cards = _CARDS[dice] if dice < len(_CARDS) else cards_for(dice)
    return faces(ctx.permutation(what, cards), dice)
