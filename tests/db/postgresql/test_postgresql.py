"""What the PostgreSQL store does that a file can't: several processes, a server that goes away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
from store_kit import CHANNEL, claim, draft_change, move_change, new_table, outbox_item, start
from waiting import until

from db import AlreadyDone, ChannelTaken, DraftRow, StaleVersion, Store, StoreFailed, open_store
from db.postgresql import migrations as preparing
from db.postgresql.session import dollars
from db.postgresql.store import PostgresqlStore, name_of
from db.sql import reading, write_checks
from db.sql.connection_protocol import Db
from db.sqlite.migrations import migrations


@pytest.fixture
async def two(emptied: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database."""
    async with await open_store(emptied) as one, await open_store(emptied) as other:
        yield one, other


def test_both_stores_have_the_same_newest_schema() -> None:
    assert max(preparing.migrations()) == len(migrations())


def test_statements_are_rewritten_for_the_server() -> None:
    assert dollars("SELECT ? WHERE a = ?") == "SELECT $1 WHERE a = $2"
    assert (
        dollars("UPDATE t SET a = ?2 WHERE ?1 = b OR ?2 = c") == "UPDATE t SET a = $2 WHERE $1 = b OR $2 = c"
    )


def test_a_place_is_named_without_its_password() -> None:
    assert name_of("postgresql://me:secret@db.example:5432/games") == "games on db.example"
    assert name_of("postgresql:///games?host=/run/postgresql") == "games on /run/postgresql"


# A client that was frozen


async def test_a_connection_that_is_no_longer_understood_is_given_up_like_a_lost_one(emptied: str) -> None:
    """Reads are asked again on another connection, a write is a failure of the store, and both go on."""
    async with await PostgresqlStore.open(emptied) as store:
        pids: list[int] = []

        async def confused(db: Db) -> int:
            pids.append((await db.all("SELECT pg_backend_pid()"))[0][0])
            if len(pids) == 1:
                raise asyncpg.InternalClientError("got result for unknown protocol state 3")
            return pids[-1]

        for read in (store._read, store._read_consistently):
            pids.clear()
            assert await read(confused) != pids[0], "on a connection of its own"
        pids.clear()
        with pytest.raises(StoreFailed, match="unknown protocol state"):
            await store._write(confused)
        assert await store._write(confused) != pids[0]
        assert await store.create(new_table()) == 1


class Confused:
    """A connection that no longer understands what comes."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, *_: object) -> None:
        raise asyncpg.InternalClientError("got result for unknown protocol state 3")


async def test_a_line_that_is_no_longer_understood_leads_nothing_and_is_made_anew(emptied: str) -> None:
    async with await PostgresqlStore.open(emptied) as store:
        assert await store.leads("clocks")
        store._listener._connection = Confused(store._listener._connection)
        assert not await store.leads("clocks")

        async def leads_again() -> bool:
            return await store.leads("clocks")

        await until(leads_again)


# Several at once


async def test_of_many_changes_at_one_moment_one_is_accepted(two: tuple[Store, Store]) -> None:
    table_id = await two[0].create(new_table())
    for entry_no in range(5):
        tries = [store.commit(move_change(table_id, entry_no)) for store in two for _ in range(4)]
        came = await asyncio.gather(*tries, return_exceptions=True)
        assert came.count(entry_no + 1) == 1
        assert sum(isinstance(one, StaleVersion) for one in came) == 7
    assert [entry.entry_no for entry in await two[1].log(table_id)] == [1, 2, 3, 4, 5]


async def test_of_two_drafts_from_one_revision_one_is_accepted(two: tuple[Store, Store]) -> None:
    table_id = await two[0].create(new_table())
    version = await two[0].version(table_id)
    assert version is not None
    tries = [
        store.commit(
            draft_change(DraftRow(table_id, 0, 0, b"d%d" % at), at=1, expected_write_id=version.write_id)
        )
        for at, store in enumerate(two)
    ]
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(one).__name__ for one in came) == ["StaleVersion", "int"]


async def test_an_interaction_that_comes_twice_at_one_moment_is_dealt_with_once(
    two: tuple[Store, Store],
) -> None:
    """The late one waits for its double, and is told of it rather than of a newer table."""
    table_id = await two[0].create(new_table())
    for entry_no in range(5):
        tries = [store.commit(move_change(table_id, entry_no, interaction_id=50 + entry_no)) for store in two]
        came = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(one).__name__ for one in came) == ["AlreadyDone", "int"]


async def test_a_channel_is_taken_by_one_of_those_who_come_at_one_moment(two: tuple[Store, Store]) -> None:
    for channel in range(5):
        tries = [store.create(new_table(channel_id=CHANNEL - channel)) for store in two for _ in range(3)]
        came = await asyncio.gather(*tries, return_exceptions=True)
        (table_id,) = [one for one in came if isinstance(one, int)]
        taken = [one for one in came if isinstance(one, ChannelTaken)]
        assert len(taken) == 5 and {one.table_id for one in taken} == {table_id}


async def test_a_lobby_asked_for_twice_at_one_moment_is_made_once(two: tuple[Store, Store]) -> None:
    for number in range(5):
        new = new_table(channel_id=CHANNEL - number, interaction_id=70 + number)
        came = await asyncio.gather(*(store.create(new) for store in two), return_exceptions=True)
        assert sorted(type(one).__name__ for one in came) == ["AlreadyDone", "int"]


async def test_a_lobby_whose_double_comes_between_two_looks_was_made_already(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the channel alone it would be told that somebody else has a table there."""
    new, made = new_table(interaction_id=70), list[int]()

    async def live_id(db: Db, channel_id: int) -> int | None:
        if not made:
            made.append(0)
            made[0] = await two[1].create(new)
        return await reading.live_id(db, channel_id)

    monkeypatch.setattr(write_checks, "live_id", live_id)
    with pytest.raises(AlreadyDone) as caught:
        await two[0].create(new)
    assert caught.value.remembered.table_id == made[0]
    with pytest.raises(ChannelTaken):
        await two[0].create(new_table(interaction_id=71))


