"""Kills, second processes, full disks: what is acknowledged is there, what isn't is not half there."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from store_kit import entry_no_of, everything, handled, move_change, new_table, outbox_item, start

from db import DraftRow, SqliteStore, StaleVersion, StoreFailed
from db.sqlite.integrity import problems

COMMIT_FOR_EVER = """
import asyncio, sys
from store_kit import entry_no_of, move_change, outbox_item
from db import SqliteStore

async def main(path, table_id):
    async with await SqliteStore.open(path) as store:
        seq = await entry_no_of(store, table_id)
        while True:
            change = move_change(table_id, seq, interaction_id=1000 + seq, outbox_items=(outbox_item(),))
            seq = await store.commit(change)
            print(seq, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""

RACE = """
import asyncio, sys
from store_kit import entry_no_of, move_change, outbox_item
from db import LogEntry, SqliteStore, StaleVersion

async def main(path, table_id, me, wins):
    async with await SqliteStore.open(path) as store:
        store.connection.patience = 600  # the other may be quicker all the time
        print('ready', flush=True)
        sys.stdin.readline()
        stale = 0
        for number in range(wins):
            while True:
                seq = await entry_no_of(store, table_id)
                entry = LogEntry(kind="move", user_id=me, move=b"%d" % number)
                change = move_change(table_id, seq, entries=(entry,), interaction_id=me * 1000 + number,
                                 outbox_items=(outbox_item(),))
                try:
                    print(me, number, await store.commit(change), flush=True)
                    break
                except StaleVersion:
                    stale += 1

asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])))
"""

FULL_FILE = """
import asyncio, resource, signal, sys
from store_kit import everything, handled, move_change
from db import SqliteStore, StoreFailed

async def main(path, table_id):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    async with await SqliteStore.open(path) as store:
        before = await everything(store, table_id)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
        try:
            await store.commit(move_change(table_id, 1, snapshot=b"x" * 200_000, interaction_id=5))
        except StoreFailed as error:
            print(type(error.__cause__).__name__)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        print(await everything(store, table_id) == before, await handled(store, 5))
        print(await store.commit(move_change(table_id, 1, interaction_id=5)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


async def prepared(path: Path) -> int:
    async with await SqliteStore.open(path) as store:
        table_id = await store.create(new_table())
        await store.commit(move_change(table_id, 0))
    return table_id


@pytest.mark.parametrize("moves", [1, 7, 40])
async def test_every_acknowledged_move_survives_a_kill(tmp_path: Path, moves: int) -> None:
    """Killed after this number of moves, anywhere in the following ones."""
    path = tmp_path / "a.db"
    table_id = await prepared(path)
    child = start(COMMIT_FOR_EVER, path, table_id)
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(moves)]
    child.kill()
    said += child.stdout.readlines()  # the same buffer; `communicate` would not see what is in it
    child.communicate(timeout=600)
    acknowledged = [int(line) for line in said if line.endswith("\n")]
    assert list(problems(path)) == []
    async with await SqliteStore.open(path) as store:
        logged = [entry.entry_no for entry in await store.log(table_id)]
        assert logged == list(range(1, len(logged) + 1))
        # One more may have been written than it lived to tell.
        assert len(logged) - acknowledged[-1] in (0, 1)
        assert acknowledged == list(range(2, acknowledged[-1] + 1))
        loaded = await store.load(table_id)
        assert loaded is not None
        assert loaded.table.snapshot == b"state %d" % len(logged)
        assert len(await store.due_items(0, 10**6)) == len(logged) - 1
        assert await handled(store, 1000 + len(logged) - 1) is not None
        assert await handled(store, 1000 + len(logged)) is None


async def test_two_processes_on_one_table_lose_and_double_nothing(tmp_path: Path) -> None:
    path, wins = tmp_path / "a.db", 60
    table_id = await prepared(path)
    children = [start(RACE, path, table_id, me, wins) for me in (1, 2)]
    told: dict[int, tuple[int, int]] = {}
    for child in children:
        assert child.stdout is not None
        assert await asyncio.to_thread(child.stdout.readline) == "ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    for child in children:
        out, errors = await asyncio.to_thread(child.communicate, timeout=600)
        assert errors == ""
        for line in out.splitlines():
            me, number, entry_no = map(int, line.split())
            assert entry_no not in told
            told[entry_no] = (me, number)
    async with await SqliteStore.open(path) as store:
        log = (await store.log(table_id))[1:]
        assert [entry.entry_no for entry in log] == list(range(2, 2 * wins + 2))
        assert {entry.entry_no: (entry.user_id, int(entry.move)) for entry in log} == told
        assert await entry_no_of(store, table_id) == 2 * wins + 1
        assert len(await store.due_items(0, 1000)) == 2 * wins
    assert list(problems(path)) == []


async def test_a_disk_error_reaches_the_caller_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    table_id = await prepared(tmp_path / "a.db")
    child = start(FULL_FILE, tmp_path / "a.db", table_id)
    out, errors = await asyncio.to_thread(child.communicate, timeout=600)
    assert (out.splitlines(), errors) == (["OperationalError", "True None", "2"], "")
    assert list(problems(tmp_path / "a.db")) == []


async def test_a_full_disk_refuses_the_whole_change(tmp_path: Path) -> None:
    table_id = await prepared(tmp_path / "a.db")
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        pages = await store.connection.run(lambda plain: plain.execute("PRAGMA page_count").fetchone()[0])
        await store.connection.run(lambda plain: plain.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        before = await everything(store, table_id)
        change = move_change(
            table_id,
            1,
            interaction_id=5,
            save_drafts=(DraftRow(table_id, 0, 2, b"d"),),
            # The last thing a change writes is what no longer fits.
            outbox_items=(outbox_item(payload=b"x" * 50_000),),
        )
        with pytest.raises(StoreFailed, match="full"):
            await store.commit(change)
        assert await everything(store, table_id) == before
        assert await handled(store, 5) is None
        await store.connection.run(lambda plain: plain.execute("PRAGMA max_page_count = 100000").fetchone())
        assert await store.commit(change) == 2


async def test_a_disk_that_became_read_only_refuses_every_change_and_shows_everything(tmp_path: Path) -> None:
    """As the system makes it when it no longer trusts a disk: here by SQLite's own switch for that error."""
    table_id = await prepared(tmp_path / "a.db")
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        before = await everything(store, table_id)
        await store.connection.run(lambda plain: plain.execute("PRAGMA query_only = ON").fetchall())
        for _ in range(2):
            with pytest.raises(StoreFailed, match=r"^the database failed: [^\n]*readonly[^\n]*$"):
                await store.commit(move_change(table_id, 1, interaction_id=5))
        assert await everything(store, table_id) == before
        await store.connection.run(lambda plain: plain.execute("PRAGMA query_only = OFF").fetchall())
        assert await store.commit(move_change(table_id, 1, interaction_id=5)) == 2


async def test_a_write_that_failed_is_known_until_a_change_or_a_trial_is_written(tmp_path: Path) -> None:
    """Not what was refused by a rule, and not until something that changes nothing has succeeded."""
    table_id = await prepared(tmp_path / "a.db")
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        plain = store.connection.run
        for entry_no, succeeds in enumerate((False, True), 1):
            with pytest.raises(StaleVersion):
                await store.commit(move_change(table_id, 40))
            assert store.failing is None
            await plain(lambda it: it.execute("PRAGMA query_only = ON").fetchall())
            with pytest.raises(StoreFailed):
                await store.commit(move_change(table_id, entry_no))
            with pytest.raises(StoreFailed):
                await store.try_writing()
            assert store.failing is not None and "readonly" in store.failing
            await plain(lambda it: it.execute("PRAGMA query_only = OFF").fetchall())
            await store.set_meta("nothing of this name", None)
            assert store.failing is not None
            await (store.commit(move_change(table_id, entry_no)) if succeeds else store.try_writing())
            assert store.failing is None
            if not succeeds:
                await store.commit(move_change(table_id, entry_no))


@pytest.mark.parametrize("refused", ["interactions", "log", "drafts", "seats", "outbox"])
async def test_a_failure_at_any_write_of_a_change_undoes_those_before(tmp_path: Path, refused: str) -> None:
    table_id = await prepared(tmp_path / "a.db")
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        await store.connection.run(
            lambda plain: plain.execute(
                f"CREATE TEMP TRIGGER fault BEFORE INSERT ON main.{refused} "
                "BEGIN SELECT RAISE(FAIL, 'fault'); END"
            )
        )
        before = await everything(store, table_id)
        loaded = await store.load(table_id)
        assert loaded is not None
        change = move_change(
            table_id,
            1,
            interaction_id=5,
            seats=loaded.seats[:1],
            save_drafts=(DraftRow(table_id, 0, 2, b"d"),),
            outbox_items=(outbox_item(),),
        )
        with pytest.raises(StoreFailed, match="fault"):
            await store.commit(change)
        assert await everything(store, table_id) == before
        assert await handled(store, 5) is None
        await store.connection.run(lambda plain: plain.execute("DROP TRIGGER fault"))
        assert await store.commit(change) == 2


async def test_a_locked_database_is_a_failure_not_a_hang(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    table_id = await prepared(path)
    async with await SqliteStore.open(path) as store:
        store.connection.patience = 0.05
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="locked"):
                await store.commit(move_change(table_id, 1))
            assert await entry_no_of(store, table_id) == 1  # reading goes on
            other.execute("ROLLBACK")
        assert await store.commit(move_change(table_id, 1)) == 2


async def test_a_cancelled_caller_leaves_the_connection_in_order(tmp_path: Path) -> None:
    table_id = await prepared(tmp_path / "a.db")
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        task = asyncio.create_task(store.commit(move_change(table_id, 1, interaction_id=5)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        # It was under way and has been written; asking again tells so.
        assert await entry_no_of(store, table_id) == 2
        remembered = await handled(store, 5)
        assert remembered is not None
        assert remembered.entry_no == 2
        assert await store.commit(move_change(table_id, 2)) == 3
