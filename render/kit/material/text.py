"""Fitting text into a space: shrinks it, cuts it with an ellipsis, and wraps Japanese and English lines."""

import re
from functools import lru_cache
from typing import NamedTuple

from render.kit.material.fonts import clean, extent, largest_size, line_height

ELLIPSIS = "…"
SMALLEST = 18
"""The minimum text size on a canvas 1200 wide, unless a caller asks for less."""
SHRINK = 0.75
"""Text shrinks to this share before it is cut: a cut name beats an unreadable one."""
LEADING = 1.3

NOT_FIRST = frozenset(
    "、。，．,.・:;：；?？!！)）]］}｝」』】〕〉》”’〟…‥ー〜～々ゝゞヽヾ%％"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
"""Characters that may not begin a line (JIS X 4051, the common ones)."""
NOT_LAST = frozenset("(（[［{｛「『【〔〈《“‘〝#＃")
"""Characters that may not end a line."""

# A word of a script that puts spaces between words, a single space, or any other character alone.
_PIECE = re.compile(r"[!-~\u00a1-\u024f\u0370-\u052f’]+|.", re.DOTALL)


def smallest_for(size: int) -> int:
    """The smallest size to which a text of this size shrinks by default."""
    return min(size, max(SMALLEST, round(size * SHRINK)))


class TextLine(NamedTuple):
    """One line ready to draw: cleaned text, its size, and the columns it takes."""

    text: str
    size: int
    width: int


@lru_cache(maxsize=8192)
def fit(text: str, space: int, size: int, smallest: int | None = None, bold: bool = False) -> TextLine:
    """The text on one line of at most `space` columns: shrunk to `smallest` (`smallest_for`), then cut.

    The width never exceeds `space`; if not even an ellipsis fits the line is empty."""
    drawn = clean(text).replace("\n", " ")
    smallest = smallest_for(size) if smallest is None else smallest
    for step in range(size, min(size, smallest) - 1, -1):
        if (taken := _width(drawn, step, bold)) <= space:
            return TextLine(drawn, step, taken)
    return _cut(drawn, space, min(size, smallest), bold)


@lru_cache(maxsize=2048)
def wrap(text: str, space: int, size: int, bold: bool = False) -> tuple[TextLine, ...]:
    """The text on as many lines of at most `space` columns as it needs; new lines are kept.

    Words stay whole unless one alone is too long. No line begins with a closing mark or ends with
    an opening one unless the column is too narrow for two characters.
    """
    lines: list[TextLine] = []
    for paragraph in clean(text).split("\n"):
        lines += [
            TextLine(line, size, _width(line, size, bold)) for line in _break(paragraph, space, size, bold)
        ]
    return tuple(lines)


@lru_cache(maxsize=2048)
def fill(
    text: str, space: int, height: int, size: int, smallest: int | None = None, bold: bool = False
) -> tuple[TextLine, ...]:
    """The text wrapped into `space` columns and `height` rows: shrunk, then cut on the last line.

    Raises ValueError if not one line of `smallest` fits into the height."""
    smallest = smallest_for(size) if smallest is None else min(size, smallest)
    if line_height(smallest) > height:
        raise ValueError(f"a line of size {smallest} needs {line_height(smallest)} rows, there are {height}")
    lines: tuple[TextLine, ...] = ()
    room = 1
    for step in range(min(size, largest_size(height)), smallest - 1, -1):
        lines = wrap(text, space, step, bold)
        room = lines_in(height, step)
        if len(lines) <= room:
            return lines
    rest = " ".join(line.text for line in lines[room - 1 :])
    return *lines[: room - 1], _cut(rest, space, smallest, bold, always=True)


def lines_in(height: int, size: int) -> int:
    """Number of lines of a size that fit into a height."""
    return 1 + max(0, height - line_height(size)) // pitch(size)


def pitch(size: int) -> int:
    """Rows from one baseline to the next."""
    return max(line_height(size), round(size * LEADING))


def _width(text: str, size: int, bold: bool) -> int:
    return sum(extent(text, size, bold))


def _cut(text: str, space: int, size: int, bold: bool, always: bool = False) -> TextLine:
    if not always and _width(text, size, bold) <= space:
        return TextLine(text, size, _width(text, size, bold))
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if _width(text[:middle].rstrip() + ELLIPSIS, size, bold) <= space:
            low = middle
        else:
            high = middle - 1
    # Kerning can make a longer text slightly narrower, so the result is checked once more.
    for length in range(low, -1, -1):
        short = text[:length].rstrip() + ELLIPSIS
        if (taken := _width(short, size, bold)) <= space:
            return TextLine(short, size, taken)
    return TextLine("", size, 0)


def _break(paragraph: str, space: int, size: int, bold: bool) -> list[str]:
    lines: list[str] = []
    line = ""
    for piece in _pieces(paragraph):
        if _width((line + piece).rstrip(), size, bold) <= space:
            line += piece
            continue
        if line.strip():
            lines.append(line.rstrip())
        line = piece.lstrip()
        while _width(line, size, bold) > space:
            head = _head(line, space, size, bold)
            if not head:
                return lines or [""]
            lines.append(head)
            line = line[len(head) :].lstrip()
    lines.append(line.rstrip())
    return lines


def _head(text: str, space: int, size: int, bold: bool) -> str:
    length = len(text)
    while length > 0 and _width(text[:length], size, bold) > space:
        length -= 1
    return text[:length]


def _pieces(paragraph: str) -> list[str]:
    """The paragraph cut wherever a line may end."""
    pieces: list[str] = []
    for piece in _PIECE.findall(paragraph):
        glued = pieces and pieces[-1] and (piece[0] in NOT_FIRST or pieces[-1][-1] in NOT_LAST)
        if glued and not pieces[-1].isspace():
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces
