"""`python -m db.check FILE`: is this database whole? Reads only, and may run beside the bot."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from db.contract import StoreError
from db.opening import migrations, read_only, schema_version
from db.reading import checksum_of

# A log is numbered 1 … seq without gaps, and no table is ahead of its log or behind it.
_GAPS = """
SELECT tables.id, tables.seq, count(log.seq), coalesce(max(log.seq), 0)
FROM tables LEFT JOIN log ON log.table_id = tables.id
GROUP BY tables.id HAVING count(log.seq) <> tables.seq OR coalesce(max(log.seq), 0) <> tables.seq
"""

_STATES = """
SELECT id, snapshot, checksum FROM tables JOIN marks ON table_id = id WHERE checksum IS NOT NULL
"""


def problems(path: Path) -> Iterator[str]:
    """One sentence for each thing wrong with the database. Raises StoreRefused when it isn't ours."""
    version, newest = schema_version(path), len(migrations())
    if os.name == "posix" and path.stat().st_mode & 0o077:
        yield f"others than its owner may open the file: chmod 600 {path}"
    with closing(read_only(path)) as connection:
        yield from _pages(connection)
        if version > newest:
            yield f"schema {version} is newer than this program, which knows {newest}"
            return
        for look in (_orphans, _gaps) if version < newest else (_orphans, _gaps, _states):
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
        yield f"table {table_id} is at {seq}, but its log has {entries} entries, the last {last}"


def _states(connection: sqlite3.Connection) -> Iterator[str]:
    """States that are not the ones that were written: their checksums tell."""
    for table_id, snapshot, checksum in connection.execute(_STATES):
        if checksum_of(snapshot) != checksum:
            yield f"the state of table {table_id} is not the one that was written: restore a backup"


def main(arguments: list[str]) -> int:
    """Run the command; 0 when all is well, 1 when something isn't, 2 for a wrong call."""
    if len(arguments) != 1:
        print("usage: python -m db.check FILE", file=sys.stderr)
        return 2
    path = Path(arguments[0])
    try:
        found = list(problems(path))
        version = schema_version(path)
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not checked: {error}", file=sys.stderr)
        return 1
    for problem in found:
        print(problem)
    print(f"{path}: schema {version} of {len(migrations())}, {'ok' if not found else 'NOT ok'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
