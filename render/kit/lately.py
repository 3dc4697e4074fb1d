"""Rows that were compressed lately and are still there as they were: nobody unpacks them to draw on, and
where the same rows come again they are not compressed again."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from render.kit import png
from render.kit.png import Strip

LIMIT = 6 * 1024 * 1024
"""Bytes of rows: the last pictures of two or three tables."""


class Lately:
    """The rows of the strips made last, up to `limit` bytes. Safe among threads."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[int, tuple[bytes, Strip]] = OrderedDict()
        """By checksum. Where two rows have the same one, the newer are kept."""
        self._lock = Lock()

    def strip(self, rows: bytes) -> Strip:
        """Rows compressed."""
        adler = png.checksum(rows)
        with self._lock:
            kept = self._kept.get(adler)
        if kept is not None and kept[0] == rows:
            made = kept[1]
        else:
            made = png.strip(rows, adler)
        self._keep(rows, made)
        return made

    def rows(self, strip: Strip) -> bytes:
        """The rows of a strip again."""
        with self._lock:
            kept = self._kept.get(strip.adler)
        if kept is not None and kept[1].chunk == strip.chunk:
            return kept[0]
        return png.unpacked(strip)

    def _keep(self, rows: bytes, strip: Strip) -> None:
        with self._lock:
            former = self._kept.pop(strip.adler, None)
            self.bytes += len(rows) - (0 if former is None else len(former[0]))
            self._kept[strip.adler] = rows, strip
            while self.bytes > self.limit:
                self.bytes -= len(self._kept.popitem(last=False)[1][0])
