"""What another program does to the bot's database while the bot runs, whichever store it is."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from typing import Any

from live_bot import LiveBot

from db.opening.addresses import is_postgresql
from db.sql.checksums import write_missing
from db.sql.connection_protocol import Db, SqlRow

DISK_FULL = ("log", "outbox", "drafts", "interactions", "seats", "users", "meta", "letters", "posts", "marks")
"""The tables to which nothing can be written."""


async def rows(live: LiveBot, statement: str, *values: Any) -> Sequence[SqlRow]:
    """What the database answers."""

    async def ask(db: Db) -> Sequence[SqlRow]:
        return await db.all(statement, *values)

    store: Any = live.store
    return list(await store._read(ask))


async def change(live: LiveBot, *statements: tuple[Any, ...]) -> None:
    """Write something of which the bot is told nothing: each statement with its values. Rows that get no
    checksum get the one that they should have."""

    async def write(db: Db) -> None:
        for statement, *values in statements:
            await db.write(statement, *values)
        await write_missing(db)

    store: Any = live.store
    await store._write(write)


@asynccontextmanager
async def busy(live: LiveBot) -> AsyncIterator[None]:
    """While the block runs somebody else writes the database, so no move is made before it ends, and what
    is answered meanwhile is acknowledged first."""
    if not is_postgresql(live.bot.place):
        with closing(sqlite3.connect(live.bot.place, isolation_level=None, timeout=120)) as other:
            other.execute("BEGIN IMMEDIATE")
            with live.bot.hasty():
                yield
        return
    import asyncpg

    other = await asyncpg.connect(live.bot.place)
    try:
        await other.execute("BEGIN; LOCK TABLE tables, seats, drafts, log, interactions IN EXCLUSIVE MODE")
        with live.bot.hasty():
            yield
    finally:
        await other.close()


@asynccontextmanager
async def disk_full(live: LiveBot) -> AsyncIterator[None]:
    """While the block runs nothing can be written to any table of the database."""
    acts = [(table, act) for table in DISK_FULL for act in ("INSERT", "UPDATE", "DELETE")]
    if not is_postgresql(live.bot.place):
        with closing(sqlite3.connect(live.bot.place, isolation_level=None, timeout=120)) as other:
            for table, act in acts:
                refuse = "SELECT RAISE(ABORT, 'database or disk is full')"
                other.execute(
                    f"CREATE TRIGGER full_{table}_{act} BEFORE {act} ON {table} BEGIN {refuse}; END"
                )
            try:
                yield
            finally:
                for table, act in acts:
                    other.execute(f"DROP TRIGGER full_{table}_{act}")
        return
    import asyncpg

    other = await asyncpg.connect(live.bot.place)
    try:
        # One table after the other: who asks for several at once may wait for a bot that waits for it.
        await other.execute(
            "CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$"
        )
        for table, act in acts:
            # By statement: the owner's rows may be none, and the disk is full all the same.
            await other.execute(
                f"CREATE TRIGGER full_{act} BEFORE {act} ON {table} EXECUTE FUNCTION disk_full()"
            )
        try:
            yield
        finally:
            for table, act in acts:
                await other.execute(f"DROP TRIGGER full_{act} ON {table}")
            await other.execute("DROP FUNCTION disk_full()")
    finally:
        await other.close()
