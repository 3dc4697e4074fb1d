"""Marks of icons: a character before a name that stands for the icon of its thing.

A `Speaker` that has marks puts them into its texts. Where a text becomes Discord's, `cogs.support.icons`
replaces each mark by the icon, or takes it out. Marks are private characters, which no name of a person may
contain (`words.names`).
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

IconMarks = Mapping[str, str]
"""The mark of each thing by its id."""

NO_MARKS: IconMarks = MappingProxyType({})

FIRST, LAST = 0xF0000, 0xFFFFD

MARK = re.compile(f"[{chr(FIRST)}-{chr(LAST)}]")
"""A mark."""


def icon_mark(number: int) -> str:
    """The mark of an icon by its number. Raises ValueError if there are fewer icons."""
    if not 0 <= number <= LAST - FIRST:
        raise ValueError(f"there is no mark number {number}")
    return chr(FIRST + number)


def seat_key(seat: int) -> str:
    """The id of a seat's sign among the things that have icons."""
    return f"seat {seat}"


_LEAD = chr(FIRST).encode()[:1]
"""The first byte of every mark in UTF-8. To look for it is much faster than to look for marks."""


def is_marked(text: str) -> bool:
    """Whether a text may have marks."""
    return not text.isascii() and _LEAD in text.encode("utf-8", "surrogatepass")


def unmarked(text: str) -> str:
    """A text without its marks."""
    return MARK.sub("", text) if is_marked(text) else text


def size(text: str) -> int:
    """The number of characters of a text without its marks."""
    return len(unmarked(text))
