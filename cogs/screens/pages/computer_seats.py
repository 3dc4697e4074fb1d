"""Computer players for the seats of a new table: how many, their names, and the choice of their level."""

from collections.abc import Sequence

from cogs.screens import ids
from cogs.screens.pages.packages import labelled
from cogs.screens.parts import Button, Screen, ScreenPart, Text
from cogs.screens.speaking import level_lines
from db import SeatHolder
from games.computer import Level, levels_of
from games.core import Title
from games.manager.model.table import Table
from words import Language, language_for, say

COMPUTER_NAMES = 6
"""Number of names for computer players."""

AGAINST_COMPUTERS = 3
"""Number of seats at a table of one person and computers, if the title allows it."""


def levels_screen(title: Title, language: Language) -> Screen:
    """Choice of the computers' level: each button starts a game against such computers."""
    name = labelled(title.id, language)
    count = seats_against_computers(title) - 1
    heading = f"### {say(language, 'welcome-solo', title=name)}\n{say(language, 'solo-how', count=count)}"
    parts: list[ScreenPart] = [Text(f"{heading}\n{level_lines(title, language)}")]
    for level in levels_of(title):
        label = say(language, f"level-{level}")
        parts.append(Button(str(ids.WelcomeButton(level, title.id)), label, "primary"))
    return Screen(tuple(parts))


def seats_against_computers(title: Title) -> int:
    """Number of seats at a table of one person and computers."""
    allowed = title.playable(title.options())
    return next((count for count in allowed if count >= AGAINST_COMPUTERS), allowed[-1])


def computer_name(table: Table, level: Level) -> str:
    """The next computer player's name: unique, with its level."""
    return _computer_name(table.language, table.names, level)


def computer_seats(
    language: str, host: str, seats: int, level: Level | None = None
) -> tuple[SeatHolder, ...]:
    """Computer players for all of `seats` seats but the first. None is called like its holder, `host`.
    Without a `level` they answer as apprentices do, and their names tell none."""
    holders: list[SeatHolder] = []
    while len(holders) < seats - 1:
        taken = [host, *[one.name for one in holders]]
        name = _free_name(language, taken) if level is None else _computer_name(language, taken, level)
        seat = len(holders) + 1
        holders.append(SeatHolder(seat, None, name, kind="computer", level=level or "apprentice"))
    return tuple(holders)


def _computer_name(language: str, names: Sequence[str], level: Level) -> str:
    spoken = language_for(language)
    return say(spoken, "computer-name", name=_free_name(language, names), level=say(spoken, f"level-{level}"))


def _free_name(language: str, names: Sequence[str]) -> str:
    """A computer player's name that is not among these."""
    spoken = language_for(language)
    taken = " ".join(names)
    free = [say(spoken, f"computer-{number}") for number in range(1, COMPUTER_NAMES + 1)]
    return next((name for name in free if name not in taken), free[0])
