"""Simulated houses: traders that buy where goods are sold, carry them to who wants them and bid by a fixed
rule. They decide the same whether they give orders ahead (routes, bids) or are asked for everything."""

import random
from typing import Any

import msgspec

from bench.minds import SimulatedGame
from games.core import Move, Seat, StandingOrder, engine
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import BOND, GOODS, MERCHANTS, UNIT
from games.fugger.model.data_rows import Lot
from games.fugger.model.orders import ChoiceAhead, SheepAhead
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.deals.bidding import BidAhead, Bidding
from games.fugger.rules.deals.favours import Favours
from games.fugger.rules.deals.lots import lots_of, most_of, open_cards, side_of
from games.fugger.rules.travel.journeys import search
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.paths import way_along
from games.fugger.rules.travel.routes import RouteAhead
from kit.simulated import bare_table
from kit.table_with_orders import TableWithOrders

MOST_HAND_OVERS = 5000
"""A game that has more is given up."""


def price_asked(lot: Lot, house_sells: bool) -> int:
    """A house that sells asks a little less than the ceiling, one that buys offers a little more than the
    floor."""
    price = lot.limit * (93 if house_sells else 112) // 100
    return price // UNIT * UNIT


def goal_for(game: Any, seat: Seat, name: str) -> str:
    """Where a merchant goes: laden to the best demand it reaches in time, empty to the nearest supply, else
    home."""
    house = game.houses[seat]
    one = house.merchant(name)
    best = 0.0
    goal: str = house.home
    for deal in game.open:
        journey = search(game, seat, one, {c.TOWN_OF[deal.card]}).get(c.TOWN_OF[deal.card])
        if journey is None or game.now + journey.rounds > deal.date:
            continue
        side = side_of(deal.card)
        worth = 0
        for lot in lots_of(deal.card, side):
            if side == "demand":
                worth += min(lot.quantity, one.goods[GOODS.index(lot.good)]) * lot.limit
            elif not one.laden:
                worth += lot.quantity * 300 if house.florins > 4 * lot.limit else 0
        value = (worth - journey.florins) / (2 + journey.rounds)
        if worth and value > best:
            best, goal = value, c.TOWN_OF[deal.card]
    return goal


def bid(game: Any, seat: Seat, bidding: Bidding) -> Move:
    """By the fixed rule, as far as goods and cash go."""
    lot, sells = bidding.lot, bidding.side == "demand"
    price = lot.limit if bidding.side == "villa" else price_asked(lot, sells)
    quantity = most_of(game, seat, bidding.city, lot, bidding.side)
    if not sells:
        quantity = min(quantity, game.houses[seat].florins // price)
    return moves.Bid(quantity, price) if quantity else moves.Pass()


class House:
    """One simulated house; `orders`: it plans ahead instead of waiting to be asked."""

    def __init__(self, seat: Seat, orders: bool) -> None:
        self.seat = seat
        self.orders = orders

    def visit(self, at: TableWithOrders) -> None:
        """Everything the house does now that it is here."""
        seat = self.seat
        while seat in at.asked:
            at.give(seat, *self.before(at))
            if seat in at.asked:
                at.play(seat, self.answer(at))

    def before(self, at: TableWithOrders) -> list[StandingOrder]:
        """Orders, given while the house is here anyway: a route for every merchant without one, a bid for
        every lot where it is going, payday without changes, the sheep passed on once."""
        game = at.game
        if not self.orders or not isinstance(game.phases[-1], Moving):
            return []
        house, known = game.houses[self.seat], at.orders(self.seat)
        given: list[StandingOrder] = []
        if SheepAhead(c.NUMBERS.sheep_start) not in known:
            given = [ChoiceAhead("payday"), SheepAhead(c.NUMBERS.sheep_start)]
            given.append(ChoiceAhead("selling", (*GOODS, BOND) if game.options.noble else GOODS))
        routes: list[StandingOrder] = []
        for name in MERCHANTS:
            if house.space_of(name) and name not in routes_of(known):
                goal = goal_for(game, self.seat, name)
                routes.append(RouteAhead(name, goal, ("goes-on",)))
                given += self.bids(game, goal, known)
        return [*given, *routes]

    def bids(self, game: Any, city: str, given: list[StandingOrder]) -> list[StandingOrder]:
        """Bids for the lots of a city that are not among the orders `given` before."""
        known = {(one.card, one.lot) for one in given if isinstance(one, BidAhead)}
        found: list[StandingOrder] = []
        for card in open_cards(game):
            if c.TOWN_OF[card] != city or card in c.FAIRS:
                continue
            sells = side_of(card) == "demand"
            for number, lot in enumerate(lots_of(card, side_of(card)), 1):
                if (card, number) not in known and (sells or game.houses[self.seat].florins > 6 * lot.limit):
                    quantity = lot.quantity if sells else min(lot.quantity, 2)
                    found.append(BidAhead(card, number, quantity, price_asked(lot, sells)))
        return found

    def answer(self, at: TableWithOrders) -> Move:
        """What the house does when it is asked."""
        game = at.game
        phase: Any = game.phases[-1]
        if isinstance(phase, Bidding):
            return bid(game, self.seat, phase)
        if isinstance(phase, Favours):
            return moves.GrantFavour(500)
        if isinstance(phase, Moving):
            return self.move(game, phase, routes_of(at.orders(self.seat)))
        return engine.default(game, self.seat)

    def move(self, game: Any, phase: Moving, routes: dict[str, RouteAhead]) -> Move:
        """By hand the next merchant that has somewhere to go; with orders the routes do it."""
        house = game.houses[self.seat]
        attacked = phase.attacked(game, self.seat)
        if attacked:
            return moves.Stand(attacked[0], 0)
        if not phase.set_out and house.merchant("m1").space == house.home and any(house.warehouse):
            good = next(at for at, have in enumerate(house.warehouse) if have)
            return moves.Give("wh", "m1", GOODS[good], house.warehouse[good])
        for name in MERCHANTS:
            if house.space_of(name) and name not in phase.moved and not (self.orders and not game.robbers):
                step = self.step(game, name, routes.get(name))
                if step is not None and engine.why_not(game, self.seat, step) is None:
                    return step
        return moves.Done()

    def step(self, game: Any, name: str, route: RouteAhead | None) -> Move | None:
        """A merchant's first leg to the goal of its route, or else to the best one; None if there is none."""
        one = game.houses[self.seat].merchant(name)
        goal = route.goal if route else goal_for(game, self.seat, name)
        journey = search(game, self.seat, one, {goal}).get(goal)
        if journey is None or not journey.legs or not journey.legs[0]:
            return None
        way = way_along(one.space, journey.legs[0])
        return moves.Go(name, way.goal, way.key)


def routes_of(orders: list[StandingOrder]) -> dict[str, RouteAhead]:
    """The routes among orders, by merchant."""
    return {one.merchant: one for one in orders if isinstance(one, RouteAhead)}


def play_out(seats: int, seed: int, orders: bool, options: FuggerOptions) -> SimulatedGame:
    """A whole game; whoever is asked first clockwise comes first."""
    bare = bare_table(TITLE, seed, options, random.Random(seed))
    game = engine.start(TITLE, seats, options, bare.chance).game
    at = TableWithOrders(msgspec.structs.replace(bare, game=game))
    houses = [House(Seat(seat), orders) for seat in range(seats)]
    hand_overs, last = 0, -1
    while not at.game.over and hand_overs < MOST_HAND_OVERS:
        seat = at.asked[0]
        hand_overs += seat != last
        last = seat
        houses[seat].visit(at)
    return SimulatedGame(at.game, at.game.now, hand_overs)
