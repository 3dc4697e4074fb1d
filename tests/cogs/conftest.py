"""One sandbox and one bot process for all tests of a worker; each test takes a table of its own."""

from __future__ import annotations

import inspect
import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from house import Bot, House

from db import SqliteStore
from sandbox import Sandbox
from sandbox.service import TOKEN

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


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The sandbox with the bot. In the end: nothing unknown was asked for, no secret
    was logged, and nothing unforeseen went wrong."""
    folder = tmp_path_factory.mktemp("house")
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, folder)
        await bot.start()
        try:
            async with await SqliteStore.open(str(bot.database)) as store:
                yield House(sandbox, bot, store)
            assert await sandbox.unknown_routes() == []
            log = bot.log.read_text(encoding="utf-8")
            assert TOKEN not in log
            assert "Traceback" not in RECONNECT.sub("", log), "something went wrong that nobody had foreseen"
            assert not [token for token in sandbox.service.interactions.by_token if token in log]
        finally:
            if bot.process is not None:
                bot.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def house(shared_house: House) -> AsyncIterator[House]:
    """The house with all faults lifted and the bot running; a test that failed leaves no trap behind."""
    if shared_house.bot.process is None or shared_house.bot.process.poll() is not None:
        await shared_house.bot.again()
    yield shared_house
    await shared_house.sandbox.clear_faults()
