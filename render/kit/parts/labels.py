"""Names on a map: each beside its place, clear of roads, figures and the other names, with a halo.

    labels = Labels(canvas, box)
    labels.keep_clear(Box(...))            # a figure, a sign
    labels.avoid_line(pixels, 8)           # a road: a name may touch it if nothing else is left
    labels.add_place(x, y)                 # a place with a name: another's would be taken for its own
    labels.put(x, y, "Augsburg", 24, away=16)

Names are put down in the order they are asked for, so ask for the most important ones first. Nothing is moved
afterwards and no chance is involved: the same calls give the same places.
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from render.kit.material import fonts
from render.kit.material.box import Box
from render.kit.material.squares import Span, Squares
from render.kit.painting.canvas import Canvas

CELL = 8
"""Side of a square of the grid that records what is taken."""
TAKEN, CROSSED, OUTSIDE = 100, 4, 100_000.0
"""The cost of covering a square that is taken or crossed by a line, or of leaving the box."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (1, 1), (-1, -1), (-1, 1))
"""Where a name may stand, best first: right, left, below, above, then the corners."""
BETWEEN = tuple(
    (right, down)
    for right, down in product((1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1), repeat=2)
    if max(abs(right), abs(down)) == 1 and (right, down) not in SIDES
)
"""Further positions for labels with a leader, whose line shows what they belong to."""
FURTHER = (0, 8, 18)
"""By how many pixels the distance grows from try to try."""
LENGTH, NEARER = 6.0, 0.15
"""The cost of each further pixel of a leader, and of a name's distance from its place."""
LATER = 0.2
"""The cost of each later try."""
MISTAKEN = 90.0
"""The cost of being as near to another place as to one's own."""


class LabelSpot(NamedTuple):
    """A position beside a point: its corner, its cost if nothing is taken there, the squares it covers."""

    left: int
    top: int
    least: float
    columns: Span
    rows: Span


