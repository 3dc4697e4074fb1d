"""The drawn signs of the page: the wordmark, the houses of the street, the marks of sets, the price tag, and
the figures of the items."""

import math
from collections.abc import Callable

from render.kit import Pen
from render.kit.material.pieces import PIPS
from render.kit.material.sprites import Point
from render.philadelphia.signs.symbols import sprite

Letter = tuple[float, Callable[[Pen, float], None]]
STEM, SLAB, SPACE = 19.0, 12.0, 13.0


def _stem(pen: Pen, x: float) -> None:
    """An upright with slabs at both ends, around x."""
    pen.box(x - STEM / 2, 0, STEM, 100, "ink")
    for y in (0, 100 - SLAB):
        pen.box(x - 20, y, 40, SLAB, "ink")


def _p(pen: Pen, x: float) -> None:
    _stem(pen, x + 20)
    pen.arc(x + 38, 29, 29, 270, 90, "ink", 18)
    for y in (0, 46):
        pen.box(x + 20, y, 19, SLAB, "ink")


def _h(pen: Pen, x: float) -> None:
    _stem(pen, x + 20)
    _stem(pen, x + 72)
    pen.box(x + 20, 44, 52, SLAB, "ink")


def _i(pen: Pen, x: float) -> None:
    _stem(pen, x + 20)


def _l(pen: Pen, x: float) -> None:
    _stem(pen, x + 20)
    pen.box(x + 20, 100 - SLAB, 48, SLAB, "ink")
    pen.box(x + 60, 70, 9, 30, "ink")


def _a(pen: Pen, x: float) -> None:
    pen.shape([(x + 38, 2), (x + 46, 2), (x + 25, 94), (x + 17, 94)], "ink", line=3)
    pen.shape([(x + 44, 2), (x + 62, 2), (x + 86, 94), (x + 67, 94)], "ink", line=3)
    pen.box(x + 28, 60, 42, 11, "ink")
    for left, wide in ((2, 38), (56, 44)):
        pen.box(x + left, 100 - SLAB, wide, SLAB, "ink")


def _d(pen: Pen, x: float) -> None:
    _stem(pen, x + 20)
    pen.arc(x + 36, 50, 50, 270, 90, "ink", 19)
    for y in (0, 100 - SLAB):
        pen.box(x + 20, y, 17, SLAB, "ink")


def _e(pen: Pen, x: float) -> None:
    _stem(pen, x + 20)
    for y, wide in ((0, 50), (44, 34), (100 - SLAB, 52)):
        pen.box(x + 20, y, wide, SLAB, "ink")
    for across, y, tall in ((62, 0, 28), (48, 36, 28), (64, 72, 28)):
        pen.box(x + across, y, 8, tall, "ink")


_LETTERS: dict[str, Letter] = {
    "P": (67, _p), "H": (92, _h), "I": (40, _i), "L": (69, _l), "A": (100, _a), "D": (86, _d), "E": (72, _e),
}  # fmt: skip
_WORD = "PHILADELPHIA"
_LONG = sum(_LETTERS[letter][0] + SPACE for letter in _WORD) - SPACE


@sprite("wordmark", "ink", aspect=_LONG / 100)
def _wordmark(pen: Pen) -> None:
    """The name of the paper in slab serifs."""
    x = 0.0
    for letter in _WORD:
        wide, draw = _LETTERS[letter]
        draw(pen, x)
        x += wide + SPACE


@sprite("house_row", "brick", "window", "paper", "ink", aspect=0.6)
def _house(pen: Pen) -> None:
    """A house with the number of a face on its roof; its windows are the pips."""
    w = pen.right
    for x in (w / 2 - 12, w / 2 + 8):
        pen.box(x, 26, 4, 16, "ink")
    pen.box(w / 2 - 16, 1, 32, 29, "paper", "ink", 2.4, 3)
    pen.text(w / 2, 16, pen.label, 25, "ink")
    pen.box(2, 42, w - 4, 58, "brick", "ink", 2)
    pen.box(0, 38, w, 7, "ink")
    for x, y in PIPS.get(pen.label, ()):
        pen.box(w / 2 - 5 + 16 * x, 67 + 15 * y, 10, 11, "window", "ink", 1.5)


