"""The moves of Heaven & Ale (rules 6.1)."""

from games.core import Move
from games.heaven_ale.model.garden import Cells

NO_RESOURCE = ""
"""The value if no resource has to be named."""

NO_NUMBER = 0
"""The value if no number has to be named."""


class TakePlace(Move, frozen=True):
    """start: a place of the start area; a resource for the place that advances one."""

    place: str
    resource: str = NO_RESOURCE


class MoveTo(Move, frozen=True):
    """move: put the figure on a space further on."""

    space: str


class Buy(Move, frozen=True):
    """buy: a tile of the space, laid on a cell of the garden."""

    tile: str
    cell: str


class EndPurchase(Move, frozen=True):
    """done: no more tiles."""


class UseShed(Move, frozen=True):
    """shed: the tiles the shed activates."""

    cells: Cells


class PlaceDisc(Move, frozen=True):
    """score: put the disc on a spot; a number for the X spot."""

    spot: str
    number: int = NO_NUMBER


class PlaceCard(Move, frozen=True):
    """place: a privilege card at the completed pair; a resource for the cards that need one."""

    card: str
    resource: str = NO_RESOURCE


class SkipCard(Move, frozen=True):
    """skip: no card; the pair is closed for good."""


class SellCard(Move, frozen=True):
    """sell: give a privilege card up for ducats."""

    card: str
