"""Several processes on one PostgreSQL: each its shards, any may deliver, a killed one is stood in for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import msgspec
import pytest
from host_kit import Hosted, hosted
from waiting import PATIENCE, until

from cogs.app import shards
from cogs.app.config import ALL_SERVERS, Shards
from db import (
    Logged,
    NewTable,
    SeatHolder,
    Store,
    StoredValue,
    StoreRefused,
    TableChange,
    open_store,
    random_id,
)
from db.sqlite.lockfile import only_one
from games.manager.services import RequestContext, Services
from games.manager.storage.outbox_items import MentionLater, Post
from games.titles import TITLES
from kit.own_postgresql import OwnServer
from kit.simulated import now
from sandbox import MessageView, Sandbox
from soak.processes import STARTED_LATE
from words import say

HANG = 20.0
"""Seconds for which a post does not get through: more than it takes to notice that its process is dead."""


class Fleet:
    """Two servers, one on each shard, and a process for each."""

    def __init__(self, sandbox: Sandbox, store: Store, bots: list[Hosted], channels: list[int]) -> None:
        self.sandbox = sandbox
        self.store = store
        self.bots = bots
        self.channels = channels
        places = [sandbox.world.channels[one].guild_id or 0 for one in channels]
        self.servers = [sandbox.world.guilds[id].name for id in places]

    async def table(self, shard: int) -> tuple[int, MessageView]:
        """A table in play on the server of a shard: its id, and its post."""
        place = self.channels[shard]
        await self.sandbox.slash("Ben", place, "table new", game="florence")
        for one in ("Dan", "Finn"):
            await self.sandbox.slash(one, place, "table join")
        await self.sandbox.slash("Ben", place, "table start")
        post = await self.sandbox.wait_message(place, lambda m: "Your move" in m.labels)
        head = await self.store.latest_table(place)
        assert head is not None
        return head.id, post

    async def give_back(self, shard: int, person: str) -> str:
        """The first answer of the game, confirmed; what the panel says then."""
        place = self.channels[shard]
        found = await self.sandbox.autocomplete(person, place, "florence return", "profession", "")
        card = str(found[0]["value"])
        answer = await self.sandbox.slash(person, place, "florence return", profession=card)
        assert answer.message is not None, answer
        confirm = next(b for b in answer.message.buttons if str(b["custom_id"]).endswith(":confirm"))
        done = await self.sandbox.click(person, answer.message, str(confirm["custom_id"]))
        return done.text

    async def against_masters(self, shard: int) -> int:
        """A table of Ben's with two computers that have been asked: its id."""
        place = self.sandbox.world.channels[await self.sandbox.add_channel("duel", self.servers[shard])]
        (ben,) = [one.id for one in await self.sandbox.users() if one.name == "ben"]
        masters = [SeatHolder(at, None, f"M{at}", kind="computer", level="master") for at in (1, 2)]
        new = NewTable(
            guild_id=place.guild_id or 0,
            channel_id=place.id,
            title="florence",
            language="en",
            host_user=ben,
            at=now(),
            seats=(SeatHolder(0, ben, "Ben"), *masters),
        )
        services = Services(self.store, TITLES, now)
        table = await services.lobby.new(new)
        await services.gathering.start(table.id, ben, False, RequestContext(None))
        return table.id

    async def answers(self, table_id: int) -> list[Logged]:
        """What computers have answered at a table."""
        return [one for one in await self.store.log(table_id) if one.cause == "computer"]

    async def time_passes(self, table_id: int) -> None:
        """A table is due, as if its questions had been asked long ago."""
        table = await Services(self.store, TITLES, now).get(table_id)
        assert table is not None
        waits = {at: msgspec.structs.replace(one, remind_at=5) for at, one in table.clock.waits.items()}
        clock = msgspec.structs.replace(table.clock, waits=waits)
        due = TableChange(
            table_id=table_id,
            expected_entry_no=table.entry_no,
            at=0,
            kept=(StoredValue("clock", clock.save()),),
            due_at=1,
        )
        await self.store.commit(due)

    async def delivered(self, table_id: int) -> None:
        async def nothing_owed() -> bool:
            owed = await self.store.due_items(10**15, 1000)
            return not [one for one in owed if one.table_id == table_id and one.kind != MentionLater.kind]

        await until(nothing_owed, "everything delivered")


@pytest.fixture
async def fleet(server: OwnServer, tmp_path: Path) -> AsyncIterator[Fleet]:
    place = server.new_database()
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        await sandbox.set_gateway(shards=2)
        channels = await channels_of_shards(sandbox)
        store = await stack.enter_async_context(await open_store(place))
        bots = []
        for shard in (0, 1):
            bot = Hosted(sandbox, tmp_path, f"bot{shard}", LOGGIA_DB=place, LOGGIA_SHARDS=f"{shard}/2")
            bot.launch()
            stack.callback(bot.kill)
            bots.append(bot)
        await connected(sandbox, [[0, 2], [1, 2]])
        await sandbox.wait_for_command("table")
        yield Fleet(sandbox, store, bots, channels)
        assert await sandbox.unserved() == []
        assert not [bot.said for bot in bots if "Traceback" in STARTED_LATE.sub("", bot.said)]


