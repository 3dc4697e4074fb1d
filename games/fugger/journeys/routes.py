"""Merchants on routes: they move by a standing order, exactly as by hand (rules 11)."""

from collections.abc import Sequence

from games.core import Refusal, Seat, TurnContext
from games.fugger.journeys.europe import SEA_SPACES, WAYS
from games.fugger.journeys.europe import way as way_of
from games.fugger.journeys.going import ambiguous_entries
from games.fugger.journeys.journeys import find_journey
from games.fugger.journeys.travel import attacks_on, fees, stands_among
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.components import MERCHANTS
from games.fugger.model.state import FuggerState, Route

STAYS = ()
"""A leg on which a merchant waits."""


def wants_to_decide(game: FuggerState, seat: Seat) -> bool:
    """Whether a house must be asked this turn: a merchant on the map has no route or needs a decision, or
    one is attacked where it stands."""
    house = game.houses[seat]
    return any(
        one.space and (bool(stands_among(game, one)) or not _knows_its_way(game, seat, name))
        for name, one in zip(MERCHANTS, house.merchants, strict=True)
    )


def _knows_its_way(game: FuggerState, seat: Seat, name: str) -> bool:
    house = game.houses[seat]
    route = house.orders.routes.get(name)
    if route is None:
        return False
    if house.space_of(name) == route.goal:
        return stays(game, route)
    return next_leg(game, seat, name, route) is not None


def stays(game: FuggerState, route: Route) -> bool:
    """Whether a merchant at its goal keeps waiting there."""
    return route.waits and (route.seen == game.seq or something_open(game, route.goal))


def something_open(game: FuggerState, city: str) -> bool:
    """Whether a deal, a villa or this year's fair in a town is still to come."""
    cards = [deal.card for deal in (*game.open, *game.villas)]
    fair_to_come = game.month.fair and game.fair_done < 2
    return any(c.TRADES[card] == city for card in cards) or (fair_to_come and c.TRADES[game.fair] == city)


def next_leg(game: FuggerState, seat: Seat, name: str, route: Route) -> tuple[str, ...] | None:
    """The next leg of a route from the merchant's space; None if it needs a decision or a path."""
    house = game.houses[seat]
    one = house.merchant(name)
    legs = route.legs
    if not legs or not _fits(game, one.space, legs[0], route):
        journey = find_journey(game, seat, one.space, route.goal, one.laden, route.by, route.speed)
        if journey is None or not journey.legs:
            return None
        legs[:] = journey.legs
    leg = legs[0]
    if not leg:
        return STAYS
    way = way_of(one.space, leg)
    if fees(game, seat, way, one.laden).total > house.florins or ambiguous_entries(game, seat, way):
        return None
    return None if one.laden and attacks_on(game, way) else leg


def _fits(game: FuggerState, start: str, leg: tuple[str, ...], route: Route) -> bool:
    """Whether a leg can still be made as planned."""
    if not leg:
        return start != route.goal and (game.month.sea_closed or c.month(game.t + 1).sea_closed)
    ways = WAYS[game.month.sea_closed][start].get(leg[-1], ())
    lost = leg[-1] in SEA_SPACES and c.month(game.t + 1).sea_closed
    return not lost and any(way.path == tuple(leg) for way in ways)


def next_on_route(game: FuggerState, seat: Seat, moved: Sequence[str]) -> moves.Go | None:
    """The move of the next merchant with a route that has not moved."""
    house = game.houses[seat]
    for name in MERCHANTS:
        route = house.orders.routes.get(name)
        if route is None or name in moved or house.space_of(name) in ("", route.goal):
            continue
        leg = next_leg(game, seat, name, route)
        if leg:
            return _as_move(game, seat, name, leg)
    return None


def _as_move(game: FuggerState, seat: Seat, name: str, leg: tuple[str, ...]) -> moves.Go:
    start = game.houses[seat].space_of(name)
    return moves.Go(name, leg[-1], way_of(start, leg).key)


def gone(ctx: TurnContext[FuggerState], seat: Seat, name: str) -> None:
    """A merchant has moved: its route goes on from there, and ends at the goal unless it waits there."""
    orders = ctx.game.houses[seat].orders
    route = orders.routes.get(name)
    if route is None:
        return
    space = ctx.game.houses[seat].space_of(name)
    if route.legs and route.legs[0] and route.legs[0][-1] == space:
        del route.legs[0]
    else:
        route.legs = []
    if space == route.goal and not route.waits:
        del orders.routes[name]
        ctx.tell(events.OrderDropped(seat, f"route-{name}"), to=seat)


def end_of_turn(ctx: TurnContext[FuggerState], seat: Seat) -> None:
    """Merchants that waited on their way have waited; those that waited at their goal for a finished deal
    stop waiting."""
    game = ctx.game
    house = game.houses[seat]
    if not house.orders.routes:
        return
    for name, route in list(house.orders.routes.items()):
        space = house.space_of(name)
        if not space or (space == route.goal and not stays(game, route)):
            del house.orders.routes[name]
            ctx.tell(events.OrderDropped(seat, f"route-{name}"), to=seat)
        elif route.legs and not route.legs[0]:
            del route.legs[0]


def why_not_route(game: FuggerState, seat: Seat, name: str, goal: str) -> Refusal | None:
    """Why a merchant cannot be given a route to a goal."""
    if name not in MERCHANTS or not game.houses[seat].space_of(name):
        return Refusal("NO_SUCH_MERCHANT", "11")
    if goal not in c.SPACES:
        return Refusal("NO_SUCH_SPACE", "11")
    return None
