"""A picture for each occupation, in white on the colour of its trade. One that a host has added has none: it
shows the symbol of its trade."""

from __future__ import annotations

import math
from collections.abc import Callable

from games.philadelphia.model import components as c
from render.kit import Pen
from render.kit.material import sprites
from render.philadelphia.signs.symbols import sprite

Drawing = Callable[[Pen, str], None]
"""Draws with a pen; the second argument is the colour of the ground, for what is cut out."""


def occupation(id: str) -> str:
    """The sprite of an occupation: its own, or the symbol of its trade."""
    name = f"job_{id}"
    return name if f"{sprite.title}/{name}" in sprites.names(sprite.title) else c.KINDS[id].industry


def _job(id: str) -> Callable[[Drawing], Drawing]:
    def register(draw: Drawing) -> Drawing:
        if id in c.KINDS:
            ground = c.KINDS[id].industry
            sprite(f"job_{id}", "paper", ground)(lambda pen: draw(pen, ground))
        return draw

    return register


@_job("builder")
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


@_job("wrecker")
def _wrecker(pen: Pen, ground: str) -> None:
    """A wrecking ball and flying stones."""
    pen.stroke([(8, 92), (38, 12)], "paper", 9)
    pen.stroke([(38, 12), (58, 40)], "paper", 4)
    pen.disc(58, 56, 20, "paper")
    for x, y in ((82, 22), (88, 44), (84, 66), (70, 84), (50, 90), (90, 86)):
        pen.box(x - 6, y - 6, 11, 11, "paper")


@_job("architect")
def _architect(pen: Pen, ground: str) -> None:
    """A pair of compasses over an arc."""
    pen.stroke([(50, 14), (24, 84)], "paper", 9)
    pen.stroke([(50, 14), (76, 84)], "paper", 9)
    pen.disc(50, 16, 12, "paper", "paper")
    pen.disc(50, 16, 5, ground)
    pen.stroke([(36, 52), (64, 52)], "paper", 6)
    pen.arc(50, 40, 54, 30, 150, "paper", 6)


@_job("painter")
def _painter(pen: Pen, ground: str) -> None:
    """A paint roller."""
    pen.box(8, 8, 70, 30, "paper", radius=7)
    pen.stroke([(78, 22), (92, 22), (92, 50), (48, 50), (48, 62)], "paper", 6)
    pen.box(40, 62, 16, 34, "paper", radius=6)


@_job("cafe")
def _cafe(pen: Pen, ground: str) -> None:
    """A steaming cup on a saucer."""
    pen.ring(76, 54, 18, "paper", 7)
    pen.box(20, 38, 56, 42, "paper", radius=14)
    pen.box(8, 84, 84, 9, "paper", radius=4)
    for x in (34, 50, 64):
        pen.stroke([(x, 30), (x + 5, 20), (x, 10)], "paper", 5)


@_job("cinema")
def _cinema(pen: Pen, ground: str) -> None:
    """A film camera."""
    pen.disc(32, 24, 19, "paper")
    pen.disc(70, 26, 15, "paper")
    for x, y, r in ((32, 24, 6), (70, 26, 5)):
        pen.disc(x, y, r, ground)
    pen.box(12, 44, 60, 46, "paper", radius=6)
    pen.shape([(76, 60), (94, 50), (94, 86), (76, 76)], "paper", line=3)
    pen.box(22, 56, 20, 14, ground, radius=3)


@_job("hotel")
def _hotel(pen: Pen, ground: str) -> None:
    """A bed with a pillow."""
    pen.box(6, 22, 9, 68, "paper", radius=3)
    pen.box(6, 62, 88, 16, "paper", radius=3)
    pen.box(85, 62, 9, 28, "paper", radius=3)
    pen.disc(28, 47, 11, "paper")
    pen.shape([(44, 58), (44, 42), (78, 42), (88, 58)], "paper", line=4)


@_job("amusement")
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


