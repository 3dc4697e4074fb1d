"""Where a tile may lie in a principality (rules 3.1, 3.2).

A cell is (column, row), (0, 0) top left, written A1 to G7. Sets of cells are 49-bit masks while they
are tested; states and moves hold tuples of cells, sorted by row, then column.
"""

from collections.abc import Iterator
from functools import lru_cache

from games.core import Checked, Refusal
from games.florence.model import components as c

Cells = tuple[tuple[int, int], ...]


def _mask(cells: Cells) -> int:
    return sum(1 << (row * c.COLUMNS + column) for column, row in cells)


_GRID = _mask(tuple([(column, row) for column in range(c.COLUMNS) for row in range(c.ROWS)]))
_LEFT = _mask(tuple([(0, row) for row in range(c.ROWS)]))
_RIGHT = _LEFT << c.COLUMNS - 1


def beside(mask: int) -> int:
    """The cells that share an edge with those of `mask`, as a mask."""
    sideways = (mask & ~_RIGHT) << 1 | (mask & ~_LEFT) >> 1
    return (sideways | mask << c.COLUMNS | mask >> c.COLUMNS) & _GRID & ~mask


def in_order(cells: Cells) -> Cells:
    """Cells sorted by row, then column."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def box(cells: Cells) -> tuple[int, int, Cells]:
    """The left column and the top row of a shape's box, and the shape with its box at (0, 0)."""
    left, top = min([column for column, _ in cells]), min([row for _, row in cells])
    return left, top, in_order(tuple([(column - left, row - top) for column, row in cells]))


def ways_to_lie(kind: str) -> Iterator[tuple[bool, int, Cells]]:
    """Whether a tile lies on its back, its quarter turns from the way it is printed, and its shape then with
    its box at (0, 0)."""
    shape: Cells = c.TILES[kind].shape
    for mirrored in (False, True):
        for turns in range(4):
            yield mirrored, turns, box(shape)[2]
            shape = tuple((-row, column) for column, row in shape)
        shape = tuple((-column, row) for column, row in shape)


ORIENTATIONS: dict[str, tuple[Cells, ...]] = {
    kind: tuple(sorted({shape for _, _, shape in ways_to_lie(kind)})) for kind in c.TILES
}
"""The distinct quarter turns and reflections of a tile, each with its box at (0, 0) (rules 3.2.8)."""


def _everywhere(kind: str) -> dict[Cells, tuple[int, int]]:
    placed = {}
    for row in range(c.ROWS):
        for column in range(c.COLUMNS):
            for shape in ORIENTATIONS[kind]:
                cells = tuple((x + column, y + row) for x, y in shape)
                if all(x < c.COLUMNS and y < c.ROWS for x, y in cells):
                    mask = _mask(cells)
                    placed[cells] = (mask, beside(mask))
    return placed


PALAZZO_MASK = _mask(c.PALAZZO)
"""The squares of the palazzo, as a mask."""
EVERYWHERE: dict[str, dict[Cells, tuple[int, int]]] = {kind: _everywhere(kind) for kind in c.TILES}
"""Every way a tile can lie on the empty grid: cells to (mask, mask of the cells around it)."""
SQUARES = c.COLUMNS * c.ROWS
"""Number of squares of a principality, the palazzo's included."""
_PLACES = {
    kind: [(cells, mask | halo << SQUARES) for cells, (mask, halo) in EVERYWHERE[kind].items()]
    for kind in c.TILES
}
"""Every way a tile can lie on the empty grid, with both masks in one."""
FREE_SQUARES = SQUARES - len(c.PALAZZO)
"""Number of squares that tiles may cover."""


def _shut(covered: int, untouchable: int) -> int:
    """What a place may not meet: `covered` with its cells, `untouchable` with those around it (masks)."""
    return covered | untouchable << SQUARES


@lru_cache(maxsize=65536)
def legal_places(kind: str, covered: int, untouchable: int) -> tuple[Cells, ...]:
    """All places for a tile: clear of `covered`, and with no edge on `untouchable` (masks)."""
    shut = _shut(covered, untouchable)
    return tuple([cells for cells, place in _PLACES[kind] if not place & shut])


@lru_cache(maxsize=65536)
def has_place(kind: str, covered: int, untouchable: int) -> bool:
    """Whether there is any place for a tile; like `legal_places`, but stops at the first."""
    shut = _shut(covered, untouchable)
    for _, place in _PLACES[kind]:  # noqa: SIM110 - any() over a generator costs twice as much here
        if not place & shut:
            return True
    return False


def cells_of(mask: int) -> Cells:
    """The cells of a mask, by row, then column."""
    numbers = range(SQUARES)
    return tuple((number % c.COLUMNS, number // c.COLUMNS) for number in numbers if mask >> number & 1)


def mask_of(kind: str, cells: Cells) -> int:
    """The mask of a tile that lies on the grid."""
    return EVERYWHERE[kind][cells][0]


def why_not_there(kind: str, cells: Cells, covered: int, buildings: int, palazzo: int) -> Refusal | None:
    """Why a tile may not lie on `cells`: off the grid, overlap, shape, edge contact with one of
    `buildings` or with the `palazzo` (masks; zero where contact is allowed), in this order."""
    cells = in_order(cells)
    if not all(0 <= column < c.COLUMNS and 0 <= row < c.ROWS for column, row in cells):
        return Refusal("ERR_OUT_OF_GRID", "3.2.1", tile=kind)
    known = EVERYWHERE[kind].get(cells)
    on, around = known or (_mask(tuple(set(cells))), 0)
    met = (on | around << SQUARES) & _shut(covered, buildings | palazzo)
    if met & on:
        return Refusal("ERR_OVERLAP", "3.2.1", tile=kind)
    if known is None:
        return Refusal("ERR_SHAPE_MISMATCH", "3.3", tile=kind, squares=len(c.TILES[kind].shape))
    if not met:
        return None
    if met >> SQUARES & buildings:
        return Refusal("ERR_ADJACENT_BUILDING", "3.2.2", tile=kind, builders=c.TOUCHING_FROM_BUILDERS)
    return Refusal("ERR_ADJACENT_PALAZZO", "3.2.3", tile=kind, builders=c.TOUCHING_FROM_BUILDERS)


def free_places(kind: str, covered: int, buildings: int = 0, palazzo: int = 0) -> Checked:
    """The places for a tile, and why it may not lie anywhere else (masks as in `why_not_there`)."""
    places = legal_places(kind, covered, buildings | palazzo)
    return Checked(places, lambda cells: why_not_there(kind, cells, covered, buildings, palazzo), places)
