"""The outbox: adding, claiming and deleting items. Each function runs in a transaction of its own.

A claim is a lease: it expires, so that another process delivers what a dead process had claimed.
"""

from collections.abc import Collection

from db.contract.changes import OutboxItem
from db.contract.errors import NoSuchTable
from db.contract.rows import DirectMessageRow, OutboxRow, PostedUpTo, PrunedCounts
from db.sql.checksums import checksum
from db.sql.connection_protocol import Db
from db.sql.reading import OUTBOX_COLUMNS, next_item_due
from db.sql.writing import put, set_meta

CLOCKS_DIFFER = 60_000
"""Milliseconds by which two clocks may differ.

A time further ahead was noted by a clock that was set back since.
"""

_ENTRY_NO = "SELECT seq FROM tables WHERE id = ?"

# ?1 is now. A lease that ends after ?2 was taken by a clock that was set back since.
_LEASED = "leased_until > ?1 AND leased_until <= ?2"
_LANE = "other.table_id = one.table_id AND other.lane = one.lane AND other.dropped_at IS NULL"
_IS_FREE = f"""
    one.dropped_at IS NULL AND due_at <= ?1 AND NOT ({_LEASED})
    AND NOT EXISTS (SELECT 1 FROM outbox AS other WHERE {_LANE} AND {_LEASED})
"""
# A claimed item that was not deleted may have been delivered, so it counts as tried.
_TRIED = "CASE WHEN leased_by IS NULL THEN 0 ELSE 1 END"
_FREE_COLUMNS = OUTBOX_COLUMNS.replace("attempts", f"attempts + {_TRIED}")
_FREE = f"""
SELECT {_FREE_COLUMNS} FROM outbox AS one WHERE {_IS_FREE} ORDER BY kind <> 'board', due_at, id LIMIT ?3
"""
# Of several simultaneous claimants, the one that locks a lane's oldest row gets the lane.
_LANES = f"""
SELECT head.table_id, head.lane FROM outbox AS head WHERE head.id IN (
    SELECT (SELECT min(other.id) FROM outbox AS other WHERE {_LANE}) FROM outbox AS one WHERE {_IS_FREE}
    ORDER BY kind <> 'board', due_at, id LIMIT ?3
) FOR UPDATE SKIP LOCKED
"""
_CLAIM = f"UPDATE outbox SET attempts = attempts + {_TRIED}, leased_by = ?, leased_until = ? WHERE id = ?"

_NOTED_AHEAD = "dropped_at IS NULL AND noted_at > ?"
_SET_BACK = """
UPDATE outbox SET due_at = due_at - (noted_at - ?1), noted_at = ?1 WHERE dropped_at IS NULL AND noted_at > ?2
"""

_BRING_FORWARD = """
UPDATE outbox SET due_at = ?1, noted_at = ?1
WHERE dropped_at IS NULL AND due_at > ?1 AND attempts > 0
  AND table_id IN (SELECT id FROM tables WHERE guild_id = coalesce(?2, guild_id))
"""

_RETRY = """
UPDATE outbox SET due_at = ?, attempts = attempts + ?, last_error = ?, noted_at = coalesce(?, noted_at),
    leased_by = NULL, leased_until = 0
WHERE id = ?
"""
_RENEW = "UPDATE outbox SET leased_until = ? WHERE id = ? AND leased_by IS NOT NULL"
_RELEASE = "UPDATE outbox SET attempts = attempts + 1, leased_by = NULL, leased_until = 0 WHERE leased_by = ?"
_GIVE_UP = """
UPDATE outbox SET dropped_at = ?, last_error = ?, leased_by = NULL, leased_until = 0 WHERE id = ?
"""
_SET_POSTED = """
UPDATE tables SET posted_seq = ?1, message_id = coalesce(?2, message_id) WHERE id = ?3 AND posted_seq <= ?1
"""
_PRUNE_POINTS = """
DELETE FROM points WHERE table_id IN (
    SELECT id FROM tables WHERE status IN ('over', 'cancelled') AND updated_at < ?
)
"""
_SET_POST_NOTE = """
INSERT INTO posts (table_id, note, crc) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET note = excluded.note, crc = excluded.crc
"""
_SET_DIRECT_MESSAGE = """
INSERT INTO letters (table_id, user_id, channel_id, message_id) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, user_id) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id
"""


async def enqueue(
    db: Db,
    table_id: int,
    outbox_items: Collection[OutboxItem],
    *,
    at: int,
    remember: tuple[str, str] | None = None,
) -> None:
    """Add outbox items without changing the game, and store a fact (a key and a value of `meta`) with
    them."""
    row = await db.one(_ENTRY_NO + db.lock, table_id)
    if row is None:
        raise NoSuchTable(table_id)
    await put(db, table_id, row[0], outbox_items, at)
    if remember is not None:
        await set_meta(db, *remember)


