"""One sandbox and one bot process for all tests of a worker; each test takes a table of its own."""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from house import Bot, House

from db import open_store
from sandbox import Sandbox
from sandbox.limits import usual_timings
from sandbox.service import TOKEN
from scripts.own_postgresql import OwnServer

STORE = os.environ.get("COGS_STORE", "sqlite")
"""`COGS_STORE=postgresql python -m pytest tests/cogs` has the bot on a PostgreSQL of its own."""

RECONNECT = re.compile(
    r"^[^\n]*Attempting a reconnect in.*?(?=^\S*\[30;1m\d{4}-|\Z)", re.MULTILINE | re.DOTALL
)
"""What discord.py logs when a gateway it was cut from is not back at once: foreseen, it tries again."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one event loop: the sandbox lives in it."""
    for item in items:
        here = "tests/cogs" in item.path.as_posix() and isinstance(item, pytest.Function)
        if here and inspect.iscoroutinefunction(item.function):  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@asynccontextmanager
async def opened(folder: Path, **environment: str) -> AsyncIterator[House]:
    """The sandbox with the bot. In the end: nothing unknown was asked for, no secret
    was logged, and nothing unforeseen went wrong."""
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, folder, **environment)
        await bot.start()
        try:
            async with await open_store(bot.place) as store:
                yield House(sandbox, bot, store)
            assert await sandbox.unknown_routes() == []
            log = bot.log.read_text(encoding="utf-8")
            assert TOKEN not in log
            unforeseen = RECONNECT.sub("", log)
            at = unforeseen.find("Traceback")
            assert at < 0, f"nobody had foreseen this:\n{unforeseen[max(at - 1000, 0) : at + 4000]}"
            assert not [token for token in sandbox.service.interactions.by_token if token in log]
        finally:
            if bot.process is not None:
                bot.kill()


@asynccontextmanager
async def opened_on(store: str, folder: Path) -> AsyncIterator[House]:
    """The same, on an SQLite file or on a PostgreSQL of its own."""
    with ExitStack() as stack:
        place = {}
        if store == "postgresql":
            place["LOGGIA_DB"] = stack.enter_context(OwnServer()).new_database()
        async with opened(folder, **place) as house:
            yield house


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with opened_on(STORE, tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def house(shared_house: House) -> AsyncIterator[House]:
    """The house with all faults lifted, all the time in the world and the bot running; a test that failed
    leaves no trap behind."""
    if shared_house.bot.process is None or shared_house.bot.process.poll() is not None:
        await shared_house.bot.again()
    yield shared_house
    await shared_house.sandbox.clear_faults()
    await shared_house.sandbox.set_timings(**msgspec.structs.asdict(usual_timings()))
