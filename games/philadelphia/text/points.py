"""The sources of victory points in Philadelphia: the roles, each separately (rules 5, 8)."""

from functools import partial

from games.core import PointSources, PublicPoints, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import PhiladelphiaState
from games.philadelphia.rules.final import scores


def _of_role(role: str, event: events.RoleScored) -> list[tuple[Seat, int]]:
    return [(event.seat, event.vp)] if event.role == role else []


SCORING = PointSources({f"role-{role}": {events.RoleScored: partial(_of_role, role)} for role in c.ROLES})


def _so_far(view: PhiladelphiaState, seat: Seat) -> int:
    return view.agencies[seat].vp


POINTS = PublicPoints(scores, _so_far)
