"""Positions of a table's past, as values: the game after any entry of its log.

A log that the present rules no longer play to its stored end is good up to the entry where it departs. This
is checked once for each end of a log, off the event loop, and remembered.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from db import Logged, Store
from db.bounded_dict import BoundedDict
from games.core import Refusal
from games.manager.history import replay
from games.manager.model import table_events
from games.manager.model.table import Table

REMEMBERED = 2000
"""Maximum number of tables whose check is remembered."""

CANT_REPLAY = (Refusal, msgspec.DecodeError, LookupError, TypeError, ValueError, AssertionError)
"""What replaying a log may raise that the present rules don't play."""


class PositionGone(Refusal):
    """The position can't be replayed: the rules have changed since. `entry_no`: the last entry whose position
    can be."""

    __slots__ = ("entry_no",)

    def __init__(self, entry_no: int) -> None:
        super().__init__("refuse-position-gone", entry=entry_no)
        self.entry_no = entry_no


def position(table: Table, log: Sequence[Logged], entry_no: int) -> Any:
    """The game after entry `entry_no` of a table's log; None if it had not begun then.

    The last position is the stored one. Others are replayed: use `departure` first. Runs long; don't call it
    on the event loop.
    """
    if not any(entry.kind in replay.OF_THE_GAME for entry in log if entry.entry_no > entry_no):
        return table.logged
    game: Any = None
    wanted = [entry for entry in log if entry.entry_no <= entry_no]
    for one in replay.replayed_entries(table.title, len(table.seats), table.options, wanted):
        game = one.after
    return game


def checked(table: Table, log: Sequence[Logged], entry_no: int) -> tuple[int | None, Any]:
    """The first entry of a log whose result is another by the present rules (None: the log leads to the
    stored state), and the game after entry `entry_no` on the way. Runs long; don't call it on the event
    loop."""
    title, last = table.title, 0
    departs: int | None = None
    game: Any = None
    wanted: Any = None
    entries = replay.replayed_entries(title, len(table.seats), table.options, log)
    try:
        for one in entries:
            last, game = one.entry.entry_no, one.after
            wanted = game if last <= entry_no else wanted
            if departs is None and one.played is not None:
                told = table_events.events_of(title, one.entry)
                departs = last if list(one.played.events) != told else None
    except CANT_REPLAY:
        return departs or last + 1, wanted
    if table.game is None or title.save(replay.up_to_date(game)) == title.save(table.logged):
        return None, wanted
    return departs or last, wanted


def departure(table: Table, log: Sequence[Logged]) -> int | None:
    """The first entry of a log whose result is another by the present rules; None if there is none. Runs
    long; don't call it on the event loop."""
    return checked(table, log, 0)[0]


class PositionService:
    """Positions of tables' pasts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._departs: BoundedDict[int, tuple[int, int | None]] = BoundedDict(REMEMBERED)

    async def after(self, table: Table, entry_no: int, log: Sequence[Logged] | None = None) -> Any:
        """The game after entry `entry_no` of a table's log. `log`: the table's log, if the caller has it.

        Raises PositionGone if it can't be replayed, Refusal if the game had not begun.
        """
        if log is None:
            log = await self.store.log(table.id)
        if last_of_game(log) <= entry_no:
            game = table.logged
        else:
            departs, game = await self._checked(table, log, entry_no)
            if departs is not None and entry_no >= departs:
                raise PositionGone(departs - 1)
        if game is None:
            raise Refusal("refuse-not-started")
        return replay.up_to_date(game)

    async def departs(self, table: Table, log: Sequence[Logged]) -> int | None:
        """The entry where a table's log departs from its stored state; None if it does not."""
        return (await self._checked(table, log, 0))[0]

    async def _checked(self, table: Table, log: Sequence[Logged], entry_no: int) -> tuple[int | None, Any]:
        """Where the log departs, and the game after an entry before that."""
        known = self._departs.get(table.id)
        if known is None or known[0] != table.entry_no:
            departs, game = await asyncio.to_thread(checked, table, log, entry_no)
            self._departs.note(table.id, (table.entry_no, departs))
        else:
            departs, game = known[1], None
            if entry_no and (departs is None or entry_no < departs):
                game = await asyncio.to_thread(position, table, log, entry_no)
        return departs, game


def last_of_game(log: Sequence[Logged]) -> int:
    """The last entry that changed the game; 0 if none did."""
    return next((entry.entry_no for entry in reversed(log) if entry.kind in replay.OF_THE_GAME), 0)
