"""Names of the threads that the bot makes for tables."""

import re
from collections.abc import Collection

from cogs.screens.discord_limits import THREAD_NAME
from cogs.screens.parts import shorten
from games.manager.model.table import Table
from words import LANGUAGES, Language, say, title_name
from words.names import name_alone

UNNUMBERED = THREAD_NAME - 6
"""Maximum number of characters before a number."""

HERE = "HOST"
"""Placeholder for the host's name when the rest of a thread's name is compared."""


def thread_name(language: Language, title: str, host: str) -> str:
    """The name of a thread that the bot makes for a table."""
    name = title_name(language, title)
    return shorten(say(language, "welcome-thread", title=name, name=name_alone(host)), THREAD_NAME)


NUMBER = re.compile(r"(?<=[))]) \(\d+\)$")
"""The number behind a name that several threads have."""


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, with the first free number behind it if it is taken."""
    number = 1
    free = name
    while free in taken:
        number += 1
        free = f"{shorten(name, UNNUMBERED)} ({number})"
    return free


def thread_renamed(table: Table, now: str) -> str | None:
    """The new name of such a thread after its host was renamed; None if it is current already, or if people
    have renamed the thread."""
    seat = table.seat_of(table.host)
    for language in LANGUAGES:
        before, after = thread_name(language, table.title.id, HERE).split(HERE)
        number = NUMBER.search(now)
        plain = now[: number.start()] if number else now
        if plain.startswith(before) and plain.endswith(after):
            host = say(language, "forget-name") if seat is None else table.seats[seat].name
            wanted = thread_name(language, table.title.id, host)
            wanted = f"{shorten(wanted, UNNUMBERED)}{number[0]}" if number else wanted
            return None if wanted == now else wanted
    return None
