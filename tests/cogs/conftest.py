"""One sandbox and one bot process for all tests of a worker; each test takes a table of its own."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio
from live_bot import LiveBot
from opened_bot import STORE, opened, opened_on

from games.manager.model.limits import TableLimits, change_limits, limits_of
from sandbox.rules.limits import usual_limits


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one event loop: the sandbox lives in it."""
    for item in items:
        here = "tests/cogs" in item.path.as_posix() and isinstance(item, pytest.Function)
        if here and inspect.iscoroutinefunction(item.function):  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_live(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[LiveBot]:
    folder = tmp_path_factory.mktemp("live")
    served = STORE == "postgresql"
    async with opened_on(request.getfixturevalue("server"), folder) if served else opened(folder) as live:
        yield live


@pytest_asyncio.fixture(loop_scope="session")
async def live(shared_live: LiveBot) -> AsyncIterator[LiveBot]:
    """The bot runs, with all faults lifted, all the time in the world and the usual limits: no test leaves a
    trap behind, failed or not, in whatever order they come."""
    if shared_live.bot.process is None or shared_live.bot.process.poll() is not None:
        await shared_live.bot.again()
    yield shared_live
    await shared_live.sandbox.clear_faults()
    await shared_live.sandbox.set_limits(**msgspec.structs.asdict(usual_limits()))
    for guild in shared_live.sandbox.world.guilds:
        if await limits_of(shared_live.store, guild) != TableLimits():
            await change_limits(shared_live.store, guild, **msgspec.structs.asdict(TableLimits()))
