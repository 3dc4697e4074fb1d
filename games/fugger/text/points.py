"""What makes a house rich in Fugger, Welser, Medici, and how houses stand (rules 9.12)."""

from typing import Any

from games.core import Note, PointSources, PublicPoints, Seat, note
from games.fugger.model import components as c
from games.fugger.model import events, trade_events
from games.fugger.model.state import FuggerState
from games.fugger.rules.final import scores
from games.fugger.rules.ledger import worth


def _between(event: Any, other: Seat) -> tuple[tuple[Seat, int], ...]:
    """What one house loses another gets."""
    return (event.seat, event.florins), (other, -event.florins)


def _standing(game: FuggerState, seat: Seat) -> Note:
    """A house's standing by what wins the game: riches, or in games for titles the progress towards them."""
    house = game.houses[seat]
    if game.options.mode == "company":
        return note("course-riches", points=worth(house))
    return note("course-meter", points=house.meter)


SCORING = PointSources(
    {
        "sales": {events.WareSold: "florins"},
        "purchases": {events.WareBought: "florins"},
        "trades": {trade_events.TradeMade: lambda event: _between(event, event.taker)},
        "household": {
            events.RentReceived: "florins",
            events.InterestPaid: "florins",
            events.WagesPaid: "florins",
            events.TaxPaid: "florins",
            events.TaxReceived: "florins",
        },
        "travel": {
            events.MerchantMoved: "florins",
            events.EntryPaid: lambda event: _between(event, event.to),
            events.Attacked: "florins",
        },
        "chances": {
            events.AuctionPaid: "florins",
            events.FavourGranted: "florins",
            events.Fined: "florins",
            events.SheepPassed: "florins",
            events.SheepTaken: "florins",
            events.BetPlaced: "florins",
        },
        "villas": {events.VillaBought: "florins"},
        "forced-sales": {events.ForciblySold: "florins"},
    },
    _standing,
    lambda game: note("turning-month", year=1 + game.now // len(c.CALENDAR), month=game.month.id),
)

POINTS = PublicPoints(scores)
