"""A picture for each occupation, in white on the colour of its trade. One that a host has added has none: it
shows the symbol of its trade."""

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


def job(id: str) -> Callable[[Drawing], Drawing]:
    """Registers the picture of an occupation, if it is in the game."""

    def register(draw: Drawing) -> Drawing:
        if id in c.KINDS:
            ground = c.KINDS[id].industry
            sprite(f"job_{id}", "paper", ground)(lambda pen: draw(pen, ground))
        return draw

    return register
