"""`python -m db.copy FROM TO`: move a store to another place, from a file to PostgreSQL or back.

    python -m db.copy loggia.sqlite3 postgresql://loggia:password@db/loggia

Stop the bot first: neither end may be in use. The same command continues an interrupted copy. At the end
every row of both is compared, every log counted and every state loaded. Until then no bot opens the copy.
FROM stays unchanged.
"""

import asyncio
import hashlib
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import msgspec

from db.contract.errors import StoreError, StoreRefused
from db.opening.copy_ends import CopyEnd, open_end
from db.sql.connection_protocol import SqlRow
from db.sql.migrating import UNFINISHED
from db.tables import TABLES
from games.manager.history.load_check import why_unloadable

BATCH = 500
"""Number of rows copied at a time."""


@dataclass(frozen=True)
class ReadOrder:
    """How a table is read in order: its columns, and the positions of its key among them."""

    table: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def names(self) -> str:
        """The columns, for a query."""
        return ", ".join(self.columns)

    def key_of(self, row: SqlRow) -> SqlRow:
        """The key of a row."""
        return tuple(row[self.columns.index(column)] for column in self.key)


async def copy(source: str, target: str) -> int:
    """Copy a store, check the copy and return its number of tables.

    Raises StoreRefused, and the errors of sqlite3 and asyncpg. The same call then continues with what is
    there.
    """
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(open_end(source, written=False))
        new = await stack.enter_async_context(open_end(target, written=True))
        plans = await _plans(old, new)
        await _begin(old, new)
        for plan in plans:
            count = await _copy_table(old, new, plan)
            print(f"{plan.table}: {count} rows", flush=True)
        async with new.transaction():
            await new.go_on_after(await old.last_numbers())
        await _compare(old, new, plans)
        found = await new.problems(why_unloadable)
        if found:
            raise StoreRefused(f"the copy is not whole: {found[0]} ({len(found)} in all).")
        async with new.transaction():
            await new.db.write("DELETE FROM meta WHERE key = ?", UNFINISHED)
        row = await new.db.one("SELECT count(*) FROM tables")
        assert row is not None  # a count always has a row
        return int(row[0])


async def _plans(old: CopyEnd, new: CopyEnd) -> list[ReadOrder]:
    for end in (old, new):
        if unknown := ", ".join(sorted(await end.tables() ^ set(TABLES))):
            raise StoreRefused(f"{end.name} has other tables than this program knows: {unknown}.")
    plans = []
    for table, described in TABLES.items():
        columns, others = await old.columns(table), await new.columns(table)
        if columns != others:
            raise StoreRefused(f"the columns of {table} differ: {sorted(set(columns) ^ set(others))}.")
        plans.append(ReadOrder(table, columns, tuple(described.key.split())))
    return plans


async def _begin(old: CopyEnd, new: CopyEnd) -> None:
    """Mark the target as an unfinished copy of this source, or check that it is one."""
    row = await new.db.one("SELECT value FROM meta WHERE key = ?", UNFINISHED)
    if row is not None:
        if row[0] != old.name:
            raise StoreRefused(f"{new.name} is an unfinished copy of {row[0]}, and not of {old.name}.")
        print(f"going on with {new.name}", flush=True)
        return
    for table in TABLES:
        if await new.db.one(f"SELECT 1 FROM {table} LIMIT 1") is not None:
            raise StoreRefused(f"{new.name} is not empty: its {table} have rows. Name an empty place.")
    async with new.transaction():
        await new.db.write("INSERT INTO meta (key, value) VALUES (?, ?)", UNFINISHED, old.name)


async def _copy_table(old: CopyEnd, new: CopyEnd, plan: ReadOrder) -> int:
    """Copy the missing rows, starting after the last row that is there."""
    order = ", ".join(f"{column} DESC" for column in plan.key)
    own = "WHERE key <> ?" if plan.table == "meta" else ""
    unfinished = (UNFINISHED,) if own else ()
    newest = f"SELECT {', '.join(plan.key)} FROM {plan.table} {own} ORDER BY {order} LIMIT 1"
    last = await new.db.one(newest, *unfinished)
    places = ", ".join("?" for _ in plan.columns)
    insert = f"INSERT INTO {plan.table} ({plan.names}) VALUES ({places})"
    async for rows in _batches(old, plan, last):
        async with new.transaction():
            await new.db.many(insert, rows)
    row = await new.db.one(f"SELECT count(*) FROM {plan.table} {own}", *unfinished)
    assert row is not None  # a count always has a row
    return int(row[0])


async def _batches(end: CopyEnd, plan: ReadOrder, last: SqlRow | None = None) -> AsyncIterator[list[SqlRow]]:
    """The rows of a table in the order of its key, after a key."""
    key = ", ".join(plan.key)
    places = ", ".join("?" for _ in plan.key)
    while True:
        where = "" if last is None else f"WHERE ({key}) > ({places})"
        query = f"SELECT {plan.names} FROM {plan.table} {where} ORDER BY {key} LIMIT {BATCH}"
        rows = list(await end.db.all(query, *(last or ())))
        if not rows:
            return
        last = plan.key_of(rows[-1])
        yield [row for row in rows if plan.table != "meta" or row[plan.columns.index("key")] != UNFINISHED]


async def _compare(old: CopyEnd, new: CopyEnd, plans: list[ReadOrder]) -> None:
    """Compare every row of both, by count and by checksum."""
    for plan in plans:
        ours, theirs = await _sum(old, plan), await _sum(new, plan)
        if ours != theirs:
            raise StoreRefused(
                f"{plan.table} differs between {old.name} ({ours[0]} rows) and {new.name} ({theirs[0]}): "
                "was a bot started meanwhile? Begin anew with an empty place."
            )


async def _sum(end: CopyEnd, plan: ReadOrder) -> tuple[int, str]:
    count, total = 0, hashlib.sha256()
    async for rows in _batches(end, plan):
        count += len(rows)
        for row in rows:
            total.update(msgspec.msgpack.encode(row))
    return count, total.hexdigest()


def main(arguments: list[str]) -> int:
    """Run the command. Returns 0 if the copy is complete and intact, 1 if not, 2 for invalid arguments."""
    if len(arguments) != 2:
        print("usage: python -m db.copy FROM TO", file=sys.stderr)
        return 2
    source, target = arguments
    try:
        tables = asyncio.run(copy(source, target))
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not copied: {error}", file=sys.stderr)
        return 1
    print(f"{tables} tables copied and compared; every state loads. FROM is as it was.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
