"""The ids of buttons and menus: the one place that writes and reads them.

An id is its kind's letter and its fields, with colons between: `m:7:c.5f3a90d1.0:0:v3`. It says what a click
means without any memory of ours, so that buttons work after restarts. What can't be read was made by an
older version, or by hand.
"""

import re
from functools import cache
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.computer import Level
from games.table import At

LONGEST = 100
"""Discord's limit of an id."""


class BadId(ValueError):
    """An id that means nothing to this version. `table`: the table it seems to be about, if any."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        found = re.match(r"[a-z]:(\d{1,18})(?::|$)", text)
        self.table = int(found[1]) if found else None


class Id(msgspec.Struct, frozen=True):
    """What a click means. `letter` is its kind's; fields are written in their order."""

    letter: ClassVar[str] = ""

    def __str__(self) -> str:
        fields = (written(getattr(self, name)) for name in self.__struct_fields__)
        return ":".join((self.letter, *fields)).rstrip(":")


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
WelcomeAct = Literal["open", "new", "solo", "lessons"]
LessonAct = Literal["open", "go", "again", "next", "choose", "show-me", "leave"]


class UnderPost(Id, frozen=True):
    """A button under a table's post. `seq` is the log entry the post tells up to; posts are known by it."""

    letter = "t"
    table: int
    what: PostAct
    seq: int = 0


class Answer(Id, frozen=True):
    """An answer of the panel, or a part of one: the offer's number and the tokens of the choices so far
    (`cogs.screens.questions`). `at`: the position the panel shows."""

    letter = "m"
    table: int
    at: At
    offer: int
    path: tuple[str, ...] = ()


class AnswerMenu(Answer, frozen=True):
    """A menu of the panel: the chosen entry is the next token. `menu` tells those of one screen apart."""

    letter = "s"
    menu: int = 0


class TypeNumber(Answer, frozen=True):
    """Asks for a number in a form; what is typed there is the next token. The form has the same id."""

    letter = "n"


class GiveOrder(Answer, frozen=True):
    """An order that is complete, given without another question."""

    letter = "G"


class Finish(Id, frozen=True):
    """The only answer of an offer, and the whole turn with it, at once."""

    letter = "f"
    table: int
    at: At
    offer: int


class AddComputer(Id, frozen=True):
    """Gives the next seat to a computer of a level."""

    letter = "c"
    table: int
    level: Level


class DraftButton(Id, frozen=True):
    """What is to become of the turn being composed."""

    letter = "d"
    table: int
    at: At
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
    what: Literal["agree", "disagree"]
    at: int


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
    """A step of a lesson (`games.lessons`; `table` is its number): begin it or go on with it (`open`: in a
    message of its own), begin again, go on, an answer to a question, have the move shown, leave. `mark`: how
    far the learner was."""

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
    themselves), and those of the first list: `new` opens a table, `solo` begins a game against computers at
    once."""

    letter = "w"
    what: WelcomeAct
    title: str = ""


def by_letter(*kinds: type[Id]) -> dict[str, type[Id]]:
    """The kinds by their letters. ValueError if two have the same one: a click could mean either."""
    found = {kind.letter: kind for kind in kinds}
    if len(found) < len(kinds):
        raise ValueError("two kinds of ids with one letter")
    return found


KINDS = by_letter(
    UnderPost,
    Answer,
    AnswerMenu,
    TypeNumber,
    GiveOrder,
    Finish,
    DraftButton,
    LobbyButton,
    AddComputer,
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
    SeatButton,
    OrderButton,
    LessonButton,
    RematchButton,
)


def read(text: str) -> Id:
    """The id that was written so. BadId if it is none of this version's."""
    letter, *parts = text.split(":")
    kind = KINDS.get(letter)
    if kind is None:
        raise BadId(text)
    hints = _hints(kind)
    optional = len(kind.__struct_defaults__)
    if not len(hints) - optional <= len(parts) <= len(hints):
        raise BadId(text)
    try:
        return kind(*(_value(hint, part) for hint, part in zip(hints, parts, strict=False)))
    except (ValueError, msgspec.ValidationError):
        raise BadId(text) from None


@cache
def _hints(kind: type[Id]) -> tuple[Any, ...]:
    hints = get_type_hints(kind)
    return tuple(hints[name] for name in kind.__struct_fields__)


def written(value: Any) -> str:
    """A field as ids have it."""
    if isinstance(value, At):
        return ".".join(f"{part:x}" for part in msgspec.structs.astuple(value))
    return "".join(value) if isinstance(value, tuple) else str(value)


def _value(hint: Any, part: str) -> Any:
    if hint is int:
        return _number(part)
    if hint is At:
        return _at(part)
    if get_origin(hint) is Literal:
        if part not in get_args(hint):
            raise ValueError(part)
        return part
    if hint is str:
        if not re.fullmatch(r"\w*", part):
            raise ValueError(part)
        return part
    tokens = tuple(re.findall(r"[a-z]-?\d*", part))
    if "".join(tokens) != part:
        raise ValueError(part)
    return tokens


def _number(part: str) -> int:
    if not re.fullmatch(r"\d{1,18}", part):
        raise ValueError(part)
    return int(part)


def _at(part: str) -> At:
    """A position: its parts as `At` has them, in hexadecimal."""
    parts = part.split(".")
    if len(parts) != len(At.__struct_fields__) or not all(
        re.fullmatch(r"[0-9a-f]{1,15}", one) for one in parts
    ):
        raise ValueError(part)
    return At(*(int(one, 16) for one in parts))
