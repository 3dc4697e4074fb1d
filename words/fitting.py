"""Texts that fit where Discord limits them."""

import re
from collections.abc import Iterable, Sequence

from words.icon_marks import size, unmarked

DESCRIPTION_LIMIT = 100
"""Maximum number of characters in the description of a Discord menu entry."""

ALT_LIMIT = 1000
"""Maximum number of characters of an alt text. Discord allows a few more."""

_WORD = re.compile(r"[A-Za-z0-9'’+-]+[^\W\dA-Za-z]?|[^A-Za-z0-9\s]")
"""A word, a figure with its counter, or a character of a script that is written without spaces."""


def cut(lines: Sequence[str], most: int, more: str) -> str:
    """The lines, if they fit into `most` characters; otherwise the first of them and `more`."""
    kept = list(lines)
    if size("\n".join(kept)) <= most:
        return "\n".join(kept)
    while kept and size("\n".join((*kept, more))) > most:
        kept.pop()
    return "\n".join((*kept, more))


def paginate(texts: Sequence[str], most: int) -> list[str]:
    """The texts as pages, each of as many of them as fit into `most` characters."""
    pages: list[str] = []
    for text in texts:
        if pages and size(pages[-1]) + 1 + size(text) <= most:
            pages[-1] += "\n" + text
        else:
            pages.append(text)
    return pages


def menu_description(texts: Iterable[str]) -> str:
    """The texts, from the first on, that fit into a menu entry.

    If the first is too long, it ends after a whole word.
    """
    shown = ""
    for text in filter(None, texts):
        longer = f"{shown} · {text}" if shown else text
        if size(longer) <= DESCRIPTION_LIMIT:
            shown = longer
        elif not shown:
            text = unmarked(text)
            words = [match.end() for match in _WORD.finditer(text, 0, DESCRIPTION_LIMIT - 1)]
            ends = [end for end in words if end < DESCRIPTION_LIMIT - 1]
            shown = f"{text[: ends[-1] if ends else DESCRIPTION_LIMIT - 1]}…"
            break
    return shown
