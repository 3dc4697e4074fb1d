"""Delivery: turns outbox items into posts and direct messages, always from the newest state.

Delivery decides nothing. An outbox item only says that a channel or a hand is out of date. Due items are
claimed with a lease, so that no other process delivers them, and are passed to the handler of their kind.
Items of one lane are delivered one after another, different lanes side by side, all within Discord's limits.
What can't be delivered is left to `cogs.delivery.failures`.

A new kind of outbox item is a class of `games.manager.storage.outbox_items` and an entry in
`Delivery.kinds`.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import discord
from discord.ext import commands

from cogs.app.client import FINISH, BotBase
from cogs.app.loops import Loop
from cogs.delivery.channel_notices import ChannelNotices
from cogs.delivery.direct_messages import DirectMessages
from cogs.delivery.failures import DeliveryFailures, GivenUp, notice_key
from cogs.delivery.puzzle_posts import PuzzlePosts
from cogs.delivery.renaming import Renaming
from cogs.delivery.table_posts import TablePosts
from cogs.delivery.timings import Timings
from cogs.delivery.turn_reminders import TurnReminders
from cogs.support.calls.rate_limits import PersonLimits
from cogs.support.interactions import NETWORK
from cogs.support.urgency import Urgency, urgency
from db import OutboxRow, StoreFailed
from games.manager.model.durations import MINUTE
from games.manager.services import Unloadable
from games.manager.storage import outbox_items

log = logging.getLogger("loggia.delivery")

BATCH = 100
"""Maximum number of items claimed at once."""

LEASE_MS = MINUTE
"""Milliseconds until the claims of a dead process expire."""

LOOK_SECONDS = 15.0
"""Maximum seconds between two looks at the outbox. Another process may have written to it, or the clock may
have been set back."""

UNDER_WAY = 1000
"""Maximum number of lanes served at a time. Most of them wait for the rate limit."""

Lane = tuple[int, str]
"""A table's id, and the lane of some of its items."""

DeliveryHandler = Callable[[Sequence[OutboxRow]], Awaitable[None]]
"""Delivers the due items of a lane together and marks them as done. Raises GivenUp."""


class Kind(NamedTuple):
    """A kind of outbox item: who delivers it, and whether all of it is posted in the table's channel. Then
    nothing is delivered on servers that the host does not serve. Reminders and puzzles check that themselves,
    since they belong to several tables or to none."""

    deliver: DeliveryHandler
    public: bool


