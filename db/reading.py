"""The reading half of the SQLite store: functions that run in the connection's thread."""

import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct

from db.rows import (
    Counts,
    Draft,
    Kept,
    Letter,
    Loaded,
    Logged,
    Owed,
    Point,
    Remembered,
    Result,
    SeatHolder,
    Table,
    TableHead,
    User,
    Version,
)


def _columns(row: type[Struct]) -> str:
    """The columns of a row type: its fields, in order, so that `row(*values)` rebuilds it."""
    return ", ".join(row.__struct_fields__)


_HEADS = f"SELECT {_columns(TableHead)} FROM tables"
_LIVE = "status IN ('lobby', 'running')"  # word for word as in the partial index, or it isn't used
_TABLE = f"SELECT {_columns(Table)} FROM tables WHERE id = ?"
_LIVE_ID = f"SELECT id FROM tables WHERE channel_id = ? AND {_LIVE}"
_LATEST = f"{_HEADS} WHERE channel_id = ? ORDER BY {_LIVE} DESC, id DESC LIMIT 1"
_ALL_LIVE = f"{_HEADS} WHERE {_LIVE} ORDER BY id"
_OF_USER = f"{_HEADS} WHERE id IN (SELECT table_id FROM seats WHERE user_id = ?)"
_SEATS = f"SELECT {_columns(SeatHolder)} FROM seats WHERE table_id = ? ORDER BY seat"
_DRAFTS = f"SELECT {_columns(Draft)} FROM drafts WHERE table_id = ? ORDER BY seat"
_LOG = f"SELECT {_columns(Logged)} FROM log WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"
_MARKS = """
SELECT mark, revision, checksum, note FROM marks LEFT JOIN posts ON posts.table_id = marks.table_id
WHERE marks.table_id = ?
"""
OWED_COLUMNS = _columns(Owed)
_OWED = f"""
SELECT {OWED_COLUMNS} FROM outbox WHERE dropped_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?
"""
_NEXT_DUE = "SELECT min(due_at) FROM outbox WHERE dropped_at IS NULL AND leased_by IS NULL"
_VERSION = """
SELECT tables.seq, marks.mark, marks.revision
FROM tables JOIN marks ON marks.table_id = tables.id WHERE tables.id = ?
"""
_LETTER = f"SELECT {_columns(Letter)} FROM letters WHERE table_id = ? AND user_id = ?"
_KEPT = "SELECT what, data, nullif(seat, -1) FROM kept WHERE table_id = ? ORDER BY what, seat"
_DUE = "SELECT table_id FROM times WHERE due_at <= ? ORDER BY due_at, table_id LIMIT ?"
_POINTS = f"SELECT {_columns(Point)} FROM points WHERE table_id = ? AND seq >= ? ORDER BY seq"
_OWED_TO = f"""
SELECT {_columns(Owed)} FROM outbox WHERE dropped_at IS NULL AND kind = ? AND target = ? ORDER BY id
"""
_USER = """
SELECT language, confirm, tell, quiet, away_until, dm_closed_at, zone, away_from, rated FROM users
WHERE user_id = ?
"""
_LOCALE = "SELECT max(locale) FROM seats WHERE user_id = ?"  # the same at all of a user's seats
_LAST_ACTS = """
SELECT user_id, max(at) FROM log WHERE table_id = ? AND seq >= ? AND user_id IS NOT NULL GROUP BY user_id
"""
# A table's last entry tells who called it off; a state version is written when a game starts.
_CALLED_OFF = """
SELECT log.user_id, count(*) FROM tables JOIN log ON log.table_id = tables.id AND log.seq = tables.seq
WHERE tables.status = 'cancelled' AND guild_id = ? AND title = ? AND updated_at >= ? AND state_version > 0
    AND log.kind = 'cancel' AND log.user_id IS NOT NULL
GROUP BY log.user_id
"""
_RESULTS = f"SELECT {_columns(Result)} FROM results"
_LARGEST = 2**63 - 1


