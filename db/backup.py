"""`python -m db.backup SRC DEST`: copy the database while the bot runs.

The copy is of one instant, checked before it gets its name, and a single file with no companions.
"""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from db.contract import StoreError, StoreRefused
from db.opening import keep_private, read_only, schema_version


def backup(source: Path, target: Path) -> int:
    """Copy `source` to `target` and return the schema version. Raises StoreRefused, sqlite3.Error.

    An existing `target` is never overwritten: the last good copy outlives a bad one.
    """
    version = schema_version(source)
    if target.exists():
        raise StoreRefused(f"{target} exists already; a backup is never overwritten.")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        keep_private(part)
        _copy(source, part)
        _sync(part)
        # A link, not a rename: it fails rather than replace a file that has appeared meanwhile.
        os.link(part, target)
    finally:
        part.unlink(missing_ok=True)
    _sync(target.parent)
    return version


def _copy(source: Path, part: Path) -> None:
    with closing(read_only(source)) as live, closing(sqlite3.connect(part)) as copy:
        # All pages in one step: a read of one instant, which in WAL mode holds up no writer. In
        # several steps every commit of the running bot would start the copy anew.
        live.backup(copy, pages=-1)
        # Out of WAL mode, so that the copy is one file that can be moved and read anywhere.
        copy.execute("PRAGMA journal_mode = DELETE")
        verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise StoreRefused(f"The copy of {source} is damaged: {verdict}")


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def main(arguments: list[str]) -> int:
    """Run the command; 0 when the copy is there, 1 when it isn't, 2 for a wrong call."""
    if len(arguments) != 2:
        print("usage: python -m db.backup SRC DEST", file=sys.stderr)
        return 2
    source, target = Path(arguments[0]), Path(arguments[1])
    try:
        version = backup(source, target)
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"No backup: {error}", file=sys.stderr)
        return 1
    print(f"{target}: {target.stat().st_size} bytes, schema {version}, checked")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
