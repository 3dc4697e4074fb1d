"""A table and the soak's watch over it."""

import pytest
from soak_kit import watched

from games.manager.model.table import Table
from soak.checks.leaks import Leaks


@pytest.fixture
def sitting() -> tuple[Table, Leaks]:
    return watched()


@pytest.fixture
def table(sitting: tuple[Table, Leaks]) -> Table:
    return sitting[0]


@pytest.fixture
def leaks(sitting: tuple[Table, Leaks]) -> Leaks:
    return sitting[1]
