"""The considerations of Fugger, Welser, Medici, from which computer players, hints and the look back judge
moves.

Points are florins. What goods are worth lies between a forced sale and what customers pay, less for each the
more there are and the fewer customers are still to come; what merchants are worth is what the stops they can
make in time would bring beyond that (`forecast.py`). Sealed answers are judged by what they would bring and
how likely they are to be served.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.core import (
    Advisor,
    ChanceScale,
    Consideration,
    HintSettings,
    Move,
    Note,
    NoviceSettings,
    Phase,
    SealedPhase,
    Seat,
    gain,
    note,
    odds_of,
)
from games.core.choices.answers import Chooser, shuffled
from games.core.copying import copied
from games.core.dealing import deal, unseen
from games.fugger.computer.distances import YEAR, rounds_of_way
from games.fugger.computer.estimates import ESTIMATES
from games.fugger.computer.forecast import (
    Circumstances,
    Traveller,
    TripForecast,
    asked_at,
    favour_worth,
    pieces_of,
    plans,
    plans_of,
    shared_out,
    stops_of,
    wanted,
    worth_of_goods,
    worth_of_more,
    worth_to_customer,
)
from games.fugger.computer.unseen_deals import hopes_of, known_cards
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import GOODS
from games.fugger.model.state import FuggerState, House
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.deals.event_auctions import BOND_KINDS, EventAuction
from games.fugger.rules.deals.favours import price_of
from games.fugger.rules.forced_sale import ForcedSale
from games.fugger.rules.travel.fees import lost_at_sea

HOUSE, BIDS = ESTIMATES.house, ESTIMATES.bids

LATE = 10
"""The size of a company game's deck from which on the share of the game that is left can be told."""

OPEN_END = 0.8
"""The share that is taken to be left of games without a fixed end."""


def time_left(game: FuggerState) -> float:
    """The share of the game that is left, 0 to 1, as far as it is known."""
    if game.options.mode == "company":
        return min(1.0, (len(game.deck) + 2) / (LATE + 2))
    return OPEN_END


def base(game: FuggerState, seat: Seat, good: str) -> float:
    """The worth of one more piece of a good to a house, wherever it lies."""
    at, have = GOODS.index(good), game.houses[seat].total(good)
    worth = worth_of_more(at, have, 1, wanted(game)[at])
    return worth if have >= asked_at(stops_of(game))[at] else max(worth, worth_to_customer(at))


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
    """What open deals promise the house's merchants and warehouse beyond the worth of the goods. Goods in the
    warehouse have to be fetched first."""
    if game.over:
        return 0.0
    house = game.houses[seat]
    total = -ESTIMATES.goods.stored * sum(house.warehouse)
    total -= ESTIMATES.travel.lost * sum([1 for one in house.merchants if lost_at_sea(game, one.space)])
    shared = shared_out(plans_of(game, seat) | _of_warehouse(game, house), ESTIMATES.travel.again)
    return sum([worth for worth, _ in shared.values()], total)


def _of_warehouse(game: FuggerState, house: House) -> dict[str, tuple[TripForecast, ...]]:
    """What deals at home promise the goods in the warehouse."""
    here = tuple([stop for stop in stops_of(game) if stop.city == house.home])
    if not here or not any(house.warehouse):
        return {}
    seen = Circumstances.of(game, house)
    stored = Traveller(house.home, tuple(house.warehouse), seen.trade)
    return {"wh": plans(stored, replace(seen, stops=here))}


def _hopes(game: FuggerState, seat: Seat) -> float:
    """What goods under way and free hands may earn in deals that are not open yet."""
    if game.over:
        return 0.0
    left = game.options.mode != "company" or len(game.deck) / (len(game.deck) + len(game.box) + 1)
    known = known_cards(game)
    merchants = [one for one in game.houses[seat].merchants if one.space]
    return left * sum([hopes_of(game, known, one, one.space) for one in merchants])


def _meter(game: FuggerState, seat: Seat) -> float:
    """Steps on the nobility meter, in florins."""
    return HOUSE.step[game.options.mode] * game.houses[seat].meter


def _held(game: FuggerState, seat: Seat) -> float:
    """Kept cards: the black sheep is a burden, the others are useful; a villa crowns a noble."""
    house = game.houses[seat]
    kinds = {c.EVENTS[card].kind for card in house.holds}
    worth = sum([HOUSE.cards[kind] for kind in kinds])
    villas = sum([c.VILLAS[villa].least for villa in house.villas[:1]])
    return worth + HOUSE.villa * villas + HOUSE.cube * len(house.cubes)


