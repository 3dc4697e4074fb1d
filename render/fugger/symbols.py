"""One symbol for each thing Fugger, Welser, Medici is played with: the same in map, table, area and help."""

import math

from render.kit import Pen, Sprites
from render.kit.material.sprites import Point, regular

sprite = Sprites("fugger")


# Spaces of the map


@sprite("town", "paper", "ink")
def _town(pen: Pen) -> None:
    pen.disc(50, 50, 48, "paper", "ink", 13)
    pen.disc(50, 50, 17, "ink")


@sprite("home", "accent", "paper", "ink")
def _home(pen: Pen) -> None:
    """A home town: a gabled house."""
    shape: list[Point] = [(50, 6), (88, 38), (88, 92), (12, 92), (12, 38)]
    pen.stroke([*shape, shape[0]], "paper", 18)
    pen.shape(shape, "accent", "ink", 10)
    pen.box(40, 58, 20, 34, "paper", "ink", 6)


@sprite("bridge", "paper", "ink", aspect=1.3)
def _bridge(pen: Pen) -> None:
    """A bridge with its arch: toll is due."""
    x = pen.right / 2
    pen.box(4, 18, pen.right - 8, 64, "paper", "ink", 9, 8)
    pen.pie(x, 82, 34, 180, 360, "ink")
    pen.pie(x, 82, 22, 180, 360, "paper")
    pen.box(4, 78, pen.right - 8, 10, "ink")


@sprite("road_mark", "paper", "road")
def _road_mark(pen: Pen) -> None:
    pen.disc(50, 50, 49, "road")
    pen.disc(50, 50, 24, "paper")


@sprite("lane_ship", "lane", "paper")
def _lane_ship(pen: Pen) -> None:
    """A space at sea."""
    pen.stroke([(52, 10), (52, 60)], "lane", 9)
    pen.shape([(61, 16), (61, 54), (90, 54)], "paper", "lane", 8)
    pen.shape([(43, 22), (43, 54), (16, 54)], "paper", "lane", 8)
    pen.shape([(6, 66), (94, 66), (78, 90), (22, 90)], "lane", "lane", 6)


# Goods


@sprite("cloth", "cloth", "ink", "paper")
def _cloth(pen: Pen) -> None:
    """A roll of cloth."""
    for role, grow in (("ink", 8.0), ("cloth", 0.0)):
        pen.box(26 - grow, 22 - grow, 62 + 2 * grow, 56 + 2 * grow, role, radius=8)
        pen.oval(28, 50, 18 + grow, 28 + grow, role)
    pen.oval(28, 50, 18, 28, "ink")
    pen.oval(28, 50, 11, 21, "paper")
    pen.oval(28, 50, 4, 9, "ink")


@sprite("spice", "spice", "ink", "paper")
def _spice(pen: Pen) -> None:
    """A sack, open, with spice in it."""
    pen.shape([(24, 36), (76, 36), (90, 70), (80, 92), (20, 92), (10, 70)], "paper", "ink", 9)
    pen.oval(50, 32, 34, 20, "ink")
    pen.oval(50, 32, 26, 13, "spice")
    pen.pie(50, 30, 22, 180, 360, "spice")
    pen.disc(50, 66, 13, "spice", "ink", 5)


@sprite("metal", "metal", "ink", "paper")
def _metal(pen: Pen) -> None:
    """Bars of metal."""
    for x, y in ((27, 62), (73, 62), (50, 26)):
        pen.shape([(x - 12, y), (x + 12, y), (x + 21, y + 26), (x - 21, y + 26)], "metal", "ink", 8)


@sprite("bond", "paper", "ink", "accent")
def _bond(pen: Pen) -> None:
    """A letter with a seal."""
    pen.box(8, 14, 84, 70, "paper", "ink", 7, 6)
    for y in (32, 46):
        pen.stroke([(24, y), (76, y)], "ink", 6)
    pen.stroke([(24, 60), (48, 60)], "ink", 6)
    pen.disc(70, 68, 16, "accent", "ink", 6)


# Deals


