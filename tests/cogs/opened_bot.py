"""A live bot for tests to play with: the sandbox with the bot, on an SQLite file or on a PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot_process import Bot
from described import Judge
from live_bot import LiveBot

from db import open_store
from kit.own_postgresql import OwnServer
from sandbox import Sandbox
from sandbox.service import TOKEN
from soak.processes import STARTED_LATE

STORE = os.environ.get("COGS_STORE", "sqlite")
"""`COGS_STORE=postgresql python -m pytest tests/cogs` has the bot on a PostgreSQL of its own."""


@asynccontextmanager
async def opened(folder: Path, **environment: str) -> AsyncIterator[LiveBot]:
    """The sandbox with the bot. In the end: nothing unknown was asked for, requests and answers agree with
    Discord's own description, no secret was logged, and nothing unforeseen went wrong."""
    async with Sandbox() as sandbox:
        judge = sandbox.service.record.on_answered = Judge()
        bot = Bot(sandbox, folder, **environment)
        await bot.start()
        try:
            async with await open_store(bot.place) as store:
                yield LiveBot(sandbox, bot, store)
            assert await sandbox.unserved() == []
            assert not judge.found, "\n".join(judge.found)
            log = bot.log.read_text(encoding="utf-8")
            assert TOKEN not in log
            unforeseen = STARTED_LATE.sub("", log)
            at = unforeseen.find("Traceback")
            assert at < 0, f"nobody had foreseen this:\n{unforeseen[max(at - 1000, 0) : at + 4000]}"
            assert not [token for token in sandbox.service.interactions.by_token if token in log]
        finally:
            if bot.process is not None:
                bot.kill()


@asynccontextmanager
async def opened_on(server: OwnServer, folder: Path) -> AsyncIterator[LiveBot]:
    """The same, on a database of a PostgreSQL."""
    async with opened(folder, LOGGIA_DB=server.new_database()) as live:
        yield live
