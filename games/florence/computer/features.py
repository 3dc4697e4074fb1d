"""The features from which the value of a principality is learned (`learned_value.json`).

What is on its way to the seat counts as if it had come: an object for which it holds the bid, at the price
that is bid; a landscape that is still to be laid. A card that is still to be picked is counted, not looked
at. Nothing is used that the seat can't see."""

from collections import Counter
from collections.abc import Sequence

from games.core import Seat
from games.core.learned_value import CONSIDERATIONS
from games.florence.computer.forecast import PER_WV, worth_of_hand
from games.florence.computer.pending import Pending
from games.florence.model import components as c
from games.florence.model.placement import SQUARES, has_place
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import FlorenceState, Principality, preferred
from games.florence.model.work import COUNTERS, Works, best_bonus
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.building import untouchable
from games.florence.rules.turn import Actions, Turn

BY_HAND = {
    "pp": (1.0, 0.0),
    "florins": (0.02, 0.45),
    "works": (PER_WV, 0.0),
    "prestige": (0.6, 0.0),
    "prestige_cards": (1.0, 1.0),
    "pick_prestige": (2.4, 2.0),
    "pick_profession": (0.0, 3.5),
    "pick_bonus": (0.7, 1.0),
    "recruits": (0.4, 1.5),
    "jesters": (0.0, 2.0),
    "builder_1": (0.0, 1.7),
    "builder_2": (0.0, 1.0),
    "builder_3": (0.0, 1.0),
    "landscape_types": (0.0, 1.5),
    "buildings": (0.0, 0.5),
    "freedoms": (0.0, 1.5),
    "bonus_cards": (0.3, 0.0),
    "in_auctions": (0.5, 0.0),
    "open_jester": (0.0, 1.0),
    "open_prestige": (0.5, 0.0),
    "open_wanted": (0.5, 0.0),
    "actions": (0.15, 0.0),
}
"""The value that learning begins with: points per unit of a feature at the end of the game, and what is added
to that at its beginning."""

EVEN, AHEAD, SQUARES_AHEAD = 0.5, 0.25, 4
"""The share of a majority's points that counts if the best two are even, what a unit more or less adds or
takes, and the number of empty squares that count as a unit."""

STEPS_OF_FLORINS = (3.0, 7.0, 15.0)
"""Hundreds of florins up to which florins are counted once more: the first ones have weights of their own."""

_WORKS = ("works", "hand", "hand_in_time", "ready", "ready_last", "wv_1", "wv_2", "wv_3")
_AUCTIONS = (
    *("in_auctions", "rivals", "open_jester", "open_builder", "open_prestige", "open_recruit"),
    *("open_wanted", "open_landscape"),
)

_ALWAYS = (
    *("pp", "one", "florins", "florins_300", "florins_700", "florins_1500"),
    *("pick_profession", "pick_bonus", "pick_prestige", "held"),
    *("recruits", "jesters", "builder_1", "builder_2", "builder_3", "freedoms"),
    *("landscapes", "landscape_types", "buildings", "room", "free"),
    *("prestige", "prestige_near", "prestige_cards", "bonus_cards", "bonus", "done"),
    *_WORKS,
    *("unmet_landscape", "unmet_freedom", "unmet_building"),
    *("wanted_landscape", "wanted_freedom", "wanted_building"),
    *_AUCTIONS,
    *("actions", "leading", "led"),
)
_EARLY = tuple([f"{name}_early" for name in _ALWAYS])
_FLORINS = tuple([f"florins_{turns}_turns" for turns in range(c.ROUNDS + 1)])
NAMES = (CONSIDERATIONS, *_ALWAYS, *_EARLY, *_FLORINS)
"""The features, in the order of `features`: the value that learning begins with; what counts always, and once
more by the share of turns that are left; the florins by the number of these turns."""

_READY = _WORKS.index("ready")
"""Where `_works` tells the number of works that are ready."""

_DEAREST = max(c.BUILDING_COST)
"""The most florins that an action costs."""

