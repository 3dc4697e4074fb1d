"""Puzzles a day: the channels that get them, and what people answered."""

from collections.abc import Sequence

from db.contract.changes import OutboxItem
from db.contract.rows import NO_TABLE, PuzzleAnswerRow, PuzzleChannelRow
from db.sql.connection_protocol import Db
from db.sql.writing import put

_CHANNELS = f"SELECT {', '.join(PuzzleChannelRow.__struct_fields__)} FROM puzzle_channels"
_ANSWERS = f"SELECT {', '.join(PuzzleAnswerRow.__struct_fields__)} FROM puzzle_answers"
_ADD_CHANNEL = "INSERT INTO puzzle_channels VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_SET_NEXT_DUE = "UPDATE puzzle_channels SET due_at = ? WHERE channel_id = ? AND title = ? AND due_at = ?"
_SET_ANSWER = """
INSERT INTO puzzle_answers VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (user_id, title, day) DO UPDATE SET
    puzzle = excluded.puzzle, move = excluded.move, answer = excluded.answer, at = excluded.at
WHERE puzzle_answers.answer = ''
"""
_COUNTS = """
SELECT answer, count(*) FROM puzzle_answers WHERE title = ? AND puzzle = ? AND answer <> '' GROUP BY answer
"""


async def puzzle_channels(db: Db, channel_id: int) -> tuple[PuzzleChannelRow, ...]:
    """The puzzles that a channel gets."""
    rows = await db.all(f"{_CHANNELS} WHERE channel_id = ? ORDER BY title", channel_id)
    return tuple(PuzzleChannelRow(*row) for row in rows)


async def set_puzzle_channel(db: Db, channel_id: int, rows: Sequence[PuzzleChannelRow]) -> None:
    """Set which puzzles a channel gets, in place of those it got."""
    await db.write("DELETE FROM puzzle_channels WHERE channel_id = ?", channel_id)
    for row in rows:
        await db.write(_ADD_CHANNEL, *[getattr(row, name) for name in row.__struct_fields__])


async def due_puzzles(db: Db, now: int, most: int) -> tuple[PuzzleChannelRow, ...]:
    """The puzzles that channels are to get by now, the most overdue first."""
    rows = await db.all(f"{_CHANNELS} WHERE due_at <= ? ORDER BY due_at LIMIT ?", now, most)
    return tuple(PuzzleChannelRow(*row) for row in rows)


async def owe_puzzle(db: Db, row: PuzzleChannelRow, next_at: int, item: OutboxItem, at: int) -> bool:
    """Put a channel's puzzle into the outbox, and note when its next is due. False if it was owed already,
    or the channel gets it no more: then nothing is written."""
    if not await db.write(_SET_NEXT_DUE, next_at, row.channel_id, row.title, row.due_at):
        return False
    await put(db, NO_TABLE, 0, (item,), at)
    return True


async def puzzle_answers(db: Db, user_id: int, title: str, since: int) -> tuple[PuzzleAnswerRow, ...]:
    """A person's answers to the puzzles of a title from a day on, the latest first."""
    rows = await db.all(
        f"{_ANSWERS} WHERE user_id = ? AND title = ? AND day >= ? ORDER BY day DESC", user_id, title, since
    )
    return tuple(PuzzleAnswerRow(*row) for row in rows)


async def keep_puzzle_answer(db: Db, row: PuzzleAnswerRow) -> bool:
    """Keep an answer, final or not. False if there is a final one: it stays."""
    return bool(await db.write(_SET_ANSWER, *[getattr(row, name) for name in row.__struct_fields__]))


async def puzzle_counts(db: Db, title: str, puzzle: int) -> dict[str, int]:
    """The number of people who gave each kind of final answer to a puzzle."""
    return {str(row[0]): int(row[1]) for row in await db.all(_COUNTS, title, puzzle)}
