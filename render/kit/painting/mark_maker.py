"""Makes the marks of a theme, each once: the same arguments give the same object.

Most of a picture equals the previous one. Looking up a mark is faster than fitting a line of text again,
and marks that are the same object are compared by identity (`strips`). A mark that was evicted is made
again as an equal, new object, which only costs time."""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from functools import lru_cache
from threading import Lock
from typing import Literal, NamedTuple
from weakref import WeakValueDictionary

from render.kit.material import clip, fonts, sprites, text
from render.kit.material.box import Box, Pixels, Rim
from render.kit.material.colour import RGB, rgb
from render.kit.material.sketch import Sketch, shape
from render.kit.material.theme import Theme, colours
from render.kit.painting.item_numbers import item_number
from render.kit.painting.marks import (
    Fill,
    Haloed,
    LineMark,
    LinesMark,
    Mark,
    Polygon,
    Ring,
    Sketched,
    Sprite,
    Still,
    TextMark,
    placed,
)

HALO = 3
"""Width of the halo around a line of text, in pixels."""

MANY, SOME, FEW = 4096, 1024, 256
"""Maximum number of marks of a kind kept for a theme: an evening's tables."""

GROUPS = 2048
"""Maximum number of groups kept for a theme: about forty tables."""

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]


class TextStyle(NamedTuple):
    """How words are set in a box: their largest and their `smallest` size (None: the usual one), weight,
    colour, place, and the colour of a halo (empty: none)."""

    size: int
    smallest: int | None
    bold: bool
    colour: str
    align: Align
    valign: Valign
    halo: str = ""


class Touching:
    """The marks of a group that touch one strip; compared by identity, like a mark."""

    __slots__ = ("__weakref__", "_numbers", "marks", "number")

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.marks = tuple(marks)
        self.number = item_number(self)
        self._numbers: tuple[int, tuple[int, ...]] | None = None

    def numbers(self, row: int) -> tuple[int, ...]:
        """The numbers of its marks, each plus a row. Those of the last row are kept, which is nearly always
        the same."""
        kept = self._numbers
        if kept is None or kept[0] != row:
            kept = self._numbers = row, tuple([item_number(mark) + row for mark in self.marks])
        return kept[1]


class MarkGroup(NamedTuple):
    """Marks that come and go together (a panel), by the number of the strip they touch, and the box that
    contains them all. Rows and strips are counted from the border of strips above the group, so that the
    same group can stand at another height."""

    marks: tuple[Mark, ...]
    touching: dict[int, Touching]
    box: Box


class PlacedGroup(NamedTuple):
    """A group on a canvas: the row from which its rows are counted, and the box it takes there."""

    group: MarkGroup
    down: int
    box: Box


