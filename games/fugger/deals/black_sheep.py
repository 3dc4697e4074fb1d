"""The black sheep: take it with the money on it, or pay and hand it on (rules 6.6)."""

from collections.abc import Iterator
from typing import Any, ClassVar

from games.core import Checked, Note, Offer, Phase, Refusal, Seat, clockwise, note
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.ledger import gain_meter
from games.fugger.model.orders import OrderSheep
from games.fugger.model.state import Context, FuggerState

RULE = "6.6"


class BlackSheep(Phase[FuggerState]):
    """`seat` has the card now, with `pot` florins on it; `passes` is how often it was handed on."""

    rule: ClassVar[str] = RULE

    card: str
    seat: Seat
    pot: int = 0
    passes: int = 0
    taken: bool = False

    @property
    def price(self) -> int:
        """The price of handing it on: the florins on it."""
        return self.pot or c.NUMBERS.sheep_start

    def tell_forced(self, game: FuggerState) -> bool:
        return True

    def waits_for(self, game: FuggerState) -> tuple[Seat, ...]:
        return () if self.taken else (self.seat,)

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        return note("ask-sheep", pot=self.pot, price=self.price)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        seats = clockwise(len(game.houses), seat)
        yield Offer(
            moves.HandSheep,
            hints={"to": lambda to: self._hint(seat, to)},
            says=lambda move: _in_words(seat, move),
            to=Checked(seats, lambda to: self._why_not(game, to)),
        )

    def _hint(self, seat: Seat, to: Seat) -> Note:
        if to == seat:
            return note("hint-sheep-take", pot=self.pot)
        return note("hint-sheep-pass", price=self.price)

    def _why_not(self, game: FuggerState, to: Seat) -> Refusal | None:
        if to == self.seat:
            return None
        if not 0 <= to < len(game.houses):
            return Refusal("BAD_TARGET", RULE)
        if self.passes and len(game.houses) == 2 and game.options.sheep_forced_of_two:
            return Refusal("MUST_TAKE", RULE)
        if game.houses[self.seat].florins < self.price:
            return Refusal("MUST_TAKE", RULE, need=self.price, have=game.houses[self.seat].florins)
        return None

    def _hand(self, ctx: Context, seat: Seat, move: moves.HandSheep) -> None:
        house = ctx.game.houses[seat]
        if move.to != seat:
            price = self.price
            house.florins -= price
            self.pot += price
            self.passes += 1
            self.seat = move.to
            ctx.tell(events.SheepPassed(seat, move.to, -price, self.pot))
            return
        self.taken = True
        house.holds.append(self.card)
        house.florins += self.pot
        ctx.tell(events.SheepTaken(seat, self.pot, gain_meter(ctx.game, seat, -c.NUMBERS.sheep_steps)))

    handlers = {moves.HandSheep: _hand}

    def _as_ordered(self, game: FuggerState, seat: Seat, order: OrderSheep) -> moves.HandSheep:
        """Hand it on while it costs no more than the order says; else take it (11)."""
        to = clockwise(len(game.houses), seat)[1] if order.to is None else order.to
        passes = self.price <= order.most and self._why_not(game, to) is None
        return moves.HandSheep(to if passes else seat)

    order_handlers: ClassVar[Any] = {OrderSheep: _as_ordered}

    def step(self, ctx: Context) -> None:
        ctx.pop()


def _in_words(seat: Seat, move: moves.HandSheep) -> Note:
    """What a seat does with the black sheep."""
    return note("says-sheep-keep") if move.to == seat else note("says-sheep-pass", player=move.to)