# Sealed answers, whose result isn't visible yet


def _sealed(before: FuggerState, after: FuggerState, seat: Seat, move: Move) -> float:
    """The expected result, in florins, of an answer that stays sealed until all are in. Once it is opened,
    its result is visible."""
    asked = after.phases[-1] if after.phases else None
    if not isinstance(asked, SealedPhase) or seat not in asked.given:
        return 0.0
    match move:
        case moves.Bid():
            return _bid(before, before.phases[-1], seat, move)
        case moves.GrantFavour():
            return _favour(before, move)
        case moves.Payday():
            return _payday(before, seat, move)
    return 0.0


def _bid(game: FuggerState, phase: Phase, seat: Seat, move: moves.Bid) -> float:
    if isinstance(phase, EventAuction):
        return _event_bid(game, phase, move)
    if not isinstance(phase, Bidding):
        return 0.0
    lot = phase.lot
    if phase.side == "villa":
        covered = move.price <= game.houses[seat].florins
        gained = HOUSE.villa * lot.limit - HOUSE.villa_price * move.price
        return gained if covered else BIDS.uncovered_villa
    return promised(game, phase, seat, move, base(game, seat, lot.good))


def promised(game: FuggerState, phase: Bidding, seat: Seat, move: moves.Bid, worth: float) -> float:
    """The expected profit of a bid for goods, to a house for which a piece is worth `worth`."""
    rivals, lot = len(phase.asked) - 1, phase.lot
    if phase.side == "demand":
        share = (lot.limit - move.price) / lot.limit
        earned = move.quantity * (move.price - worth)
        if move.quantity * move.price >= c.LEAST_FAVOUR:
            earned += favour_worth(game.options.mode, phase.card)
        return earned * _served(rivals, share)
    if move.quantity * move.price > game.houses[seat].florins:
        return BIDS.uncovered
    return move.quantity * (worth - move.price) * _served(rivals, (move.price - lot.limit) / lot.limit)


def _served(rivals: int, share: float) -> float:
    """The chance that a bid is served that gives up this share of the limit."""
    if not rivals:
        return 1.0
    return BIDS.at_limit + (1 - BIDS.at_limit) * min(1.0, share / BIDS.certain)


def _event_bid(game: FuggerState, phase: EventAuction, move: moves.Bid) -> float:
    step = HOUSE.step[game.options.mode]
    if phase.kind in BOND_KINDS:
        worth = c.FORCED_BOND + HOUSE.bond_years * c.NUMBERS.interest + c.NUMBERS.bond_steps * step
        usual = BIDS.bond
    else:
        worth, usual = HOUSE.cards[phase.kind], BIDS.card
        if phase.kind == "corruption":
            worth += c.NUMBERS.corruption_steps * step
    return move.quantity * (worth - move.price) * min(1.0, move.price / (2 * usual))


def _favour(game: FuggerState, move: moves.GrantFavour) -> float:
    bonds = c.FAVOURS[move.florins]
    paid = price_of(move.florins, move.trick)
    return (HOUSE.sure_steps + HOUSE.bond_steps * bonds) * HOUSE.step[game.options.mode] - paid


def _payday(game: FuggerState, seat: Seat, move: moves.Payday) -> float:
    house = game.houses[seat]
    lost = sum([house.merchant(name).load for name in move.dismiss])
    brings = (HOUSE.merchant if house.florins > HOUSE.rich else -HOUSE.merchant) * time_left(game)
    return brings * (move.hire - len(move.dismiss)) - ESTIMATES.goods.dismissed * lost


def _handled(before: FuggerState, after: FuggerState, seat: Seat, move: Move) -> float:
    """A small cost for handing goods over: otherwise they could go back and forth for ever."""
    return float(isinstance(move, moves.Give))


def imagine(view: FuggerState, seat: Seat, rng: Chooser) -> FuggerState:
    """A possible game: the decks and the box are dealt from the unseen cards."""
    game = copied(view)
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
    seen = replace(Circumstances.of(view, house), trade=free)
    found = plans(Traveller(move.goal, one.goods, free), seen)
    best = max(found, key=lambda plan: plan.worth, default=None)
    deal = next((one for one in view.open if best is not None and one.card == best.cards[0]), None)
    if deal is None:
        return ()
    rounds, _ = rounds_of_way(move.goal, c.TOWN_OF[deal.card], free % YEAR)
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
    novice=NoviceSettings(8),
    hints=HintSettings(tells=toward),
    scale=ChanceScale(time_left, odds_of(Path(__file__).parents[1] / "chances.json")),
)
