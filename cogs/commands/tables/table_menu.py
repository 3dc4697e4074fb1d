"""The table menu behind "Your move": proposals and one's own seat, without a command."""

from collections.abc import Sequence

from discord.ext import commands

from cogs.app.client import Loggia, Viewer
from cogs.panel.clicks import PanelClicks, seat_of
from cogs.screens import ids
from cogs.screens.notices import proposals, table_menu
from cogs.screens.pages import posts
from cogs.screens.panel.question_paths import BadToken
from cogs.screens.parts import Screen
from cogs.support.interactions import Interaction
from games.computer import LEVELS, Level
from games.core import Refusal, Seat
from games.manager.model.proposal import End, ProposalKind
from games.manager.model.table import Table
from games.manager.people import consent
from games.manager.people.proposals import WayBack
from games.manager.people.table_requests import SEATS, TableRequest, proposal_of, wishes
from games.manager.services import RequestContext
from words import say


class TableMenu(commands.Cog):
    """Handles requests to the table other than moves."""

    def __init__(self, bot: Loggia, panels: PanelClicks) -> None:
        self.bot = bot
        self.panels = panels
        bot.routes[ids.TableMenuButton] = self._open
        bot.routes[ids.TableRequestMenu] = self._chosen
        bot.routes[ids.TableRequestButton] = self._done

    async def _open(self, interaction: Interaction, id: ids.TableMenuButton, values: Sequence[str]) -> None:
        """Show the menu in place of the panel, or the panel again."""

        async def work(reader: Viewer) -> Screen:
            if id.what == "panel":
                return await self.panels.now(id.table, reader)
            await self.bot.tables.proposals.settle(id.table)
            return await self._menu(await self.bot.table(id.table), reader)

        await self.bot.respond(interaction, work, edit=True)
        await self.panels.following.begin(interaction, id.table)

    async def _menu(self, table: Table, reader: Viewer) -> Screen:
        seat, tables = seat_of(table, reader), self.bot.tables
        found = wishes(tables.proposals, tables.seating, table, reader.id)
        here = await consent.company(tables.registry, table)
        return table_menu.menu(table, seat, reader.id, reader.language, found, here)

    async def _chosen(
        self, interaction: Interaction, id: ids.TableRequestMenu, values: Sequence[str]
    ) -> None:
        """Show what the chosen request would do, or what must be chosen next."""

        async def work(reader: Viewer) -> Screen:
            table, chosen = await self.bot.table(id.table), _read("".join(values), id.table)
            seat = seat_of(table, reader)
            if chosen == TableRequest("back"):
                found = await self.bot.tables.proposals.points(table)
                return table_menu.points(table, found, reader.language)
            if chosen == TableRequest("pace"):
                return table_menu.other_paces(table, reader.language)
            if chosen.what in SEATS:
                return await asked(self.bot, table, seat, chosen, None, reader)
            what, point = await requested(self.bot, table, seat, chosen)
            return await asked(self.bot, table, seat, chosen, what, reader, point)

        await self.bot.respond(interaction, work, edit=True)

    async def _done(
        self, interaction: Interaction, id: ids.TableRequestButton, values: Sequence[str]
    ) -> None:
        """Make the proposal, or carry out the request."""
        wish, click = TableRequest(id.what, id.number, id.word), RequestContext(interaction.id)

        async def work(reader: Viewer) -> Screen:
            before = await self.bot.table(id.table)
            seat = seat_of(before, reader)
            if wish.what in SEATS:
                return await self._seat(before, reader, wish, click)
            what, _ = await requested(self.bot, before, seat, wish)
            table = await self.bot.tables.proposals.propose(id.table, reader.id, what, click)
            if table.proposal is not None:
                return table_menu.pending(table, reader.language)
            done = proposals.done(before, what, reader.language)
            plays_on = table.status == "running" and table.seat_of(reader.id) is not None
            return await self.panels.now(id.table, reader, proposals.told(done)) if plays_on else done

        await self.bot.respond(interaction, self.panels.kept(work, id.table), edit=True)
        await self.panels.following.begin(interaction, id.table)

    async def _seat(self, table: Table, reader: Viewer, wish: TableRequest, click: RequestContext) -> Screen:
        """Give up or keep one's own seat, or open that of somebody who is absent. Raises Refusal."""
        seating = self.bot.tables.seating
        if wish.what == "give":
            await seating.give(table.id, reader.id, click)
        elif wish.what == "keep":
            await seating.keep(table.id, reader.id, click)
        else:
            await seating.open(table.id, reader.id, Seat(wish.number), False, click)
        word = {"give": "told-seat-given", "keep": "told-seat-kept"}.get(wish.what, "told-seat-opened")
        return await self.panels.now(table.id, reader, say(reader.language, word))


async def asked(
    bot: Loggia,
    table: Table,
    seat: Seat,
    wish: TableRequest,
    what: ProposalKind | None,
    reader: Viewer,
    point: WayBack | None = None,
) -> Screen:
    """What a request would do and who must agree, before anything happens. Raises Refusal if it is
    impossible."""
    others: list[Seat] = []
    if what is not None:
        if (why := what.why_not(table, seat)) is not None:
            raise why
        what = await bot.tables.proposals.completed(table, what)
        here = await consent.company(bot.tables.registry, table)
        others = [one for one in consent.asked(table, what, here) if one != seat]
        if isinstance(what, End) and what.stands and not others:
            raise Refusal("refuse-stands-alone")
    return table_menu.ask(table, seat, wish, what, others, reader.language, point)


def _read(value: str, table_id: int) -> TableRequest:
    """The request of a chosen menu entry. Raises BadToken if it does not belong to this table."""
    try:
        id = ids.read(value)
    except ids.BadId:
        raise BadToken(value) from None
    if not isinstance(id, ids.TableRequestButton) or id.table != table_id:
        raise BadToken(value)
    return TableRequest(id.what, id.number, id.word)


async def requested(
    bot: Loggia, table: Table, seat: Seat, wish: TableRequest
) -> tuple[ProposalKind, WayBack | None]:
    """The proposal of a request, and the position that it goes back to. Raises Refusal if there is none."""
    point = None
    if wish.what == "back":
        found = await bot.tables.proposals.points(table)
        point = next((one for one in found if one.seq == wish.number), None)
        if point is None:
            raise Refusal("refuse-no-point")
    name = posts.computer_name(table, _level(wish.word)) if wish.what in ("leave", "relieve") else ""
    return proposal_of(wish, seat, point.undone if point is not None else 0, name), point


def _level(word: str) -> Level:
    """A level by its word; apprentice if none has been chosen yet. Raises Refusal."""
    found = next((level for level in LEVELS if level == (word or "apprentice")), None)
    if found is None:
        raise Refusal("refuse-no-computer")
    return found
