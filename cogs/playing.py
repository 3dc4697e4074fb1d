"""Playing by the panel: "Your move", its menus and buttons, confirm, undo."""

from collections.abc import Sequence
from typing import Any

import msgspec
from discord.ext import commands

from cogs.client import Loggia, Reader
from cogs.filling import join_subset
from cogs.panel import Asked, Panel
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
            return Panel(table, seat_of(table, reader), reader.language).home()

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
            self.bot.tables.check_fresh(table, seat, click)
            found = Panel(table, seat, reader.language).follow(int(offer_at), tokens)
            if isinstance(found, Move):
                return await self.play(table, reader, found, click)
            return await self._with_picture(table, seat, reader, found)

        await self.bot.respond(interaction, self._kindly(work, table_id), edit=True)

    async def play(self, table: Table, reader: Reader, move: Move, click: Click) -> Screen:
        """Add a move to the turn and show where that leads."""
        confirm = reader.settings.confirm
        outcome = await self.bot.tables.answer(table.id, reader.id, move, click, confirm)
        return self.after(outcome, reader)

    def after(self, outcome: Outcome, reader: Reader) -> Screen:
        """The panel after a step, with a word on what came of it."""
        panel = Panel(outcome.table, outcome.seat, reader.language)
        lines = panel.speaker.log(outcome.events, outcome.seat) if outcome.played else []
        notice = "\n".join([say(reader.language, "panel-confirmed"), *(f"- {line}" for line in lines)])
        return panel.home(notice if outcome.played else "")

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
            return self.after(await tables.confirm(table_id, reader.id, click), reader)
        if what in ("undo", "reset"):
            return self.after(await tables.undo(table_id, reader.id, click, what == "reset"), reader)
        table = await self.bot.table(table_id)
        return Panel(table, seat_of(table, reader), reader.language).home()

    async def _with_picture(self, table: Table, seat: Seat, reader: Reader, asked: Asked) -> Screen:
        """The question; places with a picture of them."""
        if not asked.spatial:
            return asked.screen
        view = table.view(seat, composed=True)
        data = await self.bot.draw(
            self.bot.pictures.area, table.title, view, seat, table.names, reader.language, asked.ghosts
        )
        alt = say(reader.language, "alt-area", name=table.names[seat])
        head, *rest = asked.screen.parts
        return msgspec.structs.replace(asked.screen, parts=(head, Picture("area.png", data, alt), *rest))

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
                    return panel.home(say(reader.language, "refuse-answered"))
                return panel.home(panel.speaker.refusal(error))

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
