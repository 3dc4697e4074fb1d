"""After a restore every unfinished table is owed a post that says so, and every hand as it is again.

`db.restore` has noted in the database that it was restored. With each table that is owed something is written
which one it was, in one transaction: so whoever is killed goes on with the next.
"""

import msgspec

from db import RESTORED, OutboxItem, TableHead
from games.core import Seat
from games.manager.model.table import Unloadable
from games.manager.storage.repository import Repository, pack

MARK = b"restored "


class Restored(msgspec.Struct, frozen=True):
    """When the backup was made that a table comes from, and when it was restored: milliseconds since 1970."""

    made: int
    at: int

    @property
    def payload(self) -> bytes:
        """What is owed to a table's channel."""
        return MARK + pack(self)


def restored_by(payload: bytes) -> Restored | None:
    """What a post is to say by the payload of an announcement, if it is such a one."""
    return (
        msgspec.msgpack.decode(payload.removeprefix(MARK), type=Restored)
        if payload.startswith(MARK)
        else None
    )


async def owe_all(registry: Repository) -> int:
    """Owe it to all tables that have not been owed it; how many. Does nothing where nothing was restored."""
    noted = await registry.store.meta(RESTORED)
    if noted is None:
        return 0
    made, at, last = map(int, noted.split())
    heads = [one for one in await registry.store.live_tables() if one.id > last and one.created_at <= at]
    for head in heads:
        owed = await _owed(registry, head, Restored(made, at))
        await registry.owe(head.id, owed, (RESTORED, f"{made} {at} {head.id}"))
    await registry.store.set_meta(RESTORED, None)
    return len(heads)


async def _owed(registry: Repository, head: TableHead, restored: Restored) -> tuple[OutboxItem, ...]:
    now = registry.clock()
    post = OutboxItem(
        kind="board", target=head.channel_id, payload=restored.payload, due_at=now, lane="board"
    )
    try:
        table = await registry.get(head.id)
    except Unloadable:
        return (post,)
    if table is None or table.game is None:
        return (post,)
    hands = [
        OutboxItem(kind="hand", target=place.user_id, payload=pack((place.seat, True)), due_at=now)
        for place in table.seats
        if place.user_id is not None and any(table.title.hand(table.game, Seat(place.seat)).values())
    ]
    return (post, *hands)
