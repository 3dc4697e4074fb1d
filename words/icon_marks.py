"""Marks of icons: a character before a name that stands for the icon of its thing.

A `Speaker` that has marks puts them into its texts. Where a text becomes Discord's, `cogs.support.icons`
replaces each mark by the icon, or takes it out. Marks are private characters, which no name of a person may
contain (`words.names`).
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

Marks = Mapping[str, str]
"""The mark of each thing by its id."""

NO_MARKS: Marks = MappingProxyType({})

FIRST, LAST = 0xF0000, 0xFFFFD

MARK = re.compile(f"[{chr(FIRST)}-{chr(LAST)}]")
"""A mark."""


def mark(number: int) -> str:
    """The mark of an icon by its number. Raises ValueError if there are not so many."""
    if not 0 <= number <= LAST - FIRST:
        raise ValueError(f"there is no mark number {number}")
    return chr(FIRST + number)


def seat_key(seat: int) -> str:
    """The id of a seat's sign among the things that have icons."""
    return f"seat {seat}"


def unmarked(text: str) -> str:
    """A text without its marks."""
    return text if text.isascii() else MARK.sub("", text)


def size(text: str) -> int:
    """The number of characters of a text without its marks."""
    return len(unmarked(text))
