"""Trade between players: standing offers, contact, carrying out (rules 9.3, 11)."""

from collections.abc import Iterator

from games.core import Seat, TurnContext
from games.fugger.model import trade_events
from games.fugger.model.components import BOND, GOODS
from games.fugger.model.ledger import put_goods, take_goods
from games.fugger.model.state import Bundle, FuggerState, House, TradeOffer

RULE = "9.3"


def meeting_places(game: FuggerState, one: Seat, other: Seat) -> Iterator[str]:
    """Where two houses meet: merchants of both on one space, or a merchant of one at the other's home."""
    first, second = game.houses[one], game.houses[other]
    for merchant in first.merchants:
        if merchant.space and (second.has_merchant_in(merchant.space) or second.home == merchant.space):
            yield merchant.space
    for merchant in second.merchants:
        if merchant.space and first.home == merchant.space:
            yield merchant.space


def _has(house: House, wares: Bundle, city: str) -> bool:
    """Whether a house has these goods in its places in a city."""
    return all(ware == BOND or house.amount_in(city, GOODS.index(ware)) >= count for ware, count in wares)


def needs_contact(game: FuggerState, trade: TradeOffer) -> bool:
    """Goods change hands only where the houses meet; bonds anywhere, unless the table says otherwise."""
    wares = [ware for ware, _ in (*trade.gives, *trade.wants)]
    return any(ware != BOND for ware in wares) or (game.options.bonds_need_contact and BOND in wares)


def places_of(game: FuggerState, trade: TradeOffer) -> list[str]:
    """Where a trade can be carried out now, places of its giver's merchants first; [""] if no contact is
    needed. Empty if the houses don't meet where the goods are, or one of them can't pay."""
    giver, taker = game.houses[trade.giver], game.houses[trade.taker]
    sides = ((giver, trade.pays, trade.gives), (taker, trade.gets, trade.wants))
    for house, florins, wares in sides:
        if house.florins < florins or house.bonds < dict(wares).get(BOND, 0):
            return []
    if not needs_contact(game, trade):
        return [""]
    met = dict.fromkeys(meeting_places(game, trade.giver, trade.taker))
    return [
        city
        for city in met
        if trade.place in ("", city) and all(_has(house, wares, city) for house, _, wares in sides)
    ]


def place_of(game: FuggerState, trade: TradeOffer) -> str | None:
    """The place of a trade carried out now: the one it names, else the first possible; None if it is
    impossible."""
    return next(iter(places_of(game, trade)), None)


def places_to_name(game: FuggerState, trade: TradeOffer) -> tuple[str, ...]:
    """The places of which an offer must name one: those possible now, if there are several."""
    found = places_of(game, trade)
    return tuple(found) if len(found) > 1 else ()


def make_trade(ctx: TurnContext[FuggerState], trade: TradeOffer, city: str) -> None:
    """Goods, bonds and money change hands; the offer is gone."""
    game = ctx.game
    _hand(game, trade.giver, trade.taker, trade.gives, trade.pays, city)
    _hand(game, trade.taker, trade.giver, trade.wants, trade.gets, city)
    game.trades = [other for other in game.trades if other.id != trade.id]
    places = (city,) if city else ()
    ctx.tell(trade_events.TradeMade(trade.giver, trade.taker, trade.id, *net_of(trade), places))


def _hand(game: FuggerState, source: Seat, target: Seat, wares: Bundle, florins: int, city: str) -> None:
    giver, taker = game.houses[source], game.houses[target]
    giver.florins -= florins
    taker.florins += florins
    for ware, count in wares:
        if ware == BOND:
            giver.bonds -= count
            taker.bonds += count
        else:
            take_goods(giver, city, GOODS.index(ware), count)
            put_goods(taker, city, GOODS.index(ware), count)


def net_of(trade: TradeOffer) -> tuple[int, int, int, int, int]:
    """What a trade changes for its giver: cloth, spice, metal, bonds, florins."""
    gives, wants = dict(trade.gives), dict(trade.wants)
    cloth, spice, metal, bonds = (wants.get(ware, 0) - gives.get(ware, 0) for ware in (*GOODS, BOND))
    return cloth, spice, metal, bonds, trade.gets - trade.pays


def carry_out_accepted(ctx: TurnContext[FuggerState]) -> None:
    """In the trade phase: carries out accepted trades that are possible, and repeats until nothing
    changes, as one trade may bring what another needs (11). Once in games of version 1."""
    changed = True
    while changed:
        changed = False
        for trade in [trade for trade in ctx.game.trades if trade.accepted]:
            city = place_of(ctx.game, trade)
            if city is not None:
                make_trade(ctx, trade, city)
                changed = ctx.game.as_mended


def market_seats(game: FuggerState) -> list[Seat]:
    """The seats asked at the market: those that wanted time, and those with an acceptable offer they have
    not seen yet (10, T1)."""
    found = {Seat(seat) for seat, house in enumerate(game.houses) if house.awaits_market}
    found |= {trade.taker for trade in game.trades if not trade.looked_at and places_of(game, trade)}
    return sorted(found)
