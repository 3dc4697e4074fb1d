"""Standing orders of Heaven & Ale: where to go and what to do there while it is available, and constant
answers (rules 4.1, 4.7, 6.1). `standing_orders.py` says which may be given."""

from typing import Any, ClassVar

from games.core import LastingOrder, Seat, StandingOrder
from games.heaven_ale.model import components as c
from games.heaven_ale.model.moves import NO_NUMBER, NO_RESOURCE


class Fetch(StandingOrder, frozen=True):
    """While this tile is there: go there, buy it for this cell, and be done."""

    subject: ClassVar[str] = "go"
    distinct_by: ClassVar[tuple[str, ...]] = ("space",)

    space: str
    tile: str
    cell: str

    def over(self, view: Any, seat: Seat) -> bool:
        board = view.boards[seat]
        if view.is_buying(seat) and board.garden.get(self.cell) == self.tile:
            return False  # a shed may be asked about before the purchase ends
        gone = self.tile not in view.spaces[c.INDEX[self.space]].tiles or self.cell in board.garden
        return gone or is_behind(view, seat, self.space)


class Score(StandingOrder, frozen=True):
    """While a disc is there: go there and put it on this spot; a number for the X spot."""

    subject: ClassVar[str] = "go"
    distinct_by: ClassVar[tuple[str, ...]] = ("space",)

    space: str
    spot: str
    number: int = NO_NUMBER

    def over(self, view: Any, seat: Seat) -> bool:
        gone = not view.spaces[c.INDEX[self.space]].discs or self.spot in view.boards[seat].discs
        return gone or is_behind(view, seat, self.space)


class ReturnToStart(StandingOrder, frozen=True, tag="GoHome"):
    """If no other order applies: back to the start area, to this place. Several are tried in the order
    they were given."""

    distinct_by: ClassVar[tuple[str, ...]] = ("place",)
    rank: ClassVar[int] = 1

    place: str
    resource: str = NO_RESOURCE

    def over(self, view: Any, seat: Seat) -> bool:
        others = [board.place for at, board in enumerate(view.boards) if at != seat]
        return view.boards[seat].returned or self.place in others


class OneTile(LastingOrder, frozen=True):
    """Buy only one tile per visit."""

    rank: ClassVar[int] = 1


class SellInTheEnd(LastingOrder, frozen=True):
    """At the last opportunity sell the cards that bring points that way, and keep the others."""

    rank: ClassVar[int] = -1

    def over(self, view: Any, seat: Seat) -> bool:
        return not view.boards[seat].cards


class PlaceNext(LastingOrder, frozen=True):
    """At the next completed pair, place this card."""

    distinct_by: ClassVar[tuple[str, ...]] = ("card",)

    card: str
    resource: str = NO_RESOURCE

    def over(self, view: Any, seat: Seat) -> bool:
        return self.card not in view.boards[seat].cards


def is_behind(view: Any, seat: Seat, space: str) -> bool:
    """Whether a figure has gone past a space, in this round."""
    board = view.boards[seat]
    return bool(board.returned or board.position > c.INDEX[space])
