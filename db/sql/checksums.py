"""Checksums of rows that hold bytes, so that damaged rows are detected and named."""

import zlib
from typing import Any

from msgspec import msgpack

from db.sql.connection_protocol import Db, SqlRow
from db.tables import TABLES, StoredTable

BATCH = 500
"""Number of rows read at a time."""

_encode = msgpack.Encoder().encode


def checksum(*values: Any) -> int:
    """A checksum over a row's key and contents."""
    return zlib.crc32(_encode(values))


def state_checksum(snapshot: bytes) -> int:
    """A checksum of a state."""
    return zlib.crc32(snapshot)


class ChecksummedRows:
    """The rows of a table whose column `crc` holds a checksum (`StoredTable.covered`)."""

    def __init__(self, table: str, described: StoredTable) -> None:
        self.table = table
        self.key = tuple(described.key.split())
        self.covered = tuple(described.covered.split())
        self.row_name = described.row_name
        self.source = described.joined or table

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of `select`, in order: the covered ones, the rest of the key, the checksum."""
        return (*self.covered, *(name for name in self.key if name not in self.covered), "crc")

    @property
    def select(self) -> str:
        """The beginning of a query for rows to check."""
        return f"SELECT {', '.join(self.columns)} FROM {self.source}"

    def sum_of(self, row: SqlRow) -> int:
        """The correct checksum of a row."""
        return checksum(*row[: len(self.covered)])

    def damage(self, row: SqlRow) -> str | None:
        """The name of a damaged row; None if the row is intact."""
        if self.sum_of(row) == row[-1]:
            return None
        named = self.row_name.format(**dict(zip(self.columns, row, strict=True)))
        return named.removesuffix(", seat -1")  # the whole table's row is stored with seat -1

    def key_of(self, row: SqlRow) -> SqlRow:
        """The key of a row."""
        return tuple(row[self.columns.index(name)] for name in self.key)


_ROWS = {name: ChecksummedRows(name, table) for name, table in TABLES.items() if table.covered}
AGREED, LOG, DRAFTS, KEPT = (_ROWS[name] for name in ("marks", "log", "drafts", "kept"))
ALL = tuple(_ROWS.values())
"""All rows that hold bytes, except states, whose checksums are in `marks.checksum`."""

_STATES = "SELECT table_id, snapshot, checksum FROM marks JOIN tables ON tables.id = marks.table_id"


def not_written(what: str) -> str:
    """The sentence about a damaged row."""
    return f"{what} is not as it was written: restore a backup"


async def damaged(db: Db, rows: ChecksummedRows, only: str = "TRUE") -> list[str]:
    """A sentence for each damaged row that meets a condition."""
    found, last = [], None
    while batch := await _after(db, rows.select, rows.key, last, only):
        last = rows.key_of(batch[-1])
        found += [not_written(what) for row in batch if (what := rows.damage(row)) is not None]
    return found


async def damaged_states(db: Db) -> list[str]:
    """The same for states."""
    found, last = [], None
    while batch := await _after(db, _STATES, ("table_id",), last):
        last = batch[-1][:1]
        found += [
            not_written(f"the state of table {table_id}")
            for table_id, snapshot, crc in batch
            if state_checksum(snapshot) != crc
        ]
    return found


async def write_missing(db: Db) -> None:
    """Write missing checksums, within the caller's transaction: the end of migration 10.

    A later migration that changes what is covered rewrites them, and leaves this list as it is.
    """
    for rows in ALL:
        where = " AND ".join(f"{name} = ?" for name in rows.key)
        last = None
        while batch := await _after(db, rows.select, rows.key, last, "crc IS NULL"):
            last = rows.key_of(batch[-1])
            sums = [(rows.sum_of(row), *rows.key_of(row)) for row in batch]
            await db.many(f"UPDATE {rows.table} SET crc = ? WHERE {where}", sums)
    last = None
    while batch := await _after(db, _STATES, ("table_id",), last, "checksum IS NULL"):
        last = batch[-1][:1]
        sums = [(state_checksum(snapshot), table_id) for table_id, snapshot, _ in batch]
        await db.many("UPDATE marks SET checksum = ? WHERE table_id = ?", sums)


async def _after(
    db: Db, select: str, key: tuple[str, ...], last: SqlRow | None, only: str = "TRUE"
) -> list[SqlRow]:
    """The next rows of a query, in the order of a key."""
    names, places = ", ".join(key), ", ".join("?" for _ in key)
    after = "" if last is None else f" AND ({names}) > ({places})"
    query = f"{select} WHERE {only}{after} ORDER BY {names} LIMIT {BATCH}"
    return list(await db.all(query, *(last or ())))