async def test_what_is_due_is_claimed_by_one_and_a_lane_of_a_table_stays_together(
    two: tuple[Store, Store],
) -> None:
    ids = [await two[0].create(new_table(channel_id=CHANNEL - one)) for one in range(12)]
    for table_id in ids:
        for entry_no in range(3):
            await two[0].commit(move_change(table_id, entry_no, outbox_items=(outbox_item(lane="board"),)))
    rounds = [
        await asyncio.gather(*(claim(s, 5, 60_005, 7, str(at)) for at, s in enumerate(two))) for _ in range(6)
    ]
    mine: dict[tuple[int, str], set[int]] = {}
    claimed = []
    for pair in rounds:
        for at, found in enumerate(pair):
            for one in found:
                claimed.append(one.id)
                mine.setdefault((one.table_id, one.lane), set()).add(at)
    assert len(claimed) == len(set(claimed))
    assert {len(owners) for owners in mine.values()} == {1}
    for store in two:
        await claim(store, 5, 60_005, 100, "0")
    assert await claim(two[0], 5, 60_005, 100, "2") == ()
    assert len(await claim(two[1], 70_000, 130_000, 100, "2")) == 36, "leases end"


# News, and who does what for all


async def test_others_hear_of_a_write_and_the_writer_does_not(two: tuple[Store, Store]) -> None:
    heard: list[list[None]] = [[], []]
    for store, calls in zip(two, heard, strict=True):
        store.watch(lambda calls=calls: calls.append(None))  # type: ignore[misc]
    await two[0].create(new_table())

    async def told() -> bool:
        return bool(heard[1])

    await until(told)
    assert heard[0] == []


async def test_one_leads_and_another_takes_over_when_it_closes(
    two: tuple[Store, Store], emptied: str
) -> None:
    assert await two[0].leads("clock") and await two[0].leads("clock")
    assert not await two[1].leads("clock") and await two[1].leads("commands")
    third = await open_store(emptied)
    assert not await third.leads("clock")
    await two[0].close()
    assert not await two[0].leads("clock")
    await until(lambda: third.leads("clock"))
    await third.close()


async def test_all_do_a_thing_in_one_way_until_the_last_that_does_it_so_has_closed(
    two: tuple[Store, Store], emptied: str
) -> None:
    assert [await store.agrees("shards", 2) for store in two] == [2, 2]
    async with await PostgresqlStore.open(emptied) as third:
        assert await third.agrees("shards", 3) == 2 and await third.agrees("other things", 3) == 3
        assert await two[0].agrees("shards", 2) == 2
        await two[0].close()
        assert await two[0].agrees("shards", 2) is None
        assert await third.agrees("shards", 3) == 2
        await two[1].close()

        async def free() -> bool:
            return await third.agrees("shards", 3) == 3

        await until(free)
        third._listener._drop()
        assert await third.agrees("shards", 3) is None

        # It is asked for anew with a new line: the lock went with the old one.
        await until(free)
        async with await open_store(emptied) as fourth:
            assert await fourth.agrees("shards", 2) == 3


LEAD_AND_HOLD = """
import asyncio, sys
from store_kit import claim, move_change
from db import open_store

async def main(place, table_id):
    store = await open_store(place)
    print(await store.leads("clock"), flush=True)
    claimed = await claim(store, 5, 60_005, 100, "dead")

    async def forever(db):  # in the middle of a transaction, with the table's lock
        await db.write("UPDATE tables SET seq = 99 WHERE id = ?", table_id)
        print(len(claimed), flush=True)
        await asyncio.sleep(1000)

    await store._transact(forever)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


async def test_a_process_that_is_killed_leaves_its_tables_its_lead_and_in_time_its_claims(
    emptied: str,
) -> None:
    async with await open_store(emptied) as store:
        table_id = await store.create(new_table(outbox_items=(outbox_item(),)))
        child = start(LEAD_AND_HOLD, emptied, table_id)
        assert child.stdout is not None
        assert await asyncio.to_thread(child.stdout.readline) == "True\n"
        assert await asyncio.to_thread(child.stdout.readline) == "1\n"
        assert not await store.leads("clock")
        child.kill()
        child.communicate()
        await until(lambda: store.leads("clock"))
        assert await store.commit(move_change(table_id, 0)) == 1
        assert await claim(store, 6, 60_006, 10, "other") == ()
        assert len(await claim(store, 60_006, 120_000, 10, "other")) == 1
