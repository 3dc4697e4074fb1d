"""The short message after a table's post that mentions somebody who is newly awaited."""

import logging
from contextlib import suppress

import discord

from cogs.app.client import Loggia
from cogs.delivery.post_policy import PostRef
from cogs.screens.pages import posts
from cogs.support.layout import allowed_mentions
from games.manager.model.table import Table

log = logging.getLogger("loggia.delivery")


async def send(bot: Loggia, table: Table, mentions: tuple[int, ...], nonce: str) -> int:
    """Mention these users in the table's channel. Returns the id of the message."""
    screen = posts.mention_message(table, mentions, await bot.services.deadlines.deadlines(table))
    return (await bot.post(table, screen, nonce)).id


async def edit(bot: Loggia, table: Table, message: PostRef | None) -> None:
    """Make the last such message again, with the present names; an edit notifies nobody. A deleted one stays
    deleted."""
    if message is None:
        return
    channel_id, message_id = message
    screen = posts.mention_message(table, (), await bot.services.deadlines.deadlines(table))
    channel = bot.get_partial_messageable(channel_id, guild_id=table.guild_id)
    with suppress(discord.NotFound):
        await channel.get_partial_message(message_id).edit(
            view=bot.layout(screen), allowed_mentions=allowed_mentions(screen)
        )


async def take_away(bot: Loggia, message: PostRef | None) -> None:
    """Delete the last such message. If that fails, it stays; its button still works."""
    if message is None:
        return
    channel_id, message_id = message
    try:
        await bot.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
    except discord.HTTPException as error:
        log.info("the last mention in channel %s stays: %s", channel_id, error.code)