def _arrow(pen: Pen, x: float, y: float, tall: float, ink: str, down: bool) -> None:
    """An arrow down (goods go in) or up (goods come out) around a point."""
    sign = 1 if down else -1
    tip, half = y + sign * tall / 2, tall * 0.3
    pen.stroke([(x, y - sign * tall / 2), (x, tip - sign * 4)], ink, tall * 0.22)
    pen.stroke([(x - half, tip - sign * half), (x, tip), (x + half, tip - sign * half)], ink, tall * 0.22)


def _pin(pen: Pen, fill: str, down: bool, top: float = 3) -> None:
    """A plate with the number of the deal's markers and an arrow, or the arrow alone."""
    wide, tall = pen.right - 6, 97 - top
    pen.box(3, top, wide, tall, "paper", radius=20)
    pen.box(6, top + 3, wide - 6, tall - 6, fill, "ink", 6, 18)
    y, share = top + tall / 2, tall / 94
    if pen.label:
        pen.text(pen.right * 0.34, y, pen.label, 66 * share, "white", space=50)
    _arrow(pen, pen.right * (0.69 if pen.label else 0.5), y, 46 * share, "white", down)


@sprite("demand", "demand", "ink", "paper", "white", aspect=1.32)
def _demand(pen: Pen) -> None:
    _pin(pen, "demand", down=True)


@sprite("supply", "supply", "ink", "paper", "white", aspect=1.32)
def _supply(pen: Pen) -> None:
    _pin(pen, "supply", down=False)


def _crowned(pen: Pen, x: float, y: float, half: float, tall: float) -> None:
    """A crown that stands on a point."""
    shape: list[Point] = [(x - half, y), (x - half * 1.2, y - tall * 0.8), (x - half * 0.5, y - tall * 0.45),
                          (x, y - tall), (x + half * 0.5, y - tall * 0.45), (x + half * 1.2, y - tall * 0.8),
                          (x + half, y)]  # fmt: skip
    pen.shape(shape, "gold", "ink", 5)


@sprite("noble", "demand", "ink", "paper", "white", "gold", aspect=1.04)
def _noble(pen: Pen) -> None:
    """A noble customer: the pin of a demand with a crown."""
    _pin(pen, "demand", down=True, top=22)
    _crowned(pen, pen.right / 2, 27, 19, 24)


def _shield(pen: Pen, fill: str, down: bool, top: float = 3) -> None:
    """A narrow shield with its point down (goods go in) or up (goods come out) and a number."""
    x, low, high = pen.right / 2, 97.0, top
    shape: list[Point] = [(5, high + 2), (pen.right - 5, high + 2), (pen.right - 5, low - 20), (x, low - 3),
                          (5, low - 20)]  # fmt: skip
    if not down:
        shape = [(px, high + low - py) for px, py in shape]
    pen.shape(shape, fill, "ink", 7)
    pen.text(x, (high + low) / 2 + (-5 if down else 5), pen.label, 54, "white", space=pen.right - 14)


@sprite("demand_due", "demand", "ink", "white", aspect=0.6)
def _demand_due(pen: Pen) -> None:
    _shield(pen, "demand", down=True)


@sprite("supply_due", "supply", "ink", "white", aspect=0.6)
def _supply_due(pen: Pen) -> None:
    _shield(pen, "supply", down=False)


@sprite("noble_due", "demand", "ink", "white", "gold", aspect=0.6)
def _noble_due(pen: Pen) -> None:
    _shield(pen, "demand", down=True, top=20)
    _crowned(pen, pen.right / 2, 25, 15, 22)


@sprite("fair", "gold", "ink", "paper", "accent")
def _fair(pen: Pen) -> None:
    """A tent with a pennant."""
    pen.stroke([(50, 4), (50, 30)], "ink", 7)
    pen.shape([(53, 6), (76, 13), (53, 21)], "accent", "ink", 5)
    pen.shape([(50, 26), (94, 56), (86, 92), (14, 92), (6, 56)], "gold", "ink", 8)
    pen.shape([(50, 28), (64, 56), (60, 90), (40, 90), (36, 56)], "paper", "ink", 6)


@sprite("villa", "paper", "accent", "ink")
def _villa(pen: Pen) -> None:
    pen.shape([(50, 8), (94, 36), (6, 36)], "accent", "ink", 8)
    pen.box(12, 36, 76, 54, "paper", "ink", 7)
    for x in (28, 50, 72):
        pen.stroke([(x, 50), (x, 80)], "ink", 8)
    pen.stroke([(4, 93), (96, 93)], "ink", 9)


