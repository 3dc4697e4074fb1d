"""The pictures of builders, leisure, public service and transport."""

import math

from render.kit import Pen
from render.philadelphia.signs.occupations import job


@job("builder")
def _builder(pen: Pen, ground: str) -> None:
    """A crane with its load."""
    pen.box(20, 14, 9, 80, "paper")
    pen.box(8, 88, 34, 8, "paper")
    pen.stroke([(6, 24), (94, 24)], "paper", 8)
    pen.stroke([(8, 24), (25, 6), (88, 24)], "paper", 4)
    pen.stroke([(78, 26), (78, 50)], "paper", 4)
    pen.box(66, 48, 24, 20, "paper", radius=2)
    for x, y in ((54, 74), (74, 74), (54, 86), (74, 86)):
        pen.box(x, y, 18, 10, "paper", radius=1)


@job("wrecker")
def _wrecker(pen: Pen, ground: str) -> None:
    """A wrecking ball and flying stones."""
    pen.stroke([(8, 92), (38, 12)], "paper", 9)
    pen.stroke([(38, 12), (58, 40)], "paper", 4)
    pen.disc(58, 56, 20, "paper")
    for x, y in ((82, 22), (88, 44), (84, 66), (70, 84), (50, 90), (90, 86)):
        pen.box(x - 6, y - 6, 11, 11, "paper")


@job("architect")
def _architect(pen: Pen, ground: str) -> None:
    """A pair of compasses over an arc."""
    pen.stroke([(50, 14), (24, 84)], "paper", 9)
    pen.stroke([(50, 14), (76, 84)], "paper", 9)
    pen.disc(50, 16, 12, "paper", "paper")
    pen.disc(50, 16, 5, ground)
    pen.stroke([(36, 52), (64, 52)], "paper", 6)
    pen.arc(50, 40, 54, 30, 150, "paper", 6)


@job("painter")
def _painter(pen: Pen, ground: str) -> None:
    """A paint roller."""
    pen.box(8, 8, 70, 30, "paper", radius=7)
    pen.stroke([(78, 22), (92, 22), (92, 50), (48, 50), (48, 62)], "paper", 6)
    pen.box(40, 62, 16, 34, "paper", radius=6)


@job("cafe")
def _cafe(pen: Pen, ground: str) -> None:
    """A steaming cup on a saucer."""
    pen.ring(76, 54, 18, "paper", 7)
    pen.box(20, 38, 56, 42, "paper", radius=14)
    pen.box(8, 84, 84, 9, "paper", radius=4)
    for x in (34, 50, 64):
        pen.stroke([(x, 30), (x + 5, 20), (x, 10)], "paper", 5)


@job("cinema")
def _cinema(pen: Pen, ground: str) -> None:
    """A film camera."""
    pen.disc(32, 24, 19, "paper")
    pen.disc(70, 26, 15, "paper")
    for x, y, r in ((32, 24, 6), (70, 26, 5)):
        pen.disc(x, y, r, ground)
    pen.box(12, 44, 60, 46, "paper", radius=6)
    pen.shape([(76, 60), (94, 50), (94, 86), (76, 76)], "paper", line=3)
    pen.box(22, 56, 20, 14, ground, radius=3)


@job("hotel")
def _hotel(pen: Pen, ground: str) -> None:
    """A bed with a pillow."""
    pen.box(6, 22, 9, 68, "paper", radius=3)
    pen.box(6, 62, 88, 16, "paper", radius=3)
    pen.box(85, 62, 9, 28, "paper", radius=3)
    pen.disc(28, 47, 11, "paper")
    pen.shape([(44, 58), (44, 42), (78, 42), (88, 58)], "paper", line=4)


@job("amusement")
def _amusement(pen: Pen, ground: str) -> None:
    """A big wheel."""
    pen.ring(50, 44, 38, "paper", 5)
    pen.stroke([(50, 44), (28, 94)], "paper", 6)
    pen.stroke([(50, 44), (72, 94)], "paper", 6)
    for at in range(8):
        angle = math.radians(45 * at)
        x, y = 50 + 36 * math.cos(angle), 44 + 36 * math.sin(angle)
        pen.stroke([(50, 44), (x, y)], "paper", 3)
        pen.disc(x, y, 8, "paper", ground, 2)
    pen.box(20, 92, 60, 6, "paper")


