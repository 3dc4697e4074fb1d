"""Opening a table: in this channel, or in a thread of it, open to all or private.

Whatever stands in the way is said before anything is made: the bot may not post there, the user has opened
enough already, or may not make threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import discord
import msgspec

from cogs.client import Loggia, Reader, shown_in
from cogs.interactions import Interaction
from cogs.screens import posts
from cogs.screens.parts import Text, cut
from db import ChannelTaken, NewTable, SeatHolder, TableHead
from games.core import Refusal
from games.limits import Limits, limits_of
from games.registry import pack
from games.table import Table
from games.terms import Terms
from words import say

DAYS_OF_REST: Final = 10080
"""Minutes without a word after which Discord puts a table's thread away; any post brings it back."""

Where = Literal["here", "free", "thread", "private"]

NEAR: Final = 2
"""Whoever may open only so many more is told."""


class Counted(msgspec.Struct, frozen=True):
    """The unfinished tables that limits count: the user's that wait to be started, all they host, those of
    the channel and its threads, those of the server."""

    waiting: int
    mine: int
    channel: int
    server: int
    limits: Limits = Limits()

    def refusal(self) -> Refusal | None:
        """Why no table more can be opened; None if one can."""
        for count, most, why in (
            (self.waiting, self.limits.waiting, "refuse-too-many-lobbies"),
            (self.mine, self.limits.hosted, "refuse-too-many-hosted"),
            (self.channel, self.limits.channel, "refuse-too-many-in-channel"),
            (self.server, self.limits.server, "refuse-too-many-here"),
        ):
            if count >= most:
                return Refusal(why, most=most)
        return None

    def left(self) -> int:
        """How many more may be opened here before one of them is started or finished."""
        limits = self.limits
        own = min(limits.waiting - self.waiting, limits.hosted - self.mine)
        return max(min(own, limits.channel - self.channel, limits.server - self.server), 0)


def counted(interaction: Interaction, reader: Reader, heads: Sequence[TableHead], limits: Limits) -> Counted:
    """What the limits count, among all unfinished tables."""
    here = [head for head in heads if head.guild_id == interaction.guild_id]
    mine = [head for head in here if head.host_user == reader.id]
    place = _place(interaction, interaction.channel_id or 0)
    return Counted(
        sum(head.status == "lobby" for head in mine),
        len(mine),
        sum(_place(interaction, head.channel_id) == place for head in here),
        len(here),
        limits,
    )


def _place(interaction: Interaction, channel_id: int) -> int:
    """The channel, of a thread the one it belongs to."""
    guild = interaction.guild
    thread = guild.get_thread(channel_id) if guild is not None else None
    return thread.parent_id if thread is not None else channel_id


async def near_the_limit(bot: Loggia, interaction: Interaction, reader: Reader) -> list[Text]:
    """Said to whoever has opened a table and may open only a few more: limits are told ahead."""
    limits = await limits_of(bot.store, interaction.guild_id or 0)
    left = counted(interaction, reader, await bot.store.live_tables(), limits).left()
    return [Text(f"-# {say(reader.language, 'told-limit-near', left=left)}")] if left <= NEAR else []


class Wanted(msgspec.Struct, frozen=True):
    """A table to be opened: where (`here`: in this channel, or not at all; `free`: in a thread where the
    channel has a table already; `thread`, `private`: in one in any case); who sits there, the usual options
    and terms where there are none; `begins`: the game is about to begin."""

    title: str
    language: str
    where: Where = "here"
    seats: tuple[SeatHolder, ...] = ()
    options: bytes = b""
    terms: bytes = b""
    begins: bool = False


async def open_table(bot: Loggia, interaction: Interaction, reader: Reader, wanted: Wanted) -> Table:
    """A table with the reader as host, and first player where nobody else sits there. One of theirs in a free
    place that is still waiting for players is shown instead of a second one. Refusal."""
    if wanted.title not in bot.tables.titles:
        raise Refusal("refuse-unknown-choice", text=wanted.title, choices=tuple(bot.tables.titles))
    _may_post(interaction)
    heads = await bot.store.live_tables()
    key = (interaction.guild_id, reader.id, "lobby", wanted.title)
    same = [head.id for head in heads if (head.guild_id, head.host_user, head.status, head.title) == key]
    if wanted.where == "free" and same and not wanted.seats:
        return await bot.table(same[0])
    limits = await limits_of(bot.store, interaction.guild_id or 0)
    if (refusal := counted(interaction, reader, heads, limits).refusal()) is not None:
        raise refusal
    terms = wanted.terms
    if wanted.where == "private":
        terms = terms or pack(Terms(door="invited", watch="seated"))
    new = NewTable(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        title=wanted.title,
        language=wanted.language,
        host_user=reader.id,
        at=bot.tables.clock(),
        interaction_id=interaction.id,
        seats=wanted.seats or (posts.place(0, reader.id, reader.name, shown_in(interaction)),),
        options=wanted.options,
        terms=terms,
    )
    if wanted.where in ("here", "free"):
        try:
            return await bot.tables.lobby.new(new, begins=wanted.begins)
        except ChannelTaken:
            if wanted.where == "here":
                raise
    thread = await _thread(bot, interaction, reader, wanted)
    new = msgspec.structs.replace(new, channel_id=thread.id)
    return await bot.tables.lobby.new(new, begins=wanted.begins)


def _may_post(interaction: Interaction) -> None:
    """Refusal where a table's posts could not be made."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and send and may.attach_files):
        raise Refusal("refuse-cannot-post")


async def _thread(bot: Loggia, interaction: Interaction, reader: Reader, wanted: Wanted) -> discord.Thread:
    """A thread of this channel for the table. Refusal, in one sentence, where there can be none."""
    channel, may, private = interaction.channel, interaction.permissions, wanted.where == "private"
    if isinstance(channel, discord.Thread) and channel.parent is not None:
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refuse-table-exists" if wanted.where == "free" else "refuse-no-thread-here")
    if not (may.create_private_threads if private else may.create_public_threads):
        raise Refusal("refuse-table-exists" if wanted.where == "free" else "refuse-may-not-thread")
    title = say(reader.language, "title-name", wanted.title)
    name = cut(say(reader.language, "welcome-thread", title=title, name=reader.name), 100)
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        if not private:
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=DAYS_OF_REST)
        thread = await channel.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=DAYS_OF_REST,
            invitable=False,
        )
        await thread.add_user(discord.Object(reader.id))
        return thread
    except discord.HTTPException:
        # Forbidden, too many threads, or a channel that has none: all the same to whoever asked.
        why = "refuse-no-thread" if wanted.where == "free" else "refuse-may-not-thread"
        raise Refusal(why) from None