async def connected(sandbox: Sandbox, pairs: list[list[int]]) -> None:
    async def there() -> bool:
        return bool((await sandbox.counters())["shards"] == pairs)

    await until(there, f"the shards {pairs}")


async def channels_of_shards(sandbox: Sandbox) -> list[int]:
    """A channel on a server of either shard."""
    number = 0
    while {(guild >> 22) % 2 for guild in sandbox.world.guilds} != {0, 1}:
        number += 1
        await sandbox.add_guild(f"Server {number}", ["tables"])
    servers = {(guild >> 22) % 2: guild for guild in sandbox.world.guilds}
    text = [one for one in sandbox.world.channels.values() if one.guild_id is not None]
    return [next(one.id for one in text if one.guild_id == servers[shard]) for shard in (0, 1)]


async def test_each_plays_its_servers_and_who_is_killed_is_stood_in_for(fleet: Fleet, tmp_path: Path) -> None:
    sandbox, (first, second) = fleet.sandbox, fleet.bots
    (zero, post), (one, _) = await fleet.table(0), await fleet.table(1)
    await fleet.delivered(zero)
    await what_is_newer_is_refused_and_lost_by_none(fleet, zero, post)
    for shard, table in ((0, zero), (1, one)):
        await fleet.give_back(shard, "Ben")
        await fleet.delivered(table)
    told = [r for r in await sandbox.requests() if r.method == "PUT" and "commands" in r.path]
    assert len(told) == 1, "one tells the commands"

    # One who has a shard already is not started a second time.
    twin = Hosted(sandbox, tmp_path, "twin", **first.settings, LOGGIA_TAKE_OVER="0.1")
    twin.launch()
    assert await twin.ended() == 1
    assert "Another process has shard 0 of 2" in twin.said.strip().splitlines()[-1]
    assert "Traceback" not in twin.said

    # The process that has claimed the other table's post is killed while it holds it.
    path = rf"^/channels/{fleet.channels[1]}/messages"
    await sandbox.fault("*", path, delay=HANG, times=-1)
    await fleet.give_back(1, "Dan")
    await fleet.give_back(1, "Finn")

    async def claimed() -> str | None:
        said = "SELECT leased_by FROM outbox WHERE lane = 'board' AND leased_by IS NOT NULL"
        return await ask(first.settings["LOGGIA_DB"], said)

    owner = await until(claimed, "somebody has claimed it")
    dead, alive = (first, second) if owner == "loggia 0/2" else (second, first)
    dead.kill()
    await sandbox.clear_faults()
    await fleet.delivered(one)  # a lease lasts a minute
    assert alive.process is not None and alive.process.poll() is None
    posts = [m for m in await sandbox.messages(fleet.channels[1], limit=100) if "Your move" in m.labels]
    assert len({p.text for p in posts}) == len(posts), "nothing twice"

    # It comes back, and its server plays on; asked to end, both end in order and give back what they had.
    dead.launch()
    await connected(sandbox, [[0, 2], [1, 2]])
    await fleet.give_back(0, "Dan")
    await fleet.delivered(zero)
    await thinking_and_clocks_are_taken_over(fleet, zero)
    assert [await bot.stop() for bot in fleet.bots] == [0, 0]
    assert await fleet.store.claimants(0) == ()


async def thinking_and_clocks_are_taken_over(fleet: Fleet, table_id: int) -> None:
    """First from whoever thinks for the computers of a table; then from the other, which the clocks have come
    to, if it did not have them before."""
    thinking = await fleet.against_masters(0)
    whose = f"SELECT coalesce(max(leased_by), '') FROM outbox WHERE kind = 'think' AND table_id = {thinking}"

    async def claimed() -> str | None:
        owner = await ask(fleet.bots[0].settings["LOGGIA_DB"], whose)
        return owner or ("nobody any more" if await fleet.answers(thinking) else None)

    first, second = fleet.bots
    dead, alive = (first, second) if await until(claimed, "one thinks") == "loggia 0/2" else (second, first)
    dead.kill()

    async def answered() -> bool:
        return len(await fleet.answers(thinking)) == 2

    await until(answered, "the other thinks in its place")
    dead.launch()
    await connected(fleet.sandbox, [[0, 2], [1, 2]])
    alive.kill()
    await fleet.time_passes(table_id)

    async def looked_at() -> bool:
        return table_id not in await fleet.store.due_tables(now(), 100)

    await until(looked_at, "the other keeps the clocks")
    assert len(await fleet.answers(thinking)) == 2, "each computer has answered once"
    alive.launch()
    await connected(fleet.sandbox, [[0, 2], [1, 2]])


