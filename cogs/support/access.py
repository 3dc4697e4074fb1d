"""Who may reach a table, and from where. A table is reachable within its server, by those who can see its
channel.

Buttons carry table ids, and ids can be forged. So every click that names a table is checked by `may_reach`.
"""

import discord

from cogs.support.interactions import Interaction
from games.core import Refusal, Seat
from games.manager.model.table import Table


class NotSeated(Refusal):
    """The action needs a seat at the table."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        super().__init__("refuse-not-your-table")
        self.table = table


class NotServed(Refusal):
    """The host does not let the bot serve this server."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("refuse-not-served")


def may_reach(interaction: Interaction, table: Table) -> bool:
    """Whether a user may look at a table from where they click: players from anywhere, others on the same
    server if they can see its channel."""
    user = interaction.user.id
    if interaction.channel_id == table.channel_id or user == table.host or table.seat_of(user) is not None:
        return True
    permissions = _permissions_at(interaction, table)
    return permissions is not None and permissions.view_channel


def may_watch(interaction: Interaction, table: Table) -> bool:
    """Whether a user may look at a table whose game has begun. If only its players may, so may its host and
    moderators."""
    user = interaction.user.id
    if table.settings.watch == "all" or table.status in ("lobby", "cancelled"):
        return True
    return user == table.host or table.seat_of(user) is not None or manages(interaction, table)


def manages(interaction: Interaction, table: Table) -> bool:
    """Whether a user may manage every table in this table's channel: its moderators may."""
    if interaction.channel_id == table.channel_id:
        permissions: discord.Permissions | None = interaction.permissions
    else:
        permissions = _permissions_at(interaction, table)
    if permissions is None or not permissions.view_channel:
        return False
    return permissions.manage_messages or permissions.manage_guild


def _permissions_at(interaction: Interaction, table: Table) -> discord.Permissions | None:
    """The user's permissions in the table's channel; None if it is on another server or hidden. If the
    channel is gone, their permissions on the server count."""
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild_id or not isinstance(user, discord.Member):
        return None
    channel = guild.get_channel_or_thread(table.channel_id)
    if channel is None:
        # A quiet thread is not in our cache and may be private, so only the server's managers count.
        everywhere = user.guild_permissions
        return everywhere if everywhere.manage_guild else None
    if isinstance(channel, discord.Thread) and channel.is_private():
        return None
    return channel.permissions_for(user)


def check_is_person(user: discord.User | discord.Member) -> None:
    """Raise Refusal if a user who is to sit down is a bot."""
    if user.bot:
        raise Refusal("refuse-guest-bot")


def playing_seat(table: Table, user_id: int) -> Seat:
    """The seat that a user plays. Raises Refusal like `Table.playing_seat`, with the table if only the seat
    is missing."""
    if table.seat_of(user_id) is None and table.status in ("running", "over"):
        raise NotSeated(table)
    return table.playing_seat(user_id)
