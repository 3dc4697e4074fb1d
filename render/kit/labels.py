"""Names on a map: each beside its place, clear of roads, figures and the other names, with a halo.

    labels = Labels(canvas, box)
    labels.keep_clear(Box(...))            # a figure, a sign
    labels.avoid_line(pixels, 8)           # a road: a name may touch it if nothing else is left
    labels.mark(x, y)                      # a place with a name: another's would be taken for its own
    labels.put(x, y, "Augsburg", 24, away=16)

Names are put down in the order they are asked for, so ask for the most important ones first. Nothing is moved
afterwards and no chance is involved: the same calls give the same places.
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from render.kit import fonts
from render.kit.box import Box
from render.kit.canvas import Canvas

CELL = 8
"""Side of a square of the grid in which is noted what is taken."""
TAKEN, CROSSED, OUTSIDE = 100.0, 4.0, 100_000.0
"""What it costs to cover a square that is taken or that a line crosses, or to stick out of the box."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (1, 1), (-1, -1), (-1, 1))
"""Where a name may stand, the best first: right, left, below, above, then the corners."""
FURTHER = (0, 8, 18)
"""How many pixels further away it is tried again."""
LENGTH = 6.0
"""What each further pixel of a leader costs."""
MISTAKEN = 90.0
"""What it costs to stand as near to another marked place as to one's own."""


class Labels:
    """What is taken inside a box of a canvas, and names put where there is room."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self.canvas = canvas
        self.box = box
        self._columns = math.ceil(box.w / CELL)
        self._cost = [[0.0] * self._columns for _ in range(math.ceil(box.h / CELL))]
        self._marked: list[tuple[int, int]] = []

    def on(self, canvas: Canvas, box: Box) -> Labels:
        """The same things taken on another canvas, in a box of the same size."""
        other = Labels(canvas, box)
        right, down = box.x - self.box.x, box.y - self.box.y
        other._cost = [list(row) for row in self._cost]
        other._marked = [(x + right, y + down) for x, y in self._marked]
        return other

    def mark(self, x: int, y: int) -> None:
        """A place that names belong to: a name stands nearer to its own than to any other, if it can."""
        self._marked.append((x, y))

    def keep_clear(self, box: Box, weight: float = 1.0) -> None:
        """Nothing may be written here; where nothing is left, what weighs least is covered first."""
        left, right, rows = self._covered(box)
        for row in rows:
            row[left:right] = [cost + TAKEN * weight for cost in row[left:right]]

    def keep_line_clear(self, start: tuple[int, int], end: tuple[int, int], weight: float = 1.0) -> None:
        """Nothing may be written across this line: a leader."""
        steps = max(1, int(math.dist(start, end)) // CELL)
        for step in range(1, steps):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self.keep_clear(Box(x, y, 1, 1), weight)

    def avoid_line(self, points: Sequence[tuple[int, int]], thick: int) -> None:
        """A line that names should not cross, but may."""
        for start, end in pairwise(points):
            steps = max(1, math.ceil(math.dist(start, end) / CELL))
            for step in range(steps + 1):
                x = round(start[0] + (end[0] - start[0]) * step / steps)
                y = round(start[1] + (end[1] - start[1]) * step / steps)
                left, right, rows = self._covered(Box(x - thick // 2, y - thick // 2, thick, thick))
                for row in rows:
                    row[left:right] = [max(cost, CROSSED) for cost in row[left:right]]

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
        """The best place for something so large beside a point, `away` pixels or more from it, and its cost:
        below `TAKEN` it covers nothing that is taken. With a `leader`, a line leads there from so many pixels
        beside the point; it keeps off the same things, and tells what belongs together."""
        best, place = math.inf, Box(x, y, wide, tall)
        for number, (box, distance) in enumerate(_candidates(x, y, wide, tall, away, further)):
            cost = distance * (LENGTH if leader else 0.15) + number * 0.2
            if cost >= best:
                # Those to come are no nearer.
                break
            cost += self._outside(box) * OUTSIDE
            if cost < best:
                left, right, rows = self._covered(box)
                cost += sum([sum(row[left:right]) for row in rows])
            if cost < best:
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
        """A name beside a point with a halo; gives back its box and keeps it clear. Unless it is wanted
        `always`, a name without room is left out (None)."""
        wide, tall = fonts.width(words, size, bold), fonts.line_height(size)
        box, cost = self.room(x, y, wide, tall, away)
        if cost >= TAKEN and not always:
            return None
        self.keep_clear(box.pad(-2, 0))
        return self.canvas.label(box, words, size, smallest=size, bold=bold, colour=colour, halo=halo)

    def _crossed(self, x: int, y: int, box: Box, leader: int) -> float:
        """What a line from a point to a box covers."""
        end = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
        far = math.dist((x, y), end)
        cost = 0.0
        for step in range(leader, int(far), CELL):
            column = int(x + (end[0] - x) * step / far - self.box.x) // CELL
            row = int(y + (end[1] - y) * step / far - self.box.y) // CELL
            if 0 <= row < len(self._cost) and 0 <= column < self._columns:
                cost += self._cost[row][column] * 1.5
        return cost

    def _mistaken(self, x: int, y: int, box: Box) -> int:
        """How many marked places are nearer to a box than the one at (x, y)."""
        own = _distance(box, x, y) + CELL
        return sum(_distance(box, *other) < own for other in self._marked if other != (x, y))

    def _covered(self, box: Box) -> tuple[int, int, list[list[float]]]:
        """The first column a box covers, the one beyond its last, and the rows."""
        left = max(0, (box.x - self.box.x) // CELL)
        right = min(self._columns, -(-(box.right - self.box.x) // CELL))
        top, bottom = max(0, (box.y - self.box.y) // CELL), max(0, -(-(box.bottom - self.box.y) // CELL))
        return left, max(left, right), self._cost[top:bottom]

    def _outside(self, box: Box) -> bool:
        inside = self.box
        return box.x < inside.x or box.right > inside.right or box.y < inside.y or box.bottom > inside.bottom


def _distance(box: Box, x: int, y: int) -> float:
    """From a point to the nearest edge of a box."""
    return math.hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))


def _candidates(
    x: int, y: int, wide: int, tall: int, away: int, further: Sequence[int]
) -> Iterable[tuple[Box, int]]:
    """Boxes around a point, the nearest and best sides first, and how much further away each is."""
    for more in further:
        for right, down in SIDES:
            # In the corners the nearest point of the box is as far away as at the sides.
            slant = (away + more) * (0.7 if right and down else 1)
            left = x + right * slant - (wide if right < 0 else 0 if right else wide / 2)
            top = y + down * slant - (tall if down < 0 else 0 if down else tall / 2)
            yield Box(round(left), round(top), wide, tall), more