async def anything_free(db: Db, now: int, until: int) -> bool:
    """A cheap check before `claim`: if nothing is due, nothing is written."""
    if await db.one(_FREE, now, until + CLOCKS_DIFFER, 1) is not None:
        return True
    return await db.one(f"SELECT 1 FROM outbox WHERE {_NOTED_AHEAD} LIMIT 1", now + CLOCKS_DIFFER) is not None


async def claim(db: Db, now: int, until: int, limit: int, owner: str) -> tuple[OutboxRow, ...]:
    """Claim due items until `until`, boards first, so that no other process delivers them.

    A lane with a claimed item waits. If a clock that was ahead of `now` noted an item, it waits no longer
    than it would have waited from then on.
    """
    await db.write(_SET_BACK, now, now + CLOCKS_DIFFER)
    when = (now, until + CLOCKS_DIFFER, limit)
    mine = {tuple(row) for row in await db.all(_LANES, *when)} if db.lock else None
    free = [OutboxRow(*row) for row in await db.all(_FREE, *when)]
    found = tuple(one for one in free if mine is None or (one.table_id, one.lane) in mine)
    await db.many(_CLAIM, [(owner, until, one.id) for one in found])
    return found


async def take(
    db: Db, now: int, until: int, limit: int, owner: str
) -> tuple[tuple[OutboxRow, ...], int | None]:
    """`claim`, followed by `next_item_due`."""
    return await claim(db, now, until, limit, owner), await next_item_due(db)


async def renew(db: Db, ids: Collection[int], until: int) -> None:
    """Extend claims until `until`."""
    await db.many(_RENEW, [(until, number) for number in sorted(ids)])


async def release(db: Db, owner: str) -> None:
    """Release the claims of `owner`, which has died or is about to stop."""
    await db.write(_RELEASE, owner)


async def claimants(db: Db, now: int) -> tuple[str, ...]:
    """The owners of claims: processes that are running or have died recently."""
    said = "SELECT DISTINCT leased_by FROM outbox WHERE leased_by IS NOT NULL AND leased_until > ?"
    return tuple(row[0] for row in await db.all(said, now))


async def bring_forward(db: Db, guild_id: int | None, now: int) -> int:
    """Make the postponed items of a server's tables (None: of all) due at once. Returns their number."""
    return await db.write(_BRING_FORWARD, now, guild_id)


async def done(
    db: Db,
    ids: Collection[int],
    posted: PostedUpTo | None = None,
    direct_message: DirectMessageRow | None = None,
    later: Collection[OutboxItem] = (),
) -> None:
    """Delete delivered items, and note how far the channel was told, or the message. With a post, further
    items can be added that count from then on.

    A `posted.entry_no` older than the stored one changes nothing: late news never hides newer news.
    """
    await db.many("DELETE FROM outbox WHERE id = ?", [(number,) for number in sorted(ids)])
    if direct_message is not None:
        await db.write(
            _SET_DIRECT_MESSAGE,
            direct_message.table_id,
            direct_message.user_id,
            direct_message.channel_id,
            direct_message.message_id,
        )
    if posted is None:
        return
    await put(db, posted.table_id, posted.entry_no, later, posted.at)
    told = await db.write(_SET_POSTED, posted.entry_no, posted.message_id, posted.table_id)
    if told and posted.note:
        await db.write(_SET_POST_NOTE, posted.table_id, posted.note, checksum(posted.table_id, posted.note))


async def retry(
    db: Db, item_id: int, due_at: int, error: str, *, at: int | None = None, counts: bool = True
) -> None:
    """Release a claim, count a failed attempt (unless `counts` is false), and try again at `due_at`."""
    await db.write(_RETRY, due_at, int(counts), error, at, item_id)


async def give_up(db: Db, ids: Collection[int], reason: str, at: int) -> None:
    """Give up on items. They stay, with the reason, until pruned."""
    await db.many(_GIVE_UP, [(at, reason, number) for number in sorted(ids)])


async def prune(db: Db, before: int) -> PrunedCounts:
    """Delete interactions and dropped outbox items older than `before`, and the restore points of tables
    that have finished since."""
    interactions = await db.write("DELETE FROM interactions WHERE at < ?", before)
    dropped = await db.write("DELETE FROM outbox WHERE dropped_at < ?", before)
    return PrunedCounts(interactions, dropped, await db.write(_PRUNE_POINTS, before))
