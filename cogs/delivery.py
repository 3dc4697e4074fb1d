"""Delivery: what is owed in the outbox becomes posts and direct messages, newest state first.

Nothing here decides anything: an announcement only says that a channel or a hand is behind; what is sent
is made from the table as it is at that moment, so several that wait are one. What Discord refuses is
tried again later; what is missing is said once, in one clear message.
"""

import asyncio
import logging
from collections.abc import Sequence

import discord
import msgspec
from discord.ext import commands

from cogs.board import hand_screen
from cogs.client import Loggia, language_of
from cogs.interactions import NETWORK
from cogs.layout import allowed_mentions, files, layout
from cogs.screens import ids, posts
from cogs.screens.logs import events_of
from cogs.screens.parts import Screen, Text
from db import Owed, Posted, StoreFailed, TableHead, UserChange
from games.core import Event, Seat, Told
from games.table import Table
from words import Language, say

log = logging.getLogger("loggia.delivery")

BATCH = 100
WAITS = (2, 5, 15, 60, 300, 900)
"""Seconds before the next try, by the number of failed ones; then the last again and again."""

GIVE_UP_AFTER = 200
"""Tries after which a direct message is dropped (about two days). Posts are never given up."""

DM_CLOSED = {50007, 50278}
NO_ACCESS = {50001, 50013, 160005}
"""No access, a permission missing, thread locked: somebody must see to it."""

CHANNEL_GONE = {10003}
MESSAGE_GONE = {10008}
ARCHIVED = {50083}

NOTICE_OWED = "closed, not yet said"
"""Why a hand waits whose holder takes no direct messages, until that has been said at the table."""

RECENT = 30
"""So many newest messages of a channel are looked through for a post that may have got through."""


Key = tuple[int, str, int]
"""What is delivered together: the table, the kind, and for hands whose."""


