"""Being away, and the buttons of notices about waiting questions: `/away`, "Not now", "I am back"."""

from datetime import timedelta

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.panel.panels import Panels
from cogs.screens import ids, time_input
from cogs.screens.notices.turn_notices import stamp
from cogs.screens.parts import Button, Screen, ScreenPart, Text
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from db import UserChange, UserRow
from games.core import Refusal, Seat
from games.manager.model.durations import DAY
from games.manager.model.quiet_hours import start_of
from games.manager.model.turn_clock import MOST_AWAY
from words import Language, say

LONGEST = 366
"""Maximum number of days away at once."""


class AwayCommands(commands.Cog):
    """Sets days away, and handles clicks on notices."""

    def __init__(self, bot: BotBase, panels: Panels) -> None:
        self.bot = bot
        self.panels = panels

    @app_commands.command(name=localized("cmd-away"), description=localized("cmd-away-desc"))
    @options(first="opt-first-day", last="opt-last-day")
    @on_command()
    async def away(
        self,
        request: Request,
        last: app_commands.Range[str, 1, 40] | None = None,
        first: app_commands.Range[str, 1, 40] | None = None,
    ) -> Screen:
        """Set days away, until a day, starting today or later. Without days, show the present setting and how
        to end it."""
        if first is None and last is None:
            return _state(request.reader.settings, request.language, self.bot.services.clock())
        return await self._leave(request.reader, first, last)

    async def _leave(self, reader: Reader, first: str | None, last: str | None) -> Screen:
        language, now = reader.language, self.bot.services.clock()
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
        user = await self.bot.services.deadlines.change_user(reader.id, change)
        return _state(user, language, now)

    @away.autocomplete("first")
    @away.autocomplete("last")
    async def _days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.receiver.reader(interaction)
        today = time_input.today(
            self.bot.services.clock(), time_input.zone_of(reader.settings, reader.language)
        )
        found = time_input.day_choices(today, reader.language, current)
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    @on(ids.BackButton, replaces="always")
    async def back(self, click: Click[ids.BackButton]) -> Screen:
        """End being away."""
        await self.bot.services.deadlines.change_user(
            click.reader.id, UserChange(away_from=None, away_until=None)
        )
        return click.reply("away-back")

    @on(ids.ClockButton, "not-now")
    async def not_now(self, click: Click[ids.ClockButton]) -> Screen:
        """No more reminders for the present question."""
        await self.bot.services.deadlines.not_now(click.table.id, click.reader.id)
        return click.reply("told-not-now")

    @on(ids.ClockButton, "for")
    async def answer_for(self, click: Click[ids.ClockButton]) -> Screen:
        """Let the stand-in answer for a seat that is late."""
        await self.bot.services.deadlines.answer_for(click.table.id, click.reader.id, Seat(click.id.seat))
        return click.reply("told-for")

    @on(ids.ClockButton, "back", replaces="private", live=True)
    async def back_at_table(self, click: Click[ids.ClockButton]) -> Screen:
        """Be back at a table where the stand-in answered."""
        await self.bot.services.deadlines.player_back(click.table.id, click.reader.id)
        return await self.panels.with_news(click, say(click.language, "told-back"))


def _state(user: UserRow, language: Language, now: int) -> Screen:
    """Whether and when somebody is away, and how to end it."""
    if user.away_until is None or user.away_until <= now:
        return Screen((Text(say(language, "away-not")),))
    times = {"first": stamp(user.away_from or now, "f"), "until": stamp(user.away_until, "f")}
    parts: list[ScreenPart] = [Text(say(language, "away-set", most=MOST_AWAY // DAY, **times))]
    return Screen((*parts, Button(str(ids.BackButton("back")), say(language, "button-back-again"))))
