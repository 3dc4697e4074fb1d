"""What is stored about a person, and how it is forgotten while games stay whole. Functions that run in the
connection's thread."""

import sqlite3
from collections.abc import Mapping
from typing import Any

from db.opening import transaction
from db.rows import new_mark

NOBODY = 0
"""The host of a table whose host was forgotten: a user that Discord never has."""

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
    "last_direct_messages": "SELECT * FROM letters WHERE user_id = ?",
    "owed_messages": "SELECT table_id, kind, due_at FROM outbox WHERE target = ? ORDER BY id",
}

_TABLES = """
SELECT table_id FROM seats WHERE user_id = ?1 UNION SELECT table_id FROM log WHERE user_id = ?1
UNION SELECT id FROM tables WHERE host_user = ?1
"""

_NAMELESS = """
UPDATE seats SET user_id = NULL, locale = NULL,
    name = (SELECT CASE language WHEN 'ja' THEN ?2 ELSE ?3 END FROM tables WHERE id = table_id)
WHERE user_id = ?1
"""


def about(connection: sqlite3.Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Every row about a user; see `Store.about`."""
    found = {}
    connection.execute("BEGIN")
    try:
        for what, query in _ABOUT.items():
            rows = connection.execute(query, (user_id,))
            names = [column[0] for column in rows.description]
            found[what] = [dict(zip(names, row, strict=True)) for row in rows]
    finally:
        connection.execute("ROLLBACK")
    return found


def forget(
    connection: sqlite3.Connection, user_id: int, names: Mapping[str, str], facts: tuple[str, ...]
) -> int:
    """Forget a user; see `Store.forget`."""
    with transaction(connection):
        tables = [row[0] for row in connection.execute(_TABLES, (user_id,))]
        connection.execute(_NAMELESS, (user_id, names["ja"], names["en"]))
        connection.execute("UPDATE tables SET host_user = ? WHERE host_user = ?", (NOBODY, user_id))
        connection.execute("UPDATE log SET user_id = NULL WHERE user_id = ?", (user_id,))
        connection.execute("UPDATE results SET user_id = NULL WHERE user_id = ?", (user_id,))
        for table in ("users", "tells", "letters"):
            connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
        connection.execute("DELETE FROM outbox WHERE target = ?", (user_id,))
        connection.executemany("DELETE FROM meta WHERE key = ?", [(fact,) for fact in facts])
        # Copies in memory are older than this now.
        connection.executemany(
            "UPDATE marks SET revision = ? WHERE table_id = ?", [(new_mark(), one) for one in tables]
        )
    return len(tables)
