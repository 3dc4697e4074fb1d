"""Playing by the panel: "Your move", its menus and buttons, confirm, undo."""

from collections.abc import Sequence
from typing import Any

import msgspec
from discord.ext import commands

from cogs.client import Loggia, Reader
from cogs.filling import join_subset
from cogs.panel import Ghosts, Panel
from cogs.reply import Interaction
from cogs.screen import Picture, Screen
from games.core import Move, Refusal, Seat
from games.manager import Click, Outcome, StaleClick
from games.table import At, Table
from words import say


class Playing(commands.Cog):
    """Clicks on the panel."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        bot.routes["m"] = self._answer
        bot.routes["s"] = self._answer
        bot.routes["d"] = self._draft

    async def open(self, interaction: Interaction, table_id: str | int) -> None:
        """Show the panel as it is now: the button "Your move"."""

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table(table_id)
            return await self._home(Panel(table, seat_of(table, reader), reader.language))

        await self.bot.respond(interaction, work)

    async def _answer(self, interaction: Interaction, parts: Sequence[str], values: Sequence[str]) -> None:
        table_id, position, offer_at, path = parts

        async def work(reader: Reader) -> Screen:
            tokens = [token for token in path.split(".") if token]
            if len(values) > 1 or any(value.startswith("s") for value in values):
                tokens.append(join_subset(values))
            else:
                tokens += values
            table = await self.bot.table(table_id)
            seat = seat_of(table, reader)
            click = Click(interaction.id, _at(position))
            await self.bot.tables.check_fresh(table, seat, click)
            panel = Panel(table, seat, reader.language)
            found = panel.follow(int(offer_at), tokens)
            if isinstance(found, Move):
                return await self.play(table, reader, found, click)
            if not found.spatial:
                return found.screen
            return await self._with_picture(panel, found.screen, panel.game, found.ghosts)

        await self.bot.respond(interaction, self._kindly(work, table_id), edit=True)

    async def play(self, table: Table, reader: Reader, move: Move, click: Click) -> Screen:
        """Add a move to the turn and show where that leads."""
        confirm = reader.settings.confirm
        outcome = await self.bot.tables.answer(table.id, reader.id, move, click, confirm)
        return await self.after(outcome, reader)

    async def after(self, outcome: Outcome, reader: Reader) -> Screen:
        """The panel after a step, with a word on what came of it."""
        panel = Panel(outcome.table, outcome.seat, reader.language)
        lines = panel.speaker.log(outcome.events, outcome.seat) if outcome.played else []
        notice = "\n".join([say(reader.language, "panel-confirmed"), *(f"- {line}" for line in lines)])
        return await self._home(panel, notice if outcome.played else "")

    async def _draft(self, interaction: Interaction, parts: Sequence[str], values: Sequence[str]) -> None:
        table_id, position, what = parts
        click = Click(interaction.id, _at(position))

        async def work(reader: Reader) -> Screen:
            return await self.change_draft(int(table_id), reader, what, click)

        await self.bot.respond(interaction, self._kindly(work, table_id), edit=True)

    async def change_draft(self, table_id: int, reader: Reader, what: str, click: Click) -> Screen:
        """Confirm the turn, take back its last step (`undo`) or all of it (`reset`), or just show it."""
        tables = self.bot.tables
        if what == "confirm":
            return await self.after(await tables.confirm(table_id, reader.id, click), reader)
        if what in ("undo", "reset"):
            return await self.after(await tables.undo(table_id, reader.id, click, what == "reset"), reader)
        table = await self.bot.table(table_id)
        return await self._home(Panel(table, seat_of(table, reader), reader.language))

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

    def _kindly(self, work: Any, table_id: str) -> Any:
        """A stale click shows the panel as it is now; a refused move shows it with the reason."""

        async def kind(reader: Reader) -> Screen:
            try:
                screen: Screen = await work(reader)
                return screen
            except (StaleClick, Refusal) as error:
                table = await self.bot.table(table_id)
                panel = Panel(table, seat_of(table, reader), reader.language)
                if isinstance(error, StaleClick):
                    return await self._home(panel, say(reader.language, "refuse-answered"))
                return await self._home(panel, panel.speaker.refusal(error))

        return kind


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


def _at(position: str) -> At:
    seq, steps = position.split(".")
    return At(int(seq), int(steps))
