"""Hints: what the Apprentice would do in somebody's place, and why.

A hint is made from the seat's own view, in a worker, and nothing of it is written anywhere.
"""

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from games.computer import ScoredMove
from games.computer.thinker import ThinkingEnded
from games.core import Refusal, Seat, Title, engine
from games.manager.model.table import Table

Advise = Callable[[Title, Any, int, Seat, bytes], Awaitable[list[ScoredMove]]]


class HintService:
    """Gives hints at tables that allow them."""

    def __init__(self, advise: Advise) -> None:
        self.advise = advise

    async def of(self, table: Table, seat: Seat) -> list[ScoredMove]:
        """The best answers to what a seat is asked, on the turn as it has composed it. Asked twice in one
        position it says the same. Refusal where there are none."""
        if not table.gives_hints:
            raise Refusal("refuse-no-hints")
        if table.draft(seat).waits or seat not in engine.may_answer(table.game):
            raise Refusal("refuse-no-hint-now")
        # Of the position alone: a hint has nothing to do with the game's secret.
        seed = hashlib.sha256(f"{table.id} {table.at(seat)}".encode()).digest()[:16]
        view = table.view(seat, composed=True)
        try:
            return await self.advise(table.title, view, len(table.seats), seat, seed)
        except ThinkingEnded:
            raise Refusal("refuse-thinking-ended") from None
