"""What every part of a Heaven & Ale picture needs: the canvas, the view, the words, what has changed."""

from __future__ import annotations

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
    """Like `furniture.arrange`, for hexagons in two interlocking lines at the right of a box. The upper
    left corner stays `free` columns wide for words."""
    above, below = count // 2, count - count // 2
    columns = max(above + (0.5 if below > above else 0), below - 0.5)
    size = min(int((box.w - free) / columns / HEX_ASPECT), int(box.h / 1.75))
    wide = size * HEX_ASPECT
    right = box.right - (wide / 2 if below > above else 0)
    top = box.y + (box.h - size * 1.75) / 2 + size / 2
    middles = [(round(right - (above - at - 0.5) * wide), round(top)) for at in range(above)]
    right += wide / 2 if below > above else -wide / 2
    middles += [(round(right - (below - at - 0.5) * wide), round(top + size * 0.75)) for at in range(below)]
    return size, middles
