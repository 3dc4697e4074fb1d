"""The three careers with everybody's men, the turn order, and the initiative track with the discs."""

from collections.abc import Sequence
from typing import NamedTuple

from games.signorie.model import components as c
from games.signorie.model.data_rows import CareerSlot
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import GAP
from render.signorie.scene import Scene

HEIGHT = 212
SIGN, POINTS, RANKS, BESIDE = 50, 40, 28, 4
WIDTHS = (54, 54, 60, 60, 54, 66, 58, 138)
"""Relative widths of the career slots: most men wait on the last one."""
CAREERS = 646
ORDER = 78
DISC, LARGEST = 42, 60
FIGURE = 0.9
"""Height of the number of men as a share of their sign."""


def tracks(scene: Scene, box: Box) -> None:
    """The careers, and beside them the turn order above the initiative track."""
    left, right = _halves(box)
    careers(scene, left)
    view, changes = scene.view, scene.changes
    order, discs = right.rows(ORDER, 1)
    scene.group("initiative_ground", right, changes.order, lambda: _ground(scene, right, order))
    stand = [(seat, view.boards[seat].dice_sum, view.threshold(seat)) for seat in view.turn_order]
    reads = stand, view.passed, scene.awaited()
    scene.group("order", order, reads, lambda: _order(scene, order.pad(12, 6)))
    initiative(scene, discs)


def _halves(box: Box) -> tuple[Box, Box]:
    left, right = box.cols(CAREERS, 1, gap=GAP - 2)
    return left, right


def careers(scene: Scene, box: Box) -> None:
    """A line for each career; the points, bonuses and ranks of the slots above."""
    men = [board.men for board in scene.view.boards]
    scene.group("careers", box, (men, sorted(scene.changes.men)), lambda: _careers(scene, box))


def initiative(scene: Scene, box: Box) -> None:
    """The initiative track alone."""
    view = scene.view
    where = [board.initiative for board in view.boards]
    reads = where, view.discs, sorted(scene.changes.discs)
    scene.group("initiative", box, reads, lambda: _initiative(scene, box.pad(10, 4)))


def large(scene: Scene, box: Box) -> None:
    """The careers above the initiative track, each as wide as the picture."""
    above, below = stacked(box)
    _careers(scene, above)
    scene.canvas.panel(below)
    _initiative(scene, below.pad(10, 8))


def stacked(box: Box) -> tuple[Box, Box]:
    """The positions of the careers and the initiative track in a large picture."""
    above, below = box.rows(0.66, 0.34, gap=GAP)
    return above, below


def slot_box(box: Box, track: str, slot: int) -> Box:
    """The position of a slot in a large picture; on a career, slot 0 is where a man enters."""
    above, below = stacked(box)
    return _columns(below.pad(10, 8))[slot] if track == c.INITIATIVE else cell(above, track, slot)


def cell(box: Box, career: str, slot: int) -> Box:
    """The position of a slot of a career; slot 0 is where a man enters."""
    _, _, *lines = _rows(box)
    line = lines[c.CAREERS.index(career)]
    return _cells(line)[slot - 1] if slot else Box(line.x, line.y, SIGN, line.h)


def _rows(box: Box) -> tuple[Box, ...]:
    return box.pad(10, 6).rows(POINTS, RANKS, *[1] * len(c.CAREERS), gap=BESIDE)


def _cells(box: Box) -> tuple[Box, ...]:
    """The slots of a career."""
    rest = Box(box.x + SIGN, box.y, box.w - SIGN, box.h)
    return rest.cols(*[wide / sum(WIDTHS) for wide in WIDTHS], gap=BESIDE)


