"""The store beside bare SQLite: what the contract costs a move.

Both sides write the same rows in one transaction with the same pragmas to a file of their own, in
turns, so that a slow moment of the disk hits both. The bound: the store takes at most twice as long.
"""

import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from db import Announcement, Entry, NewTable, SeatHolder, SqliteStore, TableChange

ROUNDS = 400
WARM_UP = 50
BOUND = 2.0

SNAPSHOT = bytes(range(256)) * 24  # 6 kB
MOVE = b"m" * 60
EVENTS = b"e" * 300
PAYLOAD = b"p" * 200
NOW = 1_750_000_000_000
FIRST_INTERACTION = 1_380_000_000_000_000_000
CHANNEL = 1_100_000_000_000_000_000


def main(as_json: bool) -> list[dict[str, Any]]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio}; times in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = asyncio.run(_measure(Path(folder)))
    rows: list[dict[str, Any]] = []
    for name, pick in (("median", statistics.median), ("95th percentile", _percentile_95)):
        value, floor = pick(ours) * 1000, pick(bare) * 1000
        rows.append(
            {
                "name": f"store: commit of a move, {name}",
                "value": round(value, 3),
                "unit": "ms",
                "floor": round(floor, 3),
                "ratio": round(value / floor, 2),
            }
        )
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            print(f"{row['name']}: {row['value']} ms, bare SQLite {row['floor']} ms, ratio {row['ratio']}")
    return rows


def _percentile_95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


async def _measure(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds of each commit, through the store and bare, after a warm-up."""
    ours: list[float] = []
    bare: list[float] = []
    async with await SqliteStore.open(folder / "store.db") as store:
        table_id = await _table(store)
        async with await SqliteStore.open(folder / "bare.db") as prepare:
            assert await _table(prepare) == table_id
        with closing(_bare_connection(folder / "bare.db")) as connection:
            for number in range(WARM_UP + ROUNDS):
                step = _step(table_id, number)
                write = _bare_commit(connection, table_id, number)
                # Who goes first changes from round to round: the second may find the disk busy.
                if number % 2:
                    ours.append(await _time_store(store, step))
                    bare.append(_time(write))
                else:
                    bare.append(_time(write))
                    ours.append(await _time_store(store, step))
            assert connection.execute("SELECT count(*) FROM log").fetchone() == (WARM_UP + ROUNDS,)
        assert await store.current_seq(table_id) == WARM_UP + ROUNDS
    return ours[WARM_UP:], bare[WARM_UP:]


async def _table(store: SqliteStore) -> int:
    seats = tuple(SeatHolder(seat, 1000 + seat, f"Player {seat}") for seat in range(4))
    return await store.create(
        NewTable(
            guild_id=1,
            channel_id=CHANNEL,
            title="florence",
            language="en",
            host_user=1000,
            at=NOW,
            status="running",
            snapshot=SNAPSHOT,
            seats=seats,
        )
    )


def _step(table_id: int, number: int) -> TableChange:
    return TableChange(
        table_id=table_id,
        expected_seq=number,
        at=NOW + number,
        interaction_id=FIRST_INTERACTION + number,
        entries=(Entry(kind="move", seat=number % 4, user_id=1000, move=MOVE, events=EVENTS),),
        snapshot=SNAPSHOT,
        announcements=(Announcement(kind="board", target=CHANNEL, payload=PAYLOAD, due_at=NOW),),
    )


async def _time_store(store: SqliteStore, step: TableChange) -> float:
    started = time.perf_counter()
    await store.commit(step)
    return time.perf_counter() - started


def _time(write: Callable[[], None]) -> float:
    started = time.perf_counter()
    write()
    return time.perf_counter() - started


def _bare_connection(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _bare_commit(connection: sqlite3.Connection, table_id: int, number: int) -> Callable[[], None]:
    """The rows of `_step`, by hand and unchecked."""
    seq, at, interaction = number + 1, NOW + number, FIRST_INTERACTION + number

    def write() -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "UPDATE tables SET seq = ?, updated_at = ?, snapshot = ? WHERE id = ?",
            (seq, at, SNAPSHOT, table_id),
        )
        connection.execute("INSERT INTO interactions VALUES (?, ?, ?, ?)", (interaction, table_id, seq, at))
        connection.execute(
            "UPDATE marks SET mark = ?, revision = ?, checksum = ? WHERE table_id = ?",
            (seq, seq, 0, table_id),
        )
        connection.execute(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table_id, seq, at, interaction, "move", number % 4, 1000, MOVE, b"", EVENTS, None, seq),
        )
        connection.execute(
            "INSERT INTO outbox"
            " (table_id, kind, target, payload, due_at, created_seq, token, lane, noted_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table_id, "board", CHANNEL, PAYLOAD, NOW, seq, f"{seq:020}", "board", NOW),
        )
        connection.execute("COMMIT")

    return write


if __name__ == "__main__":
    main("--json" in sys.argv[1:])
