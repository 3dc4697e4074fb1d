"""One symbol for each thing Florence is played with: the same in table, area, hand and help.

A symbol bears the id of its thing (`lake`, `university`, `jester`), so that views name their symbols.
"""

import math

from render.kit import Pen, Sprites
from render.kit.material.sprites import Point, regular

sprite = Sprites("florence")
SIGNS = "paper", "ink"


@sprite("university", *SIGNS)
def _university(pen: Pen) -> None:
    pen.shape([(26, 48), (74, 48), (74, 76), (50, 86), (26, 76)], "paper", "ink", 7)
    pen.shape([(50, 14), (96, 38), (50, 62), (4, 38)], "paper", "ink", 7)
    pen.stroke([(88, 42), (88, 76)], "ink", 6)
    pen.disc(88, 80, 8, "ink")


@sprite("laboratory", *SIGNS)
def _laboratory(pen: Pen) -> None:
    pen.shape([(39, 12), (61, 12), (61, 40), (88, 90), (12, 90), (39, 40)], "paper", "ink", 8)
    pen.shape([(31, 66), (69, 66), (80, 84), (20, 84)], "ink", line=4)
    pen.stroke([(30, 10), (70, 10)], "ink", 9)
    pen.disc(46, 53, 5, "ink")


@sprite("workshop", *SIGNS)
def _workshop(pen: Pen) -> None:
    for turn in range(8):
        angle = math.radians(45 * turn + 22.5)
        x, y = math.cos(angle), math.sin(angle)
        pen.stroke([(50 + 30 * x, 50 + 30 * y), (50 + 40 * x, 50 + 40 * y)], "ink", 17)
    pen.disc(50, 50, 36, "paper", "ink", 8)
    pen.disc(50, 50, 12, "ink")


@sprite("library", *SIGNS)
def _library(pen: Pen) -> None:
    left: list[Point] = [(50, 26), (32, 16), (6, 18), (6, 78), (32, 76), (50, 86)]
    pen.shape(left, "paper", "ink", 7)
    pen.shape([(100 - x, y) for x, y in left], "paper", "ink", 7)
    for y in (36, 52):
        pen.stroke([(18, y), (36, y + 3)], "ink", 6)
        pen.stroke([(64, y + 3), (82, y)], "ink", 6)


@sprite("opera", *SIGNS)
def _opera(pen: Pen) -> None:
    pen.stroke([(36, 76), (36, 16), (82, 10), (82, 68)], "ink", 8)
    pen.shape([(36, 16), (82, 10), (82, 26), (36, 32)], "ink", line=6)
    pen.oval(25, 77, 18, 13, "ink", -20)
    pen.oval(71, 69, 18, 13, "ink", -20)


@sprite("studio", *SIGNS)
def _studio(pen: Pen) -> None:
    pen.oval(48, 54, 46, 38, "ink", -12)
    pen.oval(48, 54, 38, 30, "paper", -12)
    pen.disc(60, 72, 9, "ink")
    for x, y in ((26, 62), (28, 42), (46, 32)):
        pen.disc(x, y, 7.5, "ink")
    pen.stroke([(62, 48), (92, 10)], "ink", 9)


@sprite("hospital", *SIGNS, "accent")
def _hospital(pen: Pen) -> None:
    pen.box(7, 7, 86, 86, "paper", "ink", 7, 20)
    pen.box(40, 21, 20, 58, "accent")
    pen.box(21, 40, 58, 20, "accent")


@sprite("theatre", *SIGNS)
def _theatre(pen: Pen) -> None:
    face: list[Point] = [(12, 14), (50, 20), (88, 14), (86, 54), (70, 80), (50, 91), (30, 80), (14, 54)]
    pen.shape(face, "paper", "ink", 8)
    for x in (33, 67):
        pen.arc(x, 48, 12, 180, 360, "ink", 8)
    pen.pie(50, 56, 22, 0, 180, "ink")


