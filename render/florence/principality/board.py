"""A principality drawn: the grid with its coordinates, tiles with their symbols, jesters on the palazzo."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from games.florence.model import components as c
from games.florence.model.placement import Cells
from games.florence.model.state import Principality, Tile
from render.kit import Box, Canvas

FILLS = {"large": "terracotta", "medium": "brick", "small": "sand"}
"""Buildings by size; landscapes have the colour of their name."""

Corner = tuple[int, int]


def fill_of(kind: str) -> str:
    """The colour of a tile."""
    return kind if kind in c.LANDSCAPES else FILLS[c.BUILDINGS[kind].size]


class Board:
    """A grid of square cells whose sides are `cell` pixels, its top left corner at (x, y)."""

    def __init__(self, canvas: Canvas, x: int, y: int, cell: int) -> None:
        self.canvas = canvas
        self.box = Box(x, y, cell * c.COLUMNS, cell * c.ROWS)
        self.cell = cell
        self.line = 3 if cell < 80 else 4

    def at(self, column: int, row: int) -> Box:
        """The square of a cell."""
        return Box(self.box.x + column * self.cell, self.box.y + row * self.cell, self.cell, self.cell)

    def ground(self, barred: Collection[tuple[int, int]] = ()) -> None:
        """The empty land with its lines, `barred` cells shaded, and the bare palazzo."""
        shaded = tuple(sorted(barred))
        self.canvas.group(self.box, ("ground", self.cell, shaded), lambda: self._ground(shaded))

    def _ground(self, barred: Cells) -> None:
        canvas, box = self.canvas, self.box
        canvas.fill(box.pad(-self.line), "ink", 4 + self.line)
        canvas.fill(box, "paper", 4)
        for column, row in barred:
            cell = self.at(column, row)
            canvas.fill(cell, "panel")
            canvas.sprite("barred", cell.cx, cell.cy, self.cell)
        for number in range(1, c.COLUMNS):
            canvas.fill(Box(box.x + number * self.cell - 1, box.y, 2, box.h), "well")
        for number in range(1, c.ROWS):
            canvas.fill(Box(box.x, box.y + number * self.cell - 1, box.w, 2), "well")
        canvas.polygon(self.corners(c.PALAZZO), "stone", line=self.line)

    def letters(self, size: int, both: bool = False) -> None:
        """Coordinates left and above, with `both` also right and below. Each margin is one text line wide."""
        away = self.line + 2
        for column in range(c.COLUMNS):
            cell = self.at(column, 0)
            for y in (self.box.y - away - size - 6, self.box.bottom + away)[: 1 + both]:
                self._letter(Box(cell.x, y, cell.w, size + 6), chr(ord("A") + column), size)
        for row in range(c.ROWS):
            cell = self.at(0, row)
            for x in (self.box.x - away - size - 4, self.box.right + away)[: 1 + both]:
                self._letter(Box(x, cell.y, size + 4, cell.h), str(row + 1), size)

    def _letter(self, box: Box, words: str, size: int) -> None:
        self.canvas.label(box, words, size, smallest=size, colour="soft", align="centre")

    def corners(self, cells: Iterable[tuple[int, int]]) -> list[Corner]:
        """The outline of a tile in pixels."""
        x, y = self.box.x, self.box.y
        return [(x + column * self.cell, y + row * self.cell) for column, row in outline(tuple(cells))]

    def land(self, tile: Tile) -> None:
        """A tile without its symbol."""
        self.canvas.polygon(self.corners(tile.cells), fill_of(tile.kind), line=self.line)

    def place_of(self, cells: Cells) -> Box:
        """The place of a tile's symbol: four cells in a square if it has them, else its middle cell."""
        square = _square(cells)
        if square is not None:
            cell = self.at(*square)
            return Box(cell.x, cell.y, 2 * self.cell, 2 * self.cell)
        return self.at(*middle(cells))

    def tiles(self, house: Principality) -> None:
        """All tiles of a seat with their symbols."""
        for tile in house.tiles:
            self.land(tile)
            place = self.place_of(tile.cells)
            size = round(place.w * (0.94 if place.w == self.cell else 0.66))
            self.canvas.sprite(tile.kind, place.cx, place.cy, size)

    def palazzo(self, jesters: int) -> None:
        """The palazzo with the jesters standing on it."""
        columns, rows = [column for column, _ in c.PALAZZO], [row for _, row in c.PALAZZO]
        corner = self.at(min(columns), min(rows))
        wide = (max(columns) - min(columns) + 1) * self.cell
        tall = (max(rows) - min(rows) + 1) * self.cell
        box = Box(corner.x, corner.y, wide, tall)
        if not jesters:
            self.canvas.sprite("palazzo", box.cx, box.cy, round(tall * 0.72))
            return
        lines = (jesters,) if jesters <= 3 else (jesters - jesters // 2, jesters // 2)
        size = round(tall * 0.62) if jesters <= 2 else round(tall * 0.46)
        for line, band in zip(lines, box.rows(*[1] * len(lines)), strict=True):
            for cell in band.cols(*[1] * line):
                self.canvas.sprite("jester", cell.cx, cell.cy, min(size, cell.w))

    def highlight(self, cells: Cells) -> None:
        """What the last turn laid."""
        corners = self.corners(cells)
        self.canvas.line([*corners, corners[0]], "paper", self.line + 7)
        self.canvas.line([*corners, corners[0]], "accent", self.line + 3)


def middle(cells: Cells) -> tuple[int, int]:
    """The cell of a tile that is nearest to its middle."""
    x = sum(column for column, _ in cells) / len(cells)
    y = sum(row for _, row in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell))


def _square(cells: Cells) -> tuple[int, int] | None:
    for column, row in cells:
        if all((column + right, row + down) in cells for right in (0, 1) for down in (0, 1)):
            return column, row
    return None


@lru_cache(maxsize=4096)
def outline(cells: Cells) -> tuple[Corner, ...]:
    """The corners of a tile without holes, clockwise, in cells."""
    inside = set(cells)
    steps: dict[Corner, list[Corner]] = {}
    for x, y in cells:
        edges = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for beyond, start, end in edges:
            if beyond not in inside:
                steps.setdefault(start, []).append(end)
    first = at = min(steps)
    path = [first]
    while (at := steps[at].pop()) != first:
        path.append(at)
    return tuple(point for number, point in enumerate(path) if _turns(path, number))


def _turns(path: list[Corner], number: int) -> bool:
    before, here, after = path[number - 1], path[number], path[(number + 1) % len(path)]
    return (before[0] == here[0]) != (here[0] == after[0])
