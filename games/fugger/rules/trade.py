"""The trade phase: the market between players, then what the agenda names (rules 9.3)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core import Note, Offer, Phase, Seat, TurnContext, note
from games.fugger.deals.bidding import Dealing
from games.fugger.deals.deals import agenda
from games.fugger.model import events, moves
from games.fugger.model.state import FuggerState
from games.fugger.rules.payday import PaydayPhase
from games.fugger.rules.trades import carry_out_accepted, market_seats, places_of

RULE = "9.3"


class Trading(Phase[FuggerState]):
    """Trade, payday and events. `market`: the market of this round is over."""

    rule: ClassVar[str] = RULE

    market: bool = False

    def step(self, ctx: TurnContext[FuggerState]) -> None:
        game = ctx.game
        if game.trades:
            carry_out_accepted(ctx)
        if not self.market:
            self.market = True
            seats = market_seats(game)
            if seats:
                ctx.push(Market(seats))
                return
        item = agenda(game)
        if item is None:
            ctx.pop()
        elif item.side == "payday":
            ctx.tell(events.PaydayBegan(game.month.id))
            ctx.push(PaydayPhase(asked=game.seats))
        else:
            ctx.push(Dealing(item.card, item.side))


class Market(Phase[FuggerState]):
    """Time for trade between players. `asked`: the seats that have an offer to look at, or asked for time.
    They answer offers beside this question, and say when they are done."""

    rule: ClassVar[str] = RULE

    asked: list[Seat]

    def waits_for(self, game: FuggerState) -> Sequence[Seat]:
        return self.asked

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        mine = [trade for trade in game.trades if trade.taker == seat and places_of(game, trade)]
        return note("ask-market", offers=len(mine))

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.Done)

    def _done(self, ctx: TurnContext[FuggerState], seat: Seat, move: moves.Done) -> None:
        self.asked.remove(seat)
        ctx.game.houses[seat].awaits_market = False
        for trade in ctx.game.trades:
            if trade.taker == seat:
                trade.looked_at = True

    handlers = {moves.Done: _done}

    def step(self, ctx: TurnContext[FuggerState]) -> None:
        ctx.pop()
