"""What there is to think of in Fugger, Welser, Medici: for computer players, hints and the look back.

Points are florins. What goods are worth lies between a forced sale and what customers pay, less for each the
more there are and the fewer customers are still to come; what merchants are worth is what the stops they can
make in time would bring beyond that (`forecast.py`). Sealed answers are judged by what they would bring and
how likely they are to be served.
"""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from games.core import Advisor, Consideration, Move, Note, SealedPhase, Seat, gain, note, odds_of
from games.core.choices.answers import Chooser
from games.core.dealing import deal, own_copy, shuffled, unseen
from games.fugger.computer.forecast import (
    STEP_WORTH,
    TYPICAL,
    TripForecast,
    asked_at,
    favour_worth,
    plans,
    rounds_of_way,
    steps,
    stops_of,
    wanted,
    worth_of_goods,
    worth_of_one,
    worth_to_customer,
)
from games.fugger.deals.bidding import Bidding
from games.fugger.deals.event_auctions import BOND_KINDS, EventAuction
from games.fugger.deals.lots import lots_of, side_of
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import GOODS
from games.fugger.model.forced_sale import ForcedSale
from games.fugger.model.state import FuggerState, House
from games.fugger.model.tables import EventKind, Mode
from games.fugger.travel.fees import lost_at_sea
from games.fugger.travel.movement import Moving

NEAR, HOPE = 0.85, 1.0
"""By how much each round of travel reduces the value of a future deal, and how many such deals a merchant
may count on."""
SECOND = 0.35
"""The share of a deal's value that counts for a second merchant of the house."""
STRANDED = 60.0
"""The cost of fetching a good from the warehouse."""
LOST = 900.0
"""The cost of a merchant that is lost at sea."""
MERCHANT = 260.0
"""The yearly income of a hired merchant beyond its wages."""
HELD: dict[EventKind, float] = {"sheep": -120.0, "trick": 250.0, "corruption": 350.0}
"""The worth of event cards that a house keeps."""
VILLA, CUBE = 2.0, 40.0
"""The worth of a noble's villa, as a multiple of its least bid; of a passage cube."""


def time_left(game: FuggerState) -> float:
    """The share of the game that is left, 0 to 1, as far as it is known."""
    if game.options.mode == "company":
        return min(1.0, (len(game.deck) + 2) / 12)
    return 0.8


def base(game: FuggerState, seat: Seat, good: int) -> float:
    """The worth of one more piece of a good to a house, wherever it lies."""
    have = game.houses[seat].total(good)
    worth = worth_of_one(good, have, wanted(game)[good])
    return worth if have >= asked_at(stops_of(game))[good] else max(worth, worth_to_customer(good))


def pieces_of(house: House) -> tuple[int, ...]:
    """Quantity of each good a house has anywhere."""
    one, two, three = house.merchants
    return tuple(map(sum, zip(house.warehouse, one.goods, two.goods, three.goods, strict=True)))


def _cash(game: FuggerState, seat: Seat) -> float:
    """Florins, less the payment for which the house is selling by force."""
    due = sum([one.need for one in game.phases if isinstance(one, ForcedSale) and one.seat == seat])
    return float(game.houses[seat].florins - due)


def _goods(game: FuggerState, seat: Seat) -> float:
    """The worth of goods and bonds, wherever they lie."""
    house = game.houses[seat]
    if game.over:
        return 0.0
    future = wanted(game)
    stock = sum(map(worth_of_goods, range(len(GOODS)), pieces_of(house), future))
    return stock + house.bonds * (c.FORCED_BOND + c.NUMBERS.interest * (game.options.mode != "company"))


def _reach(game: FuggerState, seat: Seat) -> float:
    """What open deals promise the house's merchants and warehouse beyond the worth of the goods. Each
    follows its best stops in time. The second merchant at a deal counts on less. Goods in the warehouse
    have to be fetched first."""
    if game.over:
        return 0.0
    left = _plans_of_all(game, seat)
    house = game.houses[seat]
    total = -STRANDED * sum(house.warehouse)
    total -= LOST * sum([1 for one in house.merchants if lost_at_sea(game, one.space)])
    taken: set[str] = set()
    while left:
        best, most = 0, 0.0
        cards: tuple[str, ...] = ()
        for at, own in enumerate(left):
            for plan in own:
                worth = plan.worth
                for card in plan.cards:
                    if card in taken:
                        worth *= SECOND
                if worth > most:
                    best, most, cards = at, worth, plan.cards
        if not most:
            break
        total += most
        taken.update(cards)
        del left[best]
    return total


