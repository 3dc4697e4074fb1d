"""The writing half of the SQLite store: functions that run in the connection's thread.

Each opens one transaction, and leaves either all of its writes or none.
"""

import secrets
import sqlite3
from collections.abc import Iterable

from msgspec import UNSET, structs

from db.contract import AlreadyDone, ChannelTaken, NoSuchTable, Stale
from db.opening import transaction
from db.reading import checksum_of, find_remembered, find_seq, find_users, live_id
from db.rows import (
    LIVE,
    Announcement,
    NewTable,
    SeatHolder,
    TableChange,
    User,
    UserChange,
    new_mark,
)

_CREATE = """
INSERT INTO tables (guild_id, channel_id, title, language, status, host_user, created_at, updated_at,
                    state_version, commitment, secret, options, snapshot, terms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# The optimistic lock: the row changes only while it still has the `seq` the step was made from.
_ADVANCE = """
UPDATE tables SET
    seq = ?, updated_at = ?,
    snapshot = coalesce(?, snapshot), state_version = coalesce(?, state_version),
    status = coalesce(?, status), language = coalesce(?, language), host_user = coalesce(?, host_user),
    channel_id = coalesce(?, channel_id), options = coalesce(?, options), secret = coalesce(?, secret),
    commitment = coalesce(?, commitment), terms = coalesce(?, terms), shares = coalesce(?, shares)
WHERE id = ? AND seq = ?
"""

_LOG = """
INSERT INTO log
    (table_id, seq, at, interaction_id, kind, seat, user_id, move, outcomes, events, cause, mark)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

_REMEMBER = "INSERT INTO interactions (id, table_id, seq, at) VALUES (?, ?, ?, ?)"
_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, kind, locale, level) VALUES (?, ?, ?, ?, ?, ?, ?)"
_DRAFT = "INSERT OR REPLACE INTO drafts (table_id, seat, base_seq, moves, mark) VALUES (?, ?, ?, ?, ?)"
_OWE = """
INSERT INTO outbox (table_id, kind, target, payload, due_at, created_seq, token, lane, noted_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# What is kept beside a game; -1 is the seat of what is the whole table's.
_KEEP = "INSERT OR REPLACE INTO kept (table_id, what, seat, data) VALUES (?, ?, ?, ?)"
_FORGET = "DELETE FROM kept WHERE table_id = ? AND what = ? AND seat = ?"
_DUE = "INSERT OR REPLACE INTO times (table_id, due_at) VALUES (?, ?)"
_POINT = "INSERT INTO points (table_id, seq, checksum, data) VALUES (?, ?, ?, ?)"

# What statistics need of the table stands in its row, which the step has written before.
_RESULT = """
INSERT INTO results (table_id, seat, guild_id, title, at, seats, computers, user_id, place, points, rated)
SELECT id, ?, guild_id, title, updated_at, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?
"""

# The lock: everything that writes a game takes the revision further, drafts too.
_REVISE = """
UPDATE marks SET revision = ?1, mark = CASE WHEN ?2 THEN ?1 ELSE mark END, checksum = coalesce(?3, checksum)
WHERE table_id = ?4 AND revision = coalesce(?5, revision)
"""


def create(connection: sqlite3.Connection, new: NewTable) -> int:
    """Add a table; see `Store.create`."""
    with transaction(connection):
        _refuse_repeat(connection, new.interaction_id)
        if new.status in LIVE:
            _refuse_taken(connection, new.channel_id)
        cursor = connection.execute(
            _CREATE,
            (
                *(new.guild_id, new.channel_id, new.title, new.language, new.status, new.host_user),
                *(new.at, new.at, new.state_version, new.commitment, new.secret, new.options, new.snapshot),
                new.terms,
            ),
        )
        table_id = cursor.lastrowid
        assert table_id is not None  # an INSERT that didn't raise has made a row
        if new.interaction_id is not None:
            connection.execute(_REMEMBER, (new.interaction_id, table_id, 0, new.at))
        connection.execute(
            "INSERT INTO marks (table_id, mark, revision, checksum) VALUES (?, 0, ?, ?)",
            (table_id, new_mark(), checksum_of(new.snapshot)),
        )
        _add_seats(connection, table_id, new.seats)
        put(connection, table_id, 0, new.announcements, new.at)
    return table_id


def commit(connection: sqlite3.Connection, step: TableChange) -> int:
    """Write a step; see `Store.commit`."""
    with transaction(connection):
        _refuse_repeat(connection, step.interaction_id)
        _advance(connection, step)
        if step.interaction_id is not None:
            connection.execute(_REMEMBER, (step.interaction_id, step.table_id, step.seq, step.at))
        _add_entries(connection, step)
        if step.seats is not None:
            connection.execute("DELETE FROM seats WHERE table_id = ?", (step.table_id,))
            _add_seats(connection, step.table_id, step.seats)
        for seat in step.clear_drafts:
            connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (step.table_id, seat))
        for draft in step.save_drafts:
            connection.execute(_DRAFT, (draft.table_id, draft.seat, draft.base_seq, draft.moves, draft.mark))
        _keep(connection, step)
        for one in step.endings:
            came = (len(step.endings), one.computers, one.user_id, one.place, one.points, one.rated)
            connection.execute(_RESULT, (one.seat, *came, step.table_id))
        put(connection, step.table_id, step.seq, step.announcements, step.at)
    return step.seq


def _keep(connection: sqlite3.Connection, step: TableChange) -> None:
    """What a step leaves beside the game: things kept, the next time, a point to go back to."""
    for kept in step.kept:
        seat = -1 if kept.seat is None else kept.seat
        if kept.data:
            connection.execute(_KEEP, (step.table_id, kept.what, seat, kept.data))
        else:
            connection.execute(_FORGET, (step.table_id, kept.what, seat))
    if step.due_at is not UNSET:
        set_due(connection, step.table_id, step.due_at)
    if step.point is not None:
        assert step.snapshot is not None  # TableChange says so
        connection.execute(_POINT, (step.table_id, step.seq, checksum_of(step.snapshot), step.point))


def set_due(connection: sqlite3.Connection, table_id: int, due_at: int | None) -> None:
    """When a table is due, within the caller's transaction."""
    if due_at is None:
        connection.execute("DELETE FROM times WHERE table_id = ?", (table_id,))
    else:
        connection.execute(_DUE, (table_id, due_at))


