"""The ids of buttons and menus: those that act, and a list of all.

An id is the letter of its kind and its fields, separated by colons: `m:7:c.5f3a90d1.0:0:v3`. It contains
everything a click means and needs no state of the bot, so buttons work after restarts. An unreadable id was
made by an older version, or by hand.
"""

from typing import Literal, get_args

from cogs.screens.id_codec import LONGEST, BadId, Id, by_letter, read_as, written
from cogs.screens.page_ids import (
    AboutPage,
    AreaButton,
    BoardPage,
    ChancesButton,
    FilmButton,
    LegendButton,
    LogMenu,
    LogPage,
    ReplayDirection,
    ReplayMenu,
    ReplayTurn,
    RulesPage,
)
from cogs.screens.study_ids import (
    StudyAct,
    StudyButton,
    StudyFrom,
    StudyList,
    StudyMenu,
    StudyName,
    StudyShared,
)
from games.computer import Level
from games.manager.model.draft import PositionToken
from games.manager.people.table_requests import RequestKind

__all__ = [
    "LONGEST",
    "AboutPage",
    "AreaButton",
    "BadId",
    "BoardPage",
    "ChancesButton",
    "FilmButton",
    "Id",
    "LegendButton",
    "LogMenu",
    "LogPage",
    "ReplayDirection",
    "ReplayMenu",
    "ReplayTurn",
    "RulesPage",
    "StudyAct",
    "StudyButton",
    "StudyFrom",
    "StudyList",
    "StudyMenu",
    "StudyName",
    "StudyShared",
    "by_letter",
    "written",
]

PostAct = Literal["move", "called", "beside", "hand", "board", "log", "rules", "post", "moments", "text"]
DraftAct = Literal[
    "plan",
    "further",
    "always",
    "drop-plans",
    "cancel-plan",
    "ahead",
    "confirm",
    "undo",
    "ask-reset",
    "reset",
    "show",
    "why",
    "beside",
    "hint",
]
LobbyAct = Literal[
    "join",
    "leave",
    "options",
    "computers",
    "no-computer",
    "start",
    "cancel",
    "ready",
    "start-without",
    "keep",
    "accept",
]
ForgetAct = Literal["erase"]
ClockAct = Literal["not-now", "for", "back"]
GivenAct = Literal["drop", "change"]
GIVEN_ACTS: tuple[GivenAct, ...] = get_args(GivenAct)
WelcomeAct = Literal["open", "new", "solo", "novice", "apprentice", "master", "grandmaster", "lessons"]
LessonAct = Literal["open", "go", "again", "next", "back", "choose", "show-me", "leave"]


PuzzleAct = Literal["open", "go"]
GuessAct = Literal["ask", "back"]


class UnderPost(Id, frozen=True):
    """A button under a table's post. `entry_no` is the last log entry that the post tells. Posts are
    recognised by it. `called`: the same as `move`, under the short message that calls somebody; `beside`: the
    same under a message about an offer that is always available."""

    letter = "t"
    table: int
    what: PostAct
    entry_no: int = 0


class AnswerButton(Id, frozen=True):
    """An answer of the panel, or a part of one: the offer's number and the tokens of the choices so far
    (`cogs.screens.panel.question_paths`). `at`: the position the panel shows."""

    letter = "m"
    table: int
    at: PositionToken
    offer: int
    path: tuple[str, ...] = ()


class AnswerMenu(AnswerButton, frozen=True):
    """A menu of the panel: the chosen entry is the next token. `menu` distinguishes the menus of one
    screen."""

    letter = "s"
    menu: int = 0


class FormButton(AnswerButton, frozen=True):
    """Opens the form of the question that the path leads to; the form has the same id. `checksum` detects
    whether it still means the same after the position has changed. `kept`: what was filled in before
    (`cogs.screens.forms`)."""

    letter = "n"
    checksum: int = 0
    kept: tuple[str, ...] = ()


class GiveOrder(AnswerButton, frozen=True):
    """Gives a standing order that needs no further question."""

    letter = "G"


class Finish(Id, frozen=True):
    """Plays an offer's only answer and confirms the turn, in one click."""

    letter = "f"
    table: int
    at: PositionToken
    offer: int


class AddComputer(Id, frozen=True):
    """Gives the next seat to a computer player of a level."""

    letter = "c"
    table: int
    level: Level


class DropComputer(Id, frozen=True):
    """Removes the computer player from a seat."""

    letter = "H"
    table: int
    seat: int


class DraftButton(Id, frozen=True):
    """Confirms, undoes or shows the turn being composed."""

    letter = "d"
    table: int
    at: PositionToken
    what: DraftAct


class LobbyButton(Id, frozen=True):
    """A button of the lobby's card."""

    letter = "l"
    table: int
    what: LobbyAct


