"""Names are data: whatever people call themselves is shown as what it is, and formats nothing.

`shown` makes the names of a table fit for pictures, labels and alt texts; `escaped` one of those fit for
Discord's markdown; `unescaped` takes that back where Discord shows no markdown.
"""

import re
import unicodedata
from collections import Counter
from functools import lru_cache

LONGEST = 32
"""Discord's limit of a name; what is longer came another way."""

MARKS = 2
"""So many combining marks may sit on one letter."""

_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u00ad\u034f"
"""Letters and signs of no width or no ink, which Unicode does not count among the invisible."""

_JOINER = "\u200d"
"""Joins emoji into one; anywhere else it is invisible."""

_MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()<:@+=\-])")
_NUMBERED = re.compile(r"^(\d+)\.")
_ESCAPE = re.compile(r"\\([^\w\s]|_)")


@lru_cache(maxsize=4096)
def shown(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a table's seats, each on one line, without what can't be seen or turns the writing
    round; those that would look alike get their seat's letter."""
    clean = tuple(_clean(name) for name in names)
    alike = Counter(map(_likeness, clean))
    told = tuple(
        f"{name} ({chr(65 + seat)})" if alike[_likeness(name)] > 1 else name
        for seat, name in enumerate(clean)
    )
    if len(set(map(_likeness, told))) == len(told):
        return told
    return tuple(f"{name} ({chr(65 + seat)})" for seat, name in enumerate(clean))


def alone(name: str) -> str:
    """The name of somebody who stands for themselves, not at a table with others."""
    return shown((name,))[0]


def escaped(name: str) -> str:
    """A name as a text of Discord's markdown says it: nothing in it formats, links or mentions."""
    return _NUMBERED.sub(r"\1\\.", _MARKDOWN.sub(r"\\\1", name))


def unescaped(text: str) -> str:
    """A text as it is shown where there is no markdown: on labels, in menus, in alt texts."""
    return _ESCAPE.sub(r"\1", text) if "\\" in text else text


def _clean(name: str) -> str:
    signs: list[str] = []
    marks = 0
    for at, sign in enumerate(unicodedata.normalize("NFC", name)):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or sign in "\t\n\v\f\r":
            signs.append(" ")
        elif marks > MARKS or not _visible(name, at, sign, kind):
            continue
        else:
            signs.append(sign)
    words = " ".join("".join(signs).split())
    if len(words) > LONGEST:
        words = words[: LONGEST - 1].rstrip() + "…"
    return words or "?"


def _visible(name: str, at: int, sign: str, kind: str) -> bool:
    if sign == _JOINER:
        return 0 < at < len(name) - 1 and _pictured(name[at - 1]) and _pictured(name[at + 1])
    return sign not in _BLANK and kind not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _pictured(sign: str) -> bool:
    """Whether it is part of an emoji."""
    return unicodedata.category(sign) in ("So", "Sk") or sign == "\ufe0f"


def _likeness(name: str) -> str:
    """What two names have in common that people would confuse."""
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=4096)
def all_escaped(names: tuple[str, ...]) -> tuple[str, ...]:
    """All names of a table, for texts."""
    return tuple(map(escaped, names))
