"""What every part of a Florence picture needs: the canvas, the view, the words, what has changed."""

from __future__ import annotations

from typing import NamedTuple

from games.florence.game import Florence
from games.florence.state import Principality
from games.florence.view import HIDDEN_MONEY
from render.florence.changes import Changes
from render.florence.symbols import faded
from render.kit import Box, Canvas, fonts
from render.kit.sprites import measure
from words import Speaker

GAP = 14


class Scene(NamedTuple):
    """A picture in the making."""

    canvas: Canvas
    view: Florence
    speaker: Speaker
    changes: Changes

    def say(self, id: str, **figures: str | int) -> str:
        """The words `picture-<id>`."""
        return self.speaker.say(f"picture-{id}", **figures)

    def seats(self) -> range:
        """All seats."""
        return range(len(self.view.houses))


def counted(
    scene: Scene, name: str, x: int, cy: int, figure: str, size: int = 40, words: int = 34, gone: bool = False
) -> Box:
    """A symbol with a figure beside it, from column `x`; gives back the box of both."""
    wide, _ = measure(name, size)
    scene.canvas.sprite(name, x + wide // 2, cy, size, colours=faded(name) if gone else ())
    left = x + wide + 6
    space = fonts.width(figure, words, bold=True)
    tall = fonts.line_height(words)
    label = Box(left, cy - tall // 2, space, tall)
    colour = "soft" if gone else "ink"
    scene.canvas.label(label, figure, words, smallest=words, bold=True, colour=colour)
    return Box(x, cy - size // 2, wide + 6 + space, size)


def money(house: Principality) -> str:
    """A seat's florins, or a question mark where they are not shown."""
    return "?" if house.florins == HIDDEN_MONEY else str(house.florins)
