"""Computer players' thinking, which is owed like a post and done here in its turn."""

from collections.abc import Sequence

from cogs.app.client import Loggia
from db import OutboxRow


class ComputerJobs:
    """Has those who are awaited answer."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot

    async def think(self, group: Sequence[OutboxRow]) -> None:
        """Answer for the computers of a table, until a person is awaited."""
        await self.bot.tables.computers.answer(group[0].table_id)
        await self.bot.store.done([one.id for one in group])
