"""Computer players at tables: when one is awaited, it thinks and answers like a person.

The thinking is an outbox item (`ComputerTurn`), written in the transaction that asked the question. A bot
that was killed therefore continues after its start, in any process. Several computer players in a row, or
asked together, answer in one transaction, so there is one post.

If thinking has to be cut short, the neutral default answer is given, so that no table waits for ever.
"""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec

from games.computer import Effort, Level, SeatView
from games.computer.thinker import ThinkingEnded
from games.core import Move, Refusal, Seat, engine
from games.manager.model.action import Action
from games.manager.model.table import Table, play_move
from games.manager.playing.turn_service import TurnService
from games.manager.storage.outbox import awaited_computer
from games.manager.storage.repository import Repository, StaleClick

log = logging.getLogger("loggia.computers")

IN_A_ROW = 60
"""Maximum number of answers in one transaction."""

ROW_SECONDS = 8.0
"""Approximate number of seconds that computer players think in all until a person is awaited.

Once they are used up, nothing is searched any more.
"""

PART = 0.4
"""The part of the time left that an answer takes at most, so that the first and most important answers get
the most."""

LEAST_SECONDS = 0.2
"""Minimum number of seconds for an answer while there is time left."""

Think = Callable[[SeatView, Level, Effort], Awaitable[Move]]


class ComputerTurns:
    """Answers for the seats of computer players."""

    def __init__(self, repository: Repository, turns: TurnService, think: Think, effort: Effort) -> None:
        self.repository = repository
        self.turns = turns
        self.think = think
        self.effort = effort

    async def answer(self, table_id: int) -> Table | None:
        """Answer for awaited computer players until a person is awaited.

        None: there was nothing to answer.
        """
        while (table := await self.repository.get(table_id)) is not None and table.status == "running":
            actions = await self._thought(table)
            if not actions:
                return None
            try:
                return await self.turns.commit(table_id, actions, at=table.at(actions[0].seat))
            except StaleClick:
                # Somebody has changed the table meanwhile; a proposal does so without asking anew.
                log.info(
                    "table %s has changed while a computer player was thinking: it thinks again", table_id
                )
            except Refusal:
                return None  # the game has ended meanwhile
        return None

    async def _thought(self, table: Table) -> list[Action]:
        """The answers of the computer players in order, each made from the seat's own view."""
        game = table.game
        actions: list[Action] = []
        until = monotonic() + ROW_SECONDS
        while len(actions) < IN_A_ROW and (seat := awaited_computer(table, game)) is not None:
            seen = SeatView.of(table.title, game, len(table.seats), seat)
            effort = self._effort(until - monotonic())
            try:
                move = await self.think(seen, level_of(table, seat), effort)
            except ThinkingEnded as ended:
                log.error("table %s: the default answer is given for seat %s: %s", table.id, seat, ended)
                # The commit adds an item for the next one, so the answers so far are written now.
                return [*actions, Action(seat, None, engine.default(game, seat), "unthought")]
            actions.append(Action(seat, None, move, "computer"))
            game = play_move(table, game, seat, move).game
        return actions

    def _effort(self, left: float) -> Effort:
        """The effort for one answer when `left` seconds remain for the row."""
        least = LEAST_SECONDS if left > 0 else 0.0
        seconds = min(self.effort.seconds, max(PART * left, least))
        return msgspec.structs.replace(self.effort, seconds=seconds)


def level_of(table: Table, seat: Seat) -> Level:
    """The level of a seat's computer player."""
    return table.seats[seat].level or "apprentice"
