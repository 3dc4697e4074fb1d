"""The writing half of the SQLite store: functions that run in the connection's thread.

Each opens one transaction, and leaves either all of its writes or none.
"""

import sqlite3
from collections.abc import Iterable

from msgspec import UNSET, structs

from db.contract import AlreadyDone, ChannelTaken, NoSuchTable, Stale
from db.opening import transaction
from db.reading import find_remembered, find_seq, find_users, live_id
from db.rows import LIVE, Announcement, NewTable, Posted, Pruned, Seat, Step, User, UserChange

_CREATE = """
INSERT INTO tables (guild_id, channel_id, title, language, status, host_user, created_at, updated_at,
                    state_version, commitment, secret, options, snapshot)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# The optimistic lock: the row changes only while it still has the `seq` the step was made from.
_ADVANCE = """
UPDATE tables SET
    seq = ?, updated_at = ?,
    snapshot = coalesce(?, snapshot), state_version = coalesce(?, state_version),
    status = coalesce(?, status), language = coalesce(?, language), host_user = coalesce(?, host_user),
    channel_id = coalesce(?, channel_id), options = coalesce(?, options), secret = coalesce(?, secret),
    commitment = coalesce(?, commitment)
WHERE id = ? AND seq = ?
"""

_LOG = """
INSERT INTO log (table_id, seq, at, interaction_id, kind, seat, user_id, move, outcomes, events)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

_REMEMBER = "INSERT INTO interactions (id, table_id, seq, at) VALUES (?, ?, ?, ?)"
_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, kind) VALUES (?, ?, ?, ?, ?)"
_DRAFT = "INSERT OR REPLACE INTO drafts (table_id, seat, base_seq, moves) VALUES (?, ?, ?, ?)"
_OWE = "INSERT INTO outbox (table_id, kind, target, payload, due_at, created_seq) VALUES (?, ?, ?, ?, ?, ?)"

_POSTED = """
UPDATE tables SET posted_seq = ?, message_id = coalesce(?, message_id) WHERE id = ? AND posted_seq <= ?
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
            ),
        )
        table_id = cursor.lastrowid
        assert table_id is not None  # an INSERT that didn't raise has made a row
        if new.interaction_id is not None:
            connection.execute(_REMEMBER, (new.interaction_id, table_id, 0, new.at))
        _add_seats(connection, table_id, new.seats)
        _owe(connection, table_id, 0, new.announcements)
    return table_id


def commit(connection: sqlite3.Connection, step: Step) -> int:
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
            connection.execute(_DRAFT, (draft.table_id, draft.seat, draft.base_seq, draft.moves))
        _owe(connection, step.table_id, step.seq, step.announcements)
    return step.seq


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


def _advance(connection: sqlite3.Connection, step: Step) -> None:
    """Take the table from `expected_seq` to the step's `seq`, or raise NoSuchTable, Stale, ChannelTaken."""
    if step.channel_id is not None:
        _refuse_taken(connection, step.channel_id, besides=step.table_id)
    if step.status in LIVE:
        row = connection.execute("SELECT channel_id FROM tables WHERE id = ?", (step.table_id,)).fetchone()
        if row is not None:
            _refuse_taken(connection, row[0], besides=step.table_id)
    if step.touches_table:
        changed = connection.execute(
            _ADVANCE,
            (
                *(step.seq, step.at, step.snapshot, step.state_version, step.status, step.language),
                *(step.host_user, step.channel_id, step.options, step.secret, step.commitment),
                *(step.table_id, step.expected_seq),
            ),
        ).rowcount
        if changed:
            return
    current = find_seq(connection, step.table_id)
    if current is None:
        raise NoSuchTable(step.table_id)
    if current != step.expected_seq:
        raise Stale(step.table_id, step.expected_seq, current)


def _add_entries(connection: sqlite3.Connection, step: Step) -> None:
    for seq, entry in enumerate(step.entries, start=step.expected_seq + 1):
        connection.execute(
            _LOG,
            (
                *(step.table_id, seq, step.at, step.interaction_id, entry.kind, entry.seat, entry.user_id),
                *(entry.move, entry.outcomes, entry.events),
            ),
        )


def _add_seats(connection: sqlite3.Connection, table_id: int, seats: Iterable[Seat]) -> None:
    for seat in seats:
        connection.execute(_SEAT, (table_id, seat.seat, seat.user_id, seat.name, seat.kind))


def _owe(connection: sqlite3.Connection, table_id: int, seq: int, owed: Iterable[Announcement]) -> None:
    for item in owed:
        connection.execute(_OWE, (table_id, item.kind, item.target, item.payload, item.due_at, seq))


def done(connection: sqlite3.Connection, ids: tuple[int, ...], posted: Posted | None) -> None:
    """Strike out delivered announcements; see `Store.done`."""
    with transaction(connection):
        connection.executemany("DELETE FROM outbox WHERE id = ?", [(number,) for number in ids])
        if posted is not None:
            connection.execute(_POSTED, (posted.seq, posted.message_id, posted.table_id, posted.seq))


def retry(connection: sqlite3.Connection, announcement_id: int, due_at: int, error: str) -> None:
    """Put an announcement off; see `Store.retry`."""
    with transaction(connection):
        connection.execute(
            "UPDATE outbox SET due_at = ?, attempts = attempts + 1, last_error = ? WHERE id = ?",
            (due_at, error, announcement_id),
        )


def drop(connection: sqlite3.Connection, ids: tuple[int, ...], reason: str, at: int) -> None:
    """Give up on announcements; see `Store.drop`."""
    with transaction(connection):
        connection.executemany(
            "UPDATE outbox SET dropped_at = ?, last_error = ? WHERE id = ?",
            [(at, reason, number) for number in ids],
        )


def prune(connection: sqlite3.Connection, before: int) -> Pruned:
    """Forget what is old; see `Store.prune`."""
    with transaction(connection):
        interactions = connection.execute("DELETE FROM interactions WHERE at < ?", (before,)).rowcount
        dropped = connection.execute("DELETE FROM outbox WHERE dropped_at < ?", (before,)).rowcount
    return Pruned(interactions, dropped)


def change_user(connection: sqlite3.Connection, user_id: int, change: UserChange) -> User:
    """Change some settings; see `Store.change_user`."""
    changed = {name: value for name, value in structs.asdict(change).items() if value is not UNSET}
    with transaction(connection):
        connection.execute("INSERT OR IGNORE INTO users (user_id) VALUES (?)", (user_id,))
        for column, value in changed.items():  # the columns are the fields of UserChange, never input
            connection.execute(f"UPDATE users SET {column} = ? WHERE user_id = ?", (value, user_id))
        return find_users(connection, (user_id,))[user_id]


def set_meta(connection: sqlite3.Connection, key: str, value: str | None) -> None:
    """Remember or forget a fact; see `Store.set_meta`."""
    with transaction(connection):
        if value is None:
            connection.execute("DELETE FROM meta WHERE key = ?", (key,))
        else:
            connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, value))
