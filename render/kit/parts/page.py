"""The page of a table: a head, what is shared, and one panel per seat, always in the same places.

    page = Page(head=124, shared=(900, 120), panel=260, seats=5)
    canvas = Canvas(THEME, page.height)
    boxes = page.boxes(canvas.area)
"""  # fmt: skip

from typing import NamedTuple

from render.kit.material.box import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP


class Boxes(NamedTuple):
    """Where everything goes; `spare` is what an odd number of panels leaves free, or None."""

    head: Box
    shared: tuple[Box, ...]
    panels: tuple[Box, ...]
    spare: Box | None


class Page(NamedTuple):
    """Rows of the head, of each shared part and of a seat's panel. The panels are in columns."""

    head: int
    shared: tuple[int, ...]
    panel: int
    seats: int
    columns: int = 2

    @property
    def lines(self) -> int:
        """Lines of panels."""
        return -(-self.seats // self.columns)

    @property
    def height(self) -> int:
        """Rows of the whole picture, its margins included."""
        parts = (self.head, *self.shared, *[self.panel] * self.lines)
        return 2 * MARGIN + sum(parts) + GAP * (len(parts) - 1)

    def boxes(self, area: Box) -> Boxes:
        """The places in the area of a canvas `height` high."""
        head, *rest = area.rows(self.head, *self.shared, 1, gap=GAP)
        places = rest[-1].grid(self.columns, self.lines, gap=GAP)
        spare = places[self.seats] if len(places) > self.seats else None
        return Boxes(head, tuple(rest[:-1]), places[: self.seats], spare)
