"""`/settings`: how one plays, is told of turns, and rests."""

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.commands.autocomplete import LANGUAGE_CHOICES, table_choices
from cogs.commands.learning.line_menu import study_list
from cogs.commands.learning.puzzles import channel_form
from cogs.screens import ids, time_input
from cogs.screens.discord_limits import CHOICES
from cogs.screens.forms import Form
from cogs.screens.pages import settings as pages
from cogs.screens.parts import Screen, Text
from cogs.support.command_contexts import TABLE_CONTEXTS
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from db import UserChange
from games.core import Refusal
from games.manager.model.quiet_hours import MOST_QUIET, is_zone, length, write_quiet, zones
from words import say, title_name


class UserSettings(commands.Cog):
    """Commands for one's settings."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Read the names of the time zones before anybody types one."""
        await asyncio.to_thread(zones)

    settings = app_commands.Group(
        name=localized("cmd-settings"),
        description=localized("cmd-settings-desc"),
        allowed_contexts=TABLE_CONTEXTS,
    )

    @settings.command(name=localized("cmd-change"), description=localized("cmd-change-desc"))
    @on_command()
    async def change(self, request: Request) -> Form:
        """Open the form of the settings."""
        return pages.settings_form(request.reader.settings, request.language)

    @on(ids.SettingsForm)
    async def form(self, click: Click[ids.SettingsForm]) -> Screen | Form:
        """Open the form of the settings, or save what was chosen in it."""
        settings, language = click.reader.settings, click.language
        if click.sent is None:
            return pages.settings_form(settings, language)
        change = pages.read_settings(settings, click.sent, language)
        if change.tell in ("dm", "both"):
            await self.bot.closed_messages.try_again(settings)
        await self.bot.services.deadlines.change_user(click.reader.id, change)
        reader = await self.bot.receiver.reader(click.interaction)
        return pages.settings_screen(reader.settings, reader.language, saved=True)

    @settings.command(name=localized("cmd-studies"), description=localized("cmd-studies-desc"))
    @on_command()
    async def studies(self, request: Request) -> Screen:
        """List the reader's studies, with their number."""
        return await study_list(self.bot, request)

    @settings.command(name=localized("cmd-puzzles"), description=localized("cmd-puzzles-desc"))
    @on_command()
    async def puzzles(self, request: Request) -> Screen | Form:
        """Open the form of this channel's puzzles."""
        return await channel_form(self.bot, request)

    @settings.command(name=localized("cmd-language"), description=localized("cmd-language-desc"))
    @options(language="opt-language")
    @app_commands.choices(
        language=[
            *LANGUAGE_CHOICES,
            app_commands.Choice(name=localized("settings-language-auto"), value="auto"),
        ]
    )
    @on_command()
    async def language(self, request: Request, language: str) -> Screen:
        """Set the language of everything private."""
        chosen = None if language == "auto" else language
        return await self._set(request, UserChange(language=chosen), f"settings-saved-{language}")

    @settings.command(name=localized("cmd-confirm"), description=localized("cmd-confirm-desc"))
    @options(ask="opt-ask")
    @on_command()
    async def confirm(self, request: Request, ask: bool) -> Screen:
        """Set whether the end of a turn needs a confirmation."""
        return await self._set(
            request, UserChange(confirm=ask), f"settings-saved-{'ask' if ask else 'at-once'}"
        )

    @settings.command(name=localized("cmd-rated"), description=localized("cmd-rated-desc"))
    @options(rated="opt-rated")
    @on_command()
    async def rated(self, request: Request, rated: bool) -> Screen:
        """Set whether one's games are rated and others may see their results."""
        return await self._set(
            request, UserChange(rated=rated), f"settings-saved-{'rated' if rated else 'unrated'}"
        )

    @settings.command(name=localized("cmd-tell"), description=localized("cmd-tell-desc"))
    @options(how="opt-how", table=("opt-table", "opt-tell-table-desc"))
    @app_commands.choices(
        how=[
            app_commands.Choice(name=localized(f"tell-{how}"), value=how)
            for how in (*pages.WAYS_TO_TELL, "usual")
        ]
    )
    @on_command()
    async def tell(self, request: Request, how: str, table: int | None = None) -> Screen:
        """Set how one is told that it is one's turn: everywhere, or at one table."""
        chosen = None if how == "usual" else how
        language = request.language
        if how in ("dm", "both"):
            await self.bot.closed_messages.try_again(request.reader.settings)
        if table is None:
            await self.bot.services.deadlines.change_user(request.reader.id, UserChange(tell=chosen))
            return request.reply("settings-saved-tell", how=say(language, f"tell-{how}"))
        found = await self.bot.table(table)
        found.seat_held_by(request.reader.id)
        await self.bot.store.set_notice_setting(request.reader.id, found.id, chosen)
        name = title_name(language, found.title.id)
        saved = say(language, "settings-saved-tell-of", how=say(language, f"tell-{how}"), title=name)
        return Screen((Text(saved),))

    @tell.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """One's own unfinished tables."""
        heads = await self.bot.store.tables_of(interaction.user.id)
        return await table_choices(self.bot, interaction, heads, current)

    @settings.command(name=localized("cmd-zone"), description=localized("cmd-zone-desc"))
    @options(zone="opt-zone")
    @on_command()
    async def zone(self, request: Request, zone: app_commands.Range[str, 1, 60]) -> Screen:
        """Set one's time zone."""
        _check_zone(zone)
        await self.bot.services.deadlines.change_user(request.reader.id, UserChange(zone=zone))
        now = time_input.clock_at(self.bot.services.clock(), zone)
        return request.reply("settings-saved-zone", zone=zone, now=now)

    @settings.command(name=localized("cmd-quiet"), description=localized("cmd-quiet-desc"))
    @options(begin="opt-begin", end="opt-end", zone="opt-zone")
    @on_command()
    async def quiet(
        self,
        request: Request,
        begin: app_commands.Range[str, 1, 10] | None = None,
        end: app_commands.Range[str, 1, 10] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> Screen:
        """Set one's daily quiet hours; without hours, remove them."""
        if begin is None and end is None:
            await self.bot.services.deadlines.change_user(request.reader.id, UserChange(quiet=None))
            return request.reply("settings-saved-loud")
        first, last = (time_input.read_time(text or "") for text in (begin, end))
        if first is None or last is None or first == last:
            raise Refusal("refuse-no-time", text=f"{begin or ''} – {end or ''}")
        span = time_input.hours((first, last))
        if (minutes := length((first, last))) > MOST_QUIET:
            raise Refusal(
                "refuse-too-quiet",
                span=span,
                hours=minutes // 60,
                minutes=minutes % 60,
                most=MOST_QUIET // 60,
            )
        zone = zone or time_input.zone_of(request.reader.settings, request.language)
        _check_zone(zone)
        quiet = write_quiet(first, last)
        await self.bot.services.deadlines.change_user(request.reader.id, UserChange(quiet=quiet, zone=zone))
        return request.reply("settings-saved-quiet", hours=span, zone=zone)

    @zone.autocomplete("zone")
    @quiet.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        now = self.bot.services.clock()
        return [
            app_commands.Choice(name=f"{name} ({time_input.clock_at(now, name)})", value=name)
            for name in time_input.zones_like(current)
        ]

    @quiet.autocomplete("begin")
    @quiet.autocomplete("end")
    async def _hours(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        hours = [f"{hour:02}:00" for hour in (*range(20, 24), *range(20))]
        return [app_commands.Choice(name=one, value=one) for one in hours if current in one][:CHOICES]

    async def _set(self, request: Request, change: UserChange, told: str) -> Screen:
        """Change a setting and show its new value."""
        await self.bot.services.deadlines.change_user(request.reader.id, change)
        return Screen((Text(say((await self.bot.receiver.reader(request.interaction)).language, told)),))


def _check_zone(zone: str) -> None:
    """Raise Refusal if there is no such time zone."""
    if not is_zone(zone):
        raise Refusal("refuse-no-zone", text=zone)
