"""Strips of recent pictures are kept, so that the next draws and encodes what changed.

A strip is known by the marks that touch it. Where the last picture of any table had the same marks
in the same strip, its compressed bytes are used again; nothing of it is drawn, put into the palette
or compressed. Otherwise neighbouring strips are drawn together. What comes out depends on the marks
alone: with nothing kept the bytes are the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock
from typing import NamedTuple

from render.kit import png
from render.kit.canvas import Canvas
from render.kit.paint import Mark
from render.kit.palette import indexed, palette
from render.kit.png import STRIP, Strip

MARK_BYTES = 400
"""What keeping one mark of a strip costs, roughly, beside the compressed bytes."""


class Key(NamedTuple):
    """All that the pixels of a strip depend on."""

    theme: str
    width: int
    top: int
    bottom: int
    marks: tuple[Mark, ...]


class StripCache:
    """Recent strips, up to `limit` bytes of them; the longest unused go first. Safe among threads."""

    def __init__(self, limit: int = 64 * 1024 * 1024) -> None:
        self.limit = limit
        self.bytes = 0
        self.drawn = 0
        """Strips drawn so far, for measuring."""
        self._strips: OrderedDict[Key, Strip] = OrderedDict()
        self._lock = Lock()

    def png(self, canvas: Canvas) -> bytes:
        """The canvas as a PNG file (indexed, 8 bits)."""
        keys = _keys(canvas)
        with self._lock:
            known = [self._recall(key) for key in keys]
        for first, last in _runs(known):
            fresh = _draw(canvas, keys[first:last])
            known[first:last] = fresh
            with self._lock:
                for key, strip in zip(keys[first:last], fresh, strict=True):
                    self._keep(key, strip)
        strips = [strip for strip in known if strip is not None]
        return png.assemble(canvas.width, canvas.height, palette(canvas.theme), strips)

    def _recall(self, key: Key) -> Strip | None:
        strip = self._strips.get(key)
        if strip is not None:
            self._strips.move_to_end(key)
        return strip

    def _keep(self, key: Key, strip: Strip) -> None:
        self.drawn += 1
        if key in self._strips:
            return
        self._strips[key] = strip
        self.bytes += _cost(key, strip)
        while self.bytes > self.limit:
            old, dropped = self._strips.popitem(last=False)
            self.bytes -= _cost(old, dropped)


def _cost(key: Key, strip: Strip) -> int:
    return len(strip.chunk) + MARK_BYTES * len(key.marks)


def _keys(canvas: Canvas) -> list[Key]:
    tops = range(0, canvas.height, STRIP)
    touching: list[list[Mark]] = [[] for _ in tops]
    for mark in canvas.marks:
        first, last = max(0, mark.box.y // STRIP), min(len(tops), -(-mark.box.bottom // STRIP))
        for number in range(first, last):
            touching[number].append(mark)
    return [
        Key(canvas.theme.name, canvas.width, top, min(top + STRIP, canvas.height), tuple(marks))
        for top, marks in zip(tops, touching, strict=True)
    ]


def _runs(known: list[Strip | None]) -> Iterator[tuple[int, int]]:
    """Neighbouring strips that are missing, as (first, one past the last)."""
    first: int | None = None
    for number, strip in enumerate([*known, Strip(b"", 1, 0)]):
        if strip is None and first is None:
            first = number
        elif strip is not None and first is not None:
            yield first, number
            first = None


def _draw(canvas: Canvas, keys: list[Key]) -> list[Strip]:
    top = keys[0].top
    picture = indexed(canvas.rows(top, keys[-1].bottom), canvas.theme)
    return [png.strip(picture.crop((0, key.top - top, canvas.width, key.bottom - top))) for key in keys]
