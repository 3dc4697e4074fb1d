"""Opening a database file: check, then migrate, then set the pragmas.

A file is ours if its SQLite header contains `APPLICATION_ID`. Files are refused by the bytes of their header,
before SQLite writes anything.
"""

import os
import re
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db.contract.errors import StoreRefused
from db.sql.connection_protocol import finished
from db.sql.migrating import STEPS, UNFINISHED, unfinished_copy
from db.sqlite.plain import SqliteConnection

APPLICATION_ID = 0x4C4F4747  # "LOGG"
MIGRATIONS = Path(__file__).parents[1] / "migrations"

BUSY_SECONDS = 10.0
"""Seconds to wait for another process that has the file locked."""
BUSY_PAUSE = 0.01
"""Seconds between two attempts at what SQLite refuses without waiting."""

OLDEST_SQLITE = (3, 37, 0)  # the first with STRICT tables

PRIVATE = 0o600
"""The mode of every file the store writes."""

_MAGIC = b"SQLite format 3\x00"
_HEADER_BYTES = 100
# Offsets in the header, https://www.sqlite.org/fileformat.html#the_database_header
_USER_VERSION_AT = 60
_APPLICATION_ID_AT = 68


def migrations() -> list[Path]:
    """The numbered migration files, in order. Number n migrates schema n-1 to n."""
    files = sorted(path for path in MIGRATIONS.iterdir() if re.fullmatch(r"\d{4}_\w+\.sql", path.name))
    numbers = [int(path.name[:4]) for path in files]
    if numbers != list(range(1, len(files) + 1)):
        raise StoreRefused(f"The migrations in {MIGRATIONS} are not numbered 0001, 0002 and so on.")
    return files


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Take the write lock at once, then write everything or nothing.

    IMMEDIATE is needed because SQLite refuses at once, without waiting for another writer, when a transaction
    reads first and writes later.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # SQLite rolls back by itself when the disk is full; a failed COMMIT leaves the transaction open.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def connect(path: Path, copying: bool = False) -> sqlite3.Connection:
    """A connection ready for use: file checked, schema current, WAL mode, every commit synced.

    Must run in the thread that will use the connection. Raises StoreRefused, also for an unfinished copy
    unless `copying`.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreRefused(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed.")
    guard(path)
    keep_private(path)
    try:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = FULL")
            _migrate(connection, path)
            _use_wal(connection)
            connection.execute("PRAGMA foreign_keys = ON")
            # The first statement reads a rebuilt schema again, and must not be a checkpoint.
            unfinished = connection.execute("SELECT value FROM meta WHERE key = ?", (UNFINISHED,)).fetchone()
            if unfinished is not None and not copying:
                raise StoreRefused(unfinished_copy(str(path), unfinished[0]))
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreRefused(f"{path} can't be opened: {error}.") from error
    return connection


def _use_wal(connection: sqlite3.Connection) -> None:
    """Put the file into WAL mode, if it isn't yet.

    SQLite reads before it writes here, and so refuses at once, without waiting, when another process changes
    the mode of the same file. The other will be done soon.
    """
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(BUSY_PAUSE)


def keep_private(path: Path) -> None:
    """Make a file readable by its owner only (0600), because it contains hands and secrets.

    SQLite gives the same mode to the files it puts beside (WAL and index). A file of another owner stays
    unchanged.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for one in (path, wal_of(path), path.with_name(path.name + "-shm")):
        if one.exists() and one.stat().st_mode & 0o077 and one.stat().st_uid == os.geteuid():
            one.chmod(PRIVATE)


def guard(path: Path) -> None:
    """Raise StoreRefused, in one sentence, unless `path` is a database of ours or may become one."""
    if path.is_dir():
        raise StoreRefused(f"{path} is a directory, not a database file.")
    if not path.parent.is_dir():
        raise StoreRefused(f"The directory {path.parent} does not exist.")
    if not _writable(path.parent):
        raise StoreRefused(
            f"The directory {path.parent} is read-only, and the store must write beside its file."
        )
    # First the WAL, then the file: in this order another process that creates both can't mislead us.
    wal = wal_of(path)
    has_wal = wal.exists() and wal.stat().st_size > 0
    if not path.exists() or path.stat().st_size == 0:
        if has_wal:
            raise StoreRefused(
                f"{path} is missing or empty while {wal.name} holds moves of it: put the file back."
            )
        return
    if not _writable(path):
        raise StoreRefused(f"{path} is read-only.")
    version = schema_version(path)
    newest = len(migrations())
    if version > newest:
        raise StoreRefused(
            f"{path} has schema {version}, written by a newer version than this, which knows {newest}."
        )


def schema_version(path: Path) -> int:
    """The schema version of an existing file, without writing to it. Raises StoreRefused if it isn't ours."""
    if not path.is_file():
        raise StoreRefused(f"{path} is not a file.")
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        raise StoreRefused(f"{path} is not an SQLite database.")
    if _integer(header, _APPLICATION_ID_AT) != APPLICATION_ID:
        raise StoreRefused(f"{path} is an SQLite database of another program.")
    wal = wal_of(path)
    if wal.exists() and wal.stat().st_size > 0:
        # After a crash, or while another process runs, the newest header may be in the WAL.
        with closing(read_only(path)) as connection:
            return int(connection.execute("PRAGMA user_version").fetchone()[0])
    return _integer(header, _USER_VERSION_AT)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that can't write, and leaves the files beside the database as they were.

    A plain read-only connection would leave an empty WAL and index behind, possibly owned by another user
    than the bot's. So it is only used if these exist already (the bot runs, or has crashed). A cleanly closed
    file is opened for writing and not written to.
    """
    mode = "ro" if wal_of(path).exists() or not _writable(path.parent) else "rw"
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


def wal_of(path: Path) -> Path:
    """The path of SQLite's write-ahead log of a database file."""
    return path.with_name(path.name + "-wal")


def _integer(header: bytes, offset: int) -> int:
    return int(struct.unpack_from(">i", header, offset)[0])


def _writable(path: Path) -> bool:
    """Whether the file is writable.

    False even for root if no write bit is set, because somebody has removed them on purpose.
    """
    return bool(path.stat().st_mode & 0o222) and os.access(path, os.W_OK)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Apply missing migrations, each in a transaction of its own.

    A new file gets its application id in the first one, before WAL mode, so that the id is in the file's own
    header from the first moment. Foreign keys are off meanwhile, because rebuilding a table needs that; they
    are checked before each commit.
    """
    connection.execute("PRAGMA foreign_keys = OFF")
    for number, file in enumerate(migrations(), start=1):
        # A cheap check first, so that opening a current file needs no write lock.
        if _version(connection) >= number:
            continue
        with transaction(connection):
            # Check again under the lock: another process may have been faster.
            if _version(connection) >= number:
                continue
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            for statement in _statements(file.read_text(encoding="utf-8")):
                connection.execute(statement)
            if (step := STEPS.get(number)) is not None:
                finished(step(SqliteConnection(connection)))
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
            if broken:
                raise StoreRefused(
                    f"{file.name} would leave a row of {broken[0]} in {path} without its parent."
                )
            connection.execute(f"PRAGMA user_version = {number}")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one. `executescript` would commit the open transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
