"""A log names who sat there then, as far as that may be told: not whoever has the seat now."""

from __future__ import annotations

from typing import Any

import msgspec
from random_tables import fresh

from cogs.screens.notices import log_lines
from cogs.screens.notices.seat_history import SeatHistory
from db import LogEntry, Logged
from games.core import AddressedEvent, Event, Seat
from games.manager.model import table_events
from games.titles import TITLES
from words import say

OLD, OTHER, NEW = 901, 902, 903
FLORENCE = TITLES["florence"]


class _Log:
    """A log as it is written."""

    def __init__(self) -> None:
        self.entries: list[Logged] = []

    def add(self, entry: LogEntry) -> None:
        entry_no = len(self.entries) + 1
        fields: dict[str, Any] = {name: getattr(entry, name) for name in entry.__struct_fields__}
        self.entries.append(
            Logged(table_id=1, entry_no=entry_no, at=1_000 * entry_no, interaction_id=None, **fields)
        )

    def acts(self, seat: int, user: int | None, cause: str = "by_hand") -> None:
        event: Event = table_events.Agreed(Seat(seat))
        told = msgspec.msgpack.encode([AddressedEvent(event)])
        self.add(LogEntry(kind="move", seat=seat, user_id=user, events=told, cause=cause))


def handed_over() -> _Log:
    """Seat 1 goes to another and on to a third, who holds it now; seat 0 from a computer to a person."""
    log = _Log()
    log.acts(1, OLD)
    log.acts(0, None, "computer")
    log.add(table_events.entry("seat-taken", table_events.SeatPassed(Seat(1), "B"), seat=Seat(1), user=OTHER))
    log.acts(1, OTHER)
    log.add(table_events.entry("seat-taken", table_events.SeatPassed(Seat(0), "A")))
    log.add(table_events.entry("gave-up", table_events.ComputerTook(Seat(1)), seat=Seat(1)))
    log.acts(1, NEW)
    return log


def test_what_happened_before_a_seat_changed_hands_is_told_of_who_sat_there_then() -> None:
    table, log = fresh(FLORENCE, 3, 1), handed_over()
    holders = SeatHistory(table, log.entries, "en")
    former = f"{say('en', 'computer')} (A)"
    now = table.marked_names
    assert holders.marked(1) == (former, f"<@{OLD}>", now[2])
    assert holders.marked(3) == holders.marked(4) == (former, f"<@{OTHER}>", now[2])
    assert holders.marked(5) == (now[0], f"<@{OTHER}>", now[2])
    assert holders.marked(6) == holders.marked(7) == now
    names = [log_lines.entry_lines(table, entry, None, "en", holders)[0] for entry in log.entries]
    assert f"<@{OLD}>" in names[0] and f"<@{OTHER}>" in names[3] and now[1] in names[6]
    assert now[1] not in names[0] + names[3]


def test_a_file_names_nobody_who_has_left_and_who_was_forgotten_is_nobody() -> None:
    table, log = fresh(FLORENCE, 3, 1), handed_over()
    gone, computer = (
        f"{say('ja', word)} ({seat})" for word, seat in (("former-holder", "B"), ("computer", "A"))
    )
    assert SeatHistory(table, log.entries, "ja").plain(1) == (computer, gone, table.names[2])
    forgotten = [msgspec.structs.replace(entry, user_id=None) for entry in log.entries]
    assert SeatHistory(table, forgotten, "ja").marked(1) == (computer, gone, table.marked_names[2])


def test_where_no_seat_has_changed_hands_all_names_are_those_of_now() -> None:
    table, log = fresh(FLORENCE, 3, 1), _Log()
    log.acts(1, OLD)
    holders = SeatHistory(table, log.entries, "en")
    assert holders.marked(1) == table.marked_names and holders.plain(1) == table.names
