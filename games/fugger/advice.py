"""What there is to think of in Fugger, Welser, Medici: for computer players, hints and the look back.

Points are florins. What goods are worth lies between a forced sale and what customers pay; what merchants are
worth is what the deals in their reach would bring beyond that, less the longer the way is. Sealed answers
are judged by what they would bring and how likely they are to be served.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from games.core import FACE_DOWN, Advisor, Consideration, Move, Note, Seat, gain, note
from games.core.answers import Chooser
from games.fugger import components as c
from games.fugger import moves
from games.fugger.auctions import BOND_KINDS, EventAuction
from games.fugger.bidding import Bidding
from games.fugger.components import GOODS
from games.fugger.deals import holds_kind, lots_of, side_of
from games.fugger.europe import NEIGHBOURS, SEA_SPACES
from games.fugger.state import FuggerState, House, Merchant

TYPICAL = (1000, 1500, 1900)
"""What customers pay for a good on the whole map, about; by GOODS."""
STEP_WORTH = {"company": 0.0, "noble": 420.0, "villa": 330.0, "full": 280.0}
"""What a step of the nobility meter is worth in a mode."""
NEAR, HOPE = 0.85, 1.0
"""How much a round of way takes from a deal still to come, and how many such deals a merchant may see."""
MERCHANT = 260.0
"""What a hired merchant brings in a year beyond its wages."""


def time_left(game: FuggerState) -> float:
    """How much of the game is still to come, 0 to 1, as far as it can be told."""
    if game.options.mode == "company":
        return min(1.0, (len(game.deck) + 2) / 12)
    return 0.8


def base(game: FuggerState, good: int) -> float:
    """What a piece of a good is worth wherever it lies."""
    forced = c.FORCED[good]
    return forced + 0.5 * (TYPICAL[good] - forced) * time_left(game)


@lru_cache(maxsize=2)
def _steps(closed: bool) -> dict[str, dict[str, int]]:
    """The spaces from everywhere to everywhere, by land alone while the sea is closed."""
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


def _ways(game: FuggerState, start: str) -> dict[str, int]:
    """How many spaces it is from a space to everywhere, as the sea is open now and in a month."""
    return _steps(game.month.sea_closed or c.month(game.t + 1).sea_closed)[start]


def _rounds(ways: dict[str, int], goal: str) -> int:
    """How many rounds a merchant needs, about; many where it cannot get."""
    return -(-ways.get(goal, 99) // c.MOST_STEPS)


def _cash(game: FuggerState, seat: Seat) -> float:
    return float(game.houses[seat].florins)


def _goods(game: FuggerState, seat: Seat) -> float:
    """What goods and bonds are worth, wherever they lie."""
    house = game.houses[seat]
    if game.over:
        return 0.0
    stock = sum([house.total(good) * base(game, good) for good in range(len(GOODS))])
    return stock + house.bonds * (c.FORCED_BOND + c.INTEREST * (game.options.mode != "company"))


def _reach(game: FuggerState, seat: Seat) -> float:
    """What the deals in reach of the house's merchants would bring beyond the worth of the goods."""
    if game.over:
        return 0.0
    house = game.houses[seat]
    taken: dict[str, int] = {}
    worths = [base(game, good) for good in range(len(GOODS))]
    total = 0.0
    for one in house.merchants:
        if one.space:
            worth, card = max(_prospects(game, house, one, taken, worths), default=(0.0, ""))
            taken[card] = taken.get(card, 0) + 1
            total += worth - (900.0 if _sinks(game, one) else 0.0)
    return total


def _hopes(game: FuggerState, seat: Seat) -> float:
    """What goods on the way and free hands may come to by deals that are not open yet: those nobody has
    seen, where they would be and what they would pay."""
    if game.over:
        return 0.0
    left = game.options.mode != "company" or len(game.deck) / (len(game.deck) + len(game.box) + 1)
    closed = game.month.sea_closed or c.month(game.t + 1).sea_closed
    known = frozenset([*game.gone, *(deal.card for deal in game.open)])
    total = 0.0
    for one in game.houses[seat].merchants:
        if one.space:
            sells, buys = _chances(game.options.mode, known, one.space, closed)
            for good, pieces in enumerate(one.goods):
                total += min(pieces, 2) * sells[good]
            total += max(0, 2 - one.load) / 2 * buys
    return total * left


