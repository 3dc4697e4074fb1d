"""The reading half of the store."""

from collections.abc import Sequence

from msgspec import Struct

from db.contract.rows import (
    DirectMessageRow,
    DraftRow,
    HandledInteraction,
    LoadedTable,
    Logged,
    OutboxRow,
    PastResult,
    RestorePoint,
    SeatHolder,
    StoreCounts,
    StoredValue,
    TableCounts,
    TableHead,
    TableRow,
    TableVersion,
    UntoldEntries,
    UserRow,
)
from db.sql.checksums import AGREED, DRAFTS, KEPT, not_written, state_checksum
from db.sql.connection_protocol import Db, SqlRow


def _columns(row: type[Struct]) -> str:
    """The columns of a row type, in the order of its fields, so that `row(*values)` builds it."""
    return ", ".join(row.__struct_encode_fields__)


_HEADS = f"SELECT {_columns(TableHead)} FROM tables"
_LIVE = "status IN ('lobby', 'running')"  # exactly as in the partial index, otherwise it isn't used
_TABLE = f"SELECT {_columns(TableRow)} FROM tables WHERE id = ?"
_LIVE_ID = f"SELECT id FROM tables WHERE channel_id = ? AND {_LIVE}"
_LATEST = f"{_HEADS} WHERE channel_id = ? ORDER BY {_LIVE} DESC, id DESC LIMIT 1"
_ALL_LIVE = f"{_HEADS} WHERE {_LIVE} ORDER BY id"
_TABLE_COUNTS = f"""
SELECT count(*) FILTER (WHERE host_user = ? AND status = 'lobby'), count(*) FILTER (WHERE host_user = ?),
    count(*) FILTER (WHERE place_id = ?), count(*)
FROM tables WHERE guild_id = ? AND {_LIVE}
"""
_TABLES_OF_USER = f"{_HEADS} WHERE id IN (SELECT table_id FROM seats WHERE user_id = ?)"
_SEATS = f"SELECT {_columns(SeatHolder)} FROM seats WHERE table_id = ? ORDER BY seat"
_DRAFTS = f"{DRAFTS.select} WHERE table_id = ? ORDER BY seat"
_LOG = f"SELECT {_columns(Logged)} FROM log WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"
_SUMS_AND_NOTE = """
SELECT mark, revision, checksum, marks.crc, note
FROM marks LEFT JOIN posts ON posts.table_id = marks.table_id WHERE marks.table_id = ?
"""
OUTBOX_COLUMNS = _columns(OutboxRow)
_DUE_ITEMS = f"""
SELECT {OUTBOX_COLUMNS} FROM outbox WHERE dropped_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?
"""
_NEXT_ITEM_DUE = "SELECT min(due_at) FROM outbox WHERE dropped_at IS NULL AND leased_by IS NULL"
_VERSION = """
SELECT tables.seq, marks.mark, marks.revision
FROM tables JOIN marks ON marks.table_id = tables.id WHERE tables.id = ?
"""
_DIRECT_MESSAGE = f"SELECT {_columns(DirectMessageRow)} FROM letters WHERE table_id = ? AND user_id = ?"
_VALUES = f"{KEPT.select} WHERE table_id = ? ORDER BY what, seat"
_DUE_TABLES = "SELECT table_id FROM times WHERE due_at <= ? ORDER BY due_at, table_id LIMIT ?"
_RESTORE_POINTS = f"SELECT {_columns(RestorePoint)} FROM points WHERE table_id = ? AND seq >= ? ORDER BY seq"
_ITEMS_FOR = f"""
SELECT {_columns(OutboxRow)} FROM outbox WHERE dropped_at IS NULL AND kind = ? AND target = ? ORDER BY id
"""
_USERS = """
SELECT user_id, language, confirm, tell, quiet, away_until, dm_closed_at, zone, away_from, rated FROM users
WHERE user_id IN ({})
"""
_LOCALES = """
SELECT user_id, max(locale), min(coalesce(locale, '')) FROM seats WHERE user_id IN ({}) GROUP BY user_id
"""
_LAST_ACTS = """
SELECT user_id, max(at) FROM log WHERE table_id = ? AND seq >= ? AND user_id IS NOT NULL GROUP BY user_id
"""
# A table's last entry says who cancelled it. A state version is written when a game starts.
_CANCELLATIONS = """
SELECT log.user_id, count(*) FROM tables JOIN log ON log.table_id = tables.id AND log.seq = tables.seq
WHERE tables.status = 'cancelled' AND guild_id = ? AND title = ? AND updated_at >= ? AND state_version > 0
    AND log.kind = 'cancel' AND log.user_id IS NOT NULL
GROUP BY log.user_id
"""
_RESULTS = f"SELECT {_columns(PastResult)} FROM results"
_WITHOUT_RESULTS = """
SELECT id FROM tables WHERE status = 'over' AND id > ?
    AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)
ORDER BY id LIMIT ?
"""
_ENTRY_NO = "SELECT seq FROM tables WHERE id = ?"
_BY_STATUS = "SELECT status, count(*) FROM tables GROUP BY status"
_LARGEST = 2**63 - 1


