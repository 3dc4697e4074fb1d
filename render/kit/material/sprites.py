"""Sprites: small pictures drawn in code once, four times too large, and reduced.

A sprite is a function that draws with a `Pen` in a square of 100 by 100 units (wider or narrower by its
`aspect`), at any size, in colours named by their role in the theme. The kit's own are registered with
`sprite`. A title registers its own with a `Sprites` object, so that two titles may both have a `value`. A
title's canvas looks up its own sprites first."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.material.colour import RGB
from render.kit.material.fonts import font

SCALE = 4
"""The factor by which a sprite is drawn too large before it is reduced."""

CRISP = "RGBa"
"""The mode of a drawing without soft edges (letters have some). Each pixel is opaque or empty, so its colours
are premultiplied as they are."""

Point = tuple[float, float]
SpriteFunction = Callable[["Pen"], None]


class SpriteDesign(NamedTuple):
    """A registered sprite: how to draw it, the roles of its colours, and width over height."""

    draw: SpriteFunction
    roles: tuple[str, ...]
    aspect: float


class SpriteImage(NamedTuple):
    """A sprite ready to paste: its colours, and separately its coverage (modes RGB and L)."""

    colours: Image.Image
    mask: Image.Image


class Symbol(NamedTuple):
    """How a thing is drawn: a sprite, what is written on it, the roles that replace its colours, and the role
    of a ground below it."""

    sprite: str
    label: str = ""
    colours: tuple[str, ...] = ()
    ground: str = ""


class _Designs(dict[str, SpriteDesign]):
    """The designs by full name. An unknown name is told with those that are spelt like it."""

    def __missing__(self, name: str) -> SpriteDesign:
        near = ", ".join(get_close_matches(name, self, 3)) or "none is spelt like it"
        raise KeyError(f"no symbol is called {name!r}: {near}")


_designs = _Designs()


def sprite(name: str, *roles: str, aspect: float = 1.0) -> Callable[[SpriteFunction], SpriteFunction]:
    """Register a drawing function under a name; `roles` are its colours, in this order.

    Raises ValueError if the name is taken: cached pictures rely on a name meaning one drawing."""

    def register(draw: SpriteFunction) -> SpriteFunction:
        if name in _designs:
            raise ValueError(f"there already is a sprite {name!r}")
        _designs[name] = SpriteDesign(draw, roles, aspect)
        return draw

    return register


class Sprites:
    """The sprites of one title, by its id: used as `sprite` is.

    sprite = Sprites("florence")

    @sprite("lake", "lake", "ink")
    def _lake(pen: Pen) -> None: ...
    """

    def __init__(self, title: str) -> None:
        self.title = title

    def __call__(
        self, name: str, *roles: str, aspect: float = 1.0
    ) -> Callable[[SpriteFunction], SpriteFunction]:
        """Register a drawing function under a name of this title. ValueError if it is taken."""
        return sprite(f"{self.title}/{name}", *roles, aspect=aspect)


def find(title: str, name: str) -> str:
    """The full name of a sprite: the title's own, else the kit's."""
    own = f"{title}/{name}"
    return own if own in _designs else name


def design(name: str) -> SpriteDesign:
    """The design of a full name. KeyError if it isn't registered."""
    return _designs[name]


def names(title: str = "") -> tuple[str, ...]:
    """The full names of a title's sprites in order of registration, or of the kit's own."""
    return tuple(name for name in _designs if name.rpartition("/")[0] == title)


def measure(name: str, size: int) -> tuple[int, int]:
    """Width and height in pixels of a sprite `size` high."""
    return max(1, round(size * _designs[name].aspect)), size


def size_within(name: str, most: int, columns: int) -> int:
    """The largest size of a sprite, at most `most`, at which it takes no more than some columns."""
    wide, _ = measure(name, most)
    return most if wide <= columns else most * columns // wide


@lru_cache(maxsize=1024)
def cut(name: str, size: int, colours: tuple[RGB, ...], label: str = "") -> SpriteImage:
    """The sprite `size` pixels high in these colours, with a label if it draws one. Cached: never draw on
    it."""
    return made(name, size, colours, label)


def made(name: str, size: int, colours: tuple[RGB, ...], label: str = "") -> SpriteImage:
    """The same, drawn anew and not cached."""
    plan = _designs[name]
    if len(colours) != len(plan.roles):
        raise ValueError(f"{name!r} has the colours {', '.join(plan.roles)}: {len(colours)} are given")
    width, height = measure(name, size)
    large = Image.new("RGBA" if label else CRISP, (width * SCALE, height * SCALE))
    plan.draw(Pen(large, dict(zip(plan.roles, colours, strict=True)), label))
    return reduced(large)


def reduced(large: Image.Image) -> SpriteImage:
    """A drawing `SCALE` times too large (mode RGBA or CRISP), reduced to its final size."""
    # Reduced premultiplied, else the black of the empty pixels would darken every edge.
    premultiplied = large if large.mode == CRISP else large.convert(CRISP)
    small = premultiplied.reduce(SCALE).convert("RGBA")
    return SpriteImage(small.convert("RGB"), small.getchannel("A"))


