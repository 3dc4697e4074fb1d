"""The sources of victory points in Heaven & Ale, all at its end, and what they would be before (rules
9.1)."""

from games.core import Note, PointSources, PublicPoints, Seat, note
from games.heaven_ale.model import events
from games.heaven_ale.model.state import HeavenAleState
from games.heaven_ale.rules.final import scores, vp_of


def _standing(game: HeavenAleState, seat: Seat) -> Note:
    return note("course-now", points=vp_of(game, seat))


SCORING = PointSources(
    {
        "production": {events.Scored: "production"},
        "barrels": {events.Scored: "barrels"},
        "cooperage": {events.Scored: "cooperage"},
        "first-place": {events.Scored: "first_place"},
    },
    _standing,
)

POINTS = PublicPoints(scores)
