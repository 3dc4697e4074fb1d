"""A house's private information in words: its orders; and figures to decide by, from public information
(rules 11)."""

from collections.abc import Iterator

from games.core import Note, Seat, note
from games.fugger.deals.ordering import all_lots, open_cards
from games.fugger.model import components as c
from games.fugger.model.state import Orders, Prebid, Route
from games.fugger.rules.game import Fugger
from games.fugger.text.insight import lots_view, prospect_note, prospects

FEW = 8
"""Maximum number of prospects told."""


def hand_text(view: Fugger, seat: Seat) -> tuple[Note, ...]:
    """Orders first, then the deals in reach, then who could bid for what."""
    if view.over or view.stage == "setup":
        return ()
    orders = standing(view, seat)
    told = tuple(prospect_note(prospect) for prospect in prospects(view, seat)[:FEW])
    bidders = tuple(_bidders(view))
    return (
        note("heading-orders"),
        *(orders or (note("order-none"),)),
        *((note("heading-prospects"), *told) if told else ()),
        *((note("heading-bidders"), *bidders) if bidders else ()),
    )


def standing(view: Fugger, seat: Seat) -> tuple[Note, ...]:
    """The orders a house has given ahead."""
    return () if view.over else tuple(_orders(view.houses[seat].orders))


def _bidders(view: Fugger) -> Iterator[Note]:
    """Every lot of an open card that somebody could bid for if it came up now, with the bidders."""
    for card in open_cards(view):
        for lot in lots_view(view, card):
            houses = tuple(note("rival-seller", player=seat, count=count) for seat, count in lot.houses)
            if houses:
                yield Note(
                    "text-bidders",
                    {
                        "card": card,
                        "good": lot.good,
                        "quantity": lot.quantity,
                        "houses": houses,
                        "least": lot.prices[0],
                        "most": lot.prices[1],
                    },
                )


def _orders(orders: Orders) -> Iterator[Note]:
    for bid in orders.prebids:
        yield _bid(bid)
    for name, route in orders.routes.items():
        yield _route(name, route)
    if orders.selling:
        yield note("order-selling", wares=orders.selling)
    for keep, florins in orders.favour:
        yield note("order-favour", florins=florins, keep=keep)
    if orders.cubes:
        yield note("order-cubes", regions=orders.cubes)
    if orders.sheep >= 0:
        if orders.sheep_to is None:
            yield note("order-sheep", most=orders.sheep)
        else:
            yield note("order-sheep-to", most=orders.sheep, player=orders.sheep_to)
    if orders.lottery_set:
        yield note("order-lottery", faces=orders.lottery)
    if orders.payday_same:
        yield note("order-payday")


def _bid(bid: Prebid) -> Note:
    good = all_lots(bid.card)[bid.lot][0].good
    if not bid.quantity:
        return note("order-bid-none", card=bid.card, lot=bid.lot + 1)
    return note(
        "order-bid", card=bid.card, lot=bid.lot + 1, good=good, quantity=bid.quantity, price=bid.price
    )


def _route(name: str, route: Route) -> Note:
    ends = tuple(leg[-1] for leg in route.legs if leg)
    return note(
        "order-route",
        merchant=name,
        goal=route.goal,
        de=c.SPACES[route.goal].de,
        by=route.by,
        speed=route.speed,
        rounds=len(route.legs),
        stops=ends,
    )
