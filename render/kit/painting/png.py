"""A PNG writer for flat pictures: indexed, unfiltered, and made of strips that can be kept.

The image data is one deflate stream with a full flush at each strip border. So each strip is compressed
independently and has its own IDAT chunk. An unchanged strip is written again byte for byte. The bytes of a
picture depend only on its pixels, never on which strips were kept."""

import struct
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

STRIP = 32
"""Rows in a strip: small enough to skip most of a picture, large enough to compress well."""
LEVEL = 5
"""Level of zlib-ng: on flat pictures it takes half the time of zlib's level 6 for 3 % more bytes, strips
included."""
QUICK = 2
"""Level of zlib-ng for what one person sees for a moment: half the time of `LEVEL` for 15 to 19 % more
bytes."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
EDGE = 1
"""Columns that PNG data has left of the picture."""
HEAD, TAIL = 8, 4
"""Bytes of a chunk before and after its data: length and kind, checksum."""
_ADLER_BASE = 65521


class Strip(NamedTuple):
    """One compressed strip: its IDAT chunk, and its share of the stream's checksum."""

    chunk: bytes
    adler: int
    length: int


def checksum(rows: bytes) -> int:
    """The share of the stream's checksum that rows contribute."""
    return zlib_ng.adler32(rows)


def strip(rows: bytes, adler: int | None = None, level: int = LEVEL) -> Strip:
    """Compress up to `STRIP` rows of palette indices, each preceded by its filter (none). `adler`: their
    checksum, if known."""
    press = zlib_ng.compressobj(level, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    packed = press.compress(rows) + press.flush(zlib_ng.Z_FULL_FLUSH)
    return Strip(_chunk(b"IDAT", packed), checksum(rows) if adler is None else adler, len(rows))


def unpacked(strip: Strip) -> bytes:
    """The rows of a strip, unpacked."""
    return zlib_ng.decompressobj(-zlib_ng.MAX_WBITS).decompress(strip.chunk[HEAD:-TAIL])


def between(strips: Sequence[Strip], width: int, top: int, bottom: int) -> list[Strip]:
    """The strips of the rows from `top` up to `bottom`."""
    found, line, first = [], width + EDGE, 0
    for one in strips:
        last = first + one.length // line
        if top <= first and last <= bottom:
            found.append(one)
        elif first < bottom and top < last:
            rows = unpacked(one)[(max(top, first) - first) * line : (min(bottom, last) - first) * line]
            found.append(strip(rows))
        first = last
    return found


def assemble(width: int, height: int, palette: bytes, strips: Sequence[Strip]) -> bytes:
    """The file, from strips in order from the top.

    `palette` is 256 times three bytes. Raises ValueError if the strips don't add up to the height."""
    if sum(one.length for one in strips) != (width + 1) * height:
        raise ValueError(f"{len(strips)} strips do not make a picture of {width} by {height}")
    adler = 1
    for one in strips:
        adler = adler_of_both(adler, one.adler, one.length)
    return b"".join((
        SIGNATURE,
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", b"\x78\x9c"),
        *(one.chunk for one in strips),
        _chunk(b"IDAT", b"\x03\x00" + struct.pack(">I", adler)),
        _chunk(b"IEND", b""),
    ))  # fmt: skip


def encode(picture: Image.Image, palette: bytes) -> bytes:
    """A whole picture of palette indices (mode P) as a PNG file."""
    width, height = picture.size
    # The column left of them is the filter of each row: none.
    rows = Image.new("P", (width + EDGE, height))
    rows.paste(picture, (EDGE, 0))
    tops = range(0, height, STRIP)
    strips = [strip(rows.crop((0, top, width + EDGE, min(top + STRIP, height))).tobytes()) for top in tops]
    return assemble(width, height, palette, strips)


def adler_of_both(first: int, second: int, length: int) -> int:
    """The Adler-32 of two runs of bytes joined, from that of each; the second is `length` bytes long."""
    low1, high1 = first & 0xFFFF, first >> 16
    low2, high2 = second & 0xFFFF, second >> 16
    low = (low1 + low2 - 1) % _ADLER_BASE
    high = (high1 + high2 + length * (low1 - 1)) % _ADLER_BASE
    return high << 16 | low


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
