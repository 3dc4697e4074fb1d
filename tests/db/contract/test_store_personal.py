"""What is stored about a person is shown whole and can be forgotten; games and logs stay whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from personal_kit import NAMES, filled, traces
from store_kit import GUEST, HOST, move_change, new_table, outbox_item

from db import (
    SeatHolder,
    SqliteStore,
    Store,
    StoreFailed,
    UserRow,
)
from db.sqlite.integrity import problems

FACT = f"closed messages of {HOST} told"


async def test_everything_about_a_person_is_shown(tmp_path: Path) -> None:
    """Wherever their id stands in the database, it stands in what is shown."""
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        table_id = await filled(store)
        shown = await store.stored_about(HOST)
        assert shown["settings"][0]["language"] == "ja" and shown["settings"][0]["confirm"] == 0
        assert [(one["table_id"], one["name"]) for one in shown["seats"]] == [(table_id, "Ada")]
        assert [one["kind"] for one in shown["log_entries"]] == ["move", "move"]
        assert [(one["place"], one["points"]) for one in shown["results"]] == [(1, 50)]
        assert shown["hosted_tables"][0]["table_id"] == table_id
        assert shown["last_direct_messages"][0]["message_id"] == HOST + 2
        assert [one["kind"] for one in shown["owed_messages"]] == ["hand"]
        assert shown["facts"] == [{"key": FACT, "value": "1"}]
        assert shown["bans"] == [{"guild_id": 1, "user_id": HOST, "since": 300}]
        assert not any((await store.stored_about(1)).values())
    known = {
        "results.user_id",
        "users.user_id",
        "seats.user_id",
        "tables.host_user",
        "log.user_id",
        "letters.user_id",
        "lines.owner",
        "puzzle_answers.user_id",
        "puzzle_channels.user_id",
        "bans.user_id",
    }
    assert set(traces(tmp_path / "a.db", HOST)) == {*known, "outbox.target", "outbox.lane", "meta.key"}


async def test_whoever_is_forgotten_leaves_no_trace_but_bans_and_the_others_all_of_theirs(
    tmp_path: Path,
) -> None:
    """A ban belongs to the server: nobody gets rid of it by being forgotten."""
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as store:
        table_id = await filled(store)
        before, log, version = (
            await store.stored_about(GUEST),
            await store.log(table_id),
            await store.load(table_id),
        )
        assert (await store.users([HOST]))[HOST].language == "ja"
        assert await store.forget(HOST, NAMES) == (table_id,)
        assert (await store.users([HOST]))[HOST] == UserRow(HOST), "also where settings are remembered"
        after = await store.load(table_id)
        assert version is not None and after is not None
        assert [seat.name for seat in after.seats] == ["以前のプレイヤー", "Bea"], "in the table's language"
        assert after.version.write_id != version.version.write_id, "copies in memory are out of date"
        assert after.table.snapshot == version.table.snapshot
        assert [entry.move for entry in await store.log(table_id)] == [entry.move for entry in log]
        assert await store.stored_about(GUEST) == before
        assert await store.forget(HOST, NAMES) == ()
        assert [what for what, rows in (await store.stored_about(HOST)).items() if rows] == ["bans"]
    assert traces(path, HOST) == ["bans.user_id"] and list(problems(path)) == []


@pytest.mark.parametrize(
    "change",
    [
        "user_id = 5",
        "user_id = NULL, at = 1",
        "move = x''",
        "seq = 9",
        "events = x'01'",
        "interaction_id = 7",
    ],
)
async def test_nothing_else_of_an_entry_can_be_changed(tmp_path: Path, change: str) -> None:
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        await filled(store)

        def write(plain: sqlite3.Connection) -> Any:
            return plain.execute(f"UPDATE log SET {change}").rowcount

        with pytest.raises(StoreFailed, match="only grows"):
            await store.connection.run(write)
        with pytest.raises(StoreFailed, match="only grows"):
            await store.connection.run(lambda plain: plain.execute("DELETE FROM log").rowcount)


async def test_a_user_is_renamed_on_one_server_and_its_channels_are_told(store: Store) -> None:
    """Of finished games those that ended lately; logs stay as they are."""
    seats = (SeatHolder(0, HOST, "Ada", locale="ja"), SeatHolder(1, GUEST, "Ada"))
    there = {"guild_id": 1, "seats": seats}
    running, late, lately = [
        await store.create(new_table(**there, channel_id=at, at=at)) for at in (10, 20, 30)
    ]
    elsewhere = await store.create(new_table(guild_id=2, channel_id=40, seats=seats))
    for table_id, at in ((late, 21), (lately, 31)):
        await store.commit(move_change(table_id, 0, at=at, status="over"))
    before = {one: await store.load(one) for one in (running, late, lately, elsewhere)}
    assert (
        await store.names_on_server(HOST, 1) == {"Ada"} and await store.names_on_server(5, 1) == frozenset()
    )
    owed = outbox_item(kind="names", target=0, lane="names")
    assert await store.rename(HOST, 1, "Eve", owed, 25) == (running, late, lately)
    assert await store.names_on_server(HOST, 1) == {"Eve"} and await store.names_on_server(HOST, 2) == {"Ada"}
    for table_id, was in before.items():
        now = await store.load(table_id)
        assert was is not None and now is not None
        names = [(seat.user_id, seat.name, seat.locale) for seat in now.seats]
        assert names == [(HOST, "Ada" if table_id == elsewhere else "Eve", "ja"), (GUEST, "Ada", None)]
        assert (now.version.write_id == was.version.write_id) == (table_id == elsewhere)
        assert (now.version.commit_id, now.table) == (was.version.commit_id, was.table)
    told = [(one.table_id, one.kind, one.target) for one in await store.due_items(10**15, 10)]
    assert told == [(running, "names", 10), (lately, "names", 30)]
    assert await store.rename(HOST, 1, "Eve", owed, 25) == ()
    assert len(await store.due_items(10**15, 10)) == 2, "who is called so already is no news"


async def test_the_channels_of_all_tables_of_whoever_is_forgotten_are_told(store: Store) -> None:
    seats = (SeatHolder(0, HOST, "Ada"), SeatHolder(1, GUEST, "Bea"))
    tables = [await store.create(new_table(channel_id=at, seats=seats)) for at in (10, 20)]
    other = await store.create(
        new_table(channel_id=30, host_user=GUEST, seats=(SeatHolder(0, GUEST, "Bea"),))
    )
    await store.commit(move_change(tables[1], 0, at=1, status="over"))
    changed = await store.forget(HOST, NAMES, outbox_item=outbox_item(kind="names", target=0, lane="names"))
    assert changed == tuple(tables) and other not in changed
    assert [(one.table_id, one.target) for one in await store.due_items(10**15, 10)] == [
        (tables[0], 10),
        (tables[1], 20),
    ]
