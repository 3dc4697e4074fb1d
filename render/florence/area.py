"""One principality, large: what lies where, where building is forbidden, and candidate places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import ceil, sqrt

from games.core import Note
from games.florence.model import components as c
from games.florence.model.placement import Cells
from games.florence.model.state import Tile
from games.florence.rules.building import barred
from games.florence.rules.game import Florence
from games.florence.text.position import works
from render.florence.board import Board
from render.florence.characters import draw_held, held_height
from render.florence.panel import builders, freedoms
from render.florence.scene import Scene, money
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, HeadFigure, large_head, thumb

CELL, LETTERS = 128, 30
EDGE = LETTERS + 14
HEAD, LEGEND, PAD, CARDS = 92, 52, 12, 96
FEW = 12
"""Up to this many overlapping candidates are each drawn small; if there are more, only their first cells
are labelled."""
PER_LINE, SMALL = 6, 22
THUMB = SMALL * c.ROWS + 52

CellsCandidate = tuple[str, Cells]


def area_height(view: Florence, seat: int, candidates: Sequence[CellsCandidate]) -> int:
    """Rows of the picture with these candidates."""
    grid = 2 * PAD + 2 * EDGE + CELL * c.ROWS + LEGEND
    lines = ceil(len(candidates) / PER_LINE) if _one_by_one(candidates) else 0
    thumbs = lines * (THUMB + GAP)
    cards = CARDS + GAP if _cards(view, seat, candidates) is not None else 0
    return 2 * MARGIN + HEAD + GAP + grid + thumbs + cards + held_height(view, seat)


def draw_area(scene: Scene, seat: int, candidates: Sequence[CellsCandidate]) -> None:
    """Draw a seat's principality on a canvas `area_height` high."""
    grid = 2 * PAD + 2 * EDGE + CELL * c.ROWS + LEGEND
    head, rest = scene.canvas.area.rows(HEAD, 1, gap=GAP)
    body = Box(rest.x, rest.y, rest.w, grid)
    _head(scene, seat, head)
    scene.canvas.panel(body)
    board = Board(scene.canvas, body.x + PAD + EDGE, body.y + PAD + EDGE, CELL)
    _land(scene, seat, board)
    if _one_by_one(candidates):
        for (label, cells), box in zip(candidates, _thumb_boxes(rest, grid, len(candidates)), strict=True):
            _thumb(scene, seat, label, cells, box)
    elif _apart(candidates):
        for label, cells in candidates:
            _candidate(scene, board, label, cells)
    else:
        _anchors(scene, board, candidates)
    told = _cards(scene.view, seat, candidates)
    if told is not None:
        strip = Box(rest.x, body.bottom + GAP, rest.w, CARDS)
        scene.canvas.panel(strip)
        words = scene.speaker.note(told)
        scene.canvas.paragraph(strip.pad(18, 8), words, 28, smallest=18, valign="middle")
    left = board.box.right + EDGE + 8
    _side(scene, seat, Box(left, board.box.y, body.right - PAD - left, board.box.h))
    below = rest.bottom - held_height(scene.view, seat) + GAP
    draw_held(scene, seat, Box(rest.x, below, rest.w, rest.bottom - below))
    _legend(scene, seat, Box(board.box.x, body.bottom - PAD - LEGEND + 8, board.box.w, LEGEND - 8))


def _cards(view: Florence, seat: int, candidates: Sequence[CellsCandidate]) -> Note | None:
    """The names of the cards in front of the seat, shown while nothing is being chosen."""
    return None if candidates else works(view.houses[seat])


def _head(scene: Scene, seat: int, box: Box) -> None:
    canvas, house = scene.canvas, scene.view.houses[seat]
    figures = HeadFigure("coin", money(house), words=48), HeadFigure("laurel", str(house.pp), words=48)
    large_head(canvas, box, seat, scene.name(seat), figures, 40)


def _land(scene: Scene, seat: int, board: Board) -> None:
    house = scene.view.houses[seat]
    board.ground(barred(scene.view, house))
    board.letters(LETTERS, both=True)
    for tile in house.tiles:
        _named_tile(scene, board, tile)
    board.palazzo(house.jesters)


