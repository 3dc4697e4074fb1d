"""The standing order of Signorie: pass for the rest of the round (rules 4.2)."""

from games.core import Seat, StandingOrder
from games.signorie.model.state import SignorieState


class PassAfter(StandingOrder, frozen=True):
    """Pass once this many dice are on one's board; 0: at the next turn."""

    dice: int

    def over(self, view: SignorieState, seat: Seat) -> bool:
        return seat in view.passed
