"""The map as a graph: what is next to what, and every way of up to three spaces (rules 4, 9.9)."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from games.core import Refusal
from games.fugger.model import components as c
from games.fugger.rules.dice import chance_up_to

RULE = "9.9"

Path = tuple[str, ...]
"""The spaces of a move in order, without the one it starts from."""

JOINT = ">"
"""Between the spaces of a way's key."""

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    space: tuple([end for road in c.ROADS if space in road for end in road if end != space])
    for space in c.SPACES
}
REGION: dict[str, str] = {space.id: space.region for space in c.SPACES.values()}
SEA_SPACES: frozenset[str] = frozenset(space.id for space in c.SPACES.values() if space.kind == "sea")
CITY_SPACES: frozenset[str] = frozenset(c.CITIES)
BRIDGES: frozenset[str] = frozenset(space.id for space in c.SPACES.values() if space.kind == "bridge")
TOLLS: frozenset[str] = BRIDGES | {space.id for space in c.SPACES.values() if space.toll}
"""Where tolls are due: bridges, and Cologne, where safe conduct doesn't help."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way of one to three spaces over the map: its `path`, and what is due on it.

    - `key` names it in a move; `goal` is the last space of its path.
    - `tolls`: the bridges and toll towns entered; `seas`: the sea spaces.
    - `entered`: the land regions it comes into from outside, in order."""

    key: str
    start: str
    path: Path
    goal: str
    tolls: tuple[str, ...]
    seas: tuple[str, ...]
    entered: tuple[str, ...]


def way_along(start: str, path: Path) -> Way:
    """The way along `path`; its steps are not checked."""
    entered = [
        REGION[space]
        for before, space in pairwise((start, *path))
        if REGION[space] not in ("", REGION[before]) and space not in SEA_SPACES
    ]
    tolls, seas = (tuple([space for space in path if space in some]) for some in (TOLLS, SEA_SPACES))
    return Way(JOINT.join(path), start, path, path[-1], tolls, seas, tuple(entered))


SEA_IS_CLOSED = Refusal("ERR_SEA_CLOSED", RULE)


def why_not_path(start: str, path: Path, sea_closed: bool) -> Refusal | None:
    """Why a path cannot be gone: too long, a gap, a space twice, or the closed sea (9.9)."""
    if not path or len(path) > c.NUMBERS.most_steps:
        return Refusal("ERR_TOO_FAR", RULE, most=c.NUMBERS.most_steps)
    before = start
    for at, space in enumerate(path):
        if space == start or space in path[:at]:
            return Refusal("ERR_REVISIT", RULE, most=c.NUMBERS.most_steps)
        if space not in NEIGHBOURS[before]:
            return Refusal("ERR_NOT_ADJACENT", RULE, most=c.NUMBERS.most_steps)
        if sea_closed and space in SEA_SPACES:
            return SEA_IS_CLOSED
        before = space
    return None


def _paths(start: str, sea_closed: bool) -> Iterator[Path]:
    """Every path of one move, none twice."""
    edge: list[Path] = [()]
    while edge:
        longer = [(*path, near) for path in edge for near in NEIGHBOURS[path[-1] if path else start]]
        edge = [path for path in longer if why_not_path(start, path, sea_closed) is None]
        yield from edge


def _rough_price(way: Way) -> tuple[int, int]:
    seas = len({REGION[space] for space in way.seas})
    prices, spaces = c.LADEN, len(way.path)
    return prices.move[spaces] + prices.toll * len(way.tolls) + prices.sea_fee * seas, spaces


def _ways(start: str, sea_closed: bool) -> dict[str, tuple[Way, ...]]:
    by_goal: dict[str, list[Way]] = {}
    for path in _paths(start, sea_closed):
        by_goal.setdefault(path[-1], []).append(way_along(start, path))
    return {goal: tuple(sorted(ways, key=_rough_price)) for goal, ways in by_goal.items()}


WAYS = {start: _ways(start, sea_closed=False) for start in c.SPACES}
"""By start and goal: all ways of up to three spaces, roughly the cheapest first."""

_WINTER_WAYS = {start: _ways(start, sea_closed=True) for start in c.SPACES}


def ways_from(start: str, sea_closed: bool) -> dict[str, tuple[Way, ...]]:
    """The ways of one move from a space, by goal."""
    return (_WINTER_WAYS if sea_closed else WAYS)[start]


CHANCES = tuple(chance_up_to(most) for most in c.TROUBLE)
"""By number of spaces: the chance of trouble for a laden merchant."""
