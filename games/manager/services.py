"""The services: what cogs see of the games, between the rules and the store.

    services = Services(store, TITLES, clock=now)
    table = await services.gathering.start(table_id, user_id, False, context)
    outcome = await services.turns.answer(table_id, user_id, Raise(300), click)  # composes, or asks
    outcome = await services.turns.confirm(table_id, user_id, click)  # the turn is played

When a call returns, its result is on disk. The services (`lobby`, `turns`, `hints` and others) use
one repository (`games.manager.storage.repository`: load, lock, newest copy, commit). A new feature of
tables is one more service; it adds no lock, no row and no second way of writing:

- a producer of actions (standing orders, deadlines, stand-ins, computer players, proposals) uses
  `TurnService` and hands its actions to `TurnService.commit`, with a cause from
  `games.manager.model.action`;
- a service that only reads (logs, past positions) uses `Repository.get` and
  `games.manager.history.replay`;
- the store keeps one due time for each table (reminders, deadlines); `DeadlineService.do_due` does what is
  due, whoever calls it;
- a message, to be sent now or later, is an outbox item of its own kind (`Repository.enqueue`). When it is
  due, `cogs.delivery.runner` delivers it in any process.
"""

import asyncio
from collections.abc import Callable, Mapping

from db import Store
from games.computer import Effort
from games.computer.thinker import Thinker
from games.core import Title
from games.manager.history.chances import ChanceService
from games.manager.history.positions import PositionService
from games.manager.history.review import ReviewService
from games.manager.history.statistics import Statistics
from games.manager.model.action import Action
from games.manager.model.stored_table import TitleGone, Unloadable
from games.manager.model.table import Table
from games.manager.people.decisions import DecisionService
from games.manager.people.display_names import DisplayNames
from games.manager.people.erasure import Erasure
from games.manager.people.gathering import GatheringService
from games.manager.people.lobby import LobbyService
from games.manager.people.moderation import Moderation
from games.manager.people.proposals import ProposalService
from games.manager.people.seats import SeatService
from games.manager.people.servers import ServerService
from games.manager.playing.computer_turns import ComputerTurns
from games.manager.playing.deadlines import DeadlineService
from games.manager.playing.hints import HintService
from games.manager.playing.premoves import PremoveService
from games.manager.playing.puzzles import PuzzleService
from games.manager.playing.studies import StudyService
from games.manager.playing.turn_service import TurnOutcome, TurnService
from games.manager.storage.repository import Repository, RequestContext, StaleClick

__all__ = ["Action", "RequestContext", "Services", "StaleClick", "TitleGone", "TurnOutcome", "Unloadable"]


class Services:
    """All services of one store."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], int],
        new_secret: Callable[[], bytes] | None = None,
    ) -> None:
        """`clock` gives milliseconds since 1970 UTC."""
        self.repository = Repository(store, titles, clock, new_secret)
        self.lobby = LobbyService(self.repository)
        self.gathering = GatheringService(self.repository, self.lobby)
        self.turns = TurnService(self.repository)
        self.thinker = Thinker()
        self.hints = HintService(self.thinker.hint)
        self.reviews = ReviewService(store, self.thinker.review)
        self.chances = ChanceService(self.thinker.chances)
        self.positions = PositionService(store)
        self.studies = StudyService(self.repository, self.positions)
        self.computer_turns = ComputerTurns(self.repository, self.turns, self.thinker.think, Effort())
        self.seats = SeatService(self.repository)
        decisions = DecisionService(self.repository, self.seats)
        self.proposals = ProposalService(self.repository, decisions)
        self.display_names = DisplayNames(self.repository)
        self.statistics = Statistics(store)
        self.moderation = Moderation(self.repository, decisions, self.proposals, self.seats)
        self.servers = ServerService(self.repository)
        self.premoves = PremoveService(self.repository, self.turns)
        self.puzzles = PuzzleService(self.repository)
        self.erasure = Erasure(
            self.repository, self.lobby, self.seats, self.proposals, self.display_names, self.studies.delete
        )
        self.deadlines = DeadlineService(self.repository, self.turns, self.thinker.think, Effort())

    @property
    def titles(self) -> Mapping[str, Title]:
        return self.repository.titles

    @property
    def outbox_filled(self) -> asyncio.Event:
        """Set whenever something is added to the outbox."""
        return self.repository.outbox_filled

    def clock(self) -> int:
        """Milliseconds since 1970 UTC."""
        return self.repository.clock()

    async def get(self, table_id: int) -> Table | None:
        """A table as it is on disk now; None if there is none. Raises Unloadable."""
        return await self.repository.get(table_id)

    async def in_channel(self, channel_id: int) -> Table | None:
        """The unfinished table of a channel, or else its last finished one. Raises Unloadable."""
        return await self.repository.in_channel(channel_id)
