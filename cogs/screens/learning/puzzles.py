"""The screens of puzzles: the day's post in a channel, the position with its panel, the solution, and the
form by which a channel gets them."""

from collections.abc import Mapping, Sequence

from cogs.screens import learning_ids
from cogs.screens.forms import ChoiceField, Form, Sent, single_choice
from cogs.screens.panel.hint_screen import HintScreen
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.parts import ACCENT, Button, Divider, MenuEntry, Picture, Screen, ScreenPart, Text
from cogs.screens.speaking import speaker_at
from db import PuzzleChannelRow
from games.computer import ScoredMove
from games.core import Move, Refusal, Title
from games.manager.model.unstored import puzzle_number
from games.manager.playing.puzzles import DaysInRow, PuzzleStage
from words import Language, Speaker, say, title_name

SIGNS = {None: "·", "": "·", "best": "✓", "second": "½", "other": "✗"}
"""A day in the row of days, by the answer."""

USUAL_HOUR = 9
"""The hour that the form offers first."""


class PuzzlePanel(Panel):
    """The usual panel, which only asks."""

    calm = True


class PuzzleScreens:
    """The screens of a stage, in the reader's language."""

    def __init__(self, stage: PuzzleStage, language: Language) -> None:
        self.stage = stage
        self.panel = PuzzlePanel(stage.table, stage.seat, language)
        self.speaker = self.panel.speaker

    def screen(self, pictures: Sequence[Picture], notice: str = "") -> Screen:
        """The position with its panel, or the answer that is being considered."""
        above: list[ScreenPart] = [Text(notice), Divider()] if notice else []
        parts: list[ScreenPart] = [
            *above,
            Text(f"{self._heading()}\n-# {self._say('puzzle-once')}"),
            *pictures,
        ]
        if not self.stage.table.draft(self.stage.seat).steps:
            return Screen((*parts, *self.panel.home().parts), accent=ACCENT)
        sure = Button(self.panel.act("confirm"), self._say("button-puzzle-answer"), "success")
        other = Button(self.panel.act("undo"), self._say("button-puzzle-other"))
        return Screen((*parts, Text(self.panel.tried()), sure, other), accent=ACCENT)

    def asked(self, question: QuestionScreen, pictures: Sequence[Picture]) -> Screen:
        """A question of the panel."""
        return Screen((Text(self._heading()), *pictures, *question.screen.parts), accent=ACCENT)

    def solved(
        self, pictures: Sequence[Picture], counts: Mapping[str, int], row: DaysInRow, notice: str = ""
    ) -> Screen:
        """The solution: the best answer and why, what was answered, the row of days."""
        stage, title = self.stage, self.stage.title
        best, second = stage.puzzle.answer(title), stage.puzzle.answer(title, "second")
        lead = stage.puzzle.plain.mean
        answer = "" if stage.row is None else stage.row.answer
        result = self._say("puzzle-result", answer=answer, move=self._words(stage.move))
        told = [notice, self._heading(), result]
        advised = (ScoredMove(best, lead, stage.puzzle.reasons), ScoredMove(second, 0.0, ()))
        others = {kind: counts.get(kind, 0) for kind in ("best", "second", "other")}
        return Screen(
            (
                Text("\n".join(filter(None, told))),
                *pictures,
                Divider(),
                *HintScreen(self.panel).advice(advised),
                Text("-# " + self._say("puzzle-how", pairs=stage.puzzle.master.pairs)),
                *([Text("-# " + self._say("puzzle-grandmaster"))] if stage.puzzle.grandmaster else []),
                Divider(),
                Text(self._say("puzzle-counts", count=sum(others.values()), **others)),
                Text(self._days(row)),
            ),
            accent=ACCENT,
        )

    def _days(self, row: DaysInRow) -> str:
        days = " ".join(SIGNS[day] for day in row.days)
        sentence = self._say("puzzle-days", row=days)
        return f"{sentence}\n{self._say('puzzle-streak', count=row.streak)}"

    def _heading(self) -> str:
        return heading(self.stage, self.speaker)

    def _words(self, move: Move | None) -> str:
        return "" if move is None else HintScreen(self.panel).words(move)

    def _say(self, id: str, **figures: str | int) -> str:
        return self.speaker.say(id, **figures)


