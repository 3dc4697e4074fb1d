"""Boxes of a picture, joined where one drawing costs less than two."""

from collections.abc import Sequence

from render.kit.material.box import Box, Rim

APART = 12_000
"""The fixed cost of drawing a box, in pixels."""


def joined(boxes: Sequence[Box], apart_cost: int = APART) -> list[Box]:
    """Boxes that cover all of these with little waste; some may overlap. `apart_cost`: what each box costs
    beside its pixels."""
    apart: list[Rim] = []
    # The large ones first: they contain most of the small ones.
    for x, y, w, h in sorted(set(boxes), key=lambda box: (-box[2] * box[3], box)):
        rim: Rim | None = (x, y, x + w, y + h)
        while rim is not None:
            rim = _together(apart, rim, apart_cost)
    return [Box(left, top, right - left, bottom - top) for left, top, right, bottom in apart]


def _together(apart: list[Rim], rim: Rim, apart_cost: int) -> Rim | None:
    """Add a rim to others. If it is cheaper to draw together with one of them, that one is removed and
    their common rim returned."""
    left, top, right, bottom = rim
    pixels = (right - left) * (bottom - top) + apart_cost
    for at, (x, y, u, v) in enumerate(apart):
        if x <= left and y <= top and u >= right and v >= bottom:
            return None
        west, north = x if x < left else left, y if y < top else top
        east, south = u if u > right else right, v if v > bottom else bottom
        if (east - west) * (south - north) <= pixels + (u - x) * (v - y):
            del apart[at]
            return west, north, east, south
    apart.append(rim)
    return None
