"""Checks whether a database is intact. It only reads, and may run beside the bot."""

import os
import sqlite3
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from db.contract.rows import LoadedTable, Logged
from db.sql.checksums import ALL, LOG, damaged, damaged_states
from db.sql.connection_protocol import Db, finished
from db.sql.reading import load, log
from db.sqlite.migrations import migrations, read_only, schema_version
from db.sqlite.plain import SqliteConnection, instant

# A log is numbered 1 … seq without gaps, and no table is ahead of its log or behind it.
_GAPS = """
SELECT tables.id, tables.seq, count(log.seq), coalesce(max(log.seq), 0)
FROM tables LEFT JOIN log ON log.table_id = tables.id
GROUP BY tables.id HAVING count(log.seq) <> tables.seq OR coalesce(max(log.seq), 0) <> tables.seq
ORDER BY tables.id
"""
_IDS = "SELECT id FROM tables ORDER BY id"
_IN_PLAY = "table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'running'))"

LoadCheck = Callable[[LoadedTable], str | None]
"""Why a stored table can't be loaded; None if it can."""

ReplayCheck = Callable[[LoadedTable, Sequence[Logged]], str | None]
"""The end to which a table's log leads, if it differs from its state; None if it is the same."""

IntegrityCheck = Callable[[Db], Coroutine[Any, Any, list[str]]]
"""A check; it returns one sentence for each problem."""

CHECKSUMMED = 10
"""The first schema version whose rows have checksums."""


def problems(
    path: Path, unsound: LoadCheck | None = None, *, open_here: bool = False, briefly: bool = False
) -> Iterator[str]:
    """One sentence for each thing wrong with the database.

    `unsound` judges the contents that are only bytes to the store. `briefly`: skip the checksums of ended
    games' logs, which are most of all rows. Raises StoreRefused if the database isn't the bot's.

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
        for look in _looks(briefly) if version >= CHECKSUMMED else (_gaps,):
            yield from _read(_look, connection, look)
        if unsound is not None and version == newest:
            for table_id in _ids(connection):
                yield from _read(_table, connection, table_id, unsound)


def remarks(path: Path, otherwise: ReplayCheck | None = None) -> Iterator[str]:
    """Remarks about a database that may be intact. With `otherwise` the logs are replayed."""
    version, newest = schema_version(path), len(migrations())
    if os.name == "posix" and path.stat().st_mode & 0o077:
        yield f"others than its owner may open the file: chmod 600 {path}"
    if version < CHECKSUMMED:
        yield f"schema {version} is older than this program: it has no checksums until the bot opens it"
    if otherwise is not None and version == newest:
        with closing(read_only(path)) as connection:
            for table_id in _ids(connection):
                with instant(connection):
                    yield from finished(_replayed(SqliteConnection(connection), table_id, otherwise))


def _looks(briefly: bool) -> Iterator[IntegrityCheck]:
    yield _gaps
    yield damaged_states
    for rows in ALL:
        yield partial(damaged, rows=rows, only=_IN_PLAY if briefly and rows is LOG else "TRUE")


def _read(look: Callable[..., list[str]], *args: Any) -> list[str]:
    """The problems that a check finds. Unreadable pages are problems too."""
    try:
        return look(*args)
    except sqlite3.DatabaseError as error:
        return [f"damaged pages: {error}"]


def _look(connection: sqlite3.Connection, look: IntegrityCheck) -> list[str]:
    return finished(look(SqliteConnection(connection)))


def _ids(connection: sqlite3.Connection) -> list[int]:
    """The ids of the tables, as far as they can be read."""
    try:
        return [row[0] for row in connection.execute(_IDS)]
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


async def _gaps(db: Db) -> list[str]:
    return [
        f"table {table_id} is at {entry_no}, but its log has {entries} entries, the last {last}"
        for table_id, entry_no, entries, last in await db.all(_GAPS)
    ]


def _table(connection: sqlite3.Connection, table_id: int, unsound: LoadCheck) -> list[str]:
    with instant(connection):
        return finished(_unsound(SqliteConnection(connection), table_id, unsound))


async def _unsound(db: Db, table_id: int, unsound: LoadCheck) -> list[str]:
    """Why the running version can't load a table, such as an unknown title or a newer version.

    Damage is found by checksums.
    """
    loaded = await load(db, table_id)
    if loaded is None or loaded.damaged or (why := unsound(loaded)) is None:
        return []
    return [f"table {table_id} can't be loaded: {why}"]


async def _replayed(db: Db, table_id: int, otherwise: ReplayCheck) -> list[str]:
    loaded = await load(db, table_id)
    if loaded is None or (why := otherwise(loaded, await log(db, table_id, 1, None))) is None:
        return []
    return [f"table {table_id}: {why}"]


# The same for a PostgreSQL database, whose pages and references its server checks.


async def problems_of(db: Db, unsound: LoadCheck | None = None, briefly: bool = False) -> tuple[str, ...]:
    """One sentence for each thing wrong with the contents of a PostgreSQL database."""
    found = [sentence for look in _looks(briefly) for sentence in await look(db)]
    if unsound is not None:
        for (table_id,) in await db.all(_IDS):
            found += await _unsound(db, table_id, unsound)
    return tuple(found)


async def remarks_of(db: Db, otherwise: ReplayCheck | None) -> tuple[str, ...]:
    """Remarks about it."""
    if otherwise is None:
        return ()
    return tuple([one for (id,) in await db.all(_IDS) for one in await _replayed(db, id, otherwise)])
