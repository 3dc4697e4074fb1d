"""One seat's panel: who it is, what it has, and its principality."""

from collections.abc import Sequence

from games.florence.model import components as c
from games.florence.rules.setup import ChooseHand
from render.florence.characters import held
from render.florence.principality.board import Board
from render.florence.scene import Scene, money
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import BESIDE, GAP, counted, faded, seat_panel
from render.kit.parts.seat_heads import seat_head
from words.numbers import signed

PAD = 12
HEAD = 60
"""Rows of the head."""
LETTERS = 18
MARGIN = LETTERS + 9
"""Room for the coordinates left of and above a grid."""
WORK, CARD = 44, 36
"""Sizes of the sign of a work, and of a card."""
PLAYED = 1.65
"""Width over height of a played card."""
CLEAR = 5
"""Columns between a figure and the next symbol."""
MONEY = 44
"""Rows of the line of money."""
NARROW, WIDE = 37, 50
"""Sides of a cell with five seats, and with fewer."""


def cell_for(seats: int) -> int:
    """Pixels of a cell's side: five principalities must fit on one page."""
    return NARROW if seats == 5 else WIDE


def panel_height(seats: int) -> int:
    """Rows of a panel at a table of this many seats."""
    works = 0 if seats == 5 else WORK + GAP
    return 2 * PAD + HEAD + MARGIN + c.ROWS * cell_for(seats) + works + 3


def panel(scene: Scene, seat: int, box: Box) -> None:
    """Draw the panel of a seat into a box `panel_height` high, in parts that change at different times."""
    view, house = scene.view, scene.view.houses[seat]
    pp, florins, things, laid = scene.changes.of(seat)
    awaited, begins = seat in scene.awaited(), bool(view.round) and seat == view.start_player
    inside = box.pad(PAD)
    head = (seat, awaited, begins), (scene.standing(seat), pp), held(view, seat)
    scene.group("panel", box, head, lambda: _frame(scene, seat, box, awaited))
    cell = cell_for(len(view.houses))
    board = Board(scene.canvas, inside.x + MARGIN, inside.y + HEAD + MARGIN, cell)
    land = house.tiles, house.jesters, laid, "jester" in things
    scene.group("land", board.box, land, lambda: _principality(scene, seat, board))
    left = board.box.right + 20
    column = Box(left, inside.y + HEAD + 4, inside.right - left, board.box.bottom - inside.y - HEAD - 4)
    owned = (house.florins, house.best_work, house.builders, house.freedoms), hand_counts(scene, seat)
    works = house.table, house.table_recruits
    if len(view.houses) == 5:
        reads = owned, works, florins, things
        scene.group("owned", column, reads, lambda: _wide_column(scene, seat, column))
    else:
        scene.group("owned", column, (owned, florins, things), lambda: _narrow_column(scene, seat, column))
        below = Box(inside.x, inside.bottom - WORK, inside.w, WORK)
        scene.group("works", below, (works, "work" in things), lambda: _works(scene, seat, below))


def _frame(scene: Scene, seat: int, box: Box, awaited: bool) -> None:
    """The panel with its head."""
    seat_panel(scene.canvas, box, PAD + HEAD + 2, awaited)
    inside = box.pad(PAD)
    _head(scene, seat, Box(inside.x, inside.y, inside.w, HEAD - 6))


def _head(scene: Scene, seat: int, box: Box) -> None:
    begins = bool(scene.view.round) and seat == scene.view.start_player
    signs = [*(["crown"] if begins else []), *held(scene.view, seat)]
    seat_head(scene, box, seat, gained=scene.changes.figures[seat, "pp"], signs=signs)


def _principality(scene: Scene, seat: int, board: Board) -> None:
    house = scene.view.houses[seat]
    board.ground()
    board.letters(LETTERS)
    board.tiles(house)
    board.palazzo(house.jesters)
    if (seat, "jester") in scene.changes.things:
        board.highlight(c.PALAZZO)
    for owner, cells in sorted(scene.changes.laid):
        if owner == seat:
            board.highlight(cells)


def _wide_column(scene: Scene, seat: int, box: Box) -> None:
    """Beside a small grid: money and best work, people, hand, works in lines."""
    purse, people, hand, works = box.rows(68, 46, 46, 1, gap=8)
    left, right = purse.cols(1, 92, gap=8)
    _money(scene, seat, left)
    _best(scene, seat, right)
    hired, rights = people.cols(1, 1, gap=8)
    builders(scene, seat, hired.cols(1, 1, 1), 36)
    freedoms(scene, seat, rights.cols(1, 1, 1), 36)
    _hand(scene, seat, hand, 4)
    _works(scene, seat, works)


def _narrow_column(scene: Scene, seat: int, box: Box) -> None:
    """Beside a large grid; the works have a line of their own below."""
    purse, best, hired, rights, hand = box.rows(68, 48, 48, 48, 108, gap=11)
    _money(scene, seat, purse)
    _best(scene, seat, best)
    builders(scene, seat, hired.cols(1, 1, 1))
    freedoms(scene, seat, rights.cols(1, 1, 1))
    _hand(scene, seat, hand, 2)


