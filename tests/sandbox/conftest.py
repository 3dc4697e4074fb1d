"""Fixtures: a sandbox, a sandbox with a bot in it, and a discord.py that does not nap between retries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sandbox_kit import Bot, SandboxWithBot, running

from sandbox import Sandbox
from sandbox.launch import point_discord_at


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A sandbox that discord.py is pointed at; the bot must ask for nothing it doesn't speak."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    async with Sandbox() as room:
        point_discord_at(room.url)
        yield room
        assert await room.unserved() == []


@pytest.fixture
async def both(sandbox: Sandbox) -> AsyncIterator[SandboxWithBot]:
    """A sandbox with a bot that is ready."""
    async with running(sandbox, Bot()) as bot:
        yield SandboxWithBot(sandbox, bot)


@pytest.fixture
def no_naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """discord.py retries at once; returns the naps it would have taken, in seconds."""
    naps: list[float] = []

    async def nap(seconds: float, *_: Any) -> None:
        if seconds:
            naps.append(seconds)
        await asyncio.sleep(0)

    hurried = SimpleNamespace(**vars(asyncio) | {"sleep": nap})
    monkeypatch.setattr(discord.http, "asyncio", hurried)
    monkeypatch.setattr(discord.webhook.async_, "asyncio", hurried)
    return naps
