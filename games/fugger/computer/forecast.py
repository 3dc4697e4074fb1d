"""The forecast: what open deals promise. For each merchant, the stops it can make in time (rules 9.3, 9.4,
9.9); how these are shared out among a house's merchants; and what goods are worth that have no customer yet.

Everything is an estimate from public information. A deal's place and date are known long before, so what
matters is who can be where in time, with what."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from games.core import Seat
from games.fugger.computer.distances import YEAR, rounds_of_way
from games.fugger.computer.estimates import ESTIMATES
from games.fugger.model import components as c
from games.fugger.model.components import GOODS
from games.fugger.model.data_rows import Mode
from games.fugger.model.state import FuggerState, House
from games.fugger.rules.deals.bidding import Bidding, Dealing
from games.fugger.rules.deals.lots import Side, lots_of, side_of
from games.fugger.rules.travel.movement import Moving

FAIR = next(at for at, month in enumerate(c.CALENDAR) if month.fair)

LOADED = 5
"""Maximum number of pieces bought for one merchant."""
STOPS = 3
"""Number of stops planned ahead."""
FAIR_SIDES: tuple[Side, ...] = ("demand", "supply")
NOTHING = (0,) * len(GOODS)
TRAVEL, WORTH = ESTIMATES.travel, ESTIMATES.goods


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
    """A merchant's stops, and the cards of their deals; `worth`: their expected profit, in florins."""

    worth: float
    stops: tuple[Stop, ...]
    cards: tuple[str, ...]

    @classmethod
    def of(cls, worth: float, stop: Stop, then: "TripForecast | None") -> "TripForecast":
        """A stop, and what follows it."""
        if then is None:
            return cls(worth, (stop,), (stop.card,))
        return cls(worth, (stop, *then.stops), (stop.card, *then.cards))


class OpenDeals(msgspec.Struct, frozen=True, gc=False):
    """What the stops of a game depend on.

    - `opened`: the card and the date of each open deal; `begun`: the card dealt with now and its next lot.
    - `fair`: its card; `fair_done`: how many of its halves are over in the fair's month.
    - `deck`: how many cards are still to be drawn; as many as a year has rounds in games without a fixed
      end."""

    mode: Mode
    opened: tuple[tuple[str, int], ...]
    begun: tuple[tuple[str, int], ...]
    now: int
    fair: str
    fair_done: int
    deck: int


def stops_of(game: FuggerState) -> tuple[Stop, ...]:
    """The open deals, and the fair if it is near, without finished lots."""
    begun: tuple[tuple[str, int], ...] = ()
    for phase in game.phases:
        if isinstance(phase, Dealing | Bidding):
            begun = ((phase.card, phase.index),)
    fair_done = 2 if game.month.fair and game.stage != "trade" else game.fair_done
    deck = len(game.deck) if game.options.mode == "company" else len(c.CALENDAR)
    opened = tuple([(deal.card, deal.date) for deal in game.open])
    return _stops(OpenDeals(game.options.mode, opened, begun, game.now, game.fair, fair_done, deck))


def favour_worth(mode: Mode, card: str) -> float:
    """The worth of selling a lot of a card dearly enough for a favour; only noble customers take one
    (9.6)."""
    if card not in c.DEALS or c.DEALS[card].kind != "noble":
        return 0.0
    house = ESTIMATES.house
    return max(0.0, house.favour_steps * house.step[mode] - house.favour_cost)


@lru_cache(maxsize=4096)
def _stops(deals: OpenDeals) -> tuple[Stop, ...]:
    opened, now, fair, mode = deals.opened, deals.now, deals.fair, deals.mode
    last = None if deals.deck else max([date for card, date in opened if c.OPENED[card].buys], default=now)
    begun, found = dict(deals.begun), []
    for card, date in opened:
        side = side_of(card)
        if last is None or side == "demand" or date < last:
            urgent = c.OPENED[card].urgent
            found.append(_stop(mode, card, side, begun.get(card, 0), max(date, now), urgent))
    date = now + (FAIR - now) % YEAR
    if fair and date <= (now + TRAVEL.fair + deals.deck if last is None else last):
        for done, side in enumerate(FAIR_SIDES):
            if date > now or deals.fair_done <= done:
                next_lot = begun.get(fair, 0) if date == now and deals.fair_done == done else 0
                found.append(_stop(mode, fair, side, next_lot, date, False))
    return tuple(found)


