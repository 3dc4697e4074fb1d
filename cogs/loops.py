"""What goes on by itself as long as the bot runs."""

import asyncio
from abc import abstractmethod

from discord.ext import commands

from cogs.client import Loggia


class Loop(commands.Cog):
    """A cog with a task: it begins when the bot is there, and ends with it."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin, with what fell due while the bot was away."""
        self._task = asyncio.create_task(self._begin(), name=type(self).__name__.casefold())

    async def cog_unload(self) -> None:
        """Stop; what is under way is given up, and what is due stays due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _begin(self) -> None:
        await self.bot.wait_until_ready()
        await self._run()

    @abstractmethod
    async def _run(self) -> None:
        """Go round for good."""