@contextmanager
def _one_instant(connection: sqlite3.Connection) -> Iterator[None]:
    """Several SELECTs that see the same moment, whatever other processes write meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


def load(connection: sqlite3.Connection, table_id: int) -> Loaded | None:
    """A table with seats and drafts; see `Store.load`."""
    with _one_instant(connection):
        return _loaded(connection, table_id)


def load_live(connection: sqlite3.Connection, channel_id: int) -> Loaded | None:
    """The live table of a channel with seats and drafts; see `Store.load_live`."""
    with _one_instant(connection):
        table_id = live_id(connection, channel_id)
        return None if table_id is None else _loaded(connection, table_id)


def _loaded(connection: sqlite3.Connection, table_id: int) -> Loaded | None:
    row = connection.execute(_TABLE, (table_id,)).fetchone()
    if row is None:
        return None
    table = Table(*row)
    drafts = tuple(Draft(*draft) for draft in connection.execute(_DRAFTS, (table_id,)))
    mark, revision, checksum, note = connection.execute(_MARKS, (table_id,)).fetchone()
    damaged = checksum is not None and checksum != checksum_of(table.snapshot)
    version = Version(table.seq, mark, revision)
    kept = tuple(Kept(*row) for row in connection.execute(_KEPT, (table_id,)))
    return Loaded(table, find_seats(connection, table_id), drafts, version, damaged, note or b"", kept)


def checksum_of(snapshot: bytes) -> int:
    """What tells a state from a damaged one."""
    return zlib.crc32(snapshot)


def live_id(connection: sqlite3.Connection, channel_id: int) -> int | None:
    """The id of the unfinished table of a channel."""
    row = connection.execute(_LIVE_ID, (channel_id,)).fetchone()
    return None if row is None else int(row[0])


def find_seq(connection: sqlite3.Connection, table_id: int) -> int | None:
    """The `seq` of a table; see `Store.current_seq`."""
    row = connection.execute("SELECT seq FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else int(row[0])


def version(connection: sqlite3.Connection, table_id: int) -> Version | None:
    """Which version of a table is the newest; see `Store.version`."""
    row = connection.execute(_VERSION, (table_id,)).fetchone()
    return None if row is None else Version(*row)


def find_seats(connection: sqlite3.Connection, table_id: int) -> tuple[SeatHolder, ...]:
    """The seats of a table; see `Store.seats`."""
    return tuple(SeatHolder(*row) for row in connection.execute(_SEATS, (table_id,)))


def latest_table(connection: sqlite3.Connection, channel_id: int) -> TableHead | None:
    """The table a channel is about; see `Store.latest_table`."""
    row = connection.execute(_LATEST, (channel_id,)).fetchone()
    return None if row is None else TableHead(*row)


def live_tables(connection: sqlite3.Connection) -> tuple[TableHead, ...]:
    """All unfinished tables; see `Store.live_tables`."""
    return tuple(TableHead(*row) for row in connection.execute(_ALL_LIVE))


def tables_of(connection: sqlite3.Connection, user_id: int, live: bool) -> tuple[TableHead, ...]:
    """The tables of a user; see `Store.tables_of`."""
    condition = f" AND {_LIVE}" if live else ""
    rows = connection.execute(f"{_OF_USER}{condition} ORDER BY updated_at DESC, id DESC", (user_id,))
    return tuple(TableHead(*row) for row in rows)


def called_off(connection: sqlite3.Connection, guild_id: int, title: str, since: int) -> dict[int, int]:
    """Who has called off how many games; see `Store.called_off`."""
    return dict(connection.execute(_CALLED_OFF, (guild_id, title, since)))


def log(connection: sqlite3.Connection, table_id: int, first: int, last: int | None) -> tuple[Logged, ...]:
    """A stretch of a table's log; see `Store.log`."""
    bounds = (table_id, first, _LARGEST if last is None else last)
    return tuple(Logged(*row) for row in connection.execute(_LOG, bounds))


def last_acts(connection: sqlite3.Connection, table_id: int, first: int) -> dict[int, int]:
    """When each user last did something; see `Store.last_acts`."""
    return dict(connection.execute(_LAST_ACTS, (table_id, first)))