def touched(box: Box, strip: int) -> range:
    """The strips that a box touches, given the rows per strip."""
    _, y, _, h = box
    return range(y // strip, -(-(y + h) // strip))


class MarkMaker:
    """The marks of one theme. Get it from `maker`, so that all canvases of the theme share it."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._roles = colours(theme)
        self.fill = lru_cache(MANY)(self._fill)
        self.ring = lru_cache(SOME)(self._ring)
        self.line = lru_cache(SOME)(self._line)
        self.lines = lru_cache(FEW)(self._lines)
        self.polygon = lru_cache(MANY)(self._polygon)
        self.still = lru_cache(FEW)(self._still)
        self.sprite = lru_cache(MANY)(self._sprite)
        self.label = lru_cache(MANY)(self._label)
        self.paragraph = lru_cache(SOME)(self._paragraph)
        self._groups: dict[Hashable, MarkGroup] = {}
        self._touching: WeakValueDictionary[tuple[int, ...], Touching] = WeakValueDictionary()
        self._lock = Lock()

    def group(self, key: Hashable) -> MarkGroup | None:
        """The group kept under a key; None if it is no longer there."""
        with self._lock:
            group = self._groups.pop(key, None)
            if group is not None:
                self._groups[key] = group
            return group

    def new_group(
        self,
        key: Hashable,
        items: Sequence[Mark | PlacedGroup],
        strip: int,
        *,
        compared: bool = True,
    ) -> MarkGroup:
        """Make a group of marks and smaller groups, split into strips, and keep it; the least recently used
        go first. A group inside another one isn't `compared` with others itself."""
        marks: list[Mark] = []
        touching: defaultdict[int, list[Mark]] = defaultdict(list)
        for item in items:
            if isinstance(item, PlacedGroup):
                marks += item.group.marks
                for number, inside in item.group.touching.items():
                    touching[number] += inside.marks
            else:
                marks.append(item)
                for number in touched(item.box, strip):
                    touching[number].append(item)
        with self._lock:
            one = self._one if compared else Touching
            there = {at: one(there) for at, there in touching.items()}
            group = MarkGroup(tuple(marks), there, Box.around([item.box for item in items]))
            self._groups[key] = group
            while len(self._groups) > GROUPS:
                self._groups.pop(next(iter(self._groups)))
        return group

    def _one(self, marks: Sequence[Mark]) -> Touching:
        """The same object for the same marks: if half of a panel changed, the other half did not."""
        ids = tuple(map(id, marks))  # ids of objects that live as long as the value stored under them
        there = self._touching.get(ids)
        if there is None:
            there = self._touching[ids] = Touching(marks)
        return there

    def _fill(self, box: Box, colour: str, radius: int) -> Fill:
        return Fill(box, self._colour(colour), _radius(box, radius))

    def _ring(self, box: Box, colour: str, line: int, radius: int) -> Ring:
        return Ring(box, self._colour(colour), min(line, box.w // 2, box.h // 2), _radius(box, radius))

    def _line(self, points: Pixels, colour: str, line: int, shown: Rim) -> tuple[LineMark, ...]:
        marks = []
        for piece in clip.line(points, _rim(line, shown)):
            box, inside = placed(piece, line)
            marks.append(LineMark(box, inside, self._colour(colour), line))
        return tuple(marks)

    def _lines(self, paths: tuple[Pixels, ...], colour: str, line: int, shown: Rim) -> tuple[LinesMark, ...]:
        rim = _rim(line, shown)
        drawn = [piece for path in paths if path for piece in clip.line(path, rim)]
        if not drawn:
            return ()
        box, _ = placed([point for path in drawn for point in path], line)
        inside: tuple[Pixels, ...] = tuple(tuple((x - box.x, y - box.y) for x, y in path) for path in drawn)
        return (LinesMark(box, inside, self._colour(colour), line),)

    def _polygon(self, points: Pixels, fill: str, outline: str, line: int, shown: Rim) -> tuple[Polygon, ...]:
        left = clip.polygon(points, _rim(line, shown))
        if not left:
            return ()
        box, inside = placed(left, line)
        return (Polygon(box, inside, self._colour(fill), self._colour(outline), line),)

    def sketch(self, sketch: Sketch) -> Sketched:
        """A sketch as a mark; always a new one, since stills are made only once."""
        shapes = [
            shape(points, self._colour(fill) if fill else None, self._colour(ink), line)
            for points, fill, ink, line in sketch.shapes
        ]
        return Sketched(sketch.box, self._colour(sketch.ground), tuple(shapes))

    def _still(self, name: str, box: Box, key: tuple[Hashable, ...]) -> Still:
        return Still(box, name, key, self.theme)

    def _sprite(self, name: str, cx: int, cy: int, size: int, label: str, roles: tuple[str, ...]) -> Sprite:
        name = sprites.find(self.theme.name, name)
        box = Box(cx, cy, 0, 0).centred(*sprites.measure(name, size))
        return Sprite(box, name, tuple(map(self._colour, roles)) if roles else self._own_colours(name), label)

    def _own_colours(self, name: str) -> tuple[RGB, ...]:
        return tuple(map(self._colour, sprites.design(name).roles))

    def _label(self, box: Box, words: str, style: TextStyle) -> tuple[TextMark | Haloed | None, Box]:
        size, smallest = style.size, style.smallest
        smallest = text.smallest_for(size) if smallest is None else min(size, smallest)
        largest = min(size, fonts.largest_size(box.h))
        if largest < smallest:
            raise ValueError(
                f"a line of size {smallest} does not fit into a box {box.h} pixels high"
                " (sizes above 1 are pixels in Box.rows)"
            )
        return self._set(box, text.fit(words, box.w, largest, smallest, style.bold), style)

    def _paragraph(self, box: Box, words: str, style: TextStyle) -> tuple[tuple[Mark, ...], Box]:
        lines = text.fill(words, box.w, box.h, style.size, style.smallest, style.bold)
        step = text.pitch(lines[0].size)
        tall = step * (len(lines) - 1) + fonts.line_height(lines[0].size)
        top, in_row = _from_top(box, tall, style.valign), style._replace(valign="top")
        marks = []
        for number, line in enumerate(lines):
            row = Box(box.x, top + number * step, box.w, fonts.line_height(line.size))
            mark, _ = self._set(row, line, in_row)
            marks.append(mark)
        return tuple(mark for mark in marks if mark is not None), Box(box.x, top, box.w, tall)

    def _set(self, box: Box, line: text.TextLine, style: TextStyle) -> tuple[TextMark | Haloed | None, Box]:
        """A fitted line in a box, and the box it takes; no mark if the line is empty."""
        tall = fonts.line_height(line.size)
        x = box.x + {"left": 0, "centre": (box.w - line.width) // 2, "right": box.w - line.width}[style.align]
        taken = Box(x, _from_top(box, tall, style.valign), line.width, tall)
        if not line.text:
            return None, taken
        ink = self._colour(style.colour)
        if style.halo:
            halo = self._colour(style.halo)
            return Haloed(taken.pad(-HALO), line.text, line.size, style.bold, ink, halo, HALO), taken
        return TextMark(taken, line.text, line.size, style.bold, ink), taken

    def _colour(self, role: str) -> RGB:
        return rgb(role) if role.startswith("#") else self._roles[role]


@lru_cache(maxsize=64)
def maker(theme: Theme) -> MarkMaker:
    """The shared maker of a theme's marks."""
    return MarkMaker(theme)


def _from_top(box: Box, tall: int, valign: Valign) -> int:
    return box.y + {"top": 0, "middle": (box.h - tall) // 2, "bottom": box.h - tall}[valign]


def _rim(line: int, shown: Rim) -> Rim:
    """The rim outside which a line of a thickness is invisible, around what is shown."""
    (left, top, right, bottom), reach = shown, 2 * line + 2
    return left - reach, top - reach, right + reach, bottom + reach


def _radius(box: Box, radius: int) -> int:
    return max(0, min(radius, box.w // 2, box.h // 2))
