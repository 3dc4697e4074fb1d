"""What goes on by itself as long as the bot runs."""

import asyncio
from abc import abstractmethod

from discord.ext import commands

from cogs.app.client import Loggia


class Loop(commands.Cog):
    """A cog with a task: it begins when the bot is there, and ends with it. A fault does not end it: it is
    logged, and the task begins anew after a pause."""

    at_once = False
    """Whether it begins before the bot is connected."""

    ends = False
    """Whether it has done its work when it returns."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        self.name = type(self).__name__.casefold()
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin, with what fell due while the bot was away."""
        self._task = asyncio.create_task(self._begin(), name=self.name)

    async def cog_unload(self) -> None:
        """Stop; what is under way is given up, and what is due stays due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _begin(self) -> None:
        if not self.at_once:
            await self.bot.wait_until_ready()
        await self.bot.loops.keep(self.name, self._run, self.ends)

    def alive(self) -> None:
        """Say at each turn that the loop goes on: one that doesn't for long is told of
        (`cogs.jobs.health`)."""
        self.bot.loops.seen(self.name)

    async def rest(self, seconds: float) -> None:
        """Wait for the next turn."""
        await self.bot.loops.rest(self.name, seconds)

    @abstractmethod
    async def _run(self) -> None:
        """Go round for good."""
