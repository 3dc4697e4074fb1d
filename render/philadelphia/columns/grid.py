"""The columns of the page: labels, the six faces of the die, figures. The houses, the ads and the bars of
points stand in the same six columns."""

from collections.abc import Iterator

from games.philadelphia.model import components as c
from render.kit import Box, Canvas
from render.kit.material import fonts
from render.kit.painting.canvas import OUTLINE, WIDTH
from render.kit.painting.png import STRIP

LABEL, FACES, FACE, FIGURES, END = 42, 424, 90, 976, 1164
"""Where the labels begin, the faces, and the figures; the width of a face; where the figures end."""

SECTION = STRIP
"""Rows of a section's heading. A pile under it changes often, and redraws one strip of the picture."""


def whole(rows: int) -> int:
    """Rows up to the next border of a strip of the picture, so that a change in one part redraws no strip of
    another."""
    return -(-rows // STRIP) * STRIP


def column(box: Box, face: int) -> Box:
    """The part of a row that belongs to a face."""
    return Box(FACES + (face - 1) * FACE, box.y, FACE, box.h)


def six(box: Box) -> Box:
    """The part of a row that belongs to the faces."""
    return Box(FACES, box.y, FACE * len(c.FACES), box.h)


def label(box: Box) -> Box:
    """The part of a row left of the faces."""
    return Box(LABEL, box.y, FACES - LABEL - 12, box.h)


def figures(box: Box) -> Box:
    """The part of a row right of the faces."""
    return Box(FIGURES, box.y, END - FIGURES, box.h)


def tint(canvas: Canvas, box: Box, colour: str) -> None:
    """Every other column darker, so that the eye stays in it."""
    for face in c.FACES:
        if face % 2 == 0:
            canvas.fill(column(box, face), colour)


def ground(canvas: Canvas, box: Box, fill: str = "panel") -> None:
    """A panel with its columns."""
    canvas.panel(box, fill, "ink", 3, 10)
    tint(canvas, box.pad(0, 3), "well")


def section(canvas: Canvas, box: Box, words: str, taken: int = 0) -> None:
    """A heading with a rule; `taken` columns at the right are left to others."""
    end = canvas.label(Box(box.x, box.y, box.w - taken, box.h), words, 30, smallest=24, bold=True).right
    canvas.fill(Box(end + 14, box.cy, max(0, box.right - taken - end - 28), 3), "ink")


def pile(canvas: Canvas, box: Box, words: str, count: int) -> Box:
    """Words and a figure at the right of a box; returns their box."""
    figure = fonts.width(str(count), 30, bold=True)
    canvas.label(box, str(count), 30, smallest=30, bold=True, align="right")
    left = Box(box.x, box.y, box.w - figure - 10, box.h)
    at = canvas.label(left, words, 26, smallest=24, colour="soft", align="right")
    return Box(at.x, box.y, box.right - at.x, box.h)


def section_box(y: int, rows: int) -> Box:
    """A part of the page, the whole width inside the margins."""
    return Box(24, y, 1152, rows)


def across(y: int, rows: int) -> Box:
    """A part of the page, the whole width inside its outline."""
    return Box(OUTLINE, y, WIDTH - 2 * OUTLINE, rows)


def lines(box: Box, *heights: int) -> Iterator[Box]:
    """Lines below each other from the top of a box."""
    y = box.y
    for height in heights:
        yield Box(box.x, y, box.w, height)
        y += height