@lru_cache(maxsize=4096)
def _chances(
    mode: c.Mode, known: frozenset[str], space: str, closed: bool
) -> tuple[tuple[float, ...], float]:
    """From a space, by all cards not seen: what a piece of each good may gain, and what free hands may."""
    away = _steps(closed)[space]
    sells, buys, every = [0.0] * len(GOODS), 0.0, 0
    for kind in ("demand", "supply"):
        for card in c.cards_of_kind(mode, kind):
            if card in known:
                continue
            every += 1
            near = NEAR ** _rounds(away, c.TRADES[card])
            demands, lots = _lots(card)
            for good, quantity, limit in lots:
                middle = (c.FORCED[good] + TYPICAL[good]) / 2
                if demands:
                    sells[good] += near * max(0.0, limit - middle)
                else:
                    buys += near * max(0.0, middle - limit) * min(quantity, 3)
    every = max(every, 1)
    return tuple([HOPE * one / every for one in sells]), HOPE * buys / every


def _sinks(game: FuggerState, one: Merchant) -> bool:
    return one.space in SEA_SPACES and c.month(game.t + 1).sea_closed


def _prospects(
    game: FuggerState, house: House, one: Merchant, taken: dict[str, int], worths: list[float]
) -> Iterator[tuple[float, str]]:
    """Each deal a merchant can be at in time with what it is worth to be on the way there; and its home,
    where goods wait for somebody who carries them."""
    ways = _ways(game, one.space)
    for deal in game.open:
        rounds = _rounds(ways, c.TRADES[deal.card])
        if game.t + rounds <= deal.date:
            gained = _of_deal(house, one, deal.card, worths)
            yield gained * (1 - 0.07 * rounds) * 0.5 ** taken.get(deal.card, 0), deal.card
    waiting = sum(house.warehouse)
    if waiting and not one.laden:
        rounds = _rounds(ways, house.home)
        yield 45.0 * waiting * (1 - 0.07 * rounds) * 0.5 ** taken.get("home", 0), "home"


@lru_cache(maxsize=256)
def _lots(card: str) -> tuple[bool, tuple[tuple[int, int, int], ...]]:
    """Whether a card demands, and its lots: good, quantity, limit."""
    side = side_of(card)
    lots = tuple([(GOODS.index(lot.good), lot.quantity, lot.limit) for lot in lots_of(card, side)])
    return side == "demand", lots


