"""Several tables' changes that wait at the same moment are written with one sync: each wholly or not at all,
and acknowledged only when it is on disk."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from store_kit import CHANNEL, entry_no_of, everything, handled, move_change, new_table, outbox_item, start

from db import AlreadyDone, DraftRow, SqliteStore, StaleVersion, StoreFailed
from db.sqlite.integrity import problems

TABLES = 8

COMMIT_AT_ALL_TABLES = """
import asyncio, sys
from store_kit import entry_no_of, move_change, outbox_item
from db import SqliteStore

async def play(store, table_id):
    seq = await entry_no_of(store, table_id)
    while True:
        own = 10_000 * table_id + seq
        seq = await store.commit(
            move_change(table_id, seq, interaction_id=own, outbox_items=(outbox_item(),))
        )
        print(table_id, seq, flush=True)

async def main(path, tables):
    async with await SqliteStore.open(path) as store:
        await asyncio.gather(*(play(store, table_id) for table_id in range(1, tables + 1)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """The given number of tables, each with one entry."""
    async with await SqliteStore.open(tmp_path / "a.db") as opened:
        for number in range(TABLES):
            await opened.commit(move_change(await opened.create(new_table(channel_id=CHANNEL - number)), 0))
        yield opened


@asynccontextmanager
async def busy(store: SqliteStore) -> AsyncIterator[list[str]]:
    """The store's thread does something else; what is asked meanwhile waits in one line. Yields what SQLite
    is told afterwards."""
    said: list[str] = []
    begun, gate = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def wait(plain: sqlite3.Connection) -> None:
        plain.set_trace_callback(said.append)
        loop.call_soon_threadsafe(begun.set)
        gate.wait(600)

    waiting = asyncio.create_task(store.connection.run(wait))
    await begun.wait()
    yield said
    gate.set()
    await waiting


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process is writing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_changes_that_wait_together_are_written_with_one_sync(store: SqliteStore) -> None:
    async with busy(store) as said:
        changes = [asyncio.create_task(store.commit(move_change(one, 1))) for one in range(1, TABLES + 1)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*changes) == [2] * TABLES
    assert said.count("COMMIT") == 1
    for table_id in range(1, TABLES + 1):
        assert await entry_no_of(store, table_id) == 2


async def test_who_is_refused_among_them_is_refused_alone_and_leaves_nothing(store: SqliteStore) -> None:
    await store.commit(move_change(1, 1, interaction_id=7))
    before = [await everything(store, table_id) for table_id in (1, 2)]
    async with busy(store) as said:
        changes = [
            asyncio.create_task(store.commit(change))
            for change in (
                move_change(1, 2, interaction_id=7),
                move_change(2, 0, interaction_id=8),
                move_change(3, 1, interaction_id=9),
                move_change(3, 1, interaction_id=10),
                move_change(4, 1, interaction_id=9),
            )
        ]
        await asyncio.sleep(0)
    came = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(one) for one in came] == [AlreadyDone, StaleVersion, int, StaleVersion, AlreadyDone]
    assert said.count("COMMIT") == 1
    assert [await entry_no_of(store, one) for one in (1, 2, 3, 4)] == [2, 1, 2, 1]
    assert [everything_but_counts(one) for one in before] == [
        everything_but_counts(await everything(store, table_id)) for table_id in (1, 2)
    ]
    assert await handled(store, 8) is None and await handled(store, 10) is None


def everything_but_counts(found: tuple[object, ...]) -> tuple[object, ...]:
    return found[:4]


@pytest.mark.parametrize("at", range(3))
async def test_a_disk_that_is_too_full_for_one_of_them_takes_the_others(store: SqliteStore, at: int) -> None:
    def limit(plain: sqlite3.Connection) -> Any:
        pages = plain.execute("PRAGMA page_count").fetchone()[0]
        return plain.execute(f"PRAGMA max_page_count = {pages + 8}").fetchone()

    await store.connection.run(limit)
    async with busy(store):
        changes = []
        for table_id in range(1, 4):
            large = b"x" * 200_000 if table_id - 1 == at else b"news"
            owed = (outbox_item(payload=large),)
            change = move_change(
                table_id, 1, save_drafts=(DraftRow(table_id, 0, 2, b"d"),), outbox_items=owed
            )
            changes.append(asyncio.create_task(store.commit(change)))
        await asyncio.sleep(0)
    came = await asyncio.gather(*changes, return_exceptions=True)
    assert [isinstance(one, StoreFailed) for one in came] == [number == at for number in range(3)]
    entry_nos = [await entry_no_of(store, table_id) for table_id in range(1, 4)]
    assert entry_nos == [1 if number == at else 2 for number in range(3)]
    full = await store.load(at + 1)
    assert full is not None and full.drafts == ()


async def test_a_fault_of_one_is_raised_to_its_caller_and_stops_nobody(store: SqliteStore) -> None:
    async def broken(db: Any) -> None:
        await db.write("UPDATE tables SET seq = 99")
        raise ZeroDivisionError

    async with busy(store):
        changes = [asyncio.create_task(store.commit(move_change(1, 1)))]
        changes.append(asyncio.create_task(store.connection.write(broken)))  # type: ignore[arg-type]
        changes.append(asyncio.create_task(store.commit(move_change(2, 1))))
        await asyncio.sleep(0)
    came = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(one) for one in came] == [int, ZeroDivisionError, int]
    assert await entry_no_of(store, 3) == 1