def _careers(scene: Scene, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    points, ranks, *lines = _rows(box)
    canvas.sprite("laurel", points.x + SIGN // 2 - 3, points.cy, 38)
    for reached, cell in zip(c.CAREER_TRACK[1:], _cells(points), strict=True):
        _points(scene, reached, cell)
    _ranks(scene, ranks)
    for career, line in zip(c.CAREERS, lines, strict=True):
        canvas.sprite(career, line.x + SIGN // 2 - 3, line.cy, 40)
        for slot, cell in enumerate(_cells(line), 1):
            _slot(scene, career, slot, cell)


def _points(scene: Scene, slot: CareerSlot, box: Box) -> None:
    """The points of a slot with its bonus."""
    canvas = scene.canvas
    bonus = "price" if slot.florins else "ini" if slot.initiative else ""
    wide = fonts.width(str(slot.vp), 38, bold=True)
    left = box.cx - (wide + 34 if bonus else wide) // 2
    canvas.label(Box(left, box.y, box.right - left, box.h), str(slot.vp), 38, bold=True)
    if bonus:
        label = str(slot.florins) if slot.florins else ""
        canvas.sprite(bonus, left + wide + 19, box.cy + 2, 30, label=label)


def _ranks(scene: Scene, box: Box) -> None:
    """A bar for each rank over its slots."""
    canvas = scene.canvas
    canvas.sprite("arrow_up", box.x + SIGN // 2 - 3, box.cy, 26)
    cells = _cells(box)
    for rank in sorted({slot.rank for slot in c.CAREER_TRACK[1:]}):
        here = [cell for slot, cell in zip(c.CAREER_TRACK[1:], cells, strict=True) if slot.rank == rank]
        bar = Box(here[0].x, box.y, here[-1].right - here[0].x, box.h)
        canvas.fill(bar, "edge", 8)
        canvas.label(bar, str(rank), 27, smallest=24, bold=True, colour="paper", align="centre")


class _Group(NamedTuple):
    """The men of a seat on one slot."""

    seat: int
    men: int


def _slot(scene: Scene, career: str, slot: int, box: Box) -> None:
    """Whose men wait on a slot: a sign for each seat, with their number if there are several."""
    canvas = scene.canvas
    canvas.fill(box, "well", 8)
    boards = enumerate(scene.view.boards)
    here = [_Group(seat, board.men[career][slot]) for seat, board in boards if board.men[career][slot]]
    if not here:
        return
    size, lines = _fitted(here, box.pad(3, 2))
    for line, row in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        x = row.cx - sum([_wide(one, size) for one in line]) // 2
        for one in line:
            at = canvas.seat(one.seat, x + size // 2, row.cy, size)
            if one.men > 1:
                words = Box(at.right + 1, row.y, _wide(one, size) - size, row.h)
                tall = min(round(size * FIGURE), fonts.largest_size(row.h))
                canvas.label(words, str(one.men), tall, smallest=tall, bold=True)
            x += _wide(one, size)
    if any((one.seat, career, slot) in scene.changes.men for one in here):
        canvas.ring(box.pad(-2), "accent", 6, 9)


def _wide(group: _Group, size: int) -> int:
    """The columns of a sign with its figure."""
    if group.men == 1:
        return size + 2
    return size + 3 + fonts.width(str(group.men), round(size * FIGURE), bold=True)


def _fitted(groups: Sequence[_Group], box: Box) -> tuple[int, list[Sequence[_Group]]]:
    """The largest size at which the signs fit, on one line or two; and the lines."""
    half = -(-len(groups) // 2)
    for size in range(min(LARGEST, box.h), 1, -1):
        for lines in [groups], [groups[:half], groups[half:]]:
            fits = [sum([_wide(one, size) for one in line]) <= box.w for line in lines]
            if all(fits) and size * len(lines) <= box.h:
                return size, lines
    return 1, [groups]


def _ground(scene: Scene, box: Box, above: Box) -> None:
    scene.canvas.panel(box)
    if scene.changes.order:
        scene.canvas.highlight(above.pad(8))


def _order(scene: Scene, box: Box) -> None:
    """Seats in order; the sum of their dice and their threshold; a check if they have passed."""
    canvas, view = scene.canvas, scene.view
    for seat, cell in zip(view.turn_order, box.cols(*[1] * len(view.turn_order), gap=6), strict=True):
        at = canvas.seat(seat, cell.x + 23, cell.cy, 46)
        if seat in view.passed:
            canvas.sprite("check", at.right - 6, at.bottom - 4, 28, colours=("ink",))
        elif seat in scene.awaited():
            canvas.fill(Box(at.x - 2, box.bottom - 2, at.w + 4, 6), "accent", 3)
        total, limit = view.boards[seat].dice_sum, view.threshold(seat)
        over = total > limit
        rest = Box(at.right + 7, cell.y, cell.right - at.right - 4, cell.h)
        above, below = rest.rows(1, 0.66)
        canvas.label(
            above, str(total), 40, smallest=30, bold=True, colour="soft" if over else "ink", valign="bottom"
        )
        raised = over or limit > c.THRESHOLD
        canvas.label(
            below, f"{'>' if over else '≤'}{limit}", 27, smallest=22, bold=raised,
            colour="ink" if raised else "soft", valign="top",
        )  # fmt: skip


def _columns(box: Box) -> tuple[Box, ...]:
    """The slots of the initiative track."""
    rest = Box(box.x + SIGN - 8, box.y, box.w - SIGN + 8, box.h)
    return rest.cols(*[1] * len(c.INITIATIVE_VP), gap=BESIDE)


def _initiative(scene: Scene, box: Box) -> None:
    """The points of each slot on top; the discs as they lie, the one that goes first uppermost."""
    canvas, view = scene.canvas, scene.view
    canvas.sprite("ini", box.x + (SIGN - 14) // 2, box.cy, 44)
    for position, cell in enumerate(_columns(box)):
        vp = c.INITIATIVE_VP[position]
        canvas.fill(cell, "paper" if vp else "well", 8)
        if vp:
            head = Box(cell.x, cell.y, cell.w, 36)
            canvas.label(head, str(vp), 32, smallest=28, bold=True, align="centre")
        here = [seat for seat in view.discs if view.boards[seat].initiative == position]
        if here:
            _discs(scene, here, Box(cell.x, cell.y + 36, cell.w, cell.h - 36) if vp else cell)


def _discs(scene: Scene, seats: Sequence[int], box: Box) -> None:
    """Discs from the bottom up, smaller where there are many."""
    size = min(DISC, box.w - 2, (box.h - 4) // len(seats))
    for level, seat in enumerate(seats):
        at = scene.canvas.seat(seat, box.cx, box.bottom - 2 - size // 2 - size * level, size)
        if seat in scene.changes.discs:
            scene.canvas.highlight(at, size // 2)