@sprite("urgent", "accent", "paper")
def _urgent(pen: Pen) -> None:
    pen.disc(50, 50, 48, "accent", "paper", 6)
    pen.stroke([(50, 24), (50, 54)], "paper", 14)
    pen.disc(50, 75, 8, "paper")


# Events and other signs


@sprite("robbers", "ink", "paper", "accent")
def _robbers(pen: Pen) -> None:
    """Two crossed swords."""
    pen.disc(50, 50, 49, "paper", "ink", 7)
    for side in (-1, 1):
        pen.stroke([(50 - 28 * side, 24), (50 + 22 * side, 74)], "ink", 9)
        pen.stroke([(50 + 8 * side, 78), (50 + 28 * side, 60)], "accent", 8)
        pen.stroke([(50 + 20 * side, 70), (50 + 30 * side, 80)], "accent", 8)


@sprite("pirates", "ink", "paper")
def _pirates(pen: Pen) -> None:
    """A skull on a black flag."""
    pen.disc(50, 50, 49, "ink", "paper", 5)
    pen.disc(50, 42, 24, "paper")
    pen.box(37, 56, 26, 22, "paper", radius=5)
    for x in (40, 60):
        pen.disc(x, 44, 7.5, "ink")
    pen.shape([(50, 52), (54, 60), (46, 60)], "ink", line=2)
    for x in (44, 50, 56):
        pen.stroke([(x, 70), (x, 76)], "ink", 3)


@sprite("blockade", "accent", "paper", "ink")
def _blockade(pen: Pen) -> None:
    pen.disc(50, 50, 48, "accent", "ink", 7)
    pen.box(18, 41, 64, 18, "paper", "ink", 5)


@sprite("sheep", "ink", "paper")
def _sheep(pen: Pen) -> None:
    """The black sheep."""
    for x in (34, 62):
        pen.stroke([(x, 66), (x, 90)], "ink", 11)
    for x, y, r in ((34, 46, 20), (52, 40, 21), (66, 50, 19), (40, 60, 18), (58, 62, 18)):
        pen.disc(x, y, r, "ink")
    pen.oval(84, 40, 15, 12, "ink", 20)
    pen.disc(88, 38, 3.5, "paper")


@sprite("trick", "paper", "ink", "accent")
def _trick(pen: Pen) -> None:
    """The calculation trick: an abacus."""
    pen.box(8, 10, 84, 80, "paper", "ink", 8, 6)
    for y, xs in ((34, (26, 40, 72)), (64, (30, 60, 74))):
        pen.stroke([(12, y), (88, y)], "ink", 5)
        for x in xs:
            pen.disc(x, y, 10, "accent", "ink", 4)


@sprite("untaxed", "gold", "ink", "accent")
def _untaxed(pen: Pen) -> None:
    """Corruption: a coin that is not paid."""
    pen.disc(50, 50, 42, "gold", "ink", 7)
    pen.stroke([(14, 86), (86, 14)], "accent", 13)


@sprite("chest", "gold", "ink", "well", aspect=1.12)
def _chest(pen: Pen) -> None:
    """A money chest: all a house is worth."""
    right = pen.right
    pen.box(5, 10, right - 10, 40, "well", "ink", 8, 18)
    pen.box(5, 42, right - 10, 50, "well", "ink", 8, 6)
    for x in (22, right - 30):
        pen.box(x, 10, 8, 82, "ink")
    pen.box(right / 2 - 13, 36, 26, 28, "gold", "ink", 7, 5)


@sprite("first", "accent", "paper", "ink")
def _first(pen: Pen) -> None:
    """The start player of this round."""
    pen.shape([(16, 10), (88, 34), (16, 58)], "accent", "ink", 8)
    pen.stroke([(16, 6), (16, 94)], "ink", 11)


@sprite("payday", "gold", "gold_dark", "ink")
def _payday(pen: Pen) -> None:
    """Wages and tax: a pile of coins."""
    for y in (78, 60, 42, 24):
        pen.oval(50, y, 42, 17, "ink")
        pen.oval(50, y - 1, 35, 11, "gold")
    pen.oval(50, 22, 17, 5, "gold_dark")


