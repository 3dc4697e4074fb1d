"""The sources of prestige points in Florence, for the table of a result (rules 5.1-5.7, 8.1-8.3, 9)."""

from collections.abc import Iterator

from games.core import Scoring, Seat
from games.florence.model import events


def _sold(event: events.PrestigeSold) -> Iterator[tuple[Seat, int]]:
    yield event.seat, -event.count


SCORING = Scoring(
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
