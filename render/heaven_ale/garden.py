"""A garden drawn: sunny and shady cells, tiles, and sheds with their sum so far."""

from collections.abc import Collection
from functools import lru_cache
from math import ceil, sqrt

from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import RING
from games.heaven_ale.model.state import PlayerBoard
from games.heaven_ale.rules.shed import Shed, ring_sum
from render.heaven_ale.scene import Scene, tile_sprite
from render.kit import Box, Canvas
from render.kit.parts.furniture import pale

TILE = 0.87
"""A tile is smaller than its cell, so that sun or shade shows around it."""
GROUNDS = {"sun": "sun", "shade": "shade", "shed": "paper"}
NAMED = 40
"""Above this radius cells show their names."""
WHITE_ON = {"wood", *c.MONKS}
LINE = 3


class Garden:
    """The hexagons of a garden, each with a `radius` in pixels, the top left corner at (x, y)."""

    def __init__(self, canvas: Canvas, x: int, y: int, radius: int) -> None:
        self.canvas = canvas
        self.radius = radius
        self.box = Box(x, y, wide(radius), tall(radius))
        self.cell = 2 * radius + LINE
        self.tile = round(2 * radius * TILE)

    def at(self, cell: str) -> tuple[int, int]:
        """The middle of a cell."""
        x, y = _middles(self.radius)[cell]
        return self.box.x + x, self.box.y + y

    def place(self, cell: str, width: float, height: float, down: float = 0) -> Box:
        """A box around the middle of a cell, measured in radii."""
        x, y = self.at(cell)
        box = Box(x, y + round(down * self.radius), 0, 0)
        return box.centred(round(width * self.radius), round(height * self.radius))

    def ground(self) -> None:
        """All cells, empty."""
        for cell in c.CELLS.values():
            x, y = self.at(cell.id)
            self.canvas.sprite("hex", x, y, self.cell, colours=(GROUNDS[cell.side], "edge"))

    def tiles(self, board: PlayerBoard) -> None:
        """The tiles of a seat, and its shed tiles."""
        for cell, tile in board.garden.items():
            name, label = tile_sprite(tile, self.radius > NAMED)
            self.canvas.sprite(name, *self.at(cell), self.tile, label)
        for shed in RING:
            if shed in board.sheds:
                self.canvas.sprite("shed", *self.at(shed), self.tile, board.sheds[shed])
            elif any(cell in board.garden for cell in RING[shed]):
                self._coming(board, shed)
            else:
                colours = pale(self.canvas.theme, "house", "paper")
                self.canvas.sprite("house", *self.at(shed), round(self.radius * 0.8), colours=colours)

    def _coming(self, board: PlayerBoard, shed: str) -> None:
        """The sum around a shed so far, and the type it would make."""
        total = ring_sum(board.garden, shed)
        # A large garden has the cell's name above the figure.
        size, middle, below = (0.7, 0.0, 0.62) if self.radius > NAMED else (0.8, -0.3, 0.47)
        kind = max(18, round(self.radius * 0.4))
        figure = self.place(shed, 1.6, 0.94, middle)
        words = round(self.radius * size)
        self.canvas.label(figure, str(total), words, smallest=18, bold=True, align="centre")
        low, made = self.place(shed, 1.2, 0.66, below), c.SHED_OF_SUM[total].id
        self.canvas.label(low, made, kind, smallest=18, colour="soft", align="centre")

    def names(self, board: PlayerBoard, low: Collection[str] = ()) -> None:
        """The name of every cell: in the middle of an empty cell that is not in `low`, below the figure of
        a tile, above the sum of a shed or in its roof."""
        for cell in c.CELLS:
            tile = board.garden.get(cell, "")
            if cell in RING:
                made = cell in board.sheds
                self._name(cell, -0.3 if made else -0.6, 18, "ink" if made else "soft")
            elif tile:
                self._name(cell, 0.47, 18, "white" if c.TILES[tile].kind in WHITE_ON else "ink")
            elif cell in low:
                self._name(cell, 0.5, 22, "ink")
            else:
                self._name(cell, 0, 28, "soft")

    def _name(self, cell: str, down: float, size: int, colour: str) -> None:
        box = self.place(cell, 1.5, 0.6, down)
        self.canvas.label(box, cell, size, smallest=size, colour=colour, align="centre")

    def highlight_changes(self, scene: Scene, seat: int) -> None:
        """What the last turn laid or activated, and the shed in use."""
        using = scene.phase(Shed)
        if using is not None and using.seat == seat:
            self.highlight(using.shed)
        for owner, cell in sorted(scene.changes.cells | scene.changes.activated):
            if owner == seat:
                self.highlight(cell)

    def highlight(self, cell: str) -> None:
        """A ring around a cell."""
        self.canvas.sprite("hex_mark", *self.at(cell), self.cell + 4)


def wide(radius: int) -> int:
    """Columns of a garden."""
    return ceil(7 * sqrt(3) * radius) + LINE


def tall(radius: int) -> int:
    """Rows of a garden."""
    return 11 * radius + LINE


@lru_cache(maxsize=16)
def _middles(radius: int) -> dict[str, tuple[int, int]]:
    """The middle of every cell, from the top left corner of a garden."""
    places = {cell.id: cell.at for cell in c.CELLS.values()}
    return {
        cell: (
            round(wide(radius) / 2 + sqrt(3) * (q + r / 2) * radius),
            round(tall(radius) / 2 + 1.5 * r * radius),
        )
        for cell, (q, r) in places.items()
    }
