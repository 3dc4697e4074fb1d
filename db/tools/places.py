"""Where a store is: a file for SQLite, an address for PostgreSQL. Nothing above `db` asks which."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db.contract.store import Store, StoreRefused
from db.sqlite.lockfile import only_one
from db.sqlite.store import SqliteStore


def on_server(place: str | os.PathLike[str]) -> bool:
    """Whether a place (`LOGGIA_DB`) is the address of a PostgreSQL database, and not a path."""
    return str(place).startswith(("postgresql://", "postgres://"))


async def open_store(place: str | os.PathLike[str], *, alone: bool = False) -> Store:
    """Open the store at a path or an address. `alone`: nobody else writes to the file, as the caller has made
    sure (`db.sqlite.lockfile.only_one`); on PostgreSQL others may write always. Raises StoreRefused."""
    if not on_server(place):
        return await SqliteStore.open(place, alone=alone)
    try:
        from db.postgresql.store import (
            PostgresqlStore,  # only here: who has no PostgreSQL need not load its client
        )
    except ImportError as error:
        raise StoreRefused(
            f"PostgreSQL needs asyncpg ({error}): .venv/bin/pip install -r requirements.txt."
        ) from None
    return await PostgresqlStore.open(str(place))


@asynccontextmanager
async def bots_store(place: str | os.PathLike[str]) -> AsyncIterator[Store]:
    """The store of a bot that runs: on a file it is the only one, on PostgreSQL one of several processes.
    Raises StoreRefused."""
    if on_server(place):
        async with await open_store(place) as store:
            yield store
    else:
        with only_one(Path(place)):
            async with await open_store(place, alone=True) as store:
                yield store
