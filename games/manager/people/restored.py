"""After a restore, every unfinished table gets a post that says so, and every hand is sent again.

`db.restore` has noted in the database that it was restored. The outbox items of each table are written
together with the table's id, in one transaction, so a killed process continues with the next table.
"""

import msgspec

from db import RESTORED, OutboxItem, TableHead
from games.core import Seat
from games.core.decoding import decoded
from games.manager.model.stored_table import Unloadable
from games.manager.storage.outbox import board, hand
from games.manager.storage.repository import Repository, pack

MARK = b"restored "


class RestoredBackup(msgspec.Struct, frozen=True):
    """When a table's backup was made, and when it was restored, in milliseconds since 1970."""

    made: int
    at: int

    @property
    def payload(self) -> bytes:
        """The payload of the post in a table's channel."""
        return MARK + pack(self)


def restored_by(payload: bytes) -> RestoredBackup | None:
    """The restore that an outbox item's payload announces, if it does."""
    return decoded(payload.removeprefix(MARK), RestoredBackup) if payload.startswith(MARK) else None


async def enqueue_all(repository: Repository) -> int:
    """Add the posts and hands of all tables that have not got them to the outbox, and return the number of
    tables. Does nothing without a restore."""
    noted = await repository.store.meta(RESTORED)
    if noted is None:
        return 0
    made, at, last = map(int, noted.split())
    heads = [one for one in await repository.store.live_tables() if one.id > last and one.created_at <= at]
    for head in heads:
        outbox_items = await _items(repository, head, RestoredBackup(made, at))
        await repository.enqueue(head.id, outbox_items, (RESTORED, f"{made} {at} {head.id}"))
    await repository.store.set_meta(RESTORED, None)
    return len(heads)


async def _items(repository: Repository, head: TableHead, restored: RestoredBackup) -> tuple[OutboxItem, ...]:
    now = repository.clock()
    post = board(head.channel_id, now, restored.payload)
    try:
        table = await repository.get(head.id)
    except Unloadable:
        return (post,)
    if table is None or table.game is None:
        return (post,)
    hands = [
        hand(place.user_id, Seat(place.seat), now, quiet=True)
        for place in table.seats
        if place.user_id is not None and any(table.title.hand(table.game, Seat(place.seat)).values())
    ]
    return (post, *hands)
