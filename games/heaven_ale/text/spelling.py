"""Writes and reads cells and ids as people write them (rules 2.7, 6.1)."""

import re

from games.core import Note, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import Cells


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
    cells = tuple(_cell(side, number) for side, number in _CELL.findall(text))
    rest = re.sub(r"[\s,、;・()\[\]+-]", "", _CELL.sub("", text))
    if not cells or rest:
        return None
    if field == "cells":
        return cells
    return cells[0] if len(cells) == 1 else None


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