@pytest.mark.parametrize("cancelled", [0, 1])
async def test_who_no_longer_waits_stops_nobody_else(store: SqliteStore, cancelled: int) -> None:
    """The first of the line makes the trip for all."""
    async with busy(store):
        changes = [asyncio.create_task(store.commit(move_change(one, 1))) for one in range(1, 4)]
        await asyncio.sleep(0)
        changes[cancelled].cancel()
        await asyncio.sleep(0)
    came = await asyncio.gather(*changes, return_exceptions=True)
    assert [isinstance(one, asyncio.CancelledError) for one in came].index(True) == cancelled
    assert [await entry_no_of(store, one) for one in range(1, 4)] == [2, 2, 2], "it was under way"


async def test_a_locked_database_delays_writes_and_nothing_is_held_up_but_they(
    store: SqliteStore, tmp_path: Path
) -> None:
    with locked(tmp_path / "a.db"):
        changes = [asyncio.create_task(store.commit(move_change(one, 1))) for one in range(1, 4)]
        for _ in range(20):
            assert await entry_no_of(store, 1) == 1  # the thread is free for reading
        late = asyncio.create_task(store.commit(move_change(4, 1)))
        await entry_no_of(store, 1)
        assert not any(change.done() for change in (*changes, late))
    assert await asyncio.gather(*changes, late) == [2, 2, 2, 2]


async def test_what_waits_for_a_locked_database_is_told_when_the_store_closes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.db")
    table_id = await store.create(new_table())
    store.connection.patience = 600
    with locked(tmp_path / "a.db"):
        change = asyncio.create_task(store.commit(move_change(table_id, 0)))
        await entry_no_of(store, table_id)
        await store.connection.close()
        with pytest.raises(StoreFailed, match="closed"):
            await change


@pytest.mark.parametrize("changes", [1, 30, 150])
async def test_a_kill_while_many_tables_write_together_loses_nothing_acknowledged(
    store: SqliteStore, tmp_path: Path, changes: int
) -> None:
    path = tmp_path / "a.db"
    await store.close()
    child = start(COMMIT_AT_ALL_TABLES, path, TABLES)
    assert child.stdout is not None
    said = [await asyncio.to_thread(child.stdout.readline) for _ in range(changes)]
    child.kill()
    said += child.stdout.readlines()
    child.communicate()
    told: dict[int, int] = dict.fromkeys(range(1, TABLES + 1), 1)
    for line in said:
        if line.endswith("\n"):
            table_id, entry_no = map(int, line.split())
            assert entry_no == told[table_id] + 1
            told[table_id] = entry_no
    assert list(problems(path)) == []
    async with await SqliteStore.open(path) as again:
        owed = await again.due_items(0, 10**6)
        for table_id, entry_no in told.items():
            log = [entry.entry_no for entry in await again.log(table_id)]
            assert log == list(range(1, len(log) + 1))
            assert len(log) - entry_no in (0, 1)  # one more may be there than it lived to tell
            loaded = await again.load(table_id)
            assert loaded is not None and loaded.table.snapshot == b"state %d" % len(log)
            assert sum(one.table_id == table_id for one in owed) == len(log) - 1
            assert await handled(again, 10_000 * table_id + len(log)) is None
