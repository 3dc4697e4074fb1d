"""The route planner: sends each of a house's merchants to its most promising deal (rules 9.9).

The deals that each merchant may reach are its plans (`forecast.py`). They are shared out among the house's
merchants, the most promising first. A merchant with time to spare goes slower: fewer spaces cost less and
risk less. A merchant without a plan waits where new deals are most likely."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from games.core import Move, Seat
from games.fugger.computer.advice import chances, pieces_of
from games.fugger.computer.forecast import (
    CLOSES,
    Stop,
    TripForecast,
    by_land,
    plans,
    rounds_of_way,
    stops_of,
    wanted,
)
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import GOODS, MERCHANTS
from games.fugger.model.state import FuggerState, Merchant
from games.fugger.travel.merchant_move import GoOffer
from games.fugger.travel.movement import Moving
from games.fugger.travel.paths import REGION, SEA_SPACES, ways_from
from games.fugger.travel.robbers import useful_plus

SEA_CLOSED = tuple(month.sea_closed for month in c.CALENDAR)
YEAR = len(SEA_CLOSED)
SECOND = 0.65
"""The share of a deal's value that counts for another merchant of the house."""
SLOWLY = 2
"""A laden merchant goes slower if it has at least this many spaces to spare."""
CARRIED = 4
"""Maximum number of goods taken along from the warehouse."""
GUARDS = 4
"""Maximum number of +1 bought against robbers; each saves a quarter of a good."""
IDLY, LADEN_IDLY = 10.0, 70.0
"""Minimum gain for moving to a place with better prospects: without goods, and with them."""
TRIED = 5
"""Maximum number of plans of a merchant that are tried out."""
SIGHT = 2
"""Maximum number of goods of a kind, and of free hands, that are counted on for future customers."""


def next_move(game: FuggerState, seat: Seat, phase: Moving) -> Move:
    """The house's next move in its turn: fends off robbers, loads, moves a merchant, or is done."""
    attacked = phase.attacked(game, seat)
    if attacked:
        return _guarded(game, seat, attacked)
    if not phase.closed:
        loaded = _loading(game, seat)
        if loaded is not None:
            return loaded
    found: dict[str, TripForecast] | None = None
    for name in setting_out(game, seat, phase.moved):
        if found is None:
            found = planned_routes(game, seat, phase.moved)
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
    by_merchant = plans_of(game, seat, phase.moved)
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
            found.append(hop(one.space, c.TRADES[plan.cards[0]], game.now % YEAR, steps))
    return found


def setting_out(game: FuggerState, seat: Seat, moved: Collection[str]) -> list[str]:
    """The merchants that may still move."""
    ones = zip(MERCHANTS, game.houses[seat].merchants, strict=True)
    return [name for name, one in ones if one.space and name not in moved]


def planned_routes(game: FuggerState, seat: Seat, moved: Collection[str]) -> dict[str, TripForecast]:
    """The plan of each merchant, the most promising first. A deal that another merchant of the house has
    planned counts less."""
    left = plans_of(game, seat, moved)
    found: dict[str, TripForecast] = {}
    taken: set[str] = set()
    while left:
        most, name, best = 0.0, "", None
        for merchant, own in left.items():
            for plan in own:
                worth = plan.worth
                for card in plan.cards:
                    if card in taken:
                        worth *= SECOND
                if worth > most:
                    most, name, best = worth, merchant, plan
        if best is None:
            break
        found[name] = best
        taken.update(best.cards)
        del left[name]
    return found


def plans_of(game: FuggerState, seat: Seat, moved: Collection[str]) -> dict[str, tuple[TripForecast, ...]]:
    """The plans of each merchant on the map."""
    house = game.houses[seat]
    stops, pieces, future, now = stops_of(game), pieces_of(house), wanted(game), game.now + 1
    found = {}
    for name, one in zip(MERCHANTS, house.merchants, strict=True):
        if one.space:
            free = now if name in moved else game.now
            found[name] = plans(one.space, one.goods, free, now, stops, pieces, future)
    return found


def _goal(game: FuggerState, one: Merchant, plan: TripForecast | None) -> str:
    """The goal of a merchant's next move; "" if it stays."""
    if plan is None:
        return brightest(game, one)
    stop = next(stop for stop in stops_of(game) if stop.card == plan.cards[0])
    return toward(game, one, stop)


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
    closed = game.month.sea_closed
    known = (*game.gone, *[deal.card for deal in game.open])
    best, most = "", _hopes(game, known, one, one.space)
    for goal in ways_from(one.space, closed):
        if goal not in SEA_SPACES:
            hopes = _hopes(game, known, one, goal) - (LADEN_IDLY if one.laden else IDLY)
            if hopes > most:
                best, most = goal, hopes
    return best


def _hopes(game: FuggerState, known: tuple[str, ...], one: Merchant, space: str) -> float:
    closed = game.month.sea_closed or c.month(game.now + 1).sea_closed
    sells, buys = chances(game.options.mode, known, space, closed)
    hopes = max(0, SIGHT - one.load) / SIGHT * buys
    for count, gain in zip(one.goods, sells, strict=True):
        hopes += min(count, SIGHT) * gain
    return hopes


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
