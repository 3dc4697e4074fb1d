"""The store compared with bare SQLite and with bare asyncpg: what the store's promises cost a move.

To a person: how soon a move is on disk, also late in a long game.

Both sides write the same rows in one transaction with the same settings to databases of their own. They take
turns, so that a slow moment of the disk affects both. Bounds: for one table alone, SQLite's store takes at
most 1.6 times as long. Of eight tables that write at once, each takes at most 0.8 of a bare commit, because
they share a sync. PostgreSQL's store takes at most twice as long as asyncpg with the same number of
connections. Move 500 of a game costs what the first does.
"""

import argparse
import asyncio
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

from bench.kit.rows import BenchRow, Figure, percentile
from db import LogEntry, NewTable, OutboxItem, SeatHolder, SqliteStore, Store, TableChange
from kit.own_postgresql import OwnServer, binaries

SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"

P95 = Figure("a commit, p95", "ms", digits=3)
LATE = Figure("move 500 and on beside the first ones, median", "ms", digits=3, most_of_floor=1.15)

ROUNDS, WARM_UP, LATE_ROUNDS = 200, 20, 60
"""Number of commits that are timed, of those before, and of those late in a game."""

ALONE = 1
AT_ONCE = (ALONE, 8, 64)
"""Numbers of tables that write at once."""

MOST_OF_BARE = {SQLITE: {ALONE: 1.6, 8: 0.8}, POSTGRESQL: {ALONE: 2.0, 8: 2.0, 64: 2.0}}
"""The maximum time of a commit as a multiple of a bare one, by store and number of tables at once."""

SNAPSHOT, MOVE, EVENTS, PAYLOAD = bytes(range(256)) * 24, b"m" * 60, b"e" * 300, b"p" * 200
"""What a move writes, as large as in a usual game: 6 kB of state."""

NOW = 1_750_000_000_000
"""Milliseconds since 1970 UTC."""

FIRST_INTERACTION, CHANNEL = 1_380_000_000_000_000_000, 1_100_000_000_000_000_000
"""Ids as Discord gives them."""

Commit = Callable[[int, int], Awaitable[Any]]
"""Writes the move of this number (from 0) of a table."""


def commit_median(store: str, tables: int) -> Figure:
    """The time of a commit."""
    return Figure("a commit, median", "ms", digits=3, most_of_floor=MOST_OF_BARE[store].get(tables))


