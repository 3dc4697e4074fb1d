"""Strips of recent pictures are kept, so that the next one draws and encodes only what changed.

A strip is identified by the marks that touch it. If a recent picture had the same marks in the same strip,
its compressed bytes are reused. Otherwise only those boxes are redrawn in which its marks differ from the
previous picture of the same table; the other pixels are reused. The result depends only on the marks: an
empty cache gives the same bytes.

Marks are compared by identity, not by value. `maker` gives the same object for the same mark; if it
doesn't, something is redrawn needlessly."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterator, Sequence
from itertools import pairwise
from threading import Lock
from typing import NamedTuple

from PIL import Image

from render.kit.material.box import Box
from render.kit.painting import changes, png
from render.kit.painting.canvas import Canvas
from render.kit.painting.maker import MarkGroup, Touching, touched
from render.kit.painting.paint import Mark, covered
from render.kit.painting.palette import indices, palette
from render.kit.painting.png import STRIP, Strip
from render.kit.painting.recent_rows import RecentRows

MARK_BYTES = 60
"""The approximate cost in bytes of keeping one mark of a strip, beside the compressed bytes."""

TOGETHER = 16
"""Maximum number of strips drawn at once."""

REMEMBERED = 512
"""Number of tables, areas and hands whose previous picture is remembered."""


class StripKey(NamedTuple):
    """All that the pixels of a strip depend on. `marks` are ids of objects that are kept alive together
    with the key."""

    theme: str
    width: int
    top: int
    bottom: int
    marks: tuple[int, ...]


StripMarks = tuple[Mark | Touching, ...]
"""The marks that touch a strip, in order."""


class StripJob(NamedTuple):
    """A strip to be made."""

    key: StripKey
    items: StripMarks


class KeptStrip(NamedTuple):
    """A strip that was made, and its marks."""

    items: StripMarks
    strip: Strip


class StripCache:
    """Recent strips, up to `limit` bytes; the least recently used go first. Thread-safe."""

    def __init__(self, limit: int = 32 * 1024 * 1024) -> None:
        self.limit = limit
        self.bytes = 0
        self.drawn = 0
        """Number of strips drawn so far, for measuring."""
        self._strips: OrderedDict[StripKey, KeptStrip] = OrderedDict()
        self._last: OrderedDict[Hashable, list[StripKey]] = OrderedDict()
        self._lately = RecentRows()
        self._lock = Lock()

    def png(self, canvas: Canvas, whose: Hashable = None) -> bytes:
        """The canvas as a PNG file (indexed, 8 bits). `whose`: the thing it is the next picture of; then
        only what changed is drawn."""
        return png.assemble(canvas.width, canvas.height, palette(canvas.theme), self._made(canvas, whose))

    def pngs(self, canvas: Canvas, whose: Hashable, cuts: Sequence[int]) -> tuple[bytes, ...]:
        """The canvas as several such files, cut at these rows. Only strips with a cut are compressed anew."""
        strips, colours = self._made(canvas, whose), palette(canvas.theme)
        rows = pairwise((0, *cuts, canvas.height))
        parts = [(bottom - top, png.between(strips, canvas.width, top, bottom)) for top, bottom in rows]
        return tuple([png.assemble(canvas.width, height, colours, part) for height, part in parts])

    def _made(self, canvas: Canvas, whose: Hashable) -> list[Strip]:
        """The strips of a canvas, drawn where they are not kept."""
        pieces = _pieces(canvas)
        with self._lock:
            known = [self._recall(piece.key) for piece in pieces]
            before = self._before(whose, pieces)
        for first, last in _runs(known):
            fresh = _draw(canvas, pieces[first:last], before[first:last], self._lately)
            known[first:last] = fresh
            with self._lock:
                for piece, strip in zip(pieces[first:last], fresh, strict=True):
                    self._keep(piece, strip)
        return [strip for strip in known if strip is not None]

    def _recall(self, key: StripKey) -> Strip | None:
        kept = self._strips.get(key)
        if kept is None:
            return None
        self._strips.move_to_end(key)
        return kept.strip

    def _before(self, whose: Hashable, pieces: Sequence[StripJob]) -> list[KeptStrip | None]:
        """For each of these strips, what the previous picture of the same thing had there, if it is kept."""
        if whose is None:
            return [None] * len(pieces)
        last = {key[:4]: key for key in self._last.pop(whose, ())}
        self._last[whose] = [piece.key for piece in pieces]
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        keys = [last.get(piece.key[:4]) for piece in pieces]
        return [None if key is None else self._strips.get(key) for key in keys]

    def _keep(self, piece: StripJob, strip: Strip) -> None:
        self.drawn += 1
        if piece.key in self._strips:
            return
        self._strips[piece.key] = KeptStrip(piece.items, strip)
        self.bytes += _cost(piece.items, strip)
        while self.bytes > self.limit:
            _, dropped = self._strips.popitem(last=False)
            self.bytes -= _cost(*dropped)


def _cost(items: StripMarks, strip: Strip) -> int:
    return len(strip.chunk) + MARK_BYTES * len(items)


def _pieces(canvas: Canvas) -> list[StripJob]:
    name, width, height = canvas.theme.name, canvas.width, canvas.height
    tops = range(0, height, STRIP)
    touching: list[list[Mark | Touching]] = [[] for _ in tops]
    for item in canvas.items:
        if isinstance(item, MarkGroup):
            for number, there in item.touching.items():
                touching[number].append(there)
        else:
            for number in touched(item.box, STRIP, height):
                touching[number].append(item)
    return [
        StripJob(StripKey(name, width, top, min(top + STRIP, height), tuple(map(id, items))), tuple(items))
        for top, items in zip(tops, touching, strict=True)
    ]


def _runs(known: list[Strip | None]) -> Iterator[tuple[int, int]]:
    """Neighbouring missing strips, as (first, one past the last). Each run is short enough for its pixels
    to stay in the processor's cache and in memory that is already allocated."""
    first: int | None = None
    for number, strip in enumerate([*known, Strip(b"", 1, 0)]):
        if first is not None and (strip is not None or number == first + TOGETHER):
            yield first, number
            first = None
        if strip is None and first is None:
            first = number


