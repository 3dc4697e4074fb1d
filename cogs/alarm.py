"""Whoever runs the bot is told when moves can not be written: on a full disk players see only refusals."""

import logging
import time

import discord
from discord.ext import commands

from cogs.client import Loggia, language_of
from cogs.interactions import NETWORK
from cogs.layout import layout
from cogs.screens.parts import Screen, Text
from db import StoreFailed
from words import say

log = logging.getLogger("loggia.alarm")

AGAIN = 3600.0
"""Seconds in which it is said once."""


class Alarm(commands.Cog):
    """A direct message to the application's owner."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        self._said_at = float("-inf")

    @commands.Cog.listener()
    async def on_store_failed(self, error: StoreFailed) -> None:
        """A move could not be written."""
        if time.monotonic() - self._said_at < AGAIN:
            return
        self._said_at = time.monotonic()
        application = self.bot.application
        if application is None:
            return
        owner = application.owner.id if application.team is None else application.team.owner_id
        try:
            settings = (await self.bot.store.users([owner or 0]))[owner or 0]
            text = say(language_of(settings, "en"), "host-store-failed", error=str(error))
            channel = await self.bot.create_dm(discord.Object(owner or 0))
            await channel.send(view=layout(Screen((Text(text),))))
        except (StoreFailed, *NETWORK) as failed:
            log.warning("whoever runs the bot is not told that the store fails: %s", failed)
