"""Phase A: the auctions of a round (rules 4.2)."""

from collections.abc import Iterator, Sequence

from games.core import (
    AscendingAuction,
    Checked,
    Move,
    Note,
    Offer,
    Refusal,
    Seat,
    SeatFigure,
    clockwise,
    note,
)
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.orders import BidAhead, BidOnOthers, BidOnPresent, PutUp, StayOut
from games.florence.model.state import Context, FlorenceState, why_not_pay
from games.florence.rules import standing_orders
from games.florence.rules.characters import take_object
from games.florence.rules.free_moves import FREE_HANDLERS, FREE_OFFERS, DecisionByKind
from games.florence.rules.won_object import why_unusable

RULE = "4.2"
_PRICE = note("hint-florins", florins=c.OPENING_BID)


def _says_alone(move: moves.OpenAuction) -> Note:
    """The last seat in buys without bidding."""
    return note("says-open-alone", kind=move.kind, amount=c.OPENING_BID)


def in_stock(game: FlorenceState, kind: str) -> int:
    """Number of objects of a kind that are left."""
    return len(game.prestige_deck) if kind == "prestige" else game.supply[kind]


def why_not_open(game: FlorenceState, seat: Seat, kind: str) -> Refusal | None:
    """Why a seat may not put a kind of object up (rules 4.2, details)."""
    return why_not_up(game, kind) or _why_not_use(game, seat, kind)


def why_not_up(game: FlorenceState, kind: str) -> Refusal | None:
    """Why nobody may put a kind of object up."""
    if kind not in c.KINDS:
        return Refusal("ERR_KIND_UNKNOWN", "4.1", kinds=c.KINDS)
    if kind in game.sold:
        return Refusal("ERR_KIND_SOLD_THIS_ROUND", RULE, kind=kind)
    if kind in game.closed:
        return Refusal("ERR_KIND_CLOSED", "14.3", kind=kind)
    if not in_stock(game, kind):
        return Refusal("ERR_STACK_EMPTY", RULE, kind=kind)
    return None


def _why_not_use(game: FlorenceState, seat: Seat, kind: str) -> Refusal | None:
    return None if game.options.unusable_objects else why_unusable(game, seat, kind)


