"""The two ends of a copy: a store as plain tables of rows, on either database, used by nobody else."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

from db.contract.errors import StoreRefused
from db.opening.addresses import is_postgresql
from db.postgresql.session import PostgresqlConnection
from db.sql.connection_protocol import Db
from db.sql.integrity import LoadCheck, problems_of
from db.sqlite.integrity import problems as problems_of_file
from db.sqlite.lockfile import only_one
from db.sqlite.migrations import connect, migrations, read_only, schema_version, transaction
from db.sqlite.plain import SqliteConnection

NUMBERED = ("tables", "outbox")
"""The tables whose ids are never used again."""


class CopyEnd(Protocol):
    """One end of a copy."""

    name: str
    """Its name in messages."""

    @property
    def db(self) -> Db: ...

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """A transaction."""

    async def tables(self) -> set[str]:
        """The names of its tables."""

    async def columns(self, table: str) -> tuple[str, ...]:
        """The names of a table's columns, sorted."""

    async def last_numbers(self) -> dict[str, int]:
        """The last id used in each of `NUMBERED`."""

    async def go_on_after(self, numbers: dict[str, int]) -> None:
        """Use only ids after these."""

    async def problems(self, why_unloadable: LoadCheck) -> tuple[str, ...]:
        """What is wrong with it, one sentence each."""


def open_end(address: str, written: bool) -> AbstractAsyncContextManager[CopyEnd]:
    """Open a store for reading, or to be `written`. Raises StoreRefused."""
    return _server(address, written) if is_postgresql(address) else _file(Path(address), written)


class _File:
    """An SQLite file. None of its calls waits."""

    def __init__(self, path: Path, plain: sqlite3.Connection) -> None:
        self.name = str(path)
        self.db = SqliteConnection(plain)
        self._path = path
        self._plain = plain

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        with transaction(self._plain):
            yield

    async def tables(self) -> set[str]:
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        return {row[0] for row in await self.db.all(query)}

    async def columns(self, table: str) -> tuple[str, ...]:
        return tuple(
            row[0] for row in await self.db.all("SELECT name FROM pragma_table_info(?) ORDER BY name", table)
        )

    async def last_numbers(self) -> dict[str, int]:
        given: dict[str, int] = dict(await self.db.all("SELECT name, seq FROM sqlite_sequence"))
        return {name: max(given.get(name, 0), await _highest(self.db, name)) for name in NUMBERED}

    async def go_on_after(self, numbers: dict[str, int]) -> None:
        # Rows of `tables` are never deleted, so their ids can't come back; they need no sequence here.
        await self.db.write("DELETE FROM sqlite_sequence WHERE name = 'outbox'")
        await self.db.write("INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', ?)", numbers["outbox"])

    async def problems(self, why_unloadable: LoadCheck) -> tuple[str, ...]:
        return tuple(problems_of_file(self._path, why_unloadable, open_here=True))


@asynccontextmanager
async def _file(path: Path, written: bool) -> AsyncIterator[CopyEnd]:
    if not written and schema_version(path) != len(migrations()):
        raise StoreRefused(f"{path} has an older schema: start the bot on it once, then stop it.")
    with only_one(path), closing(connect(path, copying=True) if written else read_only(path)) as plain:
        yield _File(path, plain)


class _Server:
    """A PostgreSQL database."""

    def __init__(self, name: str, connection: Any, db: Db) -> None:
        self.name = name
        self.db = db
        self._connection = connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        async with self._connection.transaction():
            yield

    async def tables(self) -> set[str]:
        query = """
            SELECT relname::text FROM pg_class
            WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'loggia'
        """
        return {row[0] for row in await self.db.all(query)}

    async def columns(self, table: str) -> tuple[str, ...]:
        query = """
            SELECT column_name::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = ?
        """
        return tuple(sorted(row[0] for row in await self.db.all(query, table)))

    async def last_numbers(self) -> dict[str, int]:
        query = "SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END FROM {}_id_seq"
        found = {}
        for name in NUMBERED:
            (row,) = await self.db.all(query.format(name))
            found[name] = int(row[0])
        return found

    async def go_on_after(self, numbers: dict[str, int]) -> None:
        for name, number in numbers.items():
            await self.db.all(f"SELECT setval('{name}_id_seq', ?, ?)", max(number, 1), number > 0)

    async def problems(self, why_unloadable: LoadCheck) -> tuple[str, ...]:
        return await problems_of(self.db, why_unloadable)


@asynccontextmanager
async def _server(url: str, written: bool) -> AsyncIterator[CopyEnd]:
    from db.postgresql.errors import FAULTS, failed  # only here: see db.opening.addresses
    from db.postgresql.store import PostgresqlStore

    try:
        async with (
            await PostgresqlStore.open(url, alone=True, migrate=written, patience=0) as store,
            store.connection() as connection,
        ):
            yield _Server(store.name, connection, PostgresqlConnection(connection))
    except FAULTS as error:
        raise failed(error) from error


async def _highest(db: Db, table: str) -> int:
    (row,) = await db.all(f"SELECT coalesce(max(id), 0) FROM {table}")
    return int(row[0])
