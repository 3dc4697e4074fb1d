"""Answers buttons and forms that this version can't read: says so, and shows the game's current state."""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord.ext import commands

from cogs.app.client import NAMED, Loggia, Viewer
from cogs.panel.clicks import PanelClicks
from cogs.screens import ids
from cogs.screens.pages import posts
from cogs.screens.parts import Screen, Text
from cogs.support.forms import typed_line
from cogs.support.interactions import Interaction
from games.manager.playing.lessons import is_lesson
from words import Language, say


class Outdated(commands.Cog):
    """Answers clicks on messages made by an older version."""

    def __init__(self, bot: Loggia, panels: PanelClicks) -> None:
        self.bot = bot
        self.panels = panels
        bot.routes[ids.BadId] = self._answer

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A submitted form that this version did not make."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id"))
        try:
            id = ids.read(custom_id)
        except ids.BadId as bad:
            await self._answer(interaction, bad, ())
            return
        if not isinstance(id, ids.TypeNumber):  # the only kind of form there is
            await self._answer(interaction, ids.BadId(custom_id), ())

    async def _answer(self, interaction: Interaction, bad: ids.BadId, values: Sequence[str]) -> None:
        """Show players their current panel, and others the table."""
        if bad.table is not None and is_lesson(bad.table):
            await self.bot.routes[ids.LessonButton](interaction, bad, values)
            return
        if bad.table is not None:
            interaction.extras[NAMED] = bad

        async def work(reader: Viewer) -> Screen:
            notice = out_of_date(interaction, reader.language)
            if bad.table is None:
                return Screen((Text(f"{notice}\n{say(reader.language, 'refuse-old-nothing')}"),))
            table = await self.bot.table(bad.table)
            seat = table.seat_of(reader.id)
            if seat is not None and table.status in ("running", "over"):
                return await self.panels.now(table.id, reader, notice)
            status = posts.status(table, reader.language, seat)
            return msgspec.structs.replace(status, parts=(Text(notice), *status.parts))

        await self.bot.respond(interaction, work)


def out_of_date(interaction: Interaction, language: Language) -> str:
    """The sentence for an outdated button, or for an outdated form and what was typed into it."""
    is_form = interaction.type is discord.InteractionType.modal_submit
    told = say(language, "refuse-old-form" if is_form else "refuse-old-button")
    return f"{told}\n{typed_line(interaction, language)}".strip()
