"""Opening a table: in this channel, or in a thread of it when the channel has one already.

Whatever stands in the way is said before anything is made: the bot may not post there, the user has opened
enough already, or may not make threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import msgspec

from cogs.client import Loggia, Reader, shown_in
from cogs.interactions import Interaction
from cogs.screens import posts
from cogs.screens.parts import Text, cut
from db import ChannelTaken, NewTable, SeatHolder, TableHead
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


IN_A_CHANNEL: Final = 25
"""So many unfinished tables may a channel have, those in its threads included."""

NEAR: Final = 2
"""Whoever may open only so many more is told."""


class Counted(msgspec.Struct, frozen=True):
    """The unfinished tables that limits count: the user's that wait to be started, all they host, those of
    the channel and its threads, those of the server."""

    waiting: int
    mine: int
    channel: int
    server: int

    def refusal(self) -> Refusal | None:
        """Why no table more can be opened; None if one can."""
        for count, most, why in (
            (self.waiting, LOBBIES, "refuse-too-many-lobbies"),
            (self.mine, HOSTED, "refuse-too-many-hosted"),
            (self.channel, IN_A_CHANNEL, "refuse-too-many-in-channel"),
            (self.server, ON_A_SERVER, "refuse-too-many-here"),
        ):
            if count >= most:
                return Refusal(why, most=most)
        return None

    def left(self) -> int:
        """How many more may be opened here before one of them is started or finished."""
        counts = (LOBBIES - self.waiting, HOSTED - self.mine, IN_A_CHANNEL - self.channel)
        return max(min(*counts, ON_A_SERVER - self.server), 0)


def counted(interaction: Interaction, reader: Reader, heads: Sequence[TableHead]) -> Counted:
    """What the limits count, among all unfinished tables."""
    here = [head for head in heads if head.guild_id == interaction.guild_id]
    mine = [head for head in here if head.host_user == reader.id]
    place = _place(interaction, interaction.channel_id or 0)
    return Counted(
        sum(head.status == "lobby" for head in mine),
        len(mine),
        sum(_place(interaction, head.channel_id) == place for head in here),
        len(here),
    )


def _place(interaction: Interaction, channel_id: int) -> int:
    """The channel, of a thread the one it belongs to."""
    guild = interaction.guild
    thread = guild.get_thread(channel_id) if guild is not None else None
    return thread.parent_id if thread is not None else channel_id


async def near_the_limit(bot: Loggia, interaction: Interaction, reader: Reader) -> list[Text]:
    """Said to whoever has opened a table and may open only a few more: limits are told ahead."""
    left = counted(interaction, reader, await bot.store.live_tables()).left()
    return [Text(f"-# {say(reader.language, 'told-limit-near', left=left)}")] if left <= NEAR else []


async def open_table(
    bot: Loggia,
    interaction: Interaction,
    reader: Reader,
    title: str,
    language: str,
    threads: bool,
    computers: tuple[SeatHolder, ...] = (),
) -> Table:
    """A table with the reader as host and first player. `threads`: in a thread where the channel is taken,
    and a table of theirs that is still waiting for players is shown instead of a second one. `computers`:
    they take the other seats, and the game is about to begin. Refusal."""
    if title not in bot.tables.titles:
        raise Refusal("refuse-unknown-choice", text=title, choices=tuple(bot.tables.titles))
    _may_post(interaction)
    heads = await bot.store.live_tables()
    key = (interaction.guild_id, reader.id, "lobby", title)
    same = [head.id for head in heads if (head.guild_id, head.host_user, head.status, head.title) == key]
    if threads and same and not computers:
        return await bot.table(same[0])
    if (refusal := counted(interaction, reader, heads).refusal()) is not None:
        raise refusal
    new = NewTable(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        title=title,
        language=language,
        host_user=reader.id,
        at=bot.tables.clock(),
        interaction_id=interaction.id,
        seats=(posts.place(0, reader.id, reader.name, shown_in(interaction)), *computers),
    )
    try:
        return await bot.tables.lobby.new(new, begins=bool(computers))
    except ChannelTaken:
        if not threads:
            raise
        thread = await _thread(bot, interaction, reader, title)
        new = msgspec.structs.replace(new, channel_id=thread.id)
        return await bot.tables.lobby.new(new, begins=bool(computers))


def _may_post(interaction: Interaction) -> None:
    """Refusal where a table's posts could not be made."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and send and may.attach_files):
        raise Refusal("refuse-cannot-post")


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
