"""Ranges of versions, as a package writes them: `>=0.3,<0.4`."""

import re
from collections.abc import Callable, Mapping
from operator import eq, ge, gt, le, lt, ne

Numbers = tuple[int, ...]

COMPARISONS: Mapping[str, Callable[[Numbers, Numbers], bool]] = {
    ">=": ge,
    "<=": le,
    "==": eq,
    "!=": ne,
    ">": gt,
    "<": lt,
}

_CLAUSE = re.compile(r"\s*(>=|<=|==|!=|>|<)\s*(\d+(?:\.\d+){0,2})\s*")


def numbers(version: str) -> Numbers:
    """The three numbers of a version; missing ones are 0."""
    found = [int(part) for part in version.split(".")]
    return tuple(found + [0] * (3 - len(found)))


def within(version: str, needs: str) -> bool:
    """Whether a version is in a range. ValueError if the range can't be read."""
    clauses = [_CLAUSE.fullmatch(clause) for clause in needs.split(",")]
    if None in clauses:
        raise ValueError(f"{needs!r} is no range of versions such as '>=0.3,<0.4'")
    have = numbers(version)
    return all(COMPARISONS[clause[1]](have, numbers(clause[2])) for clause in clauses if clause)
