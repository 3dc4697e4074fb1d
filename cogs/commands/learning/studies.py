"""Studies: "Play on from here", the menu of a line, and `/study`."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.receiving import shown_in
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.commands.tables.opening import TableToOpen, announce_in_messages, new_thread
from cogs.panel.panels import Panels
from cogs.screens import learning_ids
from cogs.screens.forms import Form
from cogs.screens.learning import studies as pages
from cogs.screens.pages import computer_seats, posts
from cogs.screens.pages.posts import table_pictures
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Picture, Screen, channel_link
from cogs.screens.speaking import speaker_at
from cogs.support.access import check_is_person, may_reach, may_watch
from cogs.support.command_contexts import TABLE_CONTEXTS
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from db import LineRow, SeatHolder
from games.computer import LEVELS
from games.core import Refusal, Seat
from games.manager.history.turns import turns
from games.manager.model.study import LONGEST_NAME
from games.manager.model.table import Table
from games.manager.playing.studies import LineToBegin
from games.manager.services import RequestContext
from words import Language, say
from words.names import name_alone


class StudyCommands(commands.Cog):
    """Commands and clicks of studies."""

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
        student = SeatHolder(0, click.reader.id, click.reader.name, locale=shown_in(click.interaction))
        guild_id, channel_id = source.guild_id, source.channel_id
        if source.study is None or source.host != click.reader.id:
            guild_id, channel_id = 0, await self._messages(click, source.title.id)
        wanted = LineToBegin(student, click.language, channel_id, guild_id)
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
        return pages.shared_line(table, line, await self._drawn(table, request.language), request.language)

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
        await self._add(request.interaction, table, player)
        mine, asked = table.seat_of(request.reader.id), [*table.awaited()]
        free = [Seat(holder.seat) for holder in table.seats if holder.user_id == request.reader.id]
        at = next((seat for seat in free if seat != mine), asked[0] if asked else Seat(0))
        holder = SeatHolder(at, player.id, player.display_name)
        table = await self.studies.seat(table.id, request.reader.id, holder, RequestContext(None))
        link = channel_link(table.guild_id, table.channel_id)
        seat = posts.seat_label(table, at)
        return request.reply("study-friend-added", seat=seat, channel=link)

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
        thread = await new_thread(self.bot, request.interaction, request.reader, where)
        student = SeatHolder(0, request.reader.id, request.reader.name)
        wanted = LineToBegin(
            student, request.language, thread.id, request.interaction.guild_id or 0, thread.parent_id
        )
        return await self.studies.begin(table, table.entry_no, wanted, request.context)

    async def _add(self, interaction: Interaction, table: Table, player: discord.User) -> None:
        """Let a friend into the line's thread. Raises Refusal if that is impossible."""
        thread = interaction.guild.get_channel_or_thread(table.channel_id) if interaction.guild else None
        try:
            if not isinstance(thread, discord.Thread):
                thread = await self.bot.fetch_channel(table.channel_id)  # type: ignore[assignment]
            await thread.add_user(player)  # type: ignore[union-attr]
        except discord.HTTPException:
            raise Refusal("refuse-line-thread") from None

    # The menu of a line

    @on(learning_ids.StudyButton, "menu", replaces="private")
    async def menu(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """What the line is, the others of its study, and what can be done with it."""
        return await self._menu(click, click.table.id)

    @on(learning_ids.StudyList, replaces="always")
    async def chosen(self, click: Click[learning_ids.StudyList]) -> Screen:
        """The menu of a study that was chosen from the list."""
        return await self._menu(click, _number(click.values))

    async def _menu(self, click: Request, table_id: int) -> Screen:
        line = await self.studies.line(table_id, click.reader.id)
        table, lines = await self.bot.table(table_id), await self._lines(line)
        await self.bot.store.look_at_study(line.study, self.bot.services.clock())
        log = await self.bot.store.log(line.source, 1, line.source_entry)
        of = pages.names(lines, click.language).get(line.source, "")
        return pages.line_menu(table, line, lines, pages.LineFrom(len(turns(log)), of), click.language)

    async def _lines(self, line: LineRow) -> Sequence[LineRow]:
        """The lines of a line's study."""
        return [one for one in await self.bot.store.lines_of(line.owner) if one.study == line.study]

    @on(learning_ids.StudyMenu, "line", replaces="always")
    async def go_to(self, click: Click[learning_ids.StudyMenu]) -> Screen:
        """The menu of another line."""
        return await self._menu(click, _number(click.values))

    @on(learning_ids.StudyButton, "open", "own", "anew", "share", "unshare", replaces="always")
    async def change(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """Show all hands or one's own, draw chance anew, share the line or not."""
        table, user, what = click.table, click.reader.id, click.id.what
        if what == "anew":
            await self.studies.draw_anew(table.id, user, click.context)
        elif what in ("share", "unshare"):
            await self.studies.share(table, user, what == "share")
        else:
            await self.studies.show_hands(table.id, user, what == "open", click.context)
        return await self._menu(click, table.id)

    @on(learning_ids.StudyName, replaces="always")
    async def name(self, click: Click[learning_ids.StudyName]) -> Screen | Form:
        """Open the form of the line's name, or save it."""
        line = await self.studies.line(click.table.id, click.reader.id)
        if click.sent is None:
            return pages.name_form(click.table, line, click.language)
        name = name_alone(" ".join(click.sent.get("name", ())))[:LONGEST_NAME].strip()
        await self.bot.store.change_line(line.table_id, name=name)
        return await self._menu(click, line.table_id)

    @on(learning_ids.StudyButton, "seats", replaces="always")
    async def seats(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """Who plays which seat."""
        return self._seats(click.table, click.reader)

    def _seats(self, table: Table, reader: Reader) -> Screen:
        friends = {
            holder.user_id: holder.name for holder in table.seats if holder.user_id not in (None, reader.id)
        }
        known = {user: name for user, name in friends.items() if user is not None}
        return pages.seats(table, reader.id, known, reader.language)

    @on(learning_ids.StudyMenu, "seat", replaces="always")
    async def seat(self, click: Click[learning_ids.StudyMenu]) -> Screen:
        """Give a seat to oneself, to a friend who plays here, or to a computer player."""
        table, who, at = click.table, "".join(click.values), click.id.number
        level = next((one for one in LEVELS if one == who), None)
        if level is not None:
            holder = SeatHolder(
                at, None, computer_seats.computer_name(table, level), kind="computer", level=level
            )
        else:
            user = _number(click.values)
            known = {one.user_id: one.name for one in table.seats}
            if user != click.reader.id and user not in known:
                raise BadToken(who)
            holder = SeatHolder(at, user, known.get(user, click.reader.name))
        table = await self.studies.seat(table.id, click.reader.id, holder, click.context)
        return self._seats(table, click.reader)

    @on(learning_ids.StudyButton, "outcomes", replaces="always")
    async def outcomes(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """What chance may bring in the step that waits."""
        found = await self.studies.outcomes(click.table, click.seat, click.id.number)
        return pages.outcomes(click.table, click.seat, found, click.language)

    @on(learning_ids.StudyMenu, "outcome", replaces="always", live=True)
    async def outcome(self, click: Click[learning_ids.StudyMenu]) -> Screen:
        """Let this happen, and play the step."""
        table_id, user, number = click.table.id, click.reader.id, _number(click.values)
        await self.studies.draw_anew(table_id, user, click.context, number)
        played = await self.bot.services.turns.confirm(table_id, user, RequestContext(None))
        return await self.panels.after(played, click.reader)

    @on(learning_ids.StudyButton, "compare", replaces="always")
    async def compare(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """Compare the line with the newest others of its study."""
        line = await self.studies.line(click.table.id, click.reader.id)
        others = [one.table_id for one in await self._lines(line) if one.table_id != line.table_id]
        return await self._compared(click, line, [line.table_id, *others[1 - pages.COMPARED :]])

    @on(learning_ids.StudyMenu, "compare", replaces="always")
    async def compare_chosen(self, click: Click[learning_ids.StudyMenu]) -> Screen:
        """Compare these lines."""
        line = await self.studies.line(click.table.id, click.reader.id)
        own = {one.table_id for one in await self._lines(line)}
        wanted = [_number([value]) for value in click.values][: pages.COMPARED]
        if not set(wanted) <= own:
            raise Refusal("refuse-study-unknown")
        return await self._compared(click, line, wanted)

    async def _compared(
        self,
        click: Click[learning_ids.StudyButton] | Click[learning_ids.StudyMenu],
        line: LineRow,
        wanted: Sequence[int],
    ) -> Screen:
        lines = await self._lines(line)
        tables = [await self.bot.table(one) for one in wanted]
        drawn = [await self._drawn(one, click.language) for one in tables]
        return pages.compared(click.table, tables, drawn, lines, click.language)

    async def _drawn(self, table: Table, language: Language) -> Sequence[Picture]:
        """The position of a line, as its student sees it."""
        view = pages.seen_of(table)
        pictures = await self.bot.draw(
            self.bot.pictures.tables, table.id, table.title, view, (), table.seat_names, language
        )
        return table_pictures(pictures, speaker_at(table, language), view)

    @on(learning_ids.StudyButton, "ask-delete", replaces="always")
    async def ask_delete(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """Ask whether to delete a line."""
        line = await self.studies.line(click.table.id, click.reader.id)
        name = pages.names(await self._lines(line), click.language)[line.table_id]
        return pages.ask_delete(click.table, name, click.language)

    @on(learning_ids.StudyButton, "delete", replaces="always")
    async def delete(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """Delete a line, and show the list."""
        line = await self.studies.line(click.table.id, click.reader.id)
        await self.studies.delete([line.table_id])
        return await study_list(self.bot, click)

    # Lines of others

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


async def study_list(bot: BotBase, request: Request) -> Screen:
    """All of the reader's studies."""
    studies: dict[int, list[LineRow]] = {}
    for line in await bot.store.lines_of(request.reader.id):
        studies.setdefault(line.study, []).append(line)
    return pages.study_list(tuple(studies.values()), request.language)


def _number(values: Sequence[str]) -> int:
    """The number that was chosen in a menu. Raises BadToken if it is none."""
    value = "".join(values)
    if not value.isdecimal() or len(value) > 20:
        raise BadToken(value)
    return int(value)
