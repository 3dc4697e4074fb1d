"""What a seat may do."""

from games.caravan.state import Load
from games.core import Move


class PutIn(Move, frozen=True):
    """A sealed bid for the market's gift (rules 2)."""

    coins: int


class ChooseGood(Move, frozen=True):
    """What the gift is (rules 2.3)."""

    good: str


class Travel(Move, frozen=True):
    """Go to a town and load there (rules 3)."""

    town: str
    load: Load = ()


class SellGood(Move, frozen=True):
    """Sell one good to the bank, at any time (rules 4)."""

    good: str
