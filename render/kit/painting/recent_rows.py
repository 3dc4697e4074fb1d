"""A cache of recently compressed rows. Unchanged rows need neither unpacking nor compressing again."""

from collections import OrderedDict
from threading import Lock
from typing import NamedTuple

from PIL import Image

from render.kit.painting import png
from render.kit.painting.png import Strip

LIMIT = 8 * 1024 * 1024
"""Bytes of rows, each kept twice: about the last pictures of two tables."""


class MadeRows(NamedTuple):
    """Rows, as bytes and as an image, with their compressed form."""

    data: bytes
    rows: Image.Image
    strip: Strip


class RecentRows:
    """The rows of the latest strips, up to `limit` bytes, compressed at a level. Thread-safe."""

    def __init__(self, limit: int = LIMIT, level: int = png.LEVEL) -> None:
        self.limit = limit
        self.level = level
        self.bytes = 0
        self._kept: OrderedDict[int, MadeRows] = OrderedDict()
        """By checksum. If two rows collide, the newer are kept."""
        self._lock = Lock()

    def strip(self, rows: Image.Image) -> Strip:
        """Rows of palette indices (mode L), compressed. They are kept: never draw on them afterwards."""
        data = rows.tobytes()
        adler = png.checksum(data)
        with self._lock:
            kept = self._kept.get(adler)
        strip = kept.strip if kept is not None and kept.data == data else png.strip(data, adler, self.level)
        self._keep(MadeRows(data, rows, strip))
        return strip

    def rows(self, strip: Strip, size: tuple[int, int]) -> Image.Image:
        """The rows of a strip, as an image to draw on."""
        with self._lock:
            kept = self._kept.get(strip.adler)
        if kept is not None and kept.rows.size == size and kept.strip.chunk == strip.chunk:
            return kept.rows.copy()
        return Image.frombytes("L", size, png.unpacked(strip))

    def _keep(self, made: MadeRows) -> None:
        with self._lock:
            former = self._kept.pop(made.strip.adler, None)
            self.bytes += _bytes(made) - (0 if former is None else _bytes(former))
            self._kept[made.strip.adler] = made
            while self.bytes > self.limit:
                self.bytes -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(made: MadeRows) -> int:
    return 2 * len(made.data)
