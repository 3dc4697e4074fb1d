"""The entries of menus that ask for one of many answers: one by one, side by side, or in groups."""

from collections.abc import Callable, Sequence
from typing import Any

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.panel.paths.field_question import LabelPart, Named, PathEntry
from games.core import Note, Numbers
from games.core.choices.answers import Answers

SIDE_BY_SIDE = 7
"""Maximum number of menus side by side for one answer."""

Parts = Sequence[LabelPart]
"""The parts of an answer, coarse to fine: a place's turn, column and row."""


def menu_entries(
    answers: tuple[Any, ...], depth: int, parts_of: Callable[[Any], Parts]
) -> tuple[PathEntry, ...]:
    """The answers themselves if one menu holds them, or a few menus side by side that differ in the
    second-last part; else groups by their next part after `depth` of them. Answers that can't be grouped are
    shown in pages."""
    if len(answers) <= MENU_ENTRIES:
        return _singly(answers)
    parts = [parts_of(value) for value in answers]
    longest = max(map(len, parts))
    groups = _grouped(answers, parts, depth)
    while len(groups) == 1 and depth + 1 < longest:
        depth += 1
        groups = _grouped(answers, parts, depth)
    if len(groups) in (1, len(answers)):
        return _singly(answers)
    fits_menus = len(groups) <= SIDE_BY_SIDE and max(len(values) for _, values in groups) <= MENU_ENTRIES
    if longest <= depth + 2 and fits_menus:
        pairs = [(part, value) for part, values in groups for value in values]
        return tuple([PathEntry(f"v{at}", (value,), menu=part) for at, (part, value) in enumerate(pairs)])
    return tuple([PathEntry(f"g{at}", tuple(values), part=part) for at, (part, values) in enumerate(groups)])


def number_entries(numbers: Answers) -> tuple[PathEntry, ...]:
    """Entries for some of many numbers: those the title names, else the least, the most and some between."""
    return tuple([PathEntry(f"n{number}", (number,)) for number in _usual(numbers)])


def _usual(numbers: Answers) -> Sequence[int]:
    if isinstance(numbers, Numbers) and numbers.usual:
        return numbers.usual[:MENU_ENTRIES]
    allowed = tuple(numbers)
    if len(allowed) <= MENU_ENTRIES:
        return allowed
    last = len(allowed) - 1
    return tuple([allowed[at * last // (MENU_ENTRIES - 1)] for at in range(MENU_ENTRIES)])


def _singly(answers: tuple[Any, ...]) -> tuple[PathEntry, ...]:
    """An entry for each answer."""
    return tuple([PathEntry(f"v{at}", (value,)) for at, value in enumerate(answers)])


def _grouped(answers: Sequence[Any], parts: Sequence[Parts], depth: int) -> list[tuple[LabelPart, list[Any]]]:
    """The answers with an equal part number `depth`, together with that part, in the order of the parts."""
    groups: dict[str, tuple[LabelPart, list[Any]]] = {}
    known: dict[int, list[Any]] = {}  # by the part itself, of which many answers have the same
    for value, those in zip(answers, parts, strict=True):
        part = those[depth] if depth < len(those) else ""
        group = known.get(id(part))
        if group is None:
            _, group = groups.setdefault(_key(part), (part, []))
            known[id(part)] = group
        group.append(value)
    return [groups[key] for key in sorted(groups, key=_rank)]


def _key(part: LabelPart) -> str:
    """A key that is equal for equal parts."""
    if isinstance(part, Note):
        return "\n".join([part.id, *(f"{name} {value}" for name, value in part.figures.items())])
    return str(part.value) if isinstance(part, Named) else part


def _rank(key: str) -> tuple[tuple[int, str], ...]:
    """A sort key: 2 before 10, A before B."""
    return tuple((len(line), line) for line in key.split("\n"))
