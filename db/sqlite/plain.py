"""`db.sql.connection_protocol.Db` on a connection of sqlite3."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from db.sql.connection_protocol import SqlRow


class SqliteConnection:
    """A connection whose calls run to the end: nothing here waits."""

    lock = ""
    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    soon = ""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def hold(self, what: int) -> None:
        """Nothing to do: a writing transaction is alone from its beginning."""

    async def one(self, sql: str, *values: Any) -> SqlRow | None:
        row: SqlRow | None = self.connection.execute(sql, values).fetchone()
        return row

    async def all(self, sql: str, *values: Any) -> Sequence[SqlRow]:
        return self.connection.execute(sql, values).fetchall()

    async def named(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        rows = self.connection.execute(sql, values)
        names = [column[0] for column in rows.description]
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def write(self, sql: str, *values: Any) -> int:
        return self.connection.execute(sql, values).rowcount

    async def many(self, sql: str, rows: Sequence[SqlRow]) -> None:
        self.connection.executemany(sql, rows)


@contextmanager
def instant(connection: sqlite3.Connection) -> Iterator[None]:
    """Read as of one instant, whatever others write meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
