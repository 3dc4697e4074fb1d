"""Polygons and lines drawn together, too large, and reduced once: the ground of a map.

As marks of their own each would be enlarged and reduced for itself, over as much of the picture as it spans;
a map has dozens of them. For stills, since all of it is drawn whenever any of it is.

    sketch = Sketch(canvas.area, "land")
    sketch.polygon(window.path(shape), "meadow", "shore", 3)
    sketch.lines(map(window.path, roads), "road", 5)
    canvas.sketch(sketch)
"""  # fmt: skip

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.material import clip
from render.kit.material.box import Box, Pixel, Rim
from render.kit.material.colour import RGB

SCALE = 3
"""Oversampling factor: after the palette it looks the same as four and takes two thirds of the time."""
BAND = 96
"""Maximum number of rows enlarged at a time: a whole map at once would take thirty megabytes."""


class Shape(NamedTuple):
    """A polygon with a fill and an outline, or a line if `fill` is None. Points are in the canvas's
    coordinates. `top` and `bottom` are the first row it touches and the one after the last."""

    points: Sequence[Pixel]
    fill: RGB | None
    ink: RGB
    thick: int
    top: int
    bottom: int


class Sketch:
    """Shapes drawn into a box on a ground. Colours are roles of a theme, or `#RRGGBB`. What leaves the box
    is clipped."""

    def __init__(self, box: Box, ground: str) -> None:
        self.box = box
        self.ground = ground
        self.shapes: list[tuple[Sequence[Pixel], str, str, int]] = []

    def polygon(self, points: Sequence[Pixel], fill: str, outline: str = "", line: int = 0) -> None:
        """A filled polygon, with an outline on its border unless its width is 0."""
        shown = clip.polygon(points, self._rim(line))
        if shown:
            self.shapes.append((shown, fill, outline or fill, line))

    def lines(self, paths: Iterable[Sequence[Pixel]], colour: str, line: int) -> None:
        """Lines of one thickness with round ends and corners."""
        rim = self._rim(line)
        self.shapes += [(piece, "", colour, line) for path in paths for piece in clip.line(path, rim)]

    def _rim(self, line: int) -> Rim:
        x, y, w, h = self.box.pad(-2 * line - 2)
        return x, y, x + w, y + h


def shape(points: Sequence[Pixel], fill: RGB | None, ink: RGB, thick: int) -> Shape:
    """A shape with the rows it touches."""
    rows, reach = [y for _, y in points], thick // 2 + 2
    return Shape(points, fill, ink, thick, min(rows) - reach, max(rows) + reach)


def drawn(box: Box, ground: RGB, shapes: Sequence[Shape]) -> Image.Image:
    """The pixels of a box (mode RGB): shapes on a ground, later ones on top."""
    picture = Image.new("RGB", (box.w, box.h))
    large = Image.new("RGB", (box.w * SCALE, min(BAND, box.h) * SCALE))
    draw = ImageDraw.Draw(large)
    for top in range(box.y, box.bottom, BAND):
        large.paste(ground, (0, 0, *large.size))
        for one in shapes:
            if one.top < top + BAND and one.bottom > top:
                _draw(draw, one, box.x, top)
        picture.paste(large.reduce(SCALE), (0, top - box.y))
    return picture


def _draw(draw: ImageDraw.ImageDraw, one: Shape, left: int, top: int) -> None:
    """Draw a shape on a band whose first column and row have these coordinates on the canvas."""
    corners = [((x - left + 0.5) * SCALE, (y - top + 0.5) * SCALE) for x, y in one.points]
    if one.fill is not None:
        draw.polygon(corners, fill=one.fill)
        corners.append(corners[0])
    if not one.thick:
        return
    draw.line(corners, fill=one.ink, width=one.thick * SCALE)
    half, tall = one.thick * SCALE / 2, BAND * SCALE
    for x, y in corners:
        if -half < y < tall + half:
            draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill=one.ink)
