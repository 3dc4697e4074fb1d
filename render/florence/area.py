"""One principality, large: what lies where, where building is forbidden, and candidate places."""

from games.florence.model import components as c
from games.florence.model.state import Tile
from games.florence.rules.building import barred
from games.florence.rules.game import Florence
from games.florence.text.position import works
from render.florence.characters import draw_held, held_height
from render.florence.panel import builders, freedoms
from render.florence.principality.board import Board
from render.florence.scene import Scene, money
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP
from render.kit.parts.seat_heads import HeadFigure, large_head

CELL, LETTERS = 128, 30
"""Pixels: the side of a cell, and the size of the letters at the edges."""
EDGE = LETTERS + 14
HEAD, LEGEND, PAD, CARDS = 92, 52, 12, 96
"""Pixels: heights of the head, the legend and the strip of cards, and the room around the grid."""


def area_height(view: Florence, seat: int) -> int:
    """Rows of the picture."""
    grid = 2 * PAD + 2 * EDGE + CELL * c.ROWS + LEGEND
    cards = CARDS + GAP if works(view.houses[seat]) is not None else 0
    return 2 * MARGIN + HEAD + GAP + grid + cards + held_height(view, seat)


def draw_area(scene: Scene, seat: int) -> None:
    """Draw a seat's principality on a canvas `area_height` high."""
    grid = 2 * PAD + 2 * EDGE + CELL * c.ROWS + LEGEND
    head, rest = scene.canvas.area.rows(HEAD, 1, gap=GAP)
    body = Box(rest.x, rest.y, rest.w, grid)
    _head(scene, seat, head)
    scene.canvas.panel(body)
    board = Board(scene.canvas, body.x + PAD + EDGE, body.y + PAD + EDGE, CELL)
    _land(scene, seat, board)
    told = works(scene.view.houses[seat])
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


def _head(scene: Scene, seat: int, box: Box) -> None:
    large_head(scene, box, seat, [HeadFigure("coin", money(scene.view.houses[seat]), words=48)], 40)


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
    scene.canvas.label(name, scene.speaker.thing(tile.kind), words, smallest=16, align="centre")


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
