"""A game turn by turn: the picture of that time, what happened, buttons forward and back. How the computers
judge it: the chances to win, and the best answers."""

from collections.abc import Iterator, Sequence

import msgspec

from cogs.screens import ids, learning_ids
from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.learning import review
from cogs.screens.notices.log_lines import entry_lines, round_of
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.notices.studies import study_button
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


class ReplayScreens(msgspec.Struct, frozen=True):
    """The screens of a replay. `turns` are all turns of the table, `seat` is the reader's (None: no player).
    `departs`: the log entry from which the present rules lead to other positions than were played."""

    table: Table
    turns: Sequence[LoggedTurn]
    seat: Seat | None
    language: Language
    holders: SeatHistory
    departs: int | None = None

    def screen(self, at: int, pictures: Sequence[Picture], judged: JudgedTurn) -> Screen:
        """The public position after turn `at` (0: the start). It also shows what was told to the reader's
        seat alone."""
        parts: list[ScreenPart] = [Text("\n".join(self._lines(at, judged))), *pictures, *self._rounds()]
        parts += self._directions(at)
        if judged.percents:
            parts.append(Button(str(ids.ChancesButton(self.table.id)), self._say("button-chances")))
        return Screen((*parts, *self._ways_on(at)))

    def _say(self, id: str, **figures: int) -> str:
        return say(self.language, id, None, **figures)

    def _lines(self, at: int, judged: JudgedTurn) -> list[str]:
        """A heading, what happened, and the computers' judgement in small print."""
        turn, speaker = self.turns[at], speaker_at(self.table, self.language)
        lines = [
            line
            for entry in turn
            for line in entry_lines(self.table, entry, self.seat, self.language, self.holders)
        ]
        if len(lines) > LINES:
            lines = [*lines[:LINES], self._say("replay-more", count=len(lines) - LINES)]
        when = f"<t:{turn[0].at // 1000}:f>"
        heading = f"### {self._say('replay-title', at=at + 1, of=len(self.turns))} · {when}"
        small = [results.chances_line(speaker, judged.percents)] if judged.percents else []
        small += review.best_answers(self.table, speaker, judged.made)
        return [heading, *lines, *(f"-# {line}" for line in small)]

    def _rounds(self) -> list[Menu]:
        """The menu of rounds to jump to, if there are several."""
        rounds = rounds_of(self.table, self.turns)
        if len(rounds) < 2:
            return []
        choices = [MenuEntry(str(turn), self._say("log-round", round=number)) for number, turn in rounds]
        id = str(ids.ReplayMenu(self.table.id))
        return [Menu(id, self._say("replay-rounds"), tuple(choices[-MENU_ENTRIES:]))]

    def _directions(self, at: int) -> Iterator[Button]:
        """The buttons to other turns."""
        last = len(self.turns) - 1
        for direction, to in zip(ids.REPLAY_DIRECTIONS, (0, at - 1, at + 1, last), strict=True):
            id = ids.ReplayTurn(self.table.id, max(min(to, last), 0), direction)
            disabled = to == at or not 0 <= to <= last
            yield Button(str(id), self._say(f"button-{direction}"), disabled=disabled)

    def _ways_on(self, at: int) -> Iterator[ScreenPart]:
        """What can be done from here: study the position, see the film, guess the next turn."""
        table, newest, end = self.table, at == len(self.turns) - 1, self.turns[at][-1].entry_no
        closed = newest and table.status != "running"
        if self.departs is not None and end >= self.departs and not newest:
            closed = True
            yield Text(f"-# {self._say('refuse-position-gone', entry=self.departs - 1)}")
        yield study_button(table, end, self.language, closed)
        if table.status == "over":
            yield Button(str(ids.FilmButton(table.id)), self._say("button-film"))
            if not newest:
                guess = learning_ids.GuessButton(guess_number(table.id), "ask", at)
                yield Button(str(guess), self._say("button-guess"))


def chances_screen(
    table: Table,
    course: PointsBySource,
    turning: Sequence[int],
    picture: bytes,
    language: Language,
) -> Screen:
    """The chances to win, turn by turn. `turning`: the turn of the replay of each turning point."""
    speaker = speaker_at(table, language)
    lines = [results.chances_line(speaker, course.course[-1])]
    lines += [f"{at}. {line}" for at, line in enumerate(results.turning_lines(speaker, course), 1)]
    parts: list[ScreenPart] = [
        Text("\n".join(lines)),
        Picture("chances.png", picture, results.chances_alt(speaker, course)),
        Text("-# " + speaker.say("chances-rough")),
    ]
    if turning:
        choices = [
            MenuEntry(str(turn), f"{at}. {results.moment_text(speaker, point)}")
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
