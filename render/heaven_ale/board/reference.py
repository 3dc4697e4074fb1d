"""What the numbers mean: sheds by their sum, and the brewmaster's rate and multiplier by its position."""

from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from render.heaven_ale.scene import Scene
from render.kit import Box
from words.numbers import plain_number

LINE = 44


def reference(scene: Scene, box: Box) -> None:
    """Both tables side by side in a panel."""
    scene.canvas.panel(box)
    left, right = box.pad(14, 12).cols(1, 0.85, gap=16)
    sheds(scene, left)
    levels(scene, right)


def sheds(scene: Scene, box: Box) -> None:
    """Sum of the values around a shed: its type, and the brewmaster's steps."""
    canvas = scene.canvas
    rest = _below_head(scene, box, "house", "sheds")
    step = min(rest.h // len(c.SHED_TYPES), 74)
    for number, kind in enumerate(c.SHED_TYPES.values()):
        line = Box(rest.x, rest.y + number * step, rest.w, step)
        sums, tile, steps = line.cols(88, 50, 1, gap=6)
        canvas.label(sums, f"{kind.least}–{kind.most}", 30, smallest=24, bold=True, align="right")
        canvas.sprite("shed", tile.cx, tile.cy, min(58, step - 4), kind.id)
        gains(scene, kind, steps)


def _below_head(scene: Scene, box: Box, symbol: str, words: str) -> Box:
    """Draw the head of a table; returns the box below it."""
    head, rest = box.rows(LINE, 1, gap=6)
    scene.canvas.sprite(symbol, head.x + 22, head.cy, 40)
    line = Box(head.x + 54, head.y, head.w - 54, head.h)
    scene.canvas.label(line, scene.say(words), 24, smallest=18, colour="soft")
    return rest


def gains(scene: Scene, kind: d.ShedType, box: Box) -> None:
    """What a shed brings: steps of the brewmaster, and the pattern of the tiles it activates."""
    canvas = scene.canvas
    left, right = box.cols(1, min(64, box.h), gap=2)
    if kind.brewmaster:
        canvas.sprite("brewmaster", left.x + 15, left.cy, 28)
        words = Box(left.x + 32, left.y, left.w - 32, left.h)
        canvas.label(words, f"+{kind.brewmaster}", 26, smallest=20, bold=True)
    if kind.activates:
        canvas.sprite(f"{kind.id}_pattern", right.cx, right.cy, right.w)


def levels(scene: Scene, box: Box) -> None:
    """From which position on the brewmaster gives which rate and multiplier."""
    canvas = scene.canvas
    rest = _below_head(scene, box, "brewmaster", "levels")
    step = min(rest.h // len(c.LEVELS), 50)
    for number, level in enumerate(c.LEVELS):
        line = Box(rest.x, rest.y + number * step, rest.w, step)
        where, rate, times = line.cols(1, 0.7, 0.7, gap=8)
        canvas.label(where, f"≥{plain_number(level.least)}", 28, smallest=22, align="right", colour="soft")
        canvas.label(rate, f"{level.rate}:1", 30, bold=True, align="centre")
        canvas.label(times, f"×{level.multiplier}", 30, bold=True, align="centre")
