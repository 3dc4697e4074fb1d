"""The marks a canvas consists of: each says what goes where, and is drawn when it is needed.

A mark is a value, and `mark_maker` makes each once: the same mark draws the same pixels. So pictures are
compared by the identity of their marks (`strips`), and nothing is drawn where they are the same. Every mark
is drawn from cached parts."""

import math
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.material import fonts, sketch, sprites
from render.kit.material.box import Box, Pixels
from render.kit.material.caching import by_bytes
from render.kit.material.colour import RGB
from render.kit.material.theme import Theme
from render.kit.painting.palette import PillowPixels

SCALE = sprites.SCALE


class Fill(NamedTuple):
    """A box in one colour, its corners rounded by `radius` pixels."""

    box: Box
    colour: RGB
    radius: int = 0

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        (x, y, w, h), r = self.box, self.radius
        x, y = x - left, y - top
        _fill(on, self.colour, x + r, y, w - 2 * r, h)
        if r:
            _fill(on, self.colour, x, y + r, r, h - 2 * r)
            _fill(on, self.colour, x + w - r, y + r, r, h - 2 * r)
            _rounded(on, self.colour, (x, y, w, h), r, 0)

    def covers(self, box: Box) -> bool:
        """Whether this hides everything drawn before in that box."""
        (x, y, w, h), r = self.box, self.radius
        u, v, wide, tall = box
        upright = x + r <= u and u + wide <= x + w - r and y <= v and v + tall <= y + h
        return upright or (x <= u and u + wide <= x + w and y + r <= v and v + tall <= y + h - r)


class Ring(NamedTuple):
    """The outline of a rounded box, `line` pixels thick, inside the box."""

    box: Box
    colour: RGB
    line: int
    radius: int

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        (x, y, w, h), r, line = self.box, self.radius, self.line
        x, y = x - left, y - top
        _fill(on, self.colour, x + r, y, w - 2 * r, line)
        _fill(on, self.colour, x + r, y + h - line, w - 2 * r, line)
        _fill(on, self.colour, x, y + r, line, h - 2 * r)
        _fill(on, self.colour, x + w - line, y + r, line, h - 2 * r)
        if r:
            _rounded(on, self.colour, (x, y, w, h), r, line)


class TextMark(NamedTuple):
    """A cleaned line of text; `box` is its line box."""

    box: Box
    text: str
    size: int
    bold: bool
    colour: RGB

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        mask = fonts.mask(self.text, self.size, self.bold)
        _paste(on, self.colour, self.box.x - left, self.box.y - top, mask)


class Haloed(NamedTuple):
    """A cleaned line of text with a halo; `box` is its line box with the halo."""

    box: Box
    text: str
    size: int
    bold: bool
    colour: RGB
    halo: RGB
    reach: int

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        x, y, reach = self.box.x - left, self.box.y - top, self.reach
        _paste(on, self.halo, x, y, fonts.halo_mask(self.text, self.size, self.bold, reach))
        _paste(on, self.colour, x + reach, y + reach, fonts.mask(self.text, self.size, self.bold))


class Sprite(NamedTuple):
    """A sprite, as high as its box."""

    box: Box
    name: str
    colours: tuple[RGB, ...]
    label: str

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        cut = sprites.cut(self.name, self.box.h, self.colours, self.label)
        _paste(on, cut.colours.im, self.box.x - left, self.box.y - top, cut.mask)


class LineMark(NamedTuple):
    """A line of a thickness through points, relative to the corner of `box`."""

    box: Box
    points: Pixels
    colour: RGB
    thick: int

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        mask = _stroke(self.points, self.box.w, self.box.h, self.thick)
        _paste(on, self.colour, self.box.x - left, self.box.y - top, mask)


class LinesMark(NamedTuple):
    """Several lines of one thickness and colour; their points are relative to the corner of `box`."""

    box: Box
    paths: tuple[Pixels, ...]
    colour: RGB
    thick: int

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        mask = _strokes(self.paths, self.box.w, self.box.h, self.thick)
        _paste(on, self.colour, self.box.x - left, self.box.y - top, mask)


class Still(NamedTuple):
    """A drawing that never changes: made once per size and kept. `key`: what else it depends on."""

    box: Box
    name: str
    key: tuple[Hashable, ...]
    theme: Theme

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        x, y, w, h = self.box
        drawn = _still(self.name, self.key, self.theme, w, h)
        on.paste(drawn.im, (x - left, y - top, x - left + w, y - top + h))


class Polygon(NamedTuple):
    """A filled polygon with an outline `thick` on its border; points are relative to the corner of `box`."""

    box: Box
    points: Pixels
    fill: RGB
    ink: RGB
    thick: int

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        cut = _polygon(self.points, self.box.w, self.box.h, self.fill, self.ink, self.thick)
        _paste(on, cut.colours.im, self.box.x - left, self.box.y - top, cut.mask)


class Sketched(NamedTuple):
    """Shapes drawn together on a ground, as part of a still."""

    box: Box
    ground: RGB
    shapes: tuple[sketch.Shape, ...]

    def draw(self, on: PillowPixels, left: int, top: int) -> None:
        """Draw on a picture whose first column and row have these coordinates on the canvas."""
        x, y, w, h = self.box
        drawn = sketch.drawn(self.box, self.ground, self.shapes)
        on.paste(drawn.im, (x - left, y - top, x - left + w, y - top + h))


