"""Routes: roads and ways with a casing, dashes and arrowheads, as marks of a canvas.

    route(canvas, window.path(road), "paper", 7, casing="ink")
    route(canvas, path, "accent", 8, casing="paper", arrow=True)
    route(canvas, lane, "soft", 4, dash=(12, 8))
"""  # fmt: skip

import math
from collections.abc import Sequence
from itertools import pairwise

from render.kit.material.box import Pixel
from render.kit.painting.canvas import Canvas

CASING = 3
"""Pixels by which a casing stands out on each side."""
ARROW = 2.6
"""Length of an arrowhead in widths of its line."""


def route(
    canvas: Canvas,
    points: Sequence[Pixel],
    colour: str,
    line: int,
    *,
    casing: str = "",
    dash: tuple[int, int] | None = None,
    arrow: bool = False,
) -> None:
    """A path through points: first its casing (a role, or none), then the line or its dashes (pixels
    drawn, pixels skipped), then an arrowhead at its end."""
    if len(points) < 2:
        return
    shaft = cut_back(points, line * ARROW * 0.6) if arrow else list(points)
    pieces = dashes(shaft, *dash) if dash else [shaft]
    if casing:
        canvas.lines(pieces, casing, line + 2 * CASING)
        if arrow:
            _head(canvas, points, casing, line, CASING)
    canvas.lines(pieces, colour, line)
    if arrow:
        _head(canvas, points, colour, line, 0)


def _head(canvas: Canvas, points: Sequence[Pixel], colour: str, line: int, grow: int) -> None:
    """An arrowhead at the end of a way, larger by `grow` on every side."""
    (x, y), (u, v) = points[-2], points[-1]
    far = math.hypot(u - x, v - y) or 1
    dx, dy = (u - x) / far, (v - y) / far
    long, wide = line * ARROW, line * ARROW * 0.5
    back = (u - dx * long, v - dy * long)
    corners = [(u, v), (back[0] - dy * wide, back[1] + dx * wide), (back[0] + dy * wide, back[1] - dx * wide)]
    canvas.polygon([(round(a), round(b)) for a, b in corners], colour, colour, max(2, 2 * grow))


def cut_back(points: Sequence[Pixel], length: float) -> list[Pixel]:
    """A path shortened at its end by this many pixels; it keeps at least its first two points."""
    left, rest = list(points), length
    while len(left) > 2 and (last := math.dist(left[-2], left[-1])) <= rest:
        left.pop()
        rest -= last
    (x, y), (u, v) = left[-2], left[-1]
    far = math.dist(left[-2], left[-1]) or 1
    share = max(0.0, 1 - rest / far)
    return [*left[:-1], (round(x + (u - x) * share), round(y + (v - y) * share))]


def dashes(points: Sequence[Pixel], drawn: int, left_out: int) -> list[list[Pixel]]:
    """The drawn pieces of a dashed path, the first at its start. ValueError for dashes of no length."""
    if drawn < 1 or left_out < 1:
        raise ValueError(f"a dash of {drawn} and a gap of {left_out} make no line")
    pieces: list[list[Pixel]] = [[points[0]]]
    on, rest = True, float(drawn)
    for start, end in pairwise(points):
        far, gone = math.dist(start, end), 0.0
        while far - gone > rest:
            gone += rest
            at = (round(start[0] + (end[0] - start[0]) * gone / far),
                  round(start[1] + (end[1] - start[1]) * gone / far))  # fmt: skip
            if on:
                pieces[-1].append(at)
            else:
                pieces.append([at])
            on = not on
            rest = float(drawn if on else left_out)
        rest -= far - gone
        if on:
            pieces[-1].append(end)
    return [piece for piece in pieces if len(piece) > 1]


def beside(points: Sequence[Pixel], away: float) -> list[Pixel]:
    """A path shifted sideways by this many pixels, to the right of its direction: for two along one road."""
    moved: list[Pixel] = []
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        far = math.dist(before, after) or 1
        moved.append(
            (round(x - (after[1] - before[1]) / far * away), round(y + (after[0] - before[0]) / far * away))
        )
    return moved
