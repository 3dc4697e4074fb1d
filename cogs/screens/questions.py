"""Filling in an offer step by step: what the panel asks next, and what a click's token means.

A click carries tokens, not values: short, the same after a restart, and read against the very position
they were made on. Tokens, for the field that is being filled:

    v7   the 7th of its answers (or of those the steps before have left)
    g2   the 2nd group of a long list: answers that share the next part (column, then row, then turn)
    sB   a subset: the bits of B are the items taken
    u    the usual order
    o1   an order, item by item: the 1st of those not placed yet comes next
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.core import Move, Offer, Orders, Subsets, Title

MENU = 25
"""Discord's limit of entries in one menu."""


class BadToken(ValueError):
    """A token that means nothing here: it was made on another position, or by hand."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of a menu: the token of a click on it, and the value (`value`) or group (`group`) it
    stands for; `values` are all the answers behind it."""

    token: str
    values: tuple[Any, ...]
    group: str = ""


class Question(msgspec.Struct, frozen=True):
    """What is to be chosen next: a field of an offer, with all entries of its menu. `subset`: several
    entries may be taken at once (`least` 0 if none may do too); `usual`: a ready-made order."""

    field: str
    before: tuple[Any, ...]
    entries: tuple[Entry, ...]
    subset: bool = False
    may_be_empty: bool = False
    usual: tuple[Any, ...] | None = None
    placed: tuple[Any, ...] = ()


def fill(title: Title, offer: Offer, tokens: Sequence[str]) -> Question | Move:
    """Follow the tokens; the move if they complete it, else the next question. Fields with one answer
    fill themselves. BadToken if a token has no meaning, Refusal if a subset is none of the answers."""
    rest = list(tokens)
    values: tuple[Any, ...] = ()
    for name in offer.names:
        answers = offer.answers(name, values)
        if isinstance(answers, Subsets):
            value = _subset(name, values, answers, rest)
        elif isinstance(answers, Orders):
            value = _order(name, values, answers, rest)
        else:
            value = _one(title, name, values, tuple(answers), rest)
        if isinstance(value, Question):
            return value
        values = (*values, value)
    if rest:
        raise BadToken(rest[0])
    return offer.move(*values)


def _number(token: str, kind: str, below: int) -> int:
    if token[:1] != kind:
        raise BadToken(token)
    try:
        number = int(token[1:])
    except ValueError:
        raise BadToken(token) from None
    if not 0 <= number < below:
        raise BadToken(token)
    return number


def _one(title: Title, name: str, before: tuple[Any, ...], answers: tuple[Any, ...], rest: list[str]) -> Any:
    depth = 0
    while len(answers) > 1:
        entries = _entries(title, name, answers, depth)
        if not rest:
            return Question(name, before, entries)
        token = rest.pop(0)
        kind = entries[0].token[0]
        answers = entries[_number(token, kind, len(entries))].values
        if kind == "v":
            break
        depth += 1
    if not answers:
        raise BadToken("")
    return answers[0]


def _entries(title: Title, name: str, answers: tuple[Any, ...], depth: int) -> tuple[Entry, ...]:
    """A menu of at most 25 entries: the answers, or their groups by the next part, or plain stretches."""
    if depth == 0 and len(answers) <= MENU:
        return tuple(Entry(f"v{at}", (value,)) for at, value in enumerate(answers))
    groups: dict[str, list[Any]] = {}
    for value in answers:
        parts = title.parts(name, value)
        groups.setdefault(parts[depth] if depth < len(parts) else "", []).append(value)
    if len(groups) > 1 and len(groups) <= MENU:
        in_order = sorted(groups, key=lambda part: (len(part), part))
        return tuple(Entry(f"g{at}", tuple(groups[part]), part) for at, part in enumerate(in_order))
    if len(groups) == 1 and "" not in groups:
        return _entries(title, name, answers, depth + 1)
    if len(answers) <= MENU:
        return tuple(Entry(f"v{at}", (value,)) for at, value in enumerate(answers))
    size = -(-len(answers) // MENU)
    stretches = [answers[at : at + size] for at in range(0, len(answers), size)]
    return tuple(Entry(f"g{at}", stretch) for at, stretch in enumerate(stretches))


def _subset(name: str, before: tuple[Any, ...], answers: Subsets, rest: list[str]) -> Any:
    items = answers.items[:MENU]
    if not items:
        return ()
    if not rest:
        entries = tuple(Entry(f"s{1 << at}", (item,)) for at, item in enumerate(items))
        return Question(name, before, entries, subset=True, may_be_empty=() in answers)
    bits = _number(rest.pop(0), "s", 1 << len(items))
    chosen = tuple(item for at, item in enumerate(items) if bits >> at & 1)
    # A menu lets any of its entries be taken together; what the rules think of it is said at once.
    refusal = answers.why_not(chosen)
    if refusal is not None:
        raise refusal
    return chosen


def chosen(values: Sequence[str]) -> tuple[str, ...]:
    """The tokens of a menu's chosen entries: one, or one for all of a subset."""
    if not any(value.startswith("s") for value in values):
        if len(values) > 1:
            raise BadToken(values[1])
        return tuple(values)
    return (join_subset(values),)


def join_subset(tokens: Sequence[str]) -> str:
    """The one token of several chosen entries of a subset."""
    bits = 0
    for token in tokens:
        bits |= _number(token, "s", 1 << MENU)
    return f"s{bits}"


def _order(name: str, before: tuple[Any, ...], answers: Orders, rest: list[str]) -> Any:
    left = list(answers.items)
    placed: tuple[Any, ...] = ()
    if rest and rest[0] == "u":
        rest.pop(0)
        return answers.items
    while len(left) > 1:
        if not rest:
            entries = tuple(Entry(f"o{at}", (item,)) for at, item in enumerate(left))
            return Question(name, before, entries, usual=None if placed else answers.items, placed=placed)
        placed = (*placed, left.pop(_number(rest.pop(0), "o", len(left))))
    return (*placed, *left)