class Delivery(commands.Cog):
    """The outbox' runner. Tables are served side by side; what is slow holds nobody else up."""

    def __init__(self, bot: Loggia, waits: Sequence[float] = WAITS) -> None:
        self.bot = bot
        self.store = bot.store
        self.waits = waits
        self._task: asyncio.Task[None] | None = None
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._closing = asyncio.Lock()
        self._started_at = bot.tables.clock()

    async def cog_load(self) -> None:
        """Start with what was owed when the bot stopped."""
        self._task = asyncio.create_task(self._run(), name="delivery")

    async def cog_unload(self) -> None:
        """Stop; what is owed stays owed."""
        tasks = [*self._under_way.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """A new session: something may have been lost in the gap. Look again."""
        self.bot.tables.owed.set()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Likewise after a resumed one."""
        self.bot.tables.owed.set()

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        while True:
            self.bot.tables.owed.clear()
            try:
                await self._begin_due()
                due = await self.store.next_due()
            except Exception:
                # The loop must outlive a full disk or a locked file; what is owed is still in the outbox.
                log.exception("delivery interrupted; trying again")
                due = self.bot.tables.clock() + 5000
            # What is under way counts as due until it is done: its end wakes us, or the next second.
            least = 1000 if self._under_way else 50
            wait = None if due is None else max(due - self.bot.tables.clock(), least) / 1000
            try:
                await asyncio.wait_for(self.bot.tables.owed.wait(), wait)
            except TimeoutError:
                continue

    async def _begin_due(self) -> None:
        """Begin with all that is due and not under way."""
        groups: dict[Key, list[Owed]] = {}
        for one in await self.store.owed(self.bot.tables.clock(), BATCH):
            # A table has one channel: what is still addressed to its former one is the same news.
            key = (one.table_id, one.kind, 0 if one.kind == "board" else one.target)
            groups.setdefault(key, []).append(one)
        for key, group in groups.items():
            if key not in self._under_way:
                self._under_way[key] = asyncio.create_task(self._deliver_one(key, group))

    async def _deliver_one(self, key: Key, group: Sequence[Owed]) -> None:
        try:
            await self._deliver(group)
        except StoreFailed as error:
            log.error("table %s: %s not delivered, the store failed: %s", key[0], key[1], error)
            await asyncio.sleep(1)
        finally:
            del self._under_way[key]
            self.bot.tables.owed.set()

    async def _deliver(self, group: Sequence[Owed]) -> None:
        newest = group[-1]
        try:
            if newest.kind == "board":
                await self._board(group)
            else:
                await self._hand(group)
        except discord.HTTPException as error:
            await self._refused(group, error)
        except NETWORK as error:
            await self._later(group, type(error).__name__)
        except StoreFailed:
            raise
        except Exception as error:
            # A fault of ours at one table must not hold the others up; it is tried again, and logged.
            log.exception("table %s: %s could not be made", newest.table_id, newest.kind)
            await self._later(group, type(error).__name__)

    # Posts

    async def _board(self, group: Sequence[Owed]) -> None:
        """Bring a table's channel up to date: edit the lobby's card, or post the table."""
        loaded = await self.store.load(group[0].table_id)
        table = await self.bot.tables.get(group[0].table_id)
        ids = [one.id for one in group]
        if loaded is None or table is None:
            await self.store.drop(ids, "no such table", self.bot.tables.clock())
            return
        head = loaded.table
        channel = self.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        message_id: int | None
        if table.game is None:
            message_id = await self._card(channel, table, head, group)
        elif head.posted_seq >= table.seq:
            message_id = head.message_id
        else:
            message_id = await self._table_post(channel, table, head, group)
        await self.store.done(ids, Posted(table.id, table.seq, message_id))
        if any(one.attempts for one in group):
            await self.store.set_meta(_told_key(table.id), None)

    async def _card(
        self, channel: discord.PartialMessageable, table: Table, head: TableHead, group: Sequence[Owed]
    ) -> int:
        view = layout(posts.lobby(table))
        known = head.message_id
        if known is None and (table.seq or self._perhaps_posted(group)):
            known = await self._posted_already(channel, str(ids.LobbyButton(table.id, "join")))
        if known is not None:
            try:
                await self._edit_card(channel, known, view)
                return known
            except discord.HTTPException as error:
                if error.code not in MESSAGE_GONE:
                    raise
        message = await channel.send(view=view, nonce=f"c{table.id}-{table.seq}")
        return message.id

    async def _edit_card(
        self, channel: discord.PartialMessageable, message_id: int, view: discord.ui.LayoutView
    ) -> None:
        """Edit a message; a thread that went to sleep is woken for it."""
        message = channel.get_partial_message(message_id)
        try:
            await message.edit(view=view)
        except discord.HTTPException as error:
            if error.code not in ARCHIVED:
                raise
            thread = await self.bot.fetch_channel(channel.id)
            if not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            await message.edit(view=view)

    async def _table_post(
        self, channel: discord.PartialMessageable, table: Table, head: TableHead, group: Sequence[Owed]
    ) -> int:
        if self._perhaps_posted(group):
            found = await self._posted_already(channel, str(ids.UnderPost(table.id, "move", table.seq)))
            if found is not None:
                return found
        entries = await self.store.log(table.id, head.posted_seq + 1, table.seq)
        started = any(entry.kind == "start" for entry in entries)
        if started and head.message_id is not None:
            await self._close_card(channel, table, head.message_id)
        told = [one for entry in entries for one in events_of(table, entry)]
        picture = await self._picture(table, told)
        screen = posts.board(table, told, picture, started)
        message = await channel.send(
            view=layout(screen),
            files=files(screen),
            allowed_mentions=allowed_mentions(screen),
            nonce=f"b{table.id}-{table.seq}",
        )
        return message.id

    async def _close_card(self, channel: discord.PartialMessageable, table: Table, message_id: int) -> None:
        """Take the buttons off the lobby's card. If it is gone or can't be changed, so be it: its
        buttons answer politely."""
        try:
            await channel.get_partial_message(message_id).edit(view=layout(posts.lobby(table)))
        except discord.HTTPException as error:
            log.info("the card of table %s stays as it is: %s", table.id, error.code)

    async def _picture(self, table: Table, told: Sequence[Told]) -> bytes | None:
        recent: list[Event] = [one.event for one in told if one.to is None]
        try:
            return await self.bot.draw(
                self.bot.pictures.table,
                table.id,
                table.title,
                table.view(None),
                recent,
                table.names,
                "ja" if table.language == "ja" else "en",
            )
        except Exception:
            # A fault in drawing must not stop a game: the position is posted in words.
            log.exception("table %s could not be drawn", table.id)
            return None

    def _perhaps_posted(self, group: Sequence[Owed]) -> bool:
        """Whether an earlier try may have got through without our learning of it."""
        return any(one.attempts or one.due_at < self._started_at for one in group)

    async def _posted_already(self, channel: discord.PartialMessageable, mark: str) -> int | None:
        """The post that has a button with the id `mark`, if there is one."""
        try:
            async for message in channel.history(limit=RECENT):
                ids = (getattr(child, "custom_id", None) for child in _walk(message.components))
                if mark in ids:
                    return message.id
        except discord.Forbidden:
            return None  # without "read message history" the nonce has to do
        return None

    # Hands

    async def _hand(self, group: Sequence[Owed]) -> None:
        ids = [one.id for one in group]
        table = await self.bot.tables.get(group[0].table_id)
        user_id = group[0].target
        seat, _ = msgspec.msgpack.decode(group[-1].payload, type=tuple[int, bool])
        settings = (await self.store.users([user_id]))[user_id]
        if table is None or table.game is None or table.seat_of(user_id) != seat:
            await self.store.drop(ids, "no longer theirs", self.bot.tables.clock())
            return
        if settings.dm_closed_at is not None:
            await self._closed(table, user_id, group)
            return
        language = language_of(settings, table.language)
        screen = await hand_screen(self.bot, table, Seat(seat), language)
        try:
            channel = await self.bot.create_dm(discord.Object(user_id))
            await channel.send(view=layout(screen), files=files(screen), nonce=f"h{group[-1].id}")
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            await self._closed(table, user_id, group)
            return
        await self.store.done(ids)

    async def _closed(self, table: Table, user_id: int, group: Sequence[Owed]) -> None:
        """Remember that a user takes no direct messages, and say so once where they play."""
        owing = any(one.last_error == NOTICE_OWED for one in group)
        now = self.bot.tables.clock()
        async with self._closing:  # two tables of theirs may find out at the same time
            if (await self.store.users([user_id]))[user_id].dm_closed_at is None:
                owing = True
                await self.store.retry(
                    group[0].id, now, NOTICE_OWED
                )  # should we be stopped before it is said
                await self.store.change_user(user_id, UserChange(dm_closed_at=now))
        if owing:
            try:
                await self._say_closed(table, user_id)
            except NETWORK:
                await self._later(group, NOTICE_OWED)
                return
        await self.store.drop([one.id for one in group], "direct messages closed", now)

    async def _say_closed(self, table: Table, user_id: int) -> None:
        text = f"<@{user_id}> {say(_table_language(table), 'hand-dm-closed')}"
        screen = Screen((Text(text),), mentions=(user_id,))
        channel = self.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        await channel.send(
            view=layout(screen),
            allowed_mentions=allowed_mentions(screen),
            nonce=f"d{table.id}-{user_id % 10**12}",
        )

    # What goes wrong

    async def _refused(self, group: Sequence[Owed], error: discord.HTTPException) -> None:
        await self._later(group, f"{error.status} {error.code}")
        if error.code in NO_ACCESS | CHANNEL_GONE | ARCHIVED and group[0].kind == "board":
            await self._tell_host(group[-1], gone=error.code in CHANNEL_GONE)

    async def _tell_host(self, owed: Owed, gone: bool) -> None:
        """One clear message about what is missing, to the one who can see to it: once in each channel,
        until a post gets through again."""
        table = await self.bot.tables.get(owed.table_id)
        if table is None:
            return
        key, what = _told_key(table.id), f"{table.channel_id} {'gone' if gone else 'no access'}"
        if await self.store.meta(key) == what:
            return
        await self.store.set_meta(key, what)
        settings = (await self.store.users([table.host]))[table.host]
        language = language_of(settings, table.language)
        if gone:
            text = say(language, "notice-channel-gone", table=table.id)
        else:
            text = say(language, "notice-permission", channel=f"<#{table.channel_id}>")
        try:
            channel = await self.bot.create_dm(discord.Object(table.host))
            await channel.send(view=layout(Screen((Text(text),))), nonce=f"n{owed.id}")
        except NETWORK as error:
            log.warning("host of table %s not told: %s", table.id, type(error).__name__)

    async def _later(self, group: Sequence[Owed], error: str) -> None:
        now = self.bot.tables.clock()
        for one in group:
            if one.kind != "board" and one.attempts >= GIVE_UP_AFTER:
                await self.store.drop([one.id], error, now)
                continue
            wait = self.waits[min(one.attempts, len(self.waits) - 1)]
            await self.store.retry(one.id, now + int(wait * 1000), error)
        log.warning("table %s: %s not delivered: %s", group[0].table_id, group[0].kind, error)


def _told_key(table_id: int) -> str:
    """Under which the store remembers what the host of a table has been told."""
    return f"host told of table {table_id}"


def _table_language(table: Table) -> Language:
    return "ja" if table.language == "ja" else "en"


def _walk(components: Sequence[object]) -> list[object]:
    """All components of a message, nested ones included."""
    found: list[object] = []
    for component in components:
        found.append(component)
        found += _walk(getattr(component, "children", ()))
    return found