class OptionsForm(Id, frozen=True):
    """Opens the form of a group of options; the form has the same id. `checksum` detects whether one of them
    has changed since. `kept`: what was chosen before (`cogs.screens.forms`)."""

    letter = "O"
    table: int
    group: str
    checksum: int = 0
    kept: tuple[str, ...] = ()


class SettingsForm(Id, frozen=True):
    """Opens the form of a person's settings; the form has the same id."""

    letter = "F"


class ForgetButton(Id, frozen=True):
    """Erases the clicking user's data."""

    letter = "z"
    what: ForgetAct


class ClockButton(Id, frozen=True):
    """A button of a notice about a waiting question: stop the reminders, have a late seat answered, or say
    that its holder is back."""

    letter = "k"
    table: int
    what: ClockAct
    seat: int = 0


class ProposalButton(Id, frozen=True):
    """A vote on a proposal, which is identified by its time."""

    letter = "u"
    table: int
    what: Literal["agree", "disagree", "withdraw"]
    at: int


class TableMenuButton(Id, frozen=True):
    """Opens the table menu in place of the panel, or returns to the panel."""

    letter = "T"
    table: int
    what: Literal["menu", "panel"] = "menu"


class TableRequestMenu(Id, frozen=True):
    """A menu of the table menu. Its entries are ids of buttons (`TableRequestButton`), previewed before they
    take effect. `of`: all requests, positions to go back to, or paces."""

    letter = "S"
    table: int
    of: Literal["all", "back", "pace"] = "all"


class TableRequestButton(Id, frozen=True):
    """Proposes something to a table, or does it if nobody must be asked
    (`games.manager.people.table_requests.TableRequest`)."""

    letter = "P"
    table: int
    what: RequestKind
    number: int = 0
    word: str = ""


class OrderButton(Id, frozen=True):
    """Withdraws or changes something a seat has given in advance. `checksum` detects whether
    the list has changed since."""

    letter = "A"
    table: int
    which: int
    checksum: int
    what: GivenAct = "drop"


class SeatButton(Id, frozen=True):
    """Takes an open seat."""

    letter = "i"
    table: int
    seat: int


class LessonButton(Id, frozen=True):
    """A step of a lesson (`games.manager.playing.lessons`; `table` is its number): start or resume it
    (`open`: in a new message), restart, go on, go back one screen, answer a question, have the move shown,
    leave. `progress`: the learner's progress."""

    letter = "L"
    table: int
    what: LessonAct
    progress: int = 0
    choice: int = 0


class PuzzleButton(Id, frozen=True):
    """Opens a title's puzzle of a day (`games.manager.playing.puzzles`; `table` is its number). `puzzle`: the
    puzzle that was shown."""

    letter = "U"
    table: int
    what: PuzzleAct
    puzzle: int = 0


class PuzzlesForm(Id, frozen=True):
    """Opens the form of a channel's puzzles; the form has the same id."""

    letter = "Q"


class GuessButton(Id, frozen=True):
    """Asks what was played after a turn of a finished game, counted from 0 (`table` is the guess's number),
    or shows that turn. `points` for `guesses` so far."""

    letter = "K"
    table: int
    what: GuessAct
    turn: int
    points: int = 0
    guesses: int = 0


class RematchButton(Id, frozen=True):
    """Opens a rematch with the players of a finished game."""

    letter = "B"
    table: int


class BackButton(Id, frozen=True):
    """Ends being away."""

    letter = "a"
    what: Literal["back"]


class WelcomeButton(Id, frozen=True):
    """A button of the welcome (`open`: the list of titles from `title` on, `lessons`: the list of lessons),
    or of its first list: `new` opens a table, `solo` asks for the computers' level, and a level starts a game
    against such computers."""

    letter = "w"
    what: WelcomeAct
    title: str = ""


KINDS = by_letter(
    UnderPost,
    AnswerButton,
    AnswerMenu,
    FormButton,
    GiveOrder,
    Finish,
    DraftButton,
    LobbyButton,
    AddComputer,
    DropComputer,
    OptionsForm,
    SettingsForm,
    AreaButton,
    BoardPage,
    LegendButton,
    LogPage,
    LogMenu,
    ReplayTurn,
    ReplayMenu,
    FilmButton,
    ChancesButton,
    RulesPage,
    AboutPage,
    WelcomeButton,
    ForgetButton,
    ClockButton,
    BackButton,
    ProposalButton,
    TableMenuButton,
    TableRequestMenu,
    TableRequestButton,
    SeatButton,
    OrderButton,
    LessonButton,
    PuzzleButton,
    PuzzlesForm,
    GuessButton,
    RematchButton,
    StudyFrom,
    StudyShared,
    StudyButton,
    StudyMenu,
    StudyName,
    StudyList,
)


def read(text: str) -> Id:
    """Read an id. Raises BadId if this version has none like it."""
    return read_as(KINDS, text)
