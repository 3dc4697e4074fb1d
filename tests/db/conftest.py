"""A store on each of the two databases, empty for every test."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from db import Store, open_store
from kit.own_postgresql import OwnServer

BACKENDS = ("sqlite", "postgresql")
"""Each gets the whole suite of the contract."""

EMPTY = """
SET session_replication_role = replica;
DO $$ DECLARE names text; BEGIN
    SELECT string_agg(quote_ident(relname), ', ') INTO names FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'loggia';
    IF names IS NOT NULL THEN EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE'; END IF;
END $$;
"""
"""As an administrator may, who can put triggers to sleep."""

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture
def database(server: OwnServer) -> str:
    """The address of an empty database."""
    return server.new_database()


@pytest.fixture(scope="session")
def prepared(server: OwnServer) -> str:
    """The address of a database that is emptied again and again: that is quicker than a new one."""
    return server.new_database()


@pytest.fixture
def emptied(server: OwnServer, prepared: str) -> str:
    """The address of a database with tables and without rows."""
    server.psql(EMPTY, urlsplit(prepared).path.strip("/"))
    return prepared


@pytest.fixture(params=BACKENDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store may be made, on either backend."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    return str(request.getfixturevalue("emptied"))


@pytest.fixture
def open_again(place: str) -> Opener:
    """Opens the same store each time it is called, as another process would."""
    return lambda: open_store(place)


@pytest.fixture
async def store(open_again: Opener) -> AsyncIterator[Store]:
    async with await open_again() as opened:
        yield opened