@sprite("tower", *SIGNS)
def _tower(pen: Pen) -> None:
    top: list[Point] = [(20, 10), (36, 10), (36, 22), (43, 22), (43, 10), (57, 10), (57, 22), (64, 22)]
    top += [(64, 10), (80, 10), (80, 38), (70, 46), (70, 92), (30, 92), (30, 46), (20, 38)]
    pen.shape(top, "paper", "ink", 7)
    pen.pie(50, 76, 12, 180, 360, "ink")
    pen.box(38, 75, 24, 17, "ink")
    pen.box(45, 46, 10, 14, "ink")


@sprite("chapel", *SIGNS)
def _chapel(pen: Pen) -> None:
    pen.stroke([(50, 4), (50, 30)], "ink", 8)
    pen.stroke([(39, 13), (61, 13)], "ink", 8)
    pen.shape([(50, 28), (84, 58), (84, 92), (16, 92), (16, 58)], "paper", "ink", 8)
    pen.pie(50, 76, 14, 180, 360, "ink")
    pen.box(36, 75, 28, 17, "ink")


@sprite("forest", "forest", "ink")
def _forest(pen: Pen) -> None:
    for x, y, size in ((30, 40, 0.8), (66, 28, 1.0)):
        pen.box(x - 5, 70, 10, 24, "ink")
        pen.shape([(x, y - 22 * size), (x + 30 * size, 80), (x - 30 * size, 80)], "forest", "ink", 7)


@sprite("lake", "lake", "ink")
def _lake(pen: Pen) -> None:
    pen.oval(50, 52, 48, 40, "ink")
    pen.oval(50, 52, 41, 33, "lake")
    for y, reach in ((42, 24), (58, 27), (74, 15)):
        wave = [(50 - reach + reach * k / 8, y + 4 * math.sin(k * math.pi / 4)) for k in range(17)]
        pen.stroke(wave, "ink", 5)


@sprite("park", "park", "ink", "paper", "gold")
def _park(pen: Pen) -> None:
    pen.stroke([(50, 50), (50, 94)], "ink", 8)
    for side in (-1, 1):
        pen.oval(50 + 18 * side, 80, 20, 11, "ink", -28 * side)
        pen.oval(50 + 18 * side, 80, 13, 5, "park", -28 * side)
    for role, radius in (("ink", 18), ("paper", 12)):
        for turn in range(5):
            angle = math.radians(72 * turn - 90)
            pen.disc(50 + 20 * math.cos(angle), 36 + 20 * math.sin(angle), radius, role)
    pen.disc(50, 36, 14, "gold", "ink", 5)


@sprite("jester", "seat_d", "gold", "ink", "paper")
def _jester(pen: Pen) -> None:
    pen.disc(50, 60, 29, "paper", "ink", 6)
    pen.arc(50, 60, 17, 25, 155, "ink", 6)
    for x in (40, 60):
        pen.disc(x, 60, 4.5, "ink")
    for side, role in ((-1, "seat_d"), (1, "gold")):
        horn: list[Point] = [(0, 10), (20, 8), (36, 24), (42, 54), (24, 44), (0, 48)]
        pen.shape([(50 + side * x, y) for x, y in horn], role, "ink", 6)
        pen.disc(50 + 41 * side, 62, 9, "gold", "ink", 5)


@sprite("builder", "stone", "terracotta", "ink")
def _builder(pen: Pen) -> None:
    pen.stroke([(52, 40), (22, 90)], "ink", 20)
    pen.stroke([(52, 40), (22, 90)], "terracotta", 9)
    pen.shape([(28, 20), (46, 8), (92, 36), (82, 56), (58, 42), (48, 46)], "stone", "ink", 7)


def _card(pen: Pen, fill: str) -> float:
    """An upright card of full height; returns its middle column."""
    pen.box(1, 1, pen.right - 2, 98, "ink", radius=14)
    pen.box(7, 7, pen.right - 14, 86, fill, radius=9)
    return pen.right / 2


def _bust(pen: Pen, x: float, y: float, size: float, fill: str) -> None:
    """Head and shoulders around a point, `size` times 58 units high."""
    pen.disc(x, y - 14 * size, 14 * size, fill, "ink", 5)
    pen.pie(x, y + 30 * size, 26 * size, 180, 360, "ink")
    pen.pie(x, y + 30 * size, 26 * size - 6, 180, 360, fill)
    pen.stroke([(x - 24 * size, y + 29 * size), (x + 24 * size, y + 29 * size)], "ink", 5)


