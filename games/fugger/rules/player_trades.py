"""Trade between houses: offers, which are always available; the market; where trades are carried out (rules
9.3, 11)."""

from collections.abc import Iterator, Sequence

from games.core import (
    Checked,
    Move,
    Note,
    Numbers,
    Offer,
    Phase,
    Quantities,
    Refusal,
    Seat,
    SeatFigure,
    note,
    one_of,
)
from games.fugger.model import moves, trade_events, versions
from games.fugger.model.amounts import bundle
from games.fugger.model.components import BOND
from games.fugger.model.state import WARE_KEYS, Bundle, Context, FuggerState, House, TradeOffer
from games.fugger.rules.ledger import put_goods, take_goods
from games.fugger.rules.travel.giving import give_goods, give_offer

RULE = "11"


class Market(Phase[FuggerState]):
    """Time for trade between players. `asked`: the seats that have an offer to look at, or asked for time.
    They answer offers beside this question, and say when they are done."""

    rule = "9.3"

    asked: list[Seat]

    def waits_for(self, game: FuggerState) -> Sequence[Seat]:
        return self.asked

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        mine = [trade for trade in game.trades if trade.taker == seat and places_of(game, trade)]
        return note("ask-market", offers=len(mine))

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.Done)

    def _done(self, ctx: Context, seat: Seat, move: moves.Done) -> None:
        self.asked.remove(seat)
        ctx.game.houses[seat].awaits_market = False
        all_seen = not versions.shows_when_possible(ctx.game.since)
        for trade in ctx.game.trades:
            if trade.taker == seat and (all_seen or places_of(ctx.game, trade)):
                trade.looked_at = True

    handlers = {moves.Done: _done}

    def step(self, ctx: Context) -> None:
        ctx.pop()


def market_seats(game: FuggerState) -> list[Seat]:
    """The seats asked at the market: those that wanted time, and those with an offer that can be
    carried out now and that they have not let stand when it could (11)."""
    seats = {seat for seat in game.seats if game.houses[seat].awaits_market}
    seats |= {trade.taker for trade in game.trades if not trade.looked_at and places_of(game, trade)}
    return sorted(seats)


class TradeDesk(Phase[FuggerState], tag="Desk"):
    """Dealings with other houses. The game never waits for them (11)."""

    rule = RULE

    def may_answer(self, game: FuggerState) -> Sequence[Seat]:
        return () if game.stage == "setup" else game.seats

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        if game.stage == "trade":
            yield give_offer(game, seat)
        yield trade_offer(game, seat)
        yield accept_offer(game, seat)
        yield drop_offer(game, seat)
        yield Offer(moves.Release if game.houses[seat].awaits_market else moves.Hold)

    def open_to(self, game: FuggerState, seat: Seat) -> Sequence[Note]:
        """The trades offered to this house (11)."""
        return [trade_note(trade) for trade in game.trades if trade.taker == seat and not trade.accepted]

    def _offer(self, ctx: Context, seat: Seat, move: moves.OfferTrade) -> None:
        game = ctx.game
        if move.instead:
            _drop(ctx, seat, move.instead)
        game.trade_ids += 1
        trade = _trade_of(game.trade_ids, seat, move)
        game.trades.append(trade)
        ctx.tell(trade_events.TradeOffered(seat, trade.taker, trade.id, *_net_of(trade), trade.places))

    def _accept(self, ctx: Context, seat: Seat, move: moves.AcceptTrade) -> None:
        game = ctx.game
        trade = game.trade(move.trade)
        places = places_of(game, trade)
        if isinstance(game.phases[-1], Market) and places:
            _make_trade(ctx, trade, places[0])
            if versions.retries_trades(game.since):
                carry_out_accepted(ctx)
        else:
            trade.accepted = True
            ctx.tell(trade_events.TradeAccepted(seat, trade.id))

    handlers = {
        moves.Give: give_goods,
        moves.OfferTrade: _offer,
        moves.AcceptTrade: _accept,
        moves.DropTrade: lambda self, ctx, seat, move: _drop(ctx, seat, move.trade),
        moves.Hold: lambda self, ctx, seat, move: await_market(ctx, seat, True),
        moves.Release: lambda self, ctx, seat, move: await_market(ctx, seat, False),
    }


