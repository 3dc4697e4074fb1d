"""Routes: standing orders by which merchants make journeys of several rounds, exactly as by hand (rules 9.9,
11)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec

from games.core import LastingOrder, Move, Offer, Refusal, Seat, Subsets, one_of
from games.fugger.model import components as c
from games.fugger.model import events as happened
from games.fugger.model import moves
from games.fugger.model.amounts import merchant_note
from games.fugger.model.state import FuggerState
from games.fugger.rules.travel.fees import ambiguous_entries, fees, lost_at_sea
from games.fugger.rules.travel.journeys import By, journey_note, search
from games.fugger.rules.travel.paths import JOINT, RULE, Path, way_along, ways_from
from games.fugger.rules.travel.robbers import attacks_on, stands_among

SPEEDS = {"speed-2": 2, "speed-1": 1}
"""Fewer spaces a round than one could go: less trouble on the way."""

MANNERS = ("cost", *SPEEDS, "leaves", "goes-on")
"""What a route may do otherwise: the least money instead of the fewest rounds, slower, not waiting at the
goal, going on after trouble."""


class RouteAhead(LastingOrder, frozen=True, tag="SetRoute"):
    """A merchant's journey over several rounds. By default: the fewest rounds, waiting at the goal while a
    deal is open there, ended by trouble. `manner` names the exceptions.

    `legs`: the moves still to come, the next first, one empty for each round of waiting. `at`: where the
    merchant stands. A route to there keeps it until a new deal is revealed: `seen` is how many were at the
    time, else -1."""

    distinct_by: ClassVar[tuple[str, ...]] = ("merchant",)
    remembers: ClassVar[tuple[str, ...]] = ("legs", "seen", "at")
    composed = {
        "by": lambda order: order.by,
        "speed": lambda order: order.speed,
        "rounds": lambda order: len(order.legs),
        "halts": lambda order: tuple([leg[-1] for leg in order.legs if leg]),
    }

    merchant: str
    goal: str
    manner: tuple[str, ...] = ()
    legs: tuple[Path, ...] = ()
    seen: int = -1
    at: str = ""

    @property
    def by(self) -> By:
        return "cost" if "cost" in self.manner else "time"

    @property
    def speed(self) -> int:
        """Maximum number of spaces a round."""
        return next((SPEEDS[name] for name in self.manner if name in SPEEDS), c.NUMBERS.most_steps)

    @property
    def waits(self) -> bool:
        return "leaves" not in self.manner

    def begun(self, view: FuggerState, seat: Seat) -> Self:
        """The order with its legs, so that its house can look at them."""
        at = view.houses[seat].space_of(self.merchant)
        order = msgspec.structs.replace(self, legs=(), seen=view.revealed if at == self.goal else -1, at=at)
        return msgspec.structs.replace(order, legs=legs_of(view, seat, order))

    def after(self, view: FuggerState, seat: Seat, move: Move, events: Sequence[Any]) -> Self | None:
        """It goes on from where its merchant has come to, and ends with trouble, or at the goal unless it
        waits there. At the end of the turn one round of waiting is over; so is the whole route when nothing
        is left to wait for."""
        left: Self | None = self
        for event in events:
            if isinstance(event, happened.RoadRolled) and event.merchant == self.merchant:
                left = None if event.trouble and "goes-on" not in self.manner else left
            elif isinstance(event, happened.MerchantMoved) and event.merchant == self.merchant:
                left = left and self._gone(view, seat, event.goal)
            elif isinstance(event, happened.TurnEnded) and event.seat == seat:
                left = left and left._waited(view)
        return left

    def _gone(self, view: FuggerState, seat: Seat, space: str) -> Self | None:
        if space == self.goal and not self.waits:
            return None
        legs = legs_of(view, seat, self)
        as_planned = bool(legs and legs[0]) and legs[0][-1] == space
        return msgspec.structs.replace(self, legs=legs[1:] if as_planned else (), at=space)

    def _waited(self, view: FuggerState) -> Self | None:
        if self.at == self.goal:
            return self if stays(view, self) else None
        waited = bool(self.legs) and not self.legs[0]
        return msgspec.structs.replace(self, legs=self.legs[1:]) if waited else self

    def over(self, view: FuggerState, seat: Seat) -> bool:
        return not view.houses[seat].space_of(self.merchant)


def routes_of(view: FuggerState, seat: Seat) -> dict[str, RouteAhead]:
    """The routes of a house by merchant, from its own view."""
    orders = view.standing_orders.get(seat, ())
    return {order.merchant: order for order in orders if isinstance(order, RouteAhead)}


def route_offer(game: FuggerState, seat: Seat) -> Offer:
    """A merchant, its goal, the fewest rounds or the least money, how fast, what it does there."""
    house = game.houses[seat]
    return Offer(
        RouteAhead,
        previews={
            "merchant": lambda name: merchant_note(house, name),
            "goal": lambda name, goal: journey_note(game, seat, name, goal),
        },
        merchant=one_of(house.on_map, Refusal("ERR_NO_SUCH_MERCHANT", RULE), c.MERCHANTS),
        goal=one_of(tuple(c.SPACES), Refusal("ERR_NO_SUCH_SPACE", RULE)),
        manner=lambda name, goal: Subsets(
            MANNERS, lambda manner: Refusal("ERR_TWO_SPEEDS", RULE) if set(SPEEDS) <= set(manner) else None
        ),
    )


def wants_to_decide(view: FuggerState, seat: Seat, moved: Sequence[str]) -> bool:
    """Whether a house must be asked: a merchant on the map that has not moved has no route or needs a
    decision, or one is attacked where it stands."""
    routes = routes_of(view, seat)
    if not routes:
        return True
    house = view.houses[seat]
    return any(
        stands_among(view, house.merchant(name))
        or (name not in moved and not _knows_its_way(view, seat, routes.get(name)))
        for name in house.on_map
    )


def _knows_its_way(view: FuggerState, seat: Seat, route: RouteAhead | None) -> bool:
    if route is None:
        return False
    if view.houses[seat].space_of(route.merchant) == route.goal:
        return stays(view, route)
    return next_leg(view, seat, route) is not None


def stays(game: FuggerState, route: RouteAhead) -> bool:
    """Whether a merchant at its goal keeps waiting there."""
    return route.waits and (route.seen == game.revealed or something_open(game, route.goal))


def something_open(game: FuggerState, city: str) -> bool:
    """Whether a deal, a villa or this year's fair in a town is still to come."""
    cards = [deal.card for deal in (*game.open, *game.villas)]
    return any(c.TOWN_OF[card] == city for card in (*cards, *([game.fair] if game.fair_to_come else ())))


