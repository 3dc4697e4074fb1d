"""Every row that holds bytes is as it was written, or the check names it; on both stores."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from store_kit import CHANNEL, HOST, claim, move_change, new_table, outbox_item, run_module

from db import DraftRow, PostedUpTo, SeatHolder, SeatResult, SqliteStore, Store, StoredValue, open_store
from db.sql import integrity
from db.sql.checksums import ALL, write_missing
from db.sql.connection_protocol import Db, SqlRow
from db.sqlite.integrity import problems
from db.sqlite.migrations import migrations
from games.manager.history.load_check import why_unloadable
from games.titles import TITLES

FLORENCE = TITLES["florence"]
STATE = FLORENCE.save(FLORENCE.new_game(3, FLORENCE.options()))
SEATS = tuple(SeatHolder(seat, HOST + seat, name) for seat, name in enumerate("ABC"))

BYTES = {
    "sqlite": """
        SELECT one.name, columns.name FROM sqlite_schema AS one, pragma_table_info(one.name) AS columns
        WHERE one.type = 'table' AND columns.type = 'BLOB' ORDER BY 1, 2
    """,
    "postgresql": """
        SELECT table_name::text, column_name::text FROM information_schema.columns
        WHERE table_schema = current_schema() AND data_type = 'bytea' ORDER BY 1, 2
    """,
}
ASLEEP = {
    "sqlite": "DROP TRIGGER IF EXISTS log_is_never_rewritten",
    "postgresql": "SET LOCAL session_replication_role = replica",
}
"""Puts the triggers of the log to sleep: a disk does not ask them."""

AGREED = "what table 1 has of options, terms, shares and secret"
KEYS = {rows.table: rows.key for rows in ALL} | {"tables": ("id",)}


def kind_of(place: str) -> str:
    return "postgresql" if "://" in place else "sqlite"


async def ask(store: Any, sql: str, *values: Any) -> Sequence[SqlRow]:
    async def read(db: Db) -> Sequence[SqlRow]:
        return await db.all(sql, *values)

    return list(await store._read(read))


async def change(store: Any, sql: str, *values: Any) -> None:
    async def write(db: Db) -> None:
        await db.all(sql, *values)

    await store._write(write)


async def spoil(store: Any, sql: str, *values: Any) -> None:
    """As a bad disk does."""

    async def write(db: Db) -> None:
        await db.all(ASLEEP["sqlite" if isinstance(store, SqliteStore) else "postgresql"])
        await db.all(sql, *values)

    await store._write(write)


async def wrong(store: Any) -> tuple[str, ...]:
    found: tuple[str, ...] = await store._read_consistently(integrity.problems_of)
    return found


async def fill(store: Store) -> None:
    """Two games with a little of everything that is stored as bytes."""
    for number in (0, 1):
        new = new_table(channel_id=CHANNEL - number, options=b"\x80", settings=b"\x80", seats=SEATS)
        table_id = await store.create(new)
        change = move_change(
            table_id,
            0,
            snapshot=STATE,
            status="running",
            save_drafts=(DraftRow(table_id, 0, 1, b"\x90", 5), DraftRow(table_id, 1, 1, b"\x90", 6)),
            kept=(
                StoredValue("mine", b"one", 0),
                StoredValue("mine", b"two", 1),
                StoredValue("ours", b"three"),
            ),
            point=b"then",
            outbox_items=(outbox_item(5), outbox_item(6, kind="hand", target=HOST, payload=b"hand")),
        )
        await store.commit(change)
        await store.commit(move_change(table_id, 1, snapshot=STATE, point=b"later"))
        await store.done((), PostedUpTo(table_id, 2, 77, b"note"))


@pytest.fixture
async def full(store: Store) -> AsyncIterator[Any]:
    await fill(store)
    yield store


# Found


async def test_a_flipped_bit_in_any_stored_bytes_is_found_and_its_row_named(full: Any, place: str) -> None:
    rng = random.Random(5)
    assert await wrong(full) == ()
    columns = await ask(full, BYTES[kind_of(place)])
    assert {table for table, _ in columns} == {
        "tables", "log", "drafts", "kept", "points", "posts", "outbox"
    }  # fmt: skip
    for table, column in columns:
        key = KEYS[table]
        where = " AND ".join(f"{name} = ?" for name in key)
        for *ids, data in await ask(full, f"SELECT {', '.join(key)}, {column} FROM {table}"):
            if not data:
                continue
            flipped = bytearray(data)
            flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            await spoil(full, f"UPDATE {table} SET {column} = ? WHERE {where}", bytes(flipped), *ids)
            (said,) = await wrong(full)
            assert said.endswith("is not as it was written: restore a backup")
            assert all(str(one) in said for one in ids if one != -1), (table, column, ids, said)
            await spoil(full, f"UPDATE {table} SET {column} = ? WHERE {where}", data, *ids)
    assert await wrong(full) == ()


@pytest.mark.parametrize(
    ("table", "columns", "one", "other"),
    [
        ("log", "move, outcomes, events, crc", "table_id = 1 AND seq = 1", "table_id = 2 AND seq = 1"),
        ("kept", "data, crc", "table_id = 1 AND seat = 0", "table_id = 1 AND seat = 1"),
        ("drafts", "moves, mark, crc", "table_id = 1 AND seat = 0", "table_id = 1 AND seat = 1"),
        ("points", "data, crc", "table_id = 1 AND seq = 1", "table_id = 1 AND seq = 2"),
        ("posts", "note, crc", "table_id = 1", "table_id = 2"),
        ("outbox", "payload, crc", "id = 1", "id = 2"),
        ("tables", "secret, options", "id = 1", "id = 2"),
    ],
)
async def test_rows_that_have_changed_places_are_found(
    full: Any, table: str, columns: str, one: str, other: str
) -> None:
    await change(full, "UPDATE tables SET secret = ? WHERE id = 2", b"another")
    await change(full, "UPDATE marks SET crc = NULL WHERE table_id = 2")
    await full._write(write_missing)
    assert await wrong(full) == ()
    names = columns.split(", ")
    rows = [await ask(full, f"SELECT {columns} FROM {table} WHERE {which}") for which in (one, other)]
    values = ", ".join(f"{name} = ?" for name in names)
    for which, (row,) in zip((other, one), rows, strict=True):
        await spoil(full, f"UPDATE {table} SET {values} WHERE {which}", *row)
    assert len(await wrong(full)) == 2


async def test_a_row_without_its_checksum_is_found(full: Any) -> None:
    await change(full, "UPDATE kept SET crc = NULL WHERE what = 'ours'")
    await change(full, "UPDATE marks SET checksum = NULL WHERE table_id = 2")
    assert await wrong(full) == (
        "the state of table 2 is not as it was written: restore a backup",
        "what is kept as ours at table 1 is not as it was written: restore a backup",
        "what is kept as ours at table 2 is not as it was written: restore a backup",
    )


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        ("UPDATE tables SET options = ? WHERE id = 1", AGREED),
        ("UPDATE tables SET secret = ? WHERE id = 1", AGREED),
        ("UPDATE tables SET snapshot = ? WHERE id = 1", "the state of table 1"),
        ("UPDATE drafts SET moves = ? WHERE table_id = 1 AND seat = 1", "the draft of table 1, seat 1"),
        ("UPDATE kept SET data = ? WHERE table_id = 1 AND what = 'ours'", "what is kept as ours at table 1"),
    ],
)
async def test_a_damaged_table_is_loaded_with_a_sentence_and_the_others_without(
    full: Any, damage: str, what: str
) -> None:
    await change(full, damage, b"\x81")
    loaded, other = await full.load(1), await full.load(2)
    assert loaded.damaged == f"{what} is not as it was written: restore a backup" and not other.damaged
    assert why_unloadable(loaded) == loaded.damaged and why_unloadable(other) is None


# Written where the row is written


async def test_whatever_is_written_has_its_checksum(full: Any) -> None:
    changed = (
        {"options": b"\x80"},
        {"settings": b"\x81"},
        {"secret": b"new", "commitment": "cafe"},
        {"shares": "1|2"},
        {"kept": (StoredValue("mine", b"changed", 0), StoredValue("mine", b"", 1))},
        {"save_drafts": (DraftRow(1, 0, 6, b"\x91\x01", 9),), "clear_drafts": (1,)},
    )
    for at, fields in enumerate(changed, start=2):
        await full.commit(move_change(1, at, **fields))
        assert await wrong(full) == (), fields
    await full.done([1], PostedUpTo(1, 8, 78, b"another note"), later=(outbox_item(9),))
    await full.retry(2, 100, "no", at=50)
    await claim(full, 10**6, 10**6 + 1, 1, "me")
    await full.give_up([3], "gone", 9)
    assert await full.forget(HOST, {"en": "Former player", "ja": "以前のプレイヤー"}) == (1, 2)
    ends = tuple(SeatResult(seat, None, seat + 1, 5, 0) for seat in range(3))
    await full.commit(move_change(2, 2, status="over", endings=ends))
    await full.prune(10**15)
    assert await wrong(full) == ()


async def test_of_an_entry_the_checksum_cannot_be_changed(full: Any) -> None:
    for changed in ("crc = 5", "crc = NULL", "user_id = NULL, crc = 7"):
        with pytest.raises(Exception, match="only grows"):
            await change(full, f"UPDATE log SET {changed}")


async def test_what_housekeeping_looks_for_leaves_out_the_logs_of_ended_games(full: Any) -> None:
    await full.commit(move_change(2, 2, status="over"))
    await spoil(full, "UPDATE log SET move = ?", b"x")
    told = [f"entry {entry_no} of the log of table 1" for entry_no in (1, 2)]
    sentence = "is not as it was written: restore a backup"
    assert await full.problems() == tuple(f"{one} {sentence}" for one in told)
    assert len(await wrong(full)) == 5


# Migrated

DROPPED = (
    "DROP TABLE puzzle_answers",
    "DROP TABLE puzzle_channels",
    "DROP TABLE lines",
    "DROP TABLE bans",
    "DROP TABLE open_channels",
    *(f"ALTER TABLE {rows.table} DROP COLUMN crc" for rows in ALL),
)
BACK = {
    "sqlite": (
        "DROP TRIGGER log_is_never_rewritten",
        *DROPPED,
        "CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log "
        "BEGIN SELECT RAISE(ABORT, 'the log only grows'); END",
        "PRAGMA user_version = 9",
    ),
    "postgresql": (
        *DROPPED,
        "ALTER TABLE outbox ADD CONSTRAINT outbox_table_id_fkey "
        "FOREIGN KEY (table_id) REFERENCES tables (id)",
        "UPDATE loggia SET schema = 9",
    ),
}
"""Takes the migration to checksums back, and those after it."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_rows_of_before_get_their_checksums_and_a_damaged_state_stays_one(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    target = str(tmp_path / "a.db") if kind == "sqlite" else request.getfixturevalue("database")
    async with await open_store(target) as store:
        await fill(store)
        await change(store, "UPDATE tables SET snapshot = ? WHERE id = 2", b"damaged")
        await change(store, "UPDATE marks SET checksum = NULL WHERE table_id = 1")  # of a very old one
        before = await ask(store, "SELECT table_id, seq, user_id, move FROM log ORDER BY table_id, seq")
        for statement in BACK[kind]:
            await change(store, statement)
    async with await open_store(target) as store:
        assert await wrong(store) == ("the state of table 2 is not as it was written: restore a backup",)
        assert (
            await ask(store, "SELECT table_id, seq, user_id, move FROM log ORDER BY table_id, seq") == before
        )
        assert not (await ask(store, "SELECT 1 FROM log WHERE crc IS NULL"))
        with pytest.raises(Exception, match="only grows"):
            await change(store, "UPDATE log SET crc = 5")
        await store.commit(move_change(1, 2))


