"""What is stored about a person, and how a person is forgotten while games stay complete."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from db.contract.changes import OutboxItem
from db.contract.rows import LIVE, NOBODY, random_id
from db.personal_data import keys_about
from db.sql.connection_protocol import Db
from db.sql.writing import erase, put

_ABOUT = {
    "settings": "SELECT * FROM users WHERE user_id = ?",
    "told_of_single_tables": "SELECT * FROM tells WHERE user_id = ?",
    "seats": """
        SELECT seats.table_id, title, status, guild_id, channel_id, seat, name, locale
        FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? ORDER BY table_id
    """,
    "hosted_tables": "SELECT id AS table_id, title, status FROM tables WHERE host_user = ? ORDER BY id",
    "log_entries": """
        SELECT table_id, seq, at, kind, seat, cause, interaction_id FROM log WHERE user_id = ?
        ORDER BY table_id, seq
    """,
    "results": "SELECT * FROM results WHERE user_id = ? ORDER BY at, table_id",
    "study_lines": "SELECT * FROM lines WHERE owner = ? ORDER BY study_id, table_id",
    "puzzle_answers": "SELECT * FROM puzzle_answers WHERE user_id = ? ORDER BY title, day",
    "puzzle_channels": "SELECT * FROM puzzle_channels WHERE user_id = ? ORDER BY channel_id, title",
    "bans": "SELECT * FROM bans WHERE user_id = ? ORDER BY guild_id",
    "last_direct_messages": "SELECT * FROM letters WHERE user_id = ?",
    "owed_messages": "SELECT table_id, kind, due_at FROM outbox WHERE target = ? ORDER BY id",
}

_FACTS = "SELECT key, value FROM meta WHERE key LIKE ? ORDER BY key"

_TABLES_OF_USER = """
SELECT table_id FROM seats WHERE user_id = ?1 UNION SELECT table_id FROM log WHERE user_id = ?1
UNION SELECT id FROM tables WHERE host_user = ?1 ORDER BY 1
"""

_NAMES = """
SELECT DISTINCT name FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? AND guild_id = ?
"""
_TABLES_TO_RENAME = """
SELECT table_id FROM seats JOIN tables ON tables.id = table_id
WHERE user_id = ? AND guild_id = ? AND name <> ? ORDER BY table_id
"""
_PLACE_OF_TABLE = "SELECT channel_id, seq, status, updated_at FROM tables WHERE id = ?"

_UNNAME_SEATS = """
UPDATE seats SET user_id = NULL, locale = NULL,
    name = (SELECT CASE language WHEN 'ja' THEN ?2 ELSE ?3 END FROM tables WHERE id = table_id)
WHERE user_id = ?1
"""


_SEATS_OF_USER = "SELECT table_id, seat FROM seats WHERE user_id = ?"
_VALUES_OF_TABLE = "SELECT what, seat, data FROM kept WHERE table_id = ?"


async def stored_about(db: Db, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Everything stored about a user: rows by kind, as plain values."""
    found = {what: await db.named(query, user_id) for what, query in _ABOUT.items()}
    return {**found, "facts": await db.named(_FACTS, keys_about(user_id))}


async def names_on_server(db: Db, user_id: int, guild_id: int) -> frozenset[str]:
    """The names of a user at their seats on a server."""
    return frozenset([str(row[0]) for row in await db.all(_NAMES, user_id, guild_id)])


async def rename(
    db: Db, user_id: int, guild_id: int, name: str, outbox_item: OutboxItem, since: int
) -> tuple[int, ...]:
    """Give a user the name `name` at all their seats on a server. Logs stay unchanged.

    `outbox_item` is added for the channel of each changed table that is unfinished or has changed after
    `since`. Returns the changed tables.
    """
    tables = tuple([int(row[0]) for row in await db.all(_TABLES_TO_RENAME, user_id, guild_id, name)])
    await _revise(db, tables)
    renamed = [(name, user_id, one) for one in tables]
    await db.many("UPDATE seats SET name = ? WHERE user_id = ? AND table_id = ?", renamed)
    await _enqueue(db, tables, outbox_item, since)
    return tables


async def _revise(db: Db, tables: Sequence[int]) -> None:
    """Give the tables new revisions: copies in memory are outdated, and writes based on them are refused."""
    await db.many("UPDATE marks SET revision = ? WHERE table_id = ?", [(random_id(), one) for one in tables])


async def _enqueue(db: Db, tables: Sequence[int], outbox_item: OutboxItem, since: int = 0) -> None:
    """Add an item for the channels of tables; finished ones only if they changed after `since`."""
    for table_id in tables:
        ((channel_id, entry_no, status, updated_at),) = await db.all(_PLACE_OF_TABLE, table_id)
        if status in LIVE or updated_at > since:
            await put(
                db, table_id, entry_no, [structs.replace(outbox_item, target=channel_id)], outbox_item.due_at
            )


async def forget(
    db: Db,
    user_id: int,
    names: Mapping[str, str],
    outbox_item: OutboxItem | None = None,
) -> tuple[int, ...]:
    """Forget a user for good: settings, messages, facts of `meta`, and who sat and acted.

    Games and logs stay complete; the seats get a neutral name (by the table's language). Bans stay,
    because they belong to the servers. The user's studies are deleted. `outbox_item` is added for the channel
    of each changed table. Returns the changed tables.
    """
    for row in await db.all("SELECT table_id FROM lines WHERE owner = ?", user_id):
        await erase(db, row[0], 0)
    tables = tuple([int(row[0]) for row in await db.all(_TABLES_OF_USER, user_id)])
    await _revise(db, tables)
    await _forget_beside(db, user_id, tables)
    await db.write(_UNNAME_SEATS, user_id, names["ja"], names["en"])
    await db.write("UPDATE tables SET host_user = ? WHERE host_user = ?", NOBODY, user_id)
    await db.write("UPDATE log SET user_id = NULL WHERE user_id = ?", user_id)
    await db.write("UPDATE results SET user_id = NULL WHERE user_id = ?", user_id)
    # A server's channel goes on; in direct messages only this person gets the puzzles.
    await db.write("DELETE FROM puzzle_channels WHERE user_id = ? AND guild_id = 0", user_id)
    await db.write("UPDATE puzzle_channels SET user_id = ? WHERE user_id = ?", NOBODY, user_id)
    for table in ("users", "tells", "letters", "puzzle_answers"):
        await db.write(f"DELETE FROM {table} WHERE user_id = ?", user_id)
    await db.write("DELETE FROM outbox WHERE target = ?", user_id)
    await db.write("DELETE FROM meta WHERE key LIKE ?", keys_about(user_id))
    if outbox_item is not None:
        await _enqueue(db, tables, outbox_item)
    return tables


async def _forget_beside(db: Db, user_id: int, tables: Sequence[int]) -> None:
    """Delete what a user has composed and planned at their seats, and everything else beside games that names
    them: requests, who is ready."""
    seats = [tuple(row) for row in await db.all(_SEATS_OF_USER, user_id)]
    for beside in ("drafts", "kept"):
        await db.many(f"DELETE FROM {beside} WHERE table_id = ? AND seat = ?", seats)
    named = user_id.to_bytes(8)  # as MessagePack has an id of Discord, which is always above 2**32
    for table_id in tables:
        rows = [
            (table_id, what, seat)
            for what, seat, data in await db.all(_VALUES_OF_TABLE, table_id)
            if named in bytes(data)
        ]
        await db.many("DELETE FROM kept WHERE table_id = ? AND what = ? AND seat = ?", rows)
