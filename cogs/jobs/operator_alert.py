"""Alerts whoever runs the bot when moves can't be saved. On a full disk, players see only refusals."""

import asyncio
import logging
import time

import discord
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.loops import Loop
from cogs.screens.parts import Screen, Text
from cogs.support.interactions import NETWORK
from cogs.support.people.languages import language_of
from db import StoreFailed
from words import Language, say

log = logging.getLogger("loggia.alarm")

ALERT_SECONDS = 3600.0
"""Minimum seconds between two alerts."""

RETRY_SECONDS = 60.0
"""Minimum seconds after one that could not be sent."""

TRIAL_SECONDS = 30.0
"""Seconds between two checks whether writing has failed."""


class OperatorAlert(commands.Cog):
    """Sends a direct message to the application's owner."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self._alerting = asyncio.Lock()
        self._next_at = float("-inf")

    @commands.Cog.listener()
    async def on_store_failed(self, error: StoreFailed) -> None:
        """A move could not be saved."""
        if self._alerting.locked() or time.monotonic() < self._next_at:
            return
        application = self.bot.application
        if application is None:
            return
        owner = application.owner.id if application.team is None else application.team.owner_id
        async with self._alerting:
            try:
                await self._alert(owner or 0, error)
                wait = ALERT_SECONDS
            except NETWORK as failed:
                log.warning("the operator could not be told that the store fails: %s", failed)
                wait = RETRY_SECONDS
            self._next_at = time.monotonic() + wait

    async def _alert(self, owner: int, error: StoreFailed) -> None:
        text = say(await self._language(owner), "host-store-failed", error=str(error))
        channel = await self.bot.create_dm(discord.Object(owner))
        await channel.send(view=self.bot.layout(Screen((Text(text),))))

    async def _language(self, owner: int) -> Language:
        """The owner's language; English if the store can't be read either."""
        try:
            return language_of((await self.bot.store.users([owner]))[owner], "en")
        except StoreFailed:
            return "en"


class WriteCheck(Loop):
    """While writing fails, the bot tests it by itself. So it notices the recovery without anybody's click."""

    label = "trials"
    at_once = True

    async def _run(self) -> None:
        while True:
            await self.wait(TRIAL_SECONDS)
            await self.try_writing()

    async def try_writing(self) -> None:
        """Test writing, if it failed last time."""
        if self.bot.store.failing is None:
            return
        try:
            await self.bot.store.try_writing()
        except StoreFailed as error:
            log.warning("writing still fails: %s", error)
        else:
            log.info("writing succeeds again")
