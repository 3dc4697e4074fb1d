"""The sources of victory points in Philadelphia: the roles, each separately (rules 5, 8)."""

from collections.abc import Callable, Iterator
from typing import Any

from games.core import Scoring, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events


def _as(role: str) -> Callable[[Any], Iterator[tuple[Seat, int]]]:
    def given(event: events.RoleScored) -> Iterator[tuple[Seat, int]]:
        if event.role == role:
            yield event.seat, event.vp

    return given


SCORING = Scoring({f"role-{role}": {events.RoleScored: _as(role)} for role in c.ROLES})
