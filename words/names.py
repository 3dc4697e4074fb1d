"""Names are data: whatever people call themselves is shown literally and formats nothing.

`distinct_names` prepares the names of a table for pictures, labels and alt texts. `escaped` prepares one of
them for Discord's markdown. `unescaped` reverses that where Discord shows no markdown.
"""

import re
import unicodedata
from collections import Counter
from functools import cache, lru_cache

from games.core import SEAT_LETTERS
from games.core.level_names import LEVELS, Level
from words.bundles import LANGUAGES, say
from words.icon_marks import unmarked

LONGEST = 32
"""Maximum length of a name on Discord. Longer names come from elsewhere."""

MOST_COMBINING = 2
"""Maximum number of combining marks on one letter."""

_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u00ad\u034f"
"""Letters and signs without width or ink that Unicode does not count as invisible."""

_JOINER = "\u200d"
"""Joins emoji into one. Anywhere else it is invisible."""

_MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()<:@+=\-])")
_NUMBERED = re.compile(r"^(\d+)\.")
_ESCAPE = re.compile(r"\\([^\w\s]|_)")


@lru_cache(maxsize=4096)
def distinct_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a table's seats, each on one line, without invisible characters or characters that change
    the direction of writing. Names that would look alike get their seat's letter."""
    clean = tuple(_clean(name) for name in names)
    alike = Counter(map(_likeness, clean))
    told = tuple(
        f"{name} ({SEAT_LETTERS[seat]})" if alike[_likeness(name)] > 1 else name
        for seat, name in enumerate(clean)
    )
    if len(set(map(_likeness, told))) == len(told):
        return told
    return tuple(f"{name} ({SEAT_LETTERS[seat]})" for seat, name in enumerate(clean))


def name_alone(name: str) -> str:
    """The name of a single user who is not shown with a table."""
    return distinct_names((name,))[0]


def escaped(name: str) -> str:
    """A name for a text in Discord's markdown: nothing in it formats, links or mentions."""
    return _NUMBERED.sub(r"\1\\.", _MARKDOWN.sub(r"\\\1", name))


def unescaped(text: str) -> str:
    """A text for places without markdown: labels, menus, alt texts. It has no marks of icons either."""
    return _ESCAPE.sub(r"\1", unmarked(text)) if "\\" in text else unmarked(text)


def _clean(name: str) -> str:
    signs: list[str] = []
    combining = 0
    for at, sign in enumerate(unicodedata.normalize("NFC", name)):
        kind = unicodedata.category(sign)
        combining = combining + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or sign in "\t\n\v\f\r":
            signs.append(" ")
        elif combining > MOST_COMBINING or not _visible(name, at, sign, kind):
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
    """Whether a sign is part of an emoji."""
    return unicodedata.category(sign) in ("So", "Sk") or sign == "\ufe0f"


def _likeness(name: str) -> str:
    """A key that is equal for names people would confuse."""
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=4096)
def all_escaped(names: tuple[str, ...]) -> tuple[str, ...]:
    """All names of a table, escaped for texts."""
    return tuple(map(escaped, names))


class SeatName(str):
    """The name of who holds a seat. `level`: a computer's (1 is the lowest; 0 for people)."""

    level = 0

    @property
    def alone(self) -> str:
        """The name without the words for a computer's level."""
        return _without_level(str(self), self.level) if self.level else str(self)


def seat_name(name: str, level: Level | None) -> SeatName:
    """The name of a seat that a computer of this level holds; None: a person."""
    found = SeatName(name)
    found.level = 0 if level is None else LEVELS.index(level) + 1
    return found


@lru_cache(maxsize=4096)
def _without_level(name: str, level: int) -> str:
    """A computer's name without the words for its level, if it has them."""
    for before, after in _level_marks(level):
        at = name.rfind(after)
        if at > 0 and name.startswith(before):
            return name[len(before) : at] + name[at + len(after) :]
    return name


@cache
def _level_marks(number: int) -> tuple[tuple[str, str], ...]:
    """What stands before and after the name of a computer of a level, in each language."""
    here = "\0"
    found = []
    for language in LANGUAGES:
        level = say(language, f"level-{LEVELS[number - 1]}")
        before, _, after = say(language, "computer-name", name=here, level=level).partition(here)
        found.append((before, after))
    return tuple(found)
