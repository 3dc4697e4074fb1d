"""The messages that show a table in its channels: the lobby's card, posts, and the short message after a post
that mentions somebody who is newly awaited."""

import logging
from contextlib import suppress

import discord

from cogs.app.client import BotBase
from cogs.delivery.post_policy import PostRef
from cogs.screens.pages import posts
from cogs.screens.parts import Screen
from cogs.support.discord_errors import NO_LONGER_EDITABLE, ErrorCode
from cogs.support.layout import files
from games.manager.model.table import Table

log = logging.getLogger("loggia.delivery")


async def edited(bot: BotBase, table: Table, message: PostRef, screen: Screen) -> bool:
    """Edit the message, and unarchive its thread if needed. False if the message is gone or can't be edited
    any more."""
    channel_id, message_id = message
    channel = bot.get_partial_messageable(channel_id, guild_id=table.guild_id)
    editable = channel.get_partial_message(message_id)
    view, attachments = bot.layout(screen), files(screen)
    try:
        await _edit(editable, view, attachments)
    except discord.HTTPException as error:
        if error.code == ErrorCode.THREAD_ARCHIVED:
            thread = await bot.fetch_channel(channel_id)
            if not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            await _edit(editable, view, attachments)
        elif error.code in NO_LONGER_EDITABLE:
            return False
        else:
            raise
    return True


async def _edit(
    message: discord.PartialMessage, view: discord.ui.LayoutView, attachments: list[discord.File]
) -> None:
    for file in attachments:
        file.reset(seek=True)
    await message.edit(view=view, attachments=attachments, allowed_mentions=discord.AllowedMentions.none())


async def mention(bot: BotBase, table: Table, users: tuple[int, ...], nonce: str) -> int:
    """Mention these users after the post. Returns the id of the message."""
    screen = posts.mention_message(table, users, await bot.services.deadlines.deadlines(table))
    return (await bot.post(table, screen, nonce)).id


async def edit_mention(bot: BotBase, table: Table, message: PostRef | None) -> None:
    """Make the last mention again, with the present names; an edit notifies nobody. A deleted one stays
    deleted."""
    if message is not None:
        screen = posts.mention_message(table, (), await bot.services.deadlines.deadlines(table))
        with suppress(discord.NotFound):
            await edited(bot, table, message, screen)


async def delete(bot: BotBase, message: PostRef | None, what: str) -> None:
    """Delete a message of ours. If that fails, it stays; its buttons still work."""
    if message is None:
        return
    channel_id, message_id = message
    try:
        await bot.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
    except discord.HTTPException as error:
        log.info("the last %s in channel %s stays: %s", what, channel_id, error.code)
