"""Looks at a PostgreSQL database that may be in use, without changing it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from db.contract.errors import StoreRefused
from db.postgresql.errors import FAULTS, failed
from db.postgresql.migrations import guard, migrations, schema_version
from db.postgresql.session import PostgresqlConnection
from db.postgresql.store import PATIENCE, SETTINGS, name_of
from db.sql import integrity


async def usable(url: str) -> str:
    """Whether a bot could use a database: a sentence about it. Raises StoreError."""
    async with _visit(url) as connection:
        await guard(connection, name_of(url))
        version, newest = await schema_version(connection, name_of(url)), max(migrations())
    if version > newest:
        raise StoreRefused(_other_schema(url, version))
    return f"{name_of(url)}: schema {version} of {newest}."


async def inspect(
    url: str, why_unloadable: integrity.LoadCheck, other_end: integrity.ReplayCheck | None
) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Check a database. Returns problems, remarks and its name with its schema. Raises StoreError."""
    async with _visit(url) as connection:
        version, newest = await schema_version(connection, name_of(url)), max(migrations())
        if version != newest:
            raise StoreRefused(_other_schema(url, version))
        db = PostgresqlConnection(connection)
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            found = await integrity.problems_of(db, why_unloadable)
            said = await integrity.remarks_of(db, other_end)
    return found, said, f"{name_of(url)}: schema {version} of {newest}"


def _other_schema(url: str, version: int) -> str:
    return f"{name_of(url)} has schema {version}, and this program knows {max(migrations())}."


@asynccontextmanager
async def _visit(url: str) -> AsyncIterator[Any]:
    """A connection of its own. Raises StoreFailed if the server is away or fails."""
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE, server_settings=SETTINGS)
        try:
            yield connection
        finally:
            await connection.close()
    except FAULTS as error:
        raise failed(error) from error