class Delivery(Loop):
    """Runs the outbox. Lanes are served side by side, so a slow one delays no other."""

    label = "delivery"

    def __init__(self, bot: BotBase, timings: Timings) -> None:
        super().__init__(bot)
        self.store = bot.store
        self.failures = DeliveryFailures(bot, timings.retry_seconds)
        limits = PersonLimits(timings.person_limit)
        posts, direct_messages = TablePosts(bot, timings), DirectMessages(bot, limits)
        channel_notices, reminders = ChannelNotices(bot), TurnReminders(bot, limits)
        self.kinds: dict[str, Kind] = {
            outbox_items.Post.kind: Kind(posts.board, public=True),
            outbox_items.MentionLater.kind: Kind(posts.board, public=True),
            outbox_items.MessagesClosed.kind: Kind(channel_notices.messages_closed, public=True),
            outbox_items.ConsentRequest.kind: Kind(channel_notices.consent_request, public=True),
            outbox_items.SeatRequestDeclined.kind: Kind(channel_notices.declined, public=True),
            outbox_items.ReadyRequest.kind: Kind(channel_notices.ready, public=True),
            outbox_items.LobbyClosing.kind: Kind(channel_notices.lobby_closing, public=True),
            outbox_items.Hand.kind: Kind(direct_messages.hand, public=False),
            outbox_items.HandRemoval.kind: Kind(direct_messages.unhand, public=False),
            outbox_items.Notice.kind: Kind(direct_messages.notice, public=False),
            outbox_items.TurnReminder.kind: Kind(reminders.turn, public=False),
            outbox_items.OffersOpen.kind: Kind(reminders.offers_open, public=False),
            outbox_items.OutdatedNames.kind: Kind(Renaming(bot).names, public=False),
            outbox_items.DailyPuzzle.kind: Kind(PuzzlePosts(bot).puzzle, public=False),
            outbox_items.ComputerTurn.kind: Kind(self._computer_turn, public=False),
        }
        self._under_way: dict[Lane, tuple[asyncio.Task[None], list[int]]] = {}
        self._renewed_at = 0
        self._started = False

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
        self.bot.services.outbox_filled.set()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """A session was resumed: something may have been missed in the gap. Look again."""
        self.bot.services.outbox_filled.set()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited again: queue what the tables of this server missed."""
        try:
            await self._enqueue_again(guild)
        except StoreFailed as error:
            log.error("posts for server %s are not queued again: %s", guild.id, error)
        await self.failures.hasten(guild.id)

    async def _enqueue_again(self, guild: discord.Guild) -> None:
        now = self.bot.services.clock()
        for head in await self.store.live_tables():
            if head.guild_id == guild.id and head.posted_entry_no < head.entry_no:
                await self.store.set_meta(notice_key(head.id), None)
                await self.bot.services.repository.enqueue(
                    head.id, (outbox_items.Post(head.channel_id).due(now),)
                )

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have been restored."""
        await self.failures.hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A permission may have been restored."""
        await self.failures.hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """A permission may have been restored. Discord reports changes to the bot itself without asking for
        members."""
        await self.failures.hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been unlocked."""
        await self.failures.hasten(after.guild.id)

    # The loop

    async def _run(self) -> None:
        while True:
            self.alive()
            self.bot.services.outbox_filled.clear()
            try:
                if not self._started:
                    # Release our own claims from before a crash, and retry what waited while we were away.
                    await self.store.release(self.bot.owner)
                    await self.store.bring_forward(None, self.bot.services.clock())
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
                    await self.bot.services.outbox_filled.wait()

    def _until(self, due: int | None) -> float:
        """Seconds to wait until the next item is due."""
        if due is None:
            return LOOK_SECONDS
        # A due item that is not free waits for its lane. The end of that lane wakes us, otherwise the next
        # second.
        return min(max(due - self.bot.services.clock(), 1000 if self._under_way else 50) / 1000, LOOK_SECONDS)

    async def _begin_due(self) -> tuple[int, float]:
        """Start all items that are due and free. Returns their number and the seconds until there may be
        more."""
        now = self.bot.services.clock()
        if abs(now - self._renewed_at) > LEASE_MS / 3:
            self._renewed_at = now
            await self.store.renew([id for _, ids in self._under_way.values() for id in ids], now + LEASE_MS)
        if len(self._under_way) >= UNDER_WAY:
            return 0, self._until(now)
        found, due = await self.store.take(now, now + LEASE_MS, BATCH, self.bot.owner)
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
        urgency.set(Urgency.HAND if group[-1].kind == outbox_items.Hand.kind else Urgency.POST)
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
            self.bot.services.outbox_filled.set()

    async def _computer_turn(self, group: Sequence[OutboxRow]) -> None:
        """Answer for a table's computer players until a person is awaited."""
        await self.bot.services.computer_turns.answer(group[0].table_id)
        await self.store.done([one.id for one in group])

    async def _admitted(self, table_id: int) -> bool:
        """Whether the host lets the bot post on a table's server."""
        if not self.bot.operator.servers:
            return True
        table = await self.bot.services.get(table_id)
        return table is None or self.bot.operator.admits(table.guild_id)

    async def _give_back(self, group: Sequence[OutboxRow]) -> None:
        now = self.bot.services.clock()
        try:
            for one in group:
                await self.store.retry(one.id, now, "the store failed", at=now, counts=False)
        except StoreFailed as error:
            log.error("claims are released later: %s", error)

    async def _deliver(self, group: Sequence[OutboxRow], with_icons: bool = True) -> None:
        """Deliver the due items of a lane. What Discord refuses for its icons is made once more without."""
        newest = group[-1]
        kind = self.kinds.get(newest.kind)
        try:
            if kind is None:
                await self.failures.retry(group, f"nobody delivers {newest.kind}")
                return
            if kind.public and not await self._admitted(newest.table_id):
                raise GivenUp("not served")
            await kind.deliver(group)
        except GivenUp as why:
            await self.failures.give_up(group, str(why))
        except discord.HTTPException as error:
            if with_icons and self.bot.icons.leave_out_if_refused(error):
                await self._deliver(group, with_icons=False)
            else:
                await self.failures.refused(group, error)
        except NETWORK as error:
            await self.failures.retry(group, type(error).__name__)
        except StoreFailed:
            raise
        except Unloadable:
            await self.failures.unloadable(group)
        except Exception as error:
            # An error of ours at one table must not block the others. It is logged and retried.
            log.exception("table %s: %s could not be made", newest.table_id, newest.kind)
            await self.failures.retry(group, type(error).__name__)
