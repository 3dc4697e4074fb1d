"""Phases beside the stack, results, sealed answers, open outcry, forced answers: on a small title."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from games.core import (
    AscendingAuction,
    Event,
    Game,
    Move,
    Note,
    Numbers,
    Offer,
    OffersByKind,
    OpenAuction,
    Options,
    Phase,
    Refusal,
    SealedPhase,
    Seat,
    Title,
    TurnContext,
    engine,
    note,
    places,
)
from games.core.chance import Secret

CHANCE = Secret(b"fair")
A, B, C = Seat(0), Seat(1), Seat(2)


class SealBid(Move, frozen=True):
    price: int


class Raise(Move, frozen=True):
    bid: int


class DropOut(Move, frozen=True):
    pass


class Sell(Move, frozen=True):
    goods: int


class Opened(Event, frozen=True):
    prices: tuple[int, ...]


class Sold(Event, frozen=True):
    seat: Seat
    bid: int


class LotState(Game, kw_only=True):
    money: list[int]
    goods: list[int]


class Bids(SealedPhase[LotState]):
    """Sealed bids; the two highest go on in open outcry."""

    rule = "1"
    answers: dict[Seat, int] = {}

    def asks(self, game: LotState, seat: Seat) -> Note:
        return note("ask-bid")

    def offers(self, game: LotState, seat: Seat) -> Iterator[Offer]:
        yield Offer(SealBid, price=Numbers(0, game.money[seat]))

    def _bid(self, ctx: TurnContext[LotState], seat: Seat, move: SealBid) -> None:
        self.seal(seat, move.price)

    handlers = {SealBid: _bid}

    def opened(self, ctx: TurnContext[LotState]) -> None:
        ctx.tell(Opened(tuple(self.answers.values())))
        best = sorted(self.asked, key=lambda seat: (-self.answers[seat], seat))[:2]
        ctx.push(Auction(bid=self.answers[best[0]], bidding=[best[1], best[0]]))

    def resume(self, ctx: TurnContext[LotState], result: tuple[Seat, int]) -> None:
        seat, bid = result
        ctx.game.money[seat] -= bid
        ctx.tell(Sold(seat, bid))
        ctx.end_turn()
        ctx.pop()


class Auction(AscendingAuction[LotState]):
    rule = "2"

    def may_play_forced(self, game: LotState) -> bool:
        return True

    def asks(self, game: LotState, seat: Seat) -> Note:
        return note("ask-raise", bid=self.bid)

    def offers(self, game: LotState, seat: Seat) -> Iterator[Offer]:
        step = self.bid + 1
        poor = None if step <= game.money[seat] else Refusal("ERR_POOR", "2", need=step)
        yield Offer(Raise, last=poor, bid=(step,))
        yield Offer(DropOut)

    def _raise(self, ctx: TurnContext[LotState], seat: Seat, move: Raise) -> None:
        self.raised(move.bid)

    def _drop(self, ctx: TurnContext[LotState], seat: Seat, move: DropOut) -> None:
        self.dropped()

    handlers = {Raise: _raise, DropOut: _drop}

    def sold(self, ctx: TurnContext[LotState]) -> None:
        ctx.done((self.holder, self.bid))


class Shop(Phase[LotState]):
    """Beside the stack: who has goods may sell them at any time."""

    rule = "3"

    def may_answer(self, game: LotState) -> Sequence[Seat]:
        return [Seat(seat) for seat, goods in enumerate(game.goods) if goods]

    def offers(self, game: LotState, seat: Seat) -> Iterator[Offer]:
        yield Offer(Sell, goods=range(1, game.goods[seat] + 1))

    def _sell(self, ctx: TurnContext[LotState], seat: Seat, move: Sell) -> None:
        ctx.game.goods[seat] -= move.goods
        ctx.game.money[seat] += move.goods

    handlers = {Sell: _sell}


class Lot(LotState, kw_only=True):
    phases: list[Bids | Auction]
    always_available: list[Shop] = []


TITLE = Title(
    id="lot",
    seats=range(2, 4),
    game=Lot,
    options=Options,
    events=(Opened, Sold),
    new_game=lambda seats, options: Lot(
        phases=[Bids(asked=[Seat(seat) for seat in range(seats)])],
        always_available=[Shop()],
        money=[5] * seats,
        goods=[2] * seats,
    ),
)


def started() -> Lot:
    return engine.start(TITLE, 3, Options(), CHANCE).game


def play(game: Lot, *answers: tuple[Seat, Move]) -> engine.PlayedResult[Lot]:
    for seat, move in answers:
        played = engine.play(TITLE, game, seat, move, CHANCE)
        game = played.game
    return played


def test_phases_and_moves_of_a_title_are_read_off_its_state() -> None:
    assert TITLE.phases == (Bids, Auction, Shop)
    assert TITLE.moves == (SealBid, Raise, DropOut, Sell)


def test_a_sealed_answer_is_hidden_from_the_others_and_from_nobody_else() -> None:
    game = play(started(), (A, SealBid(3))).game
    assert TITLE.view(game, A).phases[0].answers == {A: 3}
    for other in (None, B):
        seen = TITLE.view(game, other)
        assert seen.phases[0].answers == {} and seen.phases[0].given == [A]
        assert list(engine.waits_for(seen)) == [B, C]


def test_a_sealed_answer_can_be_changed_until_all_are_in() -> None:
    game = play(started(), (A, SealBid(3)), (B, SealBid(1)), (A, SealBid(2)), (C, SealBid(0))).game
    assert game.phases[-1].bid == 2
    refusal = engine.why_not(game, A, SealBid(5))
    assert refusal is not None and refusal.code == "ERR_NOT_YOUR_TURN"


def test_the_order_in_which_sealed_answers_arrive_leaves_no_trace() -> None:
    bids = [(A, SealBid(3)), (B, SealBid(1)), (C, SealBid(2))]
    ends = {TITLE.save(play(started(), *order).game) for order in (bids, bids[::-1], bids[1:] + bids[:1])}
    assert len(ends) == 1


def test_opening_sealed_answers_is_a_fence() -> None:
    assert not play(started(), (A, SealBid(3)), (B, SealBid(1))).irreversible
    assert play(started(), (A, SealBid(3)), (B, SealBid(1)), (C, SealBid(2))).irreversible


def test_a_phase_hands_its_result_to_the_one_below() -> None:
    sold = play(started(), (A, SealBid(3)), (B, SealBid(1)), (C, SealBid(2)), (C, Raise(4)), (A, DropOut()))
    assert sold.events[-1].event == Sold(C, 4) and sold.game.over and sold.turn_over
    assert sold.game.money == [5, 5, 1]


def test_a_forced_answer_is_an_answer_of_its_own_with_what_came_of_it() -> None:
    played = play(started(), (A, SealBid(5)), (B, SealBid(1)), (C, SealBid(2)))
    by_hand, forced = played.actions
    assert (by_hand.seat, by_hand.move, by_hand.forced) == (C, SealBid(2), False)
    assert [told.event for told in by_hand.events] == [Opened((5, 1, 2))]
    assert (forced.seat, forced.move, forced.forced) == (C, DropOut(), True)
    assert [told.event for told in forced.events] == [Sold(A, 5)]


def test_one_answer_played_alone_forces_nothing() -> None:
    game = play(started(), (A, SealBid(5)), (B, SealBid(1))).game
    played = engine.play_one(TITLE, game, C, SealBid(2), CHANCE)
    assert len(played.actions) == 1 and list(engine.waits_for(played.game)) == [C]
    assert engine.play_one(TITLE, played.game, C, DropOut(), CHANCE).game.over


def test_what_stands_beside_the_stack_is_open_to_all_it_names_and_never_waited_for() -> None:
    game = started()
    for seat in (A, B, C):
        assert [offer.move for offer in engine.always_available(game, seat)] == [Sell]
        assert [offer.move for offer in engine.offers(game, seat)] == [SealBid]
    game = play(game, (B, SealBid(4)), (A, SealBid(3)), (C, SealBid(0))).game
    assert list(engine.waits_for(game)) == [A]
    assert engine.is_always_available(game, C, Sell(1)) and not engine.is_always_available(game, A, DropOut())
    after = play(game, (C, Sell(2)), (B, Sell(1))).game
    assert after.money == [5, 6, 7] and list(engine.waits_for(after)) == [A]
    assert engine.always_available(after, C) == []
    refusal = engine.why_not(after, C, Sell(1))
    assert refusal is not None and refusal.code == "ERR_WRONG_PHASE"
    assert play(after, (A, Raise(5))).game.phases[-1].bid == 5, "the auction has not been touched"


def test_nothing_beside_a_game_that_is_over_is_open() -> None:
    over = play(started(), (A, SealBid(5)), (B, SealBid(1)), (C, SealBid(2))).game
    assert over.over and engine.always_available(over, B) == []
    refusal = engine.why_not(over, B, Sell(1))
    assert refusal is not None and refusal.code == "ERR_GAME_OVER"


def test_the_default_answer_is_legal_and_the_last_open_offer_unless_a_phase_says_otherwise() -> None:
    game = started()
    assert engine.default(game, A) == SealBid(0)
    game = play(game, (A, SealBid(3)), (B, SealBid(1)), (C, SealBid(2))).game
    assert engine.default(game, C) == DropOut()


def test_a_phase_without_what_it_needs_says_so() -> None:
    class Empty(Phase[LotState]):
        pass

    empty, ctx = Empty(), TurnContext(started(), CHANCE)
    for call in (lambda: empty.step(ctx), lambda: empty.resume(ctx, 1), lambda: empty.asks(ctx.game, A)):
        with pytest.raises(TypeError, match="Empty"):
            call()


class Weigh(Move, frozen=True):
    grams: int


class Leave(Move, frozen=True):
    pass


class Scales(OffersByKind[Any]):
    """Weighs what there is, if there is anything; `made` counts the offers that were made."""

    made: ClassVar[list[type[Move]]] = []
    grams: int = 0

    def _weigh(self, game: Any, seat: Seat) -> Offer:
        self.made.append(Weigh)
        return Offer(Weigh, grams=range(1, self.grams + 1))

    def _leave(self, game: Any, seat: Seat) -> Offer:
        self.made.append(Leave)
        return Offer(Leave)

    offer_factories = {Weigh: _weigh, Leave: _leave}


def test_of_many_kinds_only_the_offer_is_made_that_a_move_belongs_to() -> None:
    empty, full, made = Scales(), Scales(grams=3), Scales.made
    made.clear()
    offer = full.offer_of(None, A, Weigh)
    assert offer is not None and made == [Weigh]
    assert [move.grams for move in offer.moves()] == [1, 2, 3]
    assert [one.move for one in full.offers(None, A)] == [Weigh, Leave]
    assert [one.move for one in empty.open_offers(None, A)] == [Leave]
    assert empty.offer_of(None, A, SealBid) is None


def test_equal_results_share_a_place() -> None:
    assert places([(7, 1), (9, 0), (7, 1), (3, 5)]) == (2, 1, 2, 4)


class Opening(OpenAuction[LotState]):
    def sold(self, ctx: TurnContext[LotState]) -> None:
        ctx.game.money[self.holder] -= self.bid
        ctx.pop()

    def unsold(self, ctx: TurnContext[LotState]) -> None:
        ctx.pop()


def asked(phase: Opening) -> list[Seat]:
    """Whom an auction waits for. It looks at no state."""
    return list(phase.waits_for(None))  # type: ignore[arg-type]


def test_nobody_holds_an_opening_bid_until_somebody_raises() -> None:
    lot = Opening(bid=3, bidding=[A, B])
    lot.dropped()
    assert asked(lot) == [B], "the last one may still take it, or leave it"
    lot.raised(4)
    assert (asked(lot), lot.holder, lot.bid) == ([], B, 4)


def test_an_auction_at_whose_opening_bid_all_drop_out_is_unsold() -> None:
    ctx = TurnContext(LotState(phases=[], money=[9, 9], goods=[0, 0]), CHANCE)
    for raises, left in ((False, [9, 9]), (True, [9, 5])):
        lot = Opening(bid=3, bidding=[A, B])
        ctx.game.phases = [lot]
        lot.dropped()
        if raises:
            lot.raised(4)
        else:
            lot.dropped()
        assert asked(lot) == []
        lot.step(ctx)
        assert (ctx.game.money, ctx.game.phases) == (left, [])
