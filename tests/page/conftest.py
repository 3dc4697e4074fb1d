"""One browser for all tests of the page, in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from needed import need
from page_kit import ROOT, Bot, missing, running
from playwright.async_api import Browser

from kit import browser
from sandbox import Sandbox, botprocess
from sandbox.botprocess import BotProcess
from sandbox.launch import point_discord_at


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one event loop: the browser lives in it."""
    for item in items:
        if (
            "tests/page" in item.path.as_posix()
            and isinstance(item, pytest.Function)
            and asyncio.iscoroutinefunction(item.obj)
        ):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """The browser."""
    need(missing(), not missing())
    async with browser.chromium() as one:
        yield one


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is slow to end is not killed: how it ended is looked at."""
    monkeypatch.setattr(botprocess, "PATIENCE", 180.0)


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A sandbox of its own for every test, without a bot."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    async with Sandbox() as room:
        yield room


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """The small bot of these tests in the sandbox."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    point_discord_at(sandbox.url)
    async with running(Bot()) as small:
        yield small


@pytest_asyncio.fixture(loop_scope="session")
async def real_bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The real bot as `make play` runs it."""
    database = str(tmp_path / "loggia.sqlite3")
    process = BotProcess(sandbox.service, ROOT / "bot.py", tmp_path / "bot.log", {"LOGGIA_DB": database})
    sandbox.service.bot_process = process
    await process.start()
    yield process
    await process.stop()
    assert process.exit_code == 0, process.log.read_text()[-2000:]
    assert await sandbox.unserved() == []
