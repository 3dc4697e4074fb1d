"""The orders of games that began under version 1 or 2: what are standing orders of the table now was part of
the state, set by moves. Nothing here is used but to load stored states and to replay logs of then."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.core import Event, Move, Note, Offer, Seat, StandingOrder, note
from games.core.copying import copied
from games.core.decoding import converted
from games.core.old_logs import OldLogPhase
from games.fugger.model import moves
from games.fugger.model.orders import ChoiceAhead, FavourAhead, HomeAhead, SheepAhead
from games.fugger.model.state import Context, FuggerState
from games.fugger.rules.deals.bidding import BidAhead, Bidding
from games.fugger.rules.deals.event_games import BlackSheep, Lottery
from games.fugger.rules.deals.lots import good_of
from games.fugger.rules.player_trades import await_market
from games.fugger.rules.setup import Homes
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.routes import SPEEDS, RouteAhead, next_on_route, wants_to_decide

UNTIL = 2
"""The last version that has orders."""

Order = HomeAhead | BidAhead | RouteAhead | ChoiceAhead | FavourAhead | SheepAhead


class DropOrder(Move, frozen=True):
    """Withdraw an order."""

    composed = {"named": lambda move: in_words(move.order)}

    order: str


class _OfOrder(Event, frozen=True):
    """To one seat: of one of its orders."""

    composed = {"named": lambda event: in_words(event.order)}

    seat: Seat
    order: str


class OrderKept(_OfOrder, frozen=True):
    """To one seat: an order was given."""


class OrderDropped(_OfOrder, frozen=True):
    """To one seat: an order has ended."""


def in_words(order: str) -> Note | str:
    """The name of an order of then."""
    kind, *rest = order.split("-")
    if kind != "bid":
        return order
    card, number = rest
    return note("order-name-bid", card=card, lot=int(number), good=good_of(card, int(number)))


def name_of(order: Order) -> str:
    """The name by which moves and events of then know an order."""
    match order:
        case BidAhead():
            return f"bid-{order.card}-{order.lot}"
        case RouteAhead():
            return f"route-{order.merchant}"
        case ChoiceAhead():
            return order.topic
    return {HomeAhead: "home", FavourAhead: "favour", SheepAhead: "sheep"}[type(order)]


class OldOrders(OldLogPhase[FuggerState]):
    """Beside the stack of a game of then: its moves give orders, and these answer at once, within the log
    entry that led to the question. `ending`: the house that moves is done, and its merchants on routes set
    out."""

    given: dict[Seat, list[Order]] = {}
    ending: bool = False

    def may_answer(self, game: FuggerState) -> Sequence[Seat]:
        return game.seats

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        return (Offer(kind) for kind in self.handlers)

    def hide(self, seat: Seat | None) -> None:
        super().hide(seat)
        self.ending = False

    def _keep(self, ctx: Context, seat: Seat, order: Any) -> None:
        if isinstance(order, ChoiceAhead) and order.topic == "market":
            await_market(ctx, seat, True)
            return
        others = [one for one in self.kept_orders(seat) if one.about != order.about]
        self.given[seat] = [*others, order.begun(self._seen(ctx.game, seat), seat)]
        ctx.tell(OrderKept(seat, name_of(order)), to=seat)

    def _drop(self, ctx: Context, seat: Seat, move: DropOrder) -> None:
        if move.order == "market":
            await_market(ctx, seat, False)
            return
        self.given[seat] = [one for one in self.kept_orders(seat) if name_of(one) != move.order]
        ctx.tell(OrderDropped(seat, move.order), to=seat)

    handlers = {
        moves.ChooseHome: lambda self, ctx, seat, move: self._keep(ctx, seat, HomeAhead(move.home)),
        **dict.fromkeys((BidAhead, RouteAhead, ChoiceAhead, FavourAhead, SheepAhead), _keep),
        DropOrder: _drop,
    }

    def _seen(self, game: FuggerState, seat: Seat) -> FuggerState:
        return msgspec.structs.replace(game, standing_orders={seat: tuple(self.kept_orders(seat))})

    def order_answers(
        self, game: FuggerState, waiting: Sequence[Seat], fresh: bool
    ) -> Iterator[tuple[Seat, Move]]:
        """Orders were looked at when a question came up; homes, the lottery and the black sheep at any
        time."""
        for seat, orders in self.given.items():
            seen = self._seen(game, seat)
            self.given[seat] = [order for order in orders if not order.over(seen, seat)]
        top = game.phases[-1]
        if isinstance(top, Moving):
            yield from self._on_the_way(game, top, fresh)
        elif fresh or isinstance(top, Homes | Lottery | BlackSheep):
            for seat in waiting:
                yield from self._answers(game, seat)

    def _answers(self, game: FuggerState, seat: Seat) -> Iterator[tuple[Seat, Move]]:
        """An advance bid that is not covered when its lot comes up is dropped."""
        top, seen = game.phases[-1], self._seen(game, seat)
        for order in seen.standing_orders[seat]:
            move = top.answer_of(seen, seat, order)
            if move is not None:
                yield seat, move
        if isinstance(top, Bidding):
            kept = self.kept_orders(seat)
            self.given[seat] = [one for one in kept if not (isinstance(one, BidAhead) and top.is_for(one))]

    def _on_the_way(self, game: FuggerState, top: Moving, fresh: bool) -> Iterator[tuple[Seat, Move]]:
        """Routes were looked at as a turn began: if no merchant needed a decision, all set out."""
        seat = top.left[0]
        seen = self._seen(game, seat)
        if fresh and not self.ending and not top.moved:
            self.ending = not wants_to_decide(seen, seat, ())
        if self.ending:
            go = None if top.attacked(game, seat) else next_on_route(seen, seat, top.moved)
            yield seat, go or moves.Done()

    def carries_out(self, ctx: Context, seat: Seat, move: Move) -> bool:
        """Carry out a move of a house with orders, which see it. A house that is done waits for its
        merchants on routes."""
        top, orders = ctx.game.phases[-1], self.kept_orders(seat)
        if type(move) not in top.handlers or seat not in top.may_answer(ctx.game):
            return False
        if isinstance(top, Moving) and isinstance(move, moves.Done):
            on_routes = any(isinstance(order, RouteAhead) for order in orders)
            self.ending = on_routes and not self.ending
            if self.ending:
                return True
        seen, told_before = self._seen(copied(ctx.game), seat), len(ctx.events)
        top.answer(ctx, seat, move)
        happened = [one.event for one in ctx.events[told_before:]]
        left = [order.after(seen, seat, move, happened) for order in orders]
        self.given[seat] = [order for order in left if order is not None]
        return True


def old_orders(state: dict[str, Any], version: int) -> dict[Seat, list[StandingOrder]]:
    """The orders that are part of a stored state."""
    if version > UNTIL:
        return {}
    game = converted(state | {"phases": []}, FuggerState)
    by_seat = {seat: list(_orders_of(game, seat, state["houses"][seat]["orders"])) for seat in game.seats}
    return {seat: orders for seat, orders in by_seat.items() if orders}


def _orders_of(game: FuggerState, seat: Seat, orders: dict[str, Any]) -> Iterator[StandingOrder]:
    if orders["home"]:
        yield HomeAhead(orders["home"])
    for bid in orders["prebids"]:
        yield BidAhead(bid["card"], bid["lot"] + 1, bid["quantity"], bid["price"]).begun(game, seat)
    for name, route in orders["routes"].items():
        yield _route_of(name, route, game.houses[seat].space_of(name))
    if orders["selling"]:
        yield ChoiceAhead("selling", tuple(orders["selling"]))
    for keep, florins in orders["favour"]:
        yield FavourAhead(florins, keep)
    if orders["cubes"]:
        yield ChoiceAhead("cubes", tuple(orders["cubes"]))
    if orders["sheep"] >= 0:
        to = orders["sheep_to"]
        yield SheepAhead(orders["sheep"], None if to is None else Seat(to))
    if orders["lottery_set"]:
        yield ChoiceAhead("lottery", tuple(orders["lottery"]))
    if orders["payday_same"]:
        yield ChoiceAhead("payday")


def _route_of(name: str, route: dict[str, Any], at: str) -> RouteAhead:
    speeds = {spaces: manner for manner, spaces in SPEEDS.items()}
    manner = (
        *(["cost"] if route["by"] == "cost" else []),
        *([speeds[route["speed"]]] if route["speed"] in speeds else []),
        *([] if route["waits"] else ["leaves"]),
        *([] if route["stops"] else ["goes-on"]),
    )
    legs = tuple(tuple(leg) for leg in route["legs"])
    return RouteAhead(name, route["goal"], manner, legs, route["seen"], at)
