"""Delivery: turns outbox items into posts and direct messages, always from the newest state.

Delivery decides nothing. An outbox item only says that a channel or a hand is out of date. Due items are
claimed with a lease, so that no other process delivers them, and are passed to the handler of their kind.
Items of one lane are delivered one after another, different lanes side by side, all within Discord's limits.
What Discord refuses is retried later. A missing permission is reported once, in one clear message.

A new kind of outbox item needs one more entry in `Delivery.kinds`.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple

import discord
from discord.ext import commands

from cogs.app.client import FINISH, Loggia
from cogs.app.loops import Loop
from cogs.delivery.channel_notices import ChannelNotices
from cogs.delivery.computer_jobs import ComputerJobs
from cogs.delivery.direct_messages import DirectMessages
from cogs.delivery.puzzle_posts import PuzzlePosts
from cogs.delivery.renaming import Renaming
from cogs.delivery.table_posts import GATHER, TablePosts, notice_key
from cogs.delivery.turn_notices import TurnNotices
from cogs.screens.notices.post_policy import PRESENT
from cogs.support.discord_errors import NO_ACCESS, ErrorCode
from cogs.support.interactions import NETWORK
from cogs.support.rate_limits import PersonLimits
from cogs.support.urgency import Urgency, urgency
from db import OutboxItem, OutboxRow, StoreFailed
from games.manager.model.durations import MINUTE
from games.manager.services import Unloadable
from games.manager.storage.outbox import board

log = logging.getLogger("loggia.delivery")

BATCH = 100
"""Maximum number of items claimed at once."""

LEASE = MINUTE
"""Milliseconds until the claims of a dead process expire."""

LOOK = 15.0
"""Maximum seconds between two looks at the outbox. Another process may have written to it, or the clock may
have been set back."""

UNDER_WAY = 1000
"""Maximum number of lanes served at a time. Most of them wait for the rate limit."""

WAITS = (2, 5, 15, 60, 300, 900)
"""Seconds before the next try, by the number of failed tries. The last value repeats."""

GIVE_UP_AFTER = 200
"""Number of tries after which a direct message is dropped (about two days). Posts are never given up."""

TRIES_BESIDE_NEWER = 60
"""Number of tries before a table is reported as unloadable where several processes run: another one may be of
a newer version, and able to load it."""

Lane = tuple[int, str]
"""A table's id, and the lane of some of its items."""

DeliveryHandler = Callable[[Sequence[OutboxRow]], Awaitable[None]]
"""Delivers the due items of a lane together. Marks them as done, or gives them up."""


class Kind(NamedTuple):
    """A kind of outbox item: who delivers it, and whether it is posted in the table's channel. Nothing is
    posted on servers that the host does not serve."""

    deliver: DeliveryHandler
    public: bool


