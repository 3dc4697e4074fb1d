"""Runs computer players' turns. They are outbox items like posts, and are handled here when due."""

from collections.abc import Sequence

from cogs.app.client import BotBase
from db import OutboxRow


class ComputerJobs:
    """Lets awaited computer players answer."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    async def think(self, group: Sequence[OutboxRow]) -> None:
        """Answer for a table's computer players until a person is awaited."""
        await self.bot.services.computer_turns.answer(group[0].table_id)
        await self.bot.store.done([one.id for one in group])
