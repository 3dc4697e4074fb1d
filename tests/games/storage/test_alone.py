"""The only process on a store asks it once a click, and never shows anything older than what is written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from shared_table import SharedTable

from db import SqliteStore
from games.core import Seat


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[SharedTable]:
    shared = SharedTable(await SqliteStore.open(tmp_path / "games.sqlite3", alone=True))
    shared.managers = [shared.manager()]
    await shared.lobby()
    await shared.started()
    yield shared
    await shared.store.close()


async def test_whoever_reads_that_something_is_owed_finds_the_table_it_is_owed_for(
    shared: SharedTable,
) -> None:
    """Delivery asks the store between the commit and whatever the call goes on with."""
    services = shared.managers[0]
    for _ in range(10):
        table = await shared.table()
        seat = next(seat for seat in map(Seat, range(3)) if shared.pick(table, seat) is not None)
        move = shared.pick(table, seat)
        assert move is not None
        user = table.seats[seat].user_id
        assert user is not None
        answering = asyncio.create_task(
            services.turns.answer(shared.id, user, move, shared.click(), confirm=False)
        )
        while not answering.done():
            version = await shared.store.version(shared.id)
            seen = await services.get(shared.id)
            assert version is not None and seen is not None and seen.entry_no >= version.entry_no
        await answering
    await shared.check()
