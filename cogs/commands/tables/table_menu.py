"""The table menu behind "Your move": proposals and one's own seat, without a command."""

from typing import Any

from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on
from cogs.panel.panels import Panels
from cogs.screens import ids
from cogs.screens.notices import proposals
from cogs.screens.pages import computer_seats, table_menu
from cogs.screens.pages.table_menu import RequestMade
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Screen
from cogs.support.access import playing_seat
from games.computer import LEVELS, Level
from games.core import Refusal, Seat
from games.manager.model.proposal import End, ProposalKind
from games.manager.model.table import Table
from games.manager.people import consent
from games.manager.people.proposals import WayBack
from games.manager.people.table_requests import SEATS, TableRequest, possible_requests, proposal_of
from words import Language, say


class TableMenu(commands.Cog):
    """Handles requests to the table other than moves."""

    def __init__(self, bot: BotBase, panels: Panels) -> None:
        self.bot = bot
        self.panels = panels

    @on(ids.TableMenuButton, "menu", replaces="always", live=True)
    async def menu(self, click: Click[ids.TableMenuButton]) -> Screen:
        """Show the menu in place of the panel."""
        services, user = self.bot.services, click.reader.id
        await services.proposals.settle(click.table.id)
        table = await self.bot.table(click.table.id)
        seat = playing_seat(table, user)
        found = possible_requests(services.proposals, services.seats, table, user)
        here = await consent.people_now(services.repository, table)
        return table_menu.menu(table, seat, user, click.language, found, here)

    @on(ids.TableMenuButton, "panel", replaces="always", live=True)
    async def panel(self, click: Click[ids.TableMenuButton]) -> Screen:
        """Show the panel again."""
        return await self.panels.present(click)

    @on(ids.TableRequestMenu, replaces="always")
    async def chosen(self, click: Click[ids.TableRequestMenu]) -> Screen:
        """Show what the chosen request would do, or what must be chosen next."""
        table, chosen = click.table, _read("".join(click.values), click.table.id)
        seat = click.seat
        if chosen == TableRequest("back"):
            found = await self.bot.services.proposals.ways_back(table)
            return table_menu.points(table, found, click.language)
        if chosen == TableRequest("pace"):
            return table_menu.other_paces(table, click.language)
        if chosen.what in SEATS:
            return await preview(self.bot, table, seat, RequestMade(chosen, None), click.language)
        made = RequestMade(chosen, *await requested(self.bot, table, seat, chosen))
        return await preview(self.bot, table, seat, made, click.language)

    @on(ids.TableRequestButton, replaces="always", in_panel=True, live=True)
    async def carry_out(self, click: Click[ids.TableRequestButton]) -> Screen:
        """Make the proposal, or carry out the request."""
        request, before = TableRequest(click.id.what, click.id.number, click.id.word), click.table
        seat, language = click.seat, click.language
        if request.what in SEATS:
            return await self._seat(click, request)
        what, _ = await requested(self.bot, before, seat, request)
        table = await self.bot.services.proposals.propose(before.id, click.reader.id, what, click.context)
        if table.proposal is not None:
            return table_menu.pending(table, language)
        done = proposals.done(before, what, language)
        plays_on = table.status == "running" and table.seat_of(click.reader.id) is not None
        return await self.panels.present(click, proposals.texts_above(done)) if plays_on else done

    async def refused(self, click: Click[Any], error: Exception) -> Screen:
        """The panel with the reason of a refusal."""
        return await self.panels.refused(click, error)

    async def _seat(self, click: Request, request: TableRequest) -> Screen:
        """Give up or keep one's own seat, or open that of somebody who is absent. Raises Refusal."""
        seats, table_id, user = self.bot.services.seats, click.table.id, click.reader.id
        if request.what == "give":
            await seats.give(table_id, user, click.context)
        elif request.what == "keep":
            await seats.stay(table_id, user, click.context)
        else:
            await seats.open(table_id, user, Seat(request.number), False, click.context)
        word = {"give": "told-seat-given", "keep": "told-seat-kept"}.get(request.what, "told-seat-opened")
        return await self.panels.present(click, say(click.language, word))


async def preview(bot: BotBase, table: Table, seat: Seat, made: RequestMade, language: Language) -> Screen:
    """What a request would do and who must agree, before anything happens. Raises Refusal if it is
    impossible."""
    others: list[Seat] = []
    what = made.proposal
    if what is not None:
        if (why := what.why_not(table, seat)) is not None:
            raise why
        what = await bot.services.proposals.completed(table, what)
        here = await consent.people_now(bot.services.repository, table)
        others = [one for one in consent.people_to_ask(table, what, here) if one != seat]
        if isinstance(what, End) and what.stands and not others:
            raise Refusal("refuse-stands-alone")
    return table_menu.ask(table, seat, RequestMade(made.request, what, made.point), others, language)


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
    bot: BotBase, table: Table, seat: Seat, request: TableRequest
) -> tuple[ProposalKind, WayBack | None]:
    """The proposal of a request, and the position that it goes back to. Raises Refusal if there is none."""
    point = None
    if request.what == "back":
        found = await bot.services.proposals.ways_back(table)
        point = next((one for one in found if one.entry_no == request.number), None)
        if point is None:
            raise Refusal("refuse-no-point")
    name = (
        computer_seats.computer_name(table, _level(request.word))
        if request.what in ("leave", "relieve")
        else ""
    )
    return proposal_of(request, seat, point.undone if point is not None else 0, name), point


def _level(word: str) -> Level:
    """A level by its word; apprentice if none has been chosen yet. Raises Refusal."""
    found = next((level for level in LEVELS if level == (word or "apprentice")), None)
    if found is None:
        raise Refusal("refuse-no-computer")
    return found
