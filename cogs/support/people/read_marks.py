"""What a player has not yet seen of a table: entries since they last acted there or read its log.

Only this process remembers what somebody has read. After a restart they are told a little more.
"""

from db import Logged, Store
from db.bounded_dict import BoundedDict
from games.manager.model.table import Table

LOOKED_BACK = 80
"""Number of latest log entries that are searched."""

REMEMBERED = 10_000
"""Maximum number of read marks remembered; the oldest are forgotten."""


class ReadMarks:
    """Remembers how far people have read their tables' logs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._read_up_to: BoundedDict[tuple[int, int], int] = BoundedDict(REMEMBERED)

    async def unseen(self, table: Table, user_id: int) -> list[Logged]:
        """The newest log entries that the user has not seen, without the start of the game."""
        first = max(self._read_up_to.get((table.id, user_id), 0) + 1, table.entry_no - LOOKED_BACK, 1)
        if first > table.entry_no:
            return []
        entries = await self.store.log(table.id, first, table.entry_no)
        acted = max((one.entry_no for one in entries if one.user_id == user_id), default=0)
        return [entry for entry in entries if entry.entry_no > acted and entry.kind != "start"]

    def has_read(self, table: Table, user_id: int) -> None:
        """Record that the user has seen everything of a table so far."""
        self._read_up_to.note((table.id, user_id), table.entry_no)
