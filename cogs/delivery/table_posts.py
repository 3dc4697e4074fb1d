"""The messages in a table's channel: the lobby's card, or the table's single current post.

A message is made from the table's state at that moment, so several waiting outbox items need one message.
"""

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from typing import TypeVar, cast

import discord
import msgspec

from cogs.app.client import BotBase
from cogs.delivery import post_policy, post_screens, table_messages
from cogs.delivery.channel_sight import ChannelSight
from cogs.delivery.failures import GivenUp, notice_key
from cogs.delivery.notify_by import NotifyBy, notify_awaited_by
from cogs.delivery.post_policy import PostMemory, PostPlan, PostSituation
from cogs.delivery.timings import Timings
from cogs.screens import ids
from cogs.screens.pages import posts
from cogs.screens.parts import Screen
from cogs.support.layout import allowed_mentions, files
from cogs.support.sent_messages import posted_up_to
from db import Logged, OutboxItem, OutboxRow, PostedUpTo, UntoldEntries
from db.bounded_dict import BoundedDict
from games.core import Seat
from games.manager.model.table import Table
from games.manager.storage.outbox_items import MentionLater, Post, TurnReminder

log = logging.getLogger("loggia.delivery")

ACTS = 60
"""Number of latest log entries that show who is present."""

REMEMBERED = 2000
"""Maximum number of tables of which it is remembered where their post begins."""

A = TypeVar("A")
B = TypeVar("B")


class TablePosts:
    """Brings channels up to date."""

    def __init__(self, bot: BotBase, timings: Timings) -> None:
        self.bot = bot
        self.store = bot.store
        self.timings = timings
        self.begins: BoundedDict[int, int] = BoundedDict(REMEMBERED)
        """The first entry that the post of a table tells, so that it is read together with the news."""
        self._started_at = bot.services.clock()

    async def board(self, group: Sequence[OutboxRow]) -> None:
        """Update a table's channel: the lobby's card, or the post."""
        with self.bot.drawing.post_coming(group[0].table_id):
            await self._board(group)

    async def _board(self, group: Sequence[OutboxRow]) -> None:
        table_id = group[0].table_id
        table = await self.bot.services.get(table_id)
        untold = await self.store.untold_entries(table_id, ACTS, self.begins.get(table_id))
        if untold is None or table is None:
            raise GivenUp("no such table")
        post = PostUpdate(self, untold, table, group)
        posted = await (post.update_card() if table.game is None else post.update_post())
        await self.store.done([one.id for one in group], posted, later=post.items_after)
        self.begins.note(table_id, post_policy.stored_post(posted.note).first)
        if any(one.attempts for one in group):
            await self.store.set_meta(notice_key(table.id), None)

    def perhaps_posted(self, group: Sequence[OutboxRow]) -> bool:
        """Whether an earlier try may have succeeded without our knowing."""
        return any(one.attempts or one.due_at < self._started_at for one in group)