async def what_is_newer_is_refused_and_lost_by_none(fleet: Fleet, table_id: int, post: MessageView) -> None:
    """A newer version beside these writes a table in its own layout, and what is to be told of it; then one
    that these can read."""
    before = await fleet.store.load(table_id)
    assert before is not None
    owed = Post(post.channel_id).due(0)
    entry_no, old = before.table.entry_no, before.table.state_version
    layout = TableChange(table_id=table_id, expected_entry_no=entry_no, at=0, snapshot=before.table.snapshot)
    newer = msgspec.structs.replace(layout, state_version=old + 1000, outbox_items=(owed,))
    await fleet.store.commit(newer)
    opened = next(str(b["custom_id"]) for b in post.buttons if ":move:" in str(b["custom_id"]))
    answer = await fleet.sandbox.click("Ben", post, opened)
    assert answer.text == say("en", "refuse-unloadable", table=table_id)
    tried = f"SELECT max(attempts)::text FROM outbox WHERE table_id = {table_id} AND lane = 'board'"

    async def put_off() -> bool:
        return int(await ask(fleet.bots[0].settings["LOGGIA_DB"], tried) or 0) > 0

    await until(put_off, "it is left for one that can read it")
    await fleet.store.commit(msgspec.structs.replace(layout, state_version=old, write_id=random_id()))
    after = await fleet.store.load(table_id)
    assert after is not None and after.table.entry_no == entry_no
    await fleet.delivered(table_id)


async def ask(database: str, statement: str) -> str | None:
    """Run a statement beside the bots; the first value of its answer."""
    connection = await asyncpg.connect(database)
    try:
        found: str | None = await connection.fetchval(statement)
        return found
    finally:
        await connection.close()


async def test_one_bot_has_a_postgresql_or_processes_that_count_their_shards_alike(
    server: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second process is refused, and let in when the first was killed."""
    place = server.new_database()
    async with AsyncExitStack() as stack:
        # Each on a Discord of its own, as on a machine of its own: nothing but the database tells them.
        here, there = [await stack.enter_async_context(Sandbox()) for _ in range(2)]
        first = await stack.enter_async_context(hosted(here, tmp_path, "first", LOGGIA_DB=place))
        twin = Hosted(there, tmp_path, "twin", LOGGIA_DB=place, LOGGIA_TAKE_OVER="0.1")
        stack.callback(twin.kill)
        twin.launch()
        assert await twin.ended() == 1
        said = "The database can't be used: Another process has all servers"
        assert said in twin.said.splitlines()[-1] and "Traceback" not in twin.said

        store = await stack.enter_async_context(await open_store(place))
        monkeypatch.setattr(shards, "TAKE_OVER", 0.0)
        with pytest.raises(StoreRefused, match="counts 1 shards in all, this one 2"):
            await shards.take_shards(store, Shards(0, 0, 2))
        monkeypatch.setattr(shards, "TAKE_OVER", PATIENCE)
        comes = asyncio.create_task(shards.take_shards(store, ALL_SERVERS))
        await asyncio.sleep(0)
        assert not comes.done()
        first.kill()
        await comes


CLOSE_THE_GATE = "SELECT pg_advisory_lock(1, hashtext('loggia ' || current_schema()))"
"""Until the connection closes, no process comes to the database."""

CUT = """
SELECT pg_terminate_backend(pid) FROM (
    SELECT DISTINCT pid FROM pg_locks
    WHERE locktype = 'advisory' AND classid = (hashtext('loggia leads')::bigint & 4294967295)::oid
) AS lines
"""
"""The lines of all that lead anything."""


async def test_a_process_whose_shards_another_has_taken_ends(server: OwnServer, tmp_path: Path) -> None:
    """The database cut its line, and another was faster."""
    place = server.new_database()
    async with Sandbox() as sandbox:
        async with (
            hosted(sandbox, tmp_path, LOGGIA_DB=place, LOGGIA_TAKE_OVER="0.1") as bot,
            await open_store(place) as other,
        ):
            assert not await other.leads("shard 0 of 1")
            gate = await asyncpg.connect(place)
            await gate.execute(CLOSE_THE_GATE)
            await gate.execute(CUT)

            async def taken() -> bool:
                return await other.leads("shard 0 of 1")

            await until(taken, "another has it")
            await gate.close()
            assert await bot.ended() == 1
        assert "Another process has all servers" in bot.said.splitlines()[-1]
        assert "Traceback" not in bot.said


async def test_a_second_process_on_a_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        second = Hosted(sandbox, tmp_path)
        with only_one(Path(second.settings["LOGGIA_DB"])):
            second.launch()
            assert await second.ended() == 1
        assert "Another bot is running" in second.said.strip().splitlines()[-1]
        assert "Traceback" not in second.said


async def test_a_file_is_not_for_some_of_the_shards(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = Hosted(sandbox, tmp_path, LOGGIA_SHARDS="0-1/4")
        bot.launch()
        assert await bot.ended() == 1
    assert "LOGGIA_SHARDS" in bot.said.strip().splitlines()[-1] and "Traceback" not in bot.said
