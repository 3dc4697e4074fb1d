"""Separate messages in a table's channel, beside its post: somebody's direct messages are closed, a proposal
needs consent, a player has not confirmed that they are ready, a lobby is about to be closed."""

from collections.abc import Sequence

import discord

from cogs.app.client import BotBase
from cogs.delivery.failures import GivenUp, notice_key
from cogs.screens.notices import gathering, proposals
from cogs.screens.parts import Screen, Text
from db import OutboxRow
from games.manager.model.table import Table
from games.manager.people import consent
from words import say


class ChannelNotices:
    """Sends these messages. Each is made from the table's state at that moment."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.store = bot.store

    async def messages_closed(self, group: Sequence[OutboxRow]) -> None:
        """Report at the table that somebody's direct messages are closed."""
        user_id, table = group[0].target, await self.bot.services.get(group[0].table_id)
        if table is None:
            raise GivenUp("no such table")
        text = Text(f"<@{user_id}> {say(table.spoken, 'hand-dm-closed')}")
        screen = Screen((text,), mentions=(user_id,))
        await self._send(table, screen, group)

    async def consent_request(self, group: Sequence[OutboxRow]) -> None:
        """Mention those whose consent an open proposal needs. Each proposal has one such message. It lists
        who has agreed so far, and is deleted when the proposal is settled."""
        table = await self.bot.services.get(group[0].table_id)
        missing = () if table is None else await consent.missing_at(self.bot.services.repository, table)
        screen = None if table is None else proposals.consent_request(table, missing)
        at = 0 if table is None or table.proposal is None else table.proposal.at
        if table is not None and await self._updated_consent_request(table, screen, at):
            screen = None
        message = await self._send(table, screen, group)
        if table is not None and message is not None and at:
            await self.store.set_meta(consent_message_key(table.id), f"{at} {message.id}")

    async def declined(self, group: Sequence[OutboxRow]) -> None:
        """Tell somebody who is not at the table that their request for a seat was declined."""
        table = await self.bot.services.get(group[0].table_id)
        await self._send(table, None if table is None else proposals.declined(table, group[0].target), group)

    async def _updated_consent_request(self, table: Table, screen: Screen | None, at: int) -> bool:
        """Update the previous proposal's message, or delete it if it is out of date. True if it belongs to
        this proposal."""
        known = await self.store.meta(consent_message_key(table.id))
        if known is None:
            return False
        of, id = map(int, known.split())
        channel = self.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        message = channel.get_partial_message(id)
        try:
            if of == at and screen is not None:
                await message.edit(
                    view=self.bot.layout(screen), allowed_mentions=discord.AllowedMentions.none()
                )
                return True
            await message.delete()
        except (discord.NotFound, discord.Forbidden):
            pass  # the message or its channel is gone: the next one is a new message
        await self.store.set_meta(consent_message_key(table.id), None)
        return False

    async def ready(self, group: Sequence[OutboxRow]) -> None:
        """Mention the players of a lobby who have not confirmed that they are ready."""
        table = await self.bot.services.get(group[0].table_id)
        waits = table is not None and table.status == "lobby" and table.ready is not None and table.unready()
        screen = None if table is None or not waits else gathering.ask_if_ready(table, table.spoken)
        await self._send(table, screen, group)

    async def lobby_closing(self, group: Sequence[OutboxRow]) -> None:
        """Tell the host that an abandoned lobby is about to be closed."""
        table = await self.bot.services.get(group[0].table_id)
        closes = table is not None and table.status == "lobby" and table.closing is not None
        screen = None if table is None or not closes else gathering.closing(table, table.spoken)
        await self._send(table, screen, group)

    async def _send(
        self, table: Table | None, screen: Screen | None, group: Sequence[OutboxRow]
    ) -> discord.Message | None:
        """Send a message to the table's channel if there is one to send, and mark the outbox items as
        done."""
        message = None
        if table is not None and screen is not None:
            message = await self.bot.post(table, screen, group[0].token)
        await self.store.done([one.id for one in group])
        return message


def consent_message_key(table_id: int) -> str:
    """The key under which the store keeps the message that asks for consent: the proposal's time and the
    message's id."""
    return f"called {table_id}"


def keys_of(table_id: int) -> tuple[str, ...]:
    """The keys under which the store keeps what delivery remembers of a table."""
    return notice_key(table_id), consent_message_key(table_id)
