"""The forecast: what open deals promise. For each merchant, the stops it can make in time (rules 9.3, 9.4,
9.9); and what goods are worth that have no customer yet.

Everything is an estimate from public information. A deal's place and date are known long before, so what
matters is who can be where in time, with what."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from games.fugger.deals.bidding import Bidding, Dealing
from games.fugger.deals.lots import Side, lots_of, side_of
from games.fugger.model import components as c
from games.fugger.model.components import GOODS
from games.fugger.model.state import FuggerState
from games.fugger.model.tables import Mode
from games.fugger.travel.paths import NEIGHBOURS, SEA_SPACES

YEAR = len(c.CALENDAR)
CLOSES = next(at for at, month in enumerate(c.CALENDAR) if month.sea_closed)
OPENS = max(at for at, month in enumerate(c.CALENDAR) if month.sea_closed) + 1
FAIR = next(at for at, month in enumerate(c.CALENDAR) if month.fair)

TYPICAL = (1240, 1800, 2300)
"""Approximate price that customers pay for a good on the whole map, by GOODS."""
SOLD = 0.6
"""The chance that a piece is sold for which a customer will come, if the house has hardly any of its kind."""
SHARE = 0.5
"""The share of future demand that one house may serve."""
NOBLE_WANTS = 7.0
"""In games without a fixed end: approximate future demand for a good, in pieces."""
ASKED, PAID = 0.95, 1.05
"""The share of a ceiling a seller counts on, and of a floor a buyer."""
LOADED = 5
"""Maximum number of pieces bought for one merchant."""
STOPS = 3
"""Number of stops planned ahead."""
FAIR_SEEN = 4
"""A fair counts if it is at most this many rounds away, plus one round per card of the deck."""
FAIR_SIDES: tuple[Side, ...] = ("demand", "supply")
NEVER = 99
NOTHING = (0,) * len(GOODS)

STEP_WORTH: Mapping[Mode, float] = {"company": 0.0, "noble": 2500.0, "villa": 1200.0, "full": 900.0}
"""The worth of a step on the nobility meter, by mode: the noble game is won by them."""
FAVOUR_STEPS, FAVOUR_COSTS = 2.0, 700.0
"""Approximate number of steps of a favour, and its cost beyond the bonds it brings (8)."""


@dataclass(frozen=True, eq=False, slots=True)
class Stop:
    """A deal that merchants may attend: its card and side, the open lots as (good, quantity, limit), place
    and date, whether it begins as soon as somebody comes, and the worth of the favour for a seller."""

    card: str
    demands: bool
    lots: tuple[tuple[int, int, int], ...]
    city: str
    date: int
    urgent: bool
    favour: float


class TripForecast(msgspec.Struct, frozen=True, gc=False):
    """A merchant's stops and their expected profit, in florins."""

    worth: float
    cards: tuple[str, ...]


def stops_of(game: FuggerState) -> tuple[Stop, ...]:
    """The open deals, and the fair if it is near, without finished lots."""
    begun: tuple[tuple[str, int], ...] = ()
    for phase in game.phases:
        if isinstance(phase, Dealing | Bidding):
            begun = ((phase.card, phase.lot),)
    fair = 2 if game.month.fair and game.stage != "trade" else game.fair_done
    deck = len(game.deck) if game.options.mode == "company" else len(c.CALENDAR)
    opened = tuple([(deal.card, deal.date) for deal in game.open])
    return _stops(game.options.mode, opened, begun, game.now, game.fair, fair, deck)


def favour_worth(mode: Mode, card: str) -> float:
    """The worth of selling a lot of a card dearly enough for a favour; only noble customers take one
    (9.6)."""
    if card not in c.DEALS or c.DEALS[card].kind != "noble":
        return 0.0
    return max(0.0, FAVOUR_STEPS * STEP_WORTH[mode] - FAVOUR_COSTS)


@lru_cache(maxsize=4096)
def _stops(
    mode: Mode,
    opened: tuple[tuple[str, int], ...],
    begun: tuple[tuple[str, int], ...],
    now: int,
    fair: str,
    fair_done: int,
    deck: int,
) -> tuple[Stop, ...]:
    last = None if deck else max([date for card, date in opened if c.OPENED[card].buys], default=now)
    lots, found = dict(begun), []
    for card, date in opened:
        side = side_of(card)
        if last is None or side == "demand" or date < last:
            urgent = c.OPENED[card].urgent
            found.append(_stop(mode, card, side, lots.get(card, 0), max(date, now), urgent))
    date = now + (FAIR - now) % YEAR
    if fair and date <= (now + FAIR_SEEN + deck if last is None else last):
        for done, side in enumerate(FAIR_SIDES):
            if date > now or fair_done <= done:
                begun_at = lots.get(fair, 0) if date == now and fair_done == done else 0
                found.append(_stop(mode, fair, side, begun_at, date, False))
    return tuple(found)