@_job("post_office")
def _post_office(pen: Pen, ground: str) -> None:
    """A letter."""
    pen.box(8, 24, 84, 56, "paper", radius=5)
    pen.stroke([(12, 30), (50, 58), (88, 30)], ground, 5)


@_job("fire_station")
def _fire_station(pen: Pen, ground: str) -> None:
    """A flame."""
    right, left = [(62, 26), (72, 34), (82, 56), (74, 82)], [(26, 82), (18, 58), (30, 38), (38, 46), (44, 26)]
    pen.shape([(50, 6), *right, (50, 94), *left], "paper", line=6)
    pen.shape([(52, 52), (62, 70), (50, 86), (38, 72)], ground, line=5)


@_job("courthouse")
def _courthouse(pen: Pen, ground: str) -> None:
    """A pair of scales."""
    pen.box(46, 10, 8, 76, "paper")
    pen.box(28, 86, 44, 8, "paper", radius=3)
    pen.stroke([(14, 22), (86, 22)], "paper", 6)
    for x in (18, 82):
        pen.stroke([(x - 13, 58), (x, 24), (x + 13, 58)], "paper", 3)
        pen.pie(x, 56, 17, 0, 180, "paper")


@_job("library")
def _library(pen: Pen, ground: str) -> None:
    """Books on a shelf."""
    for x, y, wide in ((10, 20, 17), (30, 30, 14), (47, 14, 18)):
        pen.box(x, y, wide, 66 - y + 18, "paper", radius=2)
        pen.box(x + 4, y + 10, wide - 8, 5, ground)
    pen.shape([(72, 26), (84, 22), (96, 80), (84, 84)], "paper", line=3)
    pen.box(4, 88, 94, 8, "paper")


@_job("haulier")
def _haulier(pen: Pen, ground: str) -> None:
    """A lorry."""
    pen.box(4, 24, 54, 46, "paper", radius=4)
    pen.shape([(62, 38), (78, 38), (94, 56), (94, 70), (62, 70)], "paper", line=3)
    pen.shape([(70, 44), (76, 44), (84, 54), (70, 54)], ground, line=2)
    for x in (24, 76):
        pen.disc(x, 74, 14, "paper", ground, 4)
        pen.disc(x, 74, 4, ground)


@_job("railway")
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


@_job("shipping")
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


@_job("airfield")
def _airfield(pen: Pen, ground: str) -> None:
    """An aeroplane from above."""
    pen.shape([(46, 12), (50, 4), (54, 12), (55, 82), (45, 82)], "paper", line=6)
    pen.shape([(46, 32), (54, 32), (96, 52), (96, 60), (54, 54), (46, 54), (4, 60), (4, 52)], "paper", line=3)
    pen.shape([(46, 78), (54, 78), (70, 90), (30, 90)], "paper", line=3)


@_job("farmer")
def _farmer(pen: Pen, ground: str) -> None:
    """A sheaf."""
    for turn in (-30, -15, 0, 15, 30):
        angle = math.radians(turn)
        x, y = 50 + 58 * math.sin(angle), 70 - 54 * math.cos(angle)
        pen.stroke([(50, 66), (x, y)], "paper", 4)
        pen.oval(x, y, 7, 13, "paper", turn)
    pen.shape([(48, 66), (52, 66), (66, 94), (34, 94)], "paper", line=6)
    pen.box(34, 62, 32, 9, "paper", ground, 2, 4)


@_job("forester")
def _forester(pen: Pen, ground: str) -> None:
    """A fir tree."""
    pen.box(44, 78, 12, 18, "paper")
    for y, wide in ((6, 20), (26, 29), (48, 38)):
        pen.shape([(50, y), (50 + wide, y + 32), (50 - wide, y + 32)], "paper", line=4)


@_job("fisherman")
def _fisherman(pen: Pen, ground: str) -> None:
    """A fish."""
    pen.oval(44, 50, 36, 22, "paper")
    pen.shape([(72, 50), (94, 28), (90, 50), (94, 72)], "paper", line=5)
    pen.disc(24, 45, 5, ground)
    pen.arc(26, 50, 26, 310, 50, ground, 5)