def legs_of(game: FuggerState, seat: Seat, route: RouteAhead) -> tuple[Path, ...]:
    """The legs of a route from the merchant's space: those it has, or new ones if they no longer fit."""
    merchant = game.houses[seat].merchant(route.merchant)
    if not merchant.space:
        return ()
    if route.legs and _fits(game, merchant.space, route.legs[0], route):
        return route.legs
    journeys = search(game, seat, merchant, {route.goal}, route.by, route.speed)
    return journeys[route.goal].legs if journeys else ()


def next_leg(game: FuggerState, seat: Seat, route: RouteAhead) -> Path | None:
    """The next leg of a route, empty if the merchant waits; None if it needs a decision or a path."""
    legs = legs_of(game, seat, route)
    if not legs:
        return None
    house, leg = game.houses[seat], legs[0]
    if not leg:
        return leg
    merchant = house.merchant(route.merchant)
    way = way_along(merchant.space, leg)
    if fees(game, seat, way, merchant.laden).total > house.florins or ambiguous_entries(game, seat, way):
        return None
    return None if merchant.laden and attacks_on(game, way) else leg


def _fits(game: FuggerState, start: str, leg: Path, route: RouteAhead) -> bool:
    """Whether a leg can still be made as planned."""
    if not leg:
        return start != route.goal and (game.month.sea_closed or c.month(game.now + 1).sea_closed)
    ways = ways_from(start, game.month.sea_closed).get(leg[-1], ())
    return not lost_at_sea(game, leg[-1]) and any(way.path == leg for way in ways)


def next_on_route(view: FuggerState, seat: Seat, moved: Sequence[str]) -> moves.Go | None:
    """The move of the next merchant with a route that has not moved."""
    house, routes = view.houses[seat], routes_of(view, seat)
    for name in house.on_map:
        if name in routes and name not in moved and house.space_of(name) != routes[name].goal:
            leg = next_leg(view, seat, routes[name])
            if leg:
                return moves.Go(name, leg[-1], JOINT.join(leg))
    return None
