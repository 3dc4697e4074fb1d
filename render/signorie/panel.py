"""One seat's panel: what it has, its dice and helpers by column, its plan and the tiles on it."""

from __future__ import annotations

from games.signorie.model import components as c
from games.signorie.rules.final import row_vp
from render.kit import Box
from render.kit.parts.furniture import HeadFigure, counted, now_frame, paled, seat_head
from render.signorie.changes import VP
from render.signorie.scene import Scene
from render.signorie.symbols import PIPS, SHIELD, helper_symbol, ring_colour

PAD, HEAD, PEOPLE, GRID = 12, 56, 50, 216
HEIGHT = 2 * PAD + HEAD + PEOPLE + GRID + 2 * 8


def panel(scene: Scene, seat: int, box: Box) -> None:
    """Draw the panel of a seat into a box `HEIGHT` high."""
    now = seat in scene.waiting()
    scene.part("panel", box, now, lambda: _ground(scene, box, now))
    head, people, below = box.pad(PAD).rows(HEAD, PEOPLE, GRID, gap=8)
    board, changes = scene.view.boards[seat], scene.changes
    figures = seat, board.vp, board.florins, changes.figures[seat, VP]
    scene.part("head", head, figures, lambda: _head(scene, seat, head))
    stock = board.supply, board.stock, board.brides
    scene.part("people", people, stock, lambda: people_line(scene, seat, people))
    left, right = below.cols(236, 1, gap=10)
    marked = [(seat, colour) in changes.slots for colour in c.COLOURS]
    hired = seat, board.dice, board.helpers, marked, [(seat, one) in changes.helpers for one in c.HELPERS]
    scene.part("helpers", left, hired, lambda: helpers(scene, seat, left))
    for row, line in zip(c.ROWS, right.rows(*[1] * len(c.ROWS), gap=4), strict=True):
        _put_row(scene, seat, row, line)


def _ground(scene: Scene, box: Box, now: bool) -> None:
    scene.canvas.panel(box)
    if now:
        now_frame(scene.canvas, box, PAD + HEAD + 4)


def _put_row(scene: Scene, seat: int, row: str, box: Box) -> None:
    board = scene.view.boards[seat]
    reads = row, board.plan, board.rows[row], (seat, row) in scene.changes.rows
    scene.part("row", box, reads, lambda: plan_row(scene, seat, row, box))


def _head(scene: Scene, seat: int, box: Box) -> None:
    board = scene.view.boards[seat]
    figures = (HeadFigure("laurel", str(board.vp), 46, 40), HeadFigure("coin", str(board.florins), 44, 38))
    change = scene.changes.figures[seat, VP]
    seat_head(scene.canvas, box, seat, scene.name(seat), figures, change=change)


def people_line(scene: Scene, seat: int, box: Box, size: int = 44, words: int = 34) -> None:
    """Meeples in the supply, and those of the general stock in pale; brides."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    canvas.fill(box, "well", 8)
    cells = box.pad(8, 0).cols(1, 1, 1, 1, 1)
    for sex, symbol, cell in zip(c.SEXES, ("man", "woman"), cells, strict=False):
        counted(canvas, symbol, cell, str(board.supply[sex]), size, words)
    for sex, symbol, cell in zip(c.SEXES, ("man", "woman"), cells[2:], strict=False):
        counted(canvas, symbol, cell, str(board.stock[sex]), size - 8, words - 6, gone=True)
    counted(canvas, "bride", cells[4], str(board.brides), size, words)


def helpers(scene: Scene, seat: int, box: Box) -> None:
    """The action slots with their dice, each above its column of helpers; hired ones are bright."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    for colour, column in zip(c.COLOURS, box.cols(*[1] * len(c.COLOURS), gap=4), strict=True):
        slot, *cells = column.rows(54, *[1] * len(c.COLUMN[colour]), gap=4)
        pips = board.dice.get(colour)
        if pips is None:
            canvas.fill(slot.pad(2), paled(canvas.theme, ring_colour(colour), "panel"), 10)
        else:
            at = canvas.sprite(
                "die", slot.cx, slot.cy, 50, label=str(pips), colours=(ring_colour(colour), "ink")
            )
            if (seat, colour) in scene.changes.slots:
                canvas.halo(at, 10)
        for helper, cell in zip(c.COLUMN[colour], cells, strict=True):
            helper_slot(scene, seat, helper, cell, ring_colour(colour))


