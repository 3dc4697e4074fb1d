"""After a restore, every unfinished table gets a post that says so, and every hand is sent again.

`db.restore` has noted in the database that it was restored. The outbox items of each table are written
together with the table's id, in one transaction, so a killed process continues with the next table.
"""

from db import RESTORED, OutboxItem, TableHead
from games.core import Seat
from games.manager.model.stored_table import Unloadable
from games.manager.storage.outbox_items import Hand, Post, RestoredBackup
from games.manager.storage.repository import Repository


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
    post = Post(head.channel_id, restored=restored).due(now)
    try:
        table = await repository.get(head.id)
    except Unloadable:
        return (post,)
    if table is None or table.game is None:
        return (post,)
    hands = [
        Hand(holder.user_id, Seat(holder.seat), quiet=True).due(now)
        for holder in table.seats
        if holder.user_id is not None and any(table.title.hand(table.game, Seat(holder.seat)).values())
    ]
    return (post, *hands)