@job("post_office")
def _post_office(pen: Pen, ground: str) -> None:
    """A letter."""
    pen.box(8, 24, 84, 56, "paper", radius=5)
    pen.stroke([(12, 30), (50, 58), (88, 30)], ground, 5)


@job("fire_station")
def _fire_station(pen: Pen, ground: str) -> None:
    """A flame."""
    right, left = [(62, 26), (72, 34), (82, 56), (74, 82)], [(26, 82), (18, 58), (30, 38), (38, 46), (44, 26)]
    pen.shape([(50, 6), *right, (50, 94), *left], "paper", line=6)
    pen.shape([(52, 52), (62, 70), (50, 86), (38, 72)], ground, line=5)


@job("courthouse")
def _courthouse(pen: Pen, ground: str) -> None:
    """A pair of scales."""
    pen.box(46, 10, 8, 76, "paper")
    pen.box(28, 86, 44, 8, "paper", radius=3)
    pen.stroke([(14, 22), (86, 22)], "paper", 6)
    for x in (18, 82):
        pen.stroke([(x - 13, 58), (x, 24), (x + 13, 58)], "paper", 3)
        pen.pie(x, 56, 17, 0, 180, "paper")


@job("library")
def _library(pen: Pen, ground: str) -> None:
    """Books on a shelf."""
    for x, y, wide in ((10, 20, 17), (30, 30, 14), (47, 14, 18)):
        pen.box(x, y, wide, 66 - y + 18, "paper", radius=2)
        pen.box(x + 4, y + 10, wide - 8, 5, ground)
    pen.shape([(72, 26), (84, 22), (96, 80), (84, 84)], "paper", line=3)
    pen.box(4, 88, 94, 8, "paper")


@job("haulier")
def _haulier(pen: Pen, ground: str) -> None:
    """A lorry."""
    pen.box(4, 24, 54, 46, "paper", radius=4)
    pen.shape([(62, 38), (78, 38), (94, 56), (94, 70), (62, 70)], "paper", line=3)
    pen.shape([(70, 44), (76, 44), (84, 54), (70, 54)], ground, line=2)
    for x in (24, 76):
        pen.disc(x, 74, 14, "paper", ground, 4)
        pen.disc(x, 74, 4, ground)


@job("railway")
def _railway(pen: Pen, ground: str) -> None:
    """A locomotive."""
    pen.box(8, 18, 30, 50, "paper", radius=3)
    pen.box(34, 36, 50, 32, "paper", radius=10)
    pen.box(64, 16, 13, 22, "paper")
    pen.box(60, 12, 21, 7, "paper", radius=2)
    pen.box(15, 26, 15, 15, ground, radius=2)
    pen.shape([(84, 68), (96, 84), (80, 84)], "paper", line=3)
    for x, r in ((24, 14), (54, 11), (76, 11)):
        pen.disc(x, 90 - r, r, "paper", ground, 3)
    pen.box(4, 91, 92, 5, "paper")


@job("shipping")
def _shipping(pen: Pen, ground: str) -> None:
    """A steamer."""
    pen.shape([(6, 60), (94, 60), (80, 84), (20, 84)], "paper", line=4)
    pen.box(24, 40, 50, 18, "paper", radius=3)
    for x in (32, 52):
        pen.box(x, 14, 12, 26, "paper")
        pen.box(x, 20, 12, 5, ground)
    for x in (32, 46, 60):
        pen.disc(x + 3, 49, 4, ground)
    for x in (14, 38, 62):
        pen.stroke([(x, 95), (x + 8, 91), (x + 16, 95)], "paper", 4)


@job("airfield")
def _airfield(pen: Pen, ground: str) -> None:
    """An aeroplane from above."""
    pen.shape([(46, 12), (50, 4), (54, 12), (55, 82), (45, 82)], "paper", line=6)
    pen.shape([(46, 32), (54, 32), (96, 52), (96, 60), (54, 54), (46, 54), (4, 60), (4, 52)], "paper", line=3)
    pen.shape([(46, 78), (54, 78), (70, 90), (30, 90)], "paper", line=3)