class PostUpdate:
    """One update of a table's card or post."""

    def __init__(
        self, posts: TablePosts, untold: UntoldEntries, table: Table, group: Sequence[OutboxRow]
    ) -> None:
        self.posts = posts
        self.bot = posts.bot
        self.store = posts.store
        self.table = table
        self.group = group
        self.head = untold.table
        self.untold = untold
        self.memory = post_policy.stored_post(untold.note)
        self.items_after: list[OutboxItem] = []
        """Outbox items to queue once the post is up to date."""
        self.channel = self.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        self.sight = ChannelSight(self.channel)
        self.requests = [Post.read(one) for one in group]
        found = [one.restored for one in self.requests if one.restored is not None]
        self.restored = found[-1] if found else None
        """What a new post says about the backup that the table was restored from."""
        here = self.memory.channel in (0, table.channel_id)  # 0: written before channels were recorded
        self.message_id = self.head.message_id if here else None

    # The lobby's card

    async def update_card(self) -> PostedUpTo:
        """Edit the card, or post it if there is none."""
        table = self.table
        self.bot.warm_up(table.title.id, table.language)
        screen = await self._card_screen()
        if self.message_id is None and (table.entry_no or self.posts.perhaps_posted(self.group)):
            self.message_id = await self.sight.find(str(ids.LobbyButton(table.id, "join")))
        if self.message_id is None or await self._lost() or not await self._edited(screen):
            message = await self.channel.send(view=self.bot.layout(screen), nonce=self._nonce("c"))
            self.message_id = message.id
        memory = PostMemory(channel=table.channel_id, restored=self.restored or self.memory.restored)
        return PostedUpTo(table.id, table.entry_no, self.message_id, memory.save())

    async def _card_screen(self) -> Screen:
        return await post_screens.card(self.bot, self.table, self.restored or self.memory.restored)

    async def _lost(self) -> bool:
        """Whether somebody asked for the card and it is out of sight."""
        wanted = self.restored is not None or any(one.anew for one in self.requests)
        return wanted and self.message_id is not None and not await self.sight.has(self.message_id)

    # The post

    async def update_post(self) -> PostedUpTo:
        """Edit the post or send a new one, as `cogs.delivery.post_policy` decides."""
        table = self.table
        entries = [entry for entry in self.untold.entries if entry.entry_no <= table.entry_no]
        by = await notify_awaited_by(self.bot, table, self.untold.tells)
        situation = self._situation(entries, by)
        plan = await self._plan(situation)
        changed = bool(entries) or any(one.changed for one in self.requests)
        screen = None
        if plan.check_sight:
            # Both take time, so they run side by side. Usually the post is still in sight.
            drawing = self._screen(plan) if changed else asyncio.sleep(0, None)
            away, screen = await side_by_side(self.sight.scrolled_away(self.message_id), drawing)
            if away:
                plan, screen = post_policy.new_post(situation), None
        if not plan.new_post:
            up_to_date = not changed and not plan.mentions
            if up_to_date or await self._edited(screen or await self._screen(plan)):
                return await self._after_edit(plan)
            plan = post_policy.new_post(situation)
        return await self._post_anew(plan)

    async def _post_anew(self, plan: PostPlan) -> PostedUpTo:
        """Send a new post, unless an earlier try has sent it."""
        table, card = self.table, self.message_id
        sent = await self._sent_before(plan) if self.posts.perhaps_posted(self.group) else None
        if sent is None:
            if self.memory.chapter == post_policy.LOBBY:
                card = await self._close_card()
            # Queued before sending: an item queued twice is sent once, but one never queued would be lost.
            if later := self._mention_later(plan):
                await self.bot.services.repository.enqueue(table.id, tuple(later))
            await self._queue_direct_messages(plan)
            sent = await self._send(plan)
        await self._take_away(plan)
        return PostedUpTo(table.id, table.entry_no, sent, self._remembered(plan, card).save())

    async def _sent_before(self, plan: PostPlan) -> int | None:
        """The post that an earlier try has sent, if one has. An older one was sent before a restore, or
        before somebody asked for a new post."""
        restored = posts.restored_line(plan.memory.restored, self.table.spoken)
        button = str(ids.UnderPost(self.table.id, "move", self.table.entry_no))
        found = await self.sight.find(button, restored)
        return found if found is not None and found > (self.head.message_id or 0) else None

    def _remembered(self, plan: PostPlan, card: int | None) -> PostMemory:
        """The record of a new post, with the message that stays beside it: the card, or the previous post."""
        last, memory = self.head.message_id, self.memory
        if memory.chapter == post_policy.LOBBY:
            known = None if card is None else (self.channel.id, card)
            return msgspec.structs.replace(plan.memory, card=known)
        if plan.replaces or last is None:
            return plan.memory
        last_post = post_policy.EarlierPost(
            memory.channel or self.table.channel_id, last, memory.first, self.head.posted_entry_no
        )
        return msgspec.structs.replace(plan.memory, earlier=(*plan.memory.earlier, last_post))

    async def _after_edit(self, plan: PostPlan) -> PostedUpTo:
        """The post was edited in place, and those who are newly awaited are mentioned. A player who is
        looking now may need a mention later."""
        table, memory = self.table, plan.memory
        self.items_after = self._mention_later(plan)
        await self._queue_direct_messages(plan)
        if plan.mentions:
            again = self.posts.perhaps_posted(self.group)
            id = ids.UnderPost(table.id, "called", table.entry_no)
            sent = await self.sight.find(str(id)) if again else None
            sent = sent or await table_messages.mention(self.bot, table, plan.mentions, self._nonce("k"))
            memory = msgspec.structs.replace(memory, mention=(self.channel.id, sent))
        elif plan.edit_mention:
            await table_messages.edit_mention(self.bot, table, memory.mention)
        if memory.mention != self.memory.mention or plan.mention_answered:
            await table_messages.delete(self.bot, self.memory.mention, "mention")
            memory = memory if plan.mentions else msgspec.structs.replace(memory, mention=None)
        now = self.bot.services.clock()
        return PostedUpTo(table.id, table.entry_no, self.message_id, memory.save(), now)

    def _situation(self, entries: Sequence[Logged], notify_by: Mapping[Seat, NotifyBy]) -> PostSituation:
        now = self.bot.services.clock()
        return PostSituation(self.table, self.head.posted_entry_no, self.memory, entries, now, notify_by)

    async def _plan(self, situation: PostSituation) -> PostPlan:
        if self.restored is not None:
            return post_policy.after_restore(situation, self.restored)
        if self.message_id is None:
            return post_policy.new_post(situation)
        wanted = any(one.anew for one in self.requests)
        if wanted and not await self.sight.has(self.message_id):
            return post_policy.new_post(situation)
        return post_policy.plan(situation, self._last_acts(), self.posts.timings.present_ms)

    def _last_acts(self) -> dict[int, int]:
        """When users last did something here: a move, or a click that need not lead to one."""
        table = self.table
        acts = dict(self.untold.acts)
        for user, at in self.bot.receiver.presence.last(table.user_ids, table.channel_id).items():
            acts[user] = max(at, acts.get(user, 0))
        return acts

    async def _send(self, plan: PostPlan) -> int:
        """Send the post. If Discord returns an earlier copy with older content (same nonce), edit that."""
        screen = await self._screen(plan)
        message = await self.channel.send(
            view=self.bot.layout(screen),
            files=files(screen),
            allowed_mentions=allowed_mentions(screen),
            nonce=self._nonce("p"),
        )
        if posted_up_to(message.components, self.table.id) not in (None, self.table.entry_no):
            self.message_id = message.id
            await self._edited(screen)
        return message.id

    async def _screen(self, plan: PostPlan) -> Screen:
        return await post_screens.post(self.bot, self.table, self.untold, plan.memory, plan.mentions)

    async def _edited(self, screen: Screen) -> bool:
        """Edit the message. False if it is gone or can't be edited any more."""
        assert self.message_id is not None
        return await table_messages.edited(self.bot, self.table, (self.channel.id, self.message_id), screen)

    async def _take_away(self, plan: PostPlan) -> None:
        """Delete the last mention, and the previous post if the new one replaces it. If that fails, they
        stay; their buttons still work."""
        await table_messages.delete(self.bot, self.memory.mention, "mention")
        if plan.replaces and self.head.message_id is not None:
            await table_messages.delete(self.bot, (self.channel.id, self.head.message_id), "post")

    def _nonce(self, what: str) -> str:
        """The same nonce for every try to send this item, whatever has joined it. A card and a post have
        different nonces, or Discord would return one for the other."""
        return what + self.group[0].token

    async def _close_card(self) -> int | None:
        """Remove the buttons from the lobby's card and return its id. If that fails, it stays; its buttons
        answer politely."""
        card = self.message_id
        if card is None and self.posts.perhaps_posted(self.group):
            card = await self.sight.find(str(ids.LobbyButton(self.table.id, "join")))
        if card is None:
            return None
        try:
            await self.channel.get_partial_message(card).edit(view=self.bot.layout(await self._card_screen()))
        except discord.HTTPException as error:
            log.info("the card of table %s stays as it is: %s", self.table.id, error.code)
        return card

    def _mention_later(self, plan: PostPlan) -> list[OutboxItem]:
        """The outbox item that mentions somebody later. It is needed only if a player who is looking now
        leaves without answering."""
        if plan.mention_at is None:
            return []
        return [MentionLater(self.table.channel_id).due(plan.mention_at)]

    async def _queue_direct_messages(self, plan: PostPlan) -> None:
        """Queue a direct message for those who want one. It is due a little later, so that their other tables
        can join it."""
        table, due_at = self.table, self.bot.services.clock() + self.posts.timings.gather_ms
        outbox_items = []
        for seat in plan.direct_messages:
            user, wait = table.seats[seat].user_id, table.clock.waits.get(seat)
            if user is not None and wait is not None:
                outbox_items.append(TurnReminder(user, seat, wait.since, "turn").due(due_at))
        if outbox_items:
            await self.bot.services.repository.enqueue(table.id, tuple(outbox_items))


async def side_by_side(one: Awaitable[A], other: Awaitable[B]) -> tuple[A, B]:
    """Run both side by side. An exception of either is raised after both have ended."""
    results = await asyncio.gather(one, other, return_exceptions=True)
    for came in results:
        if isinstance(came, BaseException):
            raise came
    return cast(tuple[A, B], tuple(results))
