"""Tracks which servers the bot is on. Tables pause while it is off their server.

The bot is off a server if Discord reports its removal, or if the server's shard is ready and the server is
not in its list. A server that Discord temporarily can't reach still counts.
"""

import logging
from collections.abc import Awaitable

import discord
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.config import shard_of
from db import StoreFailed

log = logging.getLogger("loggia.servers")


class ServerMembership(commands.Cog):
    """Tells the tables when the bot joins or leaves a server."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.servers = bot.services.servers

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        await self._noted(self._met(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed. discord.py does not send this for a server that is temporarily unavailable."""
        await self._noted(self.servers.removed(guild.id, self._application))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """A new session of a bot without shards."""
        if self.bot.shard_count is None:
            await self._noted(self._check_shard(None))

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """A new session of a shard."""
        await self._noted(self._check_shard(shard_id))

    @property
    def _application(self) -> int:
        assert self.bot.application_id is not None  # known since the login
        return self.bot.application_id

    async def _check_shard(self, shard_id: int | None) -> None:
        """Check all servers of a shard: those the bot is on and those that have tables."""

        def ours(guild_id: int) -> bool:
            return shard_id is None or shard_of(guild_id, self.bot.shard_count or 1) == shard_id

        here = {guild.id for guild in self.bot.guilds if ours(guild.id)}
        for guild_id in here:
            await self._met(guild_id)
        await self.servers.missing(here, self._application, ours)

    async def _met(self, guild_id: int) -> None:
        await self.servers.joined(guild_id, self._application, self.bot.operator.admits(guild_id))

    async def _noted(self, noting: Awaitable[None]) -> None:
        """Record a change. If the store fails, the next session records it."""
        try:
            await noting
        except StoreFailed as error:
            log.error("the list of servers is not saved: the store failed: %s", error)
