"""The writing half of the store. Each function runs in a transaction of its own, which keeps all of its
writes, or none if it raises. Functions that run within another's transaction say so.

Refusals are raised before anything is written, except those of changes that come with a new table.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence

from msgspec import UNSET, structs

from db.contract.changes import NewTable, OutboxItem, SeatResult, TableChange, UserChange
from db.contract.errors import ChannelTaken, NoSuchTable, StaleVersion
from db.contract.rows import LIVE, NOBODY, SeatHolder, UserRow, random_id
from db.sql import studies
from db.sql.admission import admit_written
from db.sql.checksums import AGREED, checksum, state_checksum
from db.sql.connection_protocol import Db
from db.sql.reading import find_users
from db.sql.write_checks import (
    PRESENT,
    people_of,
    refuse_crowd,
    refuse_repeat,
    refuse_stale,
    refuse_taken,
    refuse_unknown,
)
from db.tables import TABLES

_ADD_TABLE = """
INSERT INTO tables (guild_id, channel_id, place_id, title, language, status, host_user, created_at,
                    updated_at, state_version, commitment, secret, options, snapshot, terms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
"""

_UPDATE_TABLE = """
UPDATE tables SET
    seq = ?, updated_at = ?,
    snapshot = coalesce(?, snapshot), state_version = coalesce(?, state_version),
    status = coalesce(?, status), language = coalesce(?, language), host_user = coalesce(?, host_user),
    channel_id = coalesce(?, channel_id), options = coalesce(?, options), secret = coalesce(?, secret),
    commitment = coalesce(?, commitment), terms = coalesce(?, terms), shares = coalesce(?, shares),
    place_id = coalesce(?, place_id)
WHERE id = ?
"""

_ADD_ENTRY = """
INSERT INTO log
    (table_id, seq, at, interaction_id, kind, seat, user_id, move, outcomes, events, cause, mark, crc)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

_AGREED_SETTINGS = f"{AGREED.select} WHERE table_id = ?"
_ADD_INTERACTION = "INSERT INTO interactions (id, table_id, seq, at) VALUES (?, ?, ?, ?)"
_ADD_VERSION = "INSERT INTO marks (table_id, mark, revision, checksum, crc) VALUES (?, 0, ?, ?, ?)"
_LOCALES = "SELECT user_id, locale FROM seats WHERE table_id = ? AND user_id IS NOT NULL"
_ADD_SEAT = (
    "INSERT INTO seats (table_id, seat, user_id, name, kind, locale, level) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_SET_DRAFT = """
INSERT INTO drafts (table_id, seat, base_seq, moves, mark, crc) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, seat) DO UPDATE SET
    base_seq = excluded.base_seq, moves = excluded.moves, mark = excluded.mark, crc = excluded.crc
"""
_ADD_OUTBOX_ITEM = """
INSERT INTO outbox (table_id, kind, target, payload, due_at, created_seq, token, lane, noted_at, crc)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# Values beside a game. Seat -1 stands for the whole table.
_SET_VALUE = """
INSERT INTO kept (table_id, what, seat, data, crc) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id, what, seat) DO UPDATE SET data = excluded.data, crc = excluded.crc
"""
_DELETE_VALUE = "DELETE FROM kept WHERE table_id = ? AND what = ? AND seat = ?"
_SET_DUE = """
INSERT INTO times (table_id, due_at) VALUES (?, ?)
ON CONFLICT (table_id) DO UPDATE SET due_at = excluded.due_at
"""
_ADD_RESTORE_POINT = "INSERT INTO points (table_id, seq, checksum, data, crc) VALUES (?, ?, ?, ?, ?)"
_SET_NOTICE_SETTING = """
INSERT INTO tells (user_id, table_id, tell) VALUES (?, ?, ?)
ON CONFLICT (table_id, user_id) DO UPDATE SET tell = excluded.tell
"""
_SET_FACT = """
INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""

_ADD_FACT = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
_SWAP_FACT = "UPDATE meta SET value = ? WHERE key = ? AND value = ? "

# Statistics read the table's row, which the change has written before.
_ADD_RESULT = """
INSERT INTO results (table_id, seat, guild_id, title, at, seats, computers, user_id, place, points, rated)
SELECT id, ?, guild_id, title, updated_at, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?
ON CONFLICT DO NOTHING
"""

# The row of a deleted table stays. A reused id would be taken for the table of old posts.
_EMPTY_TABLE = """
UPDATE tables SET
    seq = 0, posted_seq = 0, message_id = NULL, status = 'cancelled', host_user = ?, updated_at = ?,
    commitment = '', secret = ?, snapshot = ?, shares = ''
WHERE id = ?
"""

# The lock: every write of a game, drafts included, changes the write id (`revision`).
_SET_VERSION = """
UPDATE marks SET revision = ?1, mark = CASE WHEN ?2 THEN ?1 ELSE mark END,
    checksum = coalesce(?3, checksum), crc = coalesce(?4, crc)
WHERE table_id = ?5
"""


async def create(db: Db, new: NewTable, then: Callable[[int], Iterable[TableChange]] | None = None) -> int:
    """Add a table and return its id.

    `then` gives the changes that are written with it, of this or other tables. It gets the id, and may be
    called again. Raises ChannelTaken, AlreadyDone, NoRoom, Banned, NotHere, StaleVersion.
    """
    await refuse_repeat(db, new.interaction_id)
    if new.status in LIVE:
        try:
            await refuse_taken(db, new.channel_id)
        except ChannelTaken:
            # A duplicate of this interaction may have been written between the two checks.
            await refuse_repeat(db, new.interaction_id)
            raise
    place = new.channel_id if new.place_id is None else new.place_id
    await refuse_crowd(db, new, place)
    if new.line is not None:
        await studies.refuse_many(db, new.host_user, new.line)
    await admit_written(db, new.guild_id, people_of(new.seats), place if new.status in LIVE else None)
    (row,) = await db.all(
        _ADD_TABLE,
        *(new.guild_id, new.channel_id, place, new.title, new.language, new.status, new.host_user),
        *(new.at, new.at, new.state_version, new.commitment, new.secret, new.options, new.snapshot),
        new.settings,
    )
    table_id = int(row[0])
    if new.interaction_id is not None:
        await db.write(_ADD_INTERACTION, new.interaction_id, table_id, 0, new.at)
    agreed = checksum(table_id, new.commitment, new.secret, new.options, new.settings, "")
    await db.write(_ADD_VERSION, table_id, random_id(), state_checksum(new.snapshot), agreed)
    await _add_seats(db, table_id, new.seats)
    await put(db, table_id, 0, new.outbox_items, new.at)
    if new.line is not None:
        await studies.add_line(db, table_id, new.host_user, new.line, new.at)
    for change in then(table_id) if then is not None else ():
        await commit(db, change)
    return table_id


async def commit(db: Db, change: TableChange) -> int:
    """Write a change and return the table's new `entry_no`.

    Raises AlreadyDone (checked first: a doubled click is not a stale one); NoSuchTable; StaleVersion;
    ChannelTaken if the change revives a table whose channel has another unfinished one; Banned if it seats
    a banned user; NoRoom or NotHere if it moves a table to a place that is full or not for tables.
    """
    await refuse_repeat(db, change.interaction_id)
    await refuse_stale(db, change)
    await _advance(db, change)
    if change.interaction_id is not None:
        await db.write(_ADD_INTERACTION, change.interaction_id, change.table_id, change.entry_no, change.at)
    await _add_entries(db, change)
    if change.seats is not None:
        # Languages may have been noted since the caller read the seats.
        seen: dict[int | None, str | None] = dict(await db.all(_LOCALES, change.table_id))
        await db.write("DELETE FROM seats WHERE table_id = ?", change.table_id)
        seats = (structs.replace(one, locale=seen.get(one.user_id) or one.locale) for one in change.seats)
        await _add_seats(db, change.table_id, seats)
    for seat in change.clear_drafts:
        await db.write("DELETE FROM drafts WHERE table_id = ? AND seat = ?", change.table_id, seat)
    for draft in change.save_drafts:
        values = structs.astuple(draft)
        await db.write(_SET_DRAFT, *values, checksum(*values))
    await _set_values(db, change)
    await add_results(db, change.table_id, change.endings)
    await put(db, change.table_id, change.entry_no, change.outbox_items, change.at)
    return change.entry_no


async def delete(db: Db, table_id: int, write_id: int, at: int, facts: tuple[str, ...] = ()) -> None:
    """Delete an unfinished table with its log and everything else stored about it, and these facts of
    `meta`.

    An empty row stays, so that its id is never used again. Raises NoSuchTable; StaleVersion unless the
    table has this write id.
    """
    row = await db.one(PRESENT + db.lock, table_id)
    if row is None:
        raise NoSuchTable(table_id)
    if row[1] != write_id:
        raise StaleVersion(table_id, row[0], row[0])
    await erase(db, table_id, at)
    for fact in facts:
        await set_meta(db, fact, None)


async def erase(db: Db, table_id: int, at: int) -> None:
    """Delete everything about a table but its id, within the caller's transaction."""
    await db.write(_EMPTY_TABLE, NOBODY, at, b"", b"", table_id)
    for name in [name for name, table in TABLES.items() if table.beside]:
        await db.write(f"DELETE FROM {name} WHERE table_id = ?", table_id)
    (agreed,) = await db.all(_AGREED_SETTINGS, table_id)
    await db.write(_SET_VERSION, random_id(), True, state_checksum(b""), AGREED.sum_of(agreed), table_id)


async def delete_lines(db: Db, table_ids: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Delete lines of studies with their logs and everything else about them. Other tables stay. Returns
    those that were there."""
    found = [table_id for table_id in table_ids if await studies.line(db, table_id) is not None]
    for table_id in found:
        await erase(db, table_id, at)
    return tuple(found)


async def add_results(db: Db, table_id: int, endings: Sequence[SeatResult]) -> None:
    """Write the results of a table that has none. Existing results stay."""
    for one in endings:
        came = (len(endings), one.computers, one.user_id, one.place, one.points, one.rated)
        await db.write(_ADD_RESULT, one.seat, *came, table_id)


async def _set_values(db: Db, change: TableChange) -> None:
    """Write what a change stores beside the game: values, the next due time, a restore point."""
    for kept in change.kept:
        seat = -1 if kept.seat is None else kept.seat
        if kept.data:
            values = (change.table_id, kept.what, seat, kept.data)
            await db.write(_SET_VALUE, *values, checksum(*values))
        else:
            await db.write(_DELETE_VALUE, change.table_id, kept.what, seat)
    if change.due_at is not UNSET:
        await set_due(db, change.table_id, change.due_at)
    if change.point is not None:
        assert change.snapshot is not None  # TableChange checks this
        point = (change.table_id, change.entry_no, state_checksum(change.snapshot), change.point)
        await db.write(_ADD_RESTORE_POINT, *point, checksum(*point))


async def set_due(db: Db, table_id: int, due_at: int | None) -> None:
    """Set when a table is due, within the caller's transaction."""
    if due_at is None:
        await db.write("DELETE FROM times WHERE table_id = ?", table_id)
    else:
        await db.write(_SET_DUE, table_id, due_at)


async def put_off(db: Db, table_id: int, due_at: int | None) -> None:
    """Set when a table is due next (None: never), without changing it. Raises NoSuchTable."""
    await refuse_unknown(db, table_id)
    await set_due(db, table_id, due_at)


async def set_notice_setting(db: Db, user_id: int, table_id: int, tell: str | None) -> None:
    """Store that setting for one user (None: as for all tables). Raises NoSuchTable."""
    await refuse_unknown(db, table_id)
    if tell is None:
        await db.write("DELETE FROM tells WHERE table_id = ? AND user_id = ?", table_id, user_id)
    else:
        await db.write(_SET_NOTICE_SETTING, user_id, table_id, tell)


async def _advance(db: Db, change: TableChange) -> None:
    """Update the table to the change's version."""
    if change.touches_table:
        await db.write(
            _UPDATE_TABLE,
            *(change.entry_no, change.at, change.snapshot, change.state_version, change.status),
            *(change.language, change.host_user, change.channel_id, change.options, change.secret),
            *(change.commitment, change.settings, change.shares, change.place, change.table_id),
        )
    state = None if change.snapshot is None else state_checksum(change.snapshot)
    agreed = await _agreed_sum(db, change)
    await db.write(_SET_VERSION, change.write_id, bool(change.entries), state, agreed, change.table_id)


async def _agreed_sum(db: Db, change: TableChange) -> int | None:
    """The checksum of a table's agreed settings, if the change has changed them; None if not."""
    some = (change.commitment, change.secret, change.options, change.settings, change.shares)
    if all(value is None for value in some):
        return None
    (row,) = await db.all(_AGREED_SETTINGS, change.table_id)
    return AGREED.sum_of(row)


async def _add_entries(db: Db, change: TableChange) -> None:
    for entry_no, entry in enumerate(change.entries, start=change.expected_entry_no + 1):
        told = (entry.kind, entry.seat, entry.cause, entry.move, entry.outcomes, entry.events)
        await db.write(
            _ADD_ENTRY,
            *(change.table_id, entry_no, change.at, change.interaction_id, entry.kind),
            *(entry.seat, entry.user_id, entry.move, entry.outcomes, entry.events, entry.cause),
            change.write_id,
            checksum(change.table_id, entry_no, change.at, *told),
        )


async def _add_seats(db: Db, table_id: int, seats: Iterable[SeatHolder]) -> None:
    for seat in seats:
        holder = (seat.user_id, seat.name, seat.kind, seat.locale, seat.level)
        await db.write(_ADD_SEAT, table_id, seat.seat, *holder)


async def put(db: Db, table_id: int, entry_no: int, outbox_items: Iterable[OutboxItem], at: int) -> None:
    """Add outbox items, within the caller's transaction."""
    for item in outbox_items:
        lane = item.lane or f"{item.kind} {item.target}"
        due = (table_id, item.kind, item.target, item.payload, item.due_at)
        token = secrets.token_hex(10)
        crc = checksum(table_id, item.kind, item.target, token, item.payload)
        await db.write(_ADD_OUTBOX_ITEM, *due, entry_no, token, lane, at, crc)


async def change_user(db: Db, user_id: int, change: UserChange) -> UserRow:
    """Change some settings and return them all.

    A user with default settings has no row. A locale is stored with the user's seats, and for nobody
    else.
    """
    changed = {name: value for name, value in structs.asdict(change).items() if value is not UNSET}
    if "locale" in changed:
        await db.write("UPDATE seats SET locale = ? WHERE user_id = ?", changed.pop("locale"), user_id)
    if changed:
        await db.write("INSERT INTO users (user_id) VALUES (?) ON CONFLICT DO NOTHING", user_id)
    for column, value in changed.items():  # columns are fields of UserChange, never input
        await db.write(f"UPDATE users SET {column} = ? WHERE user_id = ?", value, user_id)
    user = (await find_users(db, (user_id,)))[user_id]
    if user == UserRow(user_id, locale=user.locale, at_every_seat=user.at_every_seat):
        await db.write("DELETE FROM users WHERE user_id = ?", user_id)
    return user


async def swap_meta(db: Db, key: str, old: str | None, new: str) -> bool:
    """Store a fact if it is still `old` (None: absent). False if another process was faster.

    Nobody is notified, and a crash of the database may lose it, so it is for facts that matter a few
    seconds.
    """
    if old is None:
        return await db.write(_ADD_FACT, key, new) == 1
    return await db.write(_SWAP_FACT + db.soon, new, key, old) == 1


async def set_meta(db: Db, key: str, value: str | None) -> None:
    """Store a fact; None deletes it."""
    if value is None:
        await db.write("DELETE FROM meta WHERE key = ?", key)
    else:
        await db.write(_SET_FACT, key, value)
