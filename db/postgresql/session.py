"""`db.sql.connection_protocol.Db` on a connection of asyncpg."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from db.sql.connection_protocol import SqlRow


class PostgresqlConnection:
    """A connection, within its current transaction."""

    lock = " FOR NO KEY UPDATE"
    clock = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    soon = "AND set_config('synchronous_commit', 'off', true) IS NOT NULL"

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def hold(self, what: int) -> None:
        await self.connection.execute("SELECT pg_advisory_xact_lock($1)", what)

    async def one(self, sql: str, *values: Any) -> SqlRow | None:
        row = await self.connection.fetchrow(dollars(sql), *values)
        return None if row is None else tuple(row)

    async def all(self, sql: str, *values: Any) -> Sequence[SqlRow]:
        return [tuple(row) for row in await self.connection.fetch(dollars(sql), *values)]

    async def named(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.connection.fetch(dollars(sql), *values)]

    async def write(self, sql: str, *values: Any) -> int:
        done: str = await self.connection.execute(dollars(sql), *values)
        return int(done.rsplit(" ", 1)[-1])

    async def many(self, sql: str, rows: Sequence[SqlRow]) -> None:
        if rows:
            await self.connection.executemany(dollars(sql), rows)


@lru_cache(maxsize=1000)
def dollars(sql: str) -> str:
    """A statement with SQLite's `?` and `?1` in PostgreSQL's form."""
    count = iter(range(1, sql.count("?") + 1))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(count)}", sql)
