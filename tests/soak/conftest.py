"""A table and the soak's watch over it."""

import pytest
from soak_kit import watched

from games.manager.model.table import Table
from soak.checks.leaks import Leaks


@pytest.fixture
def stage() -> tuple[Table, Leaks]:
    return watched()


@pytest.fixture
def table(stage: tuple[Table, Leaks]) -> Table:
    return stage[0]


@pytest.fixture
def leaks(stage: tuple[Table, Leaks]) -> Leaks:
    return stage[1]
