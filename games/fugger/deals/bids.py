"""Ways to resolve sealed bids: pure functions. Ties are broken by a given order of seats."""

from collections.abc import Iterable, Sequence

import msgspec

from games.core.game import Seat


class Bid(msgspec.Struct, frozen=True):
    """A seat's offer: `quantity` pieces at a price each. An amount of 0 is no bid."""

    seat: Seat
    price: int
    amount: int = 1


class Award(msgspec.Struct, frozen=True):
    """What a seat wins: a quantity, at its own price."""

    seat: Seat
    price: int
    amount: int


def dearest_first(bids: Iterable[Bid], quantity: int, order: Sequence[Seat]) -> tuple[Award, ...]:
    """The highest price is served first, up to `quantity` in all; ties by `order`."""
    return _served(sorted(_real(bids), key=lambda bid: (-bid.price, order.index(bid.seat))), quantity)


def lone_highest(bids: Iterable[Bid]) -> Bid | None:
    """The highest price that only one seat has named; None if there is none."""
    real = _real(bids)
    prices = [bid.price for bid in real]
    lone = [bid for bid in real if prices.count(bid.price) == 1]
    return max(lone, key=lambda bid: bid.price, default=None)


def _real(bids: Iterable[Bid]) -> list[Bid]:
    return [bid for bid in bids if bid.amount > 0]


def _served(bids: Iterable[Bid], quantity: int) -> tuple[Award, ...]:
    awards = []
    for bid in bids:
        amount = min(bid.amount, quantity)
        if amount:
            awards.append(Award(bid.seat, bid.price, amount))
        quantity -= amount
    return tuple(awards)
