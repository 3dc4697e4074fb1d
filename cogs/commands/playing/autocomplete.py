"""Autocompletion for commands: titles and tables by name, so that nobody needs an id."""

from collections.abc import Iterable

import discord
from discord import app_commands

from cogs.app.client import Loggia
from cogs.screens.notices import proposals
from cogs.screens.pages.packages import labelled
from cogs.screens.parts import cut
from cogs.support.interactions import Interaction
from db import TableHead
from games.core import Refusal, Seat
from games.manager.model.table import Table
from games.manager.people.proposals import WayBack
from words import Language, title_name

MOST = 25
"""Discord's maximum number of choices."""

NAME = 100


async def title_choices(
    bot: Loggia, interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The available titles."""
    language = (await bot.reader(interaction)).language
    named = {id: cut(labelled(id, language), NAME) for id in bot.tables.titles}
    wanted = current.casefold()
    return [
        app_commands.Choice(name=name, value=id)
        for id, name in named.items()
        if wanted in name.casefold() or wanted in id
    ][:MOST]


async def table_choices(
    bot: Loggia, interaction: Interaction, heads: Iterable[TableHead], current: str
) -> list[app_commands.Choice[int]]:
    """Tables by title and channel, and by server if it is another one."""
    language = (await bot.reader(interaction)).language
    known = [head for head in heads if head.title in bot.tables.titles]
    named = [(table_name(bot, head, language, interaction.guild), head.id) for head in known]
    wanted = current.casefold()
    return [
        app_commands.Choice(name=cut(name, NAME), value=id) for name, id in named if wanted in name.casefold()
    ][:MOST]


def table_name(bot: Loggia, head: TableHead, language: Language, here: discord.Guild | None = None) -> str:
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


def seat_choices(
    table: Table, besides: int | None, current: str, computers: bool = False
) -> list[app_commands.Choice[int]]:
    """Seats held by other people, counted from 1; with `computers` also those of computer players."""
    return [
        app_commands.Choice(name=f"{chr(65 + place.seat)} {table.names[place.seat]}", value=place.seat + 1)
        for place in table.seats
        if (computers or place.user_id is not None)
        and (besides is None or place.user_id != besides)
        and current.casefold() in place.name.casefold()
    ]


def point_choices(
    table: Table, points: Iterable[WayBack], language: Language, current: str
) -> list[app_commands.Choice[int]]:
    """Positions that the table can go back to, named by what was played there."""
    named = [(proposals.point_name(table, point, language), point.entry_no) for point in points]
    wanted = current.casefold()
    found = [
        app_commands.Choice(name=name, value=entry_no)
        for name, entry_no in named
        if wanted in name.casefold()
    ]
    return found[:MOST]
