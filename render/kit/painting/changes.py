"""Where a picture has changed: boxes, joined where drawing two at once is less work than one by one."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.material.box import Box

Rim = tuple[int, int, int, int]
"""Left, top, right, bottom."""

APART = 12_000
"""What beginning to draw a box costs, in pixels of drawing."""


def common(one: Box, other: Box) -> Box | None:
    """What two boxes share, or None."""
    (x, y, w, h), (u, v, wide, tall) = one, other
    left, top, right, bottom = max(x, u), max(y, v), min(x + w, u + wide), min(y + h, v + tall)
    return Box(left, top, right - left, bottom - top) if left < right and top < bottom else None


def joined(boxes: Sequence[Box]) -> list[Box]:
    """Boxes that cover all of these, and not much more; some may overlap."""
    apart: list[Rim] = []
    # The large ones first: most of the small ones lie in them.
    for x, y, w, h in sorted(set(boxes), key=lambda box: (-box[2] * box[3], box)):
        rim: Rim | None = (x, y, x + w, y + h)
        while rim is not None:
            rim = _together(apart, rim)
    return [Box(left, top, right - left, bottom - top) for left, top, right, bottom in apart]


def _together(apart: list[Rim], rim: Rim) -> Rim | None:
    """Put a rim to others. Where it is better drawn together with one of them, that one is taken away and the
    rim of both given back."""
    left, top, right, bottom = rim
    pixels = (right - left) * (bottom - top) + APART
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
