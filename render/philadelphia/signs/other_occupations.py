"""The pictures of primary production, finance, press and specialists."""

import math

from render.kit import Pen
from render.kit.material import sprites
from render.philadelphia.signs.occupations import job


@job("farmer")
def _farmer(pen: Pen, ground: str) -> None:
    """A sheaf."""
    for turn in (-30, -15, 0, 15, 30):
        angle = math.radians(turn)
        x, y = 50 + 58 * math.sin(angle), 70 - 54 * math.cos(angle)
        pen.stroke([(50, 66), (x, y)], "paper", 4)
        pen.oval(x, y, 7, 13, "paper", turn)
    pen.shape([(48, 66), (52, 66), (66, 94), (34, 94)], "paper", line=6)
    pen.box(34, 62, 32, 9, "paper", ground, 2, 4)


@job("forester")
def _forester(pen: Pen, ground: str) -> None:
    """A fir tree."""
    pen.box(44, 78, 12, 18, "paper")
    for y, wide in ((6, 20), (26, 29), (48, 38)):
        pen.shape([(50, y), (50 + wide, y + 32), (50 - wide, y + 32)], "paper", line=4)


@job("fisherman")
def _fisherman(pen: Pen, ground: str) -> None:
    """A fish."""
    pen.oval(44, 50, 36, 22, "paper")
    pen.shape([(72, 50), (94, 28), (90, 50), (94, 72)], "paper", line=5)
    pen.disc(24, 45, 5, ground)
    pen.arc(26, 50, 26, 310, 50, ground, 5)


@job("mine")
def _mine(pen: Pen, ground: str) -> None:
    """A pickaxe and a shovel, crossed."""
    pen.stroke([(22, 88), (72, 28)], "paper", 8)
    pen.stroke([(46, 12), (66, 18), (82, 34), (88, 54)], "paper", 11)
    pen.stroke([(78, 88), (34, 36)], "paper", 8)
    pen.shape([(12, 8), (34, 18), (40, 34), (26, 42), (12, 32)], "paper", line=5)


@job("pawnshop")
def _pawnshop(pen: Pen, ground: str) -> None:
    """Three balls."""
    pen.stroke([(50, 8), (50, 26)], "paper", 6)
    pen.stroke([(14, 26), (86, 26)], "paper", 6)
    for x, y in ((20, 46), (80, 46), (50, 72)):
        pen.stroke([(x, 26), (x, y)], "paper", 5)
        pen.disc(x, y, 19, "paper")


@job("insurance")
def _insurance(pen: Pen, ground: str) -> None:
    """An umbrella."""
    pen.pie(50, 54, 46, 180, 360, "paper")
    for x in (4, 27, 50, 73):
        pen.disc(x + 11.5, 56, 11, ground)
    pen.stroke([(50, 8), (50, 84)], "paper", 6)
    pen.arc(60, 82, 13, 0, 180, "paper", 6)


@job("bank")
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


@job("broker")
def _broker(pen: Pen, ground: str) -> None:
    """A rising course over columns."""
    for x, y in ((10, 70), (32, 58), (54, 62), (76, 42)):
        pen.box(x, y, 15, 94 - y, "paper")
    pen.stroke([(10, 54), (34, 36), (56, 42), (86, 14)], "paper", 6)
    pen.shape([(70, 10), (92, 8), (90, 30)], "paper", line=4)


@job("newspaper")
def _newspaper(pen: Pen, ground: str) -> None:
    """A front page."""
    pen.box(14, 8, 72, 86, "paper", radius=5)
    pen.box(23, 17, 54, 14, ground)
    pen.box(23, 38, 24, 24, ground)
    for x, y, wide in ((53, 38, 24), (53, 47, 24), (53, 56, 24), (23, 69, 54), (23, 78, 54)):
        pen.box(x, y, wide, 5, ground)


@job("printer")
def _printer(pen: Pen, ground: str) -> None:
    """A press with a sheet."""
    pen.box(30, 4, 40, 28, "paper", radius=3)
    pen.box(8, 34, 84, 40, "paper", radius=9)
    pen.disc(78, 46, 4, ground)
    pen.box(26, 56, 48, 40, ground, radius=4)
    pen.box(31, 56, 38, 38, "paper", radius=3)
    for y in (64, 73, 82):
        pen.box(38, y, 24, 4, ground)


