"""A few of the sentences of this folder on a PostgreSQL; `COGS_STORE=postgresql` proves all of them there."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio
from live_bot import LiveBot, shown
from opened_bot import STORE, opened_on
from test_faults_answers import (
    test_a_full_disk_refuses_nobody_who_only_looks,
    test_a_slow_click_delivered_twice_shows_its_own_answer,
)
from test_kills import test_killed_after_the_commit_and_before_the_acknowledgement

from db import LogEntry, TableChange
from games.manager.model.table import Table
from kit.own_postgresql import OwnServer
from words import say

__all__ = [
    "test_a_full_disk_refuses_nobody_who_only_looks",
    "test_a_slow_click_delivered_twice_shows_its_own_answer",
    "test_killed_after_the_commit_and_before_the_acknowledgement",
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def live(server: OwnServer, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LiveBot]:
    if STORE == "postgresql":
        pytest.skip("all of the folder is run on PostgreSQL")
    async with opened_on(server, tmp_path_factory.mktemp("served")) as live:
        yield live


async def seated(live: LiveBot, table: Table, seat: int, user: int) -> None:
    """Another process gives a seat to somebody else."""
    seats = [msgspec.structs.replace(one, user_id=user) if one.seat == seat else one for one in table.seats]
    entry = LogEntry(kind="seat-taken", seat=seat, user_id=user)
    change = TableChange(
        table_id=table.id, expected_entry_no=table.entry_no, at=1, entries=(entry,), seats=tuple(seats)
    )
    await live.store.commit(change)


async def test_who_may_look_on_follows_what_another_process_has_written(live: LiveBot) -> None:
    room = await live.lobby()
    host, leaves = room.people[0], room.people[2]
    comes = await live.person()
    await room.options(host, watch="seated")
    await live.sandbox.slash(host, room.channel, "table start")
    await room.settled()
    board = f"t:{room.id}:board"
    assert (await room.press(comes, board)).text == say("en", "refuse-no-spectators")
    assert shown(await room.press(leaves, board)).files
    await seated(live, await room.now(), 2, comes)
    assert shown(await room.press(comes, board)).files
    assert (await room.press(leaves, board)).text == say("en", "refuse-no-spectators")
