"""`python -m db.backup SRC DEST`: copy the database while the bot runs.
`python -m db.backup --into FOLDER [--keep 14] SRC`: the same under a name with the time, for a schedule.

The copy is of one instant, checked before it gets its name, and a single file with no companions. With
`--into` its restore is tried as well: the copy is opened as the bot would open it, every table is loaded.
Then the oldest ones are deleted, those beyond the number to keep.
"""

import argparse
import os
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from db.contract.errors import StoreError, StoreRefused
from db.opening.addresses import is_postgresql
from db.sqlite.integrity import problems
from db.sqlite.migrations import connect, keep_private, read_only, schema_version
from games.manager.history.load_check import why_unloadable

KEPT = 14
"""Number of backups that are kept."""
TIME = "%Y-%m-%dT%H%M%SZ"
NAME = f"loggia-{TIME}.sqlite3"
NAMED = re.compile(r"loggia-(\d{4}-\d\d-\d\dT\d{6}Z)\.")
"""The name of a backup or a dump up to its suffix, and its time. Only files with such names are deleted."""


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
        sync(part)
        # A link, not a rename: it fails if a file has appeared there in the meantime.
        os.link(part, target)
    finally:
        part.unlink(missing_ok=True)
    sync(target.parent)
    return version


def _copy(source: Path, part: Path) -> None:
    with closing(read_only(source)) as live, closing(sqlite3.connect(part)) as copy:
        # All pages in one step: a read of one instant, which in WAL mode blocks no writer. With several steps
        # every commit of the running bot would restart the copy.
        live.backup(copy, pages=-1)
        # Leave WAL mode, so that the copy is one file that can be moved and read anywhere.
        copy.execute("PRAGMA journal_mode = DELETE")
        verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise StoreRefused(f"The copy of {source} is damaged: {verdict}")


def sync(path: Path) -> None:
    """Flush a file, or the entries of a folder, to disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def made_in(folder: Path, now: datetime) -> list[Path]:
    """The scheduled backups in a folder, oldest first.

    Backups with a future time were made while the clock was ahead, so they count as older than any made since
    it was set back.
    """
    if not folder.is_dir():
        return []
    found = [path for path in folder.glob("*.sqlite3") if NAMED.fullmatch(f"{path.stem}.")]
    return sorted(found, key=lambda path: (path.name <= now.strftime(NAME), path.name))


def made_at(path: Path) -> float:
    """When a backup was made, in seconds since 1970, read from its name, which copying keeps."""
    return datetime.strptime(path.name, NAME).replace(tzinfo=UTC).timestamp()


def backup_into(source: Path, folder: Path, keep: int, now: datetime) -> Path:
    """Make a backup with a name that contains the time, try to restore it, and delete the oldest beyond
    `keep`.

    Raises what `backup` raises; then nothing is deleted.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = folder / now.strftime(NAME)
    backup(source, target)
    try:
        try_restore(target)
    except BaseException:
        target.unlink(missing_ok=True)  # it would look like a good backup, and displace one
        raise
    for old in made_in(folder, now)[:-keep]:
        old.unlink()
    return target


def try_restore(copy: Path) -> None:
    """Open a copy of the backup as the bot would, and load every table.

    Raises StoreRefused if something is wrong.
    """
    with tempfile.TemporaryDirectory(dir=copy.parent, prefix="restore-") as scratch:
        restored = Path(scratch) / "loggia.sqlite3"
        backup(copy, restored)
        connect(restored).close()
        found = list(problems(restored, why_unloadable))
    if found:
        raise StoreRefused(f"The backup can't be restored whole: {'; '.join(found[:5])}")


def main(arguments: list[str]) -> int:
    """Run the command. Returns 0 if the backup was made, 1 if not, 2 for invalid arguments."""
    parser = argparse.ArgumentParser(prog="python -m db.backup", description=__doc__)
    parser.add_argument("source", metavar="SRC")
    parser.add_argument("target", metavar="DEST", type=Path, nargs="?")
    parser.add_argument("--into", metavar="FOLDER", type=Path, help="make it there, named by the time")
    parser.add_argument("--keep", type=int, default=KEPT, help="number of the newest backups to keep there")
    try:
        given = parser.parse_args(arguments)
        if (given.target is None) == (given.into is None) or given.keep < 1:
            parser.error("give DEST, or --into FOLDER with --keep of at least 1")
    except SystemExit as end:
        return int(end.code or 0)
    if is_postgresql(given.source):
        print("No backup: PostgreSQL has its own, pg_dump; see docs/hosting-postgresql.md.", file=sys.stderr)
        return 1
    source, target = Path(given.source), given.target
    try:
        if target is None:
            target = backup_into(source, given.into, given.keep, datetime.now(UTC))
        else:
            backup(source, target)
        version, size = schema_version(target), target.stat().st_size
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"No backup: {error}", file=sys.stderr)
        return 1
    tried = "checked" if given.into is None else f"checked, its restore tried, {given.keep} kept"
    print(f"{target}: {size} bytes, schema {version}, {tried}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
