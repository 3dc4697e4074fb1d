"""Standing orders: private rules a seat gives in advance. "When I am asked X, answer Y while Z."

A title declares a kind of order as it declares a move: plain data with fields. A phase offers it while it
may be given (`Phase.orders`). The phase whose question it is about says what it answers
(`Phase.order_handlers`). The game manager stores orders beside the game and plays their answers like any
others, so a game with orders is, move by move, the same as one played by hand. A seat's view has its own
orders (`Game.standing_orders`)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, Self

from games.core.choices.offer import Move


class StandingOrder(Move, frozen=True):
    """A seat's rule: plain data. It is never played itself; the move it answers with is.

    `rank`: if several orders can answer, the lowest rank goes first (the special before the general), then
    the oldest. `lasts`: until the end of this chapter (`Title.chapter`), or until it is withdrawn."""

    rank: ClassVar[int] = 0
    lasts: ClassVar[Literal["chapter", "game"]] = "chapter"
    subject: ClassVar[str] = ""
    distinct_by: ClassVar[tuple[str, ...]] = ()
    """A new order replaces an old one on the same `subject` (if that is empty: of its kind) with the same
    values in these fields."""
    remembers: ClassVar[tuple[str, ...]] = ()
    """Its last fields, if it fills them in itself (`begun`, `after`)."""

    @classmethod
    def asked(cls) -> tuple[str, ...]:
        return cls.__struct_fields__[: len(cls.__struct_fields__) - len(cls.remembers)]

    @property
    def about(self) -> Any:
        """What it is about: `subject` and `distinct_by` of this order."""
        return self.subject or type(self).__name__, *[getattr(self, name) for name in self.distinct_by]

    def begun(self, view: Any, seat: Any) -> Self:
        """The order as it is kept, when it is given: with what it has to remember of its seat's view."""
        return self

    def after(self, view: Any, seat: Any, move: Move, events: Sequence[Any]) -> Self | None:
        """What is left of it after a move of its seat: an order of several steps goes on with the next one,
        and None is over. `view` is that before the move, `events` what the move has told its seat."""
        return self

    def over(self, view: Any, seat: Any) -> bool:
        """Whether it can never answer anything more, judged from its seat's view, so that it is dropped
        early."""
        return False


class LastingOrder(StandingOrder, frozen=True):
    """A standing order that counts until it is withdrawn."""

    lasts: ClassVar[Literal["chapter", "game"]] = "game"