def _named_tile(scene: Scene, board: Board, tile: Tile) -> None:
    board.land(tile)
    place = board.place_of(tile.cells)
    large = place.w > board.cell
    words = 28 if large else 22
    symbol, name = place.pad(4, 6).rows(1, words + 12)
    scene.canvas.sprite(tile.kind, symbol.cx, symbol.cy, 120 if large else 76)
    scene.canvas.label(name, scene.speaker.card(tile.kind), words, smallest=16, align="centre")


def _apart(candidates: Sequence[CellsCandidate]) -> bool:
    cells = [cell for _, taken in candidates for cell in taken]
    return len(cells) == len(set(cells))


def _one_by_one(candidates: Sequence[CellsCandidate]) -> bool:
    return len(candidates) <= FEW and not _apart(candidates)


def _candidate(scene: Scene, board: Board, label: str, cells: Cells) -> None:
    """An outline with its label in the middle."""
    corners = board.corners(cells)
    scene.canvas.line([*corners, corners[0]], "accent", 8)
    place = board.place_of(cells)
    scene.canvas.badge(place.cx, place.cy, label, 40)


def _thumb_boxes(rest: Box, grid: int, count: int) -> list[Box]:
    lines = ceil(count / PER_LINE)
    box = Box(rest.x, rest.y + grid + GAP, rest.w, rest.h - grid - GAP)
    cells = box.grid(PER_LINE, lines, gap=GAP)
    return list(cells[:count])


def _thumb(scene: Scene, seat: int, label: str, cells: Cells, box: Box) -> None:
    """The whole principality small with one candidate in it."""
    grid = thumb(scene.canvas, box, label, 6, 2)
    side = SMALL * c.COLUMNS
    board = Board(scene.canvas, grid.cx - side // 2, grid.y, SMALL)
    board.ground()
    for tile in scene.view.houses[seat].tiles:
        board.land(tile)
    scene.canvas.polygon(board.corners(cells), "accent", line=board.line)


def _anchors(scene: Scene, board: Board, candidates: Sequence[CellsCandidate]) -> None:
    """Every candidate's label in its first cell (top row, leftmost)."""
    labels: dict[tuple[int, int], list[str]] = defaultdict(list)
    for label, cells in candidates:
        labels[min(cells, key=lambda cell: (cell[1], cell[0]))].append(label)
    for (column, row), here in sorted(labels.items()):
        cell = board.at(column, row)
        scene.canvas.ring(cell.pad(5), "accent", 5, 12)
        shown = here if len(here) <= 9 else [*here[:8], "…"]
        across = ceil(sqrt(len(shown)))
        down = ceil(len(shown) / across)
        for label, spot in zip(shown, cell.pad(11).grid(across, down), strict=False):
            size = {1: 44, 2: 34}.get(across, 24)
            inside = spot.pad(5, 0)
            scene.canvas.label(inside, label, size, smallest=14, bold=True, colour="accent", align="centre")


def _side(scene: Scene, seat: int, box: Box) -> None:
    """What building costs now, with builders and freedoms."""
    house = scene.view.houses[seat]
    cost, words, hired, rights, _ = box.rows(104, 52, 230, 230, 1, gap=18)
    scene.canvas.sprite("cost", cost.cx, cost.cy, 100)
    price = str(c.BUILDING_COST[house.builders])
    scene.canvas.label(words, price, 46, smallest=32, bold=True, align="centre")
    builders(scene, seat, hired.rows(1, 1, 1), 64)
    freedoms(scene, seat, rights.rows(1, 1, 1), 64)


def _legend(scene: Scene, seat: int, box: Box) -> None:
    """What the shaded squares mean, or that there are none."""
    canvas, line = scene.canvas, Box(box.x, box.y, 40, 40)
    if scene.view.houses[seat].builders >= c.TOUCHING_FROM_BUILDERS:
        canvas.label(box, scene.say("open"), 26, colour="soft")
        return
    canvas.fill(line, "ink")
    canvas.fill(line.pad(2), "panel")
    canvas.sprite("barred", line.cx, line.cy, 36)
    words = Box(line.right + 14, box.y, box.w - 54, 40)
    shaded = "barred" if scene.view.options.palazzo_blocks else "barred-open"
    canvas.label(words, scene.say(shaded), 26, colour="soft")
