"""Heads of a seat: its sign, who holds it, who is ahead, its points, and what else a title shows there.

A title that declares its `points` gets them in every head: the laurel for those so far, the chequered flag
for those if the game ended now. A part that draws a head reads `scene.standing(seat)`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.kit.material import fonts
from render.kit.material.box import Box
from render.kit.painting.canvas import Canvas
from render.kit.parts.furniture import GAP, counted_right
from render.kit.parts.scene import Scene
from words import Speaker
from words.numbers import plain_number, signed

CUP, LEVEL = 1.15, 0.5
"""Heights of the cup and of a computer's pips, as shares of the size of the name."""
COMFORT = 250
"""Columns for the name beside which figures have their full size."""
IF_ENDED = 0.8
"""Size of the points if the game ended now, as a share of those so far."""


AT_LEAST = "≥"


class PointSymbols(NamedTuple):
    """The symbols of the points so far and of those if the game ended now."""

    so_far: str = "laurel"
    if_ended: str = "finish"


SYMBOLS = PointSymbols()


class HeadFigure(NamedTuple):
    """A symbol with a figure, for a head. `change`: what the last turn changed of it."""

    symbol: str
    figure: str
    size: int = 56
    words: int = 50
    colour: str = "ink"
    change: int = 0


def large_head(
    scene: Scene[Any, Any],
    box: Box,
    seat: int,
    figures: Sequence[HeadFigure] = (),
    gap: int = 34,
    beside: str = "",
    symbols: PointSymbols = SYMBOLS,
) -> None:
    """The head of a picture of one seat: its sign, its name with words `beside` it, and from the right its
    points and the figures."""
    canvas = scene.canvas
    canvas.panel(box)
    inside = box.pad(18, 8)
    canvas.seat(seat, inside.x + 34, inside.cy, 66)
    shown = [*points(scene, seat, 56, 50, symbols=symbols), *figures]
    free = _figures(scene, inside, shown, gap)
    left = inside.x + 84
    player(scene, Box(left, inside.y, free - left, inside.h), seat, 44, 30, beside=beside)