@sprite("ice", "paper", "lane")
def _ice(pen: Pen) -> None:
    """The sea is closed: a snowflake."""
    for turn in range(3):
        angle = math.radians(60 * turn + 30)
        x, y = 42 * math.cos(angle), 42 * math.sin(angle)
        pen.stroke([(50 - x, 50 - y), (50 + x, 50 + y)], "lane", 9)
    for x, y in regular(50, 50, (24,), 6, 0):
        pen.disc(x, y, 6, "lane")


@sprite("warehouse", "well", "ink", "paper")
def _warehouse(pen: Pen) -> None:
    pen.shape([(50, 8), (94, 34), (94, 92), (6, 92), (6, 34)], "well", "ink", 8)
    pen.box(28, 50, 44, 42, "paper", "ink", 7)
    pen.stroke([(28, 64), (72, 64)], "ink", 5)
    pen.stroke([(28, 78), (72, 78)], "ink", 5)


@sprite("merchant", "paper", "ink", "white", aspect=0.8)
def _merchant(pen: Pen) -> None:
    """A merchant who is employed: a cone; the representative of the house has a round head."""
    x = pen.right / 2
    pen.shape([(x, 12), (x + 30, 90), (x - 30, 90)], "paper", "ink", 9)
    pen.text(x, 66, pen.label, 44, "white", space=40)


@sprite("son", "paper", "ink", aspect=0.8)
def _son(pen: Pen) -> None:
    """The representative: the son of the house."""
    x = pen.right / 2
    pen.shape([(x - 8, 40), (x + 8, 40), (x + 30, 92), (x - 30, 92)], "paper", "ink", 9)
    pen.disc(x, 26, 22, "paper", "ink", 8)


@sprite("deck", "paper", "ink", "demand")
def _deck(pen: Pen) -> None:
    """Cards left to draw."""
    pen.box(26, 4, 62, 82, "paper", "ink", 6, 10)
    pen.box(12, 14, 62, 82, "paper", "ink", 6, 10)
    pen.shape(regular(43, 55, (22,), 4), "demand", "ink", 6)


@sprite("pip_cloth", "cloth", "white")
def _pip_cloth(pen: Pen) -> None:
    pen.box(2, 2, 96, 96, "cloth")
    pen.box(12, 42, 76, 18, "white")


@sprite("pip_spice", "spice", "white")
def _pip_spice(pen: Pen) -> None:
    pen.disc(50, 50, 49, "spice")


@sprite("pip_metal", "metal", "white")
def _pip_metal(pen: Pen) -> None:
    pen.shape([(50, 8), (94, 90), (6, 90)], "white", "metal", 14)


@sprite("permit", "paper", "ink", "accent")
def _permit(pen: Pen) -> None:
    """Safe conduct, sea escort: a scroll with a seal."""
    pen.box(20, 8, 60, 78, "paper", "ink", 8, 4)
    for y in (28, 44):
        pen.stroke([(34, y), (66, y)], "ink", 7)
    pen.stroke([(12, 10), (88, 10)], "ink", 12)
    pen.disc(50, 78, 17, "accent", "ink", 6)


@sprite("deck_back", "paper", "ink", "supply")
def _deck_back(pen: Pen) -> None:
    """Cards of the replenishment deck."""
    pen.box(26, 4, 62, 82, "paper", "ink", 6, 10)
    pen.box(12, 14, 62, 82, "paper", "ink", 6, 10)
    pen.arc(43, 55, 22, 30, 320, "supply", 8)
    pen.shape([(56, 30), (70, 42), (54, 48)], "supply", line=4)


@sprite("ship_permit", "lane", "ink", "paper")
def _ship_permit(pen: Pen) -> None:
    """Sea escort: a ship under way."""
    pen.disc(50, 50, 49, "paper", "ink", 6)
    pen.stroke([(50, 20), (50, 58)], "ink", 7)
    pen.shape([(56, 26), (56, 54), (76, 54)], "lane", "ink", 5)
    pen.shape([(44, 32), (44, 54), (26, 54)], "lane", "ink", 5)
    pen.shape([(20, 62), (80, 62), (68, 80), (32, 80)], "lane", "ink", 6)
