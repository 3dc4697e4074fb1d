"""One seat's panel: what it has, its dice and helpers by column, its plan and the tiles on it."""

from games.signorie.model import components as c
from games.signorie.rules.final import row_worth
from render.kit import Box
from render.kit.parts.furniture import counted, paled, seat_panel
from render.kit.parts.seat_heads import seat_head
from render.signorie.changes import VP
from render.signorie.helpers import GRID, grid
from render.signorie.people import SPRITE
from render.signorie.scene import Scene
from render.signorie.symbols import SHIELD

PAD, HEAD, PEOPLE, LINES = 12, 52, 46, 184
"""The room around, and heights of these parts, in rows."""
HEIGHT = 2 * PAD + HEAD + PEOPLE + LINES + 2 * 6


def panel(scene: Scene, seat: int, box: Box) -> None:
    """Draw the panel of a seat into a box `HEIGHT` high."""
    now = seat in scene.awaited()
    scene.group("panel", box, now, lambda: seat_panel(scene.canvas, box, PAD + HEAD + 4, now))
    head, people, below = box.pad(PAD).rows(HEAD, PEOPLE, LINES, gap=6)
    board, changes = scene.view.boards[seat], scene.changes
    figures = seat, scene.standing(seat), scene.view.scores, changes.figures[seat, VP]
    scene.group("head", head, figures, lambda: _head(scene, seat, head))
    stock = board.florins, board.supply, board.stock, board.brides
    scene.group("people", people, stock, lambda: people_line(scene, seat, people))
    left, right = below.cols(GRID, 1, gap=10)
    marked = [(seat, colour) in changes.slots for colour in c.COLOURS]
    hired = seat, board.dice, board.helpers, marked, [(seat, one) in changes.helpers for one in c.HELPERS]
    scene.group("helpers", left, hired, lambda: grid(scene, seat, left))
    for row, line in zip(c.ROWS, right.rows(*[1] * len(c.ROWS), gap=4), strict=True):
        _put_row(scene, seat, row, line)


def _put_row(scene: Scene, seat: int, row: str, box: Box) -> None:
    board = scene.view.boards[seat]
    reads = row, board.plan, board.rows[row], (seat, row) in scene.changes.rows
    scene.group("row", box, reads, lambda: plan_row(scene, seat, row, box))


def _head(scene: Scene, seat: int, box: Box) -> None:
    """Who it is, and the points."""
    seat_head(scene, box, seat, gained=scene.changes.figures[seat, VP])


def people_line(scene: Scene, seat: int, box: Box, size: int = 44, words: int = 38) -> None:
    """What a seat can use: florins, meeples of its supply, brides; behind a stroke those of the general
    stock. What is used up is pale."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    canvas.fill(box, "well", 8)
    used, stock = box.pad(10, 0).cols(0.67, 0.33, gap=28)
    meeples = [(SPRITE[sex], board.supply[sex]) for sex in c.SEXES]
    has = [("coin", board.florins), *meeples, ("bride", board.brides)]
    for (symbol, count), cell in zip(has, used.cols(1, 0.9, 0.9, 0.78, gap=2), strict=True):
        counted(canvas, symbol, cell, str(count), size, words, gone=not count)
    canvas.fill(Box(stock.x - 14, box.y + 9, 3, box.h - 18), "edge")
    line = paled(canvas.theme, "edge", "well", 0.25)
    for sex, cell in zip(c.SEXES, stock.cols(1, 1), strict=True):
        at = canvas.sprite(SPRITE[sex], cell.x + size // 2, cell.cy, size - 8, colours=("panel", line))
        rest = Box(at.right + 6, cell.y, cell.right - at.right - 6, cell.h)
        canvas.label(rest, str(board.stock[sex]), words - 6, smallest=24, colour="soft")


def plan_row(scene: Scene, seat: int, row: str, box: Box, largest: int = 46, *, values: bool = False) -> None:
    """A row of the plan: missing shields are outlines, tiles solid, face-down ones counted. At the end its
    sum, bold once it counts, in brackets below that. `values` shows each tile's."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    canvas.fill(box, "paper", 8)
    lies = board.rows[row]
    families = c.PLANS[board.plan].row(row)
    sign, worth_wide = min(largest, box.h) - 8, round(largest * 1.04)
    canvas.sprite(row, box.x + sign // 2 + 5, box.cy, sign)
    lying = [c.TILES[tile] for tile in lies.face_up]
    # Room for one more face-down tile, and for the worth of the row.
    free = box.w - sign - 16 - worth_wide
    step = min(round(largest * SHIELD) + 1, free // (len(families) + 1))
    x = box.x + sign + 12 + step // 2
    solid = min(box.h - 2, largest - 2, round(1.25 * step / SHIELD))
    for family in families:
        tile = next((one for one in lying if one.family == family), None)
        if tile is None:
            wanted(scene, family, x, box.cy, min(round(largest * 0.76), round(step / SHIELD)))
        else:
            lying.remove(tile)
            label = str(tile.value) if values else ""
            canvas.sprite(f"shield_{family}", x, box.cy, solid, label=label)
        x += step
    if lies.face_down:
        canvas.sprite("shield_back", x, box.cy, solid, label=str(lies.face_down))
    _worth(
        scene,
        row_worth(lies),
        lies.tiles >= c.ROW_TILES,
        Box(box.right - worth_wide - 2, box.y, worth_wide - 6, box.h),
        largest,
    )
    if (seat, row) in scene.changes.rows:
        canvas.highlight(box.pad(6), 8)


def wanted(scene: Scene, family: str, cx: int, cy: int, size: int) -> None:
    """A shield that no tile covers yet: its lines alone, in a dark tone of the family."""
    line = f"{family}_line"
    roles = scene.canvas.roles(f"shield_{family}")
    colours = tuple(["paper" if role in (family, "paper") else line for role in roles])
    scene.canvas.sprite(f"shield_{family}", cx, cy, size, colours=colours)


def _worth(scene: Scene, worth: int, counts: bool, box: Box, largest: int) -> None:
    if counts:
        size = round(largest * 0.8)
        scene.canvas.label(box, str(worth), size, smallest=24, bold=True, align="right")
    elif worth:
        size = round(largest * 0.62)
        scene.canvas.label(box, f"({worth})", size, smallest=22, colour="soft", align="right")
