"""Who held a seat at a log entry. A log names the holder of that time, not the present one."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from db import Logged
from games.core import Seat, letter
from games.manager.model import table_events
from games.manager.model.table import Table
from words import Language, say

COMPUTER: Final = "computer"
"""A former holder that was a computer player."""

BY_COMPUTERS: Final = ("computer", "unthought")
"""The causes of a computer player's answers."""

FormerHolder = tuple[int, int | str | None]
"""The entry with which somebody gave up a seat, and who they were: a user id or COMPUTER if their own answers
show it."""


class SeatHistory:
    """The holders of a table's seats over the course of its log. A log contains no names, so that everybody
    can be forgotten. A former holder is identified by their answers, as long as those are linked to them."""

    def __init__(self, table: Table, log: Sequence[Logged], language: Language) -> None:
        self._table = table
        self._language = language
        self._former: dict[Seat, list[FormerHolder]] = {}
        last: dict[Seat, int | str] = {}
        for entry in log:
            if entry.kind in table_events.PASSES_SEAT:
                for seat in _passed(table, entry):
                    self._former.setdefault(seat, []).append((entry.entry_no, last.pop(seat, None)))
            elif entry.kind == "move" and entry.seat is not None and (who := _answered(entry)) is not None:
                last[Seat(entry.seat)] = who

    def marked(self, entry_no: int) -> tuple[str, ...]:
        """The names at an entry in Discord's markdown; known former holders are mentioned."""
        return self._names(entry_no, self._table.marked_names, mention=True)

    def plain(self, entry_no: int) -> tuple[str, ...]:
        """The names at an entry, for a file."""
        return self._names(entry_no, self._table.names, mention=False)

    def _names(self, entry_no: int, now: tuple[str, ...], mention: bool) -> tuple[str, ...]:
        if not self._former:
            return now
        names = list(now)
        for seat, former in self._former.items():
            at = bisect_right(former, entry_no, key=lambda one: one[0])
            if at < len(former):
                who = former[at][1]
                if mention and isinstance(who, int):
                    names[seat] = f"<@{who}>"
                else:
                    name = say(self._language, "computer" if who == COMPUTER else "former-holder")
                    names[seat] = f"{name} ({letter(seat)})"
        return tuple(names)


def _answered(entry: Logged) -> int | str | None:
    """Whose own answer an entry is; None if it does not say."""
    return COMPUTER if entry.cause in BY_COMPUTERS else entry.user_id


def _passed(table: Table, entry: Logged) -> list[Seat]:
    """The seats that change holders with an entry."""
    changes = (table_events.SeatPassed, table_events.SeatTaken, table_events.ComputerTook)
    events = table_events.events_of(table.title, entry)
    return [one.event.seat for one in events if isinstance(one.event, changes)]
