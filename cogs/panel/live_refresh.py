"""Panels that refresh by themselves. While only computer players are awaited, a reader's panel is replaced by
the next question as soon as they have answered.

This is a convenience. It is lost with the process, and stops as soon as the person does anything else.
"""

import asyncio
import logging

from cogs.app.client import BotBase
from cogs.app.requests import Invocation
from cogs.screens import ids
from cogs.screens.parts import Screen
from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK, Interaction
from cogs.support.layout import files
from db import StoreFailed
from db.bounded_dict import BoundedDict
from db.loops import Loops
from games.manager.model.stored_table import Unloadable
from games.manager.model.table import Table

log = logging.getLogger("loggia")

REMEMBERED = 2000
"""Maximum number of people whose last action is remembered."""

LOOK, PATIENCE = 0.5, 120.0
"""Seconds between two looks at a table, and seconds after which refreshing stops. Discord lets a message be
edited for fifteen minutes."""


class LiveRefresh:
    """Refreshes panels of tables where computer players are awaited."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self._acts: BoundedDict[int, int] = BoundedDict(REMEMBERED)
        self._loops = Loops()  # these tasks are short-lived, so nobody monitors them
        self._tasks: set[asyncio.Task[None]] = set()

    def acted(self, interaction: Interaction) -> None:
        """Stop refreshing a user's previous panel: they have done something."""
        user = interaction.user.id
        self._acts.note(user, max(interaction.id, self._acts.get(user, 0)))

    async def begin(self, interaction: Interaction, table_id: int) -> None:
        """The panel of this click is current. Keep it so while only computer players are awaited."""
        try:
            table = await self.bot.services.get(table_id)
        except (StoreFailed, Unloadable):
            return  # the answer to the click has said why there is no panel
        if table is not None and only_computers_awaited(table, interaction.user.id):
            task = asyncio.create_task(self._follow(interaction, table_id), name=f"following {table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Stop all refreshing."""
        for task in self._tasks:
            task.cancel()

    async def _follow(self, interaction: Interaction, table_id: int) -> None:
        name = f"following table {table_id}"
        try:
            async with asyncio.timeout(PATIENCE):
                await self._loops.keep(name, lambda: self._until_asked(interaction, table_id), ends=True)
        except TimeoutError:
            log.debug("table %s: computers think for long, its panel is not brought up to date", table_id)

    async def _until_asked(self, interaction: Interaction, table_id: int) -> None:
        try:
            while (table := await self._table(interaction, table_id)) is not None:
                if not only_computers_awaited(table, interaction.user.id):
                    await self._show(interaction, table)
                    return
                await asyncio.sleep(LOOK)
        except (StoreFailed, Unloadable, *NETWORK) as error:
            self.bot.icons.leave_out_if_refused(error)
            log.info("table %s: a panel is not updated: %s", table_id, shortly(error))

    async def _table(self, interaction: Interaction, table_id: int) -> Table | None:
        """The table, or None once its person has done something else."""
        if self._acts.get(interaction.user.id, 0) > interaction.id:
            return None
        return await self.bot.services.get(table_id)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        if table.seat_of(interaction.user.id) is None:
            return
        id = ids.UnderPost(table.id, "move")
        screen = await self.bot.receiver.screen(interaction, Invocation(self.bot.receiver.route_of(id), id))
        assert isinstance(screen, Screen), "the button under a post opens no form"
        if await self._table(interaction, table.id) is not None:
            await interaction.edit_original_response(view=self.bot.layout(screen), attachments=files(screen))


def only_computers_awaited(table: Table, user_id: int) -> bool:
    """Whether a seated person waits for computer players, and for nobody else."""
    seat, awaited = table.seat_of(user_id), table.awaited()
    computers = [table.seats[one].kind == "computer" for one in awaited]
    return table.status == "running" and seat is not None and bool(awaited) and all(computers)
