"""Amounts and places as parts of sentences."""

from collections.abc import Iterable
from functools import reduce

from games.core import Note, note
from games.fugger.model.components import BOND, GOODS
from games.fugger.model.state import SALES, House


def amount(ware: str, count: int) -> Note:
    """A number of a good or of bonds."""
    if ware == BOND:
        return note("amount-bonds", count=count)
    return note("amount", good=ware, count=count)


def amount_at(key: str, count: int) -> Note:
    """A number of one of SALES: of a good with its place, or of bonds; of anything else without a place."""
    at, ware = SALES.get(key, ("", key))
    what = amount(ware, count)
    return Note("amount-at", {"what": what, "place": place(at)}) if at else what


def amounts(counts: Iterable[tuple[str, int]]) -> tuple[Note, ...]:
    """Several wares, without those of which there are none."""
    return tuple([amount(ware, count) for ware, count in counts if count > 0])


def goods_text(goods: Iterable[int]) -> tuple[Note, ...]:
    """The goods of a place, by GOODS."""
    return amounts(zip(GOODS, goods, strict=True))


def bundle(wares: Iterable[tuple[str, int]], florins: int) -> tuple[Note, ...]:
    """Wares and the money that goes with them."""
    parts = amounts(wares)
    return (*parts, note("amount-florins", florins=florins)) if florins > 0 else parts


def either(names: Iterable[str]) -> Note | str:
    """Several things of which one is meant."""
    parts: Iterable[Note | str] = names
    return reduce(lambda first, second: Note("either", {"first": first, "second": second}), parts)


def place(name: str) -> Note:
    """A place of goods with its article."""
    if name == "wh":
        return note("the-warehouse")
    return note("the-son") if name == "rep" else note("the-merchant", merchant=name)


def merchant_note(house: House, name: str) -> Note:
    """Where a merchant stands and what it carries; the warehouse likewise."""
    return Note("hint-merchant", {"city": house.space_of(name), "goods": goods_text(house.goods_at(name))})
