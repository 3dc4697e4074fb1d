"""Maps: a window of a world shown in a box, and figures fanned out on one place of it.

    window = Window.of(EUROPE, box)                   # the whole of it
    window = Window.around(points, box, margin=40)     # a region, as large as it can be
    canvas.sprite("cube", *window.at(645, 425), 30)

World coordinates are a title's own: x to the right, y downwards.
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.kit.material.box import Box, Pixel

MapPoint = tuple[float, float]


class Window(NamedTuple):
    """A rectangle of the world (left, top, width, height) that fills a box at one scale."""

    left: float
    top: float
    scale: float
    """Pixels for one unit of the world."""
    box: Box

    @classmethod
    def of(cls, world: tuple[float, float, float, float], box: Box) -> Window:
        """All of a world (left, top, right, bottom), centred in a box."""
        left, top, right, bottom = world
        scale = min(box.w / (right - left), box.h / (bottom - top))
        wide, tall = box.w / scale, box.h / scale
        return cls((left + right - wide) / 2, (top + bottom - tall) / 2, scale, box)

    @classmethod
    def around(cls, places: Iterable[MapPoint], box: Box, margin: float, *, most: float = math.inf) -> Window:
        """As large as a box allows with all places in it and `margin` units of the world around them; at
        most `most` pixels per unit. ValueError without places."""
        found = list(places)
        columns, rows = [x for x, _ in found], [y for _, y in found]
        left, top, right, bottom = min(columns), min(rows), max(columns), max(rows)
        window = cls.of((left - margin, top - margin, right + margin, bottom + margin), box)
        if window.scale <= most:
            return window
        wide, tall = box.w / most, box.h / most
        return cls((left + right - wide) / 2, (top + bottom - tall) / 2, most, box)

    def at(self, x: float, y: float) -> Pixel:
        """The position of a place of the world in the picture."""
        return round(self.box.x + (x - self.left) * self.scale), round(
            self.box.y + (y - self.top) * self.scale
        )

    def path(self, places: Iterable[MapPoint]) -> list[Pixel]:
        """The positions of several places."""
        left, top, scale, (x, y, _, _) = self
        return [(round(x + (u - left) * scale), round(y + (v - top) * scale)) for u, v in places]

    def paths(self, ways: Iterable[Sequence[MapPoint]], margin: float = 0.0) -> list[list[Pixel]]:
        """Several paths, without those that lie wholly outside the box and a margin of the world."""
        left, top = self.left - margin, self.top - margin
        wide, tall = self.box.w / self.scale + 2 * margin, self.box.h / self.scale + 2 * margin
        right, bottom = left + wide, top + tall
        shown: list[list[Pixel]] = []
        for way in ways:
            columns, rows = [x for x, _ in way], [y for _, y in way]
            if min(columns) < right and max(columns) > left and min(rows) < bottom and max(rows) > top:
                shown.append(self.path(way))
        return shown

    def shows(self, x: float, y: float, margin: int = 0) -> bool:
        """Whether a place lies in the box, at least `margin` pixels from its border."""
        column, row = self.at(x, y)
        inside = self.box.pad(margin)
        return inside.x <= column < inside.right and inside.y <= row < inside.bottom


def fan(
    x: int, y: int, count: int, size: int, *, per_line: int = 3, overlap: float = 0.25
) -> Sequence[Pixel]:
    """The middles of several figures of a size on one place, lines from back to front, each figure
    covering a share of the one before. A single figure stands on the place itself."""
    step = size * (1 - overlap)
    lines = math.ceil(count / per_line)
    # Even lines look better than a full line and a single figure.
    across = math.ceil(count / lines) if lines else 0
    middles: list[Pixel] = []
    for line in range(lines):
        here = min(across, count - line * across)
        down = round(y + (line - (lines - 1) / 2) * step)
        middles += [(round(x + (number - (here - 1) / 2) * step), down) for number in range(here)]
    return middles


def curve(places: Sequence[MapPoint], steps: int = 8) -> list[MapPoint]:
    """A smooth line through places (Catmull and Rom's), `steps` points for each stretch."""
    if len(places) < 3:
        return list(places)
    ends = (_beyond(places[0], places[1]), *places, _beyond(places[-1], places[-2]))
    smooth: list[MapPoint] = []
    for number in range(1, len(ends) - 2):
        smooth += [_spline(ends[number - 1 : number + 3], step / steps) for step in range(steps)]
    return [*smooth, places[-1]]


def bend(start: MapPoint, end: MapPoint, bulge: float, steps: int = 8) -> list[MapPoint]:
    """A curve between two places that deviates by `bulge` of its length, to the left of its direction if
    positive."""
    (x, y), (u, v) = start, end
    # A quadratic curve deviates half as far from the straight line as its control point.
    cx, cy = (x + u) / 2 + 2 * bulge * (v - y), (y + v) / 2 - 2 * bulge * (u - x)
    points: list[MapPoint] = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x + b * cx + c * u, a * y + b * cy + c * v))
    return points


def _beyond(first: MapPoint, second: MapPoint) -> MapPoint:
    return 2 * first[0] - second[0], 2 * first[1] - second[1]


def _spline(four: Sequence[MapPoint], t: float) -> MapPoint:
    weights = (
        (-t + 2 * t * t - t**3) / 2,
        (2 - 5 * t * t + 3 * t**3) / 2,
        (t + 4 * t * t - 3 * t**3) / 2,
        (t**3 - t * t) / 2,
    )
    x = sum(weight * place[0] for weight, place in zip(weights, four, strict=True))
    y = sum(weight * place[1] for weight, place in zip(weights, four, strict=True))
    return x, y
