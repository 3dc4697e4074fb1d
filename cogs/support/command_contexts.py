"""Where a command may be used, and where a table belongs that it opens: on a server or in direct messages."""

from typing import Any, TypeVar

from discord import app_commands

from cogs.support.interactions import Interaction

C = TypeVar("C", bound=Any)

at_tables = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""A command about a table: tables are on servers and in direct messages with the bot."""

TABLE_CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


def anywhere(command: C) -> C:
    """A command that a person who has added the bot to their own account may use everywhere."""
    command = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)


def in_direct_messages(interaction: Interaction) -> bool:
    """Whether a new table belongs in direct messages: the user is there, or where the bot is not a member and
    can't post."""
    return not interaction.is_guild_integration()
