"""Others answer in the middle of a seat's turn, which then goes on; its panel says so before it confirms."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.screens.panel.entries import consequence
from games.core import (
    Event,
    Game,
    Interrupt,
    Move,
    Note,
    Offer,
    Options,
    Seat,
    SingleSeatPhase,
    Title,
    TurnContext,
    engine,
    note,
)
from games.core.chance import Secret
from games.manager.model.table import play_move

CHANCE = Secret(b"fair")
A, B, C = Seat(0), Seat(1), Seat(2)


class Build(Move, frozen=True):
    pass


class EndTurn(Move, frozen=True):
    pass


class Allow(Move, frozen=True):
    pass


class Forbid(Move, frozen=True):
    pass


class Built(Event, frozen=True):
    seat: Seat


class Forbidden(Event, frozen=True):
    seat: Seat


class TownState(Game, kw_only=True):
    built: int = 0


class Turn(SingleSeatPhase[TownState]):
    """Build as often as the others allow."""

    rule = "1"

    def asks(self, game: TownState, seat: Seat) -> Note:
        return note("ask-turn")

    def offers(self, game: TownState, seat: Seat) -> Iterator[Offer]:
        yield Offer(Build)
        yield Offer(EndTurn)

    def _build(self, ctx: TurnContext[TownState], seat: Seat, move: Build) -> None:
        ctx.push(Veto(left=[B, C]))

    def _end(self, ctx: TurnContext[TownState], seat: Seat, move: EndTurn) -> None:
        ctx.end_turn()
        self.seat = B

    handlers = {Build: _build, EndTurn: _end}

    def resume(self, ctx: TurnContext[TownState], result: Seat | None) -> None:
        if result is None:
            ctx.game.built += 1
            ctx.tell(Built(self.seat))
        else:
            ctx.tell(Forbidden(result))


class Veto(Interrupt[TownState]):
    """Each of the others may forbid it."""

    rule = "2"

    def asks(self, game: TownState, seat: Seat) -> Note:
        return note("ask-veto")

    def offers(self, game: TownState, seat: Seat) -> Iterator[Offer]:
        yield Offer(Allow)
        yield Offer(Forbid)

    def _allow(self, ctx: TurnContext[TownState], seat: Seat, move: Allow) -> None:
        self.spoken()

    def _forbid(self, ctx: TurnContext[TownState], seat: Seat, move: Forbid) -> None:
        ctx.done(seat)

    handlers = {Allow: _allow, Forbid: _forbid}


class Town(TownState, kw_only=True):
    phases: list[Turn | Veto]


TITLE: Any = Title(
    id="town",
    seats=range(3, 4),
    game=Town,
    options=Options,
    new_game=lambda seats, options: Town(phases=[Turn(A)]),
    events=(Built, Forbidden),
)


@pytest.fixture
def game() -> Any:
    return engine.start(TITLE, 3, Options(), CHANCE).game


def played(game: Any, *moves: tuple[Seat, Move]) -> Any:
    for seat, move in moves:
        game = engine.play(TITLE, game, seat, move, CHANCE).game
    return game


def test_all_others_are_asked_and_the_turn_goes_on(game: Any) -> None:
    asked = played(game, (A, Build()))
    assert engine.waits_for(asked) == [B]
    after = played(asked, (B, Allow()), (C, Allow()))
    assert (after.built, engine.waits_for(after)) == (1, (A,))


def test_one_of_the_others_ends_the_interrupt_at_once(game: Any) -> None:
    after = played(game, (A, Build()), (B, Forbid()))
    assert (after.built, engine.waits_for(after)) == (0, (A,))


def test_the_panel_says_whether_the_turn_goes_on(game: Any) -> None:
    table: Any = SimpleNamespace(title=TITLE, chance=CHANCE)
    says = {type(move): consequence(play_move(table, game, A, move), A) for move in (Build(), EndTurn())}
    assert says == {Build: "panel-others-answer", EndTurn: "panel-ends-turn"}
    asked = played(game, (A, Build()))
    assert consequence(play_move(table, asked, B, Allow()), B) == "panel-ends-turn"
