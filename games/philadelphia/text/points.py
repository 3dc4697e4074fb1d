"""The sources of victory points in Philadelphia: the roles, each separately (rules 5, 8)."""

from collections.abc import Callable, Iterator
from typing import Any

from games.core import PointSources, PublicPoints, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import PhiladelphiaState
from games.philadelphia.rules.rounds import scores


def _as(role: str) -> Callable[[Any], Iterator[tuple[Seat, int]]]:
    def given(event: events.RoleScored) -> Iterator[tuple[Seat, int]]:
        if event.role == role:
            yield event.seat, event.vp

    return given


SCORING = PointSources({f"role-{role}": {events.RoleScored: _as(role)} for role in c.ROLES})


def _so_far(view: PhiladelphiaState, seat: Seat) -> int:
    return view.agencies[seat].vp


POINTS = PublicPoints(scores, _so_far)