class Delivery(Loop):
    """Runs the outbox. Lanes are served side by side, so a slow one delays no other."""

    label = "delivery"

    def __init__(
        self,
        bot: Loggia,
        waits: Sequence[float] = WAITS,
        pace: PersonLimits | None = None,
        present: int = PRESENT,
        gather: int = GATHER,
    ) -> None:
        super().__init__(bot)
        self.store = bot.store
        self.waits = waits
        pace = pace or PersonLimits()
        posts, direct_messages = TablePosts(bot, present, gather), DirectMessages(bot, pace)
        channel_notices, turn_notices = ChannelNotices(bot), TurnNotices(bot, pace)
        self.kinds: dict[str, Kind] = {
            "board": Kind(posts.board, public=True),
            "call": Kind(posts.board, public=True),
            "closed": Kind(channel_notices.closed, public=True),
            "asked": Kind(channel_notices.asked, public=True),
            "declined": Kind(channel_notices.declined, public=True),
            "ready": Kind(channel_notices.ready, public=True),
            "closing": Kind(channel_notices.closing, public=True),
            "hand": Kind(direct_messages.hand, public=False),
            "unhand": Kind(direct_messages.unhand, public=False),
            "notice": Kind(direct_messages.notice, public=False),
            "turn": Kind(turn_notices.turn, public=False),
            "open": Kind(turn_notices.open_beside, public=False),
            "names": Kind(Renaming(bot, posts).names, public=False),
            "puzzle": Kind(PuzzlePosts(bot).puzzle, public=False),
            "think": Kind(ComputerJobs(bot).think, public=False),
        }
        self._under_way: dict[Lane, tuple[asyncio.Task[None], list[int]]] = {}
        self._renewed_at = 0
        self._started = False
        self._refused: set[int] = set()

    async def cog_unload(self) -> None:
        """Start nothing new, finish what is under way, and release the claims. Undelivered items stay in the
        outbox."""
        await super().cog_unload()
        tasks = [task for task, _ in self._under_way.values()]
        if tasks:
            await asyncio.wait(tasks, timeout=FINISH)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.store.release(self.bot.owner)
        except StoreFailed as error:
            log.error("claims are not released, they expire with their lease: %s", error)

    # When something may have changed

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """A new session: something may have been missed in the gap. Look again."""
        self.bot.tables.outbox_filled.set()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """The same after a resumed session."""
        self.bot.tables.outbox_filled.set()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited again: queue what the tables of this server missed."""
        try:
            await self._enqueue_again(guild)
        except StoreFailed as error:
            log.error("posts for server %s are not queued again: %s", guild.id, error)
        await self._hasten(guild.id)

    async def _enqueue_again(self, guild: discord.Guild) -> None:
        now = self.bot.tables.clock()
        for head in await self.store.live_tables():
            if head.guild_id == guild.id and head.posted_entry_no < head.entry_no:
                await self.store.set_meta(notice_key(head.id), None)
                await self.bot.tables.repository.enqueue(head.id, (board(head.channel_id, now),))

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have been restored."""
        await self._hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A permission may have been restored."""
        await self._hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """A permission may have been restored. Discord reports changes to the bot itself without asking for
        members."""
        await self._hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been unlocked."""
        await self._hasten(after.guild.id)

    async def _hasten(self, guild_id: int) -> None:
        """Retry at once what a server refused earlier, without waiting."""
        if guild_id not in self._refused:
            return
        self._refused.discard(guild_id)
        try:
            await self.store.bring_forward(guild_id, self.bot.tables.clock())
        except StoreFailed as error:
            log.error("outbox items for server %s are not brought forward: %s", guild_id, error)
        self.bot.tables.outbox_filled.set()

    # The loop

    async def _run(self) -> None:
        while True:
            self.alive()
            self.bot.tables.outbox_filled.clear()
            try:
                if not self._started:
                    # Release our own claims from before a crash, and retry what waited while we were away.
                    await self.store.release(self.bot.owner)
                    await self.store.bring_forward(None, self.bot.tables.clock())
                    self._started = True
                begun, wait = await self._begin_due()
            except StoreFailed as error:
                # The loop must survive a full disk or a locked file. Undelivered items are still in the
                # outbox.
                log.error("delivery is stopped: the store failed: %s", error)
                begun, wait = 0, 5.0
            if begun == BATCH:
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):  # wait_for may swallow a cancellation
                    await self.bot.tables.outbox_filled.wait()

    def _until(self, due: int | None) -> float:
        """Seconds to wait until the next item is due."""
        if due is None:
            return LOOK
        # A due item that is not free waits for its lane. The end of that lane wakes us, otherwise the next
        # second.
        return min(max(due - self.bot.tables.clock(), 1000 if self._under_way else 50) / 1000, LOOK)

    async def _begin_due(self) -> tuple[int, float]:
        """Start all items that are due and free. Returns their number and the seconds until there may be
        more."""
        now = self.bot.tables.clock()
        if abs(now - self._renewed_at) > LEASE / 3:
            self._renewed_at = now
            await self.store.renew([id for _, ids in self._under_way.values() for id in ids], now + LEASE)
        if len(self._under_way) >= UNDER_WAY:
            return 0, self._until(now)
        found, due = await self.store.take(now, now + LEASE, BATCH, self.bot.owner)
        lanes: dict[Lane, list[OutboxRow]] = {}
        for one in found:
            lanes.setdefault((one.table_id, one.lane), []).append(one)
        for lane, group in lanes.items():
            if lane in self._under_way:  # only if the clock was set back: the lease seemed to have ended
                for one in group:
                    await self.store.retry(one.id, now + 1000, "under way", at=now, counts=False)
                continue
            task = asyncio.create_task(self._serve(lane, group))
            self._under_way[lane] = task, [one.id for one in group]
        return len(found), self._until(due)

    async def _serve(self, lane: Lane, group: Sequence[OutboxRow]) -> None:
        urgency.set(Urgency.HAND if group[-1].kind == "hand" else Urgency.POST)
        try:
            await self._deliver(group)
        except StoreFailed as error:
            # The items stay claimed until the lease ends, unless they can be released now.
            log.error("table %s: %s not delivered: the store failed: %s", *lane, error)
            await asyncio.sleep(1)
            await self._give_back(group)
        except Exception:
            # The items stay claimed until the lease ends. So they are retried then, and not in an endless
            # loop.
            log.exception("table %s: %s not delivered", *lane)
        finally:
            del self._under_way[lane]
            self.bot.tables.outbox_filled.set()

    async def _admitted(self, table_id: int) -> bool:
        """Whether the host lets the bot post on a table's server."""
        if not self.bot.operator.servers:
            return True
        table = await self.bot.tables.get(table_id)
        return table is None or self.bot.operator.admits(table.guild_id)

    async def _give_back(self, group: Sequence[OutboxRow]) -> None:
        now = self.bot.tables.clock()
        try:
            for one in group:
                await self.store.retry(one.id, now, "the store failed", at=now, counts=False)
        except StoreFailed as error:
            log.error("claims are released later: %s", error)

    async def _deliver(self, group: Sequence[OutboxRow]) -> None:
        newest = group[-1]
        kind = self.kinds.get(newest.kind)
        try:
            if kind is None:
                await self._later(group, f"nobody delivers {newest.kind}")
                return
            if kind.public and not await self._admitted(newest.table_id):
                await self.store.give_up([one.id for one in group], "not served", self.bot.tables.clock())
                return
            await kind.deliver(group)
        except discord.HTTPException as error:
            if self.bot.icons.refused(error):
                await self._deliver(group)
            else:
                await self._refuse(group, error)
        except NETWORK as error:
            await self._later(group, type(error).__name__)
        except StoreFailed:
            raise
        except Unloadable:
            if not self.store.alone and newest.attempts < TRIES_BESIDE_NEWER:
                # A newer version may be running beside this one and able to read it.
                await self._later(group, "unloadable here", tries=1)
                return
            await self._tell_host(newest, "unloadable")
            await self._later(group, "unloadable", tries=len(self.waits))
        except Exception as error:
            # An error of ours at one table must not block the others. It is logged and retried.
            log.exception("table %s: %s could not be made", newest.table_id, newest.kind)
            await self._later(group, type(error).__name__)

    # What goes wrong

    async def _refuse(self, group: Sequence[OutboxRow], error: discord.HTTPException) -> None:
        said = f"{error.status} {error.code}"
        if group[0].lane != "board" and group[0].kind != "closed":
            await self._later(group, said)
            return
        loaded = await self.store.load(group[0].table_id)
        guild_id = 0 if loaded is None else loaded.table.guild_id
        away = error.code in NO_ACCESS and self.bot.is_ready() and not await self.bot.is_on(guild_id)
        if away or error.code == ErrorCode.UNKNOWN_CHANNEL:
            # Waiting doesn't help. The host is told once. The post is queued again when the table moves or
            # goes on, or when the bot is invited again.
            await self._tell_host(group[-1], "server gone" if away else "gone")
            await self.store.give_up([one.id for one in group], said, self.bot.tables.clock())
            return
        self._refused.add(guild_id)
        await self._later(group, said)
        if error.code in NO_ACCESS | {ErrorCode.THREAD_ARCHIVED}:
            await self._tell_host(group[-1], "no access")

    async def _tell_host(self, outbox_item: OutboxRow, what: str) -> None:
        """Queue one clear message about what is missing, to the person who can fix it. It is sent once per
        channel until a post succeeds again. The item and the record that it was sent are written together."""
        loaded = await self.store.load(outbox_item.table_id)
        if loaded is None:
            return
        head = loaded.table
        key, fact = notice_key(head.id), f"{head.channel_id} {what}"
        if await self.store.meta(key) == fact:
            return
        notice = OutboxItem(
            kind="notice",
            target=head.host_user,
            payload=what.encode(),
            due_at=self.bot.tables.clock(),
            lane=f"notice {what}",
        )
        await self.bot.tables.repository.enqueue(head.id, (notice,), (key, fact))

    async def _later(self, group: Iterable[OutboxRow], error: str, tries: int | None = None) -> None:
        """Retry later. The wait grows with the number of failures, or is the one after `tries` failures."""
        now = self.bot.tables.clock()
        for one in group:
            if one.lane != "board" and one.attempts >= GIVE_UP_AFTER:
                await self.store.give_up([one.id], error, now)
                continue
            wait = self.waits[min(one.attempts if tries is None else tries, len(self.waits) - 1)]
            await self.store.retry(one.id, now + int(wait * 1000), error, at=now)
            log.warning("table %s: %s not delivered: %s", one.table_id, one.kind, error)
