"""The course of a round: trade, movement, calendar; what the trade phase deals with next (rules 9.2, 9.3,
9.10)."""

from collections.abc import Iterator, Sequence

from games.core import Offer, Phase, Seat
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.data_rows import Deal
from games.fugger.model.state import Context, FuggerState, OpenDeal
from games.fugger.rules.deals.bidding import Dealing
from games.fugger.rules.deals.lots import Side, side_of
from games.fugger.rules.deals.standing_orders import order_offers
from games.fugger.rules.final import end_game
from games.fugger.rules.ledger import book, put_away
from games.fugger.rules.payday import PaydayPhase, landlord_of
from games.fugger.rules.player_trades import Market, carry_out_accepted, market_seats
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.paths import SEA_SPACES

RULE = "9.3"


class Trading(Phase[FuggerState]):
    """Trade, payday and events. `market`: the market of this round is over."""

    rule = RULE

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
        deal = agenda(game)
        if deal is not None:
            ctx.push(deal)
        elif game.month.payday and not game.payday_over:
            ctx.tell(events.PaydayBegan(game.month.id))
            ctx.push(PaydayPhase(asked=game.seats))
        else:
            ctx.pop()


def can_start(game: FuggerState, deal: Deal) -> bool:
    """Whether an urgent deal can be carried out now: a merchant there, for a demand with a wanted good
    (9.3); by option also goods in the warehouse of somebody at home there (T19)."""
    merchants = [one for house in game.houses for one in house.merchants if one.space == deal.at]
    there: list[Sequence[int]] = [one.goods for one in merchants]
    if game.options.warehouse_triggers:
        there += [house.warehouse for house in game.houses if house.home == deal.at]
    wanted = [c.GOODS.index(lot.good) for lot in deal.lots]
    return any(not deal.buys or any(goods[good] for good in wanted) for goods in there)


def agenda(game: FuggerState) -> Dealing | None:
    """What the trade phase deals with next, before the payday: the first class that applies, and within it
    the card revealed first (9.3)."""
    due = [deal for deal in (*game.open, *game.villas) if deal.date <= game.now]
    fair = Dealing(game.fair, "supply" if game.fair_done else "demand") if game.fair_to_come else None
    return _urgent(game) or _first(due, "demand") or fair or _first(due, "villa") or _first(due, "supply")


def _urgent(game: FuggerState) -> Dealing | None:
    for open_deal in game.open:
        deal = c.OPENED[open_deal.card]
        if not deal.urgent or open_deal.tried == game.now:
            continue
        if open_deal.date <= game.now and not game.options.urgent_first_on_date:
            continue
        if can_start(game, deal):
            return Dealing(deal.id, side_of(deal.id))
    return None


def _first(due: Sequence[OpenDeal], side: Side) -> Dealing | None:
    return next((Dealing(deal.card, side) for deal in due if side_of(deal.card) == side), None)


class Rounds(Phase[FuggerState]):
    """One round after the other, until an end comes (9.2)."""

    rule = "9.2"

    def orders(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        return order_offers(game, seat)

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if game.stage == "trade":
            game.stage = "moving"
            ctx.push(Moving(game.turn_order))
            return
        if game.stage == "moving":
            game.stage = "calendar"
            _calendar(ctx)
            if not game.phases:
                return
        game.stage = "trade"
        game.fair_done, game.payday_over = 0, False
        ctx.tell(events.MonthBegan(game.month.id, game.start_seat))
        _rent(ctx)
        ctx.push(Trading())


def _calendar(ctx: Context) -> None:
    """The marker advances, robbers are put away, the next player starts. A merchant at sea when November
    comes is lost (9.10)."""
    game = ctx.game
    game.now += 1
    for card, since in list(game.robbers):
        if since < game.now:
            game.robbers.remove((card, since))
            put_away(game, card)
            ctx.tell(events.RobbersLeft(card, c.EVENTS[card].region))
    game.start_seat = game.turn_order[1]
    if game.month.sea_closed and not c.month(game.now - 1).sea_closed:
        for seat in game.seats:
            _lose_at_sea(ctx, seat)
    years = game.options.years
    if years != "none" and game.now >= int(years) * len(c.CALENDAR):
        end_game(ctx)


def _lose_at_sea(ctx: Context, seat: Seat) -> None:
    """A regular merchant comes back into the reserve, a representative never; their goods are lost."""
    house = ctx.game.houses[seat]
    for name, merchant in zip(c.MERCHANTS, house.merchants, strict=True):
        if merchant.space in SEA_SPACES:
            house.change(name, dead=name == c.MERCHANTS[0])
            ctx.tell(events.LostAtSea(seat, name, **house.remove(name)))


def _rent(ctx: Context) -> None:
    """Early July: the rent of the first villa, in the full game (9.10, 9.11)."""
    landlord = landlord_of(ctx.game)
    if ctx.game.month.villa_rent and landlord is not None:
        villa = ctx.game.houses[landlord].villas[0]
        book(ctx, events.RentReceived(landlord, villa, c.VILLAS[villa].rent))
