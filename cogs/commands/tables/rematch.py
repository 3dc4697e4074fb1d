"""Rematches: the button below a finished game's post."""

import discord
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on
from cogs.commands.tables.opening import TableToOpen, near_the_limit, open_table
from cogs.screens import ids
from cogs.screens.notices import gathering
from cogs.screens.parts import Screen
from games.manager.model.table import Table
from games.manager.people.gathering import RematchMade, rematch_settings
from games.manager.storage.repository import pack


class Rematches(commands.Cog):
    """Opens rematches."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @on(ids.RematchButton)
    async def rematch(self, click: Click[ids.RematchButton]) -> Screen:
        """Open a rematch, or join the one that is open."""
        interaction, reader = click.interaction, click.reader
        try:
            table = await self._open_rematch(click)
        except RematchMade as made:
            table = await self.bot.services.gathering.join_rematch(made.table_id, reader.id, click.context)
        near = await near_the_limit(self.bot, interaction, reader) if table.host == reader.id else []
        screen = gathering.rematch(table, click.language, click.interaction.channel_id)
        return Screen((*screen.parts, *near))

    async def _open_rematch(self, click: Request) -> Table:
        """Open a table like a finished one for the same people. Raises Refusal, RematchMade."""
        old, interaction = click.table, click.interaction
        seats = await self.bot.services.gathering.rematch(old, click.reader.id, click.context)
        people = sum(holder.kind == "person" for holder in seats)
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
