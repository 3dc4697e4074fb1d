"""The tables: what cogs see of the games, between the rules and the store.

    tables = Tables(store, TITLES, clock=now)
    table = await tables.lobby.start(table_id, user_id, False, click)
    outcome = await tables.play.answer(table_id, user_id, Raise(300), click)   # composes, or asks to confirm
    outcome = await tables.play.confirm(table_id, user_id, click)              # the turn is played

What a call has returned from is on disk. A registry (`games.manager.storage.repository`: load, lock, newest
copy, commit) has services beside it: `lobby`, `play`, `computers`, `hints`, `moments`. Whatever else is to
happen at tables is one more service, and none of them adds a lock, a row or a second way of writing:

- what produces answers (orders, deadlines, stand-ins, computers, proposals) holds `Play` and hands answers
  to `Play.commit`, with its cause from `games.manager.model.action`;
- what only looks (logs, positions of the past) reads `registry.get` and `games.manager.history.replay`;
- when something is due at a table by itself (reminders, deadlines) stands in the store, one time a table;
  `clocks.strike` does what is due, whoever calls it;
- what is sent, now or at a time, owes an announcement of a kind of its own (`registry.owe`), which
  `cogs.delivery.runner` hands back when it is due, in whatever process that is.
"""

import asyncio
from collections.abc import Callable, Mapping

from db import Store
from games.computer import Effort
from games.computer.thinker import Thinker
from games.core import Title
from games.manager.history.review import Moments
from games.manager.history.statistics import Statistics
from games.manager.model.action import Answer
from games.manager.model.table import Table, Unloadable
from games.manager.people.display_names import Naming
from games.manager.people.lobby import Lobby
from games.manager.people.moderation import Moderating
from games.manager.people.proposals import Proposals
from games.manager.people.ready_and_rematch import Gathering
from games.manager.people.seats import Seating
from games.manager.people.servers import Servers
from games.manager.playing.computer_turns import Computers
from games.manager.playing.deadlines import Clocks
from games.manager.playing.hints import Hints
from games.manager.playing.premoves import Planning
from games.manager.playing.turn_service import Outcome, Play
from games.manager.storage.repository import Click, Registry, StaleClick

__all__ = ["Answer", "Click", "Outcome", "StaleClick", "Tables", "Unloadable"]


class Tables:
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], int],
        new_secret: Callable[[], bytes] | None = None,
    ) -> None:
        """`clock` gives milliseconds since 1970 UTC."""
        secret = () if new_secret is None else (new_secret,)
        self.registry = Registry(store, titles, clock, *secret)
        self.lobby = Lobby(self.registry)
        self.gathering = Gathering(self.registry, self.lobby)
        self.play = Play(self.registry)
        self.thinker = Thinker()
        self.hints = Hints(self.thinker.advise)
        self.moments = Moments(store, self.thinker.review)
        self.computers = Computers(self.registry, self.play, self.thinker.think, Effort())
        self.proposals = Proposals(self.registry)
        self.seating = Seating(self.registry)
        self.naming = Naming(self.registry)
        self.statistics = Statistics(store)
        self.moderating = Moderating(self.registry, self.proposals, self.seating)
        self.servers = Servers(self.registry)
        self.planning = Planning(self.registry, self.play)
        self.clocks = Clocks(self.registry, self.play, self.thinker.think, Effort())

    @property
    def titles(self) -> Mapping[str, Title]:
        return self.registry.titles

    @property
    def owed(self) -> asyncio.Event:
        """Set whenever something has been put into the outbox."""
        return self.registry.owed

    def clock(self) -> int:
        """Milliseconds since 1970 UTC."""
        return self.registry.clock()

    async def get(self, table_id: int) -> Table | None:
        """A table as it is on disk now; None if there is none. Unloadable."""
        return await self.registry.get(table_id)

    async def at(self, channel_id: int) -> Table | None:
        """The unfinished table of a channel, else its last finished one. Unloadable."""
        return await self.registry.at(channel_id)
