"""`/puzzle`: a position a day in which one answer is best. One answers privately and once."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.commands.autocomplete import matching
from cogs.panel.outdated import out_of_date
from cogs.panel.unstored import follow_click, position_pictures, refusal_notice
from cogs.screens import ids, learning_ids, time_input
from cogs.screens.forms import Form, Sent
from cogs.screens.learning import puzzles
from cogs.screens.learning.puzzles import PuzzleScreens
from cogs.screens.pages import computer_seats
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Screen
from cogs.support.command_contexts import anywhere
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from games.core import Move, Refusal, Title
from games.manager.playing.puzzles import PuzzleStage, daily
from words import title_name


class PuzzleCommands(commands.Cog):
    """Puzzles of the day, for a person and for a channel."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.service = bot.services.puzzles

    @app_commands.command(name=localized("cmd-puzzle"), description=localized("cmd-puzzle-desc"))
    @options(title="opt-title")
    @anywhere
    @on_command()
    async def puzzle(self, request: Request, title: app_commands.Range[str, 1, 60] | None = None) -> Screen:
        """Show a title's puzzle of today, or all titles that have one."""
        reader = request.reader
        today = self.service.today(time_input.zone_of(reader.settings, reader.language))
        if title is not None:
            return await self._screen(await self._stage(self.service.named(title), today, reader), reader)
        found = [
            (one, today, puzzle.id, await self.service.row_of_days(one, reader.id, today))
            for one in self.service.titles()
            if (puzzle := daily(one, today)) is not None
        ]
        rows = await self.service.channel(request.interaction.channel_id or 0)
        return puzzles.puzzle_list(found, rows, may_subscribe(request.interaction), reader.language)

    @puzzle.autocomplete("title")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = (await self.bot.receiver.reader(interaction)).language
        return matching({one.id: title_name(language, one.id) for one in self.service.titles()}, current)

    # A person's puzzle

    @on(learning_ids.PuzzleButton, "open", in_panel=True)
    async def open(self, click: Click[learning_ids.PuzzleButton]) -> Screen:
        """Show a puzzle in a new message."""
        return await self._opened(click)

    @on(learning_ids.PuzzleButton, "go", replaces="always", in_panel=True)
    async def go(self, click: Click[learning_ids.PuzzleButton]) -> Screen:
        """Show a puzzle in place of the clicked message."""
        return await self._opened(click)

    @on(ids.BadId, "puzzle", in_panel=True)
    async def outdated(self, click: Click[ids.BadId]) -> Screen:
        """The puzzle as it is, for a button that this version did not make."""
        return await self._screen(
            await self._clicked(click), click.reader, out_of_date(click.interaction, click.language)
        )

    @on(learning_ids.PuzzleButton, replaces="always", in_panel=True)
    async def click(self, click: Click[Any]) -> Screen | Form:
        """Every other click at a puzzle's table: the panel's."""
        stage, reader = await self._clicked(click), click.reader
        if stage.final:
            raise Refusal("refuse-puzzle-answered")
        if ids.position_of(click.id) != stage.table.at(stage.seat):
            raise BadToken(str(click.id))
        if isinstance(click.id, ids.PanelButton):
            if click.id.what == "confirm":
                await self.service.answered(stage, reader.id)
            elif click.id.what == "undo":
                await self.service.tried(stage, reader.id, None)
            return await self._screen(await self._clicked(click), reader)
        screens = PuzzleScreens(stage, reader.language)
        found = await follow_click(self.bot, screens.panel, click, screens.asked)
        if not isinstance(found, Move):
            return found
        await self.service.tried(stage, reader.id, found)
        return await self._screen(await self._clicked(click), reader)

    async def refused(self, click: Click[Any], error: Exception) -> Screen:
        """The reason, above the puzzle as it is. A puzzle that is gone is said in a sentence."""
        try:
            stage = await self._clicked(click)
        except Refusal as gone:
            return click.reply(gone.code)
        speaker = PuzzleScreens(stage, click.language).speaker
        return await self._screen(stage, click.reader, refusal_notice(click, speaker, error))

    async def _opened(self, click: Click[learning_ids.PuzzleButton]) -> Screen:
        """The puzzle of a button. Raises Refusal if it is there no longer."""
        return await self._screen(await self._clicked(click), click.reader)

    async def _clicked(self, click: Click[Any]) -> PuzzleStage:
        """The puzzle that a click names. Raises Refusal."""
        title, day = self.service.title_and_day(click.id.table)
        at = ids.position_of(click.id)
        named = None if at is None else at.commit_id
        if isinstance(click.id, learning_ids.PuzzleButton):
            named = click.id.puzzle
        return await self._stage(title, day, click.reader, named)

    async def _stage(self, title: Title, day: int, reader: Reader, named: int | None = None) -> PuzzleStage:
        others = computer_seats.computer_seats(reader.language, reader.name, max(title.seats))
        seats = reader.holder(), *others
        return await self.service.stage(title, day, reader.id, seats, reader.language, named)

    async def _screen(self, stage: PuzzleStage, reader: Reader, notice: str = "") -> Screen:
        screens = PuzzleScreens(stage, reader.language)
        pictures = await self.bot.draw(position_pictures, self.bot.pictures, screens.panel, not stage.final)
        if not stage.final:
            return screens.screen(pictures, notice)
        row = await self.service.row_of_days(stage.title, reader.id, max(stage.day, self._today(reader)))
        return screens.solved(pictures, await self.service.counts(stage), row, notice)

    def _today(self, reader: Reader) -> int:
        return self.service.today(time_input.zone_of(reader.settings, reader.language))

    @on(learning_ids.PuzzlesForm)
    async def channel(self, click: Click[learning_ids.PuzzlesForm]) -> Screen | Form:
        """Open the form of a channel's puzzles, or save what was chosen in it."""
        return await channel_form(self.bot, click, click.sent)


async def channel_form(bot: BotBase, request: Request, sent: Sent | None = None) -> Screen | Form:
    """The form of this channel's puzzles; once it is `sent`, what the channel gets. Raises Refusal if the
    reader doesn't manage the channel."""
    interaction, language, service = request.interaction, request.language, bot.services.puzzles
    if not may_subscribe(interaction):
        raise Refusal("refuse-puzzle-channel")
    channel_id = interaction.channel_id or 0
    rows = await service.channel(channel_id)
    zone = rows[0].zone if rows else time_input.zone_of(request.reader.settings, language)
    form = puzzles.channel_form(service.titles(), rows, zone, language)
    if sent is None:
        return form
    chosen, hour = puzzles.read_channel_form(form, sent)
    titles = [service.named(id) for id in chosen]
    server = interaction.guild_id or 0
    await service.subscribe(channel_id, server, request.reader.id, titles, hour, zone, language)
    rows = await service.channel(channel_id)
    return Screen(tuple(puzzles.channel_parts(rows, True, language)))


def may_subscribe(interaction: Interaction) -> bool:
    """Whether a user may say what a channel gets: its moderators may, and everyone in their direct messages
    with the bot."""
    if interaction.guild_id is None:
        return interaction.context.dm_channel is True
    permissions = interaction.permissions
    return interaction.is_guild_integration() and (permissions.manage_messages or permissions.manage_guild)