_WEIGHTS = [(at, BY_HAND[name]) for at, name in enumerate(_ALWAYS) if name in BY_HAND]


def features(game: FlorenceState, seat: Seat) -> Sequence[float]:
    """The features of a position for a seat, in the order of `NAMES`."""
    pending = Pending(game, seat)
    house = pending.house
    turns, actions = time_of(game, seat)
    values = Works(game, house, muse=0)
    works = _works(game, house, values, turns, actions)
    spendable = _spendable(game, house, actions, works[_READY])
    wanted = _wanted(game, house.hand, values.owned)
    always = [
        house.pp,
        1.0,
        *_florins(spendable),
        pending.profession,
        pending.bonus,
        pending.prestige,
        pending.held,
        *_people(house),
        *_land(game, seat, house),
        *_cards(game, seat, house),
        *works,
        *[len(one) for one in wanted],
        *[max(one.values(), default=0) for one in wanted],
        *_auctions(game, seat, wanted[0]),
        actions,
        *_lead(game, seat, house),
    ]
    early = turns / c.ROUNDS
    by_hand = sum([(late + early * more) * always[at] for at, (late, more) in _WEIGHTS])
    florins = [0.0] * (c.ROUNDS + 1)
    florins[turns] = spendable / 100
    return [by_hand, *always, *[early * one for one in always], *florins]


def time_of(game: FlorenceState, seat: Seat) -> tuple[int, int]:
    """Number of a seat's turns that are not over, and of actions left in them."""
    turns = min(c.ROUNDS - game.round + 1, c.ROUNDS)
    done = 0
    for phase in game.phases:
        if isinstance(phase, Actions) and seat not in phase.to_play:
            done = c.ACTIONS
        elif isinstance(phase, Turn) and phase.seat == seat:
            done = min(phase.actions, c.ACTIONS)
            return turns, c.ACTIONS * turns - done
    return turns - done // c.ACTIONS, c.ACTIONS * turns - done


def _spendable(game: FlorenceState, house: Principality, actions: int, ready: float) -> int:
    """The florins that can still be spent. After the last auction only actions cost any, and works, which
    come first, cost nothing."""
    if game.round < c.ROUNDS or not any(isinstance(phase, Actions) for phase in game.phases):
        return house.florins
    return min(house.florins, max(0, actions - int(ready)) * _DEAREST)


def _florins(spendable: int) -> tuple[float, ...]:
    """Features of the florins that can be spent, in hundreds."""
    florins = spendable / 100
    few, some, many = STEPS_OF_FLORINS
    return florins, min(florins, few), min(florins, some), min(florins, many)


def _people(house: Principality) -> tuple[float, ...]:
    """Features of recruiting cards, jesters, builders and freedoms."""
    builders = house.builders
    return (
        house.recruits,
        house.jesters,
        builders > 0,
        builders > 1,
        builders > 2,
        len(house.freedoms),
    )


def _land(game: FlorenceState, seat: Seat, house: Principality) -> tuple[float, ...]:
    """Features of what lies in a principality, the number of missing buildings that still have a place, and
    of free squares."""
    kinds = [tile.kind for tile in house.tiles]
    lands = [kind for kind in kinds if kind in c.LANDSCAPES]
    covered, built = game.houses[seat].masks()
    own, palazzo = untouchable(game, house, built)
    room = [1 for kind in c.BUILDINGS if kind not in kinds and has_place(kind, covered, own | palazzo)]
    free = SQUARES - covered.bit_count()
    return len(lands), len(set(lands)), len(kinds) - len(lands), len(room), free


def _cards(game: FlorenceState, seat: Seat, house: Principality) -> tuple[float, ...]:
    """Features of prestige and bonus cards, and of completed works."""
    prestige, near = 0.0, 0.0
    if house.prestige:
        houses = [*game.houses]
        houses[seat] = house
        prestige = sum([prestige_pp(card, houses, seat) for card in house.prestige])
        near = sum([_near(card, houses, seat) for card in house.prestige])
    return (
        prestige,
        near,
        len(house.prestige),
        len(house.bonus),
        best_bonus(game, house),
        len(house.table) + house.table_recruits,
    )


