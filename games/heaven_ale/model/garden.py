"""The garden of a player board: hexes, their neighbours, the rings around sheds (rules 2.7, 2.8).

A cell is named as on the board: s01 to s15 in the sun, d01 to d15 in the shade, H1 to H7 the sheds.
"""

from itertools import combinations

from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
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
GARDEN_CELLS: tuple[str, ...] = SUN + SHADE
"""The cells that hold tiles, in listing order."""

PRICE_FACTOR: dict[str, int] = dict.fromkeys(SUN, c.SUN_FACTOR) | dict.fromkeys(SHADE, 1)
RING: dict[str, tuple[str, ...]] = {shed: AROUND[shed] for shed in SHEDS}
"""The six cells around a shed, clockwise from E."""
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    cell: tuple(other for other in AROUND[cell] if other not in RING) for cell in GARDEN_CELLS
}
"""The neighbours of a garden cell that hold tiles, across the border of sun and shade too."""
SHEDS_AT: dict[str, tuple[str, ...]] = {
    cell: tuple(sorted(other for other in AROUND[cell] if other in RING)) for cell in GARDEN_CELLS
}

Cells = tuple[str, ...]


def _choices(shed: str, kind: d.ShedType) -> tuple[Cells, ...]:
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
