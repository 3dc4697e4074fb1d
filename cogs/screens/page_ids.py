"""The ids of buttons and menus that only show something: areas, the position in words, log, replay, rules."""

from typing import Literal

from cogs.screens.id_codec import Id

ReplayDirection = Literal["first", "backward", "forward", "last"]


class AreaButton(Id, frozen=True):
    """Shows one seat's area enlarged."""

    letter = "b"
    table: int
    seat: int


class BoardPage(Id, frozen=True):
    """A page of the position in words, counted from 0. Page 0 stands under the picture."""

    letter = "x"
    table: int
    page: int


class LegendButton(Id, frozen=True):
    """Explains the symbols of the pictures."""

    letter = "e"
    table: int


class LogPage(Id, frozen=True):
    """A page of the log, by its first entry. `of` limits it to one seat, counted from 1; 0 means all."""

    letter = "g"
    table: int
    first: int
    of: int = 0


class ReplayTurn(Id, frozen=True):
    """The game after a turn, counted from 0. `way` distinguishes the buttons of one message."""

    letter = "q"
    table: int
    turn: int
    way: ReplayDirection


class ReplayMenu(Id, frozen=True):
    """The rounds a replay can jump to."""

    letter = "j"
    table: int


class FilmButton(Id, frozen=True):
    """Makes the animation of a finished game."""

    letter = "h"
    table: int


class ChancesButton(Id, frozen=True):
    """Shows the chances to win, turn by turn."""

    letter = "C"
    table: int


class LogMenu(Id, frozen=True):
    """Selects what the log shows: a round, or one seat's moves."""

    letter = "y"
    table: int


class RulesPage(Id, frozen=True):
    """A page of the rules. Page 0 has the contents."""

    letter = "r"
    table: int
    page: int


class AboutPage(Id, frozen=True):
    """A page of the sources of a title's numbers, counted from 1."""

    letter = "v"
    table: int
    page: int
