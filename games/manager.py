"""The tables: what cogs see of the games, between the rules and the store.

    tables = Tables(store, TITLES, clock=now)
    table = await tables.lobby.start(table_id, user_id, False, click)
    outcome = await tables.play.answer(table_id, user_id, Raise(300), click)   # composes, or asks to confirm
    outcome = await tables.play.confirm(table_id, user_id, click)              # the turn is played

What a call has returned from is on disk. A registry (`games.registry`: load, lock, newest copy, commit)
has services beside it: `lobby`, `play`, `computers`, `hints`, `moments`. Whatever else is to happen at
tables is one more service, and none of them adds a lock, a row or a second way of writing:

- what produces answers (orders, deadlines, stand-ins, computers, proposals) holds `Play` and hands answers
  to `Play.commit`, with its cause from `games.answer`;
- what only looks (logs, positions of the past) reads `registry.get` and `games.replay`;
- when something is due at a table by itself (reminders, deadlines) stands in the store, one time a table;
  `clocks.strike` does what is due, whoever calls it;
- what is sent, now or at a time, owes an announcement of a kind of its own (`registry.owe`), which
  `cogs.delivery` hands back when it is due, in whatever process that is.
"""

import asyncio
from collections.abc import Callable, Mapping

from db import Store
from games.answer import Answer
from games.clocks import Clocks
from games.computer import Effort
from games.computer.thinker import Thinker
from games.computers import Computers
from games.core import Title
from games.gathering import Gathering
from games.hints import Hints
from games.lobby import Lobby
from games.moderating import Moderating
from games.moments import Moments
from games.naming import Naming
from games.planning import Planning
from games.playing import Outcome, Play
from games.proposals import Proposals
from games.registry import Click, Registry, StaleClick
from games.seating import Seating
from games.servers import Servers
from games.statistics import Statistics
from games.table import Table, Unloadable

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
