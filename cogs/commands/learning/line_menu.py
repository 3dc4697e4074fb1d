"""The menu of a study's line: its hands, chance, name and seats, and how it compares with the others."""

from collections.abc import Sequence

from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on
from cogs.panel.panels import Panels
from cogs.screens import learning_ids
from cogs.screens.forms import Form
from cogs.screens.learning import studies as pages
from cogs.screens.pages import computer_seats
from cogs.screens.pages.posts import table_pictures
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Picture, Screen
from cogs.screens.speaking import speaker_at
from db import LineRow, SeatHolder
from games.computer import LEVELS
from games.core import Refusal
from games.manager.history.turns import turns
from games.manager.model.study import LONGEST_NAME
from games.manager.model.table import Table
from games.manager.services import RequestContext
from words import Language
from words.names import name_alone


class LineMenu(commands.Cog):
    """Handles the clicks of this menu."""

    def __init__(self, bot: BotBase, panels: Panels) -> None:
        self.bot = bot
        self.panels = panels
        self.studies = bot.services.studies

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
        pictures = [await drawn(self.bot, one, click.language) for one in tables]
        return pages.compared(click.table, tables, pictures, lines, click.language)

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


async def drawn(bot: BotBase, table: Table, language: Language) -> Sequence[Picture]:
    """The position of a line, as its student sees it."""
    view, names = pages.seen_of(table), table.seat_names
    pictures = await bot.draw(bot.pictures.tables, table.id, table.title, view, (), names, language)
    return table_pictures(pictures, speaker_at(table, language), view)


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
