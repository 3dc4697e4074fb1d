"""Nobody in where they don't belong: file modes, a second bot on one file, damaged pages and states."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from store_kit import move_change, new_table, outbox_item, run_module, start

from db import ReadFailed, SqliteStore, StoreFailed, StoreRefused
from db.backup import backup
from db.sqlite.integrity import problems
from db.sqlite.lockfile import only_one

HOLD = """
import sys
from pathlib import Path
from db.sqlite.lockfile import only_one

with only_one(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def fill(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        table_id = await store.create(new_table())
        await store.commit(move_change(table_id, 0, outbox_items=(outbox_item(),)))
        for one in (path, path.with_name(path.name + "-wal")):
            assert mode(one) == 0o600, one


async def test_the_file_and_what_stands_beside_it_are_their_owners_alone(tmp_path: Path) -> None:
    previous = os.umask(0o022)
    try:
        await fill(tmp_path / "a.db")
        backup(tmp_path / "a.db", tmp_path / "b.db")
        assert mode(tmp_path / "b.db") == 0o600
    finally:
        os.umask(previous)


async def test_a_file_that_others_may_read_is_shut(tmp_path: Path) -> None:
    await fill(tmp_path / "a.db")
    (tmp_path / "a.db").chmod(0o644)
    assert "chmod 600" in run_module("db.check", tmp_path / "a.db").stdout
    async with await SqliteStore.open(tmp_path / "a.db"):
        assert mode(tmp_path / "a.db") == 0o600


def test_a_second_bot_on_one_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    child = start(HOLD, path)
    assert child.stdout is not None
    assert child.stdout.readline() == "held\n"
    with pytest.raises(StoreRefused, match=r"^Another bot is running on .*\.$"), only_one(path):
        pass
    child.kill()
    child.communicate()
    with only_one(path):  # a bot that was killed has it no longer
        pass


@pytest.mark.parametrize("table", ["tables", "seats", "log", "drafts", "outbox", "marks", "users", "meta"])
async def test_damaged_pages_of_any_table_are_found(tmp_path: Path, table: str) -> None:
    path = tmp_path / "a.db"
    await fill(path)
    with closing(sqlite3.connect(path)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()[0]
    whole = bytearray(path.read_bytes())
    whole[(page - 1) * 4096 : page * 4096] = b"\xa5" * 4096
    path.write_bytes(whole)
    found = list(problems(path))
    assert found and all("damaged" in one for one in found)


async def test_a_state_that_was_changed_behind_our_back_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await fill(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET snapshot = x'00'")
    assert list(problems(path)) == ["the state of table 1 is not as it was written: restore a backup"]
    async with await SqliteStore.open(path) as store:
        loaded = await store.load(1)
        assert loaded is not None and loaded.damaged


async def test_what_cannot_be_read_is_told_apart_from_what_cannot_be_written(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        await store.connection.run(lambda plain: plain.execute("DROP TABLE letters").fetchall())
        with pytest.raises(ReadFailed):
            await store.direct_message(1, 1)
        with pytest.raises(StoreFailed) as caught:
            await store.retry(2**70, 1, "x")
        assert not isinstance(caught.value, ReadFailed)
