"""Who may reach a table from where: ids of tables stay inside their server, and what the user may see there.

Buttons carry tables' ids, and ids can be forged: every click that names a table comes through `may_reach`.
"""

import discord

from cogs.support.interactions import Interaction
from games.core import Refusal
from games.manager.model.table import Table


class NotSeated(Refusal):
    """Somebody asks for what only those who sit at a table have."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        super().__init__("refuse-not-your-table")
        self.table = table


class NotServed(Refusal):
    """Somebody asks for something on a server that the host does not have the bot serve."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("refuse-not-served")


def may_reach(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may look at a table from where they click: at their own from anywhere, at others'
    on the same server and if they can see its channel."""
    user = interaction.user.id
    if interaction.channel_id == table.channel_id or user == table.host or table.seat_of(user) is not None:
        return True
    permissions = _permissions_at(interaction, table)
    return permissions is not None and permissions.view_channel


def may_watch(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may look at a table once it is played: where only its players may, those, its host and
    moderators."""
    user = interaction.user.id
    if table.terms.watch == "all" or table.status in ("lobby", "cancelled"):
        return True
    return user == table.host or table.seat_of(user) is not None or manages(interaction, table)


def manages(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may manage any table where this one is: a moderator of that channel."""
    if interaction.channel_id == table.channel_id:
        permissions: discord.Permissions | None = interaction.permissions
    else:
        permissions = _permissions_at(interaction, table)
    if permissions is None or not permissions.view_channel:
        return False
    return permissions.manage_messages or permissions.manage_guild


def _permissions_at(interaction: Interaction, table: Table) -> discord.Permissions | None:
    """What the user may do in the table's channel; None where that is on another server, or out of sight.
    Where the channel is gone, what they may do on the server counts."""
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild_id or not isinstance(user, discord.Member):
        return None
    channel = guild.get_channel_or_thread(table.channel_id)
    if channel is None:
        # A thread nobody writes in is not in our memory, and may be private: only its server's managers.
        everywhere = user.guild_permissions
        return everywhere if everywhere.manage_guild else None
    if isinstance(channel, discord.Thread) and channel.is_private():
        return None
    return channel.permissions_for(user)
