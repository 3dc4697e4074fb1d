"""A message that shows a table, in one of its channels: the lobby's card, or a post."""

import discord

from cogs.app.client import Loggia
from cogs.delivery.post_policy import PostRef
from cogs.screens.parts import Screen
from cogs.support.discord_errors import NO_LONGER_EDITABLE, ErrorCode
from cogs.support.layout import files
from games.manager.model.table import Table


async def edited(bot: Loggia, table: Table, message: PostRef, screen: Screen) -> bool:
    """Edit the message, and unarchive its thread if needed. False if the message is gone or can't be edited
    any more."""
    channel_id, message_id = message
    channel = bot.get_partial_messageable(channel_id, guild_id=table.guild_id)
    found = channel.get_partial_message(message_id)
    view, attachments = bot.layout(screen), files(screen)
    try:
        await _edit(found, view, attachments)
    except discord.HTTPException as error:
        if error.code == ErrorCode.THREAD_ARCHIVED:
            thread = await bot.fetch_channel(channel_id)
            if not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            await _edit(found, view, attachments)
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
