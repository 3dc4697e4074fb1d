"""The two faces of BIZ UDPGothic: measuring, and text as cached masks.

A line of text of size `s` is `line_height(s)` high; its baseline is `ascent(s)` below its top. Both are
the extremes of every glyph of the face, so no ink leaves the line."""

import math
import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).resolve().parents[2] / "fonts"
ASCENT, DESCENT = 0.90, 0.14
MISSING = "〓"
"""The typographers' sign for a missing character; replaces what the face can't draw."""


@lru_cache(maxsize=32)  # each takes half a megabyte, and opens in a fraction of a millisecond
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The face at a size in pixels."""
    name = "BIZUDPGothic-Bold.ttf" if bold else "BIZUDPGothic-Regular.ttf"
    # The basic engine draws the same everywhere, whether or not the machine has libraqm.
    return ImageFont.truetype(str(FOLDER / name), size, layout_engine=ImageFont.Layout.BASIC)


def ascent(size: int) -> int:
    """Rows from the top of a line to its baseline."""
    return math.ceil(size * ASCENT)


def line_height(size: int) -> int:
    """Rows one line of text takes."""
    return ascent(size) + math.ceil(size * DESCENT)


def largest_size(height: int) -> int:
    """The largest size whose line fits into `height` rows; 0 if none does."""
    size = max(0, int(height / (ASCENT + DESCENT)))
    while size > 0 and line_height(size) > height:
        size -= 1
    return size


@lru_cache(maxsize=8192)
def covers(character: str) -> bool:
    """Whether the face has a glyph for the character."""
    probe = font(16)
    return bytes(probe.getmask(character)) != _tofu() or probe.getlength(character) != 16


@lru_cache(maxsize=1)
def _tofu() -> bytes:
    return bytes(font(16).getmask("\U0010fffe"))


@lru_cache(maxsize=8192)
def clean(text: str) -> str:
    """The text in characters the face can draw.

    Fancy letters become plain ones (NFKC), invisible marks are dropped, and each run of other characters
    becomes `MISSING`. New lines stay."""
    if text.isascii() and text.isprintable():
        return text
    out: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        for drawn in _drawable(character):
            if drawn != MISSING or out[-1:] != [MISSING]:
                out.append(drawn)
    return "".join(out)


def _drawable(character: str) -> str:
    if character in "\t\r\v\f\u2028\u2029\x85":
        return " "
    category = unicodedata.category(character)
    if character != "\n" and (category in ("Cc", "Cf", "Cs") or category[0] == "M"):
        return ""
    if character == "\n" or character.isspace() or covers(character):
        return character if character in "\n\u3000" or not character.isspace() else " "
    plain = [c for c in unicodedata.normalize("NFKC", character) if unicodedata.category(c)[0] not in "MC"]
    return "".join(c if covers(c) or c == " " else MISSING for c in plain)


@lru_cache(maxsize=32768)
def extent(text: str, size: int, bold: bool = False) -> tuple[int, int]:
    """Columns that a cleaned line covers left and right of the pen, ink and advance alike."""
    face = font(size, bold)
    left, _, right, _ = face.getbbox(text, anchor="ls") if text else (0, 0, 0, 0)
    return max(0, math.ceil(-left)), max(math.ceil(right), math.ceil(face.getlength(text)))


def width(text: str, size: int, bold: bool = False) -> int:
    """Columns a line of text takes. Raises nothing: characters that can't be drawn are replaced first."""
    return sum(extent(clean(text), size, bold))


@lru_cache(maxsize=1024)
def halo_mask(text: str, size: int, bold: bool, reach: int) -> Image.Image:
    """A cleaned line grown by `reach` pixels on every side, in a mask larger by that. Cached: never draw
    on it."""
    left, right = extent(text, size, bold)
    picture = Image.new("L", (max(1, left + right) + 2 * reach, line_height(size) + 2 * reach))
    at = (left + reach, ascent(size) + reach)
    draw = ImageDraw.Draw(picture)
    draw.text(at, text, fill=255, font=font(size, bold), anchor="ls", stroke_width=reach)
    return picture


@lru_cache(maxsize=4096)
def mask(text: str, size: int, bold: bool = False) -> Image.Image:
    """A cleaned line as coverage (mode L, 0..255), `width` by `line_height`. Cached: never draw on it."""
    left, right = extent(text, size, bold)
    picture = Image.new("L", (max(1, left + right), line_height(size)))
    draw = ImageDraw.Draw(picture)
    draw.text((left, ascent(size)), text, fill=255, font=font(size, bold), anchor="ls")
    return picture
