"""Standing orders: private rules a seat gives in advance. "When I am asked X, answer Y while Z."

A title declares a kind of order as it declares a move: plain data with fields. A phase offers it while it
may be given (`Phase.orders`). The phase whose question it is about says what it answers (`Phase.obeys`).
The game manager stores orders beside the game and plays their answers like any others, so a game with
orders is, move by move, the same as one played by hand."""

from typing import Any, ClassVar, Literal

from games.core.choices.offer import Move


class StandingOrder(Move, frozen=True):
    """A seat's rule: plain data. It is never played itself; the move it answers with is.

    `rank`: if several orders can answer, the lowest rank goes first (the special before the general), then
    the oldest. `lasts`: until the end of this chapter (`Title.chapter`), or until it is withdrawn."""

    rank: ClassVar[int] = 0
    lasts: ClassVar[Literal["part", "game"]] = "part"

    @property
    def about(self) -> Any:
        """Its subject: a new order replaces an old one with the same subject."""
        return type(self).__name__

    def over(self, view: Any, seat: Any) -> bool:
        """Whether it can never answer anything more, judged from its seat's view, so that it is dropped
        early."""
        return False
