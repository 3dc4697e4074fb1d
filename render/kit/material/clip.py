"""Clips polygons and lines at the edge of a canvas, so that what lies outside costs nothing.

A map seen through a small window is many times as large as the picture. Without clipping, each of its
coasts would be drawn whole and four times enlarged, only to show a corner."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from render.kit.material.box import Pixel, Rim


def polygon(points: Sequence[Pixel], rim: Rim) -> list[Pixel]:
    """The part of a polygon inside a rim (Sutherland and Hodgman); empty if there is none. Where it is
    cut, its border runs along the rim."""
    left, top, right, bottom = rim
    where = _where(points, rim)
    if where is not None:
        return list(points) if where else []
    kept = list(points)
    sides: tuple[tuple[Callable[[Pixel], bool], Callable[[Pixel, Pixel], Pixel]], ...] = (
        (lambda p: p[0] >= left, lambda p, q: (left, _at(p[0], p[1], q[0], q[1], left))),
        (lambda p: p[0] <= right, lambda p, q: (right, _at(p[0], p[1], q[0], q[1], right))),
        (lambda p: p[1] >= top, lambda p, q: (_at(p[1], p[0], q[1], q[0], top), top)),
        (lambda p: p[1] <= bottom, lambda p, q: (_at(p[1], p[0], q[1], q[0], bottom), bottom)),
    )
    for inside, cut in sides:
        kept = _cut(kept, inside, cut)
    return kept


def _where(points: Sequence[Pixel], rim: Rim) -> bool | None:
    """True if all points lie inside a rim, False if nothing between them does, None otherwise."""
    if not points:
        return False
    columns, rows = [x for x, _ in points], [y for _, y in points]
    left, top, right, bottom = rim
    first, last, highest, lowest = min(columns), max(columns), min(rows), max(rows)
    if left <= first and last <= right and top <= highest and lowest <= bottom:
        return True
    return False if last < left or first > right or lowest < top or highest > bottom else None


def _cut(
    points: list[Pixel], inside: Callable[[Pixel], bool], cut: Callable[[Pixel, Pixel], Pixel]
) -> list[Pixel]:
    kept: list[Pixel] = []
    for before, point in zip([*points[-1:], *points[:-1]], points, strict=True):
        if inside(point) != inside(before):
            kept.append(cut(before, point))
        if inside(point):
            kept.append(point)
    return kept


def _at(from_: int, value: int, to: int, other: int, where: int) -> int:
    """The value between two points where the first coordinate is `where`."""
    return round(value + (other - value) * (where - from_) / (to - from_))


def line(points: Sequence[Pixel], rim: Rim) -> list[list[Pixel]]:
    """The pieces of a line that may be visible: runs of points with every segment that touches the rim's
    rectangle, clipped there."""
    where = _where(points, rim)
    if where is not None:
        return [list(points)] if where else []
    pieces: list[list[Pixel]] = []
    for start, end in pairwise(points):
        part = _segment(start, end, rim)
        if part is None:
            continue
        if pieces and pieces[-1][-1] == part[0]:
            pieces[-1].append(part[1])
        else:
            pieces.append(list(part))
    return pieces


def _segment(start: Pixel, end: Pixel, rim: Rim) -> tuple[Pixel, Pixel] | None:
    """A segment clipped at a rim (Liang and Barsky); None if all of it lies outside."""
    (x, y), (u, v) = start, end
    left, top, right, bottom = rim
    first, last = 0.0, 1.0
    for step, room in ((x - u, x - left), (u - x, right - x), (y - v, y - top), (v - y, bottom - y)):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            first = max(first, room / step)
        else:
            last = min(last, room / step)
    if first > last:
        return None

    def along(share: float) -> Pixel:
        return round(x + (u - x) * share), round(y + (v - y) * share)

    return (start if first == 0.0 else along(first)), (end if last == 1.0 else along(last))