class Labels:
    """What is taken inside a box of a canvas, and names put where there is room."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self.canvas = canvas
        self.box = box
        self._cost = Squares(math.ceil(box.w / CELL), math.ceil(box.h / CELL))
        self._places: list[tuple[int, int]] = []
        self.names: list[Box] = []
        """The boxes of the names written so far."""

    def on(self, canvas: Canvas, box: Box) -> Labels:
        """A copy with the same things taken, for another canvas with a box of the same size."""
        other = Labels(canvas, box)
        right, down = box.x - self.box.x, box.y - self.box.y
        other._cost = self._cost.copy()
        other._places = [(x + right, y + down) for x, y in self._places]
        other.names = [Box(x + right, y + down, wide, tall) for x, y, wide, tall in self.names]
        return other

    def add_place(self, x: int, y: int) -> None:
        """A place with a name: its name stands nearer to it than to any other, if possible."""
        self._places.append((x, y))

    def keep_clear(self, box: Box, weight: float = 1.0) -> None:
        """Nothing may be written here. If no room is left, the cheapest is covered first."""
        self._cost.add(*_covered(self.box, box), round(TAKEN * weight))

    def keep_line_clear(self, start: tuple[int, int], end: tuple[int, int], weight: float = 1.0) -> None:
        """Nothing may be written across this line, a leader."""
        steps = max(1, int(math.dist(start, end)) // CELL)
        for step in range(1, steps):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self.keep_clear(Box(x, y, 1, 1), weight)

    def avoid_line(self, points: Sequence[tuple[int, int]], thick: int) -> None:
        """A line that names should not cross, but may."""
        half = thick // 2
        for start, end in pairwise(points):
            (x, y), (u, v) = start, end
            steps = max(1, math.ceil(math.dist(start, end) / CELL))
            for step in range(steps + 1):
                left = round(x + (u - x) * step / steps) - half
                top = round(y + (v - y) * step / steps) - half
                self._cost.at_least(*_covered(self.box, Box(left, top, thick, thick)), CROSSED)

    def room(
        self,
        x: int,
        y: int,
        wide: int,
        tall: int,
        away: int,
        further: Sequence[int] = FURTHER,
        leader: int = 0,
    ) -> tuple[Box, float]:
        """The best place for a label of this size beside a point, at least `away` pixels from it, and its
        cost: below `TAKEN` it covers nothing taken. With a `leader`, a line leads there from that many
        pixels beside the point. The line avoids the same things and shows what belongs together."""
        best, place = math.inf, Box(x, y, wide, tall)
        sides, length = (SIDES + BETWEEN, LENGTH) if leader else (SIDES, NEARER)
        for number, more in enumerate(further):
            first = number * len(sides)
            if more * length + first * LATER >= best:
                # Those to come are no nearer.
                break
            near = _candidates(self.box, Box(x, y, wide, tall), away + more, more * length, first, sides)
            for left, top, least, columns, rows in near:
                cost = least if least >= best else least + self._cost.sum(columns, rows)
                if cost >= best:
                    continue
                box = Box(left, top, wide, tall)
                cost += self._crossed(x, y, box, leader) if leader else self._mistaken(x, y, box) * MISTAKEN
                if cost < best:
                    best, place = cost, box
        return place, best

    def put(
        self,
        x: int,
        y: int,
        words: str,
        size: int,
        *,
        away: int = 14,
        bold: bool = False,
        colour: str = "ink",
        halo: str = "panel",
        always: bool = True,
    ) -> Box | None:
        """A name beside a point with a halo; returns its box and keeps it clear. A name without room is
        left out (None) unless `always` is set."""
        wide, tall = fonts.width(words, size, bold), fonts.line_height(size)
        box, cost = self.room(x, y, wide, tall, away)
        if cost >= TAKEN and not always:
            return None
        self.keep_clear(box.pad(-2, 0))
        self.names.append(box)
        return self.canvas.label(box, words, size, smallest=size, bold=bold, colour=colour, halo=halo)

    def _crossed(self, x: int, y: int, box: Box, leader: int) -> float:
        """The cost of a line from a point to a box."""
        end = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
        far = math.dist((x, y), end)
        cost = 0.0
        for step in range(leader, int(far), CELL):
            column = int(x + (end[0] - x) * step / far - self.box.x) // CELL
            row = int(y + (end[1] - y) * step / far - self.box.y) // CELL
            if 0 <= row < len(self._cost.rows) and 0 <= column < self._cost.columns:
                cost += self._cost.at(column, row) * 1.5
        return cost

    def _mistaken(self, x: int, y: int, box: Box) -> int:
        """Number of places nearer to a box than the one at (x, y)."""
        own = _distance(box, x, y) + CELL
        left, top, right, bottom = box.x - own, box.y - own, box.right + own, box.bottom + own
        near = [(u, v) for u, v in self._places if left < u < right and top < v < bottom]
        return sum(_distance(box, *other) < own for other in near if other != (x, y))


def _covered(whole: Box, box: Box) -> tuple[Span, Span]:
    """The columns and the rows of squares of a box that another one covers."""
    (left, top, w, h), (x, y, wide, tall) = whole, box
    across, down = x - left, y - top
    columns, rows = (across // CELL, -(-(across + wide) // CELL)), (down // CELL, -(-(down + tall) // CELL))
    if across >= 0 and down >= 0 and across + wide <= w and down + tall <= h:
        return columns, rows
    return _within(*columns, -(-w // CELL)), _within(*rows, -(-h // CELL))


def _within(first: int, beyond: int, count: int) -> Span:
    return min(max(0, first), count), min(max(0, first, beyond), count)


def _distance(box: Box, x: int, y: int) -> float:
    """From a point to the nearest edge of a box."""
    return math.hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))


@lru_cache(maxsize=512)
def _candidates(
    whole: Box, at: Box, away: int, further: float, first: int, sides: Sequence[tuple[float, float]]
) -> tuple[LabelSpot, ...]:
    """Positions as large as `at`, at this distance from its corner, the best sides first. Distance
    (`further`) and a later rank add to the cost."""
    x, y, wide, tall = at
    found: list[LabelSpot] = []
    for number, (right, down) in enumerate(sides, first):
        # In the corners the nearest point of the box is as far away as at the sides.
        slant = away * (0.7 if right and down else 1)
        left = round(x + right * slant - wide * (1 - right) / 2)
        top = round(y + down * slant - tall * (1 - down) / 2)
        inside = whole.x <= left <= whole.right - wide and whole.y <= top <= whole.bottom - tall
        least = further + number * LATER + (0 if inside else OUTSIDE)
        found.append(LabelSpot(left, top, least, *_covered(whole, Box(left, top, wide, tall))))
    return tuple(found)
