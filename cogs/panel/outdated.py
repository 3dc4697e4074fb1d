"""Answers buttons and forms that this version can't read: says so, and shows the game's current state."""

import discord
import msgspec
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, on
from cogs.panel.panels import Panels
from cogs.screens import ids
from cogs.screens.pages import posts
from cogs.screens.parts import Screen, Text
from cogs.support.interactions import Interaction
from cogs.support.sent_forms import typed_line
from words import Language, say


class Outdated(commands.Cog):
    """Answers clicks on messages made by an older version."""

    def __init__(self, bot: BotBase, panels: Panels) -> None:
        self.bot = bot
        self.panels = panels

    @on(ids.BadId)
    async def answer(self, click: Click[ids.BadId]) -> Screen:
        """Show players their current panel, and others the table."""
        notice = out_of_date(click.interaction, click.language)
        if click.id.table is None:
            return Screen((Text(f"{notice}\n{say(click.language, 'refuse-old-nothing')}"),))
        table = click.table
        seat = table.seat_of(click.reader.id)
        if seat is not None and table.status in ("running", "over"):
            return await self.panels.present(click, notice)
        status = posts.status(table, click.language, seat)
        return msgspec.structs.replace(status, parts=(Text(notice), *status.parts))


def out_of_date(interaction: Interaction, language: Language) -> str:
    """The sentence for an outdated button, or for an outdated form and what was typed into it."""
    is_form = interaction.type is discord.InteractionType.modal_submit
    sentence = say(language, "refuse-old-form" if is_form else "refuse-old-button")
    return f"{sentence}\n{typed_line(interaction, language)}".strip()
