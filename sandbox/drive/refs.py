"""Finds users and channels by their names."""

from sandbox.model import Channel, User, World
from sandbox.rules.errors import ClientRefused

Ref = str | int
"""A user: id or name. A channel: id, `#name`, `server/name`, or `dm` for the user's own."""


def find_user(world: World, ref: object) -> User:
    """A user by id, name or displayed name."""
    text = str(ref)
    if text.isdecimal() and int(text) in world.users:
        return world.users[int(text)]
    for user in world.users.values():
        if text.lower() in (user.name.lower(), user.display.lower()):
            return user
    raise ClientRefused(f"there is no user {ref!r}")


def find_channel(world: World, ref: object, user: User | None = None) -> Channel:
    """A channel by id, by `#name` (first of all servers), by `server/name`, or `dm` for a user's own."""
    text = str(ref).removeprefix("#")
    if text.isdecimal() and int(text) in world.channels:
        return world.channels[int(text)]
    if text == "dm" and user is not None:
        found = world.dm_of(user.id)
        if found is not None:
            return found
        raise ClientRefused(f"{user.name} has no DM with the bot yet")
    server, _, name = text.rpartition("/")
    for channel in world.channels.values():
        guild = world.guilds.get(channel.guild_id or 0)
        if channel.name == name and guild is not None and server in ("", guild.name):
            return channel
    raise ClientRefused(f"there is no channel {ref!r}")
