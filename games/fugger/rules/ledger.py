"""Bookkeeping: money, goods, the nobility meter, and what a forced sale takes (rules 8, 9.4, 9.8)."""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.state import SALES, Context, FuggerState, House


def book(ctx: Context, event: Any) -> None:
    """Tell an event, and add its florins to those of its seat; what is paid is negative."""
    ctx.game.houses[event.seat].florins += event.florins
    ctx.tell(event)


def take_goods(house: House, city: str, good: str, count: int) -> None:
    """Remove sold goods from the places in a city: the warehouse first, then the merchants in order (9.4)."""
    at = c.GOODS.index(good)
    for place in house.places_in(city):
        taken = min(house.goods_at(place)[at], count)
        house.add(place, good, -taken)
        count -= taken


def put_goods(house: House, city: str, good: str, count: int) -> None:
    """Bought goods go to the first merchant present, else into the warehouse (11); moved freely later."""
    place = next((place for place in house.places_in(city) if place != "wh"), "wh")
    house.add(place, good, count)


def gain_meter(game: FuggerState, seat: Seat, steps: int) -> int:
    """Move a house up the nobility meter as far as it goes; returns the number of steps. A noble stays (8,
    T23)."""
    house = game.houses[seat]
    if house.noble or not game.options.noble:
        return 0
    before = house.meter
    house.meter = max(c.NUMBERS.meter_least, min(c.NUMBERS.title_at, before + steps))
    return house.meter - before


def sale_amounts(house: House) -> dict[str, int]:
    """What a forced sale could take, by SALES, the cheapest first; only what is there."""
    one, two, three = house.merchants
    by_good = zip(house.warehouse, one.goods, two.goods, three.goods, strict=True)
    counts = chain(*by_good, (house.bonds,))
    return {key: count for key, count in zip(SALES, counts, strict=True) if count}


def sell_forcibly(ctx: Context, seat: Seat, wares: Iterable[tuple[str, int]]) -> None:
    """A forced sale: the wares leave the game for fixed prices (9.8)."""
    house: House = ctx.game.houses[seat]
    sold: dict[str, int] = {}
    for key, count in wares:
        place, ware = SALES[key]
        if place:
            house.add(place, ware, -count)
        else:
            house.bonds -= count
        sold[ware] = sold.get(ware, 0) + count
    for ware, count in sold.items():
        book(ctx, events.ForciblySold(seat, ware, count, c.WARES[ware].forced_sale * count))


def sell_everything(ctx: Context, seat: Seat) -> None:
    """A forced sale of all there is: a payment that cannot be made, or the end of the game (9.8, 9.12)."""
    sell_forcibly(ctx, seat, sale_amounts(ctx.game.houses[seat]).items())


def put_away(game: FuggerState, card: str, won: bool = True) -> None:
    """A used card goes to the replenishment deck, leaves the game, or stays with its winner (6, 7)."""
    after = c.after_use(card, game.options.mode, won)
    if after != "held":
        (game.replenish if after == "replenish" else game.gone).append(card)


def worth(house: House) -> int:
    """Cash, goods and bonds at forced-sale prices, villas at their least bids (9.12)."""
    return house.florins + house.sale_value() + sum([c.VILLAS[villa].least for villa in house.villas])


def arrive(game: FuggerState, seat: Seat, city: str) -> None:
    """A merchant comes to a town: its house joins the line unless it stands there already (9.5)."""
    line = game.lines.setdefault(city, [])
    if seat not in line:
        line.append(seat)


def depart(game: FuggerState, seat: Seat, city: str) -> None:
    """A merchant has left a town: with the last one its house leaves the line (9.5)."""
    line = game.lines.get(city)
    if line is not None and seat in line and not game.houses[seat].has_merchant_in(city):
        line.remove(seat)
        if not line:
            del game.lines[city]
