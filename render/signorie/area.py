"""One seat's things, large: its helper grid with words, its plan; the cities and tracks below."""

from games.signorie.model import components as c
from render.kit import Box
from render.kit.parts.furniture import GAP
from render.kit.parts.seat_heads import large_head
from render.signorie import helpers, panel
from render.signorie.board import cities, tracks
from render.signorie.scene import Scene
from render.signorie.symbols import ring_colour

HEAD, PEOPLE, PLAN, GRID = 96, 76, 376, 620
"""Heights of these parts, in rows."""


def board_height() -> int:
    """Rows of a player board alone."""
    return HEAD + PEOPLE + PLAN + GRID + 3 * GAP


def area_height(used: int) -> int:
    """Rows of a player board with this many cities and the tracks."""
    return board_height() + cities.height(used) + tracks.HEIGHT + 2 * GAP


def draw_board(scene: Scene, seat: int, box: Box) -> None:
    """A player board: figures, people, plan and helpers."""
    canvas = scene.canvas
    head, people, plan, grid = box.rows(HEAD, PEOPLE, PLAN, GRID, gap=GAP)
    large_head(scene, head, seat)
    canvas.panel(people)
    panel.people_line(scene, seat, people.pad(8), 56, 44)
    canvas.panel(plan)
    for row, line in zip(c.ROWS, plan.pad(12).rows(*[1] * len(c.ROWS), gap=6), strict=True):
        _row(scene, seat, row, line)
    canvas.panel(grid)
    _helpers(scene, seat, grid.pad(10))


def _row(scene: Scene, seat: int, row: str, box: Box) -> None:
    name, rest = box.cols(230, 1, gap=8)
    scene.canvas.label(name, scene.speaker.thing(row), 32, smallest=24, bold=True)
    panel.plan_row(scene, seat, row, rest, 82, values=True)


def _helpers(scene: Scene, seat: int, box: Box) -> None:
    """The helper grid: symbol, price and words of every slot."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    for colour, column in zip(c.COLOURS, box.cols(*[1] * len(c.COLOURS), gap=8), strict=True):
        slot, *cells = column.rows(70, *[1] * len(c.COLUMN[colour]), gap=8)
        canvas.fill(slot, "ink", 10)
        canvas.fill(slot.pad(3), ring_colour(colour), 8)
        left, right = slot.pad(10, 4).cols(1, 1)
        canvas.sprite(scene.view.action_of(colour), left.cx, left.cy, 54)
        pips = board.dice.get(colour)
        if pips is not None:
            canvas.sprite("die", right.cx, right.cy, 54, label=str(pips), colours=("white", "ink"))
        for helper, cell in zip(c.COLUMN[colour], cells, strict=True):
            _helper(scene, seat, helper, cell, ring_colour(colour))


def _helper(scene: Scene, seat: int, helper: str, box: Box, colour: str) -> None:
    canvas = scene.canvas
    hired = helper in scene.view.boards[seat].helpers
    ground = colour if hired else "well"
    canvas.fill(box, "ink" if hired else ground, 12)
    canvas.fill(box.pad(4), ground, 9)
    above, words = box.pad(6, 4).rows(56, 1)
    symbol, price = above.cols(1, 60)
    helpers.symbol_in(scene, helper, symbol, ground)
    if not hired:
        canvas.sprite("coin", price.cx, price.cy, 46, label=str(c.HELPER_COST[helper]))
    else:
        canvas.sprite("check", price.cx, price.cy, 40)
    text = scene.speaker.note(scene.speaker.title.texts.describe(helper, scene.view.options)[0])
    canvas.paragraph(words.pad(2, 0), text, 24, smallest=18)


def draw_area(scene: Scene, seat: int) -> None:
    """The board, then the cities and tracks."""
    high = cities.height(len(scene.view.cities))
    board, towns, ways = scene.canvas.area.rows(board_height(), high, tracks.HEIGHT, gap=GAP)
    draw_board(scene, seat, board)
    cities.cities(scene, towns)
    tracks.tracks(scene, ways)
