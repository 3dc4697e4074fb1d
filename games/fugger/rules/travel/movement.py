"""The movement phase: each player clockwise moves its merchants (rules 9.9)."""

from collections.abc import Collection

from games.core import Move, Note, Offer, OffersByKind, Refusal, RoundRobinPhase, Seat, note
from games.fugger.model import components as c
from games.fugger.model import events, moves, versions
from games.fugger.model.state import Context, FuggerState
from games.fugger.rules.forced_sale import sale_offer, sell_ware
from games.fugger.rules.travel.fees import lost_at_sea
from games.fugger.rules.travel.giving import give_goods, give_offer
from games.fugger.rules.travel.merchant_move import GoOffer, carry_out
from games.fugger.rules.travel.paths import RULE
from games.fugger.rules.travel.robbers import face_robbers, stand_offer, stands_among
from games.fugger.rules.travel.routes import RouteAhead, next_on_route, routes_of, wants_to_decide

PLUS_NEEDED = Refusal("ERR_PLUS_NEEDED", "6.6", price=c.NUMBERS.plus_price)
"""Nobody moves on before the merchants among robbers have been attacked."""

LATE_GIVE = Offer(moves.Give, closed=Refusal("ERR_TRANSFER_CLOSED", RULE))
LATE_SALE = Offer(moves.Sell, closed=Refusal("ERR_NOT_NOW", "9.8"))
"""Goods can be given and sold only before the first merchant sets out."""

_UNDISTURBED: tuple[type[Move], ...] = (moves.Go, moves.Give, moves.Sell, moves.Done)
"""The kinds of move of a house without merchants among robbers."""


class Moving(RoundRobinPhase[FuggerState], OffersByKind[FuggerState], rename={"set_out": "closed"}):
    """Each house in turn moves its merchants (9.9). `left`: who is still to move, the one at work first;
    `moved`: its merchants that have moved; `stood`: those that were attacked where they stood. `set_out`: its
    first merchant has, so that nothing can be given or sold any more (stored as `closed`)."""

    rule = RULE
    forced_is_seen = True

    moved: list[str] = []
    stood: list[str] = []
    set_out: bool = False

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        return note("ask-move", merchants=self._waiting(game, seat))

    def _waiting(self, game: FuggerState, seat: Seat) -> tuple[str, ...]:
        """The merchants that have not moved."""
        on_map = game.houses[seat].on_map
        return tuple([name for name in on_map if name not in self.moved])

    def attacked(self, game: FuggerState, seat: Seat) -> list[str]:
        """The merchants whose attack where they stand has not been answered. All are before one sets out; who
        comes among robbers later was attacked on the way (6.6)."""
        if not game.robbers or (self.set_out and versions.attacks_once(game.since)):
            return []
        house = game.houses[seat]
        left = [name for name in house.on_map if name not in self.stood]
        return [name for name in left if stands_among(game, house.merchant(name))]

    def kinds(self, game: FuggerState, seat: Seat) -> Collection[type[Move]]:
        return super().kinds(game, seat) if self.attacked(game, seat) else _UNDISTURBED

    def _go_offer(self, game: FuggerState, seat: Seat) -> Offer:
        if self.attacked(game, seat):
            return Offer(moves.Go, closed=PLUS_NEEDED)
        return GoOffer(game, seat, self.moved).offer()

    def _done_offer(self, game: FuggerState, seat: Seat) -> Offer:
        if self.attacked(game, seat):
            return Offer(moves.Done, closed=PLUS_NEEDED)
        return Offer(moves.Done, warning=lambda: self._warning(game, seat), ends=True)

    offer_factories = {
        moves.Stand: lambda self, game, seat: stand_offer(game, seat, self.attacked(game, seat)),
        moves.Go: _go_offer,
        moves.Give: lambda self, game, seat: LATE_GIVE if self.set_out else give_offer(game, seat),
        moves.Sell: lambda self, game, seat: LATE_SALE if self.set_out else sale_offer(game, seat),
        moves.Done: _done_offer,
    }

    def _warning(self, game: FuggerState, seat: Seat) -> Note | None:
        """A warning to who ends its turn: of merchants that would be lost at sea, else of unmoved ones."""
        house = game.houses[seat]
        lost = tuple(name for name in house.on_map if lost_at_sea(game, house.space_of(name)))
        if lost:
            return note("warn-at-sea", merchants=lost)
        still = tuple(name for name in self._waiting(game, seat) if name not in routes_of(game, seat))
        return note("warn-unmoved", merchants=still) if still else None

    def default(self, game: FuggerState, seat: Seat) -> moves.Done | moves.Stand:
        """No merchant moves; an attacked one buys nothing."""
        attacked = self.attacked(game, seat)
        return moves.Stand(attacked[0], 0) if attacked else moves.Done()

    def _go(self, ctx: Context, seat: Seat, move: moves.Go) -> None:
        self.set_out = True
        self.moved.append(move.merchant)
        carry_out(ctx, seat, move)

    def _stand(self, ctx: Context, seat: Seat, move: moves.Stand) -> None:
        self.stood.append(move.merchant)
        face_robbers(ctx, seat, move)

    def _done(self, ctx: Context, seat: Seat, move: moves.Done) -> None:
        ctx.tell(events.TurnEnded(seat, len(self.moved)))
        ctx.end_turn()
        self.moved, self.stood = [], []
        self.set_out = False
        self.spoken()

    handlers = {
        moves.Stand: _stand,
        moves.Go: _go,
        moves.Give: give_goods,
        moves.Sell: sell_ware,
        moves.Done: _done,
    }

    def before(self, game: FuggerState, seat: Seat, move: Move) -> moves.Go | None:
        """Merchants on routes set out before their house ends its turn (11)."""
        if not isinstance(move, moves.Done) or self.attacked(game, seat):
            return None
        return next_on_route(game, seat, self.moved)

    def _on_routes(self, game: FuggerState, seat: Seat, order: RouteAhead) -> Move | None:
        """If every merchant that is to move knows its way, they set out, and the turn ends (11)."""
        if wants_to_decide(game, seat, self.moved):
            return None
        return next_on_route(game, seat, self.moved) or moves.Done()

    order_handlers = {RouteAhead: _on_routes}
