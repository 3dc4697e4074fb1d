"""Events: the results of moves, one struct for each line of the log."""

from games.core import Event, Seat, event_kinds


class CardsDrawn(Event, frozen=True):
    """Cards from the deck, shown to their seat alone."""

    cards: tuple[str, ...]


class StonesTaken(Event, frozen=True):
    seat: Seat
    stones: int


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: str
    stones: int


EVENTS = event_kinds(globals())
