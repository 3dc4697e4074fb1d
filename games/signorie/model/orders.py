"""What a seat may order in advance: to pass for the rest of the round (rules 4.2)."""

from typing import Any

from games.core import Seat, StandingOrder


class PassAfter(StandingOrder, frozen=True):
    """Pass when so many dice lie on one's board: 0 at once, at the next turn."""

    dice: int

    def over(self, view: Any, seat: Seat) -> bool:
        return seat in view.passed
