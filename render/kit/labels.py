"""Names on a map: each beside its place, clear of roads, figures and the other names, with a halo.

    labels = Labels(canvas, box)
    labels.keep_clear(Box(...))            # a figure, a sign
    labels.avoid_line(pixels, 8)           # a road: a name may touch it if nothing else is left
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

CELL = 6
"""Side of a square of the grid in which is noted what is taken."""
TAKEN, CROSSED = 100.0, 4.0
"""What it costs to cover a square that is taken, or one that a line crosses."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (1, 1), (-1, -1), (-1, 1))
"""Where a name may stand, the best first: right, left, below, above, then the corners."""
FURTHER = (0, 8, 18)
"""How many pixels further away it is tried again."""


class Labels:
    """What is taken inside a box of a canvas, and names put where there is room."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self.canvas = canvas
        self.box = box
        self._columns = math.ceil(box.w / CELL)
        self._rows = math.ceil(box.h / CELL)
        self._cost = [0.0] * (self._columns * self._rows)

    def keep_clear(self, box: Box) -> None:
        """Nothing may be written here."""
        for square in self._squares(box):
            self._cost[square] += TAKEN

    def avoid_line(self, points: Sequence[tuple[int, int]], thick: int) -> None:
        """A line that names should not cross, but may."""
        for start, end in pairwise(points):
            steps = max(1, math.ceil(math.dist(start, end) / CELL))
            for step in range(steps + 1):
                x = round(start[0] + (end[0] - start[0]) * step / steps)
                y = round(start[1] + (end[1] - start[1]) * step / steps)
                for square in self._squares(Box(x - thick // 2, y - thick // 2, thick, thick)):
                    self._cost[square] = max(self._cost[square], CROSSED)

    def room(self, x: int, y: int, wide: int, tall: int, away: int) -> tuple[Box, float]:
        """The best place for something so large beside a point, `away` pixels or more from it, and its cost:
        below `TAKEN` it covers nothing that is taken."""
        found: list[tuple[float, int, Box]] = []
        for number, (box, distance) in enumerate(self._candidates(x, y, wide, tall, away)):
            cost = sum(self._cost[square] for square in self._squares(box)) + distance * 0.15 + number * 0.2
            found.append((cost + self._outside(box) * TAKEN, number, box))
        cost, _, box = min(found)
        return box, cost

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

    def _candidates(self, x: int, y: int, wide: int, tall: int, away: int) -> Iterable[tuple[Box, int]]:
        for further in FURTHER:
            for right, down in SIDES:
                reach = away + further
                # In the corners the nearest point of the name is as far away as at the sides.
                slant = reach * 0.7 if right and down else reach
                left = x + right * slant - (wide if right < 0 else 0 if right else wide / 2)
                top = y + down * slant - (tall if down < 0 else 0 if down else tall / 2)
                yield Box(round(left), round(top), wide, tall), further

    def _squares(self, box: Box) -> Iterable[int]:
        left, right = (
            max(0, (box.x - self.box.x) // CELL),
            min(self._columns, -(-(box.right - self.box.x) // CELL)),
        )
        top, bottom = (
            max(0, (box.y - self.box.y) // CELL),
            min(self._rows, -(-(box.bottom - self.box.y) // CELL)),
        )
        for row in range(top, bottom):
            yield from range(row * self._columns + left, row * self._columns + right)

    def _outside(self, box: Box) -> bool:
        inside = self.box
        return box.x < inside.x or box.right > inside.right or box.y < inside.y or box.bottom > inside.bottom
