"""Direct messages: hands, notices to hosts, and notices to users about their quiet hours. A hand's message is
edited in place while the same player changes it."""

import logging
from collections.abc import Sequence
from typing import Any

import discord

from cogs.app.client import BotBase
from cogs.app.shared_screens import hand_screen
from cogs.delivery import table_messages
from cogs.delivery.failures import GivenUp
from cogs.screens import time_input
from cogs.screens.parts import Screen, Text
from cogs.support.calls.rate_limits import PersonLimits
from cogs.support.discord_errors import DIRECT_MESSAGES_CLOSED, NO_LONGER_EDITABLE, ErrorCode
from cogs.support.layout import files
from cogs.support.people.languages import language_of
from db import DirectMessageRow, OutboxRow
from games.manager.model.quiet_hours import MOST_QUIET, limited, too_many
from games.manager.model.table import Table
from games.manager.storage.outbox_items import Hand, Notice
from words import say

log = logging.getLogger("loggia.delivery")


NOTICES = {
    "no access": "notice-permission",
    "gone": "notice-channel-gone",
    "server gone": "notice-server-gone",
    "unloadable": "notice-unloadable",
    "quiet": "notice-quiet",
}
"""The texts of notices: those to a table's host (`cogs.delivery.failures.HostNotice`), and to a user of whose
quiet hours not all count."""


class DirectMessages:
    """Delivers outbox items addressed to people."""

    def __init__(self, bot: BotBase, limits: PersonLimits) -> None:
        self.bot = bot
        self.store = bot.store
        self.limits = limits

    # Hands

    async def hand(self, group: Sequence[OutboxRow]) -> None:
        """Send a player their current hand."""
        user_id = group[0].target
        await self.bot.drawing.after_post(group[0].table_id)
        await self.limits.wait(user_id)  # wait first: the hand is drawn when it can be sent
        table = await self.bot.services.get(group[0].table_id)
        changes = [Hand.read(one) for one in group]
        seat = changes[-1].seat
        if table is None or table.game is None or table.seat_of(user_id) != seat:
            raise GivenUp("no longer theirs")
        settings = (await self.store.users([user_id]))[user_id]
        if self.bot.closed_messages.are_closed(settings):
            raise GivenUp("direct messages closed")
        screen = await hand_screen(self.bot, table, seat, language_of(settings, table.language))
        quiet = all(change.quiet for change in changes)
        try:
            sent = await self._send_hand(table, user_id, screen, quiet, group[0].token)
        except discord.HTTPException as error:
            if error.code not in DIRECT_MESSAGES_CLOSED:
                raise
            await self.bot.closed_messages.note_refusal(table.id, user_id)
            raise GivenUp("direct messages closed") from None
        await self.bot.closed_messages.got_through(settings)
        await self.store.done([one.id for one in group], direct_message=sent)
        # The seat may have passed on while the hand was sent, and its removal have found an older message.
        await self._take_from_former_player(table.id, user_id)

    async def _send_hand(
        self, table: Table, user_id: int, screen: Screen, quiet: bool, nonce: str
    ) -> DirectMessageRow:
        """Edit the last message if that is enough, else send a new one in its place. An outdated hand never
        stays visible."""
        last = await self.store.direct_message(table.id, user_id)
        if last is not None and quiet and await self._edited(last, screen):
            return last
        channel = await self.bot.create_dm(discord.Object(user_id))
        message = await channel.send(view=self.bot.layout(screen), files=files(screen), nonce=nonce)
        if last is not None and last.message_id != message.id:
            await table_messages.delete(self.bot, (last.channel_id, last.message_id), "hand")
        return DirectMessageRow(table.id, user_id, channel.id, message.id)

    async def unhand(self, group: Sequence[OutboxRow]) -> None:
        """Remove the message with a hand from somebody who no longer holds the seat."""
        await self._take_from_former_player(group[0].table_id, group[0].target)
        await self.store.done([one.id for one in group])

    async def _take_from_former_player(self, table_id: int, user_id: int) -> None:
        """Delete the message with a hand if its reader has no seat any more."""
        table = await self.bot.services.get(table_id)
        last = await self.store.direct_message(table_id, user_id)
        if last is not None and (table is None or table.seat_of(user_id) is None):
            await table_messages.delete(self.bot, (last.channel_id, last.message_id), "hand")

    async def _edited(self, last: DirectMessageRow, screen: Screen) -> bool:
        channel = self.bot.get_partial_messageable(last.channel_id)
        try:
            await channel.get_partial_message(last.message_id).edit(
                view=self.bot.layout(screen), attachments=files(screen)
            )
        except discord.HTTPException as error:
            if error.code not in NO_LONGER_EDITABLE | {ErrorCode.UNKNOWN_CHANNEL}:
                raise
            return False
        return True

    # Notices

    async def notice(self, group: Sequence[OutboxRow]) -> None:
        """Tell a host what is missing, or a user that not all of their quiet hours count. If their direct
        messages are closed they are not told, and the game goes on."""
        newest = group[-1]
        loaded = await self.store.load(newest.table_id)
        what = Notice.read(newest).what
        settings = (await self.store.users([newest.target]))[newest.target]
        hours = too_many(settings.quiet)
        if loaded is None or what not in NOTICES or (what == "quiet" and hours is None):
            raise GivenUp("nothing to say")
        head = loaded.table
        language = language_of(settings, head.language)
        text = say(language, NOTICES[what], table=head.id, channel=f"<#{head.channel_id}>", **_quiet(hours))
        await self.limits.wait(newest.target)
        try:
            channel = await self.bot.create_dm(discord.Object(newest.target))
            await channel.send(view=self.bot.layout(Screen((Text(text),))), nonce=newest.token)
        except discord.HTTPException as error:
            if error.code not in DIRECT_MESSAGES_CLOSED:
                raise
            raise GivenUp("direct messages closed") from None
        await self.store.done([one.id for one in group])


def _quiet(hours: tuple[int, int] | None) -> dict[str, Any]:
    """The figures for a notice about too many quiet hours; empty if there are none."""
    if hours is None:
        return {}
    return {
        "set": time_input.hours(hours),
        "count": time_input.hours(limited(hours)),
        "most": MOST_QUIET // 60,
    }
