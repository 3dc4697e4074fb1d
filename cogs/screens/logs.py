"""The log in words, page by page, as its reader may know it."""

from collections.abc import Sequence

import msgspec

from cogs.screens import ids
from cogs.screens.parts import Button, Part, Screen, Text
from db import Logged
from games.core import Seat, Told
from games.table import Table
from words import Language, Speaker, say

PAGE = 15
"""Log entries on one page."""


def events_of(table: Table, entry: Logged) -> list[Told]:
    """The events of a log entry with their recipients."""
    if not entry.events:
        return []
    rows = msgspec.msgpack.decode(entry.events, type=list[dict[str, msgspec.Raw]])
    return [Told(table.title.load_event(row["event"]), msgspec.msgpack.decode(row["to"])) for row in rows]


def entry_lines(table: Table, entry: Logged, seat: Seat | None, language: Language) -> list[str]:
    """A log entry in words, as `seat` (None: the public) was told it."""
    speaker = Speaker(table.title, language, table.marked_names)
    return [f"`{entry.seq}` {line}" for line in speaker.log(events_of(table, entry), seat)]


def first_of(table: Table, wanted: int | None) -> int:
    """The first entry of the page that is wanted; the newest page if none is."""
    return max(table.seq - PAGE + 1 if wanted is None else wanted, 1)


def page(
    table: Table, entries: Sequence[Logged], first: int, seat: Seat | None, language: Language
) -> Screen:
    """The entries in words, with buttons to the pages before and after."""
    lines = [line for entry in entries for line in entry_lines(table, entry, seat, language)]
    parts: list[Part] = [Text(f"### {say(language, 'log-title')}")]
    parts.append(Text("\n".join(lines) or say(language, "log-none")))
    if first > 1:
        before = ids.LogPage(table.id, max(first - PAGE, 1))
        parts.append(Button(str(before), say(language, "button-previous-page")))
    if first + PAGE <= table.seq:
        after = ids.LogPage(table.id, first + PAGE)
        parts.append(Button(str(after), say(language, "button-next-page")))
    return Screen(tuple(parts))
