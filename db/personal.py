"""What is stored about a person, and how it is forgotten while games stay whole."""

from collections.abc import Mapping
from typing import Any

from db.rows import new_mark
from db.work import Db

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
UNION SELECT id FROM tables WHERE host_user = ?1 ORDER BY 1
"""

_NAMELESS = """
UPDATE seats SET user_id = NULL, locale = NULL,
    name = (SELECT CASE language WHEN 'ja' THEN ?2 ELSE ?3 END FROM tables WHERE id = table_id)
WHERE user_id = ?1
"""


async def about(db: Db, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Every row about a user, as of the caller's instant; see `Store.about`."""
    return {what: await db.named(query, user_id) for what, query in _ABOUT.items()}


async def forget(db: Db, user_id: int, names: Mapping[str, str], facts: tuple[str, ...]) -> int:
    """Forget a user; see `Store.forget`."""
    tables = [row[0] for row in await db.all(_TABLES, user_id)]
    # Copies in memory are older than this now; who is about to write from one is too late.
    await db.many("UPDATE marks SET revision = ? WHERE table_id = ?", [(new_mark(), one) for one in tables])
    await db.write(_NAMELESS, user_id, names["ja"], names["en"])
    await db.write("UPDATE tables SET host_user = ? WHERE host_user = ?", NOBODY, user_id)
    await db.write("UPDATE log SET user_id = NULL WHERE user_id = ?", user_id)
    await db.write("UPDATE results SET user_id = NULL WHERE user_id = ?", user_id)
    for table in ("users", "tells", "letters"):
        await db.write(f"DELETE FROM {table} WHERE user_id = ?", user_id)
    await db.write("DELETE FROM outbox WHERE target = ?", user_id)
    await db.many("DELETE FROM meta WHERE key = ?", [(fact,) for fact in facts])
    return len(tables)
