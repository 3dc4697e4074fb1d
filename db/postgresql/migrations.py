"""Preparing a PostgreSQL database: check, then migrate.

A database is ours if its schema has the table `loggia`. A process holds a shared lock while it uses the
database. A migration needs that lock exclusively, so it never changes the tables while an older version uses
them.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from db.contract.errors import StoreRefused
from db.postgresql.session import PostgresqlConnection
from db.sql.migrating import STEPS, UNFINISHED, unfinished_copy

MIGRATIONS = Path(__file__).parents[1] / "migrations_postgresql"
OLDEST = 13
"""The oldest supported version of PostgreSQL."""

_GATE, _USE = 1, 2
_KEY = "hashtext('loggia ' || current_schema())"
_SHARE = f"SELECT pg_advisory_lock_shared({_USE}, {_KEY})"

_FOREIGN = """
SELECT relname FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v')
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
ORDER BY relname LIMIT 1
"""
_OURS = "SELECT to_regclass(quote_ident(current_schema()) || '.loggia') IS NOT NULL"


def migrations() -> dict[int, Path]:
    """The migration files by number, as in SQLite's.

    The first one creates the schema of its number from scratch.
    """
    files = sorted(path for path in MIGRATIONS.iterdir() if re.fullmatch(r"\d{4}_\w+\.sql", path.name))
    found = {int(path.name[:4]): path for path in files}
    if not found or list(found) != list(range(min(found), max(found) + 1)) or len(found) != len(files):
        raise StoreRefused(f"The migrations in {MIGRATIONS} are not numbered without gaps.")
    return found


async def prepare(connection: Any, name: str, alone: bool, migrate: bool = True) -> None:
    """Prepare the database behind a connection for use, and hold its lock for as long as the connection
    lives: as one of several processes, or `alone`.

    Raises StoreRefused; then nothing has changed.
    """
    await guard(connection, name)
    async with _gate(connection):
        newest = max(migrations())
        version = await schema_version(connection, name)
        if version > newest:
            raise StoreRefused(
                f"{name} has schema {version}, written by a newer version than this, which knows {newest}."
            )
        if version < newest and not migrate:
            raise StoreRefused(f"{name} has an older schema: start the bot on it once, then stop it.")
        if alone or version < newest:
            if not await connection.fetchval(f"SELECT pg_try_advisory_lock({_USE}, {_KEY})"):
                older = "" if alone else f" of an older version (schema {version}, this one needs {newest})"
                raise StoreRefused(f"{name} is in use by a bot{older}: stop all its processes first.")
            await _migrate(connection, version)
        if not alone:
            source = await connection.fetchval("SELECT value FROM meta WHERE key = $1", UNFINISHED)
            if source is not None:
                raise StoreRefused(unfinished_copy(name, source))
            await connection.execute(_SHARE)
            if version < newest:
                await connection.execute(f"SELECT pg_advisory_unlock({_USE}, {_KEY})")


async def use(connection: Any, name: str) -> None:
    """The same for a connection made again while the store is in use. Nothing is migrated."""
    async with _gate(connection):
        version, newest = await schema_version(connection, name), max(migrations())
        if version != newest:
            raise StoreRefused(f"{name} has schema {version} now, and this version knows {newest}.")
        await connection.execute(_SHARE)


async def schema_version(connection: Any, name: str) -> int:
    """The schema version of a database; 0 if it is empty. Raises StoreRefused if it isn't ours."""
    if await connection.fetchval(_OURS):
        return int(await connection.fetchval("SELECT schema FROM loggia"))
    foreign = await connection.fetchval(_FOREIGN)
    if foreign is not None:
        raise StoreRefused(f"{name} is a database of another program: it has a table {foreign}.")
    return 0


async def guard(connection: Any, name: str) -> None:
    """Raise StoreRefused unless a database can hold a store."""
    server = connection.get_server_version()
    if server.major < OLDEST:
        raise StoreRefused(f"{name} runs PostgreSQL {server.major}: {OLDEST} or newer is needed.")
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise StoreRefused(f"{name} keeps texts as {encoding}: create the database with ENCODING 'UTF8'.")
    if await connection.fetchval("SELECT current_schema()") is None:
        raise StoreRefused(f"{name} has no schema to write to: its search_path names none that exists.")


@asynccontextmanager
async def _gate(connection: Any) -> AsyncIterator[None]:
    """Let one process in at a time."""
    await connection.execute(f"SELECT pg_advisory_lock({_GATE}, {_KEY})")
    try:
        yield
    finally:
        if not connection.is_closed():
            await connection.execute(f"SELECT pg_advisory_unlock({_GATE}, {_KEY})")


async def _migrate(connection: Any, version: int) -> None:
    """Apply missing migrations, each in a transaction of its own."""
    for number, file in migrations().items():
        if number > version:
            async with connection.transaction():
                await connection.execute(file.read_text(encoding="utf-8"))
                if (step := STEPS.get(number)) is not None:
                    await step(PostgresqlConnection(connection))
                await connection.execute("UPDATE loggia SET schema = $1", number)
