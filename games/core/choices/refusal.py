"""Why a move is not allowed: an error code of the rules page, the rule it breaks, and figures."""

import msgspec


class SeatFigure(msgspec.Struct, frozen=True, gc=False):
    """A figure that is a seat, told by its name. Figures called `seat` or `seats` need none."""

    seat: int


FigureValue = (
    int
    | str
    | SeatFigure
    | tuple[int, ...]
    | tuple[str, ...]
    | tuple[SeatFigure, ...]
    | tuple[tuple[str, int], ...]
)
"""A figure of a message: a number, a name, a seat, several of one kind, or amounts of things: pairs of a name
and a number."""


class Refusal(Exception):
    """Something that is not allowed: a move by the rules, or a request by the bot. Nothing is changed.

    `code` is the id of its Fluent message. Where the rules refuse, it begins with `ERR_`
    (`ERR_INSUFFICIENT_FUNDS`), a title's own stands on its rules page, and `rule` is the section that is
    broken (`"4.2"`). `figures` fill the message (florins, card ids, seats)."""

    __slots__ = ("code", "figures", "rule")

    def __init__(self, code: str, rule: str = "", **figures: FigureValue) -> None:
        self.code = code
        self.rule = rule
        self.figures = figures

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Refusal({self.code}, {self.rule!r}, {self.figures})"


GAME_OVER = "ERR_GAME_OVER"
WRONG_PHASE = "ERR_WRONG_PHASE"
NOT_YOUR_TURN = "ERR_NOT_YOUR_TURN"
PENDING_CHOICE = "ERR_PENDING_CHOICE"
BAD_PARAM = "ERR_BAD_PARAM"
OUT_OF_RANGE = "ERR_OUT_OF_RANGE"
NOT_OFFERED = "ERR_NOT_OFFERED"
REPEATED = "ERR_REPEATED"
TOO_FEW = "ERR_TOO_FEW"
TOO_MANY = "ERR_TOO_MANY"
PLAYER_COUNT = "ERR_PLAYER_COUNT"

OF_NO_CHAPTER = frozenset({GAME_OVER, WRONG_PHASE, NOT_YOUR_TURN, PENDING_CHOICE})
"""Refusals that no chapter of the rules explains: the move comes at the wrong time."""
