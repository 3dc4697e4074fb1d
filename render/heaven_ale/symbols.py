"""One symbol for each thing Heaven & Ale is played with: the same in table, area, hand and help.

A symbol bears the id of its thing. Resources and monks are emblems that stand alone (`hops`), or on the
hexagon of their tile beside its figure (`hops_tile`).
"""

import math
from collections.abc import Callable

from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from render.kit import Pen, Sprites
from render.kit.material.sprites import Point, regular

sprite = Sprites("heaven_ale")

HEX_ASPECT = 0.8660254
"""Width over height of a hexagon with a corner on top."""

BARREL_ASPECT = 0.86
CARD = 0.8

EmblemFunction = Callable[[Pen, str], None]


def _wood(pen: Pen, fill: str) -> None:
    pen.stroke([(30, 58), (70, 58)], "ink", 62)
    pen.stroke([(30, 58), (70, 58)], fill, 46)
    pen.disc(72, 58, 30, "paper", "ink", 8)
    pen.ring(72, 58, 15, "ink", 6)
    pen.stroke([(20, 34), (12, 16)], "ink", 12)


def _yeast(pen: Pen, fill: str) -> None:
    for x, y, radius in ((36, 60, 32), (74, 38, 23), (76, 80, 17), (38, 16, 14)):
        pen.disc(x, y, radius, fill, "ink", 8)
    pen.arc(36, 60, 20, 180, 270, "ink", 6)


def _hops(pen: Pen, fill: str) -> None:
    pen.stroke([(50, 24), (60, 6)], "ink", 9)
    cone: list[Point] = [(50, 94), (24, 70), (16, 42), (32, 22), (68, 22), (84, 42), (76, 70)]
    pen.shape(cone, fill, "ink", 9)
    for y, reach in ((44, 28), (64, 22)):
        scales = [(50 - reach, y - 10), (50 - reach / 2, y + 4), (50, y - 8), (50 + reach / 2, y + 4)]
        pen.stroke([*scales, (50 + reach, y - 10)], "ink", 7)


def _water(pen: Pen, fill: str) -> None:
    drop: list[Point] = [(50, 6), (74, 42), (80, 62), (72, 82), (50, 92), (28, 82), (20, 62), (26, 42)]
    pen.shape(drop, fill, "ink", 9)
    pen.arc(50, 62, 22, 90, 180, "ink", 7)


def _barley(pen: Pen, fill: str) -> None:
    pen.stroke([(50, 98), (50, 40)], "ink", 8)
    for role, rx, ry in (("ink", 22, 13), (fill, 15, 6.5)):
        for y in (70, 48, 26):
            for side in (-1, 1):
                pen.oval(50 + 18 * side, y, rx, ry, role, -52 * side)
        pen.oval(50, 14, ry, rx * 0.7, role)


def _book(pen: Pen, fill: str) -> None:
    left: list[Point] = [(50, 26), (30, 16), (6, 18), (6, 80), (30, 78), (50, 88)]
    pen.shape(left, fill, "ink", 8)
    pen.shape([(100 - x, y) for x, y in left], fill, "ink", 8)


def _bell(pen: Pen, fill: str) -> None:
    pen.disc(50, 86, 12, "ink")
    pen.disc(50, 12, 9, "ink")
    bell: list[Point] = [(50, 14), (70, 24), (76, 58), (90, 78), (10, 78), (24, 58), (30, 24)]
    pen.shape(bell, fill, "ink", 9)


def _bread(pen: Pen, fill: str) -> None:
    pen.oval(50, 54, 50, 34, "ink")
    pen.oval(50, 54, 41, 25, fill)
    for x in (30, 50, 70):
        pen.stroke([(x + 6, 38), (x - 6, 58)], "ink", 8)


def _key(pen: Pen, fill: str) -> None:
    pen.stroke([(44, 50), (92, 50)], "ink", 22)
    pen.stroke([(74, 50), (74, 74)], "ink", 20)
    pen.stroke([(92, 50), (92, 70)], "ink", 18)
    pen.stroke([(44, 50), (92, 50)], fill, 8)
    pen.ring(28, 50, 28, "ink", 22)
    pen.ring(28, 50, 21, fill, 8)


