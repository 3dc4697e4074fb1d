"""What a server's moderators set for its tables, and how the rest is refused: how many unfinished ones there
may be (of one host, in one channel, on the server), where they are opened, and who may not sit at them."""

from collections.abc import Iterable
from typing import Any

import msgspec

from db import Banned, NoRoom, NotHere, Store, TableCounts
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


class TableLimits(TableCounts, frozen=True):
    """The limits of a server: as many tables of each kind there may be."""

    waiting: int = 5
    hosted: int = 25
    channel: int = 25
    server: int = 500


class BannedHere(Refusal):
    """Somebody may not take a seat on this server: `user_id`, who need not be the one who asks."""

    __slots__ = ("user_id",)

    def __init__(self, user_id: int) -> None:
        super().__init__("refuse-banned")
        self.user_id = user_id


class OpenedElsewhere(Refusal):
    """Tables are opened in these `channels` only."""

    __slots__ = ("channels",)

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__("refuse-elsewhere")
        self.channels = channels


NOT_ADMITTED = (NoRoom, Banned, NotHere)
"""What the store says where somebody may not sit, or a table not be."""


def not_admitted(error: NoRoom | Banned | NotHere) -> Refusal:
    """What is said then."""
    if isinstance(error, Banned):
        return BannedHere(error.user_id)
    if isinstance(error, NotHere):
        return OpenedElsewhere(error.channels)
    return Refusal(WHY[error.kind], most=error.most)


async def admit(store: Store, guild_id: int, users: Iterable[int], place: int | None = None) -> None:
    """Say beforehand what the store would refuse: that one of these users sits down, that a table is opened
    in a place. Refusal."""
    try:
        await store.admit(guild_id, users, place)
    except NOT_ADMITTED as error:
        raise not_admitted(error) from None


def left(there: TableCounts, most: TableCounts) -> int:
    """How many more may be opened before one of them is started or finished."""
    more: int = min(getattr(most, kind) - getattr(there, kind) for kind in WHY)
    return max(more, 0)


async def limits_of(store: Store, guild_id: int) -> TableLimits:
    """The limits of a server."""
    stored = await store.meta(_key(guild_id))
    return TableLimits() if stored is None else msgspec.json.decode(stored, type=TableLimits)


async def change_limits(store: Store, guild_id: int, **changed: Any) -> TableLimits:
    """Set some limits of a server; the usual ones leave nothing behind."""
    limits = msgspec.structs.replace(await limits_of(store, guild_id), **changed)
    usual = limits == TableLimits()
    await store.set_meta(_key(guild_id), None if usual else msgspec.json.encode(limits).decode())
    return limits


def _key(guild_id: int) -> str:
    return f"limits of {guild_id}"
