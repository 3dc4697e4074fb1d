"""Parameters for tests that repeat one thing for every title: `make test` runs some titles, `make test-rest`
the others."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from games.titles import TITLES


def each_title(*first: str) -> list[ParameterSet]:
    """The ids of all titles, as a test's parameters. `first`: those that `make test` plays."""
    assert set(first) <= set(TITLES)
    return [pytest.param(name, marks=() if name in first else pytest.mark.rest, id=name) for name in TITLES]
