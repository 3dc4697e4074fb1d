"""The screens of a lesson: the task, the same panel as at every table, and the result."""

from collections.abc import Sequence
from typing import Any

from cogs.screens import ids, learning_ids
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.parts import ACCENT, Button, ButtonStyle, Divider, Picture, Screen, ScreenPart, Text
from games.core import LEARNER, LessonMove, Title
from games.manager.playing.lessons import LessonStage, number
from words import Language, Speaker, say, title_name

DONE = 0x3BA55D
"""The accent colour of a correct answer."""

LINES = 20
"""Maximum number of lines about what happened."""


class LessonPanel(Panel):
    """The usual panel with less text."""

    calm = True

    def take_back(self) -> list[ScreenPart]:
        """While the panel asks, the lesson's own back button is enough."""
        return super().take_back() if self.draft.waits else []


class LessonScreens:
    """The screens of a stage, in the reader's language. `pictures` are the step's, already drawn."""

    def __init__(self, stage: LessonStage, language: Language) -> None:
        self.stage = stage
        self.table = stage.table
        self.panel = LessonPanel(self.table, LEARNER, language)
        self.panel.shows_places = "area" in stage.step.pictures
        self.speaker = self.panel.speaker

    def screen(self, pictures: Sequence[Picture], notice: str = "") -> Screen:
        """The present stage."""
        if self.stage.progress.told:
            return self._told(pictures, notice)
        if self.stage.progress.tried is not None:
            return self._tried(pictures, notice)
        parts: list[ScreenPart] = [Text(notice), Divider()] if notice else []
        choices = self._choices()
        if choices is not None:
            parts += [Text(self._task()), *pictures]
            return Screen((*parts, *choices, *self._foot()), accent=ACCENT)
        parts += self._task_around(pictures)
        return Screen((*parts, *self.panel.home().parts, *self._foot()), accent=ACCENT)

    def asked(self, question: QuestionScreen, pictures: Sequence[Picture]) -> Screen:
        """A question of the panel, below the step's task."""
        return Screen((*self._task_around(pictures), *question.screen.parts), accent=ACCENT)

    def _tried(self, pictures: Sequence[Picture], notice: str) -> Screen:
        """A choice that needs confirmation, or one that the step does not ask for, with its effect."""
        if self.stage.right:
            head: list[ScreenPart] = [
                Text(f"{self._heading()}\n{notice or self._say('lesson-confirm')}"),
                *pictures,
                Divider(),
            ]
            return Screen((*head, *self.panel.home().parts), accent=ACCENT)
        back = Button(self.panel.act("undo"), self._say("button-take-back"), "primary")
        parts: tuple[ScreenPart, ...] = (
            Text(f"{self._heading()}\n{notice or self._say('lesson-else')}\n{self._slip()}"),
            *pictures,
            Text(self.panel.tried()),
            back,
            self._button("show-me"),
        )
        return Screen(parts, accent=ACCENT)

    def _told(self, pictures: Sequence[Picture], notice: str) -> Screen:
        """The result, and the explanation."""
        current = self.stage.step
        lines = self.speaker.log(self.stage.events, LEARNER)[-LINES:]
        lines = lines[: getattr(current, "tells", None)]
        happened = "\n".join(f"- {line}" for line in lines)
        word = (
            "lesson-right" if lines else "lesson-done" if isinstance(current, LessonMove) else "lesson-look"
        )
        head = f"{self._heading()}\n{self._say(word)}"
        texts: list[ScreenPart] = [Text(notice), Divider()] if notice else []
        texts += [Text(f"{head}\n{happened}".strip()), *pictures, Text(self._words("-done"))]
        return Screen((*texts, self._button("next", "success"), *self._leading()), accent=DONE)

    def _choices(self) -> list[ScreenPart] | None:
        """The answers to a question about the screen, or the button that goes on; None if a move is asked
        for."""
        current = self.stage.step
        choices = getattr(current, "choices", None)
        if choices is None:
            return None
        values = list(choices(self.table.view(LEARNER)))
        if not values:
            return [self._button("next", "success")]
        parts: list[ScreenPart] = []
        if self.stage.progress.chosen:
            parts.append(Text(f"**{self._say('lesson-look-again')}** {self._words('-else')}"))
        return [*parts, *(self._choice(at, self._value(value)) for at, value in enumerate(values))]

    def _choice(self, at: int, label: str) -> Button:
        chosen = at in self.stage.progress.chosen
        id = learning_ids.LessonButton(self.table.id, "choose", self.stage.progress.id, at)
        return Button(str(id), label, "secondary" if chosen else "primary", disabled=chosen)

    def _value(self, value: str | int) -> str:
        return self.speaker.word(value) if isinstance(value, str) else self._say("number", value=value)

    # Words

    def _heading(self) -> str:
        at, count = self.stage.progress.step + 1, len(self.stage.lesson.steps)
        return "-# " + self._say("lesson-step", title=self._say("title-name"), number=at, count=count)

    def _task(self) -> str:
        return f"{self._heading()}\n{self._words()}"

    def _task_around(self, pictures: Sequence[Picture]) -> list[ScreenPart]:
        """The task above the pictures, and what to press below them, next to the buttons. A phone shows these
        two together."""
        goal, _, press = self._task().rpartition("\n")
        return [Text(goal), *pictures, Divider(), Text(press)]

    def _words(self, end: str = "") -> str:
        """A text of the step, with figures from the rules and the step."""
        return lesson_words(self.speaker, self.stage, f"{self.stage.step.id}{end}")

    def _say(self, id: str, **figures: Any) -> str:
        return self.speaker.say(id, **figures)

    def _slip(self) -> str:
        """Why the attempted move is not the right one."""
        step, progress = self.stage.step, self.stage.progress
        slip = ""
        if isinstance(step, LessonMove) and progress.tried is not None:
            slip = step.slip(self.stage.asked, self.stage.title.load_move(progress.tried))
        return lesson_words(self.speaker, self.stage, slip or f"{step.id}-else")

    def _foot(self) -> list[ScreenPart]:
        shown = [self._button("show-me")] if isinstance(self.stage.step, LessonMove) else []
        return [*shown, *self._leading()]

    def _leading(self) -> list[ScreenPart]:
        """Buttons to go back one screen and to leave the lesson."""
        back = [self._button("back")] if self.stage.leads_back else []
        return [*back, self._button("leave")]

    def _button(self, what: learning_ids.LessonAct, style: ButtonStyle = "secondary") -> Button:
        word = "finish" if what == "next" and self.stage.is_last else what
        return Button(
            lesson_id(self.stage.title, what, self.stage.progress.id),
            self._say(f"button-lesson-{word}"),
            style,
        )


