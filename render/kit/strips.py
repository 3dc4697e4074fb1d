"""Strips of recent pictures are kept, so that the next draws and encodes what changed.

A strip is known by the marks that touch it. Where a recent picture had the same marks in the same strip,
its compressed bytes are used again; nothing of it is drawn, put into the palette or compressed. Of a strip
with other marks than the last picture of the same table had there, only the columns between which those
marks stand are drawn anew; the rest are the pixels it had. What comes out depends on the marks alone: with
nothing kept the bytes are the same.

Marks are told apart by which object they are, not by what they hold: `maker` gives the same object for the
same mark, and where it does not, something is drawn that need not be.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from threading import Lock
from typing import NamedTuple

from render.kit import png
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.maker import Part, Touching, touched
from render.kit.paint import Mark
from render.kit.palette import indexed, palette
from render.kit.png import STRIP, Strip

MARK_BYTES = 60
"""What keeping one mark of a strip costs, roughly, beside the compressed bytes."""

REMEMBERED = 512
"""Of so many tables, areas and hands it is known what their last picture was made of."""

Columns = tuple[int, int]
"""From the first of some columns up to, not including, the last."""


class Key(NamedTuple):
    """All that the pixels of a strip depend on: `marks` are the ids of objects that live as long as the key
    is kept, beside it."""

    theme: str
    width: int
    top: int
    bottom: int
    marks: tuple[int, ...]


Items = tuple[Mark | Touching, ...]
"""What touches a strip, in its order."""


class Piece(NamedTuple):
    """A strip to come."""

    key: Key
    items: Items


class Kept(NamedTuple):
    """A strip that was made, and what it was made of."""

    items: Items
    strip: Strip


class StripCache:
    """Recent strips, up to `limit` bytes of them; the longest unused go first. Safe among threads."""

    def __init__(self, limit: int = 32 * 1024 * 1024) -> None:
        self.limit = limit
        self.bytes = 0
        self.drawn = 0
        """Strips drawn so far, for measuring."""
        self._strips: OrderedDict[Key, Kept] = OrderedDict()
        self._last: OrderedDict[Hashable, list[Key]] = OrderedDict()
        self._lock = Lock()

    def png(self, canvas: Canvas, whose: Hashable = None) -> bytes:
        """The canvas as a PNG file (indexed, 8 bits). Where it is the next picture of something, `whose`
        says of what: then only what changed is drawn."""
        pieces = _pieces(canvas)
        with self._lock:
            known = [self._recall(piece.key) for piece in pieces]
            before = self._before(whose, pieces)
        for first, last in _runs(known):
            fresh = _draw(canvas, pieces[first:last], before[first:last])
            known[first:last] = fresh
            with self._lock:
                for piece, strip in zip(pieces[first:last], fresh, strict=True):
                    self._keep(piece, strip)
        strips = [strip for strip in known if strip is not None]
        return png.assemble(canvas.width, canvas.height, palette(canvas.theme), strips)

    def _recall(self, key: Key) -> Strip | None:
        kept = self._strips.get(key)
        if kept is None:
            return None
        self._strips.move_to_end(key)
        return kept.strip

    def _before(self, whose: Hashable, pieces: Sequence[Piece]) -> list[Kept | None]:
        """What the last picture of the same thing had in each of these strips, as far as it is kept."""
        if whose is None:
            return [None] * len(pieces)
        last = {key[:4]: key for key in self._last.pop(whose, ())}
        self._last[whose] = [piece.key for piece in pieces]
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        keys = [last.get(piece.key[:4]) for piece in pieces]
        return [None if key is None else self._strips.get(key) for key in keys]

    def _keep(self, piece: Piece, strip: Strip) -> None:
        self.drawn += 1
        if piece.key in self._strips:
            return
        self._strips[piece.key] = Kept(piece.items, strip)
        self.bytes += _cost(piece.items, strip)
        while self.bytes > self.limit:
            _, dropped = self._strips.popitem(last=False)
            self.bytes -= _cost(*dropped)


def _cost(items: Items, strip: Strip) -> int:
    return len(strip.chunk) + MARK_BYTES * len(items)


def _pieces(canvas: Canvas) -> list[Piece]:
    name, width, height = canvas.theme.name, canvas.width, canvas.height
    tops = range(0, height, STRIP)
    touching: list[list[Mark | Touching]] = [[] for _ in tops]
    for item in canvas.items:
        if isinstance(item, Part):
            for number, there in item.touching.items():
                touching[number].append(there)
        else:
            for number in touched(item.box, STRIP, height):
                touching[number].append(item)
    return [
        Piece(Key(name, width, top, min(top + STRIP, height), tuple(map(id, items))), tuple(items))
        for top, items in zip(tops, touching, strict=True)
    ]


def _marks(items: Items) -> list[Mark]:
    marks: list[Mark] = []
    for item in items:
        if isinstance(item, Touching):
            marks += item.marks
        else:
            marks.append(item)
    return marks


def _runs(known: list[Strip | None]) -> Iterator[tuple[int, int]]:
    """Neighbouring strips that are missing, as (first, one past the last)."""
    first: int | None = None
    for number, strip in enumerate([*known, Strip(b"", 1, 0)]):
        if strip is None and first is None:
            first = number
        elif strip is not None and first is not None:
            yield first, number
            first = None


def _draw(canvas: Canvas, pieces: Sequence[Piece], before: Sequence[Kept | None]) -> list[Strip]:
    """Neighbouring strips, drawn in those columns in which one of them differs from what it was before."""
    top, bottom, width = pieces[0].key.top, pieces[-1].key.bottom, canvas.width
    columns = _columns(pieces, before, width)
    rows = png.raw(width, bottom - top)
    if columns != [(0, width)]:
        for piece, kept in zip(pieces, before, strict=True):
            if kept is not None:
                rows.paste(png.unpacked(kept.strip, width), (0, piece.key.top - top))
    for left, right in columns:
        changed = canvas.region(Box(left, top, right - left, bottom - top))
        rows.paste(indexed(changed, canvas.theme), (png.EDGE + left, 0))
    whole = width + png.EDGE
    return [png.strip(rows.crop((0, key.top - top, whole, key.bottom - top))) for key, _ in pieces]


def _columns(pieces: Sequence[Piece], before: Sequence[Kept | None], width: int) -> list[Columns]:
    """The columns in which strips differ from what they were, from the left, apart from each other."""
    spans: list[Columns] = []
    for piece, kept in zip(pieces, before, strict=True):
        differing = None if kept is None else _differing(_marks(kept.items), _marks(piece.items))
        if differing is None:
            return [(0, width)]
        spans += [(max(0, mark.box.x), min(width, mark.box.right)) for mark in differing]
    apart: list[Columns] = []
    for left, right in sorted(span for span in spans if span[0] < span[1]):
        if apart and left <= apart[-1][1]:
            apart[-1] = apart[-1][0], max(right, apart[-1][1])
        else:
            apart.append((left, right))
    return apart


def _differing(before: Sequence[Mark], after: Sequence[Mark]) -> list[Mark] | None:
    """The marks of which only one of two has each; None where what they share lies in another order, so that
    any of it may cover any other now."""
    old, new = {id(mark) for mark in before}, {id(mark) for mark in after}
    if [id(mark) for mark in before if id(mark) in new] != [id(mark) for mark in after if id(mark) in old]:
        return None
    return [mark for mark in before if id(mark) not in new] + [mark for mark in after if id(mark) not in old]
