"""What is always available to a house: handing goods over, trade, time at the market (rules 11)."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

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
    TurnContext,
)
from games.fugger.model import moves, trade_events
from games.fugger.model.amounts import bundle
from games.fugger.model.components import BOND, GOODS
from games.fugger.model.state import WARE_KEYS, Bundle, FuggerState, TradeOffer
from games.fugger.rules.player_trades import carry_out_accepted, make_trade, net_of, place_of, places_to_name
from games.fugger.rules.trade_phase import Market
from games.fugger.travel.transfer import give_offer, hand_over

RULE = "11"


class Desk(Phase[FuggerState]):
    """Dealings with other houses. The game never waits for them (11)."""

    rule: ClassVar[str] = RULE

    def may_answer(self, game: FuggerState) -> Sequence[Seat]:
        return () if game.stage == "setup" else game.seats

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        if game.stage == "trade":
            yield give_offer(game, seat)
        yield offer_offer(game, seat)
        yield accept_offer(game, seat)
        yield drop_trade_offer(game, seat)
        yield Offer(moves.Release if game.houses[seat].awaits_market else moves.Hold)

    def _offer(self, ctx: TurnContext[FuggerState], seat: Seat, move: moves.OfferTrade) -> None:
        game = ctx.game
        if move.instead:
            _drop(ctx, seat, move.instead)
        game.trade_ids += 1
        trade = _trade_of(game.trade_ids, seat, move)
        game.trades.append(trade)
        told = trade_events.TradeOffered(seat, trade.taker, trade.id, *net_of(trade), trade.places)
        ctx.tell(told)

    def _accept(self, ctx: TurnContext[FuggerState], seat: Seat, move: moves.AcceptTrade) -> None:
        game = ctx.game
        trade = next(trade for trade in game.trades if trade.id == move.trade)
        city = place_of(game, trade)
        if isinstance(game.phases[-1], Market) and city is not None:
            make_trade(ctx, trade, city)
            if game.as_mended:
                carry_out_accepted(ctx)
        else:
            trade.accepted = True
            ctx.tell(trade_events.TradeAccepted(seat, trade.id))

    def _drop_trade(self, ctx: TurnContext[FuggerState], seat: Seat, move: moves.DropTrade) -> None:
        _drop(ctx, seat, move.trade)

    def _hold(self, ctx: TurnContext[FuggerState], seat: Seat, move: moves.Hold | moves.Release) -> None:
        wanted = isinstance(move, moves.Hold)
        ctx.game.houses[seat].awaits_market = wanted
        ctx.tell(trade_events.MarketHeld(seat, wanted))

    handlers = {
        moves.Give: hand_over,
        moves.OfferTrade: _offer,
        moves.AcceptTrade: _accept,
        moves.DropTrade: _drop_trade,
        moves.Hold: _hold,
        moves.Release: _hold,
    }


def _drop(ctx: TurnContext[FuggerState], seat: Seat, id: int) -> None:
    game = ctx.game
    trade = next(trade for trade in game.trades if trade.id == id)
    game.trades.remove(trade)
    own = seat == trade.giver
    ctx.tell((trade_events.TradeWithdrawn if own else trade_events.TradeDeclined)(seat, id))


# Offers of trade


class Wares(Quantities):
    """Wares and how many; named in any order. `given`: those that go the other way."""

    __slots__ = ("given",)

    def __init__(self, most: dict[str, int], given: Bundle = ()) -> None:
        super().__init__({ware: count for ware, count in most.items() if ware not in dict(given)})
        self.given = dict(given)

    def why_not(self, value: Any) -> Refusal | None:
        wares = in_order(value) if isinstance(value, tuple) else value
        both = [
            pair[0] for pair in wares or () if isinstance(pair, tuple) and pair[:1] and pair[0] in self.given
        ]
        return Refusal("BOTH_WAYS", RULE, ware=both[0]) if both else super().why_not(wares)


def in_order(bundle: Bundle) -> Bundle:
    """The wares in the order of WARE_KEYS; unknown ones stay in place."""
    known = [pair for pair in bundle if isinstance(pair, tuple | list) and pair and pair[0] in WARE_KEYS]
    if len(known) < len(bundle):
        return bundle
    return tuple(sorted(bundle, key=lambda pair: WARE_KEYS.index(pair[0])))


def wares_of(game: FuggerState, seat: Seat) -> dict[str, int]:
    """All the goods and bonds of a house, wherever they are."""
    house = game.houses[seat]
    found = {good: house.total(at) for at, good in enumerate(GOODS)} | {BOND: house.bonds}
    return {ware: count for ware, count in found.items() if count}


def offer_offer(game: FuggerState, seat: Seat) -> Offer:
    """What a house gives and wants, within what each side has. Something must change hands both ways or as
    a present; florins go one way only."""

    def why_not_taker(taker: Seat) -> Refusal | None:
        return None if taker in others else Refusal("BAD_TARGET", RULE)

    def wants(taker: Seat, gives: Bundle) -> Quantities:
        return Wares(wares_of(game, taker), gives)

    def gets(taker: Seat, gives: Bundle, wanted: Bundle, paid: int) -> Checked:
        if paid:
            one_way = Refusal("FLORINS_BOTH_WAYS", RULE, florins=paid)
            return Checked((0,), lambda florins: None if florins == 0 else one_way, (0,))
        most = game.houses[taker].florins
        least = 1 if not (gives or wanted) else 0
        return Numbers(min(least, most), most, 1, usual=(0,), rule=RULE)

    def instead(*before: object) -> tuple[int, ...]:
        taker = before[0]
        return (0, *(trade.id for trade in game.trades if trade.taker == seat and trade.giver == taker))

    def places(*before: Any) -> Checked:
        return _places(places_to_name(game, _trade_of(0, seat, moves.OfferTrade(*before))))

    others = [other for other in game.seats if other != seat]
    return Offer(
        moves.OfferTrade,
        says=lambda move: hint_trade(_trade_of(0, seat, move)),
        taker=Checked(others, why_not_taker, others),
        gives=lambda taker: Wares(wares_of(game, seat)),
        wants=wants,
        pays=Numbers(0, game.houses[seat].florins, 1, usual=(0,), rule=RULE),
        gets=gets,
        instead=instead,
        place=places,
    )


def _trade_of(id: int, seat: Seat, move: moves.OfferTrade) -> TradeOffer:
    """The trade offer of a move."""
    gives, wants = in_order(move.gives), in_order(move.wants)
    return TradeOffer(id, seat, move.taker, gives, move.pays, wants, move.gets, place=move.place or "")


def _places(named: tuple[str, ...]) -> Checked:
    """One of the places to choose from, or none if there are none."""

    def why_not(place: str | None) -> Refusal | None:
        if place is None or place in (named or ("",)):
            return None
        return Refusal("NO_CONTACT", RULE, places=named) if named else Refusal("NO_CONTACT", RULE)

    return Checked(named or ("",), why_not, named or ("",))


def accept_offer(game: FuggerState, seat: Seat) -> Offer:
    """Accept an offer made to this house. If there is only one, a single click does it, and the offer
    shows all its terms."""
    mine = {trade.id: trade for trade in game.trades if trade.taker == seat and not trade.accepted}
    offer = _about_trades(game, moves.AcceptTrade, mine)
    offer.does = hint_trade(next(iter(mine.values()))) if len(mine) == 1 else None
    return offer


def drop_trade_offer(game: FuggerState, seat: Seat) -> Offer:
    """Decline an offer made to this house, or withdraw its own, accepted or not."""
    mine = {trade.id: trade for trade in game.trades if seat in (trade.giver, trade.taker)}
    return _about_trades(game, moves.DropTrade, mine)


def _about_trades(game: FuggerState, move: type[Move], mine: dict[int, TradeOffer]) -> Offer:
    """An offer with the numbers of these trades."""

    def why_not(id: int) -> Refusal | None:
        if id in mine:
            return None
        known = any(trade.id == id for trade in game.trades)
        return Refusal("NOT_YOUR_OFFER" if known else "NO_SUCH_OFFER", RULE)

    return Offer(
        move,
        closed=None if game.trades else Refusal("NO_SUCH_OFFER", RULE),
        hints={"trade": lambda id: hint_trade(mine[id])},
        trade=Checked(tuple(mine), why_not, tuple(mine)),
    )


def hint_trade(trade: TradeOffer) -> Note:
    """An offer in words."""
    return Note(
        "hint-trade",
        {
            "giver": trade.giver,
            "taker": trade.taker,
            "gives": bundle(trade.gives, trade.pays),
            "gets": bundle(trade.wants, trade.gets),
            "places": trade.places,
        },
    )
