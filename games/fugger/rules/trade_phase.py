"""The trade phase: the market between players, then what the agenda names (rules 9.3)."""

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

from games.core import Phase
from games.fugger.deals.bidding import Dealing
from games.fugger.deals.lots import Side, side_of
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.components import GOODS
from games.fugger.model.state import Context, FuggerState, OpenDeal
from games.fugger.model.tables import Deal
from games.fugger.rules.payday import PaydayPhase
from games.fugger.rules.player_trades import Market, carry_out_accepted, market_seats

RULE = "9.3"


class AgendaItem(msgspec.Struct, frozen=True):
    """What the agenda names next: a card and which side of it, or the payday (card "")."""

    card: str
    side: Side | Literal["payday"]


class Trading(Phase[FuggerState]):
    """Trade, payday and events. `market`: the market of this round is over."""

    rule: ClassVar[str] = RULE

    market: bool = False

    def step(self, ctx: Context) -> None:
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


def can_start(game: FuggerState, deal: Deal) -> bool:
    """Whether an urgent deal can be carried out now: a merchant there, for a demand with a wanted good
    (9.3); by option also goods in the warehouse of somebody at home there (T19)."""
    there = [one.goods for house in game.houses for one in house.merchants if one.space == deal.at]
    if game.options.warehouse_triggers:
        there += [house.warehouse for house in game.houses if house.home == deal.at]
    wanted = [GOODS.index(lot.good) for lot in deal.lots]
    return any(not deal.buys or any(goods[good] for good in wanted) for goods in there)


# What comes next


def agenda(game: FuggerState) -> AgendaItem | None:
    """What the trade phase deals with next: the first class that applies, and within it the card revealed
    first (9.3)."""
    due = [deal for deal in game.open if deal.date <= game.t]
    return (
        _urgent(game)
        or _first(due, "demand")
        or _fair(game)
        or _first([villa for villa in game.villas if villa.date <= game.t], "villa")
        or _first(due, "supply")
        or (AgendaItem("", "payday") if game.month.payday and not game.paid else None)
    )


def _urgent(game: FuggerState) -> AgendaItem | None:
    for open_deal in game.open:
        deal = c.OPENED[open_deal.card]
        if not deal.urgent or open_deal.tried == game.t:
            continue
        if open_deal.date <= game.t and not game.options.urgent_first_on_date:
            continue
        if can_start(game, deal):
            return AgendaItem(deal.id, side_of(deal.id))
    return None


def _first(due: Sequence[OpenDeal], side: Side) -> AgendaItem | None:
    return next((AgendaItem(deal.card, side) for deal in due if side_of(deal.card) == side), None)


def _fair(game: FuggerState) -> AgendaItem | None:
    if not game.fair_to_come:
        return None
    return AgendaItem(game.fair, "supply" if game.fair_done else "demand")
