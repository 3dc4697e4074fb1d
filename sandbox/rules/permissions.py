"""Discord's permission bits, and how they combine."""

from typing import Final

from sandbox.model import MEMBER, PRIVATE_THREAD, ROLE, Channel, Guild, User, World
from sandbox.rules import errors

ADMINISTRATOR: Final = 1 << 3
ADD_REACTIONS: Final = 1 << 6
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
MANAGE_MESSAGES: Final = 1 << 13
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
USE_APPLICATION_COMMANDS: Final = 1 << 31
MANAGE_THREADS: Final = 1 << 34
CREATE_PUBLIC_THREADS: Final = 1 << 35
CREATE_PRIVATE_THREADS: Final = 1 << 36
SEND_IN_THREADS: Final = 1 << 38
ALL: Final = (1 << 53) - 1

EVERYONE: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
)
"""The permissions of @everyone on a new server."""

BOT: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
)
"""The usual permissions of a bot's role; none lets it manage other people's things."""

IN_DM: Final = VIEW_CHANNEL | SEND_MESSAGES | ATTACH_FILES | READ_MESSAGE_HISTORY


def in_guild(guild: Guild, user_id: int) -> int:
    """A member's permissions on the server, before any channel's overwrites."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        if role_id in guild.roles:
            bits |= guild.roles[role_id].permissions
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(world: World, channel: Channel, user: User) -> int:
    """A user's permissions in a channel: roles first, then the channel's overwrites."""
    if channel.guild_id is None:
        allowed = user.bot or user.id in channel.recipients
        return IN_DM | USE_APPLICATION_COMMANDS if allowed else 0
    guild = world.guilds[channel.guild_id]
    bits = in_guild(guild, user.id)
    if bits == ALL or not bits:
        return bits
    place = world.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
    mine = set(guild.members[user.id].roles)
    everyone = [o for o in place.overwrites if o.kind == ROLE and o.id == guild.id]
    roles = [o for o in place.overwrites if o.kind == ROLE and o.id in mine and o.id != guild.id]
    own = [o for o in place.overwrites if o.kind == MEMBER and o.id == user.id]
    for group in (everyone, roles, own):
        for overwrite in group:
            bits &= ~overwrite.deny
        for overwrite in group:
            bits |= overwrite.allow
    return bits if bits & VIEW_CHANNEL else 0


def bot_is_on(world: World, channel: Channel) -> bool:
    """Whether the bot is a member of a channel's server, or the channel is its direct messages."""
    return channel.guild_id is None or world.bot.id in world.guilds[channel.guild_id].members


def can_see(world: World, channel: Channel, user: User) -> bool:
    """Whether a user sees a channel; a private thread is visible to its members only."""
    bits = in_channel(world, channel, user)
    if channel.type == PRIVATE_THREAD and user.id not in channel.thread_members and not bits & MANAGE_THREADS:
        return False
    return bool(bits & VIEW_CHANNEL)


def require(world: World, channel: Channel, user: User, *needed: int) -> None:
    """Raise 50001 if the user doesn't see the channel, 50013 if a permission is missing."""
    if not can_see(world, channel, user):
        raise errors.DiscordError(*errors.MISSING_ACCESS)
    bits = in_channel(world, channel, user)
    if any(not bits & need for need in needed):
        raise errors.DiscordError(*errors.MISSING_PERMISSIONS)