async def load(db: Db, table_id: int) -> LoadedTable | None:
    """The table with seats and drafts, as of one instant. None: there is no such table."""
    row = await db.one(_TABLE, table_id)
    if row is None:
        return None
    table = TableRow(*row)
    marks = await db.one(_SUMS_AND_NOTE, table_id)
    assert marks is not None  # every table has such a row from the start
    commit_id, write_id, state, agreed, note = marks
    drafts, kept = await db.all(_DRAFTS, table_id), await db.all(_VALUES, table_id)
    return LoadedTable(
        table,
        await find_seats(db, table_id),
        tuple(DraftRow(*row[:-1]) for row in drafts),
        TableVersion(table.entry_no, commit_id, write_id),
        _damage(table, state, agreed, drafts, kept),
        note or b"",
        tuple(StoredValue(what, data, None if seat == -1 else seat) for _, what, seat, data, _ in kept),
    )


def _damage(
    table: TableRow, state: int | None, agreed: int | None, drafts: Sequence[SqlRow], kept: Sequence[SqlRow]
) -> str:
    """A sentence about the first damaged row; empty if there is none."""
    if state != state_checksum(table.snapshot):
        return not_written(f"the state of table {table.id}")
    held = (table.id, table.commitment, table.secret, table.options, table.settings, table.shares, agreed)
    looked_at = ((AGREED, (held,)), (DRAFTS, drafts), (KEPT, kept))
    found = (kind.damage(row) for kind, rows in looked_at for row in rows)
    return next((not_written(what) for what in found if what is not None), "")


async def live_id(db: Db, channel_id: int) -> int | None:
    """The id of the unfinished table of a channel."""
    row = await db.one(_LIVE_ID, channel_id)
    return None if row is None else int(row[0])


async def table_exists(db: Db, table_id: int) -> bool:
    """Whether there is a table of this id."""
    return await db.one(_ENTRY_NO, table_id) is not None


async def version(db: Db, table_id: int) -> TableVersion | None:
    """The version of a table, drafts included, to check a copy in memory.

    None: there is no such table.
    """
    row = await db.one(_VERSION, table_id)
    return None if row is None else TableVersion(*row)


async def find_seats(db: Db, table_id: int) -> tuple[SeatHolder, ...]:
    """The seats of a table, in order."""
    return tuple(SeatHolder(*row) for row in await db.all(_SEATS, table_id))


async def latest_table(db: Db, channel_id: int) -> TableHead | None:
    """The channel's unfinished table, or else its newest finished one."""
    row = await db.one(_LATEST, channel_id)
    return None if row is None else TableHead(*row)


async def live_tables(db: Db) -> tuple[TableHead, ...]:
    """All unfinished tables, oldest first."""
    return tuple(TableHead(*row) for row in await db.all(_ALL_LIVE))


