"""The PNG writer: what it writes, every decoder reads back."""

from __future__ import annotations

import io
import random
import struct
import zlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.kit.painting import png


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of each chunk; fails when a checksum is wrong."""
    assert data.startswith(png.SIGNATURE)
    at = len(png.SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + content),)
        yield kind, content
        at += 12 + length


def plain_decode(data: bytes) -> tuple[int, int, bytes, bytes]:
    """Width, height, indices and palette, by the letter of the standard; zlib checks the Adler-32."""
    parts = list(chunks(data))
    width, height, depth, kind, *rest = struct.unpack(">IIBBBBB", dict(parts)[b"IHDR"])
    assert (depth, kind, rest) == (8, 3, [0, 0, 0])
    raw = zlib.decompress(b"".join(content for name, content in parts if name == b"IDAT"))
    rows = [raw[at : at + width + 1] for at in range(0, len(raw), width + 1)]
    assert len(rows) == height
    assert all(row[0] == 0 for row in rows)
    return width, height, b"".join(row[1:] for row in rows), dict(parts)[b"PLTE"]


def noise(width: int, height: int, seed: int) -> Image.Image:
    return Image.frombytes("P", (width, height), random.Random(seed).randbytes(width * height))


PALETTE = bytes(range(256)) * 3


@pytest.mark.parametrize(("width", "height"), [(1, 1), (7, 63), (7, 64), (7, 65), (300, 200)])
def test_pillow_and_a_plain_decoder_read_the_pixels_that_were_written(width: int, height: int) -> None:
    picture = noise(width, height, seed=width)
    data = png.encode(picture, PALETTE)
    assert plain_decode(data) == (width, height, picture.tobytes(), PALETTE)
    read = Image.open(io.BytesIO(data))
    read.load()
    assert read.mode == "P"
    assert read.tobytes() == picture.tobytes()
    assert bytes(read.getpalette() or []) == PALETTE


def test_a_strip_is_the_same_bytes_whatever_stands_around_it() -> None:
    above, below, shared = noise(50, png.STRIP, 1), noise(50, png.STRIP, 2), noise(50, png.STRIP, 3)
    whole = Image.new("P", (50, 3 * png.STRIP))
    for number, part in enumerate((above, shared, below)):
        whole.paste(part, (0, png.STRIP * number))
    rows = Image.new("P", (shared.width + png.EDGE, shared.height))
    rows.paste(shared, (png.EDGE, 0))
    strip = png.strip(rows.tobytes())
    assert strip.chunk in png.encode(whole, PALETTE)
    assert png.unpacked(strip) == rows.tobytes()


def test_strips_that_do_not_make_up_the_height_are_refused() -> None:
    with pytest.raises(ValueError, match="50 by 100"):
        png.assemble(50, 100, PALETTE, [png.strip(noise(50 + png.EDGE, png.STRIP, 1).tobytes())])


@given(st.binary(max_size=200), st.binary(max_size=200))
def test_two_checksums_are_joined_as_if_over_all_bytes(first: bytes, second: bytes) -> None:
    joined = png.adler_of_both(zlib.adler32(first), zlib.adler32(second), len(second))
    assert joined == zlib.adler32(first + second)
