"""The lots of cards: who may bid for them, at which prices, and in which order bids are served (rules
9.4, 9.5)."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Literal

from games.core import Move, MoveHandler, Numbers, Refusal, Seat, sealed_as
from games.core.choices.answers import Chooser, pick
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.data_rows import Lot
from games.fugger.model.state import Context, FuggerState, OpenDeal
from games.fugger.rules.dice import SIDES

Side = Literal["demand", "supply", "villa"]
"""Whether the customer buys, sells, or a villa is up."""

_LOTS: dict[str, dict[Side, tuple[Lot, ...]]] = {
    **{card: {"demand" if deal.buys else "supply": deal.lots} for card, deal in c.OPENED.items()},
    **{card: {"demand": fair.demand, "supply": fair.supply} for card, fair in c.FAIRS.items()},
    **{card: {"villa": (Lot(card, 1, villa.least),)} for card, villa in c.VILLAS.items()},
}
"""The lots of each card by side. A fair first buys, then sells; a villa is a lot of one piece."""


def lots_of(card: str, side: Side) -> tuple[Lot, ...]:
    """The lots of one side of a card."""
    return _LOTS[card][side]


def side_of(card: str) -> Side:
    """Which side a deal or villa is; a fair is a demand first."""
    return next(iter(_LOTS[card]))


def open_cards(game: FuggerState) -> tuple[str, ...]:
    """The cards with lots to come: open deals, villas, the fair."""
    cards = [deal.card for deal in (*game.open, *game.villas)]
    return tuple([*cards, game.fair] if game.fair else cards)


def open_deal(game: FuggerState, card: str) -> OpenDeal | None:
    """The deal or villa of a card that lies open; None for other cards."""
    return next((deal for deal in (*game.open, *game.villas) if deal.card == card), None)


def date_of(game: FuggerState, card: str) -> int:
    """The round in which an open card is due; of a fair the round of its next one."""
    deal = open_deal(game, card)
    if deal is not None:
        return deal.date
    first = game.now + 1 if game.fair_done == 2 else game.now
    return next(round for round in count(first) if c.month(round).fair)


def all_lots(card: str) -> tuple[tuple[Lot, Side], ...]:
    """The lots of a card with their sides; empty for other ids."""
    return tuple([(lot, side) for side, lots in _LOTS.get(card, {}).items() for lot in lots])


def good_of(card: str, number: int) -> str:
    """The good of a lot, counted from 1; the card itself if it has no such lot."""
    lots = dict(enumerate(all_lots(card), 1))
    return lots[number][0].good if number in lots else card


def may_take_part(game: FuggerState, seat: Seat, city: str, good: str, side: Side) -> bool:
    """A merchant there or a home there; for a demand also the good in those places (9.4); for a villa
    the title, and no villa yet (9.11)."""
    house = game.houses[seat]
    if house.home != city and not house.has_merchant_in(city):
        return False
    if side == "demand":
        return house.amount_in(city, good) > 0
    if side == "villa":
        return house.noble and not (house.villas and game.options.villas_per_house == "one")
    return True


def eligible(game: FuggerState, city: str, good: str, side: Side) -> list[Seat]:
    """The seats that may bid for a lot (9.4)."""
    return [seat for seat in game.seats if may_take_part(game, seat, city, good, side)]


def most_of(game: FuggerState, seat: Seat, city: str, lot: Lot, side: Side) -> int:
    """Maximum quantity a seat may bid for a lot; a seller's is bounded by the goods it has there."""
    if side == "demand":
        return min(lot.quantity, game.houses[seat].amount_in(city, lot.good))
    return lot.quantity


def why_not_price(price: int, lot: Lot, side: Side, rule: str = "9.4") -> Refusal | None:
    """Why a price is not allowed: beyond the ceiling or floor, or no multiple of the smallest coin."""
    if side == "demand":
        if price > lot.limit:
            return Refusal("ERR_PRICE_TOO_HIGH", rule, limit=lot.limit)
        if price < c.UNIT:
            return Refusal("ERR_PRICE_TOO_LOW", rule, limit=c.UNIT)
    elif price < lot.limit:
        return Refusal("ERR_PRICE_TOO_LOW", rule, limit=lot.limit)
    return Refusal("ERR_PRICE_STEP", rule, unit=c.UNIT) if price % c.UNIT else None


