"""The maximum number of tables is a condition of the write: of several requests at once, in any processes,
together they open no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from store_kit import CHANNEL, GUEST, HOST, everything, move_change, new_table

from db import AlreadyDone, ChannelTaken, LogEntry, NewTable, NoRoom, Store, TableChange, TableCounts

AMPLE = TableCounts(99, 99, 99, 99)


def one_more(number: int, most: TableCounts = AMPLE, **changes: Any) -> NewTable:
    """A table in a thread of its own."""
    return new_table(**{"channel_id": CHANNEL - number, "place_id": 5, "most": most} | changes)


def moved(table_id: int, **changes: Any) -> TableChange:
    entry = LogEntry(kind="channel", user_id=HOST)
    fields: dict[str, Any] = {"table_id": table_id, "expected_entry_no": 0, "at": 9, "entries": (entry,)}
    return TableChange(**(fields | changes))


async def test_unfinished_tables_are_counted_by_host_channel_and_server(store: Store) -> None:
    running = await store.create(one_more(1))
    await store.commit(move_change(running, 0, status="running"))
    await store.create(one_more(2))
    await store.create(one_more(3, host_user=GUEST, place_id=None))
    await store.create(one_more(4, guild_id=2))
    over = await store.create(one_more(5))
    await store.commit(move_change(over, 0, status="over"))
    assert await store.table_counts(1, HOST, 5) == TableCounts(waiting=1, hosted=2, channel=2, server=3)
    assert await store.table_counts(1, GUEST, CHANNEL - 3) == TableCounts(
        waiting=1, hosted=1, channel=1, server=3
    )
    assert await store.table_counts(3, HOST, 5) == TableCounts(0, 0, 0, 0)


@pytest.mark.parametrize("kind", TableCounts.__struct_fields__)
async def test_each_kind_of_limit_is_kept_by_the_write(store: Store, kind: str) -> None:
    most = TableCounts(**{one: 2 if one == kind else 99 for one in TableCounts.__struct_fields__})
    for number in (1, 2):
        await store.create(one_more(number, most))
    with pytest.raises(NoRoom) as refused:
        await store.create(one_more(3, most))
    assert (refused.value.kind, refused.value.most) == (kind, 2) and len(await store.live_tables()) == 2
    await store.create(one_more(3, AMPLE))
    await store.create(one_more(4, most, guild_id=2))  # another server's are its own


async def test_two_processes_that_open_at_one_moment_open_no_more_than_there_may_be(
    open_again: Callable[[], Awaitable[Store]],
) -> None:
    most = TableCounts(99, 99, 99, 3)
    async with await open_again() as one, await open_again() as other:
        made = 0
        for guild in range(1, 6):
            tries = [
                store.create(one_more(guild * 10 + number, most, guild_id=guild, host_user=number))
                for number, store in enumerate((one, other, one, other, one, other))
            ]
            came = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(each).__name__ for each in came) == ["NoRoom"] * 3 + ["int"] * 3
            made += 3
            assert len(await other.live_tables()) == made


async def test_the_last_table_asked_for_twice_at_one_moment_is_made_once_and_told(
    open_again: Callable[[], Awaitable[Store]],
) -> None:
    """Its double is told what came of it, not that there is no room."""
    async with await open_again() as one, await open_again() as other:
        for guild in range(1, 6):
            new = one_more(guild, TableCounts(1, 1, 1, 1), guild_id=guild, interaction_id=80 + guild)
            came = await asyncio.gather(
                *(store.create(new) for store in (one, other)), return_exceptions=True
            )
            assert sorted(type(each).__name__ for each in came) == ["AlreadyDone", "int"]
            with pytest.raises(AlreadyDone):
                await one.create(new)


async def test_a_table_goes_only_where_there_is_room(store: Store) -> None:
    await store.create(one_more(1))
    table_id = await store.create(one_more(2, place_id=6))
    before = await everything(store, table_id)
    with pytest.raises(NoRoom):
        await store.commit(moved(table_id, channel_id=CHANNEL - 3, place_id=5, most=TableCounts(0, 0, 1, 0)))
    with pytest.raises(ChannelTaken):
        await store.commit(moved(table_id, channel_id=CHANNEL - 1, place_id=5, most=AMPLE))
    assert await everything(store, table_id) == before
    await store.commit(moved(table_id, channel_id=CHANNEL - 3, place_id=6, most=TableCounts(0, 0, 1, 0)))
    assert (await store.table_counts(1, HOST, 6)).channel == 1, (
        "within a place there is room for who is there already"
    )
    there = moved(
        table_id, channel_id=CHANNEL - 4, place_id=5, most=TableCounts(0, 0, 2, 0), expected_entry_no=1
    )
    await store.commit(there)
    assert (await store.table_counts(1, HOST, 5)).channel == 2
