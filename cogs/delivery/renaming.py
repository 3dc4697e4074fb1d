"""Updates names in existing messages when somebody's display name changes.

The post or card of an unfinished table is made from the table as usual, so only an edit of it is queued. This
module edits what nothing else updates: the message that mentions somebody, the card of a game that has begun,
the posts of past chapters and of finished games, and the name of a thread.
"""

import logging
from collections.abc import Sequence

import discord
import msgspec

from cogs.app.client import BotBase
from cogs.delivery import post_policy, post_screens, table_messages
from cogs.delivery.failures import GivenUp
from cogs.delivery.post_policy import EarlierPost, PostMemory, PostRef
from cogs.screens.pages import threads
from cogs.screens.parts import Screen
from cogs.support.discord_errors import ErrorCode
from cogs.support.urgency import Urgency, urgency
from db import Logged, OutboxRow, UntoldEntries
from games.manager.history.turns import positions, turns
from games.manager.model.table import Table
from games.manager.model.turn_clock import TurnClock
from games.manager.storage.outbox_items import ConsentRequest, Post

log = logging.getLogger("loggia.delivery")


class Renaming:
    """Delivers outbox items for channels that show an outdated name."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.store = bot.store

    async def names(self, group: Sequence[OutboxRow]) -> None:
        """Edit the messages in a table's channels. Deleted messages stay deleted."""
        urgency.set(Urgency.LATER)
        table_id = group[0].table_id
        table, untold = await self.bot.services.get(table_id), await self.store.untold_entries(table_id, 1)
        if table is None or untold is None:
            raise GivenUp("no such table")
        memory = post_policy.stored_post(untold.note)
        if untold.table.live:
            await self._enqueue_post(table)
            await table_messages.edit_mention(self.bot, table, memory.mention)
        else:
            await self._edit_last_message(table, untold)
        if memory.card is not None:
            await self._edit_card(table, memory.card, memory)
        await self._edit_past_posts(table, untold, memory.earlier)
        await self._rename_thread(table)
        await self.store.done([one.id for one in group])

    async def _enqueue_post(self, table: Table) -> None:
        """Queue a new version of the post (or card) and of the message that asks for consent."""
        now = self.bot.services.clock()
        outbox_items = [Post(table.channel_id, changed=True).due(now)]
        if table.proposal is not None:
            outbox_items.append(ConsentRequest(table.channel_id).due(now))
        await self.bot.services.repository.enqueue(table.id, tuple(outbox_items))

    async def _edit_last_message(self, table: Table, untold: UntoldEntries) -> None:
        """Edit the last post of a finished game, or the card of a game that never began."""
        memory, message_id = post_policy.stored_post(untold.note), untold.table.message_id
        if message_id is None:
            return
        message = memory.channel or table.channel_id, message_id
        if table.game is None or memory.chapter == post_policy.LOBBY:
            await self._edit_card(table, message, memory)
        else:
            await self._edit(table, message, await post_screens.post(self.bot, table, untold, memory))

    async def _edit_card(self, table: Table, message: PostRef, memory: PostMemory) -> None:
        """Edit the lobby's card."""
        await self._edit(table, message, await post_screens.card(self.bot, table, memory.restored))

    async def _edit_past_posts(
        self, table: Table, untold: UntoldEntries, earlier: Sequence[EarlierPost]
    ) -> None:
        """Make the posts of past chapters again from the log."""
        log = await self.store.log(table.id) if earlier else ()
        for post in earlier:
            then = await self.bot.draw(_as_it_was, table, log, post.last)
            screen = await post_screens.post(self.bot, then, untold, PostMemory(first=post.first))
            await self._edit(then, (post.channel, post.message), screen)

    async def _edit(self, table: Table, message: PostRef, screen: Screen) -> None:
        """Edit a message, if it is still there. With a deleted channel its messages are gone."""
        try:
            await table_messages.edited(self.bot, table, message, screen)
        except discord.HTTPException as error:
            if error.code != ErrorCode.UNKNOWN_CHANNEL:
                raise

    async def _rename_thread(self, table: Table) -> None:
        """Rename a thread that was made for the table and is named after its host."""
        try:
            channel = self.bot.get_channel(table.channel_id) or await self.bot.fetch_channel(table.channel_id)
            if not isinstance(channel, discord.Thread) or channel.owner_id != self.bot.application_id:
                return
            if (name := threads.thread_renamed(table, channel.name)) is not None:
                await channel.edit(name=name, archived=False)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the thread of table %s keeps its name: %s", table.id, error.code)


def _as_it_was(table: Table, log: Sequence[Logged], last: int) -> Table:
    """The table as it was after log entry `last`, with the present players."""
    *_, game = positions(table, turns([entry for entry in log if entry.entry_no <= last]))
    past = {"game": game, "base": None, "sealed": {}, "drafts": {}, "clock": TurnClock(), "proposal": None}
    return msgspec.structs.replace(table, status="running", entry_no=last, **past)
