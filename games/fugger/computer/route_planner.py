"""The route planner: sends each of a house's merchants to its most promising deal (rules 9.9).

The deals that each merchant may reach are its plans (`forecast.py`). They are shared out among the house's
merchants, the most promising first. A merchant with time to spare goes slower: fewer spaces cost less and
risk less. A merchant without a plan waits where new deals are most likely."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from games.core import Move, Seat
from games.fugger.computer.distances import CLOSES, SEA_CLOSED, YEAR, by_land, rounds_of_way
from games.fugger.computer.estimates import ESTIMATES
from games.fugger.computer.forecast import Stop, TripForecast, plans_of, shared_out
from games.fugger.computer.unseen_deals import hopes_of, known_cards
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import GOODS, MERCHANTS
from games.fugger.model.state import FuggerState, Merchant
from games.fugger.rules.travel.merchant_move import GoOffer
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.paths import REGION, SEA_SPACES, ways_from
from games.fugger.rules.travel.robbers import useful_plus

UNSEEN = ESTIMATES.unseen
SLOWLY = 2
"""A laden merchant goes slower if it has at least this many spaces to spare."""
CARRIED = 4
"""Maximum number of goods taken along from the warehouse."""
GUARDS = 4
"""Maximum number of +1 bought against robbers; each saves a quarter of a good."""
TRIED = 5
"""Maximum number of plans of a merchant that are tried out."""


def next_move(game: FuggerState, seat: Seat, phase: Moving) -> Move:
    """The house's next move in its turn: fends off robbers, loads, moves a merchant, or is done."""
    attacked = phase.attacked(game, seat)
    if attacked:
        return _guarded(game, seat, attacked)
    if not phase.set_out:
        loaded = _loading(game, seat)
        if loaded is not None:
            return loaded
    found: dict[str, TripForecast] | None = None
    for name in setting_out(game, seat, phase.moved):
        if found is None:
            found = planned_routes(game, seat)
        goal = _goal(game, game.houses[seat].merchant(name), found.get(name))
        move = going(game, seat, phase.moved, name, goal) if goal else None
        if move is not None:
            return move
    return moves.Done()


def tries(game: FuggerState, seat: Seat, phase: Moving) -> tuple[Move, ...]:
    """Alternatives to the next move: the same merchant to other deals, at full speed or slower, or
    ending the turn. If the house would be done: every plan of every merchant."""
    first = next_move(game, seat, phase)
    if not isinstance(first, moves.Go | moves.Done):
        return (first,)
    names = [first.merchant] if isinstance(first, moves.Go) else setting_out(game, seat, phase.moved)
    found: list[Move] = [first]
    by_merchant = plans_of(game, seat)
    for name in names:
        one = game.houses[seat].merchant(name)
        goals = _goals(game, one, by_merchant[name])
        if isinstance(first, moves.Go):
            goals.append(brightest(game, one))
        gone = [going(game, seat, phase.moved, name, goal) for goal in dict.fromkeys(goals) if goal]
        found += [move for move in gone if move is not None]
    if isinstance(first, moves.Go):
        found.append(moves.Done())
    return tuple(dict.fromkeys(found))


def _goals(game: FuggerState, one: Merchant, own: Sequence[TripForecast]) -> list[str]:
    """The goals of a merchant's most promising plans, at full speed and, with goods, slower."""
    found = []
    for plan in sorted(own, key=lambda plan: -plan.worth)[:TRIED]:
        for steps in (c.NUMBERS.most_steps, c.NUMBERS.most_steps - 1)[: 1 + one.laden]:
            found.append(hop(one.space, c.TOWN_OF[plan.cards[0]], game.now % YEAR, steps))
    return found


def setting_out(game: FuggerState, seat: Seat, moved: Collection[str]) -> list[str]:
    """The merchants that may still move."""
    ones = zip(MERCHANTS, game.houses[seat].merchants, strict=True)
    return [name for name, one in ones if one.space and name not in moved]


def planned_routes(game: FuggerState, seat: Seat) -> dict[str, TripForecast]:
    """The plan of each merchant that has one."""
    return {
        name: plan
        for name, (_, plan) in shared_out(plans_of(game, seat), ESTIMATES.travel.planned_again).items()
    }


