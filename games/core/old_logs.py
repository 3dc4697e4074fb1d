"""What only titles use that have changed since games of theirs were stored: how they read old states, and a
phase that keeps standing orders as states of older versions did."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from games.core.choices.offer import Move
from games.core.choices.orders import StandingOrder
from games.core.game import G, Game, Phase, Seat, TurnContext

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Converts plain data of a stored state from one version to the next."""

OrdersBySeat = Mapping[Seat, Sequence[StandingOrder]]


@dataclass(frozen=True)
class OldVersions(Generic[G]):
    """How a title reads what its older versions have stored. A new title needs nothing of it.

    - `upcasters[v]` converts a stored state of version v to version v + 1, as plain data.
    - `orders(state, v)` gives the standing orders that were part of a stored state of version v, by seat.
      They become standing orders of the table when it is loaded.
    - `order_of(game, move)` is a move that an older version took on this state and that sets what is a
      standing order now, as this order; None for any other move.
    - `begun(game, v)` makes a new game what it was under version v of the title. If a fix changes the result
      of moves, games that began before go on under the old version, so that their logs lead to the same
      states."""

    upcasters: Mapping[int, Upcaster] = field(default_factory=dict)
    orders: Callable[[dict[str, Any], int], OrdersBySeat] = lambda state, version: {}
    order_of: Callable[[G, Move], StandingOrder | None] = lambda game, move: None
    begun: Callable[[G, int], G] = lambda game, version: game


class OldLogPhase(Phase[G]):
    """Stands beside the stack in replays of games that began under an older version. What is a standing order
    of the table now was part of their state, set by moves. Its orders answer at once, within the log entry
    that led to the question, as the rules of then did.

    No table that is played has such a phase, and no command plays its moves. `given`: the orders of each
    seat."""

    given: dict[Seat, list[Any]] = {}

    def kept_orders(self, seat: Seat) -> list[Any]:
        """The standing orders of `seat`."""
        return self.given.get(seat, [])

    def hide(self, seat: Seat | None) -> None:
        """Only the own orders stay."""
        self.given = {owner: orders for owner, orders in self.given.items() if owner == seat}

    def order_answers(self, game: G, waiting: Sequence[Seat], fresh: bool) -> Iterable[tuple[Seat, Move]]:
        """The answers of its orders, each with its seat. `fresh`: the question has just come up."""
        for seat in waiting:
            move = kept_answer(game, seat, game.phases[-1])
            if move is not None:
                yield seat, move

    def carries_out(self, ctx: TurnContext[G], seat: Seat, move: Move) -> bool:
        """Whether it has carried out a move in place of the phase that asked for it."""
        return False


def old_log_phases(game: Game) -> list[OldLogPhase[Any]]:
    """The phases beside the stack that only old logs have."""
    return [phase for phase in game.always_available if isinstance(phase, OldLogPhase)]


def carried_out(ctx: TurnContext[Any], seat: Seat, move: Move) -> bool:
    """Whether one of them has carried out a move in place of the phase that asked for it."""
    return any(phase.carries_out(ctx, seat, move) for phase in old_log_phases(ctx.game))


def order_answers(game: Game, waiting: Sequence[Seat], fresh: bool) -> Iterator[tuple[Seat, Move]]:
    """What the orders that the game itself keeps answer for the seats waited for, each with its seat."""
    for phase in old_log_phases(game):
        yield from phase.order_answers(game, waiting, fresh)


def kept_answer(game: Game, seat: Seat, question: Phase) -> Move | None:
    """The move an order that the game itself keeps answers a question with."""
    for phase in old_log_phases(game):
        for order in phase.kept_orders(seat):
            move = question.answer_of(game, seat, order)
            if move is not None:
                return move
    return None
