"""The sprites of Skeleton, each drawn in a square of 100 units."""

from render.kit.material.sprites import Pen, Sprites

sprite = Sprites("skeleton")


@sprite("stone", "stone", "ink")
def _stone(pen: Pen) -> None:
    pen.disc(50, 50, 44, "stone", "ink", 6)
