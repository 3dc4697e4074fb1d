"""Boxes: whole-pixel rectangles that a title splits into header, shared area and seat panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

Pixel = tuple[int, int]
"""A point of a picture."""

Pixels = tuple[Pixel, ...]
"""Points in order, as of a line."""

Rim = tuple[int, int, int, int]
"""Left, top, right, bottom."""


class Box(NamedTuple):
    """A rectangle in pixels: left `x`, top `y`, width `w`, height `h`."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """First column beyond the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """First row beyond the box."""
        return self.y + self.h

    @property
    def cx(self) -> int:
        """Middle column."""
        return self.x + self.w // 2

    @property
    def cy(self) -> int:
        """Middle row."""
        return self.y + self.h // 2

    def pad(self, dx: int, dy: int | None = None) -> Box:
        """The box less `dx` pixels left and right and `dy` (default `dx`) above and below; negative grows."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def move(self, dx: int, dy: int) -> Box:
        """The box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    @property
    def pixels(self) -> int:
        """Number of pixels in the box."""
        return self.w * self.h

    def common(self, other: Box) -> Box:
        """What lies in both boxes; no pixels if they don't meet."""
        (x, y, w, h), (u, v, wide, tall) = self, other
        left, top, right, bottom = max(x, u), max(y, v), min(x + w, u + wide), min(y + h, v + tall)
        return Box(left, top, max(0, right - left), max(0, bottom - top))

    @classmethod
    def around(cls, boxes: Sequence[Box]) -> Box:
        """The smallest box that covers all of these; an empty one for none."""
        if not boxes:
            return Box(0, 0, 0, 0)
        left, top = min([x for x, _, _, _ in boxes]), min([y for _, y, _, _ in boxes])
        right, bottom = max([x + w for x, _, w, _ in boxes]), max([y + h for _, y, _, h in boxes])
        return Box(left, top, right - left, bottom - top)

    def rows(self, *sizes: float, gap: int = 0) -> tuple[Box, ...]:
        """Split from top to bottom: a size above 1 is pixels, one of 1 or less a share of what these leave.

        Shares are weighed against each other: `rows(80, 1, 1)` is a header and two halves, `rows(1, 0.5)` two
        thirds and one.
        """
        spans = _split(self.h, sizes, gap)
        return tuple(Box(self.x, self.y + start, self.w, size) for start, size in spans)

    def cols(self, *sizes: float, gap: int = 0) -> tuple[Box, ...]:
        """Split from left to right; sizes as in `rows`."""
        spans = _split(self.w, sizes, gap)
        return tuple(Box(self.x + start, self.y, size, self.h) for start, size in spans)

    def grid(self, columns: int, rows: int, gap: int = 0) -> tuple[Box, ...]:
        """Equal cells in reading order."""
        lines = self.rows(*[1] * rows, gap=gap)
        return tuple(cell for line in lines for cell in line.cols(*[1] * columns, gap=gap))

    def centred(self, w: int, h: int) -> Box:
        """A box of the given size around this one's middle."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)


@lru_cache(maxsize=4096)
def _split(length: int, sizes: tuple[float, ...], gap: int) -> tuple[tuple[int, int], ...]:
    fixed = sum(int(size) for size in sizes if size > 1)
    free = length - fixed - gap * (len(sizes) - 1)
    weight = sum(size for size in sizes if size <= 1)
    if free < 0:
        raise ValueError(f"{fixed} fixed pixels and {len(sizes) - 1} gaps of {gap} do not fit in {length}")
    spans: list[tuple[int, int]] = []
    start, shared = 0, 0.0
    for size in sizes:
        if size > 1:
            span = int(size)
        else:
            # Rounding the running total spreads the odd pixels, so the parts always add up.
            span = round(free * (shared + size) / weight) - round(free * shared / weight)
            shared += size
        spans.append((start, span))
        start += span + gap
    return tuple(spans)
