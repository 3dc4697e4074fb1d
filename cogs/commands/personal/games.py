"""`/games`: all tables of a person, first those waiting for them."""

import logging
from typing import NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Request, on_command
from cogs.screens import ids
from cogs.screens.notices import turn_notices
from cogs.screens.notices.turn_notices import awaited_lines
from cogs.screens.pages import posts
from cogs.screens.parts import Button, Screen, ScreenPart, Text, channel_link
from cogs.screens.speaking import speaker_at
from cogs.support.command_contexts import anywhere
from cogs.support.translation import localized
from db import TableHead
from games.core import engine
from games.manager.model.table import Table
from games.manager.services import Unloadable
from words import Language, say, title_name
from words.icon_marks import size
from words.names import escaped

log = logging.getLogger("loggia")

ROOM = 3600
"""Maximum number of characters in a list of tables."""

BUTTONS = 20
"""Maximum number of buttons below a list of tables."""


class ListedGame(NamedTuple):
    """A table in the list: whether it waits for the reader, its lines, and its buttons."""

    waits: bool
    line: str
    buttons: tuple[ScreenPart, ...] = ()


class GamesCommand(commands.Cog):
    """Lists one's tables."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @app_commands.command(name=localized("cmd-games"), description=localized("cmd-games-desc"))
    @anywhere
    @on_command()
    async def games(self, request: Request) -> Screen:
        """List all tables of the reader, first those waiting for them."""
        language = request.language
        heads = await self.bot.store.tables_of(request.reader.id)
        listed = sorted([await self._game(head, request) for head in heads], key=lambda one: not one.waits)
        lines = _fitting([f"- {one.line}" for one in listed], language)
        text = "\n".join(lines) or say(language, "games-none")
        buttons = [button for one in listed for button in one.buttons]
        settings = Button(str(ids.SettingsForm()), say(language, "button-settings"))
        return Screen((Text(f"### {say(language, 'games-title')}"), Text(text), *buttons[:BUTTONS], settings))

    async def _game(self, head: TableHead, request: Request) -> ListedGame:
        language, reader = request.language, request.reader.id
        channel = self._where(head.guild_id, head.channel_id, request.interaction.guild_id, language)
        try:
            table = await self.bot.table(head.id)
            waits, line = _listed(table, channel, language, reader)
        except Unloadable:
            return ListedGame(False, say(language, "games-unloadable", table=head.id, channel=channel))
        name = f"{title_name(language, table.title.id)} {table.id}"
        buttons = posts.shortcut_buttons(table, language, table.seat_of(reader), name)
        return ListedGame(waits, line + await self._times(table, language), tuple(buttons))

    def _where(self, guild_id: int, channel_id: int, here: int | None, language: Language) -> str:
        """A table's channel. On another server it includes the server's name, because a mention would not
        work here."""
        if not guild_id:
            return f"[{say(language, 'in-direct-messages')}]({channel_link(0, channel_id)})"
        guild = self.bot.get_guild(guild_id)
        if guild_id == here or guild is None:
            return f"<#{channel_id}>"
        channel = guild.get_channel_or_thread(channel_id)
        name = escaped(f"{guild.name} · #{channel.name}" if channel is not None else guild.name)
        return f"[{name}]({channel_link(guild_id, channel_id)})"

    async def _times(self, table: Table, language: Language) -> str:
        """Since when people are awaited and until when they have time, for the lines below a table."""
        deadlines = await self.bot.services.deadlines.deadlines(table)
        all_times = [
            turn_notices.times(table, seat, deadlines.get(seat), language) for seat in table.awaited()
        ]
        times = list(dict.fromkeys(filter(None, all_times)))
        return "".join(f"\n  -# {one}" for one in times)


def _fitting(lines: list[str], language: Language) -> list[str]:
    """The lines that fit in a message, and the number of those left out."""
    shown, room = 0, ROOM
    for line in lines:
        room -= size(line) + 1
        if room < 0:
            break
        shown += 1
    left = len(lines) - shown
    return lines if not left else [*lines[:shown], f"-# {say(language, 'tables-more', count=left)}"]


def _listed(table: Table, channel: str, language: Language, reader_id: int) -> tuple[bool, str]:
    """Whether a table waits for the reader, and its line in the list. Raises Unloadable if the title fails at
    this: one table keeps no other out of the list."""
    try:
        mine = table.seat_of(reader_id) in table.awaited()
        return mine, _game_line(table, channel, language, reader_id, mine)
    except Exception as error:
        log.exception("table %s can't be listed", table.id)
        raise Unloadable(table.id, f"{type(error).__name__}: {error}") from error


def _game_line(table: Table, channel: str, language: Language, reader_id: int, mine: bool) -> str:
    speaker = speaker_at(table, language)
    if table.status == "lobby":
        state = say(language, "games-lobby")
    elif mine:
        state = "**" + say(language, "games-waits-for-you") + "**"
        seat = table.seat_of(reader_id)
        if seat is not None:
            state += " " + speaker.note(engine.asks(table.view(seat), seat))
    else:
        state = " ".join(awaited_lines(table, speaker))
    return say(
        language,
        "games-line",
        title=speaker.say("title-name"),
        channel=channel,
        state=state,
    )
