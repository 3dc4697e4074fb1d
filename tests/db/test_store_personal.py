"""What is stored about a person is shown whole and can be forgotten; games and logs stay whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from store_kit import GUEST, HOST, announcement, move_change, new_table

from db import Ending, Letter, SeatHolder, SqliteStore, StoreFailed, User, UserChange
from db.check import problems

NAMES = {"en": "Former player", "ja": "以前のプレイヤー"}
FACT = f"closed {HOST}"


async def filled(store: SqliteStore) -> int:
    """A table with two people and all that is ever stored about them."""
    seats = (SeatHolder(0, HOST, "Ada", locale="ja"), SeatHolder(1, GUEST, "Bea", locale="en"))
    table_id = await store.create(new_table(seats=seats))
    await store.commit(move_change(table_id, 0, announcements=(announcement(target=HOST, kind="hand"),)))
    endings = (Ending(0, HOST, 1, 50, 0, True), Ending(1, GUEST, 2, 40, 0))
    await store.commit(move_change(table_id, 1, status="over", endings=endings))
    for user in (HOST, GUEST):
        await store.change_user(user, UserChange(language="ja", confirm=False))
        await store.done((), letter=Letter(table_id, user, user + 1, user + 2))
    await store.set_meta(FACT, "1")
    return table_id


def traces(path: Path, user: int) -> list[str]:
    """Every column of every table in which a user's id stands."""
    found = []
    with sqlite3.connect(path) as plain:
        tables = [row[0] for row in plain.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for table in tables:
            columns = [row[1] for row in plain.execute(f"PRAGMA table_info({table})")]
            for column in columns:
                look = f"SELECT count(*) FROM {table} WHERE {column} = ? OR {column} LIKE ?"
                if plain.execute(look, (user, f"%{user}%")).fetchone()[0]:
                    found.append(f"{table}.{column}")
    return found


async def test_everything_about_a_person_is_shown(tmp_path: Path) -> None:
    """Wherever their id stands in the database, it stands in what is shown."""
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        table_id = await filled(store)
        shown = await store.about(HOST)
        assert shown["settings"][0]["language"] == "ja" and shown["settings"][0]["confirm"] == 0
        assert [(one["table_id"], one["name"]) for one in shown["seats"]] == [(table_id, "Ada")]
        assert [one["kind"] for one in shown["log_entries"]] == ["move", "move"]
        assert [(one["place"], one["points"]) for one in shown["results"]] == [(1, 50)]
        assert shown["hosted_tables"][0]["table_id"] == table_id
        assert shown["last_direct_messages"][0]["message_id"] == HOST + 2
        assert [one["kind"] for one in shown["owed_messages"]] == ["hand"]
        assert not any((await store.about(1)).values())
    known = {
        "results.user_id",
        "users.user_id",
        "seats.user_id",
        "tables.host_user",
        "log.user_id",
        "letters.user_id",
    }
    assert set(traces(tmp_path / "a.db", HOST)) == {*known, "outbox.target", "outbox.lane", "meta.key"}


async def test_whoever_is_forgotten_leaves_no_trace_and_the_others_all_of_theirs(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as store:
        table_id = await filled(store)
        before, log, version = await store.about(GUEST), await store.log(table_id), await store.load(table_id)
        assert (await store.users([HOST]))[HOST].language == "ja"
        assert await store.forget(HOST, NAMES, (FACT,)) == 1
        assert (await store.users([HOST]))[HOST] == User(HOST), "also where settings are remembered"
        after = await store.load(table_id)
        assert version is not None and after is not None
        assert [seat.name for seat in after.seats] == ["以前のプレイヤー", "Bea"], "in the table's language"
        assert after.version.revision != version.version.revision, "copies in memory are out of date"
        assert after.table.snapshot == version.table.snapshot
        assert [entry.move for entry in await store.log(table_id)] == [entry.move for entry in log]
        assert await store.about(GUEST) == before
        assert await store.forget(HOST, NAMES, (FACT,)) == 0
    assert traces(path, HOST) == [] and list(problems(path)) == []


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
