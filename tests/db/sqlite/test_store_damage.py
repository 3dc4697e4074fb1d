"""What the disk may do to the file: noticed and told, and other tables go on."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from store_kit import CHANNEL, move_change, new_table, reckon, run_module

from db import ReadFailed, SqliteStore
from db.sqlite.integrity import problems
from games.manager.history.load_check import why_unloadable
from games.titles import TITLES

PAGE = 4096
STATE = bytes(range(1, 256)) * 200
"""So large that it takes pages of its own."""


async def two_tables(path: Path) -> list[int]:
    async with await SqliteStore.open(path) as store:
        ids = [await store.create(new_table(channel_id=CHANNEL - one)) for one in range(2)]
        for at, table_id in enumerate(ids):
            await store.commit(move_change(table_id, 0, snapshot=bytes([at]) + STATE))
    return ids


def cut_off(path: Path, left: float) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * left)])


@pytest.mark.parametrize("left", [0.9, 0.5, 0.1])
async def test_a_truncated_log_of_writes_loses_only_its_end(tmp_path: Path, left: float) -> None:
    """Whole changes are missing, the rest is in order and goes on."""
    path, cut = tmp_path / "a.db", tmp_path / "cut.db"
    async with await SqliteStore.open(path) as store:
        table_id = await store.create(new_table())
        for entry_no in range(30):
            await store.commit(move_change(table_id, entry_no))
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{cut}{end}")
    cut_off(Path(f"{cut}-wal"), left)
    async with await SqliteStore.open(cut) as store:
        loaded = await store.load(table_id)
        assert loaded is not None and 0 < loaded.table.entry_no < 30 and not loaded.damaged
        assert len(await store.log(table_id)) == loaded.table.entry_no
        assert await store.problems() == ()
        await store.commit(move_change(table_id, loaded.table.entry_no))


async def test_a_state_on_damaged_pages_hurts_only_its_own_table(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    sick, well = await two_tables(path)
    whole = bytearray(path.read_bytes())
    at = whole.index(b"\x00" + STATE[:200]) + 5
    whole[at : at + 20] = b"\xa5" * 20
    path.write_bytes(whole)
    async with await SqliteStore.open(path) as store:
        loaded, other = await store.load(sick), await store.load(well)
        assert loaded is not None and loaded.damaged and other is not None and not other.damaged
        found = await store.problems()
        assert [f"the state of table {sick}" in one for one in found] == [True]
        await store.commit(move_change(well, 1))


@pytest.mark.parametrize("table", ["log", "outbox", "letters", "users", "interactions"])
async def test_damaged_pages_fail_who_needs_them_and_nobody_else(tmp_path: Path, table: str) -> None:
    """Games can be looked at, and the failure is one of reading where nothing was to be written."""
    path = tmp_path / "a.db"
    ids = await two_tables(path)
    with closing(sqlite3.connect(path)) as plain:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        page = plain.execute(query, (table,)).fetchone()[0]
    whole = bytearray(path.read_bytes())
    whole[(page - 1) * PAGE : page * PAGE] = b"\xa5" * PAGE
    path.write_bytes(whole)
    async with await SqliteStore.open(path) as store:
        for table_id in ids:
            loaded = await store.load(table_id)
            assert loaded is not None and not loaded.damaged
        found = await store.problems()
        assert found and all("damaged" in one for one in found)
        if table == "log":
            with pytest.raises(ReadFailed):
                await store.log(ids[0])


async def test_the_check_names_titles_and_states_that_this_version_does_not_know(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await two_tables(path)
    florence = TITLES["florence"]
    game = florence.save(florence.new_game(3, florence.options()))
    with closing(sqlite3.connect(path, isolation_level=None)) as plain:
        plain.execute("UPDATE tables SET options = x'80'")
        plain.execute("UPDATE tables SET title = 'chess' WHERE id = 1")
        plain.execute("UPDATE tables SET snapshot = ?, state_version = 99 WHERE id = 2", (game,))
        plain.execute("UPDATE marks SET checksum = NULL, crc = NULL")
    reckon(path)
    assert list(problems(path)) == [], "to the store they are bytes"
    found = list(problems(path, why_unloadable))
    assert [one.split(":")[0] for one in found] == [f"table {one} can't be loaded" for one in (1, 2)]
    assert "'chess'" in found[0] and "newer" in found[1]
    told = run_module("db.check", path)
    assert told.returncode == 1 and all(one in told.stdout for one in found)
    with closing(sqlite3.connect(path, isolation_level=None)) as plain:
        plain.execute("UPDATE tables SET title = 'florence', snapshot = ?, state_version = 1", (game,))
        plain.execute("UPDATE marks SET checksum = NULL")
        reckon(path)
        assert list(problems(path, why_unloadable)) == []
        plain.execute("UPDATE tables SET snapshot = x'c1' WHERE id = 2")
    assert len(list(problems(path, why_unloadable))) == 1
