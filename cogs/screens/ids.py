"""The ids of buttons and menus. Those of lessons, puzzles, guesses and studies are in
`cogs.screens.learning_ids`.

An id is the letter of its kind and its fields, separated by colons: `m:7:c.5f3a90d1.0:0:v3`. It contains
everything a click means and needs no state of the bot, so buttons work after restarts. An unreadable id was
made by an older version, or by hand.
"""

from typing import Literal, get_args

from cogs.screens import learning_ids
from cogs.screens.id_codec import BadId, Id, TableId, by_letter, read_as, written
from games.computer import Level
from games.manager.model.draft import PositionToken
from games.manager.people.table_requests import RequestKind

__all__ = ["BadId", "Id", "TableId", "by_letter", "written"]

PostAct = Literal["move", "called", "beside", "hand", "board", "log", "rules", "post", "moments", "text"]
PanelAct = Literal[
    "plan",  # begin a premove
    "further",  # begin the premove of the turn after this one
    "always",  # submit the premove as a standing order
    "drop-plans",  # withdraw everything given in advance
    "cancel-plan",  # take back the premove being composed
    "ahead",  # show what is given in advance
    "confirm",  # the turn, or the premove
    "undo",  # the last step
    "ask-reset",  # ask whether to take back all steps
    "reset",  # take back all steps
    "show",  # the home screen
    "why",  # why something is not offered
    "beside",  # what is always available
    "hint",
]
LobbyAct = Literal[
    "join",
    "leave",
    "options",
    "computers",
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
WelcomeAct = Literal["open", "new", "solo", Level, "lessons"]
ReplayDirection = Literal["first", "backward", "forward", "last"]
REPLAY_DIRECTIONS: tuple[ReplayDirection, ...] = get_args(ReplayDirection)


class UnderPost(TableId, frozen=True):
    """A button under a table's post. `entry_no` is the last log entry that the post tells. Posts are
    recognised by it. `called`: the same as `move`, under the short message that mentions somebody;
    `beside`: the same under a message about an offer that is always available."""

    letter = "t"
    what: PostAct
    entry_no: int = 0


class AnswerButton(TableId, frozen=True):
    """An answer of the panel, or a part of one: the offer's number and the tokens of the choices so far
    (`cogs.screens.panel.paths`). `at`: the position the panel shows."""

    letter = "m"
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

    letter, is_form = "n", True
    checksum: int = 0
    kept: tuple[str, ...] = ()


class GiveOrder(AnswerButton, frozen=True):
    """Gives a standing order that needs no further question."""

    letter = "G"


class Finish(TableId, frozen=True):
    """Plays an offer's only answer and confirms the turn, in one click."""

    letter = "f"
    at: PositionToken
    offer: int


class AddComputer(TableId, frozen=True):
    """Gives the next seat to a computer player of a level."""

    letter = "c"
    level: Level


class DropComputer(TableId, frozen=True):
    """Removes the computer player from a seat."""

    letter = "H"
    seat: int


class PanelButton(TableId, frozen=True):
    """A button of the panel that is no answer: it confirms or takes back the turn being composed, plans later
    turns, or shows another screen of the panel."""

    letter = "d"
    at: PositionToken
    what: PanelAct


class LobbyButton(TableId, frozen=True):
    """A button of the lobby's card."""

    letter = "l"
    what: LobbyAct


class OptionsForm(TableId, frozen=True):
    """Opens the form of a group of options; the form has the same id. `checksum` detects whether one of them
    has changed since. `kept`: what was chosen before (`cogs.screens.forms`)."""

    letter, is_form = "O", True
    group: str
    checksum: int = 0
    kept: tuple[str, ...] = ()


class SettingsForm(Id, frozen=True):
    """Opens the form of a person's settings; the form has the same id."""

    letter, is_form = "F", True


class ForgetButton(Id, frozen=True):
    """Erases the clicking user's data."""

    letter = "z"
    what: ForgetAct


class ClockButton(TableId, frozen=True):
    """A button of a notice about a waiting question: stop the reminders, have a late seat answered, or say
    that its holder is back."""

    letter = "k"
    what: ClockAct
    seat: int = 0


class ProposalButton(TableId, frozen=True):
    """A vote on a proposal, which is identified by its time."""

    letter = "u"
    what: Literal["agree", "disagree", "withdraw"]
    at: int


class TableMenuButton(TableId, frozen=True):
    """Opens the table menu in place of the panel, or returns to the panel."""

    letter = "T"
    what: Literal["menu", "panel"] = "menu"


class TableRequestMenu(TableId, frozen=True):
    """A menu of the table menu. Its entries are ids of buttons (`TableRequestButton`), previewed before they
    take effect. `of`: all requests, positions to go back to, or paces."""

    letter = "S"
    of: Literal["all", "back", "pace"] = "all"


class TableRequestButton(TableId, frozen=True):
    """Proposes something to a table, or does it if nobody must be asked
    (`games.manager.people.table_requests.TableRequest`)."""

    letter = "P"
    what: RequestKind
    number: int = 0
    word: str = ""


class OrderButton(TableId, frozen=True):
    """Withdraws or changes something a seat has given in advance. `checksum` detects whether
    the list has changed since."""

    letter = "A"
    which: int
    checksum: int
    what: GivenAct = "drop"


class SeatButton(TableId, frozen=True):
    """Takes an open seat."""

    letter = "i"
    seat: int


class RematchButton(TableId, frozen=True):
    """Opens a rematch with the players of a finished game."""

    letter = "B"


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


# What only shows something: areas, the position in words, log, replay, rules


class AreaButton(TableId, frozen=True):
    """Shows one seat's area enlarged."""

    letter = "b"
    seat: int


class BoardPage(TableId, frozen=True):
    """A page of the position in words, counted from 0. Page 0 stands under the picture."""

    letter = "x"
    page: int


class LegendButton(TableId, frozen=True):
    """Explains the symbols of the pictures."""

    letter = "e"


class LogPage(TableId, frozen=True):
    """A page of the log, by its first entry. `of` limits it to one seat, counted from 1; 0 means all."""

    letter = "g"
    first: int
    of: int = 0


class ReplayTurn(TableId, frozen=True):
    """The game after a turn, counted from 0; a number past the last turn means the last. `direction`
    distinguishes the buttons of one message."""

    letter = "q"
    turn: int
    direction: ReplayDirection


class ReplayMenu(TableId, frozen=True):
    """The rounds a replay can jump to."""

    letter = "j"


class FilmButton(TableId, frozen=True):
    """Makes the animation of a finished game."""

    letter = "h"


class ChancesButton(TableId, frozen=True):
    """Shows the chances to win, turn by turn."""

    letter = "C"


class LogMenu(TableId, frozen=True):
    """Selects what the log shows: a round, or one seat's moves."""

    letter = "y"


class RulesPage(TableId, frozen=True):
    """A page of the rules. Page 0 has the contents."""

    letter = "r"
    page: int


class AboutPage(TableId, frozen=True):
    """A page of the sources of a title's numbers, counted from 1."""

    letter = "v"
    page: int


def table_of(id: Id | BadId | None) -> int | None:
    """The number of the table that an id names; None if it names none."""
    return id.table if isinstance(id, TableId | BadId) else None


def position_of(id: Id | BadId | None) -> PositionToken | None:
    """The position that a panel showed, for ids of its buttons; None for others."""
    return id.at if isinstance(id, AnswerButton | Finish | PanelButton) else None


KINDS = by_letter(
    *[
        kind
        for kind in (*globals().values(), *vars(learning_ids).values())
        if isinstance(kind, type) and issubclass(kind, Id) and kind.letter
    ]
)


def read(text: str) -> Id:
    """Read an id. Raises BadId if this version has none like it."""
    return read_as(KINDS, text)
