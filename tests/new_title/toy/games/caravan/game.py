"""The state of a whole game: its fields and the phases it may be in."""

from games.caravan.market import Bids, Gift, Selling
from games.caravan.state import CaravanState
from games.caravan.travel import Course, Roads


class Caravan(CaravanState, kw_only=True):
    """The whole table."""

    phases: list[Course | Bids | Gift | Roads]
    always_available: list[Selling] = []
