"""`python -m db.backup` and `python -m db.check`."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from store_kit import entry_no_of, everything, handled, move_change, new_table, run_module

from db import SqliteStore, StoreRefused
from db.backup import backup
from db.sqlite.integrity import problems
from db.sqlite.migrations import migrations
from games.titles import TITLES

FLORENCE = TITLES["florence"]


async def make(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        table_id = await store.create(new_table(options=b"\x80"))
        game = FLORENCE.save(FLORENCE.new_game(3, FLORENCE.options()))
        await store.commit(move_change(table_id, 0, snapshot=game))


async def test_a_backup_of_a_running_store_is_one_instant_of_it(tmp_path: Path) -> None:
    source, target = tmp_path / "a.db", tmp_path / "copy.db"
    async with await SqliteStore.open(source) as store:
        table_id = await store.create(new_table())
        await store.commit(move_change(table_id, 0))
        copying = asyncio.create_task(asyncio.to_thread(run_module, "db.backup", source, target))
        entry_no = 1
        while not copying.done():
            entry_no = await store.commit(move_change(table_id, entry_no, snapshot=b"x" * 5000))
            await asyncio.sleep(0.002)
        result = await copying
        assert (result.returncode, result.stderr) == (0, "")
        assert "schema" in result.stdout
        assert await entry_no_of(store, table_id) == entry_no
        log = await store.log(table_id)
    assert sorted(os.listdir(tmp_path)) == ["a.db", "copy.db"]
    assert list(problems(target)) == []
    async with await SqliteStore.open(target) as copy:
        copied = await copy.log(table_id)
        assert copied == log[: len(copied)]
        assert 1 <= len(copied) <= entry_no
        assert await copy.commit(move_change(table_id, len(copied))) == len(copied) + 1


async def test_a_restored_backup_has_everything(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        table_id = await store.create(new_table())
        await store.commit(move_change(table_id, 0, interaction_id=3))
        before = await everything(store, table_id)
        backup(tmp_path / "a.db", tmp_path / "copy.db")
    (tmp_path / "a.db").unlink()
    (tmp_path / "copy.db").rename(tmp_path / "a.db")
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        assert await everything(store, table_id) == before
        assert await handled(store, 3) is not None


async def test_a_backup_overwrites_nothing_and_copies_nothing_foreign(tmp_path: Path) -> None:
    await make(tmp_path / "a.db")
    (tmp_path / "old.db").write_bytes(b"the last good copy")
    with pytest.raises(StoreRefused, match="never overwritten"):
        backup(tmp_path / "a.db", tmp_path / "old.db")
    assert (tmp_path / "old.db").read_bytes() == b"the last good copy"
    result = run_module("db.backup", tmp_path / "old.db", tmp_path / "new.db")
    assert result.returncode == 1
    assert "not an SQLite database" in result.stderr
    result = run_module("db.backup", tmp_path / "nothing.db", tmp_path / "new.db")
    assert (result.returncode, (tmp_path / "new.db").exists()) == (1, False)
    assert run_module("db.backup").returncode == 2


async def test_a_whole_database_checks_out_and_stays_as_it_is(tmp_path: Path) -> None:
    await make(tmp_path / "a.db")
    before = (tmp_path / "a.db").read_bytes()
    result = run_module("db.check", tmp_path / "a.db")
    assert (result.returncode, result.stderr) == (0, "")
    newest = len(migrations())
    assert result.stdout.endswith(f"schema {newest} of {newest}, ok\n")
    assert (tmp_path / "a.db").read_bytes() == before
    assert os.listdir(tmp_path) == ["a.db"]


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        ("UPDATE tables SET seq = 5", "table 1 is at 5, but its log has 1 entries"),
        ("INSERT INTO drafts VALUES (9, 0, 0, x'00', 0, 1)", "of drafts has lost its parent"),
        ("PRAGMA user_version = 99", "schema 99 is newer"),
    ],
)
async def test_a_database_that_is_not_whole_is_told(tmp_path: Path, damage: str, finding: str) -> None:
    await make(tmp_path / "a.db")
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as connection:
        connection.execute(damage)
    result = run_module("db.check", tmp_path / "a.db")
    assert result.returncode == 1
    assert finding in result.stdout
    assert "NOT ok" in result.stdout


async def test_a_torn_page_is_found(tmp_path: Path) -> None:
    await make(tmp_path / "a.db")
    whole = bytearray((tmp_path / "a.db").read_bytes())
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'log'").fetchone()[0]
    whole[(page - 1) * 4096 : page * 4096] = b"\x00" * 4096
    (tmp_path / "a.db").write_bytes(whole)
    result = run_module("db.check", tmp_path / "a.db")
    assert result.returncode == 1
    assert "damaged" in result.stdout + result.stderr or "malformed" in result.stdout + result.stderr
    assert run_module("db.check", tmp_path / "none.db").returncode == 1
    assert run_module("db.check").returncode == 2
