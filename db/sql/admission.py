"""Who may take a seat on a server, and in which channels tables may be opened.

Every write that seats a user or places a table checks this in its own transaction, so no path bypasses it.
Games in direct messages have no server and are not checked.
"""

from collections.abc import Collection

from db.contract.errors import Banned, NotHere
from db.contract.rows import Admission, Ban
from db.sql.connection_protocol import Db

_BANS = "SELECT user_id, since FROM bans WHERE guild_id = ? ORDER BY since, user_id"
_CHANNELS = "SELECT channel_id FROM open_channels WHERE guild_id = ? ORDER BY channel_id"
_ADD_BAN = "INSERT INTO bans (guild_id, user_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_LIFT_BAN = "DELETE FROM bans WHERE guild_id = ? AND user_id = ?"
_ADD_CHANNEL = "INSERT INTO open_channels (guild_id, channel_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_REMOVE_CHANNEL = "DELETE FROM open_channels WHERE guild_id = ? AND channel_id = ?"


async def admission_of(db: Db, guild_id: int) -> Admission:
    """A server's banned users, first banned first, and its channels for tables."""
    bans = await db.all(_BANS, guild_id)
    channels = await db.all(_CHANNELS, guild_id)
    return Admission(tuple(Ban(*row) for row in bans), tuple(row[0] for row in channels))


async def admit(db: Db, guild_id: int, users: Collection[int] = (), place: int | None = None) -> None:
    """Check in advance whether a write may seat these users and put a table in this place (for a thread,
    its channel).

    Raises Banned, NotHere.
    """
    set_here = await admission_of(db, guild_id)
    for user in users:
        if user in set_here.banned:
            raise Banned(user)
    if place is not None and set_here.channels and place not in set_here.channels:
        raise NotHere(set_here.channels)


async def admit_written(db: Db, guild_id: int, users: Collection[int], place: int | None) -> None:
    """The same for a write: a simultaneous change of the settings comes either before or after it."""
    if guild_id and (users or place is not None):
        await db.hold(guild_id)
        await admit(db, guild_id, users, place)


async def set_ban(db: Db, guild_id: int, user_id: int, since: int | None) -> bool:
    """Ban a user from taking seats on a server from now on (None: lift the ban).

    They keep the seats they have. Returns whether anything changed.
    """
    await db.hold(guild_id)
    if since is None:
        return await db.write(_LIFT_BAN, guild_id, user_id) > 0
    return await db.write(_ADD_BAN, guild_id, user_id, since) > 0


async def allow_channel(db: Db, guild_id: int, channel_id: int, allowed: bool) -> bool:
    """Add or remove a channel in which tables may be opened. Returns whether anything changed."""
    await db.hold(guild_id)
    return await db.write(_ADD_CHANNEL if allowed else _REMOVE_CHANNEL, guild_id, channel_id) > 0
