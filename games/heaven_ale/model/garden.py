"""The garden of a player board: hexes, their neighbours, the rings around sheds (rules 2.7, 2.8).

A cell is named as on the board: s01 to s15 in the sun, d01 to d15 in the shade, H1 to H7 the sheds.
"""

import re
from itertools import combinations

from games.core import Note, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import tables as t
from games.heaven_ale.model.checks import DIRECTIONS

_AT = {cell.at: cell.id for cell in c.CELLS.values()}

AROUND: dict[str, tuple[str, ...]] = {
    cell.id: tuple(
        _AT[cell.at[0] + q, cell.at[1] + r] for q, r in DIRECTIONS if (cell.at[0] + q, cell.at[1] + r) in _AT
    )
    for cell in c.CELLS.values()
}
"""All neighbours of a hex, clockwise from E, sheds included."""

SUN: tuple[str, ...] = tuple(sorted(cell.id for cell in c.CELLS.values() if cell.side == "sun"))
SHADE: tuple[str, ...] = tuple(sorted(cell.id for cell in c.CELLS.values() if cell.side == "shade"))
SHEDS: tuple[str, ...] = tuple(cell.id for cell in c.CELLS.values() if cell.side == "shed")
PLOTS: tuple[str, ...] = SUN + SHADE
"""The cells that hold tiles, in listing order."""

PRICE_FACTOR: dict[str, int] = dict.fromkeys(SUN, c.SUN_FACTOR) | dict.fromkeys(SHADE, 1)
RING: dict[str, tuple[str, ...]] = {shed: AROUND[shed] for shed in SHEDS}
"""The six cells around a shed, clockwise from E."""
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    plot: tuple(cell for cell in AROUND[plot] if cell not in RING) for plot in PLOTS
}
"""The neighbours of a plot that hold tiles, across the border of sun and shade too."""
SHEDS_AT: dict[str, tuple[str, ...]] = {
    plot: tuple(sorted(cell for cell in AROUND[plot] if cell in RING)) for plot in PLOTS
}

Cells = tuple[str, ...]


def _choices(shed: str, kind: t.ShedType) -> tuple[Cells, ...]:
    """The sets of tiles a shed may activate."""
    ring = RING[shed]
    if kind.pattern == "opposite":
        return tuple((ring[at], ring[at + 3]) for at in range(3))
    if kind.pattern == "alternate":
        return tuple((ring[at], ring[at + 2], ring[at + 4]) for at in range(2))
    return tuple(combinations(ring, kind.activates))


CHOICES: dict[tuple[str, str], tuple[Cells, ...]] = {
    (shed, kind.id): _choices(shed, kind) for shed in SHEDS for kind in c.SHED_TYPES.values()
}


def spell(value: object) -> str:
    """Several cells separated by spaces; other values unchanged."""
    return " ".join(value) if isinstance(value, tuple) else str(value)


_LETTERS = {
    "s": "s",
    "sun": "s",
    "sunny": "s",
    "日向": "s",
    "☀": "s",
    "d": "d",
    "shade": "d",
    "shady": "d",
    "日陰": "d",
    "☁": "d",
    "h": "H",
    "shed": "H",
    "小屋": "H",
}
"""The letter that the names of cells begin with, by what people write for it."""
_CELL = re.compile(rf"({'|'.join(sorted(_LETTERS, key=len, reverse=True))})\s?0?(\d{{1,2}})", re.IGNORECASE)
_IDS = {
    "space": {space.lower(): space for space in c.SPACES},
    "tile": {tile.lower(): tile for tile in c.TILES},
    "spot": {spot.lower(): spot for spot in c.SPOTS},
    "card": {card.lower(): card for card in c.CARDS},
    "place": {place.lower(): place for place in c.PLACES},
}


def _cell(side: str, number: str) -> str:
    letter = _LETTERS[side.lower()]
    return f"H{int(number)}" if letter == "H" else f"{letter}{int(number):02}"


def parse(field: str, text: str) -> str | Cells | None:
    """Reads a cell, several cells or an id as typed: `s4`, `日陰12`, `sun 3, shade 5`, `r7`; None if it
    can't be read."""
    text = text.strip()
    if field in _IDS:
        return _IDS[field].get(text.lower())
    if field not in ("cell", "cells"):
        return None
    found = tuple(_cell(side, number) for side, number in _CELL.findall(text))
    rest = re.sub(r"[\s,、;・()\[\]+-]", "", _CELL.sub("", text))
    if not found or rest:
        return None
    if field == "cells":
        return found
    return found[0] if len(found) == 1 else None


_SIDE_OF = {"s": note("part-sun"), "d": note("part-shade"), "H": note("part-sheds")}


def parts(field: str, value: object) -> tuple[Note | str, ...]:
    """The steps of a menu: a cell by its side of the garden, a space by its kind, a shed's pattern whole."""
    if field == "cell" and isinstance(value, str) and value[:1] in _SIDE_OF:
        return _SIDE_OF[value[0]], value
    if field == "space" and isinstance(value, str) and value in c.INDEX:
        return Note(f"part-{c.TRACK[c.INDEX[value]].kind}"), value
    if field == "cells" and isinstance(value, tuple):
        return ("+".join(value),)
    return ()
