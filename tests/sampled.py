"""Parameters for tests that repeat one thing for every title, language or number of players: `make test` runs
some of them, `make test-rest` the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import cycle, product
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from games.core import Title
from games.titles import TITLES
from words import LANGUAGES

Case = TypeVar("Case")

OURS = ("florence", "fugger", "heaven_ale", "philadelphia", "signorie")
"""The titles of this project: a package may add others."""


def sampled(
    cases: Iterable[Case],
    first: Callable[[Case], bool],
    name: Callable[[Case], str | None] = lambda case: None,
) -> list[ParameterSet]:
    """Cases as a test's parameters; a tuple is one for each item. `first`: whether `make test` runs a case.
    `name`: its id."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=() if first(case) else pytest.mark.rest,
            id=name(case),
        )
        for case in cases
    ]


def each_title(*first: str, which: Callable[[Title], bool] = lambda title: True) -> list[ParameterSet]:
    """The ids of all titles, as a test's parameters. `first`: those that `make test` plays. `which`: whether
    a title has what the test is about."""
    assert set(first) <= set(TITLES)
    return sampled([name for name, title in TITLES.items() if which(title)], lambda name: name in first)


def each_title_and_language() -> list[ParameterSet]:
    """All titles in all languages, as a test's parameters. `make test` runs each title in one language."""
    turns = dict(zip(TITLES, cycle(LANGUAGES), strict=False))
    return sampled(
        product(TITLES.values(), LANGUAGES),
        first=lambda case: turns[case[0].id] == case[1],
        name=lambda case: f"{case[0].id}-{case[1]}",
    )