def _plans_of_all(game: FuggerState, seat: Seat) -> list[tuple[TripForecast, ...]]:
    """The plans of each merchant on the map and of the warehouse."""
    house = game.houses[seat]
    stops, pieces, future = stops_of(game), pieces_of(house), wanted(game)
    moved = _moved(game, seat)
    now = game.now if game.stage == "trade" else game.now + 1
    found = []
    for name, one in zip(c.MERCHANTS, house.merchants, strict=True):
        if one.space:
            free = game.now + (name in moved)
            found.append(plans(one.space, one.goods, free, now, stops, pieces, future))
    if house.home:
        here = tuple([stop for stop in stops if stop.city == house.home])
        if here and any(house.warehouse):
            found.append(plans(house.home, tuple(house.warehouse), now, now, here, pieces, future))
    return [own for own in found if own]


def _moved(game: FuggerState, seat: Seat) -> Collection[str]:
    """The merchants that have moved this round, or no longer can."""
    if game.stage == "calendar":
        return c.MERCHANTS
    for phase in game.phases:
        if isinstance(phase, Moving):
            if seat not in phase.left:
                return c.MERCHANTS
            return phase.moved if phase.left[0] == seat else ()
    return c.MERCHANTS if game.stage == "moving" else ()


def _hopes(game: FuggerState, seat: Seat) -> float:
    """What goods under way and free hands may earn in deals that are not open yet: unseen cards, with
    their likely places and prices."""
    if game.over:
        return 0.0
    left = game.options.mode != "company" or len(game.deck) / (len(game.deck) + len(game.box) + 1)
    closed = game.month.sea_closed or c.month(game.now + 1).sea_closed
    known = (*game.gone, *[deal.card for deal in game.open])
    total = 0.0
    for one in game.houses[seat].merchants:
        if one.space:
            sells, buys = chances(game.options.mode, known, one.space, closed)
            for good, pieces in enumerate(one.goods):
                total += min(pieces, 2) * sells[good]
            total += max(0, 2 - one.load) / 2 * buys
    return total * left


