"""Checks whether the contents of a database are whole. They only read, and may run beside the bot.

What is on an SQLite file's pages is checked in `db.sqlite.integrity`; PostgreSQL's server checks its own.
"""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any

from db.contract.rows import LoadedTable, Logged
from db.sql.checksums import ALL, LOG, damaged, damaged_states
from db.sql.connection_protocol import Db
from db.sql.reading import load, log

# A log is numbered 1 … seq without gaps, and no table is ahead of its log or behind it.
_GAPS = """
SELECT tables.id, tables.seq, count(log.seq), coalesce(max(log.seq), 0)
FROM tables LEFT JOIN log ON log.table_id = tables.id
GROUP BY tables.id HAVING count(log.seq) <> tables.seq OR coalesce(max(log.seq), 0) <> tables.seq
ORDER BY tables.id
"""
_IDS = "SELECT id FROM tables ORDER BY id"
_IN_PLAY = "table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'running'))"

LoadCheck = Callable[[LoadedTable], str | None]
"""Why a stored table can't be loaded; None if it can."""

ReplayCheck = Callable[[LoadedTable, Sequence[Logged]], str | None]
"""The end to which a table's log leads, if it differs from its state; None if it is the same."""

IntegrityCheck = Callable[[Db], Coroutine[Any, Any, list[str]]]
"""A check; it returns one sentence for each problem."""


def checks(briefly: bool) -> Iterator[IntegrityCheck]:
    """The checks of a database. `briefly`: without the checksums of ended games' logs, which are most of all
    rows."""
    yield log_gaps
    yield damaged_states
    for rows in ALL:
        yield partial(damaged, rows=rows, only=_IN_PLAY if briefly and rows is LOG else "TRUE")


async def log_gaps(db: Db) -> list[str]:
    """The tables whose log has gaps, or another end than the table says."""
    return [
        f"table {table_id} is at {entry_no}, but its log has {entries} entries, the last {last}"
        for table_id, entry_no, entries, last in await db.all(_GAPS)
    ]


async def table_ids(db: Db) -> list[int]:
    """The ids of all tables."""
    return [int(row[0]) for row in await db.all(_IDS)]


async def unloadable(db: Db, table_id: int, why_unloadable: LoadCheck) -> list[str]:
    """Why the running version can't load a table, such as an unknown title or a newer version.

    Damage is found by checksums.
    """
    loaded = await load(db, table_id)
    if loaded is None or loaded.damaged or (why := why_unloadable(loaded)) is None:
        return []
    return [f"table {table_id} can't be loaded: {why}"]


async def replayed(db: Db, table_id: int, other_end: ReplayCheck) -> list[str]:
    """How the end of a table's log differs from its state."""
    loaded = await load(db, table_id)
    if loaded is None or (why := other_end(loaded, await log(db, table_id))) is None:
        return []
    return [f"table {table_id}: {why}"]


async def problems_of(
    db: Db, why_unloadable: LoadCheck | None = None, briefly: bool = False
) -> tuple[str, ...]:
    """One sentence for each thing wrong with the contents of a database. `why_unloadable` judges what is only
    bytes to the store."""
    found = [sentence for check in checks(briefly) for sentence in await check(db)]
    if why_unloadable is not None:
        for table_id in await table_ids(db):
            found += await unloadable(db, table_id, why_unloadable)
    return tuple(found)


async def remarks_of(db: Db, other_end: ReplayCheck | None) -> tuple[str, ...]:
    """Remarks about a database that may be whole: the games whose log leads to another end."""
    if other_end is None:
        return ()
    return tuple([one for id in await table_ids(db) for one in await replayed(db, id, other_end)])
