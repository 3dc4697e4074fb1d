"""What a table may agree on, and what is true of a game (rules 1)."""

from typing import Literal

import msgspec

from games.caravan import components as c
from games.core import Game, Options

Load = tuple[tuple[str, int], ...]
"""The amount of each good, in the order of the goods' table."""


class CaravanOptions(Options, frozen=True):
    """`purses`: whether coins are shown (rules 1.2); `toll`: what a road costs (rules 3.2)."""

    purses: Literal["hidden", "shown"] = "hidden"
    toll: bool = True


class Cart(msgspec.Struct):
    """A seat: its coins, where its cart stands, and what is on it."""

    coins: int = c.SETUP.coins
    town: str = c.SETUP.start
    goods: dict[str, int] = {}

    @property
    def loaded(self) -> int:
        return sum(self.goods.values())

    def put_on(self, good: str, amount: int) -> None:
        """Goods are kept in the order of their table, whatever came first."""
        self.goods[good] = self.goods.get(good, 0) + amount
        self.goods = {one: self.goods[one] for one in c.GOODS if self.goods.get(one)}


class CaravanState(Game, kw_only=True):
    """The whole table. `bank`: coins that were paid."""

    options: CaravanOptions
    carts: list[Cart]
    bank: int
    round: int = 0