async def table_counts(db: Db, guild_id: int, host_user: int, place_id: int) -> TableCounts:
    """Numbers of unfinished tables: of a host on this server, of a channel with its threads, of the
    server."""
    (row,) = await db.all(_TABLE_COUNTS, host_user, host_user, place_id, guild_id)
    return TableCounts(*row)


async def tables_of(db: Db, user_id: int, *, live: bool = True) -> tuple[TableHead, ...]:
    """The tables at which the user has a seat, most recently changed first.

    `live=False`: finished ones too, but no studies.
    """
    condition = f" AND {_LIVE}" if live else " AND status <> 'study'"
    rows = await db.all(f"{_TABLES_OF_USER}{condition} ORDER BY updated_at DESC, id DESC", user_id)
    return tuple(TableHead(*row) for row in rows)


async def cancellations(db: Db, guild_id: int, title: str, since: int) -> dict[int, int]:
    """Number of games of a title that each user has cancelled on a server after their start, since a
    time."""
    return dict(await db.all(_CANCELLATIONS, guild_id, title, since))


async def log(db: Db, table_id: int, first: int = 1, last: int | None = None) -> tuple[Logged, ...]:
    """The log entries from `first` to `last`, both included, in order."""
    rows = await db.all(_LOG, table_id, first, _LARGEST if last is None else last)
    return tuple(Logged(*row) for row in rows)


async def _last_acts(db: Db, table_id: int, first: int) -> dict[int, int]:
    """When each user last added an entry, among those from `first` on."""
    return dict(await db.all(_LAST_ACTS, table_id, first))


async def untold_entries(db: Db, table_id: int, acts: int, since: int | None = None) -> UntoldEntries | None:
    """What a table's channel has not been told.

    `acts`: number of last entries in which users and their times are looked up. `since`: an earlier entry,
    from which on entries are read too.
    """
    row = await db.one(f"{_HEADS} WHERE id = ?", table_id)
    if row is None:
        return None
    table = TableHead(*row)
    noted = await db.one("SELECT note FROM posts WHERE table_id = ?", table_id)
    posted = table.posted_entry_no
    found = await log(db, table_id, min(since or posted + 1, posted + 1), table.entry_no)
    return UntoldEntries(
        table,
        b"" if noted is None else noted[0],
        tuple([one for one in found if one.entry_no > posted]),
        await _last_acts(db, table_id, max(table.entry_no - acts, 1)),
        await notice_settings(db, table_id),
        tuple([one for one in found if one.entry_no <= posted]),
    )


async def direct_message(db: Db, table_id: int, user_id: int) -> DirectMessageRow | None:
    """The last direct message to a user about a table."""
    row = await db.one(_DIRECT_MESSAGE, table_id, user_id)
    return None if row is None else DirectMessageRow(*row)


async def counts(db: Db) -> StoreCounts:
    """The numbers of tables and of outbox items."""
    tables: dict[str, int] = dict(await db.all(_BY_STATUS))
    row = await db.one("SELECT count(*) - count(dropped_at), count(dropped_at) FROM outbox")
    assert row is not None  # a count always has a row
    found = [tables.get(status, 0) for status in ("lobby", "running", "over", "cancelled")]
    return StoreCounts(*found, *row)


async def due_items(db: Db, now: int, limit: int) -> tuple[OutboxRow, ...]:
    """Outbox items due at `now`, the longest due first, at most `limit`, claimed or not."""
    return tuple(OutboxRow(*row) for row in await db.all(_DUE_ITEMS, now, limit))


async def items_for(db: Db, kind: str, target: int) -> tuple[OutboxRow, ...]:
    """All outbox items of a kind for a target, of any table, due or not, in order."""
    return tuple(OutboxRow(*row) for row in await db.all(_ITEMS_FOR, kind, target))


async def next_item_due(db: Db) -> int | None:
    """When the next unclaimed item is due (perhaps in the past). None: the outbox is empty."""
    return await _earliest(db, _NEXT_ITEM_DUE)