def heading(stage: PuzzleStage, speaker: Speaker) -> str:
    """What is asked, and how hard it is."""
    name, seat = speaker.say("title-name"), speaker.seat(stage.seat)
    difficulty = speaker.say(f"puzzle-{stage.puzzle.difficulty}")
    return "\n".join(
        [
            f"### {speaker.say('puzzle-heading', title=name, difficulty=difficulty)}",
            speaker.say("puzzle-task", seat=seat),
        ]
    )


def solve_id(stage: PuzzleStage) -> str:
    """The id of the button under a puzzle's post."""
    return str(learning_ids.PuzzleButton(stage.table.id, "open", stage.puzzle.id))


def channel_post(stage: PuzzleStage, pictures: Sequence[Picture], language: Language) -> Screen:
    """The day's puzzle in a channel, with the button by which one answers."""
    solve = Button(solve_id(stage), say(language, "button-puzzle"), "primary")
    about = Text("-# " + say(language, "puzzle-private"))
    return Screen(
        (Text(heading(stage, speaker_at(stage.table, language))), *pictures, about, solve), accent=ACCENT
    )


def puzzle_list(
    rows: Sequence[tuple[Title, int, int, DaysInRow]],
    channel: Sequence[PuzzleChannelRow],
    manages: bool,
    language: Language,
) -> Screen:
    """The puzzles of today (title, day, puzzle) with the reader's rows of days, and which of them this
    channel gets."""
    parts: list[ScreenPart] = [Text(f"### {say(language, 'puzzle-titles')}\n{say(language, 'puzzle-about')}")]
    for title, day, puzzle, row in rows:
        name = title_name(language, title.id)
        days = " ".join(SIGNS[one] for one in row.days)
        streak = f"\n-# {say(language, 'puzzle-streak', count=row.streak)}" if row.streak else ""
        parts.append(Text(f"**{name}**\n{days}{streak}"))
        id = learning_ids.PuzzleButton(puzzle_number(title, day), "go", puzzle)
        answered = bool(row.days[-1])
        label = say(language, "button-puzzle-solution" if answered else "button-puzzle")
        parts.append(Button(str(id), label, "secondary" if answered else "primary"))
    parts.append(Divider())
    parts += channel_parts(channel, manages, language)
    return Screen(tuple(parts), accent=ACCENT)


def channel_parts(rows: Sequence[PuzzleChannelRow], manages: bool, language: Language) -> list[ScreenPart]:
    """Which puzzles a channel gets and when, and the button that changes it."""
    names = [title_name(language, row.title) for row in rows]
    told = say(language, "puzzle-channel-none")
    if rows:
        hour = f"{rows[0].hour:02}:00"
        told = say(language, "puzzle-channel", titles=" · ".join(names), hour=hour, zone=rows[0].zone)
    button = Button(str(learning_ids.PuzzlesForm()), say(language, "button-puzzle-channel"))
    return [Text(told), *([button] if manages else [])]


def channel_form(
    titles: Sequence[Title], rows: Sequence[PuzzleChannelRow], zone: str, language: Language
) -> Form:
    """The form of a channel's puzzles. `zone`: the time zone of its hour."""
    choices = [MenuEntry(title.id, title_name(language, title.id)) for title in titles]
    hours = [MenuEntry(str(hour), f"{hour:02}:00") for hour in range(24)]
    return Form(
        str(learning_ids.PuzzlesForm()),
        say(language, "puzzle-channel-title"),
        (
            ChoiceField(
                "titles",
                say(language, "puzzle-channel-titles"),
                tuple(choices),
                say(language, "puzzle-channel-titles-note"),
                tuple([row.title for row in rows]),
                least=0,
                most=len(choices),
            ),
            single_choice(
                "hour",
                say(language, "puzzle-channel-hour"),
                hours,
                str(rows[0].hour if rows else USUAL_HOUR),
                say(language, "puzzle-channel-hour-note", zone=zone),
            ),
        ),
        otherwise=Screen(tuple(channel_parts(rows, True, language))),
    )


def read_channel_form(form: Form, sent: Sent) -> tuple[tuple[str, ...], int]:
    """The titles and the hour that were chosen. Raises Refusal if a value is unknown."""
    titles, hour = [sent.get(field.id, ()) for field in form.fields]
    for field, values in zip(form.fields, (titles, hour), strict=True):
        known = [choice.value for choice in field.choices] if isinstance(field, ChoiceField) else []
        for value in values:
            if value not in known:
                raise Refusal("refuse-unknown-choice", text=value, choices=tuple(known))
    return titles, int(hour[0]) if hour else USUAL_HOUR