def _near(card: str, houses: Sequence[Principality], seat: Seat) -> float:
    """The points of a prestige card by how near they are: the share of its needs that is met, or how far the
    seat is ahead of the best other one."""
    prestige = c.PRESTIGE_CARDS[card]
    if prestige.needs:
        met = sum([min(COUNTERS[name](houses[seat]), least) for name, least in prestige.needs.items()])
        return prestige.pp * met / sum(prestige.needs.values())
    counts = [COUNTERS[prestige.most or prestige.fewest](house) for house in houses]
    mine = counts.pop(seat)
    ahead = mine - max(counts) if prestige.most else (min(counts) - mine) / SQUARES_AHEAD
    return prestige.pp * min(max(EVEN + AHEAD * ahead, 0.0), 1.0)


def _works(
    game: FlorenceState, house: Principality, works: Works, turns: int, actions: int
) -> tuple[float, ...]:
    """Features of the works of a hand (`_WORKS`), with this many turns and actions left."""
    hand = house.hand
    if not hand:
        return (0.0,) * len(_WORKS)
    bonus = best_bonus(game, house)
    minimum = c.MINIMUM_WV[min(c.ROUNDS - turns, c.ROUNDS - 1)]
    values = sorted([works.total(card) for card in hand], reverse=True)
    reached = [values[0] + bonus, *values[1:]]
    first, second, third, *_ = *values, 0, 0
    return (
        worth_of_hand(tuple(hand), works.common, bonus, minimum, actions),
        len(hand),
        min(len(hand), actions),
        sum([value >= minimum for value in reached]),
        sum([value >= c.MINIMUM_WV[-1] for value in reached]),
        first,
        second,
        third,
    )


def _wanted(game: FlorenceState, hand: Sequence[str], owned: frozenset[str]) -> tuple[Counter[str], ...]:
    """The landscapes, freedoms and buildings that cards of the hand prefer and that are missing, each with
    the number of cards."""
    lands: Counter[str] = Counter()
    freedoms: Counter[str] = Counter()
    buildings: Counter[str] = Counter()
    for card in hand:
        building, land, freedom = preferred(card, game.options.landscapes)
        if land not in owned:
            lands[land] += 1
        if freedom not in owned:
            freedoms[freedom] += 1
        if building not in owned:
            buildings[building] += 1
    return lands, freedoms, buildings


def _auctions(game: FlorenceState, seat: Seat, wanted: Counter[str]) -> tuple[float, ...]:
    """Features of the objects that a seat can still win in this round (`_AUCTIONS`)."""
    selecting = next((one for one in game.phases if isinstance(one, Selecting)), None)
    top = game.phases[-1]
    bidding = top if isinstance(top, Bidding) else None
    out = selecting is None or seat not in selecting.taking_part
    if selecting is None or out or (bidding is not None and bidding.holder == seat):
        return (0.0,) * len(_AUCTIONS)
    up = bidding.kind if bidding is not None else ""
    shut = (*game.sold, *game.closed, up)
    lands = [kind for kind in c.LANDSCAPES if kind not in shut]
    return (
        1.0,
        len(selecting.taking_part) - 1,
        "jester" not in shut,
        "builder" not in shut and game.houses[seat].builders < c.BUILDER_LIMIT,
        "prestige" not in shut,
        "recruit" not in shut,
        max([wanted[kind] for kind in lands], default=0),
        bool(lands),
    )


def _lead(game: FlorenceState, seat: Seat, house: Principality) -> tuple[float, float]:
    """Whether the seat has the best work of the round, and the number of seats that are still to come."""
    best = max([one.best_work for one in game.houses])
    if not house.best_work or house.best_work < best:
        return 0.0, 0.0
    return 1.0, next((len(one.to_play) for one in game.phases if isinstance(one, Actions)), 0)
