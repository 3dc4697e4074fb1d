"""Discord's context menus: *Your move* and *Position as text* on a post, *Invite to a table* on a member."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Declared, Invocation, Route
from cogs.commands.tables.lobby import LobbyCommands
from cogs.screens import ids
from cogs.support.command_contexts import IN_SERVERS, TABLE_CONTEXTS
from cogs.support.interactions import Interaction
from cogs.support.sent_messages import ids_of
from cogs.support.translation import localized
from games.core import Refusal


class ContextMenus(commands.Cog):
    """The bot's entries in the context menus."""

    def __init__(self, bot: BotBase, lobbies: LobbyCommands) -> None:
        self.bot = bot
        self.lobbies = lobbies
        self.menus = (
            app_commands.ContextMenu(
                name=localized("ctx-move"), callback=self.move, allowed_contexts=TABLE_CONTEXTS
            ),
            app_commands.ContextMenu(
                name=localized("ctx-text"), callback=self.text, allowed_contexts=TABLE_CONTEXTS
            ),
            app_commands.ContextMenu(
                name=localized("ctx-invite"), callback=self.invite, allowed_contexts=IN_SERVERS
            ),
        )

    async def cog_load(self) -> None:
        """Add the entries."""
        for menu in self.menus:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Remove the entries."""
        for menu in self.menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    async def move(self, interaction: Interaction, message: discord.Message) -> None:
        """The panel of the table that a message is about."""
        await self._press(interaction, message, "move")

    async def text(self, interaction: Interaction, message: discord.Message) -> None:
        """The position in words at the table that a message is about."""
        await self._press(interaction, message, "text")

    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        """Invite a member to the table that the user has open."""
        invocation = Invocation(Route(self.lobbies.invite_member, Declared()), options={"player": player})
        await self.bot.receiver.receive(interaction, invocation)

    async def _press(self, interaction: Interaction, message: discord.Message, what: ids.PostAct) -> None:
        """Do what a button under the post does. A message without a table's buttons counts for the table of
        its channel."""
        number = _table_named(message)
        if number is None:
            table = await self.bot.services.in_channel(interaction.channel_id or 0)
            number = None if table is None else table.id
        if number is None:
            invocation = Invocation(self.bot.receiver.route_of(ids.UnderPost(0, what))).failing(
                Refusal("refuse-no-table")
            )
        else:
            id = ids.UnderPost(number, what)
            invocation = Invocation(self.bot.receiver.route_of(id), id)
        await self.bot.receiver.receive(interaction, invocation)


def _table_named(message: discord.Message) -> int | None:
    """The table that the buttons of a message name."""
    for custom_id in ids_of(message.components):
        try:
            number = ids.table_of(ids.read(custom_id))
        except ids.BadId:
            continue
        if number is not None:
            return int(number)
    return None