def lesson_words(speaker: Speaker, stage: LessonStage, id: str) -> str:
    """A text of a step. The plain id is the task, `-done` the result, `-else` or the name of a mistake the
    explanation of a wrong answer. A text may contain figures from the rules and the step, and for a move what
    to press (`press`) and its name (`answer`)."""
    title, current, players = speaker.title, stage.step, len(speaker.names)
    figures = speaker.args_without_seats(
        {**title.texts.rules(speaker.options, players), **current.figures(stage.asked)}
    )
    if isinstance(current, LessonMove):
        shown = current.shown(stage.asked)
        figures |= {"press": speaker.move(type(shown)), "answer": speaker.move(shown)}
    return speaker.say(f"lesson-{id}", **figures)


def lesson_id(title: Title, what: learning_ids.LessonAct, progress: int = 0) -> str:
    """The id of a button of a title's lesson."""
    return str(learning_ids.LessonButton(number(title), what, progress))


def learn_button(title: Title, language: Language) -> list[ScreenPart]:
    """A button that opens a title's lesson in a new message, if the title has one."""
    if title.lesson is None:
        return []
    return [Button(lesson_id(title, "open"), say(language, "button-learn"))]


def lesson_list(titles: Sequence[Title], language: Language) -> Screen:
    """The titles that have a lesson."""
    parts: list[ScreenPart] = [Text(f"### {say(language, 'lesson-titles')}\n{say(language, 'lesson-about')}")]
    for title in titles:
        name = title_name(language, title.id)
        parts.append(Button(lesson_id(title, "go"), name, "primary"))
    return Screen(tuple(parts), accent=ACCENT)


def resumed(title: Title, language: Language, screen: Screen) -> Screen:
    """The screen with a note that the lesson continues where it was left, and a button to restart."""
    again = Button(lesson_id(title, "again"), say(language, "button-lesson-again"))
    return Screen((Text(f"-# {say(language, 'lesson-resumed')}"), *screen.parts, again), accent=screen.accent)


def left(title: Title, language: Language) -> Screen:
    """Says that the lesson can be resumed."""
    on = Button(lesson_id(title, "go"), say(language, "button-lesson-on"), "primary")
    name = title_name(language, title.id)
    return Screen((Text(say(language, "lesson-left", title=name)), on))


def finished(title: Title, language: Language) -> Screen:
    """The end of the lesson, with what to do next. A game against Novices takes one tap, against other levels
    two."""
    name = title_name(language, title.id)
    text = f"### {say(language, 'lesson-finished', title=name)}\n{say(language, 'lesson-then')}"
    first = Button(str(ids.WelcomeButton("novice", title.id)), say(language, "button-lesson-game"), "success")
    others = Button(str(ids.WelcomeButton("solo", title.id)), say(language, "button-lesson-stronger"))
    again = Button(lesson_id(title, "again"), say(language, "button-lesson-again"))
    return Screen((Text(text), first, others, again), accent=DONE)
