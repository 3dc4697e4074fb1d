"""The log in words, page by page, as its reader may see it: rounds, times, and a filter by player."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from cogs.screens import ids
from cogs.screens.discord_limits import ENTRY, MENU_ENTRIES
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.parts import Menu, MenuEntry, Screen, ScreenPart, Text, page_buttons, shorten
from cogs.screens.speaking import speaker_at
from db import Logged
from games.core import AddressedEvent, Event, Seat
from games.manager.history.turns import round_begun
from games.manager.model import table_events
from games.manager.model.table import Table
from words import Language, Speaker, say
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


def events_of(table: Table, entry: Logged) -> list[AddressedEvent]:
    """The events of a log entry with their recipients."""
    return table_events.events_of(table.title, entry)


def told_to(table: Table, entry: Logged, seat: Seat | None) -> list[Event]:
    """The events of a log entry that `seat` may read (None: the public): its own and public ones; at an open
    study all."""
    is_open = table.study is not None and table.study.is_open
    return [one.event for one in events_of(table, entry) if one.to in (None, seat) or is_open]


def public_lines(table: Table, told: Sequence[AddressedEvent], language: Language) -> list[str]:
    """Public events, one line each. An event about a seat's former holder does not name its present holder:
    the seat is named by its letter."""
    names, lines = list(table.marked_names), []
    for event in [one.event for one in reversed(told) if one.to is None]:
        is_former = (
            isinstance(event, table_events.SeatPassed) and names[event.seat] != table.marked_names[event.seat]
        )
        if is_former:
            lines.append(say(language, "seat-passed-on", letter=event.letter))
        else:
            lines.append(speaker_at(table, language, names).event(event))
        if isinstance(event, table_events.SeatPassed):
            names[event.seat] = say(language, "seat-since-passed", letter=event.letter)
    return lines[::-1]


def entry_lines(
    table: Table, entry: Logged, seat: Seat | None, language: Language, holders: SeatHistory
) -> list[str]:
    """A log entry in words with its time, as `seat` may see it (None: the public). The first of a round has a
    heading."""
    speaker = speaker_at(table, language, holders.marked(entry.entry_no))
    lines = []
    for event in told_to(table, entry, seat):
        text = speaker.event(event)
        if round_begun(event) is not None:
            lines.append(f"**{text}**")
        else:
            lines.append(f"`{entry.entry_no}` <t:{entry.at // 1000}:t> {text}")
    return lines


def plain_lines(
    table: Table, entry: Logged, seat: Seat | None, language: Language, holders: SeatHistory
) -> list[str]:
    """A log entry in words with its time, without Discord's markup, for a file."""
    speaker = Speaker(table.title, language, holders.plain(entry.entry_no))
    when, lines = day_and_time(entry.at), []
    for event in told_to(table, entry, seat):
        begins = "\n" if round_begun(event) is not None else ""
        lines.append(f"{begins}{entry.entry_no:>5}  {when}  {speaker.event(event)}")
    return lines


def day_and_time(at: int) -> str:
    """A moment in milliseconds, readable in a file: Universal Time to the minute."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def round_of(table: Table, entry: Logged) -> int | None:
    """The round that starts with a log entry, or None."""
    return next(
        (
            number
            for told in events_of(table, entry)
            if told.to is None and (number := round_begun(told.event)) is not None
        ),
        None,
    )


def page(
    table: Table, entries: Sequence[Logged], seat: Seat | None, language: Language, view: LogView
) -> Screen:
    """A page of the log's `entries`, with buttons to the others."""
    wanted = [one for one in entries if view.of is None or one.seat == view.of]
    start = _start(wanted, view.first)
    lines: list[str] = []
    holders = SeatHistory(table, entries, language)
    at = start
    for at in range(start, min(start + PAGE, len(wanted))):
        more = entry_lines(table, wanted[at], seat, language, holders)
        if lines and sum(map(size, lines)) + sum(map(size, more)) + len(lines) > ROOM:
            break
        lines += more
    else:
        at = min(start + PAGE, len(wanted))
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
