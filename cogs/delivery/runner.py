"""Delivery: what is owed in the outbox becomes posts and direct messages, newest state first.

Nothing here decides anything: an announcement only says that a channel or a hand is behind. What is due is
claimed with a lease, so that nobody else delivers it meanwhile, and delivered by the handler of its kind:
tables side by side, the announcements of one lane one after another, all of it ahead of Discord's limits.
What Discord refuses is tried again later; what is missing is said once, in one clear message.

A new kind of announcement is one more handler in `Delivery.kinds`.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord
from discord.ext import commands

from cogs.app.client import FINISH, Loggia
from cogs.app.loops import Loop
from cogs.delivery.channel_notices import ChannelNotices
from cogs.delivery.computer_jobs import ComputerJobs
from cogs.delivery.direct_messages import DirectMessages
from cogs.delivery.renaming import Renaming
from cogs.delivery.table_posts import ARCHIVED, GATHER, TablePosts, told_key
from cogs.delivery.turn_notices import TurnNotices
from cogs.screens.notices.post_policy import PRESENT
from cogs.support.interactions import NETWORK
from cogs.support.rate_limits import PersonLimits
from cogs.support.urgency import Urgency, urgency
from db import OutboxItem, OutboxRow, StoreFailed
from games.manager.services import Unloadable

log = logging.getLogger("loggia.delivery")

BATCH = 100
LEASE = 60_000
"""Milliseconds after which what a dead process had claimed is free again."""

LOOK = 15.0
"""Seconds after which the outbox is looked at although nobody said so: another process may have written,
or the clock been set back."""

UNDER_WAY = 1000
"""So many lanes are served at a time; most of them wait for their turn to send."""

WAITS = (2, 5, 15, 60, 300, 900)
"""Seconds before the next try, by the number of failed ones; then the last again and again."""

GIVE_UP_AFTER = 200
"""Tries after which a direct message is dropped (about two days). Posts are never given up."""

NO_ACCESS = {50001, 50013, 160005}
"""No access, a permission missing, thread locked: somebody must see to it."""

YOUNGER = 60
"""Tries until a table is said to be unloadable where several processes run: one may be of an older kind."""

CHANNEL_GONE = {10003}

PUBLIC = {"board", "call", "closed", "asked", "declined", "ready", "closing"}
"""Kinds that are posted in a table's channel."""

Lane = tuple[int, str]
Handler = Callable[[Sequence[OutboxRow]], Awaitable[None]]


