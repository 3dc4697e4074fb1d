"""What is on its way to a seat of Florence: objects that it is about to win, cards that it is about to
pick."""

import msgspec

from games.core import Seat
from games.florence.computer.forecast import with_object
from games.florence.model import components as c
from games.florence.model.state import FlorenceState, Principality
from games.florence.rules.auction import Bidding
from games.florence.rules.cards import PickCard
from games.florence.rules.setup import ChooseHand
from games.florence.rules.won_object import PlaceLandscape, landscape_pp


class Pending:
    """A seat's principality with what is on its way; the number of cards to pick of each deck; whether the
    seat holds the bid of an auction."""

    __slots__ = ("bonus", "held", "house", "prestige", "profession")

    def __init__(self, game: FlorenceState, seat: Seat) -> None:
        self.house = game.houses[seat]
        self.profession = self.bonus = self.prestige = self.held = 0
        top = game.phases[-1]
        if isinstance(top, PickCard) and top.seat == seat:
            self.profession, self.bonus = int(top.deck == "profession"), int(top.deck == "bonus")
            self.prestige = int(top.deck == "prestige")
        elif isinstance(top, PlaceLandscape) and top.seat == seat:
            self.house = _with_landscape(self.house, top.kind)
        elif isinstance(top, Bidding) and top.holder == seat:
            self.held = 1
            self._buy(top.kind, top.bid)
        elif isinstance(top, ChooseHand) and top.returned and top.returned[seat] is not None:
            kept = [card for card in top.dealt[seat] if card != top.returned[seat]]
            self.house = msgspec.structs.replace(self.house, hand=kept)

    def _buy(self, kind: str, price: int) -> None:
        """The principality with an auctioned object."""
        house = msgspec.structs.replace(self.house, florins=self.house.florins - price)
        if kind in c.LANDSCAPES:
            house = _with_landscape(house, kind)
        elif kind == "jester":
            house.jesters += 1
        elif kind == "recruit":
            house.recruits += 1
        elif kind == "prestige":
            self.prestige = 1
        elif house.builders < c.BUILDER_LIMIT:
            house.pp += c.BUILDER_PP[house.builders]
            house.builders += 1
        self.house = house


def _with_landscape(house: Principality, kind: str) -> Principality:
    """The principality with one more landscape and its points, wherever it fits."""
    after = with_object(house, kind)
    after.pp += landscape_pp(house, kind)
    return after
