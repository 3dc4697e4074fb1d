"""The canvas a title draws on: panels, lines, sprites and words, in the colours of its theme.

    canvas = Canvas(FLORENCE, height=1400)
    head, body = canvas.area.rows(90, 1, gap=12)
    canvas.panel(head)
    canvas.label(head.pad(16, 8), "フィレンツェの匠", size=40, bold=True)
    canvas.seat(0, body.x + 40, body.y + 40, size=56)
    png = strips.png(canvas)

Nothing is drawn before the picture is asked for; see `render.kit.painting.strips`.
"""  # fmt: skip

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from math import ceil
from operator import sub

from PIL import Image

from render.kit.material import fonts, sprites
from render.kit.material.box import Box, Pixels, Rim
from render.kit.material.sketch import Sketch
from render.kit.material.symbols import seat_sprite
from render.kit.material.theme import Theme
from render.kit.painting.mark_maker import Align, PlacedGroup, TextStyle, Valign, maker
from render.kit.painting.marks import Fill, Mark, stills
from render.kit.painting.png import STRIP
from words.numbers import signed

WIDTH, MARGIN, OUTLINE, RADIUS = 1200, 24, 3, 16
"""Pixels: the width of a picture, its margin, the width of outlines, the radius of corners."""
GAP_LEAST = 2
"""Minimum number of free rows at which a picture may be cut."""
ENDLESS = 100_000
"""Rows below any picture."""