def await_market(ctx: Context, seat: Seat, wanted: bool) -> None:
    """A house asks for time at the next market, or withdraws that."""
    ctx.game.houses[seat].awaits_market = wanted
    ctx.tell(trade_events.MarketHeld(seat, wanted))


def _drop(ctx: Context, seat: Seat, id: int) -> None:
    trade = ctx.game.trade(id)
    ctx.game.trades.remove(trade)
    own = seat == trade.giver
    ctx.tell((trade_events.TradeWithdrawn if own else trade_events.TradeDeclined)(seat, id))


# Offers of trade


def trade_offer(game: FuggerState, seat: Seat) -> Offer:
    """What a house gives and wants, within what each side has. Something must change hands both ways or as
    a present; florins go one way only."""

    def wants(taker: Seat, gives: Bundle) -> Quantities:
        wares = game.houses[taker].wares
        return Quantities({ware: count for ware, count in wares.items() if ware not in dict(gives)})

    def gets(taker: Seat, gives: Bundle, wanted: Bundle, paid: int) -> Checked:
        if paid:
            return one_of((0,), Refusal("ERR_FLORINS_BOTH_WAYS", RULE, florins=paid))
        most = game.houses[taker].florins
        least = 1 if not (gives or wanted) else 0
        return Numbers(min(least, most), most, 1, usual=(0,), rule=RULE)

    others = [other for other in game.seats if other != seat]
    house, offered = game.houses[seat], [trade for trade in game.trades if trade.taker == seat]
    return Offer(
        moves.OfferTrade,
        says=lambda move: trade_note(_trade_of(0, seat, move)),
        whole=_why_not_both_ways,
        taker=one_of(others, Refusal("ERR_BAD_TARGET", RULE)),
        gives=lambda taker: Quantities(house.wares),
        wants=wants,
        pays=Numbers(0, house.florins, 1, usual=(0,), rule=RULE),
        gets=gets,
        instead=lambda taker, *before: (0, *(trade.id for trade in offered if trade.giver == taker)),
        place=lambda *before: _choice_of_place(game, _trade_of(0, seat, moves.OfferTrade(*before))),
    )


def _why_not_both_ways(move: moves.OfferTrade) -> Refusal | None:
    both = [ware for ware, _ in move.wants if ware in dict(move.gives)]
    return Refusal("ERR_BOTH_WAYS", RULE, ware=both[0]) if both else None


def _trade_of(id: int, seat: Seat, move: moves.OfferTrade) -> TradeOffer:
    """The trade offer of a move, with the wares in the order of WARE_KEYS."""
    gives, wants = (
        tuple(sorted(bundle, key=lambda pair: WARE_KEYS.index(pair[0])))
        for bundle in (move.gives, move.wants)
    )
    return TradeOffer(id, seat, move.taker, gives, move.pays, wants, move.gets, place=move.place or "")


def _choice_of_place(game: FuggerState, trade: TradeOffer) -> Checked:
    """An offer names one of the places possible now, if there are several."""
    places = tuple(places_of(game, trade))
    several = len(places) > 1
    refusal = Refusal("ERR_NO_CONTACT", RULE, **({"places": places} if several else {}))
    named = places if several else ("",)
    return Checked(named, lambda place: None if place in (None, *named) else refusal, named)


def accept_offer(game: FuggerState, seat: Seat) -> Offer:
    """Accept an offer made to this house. If there is only one, a single click does it, and the offer
    shows all its terms."""
    mine = {trade.id: trade for trade in game.trades if trade.taker == seat and not trade.accepted}
    terms = trade_note(next(iter(mine.values()))) if len(mine) == 1 else None
    return _about_trades(game, moves.AcceptTrade, mine, terms)


def drop_offer(game: FuggerState, seat: Seat) -> Offer:
    """Decline an offer made to this house, or withdraw its own, accepted or not."""
    mine = {trade.id: trade for trade in game.trades if seat in (trade.giver, trade.taker)}
    return _about_trades(game, moves.DropTrade, mine)


def _about_trades(
    game: FuggerState, move: type[Move], mine: dict[int, TradeOffer], terms: Note | None = None
) -> Offer:
    """A move that names one of these trades; `terms`: what it does if there is only one."""

    def why_not(id: int) -> Refusal | None:
        if id in mine:
            return None
        known = any(trade.id == id for trade in game.trades)
        return Refusal("ERR_NOT_YOUR_OFFER" if known else "ERR_NO_SUCH_OFFER", RULE)

    return Offer(
        move,
        does=terms,
        closed=None if game.trades else Refusal("ERR_NO_SUCH_OFFER", RULE),
        previews={"trade": lambda id: trade_note(mine[id])},
        trade=Checked(tuple(mine), why_not, tuple(mine)),
    )


