"""What came of it."""

from games.core import Event, Seat, event_kinds


class RoundBegun(Event, frozen=True):
    round: int


class BidSealed(Event, frozen=True):
    """Told to the seat alone: what it put in."""

    coins: int


class BidsOpened(Event, frozen=True):
    seat: Seat
    coins: int


class GiftTaken(Event, frozen=True):
    seat: Seat
    good: str
    amount: int


class Travelled(Event, frozen=True):
    seat: Seat
    town: str
    goods: int


class CoinsPaid(Event, frozen=True):
    """Told to the seat alone where purses are hidden."""

    coins: int


class GoodSold(Event, frozen=True):
    seat: Seat
    good: str
    coins: int


EVENTS = event_kinds(globals())
