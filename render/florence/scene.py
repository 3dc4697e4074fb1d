"""What every part of a Florence picture needs: the canvas, the view, the words, what has changed."""

from __future__ import annotations

from typing import NamedTuple

from games.florence.game import Florence
from games.florence.state import Principality
from games.florence.view import HIDDEN_MONEY
from render.florence.changes import Changes
from render.florence.symbols import faded
from render.kit import Box, Canvas, fonts, text
from render.kit.sprites import measure
from words import Speaker

GAP = 14
BESIDE = 6
SMALL_FIGURE = 18


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
    scene: Scene, name: str, box: Box, figure: str, size: int = 40, words: int = 34, gone: bool = False
) -> Box:
    """A symbol and a figure beside it at the left of a box; gives back the box of both.

    The figure shrinks to fit, down to `SMALL_FIGURE`. Raises ValueError when it does not fit even so.
    """
    wide, _ = measure(name, size)
    scene.canvas.sprite(name, box.x + wide // 2, box.cy, size, colours=faded(name) if gone else ())
    left = box.x + wide + BESIDE
    line = text.fit(figure, max(0, box.right - left), words, min(words, SMALL_FIGURE), bold=True)
    if line.text != figure:
        raise ValueError(f"{figure} beside {name} does not fit into {box.w} columns")
    tall = fonts.line_height(line.size)
    at = Box(left, box.cy - tall // 2, line.width, tall)
    colour = "soft" if gone else "ink"
    scene.canvas.label(at, figure, line.size, smallest=line.size, bold=True, colour=colour)
    return Box(box.x, box.cy - size // 2, wide + BESIDE + line.width, size)


def counted_right(scene: Scene, name: str, box: Box, figure: str, size: int, words: int) -> Box:
    """As `counted`, at the right of a box."""
    wide = measure(name, size)[0] + BESIDE + fonts.width(figure, words, bold=True)
    x = max(box.x, box.right - wide)
    return counted(scene, name, Box(x, box.y, box.right - x, box.h), figure, size, words)


def money(house: Principality) -> str:
    """A seat's florins, or a question mark where they are not shown."""
    return "?" if house.florins == HIDDEN_MONEY else str(house.florins)