RESOURCES: dict[str, EmblemFunction] = dict(
    zip(c.RESOURCES, (_wood, _yeast, _hops, _water, _barley), strict=True)
)
MONKS: dict[str, EmblemFunction] = dict(zip(c.MONKS, (_book, _bell, _bread, _key), strict=True))
TILES = (("tile", 50.0), ("named", 42.0))
"""Tiles, and tiles with room for the name of their cell; the height of their figure."""
FIGURE_INK = {"wood": "white"}
"""The colour of a tile's figure where ink would be hard to read."""


def hexagon(pen: Pen, fill: str, ink: str = "ink", line: float = 6) -> None:
    """A hexagon over the whole height."""
    pen.shape(_corners(pen, 50 - line / 2), fill, ink, line)


def _corners(pen: Pen, reach: float) -> list[Point]:
    """The corners of a hexagon around the middle, from the top clockwise."""
    x, y = pen.right / 2, 50.0
    across = reach * HEX_ASPECT
    corners = ((0, -reach), (across, -reach / 2), (across, reach / 2))
    return [*((x + dx, y + dy) for dx, dy in corners), *((x - dx, y - dy) for dx, dy in corners)]


def letter_of(monk: str) -> str:
    """The letter of a kind of monk."""
    return monk[-1]


def _register_resource(kind: str, emblem: EmblemFunction) -> None:
    figure = FIGURE_INK.get(kind, "ink")

    @sprite(kind, kind, "ink", "paper")
    def alone(pen: Pen) -> None:
        emblem(pen, kind)

    for name, y in TILES:

        @sprite(f"{kind}_{name}", kind, "ink", "paper", "white", aspect=HEX_ASPECT)
        def tile(pen: Pen, y: float = y) -> None:
            hexagon(pen, kind)
            emblem(pen.inset(26.5, y, 37), "paper")
            pen.text(63, y, pen.label, 62, figure, space=40)


def _register_monk(kind: str, emblem: EmblemFunction) -> None:
    @sprite(kind, "monk", "ink", "paper", "white")
    def alone(pen: Pen) -> None:
        """The emblem with the letter of the monk."""
        pen.disc(50, 50, 49, "monk", "ink", 5)
        pen.text(50, 50, letter_of(kind), 62, "white")

    for name, y in TILES:

        @sprite(f"{kind}_{name}", "monk", "ink", "paper", "white", aspect=HEX_ASPECT)
        def tile(pen: Pen, y: float = y) -> None:
            hexagon(pen, "monk")
            emblem(pen.inset(26.5, y, 37), "paper")
            pen.text(62, y, letter_of(kind), 56, "white", space=40)


for _kind, _emblem in RESOURCES.items():
    _register_resource(_kind, _emblem)
for _kind, _emblem in MONKS.items():
    _register_monk(_kind, _emblem)


@sprite("hex", "sun", "edge", aspect=HEX_ASPECT)
def _hex(pen: Pen) -> None:
    """An empty cell."""
    hexagon(pen, "sun", "edge", 4)


@sprite("hex_mark", "accent", "paper", aspect=HEX_ASPECT)
def _hex_mark(pen: Pen) -> None:
    """A ring around a tile that the last turn changed, or that is a candidate."""
    for role, reach, line in (("paper", 46.5, 7.0), ("accent", 45.5, 9.0)):
        points = _corners(pen, reach)
        pen.stroke([*points, points[0]], role, line)


@sprite("brewmaster", "gold", "paper", "ink")
def _brewmaster(pen: Pen) -> None:
    """A mug of ale."""
    pen.ring(74, 58, 24, "ink", 10)
    pen.box(14, 28, 58, 68, "gold", "ink", 8, 8)
    for x in (34, 52):
        pen.stroke([(x, 50), (x, 80)], "ink", 6)
    for role, grow in (("ink", 8), ("paper", 0)):
        for x, y, radius in ((22, 26, 13), (43, 19, 16), (64, 26, 13)):
            pen.disc(x, y, radius + grow, role)


@sprite("barrel", "wood", "slate", "paper", "ink", aspect=BARREL_ASPECT)
def _barrel(pen: Pen) -> None:
    """A barrel with the points it is worth."""
    body: list[Point] = [(18, 5), (68, 5), (81, 30), (81, 70), (68, 95), (18, 95), (5, 70), (5, 30)]
    pen.shape(body, "wood", "ink", 6)
    for y in (17, 83):
        pen.stroke([(14, y), (72, y)], "ink", 7)
    if pen.label:
        pen.disc(43, 50, 28, "paper", "ink", 5)
        pen.text(43, 50, pen.label, 46, "ink", space=40)
    else:
        pen.disc(43, 50, 9, "ink")


