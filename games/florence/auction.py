"""Phase A: the auctions of a round (rules 4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core import Checked, Flow, Move, Note, Offer, Phase, Refusal, Seat, clockwise, note
from games.florence import components as c
from games.florence import events, moves
from games.florence.free import FREE_MOVES, answer_free, free_offers
from games.florence.winning import award, why_unusable

if TYPE_CHECKING:
    from games.florence.game import Florence

RULE = "4.2"


def in_stock(game: Florence, kind: str) -> int:
    """How many objects of a kind are left."""
    return len(game.prestige_deck) if kind == "prestige" else game.supply[kind]


def why_not_open(game: Florence, seat: Seat, kind: str) -> Refusal | None:
    """Why a seat may not put a kind of object up (rules 4.2, details)."""
    if kind not in c.KINDS:
        return Refusal("ERR_KIND_UNKNOWN", "4.1", kinds=c.KINDS)
    if kind in game.sold:
        return Refusal("ERR_KIND_SOLD_THIS_ROUND", RULE, kind=kind)
    if kind in game.closed:
        return Refusal("ERR_KIND_CLOSED", "14.3", kind=kind)
    if not in_stock(game, kind):
        return Refusal("ERR_STACK_EMPTY", RULE, kind=kind)
    return _why_not_use(game, seat, kind)


def _why_not_use(game: Florence, seat: Seat, kind: str) -> Refusal | None:
    return None if game.options.unusable_objects else why_unusable(game, seat, kind)


def why_not_pay(game: Florence, seat: Seat, amount: int, rule: str) -> Refusal | None:
    """Why a seat cannot pay so many florins."""
    have = game.houses[seat].florins
    if have >= amount:
        return None
    return Refusal("ERR_INSUFFICIENT_FUNDS", rule, need=amount, have=have, missing=amount - have)


class Selecting(Phase):
    """The first player clockwise from the start player still `taking_part` puts an object up (4.2.1-2)."""

    rule: ClassVar[str] = RULE
    answered_by: ClassVar[tuple[type[Move], ...]] = (moves.OpenAuction, moves.LeaveAuctions, *FREE_MOVES)

    taking_part: list[Seat]

    def tell_forced(self, game: Florence) -> bool:
        return not game.options.hide_money

    def waits_for(self, game: Florence) -> Sequence[Seat]:
        return self.taking_part[:1]

    def not_awaited(self, game: Florence, seat: Seat) -> Refusal:
        if seat not in self.taking_part:
            return Refusal("ERR_OUT_OF_PHASE", RULE, round=game.round)
        return Refusal("ERR_NOT_YOUR_TURN", RULE)

    def asks(self, game: Florence, seat: Seat) -> Note:
        return note("ask-open-auction", amount=c.OPENING_BID)

    def offers(self, game: Florence, seat: Seat) -> Iterator[Offer]:
        yield Offer(
            moves.OpenAuction,
            last=why_not_pay(game, seat, c.OPENING_BID, RULE),
            hints={"kind": lambda kind: note("hint-object", left=in_stock(game, kind))},
            kind=Checked(c.KINDS, lambda kind: why_not_open(game, seat, kind)),
        )
        yield Offer(moves.LeaveAuctions)
        yield from free_offers(game, seat)

    def answer(self, flow: Flow, seat: Seat, move: Move) -> None:
        if answer_free(flow, seat, move):
            return
        if isinstance(move, moves.OpenAuction):
            self._open(flow, seat, move.kind)
        else:
            self.taking_part.remove(seat)
            flow.tell(events.AuctionsLeft(seat))

    def _open(self, flow: Flow, seat: Seat, kind: str) -> None:
        flow.tell(events.AuctionOpened(seat, kind, c.OPENING_BID))
        others = [other for other in clockwise(len(flow.game.houses), seat) if other in self.taking_part]
        flow.push(Bidding(kind, c.OPENING_BID, [*others[1:], seat]))
        if len(others) == 1:
            _settle(flow)

    def step(self, flow: Flow) -> None:
        flow.pop()


class Bidding(Phase):
    """Raise by exactly one step or drop out of this auction (rules 4.2.3).

    `bidding`: those still in, next to speak first; the last of them made the present `bid`."""

    rule: ClassVar[str] = RULE
    answered_by: ClassVar[tuple[type[Move], ...]] = (moves.Raise, moves.PassBid, *FREE_MOVES)

    kind: str
    bid: int
    bidding: list[Seat]

    def tell_forced(self, game: Florence) -> bool:
        return not game.options.hide_money

    def waits_for(self, game: Florence) -> Sequence[Seat]:
        return self.bidding[:1]

    def not_awaited(self, game: Florence, seat: Seat) -> Refusal:
        if seat in self.bidding:
            return Refusal("ERR_NOT_YOUR_TURN", RULE)
        if seat in selecting(game).taking_part:
            return Refusal("ERR_PASSED_THIS_AUCTION", RULE, kind=self.kind)
        return Refusal("ERR_OUT_OF_PHASE", RULE, round=game.round)

    def asks(self, game: Florence, seat: Seat) -> Note:
        return note(
            "ask-bid", kind=self.kind, bid=self.bid, amount=self.bid + c.RAISE, holder=self.bidding[-1]
        )

    def offers(self, game: Florence, seat: Seat) -> Iterator[Offer]:
        amount = self.bid + c.RAISE
        yield Offer(
            moves.Raise,
            last=_why_not_use(game, seat, self.kind) or why_not_pay(game, seat, amount, RULE),
            amount=Checked((amount,), self._why_not_amount),
        )
        yield Offer(moves.PassBid)
        yield from free_offers(game, seat)

    def _why_not_amount(self, amount: int) -> Refusal | None:
        exact = self.bid + c.RAISE
        if amount == exact:
            return None
        return Refusal("ERR_BID_NOT_EXACT", RULE, bid=self.bid, exact=exact, step=c.RAISE)

    def answer(self, flow: Flow, seat: Seat, move: Move) -> None:
        if answer_free(flow, seat, move):
            return
        self.bidding.remove(seat)
        if isinstance(move, moves.Raise):
            self.bidding.append(seat)
            self.bid = move.amount
            flow.tell(events.Raised(seat, self.kind, move.amount))
        else:
            flow.tell(events.BidPassed(seat, self.kind))
            if len(self.bidding) == 1:
                _settle(flow)


def selecting(game: Florence) -> Selecting:
    """The round's auction phase on the stack."""
    return next(phase for phase in reversed(game.phases) if isinstance(phase, Selecting))


def _settle(flow: Flow) -> None:
    """The one bidder left pays, takes the object and is out of the round's auctions."""
    auction: Bidding = flow.game.phases[-1]
    flow.pop()
    winner = auction.bidding[0]
    selecting(flow.game).taking_part.remove(winner)
    award(flow, winner, auction.kind, auction.bid)
