"""What comes of it, one struct for each line of the log."""

from games.core import Event, Seat, event_kinds


class Dealt(Event, frozen=True):
    """A hand, shown to its seat alone."""

    cards: tuple[str, ...]


class StonesTaken(Event, frozen=True):
    seat: Seat
    stones: int


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: str
    stones: int


EVENTS = event_kinds(globals())