Mark = Fill | Ring | TextMark | Haloed | Sprite | LineMark | LinesMark | Still | Polygon | Sketched


def covered(mark: Mark) -> tuple[Box, ...]:
    """The boxes in which a mark may change pixels."""
    if not isinstance(mark, Ring):
        return (mark.box,)
    (x, y, w, h), thick = mark.box, max(mark.line, mark.radius)
    if w <= 2 * thick or h <= 2 * thick:
        return (mark.box,)
    inside = h - 2 * thick
    return (
        Box(x, y, w, thick),
        Box(x, y + thick, mark.line, inside),
        Box(x + w - mark.line, y + thick, mark.line, inside),
        Box(x, y + h - thick, w, thick),
    )


stills: dict[str, Callable[[Theme, int, int, tuple[Hashable, ...]], Image.Image]] = {}
"""How each kind of still is drawn: from a theme, width, height and key. See `canvas.still`."""


def _bytes_of_still(image: Image.Image) -> int:
    return 3 * image.width * image.height


def _bytes_of_mask(mask: Image.Image) -> int:
    return mask.width * mask.height


def _bytes_of_cut(cut: sprites.SpriteImage) -> int:
    return 4 * cut.mask.width * cut.mask.height


@by_bytes(_bytes_of_still, 24 * 1024 * 1024)
def _still(name: str, key: tuple[Hashable, ...], theme: Theme, width: int, height: int) -> Image.Image:
    return stills[name](theme, width, height, key)


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


def _rounded(on: PillowPixels, colour: RGB, box: Box | tuple[int, ...], r: int, line: int) -> None:
    """The four corners of a rounded box, or of its outline."""
    x, y, w, h = box
    right, low, (wide, tall) = x + w - r, y + h - r, on.size
    above, below = -r < y < tall, -r < low < tall
    upper_left, upper_right, lower_right, lower_left = _corners(r, line)
    if -r < x < wide:
        if above:
            on.paste(colour, (x, y, x + r, y + r), upper_left.im)
        if below:
            on.paste(colour, (x, low, x + r, low + r), lower_left.im)
    if -r < right < wide:
        if above:
            on.paste(colour, (right, y, right + r, y + r), upper_right.im)
        if below:
            on.paste(colour, (right, low, right + r, low + r), lower_right.im)


# `Image.paste` scans both pictures each time, which takes longer than the pasting.


def _fill(on: PillowPixels, colour: RGB, x: int, y: int, w: int, h: int) -> None:
    """Fill a box with a colour."""
    wide, tall = on.size
    if w > 0 and h > 0 and x < wide and y < tall and x + w > 0 and y + h > 0:
        on.paste(colour, (x, y, x + w, y + h))


def _paste(on: PillowPixels, what: RGB | PillowPixels, x: int, y: int, mask: Image.Image) -> None:
    """Paint a colour, or a picture as large as the mask, through the mask."""
    through = mask.im
    w, h = through.size
    on.paste(what, (x, y, x + w, y + h), through)


@by_bytes(_bytes_of_mask)
def _stroke(points: Pixels, width: int, height: int, thick: int) -> Image.Image:
    large = Image.new("L", (width * SCALE, height * SCALE))
    _trace(ImageDraw.Draw(large), points, 255, thick)
    return large.reduce(SCALE)


@by_bytes(_bytes_of_mask)
def _strokes(paths: tuple[Pixels, ...], width: int, height: int, thick: int) -> Image.Image:
    large = Image.new("L", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(large)
    for points in paths:
        _trace(draw, points, 255, thick)
    return large.reduce(SCALE)


@by_bytes(_bytes_of_cut)
def _polygon(points: Pixels, width: int, height: int, fill: RGB, ink: RGB, thick: int) -> sprites.SpriteImage:
    large = Image.new(sprites.CRISP, (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(large)
    draw.polygon(_enlarged(points), fill=fill)
    if thick:
        _trace(draw, (*points, points[0]), ink, thick)
    return sprites.reduced(large)


def _trace(draw: ImageDraw.ImageDraw, points: Pixels, ink: RGB | int, thick: int) -> None:
    corners = _enlarged(points)
    draw.line(corners, fill=ink, width=thick * SCALE)
    half = thick * SCALE / 2
    for x, y in corners:
        draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill=ink)


def _enlarged(points: Pixels) -> list[tuple[float, float]]:
    return [((x + 0.5) * SCALE, (y + 0.5) * SCALE) for x, y in points]


def placed(points: Sequence[tuple[int, int]], thick: int) -> tuple[Box, Pixels]:
    """The box a line or polygon covers, including its thickness, and the points relative to it."""
    reach = math.ceil(thick / 2) + 1
    columns, rows = [x for x, _ in points], [y for _, y in points]
    left, top = min(columns) - reach, min(rows) - reach
    box = Box(left, top, max(columns) + reach + 1 - left, max(rows) + reach + 1 - top)
    return box, tuple((x - left, y - top) for x, y in points)
