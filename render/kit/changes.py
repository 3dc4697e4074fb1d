"""Where a picture has changed: boxes, joined where drawing two at once is less work than one by one."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.box import Box

APART = 12_000
"""What beginning to draw a box costs, in pixels of drawing."""


def common(one: Box, other: Box) -> Box | None:
    """What two boxes share, or None."""
    (x, y, w, h), (u, v, wide, tall) = one, other
    left, top, right, bottom = max(x, u), max(y, v), min(x + w, u + wide), min(y + h, v + tall)
    return Box(left, top, right - left, bottom - top) if left < right and top < bottom else None


def joined(boxes: Sequence[Box]) -> list[Box]:
    """Boxes that cover all of these, and not much more; some may overlap."""
    apart: list[Box] = []
    # The large ones first: most of the small ones lie in them.
    for box in sorted(set(boxes), key=lambda box: (-box.w * box.h, box)):
        rest = box
        while True:
            at = _partner(apart, rest)
            if at is None:
                break
            rest = _both(apart.pop(at), rest)
        apart.append(rest)
    return apart


def _partner(boxes: Sequence[Box], box: Box) -> int | None:
    """The number of the first box that is better drawn together with this one."""
    x, y, w, h = box
    right, bottom, pixels = x + w, y + h, w * h + APART
    for at, (u, v, wide, tall) in enumerate(boxes):
        across = max(right, u + wide) - min(x, u)
        down = max(bottom, v + tall) - min(y, v)
        if across * down <= pixels + wide * tall:
            return at
    return None


def _both(one: Box, other: Box) -> Box:
    """The least box that covers two."""
    left, top = min(one.x, other.x), min(one.y, other.y)
    return Box(left, top, max(one.right, other.right) - left, max(one.bottom, other.bottom) - top)
