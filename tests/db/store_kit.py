"""Helpers for the tests of the store: short ways to make tables and changes, and programs run beside them."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from db import (
    DraftRow,
    HandledInteraction,
    LogEntry,
    NewTable,
    OutboxItem,
    OutboxRow,
    SeatHolder,
    Store,
    TableChange,
)
from db.sql import reading
from db.sql.checksums import write_missing
from db.sql.connection_protocol import finished
from db.sqlite.migrations import transaction
from db.sqlite.plain import SqliteConnection

ROOT = Path(__file__).resolve().parents[2]
HOST, GUEST = 7_000, 7_001
CHANNEL = 2**62  # as large as Discord's ids ever get


def new_table(**changes: Any) -> NewTable:
    """A table to be created, with some fields set."""
    fields: dict[str, Any] = {
        "guild_id": 1,
        "channel_id": CHANNEL,
        "title": "florence",
        "language": "ja",
        "host_user": HOST,
        "at": 100,
        "options": b"options",
        "secret": b"\x00secret",
        "commitment": "c0ffee",
        "seats": (SeatHolder(0, HOST, "Ada"), SeatHolder(1, None, "Computer", "computer")),
    }
    return NewTable(**(fields | changes))


def move_change(table_id: int, expected_entry_no: int, **changes: Any) -> TableChange:
    """A change of one move, with some fields set."""
    fields: dict[str, Any] = {
        "table_id": table_id,
        "expected_entry_no": expected_entry_no,
        "at": 200 + expected_entry_no,
        "entries": (LogEntry(kind="move", seat=0, user_id=HOST, move=b"move", outcomes=b"6", events=b"e"),),
        "snapshot": b"state %d" % (expected_entry_no + 1),
        "state_version": 1,
    }
    return TableChange(**(fields | changes))


def draft_change(draft: DraftRow, **changes: Any) -> TableChange:
    """Keep the draft of a seat, or with empty moves clear it."""
    drafts = (draft,) if draft.moves else ()
    fields: dict[str, Any] = {"clear_drafts": () if draft.moves else (draft.seat,), "save_drafts": drafts}
    return TableChange(table_id=draft.table_id, expected_entry_no=draft.base_entry_no, **(fields | changes))


def outbox_item(due_at: int = 0, **changes: Any) -> OutboxItem:
    """A post that is due, with some fields set."""
    fields: dict[str, Any] = {"kind": "board", "target": CHANNEL, "payload": b"news", "due_at": due_at}
    return OutboxItem(**(fields | changes))


def reckon(path: Path) -> None:
    """Write the checksums of rows that a test has written without."""
    with closing(sqlite3.connect(path, isolation_level=None)) as plain, transaction(plain):
        finished(write_missing(SqliteConnection(plain)))


async def entry_no_of(store: Store, table_id: int) -> int | None:
    """The number of a table's last entry; None if there is no such table."""
    version = await store.version(table_id)
    return None if version is None else version.entry_no


async def seats_of(store: Store, table_id: int) -> tuple[SeatHolder, ...]:
    """The seats of a table; none if there is no such table."""
    loaded = await store.load(table_id)
    return () if loaded is None else loaded.seats


async def handled(store: Store, interaction_id: int) -> HandledInteraction | None:
    """What the store remembers of an interaction."""
    return await store._read(reading.find_remembered, interaction_id)


async def next_item_due(store: Store) -> int | None:
    """When the next outbox item is due."""
    return await store._read(reading.next_item_due)


async def claim(store: Store, now: int, until: int, limit: int, owner: str) -> tuple[OutboxRow, ...]:
    """Claim due outbox items."""
    return (await store.take(now, until, limit, owner))[0]


async def everything(store: Store, table_id: int) -> tuple[object, ...]:
    """All that a change can change, to compare before and after a refusal."""
    log, owed = await store.log(table_id), await store.due_items(10**15, 1000)
    return (*_plain(await store.load(table_id)), log, owed, await store.counts())


def _plain(loaded: Any) -> tuple[object, ...]:
    return loaded.table, loaded.seats, loaded.drafts


def start(program: str, *arguments: object) -> subprocess.Popen[str]:
    """Run Python source in a process of its own that can import the project and this kit."""
    path = os.pathsep.join((str(ROOT), str(Path(__file__).parent)))
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
    )


def run_module(module: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run `python -m MODULE` and return what came of it."""
    return subprocess.run(
        [sys.executable, "-m", module, *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