def _draw(
    canvas: Canvas, pieces: Sequence[StripJob], before: Sequence[KeptStrip | None], recent: RecentRows
) -> list[Strip]:
    """Neighbouring strips, drawn where one of them differs from before."""
    top, bottom, width = pieces[0].key.top, pieces[-1].key.bottom, canvas.width
    whole = Box(0, top, width, bottom - top)
    changed = changes.joined(_changed(pieces, before, whole))
    drawn = [(box, indices(canvas.region(box), canvas.theme)) for box in changed]
    strips: list[Strip] = []
    for (key, _), kept in zip(pieces, before, strict=True):
        size = width + png.EDGE, key.bottom - key.top
        if kept is None or changed == [whole]:
            rows = Image.new("L", size)
        else:
            rows = recent.rows(kept.strip, size)
        on = rows.im
        for (x, y, w, h), pixels in drawn:
            if y < key.bottom and y + h > key.top:
                on.paste(pixels, (x + png.EDGE, y - key.top, x + png.EDGE + w, y - key.top + h))
        strips.append(recent.strip(rows))
    return strips


def _changed(pieces: Sequence[StripJob], before: Sequence[KeptStrip | None], whole: Box) -> list[Box]:
    """The boxes in which strips visibly differ from before."""
    boxes: list[Box] = []
    marks: dict[int, Mark] = {}
    for (key, items), kept in zip(pieces, before, strict=True):
        differing = None if kept is None else _differing(kept.items, items)
        if differing is None:
            boxes.append(Box(0, key.top, whole.w, key.bottom - key.top))
        else:
            marks.update((id(mark), mark) for mark in differing)
    boxes += [box for mark in marks.values() for box in covered(mark)]
    return [shown for box in boxes if (shown := changes.common(box, whole)) is not None]


def _differing(before: StripMarks, after: StripMarks) -> list[Mark] | None:
    """The marks that only one of two strips has; None if their common marks are in another order, as any
    may then cover any other."""
    shared = {id(item) for item in before} & {id(item) for item in after}
    was, now = _apart(before, shared), _apart(after, shared)
    old, new = {id(item) for item in was}, {id(item) for item in now}
    if [id(item) for item in was if id(item) in new] != [id(item) for item in now if id(item) in old]:
        return None
    only = [item for item in was if id(item) not in new] + [item for item in now if id(item) not in old]
    return [item for item in only if not isinstance(item, Touching)]  # those are shared


def _apart(items: StripMarks, shared: Collection[int]) -> list[Mark | Touching]:
    """Items, with parts that are not `shared` replaced by their marks."""
    apart: list[Mark | Touching] = []
    for item in items:
        if isinstance(item, Touching) and id(item) not in shared:
            apart += item.marks
        else:
            apart.append(item)
    return apart