class Selecting(DecisionByKind):
    """The first seat clockwise from the start player still `taking_part` puts an object up (4.2.1-2)."""

    rule = RULE

    taking_part: list[Seat]

    def may_play_forced(self, game: FlorenceState) -> bool:
        return not game.options.hide_money

    def waits_for(self, game: FlorenceState) -> Sequence[Seat]:
        return self.taking_part[:1]

    def asks_next(self, game: FlorenceState) -> Sequence[Seat]:
        """Everybody who is certain not to win the present auction. Each of them will put something up or bid,
        and can already say what and how far."""
        bidding = [seat for phase in game.phases if isinstance(phase, Bidding) for seat in phase.bidding]
        return [seat for seat in self.taking_part if seat not in bidding and self._can_bid(game, seat)]

    def _can_bid(self, game: FlorenceState, seat: Seat) -> bool:
        """Whether a seat can raise an opening bid, as far as it is public. If not, it may be passed over."""
        return game.options.hide_money or why_not_pay(game, seat, c.OPENING_BID + c.RAISE, RULE) is None

    def not_awaited(self, game: FlorenceState, seat: Seat) -> Refusal:
        if seat not in self.taking_part:
            return Refusal("ERR_OUT_OF_PHASE", RULE, round=game.round)
        return super().not_awaited(game, seat)

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        if len(self.taking_part) == 1:
            return note("ask-open-alone", amount=c.OPENING_BID)
        return note("ask-open-auction", amount=c.OPENING_BID)

    def _open_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        alone = len(self.taking_part) == 1
        return Offer(
            moves.OpenAuction,
            does=_PRICE,
            says=_says_alone if alone else None,
            last=why_not_pay(game, seat, c.OPENING_BID, RULE),
            previews={"kind": lambda kind: note("hint-object", left=in_stock(game, kind))},
            kind=Checked(c.KINDS, lambda kind: why_not_open(game, seat, kind)),
        )

    def _leave_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(moves.LeaveAuctions, ends=True)

    offer_factories = {moves.OpenAuction: _open_offer, moves.LeaveAuctions: _leave_offer, **FREE_OFFERS}

    def orders(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        if seat in self.taking_part:
            kinds = tuple([kind for kind in c.KINDS if why_not_up(game, kind) is None])
            asked = game.phases[-1] is self and seat == self.taking_part[0]
            up = [phase.kind for phase in game.phases if isinstance(phase, Bidding)]
            later = tuple([kind for kind in kinds if kind not in up])
            yield from standing_orders.ahead_offers(game, seat, kinds, later, asked)

    def _put_up(self, game: FlorenceState, seat: Seat, order: PutUp) -> Move:
        return moves.OpenAuction(order.kind)

    def _stay_out(self, game: FlorenceState, seat: Seat, order: StayOut) -> Move:
        return moves.LeaveAuctions()

    order_handlers = {PutUp: _put_up, StayOut: _stay_out}

    def _open(self, ctx: Context, seat: Seat, move: moves.OpenAuction) -> None:
        ctx.tell(events.AuctionOpened(seat, move.kind, c.OPENING_BID))
        others = [other for other in clockwise(len(ctx.game.houses), seat) if other in self.taking_part]
        ctx.push(Bidding(kind=move.kind, bid=c.OPENING_BID, bidding=[*others[1:], seat]))

    def _leave(self, ctx: Context, seat: Seat, move: moves.LeaveAuctions) -> None:
        self.taking_part.remove(seat)
        ctx.tell(events.AuctionsLeft(seat))

    handlers = {moves.OpenAuction: _open, moves.LeaveAuctions: _leave, **FREE_HANDLERS}

    def resume(self, ctx: Context, result: "Bidding") -> None:
        """The winner takes the object and is out of the round's auctions (rules 4.2.4)."""
        winner = result.holder
        self.taking_part.remove(winner)
        take_object(ctx, winner, result.kind, result.bid)

    def step(self, ctx: Context) -> None:
        ctx.end_turn()
        ctx.pop()


class Bidding(AscendingAuction[FlorenceState], DecisionByKind):
    """Raise by exactly one step or drop out of this auction (rules 4.2.3)."""

    rule = RULE

    kind: str

    def may_play_forced(self, game: FlorenceState) -> bool:
        return not game.options.hide_money

    def asks_next(self, game: FlorenceState) -> Sequence[Seat]:
        """The bidders who have not spoken since the present bid. They can already say how far to go."""
        return [seat for seat in self.bidding[1:-1] if self._why_not_more(game, seat) is None]

    def _why_not_more(self, game: FlorenceState, seat: Seat) -> Refusal | None:
        """Why a seat can't raise, as far as it is public."""
        if game.options.hide_money:
            return _why_not_use(game, seat, self.kind)
        return self._why_not_raise(game, seat)

    def _why_not_raise(self, game: FlorenceState, seat: Seat) -> Refusal | None:
        return _why_not_use(game, seat, self.kind) or why_not_pay(game, seat, self.bid + c.RAISE, RULE)

    def not_awaited(self, game: FlorenceState, seat: Seat) -> Refusal:
        if seat in self.bidding:
            return super().not_awaited(game, seat)
        if seat in selecting(game).taking_part:
            return Refusal("ERR_PASSED_THIS_AUCTION", RULE, kind=self.kind)
        return Refusal("ERR_OUT_OF_PHASE", RULE, round=game.round)

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note(
            "ask-bid", kind=self.kind, bid=self.bid, amount=self.bid + c.RAISE, holder=SeatFigure(self.holder)
        )

    def _raise_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(
            moves.Raise,
            last=self._why_not_raise(game, seat),
            amount=Checked((self.bid + c.RAISE,), self._why_not_amount),
            ends=True,
        )

    def _pass_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(moves.PassBid, ends=True)

    offer_factories = {moves.Raise: _raise_offer, moves.PassBid: _pass_offer, **FREE_OFFERS}

    def orders(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        if seat in self.bidding and _why_not_use(game, seat, self.kind) is None:
            yield standing_orders.present_offer(game, seat, self.kind, self.bid)

    def _bid_ahead(self, game: FlorenceState, seat: Seat, order: BidAhead) -> Move | None:
        return self._within(game, seat, order.limit) if order.kind == self.kind else None

    def _bid_on_others(self, game: FlorenceState, seat: Seat, order: BidOnOthers) -> Move:
        return self._within(game, seat, order.limit)

    def _within(self, game: FlorenceState, seat: Seat, limit: int) -> Move:
        """One step more if the limit allows, else out."""
        amount, shut = self.bid + c.RAISE, self._why_not_raise(game, seat)
        return moves.Raise(amount) if amount <= limit and shut is None else moves.PassBid()

    def _drop_out(self, game: FlorenceState, seat: Seat, order: StayOut) -> Move:
        return moves.PassBid()

    order_handlers = {
        BidAhead: _bid_ahead,
        BidOnPresent: _bid_ahead,
        BidOnOthers: _bid_on_others,
        StayOut: _drop_out,
    }

    def _why_not_amount(self, amount: int) -> Refusal | None:
        exact = self.bid + c.RAISE
        if amount == exact:
            return None
        return Refusal("ERR_BID_NOT_EXACT", RULE, bid=self.bid, exact=exact, step=c.RAISE)

    def _raise(self, ctx: Context, seat: Seat, move: moves.Raise) -> None:
        self.raised(move.amount)
        ctx.tell(events.Raised(seat, self.kind, move.amount))

    def _pass(self, ctx: Context, seat: Seat, move: moves.PassBid) -> None:
        self.dropped()
        ctx.tell(events.BidPassed(seat, self.kind))

    handlers = {moves.Raise: _raise, moves.PassBid: _pass, **FREE_HANDLERS}

    def sold(self, ctx: Context) -> None:
        ctx.done(self)


def selecting(game: FlorenceState) -> Selecting:
    """The round's auction phase on the stack."""
    return next(phase for phase in reversed(game.phases) if isinstance(phase, Selecting))
