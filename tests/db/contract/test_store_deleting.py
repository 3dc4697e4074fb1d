"""The contract for deleting a table: all of it goes but an empty row; what is finished stays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from store_kit import CHANNEL, GUEST, HOST, everything, handled, move_change, new_table, outbox_item

from db import (
    DirectMessageRow,
    DraftRow,
    NewLine,
    NoSuchTable,
    PostedUpTo,
    SeatResult,
    SqliteStore,
    StaleVersion,
    Store,
    StoredValue,
)


async def full(store: Store, channel_id: int = CHANNEL) -> int:
    """A table in play with a row of everything there can be."""
    line = NewLine(study=None, source=1, source_entry=0, most_studies=20, most_lines=50)
    table_id = await store.create(
        new_table(channel_id=channel_id, interaction_id=100 + channel_id % 7, line=line)
    )
    await store.commit(
        move_change(
            table_id,
            0,
            interaction_id=200 + channel_id % 7,
            save_drafts=(DraftRow(table_id, 0, 1, b"draft", 5),),
            kept=(StoredValue("clock", b"tick"), StoredValue("orders", b"o", 0)),
            due_at=900,
            point=b"then",
            status="running",
            outbox_items=(outbox_item(), outbox_item(kind="hand", target=HOST)),
        )
    )
    await store.done((), PostedUpTo(table_id, 1, 77, b"note"), DirectMessageRow(table_id, GUEST, 1, 2))
    await store.set_notice_setting(GUEST, table_id, "mention")
    return table_id


async def write_id(store: Store, table_id: int) -> int:
    version = await store.version(table_id)
    assert version is not None
    return version.write_id


async def test_a_deleted_table_leaves_nothing_but_an_empty_row(store: Store) -> None:
    table_id = await full(store)
    await store.set_meta("called 1", "told")
    await store.delete(table_id, await write_id(store, table_id), 400, ("called 1",))
    loaded = await store.load(table_id)
    assert loaded is not None and not loaded.damaged
    assert (loaded.seats, loaded.drafts, loaded.kept) == ((), (), ())
    row = loaded.table
    assert (row.status, row.entry_no, row.posted_entry_no, row.message_id) == ("cancelled", 0, 0, None)
    assert (row.secret, row.snapshot, row.commitment, row.host_user) == (b"", b"", "", 0)
    assert await store.log(table_id) == () and await store.restore_points(table_id) == ()
    assert await store.due_items(10**15, 100) == () and await store.due_tables(10**15, 100) == ()
    assert await store.direct_message(table_id, GUEST) is None and await store.notice_settings(table_id) == {}
    assert await handled(store, 200 + CHANNEL % 7) is None and await store.meta("called 1") is None
    assert await store.live_tables() == () and await store.problems() == ()
    for user in (HOST, GUEST):
        assert not any((await store.stored_about(user)).values()), (
            "nothing is left that could be told or forgotten"
        )


async def test_the_number_of_a_deleted_table_never_comes_again_and_its_channel_is_free(store: Store) -> None:
    table_id = await full(store)
    await store.delete(table_id, await write_id(store, table_id), 400)
    assert await store.create(new_table()) > table_id


async def test_a_table_that_has_changed_meanwhile_is_not_deleted(store: Store) -> None:
    table_id = await full(store)
    seen = await write_id(store, table_id)
    await store.commit(move_change(table_id, 1))
    before = await everything(store, table_id)
    with pytest.raises(StaleVersion):
        await store.delete(table_id, seen, 400)
    with pytest.raises(NoSuchTable):
        await store.delete(table_id + 1, seen, 400)
    assert await everything(store, table_id) == before


async def test_other_tables_and_results_stay_when_one_is_deleted(store: Store) -> None:
    other, gone = await full(store, CHANNEL - 1), await full(store)
    ends = {"status": "over", "endings": (SeatResult(0, HOST, 1, 50, 1, True),)}
    finished = await store.create(new_table(channel_id=CHANNEL - 2))
    await store.commit(move_change(finished, 0, **ends))
    results, before = await store.results(), (await store.load(other), await store.log(other))
    await store.delete(gone, await write_id(store, gone), 400)
    assert await store.results() == results != ()
    assert (await store.load(other), await store.log(other)) == before


async def test_no_row_of_any_kind_is_left_of_a_deleted_table(tmp_path: Path) -> None:
    """Also of kinds that come later: every one that names a table is looked at."""
    path = tmp_path / "store.db"
    async with await SqliteStore.open(path) as store:
        table_id = await full(store)
        rows = _rows(path, table_id)
        assert all(count for name, count in rows.items() if name != "results"), f"not full: {rows}"
        await store.delete(table_id, await write_id(store, table_id), 400)
    assert {name for name, count in _rows(path, table_id).items() if count} == {"marks"}


def _rows(path: Path, table_id: int) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as plain:
        names = [name for (name,) in plain.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            name: plain.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table_id,)).fetchone()[0]
            for name in names
            if any(column[1] == "table_id" for column in plain.execute(f"PRAGMA table_info({name})"))
        }