@sprite("profession", "paper", "terracotta", "ink", aspect=0.78)
def _profession(pen: Pen) -> None:
    _bust(pen, _card(pen, "paper"), 50, 1.0, "terracotta")


@sprite("work", "paper", "terracotta", "ink", aspect=0.78)
def _work(pen: Pen) -> None:
    """A completed work: the profession's number on its card."""
    x = _card(pen, "paper")
    pen.box(7, 74, pen.right - 14, 19, "terracotta", radius=6)
    pen.text(x, 43, pen.label, 52, "ink", space=pen.right - 20)


@sprite("bonus", "seat_f", "paper", "ink", aspect=0.78)
def _bonus(pen: Pen) -> None:
    x = _card(pen, "seat_f")
    pen.stroke([(x - 22, 50), (x + 22, 50)], "ink", 15)
    pen.stroke([(x, 28), (x, 72)], "ink", 15)


@sprite("prestige", "accent", "gold", "ink", aspect=0.78)
def _prestige(pen: Pen) -> None:
    x = _card(pen, "accent")
    pen.shape(regular(x, 53, (28, 13), 5), "gold", "ink", 5)


@sprite("recruit", "forest", "paper", "ink", aspect=0.78)
def _recruit(pen: Pen) -> None:
    x = _card(pen, "forest")
    _bust(pen, x, 38, 0.8, "paper")
    pen.stroke([(x - 22, 80), (x + 20, 80)], "ink", 7)
    pen.stroke([(x + 10, 70), (x + 22, 80), (x + 10, 90)], "ink", 7)


@sprite("religion", "paper", "gold", "ink")
def _religion(pen: Pen) -> None:
    pen.disc(50, 50, 49, "paper", "ink", 6)
    pen.box(40, 48, 20, 34, "ink", radius=3)
    pen.shape([(50, 14), (60, 32), (50, 44), (40, 32)], "gold", "ink", 5)
    pen.stroke([(28, 82), (72, 82)], "ink", 7)


@sprite("travel", "paper", "terracotta", "ink")
def _travel(pen: Pen) -> None:
    pen.disc(50, 50, 49, "paper", "ink", 6)
    pen.shape([(18, 60), (82, 60), (70, 78), (30, 78)], "terracotta", "ink", 6)
    pen.shape([(47, 18), (47, 52), (22, 52)], "ink", line=4)
    pen.shape([(56, 26), (56, 52), (76, 52)], "ink", line=4)


@sprite("opinion", "paper", "ink")
def _opinion(pen: Pen) -> None:
    pen.disc(50, 50, 49, "paper", "ink", 6)
    pen.shape([(24, 26), (76, 26), (76, 62), (50, 62), (34, 80), (36, 62), (24, 62)], "ink", line=6)
    pen.stroke([(34, 37), (66, 37)], "paper", 6)
    pen.stroke([(34, 51), (58, 51)], "paper", 6)


@sprite("palazzo", "paper", "roof", "ink", aspect=1.4)
def _palazzo(pen: Pen) -> None:
    pen.shape([(70, 6), (134, 34), (6, 34)], "roof", "ink", 7)
    pen.box(12, 34, 116, 56, "paper", "ink", 6)
    for x in (34, 58, 82, 106):
        pen.pie(x, 60, 9, 180, 360, "ink")
        pen.box(x - 9, 59, 18, 26, "ink")
    pen.stroke([(5, 93), (135, 93)], "ink", 8)


@sprite("value", "gold", "paper", "ink")
def _value(pen: Pen) -> None:
    """Work value: a framed picture with a star."""
    pen.box(4, 10, 92, 80, "gold", "ink", 7, 8)
    pen.box(20, 26, 60, 48, "paper", "ink", 5, 3)
    pen.shape(regular(50, 52, (17, 8), 5), "ink", line=3)


