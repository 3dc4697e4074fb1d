"""The canvas a title draws on: panels, lines, sprites and words, in the colours of its theme.

    canvas = Canvas(FLORENCE, height=1400)
    head, body = canvas.area.rows(90, 1, gap=12)
    canvas.panel(head)
    canvas.label(head.pad(16, 8), "フィレンツェの匠", size=40, bold=True)
    canvas.seat(0, body.x + 40, body.y + 40, size=56)
    png = strips.png(canvas)

Nothing is drawn before the picture is asked for; see `render.kit.strips`.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Literal

from PIL import Image

import render.kit.marks
import render.kit.pieces  # noqa: F401  (both register the shared sprites)
from render.kit import clip, fonts, paint, sprites, text
from render.kit.box import Box
from render.kit.colour import RGB, rgb
from render.kit.marks import seat_sprite
from render.kit.paint import (
    Fill,
    Haloed,
    Line,
    Lines,
    Mark,
    Points,
    Polygon,
    Ring,
    Sprite,
    Still,
    Text,
    placed,
)
from render.kit.theme import Theme, colours

WIDTH = 1200
OUTLINE = 3
RADIUS = 16
MARGIN = 24
HALO = 3
"""How far the halo of a line of text reaches."""

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]


class Canvas:
    """A picture in the making, `width` by `height` pixels, on the ground of a theme.

    Colours are roles of the theme (`ink`, `seat_a`, `terracotta`) or `#RRGGBB`; sizes of words and
    sprites are pixels. `area` is the inside, less the margin. Without a `frame` it is the bare ground.
    """

    def __init__(self, theme: Theme, height: int, width: int = WIDTH, frame: bool = True) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.marks: list[Mark] = []
        # Looked up once: a picture has a thousand marks, and finding a theme's colours hashes them all.
        self._roles = colours(theme)
        self._sprites: dict[tuple[str, tuple[str, ...]], tuple[RGB, ...]] = {}
        whole = Box(0, 0, width, height)
        if frame:
            # A border of its own, since Discord may be light or dark around it.
            self.fill(whole, "edge")
        self.fill(whole.pad(OUTLINE if frame else 0), "table")
        self.area = whole.pad(MARGIN if frame else 0)

    def fill(self, box: Box, colour: str, radius: int = 0) -> None:
        """A box in one colour."""
        if box.w > 0 and box.h > 0:
            self.marks.append(Fill(box, self._colour(colour), _radius(box, radius)))

    def panel(
        self, box: Box, fill: str = "panel", outline: str = "ink", line: int = OUTLINE, radius: int = RADIUS
    ) -> None:
        """A flat panel with round corners and an outline inside its box."""
        self.fill(box, outline, radius)
        self.fill(box.pad(line), fill, max(0, radius - line))

    def ring(self, box: Box, colour: str = "accent", line: int = OUTLINE, radius: int = RADIUS) -> None:
        """The outline of a box alone, inside it."""
        radius = _radius(box, radius)
        self.marks.append(Ring(box, self._colour(colour), min(line, box.w // 2, box.h // 2), radius))

    def halo(self, box: Box, radius: int = RADIUS) -> None:
        """What the last turn changed: a ring of the accent around the box, with a pale gap between."""
        self.ring(box.pad(-4), "paper", 4, radius + 4)
        self.ring(box.pad(-9), "accent", 6, radius + 9)

    def line(self, points: Sequence[tuple[int, int]], colour: str = "ink", line: int = OUTLINE) -> None:
        """A line through points, with round ends and corners."""
        for piece in clip.line(points, self._rim(line)):
            box, inside = placed(piece, line)
            self.marks.append(Line(box, inside, self._colour(colour), line))

    def lines(self, paths: Iterable[Sequence[tuple[int, int]]], colour: str, line: int = OUTLINE) -> None:
        """Several lines as one mark: the dashes of a way, the roads of a map."""
        rim = self._rim(line)
        drawn = [piece for path in paths if path for piece in clip.line(path, rim)]
        if not drawn:
            return
        box, _ = placed([point for path in drawn for point in path], line)
        inside: tuple[Points, ...] = tuple(tuple((x - box.x, y - box.y) for x, y in path) for path in drawn)
        self.marks.append(Lines(box, inside, self._colour(colour), line))

    def still(self, name: str, box: Box, *key: Hashable) -> None:
        """A large drawing that never changes, registered with `still`; it is made once per size and key."""
        self.marks.append(Still(box, name, key, self.theme))

    def polygon(
        self, points: Sequence[tuple[int, int]], fill: str, outline: str = "ink", line: int = OUTLINE
    ) -> None:
        """A filled polygon with an outline on its border; a `line` of 0 leaves it out."""
        points = clip.polygon(points, self._rim(line))
        if points:
            box, inside = placed(points, line)
            self.marks.append(Polygon(box, inside, self._colour(fill), self._colour(outline), line))

    def _rim(self, line: int) -> clip.Rim:
        """What is drawn with a line of a thickness beyond this does not show."""
        return -2 * line - 2, -2 * line - 2, self.width + 2 * line + 2, self.height + 2 * line + 2

    def sprite(
        self, name: str, cx: int, cy: int, size: int, label: str = "", colours: Iterable[str] = ()
    ) -> Box:
        """A sprite of the title or of the kit `size` high around a point; gives back its box.

        `colours` replace the sprite's own roles, in their order.
        """
        name = sprites.find(self.theme.name, name)
        box = Box(cx, cy, 0, 0).centred(*sprites.measure(name, size))
        self.marks.append(Sprite(box, name, self._cast(name, tuple(colours)), label))
        return box

    def measure(self, name: str, size: int) -> tuple[int, int]:
        """Width and height in pixels of a sprite `size` high."""
        return sprites.measure(sprites.find(self.theme.name, name), size)

    def roles(self, name: str) -> tuple[str, ...]:
        """The roles of a sprite's colours, in their order."""
        return sprites.design(sprites.find(self.theme.name, name)).roles

    def seat(self, seat: int, cx: int, cy: int, size: int = 48) -> Box:
        """The marker of a seat (colour, shape and letter) around a point; gives back its box."""
        return self.sprite(seat_sprite(seat), cx, cy, size)

    def label(
        self,
        box: Box,
        words: str,
        size: int = 28,
        *,
        smallest: int | None = None,
        bold: bool = False,
        colour: str = "ink",
        align: Align = "left",
        valign: Valign = "middle",
        halo: str = "",
    ) -> Box:
        """One line inside a box: shrunk, then cut with an ellipsis; gives back the box it takes. A `halo` of
        a colour around the letters keeps them apart from what they lie on.

        Raises ValueError when the box is too low for a line of the smallest size.
        """
        smallest = text.smallest_for(size) if smallest is None else min(size, smallest)
        largest = min(size, fonts.largest_size(box.h))
        if largest < smallest:
            raise ValueError(f"a line of size {smallest} does not fit into {box.h} rows")
        fitted = text.fit(words, box.w, largest, smallest, bold)
        return self._line(box, fitted, bold, colour, align, valign, halo)

    def paragraph(
        self,
        box: Box,
        words: str,
        size: int = 24,
        *,
        smallest: int | None = None,
        bold: bool = False,
        colour: str = "ink",
        align: Align = "left",
        valign: Valign = "top",
    ) -> Box:
        """Words wrapped inside a box: shrunk, then cut on the last line; gives back the box they take.

        Raises ValueError when the box is too low for a line of the smallest size.
        """
        lines = text.fill(words, box.w, box.h, size, smallest, bold)
        step = text.pitch(lines[0].size)
        tall = step * (len(lines) - 1) + fonts.line_height(lines[0].size)
        top = box.y + {"top": 0, "middle": (box.h - tall) // 2, "bottom": box.h - tall}[valign]
        for number, line in enumerate(lines):
            row = Box(box.x, top + number * step, box.w, fonts.line_height(line.size))
            self._line(row, line, bold, colour, align, "top")
        return Box(box.x, top, box.w, tall)

    def badge(self, cx: int, cy: int, words: str, size: int = 28, fill: str = "accent") -> Box:
        """A pill with a few characters, such as the difference of a score; gives back its box."""
        wide = fonts.width(words, size, bold=True)
        tall = fonts.line_height(size) + 6
        box = Box(cx, cy, 0, 0).centred(max(tall, wide + size), tall)
        self.fill(box.pad(-2), "paper", tall // 2 + 2)
        self.fill(box, fill, tall // 2)
        self.label(box, words, size, smallest=size, bold=True, colour=self.theme.on(fill), align="centre")
        return box

    def difference(self, cx: int, cy: int, amount: int, size: int = 28) -> Box:
        """By how much a score changed: +3 on the accent, −2 on quiet grey; gives back its box."""
        # The true minus sign is as wide as the plus; a hyphen vanishes at 400 pixels.
        sign = "+" if amount > 0 else "−" if amount < 0 else "±"
        return self.badge(cx, cy, f"{sign}{abs(amount)}", size, "accent" if amount > 0 else "soft")

    def rows(self, top: int, bottom: int) -> Image.Image:
        """The finished pixels (mode RGB) of the rows from `top` up to, not including, `bottom`."""
        picture = Image.new("RGB", (self.width, bottom - top))
        for mark in self.marks:
            if mark.box.y < bottom and mark.box.bottom > top:
                mark.draw(picture, top)
        return picture

    def image(self) -> Image.Image:
        """The finished picture (mode RGB), every pixel drawn anew."""
        return self.rows(0, self.height)

    def _colour(self, role: str) -> RGB:
        return rgb(role) if role.startswith("#") else self._roles[role]

    def _cast(self, name: str, roles: tuple[str, ...]) -> tuple[RGB, ...]:
        """The colours of a sprite, its own or those that replace them."""
        cast = self._sprites.get((name, roles))
        if cast is None:
            cast = tuple(self._colour(role) for role in roles or sprites.design(name).roles)
            self._sprites[name, roles] = cast
        return cast

    def _line(
        self, box: Box, line: text.Line, bold: bool, colour: str, align: Align, valign: Valign, halo: str = ""
    ) -> Box:
        tall = fonts.line_height(line.size)
        x = box.x + {"left": 0, "centre": (box.w - line.width) // 2, "right": box.w - line.width}[align]
        y = box.y + {"top": 0, "middle": (box.h - tall) // 2, "bottom": box.h - tall}[valign]
        taken = Box(x, y, line.width, tall)
        if line.text and halo:
            ink, around = self._colour(colour), self._colour(halo)
            self.marks.append(Haloed(taken.pad(-HALO), line.text, line.size, bold, ink, around, HALO))
        elif line.text:
            self.marks.append(Text(taken, line.text, line.size, bold, self._colour(colour)))
        return taken


def still(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a drawing `draw(canvas, *key)` for `Canvas.still`, named `<title>/<what>`: a map, a board.

    It is given a canvas of its own, as large as asked for, without a frame. ValueError for a taken name.
    """

    def register(draw: Callable[..., None]) -> Callable[..., None]:
        if name in paint.stills:
            raise ValueError(f"there already is a still {name!r}")

        def drawn(theme: Theme, width: int, height: int, key: tuple[Hashable, ...]) -> Image.Image:
            canvas = Canvas(theme, height, width, frame=False)
            draw(canvas, *key)
            return canvas.image()

        paint.stills[name] = drawn
        return draw

    return register


def _radius(box: Box, radius: int) -> int:
    return max(0, min(radius, box.w // 2, box.h // 2))
