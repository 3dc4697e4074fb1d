"""Hints: what a computer player would do in a player's place, and why.

A hint is computed in a worker from the seat's own view. Nothing of it is stored.
"""

import hashlib
from collections.abc import Awaitable, Callable

from games.computer import Level, ScoredMove, SeatView
from games.computer.thinker import ThinkingEnded
from games.core import Refusal, Seat, engine
from games.manager.model.table import Table

AskForHint = Callable[[SeatView, Level, bytes], Awaitable[list[ScoredMove]]]


class HintService:
    """Gives hints at tables whose settings allow them."""

    def __init__(self, hint: AskForHint) -> None:
        self.hint = hint

    async def of(self, table: Table, seat: Seat) -> list[ScoredMove]:
        """The best answers to the seat's present question, on the turn as composed so far.

        The same position always gives the same hint. Raises Refusal if there are no hints.
        """
        if not table.gives_hints:
            raise Refusal("refuse-no-hints")
        if table.draft(seat).waits or seat not in engine.may_answer(table.game):
            raise Refusal("refuse-no-hint-now")
        # From the position alone: a hint is independent of the game's secret.
        seed = hashlib.sha256(f"{table.id} {table.at(seat)}".encode()).digest()[:16]
        seen = SeatView(table.title, table.view(seat, composed=True), len(table.seats), seat)
        try:
            return await self.hint(seen, table.hinted_by, seed)
        except ThinkingEnded:
            raise Refusal("refuse-thinking-ended") from None