@sprite("disc", "slate", "paper", "ink")
def _disc(pen: Pen) -> None:
    """A scoring disc."""
    pen.disc(50, 50, 49, "slate", "ink", 6)
    pen.ring(50, 50, 36, "paper", 5)
    pen.stroke([(33, 52), (46, 65), (69, 37)], "paper", 10)


@sprite("shed", "slate", "paper", "ink", aspect=HEX_ASPECT)
def _shed(pen: Pen) -> None:
    """A shed tile with its type."""
    hexagon(pen, "slate")
    x = pen.right / 2
    pen.shape([(x, 16), (x + 32, 40), (x + 26, 40), (x + 26, 78), (x - 26, 78), (x - 26, 40), (x - 32, 40)],
              "paper", "ink", 5)  # fmt: skip
    pen.text(x, 58, pen.label, 34, "ink", space=50)


@sprite("house", "slate", "paper", "ink")
def _house(pen: Pen) -> None:
    """Sheds in general."""
    pen.box(20, 44, 60, 48, "paper", "ink", 7)
    pen.shape([(50, 8), (94, 48), (6, 48)], "slate", "ink", 7)
    pen.box(42, 62, 16, 30, "ink")


@sprite("x", "paper", "ink")
def _x(pen: Pen) -> None:
    """The spot that activates a number."""
    pen.disc(50, 50, 49, "paper", "ink", 5)
    pen.text(50, 50, "X", 62, "ink")


@sprite("hood", "monk", "ink", "paper")
def _hood(pen: Pen) -> None:
    """Monks in general."""
    pen.pie(50, 104, 50, 180, 360, "ink")
    pen.pie(50, 104, 42, 180, 360, "monk")
    pen.shape([(50, 4), (76, 26), (80, 56), (64, 78), (36, 78), (20, 56), (24, 26)], "monk", "ink", 7)
    pen.oval(50, 50, 19, 21, "ink")
    pen.oval(50, 50, 13, 15, "paper")


@sprite("sack", "paper", "ink", "wood")
def _sack(pen: Pen) -> None:
    """Resources in general."""
    pen.shape([(34, 30), (66, 30), (86, 66), (78, 92), (22, 92), (14, 66)], "paper", "ink", 8)
    pen.shape([(30, 10), (50, 18), (70, 10), (62, 30), (38, 30)], "paper", "ink", 8)
    pen.stroke([(36, 31), (64, 31)], "wood", 9)
    pen.ring(50, 64, 14, "ink", 6)


@sprite("sun", "gold", "ink")
def _sun(pen: Pen) -> None:
    for x, y in ((0, 1), (1, 0), (0.7, 0.7), (0.7, -0.7)):
        pen.stroke([(50 - 44 * x, 50 - 44 * y), (50 + 44 * x, 50 + 44 * y)], "ink", 9)
    pen.disc(50, 50, 30, "gold", "ink", 8)


@sprite("shade", "shade", "ink")
def _shade(pen: Pen) -> None:
    """A cloud."""
    for role, grow in (("ink", 8), ("shade", 0)):
        for x, y, radius in ((26, 58, 18), (52, 42, 24), (76, 58, 17)):
            pen.disc(x, y, radius + grow, role)
        pen.box(26 - grow, 56, 50 + 2 * grow, 20 + grow, role, radius=8)


@sprite("pile", "panel", "ink", "slate")
def _pile(pen: Pen) -> None:
    """Tiles that lie face down."""
    for y in (30, 15, 0):
        part = pen.inset(50, 36 + y, 72)
        hexagon(part, "panel", "ink", 7)
    hexagon(pen.inset(50, 36, 30), "slate", "slate", 4)


def _card(pen: Pen) -> float:
    """An upright card; returns its middle column."""
    pen.box(1, 1, pen.right - 2, 98, "ink", radius=14)
    pen.box(7, 7, pen.right - 14, 86, "paper", radius=9)
    return pen.right / 2


def _figure(pen: Pen, text: str) -> None:
    pen.text(pen.right / 2, 73, text, 44, "ink", space=pen.right - 18)


@sprite("privilege", "paper", "ink", "gold", aspect=CARD)
def _privilege(pen: Pen) -> None:
    """Privilege cards in general."""
    pen.shape(regular(_card(pen), 50, (26, 12), 5), "gold", "ink", 6)