def _card(pen: Pen, x: float, turn: float = 0, y: float = 50) -> None:
    """A little card around a point, its upper part in the colour of its trade."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def turned(*points: Point) -> list[Point]:
        return [(x + c * px - s * py, y + s * px + c * py) for px, py in points]

    pen.shape(turned((-17, -36), (17, -36), (17, 36), (-17, 36)), "paper", "ink", 6)
    pen.shape(turned((-12, -31), (12, -31), (12, 0), (-12, 0)), "public", line=4)


@sprite("set_pair", "public", "paper", "ink", aspect=0.86)
def _pair(pen: Pen) -> None:
    """Cards of one name stand side by side."""
    for at in range(2):
        _card(pen, 22 + 41 * at)


@sprite("set_three", "public", "paper", "ink", aspect=1.28)
def _three(pen: Pen) -> None:
    for at in range(3):
        _card(pen, 22 + 42 * at)


@sprite("set_four", "public", "paper", "ink", aspect=1.7)
def _four(pen: Pen) -> None:
    for at in range(4):
        _card(pen, 22 + 42 * at)


@sprite("set_flush3", "public", "paper", "ink", aspect=1.5)
def _flush3(pen: Pen) -> None:
    """Cards of different names are fanned like a hand."""
    for at, turn in enumerate((-17, 0, 17)):
        _card(pen, 36 + 39 * at, turn, 54 if turn else 48)


@sprite("set_flush4", "public", "paper", "ink", aspect=1.86)
def _flush4(pen: Pen) -> None:
    for at, turn in enumerate((-24, -8, 8, 24)):
        _card(pen, 38 + 37 * at, turn, 55 if abs(turn) > 10 else 48)


@sprite("tag", "gold", "paper", "ink", aspect=1.3)
def _tag(pen: Pen) -> None:
    """A price tag."""
    w = pen.right
    pen.shape([(7, 50), (34, 8), (w - 6, 8), (w - 6, 92), (34, 92)], "gold", "ink", 7)
    pen.disc(32, 50, 8, "paper", "ink", 3)
    pen.text(w / 2 + 17, 50, pen.label, 62, "ink", space=w - 52)


@sprite("job_change", "paper", "job_change")
def _job_change(pen: Pen) -> None:
    """A head between two turning arrows."""
    pen.disc(50, 42, 13, "paper")
    pen.shape([(28, 76), (34, 62), (50, 58), (66, 62), (72, 76)], "paper", line=5)
    for start, x, turn in ((200, 90, 1), (20, 10, -1)):
        pen.arc(50, 50, 46, start, start + 130, "paper", 9)
        pen.shape(
            [(x - 10, 50 - 16 * turn), (x + 9, 50 - 12 * turn), (x - 4, 50 + 4 * turn)], "paper", line=4
        )


def _paper(pen: Pen, ground: str, x: float, y: float) -> None:
    pen.box(x, y, 58, 70, "paper", ground, 4, 6)
    pen.box(x + 12, y + 13, 34, 12, ground)
    for line in (34, 45, 56):
        pen.box(x + 12, y + line, 34, 5, ground)


@sprite("extra_issue", "paper", "extra_issue")
def _extra_issue(pen: Pen) -> None:
    """Two newspapers, the second of them just out."""
    _paper(pen, "extra_issue", 8, 6)
    _paper(pen, "extra_issue", 32, 24)


@sprite("back_number", "paper", "back_number")
def _back_number(pen: Pen) -> None:
    """A newspaper and an arrow back to it."""
    _paper(pen, "back_number", 38, 6)
    pen.stroke([(80, 88), (26, 88)], "paper", 9)
    pen.shape([(30, 74), (10, 88), (30, 98)], "paper", line=4)


@sprite("same_day", "paper", "same_day")
def _same_day(pen: Pen) -> None:
    """A rubber stamp."""
    pen.disc(50, 22, 18, "paper")
    pen.shape([(43, 34), (57, 34), (63, 62), (37, 62)], "paper", line=4)
    pen.box(18, 60, 64, 18, "paper", radius=5)
    pen.box(14, 84, 72, 8, "paper", radius=3)


@sprite("mass_posting", "paper", "mass_posting")
def _mass_posting(pen: Pen) -> None:
    """Bills on a wall."""
    for x, y in ((8, 8), (54, 8), (8, 54), (54, 54)):
        pen.box(x, y, 38, 38, "paper", radius=4)
        pen.box(x + 8, y + 8, 22, 9, "mass_posting")
        pen.box(x + 8, y + 23, 22, 5, "mass_posting")


@sprite("second_roll", "paper", "second_roll")
def _second_roll(pen: Pen) -> None:
    """Two dice."""
    for x, y, label in ((4, 34, "3"), (44, 6, "4")):
        pen.box(x, y, 52, 52, "paper", "second_roll", 4, 11)
        for px, py in PIPS[label]:
            pen.disc(x + 26 + 12 * px, y + 26 + 12 * py, 5, "second_roll")
