"""The three careers and the initiative track, with everybody's pieces."""

from __future__ import annotations

from games.signorie.model import components as c
from render.kit import Box
from render.kit.parts.furniture import arrange
from render.signorie.scene import Scene, meeple

HEIGHT = 316
SIGN, HEAD, COLUMNS = 64, 54, c.INITIATIVE_TOP + 1


def tracks(scene: Scene, box: Box) -> None:
    """A line for each career with its points and ranks above, and one for the initiative."""
    view, changes = scene.view, scene.changes
    stand = [(board.men, board.initiative) for board in view.boards]
    reads = stand, view.discs, sorted(changes.men), sorted(changes.discs)
    scene.part("tracks", box, reads, lambda: _tracks(scene, box))


def _tracks(scene: Scene, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    head, *lines, initiative = _rows(box)
    _head(scene, head)
    for career, line in zip(c.CAREERS, lines, strict=True):
        _career(scene, career, line)
    _initiative(scene, initiative)


def _rows(box: Box) -> tuple[Box, ...]:
    return box.pad(8, 6).rows(HEAD, *[1] * len(c.CAREERS), max(72, box.h // 5), gap=4)


def slot_box(box: Box, track: str, slot: int) -> Box:
    """The position of a slot of a track; on a career, slot 0 is where a man enters."""
    _, *lines, initiative = _rows(box)
    line = initiative if track == c.INITIATIVE else lines[c.CAREERS.index(track)]
    return _cells(line)[slot]


def _cells(box: Box) -> tuple[Box, ...]:
    rest = Box(box.x + SIGN, box.y, box.w - SIGN, box.h)
    return rest.cols(*[1] * COLUMNS, gap=4)


def _head(scene: Scene, box: Box) -> None:
    """The points of each career slot, its rank in dots, and its bonus."""
    canvas = scene.canvas
    for slot, cell in zip(c.CAREER_TRACK[1:], _cells(box)[1:], strict=False):
        points = Box(cell.x, cell.y, 46, cell.h)
        canvas.label(points, str(slot.vp), 38, smallest=30, bold=True, align="right")
        right = Box(points.right + 6, cell.y, 30, cell.h)
        for dot in range(slot.rank):
            x, y = right.x + 6 + 14 * (dot % 2), right.cy - 7 + 14 * (dot // 2)
            canvas.fill(Box(x - 5, y - 5, 11, 11), "soft", 5)
        if slot.florins:
            canvas.sprite("coin", cell.right - 13, cell.cy, 28, label=str(slot.florins))
        if slot.initiative:
            canvas.sprite("ini", cell.right - 12, cell.cy, 28)


def _career(scene: Scene, career: str, box: Box) -> None:
    canvas = scene.canvas
    canvas.sprite(career, box.x + SIGN // 2 - 4, box.cy, 50)
    for slot, cell in zip(range(1, c.CAREER_TOP + 1), _cells(box)[1:], strict=False):
        canvas.fill(cell, "well", 8)
        here = [seat for seat, board in enumerate(scene.view.boards) for _ in range(board.men[career][slot])]
        if not here:
            continue
        size, middles = arrange(cell.pad(3, 1), len(here), 80, 0.8)
        marked = False
        for seat, (x, y) in zip(here, middles, strict=True):
            meeple(canvas, seat, "m", x, y, size)
            marked = marked or (seat, career, slot) in scene.changes.men
        if marked:
            canvas.ring(cell, "accent", 5, 8)


def _initiative(scene: Scene, box: Box) -> None:
    """The discs of a slot side by side, the upper one first; the points of the slot below."""
    canvas, view = scene.canvas, scene.view
    canvas.sprite("ini", box.x + SIGN // 2 - 4, box.cy, 50)
    for position, cell in enumerate(_cells(box)):
        canvas.fill(cell, "paper", 8)
        vp = c.INITIATIVE_VP[position]
        if vp:
            low = Box(cell.x, cell.bottom - 32, cell.w - 6, 32)
            canvas.label(low, str(vp), 28, smallest=24, bold=True, colour="soft", align="right")
        here = [seat for seat in reversed(view.discs) if view.boards[seat].initiative == position]
        if not here:
            continue
        size, middles = arrange(cell.pad(4, 2), len(here), 60)
        for seat, (x, y) in zip(here, middles, strict=True):
            at = canvas.seat(seat, x, y, size)
            if seat in scene.changes.discs:
                canvas.halo(at, size // 2)
