"""Wooden and paper pieces that many titles have: dice, cubes, cylinders, bars, discs, people, cards,
tiles.

Each is drawn in any two colours, body and ink, by `canvas.sprite(name, ..., colours=("seat_a", "ink"))`. A
die shows the pips of its label, 1 to 6; the others show their label as text."""

import math

from render.kit.material.sprites import Pen, Point, sprite

PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

HEXAGON = math.sqrt(3) / 2
"""Width over height of a hexagon with a corner on top."""


@sprite("die", "paper", "ink")
def _die(pen: Pen) -> None:
    pen.box(3, 3, 94, 94, "paper", "ink", 7, 22)
    for x, y in PIPS.get(pen.label, ()):
        pen.disc(50 + 25 * x, 50 + 25 * y, 10.5, "ink")
    if pen.label not in PIPS:
        pen.text(50, 50, pen.label, 58, "ink", space=76)


@sprite("cube", "well", "ink")
def _cube(pen: Pen) -> None:
    """Three faces of one colour, separated by their edges."""
    top: list[Point] = [(50, 5), (91, 27), (50, 49), (9, 27)]
    pen.shape([(50, 5), (91, 27), (91, 73), (50, 95), (9, 73), (9, 27)], "well", "ink", 8)
    pen.stroke([*top[1:], top[1]][:3], "ink", 6)
    pen.stroke([(50, 49), (50, 93)], "ink", 6)


@sprite("cylinder", "well", "ink", aspect=0.8)
def _cylinder(pen: Pen) -> None:
    x = pen.right / 2
    for role, grow in (("ink", 7.0), ("well", 0.0)):
        pen.oval(x, 76, 31 + grow, 14 + grow, role)
        pen.box(x - 31 - grow, 24, 62 + 2 * grow, 52, role)
        pen.oval(x, 24, 31 + grow, 14 + grow, role)
    pen.oval(x, 24, 31, 14, "ink")
    pen.oval(x, 24, 25, 9, "well")
    pen.text(x, 60, pen.label, 38, "ink", space=54)


@sprite("bar", "well", "ink", aspect=1.3)
def _bar(pen: Pen) -> None:
    """A bar of metal."""
    pen.shape([(30, 22), (100, 22), (122, 78), (8, 78)], "well", "ink", 9)
    pen.stroke([(30, 22), (40, 48), (90, 48), (100, 22)], "ink", 6)
    pen.stroke([(40, 48), (26, 78)], "ink", 6)
    pen.stroke([(90, 48), (104, 78)], "ink", 6)


@sprite("disc", "well", "ink")
def _disc(pen: Pen) -> None:
    pen.disc(50, 50, 48, "well", "ink", 7)
    pen.text(50, 50, pen.label, 56, "ink", space=72)


@sprite("person", "well", "ink", aspect=0.86)
def _person(pen: Pen) -> None:
    """A wooden figure with arms."""
    x = pen.right / 2
    body: list[Point] = [(x - 10, 36), (x - 34, 46), (x - 34, 58), (x - 16, 58), (x - 26, 92), (x - 6, 92),
                         (x, 76), (x + 6, 92), (x + 26, 92), (x + 16, 58), (x + 34, 58), (x + 34, 46),
                         (x + 10, 36)]  # fmt: skip
    pen.shape(body, "well", "ink", 10)
    pen.disc(x, 24, 20, "well", "ink", 7)
    pen.shape(body, "well", line=2)
    pen.text(x, 56, pen.label, 32, "ink", space=40)


@sprite("pawn", "well", "ink", aspect=0.7)
def _pawn(pen: Pen) -> None:
    """A figure with a round head on a cone."""
    x = pen.right / 2
    pen.shape([(x - 10, 40), (x + 10, 40), (x + 27, 92), (x - 27, 92)], "well", "ink", 9)
    pen.disc(x, 26, 22, "well", "ink", 7)
    pen.text(x, 70, pen.label, 38, "ink", space=40)


@sprite("card", "paper", "ink", aspect=0.72)
def _card(pen: Pen) -> None:
    w = pen.right
    pen.box(1, 1, w - 2, 98, "paper", "ink", 5, 13)
    pen.text(w / 2, 50, pen.label, 44, "ink", space=w - 16)


@sprite("tile", "paper", "ink")
def _tile(pen: Pen) -> None:
    pen.box(2, 2, 96, 96, "paper", "ink", 6, 12)
    pen.text(50, 50, pen.label, 52, "ink", space=80)


@sprite("hexagon", "paper", "ink", aspect=HEXAGON)
def _hexagon(pen: Pen) -> None:
    """With a corner on top."""
    x, reach = pen.right / 2, 46.5
    side = reach * HEXAGON
    half: list[Point] = [(x, 50 - reach), (x + side, 50 - reach / 2), (x + side, 50 + reach / 2)]
    pen.shape([*half, *((2 * x - px, 100 - py) for px, py in half)], "paper", "ink", 7)
    pen.text(x, 50, pen.label, 50, "ink", space=pen.right - 20)


@sprite("house", "well", "ink")
def _house(pen: Pen) -> None:
    pen.shape([(50, 8), (92, 44), (92, 92), (8, 92), (8, 44)], "well", "ink", 9)
    pen.text(50, 66, pen.label, 40, "ink", space=66)


@sprite("flag", "well", "ink")
def _flag(pen: Pen) -> None:
    pen.stroke([(20, 8), (20, 94)], "ink", 10)
    pen.shape([(22, 12), (92, 30), (22, 54)], "well", "ink", 8)


@sprite("ship", "well", "ink", "paper")
def _ship(pen: Pen) -> None:
    pen.stroke([(52, 8), (52, 62)], "ink", 8)
    pen.shape([(60, 14), (60, 56), (90, 56)], "paper", "ink", 6)
    pen.shape([(44, 20), (44, 56), (18, 56)], "paper", "ink", 6)
    pen.shape([(6, 66), (94, 66), (78, 92), (22, 92)], "well", "ink", 8)
