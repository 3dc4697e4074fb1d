"""The contract for studies: they count nowhere, their number is limited, and they are erased whole."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from store_kit import CHANNEL, GUEST, HOST, move_change, new_table, seats_of

from db import NewLine, NewTable, NoRoom, NoSuchTable, Store, TableCounts


def new_line(source: int, study: int | None = None, **changes: Any) -> NewTable:
    """A line of the host's, in the channel of the table that it studies."""
    line = {"study": study, "source": source, "source_entry": 1, "most_studies": 3, "most_lines": 3}
    line |= {name: changes.pop(name) for name in set(changes) & set(NewLine.__struct_fields__)}
    return new_table(status="study", line=NewLine(**line), **changes)


async def test_lines_count_in_no_limit_and_no_list(store: Store) -> None:
    table = await store.create(new_table())
    before = await store.counts()
    first = await store.create(new_line(table))
    await store.create(new_line(table, first))
    assert [head.id for head in await store.live_tables()] == [table]
    assert await store.table_counts(1, HOST, CHANNEL) == TableCounts(1, 1, 1, 1)
    for live in (True, False):
        assert [head.id for head in await store.tables_of(HOST, live=live)] == [table]
    assert await store.counts() == before
    latest = await store.latest_table(CHANNEL)
    assert latest is not None and latest.id == table


async def test_lines_are_found_by_owner_and_by_the_id_they_are_shared_with(store: Store) -> None:
    table = await store.create(new_table())
    first = await store.create(new_line(table, at=500))
    second = await store.create(new_line(first, first, source_entry=7, name="Muse", at=600))
    await store.create(new_line(table, host_user=GUEST))
    await store.commit(move_change(second, 0))
    found = await store.lines_of(HOST)
    assert [(one.table_id, one.study, one.source, one.source_entry) for one in found] == [
        (first, first, table, 1),
        (second, first, first, 7),
    ]
    assert [(one.name, one.title, one.entry_no, one.shared) for one in found] == [
        ("", "florence", 0, None),
        ("Muse", "florence", 1, None),
    ]
    assert await store.line(second) == found[1] and await store.line(table) is None
    await store.change_line(second, shared="abc")
    await store.change_line(second, name="Bard")
    shared = await store.shared_line("abc")
    assert shared is not None and (shared.table_id, shared.name) == (second, "Bard")
    await store.change_line(second, shared=None)
    assert await store.shared_line("abc") is None
    with pytest.raises(NoSuchTable):
        await store.change_line(table, name="no line")


async def test_a_person_has_so_many_studies_and_a_study_so_many_lines(
    open_again: Callable[[], Awaitable[Store]],
) -> None:
    """Also of several requests at one moment."""
    async with await open_again() as one, await open_again() as other:
        table = await one.create(new_table())
        tries = [store.create(new_line(table)) for store in (one, other, one, other, one)]
        came = await asyncio.gather(*tries, return_exceptions=True)
        assert [each.kind for each in came if isinstance(each, NoRoom)] == ["studies"] * 2
        study = next(each for each in came if isinstance(each, int))
        tries = [store.create(new_line(table, study)) for store in (one, other, one, other, one)]
        came = await asyncio.gather(*tries, return_exceptions=True)
        assert [each.kind for each in came if isinstance(each, NoRoom)] == ["lines"] * 3
        await one.create(new_line(table, host_user=GUEST))


async def test_a_deleted_line_leaves_nothing_and_no_other_table_goes_that_way(store: Store) -> None:
    table = await store.create(new_table())
    first = await store.create(new_line(table))
    second = await store.create(new_line(first, first))
    await store.commit(move_change(first, 0))
    await store.delete_lines((first, table), 900)
    assert [one.table_id for one in await store.lines_of(HOST)] == [second]
    assert await store.log(first) == () and await seats_of(store, first) == ()
    assert len(await seats_of(store, table)) == 2
    third = await store.create(new_line(second, first))
    assert third not in (table, first, second)


async def test_a_study_is_forgotten_when_nobody_has_looked_or_moved_since(store: Store) -> None:
    table = await store.create(new_table())
    looked = await store.create(new_line(table, at=100))
    beside = await store.create(new_line(table, looked, at=100))
    played = await store.create(new_line(table, at=100))
    old = await store.create(new_line(table, at=100))
    await store.look_at_study(looked, 5000)
    await store.look_at_study(looked, 4000)
    await store.commit(move_change(played, 0, at=5000))
    assert await store.forgotten_lines(5000) == (old,)
    assert await store.forgotten_lines(5001) == (looked, beside, played, old)


async def test_who_is_forgotten_leaves_no_study(store: Store) -> None:
    table = await store.create(new_table())
    mine = await store.create(new_line(table))
    theirs = await store.create(new_line(table, host_user=GUEST))
    await store.forget(HOST, {"ja": "だれか", "en": "Somebody"})
    assert await store.lines_of(HOST) == () and await store.log(mine) == ()
    assert [one.table_id for one in await store.lines_of(GUEST)] == [theirs]
