"""One sandbox and one bot process for all tests of a worker; each test takes a table of its own."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio
from house import House
from open_house import STORE, opened, opened_on

from games.manager.model.limits import TableLimits, change_limits, limits_of
from sandbox.rules.limits import usual_timings


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one event loop: the sandbox lives in it."""
    for item in items:
        here = "tests/cogs" in item.path.as_posix() and isinstance(item, pytest.Function)
        if here and inspect.iscoroutinefunction(item.function):  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("house")
    served = STORE == "postgresql"
    async with opened_on(request.getfixturevalue("server"), folder) if served else opened(folder) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def house(shared_house: House) -> AsyncIterator[House]:
    """The house with all faults lifted, all the time in the world, usual limits and the bot running:
    no test leaves a trap behind, failed or not, in whatever order they come."""
    if shared_house.bot.process is None or shared_house.bot.process.poll() is not None:
        await shared_house.bot.again()
    yield shared_house
    await shared_house.sandbox.clear_faults()
    await shared_house.sandbox.set_timings(**msgspec.structs.asdict(usual_timings()))
    for guild in shared_house.sandbox.world.guilds:
        if await limits_of(shared_house.store, guild) != TableLimits():
            await change_limits(shared_house.store, guild, **msgspec.structs.asdict(TableLimits()))
