"""A house's private information in words: its orders; and figures to decide by (rules 11).

The figures are made from public information: who may bid for a lot, in which range, and what a deal in
reach would bring at best. Sealed bids, others' orders and decks never enter them."""

from collections.abc import Iterator
from math import prod

from msgspec import Struct
from msgspec.structs import asdict

from games.core import Note, Seat, SeatFigure, note
from games.fugger.model import components as c
from games.fugger.model.state import FuggerState, OpenDeal
from games.fugger.rules.deals.lots import all_lots, eligible, most_of, open_cards, price_range, side_of
from games.fugger.rules.game import Fugger
from games.fugger.rules.travel.journeys import Journey, search
from games.fugger.rules.travel.paths import CHANCES

FEW, NEAR = 8, 12
"""Maximum number of deals told, and of rounds to one."""


def hand_text(view: Fugger, seat: Seat) -> tuple[Note, ...]:
    """Orders first, then the deals in reach, then who could bid for what."""
    if view.over or view.stage == "setup":
        return ()
    orders = tuple(Note("order-given", {"order": order}) for order in view.standing_orders.get(seat, ()))
    deals = tuple(forecast_note(forecast) for forecast in deal_forecasts(view, seat)[:FEW])
    bids = [bid for card in open_cards(view) for bid in bidders(view, card)]
    return (
        note("heading-orders"),
        *(orders or (note("order-none"),)),
        *((note("heading-prospects"), *deals) if deals else ()),
        *((note("heading-bidders"), *bids) if bids else ()),
    )


class DealForecast(Struct, frozen=True):
    """An open deal for one merchant: number of rounds to it, whether that is too late, the cost and the
    chance (in percent) of a journey without trouble, and what it brings beyond this cost to sell all the
    pieces it carries at the ceiling (to buy at the floor and force-sell never pays)."""

    card: str
    city: str
    merchant: str
    rounds: int
    late: bool
    travel: int
    safe: int
    pieces: int
    profit: int


def bidders(game: FuggerState, card: str) -> Iterator[Note]:
    """The lots of an open card that somebody could bid for if it came up now: each with the seats and their
    maximum quantities, and the range of prices. A fair's demand is before its supply."""
    city = c.TOWN_OF[card]
    for lot, side in all_lots(card):
        seats = eligible(game, city, lot.good, side)
        if seats:
            prices = price_range(lot, side, max(game.houses[seat].florins for seat in seats))
            counts = [(seat, most_of(game, seat, city, lot, side)) for seat in seats]
            yield Note(
                "text-bidders",
                {
                    "card": card,
                    "good": lot.good,
                    "quantity": lot.quantity,
                    "houses": tuple(
                        note("rival-seller", player=SeatFigure(seat), count=count) for seat, count in counts
                    ),
                    "least": prices[0],
                    "most": prices[-1],
                },
            )


def deal_forecasts(game: FuggerState, seat: Seat) -> tuple[DealForecast, ...]:
    """The open deals that would buy what a merchant carries, and those that sell, for each of a house's
    merchants; the most profitable first."""
    forecasts = []
    cities = {c.TOWN_OF[deal.card] for deal in game.open}
    for name, merchant in zip(c.MERCHANTS, game.houses[seat].merchants, strict=True):
        if merchant.space:
            ways = search(game, seat, merchant, cities, horizon=NEAR)
            for deal in game.open:
                way = ways.get(c.TOWN_OF[deal.card])
                forecast = None if way is None else _forecast(game, seat, name, deal, way)
                if forecast and (forecast.pieces or side_of(deal.card) == "supply"):
                    forecasts.append(forecast)
    return tuple(sorted(forecasts, key=lambda forecast: (forecast.late, -forecast.profit, forecast.rounds)))


def _forecast(game: FuggerState, seat: Seat, name: str, deal: OpenDeal, way: Journey) -> DealForecast:
    merchant = game.houses[seat].merchant(name)
    lots = [lot for lot, side in all_lots(deal.card) if side == "demand"]
    sold = [(min(lot.quantity, merchant.goods[c.GOODS.index(lot.good)]), lot.limit) for lot in lots]
    pieces, revenue = sum(count for count, _ in sold), sum(count * limit for count, limit in sold)
    safe = round(100 * prod(1 - CHANCES[len(leg)] for leg in way.legs if merchant.laden and leg))
    late, profit = game.now + way.rounds > deal.date, revenue - way.florins
    return DealForecast(
        deal.card, c.TOWN_OF[deal.card], name, way.rounds, late, way.florins, safe, pieces, profit
    )


def forecast_note(forecast: DealForecast) -> Note:
    """A deal in reach, in words."""
    supply = side_of(forecast.card) == "supply"
    return Note("text-prospect-supply" if supply else "text-prospect", asdict(forecast))