@lru_cache(maxsize=4096)
def chances(mode: Mode, known: tuple[str, ...], space: str, closed: bool) -> tuple[tuple[float, ...], float]:
    """Over all unseen cards, from one space: what a piece of each good may gain, and what free hands may."""
    away = steps(closed)[space]
    sells, buys, every = [0.0] * len(GOODS), 0.0, 0
    for kind in ("demand", "supply"):
        for card in c.cards_of_kind(mode, kind):
            if card in known:
                continue
            every += 1
            near = NEAR ** -(-away.get(c.TRADES[card], 99) // c.NUMBERS.most_steps)
            side = side_of(card)
            demands = side == "demand"
            lots = [(GOODS.index(lot.good), lot.quantity, lot.limit) for lot in lots_of(card, side)]
            for good, quantity, limit in lots:
                middle = (c.FORCED[good] + TYPICAL[good]) / 2
                if demands:
                    sells[good] += near * max(0.0, limit - middle)
                else:
                    buys += near * max(0.0, middle - limit) * min(quantity, 3)
    every = max(every, 1)
    return tuple([HOPE * one / every for one in sells]), HOPE * buys / every


def _meter(game: FuggerState, seat: Seat) -> float:
    """Steps on the nobility meter, in florins."""
    return STEP_WORTH[game.options.mode] * game.houses[seat].meter


def _held(game: FuggerState, seat: Seat) -> float:
    """Kept cards: the black sheep is a burden, the others are useful; a villa crowns a noble."""
    house = game.houses[seat]
    worth = sum([florins for kind, florins in HELD.items() if house.holds_kind(kind)])
    villas = sum([c.VILLAS[villa].least for villa in house.villas[:1]])
    return worth + VILLA * villas + CUBE * len(house.cubes)


# Sealed answers, whose result isn't visible yet


def _sealed(before: FuggerState, after: FuggerState, seat: Seat, move: Move) -> float:
    """The expected result, in florins, of an answer that stays sealed until all are in. Once it is opened,
    its result is visible."""
    judge, asked = _JUDGES.get(type(move)), after.phases[-1] if after.phases else None
    if judge is None or not isinstance(asked, SealedPhase) or seat not in asked.given:
        return 0.0
    return judge(before, before.phases[-1], seat, move)


def _bid(game: FuggerState, phase: Any, seat: Seat, move: moves.Bid) -> float:
    if isinstance(phase, EventAuction):
        return _event_bid(game, phase, move)
    if not isinstance(phase, Bidding):
        return 0.0
    lot = phase.the_lot
    if phase.side == "villa":
        return 2.0 * lot.limit - 0.2 * move.price if move.price <= game.houses[seat].florins else -5000.0
    return promised(game, phase, seat, move, base(game, seat, GOODS.index(lot.good)))


def promised(game: FuggerState, phase: Bidding, seat: Seat, move: moves.Bid, worth: float) -> float:
    """The expected profit of a bid for goods, to a house for which a piece is worth `worth`."""
    rivals, lot = len(phase.asked) - 1, phase.the_lot
    if phase.side == "demand":
        share = (lot.limit - move.price) / lot.limit
        earned = move.quantity * (move.price - worth)
        if move.quantity * move.price >= c.LEAST_FAVOUR:
            earned += favour_worth(game.options.mode, phase.card)
        return earned * _served(rivals, share)
    if move.quantity * move.price > game.houses[seat].florins:
        return -2000.0
    return move.quantity * (worth - move.price) * _served(rivals, (move.price - lot.limit) / lot.limit)


def _served(rivals: int, share: float) -> float:
    """The chance that a bid is served that gives up this share of the limit."""
    return min(1.0, 0.35 + 0.65 * min(1.0, share / 0.15)) if rivals else 1.0


def _event_bid(game: FuggerState, phase: EventAuction, move: moves.Bid) -> float:
    step = STEP_WORTH[game.options.mode]
    if phase.kind in BOND_KINDS:
        worth, usual = c.FORCED_BOND + 1.5 * c.NUMBERS.interest + 2 * step, 700.0
    else:
        worth, usual = {"trick": 250.0, "fuggerei": 300.0}.get(phase.kind, 350.0 + step), 160.0
    return move.quantity * (worth - move.price) * min(1.0, move.price / (2 * usual))


def _favour(game: FuggerState, phase: Any, seat: Seat, move: moves.GrantFavour) -> float:
    bonds = c.FAVOURS[move.florins]
    paid = c.NUMBERS.trick_cost if move.trick else move.florins
    return (1.6 + 0.3 * bonds) * STEP_WORTH[game.options.mode] - paid


def _payday(game: FuggerState, phase: Any, seat: Seat, move: moves.Payday) -> float:
    house = game.houses[seat]
    lost = sum([house.merchant(name).load for name in move.dismiss])
    brings = (MERCHANT if house.florins > 1500 else -MERCHANT) * time_left(game)
    return brings * (move.hire - len(move.dismiss)) - 700.0 * lost


_JUDGES: dict[type[Move], Callable[..., float]] = {
    moves.Bid: _bid,
    moves.GrantFavour: _favour,
    moves.Payday: _payday,
}


def _handled(before: FuggerState, after: FuggerState, seat: Seat, move: Move) -> float:
    """A small cost for handing goods over: otherwise they could go back and forth for ever."""
    return float(isinstance(move, moves.Give))


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A possible game: the decks and the box are dealt from the unseen cards."""
    game: FuggerState = own_copy(view)
    kinds = ("demand", "noble", "supply", "event", "villa")
    every = [card for kind in kinds for card in c.cards_of_kind(game.options.mode, kind)]
    seen = set(_in_sight(game))
    cards = unseen(every, seen, rng)
    if game.options.mode == "company":
        cards = _boxed_first(cards, seen, len(game.houses), rng)
    deal(cards, (game.deck, game.replenish, game.box))
    return game


def _boxed_first(cards: list[str], seen: set[str], seats: int, rng: Chooser) -> list[str]:
    """The unseen cards of the company game, those of the deck last. All its events are in the deck, and as
    many demand and supply cards as went into the game and have not appeared (7)."""
    deck = [card for card in cards if card in c.EVENTS]
    for kind in ("demand", "supply"):
        come = sum([1 for card in c.cards_of_kind("company", kind) if card in seen])
        left = max(0, c.how_many("company", "initial", kind, seats) - come)
        deck += [card for card in cards if card in c.DEALS and c.DEALS[card].kind == kind][:left]
    return [card for card in cards if card not in deck] + shuffled(deck, rng)


def _in_sight(game: FuggerState) -> Iterator[str]:
    yield from game.gone
    yield from (deal.card for deal in (*game.open, *game.villas))
    yield from (card for card, _ in game.robbers)
    yield game.blockade
    for house in game.houses:
        yield from (*house.holds, *house.villas)
    for phase in game.phases:
        yield getattr(phase, "card", "")


def toward(view: FuggerState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """The most promising deal for a merchant from its goal, and its date."""
    if not isinstance(move, moves.Go):
        return ()
    house = view.houses[seat]
    one = house.merchant(move.merchant)
    free = view.now + 1
    found = plans(move.goal, one.goods, free, free, stops_of(view), pieces_of(house), wanted(view))
    best = max(found, key=lambda plan: plan.worth, default=None)
    deal = next((one for one in view.open if best is not None and one.card == best.cards[0]), None)
    if deal is None:
        return ()
    rounds, _ = rounds_of_way(move.goal, c.TRADES[deal.card], free % len(c.CALENDAR))
    return (note("advice-toward", deal=deal.card, rounds=rounds, left=max(deal.date - view.now, 0)),)


ADVISOR: Advisor[Any] = Advisor(
    considerations=(
        gain("cash", 1.0, _cash),
        gain("goods", 1.0, _goods),
        gain("reach", 1.0, _reach),
        gain("hopes", 1.0, _hopes),
        gain("meter", 1.0, _meter),
        gain("held", 1.0, _held),
        Consideration("sealed", 1.0, _sealed),
        Consideration("handled", -60.0, _handled),
    ),
    imagine=imagine,
    novice=8,
    tells=toward,
    left=time_left,
    odds=odds_of(Path(__file__).parents[1] / "chances.json"),
)
