"""The market: sealed bids for a gift, which the best bidder names; what may be sold (rules 2, 4)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.caravan import components as c
from games.caravan import events, moves
from games.caravan.state import CaravanState
from games.core import (
    Move,
    Note,
    Numbers,
    Offer,
    Phase,
    SealedPhase,
    Seat,
    SingleSeatPhase,
    TurnContext,
    note,
)


class Bids(SealedPhase[CaravanState]):
    """Everybody puts coins in; the most pay and name the gift, ties for the earlier seat (rules 2.1)."""

    rule: ClassVar[str] = "2"

    answers: dict[Seat, int] = {}

    def asks(self, game: CaravanState, seat: Seat) -> Note:
        return note("ask-bid")

    def offers(self, game: CaravanState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.PutIn, coins=Numbers(0, game.carts[seat].coins, usual=(0, 1, 2, 3)))

    def default(self, game: CaravanState, seat: Seat) -> Move:
        return moves.PutIn(0)

    def _put_in(self, ctx: TurnContext[CaravanState], seat: Seat, move: moves.PutIn) -> None:
        self.seal(seat, move.coins)
        ctx.tell(events.BidSealed(move.coins), to=seat)

    handlers = {moves.PutIn: _put_in}

    def opened(self, ctx: TurnContext[CaravanState]) -> None:
        seat = max(self.asked, key=lambda seat: self.answers[seat])
        paid = self.answers[seat]
        ctx.game.carts[seat].coins -= paid
        ctx.game.bank += paid
        ctx.tell(events.BidsOpened(seat, paid))
        ctx.push(Gift(seat=seat))

    def resume(self, ctx: TurnContext[CaravanState], result: tuple[Seat, str]) -> None:
        """The gift has been named (rules 2.3)."""
        seat, good = result
        cart = ctx.game.carts[seat]
        amount = min(c.SETUP.gift, c.SETUP.room - cart.loaded)
        cart.put_on(good, amount)
        ctx.tell(events.GiftTaken(seat, good, amount))
        ctx.end_turn()
        ctx.pop()


class Gift(SingleSeatPhase[CaravanState]):
    """The best bidder names a good (rules 2.3)."""

    rule: ClassVar[str] = "2.3"

    def asks(self, game: CaravanState, seat: Seat) -> Note:
        return note("ask-gift", gift=c.SETUP.gift)

    def offers(self, game: CaravanState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.ChooseGood, good=tuple(c.GOODS))

    def _choose(self, ctx: TurnContext[CaravanState], seat: Seat, move: moves.ChooseGood) -> None:
        ctx.done((seat, move.good))

    handlers = {moves.ChooseGood: _choose}


class Selling(Phase[CaravanState]):
    """Beside the stack: whoever has goods may sell one to the bank for a coin (rules 4)."""

    rule: ClassVar[str] = "4"

    def may_answer(self, game: CaravanState) -> Sequence[Seat]:
        return [Seat(seat) for seat, cart in enumerate(game.carts) if cart.loaded]

    def offers(self, game: CaravanState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.SellGood, good=tuple(game.carts[seat].goods))

    def _sell(self, ctx: TurnContext[CaravanState], seat: Seat, move: moves.SellGood) -> None:
        cart = ctx.game.carts[seat]
        cart.put_on(move.good, -1)
        cart.coins += 1
        ctx.game.bank -= 1
        ctx.tell(events.GoodSold(seat, move.good, 1))

    handlers = {moves.SellGood: _sell}
