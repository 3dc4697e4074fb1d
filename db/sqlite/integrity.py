"""Checks whether a database file is whole: its pages, its references, its contents (`db.sql.integrity`). It
only reads, and may run beside the bot."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from db.sql import integrity
from db.sql.connection_protocol import finished
from db.sql.integrity import IntegrityCheck, LoadCheck, ReplayCheck
from db.sqlite.migrations import migrations, read_only, schema_version
from db.sqlite.plain import SqliteConnection, instant

CHECKSUMMED = 10
"""The first schema version whose rows have checksums."""


def problems(
    path: Path, why_unloadable: LoadCheck | None = None, *, open_here: bool = False, briefly: bool = False
) -> Iterator[str]:
    """One sentence for each thing wrong with the database.

    `why_unloadable` judges the contents that are only bytes to the store. `briefly`: see
    `db.sql.integrity.checks`. Raises StoreRefused if the database isn't the bot's.

    `open_here`: this process has the file open in SQLite. Then nothing but SQLite may open it: closing any
    other handle makes POSIX release all locks of the process. The next process to use the file would think
    that it is alone and delete the write-ahead log, and later writes would be lost.
    """
    version, newest = 0 if open_here else schema_version(path), len(migrations())
    with closing(read_only(path)) as connection:
        if open_here:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
        yield from _pages(connection)
        if version > newest:
            yield f"schema {version} is newer than this program, which knows {newest}"
            return
        yield from _read(_orphans, connection)
        for check in integrity.checks(briefly) if version >= CHECKSUMMED else (integrity.log_gaps,):
            yield from _read(_found, connection, check)
        if why_unloadable is not None and version == newest:
            for table_id in _ids(connection):
                yield from _read(_table, connection, table_id, why_unloadable)


def remarks(path: Path, other_end: ReplayCheck | None = None) -> Iterator[str]:
    """Remarks about a database that may be intact. With `other_end` the logs are replayed."""
    version, newest = schema_version(path), len(migrations())
    if os.name == "posix" and path.stat().st_mode & 0o077:
        yield f"others than its owner may open the file: chmod 600 {path}"
    if version < CHECKSUMMED:
        yield f"schema {version} is older than this program: it has no checksums until the bot opens it"
    if other_end is not None and version == newest:
        with closing(read_only(path)) as connection:
            for table_id in _ids(connection):
                with instant(connection):
                    yield from finished(integrity.replayed(SqliteConnection(connection), table_id, other_end))


def _read(check: Callable[..., list[str]], *args: Any) -> list[str]:
    """The problems that a check finds. Unreadable pages are problems too."""
    try:
        return check(*args)
    except sqlite3.DatabaseError as error:
        return [f"damaged pages: {error}"]


def _found(connection: sqlite3.Connection, check: IntegrityCheck) -> list[str]:
    return finished(check(SqliteConnection(connection)))


def _ids(connection: sqlite3.Connection) -> list[int]:
    """The ids of the tables, as far as they can be read."""
    try:
        return finished(integrity.table_ids(SqliteConnection(connection)))
    except sqlite3.DatabaseError:
        return []  # reported by earlier checks


def _pages(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        for (verdict,) in connection.execute("PRAGMA integrity_check"):
            if verdict != "ok":
                yield f"damaged: {verdict}"
    except sqlite3.DatabaseError as error:
        yield f"damaged pages: {error}"


def _orphans(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("PRAGMA foreign_key_check").fetchall()
    return [f"row {row} of {table} has lost its parent in {parent}" for table, row, parent, _ in found]


def _table(connection: sqlite3.Connection, table_id: int, why_unloadable: LoadCheck) -> list[str]:
    with instant(connection):
        return finished(integrity.unloadable(SqliteConnection(connection), table_id, why_unloadable))