def put_off(connection: sqlite3.Connection, table_id: int, due_at: int | None) -> None:
    """Look at a table at another time; see `Store.put_off`."""
    with transaction(connection):
        if find_seq(connection, table_id) is None:
            raise NoSuchTable(table_id)
        set_due(connection, table_id, due_at)


def set_tell(connection: sqlite3.Connection, user_id: int, table_id: int, tell: str | None) -> None:
    """How a user is told of one table; see `Store.set_tell`."""
    with transaction(connection):
        if find_seq(connection, table_id) is None:
            raise NoSuchTable(table_id)
        if tell is None:
            connection.execute("DELETE FROM tells WHERE table_id = ? AND user_id = ?", (table_id, user_id))
        else:
            connection.execute(
                "INSERT OR REPLACE INTO tells (user_id, table_id, tell) VALUES (?, ?, ?)",
                (user_id, table_id, tell),
            )


def _refuse_repeat(connection: sqlite3.Connection, interaction_id: int | None) -> None:
    if interaction_id is None:
        return
    remembered = find_remembered(connection, interaction_id)
    if remembered is not None:
        raise AlreadyDone(remembered)


def _refuse_taken(connection: sqlite3.Connection, channel_id: int, besides: int | None = None) -> None:
    live = live_id(connection, channel_id)
    if live is not None and live != besides:
        raise ChannelTaken(channel_id, live)


def _advance(connection: sqlite3.Connection, step: TableChange) -> None:
    """Take the table to the step's version, or raise NoSuchTable, Stale, ChannelTaken."""
    if step.channel_id is not None:
        _refuse_taken(connection, step.channel_id, besides=step.table_id)
    if step.status in LIVE:
        row = connection.execute("SELECT channel_id FROM tables WHERE id = ?", (step.table_id,)).fetchone()
        if row is not None:
            _refuse_taken(connection, row[0], besides=step.table_id)
    if step.touches_table and not _advance_row(connection, step):
        current = find_seq(connection, step.table_id)
        if current is None:
            raise NoSuchTable(step.table_id)
        raise Stale(step.table_id, step.expected_seq, current)
    _revise(connection, step)