class Delivery(Loop):
    """The outbox' runner. Lanes are served side by side; what is slow holds nobody else up."""

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
        posts, letters, said = (
            TablePosts(bot, present, gather),
            DirectMessages(bot, pace),
            ChannelNotices(bot),
        )
        self.kinds: dict[str, Handler] = {
            "board": posts.board,
            "call": posts.board,
            "closed": said.closed,
            "asked": said.asked,
            "declined": said.declined,
            "ready": said.ready,
            "closing": said.closing,
            "hand": letters.hand,
            "unhand": letters.unhand,
            "notice": letters.notice,
            "turn": TurnNotices(bot, pace).turn,
            "names": Renaming(bot, posts).names,
            "think": ComputerJobs(bot).think,
        }
        self._under_way: dict[Lane, tuple[asyncio.Task[None], list[int]]] = {}
        self._renewed_at = 0
        self._started = False
        self._refused: set[int] = set()

    async def cog_unload(self) -> None:
        """Begin nothing more, finish what is under way, and give back what is claimed; what is owed stays
        owed."""
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
            log.error("what was claimed is free when its lease ends: %s", error)

    # When something may have changed

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """A new session: something may have been lost in the gap. Look again."""
        self.bot.tables.owed.set()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Likewise after a resumed one."""
        self.bot.tables.owed.set()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited again: what its tables were not told is owed once more."""
        try:
            await self._owe_anew(guild)
        except StoreFailed as error:
            log.error("what server %s was not told is owed when a table goes on: %s", guild.id, error)
        await self._hasten(guild.id)

    async def _owe_anew(self, guild: discord.Guild) -> None:
        now = self.bot.tables.clock()
        for head in await self.store.live_tables():
            if head.guild_id == guild.id and head.posted_seq < head.seq:
                board = OutboxItem(
                    kind="board", target=head.channel_id, payload=b"", due_at=now, lane="board"
                )
                await self.store.set_meta(told_key(head.id), None)
                await self.bot.tables.registry.owe(head.id, (board,))

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have returned."""
        await self._hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Likewise."""
        await self._hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Likewise: of itself the bot is told without asking for members."""
        await self._hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been unlocked."""
        await self._hasten(after.guild.id)

    async def _hasten(self, guild_id: int) -> None:
        """What was refused in a server goes at once, not after its wait."""
        if guild_id not in self._refused:
            return
        self._refused.discard(guild_id)
        try:
            await self.store.hasten(guild_id, self.bot.tables.clock())
        except StoreFailed as error:
            log.error("what is owed to server %s waits its time: %s", guild_id, error)
        self.bot.tables.owed.set()

    # The loop

    async def _run(self) -> None:
        while True:
            self.alive()
            self.bot.tables.owed.clear()
            try:
                if not self._started:
                    # What was claimed in our name before we were killed; and what waited while we were away.
                    await self.store.release(self.bot.owner)
                    await self.store.hasten(None, self.bot.tables.clock())
                    self._started = True
                begun, wait = await self._begin_due()
            except StoreFailed as error:
                # The loop must outlive a full disk or a locked file; what is owed is still in the outbox.
                log.error("delivery is standing still, the store failed: %s", error)
                begun, wait = 0, 5.0
            if begun == BATCH:
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):  # wait_for may swallow being cancelled
                    await self.bot.tables.owed.wait()

    def _until(self, due: int | None) -> float:
        """Seconds to wait for the next that falls due."""
        if due is None:
            return LOOK
        # What is due and not free waits for its lane: its end wakes us, or the next second.
        return min(max(due - self.bot.tables.clock(), 1000 if self._under_way else 50) / 1000, LOOK)

    async def _begin_due(self) -> tuple[int, float]:
        """Begin with all that is due and free; how many announcements that is, and how long (seconds) until
        there may be more."""
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
            if lane in self._under_way:  # only where the clock was set back: its lease seemed to be over
                for one in group:
                    await self.store.retry(one.id, now + 1000, "under way", at=now, counts=False)
                continue
            task = asyncio.create_task(self._serve(lane, group))
            self._under_way[lane] = task, [one.id for one in group]
        return len(found), self._until(due)

    async def _serve(self, lane: Lane, group: Sequence[OutboxRow]) -> None:
        urgency.set(Urgency.LETTER if group[-1].kind == "hand" else Urgency.POST)
        try:
            await self._deliver(group)
        except StoreFailed as error:
            # Still claimed: it is free again when the lease ends, if it can't be given back now.
            log.error("table %s: %s not delivered, the store failed: %s", *lane, error)
            await asyncio.sleep(1)
            await self._give_back(group)
        except Exception:
            # Likewise claimed until its lease ends: it is tried again then, and not at once for ever.
            log.exception("table %s: %s not delivered", *lane)
        finally:
            del self._under_way[lane]
            self.bot.tables.owed.set()

    async def _admitted(self, table_id: int) -> bool:
        """Whether the host has the bot post on a table's server."""
        if not self.bot.host.servers:
            return True
        table = await self.bot.tables.get(table_id)
        return table is None or self.bot.host.admits(table.guild_id)

    async def _give_back(self, group: Sequence[OutboxRow]) -> None:
        now = self.bot.tables.clock()
        try:
            for one in group:
                await self.store.retry(one.id, now, "the store failed", at=now, counts=False)
        except StoreFailed as error:
            log.error("what was claimed is given back later: %s", error)

    async def _deliver(self, group: Sequence[OutboxRow]) -> None:
        newest = group[-1]
        handler = self.kinds.get(newest.kind)
        try:
            if handler is None:
                await self._later(group, f"nobody delivers {newest.kind}")
                return
            if newest.kind in PUBLIC and not await self._admitted(newest.table_id):
                await self.store.drop([one.id for one in group], "not served", self.bot.tables.clock())
                return
            await handler(group)
        except discord.HTTPException as error:
            await self._refuse(group, error)
        except NETWORK as error:
            await self._later(group, type(error).__name__)
        except StoreFailed:
            raise
        except Unloadable:
            if not self.store.alone and newest.attempts < YOUNGER:
                # A newer version may run beside this one, and can read it.
                await self._later(group, "unloadable here", tries=1)
                return
            await self._tell_host(newest, "unloadable")
            await self._later(group, "unloadable", tries=len(self.waits))
        except Exception as error:
            # A fault of ours at one table must not hold the others up; it is tried again, and logged.
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
        if away or error.code in CHANNEL_GONE:
            # Waiting mends nothing: told once, and owed again when the table moves or goes on, or when the
            # bot is invited again.
            await self._tell_host(group[-1], "server gone" if away else "gone")
            await self.store.drop([one.id for one in group], said, self.bot.tables.clock())
            return
        self._refused.add(guild_id)
        await self._later(group, said)
        if error.code in NO_ACCESS | ARCHIVED:
            await self._tell_host(group[-1], "no access")

    async def _tell_host(self, owed: OutboxRow, what: str) -> None:
        """One clear message about what is missing, to the one who can see to it: once in each channel,
        until a post gets through again. It is owed like everything else, and remembered as it is owed."""
        loaded = await self.store.load(owed.table_id)
        if loaded is None:
            return
        head = loaded.table
        key, fact = told_key(head.id), f"{head.channel_id} {what}"
        if await self.store.meta(key) == fact:
            return
        notice = OutboxItem(
            kind="notice",
            target=head.host_user,
            payload=what.encode(),
            due_at=self.bot.tables.clock(),
            lane=f"notice {what}",
        )
        await self.bot.tables.registry.owe(head.id, (notice,), (key, fact))

    async def _later(self, group: Iterable[OutboxRow], error: str, tries: int | None = None) -> None:
        """Try again after a while, the longer the more often it failed (or as if after so many `tries`)."""
        now = self.bot.tables.clock()
        for one in group:
            if one.lane != "board" and one.attempts >= GIVE_UP_AFTER:
                await self.store.drop([one.id], error, now)
                continue
            wait = self.waits[min(one.attempts if tries is None else tries, len(self.waits) - 1)]
            await self.store.retry(one.id, now + int(wait * 1000), error, at=now)
            log.warning("table %s: %s not delivered: %s", one.table_id, one.kind, error)
