"""Distances on the map in spaces and in rounds, with or without the sea (rules 9.9)."""

from functools import lru_cache

from games.fugger.model import components as c
from games.fugger.rules.travel.paths import NEIGHBOURS, SEA_SPACES

YEAR = len(c.CALENDAR)
SEA_CLOSED = tuple(month.sea_closed for month in c.CALENDAR)
CLOSES = SEA_CLOSED.index(True)
OPENS = YEAR - SEA_CLOSED[::-1].index(True)
FAR = 99
"""More spaces than any way over the map has."""


@lru_cache(maxsize=2)
def steps(closed: bool) -> dict[str, dict[str, int]]:
    """The number of spaces between any two spaces, by land only while the sea is closed."""
    found: dict[str, dict[str, int]] = {}
    for start in c.SPACES:
        away, edge = {start: 0}, [start]
        while edge:
            here = edge.pop(0)
            for near in NEIGHBOURS[here]:
                if near not in away and not (closed and near in SEA_SPACES):
                    away[near] = away[here] + 1
                    edge.append(near)
        found[start] = away
    return found


@lru_cache(maxsize=65536)
def rounds_of_way(start: str, goal: str, at: int) -> tuple[int, int]:
    """For a merchant setting out at a space of the calendar: number of rounds to a goal and number of
    spaces, by sea if it is open long enough or opens again, else by land."""
    if start == goal:
        return 0, 0
    away = steps(False)[start][goal]
    need = -(-away // c.NUMBERS.most_steps)
    opens = (OPENS - at) % YEAR
    wait = opens if CLOSES <= at < OPENS or need > (CLOSES - at) % YEAR else 0
    spaces = by_land(start, goal)
    if spaces == away:
        return need, away
    land = -(-spaces // c.NUMBERS.most_steps)
    return (land, spaces) if land <= wait + need else (wait + need, away)


def by_land(start: str, goal: str) -> int:
    """The number of spaces between two spaces while the sea is closed; very many if there is no way."""
    return steps(True)[start].get(goal, FAR)