def _money(scene: Scene, seat: int, box: Box) -> None:
    """Florins, with their change below."""
    house = scene.view.houses[seat]
    line = Box(box.x, box.y, box.w, MONEY)
    shown = counted(scene.canvas, "coin", line, money(house), 38, 33)
    change = scene.changes.figures[seat, "florins"]
    if change and house.florins >= 0:
        below = Box(shown.x + 40 + BESIDE, line.bottom - 3, box.right - shown.x - 40 - BESIDE, 28)
        colour = "accent" if change > 0 else "soft"
        scene.canvas.label(below, signed(change), 25, smallest=18, bold=True, colour=colour)


def _best(scene: Scene, seat: int, box: Box) -> None:
    """The best work of the round; a shadow until there is one."""
    best = scene.view.houses[seat].best_work
    line = Box(box.x, box.y, box.w, MONEY)
    shown = counted(scene.canvas, "value", line, str(best) if best else "–", 38, 33, gone=not best)
    if (seat, "best") in scene.changes.things:
        scene.canvas.highlight(shown.pad(-4, -2), 10)


def builders(scene: Scene, seat: int, cells: Sequence[Box], size: int = 40) -> None:
    """The three places for builders, the empty ones pale."""
    hired = scene.view.houses[seat].builders
    for number, cell in enumerate(cells):
        colours = () if number < hired else faded(scene.canvas, "builder")
        scene.canvas.sprite("builder", cell.cx, cell.cy, size, colours=colours)
    if (seat, "builder") in scene.changes.things and hired:
        scene.canvas.highlight(cells[hired - 1].centred(38, 42), 10)


def freedoms(scene: Scene, seat: int, cells: Sequence[Box], size: int = 40) -> None:
    """The three freedoms in their order, those not introduced pale."""
    owned = scene.view.houses[seat].freedoms
    for freedom, cell in zip(c.FREEDOMS, cells, strict=True):
        colours = () if freedom in owned else faded(scene.canvas, freedom)
        at = scene.canvas.sprite(freedom, cell.cx, cell.cy, size, colours=colours)
        if (seat, freedom) in scene.changes.things:
            scene.canvas.highlight(at, 20)


def hand_counts(scene: Scene, seat: int) -> dict[str, int]:
    """Number of cards of each kind that a seat holds."""
    house = scene.view.houses[seat]
    professions = len(house.hand)
    for phase in scene.view.phases:
        if isinstance(phase, ChooseHand) and phase.dealt:
            professions = len(phase.dealt[seat])
    return {
        "profession": professions,
        "bonus": len(house.bonus),
        "prestige": len(house.prestige),
        "recruit": house.recruits,
    }


def _hand(scene: Scene, seat: int, box: Box, columns: int) -> None:
    """The four counts of cards in lines; wider figures get more room."""
    counts = list(hand_counts(scene, seat).items())
    lines = box.rows(*[1] * (len(counts) // columns), gap=4)
    for number, line in enumerate(lines):
        _counts(scene, seat, counts[columns * number : columns * (number + 1)], line)


def _counts(scene: Scene, seat: int, counts: Sequence[tuple[str, int]], line: Box) -> None:
    symbols = [scene.canvas.measure(name, CARD)[0] + BESIDE for name, _ in counts]
    for size in (30, 27, 24, 21, 18):
        needed = [
            wide + fonts.width(str(n), size, bold=True) for wide, (_, n) in zip(symbols, counts, strict=True)
        ]
        if sum(needed) + CLEAR * (len(counts) - 1) <= line.w:
            break
    gap = (line.w - sum(needed)) // len(counts)
    x = line.x
    for (name, count), wide in zip(counts, needed, strict=True):
        shown = counted(
            scene.canvas, name, Box(x, line.y, wide, line.h), str(count), CARD, size, gone=not count
        )
        if (seat, name) in scene.changes.things:
            scene.canvas.highlight(shown.pad(-2, -1), 10)
        x += wide + gap


def _works(scene: Scene, seat: int, box: Box) -> None:
    """The open professions, each with the building it prefers and its number, and the recruiting cards left
    among them, as large as the box allows."""
    house = scene.view.houses[seat]
    shown = [*house.table, *["recruit"] * house.table_recruits]
    for size in (WORK, 38, 32, 26, 20):
        wide = round(size * PLAYED)
        per_line = max(1, (box.w + 6) // (wide + 6))
        if len(shown) <= per_line * ((box.h + 6) // (size + 6)):
            break
    for number, card in enumerate(shown):
        line, column = divmod(number, per_line)
        at = Box(box.x + column * (wide + 6), box.y + line * (size + 6), wide, size)
        _played(scene, card, at)
        if number == len(house.table) - 1 and (seat, "work") in scene.changes.things:
            scene.canvas.highlight(at, 8)


def _played(scene: Scene, card: str, box: Box) -> None:
    """A card in front of a seat: a profession's building and number, or a recruiting card."""
    canvas = scene.canvas
    canvas.panel(box, "paper", line=2, radius=6)
    if card not in c.PROFESSIONS:
        canvas.sprite(card, box.cx, box.cy, box.h - 6)
        return
    symbol, figure = box.pad(3, 2).cols(1, 1)
    canvas.sprite(c.PROFESSIONS[card].building, symbol.cx, symbol.cy, min(symbol.w, symbol.h) - 4)
    size = round(box.h * 0.62)
    canvas.label(figure, str(c.number_of(card)), size, smallest=12, bold=True, align="centre")
