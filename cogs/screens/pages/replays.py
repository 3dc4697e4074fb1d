"""A game turn by turn: the picture of that time, what happened, buttons forward and back. How the computers
judge it: the chances to win, and the best answers."""

from collections.abc import Sequence

import msgspec

from cogs.screens import ids
from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.notices.logs import entry_lines, round_of
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.notices.studies import study_button
from cogs.screens.panel import hints
from cogs.screens.parts import Button, Menu, MenuEntry, Picture, Screen, ScreenPart, Text
from cogs.screens.speaking import speaker_at
from games.core import PointsBySource, Seat
from games.manager.history.review import ReviewedMoment
from games.manager.history.turns import LoggedTurn
from games.manager.model.table import Table
from games.manager.model.unstored import guess_number
from words import Language, results, say

LINES = 12
"""Maximum number of lines shown about one turn."""


class JudgedTurn(msgspec.Struct, frozen=True):
    """What a reader may see of the computers' judgement of a turn: the chances after it, in percent (empty:
    none), and the reader's own choices in it."""

    percents: tuple[int, ...] = ()
    made: tuple[ReviewedMoment, ...] = ()


def replay_screen(
    table: Table,
    turns: Sequence[LoggedTurn],
    at: int,
    pictures: Sequence[Picture],
    seat: Seat | None,
    language: Language,
    holders: SeatHistory,
    judged: JudgedTurn,
    departs: int | None = None,
) -> Screen:
    """The public position after turn `at` (0: the start). `seat` is the reader's; it also shows what was told
    to that seat alone. `departs`: the log entry from which the present
    rules lead to other positions than were played."""
    lines = [line for entry in turns[at] for line in entry_lines(table, entry, seat, language, holders)]
    if len(lines) > LINES:
        lines = [*lines[:LINES], say(language, "replay-more", count=len(lines) - LINES)]
    when = f"<t:{turns[at][0].at // 1000}:f>"
    heading = f"### {say(language, 'replay-title', at=at + 1, of=len(turns))} · {when}"
    lines += _judged(table, judged, language)
    parts: list[ScreenPart] = [Text("\n".join([heading, *lines])), *pictures]
    if len(rounds := rounds_of(table, turns)) > 1:
        choices = [MenuEntry(str(turn), say(language, "log-round", round=number)) for number, turn in rounds]
        parts.append(
            Menu(
                str(ids.ReplayMenu(table.id)), say(language, "replay-rounds"), tuple(choices[-MENU_ENTRIES:])
            )
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
    if judged.percents:
        parts.append(Button(str(ids.ChancesButton(table.id)), say(language, "button-chances")))
    end = turns[at][-1].entry_no
    gone = departs is not None and end >= departs and at < last
    if gone and departs is not None:
        parts.append(Text(f"-# {say(language, 'refuse-position-gone', entry=departs - 1)}"))
    over = at == last and table.status != "running"
    parts.append(study_button(table, end, language, gone or over))
    if table.status == "over":
        parts.append(Button(str(ids.FilmButton(table.id)), say(language, "button-film")))
        if at < last:
            guess = ids.GuessButton(guess_number(table.id), "ask", at)
            parts.append(Button(str(guess), say(language, "button-guess")))
    return Screen(tuple(parts))


def _judged(table: Table, judged: JudgedTurn, language: Language) -> list[str]:
    """The computers' judgement of a turn, in small print."""
    speaker = speaker_at(table, language)
    lines = [results.chances(speaker, judged.percents)] if judged.percents else []
    lines += hints.best_answers(table, speaker, judged.made)
    return [f"-# {line}" for line in lines]


def chances_screen(
    table: Table,
    course: PointsBySource,
    turning: Sequence[int],
    picture: bytes,
    language: Language,
) -> Screen:
    """The chances to win, turn by turn. `turning`: the turn of the replay of each turning point."""
    speaker = speaker_at(table, language)
    lines = [results.chances(speaker, course.course[-1])]
    lines += [f"{at}. {line}" for at, line in enumerate(results.turning_lines(speaker, course), 1)]
    parts: list[ScreenPart] = [
        Text("\n".join(lines)),
        Picture("chances.png", picture, results.chances_alt(speaker, course)),
        Text("-# " + speaker.say("chances-rough")),
    ]
    if turning:
        choices = [
            MenuEntry(str(turn), f"{at}. {results.when(speaker, point)}")
            for at, (turn, point) in enumerate(zip(turning, course.turning, strict=True), 1)
        ]
        parts.append(Menu(str(ids.ReplayMenu(table.id)), speaker.say("chances-turning"), tuple(choices)))
    return Screen(tuple(parts))


def rounds_of(table: Table, turns: Sequence[LoggedTurn]) -> list[tuple[int, int]]:
    """The rounds, each with the turn in which it starts."""
    found: dict[int, int] = {}
    for at, turn in enumerate(turns):
        for entry in turn:
            if (number := round_of(table, entry)) is not None:
                found[number] = at
    return sorted(found.items())