def main(_: argparse.Namespace) -> list[BenchRow]:
    """Measure milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_on_sqlite(Path(folder)))
    if binaries() is None:
        print("PostgreSQL is not installed, and so not measured.", file=sys.stderr)
        return rows
    with OwnServer(fast=False) as server:
        return rows + asyncio.run(_on_postgresql(server))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    alone, late = commit_median(SQLITE, ALONE).among(rows), LATE.among(rows, SQLITE)
    return f"a move is on disk after {alone.value:.1f} ms; late in a long game in {late.ratio} of that time"


def _rows(median: Figure, of: str, ours: list[float], bare: list[float]) -> list[BenchRow]:
    middle, high = ([1000 * percentile(times, at) for times in (ours, bare)] for at in (50, 95))
    return [median.row(*middle, of=of), P95.row(*high, of=of)]


async def _on_sqlite(folder: Path) -> list[BenchRow]:
    async with await SqliteStore.open(folder / "store.db") as store:
        tables = [await _table(store, number) for number in range(max(AT_ONCE))]
        async with await SqliteStore.open(folder / "bare.db") as prepare:
            assert [await _table(prepare, number) for number in range(max(AT_ONCE))] == tables
        with closing(_bare_connection(folder / "bare.db")) as connection:

            async def ours(table_id: int, number: int) -> None:
                await store.commit(_step(table_id, number))

            async def bare(table_id: int, number: int) -> None:
                _bare_commit(connection, table_id, number)

            return await _compared(SQLITE, tables, ours, bare)


async def _on_postgresql(server: OwnServer) -> list[BenchRow]:
    import asyncpg

    from db.postgresql.store import CONNECTIONS, PostgresqlStore

    async with await PostgresqlStore.open(server.new_database()) as store:
        tables = [await _table(store, number) for number in range(max(AT_ONCE))]
        place = server.new_database()
        async with await PostgresqlStore.open(place) as prepare:
            assert [await _table(prepare, number) for number in range(max(AT_ONCE))] == tables
        async with asyncpg.create_pool(
            place, min_size=CONNECTIONS, max_size=CONNECTIONS, reset=_leave
        ) as pool:

            async def ours(table_id: int, number: int) -> None:
                await store.commit(_step(table_id, number))

            async def bare(table_id: int, number: int) -> None:
                async with pool.acquire() as connection, connection.transaction():
                    for statement, *values in _bare_statements(table_id, number):
                        await connection.execute(_dollars(statement), *values)

            return await _compared(POSTGRESQL, tables, ours, bare)


async def _leave(connection: Any) -> None:
    """Reset nothing on a connection that returns to the pool, as in the store."""


async def _compared(kind: str, tables: Sequence[int], ours: Commit, bare: Commit) -> list[BenchRow]:
    """One table alone, several at once, and late in a game."""
    numbers = {table_id: count() for table_id in tables}
    rows = []
    for many in AT_ONCE:
        # Bare SQLite has one writer: what its transactions would take one after another is the floor.
        mine, floor = await _in_turns(tables[:many], numbers, ours, bare, max(ROUNDS // many, 20))
        of = kind if many == ALONE else f"{kind}, {many} tables at once"
        rows += _rows(commit_median(kind, many), of, mine, floor)
    early, late = tables[1], tables[2]
    while (number := next(numbers[late])) < 499:
        await ours(late, number)
    await ours(late, number)
    first, last = [], []
    for _ in range(LATE_ROUNDS):
        first.append(await _time(ours, [(early, next(numbers[early]))]))
        last.append(await _time(ours, [(late, next(numbers[late]))]))
    return [*rows, LATE.row(1000 * percentile(last, 50), 1000 * percentile(first, 50), of=kind)]


async def _in_turns(
    tables: Sequence[int], numbers: dict[int, Any], ours: Commit, bare: Commit, rounds: int
) -> tuple[list[float], list[float]]:
    """Seconds per commit, through the store and bare, after a warm-up. The order changes from round to round,
    because the second may find the disk busy."""
    mine: list[float] = []
    floor: list[float] = []
    for number in range(WARM_UP + rounds):
        moves = [(table_id, next(numbers[table_id])) for table_id in tables]
        sides = [(ours, mine), (bare, floor)]
        for commit, times in sides if number % 2 else reversed(sides):
            times.append(await _time(commit, moves))
    return mine[WARM_UP:], floor[WARM_UP:]


async def _time(commit: Commit, moves: Sequence[tuple[int, int]]) -> float:
    """Seconds for each of these, run at once."""
    started = time.perf_counter()
    if len(moves) == 1:
        await commit(*moves[0])
    else:
        await asyncio.gather(*(commit(*move) for move in moves))
    return (time.perf_counter() - started) / len(moves)


async def _table(store: Store, number: int) -> int:
    seats = tuple(SeatHolder(seat, 1000 + seat, f"Player {seat}") for seat in range(4))
    return await store.create(
        NewTable(
            guild_id=1,
            channel_id=CHANNEL + number,
            title="florence",
            language="en",
            host_user=1000,
            at=NOW,
            status="running",
            snapshot=SNAPSHOT,
            seats=seats,
        )
    )


def _interaction(table_id: int, number: int) -> int:
    return FIRST_INTERACTION + table_id * 100_000 + number


def _step(table_id: int, number: int) -> TableChange:
    return TableChange(
        table_id=table_id,
        expected_entry_no=number,
        at=NOW + number,
        interaction_id=_interaction(table_id, number),
        entries=(LogEntry(kind="move", seat=number % 4, user_id=1000, move=MOVE, events=EVENTS),),
        snapshot=SNAPSHOT,
        outbox_items=(OutboxItem(kind="board", target=CHANNEL, payload=PAYLOAD, due_at=NOW),),
    )


def _bare_connection(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _bare_statements(table_id: int, number: int) -> list[tuple[Any, ...]]:
    """The rows of `_step`, without the store and its checks."""
    entry_no, at, interaction = number + 1, NOW + number, _interaction(table_id, number)
    mark = (entry_no, entry_no, 0, table_id)
    log = (
        table_id,
        entry_no,
        at,
        interaction,
        "move",
        number % 4,
        1000,
        MOVE,
        b"",
        EVENTS,
        None,
        entry_no,
        entry_no,
    )
    owed = (table_id, "board", CHANNEL, PAYLOAD, NOW, entry_no, f"{entry_no:020}", "board", NOW, entry_no)
    return [
        (
            "UPDATE tables SET seq = ?, updated_at = ?, snapshot = ? WHERE id = ?",
            entry_no,
            at,
            SNAPSHOT,
            table_id,
        ),
        ("INSERT INTO interactions VALUES (?, ?, ?, ?)", interaction, table_id, entry_no, at),
        ("UPDATE marks SET mark = ?, revision = ?, checksum = ? WHERE table_id = ?", *mark),
        ("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *log),
        (
            "INSERT INTO outbox"
            " (table_id, kind, target, payload, due_at, created_seq, token, lane, noted_at, crc)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *owed,
        ),
    ]


def _bare_commit(connection: sqlite3.Connection, table_id: int, number: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for statement, *values in _bare_statements(table_id, number):
        connection.execute(statement, values)
    connection.execute("COMMIT")


@lru_cache
def _dollars(statement: str) -> str:
    numbers = count(1)
    return re.sub(r"\?", lambda found: f"${next(numbers)}", statement)
