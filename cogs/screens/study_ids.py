"""The ids of the buttons and menus of studies."""

from typing import Literal

from cogs.screens.id_codec import Id

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


class StudyFrom(Id, frozen=True):
    """Begins a line of a study at the position after a log entry of a table."""

    letter = "Y"
    table: int
    entry_no: int


class StudyShared(Id, frozen=True):
    """Begins a line of one's own at the end of a shared one."""

    letter = "Z"
    shared: str


class StudyButton(Id, frozen=True):
    """A button of the menu of a study's line. `number`: the first of the outcomes that it lists. `replay` is
    under the last post of a game, to choose the moment to begin with."""

    letter = "X"
    table: int
    what: StudyAct
    number: int = 0


class StudyMenu(Id, frozen=True):
    """A menu of a study's line: another line, who plays a seat (`number`), an outcome, lines to compare.
    `number` also distinguishes the menus of one screen."""

    letter = "W"
    table: int
    what: StudyChoice
    number: int = 0


class StudyName(Id, frozen=True):
    """Opens the form in which a line is named; the form has the same id."""

    letter = "N"
    table: int


class StudyList(Id, frozen=True):
    """The menu of all of one's studies."""

    letter = "V"
