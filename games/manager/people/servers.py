"""Servers that the bot is off: removed from them, or told not to serve them. Their unfinished tables rest
until it is back, and are deleted a while after it was removed. One service beside the registry.

Of each server is remembered which application was last on it: what another one's token does not see is not
gone for that.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from db import OutboxItem, TableChange, TableHead
from games.core import Refusal
from games.manager.model import table_events
from games.manager.model import turn_clock as pure
from games.manager.model.table import Table, Unloadable, keeping
from games.manager.model.turn_clock import KEPT_OFF, TurnClock
from games.manager.storage.repository import Repository, StaleClick

log = logging.getLogger("loggia.servers")


class Known(msgspec.Struct, frozen=True):
    """What is remembered of a server: the application that was last on it, whether its tables rest, and when
    the application was removed, if it was."""

    application: int
    rests: bool = False
    left_at: int | None = None


class ServerService:
    """Lets the tables of servers rest and go on."""

    def __init__(self, registry: Repository) -> None:
        self.registry = registry
        self.store = registry.store

    async def met(self, guild_id: int, application: int, served: bool = True) -> None:
        """The application is on a server. Its tables go on if it serves the server; else they rest."""
        known = await self._known(guild_id)
        if not served:
            await self._rest(guild_id, Known(application, True), known)
            return
        if known is not None and known.rests:
            await self._each(guild_id, self._on)
        if known != Known(application):
            await self._note(guild_id, Known(application))

    async def left(self, guild_id: int, application: int) -> None:
        """The application was removed from a server: its tables rest from now on."""
        known = await self._known(guild_id)
        if known is None or known.left_at is None:
            await self._rest(guild_id, Known(application, True, self.registry.clock()), known)

    async def missing(self, here: set[int], application: int, ours: Callable[[int], bool]) -> None:
        """The servers that the application is on are `here`, of those that are `ours` to look at: from any
        other where it had been it was removed meanwhile."""
        for guild_id in sorted({head.guild_id for head in await self.store.live_tables()} - here):
            known = await self._known(guild_id) if ours(guild_id) else None
            if known is not None and known.application == application:
                await self.left(guild_id, application)

    async def look_after(
        self, table_id: int, is_on: Callable[[int], Awaitable[bool]], facts: tuple[str, ...]
    ) -> bool:
        """Whether a table rests; if so, it is deleted once its server has been left for long, with these
        facts about it. `is_on`: whether the bot is on a server after all, as Discord says. Stale."""
        table = await self.registry.get(table_id)
        if table is None or table.clock.off_since is None or table.status not in ("lobby", "running"):
            return False
        now, known = self.registry.clock(), await self._known(table.guild_id)
        left_at = None if known is None else known.left_at
        ends = now + KEPT_OFF if left_at is None else left_at + KEPT_OFF
        if ends > now:
            await self.store.put_off(table_id, ends)
        elif await is_on(table.guild_id):
            await self.store.put_off(table_id, now + KEPT_OFF)
        else:
            await self.registry.delete(table, facts)
            log.info("table %s is deleted: the bot was removed from server %s", table_id, table.guild_id)
        return True

    # Inside

    async def _rest(self, guild_id: int, now: Known, known: Known | None) -> None:
        await self._each(guild_id, self._off)
        if now != known:
            await self._note(guild_id, now)

    async def _each(self, guild_id: int, what: Callable[[Table], Awaitable[Table]]) -> None:
        for head in await self._tables(guild_id):
            try:
                await self.registry.change(head.id, what)
            except (Unloadable, Refusal, StaleClick) as error:
                log.error("table %s of server %s stays as it is: %s", head.id, guild_id, error)

    async def _tables(self, guild_id: int) -> Sequence[TableHead]:
        return [head for head in await self.store.live_tables() if head.guild_id == guild_id]

    async def _off(self, table: Table) -> Table:
        if table.clock.off_since is not None:
            return table
        now = self.registry.clock()
        rests = await self.registry.rests(table, table.clock.waits)
        clock = pure.off(table.clock, table.terms, now, rests)
        return await self._write(table, clock, table_events.BotLeft(), ())

    async def _on(self, table: Table) -> Table:
        if table.clock.off_since is None:
            return table
        now = self.registry.clock()
        clock = pure.on(table.clock, table.terms, now)
        board = OutboxItem(kind="board", target=table.channel_id, payload=b"", due_at=now, lane="board")
        return await self._write(table, clock, table_events.BotBack(), (board,))

    async def _write(
        self,
        table: Table,
        clock: TurnClock,
        said: table_events.BotLeft | table_events.BotBack,
        owed: tuple[OutboxItem, ...],
    ) -> Table:
        """What happened stands in the log of a game; a lobby has no clocks to tell of."""
        return await self.registry.commit(
            TableChange(
                table_id=table.id,
                expected_seq=table.seq,
                expected_revision=table.revision,
                at=self.registry.clock(),
                entries=(table_events.entry("pause", said),) if table.game is not None else (),
                kept=keeping(clock),
                due_at=pure.next_time(clock, table.terms, {}),
                announcements=owed,
            )
        )

    async def _known(self, guild_id: int) -> Known | None:
        stored = await self.store.meta(_key(guild_id))
        return None if stored is None else msgspec.json.decode(stored, type=Known)

    async def _note(self, guild_id: int, known: Known) -> None:
        await self.store.set_meta(_key(guild_id), msgspec.json.encode(known).decode())


def _key(guild_id: int) -> str:
    return f"server {guild_id}"
