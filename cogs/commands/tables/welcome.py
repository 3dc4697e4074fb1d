"""The welcome: one post per server that says what to do. Its button opens a table here, or in a thread if
this channel already has one."""

import asyncio
import logging
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.commands.tables.opening import TableToOpen, open_table, opened_screen
from cogs.screens import ids
from cogs.screens.learning.lesson import lesson_list
from cogs.screens.pages import computer_seats, posts
from cogs.screens.pages.title_list import on_page, title_list
from cogs.screens.parts import Button, Divider, Screen, ScreenPart, Text
from cogs.support.command_contexts import anywhere, in_direct_messages
from cogs.support.interactions import NETWORK, Interaction
from cogs.support.translation import localized
from db import StoreFailed
from games.computer import LEVELS, Level, levels_of
from games.core import Refusal
from games.manager.model.table import Table
from words import Language, say

log = logging.getLogger("loggia.welcome")


class Welcome(commands.Cog):
    """Posts the welcome and handles its buttons."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self._greeting = asyncio.Lock()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Greet the servers that invited the bot while it was away."""
        for guild in self.bot.guilds:
            await self.greet(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a new server."""
        await self.greet(guild)

    async def greet(self, guild: discord.Guild) -> None:
        """Post the welcome, once per server. If the bot may not post anywhere, it tries again at the next
        start."""
        async with self._greeting:
            try:
                await self._greet(guild)
            except NETWORK as error:
                log.warning("server %s: the welcome message was not posted: %s", guild.id, error)
            except StoreFailed as error:
                log.error(
                    "server %s: the welcome message is not marked as sent: %s",
                    guild.id,
                    error,
                )

    async def _greet(self, guild: discord.Guild) -> None:
        noted = await self.bot.store.meta(welcome_key(guild.id))
        if noted is not None or not self.bot.operator.admits(guild.id):
            return
        channel = first_channel(guild)
        if channel is None:
            log.info("server %s: no channel for the welcome message", guild.id)
            return
        await post_welcome(self.bot, guild, channel, f"w{guild.id}")

    @on(ids.WelcomeButton, "open", replaces="private")
    async def titles(self, click: Click[ids.WelcomeButton]) -> Screen:
        """The list of titles, or its next page."""
        return await self._titles(click, click.id.title)

    @app_commands.command(name=localized("cmd-play"), description=localized("cmd-play-desc"))
    @anywhere
    @on_command()
    async def play(self, request: Request) -> Screen:
        """Show the list of titles: on a server with people or against computers, elsewhere alone."""
        return await self._titles(request, "")

    async def _titles(self, request: Request, first: str) -> Screen:
        titles, alone = self.bot.services.titles, in_direct_messages(request.interaction)
        covers = {
            id: await self.bot.draw(self.bot.pictures.cover, titles[id]) for id in on_page(titles, first)
        }
        return title_list(titles, covers, first, request.language, alone)

    @on(ids.WelcomeButton, "lessons")
    async def lessons(self, click: Click[ids.WelcomeButton]) -> Screen:
        """The list of lessons."""
        taught = [title for title in self.bot.services.titles.values() if title.lesson is not None]
        return lesson_list(taught, click.language)

    @on(ids.WelcomeButton, "solo", replaces="always")
    async def ask_level(self, click: Click[ids.WelcomeButton]) -> Screen:
        """Ask how well the computer players are to play."""
        return computer_seats.levels_screen(self.bot.title(click.id.title), click.language)

    @on(ids.WelcomeButton, replaces="always")
    async def new(self, click: Click[ids.WelcomeButton]) -> Screen:
        """Open a table, or start a game against computer players."""
        interaction, reader, language = click.interaction, click.reader, click.language
        if click.id.what in LEVELS:
            table = await self._against_computers(interaction, click.id.title, click.id.what, reader)
        else:
            wanted = TableToOpen(click.id.title, language, "free")
            table = await open_table(self.bot, interaction, reader, wanted)
        return await opened_screen(self.bot, interaction, reader, table, "free")

    async def _against_computers(
        self, interaction: Interaction, id: str, level: Level, reader: Reader
    ) -> Table:
        """Open a table with computer players of a level, and start the game at once."""
        title, language = self.bot.title(id), reader.language
        if level not in levels_of(title):
            raise Refusal("refuse-no-grandmaster")
        seats = computer_seats.seats_against_computers(title)
        seated = (reader.holder(), *computer_seats.computer_seats(language, reader.name, seats, level))
        wanted = TableToOpen(id, language, "free", seated, begins=True)
        return await open_table(self.bot, interaction, reader, wanted)


def welcome_key(guild_id: int) -> str:
    """The store's key for a server's welcome; its value names the latest welcome message."""
    return f"welcome of {guild_id}"


async def post_welcome(
    bot: BotBase, guild: discord.Guild, channel: discord.abc.Messageable, nonce: str
) -> None:
    """Post the welcome, and record it."""
    message = await channel.send(view=bot.layout(welcome(languages_of(guild))), nonce=nonce)
    await bot.store.set_meta(welcome_key(guild.id), str(message.id))


def first_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """The server's channel for notices if the bot may write there, else the first one where it may."""
    named = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*named, *guild.text_channels):
        may = channel.permissions_for(guild.me)
        if may.view_channel and may.send_messages:
            return channel
    return None


def languages_of(guild: discord.Guild) -> Sequence[Language]:
    """The languages of a public post to everybody. `en-US` is also the default of servers that never
    chose."""
    if guild.preferred_locale is discord.Locale.japanese:
        return ("ja",)
    if guild.preferred_locale is discord.Locale.british_english:
        return ("en",)
    return ("en", "ja")


def welcome(languages: Sequence[Language]) -> Screen:
    """The post itself: what the bot is, what to press, and what comes next."""
    parts: list[ScreenPart] = []
    for language in languages:
        parts += [Divider()] if parts else []
        parts.append(Text(f"## {say(language, 'welcome-heading')}\n{say(language, 'welcome-text')}"))
        parts.append(Text(f"-# {say(language, 'welcome-commands')}"))
    label = " · ".join(say(language, "welcome-open") for language in languages)
    parts.append(Button(str(ids.WelcomeButton("open")), label, "primary"))
    learn = " · ".join(say(language, "button-learn") for language in languages)
    parts.append(Button(str(ids.WelcomeButton("lessons")), learn))
    return Screen(tuple(parts), accent=posts.SEAT_COLOURS[2])
