"""Processes on one PostgreSQL: each has some of the bot's shards, the only one all; each says that it lives,
and sees to those that died.

Who lives is known by a lead of the store that goes with its holder (`Store.leads`). What a dead process had
claimed is given back within seconds, so that nothing waits for the end of its lease.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import discord

from cogs.app.client import Loggia
from cogs.app.config import Shards
from cogs.app.loops import Loop
from db import Store, StoreFailed, StoreRefused

log = logging.getLogger("loggia.shards")

LOOK = 2.0
"""Seconds between two looks at who lives."""

DEAD_AFTER = 3
"""Looks in a row without a sign of life, after which a process is dead: a store that starts anew forgets for
a moment who lives."""

TAKE_OVER = 15.0
"""Seconds to wait for one's own shards at the start: the process before may just be ending."""

IDENTIFY = 5.0
"""Seconds Discord wants between two identifications."""

IDENTIFY_ANYWAY = 90.0
"""Seconds after which a shard identifies although others are always faster; Discord sends it away then."""


def sign_of(owner: str) -> str:
    """What a living process leads."""
    return f"process {owner}"


async def take_shards(store: Store, shards: Shards) -> None:
    """Be the process that has these shards. StoreRefused if another has one of them, or counts otherwise."""
    until = time.monotonic() + TAKE_OVER
    told = False
    while (why := await why_not(store, shards)) is not None:
        if time.monotonic() > until:
            raise StoreRefused(why)
        if not told:
            log.warning("%s It is waited for, for %g s", why, TAKE_OVER)
            told = True
        await asyncio.sleep(0.5)


async def why_not(store: Store, shards: Shards) -> str | None:
    """Why this process does not have all its shards now, in a sentence; None: it has."""
    of = await store.agrees("shards", shards.of)
    if of is None:
        return "It does not say which processes use it."
    if of != shards.of:
        return (
            f"Another process counts {of} shards in all, this one {shards.of} (1 without LOGGIA_SHARDS): "
            "stop all processes before the number changes."
        )
    for id in shards.ids:
        if not await store.leads(f"shard {id} of {of}"):
            which = "all servers" if of == 1 else f"shard {id} of {of}"
            return f"Another process has {which}: stop it first, or give this one others (LOGGIA_SHARDS)."
    return None


class Sharded(Loggia, discord.AutoShardedClient):
    """The bot with some of its shards."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._identifying: dict[str, asyncio.Lock] = {}
        self._giving: set[asyncio.Task[None]] = set()
        parsers: dict[str, Any] = self._connection.parsers
        parsers["READY"] = partial(self._listed, parsers["READY"])

    def _listed(self, parse: Callable[[Any], None], ready: Any) -> None:
        """Take the servers of a shard from what its new session lists: discord.py would keep those from which
        the bot was removed since the last one."""
        listed = {int(guild["id"]) for guild in ready["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == ready["shard"][0] and guild.id not in listed:
                self._connection._remove_guild(guild)
        parse(ready)

    async def connect(self, *, reconnect: bool = True) -> None:
        """As alone, with each of the shards."""
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = self.shards_of_this.ids
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Whose turn it is has been seen to before the connection was opened."""

    @asynccontextmanager
    async def turn_to_identify(self, shard_id: int, at_once: int) -> AsyncIterator[None]:
        """One after the other, of all processes, as Discord wants it."""
        turn = f"identify {shard_id % at_once}"
        lock = self._identifying.setdefault(turn, asyncio.Lock())  # to this process the lead is one
        await lock.acquire()
        try:
            await self._lead(turn, shard_id)
            yield
        finally:
            giving = asyncio.create_task(self._give_turn(turn, lock), name="identified")
            self._giving.add(giving)
            giving.add_done_callback(self._giving.discard)

    async def _lead(self, turn: str, shard_id: int) -> None:
        until = time.monotonic() + IDENTIFY_ANYWAY
        while not await self.store.leads(turn):
            if time.monotonic() > until:
                log.warning("shard %s identifies out of turn", shard_id)
                return
            await asyncio.sleep(0.25)

    async def _give_turn(self, turn: str, lock: asyncio.Lock) -> None:
        """It is others' turn when this one's seconds are over."""
        try:
            await asyncio.sleep(IDENTIFY)
            await self.store.resign(turn)
        except Exception:
            log.exception("%r is not given back, others identify out of turn", turn)
        finally:
            lock.release()


class Living(Loop):
    """Says that this process lives, and gives back what dead ones had claimed."""

    at_once = True

    def __init__(self, bot: Loggia, shards: Shards) -> None:
        super().__init__(bot)
        self.shards = shards
        self.store = bot.store
        self._silent: dict[str, int] = {}
        self._lost_at: float | None = None

    async def _run(self) -> None:
        while True:
            self.alive()
            try:
                await self.look()
            except StoreFailed as error:
                log.warning("who lives is not known: %s", error)
            await self.rest(LOOK)

    async def look(self) -> None:
        """One look: at one's own sign of life and shards, then at the others'."""
        mine = sign_of(self.bot.owner)
        if not await self.store.leads(mine):
            return  # the store is away, or has just been: nobody is judged by that
        await self._hold()
        others = set(await self.store.claimants(self.bot.tables.clock())) - {self.bot.owner}
        self._silent = {owner: self._silent.get(owner, 0) for owner in others}
        for owner in others:
            await self._look_at(owner)

    async def _hold(self) -> None:
        """Have one's shards also when the store has started anew. Another process that was faster may be a
        late end of one's own line; if it stays, this process ends."""
        why, now = await why_not(self.store, self.shards), time.monotonic()
        if why is None:
            self._lost_at = None
        elif self._lost_at is None:
            self._lost_at = now
        elif now - self._lost_at > TAKE_OVER:
            self.store.refuse(why)

    async def _look_at(self, owner: str) -> None:
        sign = sign_of(owner)
        if not await self.store.leads(sign):
            self._silent[owner] = 0
            return
        try:
            self._silent[owner] += 1
            if self._silent[owner] >= DEAD_AFTER:
                log.info("%s is gone: what it had claimed goes to the others", owner)
                await self.store.release(owner)
                self.bot.tables.owed.set()
        finally:
            await self.store.resign(sign)