class Pen:
    """Draws a sprite in units: 0..100 from top to bottom, 0..100 times the aspect from left to right."""

    def __init__(self, picture: Image.Image, colours: dict[str, RGB], label: str = "") -> None:
        self.label = label
        self.colours = colours
        self.unit = picture.height / 100
        self.right = picture.width / self.unit
        self._draw = ImageDraw.Draw(picture)
        self._left = self._top = 0.0

    def inset(self, x: float, y: float, size: float) -> Pen:
        """A pen for a square of `size` units around a point, with units of its own from 0 to 100, so that
        a symbol can be part of another."""
        pen = copy(self)
        pen._left, pen._top = self._at((x - size / 2, y - size / 2))
        pen.unit = self.unit * size / 100
        pen.right = 100
        return pen

    def disc(
        self, x: float, y: float, radius: float, fill: str, ink: str | None = None, line: float = 6
    ) -> None:
        """A disc of a radius, outline included, its outline `line` thick when `ink` is given."""
        if ink is not None:
            self._disc(x, y, radius, ink)
            radius -= line
        self._disc(x, y, radius, fill)

    def ring(self, x: float, y: float, radius: float, ink: str, line: float = 6) -> None:
        """A circle of an outer radius with nothing inside."""
        box = self._box(x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse(box, outline=self.colours[ink], width=max(1, round(line * self.unit)))

    def shape(self, points: Sequence[Point], fill: str, ink: str | None = None, line: float = 6) -> None:
        """A filled polygon with round corners. The outline is stroked, or the fill if there is no `ink`."""
        self._draw.polygon([self._at(p) for p in points], fill=self.colours[fill])
        self.stroke([*points, points[0]], ink or fill, line)

    def stroke(self, points: Sequence[Point], ink: str, line: float = 6) -> None:
        """A line through the points with round ends and corners."""
        width = max(1, round(line * self.unit))
        self._draw.line([self._at(p) for p in points], fill=self.colours[ink], width=width)
        for x, y in points:
            self._disc(x, y, line / 2, ink)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, ink: str | None = None,
        line: float = 6, radius: float = 0,
    ) -> None:  # fmt: skip
        """A rectangle, outline included, with corners of a radius."""
        if ink is not None:
            self._rounded(x, y, w, h, ink, radius)
            x, y, w, h, radius = x + line, y + line, w - 2 * line, h - 2 * line, max(0, radius - line)
        self._rounded(x, y, w, h, fill, radius)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, ink: str, line: float = 6
    ) -> None:
        """Part of a circle of an outer radius, in degrees clockwise from three o'clock."""
        box = self._box(x - radius, y - radius, x + radius, y + radius)
        self._draw.arc(box, start, end, fill=self.colours[ink], width=max(1, round(line * self.unit)))

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: str) -> None:
        """A slice of a disc, in degrees clockwise from three o'clock."""
        box = self._box(x - radius, y - radius, x + radius, y + radius)
        self._draw.pieslice(box, start, end, fill=self.colours[fill])

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, turn: float = 0) -> None:
        """A filled ellipse around a point, turned clockwise by degrees."""
        self._draw.polygon([self._at(p) for p in ellipse(x, y, rx, ry, turn)], fill=self.colours[fill])

    def text(self, x: float, y: float, text: str, height: float, ink: str, space: float = 100) -> None:
        """Bold text with its ink centred on a point, `height` units in size, or less to fit into `space`."""
        face = font(max(1, round(height * self.unit)), bold=True)
        wide = face.getbbox(text, anchor="ls")[2] / self.unit
        if wide > space:
            face = font(max(1, int(height * self.unit * space / wide)), bold=True)
        left, top, right, bottom = face.getbbox(text, anchor="ls")
        px, py = self._at((x, y))
        at = (px - (left + right) / 2, py - (top + bottom) / 2)
        self._draw.text(at, text, fill=self.colours[ink], font=face, anchor="ls")

    def _disc(self, x: float, y: float, radius: float, fill: str) -> None:
        if radius > 0:
            box = self._box(x - radius, y - radius, x + radius, y + radius)
            self._draw.ellipse(box, fill=self.colours[fill])

    def _rounded(self, x: float, y: float, w: float, h: float, fill: str, radius: float) -> None:
        box = self._box(x, y, x + w, y + h)
        self._draw.rounded_rectangle(box, radius * self.unit, fill=self.colours[fill])

    def _at(self, point: Point) -> Point:
        return self._left + point[0] * self.unit, self._top + point[1] * self.unit

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        # Pillow includes the last row and column; a box here ends before them.
        (x, y), (u, v) = self._at((left, top)), self._at((right, bottom))
        return x, y, max(x, u - 1), max(y, v - 1)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> list[Point]:
    """Points around an ellipse, turned clockwise by degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    round_ = [(rx * math.cos(math.tau * k / 48), ry * math.sin(math.tau * k / 48)) for k in range(48)]
    return [(x + c * px - s * py, y + s * px + c * py) for px, py in round_]


def regular(x: float, y: float, radii: Iterable[float], corners: int, turn: float = -90) -> list[Point]:
    """Corners on circles around a point, the radii taken in turn: one for a polygon, two for a star."""
    rings = tuple(radii)
    step = 360 / (corners * len(rings))
    angles = [math.radians(turn + step * k) for k in range(corners * len(rings))]
    return [
        (x + rings[k % len(rings)] * math.cos(a), y + rings[k % len(rings)] * math.sin(a))
        for k, a in enumerate(angles)
    ]
