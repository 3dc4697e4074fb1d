"""The sprites of Caravan, each drawn in a square of 100 units."""

from render.kit.material.sprites import Pen, Sprites

sprite = Sprites("caravan")


@sprite("spice", "spice", "ink")
def _spice(pen: Pen) -> None:
    pen.disc(50, 50, 40, "spice", "ink", 6)


@sprite("silk", "silk", "ink")
def _silk(pen: Pen) -> None:
    pen.shape([(50, 8), (92, 50), (50, 92), (8, 50)], "silk", "ink", 6)


@sprite("salt", "salt", "ink")
def _salt(pen: Pen) -> None:
    pen.shape([(14, 14), (86, 14), (86, 86), (14, 86)], "salt", "ink", 6)
