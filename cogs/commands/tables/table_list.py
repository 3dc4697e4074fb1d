"""Finding people to play with: `/tables`, a server's tables; and rematches."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia
from cogs.app.requests import Click, Request, on, on_command
from cogs.commands.tables.opening import TableToOpen, near_the_limit, open_table
from cogs.screens import ids
from cogs.screens.notices import gathering
from cogs.screens.parts import Screen
from cogs.support.access import may_reach, may_watch
from cogs.support.interactions import Interaction
from cogs.support.translation import words
from games.manager.model.table import Table
from games.manager.people.ready_and_rematch import RematchMade, rematch_settings
from games.manager.services import Unloadable
from games.manager.storage.repository import pack

LOOKED_AT = 100
"""Maximum number of a server's newest tables that are considered for the list."""


class TableLists(commands.Cog):
    """Commands for lists of tables, and rematches."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot

    @app_commands.command(name=words("cmd-tables"), description=words("cmd-tables-desc"))
    @app_commands.guild_only()
    @on_command()
    async def tables(self, request: Request) -> Screen:
        """List this server's tables that one can join or watch."""
        heads = [
            one for one in await self.bot.store.live_tables() if one.guild_id == request.interaction.guild_id
        ]
        found: dict[str, list[Table]] = {"lobby": [], "running": []}
        for head in reversed(heads[-LOOKED_AT:]):
            try:
                table = await self.bot.table(head.id)
            except Unloadable:
                continue  # /games lists those the reader plays at
            if may_reach(request.interaction, table) and _listed(request.interaction, table):
                found[table.status].append(table)
        return gathering.tables(found["lobby"], found["running"], request.reader.id, request.language)

    @on(ids.RematchButton)
    async def rematch(self, click: Click[ids.RematchButton]) -> Screen:
        interaction, reader = click.interaction, click.reader
        try:
            table = await self._open_rematch(click)
        except RematchMade as made:
            table = await self.bot.services.ready_and_rematch.join_rematch(
                made.table_id, reader.id, click.context
            )
        near = await near_the_limit(self.bot, interaction, reader) if table.host == reader.id else []
        told = gathering.rematch(table, click.language, click.interaction.channel_id)
        return Screen((*told.parts, *near))

    async def _open_rematch(self, click: Request) -> Table:
        """Open a table like a finished one for the same people. Raises Refusal, RematchMade."""
        old, interaction = click.table, click.interaction
        seats = await self.bot.services.ready_and_rematch.rematch(old, click.reader.id, click.context)
        people = sum(place.kind == "person" for place in seats)
        private = isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private()
        wanted = TableToOpen(
            old.title.id,
            old.language,
            "here" if private else "free",
            seats,
            pack(old.options),
            pack(rematch_settings(old.settings, people)),
            rematch_of=old.id,
        )
        return await open_table(self.bot, interaction, click.reader, wanted)


def _listed(interaction: Interaction, table: Table) -> bool:
    """Whether a table is listed for somebody: their own always is."""
    if table.seat_of(interaction.user.id) is not None:
        return True
    if table.status == "lobby":
        return table.settings.door == "open" and len(table.seats) < table.title.seats.stop - 1
    return table.settings.door == "open" and may_watch(interaction, table)