class Canvas:
    """A picture in progress, `width` by `height` pixels, on the ground of a theme.

    Colours are roles of the theme (`ink`, `seat_a`, `terracotta`) or `#RRGGBB`; sizes of words and sprites
    are pixels. `area` is the inside, without the margin. Without a `frame` it is the bare ground."""

    def __init__(self, theme: Theme, height: int, width: int = WIDTH, frame: bool = True) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.items: list[Mark | PlacedGroup] = []
        """All that was added, in order: marks, and groups of them."""
        self.spots: dict[str, Box] = {}
        """Where the number of a card goes, by the card's id."""
        self._up = 0
        """Rows by which marks are moved up: those of a group are counted from the strip it begins in."""
        self._inside = 0
        """The nesting depth of the groups being drawn."""
        self._make = maker(theme)
        whole = Box(0, 0, width, height)
        # Extends past the lower edge, so that the ground stays the same when a picture grows by a row.
        ground = Box(0, 0, width, max(height, ENDLESS))
        if frame:
            # Its own border, since Discord may be light or dark around it.
            self.fill(ground, "edge")
            self.fill(ground.pad(OUTLINE), "table")
            self.fill(Box(0, height - OUTLINE, width, OUTLINE), "edge")
        else:
            self.fill(ground, "table")
        self.area = whole.pad(MARGIN if frame else 0)

    @property
    def marks(self) -> list[Mark]:
        """All marks in order."""
        marks: list[Mark] = []
        for item in self.items:
            if isinstance(item, PlacedGroup):
                marks += [moved(mark, item.down) for mark in item.group.marks]
            else:
                marks.append(item)
        return marks

    def group(self, box: Box, key: Hashable, draw: Callable[[], None]) -> None:
        """Add what `draw` draws as a group of marks. If that was done for the same key before, in a box at
        the same place or whole strips above or below it, its marks are reused. The box and the key must
        contain all that `draw` depends on; see `Scene.group`."""
        up = self._up if self._inside else box.y // STRIP * STRIP
        key = (key, box.move(0, -up), self.width)
        group = self._make.group(key)
        if group is None:
            items, before, self.items, self._up = self.items, self._up, [], up
            self._inside += 1
            try:
                draw()
                made = self.items
            finally:
                self.items, self._up = items, before
                self._inside -= 1
            group = self._make.new_group(key, made, STRIP, compared=not self._inside)
        down = 0 if self._inside else up
        self.items.append(PlacedGroup(group, down, group.box.move(0, down)))

    def _there(self, box: Box) -> Box:
        """A box of the canvas where a mark has it."""
        if not self._up:
            return box
        x, y, w, h = box
        return Box(x, y - self._up, w, h)

    def _here(self, box: Box) -> Box:
        """A mark's box where the canvas has it."""
        if not self._up:
            return box
        x, y, w, h = box
        return Box(x, y + self._up, w, h)

    def _points(self, points: Iterable[tuple[int, int]]) -> Pixels:
        """Points where a mark has them."""
        return tuple([(x, y - self._up) for x, y in points]) if self._up else tuple(points)

    def _shown(self) -> Rim:
        """The rim of what is shown, for marks; that of a group is the same wherever it stands."""
        return 0, -self.height if self._inside else 0, self.width, self.height

    def fill(self, box: Box, colour: str, radius: int = 0) -> None:
        """A box in one colour."""
        if box.w > 0 and box.h > 0:
            self.items.append(self._make.fill(self._there(box), colour, radius))

    def panel(
        self, box: Box, fill: str = "panel", outline: str = "ink", line: int = OUTLINE, radius: int = RADIUS
    ) -> None:
        """A flat panel with round corners and an outline inside its box."""
        self.fill(box, outline, radius)
        self.fill(box.pad(line), fill, max(0, radius - line))

    def ring(self, box: Box, colour: str = "accent", line: int = OUTLINE, radius: int = RADIUS) -> None:
        """The outline of a box, inside it."""
        self.items.append(self._make.ring(self._there(box), colour, line, radius))

    def highlight(self, box: Box, radius: int = RADIUS) -> None:
        """Show that the last turn changed a box: a ring of the accent around it, with a pale gap between."""
        self.ring(box.pad(-4), "paper", 4, radius + 4)
        self.ring(box.pad(-9), "accent", 6, radius + 9)

    def line(self, points: Sequence[tuple[int, int]], colour: str = "ink", line: int = OUTLINE) -> None:
        """A line through points, with round ends and corners."""
        self.items += self._make.line(self._points(points), colour, line, self._shown())

    def lines(self, paths: Iterable[Sequence[tuple[int, int]]], colour: str, line: int = OUTLINE) -> None:
        """Several lines as one mark: dashes, or the roads of a map."""
        drawn = tuple(map(self._points, paths))
        self.items += self._make.lines(drawn, colour, line, self._shown())

    def still(self, name: str, box: Box, *key: Hashable) -> None:
        """A large drawing that never changes, registered with `still`; made once per size and key."""
        self.items.append(self._make.still(name, self._there(box), key))

    def sketch(self, sketch: Sketch) -> None:
        """Polygons and lines drawn together: the ground of a map. For stills, which are drawn once and have
        no groups."""
        assert not self._inside, "a sketch has its own points, which no group can move"
        self.items.append(self._make.sketch(sketch))

    def polygon(
        self, points: Sequence[tuple[int, int]], fill: str, outline: str = "ink", line: int = OUTLINE
    ) -> None:
        """A filled polygon with an outline on its border; a `line` of 0 leaves it out."""
        self.items += self._make.polygon(self._points(points), fill, outline, line, self._shown())

    def sprite(
        self, name: str, cx: int, cy: int, size: int, label: str = "", colours: Iterable[str] = ()
    ) -> Box:
        """A sprite of the title or of the kit, `size` high, around a point; returns its box.

        `colours` replace the sprite's own roles, in order."""
        mark = self._make.sprite(name, cx, cy - self._up, size, label, tuple(colours))
        self.items.append(mark)
        return self._here(mark.box)

    def measure(self, name: str, size: int) -> tuple[int, int]:
        """Width and height in pixels of a sprite `size` high."""
        return sprites.measure(sprites.find(self.theme.name, name), size)

    def size_within(self, name: str, most: int, columns: int) -> int:
        """The largest size of a sprite, at most `most`, at which it takes no more than some columns."""
        return sprites.size_within(sprites.find(self.theme.name, name), most, columns)

    def roles(self, name: str) -> tuple[str, ...]:
        """The roles of a sprite's colours, in their order."""
        return sprites.design(sprites.find(self.theme.name, name)).roles

    def seat(self, seat: int, cx: int, cy: int, size: int = 48) -> Box:
        """The marker of a seat (colour, shape and letter) around a point; returns its box."""
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
        """One line inside a box: shrunk, then cut with an ellipsis; returns the box it takes. A `halo` of
        a colour separates the letters from what lies below.

        Raises ValueError if the box is too low for a line of the smallest size."""
        style = TextStyle(size, smallest, bold, colour, align, valign, halo)
        mark, taken = self._make.label(self._there(box), words, style)
        if mark is not None:
            self.items.append(mark)
        return self._here(taken)

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
        """Words wrapped inside a box: shrunk, then cut on the last line; returns the box they take.

        Raises ValueError if the box is too low for a line of the smallest size."""
        style = TextStyle(size, smallest, bold, colour, align, valign)
        marks, taken = self._make.paragraph(self._there(box), words, style)
        self.items += marks
        return self._here(taken)

    def badge(self, cx: int, cy: int, words: str, size: int = 28, fill: str = "accent") -> Box:
        """A pill with a few characters, such as the difference of a score; returns its box."""
        box = badge_box(cx, cy, words, size)
        self.fill(box.pad(-2), "paper", box.h // 2 + 2)
        self.fill(box, fill, box.h // 2)
        self.label(box, words, size, smallest=size, bold=True, colour=self.theme.on(fill), align="centre")
        return box

    def number(self, labels: Mapping[str, str]) -> None:
        """Put the numbers that menus give cards on `spots[card]`, boxes that the picture of a hand fills in;
        cards that are not in this picture are left out."""
        for card, label in labels.items():
            if (spot := self.spots.get(card)) is not None:
                self.badge(spot.cx, spot.cy, label, 34)

    def difference(self, cx: int, cy: int, amount: int, size: int = 28) -> Box:
        """The change of a score: +3 on the accent, −2 on quiet grey; returns its box."""
        return self.badge(cx, cy, signed(amount), size, "accent" if amount > 0 else "soft")

    def cuts(self, most: int) -> tuple[int, ...]:
        """The rows at which the picture can be cut between its panels into the fewest pieces of at most this
        height, as equal as possible; empty if it is low enough, or can't be cut so."""
        pieces = ceil(self.height / most)
        free = self._free_rows() if pieces > 1 else []
        wanted = [self.height * number // pieces for number in range(1, pieces)]
        low = [
            rows
            for rows in combinations(free, len(wanted))
            if all(bottom - top <= most for top, bottom in pairwise((0, *rows, self.height)))
        ]
        return min(low, key=lambda rows: sum(map(abs, map(sub, rows, wanted))), default=())

    def _free_rows(self) -> list[int]:
        """The middle rows of the gaps that go through the whole picture."""
        free: list[int] = []
        reached = self.area.y
        # What is higher than the inside is the ground.
        boxes = [item.box for item in self.items if 0 < item.box.h <= self.area.h]
        for _, top, _, tall in sorted(boxes, key=lambda box: box.y):
            if top - reached >= GAP_LEAST and reached > self.area.y:
                free.append((reached + top) // 2)
            reached = max(reached, top + tall)
        return free

    def within(self, box: Box) -> list[Mark]:
        """The marks that may be visible in a box, in order."""
        return [moved(mark, box.y - top) for mark, top in self._near(box)]

    def region(self, box: Box) -> Image.Image:
        """The finished pixels (mode RGB) of a box."""
        near = self._near(box)
        first = 0
        for at, (mark, top) in enumerate(near):
            if isinstance(mark, Fill) and mark.covers(Box(box.x, top, box.w, box.h)):
                first = at
        picture = Image.new("RGB", (box.w, box.h))
        on, left = picture.im, box.x
        for mark, top in near[first:]:
            mark.draw(on, left, top)
        return picture

    def _near(self, box: Box) -> list[tuple[Mark, int]]:
        """The marks that may be visible in a box, in order, each with its row at which the box begins."""
        left, top, wide, tall = box
        right, bottom = left + wide, top + tall
        near: list[tuple[Mark, int]] = []
        for item in self.items:
            x, y, w, h = item.box
            if y >= bottom or y + h <= top or x >= right or x + w <= left:
                continue
            if not isinstance(item, PlacedGroup):
                near.append((item, top))
                continue
            above, below = top - item.down, bottom - item.down
            for mark in item.group.marks:
                x, y, w, h = mark.box
                if y < below and y + h > above and x < right and x + w > left:
                    near.append((mark, above))
        return near

    def image(self) -> Image.Image:
        """The finished picture (mode RGB), every pixel redrawn."""
        return self.region(Box(0, 0, self.width, self.height))


def badge_box(cx: int, cy: int, words: str, size: int) -> Box:
    """The box of a pill with these words around a point."""
    tall = fonts.line_height(size) + 6
    return Box(cx, cy, 0, 0).centred(max(tall, fonts.width(words, size, bold=True) + size), tall)


def still(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a drawing `draw(canvas, *key)` for `Canvas.still`, named `<title>/<what>`: a map, a board.

    It gets its own canvas of the requested size, without a frame. ValueError for a taken name."""

    def register(draw: Callable[..., None]) -> Callable[..., None]:
        if name in stills:
            raise ValueError(f"there already is a still {name!r}")

        def drawn(theme: Theme, width: int, height: int, key: tuple[Hashable, ...]) -> Image.Image:
            canvas = Canvas(theme, height, width, frame=False)
            draw(canvas, *key)
            return canvas.image()

        stills[name] = drawn
        return draw

    return register


def moved(mark: Mark, down: int) -> Mark:
    """The mark some rows further down."""
    return mark._replace(box=mark.box.move(0, down)) if down else mark
