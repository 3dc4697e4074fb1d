"""The truth to check against: the table on disk, and its log replayed without the random generator."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from db import Logged
from db.sql import reading
from db.sql.connection_protocol import Db, SqlRow, StoreCall, finished
from db.sqlite.plain import SqliteConnection
from games.core import AddressedEvent
from games.manager.history import replay
from games.manager.history.rollback import target_of
from games.manager.model.stored_table import table_of
from games.manager.model.table import Table
from games.manager.model.table_events import ROLL_BACK
from games.manager.storage.outbox_items import MentionLater
from games.titles import TITLES
from soak.checks.tally import Tally

R = TypeVar("R")

EVER = 2**62
"""A time that never comes, in milliseconds."""


class Ledger:
    """Reads the bot's database from outside, and never writes.

    `games[table_id][entry_no]` is the state after log entry `entry_no`, computed by replaying the moves with
    the recorded draws. It is compared with the stored snapshot whenever the log has grown.
    """

    def __init__(self, path: Path, tally: Tally) -> None:
        self.path = path
        self.tally = tally
        self.games: dict[int, list[Any]] = {}
        self.told: dict[int, list[tuple[AddressedEvent, ...]]] = {}

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, isolation_level=None, timeout=180)

    def _read(self, work: StoreCall[R], *args: Any) -> R:
        with closing(self._connect()) as connection:
            return finished(work(SqliteConnection(connection), *args))

    def table(self, table_id: int) -> Table:
        """The table as it is on disk now."""
        loaded = self._read(reading.load, table_id)
        assert loaded is not None, f"no table {table_id}"
        known = len(self.games.get(table_id, [None])) - 1
        new = self._read(reading.log, table_id, known + 1, loaded.table.entry_no)
        table = table_of(loaded, TITLES)
        if new:
            self._replay(table, new, loaded.table.snapshot)
        return table

    def newest_table(self, channel_id: int) -> int | None:
        """The id of the channel's table."""
        head = self._read(reading.latest_table, channel_id)
        return None if head is None else head.id

    def entry_count_of(self, interaction_id: int) -> int:
        """Number of log entries that an interaction caused, without automatic ones."""
        return self._read(_brought, interaction_id)

    def log(self, table_id: int) -> tuple[Logged, ...]:
        """The whole log of a table."""
        return self._read(reading.log, table_id, 1, None)

    def owed(self, table_id: int | None = None, due_by: int = EVER) -> list[str]:
        """What is still in the outbox for a table (None: for all) and due by then, in words. Delayed mentions
        are not included: they are needed only if somebody doesn't come."""
        rows = self._read(_owed, table_id, due_by)
        return [
            f"{kind} of entry {entry_no}, {tries} tries, {error}" for kind, entry_no, tries, error in rows
        ]

    # Replaying

    def _replay(self, table: Table, new: tuple[Logged, ...], snapshot: bytes) -> None:
        states = self.games.setdefault(table.id, [None])
        told = self.told.setdefault(table.id, [()])
        for entry in new:
            if entry.kind == ROLL_BACK:
                then = states[target_of(entry)]
                states.append(replay.went_back(table.title, len(table.seats), then, states[-1], entry))
                told.append(())
                continue
            state, events = self._after(table, states[-1], entry)
            states.append(state)
            told.append(events)
        if states[-1] is not None and table.title.save(states[-1]) != snapshot:
            self.tally.fault(
                "errors", f"table {table.id}: the log up to {table.entry_no} is not the snapshot"
            )

    def _after(self, table: Table, state: Any, entry: Logged) -> tuple[Any, tuple[AddressedEvent, ...]]:
        """The state after an entry, and the events it told, which must equal those in the log."""
        played = replay.state_after(table.title, len(table.seats), table.options, state, entry)
        if played is None:
            return state, ()
        if msgspec.msgpack.encode(played.events) != entry.events:
            self.tally.fault(
                "errors", f"table {table.id}: entry {entry.entry_no} tells other events than before"
            )
        return played.game, played.events


async def _brought(db: Db, interaction_id: int) -> int:
    said = "SELECT count(*) FROM log WHERE interaction_id = ? AND coalesce(cause, 'by_hand') = 'by_hand'"
    row = await db.one(said, interaction_id)
    return 0 if row is None else int(row[0])


async def _owed(db: Db, table_id: int | None, due_by: int) -> Sequence[SqlRow]:
    said = (
        "SELECT kind, created_seq, attempts, last_error FROM outbox "
        f"WHERE dropped_at IS NULL AND kind <> '{MentionLater.kind}' AND due_at <= ?"
    )
    of_table = () if table_id is None else (table_id,)
    return await db.all(f"{said} AND table_id = ?" if of_table else said, due_by, *of_table)


def strings(value: Any) -> set[str]:
    """Every text in a state, view, move or event, at any depth."""
    return set(every_string(value))


def every_string(value: Any) -> Iterator[str]:
    """Every text in it, with repetitions."""
    return _walk(msgspec.to_builtins(value))


def _walk(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _walk(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _walk(part)
