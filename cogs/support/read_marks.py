"""What a player has not seen of a table: what has happened since they last acted there, or looked.

That somebody has looked is remembered by this process alone: after a restart they are told a little more.
"""

from cogs.support.bounded_dict import BoundedDict
from db import Logged, Store
from games.manager.model.table import Table

LOOKED_BACK = 80
"""So many last entries of a log are looked through."""

REMEMBERED = 10_000
"""So many looks are remembered, the newest."""


class ReadMarks:
    """Remembers up to where people have seen their tables' logs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._looks: BoundedDict[tuple[int, int], int] = BoundedDict(REMEMBERED)

    async def unseen(self, table: Table, user_id: int) -> list[Logged]:
        """The newest entries of the log that the user has not seen, but for the beginning of the game."""
        first = max(self._looks.get((table.id, user_id), 0) + 1, table.seq - LOOKED_BACK, 1)
        if first > table.seq:
            return []
        entries = await self.store.log(table.id, first, table.seq)
        acted = max((one.seq for one in entries if one.user_id == user_id), default=0)
        return [entry for entry in entries if entry.seq > acted and entry.kind != "start"]

    def looked(self, table: Table, user_id: int) -> None:
        """The user has seen all there is to be seen of a table."""
        self._looks.note((table.id, user_id), table.seq)
