"""Tables with several managers or with a clock in hand, and a database of an earlier release."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hall_kit import START, Hall
from released import RELEASES, Then, opened
from table_kit import Desk

from db import SqliteStore
from db.sqlite.integrity import problems_of
from games.manager.history.load_check import why_unloadable


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall on a store of its own, which can be loaded and checked after the test."""
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield Hall(store, START)
        assert await store._look(problems_of, why_unloadable) == ()


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk whose table of three has just started."""
    started = await (await Desk.open(tmp_path)).started()
    yield started
    await started.store.close()


@pytest.fixture
async def then(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Then]:
    """A database of a release: of the first, unless the test says which."""
    async with opened(getattr(request, "param", RELEASES[0]), tmp_path) as then:
        yield then