@lru_cache(maxsize=4096)
def _stop(mode: Mode, card: str, side: Side, lot: int, date: int, urgent: bool) -> Stop:
    lots = tuple([(GOODS.index(one.good), one.quantity, one.limit) for one in lots_of(card, side)[lot:]])
    return Stop(card, side == "demand", lots, c.TRADES[card], date, urgent, favour_worth(mode, card))


# Travel


@lru_cache(maxsize=2)
def steps(closed: bool) -> dict[str, dict[str, int]]:
    """The number of spaces between any two spaces, by land only while the sea is closed."""
    found: dict[str, dict[str, int]] = {}
    for start in c.SPACES:
        away, edge = {start: 0}, [start]
        while edge:
            here = edge.pop(0)
            for near in NEIGHBOURS[here]:
                if near not in away and not (closed and near in SEA_SPACES):
                    away[near] = away[here] + 1
                    edge.append(near)
        found[start] = away
    return found


@lru_cache(maxsize=65536)
def rounds_of_way(start: str, goal: str, at: int) -> tuple[int, int]:
    """For a merchant setting out at a space of the calendar: number of rounds to a goal and number of
    spaces, by sea if it is open long enough or opens again, else by land."""
    if start == goal:
        return 0, 0
    away = steps(False)[start][goal]
    need = -(-away // c.NUMBERS.most_steps)
    opens = (OPENS - at) % YEAR
    wait = opens if CLOSES <= at < OPENS or need > (CLOSES - at) % YEAR else 0
    spaces = by_land(start, goal)
    if spaces == away:
        return need, away
    land = -(-spaces // c.NUMBERS.most_steps)
    return (land, spaces) if land <= wait + need else (wait + need, away)


def by_land(start: str, goal: str) -> int:
    """The number of spaces between two spaces while the sea is closed; very many if there is no way."""
    return steps(True)[start].get(goal, NEVER * c.NUMBERS.most_steps)


# Plans


@lru_cache(maxsize=32768)
def plans(
    space: str,
    goods: tuple[int, ...],
    free: int,
    now: int,
    stops: tuple[Stop, ...],
    pieces: tuple[int, ...],
    future: tuple[float, ...],
    more: int = STOPS,
) -> tuple[TripForecast, ...]:
    """For each first stop the best plan of a merchant that may set out in a round; `now` is the round of
    the next trade phase."""
    found = []
    load, month = sum(goods), free % YEAR
    a_round = _a_round(load)
    for stop, rest in _each_with_the_rest(stops):
        if stop.demands and not load:
            continue
        rounds, away = rounds_of_way(space, stop.city, month)
        there = free + rounds
        if there > stop.date:
            continue
        gained, carried, left = _at_stop(
            stop, goods, load, pieces, future, asked_at(stops) if more > 1 else NOTHING
        )
        if gained <= 0 and carried == goods:
            continue
        done = max(there, now) if stop.urgent else stop.date
        cost = rounds * a_round
        sure = _sure(load, rounds, away, stop.date - free) * (0.94**rounds if stop.urgent else 0.985**rounds)
        worth = gained * sure - cost
        cards: tuple[str, ...] = (stop.card,)
        if more > 1 and (worth > 0 or gained <= 0):
            after = plans(stop.city, carried, done, done + 1, rest, left, future, more - 1)
            then = max(after, key=_worth, default=None)
            if then is not None:
                worth, cards = worth + 0.9 * sure * then.worth, (stop.card, *then.cards)
        if worth > 0:
            found.append(TripForecast(worth, cards))
    return tuple(found)


@lru_cache(maxsize=4096)
def _each_with_the_rest(stops: tuple[Stop, ...]) -> tuple[tuple[Stop, tuple[Stop, ...]], ...]:
    """Each stop, with those that may follow it."""
    return tuple(
        [
            (stop, tuple([one for one in stops if one.card != stop.card or one.demands < stop.demands]))
            for stop in stops
        ]
    )


def _worth(plan: TripForecast) -> float:
    return plan.worth


def _a_round(load: int) -> float:
    """The cost of a round of travel: fees, and goods that may be spilt beyond three."""
    return (45.0 + 45.0 * max(0, load - c.NUMBERS.keep)) if load else 6.0


def _sure(load: int, rounds: int, away: int, left: int) -> float:
    """The chance that a merchant arrives in time; without goods it always does."""
    if not load or not rounds:
        return 1.0
    spare = c.NUMBERS.most_steps * left - away
    return 0.98 if spare >= 2 else 0.86**rounds


@lru_cache(maxsize=4096)
def asked_at(stops: tuple[Stop, ...]) -> tuple[int, ...]:
    """The pieces of each good that customers ask for at these stops, by GOODS."""
    found = [0] * len(GOODS)
    for stop in stops:
        for good, quantity, _ in stop.lots if stop.demands else ():
            found[good] += quantity
    return tuple(found)


def _at_stop(
    stop: Stop,
    goods: tuple[int, ...],
    load: int,
    pieces: tuple[int, ...],
    future: tuple[float, ...],
    asked: tuple[int, ...],
) -> tuple[float, tuple[int, ...], tuple[int, ...]]:
    """The gain at a stop beyond the worth of the goods to a house with that many of each. After it: the load,
    and how many the house has of each. What is worth less than its price is bought for the stops after it,
    as much as is `asked` there."""
    gained, carried, left = 0.0, [*goods], [*pieces]
    room = max(0, LOADED - load)
    for good, quantity, limit in stop.lots:
        have = pieces[good]
        if stop.demands:
            count = min(quantity, goods[good])
            if count:
                lost = worth_of_goods(good, have, future[good]) - worth_of_goods(
                    good, have - count, future[good]
                )
                gained += max(0.0, ASKED * limit * count - lost)
                gained += stop.favour * (limit * count >= c.LEAST_FAVOUR)
                carried[good] -= count
                left[good] -= count
        else:
            count = min(quantity, room)
            got = worth_of_goods(good, have + count, future[good]) - worth_of_goods(good, have, future[good])
            if got <= PAID * limit * count:
                count = max(0, min(count, asked[good] - goods[good]))
                got = worth_of_goods(good, have + count, future[good]) - worth_of_goods(
                    good, have, future[good]
                )
            gained += got - PAID * limit * count
            carried[good] += count
            left[good] += count
            room -= count
    return gained, tuple(carried), tuple(left)


# Goods


def wanted(game: FuggerState) -> tuple[float, ...]:
    """Demand for each good that is not open yet, in pieces."""
    if game.options.mode != "company":
        return (NOBLE_WANTS,) * len(GOODS)
    if not game.deck:
        return (0.0,) * len(GOODS)
    return _still_wanted(tuple(game.gone), tuple([deal.card for deal in game.open]), len(game.houses))


@lru_cache(maxsize=1024)
def _still_wanted(gone: tuple[str, ...], opened: tuple[str, ...], seats: int) -> tuple[float, ...]:
    """In the company game: the number of customers still to come, each wanting the average of the unseen
    ones."""
    every = c.cards_of_kind("company", "demand")
    unseen = [card for card in every if card not in gone and card not in opened]
    come = len(every) - len(unseen)
    left = max(0, c.how_many("company", "initial", "demand", seats) - come)
    wants = [0.0] * len(GOODS)
    for card in unseen:
        for lot in lots_of(card, "demand"):
            wants[GOODS.index(lot.good)] += lot.quantity * left / len(unseen)
    return tuple(wants)


def worth_of_goods(good: int, pieces: float, future: float) -> float:
    """The worth of pieces of a good, wherever they lie. Each further piece is worth less."""
    surely = pieces * c.FORCED[good]
    room = SHARE * future
    return surely + _HOPED_FOR[good] * pieces / (1 + pieces / (2 * room)) if room > 0 else surely


_HOPED_FOR = tuple(SOLD * (typical - forced) for typical, forced in zip(TYPICAL, c.FORCED, strict=True))
"""What a piece of each good may bring beyond a forced sale, by GOODS."""


def worth_to_customer(good: int) -> float:
    """The worth of a piece of a good for which a customer is there whom a merchant may reach."""
    return c.FORCED[good] + _HOPED_FOR[good]


def worth_of_one(good: int, pieces: float, future: float) -> float:
    """The worth of one more piece of a good."""
    return worth_of_goods(good, pieces + 1, future) - worth_of_goods(good, pieces, future)