# The command


async def make(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await fill(store)
        await change(store, "UPDATE kept SET data = ?, crc = NULL WHERE what = 'ours'", b"\xc0")
        await store._write(write_missing)


def edit(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as plain:
        for statement in statements:
            plain.execute(statement)


async def test_a_whole_backup_that_others_may_read_is_ok_with_a_remark(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await make(path)
    path.chmod(0o644)
    done = run_module("db.check", path)
    newest = len(migrations())
    assert done.returncode == 0 and done.stderr == ""
    remark, said = done.stdout.splitlines()
    assert remark == f"remark: others than its owner may open the file: chmod 600 {path}"
    assert said == f"{path}: schema {newest} of {newest}, ok"


async def test_the_check_loads_tables_as_the_bot_does(tmp_path: Path) -> None:
    """What stands beside a state is looked at, too."""
    path = tmp_path / "a.db"
    await make(path)
    clock = "what = 'clock', data = x'c1', crc = NULL"
    edit(path, f"UPDATE kept SET {clock} WHERE table_id = 2 AND what = 'ours'")
    async with await SqliteStore.open(path) as store:
        await store._write(write_missing)
    assert list(problems(path)) == [], "to the store they are bytes"
    (found,) = problems(path, why_unloadable)
    assert found.startswith("table 2 can't be loaded: DecodeError")


async def test_a_log_that_ends_otherwise_is_a_remark(full: Any, place: str) -> None:
    """Beside a bot, on either store."""
    done = run_module("db.check", "--replay", place)
    assert done.returncode == 0 and "remark: table 1: its log can't be played again" in done.stdout
    assert done.stdout.endswith(", ok\n")
    assert "remark" not in run_module("db.check", place).stdout
    assert run_module("db.check", "--replay").returncode == 2
    assert run_module("db.check", "--play", place).returncode == 2
    await spoil(full, "UPDATE log SET events = ? WHERE table_id = 1 AND seq = 2", b"spoilt")
    done = run_module("db.check", "--replay", place)
    assert done.returncode == 1 and done.stdout.endswith(", NOT ok\n")
    assert "entry 2 of the log of table 1 is not as it was written: restore a backup\n" in done.stdout


async def test_an_older_file_is_said_to_have_no_checksums_yet(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await make(path)
    async with await SqliteStore.open(path) as store:
        for statement in BACK["sqlite"]:
            await change(store, statement)
    done = run_module("db.check", path)
    assert done.returncode == 0 and "remark: schema 9 is older" in done.stdout


async def test_damage_is_found_in_a_file_of_any_schema_that_has_checksums(tmp_path: Path) -> None:
    """A backup is mostly as old as the version before an upgrade."""
    path = tmp_path / "a.db"
    await make(path)
    edit(path, "PRAGMA user_version = 10", "UPDATE kept SET data = x'ff' WHERE table_id = 1 AND seat = 0")
    done = run_module("db.check", path)
    assert done.returncode == 1 and "what is kept as mine at table 1, seat 0 is not as it was" in done.stdout


async def test_a_copy_of_damaged_rows_is_refused(tmp_path: Path) -> None:
    there, back = tmp_path / "a.db", tmp_path / "b.db"
    await make(there)
    assert run_module("db.copy", there, back).returncode == 0
    back.unlink()
    edit(there, "UPDATE kept SET data = x'ff' WHERE table_id = 1 AND seat = 0")
    done = run_module("db.copy", there, back)
    assert done.returncode == 1 and "what is kept as mine at table 1, seat 0 is not as it was" in done.stderr
