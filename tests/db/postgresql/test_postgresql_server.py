"""PostgreSQL as a host has it: looked after by tools, refused where it is not ours, gone and back again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from store_kit import CHANNEL, ROOT, move_change, new_table, run_module, start
from waiting import until

from db import ReadFailed, StoreFailed, StoreRefused, open_store
from db.postgresql import migrations
from db.postgresql.store import PostgresqlStore
from games.titles import TITLES
from kit.own_postgresql import OwnServer, binaries

FLORENCE = TITLES["florence"]


def name_of(place: str) -> str:
    return urlsplit(place).path.strip("/")


# Tools


async def test_a_served_database_is_checked_beside_the_bot(emptied: str, server: OwnServer) -> None:
    state = FLORENCE.save(FLORENCE.new_game(3, FLORENCE.options()))
    async with await open_store(emptied) as store:
        for number in range(3):
            table_id = await store.create(new_table(channel_id=CHANNEL - number, options=b"\x80"))
            await store.commit(move_change(table_id, 0, snapshot=state))
        assert await store.problems() == ()
        newest = max(migrations.migrations())
        done = run_module("db.check", emptied)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.endswith(f"schema {newest} of {newest}, ok\n")
        server.psql("UPDATE tables SET seq = 5 WHERE id = 1", name_of(emptied))
        server.psql("UPDATE tables SET snapshot = 'x' WHERE id = 2", name_of(emptied))
        server.psql("UPDATE tables SET title = 'chess' WHERE id = 3", name_of(emptied))
        found = await store.problems()
        assert found == (
            "table 1 is at 5, but its log has 1 entries, the last 1",
            "the state of table 2 is not as it was written: restore a backup",
        )
    done = run_module("db.check", emptied)
    assert done.returncode == 1 and "NOT ok" in done.stdout and "'chess'" in done.stdout
    assert all(one in done.stdout for one in found)
    done = run_module("db.backup", emptied, "copy.db")
    assert done.returncode == 1 and "pg_dump" in done.stderr


async def test_the_log_can_be_neither_rewritten_nor_shortened_on_the_server(
    emptied: str, server: OwnServer
) -> None:
    async with await open_store(emptied) as store:
        await store.commit(move_change(await store.create(new_table()), 0))
    for statement in ("UPDATE log SET move = 'x'", "DELETE FROM log", "TRUNCATE log"):
        with pytest.raises(subprocess.CalledProcessError) as caught:
            server.psql(statement, name_of(emptied))
        assert "the log only grows" in caught.value.stderr


# A database that is refused


def older(server: OwnServer, place: str) -> str:
    server.psql("UPDATE loggia SET schema = 99", name_of(place))
    return "schema 99, written by a newer version"


def foreign(server: OwnServer, place: str) -> str:
    server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE recipes ()", name_of(place))
    return "of another program: it has a table recipes"


def nowhere(server: OwnServer, place: str) -> str:
    server.psql(f"ALTER DATABASE {name_of(place)} SET search_path = nothing", "postgres")
    return "no schema to write to"


def shut(server: OwnServer, place: str) -> str:
    server.psql(f"ALTER DATABASE {name_of(place)} ALLOW_CONNECTIONS false", "postgres")
    return "not currently accepting connections"


@pytest.mark.parametrize("make", [older, foreign, nowhere, shut])
async def test_a_database_that_is_not_for_us_is_refused_in_one_sentence(
    server: OwnServer, database: str, make: Callable[[OwnServer, str], str]
) -> None:
    await (await open_store(database)).close()
    reason = make(server, database)
    with pytest.raises(StoreRefused, match=reason) as caught:
        await open_store(database)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


async def test_addresses_that_lead_nowhere_are_refused_in_one_sentence_without_the_password() -> None:
    for url in (
        "postgresql://me:hush@/games?host=/nowhere",
        "postgresql://me:hush@127.0.0.1:99999/games",
        "postgresql://me:hush/hush@localhost/games",
        "postgresql://me:hush#hush@localhost/games",
    ):
        with pytest.raises(StoreRefused) as caught:
            await PostgresqlStore.open(url, patience=0)
        assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
        assert "hush" not in str(caught.value)


async def test_tables_are_not_changed_under_an_older_process(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The newer one says so and leaves everything as it is; once they have stopped it goes ahead."""
    async with await open_store(database) as running:
        for file in migrations.migrations().values():
            (tmp_path / file.name).write_bytes(file.read_bytes())
        newest = max(migrations.migrations()) + 1
        (tmp_path / f"{newest:04}_next.sql").write_text("ALTER TABLE users ADD COLUMN nick TEXT")
        monkeypatch.setattr(migrations, "MIGRATIONS", tmp_path)
        with pytest.raises(StoreRefused, match="bot of an older version"):
            await open_store(database)
        assert await running.create(new_table()) == 1
    stores = await asyncio.gather(*(open_store(database) for _ in range(3)))
    for store in stores:
        assert (await store.counts()).lobby == 1
        await store.close()


