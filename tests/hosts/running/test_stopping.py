"""A process that stops by itself says why and ends with status 1; none stays alive and serves nobody."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from host_kit import Hosted
from needed import need_postgresql
from waiting import until

from kit.own_postgresql import OwnServer
from sandbox import Sandbox

BREAKS = "tests/hosts/running/bot_that_breaks.py"


@pytest.fixture
def server() -> Iterator[OwnServer]:
    need_postgresql()
    with OwnServer(fast=False) as running:
        yield running


@asynccontextmanager
async def fleet(
    server: OwnServer, folder: Path, **settings: str
) -> AsyncIterator[tuple[Sandbox, list[Hosted]]]:
    """Two processes with a shard each, on the gateway."""
    place = server.new_database()
    bots: list[Hosted] = []
    async with Sandbox() as sandbox:
        await sandbox.set_gateway(shards=2)
        try:
            for shard in (0, 1):
                own = {"LOGGIA_DB": place, "LOGGIA_SHARDS": f"{shard}/2"}
                bots.append(Hosted(sandbox, folder, f"bot{shard}", **own, **settings))
                bots[-1].script = BREAKS if settings else bots[-1].script
                bots[-1].launch()
            await connected(sandbox)
            yield sandbox, bots
        finally:
            for bot in bots:
                bot.kill()


async def connected(sandbox: Sandbox) -> None:
    async def there() -> bool:
        return bool((await sandbox.counters())["shards"] == [[0, 2], [1, 2]])

    await until(there, "both shards")


async def test_processes_whose_database_was_killed_serve_again_when_it_is_back(
    server: OwnServer, tmp_path: Path
) -> None:
    """Also those that have lost their sessions meanwhile, and can ask nobody whose turn it is."""
    async with fleet(server, tmp_path) as (sandbox, bots):
        await sandbox.wait_for_command("table")
        server.stop(signal.SIGQUIT)
        await sandbox.gateway_invalidate()
        for bot in bots:
            await bot.says("no connection to PostgreSQL")
        server.start()
        await connected(sandbox)
        await sandbox.slash("Ben", "#table-1", "table new", game="florence")
        await sandbox.wait_message("#table-1", lambda message: "Join" in message.labels)
        assert [await bot.stop() for bot in bots] == [0, 0]
        assert not [bot.said for bot in bots if "Traceback" in bot.said]


async def test_a_process_that_the_database_is_no_longer_for_says_so_and_ends(
    server: OwnServer, tmp_path: Path
) -> None:
    """It was away, and meanwhile a newer version has changed its tables."""
    async with fleet(server, tmp_path) as (_, bots):
        name = bots[0].settings["LOGGIA_DB"].split("?")[0].rsplit("/", 1)[1]
        server.stop(signal.SIGQUIT)
        server.start()
        server.psql("UPDATE loggia SET schema = 99", name)
        server.stop(signal.SIGQUIT)
        server.start()
        for bot in bots:
            assert await bot.ended() == 1
            assert "The database can't be used" in bot.said.strip().splitlines()[-1]
            assert "99" in bot.said.strip().splitlines()[-1] and "Traceback" not in bot.said


async def test_a_shard_whose_turn_was_cancelled_on_the_way_comes_back(
    server: OwnServer, tmp_path: Path
) -> None:
    async with fleet(server, tmp_path, LOGGIA_BREAKS="turn") as (sandbox, bots):
        before = (await sandbox.counters())["identifies"]
        await sandbox.gateway_invalidate()

        async def begun() -> bool:
            return bool((await sandbox.counters())["identifies"] >= before + 2)

        await until(begun, "new sessions")
        await connected(sandbox)
        assert all("something it waited for was cancelled" in bot.said for bot in bots)


@pytest.mark.parametrize(
    ("breaks", "said"),
    [("connection", "its connection to Discord has ended"), ("fault", "ZeroDivisionError")],
)
async def test_a_bot_that_comes_to_an_end_nobody_asked_for_says_why_and_ends_with_1(
    tmp_path: Path, breaks: str, said: str
) -> None:
    async with Sandbox() as sandbox:
        bot = Hosted(sandbox, tmp_path, LOGGIA_BREAKS=breaks)
        bot.script = BREAKS
        bot.launch()
        assert await bot.ended() == 1
    assert "the bot has stopped by itself" in bot.said and said in bot.said


async def test_a_bot_that_cannot_end_says_where_it_hangs_and_ends_with_1(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = Hosted(sandbox, tmp_path, LOGGIA_BREAKS="end")
        bot.script = BREAKS
        bot.launch()
        try:
            await bot.says("connected to Gateway")
            assert await bot.stop() == 1
        finally:
            bot.kill()
    assert "Timeout (" in bot.said and "most recent call first" in bot.said
