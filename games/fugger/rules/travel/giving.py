"""Giving goods from one place of a house to another on the same space (rules 9.3)."""

from collections.abc import Sequence

from games.core import Checked, Offer, Phase, Refusal, Seat
from games.core.choices.answers import Answers
from games.fugger.model import events, moves
from games.fugger.model.amounts import merchant_note
from games.fugger.model.components import GOODS, PLACES
from games.fugger.model.state import Context, FuggerState, House
from games.fugger.rules.quantities import counts

RULE = "9.3"

ALL = "all"
"""Everything in a place, if that is more than one good."""

_NOT_ON_MAP = Refusal("ERR_NO_SUCH_MERCHANT", RULE)
_NOTHING = Refusal("ERR_NOT_ENOUGH_GOODS", RULE, have=0)
_NOT_TOGETHER = Refusal("ERR_NOT_TOGETHER", RULE)


def give_offer(game: FuggerState, seat: Seat) -> Offer:
    """Goods from one place to another on the same space: between merchants, or one at home and the
    warehouse."""
    house = game.houses[seat]
    sources = Checked(PLACES, lambda source: _why_not_source(house, source))
    if not sources:
        return Offer(moves.Give, closed=_NOT_TOGETHER)
    return Offer(
        moves.Give,
        previews={
            "source": lambda source: merchant_note(house, source),
            "target": lambda source, target: merchant_note(house, target),
        },
        source=sources,
        target=lambda source: Checked(PLACES, lambda target: _why_not_target(house, source, target)),
        good=lambda source, target: Checked((*GOODS, ALL), lambda good: _why_not_good(house, source, good)),
        quantity=lambda source, target, good: _quantities(house.goods_at(source), good),
    )


def _why_not_source(house: House, source: str) -> Refusal | None:
    """Why nothing can be taken from a place: it has no goods, or no other place is on its space."""
    if source not in PLACES or not (space := house.space_of(source)):
        return _NOT_ON_MAP
    if not any(house.goods_at(source)):
        return _NOTHING
    return None if len(house.places_in(space)) > 1 else _NOT_TOGETHER


def _why_not_target(house: House, source: str, target: str) -> Refusal | None:
    if target not in PLACES or not house.space_of(target):
        return _NOT_ON_MAP
    if target == source:
        return _NOT_TOGETHER
    if house.space_of(target) != house.space_of(source):
        return Refusal("ERR_NOT_TOGETHER", RULE, source=source, target=target)
    return None


def _why_not_good(house: House, source: str, good: str) -> Refusal | None:
    have = [ware for ware, count in zip(GOODS, house.goods_at(source), strict=True) if count]
    return None if good in have or (good == ALL and len(have) > 1) else _NOTHING


def _quantities(goods: Sequence[int], good: str) -> Answers:
    if good == ALL:
        return (sum(goods),)
    have = goods[GOODS.index(good)]
    return counts(range(1, have + 1), RULE, have)


def give_goods(phase: Phase, ctx: Context, seat: Seat, move: moves.Give) -> None:
    """Handles `Give`: the goods change places."""
    house = ctx.game.houses[seat]
    source = house.goods_at(move.source)
    moved = dict(zip(GOODS, source, strict=True)) if move.good == ALL else {move.good: move.quantity}
    for good, count in moved.items():
        if count:
            house.add(move.source, good, -count)
            house.add(move.target, good, count)
            ctx.tell(events.GoodsMoved(seat, move.source, move.target, good, count))
