"""On the way up and down, and when the disk is full or locked: nothing is lost, and the host is told."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from host_kit import Hosted, hosted
from waiting import until

from sandbox import Sandbox
from words import say

CALLBACK = r"^/interactions/\d+/[^/]+/callback$"


async def test_a_day_on_which_much_goes_wrong(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        for method, path in (("GET", "^/users/@me$"), ("GET", "applications/@me$"), ("PUT", "/commands$")):
            await sandbox.fault(method, path, status=503)
        async with hosted(sandbox, tmp_path) as bot:
            await sandbox.wait_for_command("table")
            assert all(one.hits == 1 for one in await sandbox.list_faults()), "each met once, and tried again"
            await sandbox.slash("Ben", "#table-1", "table new", game="florence")
            await sandbox.wait_message("#table-1", lambda message: "Join" in message.labels)
            await while_locked_writes_wait_and_completion_does_not(sandbox, bot)
            await a_full_disk_is_said_to_the_host(sandbox, bot)
            await a_disk_that_takes_nothing_refuses_and_loses_nothing(sandbox, bot)
            await asked_to_end_it_finishes_what_is_under_way(sandbox, bot)
        assert "Traceback" not in bot.said


async def while_locked_writes_wait_and_completion_does_not(sandbox: Sandbox, bot: Hosted) -> None:
    with closing(sqlite3.connect(bot.settings["LOGGIA_DB"], isolation_level=None, timeout=120)) as other:
        other.execute("BEGIN IMMEDIATE")
        joining = asyncio.create_task(sandbox.slash("Dan", "#table-1", "table join"))
        found = await sandbox.autocomplete("Ben", "#table-1", "card", "name", "")
        assert found and not joining.done()
        assert "Dan" not in await seated(bot)
        other.execute("ROLLBACK")
    await joining

    async def sits() -> bool:
        return "Dan" in await seated(bot)

    await until(sits, "what waited is written")


async def seated(bot: Hosted) -> set[str]:
    with closing(sqlite3.connect(bot.settings["LOGGIA_DB"])) as other:
        return {name for (name,) in other.execute("SELECT name FROM seats")}


@contextmanager
def full(database: str) -> Iterator[None]:
    """What a full disk says, to every move."""
    with closing(sqlite3.connect(database, timeout=120)) as other:
        refuse = "SELECT RAISE(ABORT, 'database or disk is full')"
        other.execute(f"CREATE TRIGGER full BEFORE INSERT ON log BEGIN {refuse}; END")
        other.commit()
        try:
            yield
        finally:
            other.execute("DROP TRIGGER full")
            other.commit()


async def a_full_disk_is_said_to_the_host(sandbox: Sandbox, bot: Hosted) -> None:
    (owner,) = {guild.owner_id for guild in sandbox.world.guilds.values()}
    await sandbox.say(owner, "dm", "hello")
    with full(bot.settings["LOGGIA_DB"]):
        for _ in range(2):
            answer = await sandbox.slash("Finn", "#table-1", "table join")
            assert answer.ephemeral and "Finn" not in await seated(bot)
        await bot.says("the store failed")
        told = await sandbox.wait_message("dm", lambda m: "disk is full" in m.text, user=owner)
    assert len([m for m in await sandbox.messages("dm", owner) if "disk is full" in m.text]) == 1
    assert told.text
    await sandbox.slash("Finn", "#table-1", "table join")
    assert "Finn" in await seated(bot)


async def a_disk_that_takes_nothing_refuses_and_loses_nothing(sandbox: Sandbox, bot: Hosted) -> None:
    """Not one byte of the process gets to a file. Who only looks is served; what was acknowledged stays."""
    assert bot.process is not None
    before = await seated(bot)
    unlimited = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        for _ in range(2):
            refused = await sandbox.slash("Aoi", "#table-1", "table join")
            assert refused.ephemeral and refused.text == say("ja", "refuse-store")
        seen = await sandbox.slash("Aoi", "#table-1", "table status")
        assert seen.text and say("ja", "refuse-store") not in seen.text
        assert await seated(bot) == before
    finally:
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, unlimited)
    await sandbox.slash("Aoi", "#table-1", "table join")
    assert await seated(bot) == {*before, "Aoi"}
    await sandbox.slash("Aoi", "#table-1", "table leave")
    assert await seated(bot) == before


async def asked_to_end_it_finishes_what_is_under_way(sandbox: Sandbox, bot: Hosted) -> None:
    """A click that is being answered, and a post that is being sent."""
    post, answer = r"^/channels/\d+/messages", CALLBACK
    for where in (post, answer):
        await sandbox.fault("*", where, delay=0.3, times=-1)
    starting = asyncio.create_task(sandbox.slash("Ben", "#table-1", "table start"))

    async def under_way() -> bool:
        return all(one.hits for one in await sandbox.list_faults() if one.path in (post, answer))

    await until(under_way, "a post and an answer under way")
    assert await bot.stop() == 0
    assert (await starting).kind == "message"
    assert all(one.status for one in await sandbox.requests()), "nothing was broken off"
    with closing(sqlite3.connect(bot.settings["LOGGIA_DB"])) as other:
        assert other.execute("SELECT count(*) FROM outbox WHERE leased_by IS NOT NULL").fetchone() == (0,)
