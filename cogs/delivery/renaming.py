"""Updates names in existing messages when somebody's display name changes.

The post or card of an unfinished table is made from the table as usual, so only an edit of it is queued. This
module edits what nothing else updates: the message that calls somebody, the card of a game that has begun,
the posts of past chapters and of finished games, and the name of a thread.
"""

import logging
from collections.abc import Sequence

import discord
import msgspec

from cogs.app.client import Loggia
from cogs.delivery import call_messages
from cogs.delivery.table_posts import Post, TablePosts
from cogs.screens.notices import post_policy
from cogs.screens.notices.post_policy import EarlierPost, PostMemory, PostPlan
from cogs.screens.pages import threads
from cogs.screens.parts import Screen
from cogs.support.layout import files
from cogs.support.urgency import Urgency, urgency
from db import Logged, OutboxRow, UntoldEntries
from games.manager.history.turns import positions, turns
from games.manager.model.table import Table
from games.manager.model.turn_clock import TurnClock
from games.manager.playing.deadlines import CHANGED
from games.manager.storage.outbox import board, notice

log = logging.getLogger("loggia.delivery")


class Renaming:
    """Delivers outbox items for channels that show an outdated name."""

    def __init__(self, bot: Loggia, table_posts: TablePosts) -> None:
        self.bot = bot
        self.store = bot.store
        self.table_posts = table_posts

    async def names(self, group: Sequence[OutboxRow]) -> None:
        """Edit the messages in a table's channels. Deleted messages stay deleted."""
        urgency.set(Urgency.LATER)
        table_id, ids = group[0].table_id, [one.id for one in group]
        table, behind = await self.bot.tables.get(table_id), await self.store.untold_entries(table_id, 1)
        if table is None or behind is None:
            await self.store.give_up(ids, "no such table", self.bot.tables.clock())
            return
        memory = post_policy.stored_post(behind.note)
        if behind.table.live:
            await self._enqueue_post(table)
            await call_messages.edit(self.bot, table, memory.beside)
        else:
            await self._last(table, behind, group)
        if memory.card is not None:
            channel, message = memory.card
            card = self._post(table, behind, group, channel, message)
            await card.edited(self.bot.layout(await card.card_screen()), [])
        await self._past(table, behind, group, memory.stays)
        await self._thread(table)
        await self.store.done(ids)

    async def _enqueue_post(self, table: Table) -> None:
        """Queue a new version of the post (or card) and of the message that asks for consent."""
        now, place = self.bot.tables.clock(), table.channel_id
        outbox_items = [board(place, now, CHANGED)]
        if table.proposal is not None:
            outbox_items.append(notice("asked", place, now))
        await self.bot.tables.repository.enqueue(table.id, tuple(outbox_items))

    async def _last(self, table: Table, behind: UntoldEntries, group: Sequence[OutboxRow]) -> None:
        """Edit the last post of a finished game, or the card of a game that never began."""
        memory, message = post_policy.stored_post(behind.note), behind.table.message_id
        if message is None:
            return
        post = self._post(table, behind, group, memory.channel or table.channel_id, message)
        if table.game is None or memory.chapter == post_policy.LOBBY:
            await post.edited(self.bot.layout(await post.card_screen()), [])
        else:
            await _show(post, await post.screen(PostPlan(False, memory)))

    async def _past(
        self, table: Table, behind: UntoldEntries, group: Sequence[OutboxRow], stays: Sequence[EarlierPost]
    ) -> None:
        """Make the posts of past chapters again from the log."""
        log = await self.store.log(table.id) if stays else ()
        for one in stays:
            then = await self.bot.draw(_as_it_was, table, log, one.last)
            post = self._post(then, behind, group, one.channel, one.message)
            await _show(post, await post.screen(PostPlan(False, PostMemory(first=one.first))))

    def _post(
        self,
        table: Table,
        behind: UntoldEntries,
        group: Sequence[OutboxRow],
        channel_id: int,
        message_id: int,
    ) -> Post:
        """A message of the table, ready to be edited."""
        post = Post(self.table_posts, behind, table, group)
        post.channel = self.bot.get_partial_messageable(channel_id, guild_id=table.guild_id)
        post.message_id = message_id
        return post

    async def _thread(self, table: Table) -> None:
        """Rename a thread that was made for the table and is named after its host."""
        place = self.bot.get_channel(table.channel_id) or await self.bot.fetch_channel(table.channel_id)
        mine = isinstance(place, discord.Thread) and place.owner_id == self.bot.application_id
        if not isinstance(place, discord.Thread) or not mine:
            return
        if (name := threads.thread_renamed(table, place.name)) is None:
            return
        try:
            await place.edit(name=name, archived=False)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the thread of table %s keeps its name: %s", table.id, error.code)


def _as_it_was(table: Table, log: Sequence[Logged], last: int) -> Table:
    """The table as it was after log entry `last`, with the present players."""
    *_, game = positions(table, turns([entry for entry in log if entry.entry_no <= last]))
    past = {"game": game, "base": None, "sealed": {}, "drafts": {}, "clock": TurnClock(), "proposal": None}
    return msgspec.structs.replace(table, status="running", entry_no=last, **past)


async def _show(post: Post, screen: Screen) -> None:
    await post.edited(post.bot.layout(screen), files(screen))
