"""Limits that a server's moderators set for its tables: the number of unfinished tables (per host, per
channel, per server), the places where tables may be opened, and who is banned from them. Also the refusals
when a limit is reached."""

from collections.abc import Collection
from typing import Any

import msgspec

from db import Banned, NoRoom, NotHere, Store, TableCounts
from games.core import Refusal
from games.core.decoding import decoded_json

MOST = 1000
"""Maximum value of any limit."""


WHY = {
    "waiting": "refuse-too-many-lobbies",
    "hosted": "refuse-too-many-hosted",
    "channel": "refuse-too-many-in-channel",
    "server": "refuse-too-many-here",
    "studies": "refuse-too-many-studies",
    "lines": "refuse-too-many-lines",
}
"""Text ids of the refusal for each kind of limit."""


class TableLimits(TableCounts, frozen=True):
    """A server's limits: the maximum number of tables of each kind."""

    waiting: int = 5
    hosted: int = 25
    channel: int = 25
    server: int = 500


class BannedHere(Refusal):
    """A user may not take a seat on this server.

    `user_id` is that user, who need not be the one who asked.
    """

    __slots__ = ("user_id",)

    def __init__(self, user_id: int) -> None:
        super().__init__("refuse-banned")
        self.user_id = user_id


class OpenedElsewhere(Refusal):
    """On this server tables may only be opened in these `channels`."""

    __slots__ = ("channels",)

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__("refuse-elsewhere")
        self.channels = channels


NOT_ADMITTED = (NoRoom, Banned, NotHere)
"""Errors of the store when a user may not sit down or a table may not be opened."""


def not_admitted(error: NoRoom | Banned | NotHere) -> Refusal:
    """The refusal that matches an error of the store."""
    if isinstance(error, Banned):
        return BannedHere(error.user_id)
    if isinstance(error, NotHere):
        return OpenedElsewhere(error.channels)
    return Refusal(WHY[error.kind], most=error.most)


async def admit(store: Store, guild_id: int, users: Collection[int], place: int | None = None) -> None:
    """Check in advance that the store would let these users sit down and a table be opened in `place`.

    Raises Refusal if not.
    """
    try:
        await store.admit(guild_id, users, place)
    except NOT_ADMITTED as error:
        raise not_admitted(error) from None


def tables_left(there: TableCounts, most: TableCounts) -> int:
    """Number of further tables that may be opened now."""
    more: int = min(getattr(most, kind) - getattr(there, kind) for kind in TableCounts.__struct_fields__)
    return max(more, 0)


async def limits_of(store: Store, guild_id: int) -> TableLimits:
    """The limits of a server."""
    stored = await store.meta(_key(guild_id))
    return TableLimits() if stored is None else decoded_json(stored, TableLimits)


async def change_limits(store: Store, guild_id: int, **changed: Any) -> TableLimits:
    """Set some of a server's limits. Default limits are not stored."""
    limits = msgspec.structs.replace(await limits_of(store, guild_id), **changed)
    usual = limits == TableLimits()
    await store.set_meta(_key(guild_id), None if usual else msgspec.json.encode(limits).decode())
    return limits


def _key(guild_id: int) -> str:
    return f"limits of {guild_id}"