@job("radio")
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


@job("publisher")
def _publisher(pen: Pen, ground: str) -> None:
    """An open book."""
    pen.shape([(48, 26), (34, 18), (8, 20), (8, 78), (34, 76), (48, 84)], "paper", line=4)
    pen.shape([(52, 26), (66, 18), (92, 20), (92, 78), (66, 76), (52, 84)], "paper", line=4)
    for y in (34, 46, 58):
        pen.stroke([(17, y), (38, y + 2)], ground, 4)
        pen.stroke([(62, y + 2), (83, y)], ground, 4)


@job("doctor")
def _doctor(pen: Pen, ground: str) -> None:
    """A doctor's bag."""
    pen.arc(50, 32, 20, 180, 360, "paper", 7)
    pen.box(8, 32, 84, 58, "paper", radius=9)
    pen.box(44, 44, 12, 36, ground)
    pen.box(32, 56, 36, 12, ground)


@job("guard")
def _guard(pen: Pen, ground: str) -> None:
    """A shield."""
    pen.shape(
        [(50, 8), (84, 18), (84, 52), (68, 80), (50, 94), (32, 80), (16, 52), (16, 18)], "paper", line=6
    )
    pen.stroke([(50, 20), (50, 80)], ground, 7)
    pen.stroke([(26, 44), (74, 44)], ground, 7)


@job("collector")
def _collector(pen: Pen, ground: str) -> None:
    """A sack of money."""
    pen.shape(
        [(38, 26), (62, 26), (84, 60), (82, 84), (68, 92), (32, 92), (18, 84), (16, 60)], "paper", line=7
    )
    pen.shape([(34, 8), (66, 8), (60, 18), (40, 18)], "paper", line=5)
    pen.box(36, 21, 28, 5, ground)
    pen.disc(50, 62, 18, ground)
    pen.disc(50, 62, 12, "paper")


@job("seer")
def _seer(pen: Pen, ground: str) -> None:
    """A crystal ball with a star."""
    pen.disc(50, 42, 37, "paper")
    pen.shape([(28, 80), (72, 80), (82, 94), (18, 94)], "paper", line=4)
    pen.shape(sprites.regular(50, 44, (22, 9), 4), ground, line=2)


@job("inventor")
def _inventor(pen: Pen, ground: str) -> None:
    """A light bulb."""
    pen.disc(50, 40, 32, "paper")
    pen.shape([(34, 62), (66, 62), (62, 76), (38, 76)], "paper", line=4)
    pen.stroke([(40, 60), (44, 42), (50, 50), (56, 42), (60, 60)], ground, 4)
    for y in (82, 91):
        pen.box(38, y, 24, 5, "paper", radius=2)


@job("thief")
def _thief(pen: Pen, ground: str) -> None:
    """A hat above a mask."""
    pen.box(32, 6, 36, 32, "paper", radius=4)
    pen.box(32, 26, 36, 6, ground)
    pen.box(12, 36, 76, 9, "paper", radius=4)
    pen.shape([(16, 54), (84, 54), (78, 82), (58, 88), (50, 78), (42, 88), (22, 82)], "paper", line=5)
    for x in (34, 66):
        pen.oval(x, 66, 9, 5, ground)


@job("detective")
def _detective(pen: Pen, ground: str) -> None:
    """A magnifying glass over a footprint."""
    pen.ring(42, 42, 36, "paper", 9)
    pen.stroke([(68, 68), (90, 90)], "paper", 13)
    pen.oval(42, 36, 8, 12, "paper")
    pen.oval(42, 57, 6, 6, "paper")


@job("copywriter")
def _copywriter(pen: Pen, ground: str) -> None:
    """A fountain pen and its line."""
    pen.shape([(76, 8), (92, 24), (46, 70), (30, 54)], "paper", line=6)
    pen.shape([(26, 58), (42, 74), (14, 84)], "paper", line=4)
    pen.stroke([(24, 76), (36, 64)], ground, 3)
    pen.stroke([(10, 94), (88, 94)], "paper", 5)
