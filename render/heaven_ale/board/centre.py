"""Inside the ring: the barrels still to be won, and the remaining supply."""

from collections.abc import Sequence

from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.rules.barrels import takeable
from render.heaven_ale.board.track import corners, inner
from render.heaven_ale.scene import Scene
from render.kit import Box
from render.kit.parts.furniture import pale

GOALS: dict[str, tuple[tuple[str, str], str]] = {
    "brewmaster": (("brewmaster", ""), "≥{}"),
    "lowest_resource": (("five", ""), "≥{}"),
    "tiles_of_value_1": (("value", "1"), "×{}"),
    "tiles_of_value_5": (("value", "5"), "×{}"),
    "monk_discs": (("hood", ""), "×{}"),
    "resource_discs": (("sack", ""), "×{}"),
    "sheds_of_one_type": (("same", ""), "×{}"),
    "shed_types": (("unlike", ""), "×{}"),
    "highest_resource": (("sack", ""), "→{}"),
    "placed_cards": (("privilege", ""), "×{}"),
    "tiles_in_sun": (("sun", ""), "×{}"),
    "tiles_in_shade": (("shade", ""), "×{}"),
}
"""What is counted, as a symbol with its label, and how many."""
DISCS = ("monk_discs", "resource_discs")
COLUMNS, LINES = 4, 3
SMALL_SEAT = 30


def centre(scene: Scene, box: Box) -> None:
    """Everything inside the ring that takes the box."""
    goals = inner(box)
    could = [takeable(scene.view, board) for board in scene.view.boards]
    for goal, cell in zip(c.BARRELS.values(), goals.grid(COLUMNS, LINES, gap=8), strict=True):
        _put_goal(scene, goal, [seat for seat, ready in enumerate(could) if goal.id in ready], cell)
    above, below = corners(box)
    _left(scene, "pile", len(scene.view.deck), "deck", above)
    _left(scene, "hood", len(scene.view.monk_piles), "piles", below)


def _put_goal(scene: Scene, goal: d.Barrel, ready: Sequence[int], box: Box) -> None:
    view = scene.view
    owners = [board.barrels.get(goal.id) for board in view.boards]
    taken = sorted(seat for seat, id in scene.changes.barrels if id == goal.id)
    reads = goal.id, view.barrels[goal.id], owners, taken, ready
    scene.group("goal", box, reads, lambda: _goal(scene, goal, ready, box))


def _goal(scene: Scene, goal: d.Barrel, ready: Sequence[int], box: Box) -> None:
    """The goal, who has its barrels, and who could take one."""
    canvas, view = scene.canvas, scene.view
    left = view.barrels[goal.id]
    canvas.panel(box, "panel" if left else "table", outline="ink" if left else "edge", line=2, radius=12)
    above, below = box.pad(10, 7).rows(52, 1, gap=4)
    (name, label), words = GOALS[goal.counts]
    canvas.sprite(name, above.x + 26, above.cy, 50, label, () if left else pale(canvas.theme, name))
    text = Box(above.x + 58, above.y, above.w - 58, above.h)
    colour = "ink" if left else "soft"
    canvas.label(text, words.format(goal.least), 36, smallest=28, bold=True, colour=colour)
    if goal.counts in DISCS:
        canvas.sprite("disc", above.right - 16, above.y + 16, 30)
    _barrels(scene, goal, below)
    _ready(scene, ready, Box(below.right - SMALL_SEAT - 2, below.y, SMALL_SEAT, below.h))


def _barrels(scene: Scene, goal: d.Barrel, box: Box) -> None:
    """The large and the small barrel: still there, or a shadow with the seat that has it."""
    canvas, view = scene.canvas, scene.view
    owners = {
        board.barrels[goal.id]: seat for seat, board in enumerate(view.boards) if goal.id in board.barrels
    }
    for size, cell in zip(c.SIZES, box.cols(1, 1, 0.9), strict=False):
        tall = min(box.h, 64 if size == "large" else 50)
        label = str(c.BARREL_VP[size])
        y = box.bottom - tall // 2
        if size not in owners:
            canvas.sprite("barrel", cell.cx, y, tall, label)
            continue
        seat = owners[size]
        at = canvas.seat(seat, cell.cx, y, tall - 10)
        if (seat, goal.id) in scene.changes.barrels:
            canvas.highlight(at, 12)


def _ready(scene: Scene, ready: Sequence[int], box: Box) -> None:
    """The seats that could take a barrel of the goal, from below."""
    for number, seat in enumerate(ready):
        scene.canvas.seat(seat, box.cx, box.bottom - SMALL_SEAT // 2 - number * SMALL_SEAT, SMALL_SEAT - 2)


def _left(scene: Scene, name: str, count: int, id: str, box: Box) -> None:
    """The face-down supply."""
    canvas = scene.canvas
    symbol, figure, words = box.pad(0, 4).rows(1, 40, 26)
    size = min(66, symbol.h)
    colours = () if count else pale(canvas.theme, name)
    canvas.sprite(name, symbol.cx, symbol.cy, size, colours=colours)
    canvas.label(figure, str(count), 36, bold=True, align="centre", colour="ink" if count else "soft")
    canvas.label(words, scene.say(id), 22, smallest=18, align="centre", colour="soft")