@sprite("P1", "paper", "ink", "hops", aspect=CARD)
def _harvest(pen: Pen) -> None:
    """A step for each tile of a resource."""
    x = _card(pen)
    for dx, dy in ((-15, 0), (15, 0), (0, 26)):
        hexagon(pen.inset(x + dx, 28 + dy, 34), "hops", "ink", 16)
    pen.stroke([(x - 14, 84), (x + 14, 84)], "ink", 7)
    pen.stroke([(x + 6, 77), (x + 15, 84), (x + 6, 91)], "ink", 5)


@sprite("P2", "paper", "ink", "slate", aspect=CARD)
def _aid(pen: Pen) -> None:
    """A step for each disc."""
    x = _card(pen)
    for dx, dy in ((-14, 0), (14, 0), (0, 24)):
        pen.disc(x + dx, 28 + dy, 16, "slate", "ink", 5)
    pen.stroke([(x - 14, 84), (x + 14, 84)], "ink", 7)
    pen.stroke([(x + 6, 77), (x + 15, 84), (x + 6, 91)], "ink", 5)


@sprite("P3", "paper", "ink", "wood", aspect=CARD)
def _cooperage(pen: Pen) -> None:
    """Points for barrels."""
    x = _card(pen)
    body: list[Point] = [(x - 14, 14), (x + 14, 14), (x + 21, 34), (x + 14, 54), (x - 14, 54), (x - 21, 34)]
    pen.shape(body, "wood", "ink", 5)
    for y in (25, 43):
        pen.stroke([(x - 16, y), (x + 16, y)], "ink", 5)
    _figure(pen, f"+{c.CARDS['P3'].amount}")


@sprite("P4", "paper", "ink", "gold", aspect=CARD)
def _endowment(pen: Pen) -> None:
    """Ducats at once."""
    x = _card(pen)
    pen.disc(x, 34, 22, "gold", "ink", 5)
    _figure(pen, str(c.CARDS["P4"].amount))


@sprite("P5", "paper", "ink", "gold", aspect=CARD)
def _mastery(pen: Pen) -> None:
    """Steps of the brewmaster."""
    _brewmaster(pen.inset(_card(pen), 34, 44))
    _figure(pen, f"+{c.CARDS['P5'].amount}")


@sprite("five", *c.RESOURCES, "ink")
def _five(pen: Pen) -> None:
    """All five resources."""
    places = ((28, 22), (72, 22), (50, 50), (28, 78), (72, 78))
    for kind, (x, y) in zip(c.RESOURCES, places, strict=True):
        hexagon(pen.inset(x, y, 46), kind, "ink", 12)


@sprite("value", "paper", "ink", aspect=HEX_ASPECT)
def _value(pen: Pen) -> None:
    """A resource tile of a value, of any resource."""
    hexagon(pen, "paper")
    pen.text(pen.right / 2, 50, pen.label, 64, "ink")


def _small_house(pen: Pen, fill: str) -> None:
    pen.shape([(50, 8), (92, 46), (80, 46), (80, 92), (20, 92), (20, 46), (8, 46)], fill, "ink", 12)


@sprite("same", "slate", "ink")
def _same(pen: Pen) -> None:
    """Sheds of one type."""
    for x, y in ((27, 70), (73, 70), (50, 28)):
        _small_house(pen.inset(x, y, 46), "slate")


@sprite("unlike", "slate", "gold", "water", "ink")
def _unlike(pen: Pen) -> None:
    """Sheds of different types."""
    for x, y, fill in ((27, 70, "slate"), (73, 70, "gold"), (50, 28, "water")):
        _small_house(pen.inset(x, y, 46), fill)


PATTERNS = {"none": (), "any": range(4), "opposite": (0, 3), "alternate": (0, 2, 4)}
"""The activated tiles of the six around a shed, clockwise from E; for `any`, as many as it says."""


def _pattern(kind: d.ShedType) -> None:
    lit = tuple(PATTERNS[kind.pattern])[: kind.activates]

    @sprite(f"{kind.id}_pattern", "accent", "panel", "slate", "ink")
    def around(pen: Pen) -> None:
        """A shed among its six tiles, those it activates bright."""
        hexagon(pen.inset(50, 50, 36), "slate", "ink", 10)
        for at in range(6):
            angle = math.radians(60 * at)
            x, y = 50 + 31 * math.cos(angle), 50 + 31 * math.sin(angle)
            hexagon(pen.inset(x, y, 36), "accent" if at in lit else "panel", "ink", 10)


for _kind_of_shed in c.SHED_TYPES.values():
    _pattern(_kind_of_shed)
