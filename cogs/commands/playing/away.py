"""Being away, and the buttons of notices about waiting questions: `/away`, "Not now", "I am back"."""

from collections.abc import Sequence
from datetime import timedelta

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia, Viewer
from cogs.panel.clicks import PanelClicks
from cogs.screens import ids
from cogs.screens.notices.turn_notices import stamp
from cogs.screens.pages import time_input
from cogs.screens.parts import Button, Screen, ScreenPart, Text
from cogs.support.interactions import Interaction
from cogs.support.translation import words
from db import UserChange, UserRow
from games.core import Refusal, Seat
from games.manager.model.quiet_hours import start_of
from games.manager.model.table_settings import HOUR
from games.manager.model.turn_clock import MOST_AWAY
from words import Language, say

LONGEST = 366
"""Maximum number of days away at once."""


class AwayCommands(commands.Cog):
    """Sets days away, and handles clicks on notices."""

    def __init__(self, bot: Loggia, panels: PanelClicks) -> None:
        self.bot = bot
        self.panels = panels
        bot.routes[ids.ClockButton] = self._button
        bot.routes[ids.BackButton] = self._back

    @app_commands.command(name=words("cmd-away"), description=words("cmd-away-desc"))
    @app_commands.rename(first=words("opt-first-day"), last=words("opt-last-day"))
    @app_commands.describe(first=words("opt-first-day-desc"), last=words("opt-last-day-desc"))
    async def away(
        self,
        interaction: Interaction,
        last: app_commands.Range[str, 1, 40] | None = None,
        first: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        """Set days away, until a day, starting today or later. Without days, show the present setting and how
        to end it."""

        async def work(reader: Viewer) -> Screen:
            if first is None and last is None:
                return _state(reader.settings, reader.language, self.bot.tables.clock())
            return await self._leave(reader, first, last)

        await self.bot.respond(interaction, work)

    async def _leave(self, reader: Viewer, first: str | None, last: str | None) -> Screen:
        language, now = reader.language, self.bot.tables.clock()
        zone = time_input.zone_of(reader.settings, language)
        today = time_input.today(now, zone)
        begin = today if first is None else time_input.read_day(first, today)
        end = begin if last is None or begin is None else time_input.read_day(last, begin)
        if begin is None or end is None:
            raise Refusal("refuse-no-day", text=(last if begin is not None else first) or "")
        if end < max(begin, today) or (end - today).days > LONGEST:
            raise Refusal("refuse-no-days", most=LONGEST)
        away_from = max(start_of(begin, zone), now) if begin <= today else start_of(begin, zone)
        change = UserChange(away_from=away_from, away_until=start_of(end + timedelta(days=1), zone))
        user = await self.bot.tables.clocks.change_user(reader.id, change)
        return _state(user, language, now)

    @away.autocomplete("first")
    @away.autocomplete("last")
    async def _days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.reader(interaction)
        today = time_input.today(
            self.bot.tables.clock(), time_input.zone_of(reader.settings, reader.language)
        )
        found = time_input.day_choices(today, reader.language, current)
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    async def _back(self, interaction: Interaction, id: ids.BackButton, values: Sequence[str]) -> None:
        """End being away."""

        async def work(reader: Viewer) -> Screen:
            await self.bot.tables.clocks.change_user(reader.id, UserChange(away_from=None, away_until=None))
            return Screen((Text(say(reader.language, "away-back")),))

        await self.bot.respond(interaction, work, edit=True)

    async def _button(self, interaction: Interaction, id: ids.ClockButton, values: Sequence[str]) -> None:
        clocks = self.bot.tables.clocks

        async def work(reader: Viewer) -> Screen:
            told = say(reader.language, f"told-{id.what}")
            if id.what == "not-now":
                await clocks.not_now(id.table, reader.id)
            elif id.what == "back":
                await clocks.back(id.table, reader.id)
                return await self.panels.opened(id.table, reader, told)
            else:
                await clocks.answer_for(id.table, reader.id, Seat(id.seat))
            return Screen((Text(told),))

        private = interaction.message is not None and interaction.message.flags.ephemeral
        await self.bot.respond(interaction, work, edit=private and id.what == "back")
        if id.what == "back":
            await self.panels.following.begin(interaction, id.table)


def _state(user: UserRow, language: Language, now: int) -> Screen:
    """Whether and when somebody is away, and how to end it."""
    if user.away_until is None or user.away_until <= now:
        return Screen((Text(say(language, "away-not")),))
    times = {"first": stamp(user.away_from or now, "f"), "until": stamp(user.away_until, "f")}
    parts: list[ScreenPart] = [Text(say(language, "away-set", most=MOST_AWAY // (24 * HOUR), **times))]
    return Screen((*parts, Button(str(ids.BackButton("back")), say(language, "button-back-again"))))
