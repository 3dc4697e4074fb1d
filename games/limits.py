"""How many unfinished tables there may be: of one host, in one channel, on one server. A server's moderators
may set other limits than the usual ones."""

from typing import Any

import msgspec

from db import Store

MOST = 1000
"""No limit is larger."""


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server. `waiting`: tables of one host that wait to be started; `hosted`: all unfinished
    ones of one host; `channel`: those of a channel with its threads; `server`: all."""

    waiting: int = 5
    hosted: int = 25
    channel: int = 25
    server: int = 500


async def limits_of(store: Store, guild_id: int) -> Limits:
    """The limits of a server."""
    stored = await store.meta(_key(guild_id))
    return Limits() if stored is None else msgspec.json.decode(stored, type=Limits)


async def change_limits(store: Store, guild_id: int, **changed: Any) -> Limits:
    """Set some limits of a server; the usual ones leave nothing behind."""
    limits = msgspec.structs.replace(await limits_of(store, guild_id), **changed)
    usual = limits == Limits()
    await store.set_meta(_key(guild_id), None if usual else msgspec.json.encode(limits).decode())
    return limits


def _key(guild_id: int) -> str:
    return f"limits of {guild_id}"
