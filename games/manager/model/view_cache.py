"""Remembers views for a moment.

Each view is a copy of the whole state, and one click uses the view of the same position several times.
"""

from functools import lru_cache
from typing import Any

from games.core import Seat, StandingOrder, Title

REMEMBERED = 16
"""Maximum number of views kept, over all tables."""


class _Position:
    """A state compared by identity. States never change, so the same object is the same position."""

    __slots__ = ("game", "title")

    def __init__(self, title: Title, game: Any) -> None:
        self.title = title
        self.game = game

    def __hash__(self) -> int:
        return id(self.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and other.game is self.game


def view_of(title: Title, game: Any, seat: Seat | None, orders: tuple[StandingOrder, ...] = ()) -> Any:
    """What `seat` (None: the public) sees of a state, with its own standing orders. The object is shared;
    callers must not change it."""
    return _seen(_Position(title, game), seat, orders)


@lru_cache(maxsize=REMEMBERED)
def _seen(position: _Position, seat: Seat | None, orders: tuple[StandingOrder, ...]) -> Any:
    seen = position.title.view(position.game, seat)
    if seat is not None and orders:
        seen.standing_orders = {seat: orders}
    return seen
