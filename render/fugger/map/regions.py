"""The ground of each land region: every point belongs to the nearest space, up to a maximum distance."""

import math
from collections.abc import Sequence
from functools import lru_cache

from games.fugger.model import components as c
from render.kit.parts.maps import MapPoint

REACH, CORNERS = 74.0, 24
"""Radius of a space's ground, and number of its corners before neighbours are cut off."""


@lru_cache(maxsize=1)
def grounds() -> dict[str, tuple[MapPoint, ...]]:
    """The ground of every land space: all points nearer to it than to any other, within the radius."""
    ashore = {space.id: space.at for space in c.SPACES.values() if space.kind != "sea"}
    found: dict[str, tuple[MapPoint, ...]] = {}
    for id, at in ashore.items():
        shape = _around(at)
        for other in ashore.values():
            if other != at and math.dist(other, at) < 2 * REACH:
                shape = _nearer(shape, at, other)
        found[id] = tuple(shape)
    return found


@lru_cache(maxsize=1)
def borders() -> tuple[tuple[MapPoint, MapPoint], ...]:
    """The sides of grounds beyond which another region begins, or none."""
    found: list[tuple[MapPoint, MapPoint]] = []
    for id, shape in grounds().items():
        region = c.SPACES[id].region
        for start, end in zip(shape, (*shape[1:], shape[0]), strict=True):
            if region and _beyond(id, start, end) != region:
                found.append((start, end))
    return tuple(found)


def _beyond(id: str, start: MapPoint, end: MapPoint) -> str:
    """The region just beyond a side of a space's ground; empty where there is none."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    mine = c.SPACES[id].at
    away = math.dist((x, y), mine) or 1.0
    out = x + (x - mine[0]) / away * 2, y + (y - mine[1]) / away * 2
    near = min((s for s in c.SPACES.values() if s.kind != "sea"), key=lambda s: math.dist(s.at, out))
    return near.region if math.dist(near.at, out) <= REACH else ""


SIGNS: dict[str, tuple[MapPoint, MapPoint]] = {
    "KUR": ((427, 381), (330, 352)),
    "OBD": ((752, 446), (790, 458)),
    "HAN": ((760, 184), (900, 190)),
    "BUR": ((306, 520), (290, 430)),
    "ERB": ((1030, 226), (1010, 322)),
    "ITA": ((612, 764), (612, 620)),
    "NOR": ((290, 150), (300, 96)),
    "OST": ((820, 82), (934, 84)),
    "ATL": ((64, 520), (84, 372)),
    "MIT": ((476, 806), (420, 820)),
}
"""Where the signs of each region stand unless something is in their way: of robbers or pirates, and of safe
conduct."""


def _around(at: MapPoint) -> list[MapPoint]:
    angles = [math.tau * number / CORNERS for number in range(CORNERS)]
    return [(at[0] + REACH * math.cos(angle), at[1] + REACH * math.sin(angle)) for angle in angles]


def _nearer(shape: Sequence[MapPoint], mine: MapPoint, other: MapPoint) -> list[MapPoint]:
    """The part of a shape that is nearer to one place than to another."""
    mx, my = (mine[0] + other[0]) / 2, (mine[1] + other[1]) / 2
    nx, ny = other[0] - mine[0], other[1] - mine[1]
    kept: list[MapPoint] = []
    for start, end in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        a = (start[0] - mx) * nx + (start[1] - my) * ny
        b = (end[0] - mx) * nx + (end[1] - my) * ny
        if a <= 0:
            kept.append(start)
        if a * b < 0:
            share = a / (a - b)
            kept.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
    return kept