@_job("mine")
def _mine(pen: Pen, ground: str) -> None:
    """A pickaxe and a shovel, crossed."""
    pen.stroke([(22, 88), (72, 28)], "paper", 8)
    pen.stroke([(46, 12), (66, 18), (82, 34), (88, 54)], "paper", 11)
    pen.stroke([(78, 88), (34, 36)], "paper", 8)
    pen.shape([(12, 8), (34, 18), (40, 34), (26, 42), (12, 32)], "paper", line=5)


@_job("pawnshop")
def _pawnshop(pen: Pen, ground: str) -> None:
    """Three balls."""
    pen.stroke([(50, 8), (50, 26)], "paper", 6)
    pen.stroke([(14, 26), (86, 26)], "paper", 6)
    for x, y in ((20, 46), (80, 46), (50, 72)):
        pen.stroke([(x, 26), (x, y)], "paper", 5)
        pen.disc(x, y, 19, "paper")


@_job("insurance")
def _insurance(pen: Pen, ground: str) -> None:
    """An umbrella."""
    pen.pie(50, 54, 46, 180, 360, "paper")
    for x in (4, 27, 50, 73):
        pen.disc(x + 11.5, 56, 11, ground)
    pen.stroke([(50, 8), (50, 84)], "paper", 6)
    pen.arc(60, 82, 13, 0, 180, "paper", 6)


@_job("bank")
def _bank(pen: Pen, ground: str) -> None:
    """A safe."""
    pen.box(10, 10, 80, 76, "paper", radius=9)
    pen.box(18, 18, 64, 60, ground, radius=5)
    pen.box(23, 23, 54, 50, "paper", radius=3)
    pen.disc(50, 48, 17, ground)
    pen.disc(50, 48, 12, "paper")
    pen.stroke([(42, 40), (58, 56)], ground, 5)
    pen.stroke([(58, 40), (42, 56)], ground, 5)
    for x in (18, 68):
        pen.box(x, 86, 14, 9, "paper")


@_job("broker")
def _broker(pen: Pen, ground: str) -> None:
    """A rising course over columns."""
    for x, y in ((10, 70), (32, 58), (54, 62), (76, 42)):
        pen.box(x, y, 15, 94 - y, "paper")
    pen.stroke([(10, 54), (34, 36), (56, 42), (86, 14)], "paper", 6)
    pen.shape([(70, 10), (92, 8), (90, 30)], "paper", line=4)


@_job("newspaper")
def _newspaper(pen: Pen, ground: str) -> None:
    """A front page."""
    pen.box(14, 8, 72, 86, "paper", radius=5)
    pen.box(23, 17, 54, 14, ground)
    pen.box(23, 38, 24, 24, ground)
    for x, y, wide in ((53, 38, 24), (53, 47, 24), (53, 56, 24), (23, 69, 54), (23, 78, 54)):
        pen.box(x, y, wide, 5, ground)


@_job("printer")
def _printer(pen: Pen, ground: str) -> None:
    """A press with a sheet."""
    pen.box(30, 4, 40, 28, "paper", radius=3)
    pen.box(8, 34, 84, 40, "paper", radius=9)
    pen.disc(78, 46, 4, ground)
    pen.box(26, 56, 48, 40, ground, radius=4)
    pen.box(31, 56, 38, 38, "paper", radius=3)
    for y in (64, 73, 82):
        pen.box(38, y, 24, 4, ground)


@_job("radio")
def _radio(pen: Pen, ground: str) -> None:
    """A mast that sends."""
    pen.stroke([(50, 36), (30, 94)], "paper", 6)
    pen.stroke([(50, 36), (70, 94)], "paper", 6)
    pen.stroke([(43, 60), (62, 72)], "paper", 4)
    pen.stroke([(57, 60), (36, 76)], "paper", 4)
    pen.disc(50, 28, 9, "paper")
    for radius in (24, 40):
        pen.arc(50, 28, radius, 320, 40, "paper", 6)
        pen.arc(50, 28, radius, 140, 220, "paper", 6)


