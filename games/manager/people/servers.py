"""Servers that the bot has left or does not serve. Their unfinished tables rest until it is back, and are
deleted some time after it was removed. A service that uses the repository.

For each server the last application on it is stored: a server that another application's token can't see has
not removed the bot.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from db import OutboxItem, TableHead
from games.core import Refusal
from games.core.decoding import decoded_json
from games.manager.model import due_times, table_events, turn_clock
from games.manager.model.due_times import KEPT_OFF
from games.manager.model.stored_table import Unloadable, stored_clock
from games.manager.model.table import Table
from games.manager.model.turn_clock import TurnClock
from games.manager.storage.outbox_items import Post
from games.manager.storage.repository import Repository, StaleClick, retried

log = logging.getLogger("loggia.servers")


class ServerRecord(msgspec.Struct, frozen=True):
    """What is stored about a server: the last application on it, whether its tables are paused, and when the
    application was removed, if it was."""

    application: int
    rests: bool = False
    left_at: int | None = None


class ServerService:
    """Pauses the tables of servers, and resumes them."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
        self.store = repository.store

    async def joined(self, guild_id: int, application: int, served: bool = True) -> None:
        """The application is on a server. Its tables go on if it serves the server, else they pause."""
        known = await self._known(guild_id)
        if not served:
            await self._rest(guild_id, ServerRecord(application, True), known)
            return
        if known is not None and known.rests:
            await self._each(guild_id, off=False)
        if known != ServerRecord(application):
            await self._note(guild_id, ServerRecord(application))

    async def removed(self, guild_id: int, application: int) -> None:
        """The application was removed from a server: its tables are paused from now on."""
        known = await self._known(guild_id)
        if known is None or known.left_at is None:
            await self._rest(guild_id, ServerRecord(application, True, self.repository.clock()), known)

    async def missing(self, here: set[int], application: int, ours: Callable[[int], bool]) -> None:
        """Find servers that removed the application while it was not running.

        `here`: the servers it is on. `ours`: whether this process looks after a server.
        """
        for guild_id in sorted({head.guild_id for head in await self.store.live_tables()} - here):
            known = await self._known(guild_id) if ours(guild_id) else None
            if known is not None and known.application == application:
                await self.removed(guild_id, application)

    async def rest_or_delete(
        self, table_id: int, is_on: Callable[[int], Awaitable[bool]], facts: tuple[str, ...]
    ) -> bool:
        """Whether a table rests. If so, it is deleted, with these facts about it, once its server was left
        long enough ago.

        `is_on`: asks Discord whether the bot is on the server after all. Raises StaleVersion.
        """
        table = await self.repository.get(table_id)
        if table is None or table.clock.off_since is None or not table.live:
            return False
        now, known = self.repository.clock(), await self._known(table.guild_id)
        left_at = None if known is None else known.left_at
        ends = now + KEPT_OFF if left_at is None else left_at + KEPT_OFF
        if ends > now:
            await self.store.put_off(table_id, ends)
        elif await is_on(table.guild_id):
            await self.store.put_off(table_id, now + KEPT_OFF)
        else:
            await self.repository.delete(table, facts)
            log.info("table %s is deleted: the bot was removed from server %s", table_id, table.guild_id)
        return True

    # Inside

    async def _rest(self, guild_id: int, record: ServerRecord, known: ServerRecord | None) -> None:
        await self._each(guild_id, off=True)
        if record != known:
            await self._note(guild_id, record)

    async def _each(self, guild_id: int, off: bool) -> None:
        """Pause all tables of a server (`off`), or resume them."""
        for head in await self._tables(guild_id):
            try:
                await (self._off(head.id) if off else self._on(head.id))
            except (Unloadable, Refusal, StaleClick) as error:
                log.error("table %s of server %s stays as it is: %s", head.id, guild_id, error)

    async def _tables(self, guild_id: int) -> Sequence[TableHead]:
        return [head for head in await self.store.live_tables() if head.guild_id == guild_id]

    @retried
    async def _off(self, table_id: int) -> None:
        async with self.repository.locked(table_id) as table:
            if table.clock.off_since is not None:
                return
            quiet_times = await self.repository.quiet_times(table, table.clock.waits)
            clock = turn_clock.bot_left(table.clock, table.settings, self.repository.clock(), quiet_times)
            await self._write(table, clock, table_events.BotLeft())

    @retried
    async def _on(self, table_id: int) -> None:
        async with self.repository.locked(table_id) as table:
            if table.clock.off_since is not None:
                now = self.repository.clock()
                clock = turn_clock.bot_back(table.clock, table.settings, now)
                await self._write(table, clock, table_events.BotBack(), Post(table.channel_id).due(now))

    async def _write(
        self,
        table: Table,
        clock: TurnClock,
        said: table_events.BotLeft | table_events.BotBack,
        *outbox_items: OutboxItem,
    ) -> Table:
        """The event is logged at a running game. A lobby has no clocks to announce."""
        return await self.repository.write(
            table,
            entries=(table_events.entry("pause", said),) if table.game is not None else (),
            kept=stored_clock(clock),
            due_at=due_times.next_time(clock, table.settings, {}),
            outbox_items=outbox_items,
        )

    async def _known(self, guild_id: int) -> ServerRecord | None:
        stored = await self.store.meta(_key(guild_id))
        return None if stored is None else decoded_json(stored, ServerRecord)

    async def _note(self, guild_id: int, record: ServerRecord) -> None:
        await self.store.set_meta(_key(guild_id), msgspec.json.encode(record).decode())


def _key(guild_id: int) -> str:
    return f"server {guild_id}"
