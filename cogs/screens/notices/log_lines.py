"""Entries of the log in words, as their reader may see them."""

from collections.abc import Sequence
from datetime import UTC, datetime

from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.speaking import speaker_at
from db import Logged
from games.core import AddressedEvent, Event, Seat
from games.manager.history.turns import round_begun
from games.manager.model import table_events
from games.manager.model.table import Table
from words import Language, Speaker, say


def events_of(table: Table, entry: Logged) -> list[AddressedEvent]:
    """The events of a log entry with their recipients."""
    return table_events.events_of(table.title, entry)


def told_to(table: Table, entry: Logged, seat: Seat | None) -> list[Event]:
    """The events of a log entry that `seat` may read (None: the public): its own and public ones; at an open
    study all."""
    is_open = table.study is not None and table.study.is_open
    return [one.event for one in events_of(table, entry) if one.to in (None, seat) or is_open]


def public_lines(table: Table, events: Sequence[AddressedEvent], language: Language) -> list[str]:
    """Public events, one line each. An event about a seat's former holder does not name its present holder:
    the seat is named by its letter."""
    names, lines = list(table.marked_names), []
    for event in [one.event for one in reversed(events) if one.to is None]:
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