@_job("publisher")
def _publisher(pen: Pen, ground: str) -> None:
    """An open book."""
    pen.shape([(48, 26), (34, 18), (8, 20), (8, 78), (34, 76), (48, 84)], "paper", line=4)
    pen.shape([(52, 26), (66, 18), (92, 20), (92, 78), (66, 76), (52, 84)], "paper", line=4)
    for y in (34, 46, 58):
        pen.stroke([(17, y), (38, y + 2)], ground, 4)
        pen.stroke([(62, y + 2), (83, y)], ground, 4)


@_job("doctor")
def _doctor(pen: Pen, ground: str) -> None:
    """A doctor's bag."""
    pen.arc(50, 32, 20, 180, 360, "paper", 7)
    pen.box(8, 32, 84, 58, "paper", radius=9)
    pen.box(44, 44, 12, 36, ground)
    pen.box(32, 56, 36, 12, ground)


@_job("guard")
def _guard(pen: Pen, ground: str) -> None:
    """A shield."""
    pen.shape(
        [(50, 8), (84, 18), (84, 52), (68, 80), (50, 94), (32, 80), (16, 52), (16, 18)], "paper", line=6
    )
    pen.stroke([(50, 20), (50, 80)], ground, 7)
    pen.stroke([(26, 44), (74, 44)], ground, 7)


@_job("collector")
def _collector(pen: Pen, ground: str) -> None:
    """A sack of money."""
    pen.shape(
        [(38, 26), (62, 26), (84, 60), (82, 84), (68, 92), (32, 92), (18, 84), (16, 60)], "paper", line=7
    )
    pen.shape([(34, 8), (66, 8), (60, 18), (40, 18)], "paper", line=5)
    pen.box(36, 21, 28, 5, ground)
    pen.disc(50, 62, 18, ground)
    pen.disc(50, 62, 12, "paper")


@_job("seer")
def _seer(pen: Pen, ground: str) -> None:
    """A crystal ball with a star."""
    pen.disc(50, 42, 37, "paper")
    pen.shape([(28, 80), (72, 80), (82, 94), (18, 94)], "paper", line=4)
    pen.shape(sprites.regular(50, 44, (22, 9), 4), ground, line=2)


@_job("inventor")
def _inventor(pen: Pen, ground: str) -> None:
    """A light bulb."""
    pen.disc(50, 40, 32, "paper")
    pen.shape([(34, 62), (66, 62), (62, 76), (38, 76)], "paper", line=4)
    pen.stroke([(40, 60), (44, 42), (50, 50), (56, 42), (60, 60)], ground, 4)
    for y in (82, 91):
        pen.box(38, y, 24, 5, "paper", radius=2)


@_job("thief")
def _thief(pen: Pen, ground: str) -> None:
    """A hat above a mask."""
    pen.box(32, 6, 36, 32, "paper", radius=4)
    pen.box(32, 26, 36, 6, ground)
    pen.box(12, 36, 76, 9, "paper", radius=4)
    pen.shape([(16, 54), (84, 54), (78, 82), (58, 88), (50, 78), (42, 88), (22, 82)], "paper", line=5)
    for x in (34, 66):
        pen.oval(x, 66, 9, 5, ground)


@_job("detective")
def _detective(pen: Pen, ground: str) -> None:
    """A magnifying glass over a footprint."""
    pen.ring(42, 42, 36, "paper", 9)
    pen.stroke([(68, 68), (90, 90)], "paper", 13)
    pen.oval(42, 36, 8, 12, "paper")
    pen.oval(42, 57, 6, 6, "paper")


@_job("copywriter")
def _copywriter(pen: Pen, ground: str) -> None:
    """A fountain pen and its line."""
    pen.shape([(76, 8), (92, 24), (46, 70), (30, 54)], "paper", line=6)
    pen.shape([(26, 58), (42, 74), (14, 84)], "paper", line=4)
    pen.stroke([(24, 76), (36, 64)], ground, 3)
    pen.stroke([(10, 94), (88, 94)], "paper", 5)
