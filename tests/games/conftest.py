"""Tables with several managers or with a clock in hand, and a database of an earlier release."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from released import RELEASES, Then, opened
from shared_table import SharedTable
from timed_table import START, TimedTable

from db import SqliteStore
from db.sql.integrity import problems_of
from games.manager.history.load_check import why_unloadable


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedTable]:
    """A table on a store of its own, which can be loaded and checked after the test."""
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield TimedTable(store, START)
        assert await store._read_consistently(problems_of, why_unloadable) == ()


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[SharedTable]:
    """A table of three that has just started, with several managers."""
    started = await (await SharedTable.open(tmp_path)).started()
    yield started
    await started.store.close()


@pytest.fixture
async def then(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Then]:
    """A database of a release: of the first, unless the test says which."""
    async with opened(getattr(request, "param", RELEASES[0]), tmp_path) as then:
        yield then
