"""Writes and reads cells as people write them, and draws tiles (rules 3.1, 12.2)."""

import re
from functools import lru_cache

from games.core import Note, note
from games.florence.model import components as c
from games.florence.model.placement import Cells, box, in_order, ways_to_lie

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The names of columns."""


def spell(value: object) -> str:
    """Cells as people write them: A1 A2 B2. Other values unchanged."""
    if isinstance(value, tuple) and value and isinstance(value[0], tuple) and isinstance(value[0][0], int):
        return " ".join(f"{_LETTERS[column]}{row + 1}" for column, row in value)
    return str(value)


def parse(field: str, text: str) -> Cells | None:
    """Cells as typed: `D5 E5 F5`, with any separators; None if there is none."""
    if field != "cells":
        return None
    cells = re.findall(r"([A-Za-z])\s?(\d{1,2})", text)
    rest = re.sub(r"[A-Za-z]\s?\d{1,2}|[\s,、;()\[\]-]", "", text)
    if not cells or rest:
        return None
    return in_order(tuple((_LETTERS.index(letter.upper()), int(number) - 1) for letter, number in cells))


def parts(field: str, value: object) -> tuple[Note, ...]:
    """The steps of a menu for cells: the tile's orientation, then the column and the row of its box."""
    if field != "cells" or not isinstance(value, tuple):
        return ()
    return _parts_of(value)


@lru_cache(maxsize=1024)
def _parts_of(cells: Cells) -> tuple[Note, ...]:
    """The steps of `parts`, remembered for as many cells as there are places for all tiles."""
    left, top, shape = box(cells)
    return _TURNS[shape], _COLUMNS[left], _ROWS[top]


def _turns() -> dict[Cells, Note]:
    """By shape with its box at (0, 0): the note about its quarter turns from the way the tile is printed, and
    whether it lies on its back."""
    notes: dict[Cells, Note] = {}
    for kind in c.TILES:
        for mirrored, turns, shape in ways_to_lie(kind):
            drawn = drawing(shape, "□")
            notes.setdefault(shape, note("part-turn", turns=turns, mirrored=mirrored, shape=drawn))
    return notes


def drawing(shape: Cells, empty: str) -> str:
    """A small drawing of a shape, row by row: ■ for its squares, `empty` for the others of its box."""
    columns, rows = (range(max(at) + 1) for at in zip(*shape, strict=True))
    return "/".join("".join("■" if (x, y) in shape else empty for x in columns) for y in rows)


_TURNS = _turns()
_COLUMNS = tuple([note("part-column", column=_LETTERS[column]) for column in range(c.COLUMNS)])
_ROWS = tuple([note("part-row", row=row + 1) for row in range(c.ROWS)])
