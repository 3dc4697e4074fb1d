"""Computer players at tables: who of them is awaited thinks, and answers as everybody does.

That one has to think is owed like a post (`kind="think"`), in the transaction that brought the question: so
a killed bot goes on with it after its start, in whatever process. Several in a row, and several that are
asked together, answer in one transaction, so that there is one post of it.

Where thinking had to be ended, the most neutral answer is given, so that no table waits for ever.
"""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

from games.computer import Effort, Level
from games.computer.thinker import ThinkingEnded
from games.core import Move, Refusal, Seat, Title, engine
from games.manager.model.action import Action
from games.manager.model.table import Table, step
from games.manager.playing.turn_service import TurnService
from games.manager.storage.outbox import awaited_computer
from games.manager.storage.repository import Repository, StaleClick

log = logging.getLogger("loggia.computers")

IN_A_ROW = 60
"""So many answers are given in one transaction at the most."""

ROW_SECONDS = 8.0
"""How long computers think in all until a person is awaited, about. Each answer takes no more than a part
(`PART`) of what is left of it, so that the first ones, which weigh most, have the most; once it is over,
nothing is tried out any more."""
PART = 0.4
LEAST_SECONDS = 0.2
"""While there is time, an answer has at least so much."""

Think = Callable[[Title, Any, int, Seat, Level, Effort], Awaitable[Move]]


class ComputerTurns:
    """Answers for the seats that computers hold."""

    def __init__(self, registry: Repository, play: TurnService, think: Think, effort: Effort) -> None:
        self.registry = registry
        self.play = play
        self.think = think
        self.effort = effort

    async def answer(self, table_id: int) -> Table | None:
        """Answer for every computer that is awaited, until a person is. None: nobody had to."""
        table = await self.registry.get(table_id)
        if table is None or table.status != "running":
            return None
        answers = await self._thought(table)
        if not answers:
            return None
        try:
            return await self.play.commit(table_id, answers, at=table.at(answers[0].seat))
        except (StaleClick, Refusal):
            # Somebody answered while it was thinking; if it is still awaited, that has been owed anew.
            return None

    async def _thought(self, table: Table) -> list[Action]:
        """What the computers would answer one after the other, each from its own view."""
        game = table.game
        answers: list[Action] = []
        until = monotonic() + ROW_SECONDS
        while len(answers) < IN_A_ROW and (seat := awaited_computer(table, game)) is not None:
            view = table.title.view(game, seat)
            level = level_of(table, seat)
            effort = self._effort(until - monotonic())
            try:
                move = await self.think(table.title, view, len(table.seats), seat, level, effort)
            except ThinkingEnded as ended:
                log.error("table %s: the most neutral answer for seat %s: %s", table.id, seat, ended)
                # Who comes next is owed anew with it: what has been thought of so far waits no longer.
                return [*answers, Action(seat, None, engine.default(game, seat), "unthought")]
            answers.append(Action(seat, None, move, "computer"))
            game = step(table, game, seat, move).game
        return answers

    def _effort(self, left: float) -> Effort:
        """What an answer may take when so much time is left for the row."""
        least = LEAST_SECONDS if left > 0 else 0.0
        seconds = min(self.effort.seconds, max(PART * left, least))
        return msgspec.structs.replace(self.effort, seconds=seconds)


def level_of(table: Table, seat: Seat) -> Level:
    """How well a seat's computer plays."""
    return table.seats[seat].level or "apprentice"