def price_range(lot: Lot, side: Side, most: int) -> range:
    """The prices of a bid; a buyer's go up to `most` (at least the floor)."""
    if side == "demand":
        return range(c.UNIT, lot.limit + 1, c.UNIT)
    return range(lot.limit, max(lot.limit, most) + 1, c.UNIT)


class BidPrices(Numbers):
    """The prices of a bid for a lot (9.4). A buyer may bid more than it could ever pay, at its own risk; a
    random bid never does. The usual prices are near the ceiling or the floor."""

    __slots__ = ("_lot", "_means", "_side")

    def __init__(self, lot: Lot, side: Side, means: int) -> None:
        unit = -c.UNIT if side == "demand" else c.UNIT
        near = [lot.limit + unit * count for count in _AWAY]
        usual = [price for price in near if price <= max(means, lot.limit)]
        prices = price_range(lot, side, DEAREST)
        super().__init__(prices[0], prices[-1], c.UNIT, usual=tuple(usual))
        self._lot = lot
        self._side: Side = side
        self._means = means

    def why_not(self, value: Any) -> Refusal | None:
        refusal = why_not_price(value, self._lot, self._side) if isinstance(value, int) else None
        return refusal or super().why_not(value)

    def pick(self, rng: Chooser) -> int:
        price: int = pick(price_range(self._lot, self._side, self._means), rng)
        return price


_AWAY = (0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50)
"""Distances of the usual prices from the ceiling or the floor, in units of the smallest coin."""

DEAREST = 100 * c.NUMBERS.start_money
"""Maximum price of a bid: more than anybody ever has."""

SEALED_BIDS: dict[type[Move], MoveHandler] = {
    moves.Bid: sealed_as(lambda bid: (bid.quantity, bid.price)),
    moves.Pass: sealed_as(lambda _: (0, 0)),
}
"""A bid is kept as its quantity and its price, a pass as none."""


def tie_order(ctx: Context, city: str, seats: Sequence[Seat]) -> list[Seat]:
    """Seats with equal prices: the home owners first (several roll), then the line of the town, the
    black sheep last of all in the line (9.4, 9.5)."""
    game: FuggerState = ctx.game
    line = game.lines.get(city, [])

    def comes_last(seat: Seat) -> bool:
        return game.houses[seat].holds_kind("sheep")

    home = [seat for seat in seats if game.houses[seat].home == city]
    if game.options.sheep_beats_home:
        home = [seat for seat in home if not comes_last(seat)]
    others = [seat for seat in seats if seat not in home]
    ranked = sorted(
        others, key=lambda seat: (comes_last(seat), line.index(seat) if seat in line else len(line), seat)
    )
    return [*rolled_order(ctx, home), *ranked]


def rolled_order(ctx: Context, seats: Sequence[Seat]) -> list[Seat]:
    """Several roll a die, the highest first; equal rolls roll again."""
    if len(seats) < 2:
        return list(seats)
    rolls: dict[int, list[Seat]] = {}
    for seat in seats:
        roll = ctx.roll("tie", SIDES)
        ctx.tell(events.TieRolled(seat, roll))
        rolls.setdefault(roll, []).append(seat)
    return [seat for roll in sorted(rolls, reverse=True) for seat in rolled_order(ctx, rolls[roll])]


def in_order(
    ctx: Context, city: str, bids: dict[Seat, tuple[int, int]], side: Side
) -> list[tuple[Seat, int, int]]:
    """Sealed bids (quantity, price) in the order they are served: demand the cheapest, else the dearest
    first, ties as in `tie_order` (9.4). (seat, quantity, price); passes left out."""
    prices, queue = {price for quantity, price in bids.values() if quantity}, []
    for price in sorted(prices, reverse=side != "demand"):
        equal = [seat for seat, (quantity, asked) in bids.items() if quantity and asked == price]
        queue += [(seat, bids[seat][0], price) for seat in tie_order(ctx, city, equal)]
    return queue
