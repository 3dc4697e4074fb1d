"""Studies: "Play on from here", and `/study`. (`line_menu` handles the menu of a line.)"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.commands.learning.line_menu import drawn, study_list
from cogs.commands.tables.opening import TableToOpen, announce_in_messages, new_thread
from cogs.panel.panels import Panels
from cogs.screens import learning_ids
from cogs.screens.learning import studies as pages
from cogs.screens.pages import posts
from cogs.screens.parts import Screen, channel_link
from cogs.support.access import check_is_person, may_reach, may_watch
from cogs.support.command_contexts import TABLE_CONTEXTS
from cogs.support.translation import localized, options
from db import LineRow, SeatHolder
from games.core import Refusal, Seat
from games.manager.model.table import Table
from games.manager.playing.studies import LineToBegin
from games.manager.services import RequestContext
from words import say


class StudyCommands(commands.Cog):
    """Begins lines of studies, and lists and shares them."""

    study = app_commands.Group(
        name=localized("cmd-study"),
        description=localized("cmd-study-desc"),
        allowed_contexts=TABLE_CONTEXTS,
    )

    def __init__(self, bot: BotBase, panels: Panels) -> None:
        self.bot = bot
        self.panels = panels
        self.studies = bot.services.studies

    # Beginning a line

    @on(learning_ids.StudyFrom)
    async def begin(self, click: Click[learning_ids.StudyFrom]) -> Screen:
        """Play on from a moment of a game, or of a line."""
        return await self._begun(click, click.table, click.id.entry_no)

    @on(learning_ids.StudyShared)
    async def begin_shared(self, click: Click[learning_ids.StudyShared]) -> Screen:
        """Play on from the end of a line that somebody has shared."""
        table, _ = await self._shared(click, click.id.shared)
        return await self._begun(click, table, table.entry_no)

    async def _begun(self, click: Request, source: Table, entry_no: int) -> Screen:
        """Begin a line and show its panel."""
        guild_id, channel_id = source.guild_id, source.channel_id
        if source.study is None or source.host != click.reader.id:
            guild_id, channel_id = 0, await self._messages(click, source.title.id)
        wanted = LineToBegin(click.reader.holder(), click.language, channel_id, guild_id)
        line = await self.studies.begin(source, entry_no, wanted, click.context)
        link = channel_link(line.guild_id, line.channel_id)
        return await self._panel(click, line, say(click.language, "study-opened", channel=link))

    async def _messages(self, click: Request, title: str) -> int:
        """The channel of the reader's direct messages. A message there announces their first study."""
        lines = await self.bot.store.lines_of(click.reader.id)
        if lines and (table := await self.bot.services.get(lines[-1].table_id)) and not table.guild_id:
            return table.channel_id
        return await announce_in_messages(self.bot, click.interaction, click.reader, title, "study-here")

    async def _panel(self, click: Request, line: Table, word: str) -> Screen:
        return await self.panels.with_news(Request(click.interaction, click.reader, line), word)

    # Commands

    @study.command(name=localized("cmd-study-list"), description=localized("cmd-study-list-desc"))
    @on_command()
    async def list(self, request: Request) -> Screen:
        """List the reader's studies."""
        return await study_list(self.bot, request)

    @study.command(name=localized("cmd-study-line"), description=localized("cmd-study-line-desc"))
    @options(id="opt-shared-line")
    @on_command()
    async def line(self, request: Request, id: app_commands.Range[str, 1, 40]) -> Screen:
        """Show a line that somebody has shared."""
        table, line = await self._shared(request, id.strip())
        pictures = await drawn(self.bot, table, request.language)
        return pages.shared_line(table, line, pictures, request.language)

    @study.command(name=localized("cmd-study-friend"), description=localized("cmd-study-friend-desc"))
    @options(player=("opt-player", "opt-study-friend-desc"))
    @on_command()
    async def friend(self, request: Request, player: discord.User) -> Screen:
        """Let a friend play at the reader's newest line, in a private thread."""
        check_is_person(player)
        table = await self._newest(request)
        if table.study is not None and table.study.imagined:
            raise Refusal("refuse-study-alone")
        if table.guild_id != (request.interaction.guild_id or 0) or not table.guild_id:
            table = await self._in_thread(request, table)
        try:
            await self.bot.http.add_user_to_thread(table.channel_id, player.id)
        except discord.HTTPException:
            raise Refusal("refuse-line-thread") from None
        seat = _seat_for_friend(table, request.reader.id)
        holder = SeatHolder(seat, player.id, player.display_name)
        table = await self.studies.seat(table.id, request.reader.id, holder, RequestContext(None))
        link = channel_link(table.guild_id, table.channel_id)
        return request.reply("study-friend-added", seat=posts.seat_label(table, seat), channel=link)

    async def _newest(self, request: Request) -> Table:
        """The reader's line here, or else the newest. Raises Refusal if there is none."""
        here = await self.bot.services.in_channel(request.interaction.channel_id or 0)
        if here is not None and here.study is not None and here.host == request.reader.id:
            return here
        lines = await self.bot.store.lines_of(request.reader.id)
        if not lines:
            raise Refusal("refuse-study-unknown")
        return await self.bot.table(max(lines, key=lambda one: (one.looked_at, one.table_id)).table_id)

    async def _in_thread(self, request: Request, table: Table) -> Table:
        """A line in a new private thread of this channel that begins at this line's end. Raises Refusal."""
        where = TableToOpen(table.title.id, request.language, "private")
        student, guild_id = request.reader.holder(), request.interaction.guild_id or 0
        async with new_thread(request.interaction, request.reader, where) as thread:
            wanted = LineToBegin(student, request.language, thread.id, guild_id, thread.parent_id)
            return await self.studies.begin(table, table.entry_no, wanted, request.context)

    async def _shared(self, request: Request, shared: str) -> tuple[Table, LineRow]:
        """A shared line. Raises Refusal if there is none, or if the reader may not look at its game."""
        line = await self.bot.store.shared_line(shared)
        if line is None:
            raise Refusal("refuse-study-unknown")
        table = await self.bot.table(line.table_id)
        source = table
        while source.study is not None:
            source = await self.bot.table(source.study.source)
        mine = line.owner == request.reader.id
        if not mine and not (
            may_reach(request.interaction, source) and may_watch(request.interaction, source)
        ):
            raise Refusal("refuse-no-spectators")
        return table, line


def _seat_for_friend(table: Table, student: int) -> Seat:
    """The seat that a friend gets: one that the student holds besides their first, else an awaited one."""
    first = table.seat_of(student)
    others = [Seat(one.seat) for one in table.seats if one.user_id == student and one.seat != first]
    return next(iter((*others, *table.awaited())), Seat(0))
