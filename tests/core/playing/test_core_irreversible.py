"""Fences: what has been drawn, rolled or revealed cannot be unseen."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from games.core import (
    Game,
    Move,
    Note,
    Offer,
    Options,
    Phase,
    Seat,
    SingleSeatPhase,
    Title,
    TurnContext,
    engine,
    note,
)
from games.core.chance import Secret


@pytest.fixture
def ctx() -> TurnContext[Game]:
    return TurnContext(Game(phases=[]), Secret(b"fair"))


@pytest.mark.parametrize(
    "act",
    [lambda ctx: ctx.shuffle("cards", "abc"), lambda ctx: ctx.roll("die", 6), lambda ctx: ctx.reveal()],
    ids=["a draw", "a roll", "a reveal"],
)
def test_chance_and_revealing_are_fences(
    ctx: TurnContext[Game], act: Callable[[TurnContext[Game]], object]
) -> None:
    assert not ctx.irreversible
    act(ctx)
    assert ctx.irreversible


def test_the_end_of_a_turn_is_not_a_fence_and_a_fence_ends_no_turn(ctx: TurnContext[Game]) -> None:
    ctx.end_turn()
    assert (ctx.turn_over, ctx.irreversible) == (True, False)
    other = TurnContext(Game(phases=[]), Secret(b"fair"))
    other.roll("die", 6)
    assert (other.turn_over, other.irreversible) == (False, True)


class OfferTo(Move, frozen=True):
    seat: Seat


class Take(Move, frozen=True):
    pass


class StallState(Game, kw_only=True):
    offered: list[Seat] = []


class Turn(SingleSeatPhase[StallState]):
    def asks(self, game: StallState, seat: Seat) -> Note:
        return note("ask-offer")

    def offers(self, game: StallState, seat: Seat) -> Iterator[Offer]:
        yield Offer(OfferTo, seat=range(3))

    def _offer(self, ctx: TurnContext[StallState], seat: Seat, move: OfferTo) -> None:
        ctx.game.offered = [move.seat]

    handlers = {OfferTo: _offer}


class Stall(Phase[StallState]):
    def may_answer(self, game: StallState) -> Sequence[Seat]:
        return game.offered

    def open_to(self, game: StallState, seat: Seat) -> Sequence[Note]:
        return [note("hint-offer")] if seat in game.offered else []

    def offers(self, game: StallState, seat: Seat) -> Iterator[Offer]:
        yield Offer(Take)

    def _take(self, ctx: TurnContext[StallState], seat: Seat, move: Take) -> None:
        ctx.game.offered = []

    handlers = {Take: _take}


class Fair(StallState, kw_only=True):
    phases: list[Turn]
    always_available: list[Stall] = []


FAIR: Any = Title(
    id="fair",
    seats=range(3, 4),
    game=Fair,
    options=Options,
    events=(),
    new_game=lambda seats, options: Fair(phases=[Turn(Seat(0))], always_available=[Stall()]),
)


def test_what_a_move_opens_to_another_seat_is_a_fence_and_what_was_open_before_is_none() -> None:
    game = engine.start(FAIR, 3, Options(), Secret(b"fair")).game
    mine = engine.play(FAIR, game, Seat(0), OfferTo(Seat(0)), Secret(b"fair"))
    assert not mine.irreversible
    others = engine.play(FAIR, game, Seat(0), OfferTo(Seat(1)), Secret(b"fair"))
    assert others.irreversible
    again = engine.play(FAIR, others.game, Seat(0), OfferTo(Seat(1)), Secret(b"fair"))
    assert not again.irreversible
