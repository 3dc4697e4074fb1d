"""What every part of a Heaven & Ale picture needs: the canvas, the view, the words, what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

from games.core import Seat, engine
from games.heaven_ale import components as c
from games.heaven_ale.game import HeavenAle
from render.heaven_ale.changes import Changes
from render.heaven_ale.symbols import HEX_ASPECT
from render.kit import Box, Canvas, Theme, fonts, text
from render.kit.colour import mix
from render.kit.sprites import design, measure
from words import Speaker

GAP = 14
BESIDE = 6
SMALL_FIGURE = 18
PALE = 0.65


class Scene(NamedTuple):
    """A picture in the making."""

    canvas: Canvas
    view: HeavenAle
    speaker: Speaker
    changes: Changes

    def say(self, id: str, **figures: str | int) -> str:
        """The words `picture-<id>`."""
        return self.speaker.say(f"picture-{id}", **figures)

    def awaited(self) -> Seat | None:
        """The seat whose answer is needed; one at a time in this game."""
        return next(iter(engine.waits_for(self.view)), None)

    def phase(self, kind: type[Any]) -> Any:
        """The phase of a kind on the stack, or None."""
        return next((phase for phase in self.view.phases if isinstance(phase, kind)), None)


def tile_sprite(tile: str, named: bool = False) -> tuple[str, str]:
    """The sprite of a tile and its label; `named` leaves room for the name of the cell."""
    value = c.VALUE[tile]
    return f"ale_{c.TILES[tile].kind}_{'named' if named else 'tile'}", str(value) if value else ""


@lru_cache(maxsize=512)
def pale(theme: Theme, name: str, ground: str = "table") -> tuple[str, ...]:
    """The colours of a symbol for what is out of reach or gone: most of the way to the ground."""
    return tuple(paled(theme, role, ground) for role in design(name).roles)


@lru_cache(maxsize=512)
def paled(theme: Theme, role: str, ground: str = "table") -> str:
    """A colour most of the way to the ground."""
    return "#{:02X}{:02X}{:02X}".format(*mix(theme.colour(role), theme.colour(ground), PALE))


def counted(
    scene: Scene, name: str, box: Box, figure: str, size: int = 40, words: int = 34, colour: str = "ink"
) -> Box:
    """A symbol and a figure beside it at the left of a box; gives back the box of both.

    The figure shrinks to fit, down to `SMALL_FIGURE`. Raises ValueError when it does not fit even so.
    """
    wide, _ = measure(name, size)
    scene.canvas.sprite(name, box.x + wide // 2, box.cy, size)
    left = box.x + wide + BESIDE
    line = text.fit(figure, max(0, box.right - left), words, min(words, SMALL_FIGURE), bold=True)
    if line.text != figure:
        raise ValueError(f"{figure} beside {name} does not fit into {box.w} columns")
    tall = fonts.line_height(line.size)
    at = Box(left, box.cy - tall // 2, line.width, tall)
    scene.canvas.label(at, figure, line.size, smallest=line.size, bold=True, colour=colour)
    return Box(box.x, box.cy - size // 2, wide + BESIDE + line.width, size)


def counted_right(scene: Scene, name: str, box: Box, figure: str, size: int, words: int) -> Box:
    """As `counted`, at the right of a box."""
    wide = measure(name, size)[0] + BESIDE + fonts.width(figure, words, bold=True)
    x = max(box.x, box.right - wide)
    return counted(scene, name, Box(x, box.y, box.right - x, box.h), figure, size, words)


def signed(amount: int) -> str:
    """A difference with its sign; the true minus is as wide as the plus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def figure_of(position: int) -> str:
    """A marker's position with the true minus."""
    return str(position) if position >= 0 else f"−{-position}"


def arrange(box: Box, count: int, largest: int, aspect: float = 1.0) -> tuple[int, Sequence[tuple[int, int]]]:
    """The size at which `count` symbols fit into a box, at most `largest`, and their middles line by line."""
    best, columns = 0, 1
    for across in range(1, count + 1):
        fits = min(int(box.w / across / aspect), box.h // ceil(count / across), largest)
        if fits > best:
            best, columns = fits, across
    middles: list[tuple[int, int]] = []
    wide, lines = round(best * aspect), ceil(count / columns)
    for line in range(lines):
        here = min(columns, count - line * columns)
        left, top = box.cx - here * wide // 2, box.cy - lines * best // 2
        middles += [(left + wide * at + wide // 2, top + best * line + best // 2) for at in range(here)]
    return best, middles


def honeycomb(box: Box, count: int, free: int) -> tuple[int, Sequence[tuple[int, int]]]:
    """As `arrange`, for hexagons in two lines that interlock at the right of a box, whose upper left
    corner stays `free` columns wide for words."""
    above, below = count // 2, count - count // 2
    columns = max(above + (0.5 if below > above else 0), below - 0.5)
    size = min(int((box.w - free) / columns / HEX_ASPECT), int(box.h / 1.75))
    wide = size * HEX_ASPECT
    right = box.right - (wide / 2 if below > above else 0)
    top = box.y + (box.h - size * 1.75) / 2 + size / 2
    middles = [(round(right - (above - at - 0.5) * wide), round(top)) for at in range(above)]
    right += wide / 2 if below > above else -wide / 2
    middles += [(round(right - (below - at - 0.5) * wide), round(top + size * 0.75)) for at in range(below)]
    return size, middles