async def test_processes_that_create_the_tables_together_agree(database: str) -> None:
    stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
    assert await stores[0].create(new_table()) == 1
    for store in stores:
        assert (await store.counts()).lobby == 1
        await store.close()


async def make_in(place: str) -> None:
    async with await open_store(place) as store:
        await store.create(new_table())


def test_dumps_are_their_owners_alone_and_one_of_a_clock_that_was_ahead_goes_first(
    server: OwnServer, database: str, tmp_path: Path
) -> None:
    asyncio.run(make_in(database))
    (tmp_path / "loggia-2999-01-01T000000Z.dump").touch()
    where = {"PGHOST": str(server.folder), "PGUSER": "loggia", "PGDATABASE": name_of(database)}
    done = subprocess.run(
        ["bash", ROOT / "deploy" / "backup-postgres.sh", tmp_path, "1"],
        env={**os.environ, **where, "PATH": f"{binaries()}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "1 tables, its restore tried, 1 kept" in done.stdout, done.stderr
    (made,) = tmp_path.iterdir()
    assert made.stat().st_mode & 0o777 == 0o600 and made.stat().st_size > 1000
    assert made.name < "loggia-2999"


# A server that goes away


@pytest.fixture(scope="module")
def fragile(server: OwnServer) -> Iterator[OwnServer]:
    """A server of its own, that may be crashed. What it acknowledges is on disk."""
    with OwnServer(fast=False) as running:
        yield running


COMMIT_FOR_EVER = """
import asyncio, sys
from store_kit import entry_no_of, move_change, outbox_item
from db import AlreadyDone, StoreFailed, open_store

async def main(place, table_id):
    async with await open_store(place) as store:
        seq = await entry_no_of(store, table_id)
        while True:
            change = move_change(table_id, seq, interaction_id=1000 + seq, outbox_items=(outbox_item(),))
            try:
                seq = await store.commit(change)
            except StoreFailed:
                continue  # it may be there all the same: asked again it says so
            except AlreadyDone as error:
                seq = error.remembered.entry_no
            print(seq, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


async def test_every_acknowledged_move_survives_crashes_of_the_server(fragile: OwnServer) -> None:
    """The process goes on by itself when the server is back, and no move is there twice."""
    place = fragile.new_database()
    async with await open_store(place) as store:
        table_id = await store.create(new_table())
        child = start(COMMIT_FOR_EVER, place, table_id)
        assert child.stdout is not None
        said = []
        for _ in range(2):
            said += [int(await asyncio.to_thread(child.stdout.readline)) for _ in range(20)]
            await asyncio.to_thread(fragile.stop, signal.SIGQUIT)
            await asyncio.to_thread(fragile.start)
        said += [int(await asyncio.to_thread(child.stdout.readline)) for _ in range(20)]
        child.kill()
        said += [int(line) for line in child.stdout.readlines() if line.endswith("\n")]
        child.communicate()
        assert said == list(range(1, said[-1] + 1))
        log = [entry.entry_no for entry in await store.log(table_id)]
        assert log == list(range(1, len(log) + 1)) and len(log) - said[-1] in (0, 1)
        assert len(await store.due_items(0, 10**6)) == len(log)
        assert await store.problems() == ()


async def test_a_server_that_is_away_is_waited_for_and_then_a_failure(fragile: OwnServer) -> None:
    place = fragile.new_database()
    async with await PostgresqlStore.open(place) as store:
        table_id = await store.create(new_table())
        assert await store.leads("clock")
        fragile.stop(signal.SIGQUIT)
        store.patience = 0.05
        with pytest.raises(StoreFailed):
            await store.commit(move_change(table_id, 0))
        assert store.failing
        with pytest.raises(ReadFailed):
            await store.load(table_id)
        with pytest.raises(StoreFailed):
            await store.try_writing()
        assert not await store.leads("clock")
        store.patience = 600
        waiting = asyncio.create_task(store.commit(move_change(table_id, 0)))
        await asyncio.to_thread(fragile.start)
        assert await waiting == 1 and store.failing is None
        await until(lambda: store.leads("clock"))


async def test_a_host_without_postgresql_does_not_load_its_client() -> None:
    program = "import sys, bot; print(sorted(name for name in sys.modules if 'asyncpg' in name))"
    out, errors = await asyncio.to_thread(start(program).communicate, timeout=600)
    assert (out, errors) == ("[]\n", "")
