"""Several processes on one PostgreSQL. Each process serves some of the bot's shards; a lone process serves
all. Each process signals that it is alive, and cleans up after those that died.

A living process holds a named lock of the store that is released when it dies (`Store.leads`). The claims of
a dead process are released within seconds instead of at the end of their lease.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import discord

from cogs.app.client import BotBase
from cogs.app.config import Shards
from cogs.app.loops import Loop
from db import Store, StoreFailed, StoreRefused

log = logging.getLogger("loggia.shards")

LOOK = 2.0
"""Seconds between two checks of which processes are alive."""

DEAD_AFTER = 3
"""Number of missed checks in a row after which a process counts as dead. A restarted store briefly forgets
who is alive."""

TAKE_OVER = 15.0
"""Seconds to wait for the own shards at the start. The previous process may still be ending."""

IDENTIFY = 5.0
"""Seconds Discord requires between two identifications."""

IDENTIFY_ANYWAY = 90.0
"""Seconds after which a shard identifies even if it never got its turn. If that is too soon, Discord
disconnects it."""


def sign_of(owner: str) -> str:
    """The name of the lock that a living process holds."""
    return f"process {owner}"


async def take_shards(store: Store, shards: Shards) -> None:
    """Take the locks of these shards. Raises StoreRefused if another process has one of them or uses another
    total."""
    until = time.monotonic() + TAKE_OVER
    warned = False
    while (why := await hold_shards(store, shards)) is not None:
        if time.monotonic() > until:
            raise StoreRefused(why)
        if not warned:
            log.warning("%s Waiting for it for %g s", why, TAKE_OVER)
            warned = True
        await asyncio.sleep(0.5)


async def hold_shards(store: Store, shards: Shards) -> str | None:
    """Take those of these shards that are free. Returns why not all are held now, in a sentence; None if all
    are."""
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


class ShardedClient(BotBase, discord.AutoShardedClient):
    """The bot with some of its shards."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._identifying: dict[str, asyncio.Lock] = {}
        self._giving: set[asyncio.Task[None]] = set()
        parsers: dict[str, Any] = self._connection.parsers
        parsers["READY"] = partial(self._listed, parsers["READY"])

    def _listed(self, parse: Callable[[Any], None], ready: Any) -> None:
        """Take a shard's servers from the list in its new session. discord.py would keep servers that removed
        the bot since the last session."""
        listed = {int(guild["id"]) for guild in ready["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == ready["shard"][0] and guild.id not in listed:
                self._connection._remove_guild(guild)
        parse(ready)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect each of the shards."""
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = self.shards_of_this.ids
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do nothing: `turn_to_identify` has already waited before the connection was opened."""

    @asynccontextmanager
    async def turn_to_identify(self, shard_id: int, at_once: int) -> AsyncIterator[None]:
        """Let the shards of all processes identify one after another, as Discord requires."""
        turn = f"identify {shard_id % at_once}"
        lock = self._identifying.setdefault(turn, asyncio.Lock())  # in one process the lead excludes nobody
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
        """Release the turn once this process's seconds are over."""
        try:
            await asyncio.sleep(IDENTIFY)
            await self.store.resign(turn)
        except Exception:
            log.exception("%r is not released: other processes identify out of turn", turn)
        finally:
            lock.release()


class ProcessSigns(Loop):
    """Signals that this process is alive, and releases the claims of dead ones."""

    label = "living"
    at_once = True

    def __init__(self, bot: BotBase, shards: Shards) -> None:
        super().__init__(bot)
        self.shards = shards
        self.store = bot.store
        self._silent: dict[str, int] = {}
        self._lost_at: float | None = None

    async def _run(self) -> None:
        while True:
            self.alive()
            try:
                await self.check_processes()
            except StoreFailed as error:
                log.warning("the living processes are not known: %s", error)
            await self.wait(LOOK)

    async def check_processes(self) -> None:
        """One check: first the own lock and shards, then the other processes."""
        mine = sign_of(self.bot.owner)
        if not await self.store.leads(mine):
            return  # the store is away or just was: its answer says nothing about others
        await self._hold()
        others = set(await self.store.claimants(self.bot.services.clock())) - {self.bot.owner}
        self._silent = {owner: self._silent.get(owner, 0) for owner in others}
        for owner in others:
            await self._check_process(owner)

    async def _hold(self) -> None:
        """Take the own shards again after the store has restarted. If another process has one, it may be an
        old process that is just ending; if it stays, this process ends."""
        why, now = await hold_shards(self.store, self.shards), time.monotonic()
        if why is None:
            self._lost_at = None
        elif self._lost_at is None:
            self._lost_at = now
        elif now - self._lost_at > TAKE_OVER:
            self.store.refuse(why)

    async def _check_process(self, owner: str) -> None:
        sign = sign_of(owner)
        if not await self.store.leads(sign):
            self._silent[owner] = 0
            return
        try:
            self._silent[owner] += 1
            if self._silent[owner] >= DEAD_AFTER:
                log.info("%s is gone: its claims go to the other processes", owner)
                await self.store.release(owner)
                self.bot.services.outbox_filled.set()
        finally:
            await self.store.resign(sign)
