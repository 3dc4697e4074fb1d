"""The only process on a store asks it once a click, and never shows anything older than what is written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from table_kit import Desk

from db import SqliteStore
from games.core import Seat


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(await SqliteStore.open(tmp_path / "games.sqlite3", alone=True))
    desk.managers = [desk.manager()]
    await desk.lobby()
    await desk.started()
    yield desk
    await desk.store.close()


async def test_whoever_reads_that_something_is_owed_finds_the_table_it_is_owed_for(desk: Desk) -> None:
    """Delivery asks the store between the commit and whatever the call goes on with."""
    tables = desk.managers[0]
    for _ in range(10):
        table = await desk.table()
        seat = next(seat for seat in map(Seat, range(3)) if desk.pick(table, seat) is not None)
        move = desk.pick(table, seat)
        assert move is not None
        user = table.seats[seat].user_id
        assert user is not None
        answering = asyncio.create_task(tables.play.answer(desk.id, user, move, desk.click(), confirm=False))
        while not answering.done():
            entry_no = await desk.store.current_entry_no(desk.id)
            seen = await tables.get(desk.id)
            assert entry_no is not None and seen is not None and seen.entry_no >= entry_no
        await answering
    await desk.check()
