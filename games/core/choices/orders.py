"""Orders: private rules a seat gives in advance. "When I am asked this, answer that, while ..."

A title declares a kind of order as it declares a move: plain data with fields. A phase offers it while it
may be given (`Phase.orders`), and a phase whose question it is about says what it answers (`Phase.obeys`).
The house keeps orders beside the game and gives their answers by the one path of answers, so that a game
with orders is move by move the one played by hand.
"""

from typing import Any, ClassVar, Literal

from games.core.choices.offer import Move


class StandingOrder(Move, frozen=True):
    """A rule in a seat's name: plain data. It is never played itself; what it answers is.

    `rank`: of several that could answer, those with the lower rank go first, then those given first (the
    special before the general). `lasts`: up to the end of this part of the game (`Title.chapter`), or until
    it is taken back."""

    rank: ClassVar[int] = 0
    lasts: ClassVar[Literal["part", "game"]] = "part"

    @property
    def about(self) -> Any:
        """What it is about: a new order about the same takes the place of the old one."""
        return type(self).__name__

    def over(self, view: Any, seat: Any) -> bool:
        """Whether it can never answer anything more, sooner than it would end by itself, from its seat's
        view."""
        return False
