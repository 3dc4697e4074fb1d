"""The ids of buttons and menus of lessons, puzzles, guesses and studies (see `cogs.screens.ids`)."""

from typing import Literal

from cogs.screens.id_codec import Id, TableId

LessonAct = Literal["open", "go", "again", "next", "back", "choose", "show-me", "leave"]
PuzzleAct = Literal["open", "go"]
GuessAct = Literal["ask", "back"]
StudyAct = Literal[
    "menu",
    "replay",
    "seats",
    "outcomes",
    "anew",
    "open",
    "own",
    "share",
    "unshare",
    "ask-delete",
    "delete",
    "compare",
]
StudyChoice = Literal["line", "seat", "outcome", "compare"]


class LessonButton(TableId, frozen=True):
    """A step of a lesson (`games.manager.playing.lessons`; `table` is its number): start or resume it
    (`open`: in a new message), restart, go on, go back one screen, answer a question, have the move shown,
    leave. `progress`: the learner's progress."""

    letter = "L"
    what: LessonAct
    progress: int = 0
    choice: int = 0


class PuzzleButton(TableId, frozen=True):
    """Opens a title's puzzle of a day (`games.manager.playing.puzzles`; `table` is its number). `puzzle`: the
    puzzle that was shown."""

    letter = "U"
    what: PuzzleAct
    puzzle: int = 0


class PuzzlesForm(Id, frozen=True):
    """Opens the form of a channel's puzzles; the form has the same id."""

    letter, is_form = "Q", True


class GuessButton(TableId, frozen=True):
    """Asks what was played after a turn of a finished game, counted from 0 (`table` is the guess's number),
    or shows that turn. `points` for `guesses` so far."""

    letter = "K"
    what: GuessAct
    turn: int
    points: int = 0
    guesses: int = 0


class StudyFrom(TableId, frozen=True):
    """Begins a line of a study at the position after a log entry of a table."""

    letter = "Y"
    entry_no: int


class StudyShared(Id, frozen=True):
    """Begins a line of one's own at the end of a shared one."""

    letter = "Z"
    shared: str


class StudyButton(TableId, frozen=True):
    """A button of the menu of a study's line. `number`: the first of the outcomes that it lists. `replay` is
    under the last post of a game, to choose the moment to begin with."""

    letter = "X"
    what: StudyAct
    number: int = 0


class StudyMenu(TableId, frozen=True):
    """A menu of a study's line: another line, who plays a seat (`number`), an outcome, lines to compare.
    `number` also distinguishes the menus of one screen."""

    letter = "W"
    what: StudyChoice
    number: int = 0


class StudyName(TableId, frozen=True):
    """Opens the form in which a line is named; the form has the same id."""

    letter, is_form = "N", True


class StudyList(Id, frozen=True):
    """The menu of all of one's studies."""

    letter = "V"
