"""Ranking with ties, shares of a win, leads, the letters of seats, and who begins."""

from collections.abc import Sequence
from typing import Any

from games.core.choices.refusal import Refusal
from games.core.game import Seat, SeatScore, TurnContext

SEAT_LETTERS = "ABCDEF"
"""A seat's letter, the same in pictures, texts and options."""


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each by its key, largest first: 1 is best, equal keys share a place."""
    return tuple([1 + sum(other > mine for other in keys) for mine in keys])


def shares_of_win(scores: Sequence[SeatScore]) -> list[float]:
    """By seat: 1 for a win, the share of a tie, or 0."""
    first = [score.place == 1 for score in sorted(scores, key=lambda score: score.seat)]
    return [won / sum(first) for won in first]


def lead_of(worths: Sequence[float], seat: Seat) -> float:
    """A seat's worth less that of the best other seat."""
    return worths[seat] - max([*worths[:seat], *worths[seat + 1 :]])


def letter(seat: int) -> str:
    """The letter of a seat."""
    return SEAT_LETTERS[seat]


def seat_named(option: str) -> Seat | None:
    """The seat that an option names by its letter; None if it says `random`."""
    return None if option == "random" else Seat(SEAT_LETTERS.index(option.upper()))


def why_no_start_player(option: str, seats: int, rule: str) -> Refusal | None:
    """Why the seat that an option names can't begin: there is none."""
    named = seat_named(option)
    return Refusal("ERR_START_PLAYER", rule, have=seats) if named is not None and named >= seats else None


def draw_start_player(ctx: TurnContext[Any], seats: int, option: str) -> Seat:
    """Who begins: drawn, or the seat that an option names. Something is drawn either way, so that the option
    changes no later draw."""
    drawn = Seat(ctx.permutation("start player", seats)[0])
    named = seat_named(option)
    return drawn if named is None else named
