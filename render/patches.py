"""Pictures that follow one another, each as patches where it differs from the one before, for a web page."""

import io
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageChops

from render.kit.material.box import Box
from render.kit.painting import joined_boxes

GRID = 8
"""The edges of patches are multiples of this many pixels, or the picture's own: then a patch hides another
either wholly or in whole cells."""

APART_CELLS = 30
"""The fixed cost of a patch, in cells of the grid: about 150 bytes of the page."""


class Patch(NamedTuple):
    """A box of a picture: where it lies, and its pixels as a WebP file without loss (three quarters of a PNG
    file's bytes)."""

    box: Box
    data: bytes


def patches(before: Image.Image | None, after: Image.Image) -> list[Patch]:
    """Where `after` differs; the whole picture if there is none before it. Both have the same
    palette and width. Rows that only `after` has differ."""
    whole = Box(0, 0, *after.size)
    boxes = [whole] if before is None else _changed(before, after)
    shown = [box for one in boxes if (box := one.common(whole)).pixels]
    return [Patch(box, _webp(after.crop((box.x, box.y, box.right, box.bottom)))) for box in shown]


def _changed(before: Image.Image, after: Image.Image) -> list[Box]:
    rows = (0, 0, after.width, min(before.height, after.height))
    indices = [Image.frombytes("L", one.size, one.tobytes()) for one in (before.crop(rows), after.crop(rows))]
    differs = Image.new("L", after.size, 255)
    differs.paste(ImageChops.difference(*indices).point(lambda value: 255 if value else 0))
    # A cell in which one pixel differs stays above 0 when it is averaged.
    found = joined_boxes.joined(list(_cells(differs.reduce(GRID))), APART_CELLS)
    return [Box(x * GRID, y * GRID, w * GRID, h * GRID) for x, y, w, h in found]


def _cells(differs: Image.Image) -> Iterator[Box]:
    """The cells that differ, those side by side as one box."""
    width, data = differs.width, differs.tobytes()
    for y in range(differs.height):
        row = data[y * width : (y + 1) * width] + b"\0"
        left: int | None = None
        for x, value in enumerate(row):
            if value and left is None:
                left = x
            elif not value and left is not None:
                yield Box(left, y, x - left, 1)
                left = None


def _webp(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.convert("RGB").save(out, "WEBP", lossless=True, quality=50, method=4)
    return out.getvalue()
