"""What is stored of a finished game, by the step that finishes it: how every seat came off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from db import Ending, Logged, User
from games.table import Table

TAKEN = "seat-taken"
"""The kind of entry that gives a seat to somebody else."""


def endings(table: Table, game: Any, log: Sequence[Logged], users: Mapping[int, User]) -> tuple[Ending, ...]:
    """How the seats of a finished game came off. It counts for the ratings of people who want to be rated and
    have played it from the beginning, at tables that count, and where no computer sat."""
    computers = sum(place.kind == "computer" for place in table.seats)
    newcomers = {entry.seat for entry in log if entry.kind == TAKEN}
    counts = table.terms.rated == "yes" and not computers
    found = []
    for score in game.scores:
        user = table.seats[score.seat].user_id
        wants = user is not None and user in users and users[user].rated
        rated = counts and wants and score.seat not in newcomers
        found.append(Ending(score.seat, user, score.place, score.points, computers, rated))
    return tuple(found)
