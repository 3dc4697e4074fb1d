"""What only titles with old logs use: a phase that keeps standing orders as states of older versions did."""

from collections.abc import Iterable, Sequence
from typing import Any

from games.core.choices.offer import Move
from games.core.game import G, Game, Phase, Seat, TurnContext


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


def kept_answer(game: Game, seat: Seat, question: Phase) -> Move | None:
    """The move an order that the game itself keeps answers a question with."""
    for phase in old_log_phases(game):
        for order in phase.kept_orders(seat):
            move = question.answer_of(game, seat, order)
            if move is not None:
                return move
    return None
