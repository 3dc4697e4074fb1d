"""Opening a table: in this channel or in a thread of it, which is open to all or private.

Obstacles are reported before anything is created: the bot may not post there, the user has opened too many
tables, or the bot may not create threads.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, Literal

import discord
import msgspec

from cogs.app.client import BotBase
from cogs.app.requests import Reader
from cogs.screens.notices import gathering
from cogs.screens.pages import threads
from cogs.screens.parts import Screen, Text, channel_link
from cogs.support.command_contexts import in_direct_messages
from cogs.support.interactions import Interaction
from db import ChannelTaken, NewTable, NoRoom, SeatHolder
from games.core import Refusal
from games.manager.model.limits import admit, limits_of, not_admitted, tables_left
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.services import RequestContext
from games.manager.storage.repository import pack
from words import say, title_name

ARCHIVED_AFTER: Final = 7 * 24 * 60
"""Minutes without a message after which Discord archives a table's thread. Any post brings it back."""

TablePlace = Literal["here", "free", "thread", "private"]

NEAR: Final = 2
"""Number of tables still allowed at or below which the user is told of the limit."""


def place_of(interaction: Interaction) -> int:
    """The channel for the limit on tables: this one, or the parent of a thread."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id or 0


async def near_the_limit(bot: BotBase, interaction: Interaction, reader: Reader) -> list[Text]:
    """A note for somebody who has opened a table and may open only a few more: limits are announced early."""
    if in_direct_messages(interaction):
        return []
    guild = interaction.guild_id or 0
    there = await bot.store.table_counts(guild, reader.id, place_of(interaction))
    more = tables_left(there, await limits_of(bot.store, guild))
    return [Text(f"-# {say(reader.language, 'told-limit-near', left=more)}")] if more <= NEAR else []


class TableToOpen(msgspec.Struct, frozen=True):
    """A table to be opened.

    `where`: `here` means in this channel or not at all; `free` means in a thread if the channel already has a
    table; `thread` and `private` always mean a thread. `seats`: who sits there; empty: its host. Without
    options and settings the usual ones apply. `begins`: the game starts at once. `rematch_of`: the finished
    table whose people play again."""

    title: str
    language: str
    where: TablePlace = "here"
    seats: tuple[SeatHolder, ...] = ()
    options: bytes = b""
    settings: bytes = b""
    begins: bool = False
    rematch_of: int | None = None


async def open_table(bot: BotBase, interaction: Interaction, reader: Reader, wanted: TableToOpen) -> Table:
    """Open the table with the reader as host, and as first player if nobody else sits there. If they already
    have a table in a free place that waits for players, that one is shown instead of a second one. Raises
    Refusal."""
    bot.title(wanted.title)
    if in_direct_messages(interaction):
        return await _open_in_direct_messages(bot, interaction, reader, wanted)
    check_may_post(interaction)
    heads = await bot.store.live_tables()
    key = (interaction.guild_id, reader.id, "lobby", wanted.title)
    same = [head.id for head in heads if (head.guild_id, head.host_user, head.status, head.title) == key]
    if wanted.where == "free" and same and not wanted.seats:
        return await bot.table(same[0])
    new = await _allowed(bot, interaction, reader, wanted)
    if wanted.where in ("here", "free"):
        try:
            return await _create(bot, reader, wanted, new)
        except ChannelTaken:
            if wanted.where == "here":
                raise
    return await _create_in_thread(bot, interaction, reader, wanted, new)


async def _allowed(bot: BotBase, interaction: Interaction, reader: Reader, wanted: TableToOpen) -> NewTable:
    """The table to create in this channel. Raises Refusal if a limit is reached, or if somebody may not sit
    down."""
    guild, place = interaction.guild_id or 0, place_of(interaction)
    limits = await limits_of(bot.store, guild)
    there = await bot.store.table_counts(guild, reader.id, place)
    if (kind := there.full(limits)) is not None:
        raise not_admitted(NoRoom(kind, getattr(limits, kind)))
    new = _new_table(bot, interaction, reader, wanted, guild, interaction.channel_id or 0)
    await admit(bot.store, guild, [seat.user_id for seat in new.seats if seat.user_id is not None], place)
    settings = wanted.settings
    if wanted.where == "private":
        settings = settings or pack(TableSettings(door="invited", watch="seated"))
    return msgspec.structs.replace(new, settings=settings, place_id=place, most=limits)


def _new_table(
    bot: BotBase, interaction: Interaction, reader: Reader, wanted: TableToOpen, guild: int, channel: int
) -> NewTable:
    """The table in a channel, with its reader as host."""
    return NewTable(
        guild_id=guild,
        channel_id=channel,
        title=wanted.title,
        language=wanted.language,
        host_user=reader.id,
        at=bot.services.clock(),
        interaction_id=interaction.id,
        seats=wanted.seats or (reader.holder(),),
        options=wanted.options,
        settings=wanted.settings,
    )


async def _create_in_thread(
    bot: BotBase, interaction: Interaction, reader: Reader, wanted: TableToOpen, new: NewTable
) -> Table:
    """Create the table in a new thread of this channel. Raises Refusal."""
    async with new_thread(interaction, reader, wanted) as thread:
        # While the thread was made, somebody may have opened the last allowed table, or this very one.
        return await _create(bot, reader, wanted, msgspec.structs.replace(new, channel_id=thread.id))


async def _open_in_direct_messages(
    bot: BotBase, interaction: Interaction, reader: Reader, wanted: TableToOpen
) -> Table:
    """Open the table in the user's direct messages, which have room for one. It counts on no server. Raises
    Refusal, also if the user's direct messages are closed."""
    channel = await interaction.user.create_dm()
    new = _new_table(bot, interaction, reader, wanted, 0, channel.id)
    head = await bot.store.latest_table(channel.id)
    if head is None or not head.live:
        await announce_in_messages(bot, interaction, reader, wanted.title, "told-here-soon")
    try:
        return await _create(bot, reader, wanted, new)
    except ChannelTaken:
        raise Refusal("refuse-one-in-messages", channel=channel_link(0, channel.id)) from None


