"""Helpers for the tests of Fugger, Welser, Medici: positions in one line, and chance with chosen outcomes."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from games.core import Move, Phase, Refusal, Seat, TurnContext, engine
from games.fugger import TITLE
from games.fugger.model.components import CITIES, GOODS
from games.fugger.model.state import FuggerOptions, OpenDeal, new_house
from games.fugger.rules.deals.lots import side_of
from games.fugger.rules.game import Fugger
from games.fugger.rules.ledger import arrive
from games.fugger.rules.player_trades import TradeDesk
from games.fugger.rules.rounds import Rounds, Trading
from games.fugger.rules.travel.movement import Moving
from games.manager.model.stored_table import load_state
from games.manager.model.table import Table
from games.manager.playing.advance_answers import given_answers
from kit.simulated import bare_table
from kit.table_with_orders import TableWithOrders

A, B, C, D, E, F = (Seat(seat) for seat in range(6))
SUMMER = ("JUL1", "JUL2", "AUG1", "AUG2", "SEP1", "SEP2", "OCT1", "OCT2")
WINTER = ("NOV", "DEC", "JANFEB")
SPRING = ("MAR1", "MAR2", "APR1", "APR2", "MAY1", "MAY2", "JUN1", "JUN2")
MONTHS = [*SUMMER, *WINTER, *SPRING]


class Dice:
    """Chance that rolls what it is told, in order, and leaves everything else as it lies."""

    def __init__(self, *rolls: int) -> None:
        self.rolls = list(rolls)

    def permutation(self, index: int, what: str, n: int) -> tuple[int, ...]:
        if what not in ("die", "tie", "lottery"):
            return tuple(range(n))
        first = self.rolls.pop(0) - 1
        return (first, *(at for at in range(n) if at != first))


def two(total: int) -> tuple[int, int]:
    """Two dice with a sum."""
    return (total - 6, 6) if total > 7 else (1, total - 1)


def table(
    homes: Sequence[str] = ("AUG", "NUE", "FLO"),
    month: str = "JUL2",
    phase: Phase[Any] | None = None,
    **given: Any,
) -> Fugger:
    """A table after set-up: everybody at home with the usual money and goods, no deal open, nothing drawn."""
    options = FuggerOptions(
        **{name: given.pop(name) for name in list(given) if name in FuggerOptions.__struct_fields__}
    )
    game = Fugger(
        phases=[], always_available=[TradeDesk()], options=options, houses=[new_house() for _ in homes]
    )
    for seat, home in enumerate(homes):
        house = game.houses[seat]
        house.home = home
        house.change("rep", space=home)
        house.change("m1", space=home)
        arrive(game, Seat(seat), home)
    game.now = MONTHS.index(month)
    game.stage = "moving" if isinstance(phase, Moving) else "trade"
    game.phases = [Rounds(), phase or Trading()]
    game.fair = "MES1"
    for name, value in given.items():
        setattr(game, name, value)
    return game


def begun_before(game: Fugger) -> Fugger:
    """The table as a game that began under version 1 has it once it is stored: without a word of versions."""
    plain = msgspec.msgpack.decode(TITLE.save(game))
    del plain["since"]
    return load_state(TITLE, msgspec.msgpack.encode(plain), 1)


def moving(*args: Any, **given: Any) -> Fugger:
    """A table in its movement phase."""
    game = table(*args, **given)
    game.phases = [Rounds(), Moving([Seat(seat) for seat in range(len(game.houses))])]
    game.stage = "moving"
    return game


def place(game: Fugger, seat: Seat, name: str, space: str, **goods: int) -> None:
    """Put a merchant somewhere with goods."""
    house = game.houses[seat]
    before = house.merchant(name).space
    house.change(name, space=space)
    if before in game.lines and not house.has_merchant_in(before):
        game.lines[before].remove(seat)
        if not game.lines[before]:
            del game.lines[before]
    if space:
        house.change(name, goods=tuple(goods.get(good, 0) for good in GOODS))
        if space in CITIES:
            arrive(game, seat, space)


def stock(game: Fugger, seat: Seat, **goods: int) -> None:
    """What lies in a warehouse."""
    game.houses[seat].warehouse = [goods.get(good, 0) for good in GOODS]


def lay(game: Fugger, card: str, date: int | str | None = None) -> OpenDeal:
    """Lay a deal or villa open; its date is a round, a month, or now."""
    when = MONTHS.index(date) if isinstance(date, str) else game.now if date is None else date
    villa = side_of(card) == "villa"
    deal = OpenDeal(card, when, game.revealed, -1 if villa else len(game.open))
    game.revealed += 1
    (game.villas if villa else game.open).append(deal)
    return deal


def run(game: Fugger, *rolls: int) -> list[Any]:
    """Let the rules go on to the next question; what was told."""
    ctx = TurnContext(game, Dice(*rolls))
    engine._run(ctx)
    return [told.event for told in ctx.events]


def play(game: Fugger, seat: Seat, move: Move, *rolls: int) -> list[Any]:
    """Play an offered move on the game itself; what was told."""
    refusal = engine.why_not(game, seat, move)
    assert refusal is None, refusal
    return [told.event for told in engine.play_in_place(game, seat, move, Dice(*rolls)).events]


def refused(game: Fugger, seat: Seat, move: Move) -> str:
    """The code with which a move is refused."""
    refusal = engine.why_not(game, seat, move)
    if refusal is None:
        pytest.fail(f"{move} is accepted")
    return refusal.code


def asked(game: Fugger) -> list[Seat]:
    """Who is asked now."""
    return list(engine.waits_for(game))


def top(game: Fugger) -> str:
    """The phase at work."""
    return type(game.phases[-1]).__name__


def of(told: Sequence[Any], kind: type[Any]) -> list[Any]:
    """The events of a kind."""
    return [event for event in told if isinstance(event, kind)]


class Rigged(Table, frozen=True):
    """A table whose chance rolls what a test says."""

    rolls: tuple[int, ...] = ()

    @property
    def chance(self) -> Any:
        """The dice that are still to be rolled."""
        return Dice(*self.rolls)


class Ordered(TableWithOrders):
    """A game at a table with orders, whose chance rolls what a test says."""

    def __init__(self, game: Fugger) -> None:
        bare = bare_table(TITLE, 1, game.options, Random(0))
        fields = {name: getattr(bare, name) for name in Table.__struct_fields__}
        super().__init__(Rigged(**fields | {"game": TITLE.copy(game)}))

    def run(self, *rolls: int) -> list[Any]:
        """The rules go on to a question, and orders answer it; what was told."""
        game = TITLE.copy(self.game)
        self._change(game=game, rolls=rolls)
        told = run(game, *rolls)
        taken, left = given_answers(self.table, game)
        self._change(game=taken[-1][1].game if taken else game, in_advance=left)
        return told + [one.event for _, came in taken for one in came.events]

    def play(self, seat: Seat, move: Move, *rolls: int) -> list[Any]:
        """Play a move of a seat with these rolls; returns the events."""
        self._change(game=TITLE.copy(self.game), rolls=rolls)
        return super().play(seat, move)


def same(ordered: Ordered, by_hand: Ordered) -> None:
    """Both ways lead to the same game."""
    assert TITLE.save(ordered.game) == TITLE.save(by_hand.game)


def code(refusal: Refusal | None) -> str:
    """The code of a refusal; empty if there is none."""
    return "" if refusal is None else refusal.code
