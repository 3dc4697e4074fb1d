"""The course of a round: trade, movement, calendar (rules 9.2, 9.10)."""

from collections.abc import Iterator
from typing import ClassVar

from games.core import Offer, Phase, Seat
from games.fugger.deals.ending import end_game
from games.fugger.deals.ordering import order_offers
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.components import MERCHANTS
from games.fugger.model.ledger import put_away
from games.fugger.model.state import Context, FuggerState
from games.fugger.rules.payday import is_landlord
from games.fugger.rules.trade_phase import Trading
from games.fugger.travel.movement import Moving
from games.fugger.travel.paths import SEA_SPACES


class Rounds(Phase[FuggerState]):
    """One round after the other, until an end comes (9.2)."""

    rule: ClassVar[str] = "9.2"

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
        game.fair_done, game.paid = 0, False
        ctx.tell(events.MonthBegan(game.month.id, game.start_seat))
        _rent(ctx)
        ctx.push(Trading())


def _calendar(ctx: Context) -> None:
    """The marker advances, robbers are put away, the next player starts. A merchant at sea when November
    comes is lost (9.10)."""
    game = ctx.game
    game.t += 1
    for card, since in list(game.robbers):
        if since < game.t:
            game.robbers.remove((card, since))
            put_away(game, card)
            ctx.tell(events.RobbersLeft(card, c.EVENTS[card].region))
    game.start_seat = game.turn_order[1]
    if game.month.sea_closed and not c.month(game.t - 1).sea_closed:
        for seat in game.seats:
            _lose_at_sea(ctx, seat)
    years = game.options.years
    if years != "none" and game.t >= int(years) * len(c.CALENDAR):
        end_game(ctx)


def _lose_at_sea(ctx: Context, seat: Seat) -> None:
    """A regular merchant comes back into the reserve, a representative never; their goods are lost."""
    house = ctx.game.houses[seat]
    for name, one in zip(MERCHANTS, house.merchants, strict=True):
        if one.space in SEA_SPACES:
            one.dead = name == MERCHANTS[0]
            ctx.tell(events.LostAtSea(seat, name, **house.remove(name)))


def _rent(ctx: Context) -> None:
    """Early July: the rent of the first villa, in the full game (9.10, 9.11)."""
    game = ctx.game
    if not game.month.villa_rent or game.first_villa < 0:
        return
    seat = Seat(game.first_villa)
    if is_landlord(game, seat):
        villa = game.houses[seat].villas[0]
        rent = c.VILLAS[villa].rent
        game.houses[seat].florins += rent
        ctx.tell(events.RentReceived(seat, villa, rent))
