"""Decisions that need the table's consent, and changes of seats: `/propose`, `/seat`, and their buttons under
a post."""

from collections.abc import Callable, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia, Viewer, shown_in
from cogs.commands.playing.autocomplete import point_choices, seat_choices, seat_numbered
from cogs.commands.tables.table_menu import requested
from cogs.panel.clicks import seat_of
from cogs.screens import ids
from cogs.screens.notices import proposals as deciding
from cogs.screens.parts import Screen, Text
from cogs.support.access import manages
from cogs.support.interactions import Interaction
from cogs.support.translation import words
from games.computer import LEVELS
from games.core import Seat
from games.manager.model.table import Table
from games.manager.model.table_settings import TERMS
from games.manager.people.table_requests import TableRequest
from games.manager.services import RequestContext
from words import Language, say

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


class ProposalCommands(commands.Cog):
    """Commands for proposals and seats."""

    propose = app_commands.Group(
        name=words("cmd-propose"),
        description=words("cmd-propose-desc"),
        allowed_contexts=IN_SERVERS,
        guild_only=True,
    )
    seat = app_commands.Group(
        name=words("cmd-seat"),
        description=words("cmd-seat-desc"),
        allowed_contexts=IN_SERVERS,
        guild_only=True,
    )

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        bot.routes[ids.ProposalButton] = self._proposal_button
        bot.routes[ids.SeatButton] = self._seat_button

    # Proposals

    @propose.command(name=words("cmd-back"), description=words("cmd-back-desc"))
    @app_commands.rename(point=words("opt-point"))
    @app_commands.describe(point=words("opt-point-desc"))
    async def back(self, interaction: Interaction, point: int) -> None:
        """Propose to go back to an earlier position."""
        await self._propose(interaction, lambda table: TableRequest("back", point))

    @back.autocomplete("point")
    async def _points(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        table = await self.bot.tables.at(interaction.channel_id or 0)
        if table is None or table.game is None:
            return []
        language = (await self.bot.reader(interaction)).language
        points = await self.bot.tables.proposals.points(table)
        return point_choices(table, points, language, current)

    @propose.command(name=words("cmd-replace"), description=words("cmd-replace-desc"))
    @app_commands.rename(player=words("opt-player"))
    @app_commands.describe(player=words("opt-player-desc"))
    async def replace(self, interaction: Interaction, player: int) -> None:
        """Propose to give another player's seat to somebody else."""
        await self._propose(interaction, lambda table: TableRequest("replace", seat_numbered(player)))

    @propose.command(name=words("cmd-computer"), description=words("cmd-computer-desc"))
    @app_commands.rename(player=words("opt-player"), level=words("opt-level"))
    @app_commands.describe(player=words("opt-player-desc"), level=words("opt-level-desc"))
    @app_commands.choices(
        level=[app_commands.Choice(name=words(f"level-{level}"), value=level) for level in LEVELS]
    )
    async def computer(self, interaction: Interaction, player: int, level: str = "apprentice") -> None:
        """Propose that a computer player takes over a seat, possibly one's own."""
        await self._propose(interaction, lambda table: TableRequest("relieve", seat_numbered(player), level))

    @propose.command(name=words("cmd-end"), description=words("cmd-end-desc"))
    @app_commands.rename(counts=words("opt-counts"))
    @app_commands.describe(counts=words("opt-counts-desc"))
    @app_commands.choices(
        counts=[app_commands.Choice(name=words(f"counts-{one}"), value=one) for one in ("nobody", "standing")]
    )
    async def end(self, interaction: Interaction, counts: str = "nobody") -> None:
        """Propose to call the game off, or to end it as it stands."""
        await self._propose(
            interaction, lambda table: TableRequest("stand" if counts == "standing" else "end")
        )

    @propose.command(name=words("cmd-pause"), description=words("cmd-pause-desc"))
    async def pause(self, interaction: Interaction) -> None:
        """Propose to pause or resume the clocks."""
        await self._propose(
            interaction,
            lambda table: TableRequest("pause" if table.clock.paused_at is None else "resume"),
        )

    @propose.command(name=words("cmd-pace"), description=words("cmd-pace-desc"))
    @app_commands.rename(pace=words("option-pace-name"), hours=words("option-hours-name"))
    @app_commands.describe(pace=words("opt-pace-desc"), hours=words("opt-hours-desc"))
    @app_commands.choices(
        pace=[app_commands.Choice(name=words(f"option-pace-{pace}"), value=pace) for pace in TERMS["pace"]],
        hours=[
            app_commands.Choice(name=words(f"option-hours-{hours}"), value=hours) for hours in TERMS["hours"]
        ],
    )
    async def pace(self, interaction: Interaction, pace: str, hours: str | None = None) -> None:
        """Propose to change the pace."""
        await self._propose(
            interaction, lambda table: TableRequest("pace", 0, f"{pace}_{hours or table.terms.hours}")
        )

    async def _propose(self, interaction: Interaction, wish: Callable[[Table], TableRequest]) -> None:
        """Propose what the command means at the table of this channel."""

        async def work(reader: Viewer) -> Screen:
            before = await self.bot.table_here(interaction)
            what, _ = await requested(self.bot, before, seat_of(before, reader), wish(before))
            click = RequestContext(interaction.id)
            table = await self.bot.tables.proposals.propose(before.id, reader.id, what, click)
            if table.proposal is None:
                return deciding.done(before, what, reader.language)
            return deciding.own(table, reader.language)

        await self.bot.respond(interaction, work)

    async def _proposal_button(
        self, interaction: Interaction, id: ids.ProposalButton, values: Sequence[str]
    ) -> None:
        """Handle a vote on a proposal. A click in a private message is answered there."""
        proposals = self.bot.tables.proposals
        acts = {"agree": proposals.agree, "disagree": proposals.disagree, "withdraw": proposals.withdraw}

        async def work(reader: Viewer) -> Screen:
            before = await self.bot.table(id.table)
            own = before.proposal is not None and before.proposal.is_of(before.seat_of(reader.id), reader.id)
            if own and id.what == "agree":
                return deciding.own(before, reader.language)
            table = await acts[id.what](id.table, reader.id, id.at, RequestContext(interaction.id))
            if id.what == "agree" and table.proposal is None and before.proposal is not None:
                return deciding.done(before, before.proposal.what, reader.language)
            word = "told-agreed" if id.what == "agree" else "told-withdrawn" if own else "told-disagreed"
            return Screen((Text(say(reader.language, word)),))

        private = interaction.message is not None and interaction.message.flags.ephemeral
        await self.bot.respond(interaction, work, edit=private)

    # Seats

    @seat.command(name=words("cmd-give"), description=words("cmd-give-desc"))
    async def give(self, interaction: Interaction) -> None:
        """Open one's own seat to others."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table_here(interaction)
            await self.bot.tables.seating.give(table.id, reader.id, RequestContext(interaction.id))
            return Screen((Text(say(reader.language, "told-seat-given")),))

        await self.bot.respond(interaction, work)

    @seat.command(name=words("cmd-keep"), description=words("cmd-keep-desc"))
    async def keep(self, interaction: Interaction) -> None:
        """Keep one's own seat after all."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table_here(interaction)
            await self.bot.tables.seating.keep(table.id, reader.id, RequestContext(interaction.id))
            return Screen((Text(say(reader.language, "told-seat-kept")),))

        await self.bot.respond(interaction, work)

    @seat.command(name=words("cmd-open"), description=words("cmd-open-desc"))
    @app_commands.rename(player=words("opt-player"))
    @app_commands.describe(player=words("opt-player-desc"))
    async def open(self, interaction: Interaction, player: int) -> None:
        """As host, open the seat of somebody who is absent."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table_here(interaction)
            moderates, click, seat = (
                manages(interaction, table),
                RequestContext(interaction.id),
                seat_numbered(player),
            )
            await self.bot.tables.seating.open(table.id, reader.id, seat, moderates, click)
            return Screen((Text(say(reader.language, "told-seat-opened")),))

        await self.bot.respond(interaction, work)

    @open.autocomplete("player")
    async def _players(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        table = await self.bot.tables.at(interaction.channel_id or 0)
        return [] if table is None else seat_choices(table, interaction.user.id, current)

    @replace.autocomplete("player")
    async def _others(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocompletion: other people, and computer players."""
        table = await self.bot.tables.at(interaction.channel_id or 0)
        return [] if table is None else seat_choices(table, interaction.user.id, current, computers=True)

    @computer.autocomplete("player")
    async def _people(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocompletion: all people, including oneself."""
        table = await self.bot.tables.at(interaction.channel_id or 0)
        return [] if table is None else seat_choices(table, None, current)

    async def _seat_button(self, interaction: Interaction, id: ids.SeatButton, values: Sequence[str]) -> None:
        async def work(reader: Viewer) -> Screen:
            click, seat, tables = RequestContext(interaction.id), Seat(id.seat), self.bot.tables
            table = await self.bot.table(id.table)
            known = (table.id, reader.id, reader.name, seat, click, shown_in(interaction))
            if seat not in table.open_seats and table.has_seat(seat) and table.seats[seat].level:
                return await self._ask_for(known, reader)
            table = await tables.seating.take(*known)
            return Screen((Text(say(reader.language, "told-joined", count=len(table.seats))),))

        await self.bot.respond(interaction, work)

    async def _ask_for(
        self, known: tuple[int, int, str, Seat, RequestContext, Language], reader: Viewer
    ) -> Screen:
        """Ask a table for a computer player's seat, as somebody who doesn't sit there. Raises Refusal."""
        table = await self.bot.tables.proposals.ask_for(*known)
        return deciding.called_for(table, known[3], reader.language)
