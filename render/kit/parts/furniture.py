"""Elements every title's tables share: counted symbols, awaited lines, panels, ranking, thumbnails."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from games.core import SeatScore
from render.kit.material import fonts, text
from render.kit.material.box import Box
from render.kit.material.colour import hexed, mix
from render.kit.material.sprites import design, find
from render.kit.material.theme import Theme
from render.kit.painting.canvas import Canvas

GAP = 14
"""Between panels."""
BESIDE = 6
"""Between a symbol and its figure."""
SMALL_FIGURE = 18
PALE = 0.65


def counted(
    canvas: Canvas,
    name: str,
    box: Box,
    figure: str,
    size: int = 40,
    words: int = 34,
    *,
    colour: str = "ink",
    gone: bool = False,
    beside: int = BESIDE,
) -> Box:
    """A symbol and a figure beside it at the left of a box; returns the box of both.

    The figure shrinks to fit, down to `SMALL_FIGURE`. Raises ValueError if it doesn't fit even then.
    `gone` leaves a shadow of both."""
    wide, _ = canvas.measure(name, size)
    canvas.sprite(name, box.x + wide // 2, box.cy, size, colours=faded(canvas, name) if gone else ())
    left = box.x + wide + beside
    line = text.fit(figure, max(0, box.right - left), words, min(words, SMALL_FIGURE), bold=True)
    if line.text != figure:
        raise ValueError(f"{figure} beside {name} does not fit into {box.w} columns")
    tall = fonts.line_height(line.size)
    at = Box(left, box.cy - tall // 2, line.width, tall)
    canvas.label(at, figure, line.size, smallest=line.size, bold=True, colour="soft" if gone else colour)
    return Box(box.x, box.cy - size // 2, wide + beside + line.width, size)


def counted_right(
    canvas: Canvas, name: str, box: Box, figure: str, size: int = 40, words: int = 34, colour: str = "ink"
) -> Box:
    """As `counted`, at the right of a box."""
    wide = canvas.measure(name, size)[0] + BESIDE + fonts.width(figure, words, bold=True)
    x = max(box.x, box.right - wide)
    return counted(canvas, name, Box(x, box.y, box.right - x, box.h), figure, size, words, colour=colour)


def faded(canvas: Canvas, name: str) -> tuple[str, ...]:
    """The colours of a symbol for what is gone: a pale shadow."""
    return tuple("edge" if role in ("ink", "accent") else "well" for role in canvas.roles(name))


@lru_cache(maxsize=2048)
def pale(theme: Theme, name: str, ground: str = "table") -> tuple[str, ...]:
    """The colours of a symbol for what is out of reach: its own, mixed mostly with the ground."""
    return tuple(paled(theme, role, ground) for role in design(find(theme.name, name)).roles)


@lru_cache(maxsize=2048)
def paled(theme: Theme, role: str, ground: str = "table", share: float = PALE) -> str:
    """A colour mixed mostly with the ground, as `#RRGGBB`."""
    return hexed(mix(theme.colour(role), theme.colour(ground), share))


class AwaitedSizes(NamedTuple):
    """The sizes of an awaited line."""

    now: int = 46
    laurel: int = 46
    beside: int = 4
    longest: int = 420
    name: int = 36
    words: int = 32


def awaited_line(
    canvas: Canvas,
    box: Box,
    seats: Sequence[int],
    names: Sequence[str],
    words: str,
    *,
    over: bool = False,
    sizes: AwaitedSizes = AwaitedSizes(),  # noqa: B008  (a value that never changes)
) -> None:
    """Who is awaited and for what, or who has won: a sign, the seats, the name if there is only one, the
    words."""
    sign, size = ("laurel", sizes.laurel) if over else ("now", sizes.now)
    canvas.sprite(sign, box.x + 24, box.cy, size)
    x = box.x + 60
    for seat in seats:
        canvas.seat(seat, x + 24, box.cy, 48)
        x += 56
    if len(seats) == 1:
        name = Box(x + sizes.beside, box.y, sizes.longest, box.h)
        shown = names[seats[0]]
        x = canvas.label(name, shown, sizes.name, smallest=26, bold=True, colour="accent").right
    canvas.label(Box(x + 18, box.y, box.right - x - 18, box.h), words, sizes.words, smallest=22)


def seat_panel(canvas: Canvas, box: Box, head: int, awaited: bool) -> None:
    """A seat's panel, whose head is `head` rows high. An awaited one has a frame around its head: around the
    whole panel it would cause all of it to be compressed anew twice in every turn."""
    canvas.panel(box)
    if awaited:
        canvas.ring(Box(box.x, box.y, box.w, head), "accent", 7)


def ranking(canvas: Canvas, box: Box, scores: Sequence[SeatScore]) -> None:
    """The result in a line, best first."""
    order = sorted(scores, key=lambda score: score.place)
    for score, cell in zip(order, box.cols(*[1] * len(order), gap=8), strict=True):
        place = canvas.label(cell, f"{score.place}.", 34, colour="soft")
        at = canvas.seat(score.seat, place.right + 36, cell.cy, 52)
        rest = Box(at.right + 12, cell.y, cell.right - at.right - 12, cell.h)
        canvas.label(rest, str(score.points), 46, bold=True)


def thumb(canvas: Canvas, box: Box, label: str) -> Box:
    """The frame of a small picture of one candidate, with its label on top; returns the box below it."""
    canvas.panel(box)
    top, rest = box.pad(10, 8).rows(36, 1)
    canvas.label(top, label, 32, smallest=20, bold=True, colour="accent", align="centre")
    return rest


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
