"""Opening SQLite files: creating, migrating, and refusing what is not ours without a trace."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from store_kit import ROOT, move_change, new_table, start

from db import SqliteStore, StoreRefused
from db.sql import reading
from db.sql.connection_protocol import Db
from db.sqlite import migrations as opening
from db.sqlite.connection import QueuedTransaction, write_together
from db.sqlite.migrations import APPLICATION_ID, connect, migrations, read_only, schema_version


def pragma(path: Path, name: str) -> object:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder; the index of the WAL is memory, not content."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


async def test_a_new_file_is_ours_synced_and_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as store:
        for name, value in (
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("busy_timeout", 0),
        ):
            found = await store.connection.run(
                lambda plain, name=name: plain.execute(f"PRAGMA {name}").fetchone()[0]
            )
            assert found == value, name
    assert os.listdir(tmp_path) == ["a.db"]
    assert pragma(path, "application_id") == APPLICATION_ID
    assert pragma(path, "user_version") == len(migrations())
    assert pragma(path, "integrity_check") == "ok"


async def test_only_who_claims_and_strikes_out_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    """The next who writes does: what is set for one trip is set back by it."""
    synced: list[int] = []

    async def look(db: Db) -> None:
        synced.append((await db.all("PRAGMA synchronous"))[0][0])

    async with await SqliteStore.open(tmp_path / "a.db") as store:
        await store._write_unsynced(look)
        await store._write(look)
        line = [QueuedTransaction(look, 0.0, False), QueuedTransaction(look, 0.0, True)]
        await store.connection.run(lambda plain: write_together(plain, line))
        with pytest.raises(ZeroDivisionError):
            await store._write_unsynced(_divided)
        await store._write(look)
    assert synced == [1, 2, 2, 2, 2]


async def _divided(db: Db) -> None:
    raise ZeroDivisionError


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        await store.create(new_table())
    before = contents(tmp_path)
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        assert (await store.counts()).lobby == 1
    assert contents(tmp_path) == before


async def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    (tmp_path / "a.db").touch()
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        assert await store.create(new_table()) == 1


def not_sqlite(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def too_short(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\x00")


def another_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tables (id)")


def newer(path: Path) -> None:
    connect(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")


def newer_with_the_news_in_the_wal(path: Path) -> None:
    """As a newer version leaves it when it is killed right after migrating."""
    program = (
        "import os, sys; from pathlib import Path; from db.sqlite.migrations import connect\n"
        "connection = connect(Path(sys.argv[1]))\n"
        "connection.execute('PRAGMA user_version = 99')\n"
        "os._exit(0)"
    )
    assert start(program, path).wait(600) == 0
    assert path.with_name(path.name + "-wal").stat().st_size > 0


def read_only_file(path: Path) -> None:
    connect(path).close()
    path.chmod(0o444)


def read_only_folder(path: Path) -> None:
    path.parent.chmod(0o555)


def orphaned_wal(path: Path) -> None:
    newer_with_the_news_in_the_wal(path)
    path.unlink()


@pytest.mark.parametrize(
    ("prepare", "reason"),
    [
        (Path.mkdir, "is a directory"),
        (not_sqlite, "is not an SQLite database"),
        (too_short, "is not an SQLite database"),
        (another_programs, "of another program"),
        (newer, "newer version"),
        (newer_with_the_news_in_the_wal, "schema 99"),
        (read_only_file, "is read-only"),
        (read_only_folder, "is read-only"),
        (orphaned_wal, "put the file back"),
    ],
)
async def test_what_is_refused_is_left_untouched(
    tmp_path: Path, prepare: Callable[[Path], None], reason: str
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    prepare(folder / "a.db")
    before = None if prepare is Path.mkdir else contents(folder)
    with pytest.raises(StoreRefused, match=reason) as caught:
        await SqliteStore.open(folder / "a.db")
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert before is None or contents(folder) == before
    folder.chmod(0o755)


async def test_a_path_into_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused, match="does not exist"):
        await SqliteStore.open(tmp_path / "nowhere" / "a.db")


async def test_a_damaged_file_of_ours_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    connect(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    with pytest.raises(StoreRefused, match="can't be opened"):
        await SqliteStore.open(path)


def other_migrations(monkeypatch: pytest.MonkeyPatch, folder: Path, second: str) -> None:
    """The real migrations and one more."""
    folder.mkdir()
    for file in migrations():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / f"{len(migrations()) + 1:04}_next.sql").write_text(second, encoding="utf-8")
    monkeypatch.setattr(opening, "MIGRATIONS", folder)


async def test_a_migration_brings_an_old_file_up_and_keeps_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as store:
        await store.create(new_table())
    newest = len(migrations())
    other_migrations(monkeypatch, tmp_path / "next", "-- why; and\nALTER TABLE users ADD COLUMN nick TEXT;\n")
    async with await SqliteStore.open(path) as store:
        assert (await store.counts()).lobby == 1
    assert schema_version(path) == newest + 1


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("CREATE TABLE more (id); SELECT nonsense;", "nonsense"),
        ("CREATE TABLE more (id);\nDELETE FROM tables;\n", "without its parent"),
    ],
)
async def test_a_migration_that_fails_leaves_the_old_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, reason: str
) -> None:
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as store:
        await store.create(new_table())
    newest, before = len(migrations()), path.read_bytes()
    # One statement a line is how migrations are read.
    other_migrations(monkeypatch, tmp_path / "next", script.replace("; ", ";\n"))
    with pytest.raises(StoreRefused, match=reason):
        await SqliteStore.open(path)
    assert schema_version(path) == newest
    assert path.read_bytes() == before


def test_migrations_with_a_gap_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "0002_late.sql").write_text("SELECT 1;")
    monkeypatch.setattr(opening, "MIGRATIONS", tmp_path)
    with pytest.raises(StoreRefused, match="not numbered"):
        migrations()


async def test_processes_that_create_one_file_together_agree(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from db.sqlite import migrations\n"
        "migrations.BUSY_SECONDS = 600\n"
        "migrations.connect(Path(sys.argv[1])).close(); print('opened')"
    )
    children = [start(program, tmp_path / "a.db") for _ in range(4)]
    for child in children:
        out, errors = await asyncio.to_thread(child.communicate, timeout=600)
        assert (out, errors) == ("opened\n", "")
    assert schema_version(tmp_path / "a.db") == len(migrations())


@pytest.mark.parametrize("begin", ["BEGIN", "BEGIN IMMEDIATE"])
async def test_opening_waits_for_another_user_of_a_file_that_is_not_in_wal_mode_yet(
    tmp_path: Path, begin: str
) -> None:
    """As a restored backup is, while `db.check` reads it or another process opens it (and writes)."""
    path = tmp_path / "a.db"
    connect(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute(begin)
        other.execute("SELECT count(*) FROM tables").fetchone()
        opening_store = asyncio.create_task(SqliteStore.open(path))
        await asyncio.sleep(0.1)
        assert not opening_store.done()
        other.execute("ROLLBACK")
        async with await opening_store as store:
            assert (await store.counts()).lobby == 0


async def test_a_refused_opening_leaves_no_thread_behind(tmp_path: Path) -> None:
    """The caller may close its loop right after; a thread still at work would report to it."""
    before = threading.enumerate()
    with pytest.raises(StoreRefused):
        await SqliteStore.open(tmp_path)
    left = [thread for thread in threading.enumerate() if thread not in before]
    for thread in left:
        thread.join(600)  # it has said its last word, and may only not be gone yet
    assert not any(thread.is_alive() for thread in left)


async def test_the_log_can_be_neither_rewritten_nor_shortened(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        await store.commit(move_change(await store.create(new_table()), 0))
    with closing(connect(tmp_path / "a.db")) as connection:
        for statement in ("UPDATE log SET move = x'00'", "DELETE FROM log"):
            with pytest.raises(sqlite3.IntegrityError, match="only grows"):
                connection.execute(statement)


def test_a_read_only_connection_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    connect(tmp_path / "a.db").close()
    before = contents(tmp_path)
    with closing(read_only(tmp_path / "a.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            connection.execute("DELETE FROM tables")
    assert sorted(os.listdir(tmp_path)) == ["a.db"]
    assert contents(tmp_path) == before


def test_every_lookup_of_a_click_uses_an_index(tmp_path: Path) -> None:
    lookups = (
        (reading._TABLE, 1),
        (reading._LIVE_ID, 1),
        (reading._SEATS, 1),
        (reading._DRAFTS, 1),
        (reading._LOG, 3),
        (reading._DUE_ITEMS, 2),
        (reading._ALL_LIVE, 0),
        (reading._TABLES_OF_USER, 1),
        (reading._LATEST, 1),
    )
    with closing(connect(tmp_path / "a.db")) as connection:
        for statement, arguments in lookups:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", (1,) * arguments).fetchall()
            scans = [row[3] for row in plan if row[3].startswith("SCAN") and "USING INDEX" not in row[3]]
            assert not scans, (statement, scans)


def test_the_store_stands_alone() -> None:
    """Beyond the import checks: no module above it is even loaded."""
    program = (
        "import sys, db\n"
        "above = {'games', 'cogs', 'render', 'words', 'sandbox', 'discord'}\n"
        "print(sorted(above & {name.split('.')[0] for name in sys.modules}))"
    )
    out, errors = start(program).communicate(timeout=600)
    assert (out, errors) == ("[]\n", "")
    assert (ROOT / "db" / "migrations").is_dir()
