"""Hexagons in axial coordinates (q, r): neighbours, distances, rings, and where they lie in pixels.

`q` runs to the right, `r` downwards; with a corner on top (`POINTY`) a step in `r` goes down and right, with
a flat top (`FLAT`) a step in `q` does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Literal

Hex = tuple[int, int]
HexShape = Literal["pointy", "flat"]

POINTY: HexShape = "pointy"
FLAT: HexShape = "flat"
ASPECT = math.sqrt(3) / 2
"""Width over height of a pointy hexagon, height over width of a flat one."""
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise from the right (pointy) or the lower right (flat)."""


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexagons around one, clockwise."""
    return tuple((at[0] + q, at[1] + r) for q, r in STEPS)


def distance(one: Hex, other: Hex) -> int:
    """Steps from one hexagon to another."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def disc(centre: Hex, reach: int) -> Iterator[Hex]:
    """All hexagons within a distance, line by line."""
    for r in range(-reach, reach + 1):
        for q in range(max(-reach, -r - reach), min(reach, -r + reach) + 1):
            yield centre[0] + q, centre[1] + r


def middle(at: Hex, radius: float, shape: HexShape = POINTY) -> tuple[float, float]:
    """The middle of a hexagon from that of (0, 0), in pixels; `radius` reaches from middle to corner."""
    q, r = at
    if shape == POINTY:
        return 2 * ASPECT * radius * (q + r / 2), 1.5 * radius * r
    return 1.5 * radius * q, 2 * ASPECT * radius * (r + q / 2)


def nearest(x: float, y: float, radius: float, shape: HexShape = POINTY) -> Hex:
    """The hexagon that holds a point, counted from the middle of (0, 0)."""
    if shape == POINTY:
        q, r = (x / (2 * ASPECT) - y / 3) / radius, y / 1.5 / radius
    else:
        q, r = x / 1.5 / radius, (y / (2 * ASPECT) - x / 3) / radius
    around = [(round(q) + step_q, round(r) + step_r) for step_q, step_r in ((0, 0), *STEPS)]
    return min(around, key=lambda at: _apart(middle(at, radius, shape), (x, y)))


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return math.hypot(one[0] - other[0], one[1] - other[1])


def corners(x: float, y: float, radius: float, shape: HexShape = POINTY) -> list[tuple[int, int]]:
    """The corners around a middle, for `Canvas.polygon`, clockwise."""
    first = -90 if shape == POINTY else 0
    angles = [math.radians(first + 60 * number) for number in range(6)]
    return [(round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle))) for angle in angles]


def extent(
    hexes: Iterable[Hex], radius: float, shape: HexShape = POINTY
) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a field of hexagons, from the middle of (0, 0)."""
    middles = [middle(at, radius, shape) for at in hexes]
    across, down = (radius * ASPECT, radius) if shape == POINTY else (radius, radius * ASPECT)
    return (
        min(x for x, _ in middles) - across,
        min(y for _, y in middles) - down,
        max(x for x, _ in middles) + across,
        max(y for _, y in middles) + down,
    )
