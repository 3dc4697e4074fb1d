"""One symbol for each industry and for the small things of Philadelphia, the same everywhere.

An industry's symbol bears its id, so that a card's data name its picture. A hammer, a cup, columns, a
wheel, an ear of corn, a purse, a newspaper, a hat.
"""

import math

from render.kit import Pen, Sprites
from render.kit.material.sprites import regular

sprite = Sprites("philadelphia")


def _ground(pen: Pen, role: str) -> None:
    pen.box(2, 2, 96, 96, role, "ink", 5, 20)


@sprite("construction", "construction", "paper", "ink")
def _construction(pen: Pen) -> None:
    _ground(pen, "construction")
    pen.stroke([(30, 80), (58, 40)], "paper", 12)
    pen.shape([(36, 34), (56, 16), (82, 40), (70, 54)], "paper", line=4)


@sprite("leisure", "leisure", "paper", "ink")
def _leisure(pen: Pen) -> None:
    _ground(pen, "leisure")
    pen.ring(68, 54, 17, "paper", 7)
    pen.box(22, 38, 46, 40, "paper", radius=12)
    for x in (36, 52):
        pen.stroke([(x, 30), (x + 4, 20)], "paper", 6)


@sprite("public", "public", "paper", "ink")
def _public(pen: Pen) -> None:
    _ground(pen, "public")
    pen.shape([(50, 16), (84, 38), (16, 38)], "paper", line=4)
    for x in (26, 45, 64):
        pen.box(x, 44, 10, 26, "paper")
    pen.box(16, 72, 68, 10, "paper")


@sprite("transport", "transport", "paper", "ink")
def _transport(pen: Pen) -> None:
    _ground(pen, "transport")
    pen.box(16, 34, 42, 30, "paper", radius=4)
    pen.shape([(60, 42), (74, 42), (84, 54), (84, 64), (60, 64)], "paper", line=3)
    for x in (32, 68):
        pen.disc(x, 70, 11, "paper", "transport", 4)


@sprite("primary", "primary", "paper", "ink")
def _primary(pen: Pen) -> None:
    _ground(pen, "primary")
    pen.stroke([(50, 84), (50, 30)], "paper", 6)
    for y in (34, 50, 66):
        pen.oval(37, y, 14, 7, "paper", 35)
        pen.oval(63, y, 14, 7, "paper", -35)
    pen.oval(50, 22, 7, 11, "paper")


@sprite("finance", "finance", "paper", "ink")
def _finance(pen: Pen) -> None:
    _ground(pen, "finance")
    for y in (72, 58, 44):
        pen.oval(50, y, 28, 12, "finance")
        pen.oval(50, y - 3, 26, 10, "paper")
    pen.oval(50, 28, 28, 12, "finance")
    pen.oval(50, 27, 26, 10, "paper")


@sprite("press", "press", "paper", "ink")
def _press(pen: Pen) -> None:
    _ground(pen, "press")
    pen.box(20, 20, 60, 62, "paper", radius=5)
    pen.box(28, 28, 44, 12, "press")
    for y in (48, 58, 68):
        pen.box(28, y, 44, 5, "press")


@sprite("specialist", "specialist", "paper", "ink")
def _specialist(pen: Pen) -> None:
    _ground(pen, "specialist")
    pen.disc(50, 38, 18, "paper")
    pen.shape([(20, 82), (28, 64), (50, 58), (72, 64), (80, 82)], "paper", line=6)


@sprite("month", "well", "edge")
def _month(pen: Pen) -> None:
    """A month that is over."""
    pen.box(10, 6, 80, 88, "well", "edge", 7, 18)


@sprite("month_left", "ink")
def _month_left(pen: Pen) -> None:
    """A month still to come."""
    pen.box(8, 4, 84, 92, "ink", radius=18)


@sprite("month_last", "accent", "on_accent")
def _month_last(pen: Pen) -> None:
    """The last month: at its end the ad expires."""
    pen.box(4, 2, 92, 96, "accent", radius=18)
    pen.text(50, 50, "!", 70, "on_accent")


@sprite("calendar", "paper", "soft", "ink")
def _calendar(pen: Pen) -> None:
    pen.box(8, 14, 84, 80, "paper", "ink", 6, 10)
    pen.box(14, 20, 72, 20, "soft")
    for x in (30, 70):
        pen.stroke([(x, 8), (x, 24)], "ink", 8)
    pen.text(50, 66, pen.label, 46, "ink", space=70)


@sprite("vp", "gold", "ink")
def _vp(pen: Pen) -> None:
    """A star."""
    pen.shape(regular(50, 54, (46, 21), 5), "gold", "ink", 7)


@sprite("start", "accent", "on_accent", "ink")
def _start(pen: Pen) -> None:
    """The start player card: a loudspeaker."""
    pen.disc(50, 50, 48, "accent", "ink", 5)
    pen.shape([(24, 42), (40, 42), (66, 24), (66, 76), (40, 58), (24, 58)], "on_accent", line=4)
    pen.stroke([(76, 40), (80, 50), (76, 60)], "on_accent", 6)


@sprite("item", "paper", "accent", "ink", aspect=0.8)
def _item(pen: Pen) -> None:
    """A coupon."""
    w = pen.right
    pen.box(2, 4, w - 4, 92, "paper", "ink", 5, 12)
    pen.text(w / 2, 50, pen.label or "%", 52, "accent", space=w - 20)


@sprite("field", "gold", "ink")
def _field(pen: Pen) -> None:
    """The field card: a wheel of the fair."""
    pen.disc(50, 50, 48, "gold", "ink", 5)
    for turn in range(8):
        angle = math.radians(45 * turn)
        pen.stroke([(50, 50), (50 + 38 * math.cos(angle), 50 + 38 * math.sin(angle))], "ink", 5)
    pen.ring(50, 50, 40, "ink", 6)
    pen.disc(50, 50, 9, "ink")