@sprite("cost", "stone", "gold", "ink")
def _cost(pen: Pen) -> None:
    """What building costs: a wall of bricks under a coin."""
    for y, offset in ((56, 0), (74, 24)):
        pen.box(2, y, 96, 22, "stone", "ink", 6)
        for x in (26 + offset, 74 - offset):
            pen.stroke([(x, y + 2), (x, y + 19)], "ink", 5)
    pen.disc(50, 32, 28, "gold", "ink", 6)


@sprite("barred", "edge", aspect=1)
def _barred(pen: Pen) -> None:
    """Lies over a square that must stay clear of buildings."""
    # The lines run on past the square, so that neighbours join.
    for reach in (50, 100, 150):
        pen.stroke([(reach + 20, -20), (-20, reach + 20)], "edge", 3)


@sprite("banker", "ink", "gold", "paper")
def _banker(pen: Pen) -> None:
    """A bag of money."""
    bag: list[Point] = [(38, 34), (62, 34), (84, 62), (84, 84), (70, 94), (30, 94), (16, 84), (16, 62)]
    pen.shape(bag, "gold", "ink", 7)
    pen.shape([(34, 10), (66, 10), (60, 34), (40, 34)], "gold", "ink", 7)
    pen.stroke([(34, 36), (66, 36)], "ink", 9)
    pen.disc(50, 66, 15, "paper", "ink", 5)
    pen.disc(50, 66, 5, "ink")


@sprite("muse", "ink", "paper")
def _muse(pen: Pen) -> None:
    """A lyre."""
    left: list[Point] = [(34, 8), (22, 22), (20, 46), (32, 70), (46, 82)]
    pen.stroke(left, "ink", 9)
    pen.stroke([(100 - x, y) for x, y in left], "ink", 9)
    pen.stroke([(24, 26), (76, 26)], "ink", 8)
    for x in (40, 50, 60):
        pen.stroke([(x, 28), (x, 78)], "ink", 4)
    pen.box(34, 78, 32, 16, "paper", "ink", 6, 5)


@sprite("merchant", "ink", "gold")
def _merchant(pen: Pen) -> None:
    """A pair of scales."""
    pen.stroke([(50, 10), (50, 88)], "ink", 8)
    pen.stroke([(14, 26), (86, 26)], "ink", 8)
    pen.stroke([(28, 92), (72, 92)], "ink", 9)
    for x in (18, 82):
        pen.stroke([(x, 26), (x - 14, 58)], "ink", 4)
        pen.stroke([(x, 26), (x + 14, 58)], "ink", 4)
        pen.pie(x, 56, 18, 0, 180, "ink")
        pen.pie(x, 58, 11, 0, 180, "gold")


@sprite("cardinal", "accent", "ink")
def _cardinal(pen: Pen) -> None:
    """A wide hat with its tassels."""
    pen.pie(50, 44, 28, 180, 360, "ink")
    pen.pie(50, 44, 21, 180, 360, "accent")
    pen.oval(50, 46, 47, 14, "ink")
    pen.oval(50, 46, 40, 8, "accent")
    for x in (24, 76):
        pen.stroke([(x, 56), (x, 74)], "ink", 5)
        pen.shape([(x - 9, 92), (x, 72), (x + 9, 92)], "accent", "ink", 5)


@sprite("princess", "ink", "paper", "accent")
def _princess(pen: Pen) -> None:
    """A pointed hat with its veil: no crown, for that is the start player's."""
    veil: list[Point] = [(62, 8), (92, 40), (94, 90), (78, 78), (74, 46)]
    pen.shape(veil, "paper", "ink", 6)
    pen.shape([(64, 6), (74, 70), (22, 84)], "accent", "ink", 7)
    pen.stroke([(18, 88), (78, 72)], "ink", 12)
    pen.stroke([(18, 88), (78, 72)], "paper", 4)


@sprite("professor", "ink", "paper")
def _professor(pen: Pen) -> None:
    """A pair of spectacles."""
    for x in (27, 73):
        pen.disc(x, 54, 25, "ink")
        pen.disc(x, 54, 17, "paper")
        pen.arc(x, 56, 10, 190, 260, "ink", 4)
    pen.stroke([(44, 46), (50, 42), (56, 46)], "ink", 8)
    for x, out in ((5, 2), (95, 98)):
        pen.stroke([(x, 44), (out, 28)], "ink", 7)
