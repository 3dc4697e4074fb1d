"""The sources of prestige points in Florence, for the table of a result (rules 5.1-5.7, 8.1-8.3, 9)."""

from collections.abc import Iterator

from games.core import FACE_DOWN, PointSources, PublicPoints, Seat
from games.florence.model import events
from games.florence.model.state import FlorenceState
from games.florence.rules.final import keeps_banker, scores
from games.florence.rules.view import HIDDEN_MONEY


def _sold(event: events.PrestigeSold) -> Iterator[tuple[Seat, int]]:
    yield event.seat, -event.count


SCORING = PointSources(
    {
        "works": {events.WorkCompleted: "pp", events.PrincessWorkCompleted: "pp"},
        "best-works": {events.BestWork: "pp"},
        "buildings": {events.Built: "pp"},
        "landscapes": {events.LandscapePlaced: "pp"},
        "builders": {events.BuilderHired: "pp"},
        "merchant": {events.MerchantRanked: "pp"},
        "sold": {events.PrestigeSold: _sold},
        "prestige": {events.PrestigeRevealed: "pp"},
        "banker": {events.BankerConverted: "pp"},
    }
)


def _so_far(view: FlorenceState, seat: Seat) -> int:
    return view.houses[seat].pp


def _at_least(view: FlorenceState, seat: Seat) -> bool:
    house = view.houses[seat]
    return FACE_DOWN in house.prestige or (keeps_banker(view, seat) and house.florins == HIDDEN_MONEY)


POINTS = PublicPoints(scores, _so_far, _at_least)