def trade_note(trade: TradeOffer) -> Note:
    """An offer in words."""
    return Note(
        "hint-trade",
        {
            "giver": SeatFigure(trade.giver),
            "taker": SeatFigure(trade.taker),
            "gives": bundle(trade.gives, trade.pays),
            "gets": bundle(trade.wants, trade.gets),
            "places": trade.places,
        },
    )


# Contact, and carrying out


def meeting_places(game: FuggerState, one: Seat, other: Seat) -> Iterator[str]:
    """Where two houses meet: merchants of both on one space, or a merchant of one at the other's home."""
    first, second = game.houses[one], game.houses[other]
    for mine, theirs in ((first, second), (second, first)):
        for merchant in mine.merchants:
            if merchant.space and (theirs.has_merchant_in(merchant.space) or theirs.home == merchant.space):
                yield merchant.space


def _has(house: House, wares: Bundle, city: str) -> bool:
    """Whether a house has these goods in its places in a city."""
    return all(ware == BOND or house.amount_in(city, ware) >= count for ware, count in wares)


def _needs_contact(game: FuggerState, trade: TradeOffer) -> bool:
    """Goods change hands only where the houses meet; bonds anywhere, unless the table says otherwise."""
    wares = [ware for ware, _ in (*trade.gives, *trade.wants)]
    return any(ware != BOND for ware in wares) or (game.options.bonds_need_contact and BOND in wares)


def places_of(game: FuggerState, trade: TradeOffer) -> list[str]:
    """Where a trade can be carried out now, places of its giver's merchants first; [""] if no contact is
    needed. Empty if the houses don't meet where the goods are, or one of them can't pay. Without another
    choice it takes place in the first."""
    giver, taker = game.houses[trade.giver], game.houses[trade.taker]
    sides = ((giver, trade.pays, trade.gives), (taker, trade.gets, trade.wants))
    for house, florins, wares in sides:
        if house.florins < florins or house.bonds < dict(wares).get(BOND, 0):
            return []
    if not _needs_contact(game, trade):
        return [""]
    return [
        city
        for city in dict.fromkeys(meeting_places(game, trade.giver, trade.taker))
        if trade.place in ("", city) and all(_has(house, wares, city) for house, _, wares in sides)
    ]


def _make_trade(ctx: Context, trade: TradeOffer, city: str) -> None:
    """Goods, bonds and money change hands; the offer is gone."""
    game = ctx.game
    _hand(game, trade.giver, trade.taker, trade.gives, trade.pays, city)
    _hand(game, trade.taker, trade.giver, trade.wants, trade.gets, city)
    game.trades.remove(trade)
    places = (city,) if city else ()
    ctx.tell(trade_events.TradeMade(trade.giver, trade.taker, trade.id, *_net_of(trade), places))


def _hand(game: FuggerState, source: Seat, target: Seat, wares: Bundle, florins: int, city: str) -> None:
    giver, taker = game.houses[source], game.houses[target]
    giver.florins -= florins
    taker.florins += florins
    for ware, count in wares:
        if ware == BOND:
            giver.bonds -= count
            taker.bonds += count
        else:
            take_goods(giver, city, ware, count)
            put_goods(taker, city, ware, count)


def _net_of(trade: TradeOffer) -> tuple[int, int, int, int, int]:
    """What a trade changes for its giver: cloth, spice, metal, bonds, florins."""
    gives, wants = dict(trade.gives), dict(trade.wants)
    cloth, spice, metal, bonds = (wants.get(ware, 0) - gives.get(ware, 0) for ware in WARE_KEYS)
    return cloth, spice, metal, bonds, trade.gets - trade.pays


def carry_out_accepted(ctx: Context) -> None:
    """In the trade phase: carries out accepted trades that are possible, and repeats until nothing
    changes, as one trade may bring what another needs (11)."""
    changed = True
    while changed:
        changed = False
        for trade in [trade for trade in ctx.game.trades if trade.accepted]:
            if places := places_of(ctx.game, trade):
                _make_trade(ctx, trade, places[0])
                changed = versions.retries_trades(ctx.game.since)