def helper_slot(scene: Scene, seat: int, helper: str, box: Box, colour: str) -> None:
    """A helper slot: its colour and symbol where hired, else empty with a pale symbol."""
    canvas = scene.canvas
    hired = helper in scene.view.boards[seat].helpers
    ground = colour if hired else "well"
    if hired:
        canvas.fill(box, "ink", 8)
        canvas.fill(box.pad(3), colour, 6)
    else:
        canvas.fill(box, "well", 8)
    symbol_in(scene, helper, box, ground, hired=hired)
    if (seat, helper) in scene.changes.helpers:
        canvas.halo(box.pad(3), 8)


def symbol_in(scene: Scene, helper: str, box: Box, ground: str, *, hired: bool) -> None:
    """A helper's effect, as a symbol with its figure; pale if it isn't hired."""
    canvas = scene.canvas
    symbol, figure = helper_symbol(helper)
    size = min(box.h - 8, box.w - 6, 42)
    colours = () if hired else tuple(paled(canvas.theme, role, "well") for role in canvas.roles(symbol))
    aside = box.w > 2 * size
    canvas.sprite(
        symbol, box.cx - (size // 2 if aside else 3 if figure else 0), box.cy, size, colours=colours
    )
    x = box.cx + size // 3 if aside else box.right - 12
    y = box.cy if aside else box.bottom - 14
    if figure == PIPS:
        canvas.sprite("die", x, y, 22, label="5", colours=("white", "ink" if hired else "edge"))
    elif figure:
        low = Box(x - 12, y - 15, 24, 30)
        ink = "ink" if hired else "soft"
        canvas.label(low, figure, 26, smallest=22, bold=True, colour=ink, align="centre", halo=ground)


def plan_row(scene: Scene, seat: int, row: str, box: Box, largest: int = 46) -> None:
    """A row of the plan: missing shields are pale, tiles bright, face-down ones counted; its present worth
    at the end, if it has enough tiles."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    canvas.fill(box, "paper", 8)
    families = c.PLANS[board.plan].row(row)
    sign, worth_wide = min(largest, box.h) - 8, largest - 4
    canvas.sprite(row, box.x + sign // 2 + 4, box.cy, sign)
    lying = [c.TILES[tile] for tile in board.rows[row].face_up]
    # Room for one more face-down tile, and for the worth of the row.
    free = box.w - sign - 8 - worth_wide
    step = min(round(largest * SHIELD), free // (len(families) + 1))
    size = min(box.h - 4, round(step / SHIELD))
    x = box.x + sign + 8 + step // 2
    for family in families:
        tile = next((one for one in lying if one.family == family), None)
        name = f"shield_{family}"
        if tile is None:
            pale = tuple(paled(canvas.theme, role, "paper") for role in canvas.roles(name))
            canvas.sprite(name, x, box.cy, size - 4, colours=pale)
        else:
            lying.remove(tile)
            canvas.sprite(name, x, box.cy, size, label=str(tile.value))
        x += step
    down = board.rows[row].face_down
    if down:
        canvas.sprite("shield_back", x, box.cy, size, label=str(down))
    worth = row_vp(board.rows[row])
    if worth:
        right = Box(box.right - worth_wide, box.y, worth_wide - 4, box.h)
        canvas.label(
            right, str(worth), largest * 2 // 3, smallest=22, bold=True, colour="accent", align="right"
        )
    if (seat, row) in scene.changes.rows:
        canvas.halo(box.pad(3), 8)
