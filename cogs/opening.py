"""Opening a table: in this channel, or in a thread of it when the channel has one already.

Whatever stands in the way is said before anything is made: the bot may not post there, the user has opened
enough already, or may not make threads.
"""

from __future__ import annotations

from typing import Final

import discord
import msgspec

from cogs.client import Loggia, Reader, shown_in
from cogs.interactions import Interaction
from cogs.screens import posts
from cogs.screens.parts import cut
from db import ChannelTaken, NewTable
from games.core import Refusal
from games.table import Table
from words import Speaker, say

DAYS_OF_REST: Final = 10080
"""Minutes without a word after which Discord puts a table's thread away; any post brings it back."""

LOBBIES: Final = 5
"""So many tables of one host may wait to be started on one server."""

HOSTED: Final = 25
"""So many unfinished tables may one user host on one server."""

ON_A_SERVER: Final = 500
"""So many unfinished tables may a server have."""


async def open_table(
    bot: Loggia, interaction: Interaction, reader: Reader, title: str, language: str, threads: bool
) -> Table:
    """A table with the reader as host and first player. `threads`: in a thread where the channel is taken,
    and a table of theirs that is still waiting for players is shown instead of a second one. Refusal."""
    if title not in bot.tables.titles:
        raise Refusal("refuse-unknown-choice", text=title, choices=tuple(bot.tables.titles))
    _may_post(interaction)
    here = [head for head in await bot.store.live_tables() if head.guild_id == interaction.guild_id]
    mine = [head for head in here if head.host_user == reader.id]
    waiting = [head for head in mine if head.status == "lobby"]
    same = next((head.id for head in waiting if head.title == title), None)
    if threads and same is not None:
        return await bot.table(same)
    _within_limits(len(waiting), len(mine), len(here))
    new = NewTable(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        title=title,
        language=language,
        host_user=reader.id,
        at=bot.tables.clock(),
        interaction_id=interaction.id,
        seats=(posts.place(0, reader.id, reader.name, shown_in(interaction)),),
    )
    try:
        return await bot.tables.lobby.new(new)
    except ChannelTaken:
        if not threads:
            raise
        thread = await _thread(bot, interaction, reader, title)
        return await bot.tables.lobby.new(msgspec.structs.replace(new, channel_id=thread.id))


def _may_post(interaction: Interaction) -> None:
    """Refusal where a table's posts could not be made."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and send and may.attach_files):
        raise Refusal("refuse-cannot-post")


def _within_limits(waiting: int, mine: int, here: int) -> None:
    """Refusal if the user has so many tables waiting, or unfinished, or the server has."""
    if waiting >= LOBBIES:
        raise Refusal("refuse-too-many-lobbies", most=LOBBIES)
    if mine >= HOSTED:
        raise Refusal("refuse-too-many-hosted", most=HOSTED)
    if here >= ON_A_SERVER:
        raise Refusal("refuse-too-many-here", most=ON_A_SERVER)


async def _thread(bot: Loggia, interaction: Interaction, reader: Reader, title: str) -> discord.Thread:
    """A public thread of this channel for the table. Refusal, in one sentence, where there can be none."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or not interaction.permissions.create_public_threads:
        raise Refusal("refuse-table-exists")
    speaker = Speaker(bot.tables.titles[title], reader.language, ())
    name = say(reader.language, "welcome-thread", title=speaker.say("title-name"), name=reader.name)
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=cut(name, 100), type=kind, auto_archive_duration=DAYS_OF_REST)
    except discord.HTTPException:
        # Forbidden, too many threads, or a channel that has none: all the same to whoever asked.
        raise Refusal("refuse-no-thread") from None
