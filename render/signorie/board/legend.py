"""The line below a table that explains its own marks."""

from render.kit import Box
from render.kit.painting.canvas import Canvas
from render.kit.parts.seat_heads import SYMBOLS
from render.signorie.panel import wanted
from render.signorie.scene import Scene

HEIGHT = 44
ENTRIES = ("hired", "shields", "counts", "ended")


def legend(scene: Scene, box: Box) -> None:
    """What solid, outlined and bracketed things mean."""
    scene.group("legend", box, None, lambda: _legend(scene, box))


def _legend(scene: Scene, box: Box) -> None:
    marks = {"hired": _hired, "shields": _shields, "counts": _counts, "ended": _ended}
    for entry, cell in zip(ENTRIES, box.pad(12, 0).cols(0.17, 0.27, 0.31, 0.25, gap=16), strict=True):
        left = marks[entry](scene, cell)
        words = Box(left + 10, cell.y, cell.right - left - 10, cell.h)
        scene.canvas.label(words, scene.say(f"legend-{entry}"), 28, smallest=22)


def _hired(scene: Scene, box: Box) -> int:
    canvas: Canvas = scene.canvas
    at = Box(box.x, box.cy - 18, 36, 36)
    canvas.fill(at, "ink", 9)
    canvas.fill(at.pad(4), "die_p", 6)
    return at.right


def _shields(scene: Scene, box: Box) -> int:
    at = scene.canvas.sprite("shield_sforza", box.x + 17, box.cy, 38)
    wanted(scene, "sforza", at.right + 16, box.cy, 32)
    return at.right + 30


def _ended(scene: Scene, box: Box) -> int:
    return scene.canvas.sprite(SYMBOLS.if_ended, box.x + 18, box.cy, 36).right


def _counts(scene: Scene, box: Box) -> int:
    words = Box(box.x, box.y, 60, box.h)
    return scene.canvas.label(words, "(5)", 30, colour="soft").right