def _goal(game: FuggerState, one: Merchant, plan: TripForecast | None) -> str:
    """The goal of a merchant's next move; "" if it stays."""
    return brightest(game, one) if plan is None else toward(game, one, plan.stops[0])


def toward(game: FuggerState, one: Merchant, stop: Stop) -> str:
    """The goal of this move on the way to a deal. A laden merchant goes no further than it has to, at sea as
    long as that is open."""
    at = game.now % YEAR
    steps = c.NUMBERS.most_steps
    rounds, away = rounds_of_way(one.space, stop.city, at)
    left = stop.date - game.now
    if away < by_land(one.space, stop.city):
        left = min(left, (CLOSES - at) % YEAR)
    straight = rounds == -(-away // c.NUMBERS.most_steps)
    if one.laden and not stop.urgent and straight and rounds <= left:
        enough = away - c.NUMBERS.most_steps * (left - 1) + SLOWLY
        steps = min(max(enough, 1), c.NUMBERS.most_steps)
    return hop(one.space, stop.city, at, steps) or hop(one.space, stop.city, at, c.NUMBERS.most_steps)


@lru_cache(maxsize=65536)
def hop(space: str, city: str, at: int, steps: int) -> str:
    """The goal, within `steps` spaces, nearest to a town. "" if it is better to stay: it is there, waits
    for the sea, or would be lost at sea."""
    after = (at + 1) % YEAR
    here = rounds_of_way(space, city, after)
    found = []
    for goal, ways in ways_from(space, SEA_CLOSED[at]).items():
        lost = goal in SEA_SPACES and SEA_CLOSED[after]
        if len(ways[0].path) <= steps and not lost:
            there = rounds_of_way(goal, city, after)
            nearer = there < here if steps < c.NUMBERS.most_steps else there[0] < here[0]
            if nearer:
                found.append((there, len(ways[0].path), goal))
    return min(found)[-1] if found else ""


def brightest(game: FuggerState, one: Merchant) -> str:
    """The space in reach with the best prospects of unseen deals; "" if it is the present one."""
    known = known_cards(game)
    best, most = "", hopes_of(game, known, one, one.space)
    least_gain = UNSEEN.laden_move if one.laden else UNSEEN.move
    for goal in ways_from(one.space, game.month.sea_closed):
        if goal not in SEA_SPACES:
            hopes = hopes_of(game, known, one, goal) - least_gain
            if hopes > most:
                best, most = goal, hopes
    return best


def going(game: FuggerState, seat: Seat, moved: list[str], name: str, goal: str) -> moves.Go | None:
    """The cheapest move of a merchant to a space, guarded where robbers wait; None if it can't go."""
    offered = GoOffer(game, seat, moved)
    one = game.houses[seat].merchant(name)
    if goal not in ways_from(one.space, game.month.sea_closed):
        return None
    way = next(iter(offered.ways(name, goal)), None)
    if way is None:
        return None
    payee = next(iter(offered.payees(name, goal, way)))
    second = next(iter(offered.payees(name, goal, way, payee)))
    plus = min(max(offered.plus(name, goal, way)), GUARDS)
    return moves.Go(name, goal, way, payee, second, plus)


def _loading(game: FuggerState, seat: Seat) -> moves.Give | None:
    """Gives goods in the warehouse to a merchant at home, the dearest first."""
    house = game.houses[seat]
    stored = sum(house.warehouse)
    if not stored or not house.home:
        return None
    for name, one in zip(MERCHANTS, house.merchants, strict=True):
        room = CARRIED - one.load
        if one.space == house.home and room > 0:
            kinds = [at for at, count in enumerate(house.warehouse) if count]
            if stored <= room and len(kinds) > 1:
                return moves.Give("wh", name, "all", stored)
            return moves.Give("wh", name, GOODS[kinds[-1]], min(house.warehouse[kinds[-1]], room))
    return None


def _guarded(game: FuggerState, seat: Seat, attacked: list[str]) -> moves.Stand:
    """The first merchant among robbers, with a sensible number of +1."""
    house = game.houses[seat]
    useful = useful_plus(house, REGION[house.space_of(attacked[0])])
    return moves.Stand(attacked[0], min(useful, house.florins // c.NUMBERS.plus_price, GUARDS))