async def announce_in_messages(
    bot: BotBase, interaction: Interaction, reader: Reader, title: str, word: str
) -> int:
    """Send the user a direct message that says what follows there: only sending shows whether one arrives.
    Returns the channel. Raises Refusal if the user's direct messages are closed."""
    channel = await interaction.user.create_dm()
    text = say(reader.language, word, title=title_name(reader.language, title))
    try:
        await channel.send(view=bot.layout(Screen((Text(text),))), nonce=f"o{interaction.id}")
    except discord.Forbidden:
        raise Refusal("refuse-messages-closed") from None
    return channel.id


async def _create(bot: BotBase, reader: Reader, wanted: TableToOpen, new: NewTable) -> Table:
    """Store the table. Raises ChannelTaken, Refusal."""
    if wanted.rematch_of is None:
        return await bot.services.lobby.new(new, wanted.begins)
    click = RequestContext(new.interaction_id)
    return await bot.services.gathering.open_rematch(wanted.rematch_of, reader.id, click, new)


async def opened_screen(
    bot: BotBase, interaction: Interaction, reader: Reader, table: Table, where: TablePlace
) -> Screen:
    """Tells the host where the new table is, what comes next, and how many more they may open."""
    here = interaction.channel_id
    head = await bot.store.latest_table(here) if here is not None and where == "free" else None
    opened = gathering.opened(table, reader.language, here, taken=head is not None and head.live)
    return Screen((*opened.parts, *await near_the_limit(bot, interaction, reader)))


def check_may_post(interaction: Interaction) -> None:
    """Raise Refusal if the bot can't post a table here."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and send and may.attach_files):
        raise Refusal("refuse-cannot-post")


async def _names(channel: discord.TextChannel) -> set[str]:
    """The names of the threads of a channel that are open; none if Discord does not tell."""
    try:
        threads = await channel.guild.active_threads()
    except discord.HTTPException:
        return set()
    return {one.name for one in threads if one.parent_id == channel.id}


@asynccontextmanager
async def new_thread(
    interaction: Interaction, reader: Reader, wanted: TableToOpen
) -> AsyncIterator[discord.Thread]:
    """A new thread of this channel for the table; it is archived again if the table is not created. Raises
    Refusal, with a one-sentence reason, if there can be none."""
    thread = await _thread(interaction, reader, wanted)
    try:
        yield thread
    except Exception:
        with suppress(discord.HTTPException):
            await thread.edit(archived=True)  # the maker of a thread may always archive it
        raise


async def _thread(interaction: Interaction, reader: Reader, wanted: TableToOpen) -> discord.Thread:
    """Create the thread. Raises Refusal."""
    channel, may, private = interaction.channel, interaction.permissions, wanted.where == "private"
    if isinstance(channel, discord.Thread) and channel.parent is not None:
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refuse-table-exists" if wanted.where == "free" else "refuse-no-thread-here")
    if not (may.create_private_threads if private else may.create_public_threads):
        raise Refusal("refuse-table-exists" if wanted.where == "free" else "refuse-may-not-thread")
    name = threads.numbered(
        threads.thread_name(reader.language, wanted.title, reader.name), await _names(channel)
    )
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        if not private:
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVED_AFTER)
        thread = await channel.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=ARCHIVED_AFTER,
            invitable=False,
        )
        await thread.add_user(discord.Object(reader.id))
        return thread
    except discord.HTTPException:
        # Forbidden, too many threads, or a channel without threads: the same to the user.
        why = "refuse-no-thread" if wanted.where == "free" else "refuse-may-not-thread"
        raise Refusal(why) from None