async def find_remembered(db: Db, interaction_id: int) -> HandledInteraction | None:
    """What is stored about an interaction. None: it is new."""
    row = await db.one("SELECT id, table_id, seq, at FROM interactions WHERE id = ?", interaction_id)
    return None if row is None else HandledInteraction(*row)


async def find_users(db: Db, ids: Sequence[int]) -> dict[int, UserRow]:
    """The settings of several users. Users who were never seen have the defaults."""
    if not ids:
        return {}
    places = ", ".join("?" for _ in ids)
    seen = {user: (one, one == other) for user, one, other in await db.all(_LOCALES.format(places), *ids)}
    locales = {id: seen.get(id, (None, True)) for id in ids}
    found = {id: UserRow(id, locale=locale, at_every_seat=all_) for id, (locale, all_) in locales.items()}
    for row in await db.all(_USERS.format(places), *ids):
        user, language, confirm, tell, quiet, away, closed, zone, since, rated = row
        # SQLite has no booleans: 0 and 1 are converted.
        locale, at_every_seat = locales[user]
        times = (tell, quiet, away, closed, locale, zone, since)
        found[user] = UserRow(user, language, bool(confirm), *times, bool(rated), at_every_seat)
    return found


async def meta(db: Db, key: str) -> str | None:
    """A stored fact about the bot itself, such as the hash of its command tree."""
    row = await db.one("SELECT value FROM meta WHERE key = ?", key)
    return None if row is None else str(row[0])


async def meta_now(db: Db, key: str) -> tuple[str | None, int]:
    """A stored fact, and the time on the clock of all processes that share the database."""
    row = await db.one(f"SELECT (SELECT value FROM meta WHERE key = ?), {db.clock}", key)
    assert row is not None
    return row[0], row[1]


async def due_tables(db: Db, now: int, limit: int) -> tuple[int, ...]:
    """The tables that are due at `now`, the longest due first, at most `limit`.

    They stay due until a change or `put_off` sets their next time, so a crashed process leaves them due.
    """
    return tuple(int(row[0]) for row in await db.all(_DUE_TABLES, now, limit))


async def next_time(db: Db) -> int | None:
    """When the next table is due (perhaps in the past). None: no table is."""
    return await _earliest(db, "SELECT min(due_at) FROM times")


async def _earliest(db: Db, query: str) -> int | None:
    row = await db.one(query)
    return None if row is None or row[0] is None else int(row[0])


async def restore_points(db: Db, table_id: int, first: int = 0) -> tuple[RestorePoint, ...]:
    """The positions the table can go back to, from entry `first` on, in order."""
    return tuple(RestorePoint(*row) for row in await db.all(_RESTORE_POINTS, table_id, first))


async def results(
    db: Db, *, user_id: int | None = None, guild_id: int | None = None, title: str | None = None
) -> tuple[PastResult, ...]:
    """Results of finished games, of one user, server or title, or a combination.

    Games that finished first come first, and the seats of a game in order.
    """
    wanted = {"user_id": user_id, "guild_id": guild_id, "title": title}
    given = {column: value for column, value in wanted.items() if value is not None}
    where = " AND ".join(f"{column} = ?" for column in given) or "TRUE"  # columns, never input
    rows = await db.all(f"{_RESULTS} WHERE {where} ORDER BY at, table_id, seat", *given.values())
    return tuple(PastResult(*(*row[:-1], bool(row[-1]))) for row in rows)


async def without_results(db: Db, after: int, limit: int) -> tuple[int, ...]:
    """Tables whose game is over and has no results, in order, from the one after `after` on, at most
    `limit`. They were finished before results were stored."""
    return tuple(int(row[0]) for row in await db.all(_WITHOUT_RESULTS, after, limit))


async def notice_settings(db: Db, table_id: int) -> dict[int, str]:
    """How users want to be notified about this table, if it differs from their general setting."""
    rows = await db.all("SELECT user_id, tell FROM tells WHERE table_id = ?", table_id)
    return dict(rows)
