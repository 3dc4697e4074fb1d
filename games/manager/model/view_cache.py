"""What seats see, remembered for a moment. Each view is a copy of the whole state, and one click looks at the
same position several times: what is asked, what one's figures are, what all may see of it for the post."""

from functools import lru_cache
from typing import Any

from games.core import Seat, Title

REMEMBERED = 16
"""So many views are kept, of all tables together."""


class _Position:
    """A state as itself: it is never changed, so whoever has the very same object has the same position."""

    __slots__ = ("game", "title")

    def __init__(self, title: Title, game: Any) -> None:
        self.title = title
        self.game = game

    def __hash__(self) -> int:
        return id(self.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and other.game is self.game


def view_of(title: Title, game: Any, seat: Seat | None) -> Any:
    """What `seat` (None: the public) sees of a state. Others may have been given the same object: it is to be
    looked at, not to be changed."""
    return _seen(_Position(title, game), seat)


@lru_cache(maxsize=REMEMBERED)
def _seen(position: _Position, seat: Seat | None) -> Any:
    return position.title.view(position.game, seat)
