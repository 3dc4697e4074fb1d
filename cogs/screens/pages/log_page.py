"""The log, page by page: rounds, times, and a filter by player."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.screens import ids
from cogs.screens.discord_limits import ENTRY, MENU_ENTRIES
from cogs.screens.notices.log_lines import entry_lines, round_of
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.parts import Menu, MenuEntry, Screen, ScreenPart, Text, page_buttons, shorten
from db import Logged
from games.core import Seat
from games.manager.model.table import Table
from words import Language, say
from words.icon_marks import size

PAGE = 15
"""Maximum number of log entries on one page."""

ROOM = 3600
"""Maximum number of characters on one page. A page that reaches it ends earlier."""


class LogView(NamedTuple):
    """The part of the log a reader asks for: the first entry of the page (None: the newest page), and the
    seat to limit it to (None: everybody)."""

    first: int | None = None
    of: Seat | None = None


def page(
    table: Table, entries: Sequence[Logged], seat: Seat | None, language: Language, view: LogView
) -> Screen:
    """A page of the log's `entries`, with buttons to the others."""
    wanted = [one for one in entries if view.of is None or one.seat == view.of]
    start = _start(wanted, view.first)
    lines: list[str] = []
    holders = SeatHistory(table, entries, language)
    at = start
    while at < min(start + PAGE, len(wanted)):
        more = entry_lines(table, wanted[at], seat, language, holders)
        if lines and sum(map(size, lines)) + sum(map(size, more)) + len(lines) > ROOM:
            break
        lines += more
        at += 1
    day = f" · <t:{wanted[start].at // 1000}:D>" if start < len(wanted) else ""
    heading = say(language, "log-title") + (
        f" · {table.marked_names[view.of]}" if view.of is not None else ""
    )
    parts: list[ScreenPart] = [Text(f"### {heading}{day}")]
    parts.append(Text("\n".join(lines) or say(language, "log-none")))
    parts += _menu(table, entries, language)
    of = 0 if view.of is None else view.of + 1
    before = ids.LogPage(table.id, wanted[max(start - PAGE, 0)].entry_no, of) if start > 0 else None
    after = ids.LogPage(table.id, wanted[at].entry_no, of) if at < len(wanted) else None
    parts += page_buttons(language, before, after)
    return Screen(tuple(parts))


def _start(entries: Sequence[Logged], first: int | None) -> int:
    if first is None:
        return max(len(entries) - PAGE, 0)
    return next((at for at, one in enumerate(entries) if one.entry_no >= first), max(len(entries) - 1, 0))


def _menu(table: Table, entries: Sequence[Logged], language: Language) -> list[Menu]:
    """Menu entries: everything, each player's moves, and the rounds so far (only the latest if there are
    many)."""
    choices = [MenuEntry("a", say(language, "log-all"))]
    choices += [
        MenuEntry(f"s{at}", shorten(say(language, "log-of", name=name), ENTRY))
        for at, name in enumerate(table.names)
    ]
    begun = {}
    for entry in entries:
        if (number := round_of(table, entry)) is not None:
            begun[number] = entry.entry_no
    rounds = [
        MenuEntry(f"r{entry_no}", say(language, "log-round", round=number))
        for number, entry_no in sorted(begun.items())
    ]
    choices += rounds[-(MENU_ENTRIES - len(choices)) :]
    placeholder = say(language, "log-show")
    return [Menu(str(ids.LogMenu(table.id)), placeholder, tuple(choices))] if len(choices) > 2 else []


def chosen_view(value: str) -> LogView:
    """The view that a menu choice asks for. Raises ValueError if it is invalid."""
    if value == "a":
        return LogView()
    number = int(value[1:])
    if value[0] == "s":
        return LogView(of=Seat(number))
    if value[0] == "r":
        return LogView(first=number)
    raise ValueError(value)
