"""The ids of buttons and menus: the one place that writes and reads them.

An id is its kind's letter and its fields, with colons between: `m:7:c.5f3a90d1.0:0:v3`. It says what a click
means without any memory of ours, so that buttons work after restarts. What can't be read was made by an
older version, or by hand.
"""

from typing import Literal, get_args

from cogs.screens.id_codec import LONGEST, BadId, Id, by_letter, read_as, written
from games.computer import Level
from games.manager.model.table import PositionToken
from games.manager.people.table_requests import Act

__all__ = ["LONGEST", "BadId", "Id", "by_letter", "written"]

PostAct = Literal["move", "hand", "board", "log", "rules", "post", "moments"]
DraftAct = Literal[
    "plan",
    "further",
    "always",
    "drop-plans",
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
Way = Literal["first", "backward", "forward", "last"]
WelcomeAct = Literal["open", "new", "solo", "novice", "apprentice", "master", "lessons"]
LessonAct = Literal["open", "go", "again", "next", "back", "choose", "show-me", "leave"]


class UnderPost(Id, frozen=True):
    """A button under a table's post. `seq` is the log entry the post tells up to; posts are known by it."""

    letter = "t"
    table: int
    what: PostAct
    seq: int = 0


class AnswerButton(Id, frozen=True):
    """An answer of the panel, or a part of one: the offer's number and the tokens of the choices so far
    (`cogs.screens.panel.question_paths`). `at`: the position the panel shows."""

    letter = "m"
    table: int
    at: PositionToken
    offer: int
    path: tuple[str, ...] = ()


class AnswerMenu(AnswerButton, frozen=True):
    """A menu of the panel: the chosen entry is the next token. `menu` tells those of one screen apart."""

    letter = "s"
    menu: int = 0


class TypeNumber(AnswerButton, frozen=True):
    """Asks for a number in a form; what is typed there is the next token. The form has the same id."""

    letter = "n"


class GiveOrder(AnswerButton, frozen=True):
    """An order that is complete, given without another question."""

    letter = "G"


class Finish(Id, frozen=True):
    """The only answer of an offer, and the whole turn with it, at once."""

    letter = "f"
    table: int
    at: PositionToken
    offer: int


class AddComputer(Id, frozen=True):
    """Gives the next seat to a computer of a level."""

    letter = "c"
    table: int
    level: Level


class DropComputer(Id, frozen=True):
    """Sends the computer of a seat away again."""

    letter = "H"
    table: int
    seat: int


class DraftButton(Id, frozen=True):
    """What is to become of the turn being composed."""

    letter = "d"
    table: int
    at: PositionToken
    what: DraftAct


class LobbyButton(Id, frozen=True):
    """A button of the lobby's card."""

    letter = "l"
    table: int
    what: LobbyAct


class OptionMenu(Id, frozen=True):
    """A menu of the options form."""

    letter = "o"
    table: int
    option: str


class OptionsPage(Id, frozen=True):
    """A page of the options form."""

    letter = "p"
    table: int
    page: int


class AreaButton(Id, frozen=True):
    """One seat's area, large."""

    letter = "b"
    table: int
    seat: int


class BoardPage(Id, frozen=True):
    """A page of the position in words, counted from 0; the first stands under the picture."""

    letter = "x"
    table: int
    page: int


class LegendButton(Id, frozen=True):
    """What the symbols of the pictures mean."""

    letter = "e"
    table: int


class LogPage(Id, frozen=True):
    """A page of the log, by its first entry. `of`: whose entries alone, the seat counted from 1; 0: all."""

    letter = "g"
    table: int
    first: int
    of: int = 0


class ReplayTurn(Id, frozen=True):
    """The game as it was after a turn, counted from 0. `way` tells the buttons of one message apart."""

    letter = "q"
    table: int
    turn: int
    way: Way


class ReplayMenu(Id, frozen=True):
    """The rounds a replay can go to."""

    letter = "j"
    table: int


class FilmButton(Id, frozen=True):
    """A finished game as a moving picture."""

    letter = "h"
    table: int


class LogMenu(Id, frozen=True):
    """What the log is to show: a round, or one seat's moves."""

    letter = "y"
    table: int


class RulesPage(Id, frozen=True):
    """A page of the rules; 0 is the first, with the contents."""

    letter = "r"
    table: int
    page: int


class AboutPage(Id, frozen=True):
    """A page of the sources of a title's numbers, counted from 1."""

    letter = "v"
    table: int
    page: int


class ForgetButton(Id, frozen=True):
    """Forgets whoever clicks."""

    letter = "z"
    what: ForgetAct


class ClockButton(Id, frozen=True):
    """What becomes of somebody's question: no more reminders, an answer for a seat that is late; or its
    holder is back."""

    letter = "k"
    table: int
    what: ClockAct
    seat: int = 0


class ProposalButton(Id, frozen=True):
    """A say on the proposal that was made at a moment."""

    letter = "u"
    table: int
    what: Literal["agree", "disagree", "withdraw"]
    at: int


class TableMenuButton(Id, frozen=True):
    """What can be done about a table beside one's moves, in the panel's place; and back to the panel."""

    letter = "T"
    table: int
    what: Literal["menu", "panel"] = "menu"


class TableRequestMenu(Id, frozen=True):
    """A menu of the table menu: its entries are ids of buttons (`TableRequestButton`), shown before they are
    done. `of`: all there is, positions to go back to, or paces."""

    letter = "S"
    table: int
    of: Literal["all", "back", "pace"] = "all"


class TableRequestButton(Id, frozen=True):
    """Proposes something to a table, or does it where nobody has to be asked
    (`games.manager.people.table_requests.TableRequest`)."""

    letter = "P"
    table: int
    what: Act
    number: int = 0
    word: str = ""


class OrderButton(Id, frozen=True):
    """Takes back one of the things a seat has given in advance, or changes it. `mark` tells whether they are
    still those."""

    letter = "A"
    table: int
    which: int
    mark: int
    what: GivenAct = "drop"


class SeatButton(Id, frozen=True):
    """Takes an open seat."""

    letter = "i"
    table: int
    seat: int


class LessonButton(Id, frozen=True):
    """A step of a lesson (`games.manager.playing.lessons`; `table` is its number): begin it or go on with it
    (`open`: in a message of its own), begin again, go on, one screen back, an answer to a question, have the
    move shown, leave. `mark`: how far the learner was."""

    letter = "L"
    table: int
    what: LessonAct
    mark: int = 0
    choice: int = 0


class RematchButton(Id, frozen=True):
    """Plays once more with those of a finished game."""

    letter = "B"
    table: int


class BackButton(Id, frozen=True):
    """Somebody is no longer away."""

    letter = "a"
    what: Literal["back"]


class WelcomeButton(Id, frozen=True):
    """The welcome's buttons (`open`: the list of titles, `lessons`: that of the titles that teach
    themselves), and those of the first list: `new` opens a table, `solo` asks how well the computers should
    play, and a level begins a game against such at once."""

    letter = "w"
    what: WelcomeAct
    title: str = ""


KINDS = by_letter(
    UnderPost,
    AnswerButton,
    AnswerMenu,
    TypeNumber,
    GiveOrder,
    Finish,
    DraftButton,
    LobbyButton,
    AddComputer,
    DropComputer,
    OptionMenu,
    OptionsPage,
    AreaButton,
    BoardPage,
    LegendButton,
    LogPage,
    LogMenu,
    ReplayTurn,
    ReplayMenu,
    FilmButton,
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
    RematchButton,
)


def read(text: str) -> Id:
    """The id that was written so. BadId if it is none of this version's."""
    return read_as(KINDS, text)
