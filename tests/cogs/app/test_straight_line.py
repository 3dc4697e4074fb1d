"""A click of a bid goes in a straight line from Discord to the disk and back."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest_asyncio
from bot_process import Bot
from discord.ext import commands
from live_bot import LiveBot, button_id
from live_tables import lot_up
from waiting import until

import cogs
from cogs.app.requests import routes_of
from cogs.screens import ids
from db import open_store
from sandbox import Sandbox

MOST = 12
"""Maximum number of hops of a bid."""


class Counted:
    """A bot that counts the hops of each click (`tests/hops.py`)."""

    def __init__(self, live: LiveBot, noted: Path) -> None:
        self.live = live
        self.noted = noted

    async def of(self, custom_id: str) -> tuple[list[Any], int]:
        """The line of a click on this button, and the number of all calls into another file."""

        async def found() -> Any:
            clicks = [json.loads(line) for line in self.noted.read_text().splitlines()]
            return next((one for one in clicks if one[0] == custom_id), None)

        _, line, calls = await until(found, f"the hops of {custom_id}")
        return line, calls


@pytest_asyncio.fixture(loop_scope="session")
async def counted(tmp_path: Path) -> AsyncIterator[Counted]:
    noted = tmp_path / "hops"
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path, "tests/hops.py", LOGGIA_HOPS=str(noted))
        await bot.start()
        try:
            async with await open_store(bot.place) as store:
                yield Counted(LiveBot(sandbox, bot, store), noted)
        finally:
            bot.kill()


async def test_a_bid_takes_few_hops(counted: Counted) -> None:
    """One step of a bid, in one click, from the handler of interactions until the answer is sent."""
    live = counted.live
    room, person = await lot_up(live)
    before, panel = (await room.now()).entry_no, await room.panel(person)
    id = button_id(panel, "f:")
    await live.sandbox.click(person, panel, id)
    line, calls = await counted.of(id)
    assert calls > len(line), "what is asked of the rules and the words is counted as well"
    assert (await room.now()).entry_no == before + 1, "the bid is on disk"
    files = [file for _, file, _ in line]
    assert {"games/manager/playing/turn_service.py", "games/manager/storage/repository.py"} < set(files)
    assert len(line) <= MOST, line


def handled() -> set[tuple[type, str]]:
    """The kinds of ids that cogs handle, each with the `what` of its button ("": any)."""
    found = set()
    for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
        for cog in vars(importlib.import_module(module.name)).values():
            if isinstance(cog, type) and issubclass(cog, commands.Cog):
                declared = [route.declared for route in routes_of(cog.__new__(cog))]
                found |= {(one.kind, what) for one in declared if one.kind is not None for what in one.what}
    return found


def test_every_button_has_a_handler() -> None:
    handlers = handled()
    assert (ids.BadId, "") in handlers and (ids.BadId, "lesson") in handlers
    for kind in set(ids.KINDS.values()):
        words = get_args(get_type_hints(kind).get("what")) or ("",)
        for what in words:
            assert {(kind, what), (kind, "")} & handlers, f"{kind.__name__} {what}"
