"""What becomes of outbox items that could not be delivered: they are tried again later, and a missing
permission is reported once, in one clear message."""

import logging
from collections.abc import Iterable, Sequence
from typing import Literal

import discord

from cogs.app.client import BotBase
from cogs.support.discord_errors import NO_ACCESS, ErrorCode
from db import OutboxRow, StoreFailed
from games.manager.storage.outbox_items import MessagesClosed, Notice, Post

log = logging.getLogger("loggia.delivery")

RETRY_SECONDS = (2, 5, 15, 60, 300, 900)
"""Seconds before the next try, by the number of failed tries. The last value repeats."""

GIVE_UP_AFTER = 200
"""Number of tries after which a direct message is dropped (about two days). Posts are never given up."""

TRIES_BESIDE_NEWER = 60
"""Number of tries before a table is reported as unloadable where several processes run: another one may be of
a newer version, and able to load it."""


HostNotice = Literal["no access", "gone", "server gone", "unloadable"]
"""What a host is told about a table: the bot may not post in its channel, the channel or the server is gone,
or the table can't be loaded."""


class GivenUp(Exception):
    """There is nothing to deliver any more, for the reason that is its message."""


class DeliveryFailures:
    """Puts off what could not be delivered, or gives it up. `retry_seconds`: like `RETRY_SECONDS`."""

    def __init__(self, bot: BotBase, retry_seconds: Sequence[float]) -> None:
        self.bot = bot
        self.store = bot.store
        self.retry_seconds = retry_seconds
        self._refusing: set[int] = set()
        """The servers that refused something."""

    async def refused(self, group: Sequence[OutboxRow], error: discord.HTTPException) -> None:
        """Discord refused these items. If a post can't be sent, the table's host is told why."""
        answer = f"{error.status} {error.code}"
        if group[0].lane != Post.lane and group[0].kind != MessagesClosed.kind:
            await self.retry(group, answer)
            return
        loaded = await self.store.load(group[0].table_id)
        guild_id = 0 if loaded is None else loaded.table.guild_id
        away = error.code in NO_ACCESS and self.bot.is_ready() and not await self.bot.is_on(guild_id)
        if away or error.code == ErrorCode.UNKNOWN_CHANNEL:
            # Waiting doesn't help. The host is told once. The post is queued again when the table moves or
            # goes on, or when the bot is invited again.
            await self._tell_host(group[-1], "server gone" if away else "gone")
            await self.give_up(group, answer)
            return
        self._refusing.add(guild_id)
        await self.retry(group, answer)
        if error.code in NO_ACCESS | {ErrorCode.THREAD_ARCHIVED}:
            await self._tell_host(group[-1], "no access")

    async def give_up(self, group: Sequence[OutboxRow], why: str) -> None:
        """Deliver these items no more."""
        await self.store.give_up([one.id for one in group], why, self.bot.services.clock())

    async def hasten(self, guild_id: int) -> None:
        """Retry at once what a server refused earlier, without waiting."""
        if guild_id not in self._refusing:
            return
        self._refusing.discard(guild_id)
        try:
            await self.store.bring_forward(guild_id, self.bot.services.clock())
        except StoreFailed as error:
            log.error("outbox items for server %s are not brought forward: %s", guild_id, error)
        self.bot.services.outbox_filled.set()

    async def unloadable(self, group: Sequence[OutboxRow]) -> None:
        """The table of these items can't be loaded. Its host is told, unless a newer version of the bot may
        be running beside this one and able to load it."""
        newest = group[-1]
        if not self.store.alone and newest.attempts < TRIES_BESIDE_NEWER:
            await self.retry(group, "unloadable here", tries=1)
            return
        await self._tell_host(newest, "unloadable")
        await self.retry(group, "unloadable", tries=len(self.retry_seconds))

    async def _tell_host(self, outbox_item: OutboxRow, what: HostNotice) -> None:
        """Queue one clear message about what is missing, to the person who can fix it. It is sent once per
        channel until a post succeeds again. The item and the record that it was sent are written together."""
        loaded = await self.store.load(outbox_item.table_id)
        if loaded is None:
            return
        head = loaded.table
        key, fact = notice_key(head.id), f"{head.channel_id} {what}"
        if await self.store.meta(key) == fact:
            return
        notice = Notice(head.host_user, what).due(self.bot.services.clock())
        await self.bot.services.repository.enqueue(head.id, (notice,), (key, fact))

    async def retry(self, group: Iterable[OutboxRow], error: str, tries: int | None = None) -> None:
        """Retry later. The wait grows with the number of failures, or is the one after `tries` failures."""
        now = self.bot.services.clock()
        for one in group:
            if one.lane != Post.lane and one.attempts >= GIVE_UP_AFTER:
                await self.give_up([one], error)
                continue
            tried = one.attempts if tries is None else tries
            wait = self.retry_seconds[min(tried, len(self.retry_seconds) - 1)]
            await self.store.retry(one.id, now + int(wait * 1000), error, at=now)
            log.warning("table %s: %s not delivered: %s", one.table_id, one.kind, error)


def notice_key(table_id: int) -> str:
    """The key under which the store remembers what a table's host was told."""
    return f"host told of table {table_id}"