def letter(connection: sqlite3.Connection, table_id: int, user_id: int) -> Letter | None:
    """The last direct message to a user about a table; see `Store.letter`."""
    row = connection.execute(_LETTER, (table_id, user_id)).fetchone()
    return None if row is None else Letter(*row)


def counts(connection: sqlite3.Connection) -> Counts:
    """How much there is; see `Store.counts`."""
    with _one_instant(connection):
        tables = dict(connection.execute("SELECT status, count(*) FROM tables GROUP BY status"))
        row = connection.execute(
            "SELECT count(*) - count(dropped_at), count(dropped_at) FROM outbox"
        ).fetchone()
    found = [tables.get(status, 0) for status in ("lobby", "running", "over", "cancelled")]
    return Counts(*found, *row)


def owed(connection: sqlite3.Connection, now: int, limit: int) -> tuple[Owed, ...]:
    """Announcements due; see `Store.owed`."""
    return tuple(Owed(*row) for row in connection.execute(_OWED, (now, limit)))


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next announcement is due; see `Store.next_due`."""
    row = connection.execute(_NEXT_DUE).fetchone()
    return None if row[0] is None else int(row[0])


def find_remembered(connection: sqlite3.Connection, interaction_id: int) -> Remembered | None:
    """What is known of an interaction; see `Store.remembered`."""
    row = connection.execute(
        "SELECT id, table_id, seq, at FROM interactions WHERE id = ?", (interaction_id,)
    ).fetchone()
    return None if row is None else Remembered(*row)


def find_users(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, User]:
    """The settings of users; see `Store.users`."""
    found = {}
    for user_id in ids:
        row = connection.execute(_USER, (user_id,)).fetchone()
        (locale,) = connection.execute(_LOCALE, (user_id,)).fetchone()
        if row is None:
            found[user_id] = User(user_id, locale=locale)
        else:
            language, confirm, tell, quiet, away, closed, zone, since, rated = row
            # SQLite has no booleans: 0 and 1 become one.
            times = (tell, quiet, away, closed, locale, zone, since)
            found[user_id] = User(user_id, language, bool(confirm), *times, bool(rated))
    return found


def meta(connection: sqlite3.Connection, key: str) -> str | None:
    """A remembered fact; see `Store.meta`."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def due(connection: sqlite3.Connection, now: int, limit: int) -> tuple[int, ...]:
    """The tables that are due; see `Store.due`."""
    return tuple(int(row[0]) for row in connection.execute(_DUE, (now, limit)))


def next_time(connection: sqlite3.Connection) -> int | None:
    """When the next table is due; see `Store.next_time`."""
    row = connection.execute("SELECT min(due_at) FROM times").fetchone()
    return None if row[0] is None else int(row[0])


def points(connection: sqlite3.Connection, table_id: int, first: int) -> tuple[Point, ...]:
    """Positions to go back to; see `Store.points`."""
    return tuple(Point(*row) for row in connection.execute(_POINTS, (table_id, first)))


def results(
    connection: sqlite3.Connection, user_id: int | None, guild_id: int | None, title: str | None
) -> tuple[Result, ...]:
    """How finished games ended; see `Store.results`."""
    wanted = {"user_id": user_id, "guild_id": guild_id, "title": title}
    given = {column: value for column, value in wanted.items() if value is not None}
    where = " AND ".join(f"{column} = ?" for column in given) or "TRUE"  # columns, never input
    rows = connection.execute(f"{_RESULTS} WHERE {where} ORDER BY at, table_id, seat", tuple(given.values()))
    return tuple(Result(*(*row[:-1], bool(row[-1]))) for row in rows)


def tells(connection: sqlite3.Connection, table_id: int) -> dict[int, str]:
    """How users want to be told of a table; see `Store.tells`."""
    return dict(connection.execute("SELECT user_id, tell FROM tells WHERE table_id = ?", (table_id,)))


def owed_to(connection: sqlite3.Connection, kind: str, target: int) -> tuple[Owed, ...]:
    """What of a kind is owed to somebody; see `Store.owed_to`."""
    return tuple(Owed(*row) for row in connection.execute(_OWED_TO, (kind, target)))
