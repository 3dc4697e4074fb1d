"""What every part of a Heaven & Ale picture needs: the canvas, the view, the words, what has changed."""

from collections.abc import Sequence

from games.heaven_ale.model import components as c
from games.heaven_ale.rules.game import HeavenAle
from render.heaven_ale.changes import Changes
from render.heaven_ale.symbols import HEX_ASPECT
from render.kit import Box
from render.kit.parts import scene

Scene = scene.Scene[HeavenAle, Changes]


def tile_sprite(tile: str, named: bool = False) -> tuple[str, str]:
    """The sprite of a tile and its label; `named` leaves room for the name of the cell."""
    value = c.VALUE[tile]
    return f"{c.TILES[tile].kind}_{'named' if named else 'tile'}", str(value) if value else ""


def honeycomb(box: Box, count: int, free: int) -> tuple[int, Sequence[tuple[int, int]]]:
    """Like `furniture.arrange`, for at least two hexagons in two interlocking lines at the right of a box.
    The upper left corner stays `free` columns wide for words."""
    ways = [_Comb(box, count, above, shift, free) for above in range(1, count // 2 + 1) for shift in (-1, 1)]
    best = max(ways, key=lambda way: way.size)
    return best.size, best.middles()


class _Comb:
    """Two interlocking lines, the upper one half a hexagon to the left (`shift` -1) or right (1) of the
    lower one's end."""

    def __init__(self, box: Box, count: int, above: int, shift: int, free: int) -> None:
        self.box, self.lines = box, (above, count - above)
        self.inset = (max(0, -shift) / 2, max(0, shift) / 2)
        upper, lower = (line + inset for line, inset in zip(self.lines, self.inset, strict=True))
        wide = min((box.w - free) / upper, box.w / lower)
        self.size = min(int(wide / HEX_ASPECT), int(box.h / 1.75))

    def middles(self) -> list[tuple[int, int]]:
        """The middles of the hexagons, line by line from the left."""
        wide, top = self.size * HEX_ASPECT, self.box.y + (self.box.h - self.size * 1.75) / 2 + self.size / 2
        found = []
        for line, (count, inset) in enumerate(zip(self.lines, self.inset, strict=True)):
            left = self.box.right - wide * (count + inset - 0.5)
            y = round(top + self.size * 0.75 * line)
            found += [(round(left + wide * at), y) for at in range(count)]
        return found
