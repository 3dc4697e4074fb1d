"""`python -m db.check FILE`: is this database whole? Reads only, and may run beside the bot."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from db.contract import StoreError
from db.opening import migrations, read_only, schema_version

# A log is numbered 1 … seq without gaps, and no table is ahead of its log or behind it.
_GAPS = """
SELECT tables.id, tables.seq, count(log.seq), coalesce(max(log.seq), 0)
FROM tables LEFT JOIN log ON log.table_id = tables.id
GROUP BY tables.id HAVING count(log.seq) <> tables.seq OR coalesce(max(log.seq), 0) <> tables.seq
"""


def problems(path: Path) -> Iterator[str]:
    """One sentence for each thing wrong with the database. Raises StoreRefused when it isn't ours."""
    version, newest = schema_version(path), len(migrations())
    with closing(read_only(path)) as connection:
        for (verdict,) in connection.execute("PRAGMA integrity_check"):
            if verdict != "ok":
                yield f"damaged: {verdict}"
        if version > newest:
            yield f"schema {version} is newer than this program, which knows {newest}"
            return
        for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
            yield f"row {row} of {table} has lost its parent in {parent}"
        for table_id, seq, entries, last in connection.execute(_GAPS):
            yield f"table {table_id} is at {seq}, but its log has {entries} entries, the last {last}"


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
