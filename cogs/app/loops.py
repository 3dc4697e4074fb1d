"""Background loops that run as long as the bot."""

import asyncio
from abc import abstractmethod
from typing import ClassVar

from discord.ext import commands

from cogs.app.client import BotBase


class Loop(commands.Cog):
    """A cog with a background task that starts and ends with the bot. An exception is logged, and the task
    restarts after a pause."""

    label: ClassVar[str]
    """Its name in the log and in `/metrics`. Hosts' alerts know it, so it stays when the class gets a better
    name."""

    at_once = False
    """Whether the task starts before the bot is connected."""

    ends = False
    """Whether the task is finished when it returns, instead of being restarted."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start, beginning with what fell due while the bot was away."""
        self._task = asyncio.create_task(self._begin(), name=self.label)

    async def cog_unload(self) -> None:
        """Stop. Work under way is cancelled, and what is due stays due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _begin(self) -> None:
        if not self.at_once:
            await self.bot.wait_until_ready()
        await self.bot.loops.keep(self.label, self._run, self.ends)

    def alive(self) -> None:
        """Call this in every iteration. A loop that doesn't for long is reported (`cogs.jobs.health`)."""
        self.bot.loops.seen(self.label)

    async def wait(self, seconds: float) -> None:
        """Wait for the next iteration."""
        await self.bot.loops.wait(self.label, seconds)

    @abstractmethod
    async def _run(self) -> None:
        """The loop itself; it runs until cancelled."""
