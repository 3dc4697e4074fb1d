"""The helper grid of a seat: its dice above the columns, the prices beside the rows."""

from games.signorie.model import components as c
from render.kit import Box
from render.kit.parts.furniture import paled
from render.signorie.scene import Scene
from render.signorie.symbols import PIPS, helper_symbol, ring_colour

PRICE, CELL = 28, 42
GRID = PRICE + 5 * (CELL + 4)
"""Columns of the grid on the table."""
UNHIRED = 0.36
"""The share of the ground in the colour of a free slot."""

LINES = ("ink", "on_accent")
"""The roles that a symbol drawn in lines keeps."""


def grid(scene: Scene, seat: int, box: Box) -> None:
    """The action slots with their dice, each above its column of helpers; hired ones are solid."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    prices, *columns = box.cols(PRICE - 4, *[1] * len(c.COLOURS), gap=4)
    _prices(scene, prices)
    for colour, column in zip(c.COLOURS, columns, strict=True):
        slot, *cells = column.rows(*[1] * (1 + len(c.COLUMN[colour])), gap=4)
        pips = board.dice.get(colour)
        if pips is None:
            canvas.ring(slot.centred(40, 40), ring_colour(colour), 4, 10)
        else:
            at = canvas.sprite(
                "die", slot.cx, slot.cy, 44, label=str(pips), colours=(ring_colour(colour), "ink")
            )
            if (seat, colour) in scene.changes.slots:
                canvas.highlight(at.pad(2), 10)
        for helper, cell in zip(c.COLUMN[colour], cells, strict=True):
            helper_slot(scene, seat, helper, cell, ring_colour(colour))


def _prices(scene: Scene, box: Box) -> None:
    """What hiring costs in each row."""
    canvas = scene.canvas
    coin, *rows = box.rows(*[1] * (1 + len(c.ROW_COST)), gap=4)
    canvas.sprite("coin", coin.cx, coin.cy + 4, 26)
    for cost, cell in zip(c.ROW_COST.values(), rows, strict=True):
        canvas.label(cell, str(cost), 28, smallest=26, colour="soft", align="centre")


def helper_slot(scene: Scene, seat: int, helper: str, box: Box, colour: str) -> None:
    """A helper slot: solid with a ring where hired, else an outline."""
    canvas = scene.canvas
    hired = helper in scene.view.boards[seat].helpers
    if hired:
        canvas.fill(box, "ink", 9)
        canvas.fill(box.pad(4), colour, 6)
        symbol_in(scene, helper, box, colour)
    else:
        line = paled(canvas.theme, "edge", "panel", UNHIRED)
        canvas.ring(box.pad(1), line, 2, 9)
        symbol_in(scene, helper, box, "panel", line)
    if (seat, helper) in scene.changes.helpers:
        canvas.highlight(box.pad(4), 8)


def symbol_in(scene: Scene, helper: str, box: Box, ground: str, line: str = "") -> None:
    """A helper's effect on a ground, as a symbol with its figure; drawn in lines of a colour if it isn't
    hired."""
    canvas = scene.canvas
    symbol, figure = helper_symbol(helper)
    size = min(box.h - 10, box.w - 8, 42)
    roles = canvas.roles(symbol) if line else ()
    colours = tuple([line if role in LINES else "panel" for role in roles])
    aside = box.w > 2 * size
    left = size // 2 if aside else (box.w - size) // 2 - 3 if figure else 0
    canvas.sprite(symbol, box.cx - left, box.cy, size, colours=colours)
    x = box.cx + size // 3 if aside else box.right - 13
    y = box.cy if aside else box.bottom - 14
    if figure == PIPS:
        canvas.sprite("die", x, y, 22, label="5", colours=("panel" if line else "white", line or "ink"))
    elif figure:
        low = Box(x - 12, y - 15, 24, 30)
        canvas.label(
            low, figure, 28, smallest=24, bold=True, colour=line or "ink", align="centre", halo=ground
        )
