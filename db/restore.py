"""`python -m db.restore BACKUP TARGET`: put a backup in the place of a database that no bot uses.

    python -m db.restore backups/loggia-2026-11-21T031500Z.sqlite3 loggia.sqlite3
    python -m db.restore loggia-2026-11-21T031500Z.dump postgresql://loggia:password@db/loggia

The backup is copied beside the target, brought to the newest schema and checked as `db.check` does; BACKUP
stays as it is. Only then do the old files go into a folder beside, and the copy gets their name: a command
that is interrupted is given once more. A dump goes into an empty PostgreSQL database, by `pg_restore`, which
may also have been done by hand (`--after-pg_restore`). The bot then posts all running tables anew.
"""

import argparse
import asyncio
import itertools
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from db.backup import NAMED, TIME, backup, sync
from db.contract.errors import StoreError, StoreRefused
from db.opening.addresses import is_postgresql
from db.opening.copy_ends import open_end
from db.sql.connection_protocol import Db, finished
from db.sql.integrity import LoadCheck
from db.sql.migrating import RESTORED
from db.sql.writing import set_meta
from db.sqlite.integrity import problems
from db.sqlite.lockfile import locked
from db.sqlite.migrations import connect, schema_version, transaction
from db.sqlite.plain import SqliteConnection
from games.manager.history.load_check import why_unloadable

COMPANIONS = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside a database."""

LOCKS = (512, 0x40000000)
"""Number of bytes of a file that SQLite locks, and the offset of the first
(https://www.sqlite.org/fileformat.html#the_lock_byte_page)."""

DUMP = b"PGDMP"
"""The first bytes of a dump made by `deploy/backup-postgres.sh`."""

NEXT = "Next: sudo systemctl start loggia (or as you start the bot). It posts all running tables anew."


# An SQLite file


def restore(source: Path, target: Path, now: datetime, why_unloadable: LoadCheck) -> Path | None:
    """Put a backup in the place of a database file. Returns the folder with the old files, if there were any.

    Raises StoreRefused, sqlite3.Error, OSError. The target is then unchanged, or in a state that a bot
    refuses.
    """
    source, target = Path(os.path.abspath(source)), Path(os.path.abspath(target))
    _guard(source, target)
    with locked(target, f"A bot is running on {target}: stop it first.") as lock:
        _give(lock, target)
        new = target.with_name(target.name + ".restored")
        _remove(new)
        try:
            backup(source, new)
            _give(new, target)
            _prepare(new, source, now, why_unloadable)
            with _open_nowhere(target):
                return _swap(new, target, now)
        finally:
            _remove(new)


def _guard(source: Path, target: Path) -> None:
    schema_version(source)
    if not target.parent.is_dir():
        raise StoreRefused(f"The directory {target.parent} does not exist.")
    if target.is_dir() or target.is_symlink():
        raise StoreRefused(f"{target} is no file: name the database file itself.")
    if target.exists() and target.samefile(source):
        raise StoreRefused(f"{source} is the database itself: name a backup.")


def _give(path: Path, target: Path) -> None:
    """Give a file that root has made to the owner of the folder or, if root owns that, of the old file, so
    that the bot can use it."""
    if os.name != "posix" or os.geteuid() != 0:
        return
    like = target.parent.stat()
    if like.st_uid == 0 and target.exists():
        like = target.stat()
    os.chown(path, like.st_uid, like.st_gid)


def _prepare(new: Path, source: Path, now: datetime, why_unloadable: LoadCheck) -> None:
    """Migrate the copy to the newest schema, check it, and note in it that it was restored."""
    with closing(connect(new)) as connection, transaction(connection):
        finished(_note(SqliteConnection(connection), source.name, now))
    if found := list(problems(new, why_unloadable)):
        raise StoreRefused(f"the backup is not whole: {found[0]} ({len(found)} in all).")
    sync(new)


@contextmanager
def _open_nowhere(target: Path) -> Iterator[None]:
    """Lock the old file with SQLite's locks.

    Raises StoreRefused if a program has it open: the last program to close it would delete a write-ahead log
    by its name, which would then be the new file's.
    """
    if os.name != "posix" or not target.exists():
        yield
        return
    import fcntl

    with target.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *LOCKS)
        except OSError:
            raise StoreRefused(f"{target} is open in another program: wait until that has ended.") from None
        yield


