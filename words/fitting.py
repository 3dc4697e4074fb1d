"""Texts that fit where Discord limits them."""

import re
from collections.abc import Iterable, Sequence

from words.icon_marks import size, unmarked

BESIDE_LIMIT = 100
"""Maximum number of characters in the description of a Discord menu entry."""

ALT_LIMIT = 1000
"""Maximum number of characters of an alt text. Discord allows a few more."""

_WORD = re.compile(r"[A-Za-z0-9'’+-]+[^\W\dA-Za-z]?|[^A-Za-z0-9\s]")
"""A word, a figure with its counter, or a character of a script that is written without spaces."""


def whole(lines: Sequence[str], most: int, more: str) -> str:
    """The lines, if they fit into `most` characters; otherwise the first of them and `more`."""
    kept = list(lines)
    if size("\n".join(kept)) <= most:
        return "\n".join(kept)
    while kept and size("\n".join((*kept, more))) > most:
        kept.pop()
    return "\n".join((*kept, more))


def parts(lines: Sequence[str], most: int) -> list[str]:
    """Lines that belong together as one text, or as several if they are longer than `most`."""
    found: list[str] = []
    for line in lines:
        if found and size(found[-1]) + 1 + size(line) <= most:
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def fitting(texts: Iterable[str]) -> str:
    """The texts, from the first on, that fit into a menu entry.

    If the first is too long, it ends after a whole word.
    """
    shown = ""
    for text in filter(None, texts):
        longer = f"{shown} · {text}" if shown else text
        if size(longer) <= BESIDE_LIMIT:
            shown = longer
        elif not shown:
            text = unmarked(text)
            words = [match.end() for match in _WORD.finditer(text, 0, BESIDE_LIMIT - 1)]
            ends = [end for end in words if end < BESIDE_LIMIT - 1]
            shown = f"{text[: ends[-1] if ends else BESIDE_LIMIT - 1]}…"
            break
    return shown
