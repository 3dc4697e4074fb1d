"""Made-up positions with as much on the table as possible, to warm up with and to look at."""

from collections.abc import Iterator

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.state import (
    FuggerOptions,
    House,
    Merchant,
    OpenDeal,
    TradeOffer,
    new_house,
)
from games.fugger.rules.deals.bidding import BidAhead
from games.fugger.rules.game import Fugger
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.routes import RouteAhead

OPEN = ("N21", "A03", "K06", "N24", "A09")
STARTS = ("FRA", "VEN", "SM3", "R_LUE", "ANT", "B_KOB", "KRA", "LYO", "R_SIE", "SN2", "NUE", "VEN")


def positions() -> Iterator[tuple[Fugger, tuple[object, ...]]]:
    """Views with events: a full game of six before the winter, a company game of four in it."""
    moved = events.MerchantMoved(Seat(1), "rep", "VEN", -40)
    yield _position(6, 7, FuggerOptions(mode="full")), (moved, events.DealOpened("A03", "POR", "DEC", False))
    yield _position(4, 9, FuggerOptions()), (events.WareSold(Seat(0), "spice", 2, 900, 1800),)


def _position(seats: int, now: int, options: FuggerOptions) -> Fugger:
    view = Fugger(
        phases=[Moving(left=[Seat(seat) for seat in range(1, seats)])],
        options=options,
        houses=[_house(seat, options) for seat in range(seats)],
        now=now,
        stage="moving",
        deck=["?"] * 14,
        replenish=["?"] * 9,
        fair="MES1",
        robbers=[("E01", now), ("E02", now)],
        blockade="E06",
    )
    view.trades = [
        TradeOffer(1, Seat(0), Seat(1), (("cloth", 2),), 0, (), 1400),
        TradeOffer(2, Seat(2), Seat(0), (("spice", 1), ("metal", 2)), 300, (("cloth", 3), ("bond", 1)), 0),
        TradeOffer(3, Seat(3), Seat(0), (), 900, (("spice", 1),), 0, accepted=True),
    ]
    orders = (
        BidAhead("N24", 1, 2, 1300),
        BidAhead("A03", 2, 1, 1200),
        BidAhead("K06", 1, 0, 0),
        RouteAhead("m1", "ROM", legs=(("B_POO", "FLO"), ("R_SIE", "ROM"))),
    )
    view.standing_orders = {Seat(0): orders}
    view.open = [OpenDeal(card, now + number, number, number) for number, card in enumerate(OPEN)]
    if view.options.noble:
        view.villas = [OpenDeal("V1", now + 2, 8), OpenDeal("V4", now + 4, 9)]
    for seat, house in enumerate(view.houses):
        for merchant in house.merchants:
            line = view.lines.setdefault(merchant.space, [])
            if merchant.space and seat not in line:
                line.append(Seat(seat))
    return view


def _house(seat: int, options: FuggerOptions) -> House:
    """Every house has a home, all but the last three merchants are on the map, and there is some of
    everything."""
    house = new_house()
    house.home, house.florins = tuple(c.HOMES)[seat % 3], (1023, 45, 6780, 9, 12345, 8800)[seat]
    house.warehouse = [seat, 2, 3 * (seat % 2)]
    house.merchants = [
        Merchant(STARTS[2 * seat], (1, 2, seat % 3)),
        Merchant(STARTS[2 * seat + 1], (0, 1, 0)),
        Merchant(STARTS[seat] if seat < 3 else "", (0, 0, 0), dead=False),
    ]
    if options.mode != "company":
        house.meter, house.bonds = 2 * seat, seat
        house.cubes = list(c.REGIONS)[seat : seat + 3]
        house.holds = {0: ["E03"], 1: ["E09", "E12"]}.get(seat, [])
        house.noble, house.villas = seat == 5, ["V2"] if seat == 5 else []
    return house
