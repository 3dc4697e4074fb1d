"""The sources of victory points in Signorie, for the table of a result (rules 5-10)."""

from games.core import PointSources, PublicPoints, Seat
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.state import SignorieState
from games.signorie.rules.final import scores

SCORING = PointSources(
    {
        "missions": {events.MissionDone: "vp"},
        "marriages": {events.MarriageDone: "vp", events.BrideTaken: "vp"},
        "helpers": {events.VpGained: "vp"},
        "initiative": {events.InitiativeScored: "vp"},
        "rewards": {events.RewardScored: "vp", events.VpBought: "vp"},
        "careers": {events.Scored: "careers"},
        **{f"row-{row}": {events.Scored: row} for row in c.ROWS},
    }
)


def _so_far(view: SignorieState, seat: Seat) -> int:
    return view.boards[seat].vp


POINTS = PublicPoints(scores, _so_far)
