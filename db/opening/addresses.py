"""Where a store is: a file for SQLite, a URL for PostgreSQL. Outside `db` only the configuration and the
checks at the start ask which."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db.contract.errors import StoreRefused
from db.sql.store import Store
from db.sqlite.lockfile import only_one
from db.sqlite.migrations import guard, migrations, schema_version
from db.sqlite.store import SqliteStore


def is_postgresql(address: str | os.PathLike[str]) -> bool:
    """Whether an address (`LOGGIA_DB`) is the URL of a PostgreSQL database rather than a path."""
    return str(address).startswith(("postgresql://", "postgres://"))


async def open_store(address: str | os.PathLike[str], *, alone: bool = False) -> Store:
    """Open the store at a path or a URL.

    `alone`: the caller has made sure that nobody else writes to the file (`db.sqlite.lockfile.only_one`); on
    PostgreSQL others may always write. Raises StoreRefused.
    """
    if not is_postgresql(address):
        return await SqliteStore.open(address, alone=alone)
    try:
        from db.postgresql.store import (
            PostgresqlStore,  # only here: without PostgreSQL its client need not be loaded
        )
    except ImportError as error:
        raise StoreRefused(
            f"PostgreSQL needs asyncpg ({error}): .venv/bin/pip install -r requirements.txt."
        ) from None
    return await PostgresqlStore.open(str(address))


@asynccontextmanager
async def bots_store(address: str | os.PathLike[str]) -> AsyncIterator[Store]:
    """The store of a running bot. On a file it is the only one; on PostgreSQL it is one of several processes.

    Raises StoreRefused.
    """
    if is_postgresql(address):
        async with await open_store(address) as store:
            yield store
    else:
        with only_one(Path(address)):
            async with await open_store(address, alone=True) as store:
                yield store


async def usable(address: str) -> str:
    """Look whether a bot could open the store at a path or a URL, without changing anything. Returns a
    sentence about it. Raises StoreError."""
    if is_postgresql(address):
        from db.postgresql import inspection  # only here, as above

        return await inspection.usable(address)
    return _usable_file(Path(address))


def _usable_file(path: Path) -> str:
    guard(path)
    if not path.exists():
        return f"{path} is made when the bot starts."
    return f"{path}: schema {schema_version(path)} of {len(migrations())}."
