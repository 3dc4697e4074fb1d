"""What commands offer to choose: titles and tables by name, so that nobody needs an id."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import discord
from discord import app_commands

from cogs.app.client import BotBase
from cogs.screens.discord_limits import CHOICE, CHOICES
from cogs.screens.notices import proposals
from cogs.screens.pages.packages import labelled
from cogs.screens.parts import shorten
from cogs.support.interactions import Interaction
from db import TableHead
from games.core import SEAT_LETTERS, Refusal, Seat
from games.manager.model.table import Table
from games.manager.people.proposals import WayBack
from words import Language, title_name

V = TypeVar("V", int, str)

LANGUAGE_CHOICES = (
    app_commands.Choice(name="日本語", value="ja"),
    app_commands.Choice(name="English", value="en"),
)


def matching(named: Mapping[V, str], current: str) -> list[app_commands.Choice[V]]:
    """What is offered for the text typed so far: values whose names or ids contain it."""
    wanted = current.casefold()
    found = [
        app_commands.Choice(name=shorten(name, CHOICE), value=value)
        for value, name in named.items()
        if wanted in name.casefold() or (not str(value).isdecimal() and wanted in str(value).casefold())
    ]
    return found[:CHOICES]


async def title_choices(
    bot: BotBase, interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The available titles."""
    language = (await bot.receiver.reader(interaction)).language
    return matching({id: labelled(id, language) for id in bot.services.titles}, current)


async def table_choices(
    bot: BotBase, interaction: Interaction, heads: Iterable[TableHead], current: str
) -> list[app_commands.Choice[int]]:
    """Tables by title and channel, and by server if it is another one."""
    language = (await bot.receiver.reader(interaction)).language
    return matching({head.id: table_name(bot, head, language, interaction.guild) for head in heads}, current)


def table_name(bot: BotBase, head: TableHead, language: Language, here: discord.Guild | None = None) -> str:
    """A table's name in a list of several, without markdown."""
    name = title_name(language, head.title)
    guild = bot.get_guild(head.guild_id)
    channel = None if guild is None else guild.get_channel_or_thread(head.channel_id)
    parts = [name, f"#{channel.name}" if channel is not None else str(head.id)]
    if guild is not None and guild != here:
        parts.append(guild.name)
    return " · ".join(parts)


def seat_numbered(number: int) -> Seat:
    """The seat somebody typed, counted from 1. Raises Refusal if the number can't be one."""
    if number < 1:
        raise Refusal("refuse-no-player")
    return Seat(number - 1)


async def seats_here(
    bot: BotBase, interaction: Interaction, besides: int | None, current: str, computers: bool = False
) -> list[app_commands.Choice[int]]:
    """Seats held by other people at the table of this channel, with `computers` also those of computer
    players."""
    table = await bot.services.in_channel(interaction.channel_id or 0)
    return [] if table is None else seat_choices(table, besides, current, computers)


def seat_choices(
    table: Table, besides: int | None, current: str, computers: bool = False
) -> list[app_commands.Choice[int]]:
    """Seats held by other people, counted from 1; with `computers` also those of computer players."""
    seats = [
        holder.seat
        for holder in table.seats
        if (computers or holder.user_id is not None) and (besides is None or holder.user_id != besides)
    ]
    return matching({seat + 1: f"{SEAT_LETTERS[seat]} {table.names[seat]}" for seat in seats}, current)


def point_choices(
    table: Table, points: Iterable[WayBack], language: Language, current: str
) -> list[app_commands.Choice[int]]:
    """Positions that the table can go back to, named by what was played there."""
    return matching({one.entry_no: proposals.point_name(table, one, language) for one in points}, current)
