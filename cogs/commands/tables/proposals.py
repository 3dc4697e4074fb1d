"""Decisions that need the table's consent, and changes of seats: `/propose`, `/seat`, and their buttons under
a post."""

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.commands.autocomplete import point_choices, seat_numbered, seats_here
from cogs.commands.tables.table_menu import requested
from cogs.screens import ids
from cogs.screens.notices import proposals
from cogs.screens.parts import Screen
from cogs.support.command_contexts import IN_SERVERS
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from games.computer import LEVELS
from games.core import Seat
from games.manager.model.table_settings import SETTING_VALUES
from games.manager.people.table_requests import TableRequest


class ProposalCommands(commands.Cog):
    """Commands for proposals and seats."""

    propose = app_commands.Group(
        name=localized("cmd-propose"),
        description=localized("cmd-propose-desc"),
        allowed_contexts=IN_SERVERS,
        guild_only=True,
    )
    seat = app_commands.Group(
        name=localized("cmd-seat"),
        description=localized("cmd-seat-desc"),
        allowed_contexts=IN_SERVERS,
        guild_only=True,
    )

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    # Proposals

    @propose.command(name=localized("cmd-back"), description=localized("cmd-back-desc"))
    @options(point="opt-point")
    @on_command("here")
    async def back(self, request: Request, point: int) -> Screen:
        """Propose to go back to an earlier position."""
        return await self._propose(request, TableRequest("back", point))

    @back.autocomplete("point")
    async def _points(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        table = await self.bot.services.in_channel(interaction.channel_id or 0)
        if table is None or table.game is None:
            return []
        language = (await self.bot.receiver.reader(interaction)).language
        points = await self.bot.services.proposals.ways_back(table)
        return point_choices(table, points, language, current)

    @propose.command(name=localized("cmd-replace"), description=localized("cmd-replace-desc"))
    @options(player="opt-player")
    @on_command("here")
    async def replace(self, request: Request, player: int) -> Screen:
        """Propose to give another player's seat to somebody else."""
        return await self._propose(request, TableRequest("replace", seat_numbered(player)))

    @propose.command(name=localized("cmd-computer"), description=localized("cmd-computer-desc"))
    @options(player="opt-player", level="opt-level")
    @app_commands.choices(
        level=[app_commands.Choice(name=localized(f"level-{level}"), value=level) for level in LEVELS]
    )
    @on_command("here")
    async def computer(self, request: Request, player: int, level: str = "apprentice") -> Screen:
        """Propose that a computer player takes over a seat, possibly one's own."""
        return await self._propose(request, TableRequest("relieve", seat_numbered(player), level))

    @propose.command(name=localized("cmd-end"), description=localized("cmd-end-desc"))
    @options(counts="opt-counts")
    @app_commands.choices(
        counts=[
            app_commands.Choice(name=localized(f"counts-{one}"), value=one) for one in ("nobody", "standing")
        ]
    )
    @on_command("here")
    async def end(self, request: Request, counts: str = "nobody") -> Screen:
        """Propose to call the game off, or to end it as it stands."""
        return await self._propose(request, TableRequest("stand" if counts == "standing" else "end"))

    @propose.command(name=localized("cmd-pause"), description=localized("cmd-pause-desc"))
    @on_command("here")
    async def pause(self, request: Request) -> Screen:
        """Propose to pause or resume the clocks."""
        paused = request.table.clock.paused_at is not None
        return await self._propose(request, TableRequest("resume" if paused else "pause"))

    @propose.command(name=localized("cmd-pace"), description=localized("cmd-pace-desc"))
    @options(pace=("option-pace-name", "opt-pace-desc"), hours=("option-hours-name", "opt-hours-desc"))
    @app_commands.choices(
        pace=[
            app_commands.Choice(name=localized(f"option-pace-{pace}"), value=pace)
            for pace in SETTING_VALUES["pace"]
        ],
        hours=[
            app_commands.Choice(name=localized(f"option-hours-{hours}"), value=hours)
            for hours in SETTING_VALUES["hours"]
        ],
    )
    @on_command("here")
    async def pace(self, request: Request, pace: str, hours: str | None = None) -> Screen:
        """Propose to change the pace."""
        hours = hours or request.table.settings.hours
        return await self._propose(request, TableRequest("pace", 0, f"{pace}_{hours}"))

    async def _propose(self, request: Request, table_request: TableRequest) -> Screen:
        """Propose what the command means at the table of this channel."""
        before, language = request.table, request.language
        what, _ = await requested(self.bot, before, request.seat, table_request)
        table = await self.bot.services.proposals.propose(before.id, request.reader.id, what, request.context)
        return (
            proposals.done(before, what, language)
            if table.proposal is None
            else proposals.asked_by_you(table, language)
        )

    @on(ids.ProposalButton, "agree", replaces="private")
    async def agree(self, click: Click[ids.ProposalButton]) -> Screen:
        """Agree to a proposal. A click in a private message is answered there."""
        before = click.table
        if _is_own(click):
            return proposals.asked_by_you(before, click.language)
        service = self.bot.services.proposals
        table = await service.agree(before.id, click.reader.id, click.id.at, click.context)
        if table.proposal is None and before.proposal is not None:
            return proposals.done(before, before.proposal.what, click.language)
        return click.reply("told-agreed")

    @on(ids.ProposalButton, "disagree", "withdraw", replaces="private")
    async def disagree(self, click: Click[ids.ProposalButton]) -> Screen:
        """Disagree with a proposal, or withdraw one's own."""
        service, reply = self.bot.services.proposals, "told-withdrawn" if _is_own(click) else "told-disagreed"
        work = service.withdraw if click.id.what == "withdraw" else service.disagree
        await work(click.table.id, click.reader.id, click.id.at, click.context)
        return click.reply(reply)

    # Seats

    @seat.command(name=localized("cmd-give"), description=localized("cmd-give-desc"))
    @on_command("here")
    async def give(self, request: Request) -> Screen:
        """Open one's own seat to others."""
        table = request.table
        await self.bot.services.seats.give(table.id, request.reader.id, request.context)
        return request.reply("told-seat-given")

    @seat.command(name=localized("cmd-keep"), description=localized("cmd-keep-desc"))
    @on_command("here")
    async def keep(self, request: Request) -> Screen:
        """Keep one's own seat after all."""
        table = request.table
        await self.bot.services.seats.stay(table.id, request.reader.id, request.context)
        return request.reply("told-seat-kept")

    @seat.command(name=localized("cmd-open"), description=localized("cmd-open-desc"))
    @options(player="opt-player")
    @on_command("here")
    async def open(self, request: Request, player: int) -> Screen:
        """As host, open the seat of somebody who is absent."""
        table = request.table
        seat = seat_numbered(player)
        await self.bot.services.seats.open(
            table.id, request.reader.id, seat, request.manages, request.context
        )
        return request.reply("told-seat-opened")

    @open.autocomplete("player")
    async def _players(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await seats_here(self.bot, interaction, interaction.user.id, current)

    @replace.autocomplete("player")
    async def _others(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocompletion: other people, and computer players."""
        return await seats_here(self.bot, interaction, interaction.user.id, current, computers=True)

    @computer.autocomplete("player")
    async def _people(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocompletion: all people, including oneself."""
        return await seats_here(self.bot, interaction, None, current)

    @on(ids.SeatButton)
    async def take(self, click: Click[ids.SeatButton]) -> Screen:
        """Take an open seat, or ask the table for that of a computer player."""
        table, seat, services, reader = click.table, Seat(click.id.seat), self.bot.services, click.reader
        holder = reader.holder(seat)
        if seat not in table.open_seats and table.has_seat(seat) and table.seats[seat].level:
            after = await services.proposals.ask_for(table.id, holder, click.context)
            return proposals.seat_requested(after, seat, click.language)
        table = await services.seats.take(table.id, holder, click.context)
        return click.reply("told-joined", count=len(table.seats))


def _is_own(click: Click[ids.ProposalButton]) -> bool:
    """Whether the open proposal is that of whoever clicked."""
    table, user = click.table, click.reader.id
    return table.proposal is not None and table.proposal.is_of(table.seat_of(user), user)