def _swap(new: Path, target: Path, now: datetime) -> Path | None:
    """Give the copy the target's name.

    At every moment the target is the old database with its companions, something that no bot opens, or the
    new database.
    """
    old = [path for path in (target, *_companions(target)) if path.exists()]
    aside = None
    if old:
        aside = _new_folder(target.with_name(f"{target.name}-before-{now.strftime(TIME)}"))
        _give(aside, target)
        for path in old:
            os.link(path, aside / path.name)
        sync(aside)
        # A write-ahead log belongs to one file: the new file must not meet it, and the old one must not lose
        # it.
        between = target.with_name(target.name + ".part")
        between.write_text("A backup is being restored here: python -m db.restore has not ended.\n")
        os.replace(between, target)
        sync(target.parent)
        for path in _companions(target):
            path.unlink(missing_ok=True)
        sync(target.parent)
    os.replace(new, target)
    sync(target.parent)
    return aside


def _new_folder(named: Path) -> Path:
    """Make a folder of this name or, if that is there (from the same second), with a number after it."""
    folder = named
    for number in itertools.count(2):
        try:
            folder.mkdir(mode=0o700)
            break
        except FileExistsError:
            folder = named.with_name(f"{named.name}-{number}")
    return folder


def _companions(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in COMPANIONS]


def _remove(path: Path) -> None:
    for one in (path, *_companions(path)):
        one.unlink(missing_ok=True)


async def _note(db: Db, name: str, now: datetime) -> None:
    """Note when the backup was made: taken from its name, or else from the newest change in it."""
    restored = int(now.timestamp() * 1000)
    if (named := NAMED.search(name)) is not None:
        made = int(datetime.strptime(named[1], TIME).replace(tzinfo=UTC).timestamp() * 1000)
    else:
        ((made,),) = await db.all("SELECT coalesce(max(updated_at), ?) FROM tables", restored)
    await set_meta(db, RESTORED, f"{made} {restored} 0")


# A PostgreSQL database


async def restore_dump(
    dump: Path, url: str, now: datetime, why_unloadable: LoadCheck, *, filled: bool
) -> str:
    """Read a dump into an empty PostgreSQL database, unless it is already `filled` with it.

    Returns the name of the database. Raises StoreRefused, OSError.
    """
    if not filled:
        with dump.open("rb") as file:
            if file.read(len(DUMP)) != DUMP:
                raise StoreRefused(f"{dump} is no dump of deploy/backup-postgres.sh.")
        _pg_restore(dump, url)
    async with open_end(url, written=True) as end:
        if found := await end.problems(why_unloadable):
            raise StoreRefused(f"{end.name} is not whole now: {found[0]} ({len(found)} in all).")
        async with end.transaction():
            await _note(end.db, dump.name, now)
        return end.name


def _pg_restore(dump: Path, url: str) -> None:
    """Run `pg_restore`: all of the dump, or nothing if the database is not empty."""
    command = ["pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", f"--dbname={url}"]
    try:
        done = subprocess.run([*command, str(dump)], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise StoreRefused(
            "pg_restore is not installed here: see Restore in docs/hosting-postgresql.md."
        ) from None
    if done.returncode:
        said = next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr.strip())
        raise StoreRefused(f"{said} (the database must be there, and empty).")


def main(arguments: list[str]) -> int:
    """Run the command.

    Returns 0 if the backup is in its place and intact, 1 if not, 2 for invalid arguments.
    """
    parser = argparse.ArgumentParser(prog="python -m db.restore", description=__doc__)
    parser.add_argument("source", metavar="BACKUP", type=Path)
    parser.add_argument("target", metavar="TARGET", help="a file, or postgresql://…")
    parser.add_argument("--after-pg_restore", action="store_true", dest="filled", help="BACKUP is in there")
    try:
        given = parser.parse_args(arguments)
        if given.filled and not is_postgresql(given.target):
            parser.error("--after-pg_restore is for a PostgreSQL database")
    except SystemExit as end:
        return int(end.code or 0)
    now = datetime.now(UTC)
    try:
        if is_postgresql(given.target):
            name = asyncio.run(
                restore_dump(given.source, given.target, now, why_unloadable, filled=given.filled)
            )
            print(f"{name}: restored and checked.")
        else:
            aside = restore(given.source, Path(given.target), now, why_unloadable)
            print(f"{os.path.abspath(given.target)}: restored and checked.")
            if aside is not None:
                print(f"The old files are in {aside}: delete them when all is well.")
    except PermissionError as error:
        print(f"Not restored: {error}: run it as the bot's user or as root.", file=sys.stderr)
        return 1
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not restored: {error}", file=sys.stderr)
        return 1
    print(NEXT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
