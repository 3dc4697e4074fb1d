"""Is a database whole? Reads only, and may run beside the bot."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from db.opening import migrations, read_only, schema_version
from db.reading import checksum_of
from db.work import Db

# A log is numbered 1 … seq without gaps, and no table is ahead of its log or behind it.
_GAPS = """
SELECT tables.id, tables.seq, count(log.seq), coalesce(max(log.seq), 0)
FROM tables LEFT JOIN log ON log.table_id = tables.id
GROUP BY tables.id HAVING count(log.seq) <> tables.seq OR coalesce(max(log.seq), 0) <> tables.seq
"""

_LOADS = "SELECT id, title, options, snapshot, state_version FROM tables"

_STATES = """
SELECT id, snapshot, checksum FROM tables JOIN marks ON table_id = id WHERE checksum IS NOT NULL
"""

_BOTH = """
SELECT id, title, options, snapshot, state_version, checksum FROM tables JOIN marks ON table_id = id
WHERE id > ? ORDER BY id LIMIT ?
"""

Unsound = Callable[[str, bytes, bytes, int], str | None]
"""Why a table with this title, options, state and version of it can't be loaded; None if it can."""


def problems(path: Path, unsound: Unsound | None = None, *, open_here: bool = False) -> Iterator[str]:
    """One sentence for each thing wrong with the database. `unsound` judges what to the store are only bytes.
    Raises StoreRefused when it isn't ours.

    `open_here`: this process has the file open, as SQLite's. Then nothing but SQLite may open it: with the
    closing of any other handle POSIX takes away all locks of the process, the next one to use the file thinks
    itself alone and deletes the write-ahead log, and what is written after that is lost."""
    version, newest = 0 if open_here else schema_version(path), len(migrations())
    if os.name == "posix" and path.stat().st_mode & 0o077:
        yield f"others than its owner may open the file: chmod 600 {path}"
    with closing(read_only(path)) as connection:
        if open_here:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
        yield from _pages(connection)
        if version > newest:
            yield f"schema {version} is newer than this program, which knows {newest}"
            return
        looks = [_orphans, _gaps]
        if version == newest:
            looks.append(_states)
        if unsound is not None:
            looks.append(partial(_tables, unsound=unsound))
        for look in looks:
            try:
                yield from look(connection)
            except sqlite3.DatabaseError as error:
                yield f"damaged pages: {error}"


def _pages(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        for (verdict,) in connection.execute("PRAGMA integrity_check"):
            if verdict != "ok":
                yield f"damaged: {verdict}"
    except sqlite3.DatabaseError as error:
        yield f"damaged pages: {error}"


def _orphans(connection: sqlite3.Connection) -> Iterator[str]:
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} has lost its parent in {parent}"


def _gaps(connection: sqlite3.Connection) -> Iterator[str]:
    for table_id, seq, entries, last in connection.execute(_GAPS):
        yield _gap(table_id, seq, entries, last)


def _gap(table_id: int, seq: int, entries: int, last: int) -> str:
    return f"table {table_id} is at {seq}, but its log has {entries} entries, the last {last}"


def _states(connection: sqlite3.Connection) -> Iterator[str]:
    """States that are not the ones that were written: their checksums tell."""
    for table_id, snapshot, checksum in connection.execute(_STATES):
        if checksum_of(snapshot) != checksum:
            yield _changed(table_id)


def _changed(table_id: int) -> str:
    return f"the state of table {table_id} is not the one that was written: restore a backup"


def _tables(connection: sqlite3.Connection, unsound: Unsound) -> Iterator[str]:
    """Tables that the running version can't load: of a title it does not know, of a newer one, damaged."""
    for table_id, *columns in connection.execute(_LOADS):
        if (why := unsound(*columns)) is not None:
            yield f"table {table_id} can't be loaded: {why}"


# The same of a PostgreSQL database, whose pages and references its server looks after.

_BATCH = 200


async def problems_of(db: Db, unsound: Unsound | None = None) -> tuple[str, ...]:
    """One sentence for each thing wrong with what a server stores."""
    found = [_gap(*row) for row in await db.all(_GAPS)]
    last = 0
    while rows := await db.all(_BOTH, last, _BATCH):
        for table_id, title, options, snapshot, version, checksum in rows:
            last = table_id
            if checksum is not None and checksum_of(snapshot) != checksum:
                found.append(_changed(table_id))
            if unsound is not None and (why := unsound(title, options, snapshot, version)) is not None:
                found.append(f"table {table_id} can't be loaded: {why}")
    return tuple(found)