def seat_head(
    scene: Scene[Any, Any],
    box: Box,
    seat: int,
    figures: Sequence[HeadFigure] = (),
    *,
    gained: int = 0,
    signs: Sequence[str] = (),
    now: bool = False,
    symbols: PointSymbols = SYMBOLS,
) -> None:
    """The head of a seat's panel: its sign, further `signs` (the start player), its name, and from the
    right its points with what the last turn `gained`, and the figures. `now` puts a ring around the seat's
    sign."""
    canvas = scene.canvas
    at = canvas.seat(seat, box.x + 27, box.cy, 54)
    if now:
        canvas.highlight(at, 27)
    left = box.x + 62
    for sign in signs:
        wide, _ = canvas.measure(sign, 36)
        canvas.sprite(sign, left + wide // 2, box.cy, 36)
        left += wide + 6
    shown = [*points(scene, seat, 46, 42, gained, symbols), *figures]
    gap = 14
    if box.right - left - _wide(canvas, shown, gap) < COMFORT:
        shown, gap = [*points(scene, seat, 40, 36, gained, symbols), *map(_smaller, figures)], 8
    end = _figures(scene, box, shown, gap)
    player(scene, Box(left, box.y, end - left, box.h), seat, 32, 20)


def points(
    scene: Scene[Any, Any], seat: int, size: int, words: int, gained: int = 0, symbols: PointSymbols = SYMBOLS
) -> tuple[HeadFigure, ...]:
    """A seat's points from the right: those if the game ended now, then those so far. Where only one of them
    is known, it is large. Empty if they are secret."""
    standing = scene.standing(seat)
    if standing is None:
        return ()
    found: list[HeadFigure] = []
    if standing.if_ended is not None:
        sign = AT_LEAST if standing.at_least else ""
        alone = standing.so_far is None
        share, colour = (1.0, "ink") if alone else (IF_ENDED, "soft")
        figure = f"{sign}{plain_number(standing.if_ended)}"
        change = gained if alone else 0
        found.append(
            HeadFigure(symbols.if_ended, figure, round(size * share), round(words * share), colour, change)
        )
    if standing.so_far is not None:
        found.append(HeadFigure(symbols.so_far, plain_number(standing.so_far), size, words, change=gained))
    return tuple(found)


def player(
    scene: Scene[Any, Any],
    box: Box,
    seat: int,
    size: int,
    smallest: int,
    *,
    colour: str = "ink",
    beside: str = "",
) -> Box:
    """Who holds a seat: a cup if it is ahead (its place once the game is over), the name, a computer's level
    as pips; returns the box of it all."""
    canvas, left, right = scene.canvas, box.x, box.right
    standing = scene.standing(seat)
    if standing is not None and standing.ahead:
        wide, tall = canvas.measure("cup", round(size * CUP))
        canvas.sprite("cup", left + wide // 2, box.cy, tall)
        left += wide + 8
    elif standing is not None and standing.place:
        words = Box(left, box.y, 2 * size, box.h)
        left = canvas.label(words, f"{standing.place}.", size, bold=True, colour="soft").right + 8
    free = Box(left, box.y, right - left, box.h)
    end = named(canvas, scene.speaker, free, seat, size, smallest, colour=colour, beside=beside).right
    return Box(box.x, box.y, end - box.x, box.h)


def named(
    canvas: Canvas,
    speaker: Speaker,
    box: Box,
    seat: int,
    size: int,
    smallest: int,
    *,
    colour: str = "ink",
    beside: str = "",
) -> Box:
    """The name of who holds a seat with words `beside` it, and a computer's level as pips."""
    level = speaker.levels[seat]
    name = f"{speaker.players[seat]} {beside}".strip()
    if not level:
        return canvas.label(box, name, size, smallest=smallest, bold=True, colour=colour)
    wide, tall = canvas.measure("level", round(size * LEVEL))
    if fonts.width(name, round(size * 0.8), bold=True) + wide + 10 > box.w:
        above, below = box.rows(1, tall + 4)
        at = canvas.label(above, name, size, smallest=smallest, bold=True, colour=colour)
        canvas.sprite("level", box.x + wide // 2, below.cy - 2, tall, label=str(level))
        return at
    free = Box(box.x, box.y, box.w - wide - 10, box.h)
    at = canvas.label(free, name, size, smallest=smallest, bold=True, colour=colour)
    pips = canvas.sprite("level", at.right + 10 + wide // 2, box.cy, tall, label=str(level))
    return Box(at.x, at.y, pips.right - at.x, at.h)


def _smaller(figure: HeadFigure) -> HeadFigure:
    return figure._replace(size=figure.size * 6 // 7, words=figure.words * 6 // 7)


def _wide(canvas: Canvas, figures: Sequence[HeadFigure], gap: int) -> int:
    """Columns of figures without their changes."""
    symbols = sum(canvas.measure(one.symbol, one.size)[0] for one in figures)
    return symbols + sum(fonts.width(one.figure, one.words, bold=True) + gap for one in figures)


def _figures(scene: Scene[Any, Any], box: Box, figures: Sequence[HeadFigure], gap: int) -> int:
    """Figures from the right of a box, each with its change at its left; returns where free room ends."""
    canvas, right, free = scene.canvas, box.right, box.right
    for one in figures:
        room = Box(box.x, box.y, right - box.x, box.h)
        free = counted_right(canvas, one.symbol, room, one.figure, one.size, one.words, one.colour).x
        if one.change:
            wide = fonts.width(signed(one.change), 26, bold=True) + 26
            free = canvas.difference(free - 8 - wide // 2, box.cy, one.change, 26).x
        right = free - gap
    return free - GAP
