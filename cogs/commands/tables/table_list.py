"""Finding people to play with: `/tables`, a server's tables."""

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Request, on_command
from cogs.screens.notices import gathering
from cogs.screens.parts import Screen
from cogs.support.access import may_reach, may_watch
from cogs.support.interactions import Interaction
from cogs.support.translation import localized
from games.manager.model.table import Table
from games.manager.services import Unloadable

LOOKED_AT = 100
"""Maximum number of a server's newest tables that are considered for the list."""


class TableLists(commands.Cog):
    """The command that lists a server's tables."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @app_commands.command(name=localized("cmd-tables"), description=localized("cmd-tables-desc"))
    @app_commands.guild_only()
    @on_command()
    async def tables(self, request: Request) -> Screen:
        """List this server's tables that one can join or watch."""
        heads = [
            one for one in await self.bot.store.live_tables() if one.guild_id == request.interaction.guild_id
        ]
        listed: dict[str, list[Table]] = {"lobby": [], "running": []}
        for head in reversed(heads[-LOOKED_AT:]):
            try:
                table = await self.bot.table(head.id)
            except Unloadable:
                continue  # /games lists those the reader plays at
            if may_reach(request.interaction, table) and _listed(request.interaction, table):
                listed[table.status].append(table)
        return gathering.tables(listed["lobby"], listed["running"], request.reader.id, request.language)


def _listed(interaction: Interaction, table: Table) -> bool:
    """Whether a table is listed for somebody: their own always is."""
    if table.seat_of(interaction.user.id) is not None:
        return True
    if table.status == "lobby":
        return table.settings.door == "open" and len(table.seats) < table.title.seats.stop - 1
    return table.settings.door == "open" and may_watch(interaction, table)
