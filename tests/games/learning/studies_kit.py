"""Lines of studies, begun from the game of a `SharedTable`."""

from __future__ import annotations

from shared_table import PEOPLE, SharedTable, play_on

from db import SeatHolder
from games.manager.model.table import Table
from games.manager.playing.studies import LineToBegin

MESSAGES = 900
"""The channel of the student's direct messages."""


def student(user: int = PEOPLE[0]) -> LineToBegin:
    """A line that a user begins."""
    return LineToBegin(SeatHolder(0, user, "Ann"), "en", MESSAGES)


async def over(shared: SharedTable) -> Table:
    """The table, its game played to the end."""
    await play_on(shared, 5000)
    table = await shared.table()
    assert table.status == "over"
    return table


async def begun(
    shared: SharedTable, entry_no: int, source: Table | None = None, user: int = PEOPLE[0]
) -> Table:
    """A line of a study that begins after an entry of a table."""
    source = source or await shared.table()
    return await shared.managers[0].studies.begin(source, entry_no, student(user), shared.click())


async def played(shared: SharedTable, line: Table, most: int, user: int = PEOPLE[0]) -> Table:
    """A line in which its student answers at random for every seat."""
    for _ in range(most):
        seat = line.seat_of(user)
        if line.status != "running" or seat not in line.awaited():
            break
        move = shared.pick(line, seat)
        assert move is not None
        outcome = await shared.managers[0].turns.answer(line.id, user, move, shared.click(), confirm=False)
        line = outcome.table
    return line


def state(table: Table) -> bytes:
    """The game of a table as it is stored."""
    saved: bytes = table.title.save(table.game)
    return saved