def _of_deal(house: House, one: Merchant, card: str, worths: list[float]) -> float:
    """What a merchant would gain at a deal: above what its goods are worth, or below what it buys is."""
    demands, lots = _lots(card)
    load = one.load
    if (demands and not load) or (not demands and load > 2):
        return 0.0
    worth = 0.0
    for good, quantity, limit in lots:
        if demands:
            gained = 0.92 * limit - worths[good]
            if gained > 0:
                worth += min(quantity, one.goods[good]) * gained
        else:
            gained = worths[good] - 1.12 * limit
            if gained > 0:
                worth += min(quantity, 2, int(house.florins // (2 * limit))) * gained * 0.8
    return worth


def _meter(game: FuggerState, seat: Seat) -> float:
    """Steps of the nobility meter, in florins."""
    return STEP_WORTH[game.options.mode] * game.houses[seat].meter


def _held(game: FuggerState, seat: Seat) -> float:
    """Cards kept: the black sheep is a burden, the others are of use; a villa crowns a noble."""
    house = game.houses[seat]
    worth = -120.0 if holds_kind(house.holds, "sheep") else 0.0
    worth += 250.0 if holds_kind(house.holds, "trick") else 0.0
    worth += 350.0 if holds_kind(house.holds, "corruption") else 0.0
    villas = sum([c.VILLAS[villa].least for villa in house.villas[:1]])
    return worth + 2.0 * villas + 40.0 * len(house.cubes)


# Sealed answers: nobody sees yet what they bring


def _sealed(before: FuggerState, after: FuggerState, seat: Seat, move: Move) -> float:
    """What an answer would bring that lies sealed until all are in, in florins."""
    phase = before.phases[-1]
    if after.phases and type(after.phases[-1]) is not type(phase):
        return 0.0
    judge = _JUDGES.get(type(move))
    return judge(before, phase, seat, move) if judge is not None else 0.0


def _bid(game: FuggerState, phase: Any, seat: Seat, move: moves.Bid) -> float:
    if isinstance(phase, EventAuction):
        return _event_bid(game, phase, move)
    if not isinstance(phase, Bidding):
        return 0.0
    rivals, lot = len(phase.asked) - 1, phase.the_lot
    if phase.side == "villa":
        return 2.0 * lot.limit - 0.2 * move.price if move.price <= game.houses[seat].florins else -5000.0
    worth = base(game, GOODS.index(lot.good))
    if phase.side == "demand":
        share = (lot.limit - move.price) / lot.limit
        return move.quantity * (move.price - worth) * _served(rivals, share)
    if move.quantity * move.price > game.houses[seat].florins:
        return -2000.0
    return move.quantity * (worth - move.price) * _served(rivals, (move.price - lot.limit) / lot.limit)


def _served(rivals: int, share: float) -> float:
    """How likely a bid is served that gives way by a share of the limit."""
    return min(1.0, 0.35 + 0.65 * min(1.0, share / 0.15)) if rivals else 1.0


def _event_bid(game: FuggerState, phase: EventAuction, move: moves.Bid) -> float:
    step = STEP_WORTH[game.options.mode]
    if phase.kind in BOND_KINDS:
        worth, usual = c.FORCED_BOND + 1.5 * c.INTEREST + 2 * step, 700.0
    else:
        worth, usual = {"trick": 250.0, "fuggerei": 300.0}.get(phase.kind, 350.0 + step), 160.0
    return move.quantity * (worth - move.price) * min(1.0, move.price / (2 * usual))


def _favour(game: FuggerState, phase: Any, seat: Seat, move: moves.GrantFavour) -> float:
    bonds = c.FAVOURS[move.florins]
    paid = c.TRICK_COST if move.trick else move.florins
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
    """Goods handed over: as seldom as will do, for it could go on for ever, from one to another and back."""
    return float(isinstance(move, moves.Give))


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A game as it may be: the decks and the box dealt from the cards nobody has seen."""
    game: FuggerState = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))
    kinds = ("demand", "noble", "supply", "event", "villa")
    every = [card for kind in kinds for card in c.cards_of_kind(game.options.mode, kind)]
    seen = set(_in_sight(game))
    unseen = [card for card in every if card not in seen]
    for last in range(len(unseen) - 1, 0, -1):
        at = rng.choice(range(last + 1))
        unseen[last], unseen[at] = unseen[at], unseen[last]
    if game.options.mode == "company":
        # All its events are in the deck; what is boxed is demand and supply.
        unseen.sort(key=lambda card: card in c.EVENTS)
    for pile in (game.deck, game.replenish, game.box):
        pile[:] = [unseen.pop() if unseen else FACE_DOWN for _ in pile]
    game.deck = _mixed(game.deck, rng)
    return game


def _mixed(cards: list[str], rng: Chooser) -> list[str]:
    left, mixed = list(cards), []
    while left:
        mixed.append(left.pop(rng.choice(range(len(left)))))
    return mixed


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
    """The deal that promises most to a merchant from where it goes, and when that is dealt with."""
    if not isinstance(move, moves.Go):
        return ()
    house = view.houses[seat]
    there = msgspec.structs.replace(house.merchant(move.merchant), space=move.goal)
    worths = [base(view, good) for good in range(len(GOODS))]
    worth, card = max(_prospects(view, house, there, {}, worths), default=(0.0, ""))
    deal = next((one for one in view.open if one.card == card), None)
    if worth <= 0 or deal is None:
        return ()
    rounds = _rounds(_ways(view, there.space), c.TRADES[card])
    return (note("advice-toward", deal=card, rounds=rounds, left=max(deal.date - view.t, 0)),)


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
    novice=7,
    tells=toward,
)
