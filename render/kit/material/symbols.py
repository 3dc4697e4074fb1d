"""The sprites every title shares: seats, coin, laurel, card back, and the small signs."""

import math
from collections.abc import Sequence

from games.core import SEAT_LETTERS
from render.kit.material.sprites import Pen, Point, regular, sprite
from render.kit.material.theme import seat_role

# Per seat: the corners of its shape (none for a disc), where its letter stands, how large, in what.
_SHAPES: Sequence[tuple[list[Point], float, float, str]] = (
    ([], 50, 62, "white"),
    ([(50, 5), (98, 92), (2, 92)], 67, 49, "white"),
    ([(9, 9), (91, 9), (91, 91), (9, 91)], 50, 64, "white"),
    ([(50, 1), (99, 50), (50, 99), (1, 50)], 50, 52, "ink"),
    (regular(50, 55, (54, 35), 5), 56, 48, "ink"),
    (regular(50, 53, (50,), 5), 54, 56, "ink"),
)


def seat_sprite(seat: int) -> str:
    """The name of the marker of a seat, which is that of its colour."""
    return seat_role(seat)


def _seat(seat: int) -> None:
    corners, y, height, letter_ink = _SHAPES[seat]
    name, letter = seat_sprite(seat), SEAT_LETTERS[seat]

    @sprite(name, name, "ink", "white")
    def marker(pen: Pen) -> None:
        if corners:
            inner = [(50 + (px - 50) * 0.94, 52 + (py - 52) * 0.94) for px, py in corners]
            pen.shape(inner, name, "ink", 6)
        else:
            pen.disc(50, 50, 49, name, "ink", 6)
        pen.text(50, y, letter, height, letter_ink)


for _number in range(len(SEAT_LETTERS)):
    _seat(_number)


def lozenge(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """The corners of a lozenge around a point, from the top clockwise."""
    return [(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)]


@sprite("coin", "gold", "gold_dark", "ink")
def _coin(pen: Pen) -> None:
    pen.disc(50, 50, 48, "gold", "ink", 6)
    if pen.label:
        pen.text(50, 50, pen.label, 56, "ink", space=74)
    else:
        pen.ring(50, 50, 34, "gold_dark", 5)
        pen.shape(regular(50, 50, (18,), 4), "gold_dark", line=4)


@sprite("star", "gold", "ink")
def _star(pen: Pen) -> None:
    pen.shape(regular(50, 54, (46, 21), 5), "gold", "ink", 7)


@sprite("laurel", "gold", "ink")
def _laurel(pen: Pen) -> None:
    leaves = [(side, step) for side in (-1, 1) for step in range(5)]
    # All outlines first, so that no leaf cuts into the one beside it.
    for role, rx, ry in (("ink", 17.5, 10.5), ("gold", 12, 5.5)):
        for side, step in leaves:
            angle = math.radians(90 - side * (24 + 31 * step))
            x, y = 50 + 38 * math.cos(angle), 50 + 38 * math.sin(angle)
            pen.oval(x, y, rx, ry, role, math.degrees(angle) - side * 66)
    pen.stroke([(40, 97), (50, 89), (60, 97)], "ink", 6)
    if pen.label:
        pen.text(50, 50, pen.label, 46, "ink", space=46)
    else:
        pen.shape(regular(50, 52, (17, 8), 5), "gold", "ink", 5)


@sprite("card_back", "accent", "paper", "ink", aspect=0.72)
def _card_back(pen: Pen) -> None:
    w = pen.right
    pen.box(1, 1, w - 2, 98, "paper", "ink", 4, 12)
    pen.box(10, 10, w - 20, 80, "accent", radius=6)
    for scale, role in ((24, "paper"), (15, "accent"), (7, "paper")):
        pen.shape(lozenge(w / 2, 50, scale * 0.8, scale), role, line=3)


@sprite("arrow", "ink")
def _arrow(pen: Pen) -> None:
    pen.stroke([(10, 50), (76, 50)], "ink", 16)
    pen.shape([(58, 20), (92, 50), (58, 80)], "ink", line=10)


@sprite("arrow_up", "ink")
def _arrow_up(pen: Pen) -> None:
    pen.stroke([(50, 90), (50, 24)], "ink", 16)
    pen.shape([(20, 42), (50, 8), (80, 42)], "ink", line=10)


@sprite("check", "ink")
def _check(pen: Pen) -> None:
    pen.stroke([(13, 54), (39, 80), (87, 22)], "ink", 18)


@sprite("cross", "ink")
def _cross(pen: Pen) -> None:
    pen.stroke([(17, 17), (83, 83)], "ink", 18)
    pen.stroke([(83, 17), (17, 83)], "ink", 18)


@sprite("lock", "gold", "ink")
def _lock(pen: Pen) -> None:
    pen.arc(50, 38, 30, 180, 360, "ink", 12)
    pen.box(20, 36, 12, 20, "ink")
    pen.box(68, 36, 12, 20, "ink")
    pen.box(10, 46, 80, 52, "gold", "ink", 7, 12)
    pen.disc(50, 67, 9, "ink")
    pen.box(46, 68, 8, 16, "ink", radius=4)


@sprite("clock", "paper", "ink")
def _clock(pen: Pen) -> None:
    pen.disc(50, 50, 48, "paper", "ink", 9)
    pen.stroke([(50, 24), (50, 52), (68, 63)], "ink", 9)


@sprite("now", "accent", "on_accent")
def _now(pen: Pen) -> None:
    pen.disc(50, 50, 48, "accent")
    pen.shape([(39, 28), (74, 50), (39, 72)], "on_accent", line=8)


@sprite("slot", "well", "edge")
def _slot(pen: Pen) -> None:
    pen.disc(50, 50, 44, "well", "edge", 6)


@sprite("crown", "gold", "ink")
def _crown(pen: Pen) -> None:
    points: list[Point] = [(12, 80), (8, 30), (30, 50), (50, 18), (70, 50), (92, 30), (88, 80)]
    pen.shape(points, "gold", "ink", 8)


@sprite("cup", "gold", "ink")
def _cup(pen: Pen) -> None:
    for x in (20, 80):
        pen.disc(x, 32, 17, "ink")
        pen.disc(x, 32, 9, "gold")
    bowl: list[Point] = [(20, 8), (80, 8), (78, 36), (68, 54), (56, 62), (44, 62), (32, 54), (22, 36)]
    pen.shape(bowl, "gold", "ink", 7)
    pen.box(44, 60, 12, 18, "ink")
    pen.box(24, 76, 52, 18, "gold", "ink", 7, 5)


@sprite("finish", "white", "ink")
def _finish(pen: Pen) -> None:
    pen.stroke([(15, 8), (15, 96)], "ink", 9)
    pen.box(15, 6, 80, 58, "white", "ink", 6)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                pen.box(18 + 18.5 * column, 9 + 17.5 * row, 18.5, 17.5, "ink")


@sprite("level", "ink", "paper", aspect=3.4)
def _level(pen: Pen) -> None:
    """Three pips, as many of them filled as the label says; the fourth level has four smaller ones."""
    level = int(pen.label or 3)
    if level > 3:
        for pip in range(level):
            pen.disc(38 + 88 * pip, 50, 36, "ink", "ink", 14)
        return
    for pip in range(3):
        pen.disc(50 + 120 * pip, 50, 46, "ink" if pip < level else "paper", "ink", 14)


@sprite("icon_ground", "well", "ink")
def _icon_ground(pen: Pen) -> None:
    """A tile below a symbol that has no outline of its own."""
    pen.box(0, 0, 100, 100, "well", "ink", 5, 22)
