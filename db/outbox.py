"""The outbox of the SQLite store: owing, claiming, striking out. Functions that run in the connection's
thread, each in one transaction.

A claim is a lease: it ends by itself, so that what a dead process had claimed is delivered by another.
"""

import sqlite3

from db.contract import NoSuchTable
from db.opening import transaction
from db.reading import OWED_COLUMNS, find_seq
from db.rows import Announcement, Letter, Owed, Posted, Pruned
from db.writing import put, remember

CLOCKS_DIFFER = 60_000
"""Milliseconds by which two clocks may disagree; what is further ahead was noted by one set back since."""

_HELD = "leased_until > :now AND leased_until <= :until + :differ"

_FREE = f"""
SELECT {OWED_COLUMNS} FROM outbox AS one
WHERE dropped_at IS NULL AND due_at <= :now AND NOT ({_HELD}) AND NOT EXISTS (
    SELECT 1 FROM outbox AS other
    WHERE other.table_id = one.table_id AND other.lane = one.lane AND other.dropped_at IS NULL AND {_HELD}
)
ORDER BY kind <> 'board', due_at, id LIMIT :limit
"""

_AHEAD = "dropped_at IS NULL AND noted_at > :now + :differ"
_SET_BACK = f"UPDATE outbox SET due_at = due_at - (noted_at - :now), noted_at = :now WHERE {_AHEAD}"

_HASTEN = """
UPDATE outbox SET due_at = ?1, noted_at = ?1
WHERE dropped_at IS NULL AND due_at > ?1 AND attempts > 0
  AND table_id IN (SELECT id FROM tables WHERE guild_id = coalesce(?2, guild_id))
"""

_RETRY = """
UPDATE outbox SET due_at = ?, attempts = attempts + ?, last_error = ?, noted_at = coalesce(?, noted_at),
    leased_by = NULL, leased_until = 0
WHERE id = ?
"""
_DROP = """
UPDATE outbox SET dropped_at = ?, last_error = ?, leased_by = NULL, leased_until = 0 WHERE id = ?
"""
_POSTED = """
UPDATE tables SET posted_seq = ?, message_id = coalesce(?, message_id) WHERE id = ? AND posted_seq <= ?
"""
_PRUNE_POINTS = """
DELETE FROM points WHERE table_id IN (
    SELECT id FROM tables WHERE status IN ('over', 'cancelled') AND updated_at < ?
)
"""
_NOTE = "INSERT OR REPLACE INTO posts (table_id, note) VALUES (?, ?)"
_LETTER = "INSERT OR REPLACE INTO letters (table_id, user_id, channel_id, message_id) VALUES (?, ?, ?, ?)"


def owe(
    connection: sqlite3.Connection,
    table_id: int,
    owed: tuple[Announcement, ...],
    at: int,
    fact: tuple[str, str] | None,
) -> None:
    """Owe something beside the game; see `Store.owe`."""
    with transaction(connection):
        seq = find_seq(connection, table_id)
        if seq is None:
            raise NoSuchTable(table_id)
        put(connection, table_id, seq, owed, at)
        if fact is not None:
            remember(connection, *fact)


def claim(connection: sqlite3.Connection, now: int, until: int, limit: int, owner: str) -> tuple[Owed, ...]:
    """Take what is due; see `Store.claim`."""
    times = {"now": now, "until": until, "differ": CLOCKS_DIFFER, "limit": limit}
    # A cheap look first: where nothing is due, nothing is written.
    ahead = connection.execute(f"SELECT 1 FROM outbox WHERE {_AHEAD} LIMIT 1", times).fetchone()
    if ahead is None and connection.execute(_FREE, times | {"limit": 1}).fetchone() is None:
        return ()
    with transaction(connection):
        connection.execute(_SET_BACK, times)
        found = tuple(Owed(*row) for row in connection.execute(_FREE, times))
        connection.executemany(
            "UPDATE outbox SET leased_by = ?, leased_until = ? WHERE id = ?",
            [(owner, until, one.id) for one in found],
        )
    return found


def renew(connection: sqlite3.Connection, ids: tuple[int, ...], until: int) -> None:
    """Keep what was claimed; see `Store.renew`."""
    if not ids:
        return
    with transaction(connection):
        connection.executemany(
            "UPDATE outbox SET leased_until = ? WHERE id = ? AND leased_by IS NOT NULL",
            [(until, number) for number in ids],
        )


def release(connection: sqlite3.Connection, owner: str) -> None:
    """Give back what was claimed; see `Store.release`."""
    with transaction(connection):
        connection.execute(
            "UPDATE outbox SET leased_by = NULL, leased_until = 0 WHERE leased_by = ?", (owner,)
        )


def hasten(connection: sqlite3.Connection, guild_id: int | None, now: int) -> int:
    """Make due what was put off; see `Store.hasten`."""
    with transaction(connection):
        return connection.execute(_HASTEN, (now, guild_id)).rowcount


def done(
    connection: sqlite3.Connection, ids: tuple[int, ...], posted: Posted | None, letter: Letter | None
) -> None:
    """Strike out delivered announcements; see `Store.done`."""
    with transaction(connection):
        connection.executemany("DELETE FROM outbox WHERE id = ?", [(number,) for number in ids])
        if letter is not None:
            connection.execute(
                _LETTER, (letter.table_id, letter.user_id, letter.channel_id, letter.message_id)
            )
        if posted is None:
            return
        told = connection.execute(_POSTED, (posted.seq, posted.message_id, posted.table_id, posted.seq))
        if told.rowcount and posted.note:
            connection.execute(_NOTE, (posted.table_id, posted.note))


def retry(
    connection: sqlite3.Connection, number: int, due_at: int, error: str, at: int | None, counts: bool
) -> None:
    """Put an announcement off; see `Store.retry`."""
    with transaction(connection):
        connection.execute(_RETRY, (due_at, int(counts), error, at, number))


def drop(connection: sqlite3.Connection, ids: tuple[int, ...], reason: str, at: int) -> None:
    """Give up on announcements; see `Store.drop`."""
    with transaction(connection):
        connection.executemany(_DROP, [(at, reason, number) for number in ids])


def prune(connection: sqlite3.Connection, before: int) -> Pruned:
    """Forget what is old; see `Store.prune`."""
    with transaction(connection):
        interactions = connection.execute("DELETE FROM interactions WHERE at < ?", (before,)).rowcount
        dropped = connection.execute("DELETE FROM outbox WHERE dropped_at < ?", (before,)).rowcount
        points = connection.execute(_PRUNE_POINTS, (before,)).rowcount
    return Pruned(interactions, dropped, points)
