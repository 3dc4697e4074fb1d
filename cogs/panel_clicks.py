"""Playing by the panel: "Your move", its menus and buttons, confirm, undo."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.client import Loggia, Reader
from cogs.interactions import Interaction
from cogs.screens import ids
from cogs.screens.panel import Ghosts, Panel
from cogs.screens.parts import Picture, Screen
from cogs.screens.questions import BadToken, chosen
from cogs.translation import words
from games.core import Move, Refusal, Seat
from games.manager import Click, Outcome, StaleClick
from games.table import Table
from words import say


class PanelClicks(commands.Cog):
    """Clicks on the panel."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        bot.routes[ids.Answer] = self._answer
        bot.routes[ids.AnswerMenu] = self._answer
        bot.routes[ids.DraftButton] = self._draft
        bot.routes[ids.BadId] = self._out_of_date

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Show the panel as it is now: the button "Your move"."""

        async def work(reader: Reader) -> Screen:
            return await self._now(table_id, reader)

        await self.bot.respond(interaction, work)

    async def _out_of_date(self, interaction: Interaction, bad: ids.BadId, values: Sequence[str]) -> None:
        """A button that this version can't read: whoever plays gets the present panel."""

        async def work(reader: Reader) -> Screen:
            if bad.table is None:
                raise BadToken(str(bad))
            return await self._now(bad.table, reader, say(reader.language, "refuse-old-button"))

        await self.bot.respond(interaction, work)

    async def _answer(self, interaction: Interaction, id: ids.Answer, values: Sequence[str]) -> None:
        click = Click(interaction.id, id.at)

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table(id.table)
            seat = seat_of(table, reader)
            await self.bot.tables.play.check_fresh(table, seat, id.at)
            panel = Panel(table, seat, reader.language)
            found = panel.follow(id.offer, (*id.path, *chosen(values)))
            if isinstance(found, Move):
                return await self.play(table, reader, found, click)
            if not found.spatial:
                return found.screen
            return await self._with_picture(panel, found.screen, panel.game, found.ghosts)

        await self.bot.respond(interaction, self._kept(work, id.table), edit=True)

    async def play(self, table: Table, reader: Reader, move: Move, click: Click) -> Screen:
        """Add a move to the turn and show where that leads."""
        confirm = reader.settings.confirm
        outcome = await self.bot.tables.play.answer(table.id, reader.id, move, click, confirm)
        return await self.after(outcome, reader)

    async def after(self, outcome: Outcome, reader: Reader) -> Screen:
        """The panel after a step, with a word on what came of it."""
        panel = Panel(outcome.table, outcome.seat, reader.language)
        lines = panel.speaker.log(outcome.events, outcome.seat) if outcome.played else []
        notice = "\n".join([say(reader.language, "panel-confirmed"), *(f"- {line}" for line in lines)])
        return await self._home(panel, notice if outcome.played else "")

    async def _draft(self, interaction: Interaction, id: ids.DraftButton, values: Sequence[str]) -> None:
        click = Click(interaction.id, id.at)

        async def work(reader: Reader) -> Screen:
            return await self.change_draft(id.table, reader, id.what, click)

        await self.bot.respond(interaction, self._kept(work, id.table), edit=True)

    async def change_draft(self, table_id: int, reader: Reader, what: ids.DraftAct, click: Click) -> Screen:
        """Confirm the turn, take back its last step (`undo`) or all of it (`reset`), or just show it."""
        play = self.bot.tables.play
        if what == "confirm":
            return await self.after(await play.confirm(table_id, reader.id, click), reader)
        if what in ("undo", "reset"):
            return await self.after(await play.undo(table_id, reader.id, click, what == "reset"), reader)
        return await self._now(table_id, reader)

    @app_commands.command(name=words("cmd-undo"), description=words("cmd-undo-desc"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Take back the last step of the turn being composed."""

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table_here(interaction)
            return await self.change_draft(table.id, reader, "undo", Click(interaction.id))

        await self.bot.respond(interaction, work)

    async def _now(self, table_id: int, reader: Reader, notice: str = "") -> Screen:
        table = await self.bot.table(table_id)
        return await self._home(Panel(table, seat_of(table, reader), reader.language), notice)

    async def _home(self, panel: Panel, notice: str = "") -> Screen:
        """The panel's home screen, with a picture where it asks for places or something was laid."""
        screen, shown = panel.home(notice), panel.picture()
        return screen if shown is None else await self._with_picture(panel, screen, *shown)

    async def _with_picture(self, panel: Panel, screen: Screen, view: Any, ghosts: Ghosts) -> Screen:
        """The screen with the seat's area under its first text."""
        table, seat, language = panel.table, panel.seat, panel.speaker.language
        data = await self.bot.draw(
            self.bot.pictures.area, table.title, view, seat, table.names, language, ghosts
        )
        alt = say(language, "alt-area", name=table.names[seat])
        head, *rest = screen.parts
        return msgspec.structs.replace(screen, parts=(head, Picture("area.png", data, alt), *rest))

    def _kept(
        self, work: Callable[[Reader], Awaitable[Screen]], table_id: int
    ) -> Callable[[Reader], Awaitable[Screen]]:
        """The work, with a panel in the end: a stale click shows it as it is now, a refused
        move with the reason. What fails is told beside it."""

        async def kept(reader: Reader) -> Screen:
            try:
                return await work(reader)
            except (StaleClick, BadToken):
                return await self._now(table_id, reader, say(reader.language, "refuse-answered"))
            except Refusal as refusal:
                table = await self.bot.table(table_id)
                panel = Panel(table, seat_of(table, reader), reader.language)
                return await self._home(panel, panel.speaker.refusal(refusal))

        return kept


def seat_of(table: Table, reader: Reader) -> Seat:
    """The seat the reader holds. Refusal if none, or if the game has not begun or is called off."""
    if table.status == "lobby":
        raise Refusal("refuse-not-started")
    if table.status == "cancelled":
        raise Refusal("refuse-over")
    seat = table.seat_of(reader.id)
    if seat is None:
        raise Refusal("refuse-not-your-table")
    return seat