@lru_cache(maxsize=4096)
def _stop(mode: Mode, card: str, side: Side, next_lot: int, date: int, urgent: bool) -> Stop:
    lots = tuple([(GOODS.index(one.good), one.quantity, one.limit) for one in lots_of(card, side)[next_lot:]])
    return Stop(card, side == "demand", lots, c.TOWN_OF[card], date, urgent, favour_worth(mode, card))


# Plans


class Traveller(msgspec.Struct, frozen=True, gc=False):
    """A merchant, or the warehouse: where it is, what it carries, and the round in which it may set out."""

    space: str
    goods: tuple[int, ...]
    free: int


class Circumstances(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What the plans of all merchants of a house depend on. `trade`: the round of the next trade phase.
    `pieces`: what the house has of each good; `future`: the demand for each that is not open yet."""

    trade: int
    stops: tuple[Stop, ...]
    pieces: tuple[int, ...]
    future: tuple[float, ...]

    @classmethod
    def of(cls, game: FuggerState, house: House) -> "Circumstances":
        """Those of a house as it stands."""
        trade = game.now if game.stage == "trade" else game.now + 1
        return cls(trade, stops_of(game), pieces_of(house), wanted(game))


@lru_cache(maxsize=32768)
def plans(merchant: Traveller, seen: Circumstances, more: int = STOPS) -> tuple[TripForecast, ...]:
    """For each first stop the best plan of a merchant, of at most `more` stops."""
    found = []
    goods, free = merchant.goods, merchant.free
    load, month = sum(goods), free % YEAR
    room = max(0, LOADED - load)
    cost_of_round = _cost_of_round(load)
    asked = asked_at(seen.stops) if more > 1 else NOTHING
    for stop, rest in _each_with_the_rest(seen.stops):
        if (stop.demands and not load) or free > stop.date:
            continue
        rounds, away = rounds_of_way(merchant.space, stop.city, month)
        there = free + rounds
        if there > stop.date:
            continue
        gained, carried, left = _at_stop(stop, goods, room, seen, asked)
        if gained <= 0 and carried == goods:
            continue
        sure = _sure(load, rounds, away, stop.date - free)
        sure *= (TRAVEL.urgent if stop.urgent else TRAVEL.dated) ** rounds
        worth = gained * sure - rounds * cost_of_round
        then: TripForecast | None = None
        if more > 1 and (worth > 0 or gained <= 0):
            done = max(there, seen.trade) if stop.urgent else stop.date
            later = Circumstances(done + 1, rest, left, seen.future)
            after = plans(Traveller(stop.city, carried, done), later, more - 1)
            then = max(after, key=_worth, default=None)
            worth += TRAVEL.later * sure * then.worth if then is not None else 0.0
        if worth > 0:
            found.append(TripForecast.of(worth, stop, then))
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


def _cost_of_round(load: int) -> float:
    """The cost of a round of travel: fees, and goods that may be spilt."""
    spilt = TRAVEL.spilt_good * max(0, load - c.NUMBERS.keep)
    return TRAVEL.laden_round + spilt if load else TRAVEL.unladen_round


def _sure(load: int, rounds: int, away: int, left: int) -> float:
    """The chance that a merchant arrives within `left` rounds; without goods it always does."""
    if not load or not rounds:
        return 1.0
    spare = c.NUMBERS.most_steps * left - away
    return TRAVEL.likely if spare >= TRAVEL.spare else TRAVEL.in_time**rounds


@lru_cache(maxsize=4096)
def asked_at(stops: tuple[Stop, ...]) -> tuple[int, ...]:
    """The pieces of each good that customers ask for at these stops, by GOODS."""
    found = [0] * len(GOODS)
    for stop in stops:
        for good, quantity, _ in stop.lots if stop.demands else ():
            found[good] += quantity
    return tuple(found)


def _at_stop(
    stop: Stop, goods: tuple[int, ...], room: int, seen: Circumstances, asked: tuple[int, ...]
) -> tuple[float, tuple[int, ...], tuple[int, ...]]:
    """The gain at a stop of a merchant with these goods and `room` for more, beyond the worth of the goods to
    its house. `asked`: the pieces that customers ask for. After it: the load, and what the house has of
    each good."""
    pieces, future = seen.pieces, seen.future
    gained, carried, left = 0.0, [*goods], [*pieces]
    for good, quantity, limit in stop.lots:
        have = pieces[good]
        if stop.demands:
            count = -min(quantity, goods[good])
            gained += _sale(stop, limit, -count, worth_of_more(good, have + count, -count, future[good]))
        else:
            count = min(quantity, room)
            got = worth_of_more(good, have, count, future[good])
            if got <= WORTH.paid * limit * count:  # then only what the stops after it ask for
                count = max(0, min(count, asked[good] - goods[good]))
                got = worth_of_more(good, have, count, future[good])
            gained += got - WORTH.paid * limit * count
            room -= count
        carried[good] += count
        left[good] += count
    return gained, tuple(carried), tuple(left)


def _sale(stop: Stop, limit: int, count: int, lost: float) -> float:
    """What selling pieces brings beyond the worth that is lost with them."""
    earned = max(0.0, WORTH.asked * limit * count - lost)
    return earned + stop.favour if limit * count >= c.LEAST_FAVOUR else earned


# A house's merchants


def plans_of(game: FuggerState, seat: Seat) -> dict[str, tuple[TripForecast, ...]]:
    """The plans of each of a house's merchants on the map."""
    house = game.houses[seat]
    seen, moved = Circumstances.of(game, house), _moved(game, seat)
    return {
        name: plans(Traveller(one.space, one.goods, game.now + (name in moved)), seen)
        for name, one in zip(c.MERCHANTS, house.merchants, strict=True)
        if one.space
    }


def _moved(game: FuggerState, seat: Seat) -> Sequence[str]:
    """The merchants that have moved this round, or no longer can."""
    if game.stage == "calendar":
        return c.MERCHANTS
    for phase in game.phases:
        if isinstance(phase, Moving):
            if seat not in phase.left:
                return c.MERCHANTS
            return phase.moved if phase.left[0] == seat else ()
    return c.MERCHANTS if game.stage == "moving" else ()


def shared_out(
    plans: Mapping[str, Sequence[TripForecast]], again: float
) -> dict[str, tuple[float, TripForecast]]:
    """The best plan of each merchant and its worth, the most promising first. A deal that another has planned
    before counts only by the share `again`. Merchants without a worthwhile plan are left out."""
    left = dict(plans)
    found: dict[str, tuple[float, TripForecast]] = {}
    taken: set[str] = set()
    while left:
        most, name, best = 0.0, "", None
        for merchant, own in left.items():
            for plan in own:
                worth = plan.worth
                for card in plan.cards:
                    if card in taken:
                        worth *= again
                if worth > most:
                    most, name, best = worth, merchant, plan
        if best is None:
            break
        found[name] = most, best
        taken.update(best.cards)
        del left[name]
    return found


def pieces_of(house: House) -> tuple[int, ...]:
    """Quantity of each good a house has anywhere."""
    one, two, three = house.merchants
    return tuple(map(sum, zip(house.warehouse, one.goods, two.goods, three.goods, strict=True)))


# Goods


def wanted(game: FuggerState) -> tuple[float, ...]:
    """Demand for each good that is not open yet, in pieces."""
    if game.options.mode != "company":
        return (WORTH.open_end,) * len(GOODS)
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


@lru_cache(maxsize=65536)
def worth_of_goods(good: int, pieces: float, future: float) -> float:
    """The worth of pieces of a good, wherever they lie. Each further piece is worth less."""
    surely = pieces * c.FORCED[good]
    room = WORTH.share * future
    return surely + _HOPED_FOR[good] * pieces / (1 + pieces / (2 * room)) if room > 0 else surely


_HOPED_FOR = tuple(
    WORTH.sold * (typical - forced) for typical, forced in zip(WORTH.typical, c.FORCED, strict=True)
)
"""What a piece of each good may bring beyond a forced sale, by GOODS."""


def worth_to_customer(good: int) -> float:
    """The worth of a piece of a good for which a customer is there whom a merchant may reach."""
    return c.FORCED[good] + _HOPED_FOR[good]


def worth_of_more(good: int, pieces: int, more: int, future: float) -> float:
    """The worth of `more` pieces of a good to who has some."""
    return worth_of_goods(good, pieces + more, future) - worth_of_goods(good, pieces, future)
