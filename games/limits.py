"""How many unfinished tables there may be: of one host, in one channel, on one server. A server's moderators
may set other limits than the usual ones."""

from typing import Any

import msgspec

from db import Crowd, NoRoom, Store
from games.core import Refusal

MOST = 1000
"""No limit is larger."""


WHY = {
    "waiting": "refuse-too-many-lobbies",
    "hosted": "refuse-too-many-hosted",
    "channel": "refuse-too-many-in-channel",
    "server": "refuse-too-many-here",
}
"""What is said where there are as many as there may be."""


class Limits(Crowd, frozen=True):
    """The limits of a server: as many tables of each kind there may be."""

    waiting: int = 5
    hosted: int = 25
    channel: int = 25
    server: int = 500


def no_room(error: NoRoom) -> Refusal:
    """What is said where no table more can be opened."""
    return Refusal(WHY[error.kind], most=error.most)


def left(there: Crowd, most: Crowd) -> int:
    """How many more may be opened before one of them is started or finished."""
    more: int = min(getattr(most, kind) - getattr(there, kind) for kind in WHY)
    return max(more, 0)


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
