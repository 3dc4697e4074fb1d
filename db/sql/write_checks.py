"""Why a write is refused: it comes twice, meets another write, or takes a place that is full or taken."""

from collections.abc import Iterable

from db.contract.changes import NewTable, TableChange
from db.contract.errors import AlreadyDone, ChannelTaken, NoRoom, NoSuchTable, StaleVersion
from db.contract.rows import LIVE, SeatHolder
from db.sql.admission import admit_written
from db.sql.connection_protocol import Db
from db.sql.reading import find_remembered, find_seats, live_id, table_counts, table_exists

# What a change is checked against. If others may write at the same time, this makes them wait.
PRESENT = """
SELECT tables.seq, marks.revision, tables.channel_id, tables.guild_id, tables.place_id
FROM tables JOIN marks ON marks.table_id = tables.id WHERE tables.id = ?
"""


async def refuse_unknown(db: Db, table_id: int) -> None:
    """Raise NoSuchTable if there is no such table."""
    if not await table_exists(db, table_id):
        raise NoSuchTable(table_id)


async def refuse_repeat(db: Db, interaction_id: int | None) -> None:
    """Raise AlreadyDone if this interaction was written before."""
    if interaction_id is None:
        return
    remembered = await find_remembered(db, interaction_id)
    if remembered is not None:
        raise AlreadyDone(remembered)


async def refuse_taken(db: Db, channel_id: int, besides: int | None = None) -> None:
    """Raise ChannelTaken if a channel has an unfinished table other than `besides`."""
    live = await live_id(db, channel_id)
    if live is not None and live != besides:
        raise ChannelTaken(channel_id, live)


async def refuse_crowd(db: Db, new: NewTable, place: int) -> None:
    """Raise NoRoom if a limit is reached.

    Of several tables opened at the same moment, each counts those before it.
    """
    if new.most is None or new.status not in LIVE:
        return
    await db.hold(new.guild_id)
    there = await table_counts(db, new.guild_id, new.host_user, place)
    if (kind := there.full(new.most)) is not None:
        await refuse_repeat(db, new.interaction_id)
        raise NoRoom(kind, getattr(new.most, kind))


async def refuse_stale(db: Db, change: TableChange) -> None:
    """Raise NoSuchTable, StaleVersion, ChannelTaken, NoRoom, Banned, NotHere unless the table is as
    the change was made from and the change is allowed. The table stays locked until the transaction ends."""
    row = await db.one(PRESENT + db.lock, change.table_id)
    if row is None:
        raise NoSuchTable(change.table_id)
    entry_no, write_id, channel_id, guild_id, place_id = row
    if entry_no != change.expected_entry_no or change.expected_write_id not in (None, write_id):
        # While waiting for another write, a duplicate of this interaction may have been written.
        await refuse_repeat(db, change.interaction_id)
        raise StaleVersion(change.table_id, change.expected_entry_no, entry_no)
    place = None if change.place == place_id else change.place
    if change.channel_id is not None:
        await refuse_taken(db, change.channel_id, besides=change.table_id)
        if change.most is not None and place is not None:
            await db.hold(guild_id)
            there = await table_counts(db, guild_id, 0, place)
            if there.channel >= change.most.channel:
                raise NoRoom("channel", change.most.channel)
    if change.status in LIVE:
        await refuse_taken(db, channel_id, besides=change.table_id)
    await admit_written(db, guild_id, await _new_people(db, change), place)


async def _new_people(db: Db, change: TableChange) -> set[int]:
    """The users who take a seat in a change."""
    if change.seats is None:
        return set()
    return people_of(change.seats) - people_of(await find_seats(db, change.table_id))


def people_of(seats: Iterable[SeatHolder]) -> set[int]:
    """The users who hold these seats."""
    return {seat.user_id for seat in seats if seat.user_id is not None}
