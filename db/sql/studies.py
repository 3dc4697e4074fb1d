"""Lines of studies: tables that begin at a position of another table's log.

Each is also a row of `tables`, with the status `study`, which no limit, list or statistic counts. These
functions find and change what makes it a line.
"""

from msgspec import UNSET, UnsetType

from db.contract.changes import NewLine
from db.contract.errors import NoRoom, NoSuchTable
from db.contract.rows import LineRow
from db.sql.connection_protocol import Db

_COLUMNS = ", ".join(LineRow.__struct_encode_fields__)
_LINES = f"SELECT {_COLUMNS} FROM lines JOIN tables ON tables.id = table_id"
_ADD_LINE = """
INSERT INTO lines (table_id, study_id, owner, source_id, source_seq, name, looked_at)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_COUNTS = "SELECT count(DISTINCT study_id), count(*) FILTER (WHERE study_id = ?) FROM lines WHERE owner = ?"

# A study has been looked at when one of its lines was, or when somebody moved in one.
_UNSEEN_LINES = """
SELECT table_id FROM lines WHERE study_id IN (
    SELECT study_id FROM lines JOIN tables ON tables.id = table_id
    GROUP BY study_id HAVING max(looked_at) < ?1 AND max(updated_at) < ?1
) ORDER BY table_id
"""


async def refuse_many(db: Db, owner: int, new: NewLine) -> None:
    """Raise NoRoom if a user has the maximum number of studies, or a study that of lines; within the caller's
    transaction."""
    await db.hold(owner)
    (row,) = await db.all(_COUNTS, new.study or 0, owner)
    if new.study is None and row[0] >= new.most_studies:
        raise NoRoom("studies", new.most_studies)
    if new.study is not None and row[1] >= new.most_lines:
        raise NoRoom("lines", new.most_lines)


async def add_line(db: Db, table_id: int, owner: int, new: NewLine, at: int) -> None:
    """Make a table a line of a study, within the caller's transaction."""
    study = table_id if new.study is None else new.study
    await db.write(_ADD_LINE, table_id, study, owner, new.source, new.source_entry, new.name, at)


async def lines_of(db: Db, owner: int) -> tuple[LineRow, ...]:
    """The lines of all of a user's studies, those of a study together and in the order they were begun."""
    rows = await db.all(f"{_LINES} WHERE owner = ? ORDER BY study_id, table_id", owner)
    return tuple(LineRow(*row) for row in rows)


async def line(db: Db, table_id: int) -> LineRow | None:
    """A line by its table's id; None if the table is none."""
    row = await db.one(f"{_LINES} WHERE table_id = ?", table_id)
    return None if row is None else LineRow(*row)


async def shared_line(db: Db, shared: str) -> LineRow | None:
    """A line by the id under which it is shared; None if there is none."""
    row = await db.one(f"{_LINES} WHERE shared = ?", shared)
    return None if row is None else LineRow(*row)


async def change_line(
    db: Db, table_id: int, *, name: str | UnsetType = UNSET, shared: str | UnsetType | None = UNSET
) -> None:
    """Name a line, share it, or share it no longer (None). Raises NoSuchTable if the table is none."""
    for column, value in (("name", name), ("shared", shared)):
        if value is not UNSET and not await db.write(
            f"UPDATE lines SET {column} = ? WHERE table_id = ?", value, table_id
        ):
            raise NoSuchTable(table_id)


async def look_at_study(db: Db, study: int, at: int) -> None:
    """Note that somebody has looked at a study."""
    await db.write("UPDATE lines SET looked_at = ? WHERE study_id = ? AND looked_at < ?", at, study, at)


async def forgotten_lines(db: Db, since: int) -> tuple[int, ...]:
    """The lines of all studies at which nobody has looked since a time."""
    return tuple(row[0] for row in await db.all(_UNSEEN_LINES, since))
