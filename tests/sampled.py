"""Parameters for tests that repeat one thing for every title: `make test` runs some titles, `make test-rest`
the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from games.core import Title
from games.titles import TITLES

OURS = ("florence", "fugger", "heaven_ale", "philadelphia", "signorie")
"""The titles of this project: a package may add others."""


def each_title(*first: str, which: Callable[[Title], bool] = lambda title: True) -> list[ParameterSet]:
    """The ids of all titles, as a test's parameters. `first`: those that `make test` plays. `which`: whether
    a title has what the test is about."""
    assert set(first) <= set(TITLES)
    found = [name for name, title in TITLES.items() if which(title)]
    return [pytest.param(name, marks=() if name in first else pytest.mark.rest, id=name) for name in found]
