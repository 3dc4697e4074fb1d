"""Raising missing money: the forced sale (rules 9.8)."""

from collections.abc import Iterator

from games.core import Checked, Move, Note, Offer, Phase, Refusal, Seat, SingleSeatPhase, note
from games.fugger.model import moves
from games.fugger.model.components import BOND, GOODS, WARES
from games.fugger.model.orders import ChoiceAhead
from games.fugger.model.state import SALES, Context, FuggerState, House
from games.fugger.rules.ledger import sale_amounts, sell_everything, sell_forcibly
from games.fugger.rules.quantities import counts

RULE = "9.8"

NOTHING_THERE = Refusal("ERR_NOT_ENOUGH_GOODS", RULE, have=0)


def sale_price(key: str) -> int:
    """What one piece of one of SALES brings."""
    return WARES[SALES[key][1]].forced_sale


def sale_offer(game: FuggerState, seat: Seat) -> Offer:
    """Sell any wares from anywhere, for their fixed prices."""
    have = sale_amounts(game.houses[seat])
    if not have:
        return Offer(moves.Sell, closed=NOTHING_THERE)
    return Offer(
        moves.Sell,
        previews={
            "ware": lambda key: note("hint-each", florins=sale_price(key)),
            "quantity": lambda key, count: note("hint-florins", florins=count * sale_price(key)),
        },
        ware=Checked(tuple(SALES), lambda key: None if key in have else NOTHING_THERE, tuple(have)),
        quantity=lambda key: counts(range(1, have[key] + 1), RULE, have[key]),
    )


def sell_ware(phase: Phase, ctx: Context, seat: Seat, move: moves.Sell) -> None:
    """Handles a forced sale of one ware."""
    sell_forcibly(ctx, seat, ((move.ware, move.quantity),))


class ForcedSale(SingleSeatPhase[FuggerState]):
    """A payment is due and cash is short: sell until `need` florins are there (9.8)."""

    rule = RULE
    forced_is_seen = True

    need: int

    def waits_for(self, game: FuggerState) -> tuple[Seat, ...]:
        return (self.seat,) if game.houses[self.seat].florins < self.need else ()

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        florins = game.houses[seat].florins
        return note("ask-forced-sale", need=self.need, florins=florins, short=self.need - florins)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        yield sale_offer(game, seat)

    def default(self, game: FuggerState, seat: Seat) -> moves.Sell:
        """The cheapest ware, as many as are needed and there (11)."""
        return self._next_sale(game.houses[seat], ())

    handlers = {moves.Sell: sell_ware}

    def _as_ordered(self, game: FuggerState, seat: Seat, order: ChoiceAhead) -> Move | None:
        return self._next_sale(game.houses[seat], order.choice) if order.topic == "selling" else None

    def _next_sale(self, house: House, order: tuple[str, ...]) -> moves.Sell:
        """What a house sells next, by its order of sale (11)."""
        need, have = self.need - house.florins, sale_amounts(house)
        kinds = (*order, *GOODS, BOND)
        key = min(have, key=lambda key: kinds.index(SALES[key][1]))
        return moves.Sell(key, min(have[key], -(-need // sale_price(key))))

    order_handlers = {ChoiceAhead: _as_ordered}

    def step(self, ctx: Context) -> None:
        ctx.pop()


def raise_money(ctx: Context, seat: Seat, need: int) -> bool:
    """Raise `need` florins for a house: by selling everything, if no less is enough; else by asking it.
    False: it is being asked, call again."""
    house = ctx.game.houses[seat]
    if need <= house.florins:
        return True
    if need < house.means:
        ctx.push(ForcedSale(seat, need))
        return False
    sell_everything(ctx, seat)
    return True
