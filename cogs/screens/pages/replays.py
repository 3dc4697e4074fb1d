"""A game turn by turn: the picture of that time, what happened, buttons forward and back."""

from collections.abc import Sequence

from cogs.screens import ids
from cogs.screens.notices.logs import entry_lines, round_of
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.parts import Button, Menu, MenuEntry, Picture, Screen, ScreenPart, Text
from games.core import Seat
from games.manager.history.turns import LoggedTurn
from games.manager.model.table import Table
from words import Language, say

LINES = 12
"""Maximum number of lines shown about one turn."""

MENU = 25


def replay_screen(
    table: Table,
    turns: Sequence[LoggedTurn],
    at: int,
    pictures: Sequence[Picture],
    seat: Seat | None,
    language: Language,
    holders: SeatHistory,
) -> Screen:
    """The public position after turn `at` (0: the start). `seat` is the reader's; it also shows what was told
    to that seat alone."""
    lines = [line for entry in turns[at] for line in entry_lines(table, entry, seat, language, holders)]
    if len(lines) > LINES:
        lines = [*lines[:LINES], say(language, "replay-more", count=len(lines) - LINES)]
    when = f"<t:{turns[at][0].at // 1000}:f>"
    heading = f"### {say(language, 'replay-title', at=at + 1, of=len(turns))} · {when}"
    parts: list[ScreenPart] = [Text("\n".join([heading, *lines])), *pictures]
    if len(rounds := rounds_of(table, turns)) > 1:
        choices = [MenuEntry(str(turn), say(language, "log-round", round=number)) for number, turn in rounds]
        parts.append(
            Menu(str(ids.ReplayMenu(table.id)), say(language, "replay-rounds"), tuple(choices[-MENU:]))
        )
    last = len(turns) - 1
    ways: tuple[tuple[ids.ReplayDirection, int], ...] = (
        *(("first", 0), ("backward", at - 1)),
        *(("forward", at + 1), ("last", last)),
    )
    for word, to in ways:
        id = ids.ReplayTurn(table.id, max(min(to, last), 0), word)
        parts.append(
            Button(str(id), say(language, f"button-{word}"), disabled=to == at or not 0 <= to <= last)
        )
    if table.status == "over":
        parts.append(Button(str(ids.FilmButton(table.id)), say(language, "button-film")))
    return Screen(tuple(parts))


def rounds_of(table: Table, turns: Sequence[LoggedTurn]) -> list[tuple[int, int]]:
    """The rounds, each with the turn in which it starts."""
    found: dict[int, int] = {}
    for at, turn in enumerate(turns):
        for entry in turn:
            if (number := round_of(table, entry)) is not None:
                found[number] = at
    return sorted(found.items())
