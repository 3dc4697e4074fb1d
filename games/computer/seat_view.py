"""What a computer player is told of a game."""

from typing import NamedTuple

from games.core import Game, Seat, Title


class SeatView(NamedTuple):
    """A game as a seat sees it: its title, the seat's view, and the number of seats."""

    title: Title
    view: Game
    seats: int
    seat: Seat

    @classmethod
    def of(cls, title: Title, game: Game, seats: int, seat: Seat) -> "SeatView":
        """What a seat sees of a game in progress."""
        return cls(title, title.view(game, seat), seats, seat)