def _advance_row(connection: sqlite3.Connection, step: TableChange) -> bool:
    """Whether the table was at `expected_seq`; its row is then that of the step."""
    return bool(
        connection.execute(
            _ADVANCE,
            (
                *(step.seq, step.at, step.snapshot, step.state_version, step.status, step.language),
                *(step.host_user, step.channel_id, step.options, step.secret, step.commitment),
                *(step.terms, step.shares),
                *(step.table_id, step.expected_seq),
            ),
        ).rowcount
    )


def _revise(connection: sqlite3.Connection, step: TableChange) -> None:
    """Take the revision further, or raise NoSuchTable, Stale: another draft was written meanwhile."""
    if not step.touches_table:
        current = find_seq(connection, step.table_id)
        if current is None:
            raise NoSuchTable(step.table_id)
        if current != step.expected_seq:
            raise Stale(step.table_id, step.expected_seq, current)
    checksum = None if step.snapshot is None else checksum_of(step.snapshot)
    changed = connection.execute(
        _REVISE, (step.mark, bool(step.entries), checksum, step.table_id, step.expected_revision)
    ).rowcount
    if not changed:
        raise Stale(step.table_id, step.expected_seq, step.expected_seq)


def _add_entries(connection: sqlite3.Connection, step: TableChange) -> None:
    for seq, entry in enumerate(step.entries, start=step.expected_seq + 1):
        connection.execute(
            _LOG,
            (
                *(step.table_id, seq, step.at, step.interaction_id, entry.kind, entry.seat, entry.user_id),
                *(entry.move, entry.outcomes, entry.events, entry.cause, step.mark),
            ),
        )


def _add_seats(connection: sqlite3.Connection, table_id: int, seats: Iterable[SeatHolder]) -> None:
    for seat in seats:
        holder = (seat.user_id, seat.name, seat.kind, seat.locale, seat.level)
        connection.execute(_SEAT, (table_id, seat.seat, *holder))


def put(
    connection: sqlite3.Connection, table_id: int, seq: int, owed: Iterable[Announcement], at: int
) -> None:
    """Add announcements, within the caller's transaction."""
    for item in owed:
        lane = item.lane or f"{item.kind} {item.target}"
        due = (table_id, item.kind, item.target, item.payload, item.due_at)
        connection.execute(_OWE, (*due, seq, secrets.token_hex(10), lane, at))


def change_user(connection: sqlite3.Connection, user_id: int, change: UserChange) -> User:
    """Change some settings; see `Store.change_user`."""
    changed = {name: value for name, value in structs.asdict(change).items() if value is not UNSET}
    with transaction(connection):
        if "locale" in changed:
            connection.execute(
                "UPDATE seats SET locale = ? WHERE user_id = ?", (changed.pop("locale"), user_id)
            )
        if changed:
            connection.execute("INSERT OR IGNORE INTO users (user_id) VALUES (?)", (user_id,))
        for column, value in changed.items():  # the columns are the fields of UserChange, never input
            connection.execute(f"UPDATE users SET {column} = ? WHERE user_id = ?", (value, user_id))
        user = find_users(connection, (user_id,))[user_id]
        if user == User(user_id, locale=user.locale):
            connection.execute("DELETE FROM users WHERE user_id = ?", (user_id,))
        return user


def set_meta(connection: sqlite3.Connection, key: str, value: str | None) -> None:
    """Remember or forget a fact; see `Store.set_meta`."""
    with transaction(connection):
        remember(connection, key, value)


def remember(connection: sqlite3.Connection, key: str, value: str | None) -> None:
    """Keep a fact, within the caller's transaction."""
    if value is None:
        connection.execute("DELETE FROM meta WHERE key = ?", (key,))
    else:
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, value))
