"""What a canvas is made of: marks that say what goes where, and are drawn when they are needed.

A mark is a value: equal marks draw equal pixels. So two pictures are compared by their marks, and
where these are equal nothing is drawn at all. Every mark is drawn from cached parts.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit import fonts, sprites
from render.kit.box import Box
from render.kit.colour import RGB

SCALE = sprites.SCALE


class Fill(NamedTuple):
    """A box in one colour, its corners rounded by `radius` pixels."""

    box: Box
    colour: RGB
    radius: int = 0

    def draw(self, on: Image.Image, top: int) -> None:
        """Draw on a picture whose first row is row `top` of the canvas."""
        (x, y, w, h), r = self.box, self.radius
        y -= top
        if r == 0:
            on.paste(self.colour, (x, y, x + w, y + h))
            return
        on.paste(self.colour, (x + r, y, x + w - r, y + h))
        on.paste(self.colour, (x, y + r, x + r, y + h - r))
        on.paste(self.colour, (x + w - r, y + r, x + w, y + h - r))
        for corner, at in zip(_corners(r, 0), _corner_places(x, y, w, h, r), strict=True):
            on.paste(self.colour, at, corner)


class Ring(NamedTuple):
    """The outline of a rounded box, `line` pixels thick, inside the box."""

    box: Box
    colour: RGB
    line: int
    radius: int

    def draw(self, on: Image.Image, top: int) -> None:
        """Draw on a picture whose first row is row `top` of the canvas."""
        (x, y, w, h), r, line = self.box, self.radius, self.line
        y -= top
        on.paste(self.colour, (x + r, y, x + w - r, y + line))
        on.paste(self.colour, (x + r, y + h - line, x + w - r, y + h))
        on.paste(self.colour, (x, y + r, x + line, y + h - r))
        on.paste(self.colour, (x + w - line, y + r, x + w, y + h - r))
        if r:
            for corner, at in zip(_corners(r, line), _corner_places(x, y, w, h, r), strict=True):
                on.paste(self.colour, at, corner)


class Text(NamedTuple):
    """A cleaned line of text; `box` is its line box."""

    box: Box
    text: str
    size: int
    bold: bool
    colour: RGB

    def draw(self, on: Image.Image, top: int) -> None:
        """Draw on a picture whose first row is row `top` of the canvas."""
        mask = fonts.mask(self.text, self.size, self.bold)
        on.paste(self.colour, (self.box.x, self.box.y - top), mask)


class Sprite(NamedTuple):
    """A sprite, as high as its box."""

    box: Box
    name: str
    colours: tuple[RGB, ...]
    label: str

    def draw(self, on: Image.Image, top: int) -> None:
        """Draw on a picture whose first row is row `top` of the canvas."""
        cut = sprites.cut(self.name, self.box.h, self.colours, self.label)
        on.paste(cut.colours, (self.box.x, self.box.y - top), cut.mask)


class Shape(NamedTuple):
    """A polygon, or without `closed` a line of a thickness; points count from the corner of `box`."""

    box: Box
    points: tuple[tuple[int, int], ...]
    colour: RGB
    line: int
    closed: bool

    def draw(self, on: Image.Image, top: int) -> None:
        """Draw on a picture whose first row is row `top` of the canvas."""
        mask = _shape(self.points, self.box.w, self.box.h, self.line, self.closed)
        on.paste(self.colour, (self.box.x, self.box.y - top), mask)


Mark = Fill | Ring | Text | Sprite | Shape


@lru_cache(maxsize=128)
def _corners(radius: int, line: int) -> tuple[Image.Image, ...]:
    """The four quarters of a disc, or of a ring `line` thick, clockwise from the top left."""
    side = 2 * radius * SCALE
    large = Image.new("L", (side, side))
    draw = ImageDraw.Draw(large)
    if line:
        draw.ellipse((0, 0, side - 1, side - 1), outline=255, width=line * SCALE)
    else:
        draw.ellipse((0, 0, side - 1, side - 1), fill=255)
    whole, r, d = large.reduce(SCALE), radius, 2 * radius
    return tuple(whole.crop(c) for c in ((0, 0, r, r), (r, 0, d, r), (r, r, d, d), (0, r, r, d)))


def _corner_places(x: int, y: int, w: int, h: int, r: int) -> tuple[tuple[int, int], ...]:
    return (x, y), (x + w - r, y), (x + w - r, y + h - r), (x, y + h - r)


@lru_cache(maxsize=1024)
def _shape(
    points: tuple[tuple[int, int], ...], width: int, height: int, line: int, closed: bool
) -> Image.Image:
    large = Image.new("L", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(large)
    corners = [((x + 0.5) * SCALE, (y + 0.5) * SCALE) for x, y in points]
    if closed:
        draw.polygon(corners, fill=255)
        return large.reduce(SCALE)
    draw.line(corners, fill=255, width=line * SCALE)
    half = line * SCALE / 2
    for x, y in corners:
        draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill=255)
    return large.reduce(SCALE)


def shape_box(points: tuple[tuple[int, int], ...], line: int) -> Box:
    """The box a line or polygon covers, its thickness included."""
    reach = math.ceil(line / 2) + 1
    left, top = min(x for x, _ in points) - reach, min(y for _, y in points) - reach
    right, bottom = max(x for x, _ in points) + reach + 1, max(y for _, y in points) + reach + 1
    return Box(left, top, right - left, bottom - top)
