"""`/tutorial`: an interactive lesson in one private message, invisible to everybody else."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.commands.autocomplete import matching
from cogs.panel.outdated import out_of_date
from cogs.panel.picture_cache import panel_pictures
from cogs.panel.unstored import follow_click, refusal_notice
from cogs.screens import ids, learning_ids
from cogs.screens.forms import Form
from cogs.screens.learning.lesson import LessonPanel, LessonScreens, finished, left, resumed
from cogs.screens.pages import computer_seats
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.panel.pictures import PanelPicture
from cogs.screens.parts import Picture, Screen
from cogs.support.command_contexts import anywhere
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from games.core import LEARNER, LessonMove, Move, Refusal, Title
from games.manager.model.draft import PositionToken
from games.manager.playing import lessons
from games.manager.playing.lessons import LessonProgress, Lessons, LessonStage
from words import title_name
from words.positions import hand_text, position_alt


class Tutorial(commands.Cog):
    """Lessons of the titles that have one."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.lessons = Lessons(bot.store)
        self.taught = {id: title for id, title in bot.services.titles.items() if title.lesson is not None}

    @app_commands.command(name=localized("cmd-tutorial"), description=localized("cmd-tutorial-desc"))
    @options(title="opt-title")
    @anywhere
    @on_command()
    async def tutorial(self, request: Request, title: app_commands.Range[str, 1, 60]) -> Screen:
        """Start a title's lesson, or resume it."""
        if title not in self.taught:
            raise Refusal("refuse-unknown-choice", text=title, choices=tuple(self.taught))
        return await self._open(self.taught[title], request.reader)

    @tutorial.autocomplete("title")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = (await self.bot.receiver.reader(interaction)).language
        return matching({id: title_name(language, id) for id in self.taught}, current)

    # Clicks

    @on(learning_ids.LessonButton, "open", in_panel=True)
    async def open(self, click: Click[learning_ids.LessonButton]) -> Screen:
        """Start or resume a lesson in a new message."""
        return await self._open(self._title(click), click.reader)

    @on(learning_ids.LessonButton, "go", replaces="always", in_panel=True)
    async def go(self, click: Click[learning_ids.LessonButton]) -> Screen:
        """Start or resume a lesson in place of the clicked message."""
        return await self._open(self._title(click), click.reader)

    @on(learning_ids.LessonButton, "again", replaces="always", in_panel=True)
    async def again(self, click: Click[learning_ids.LessonButton]) -> Screen:
        """Begin a lesson again."""
        title = self._title(click)
        await self.lessons.save(click.reader.id, title, LessonProgress())
        return await self._open(title, click.reader)

    @on(ids.BadId, "lesson", in_panel=True)
    async def outdated(self, click: Click[ids.BadId]) -> Screen:
        """The lesson as it is, for a button that this version did not make."""
        stage = await self._stage(self._title(click), click.reader)
        return await self._screen(stage, click.reader, out_of_date(click.interaction, click.language))

    @on(learning_ids.LessonButton, replaces="always", in_panel=True)
    async def click(self, click: Click[Any]) -> Screen | Form:
        """Every other click at a lesson's table: the lesson's own buttons and the panel's."""
        stage = await self._stage(self._title(click), click.reader)
        if isinstance(click.id, learning_ids.LessonButton):
            return await self._lesson_button(stage, click.reader, click.id)
        return await self._panel_button(stage, click)

    async def refused(self, click: Click[Any], error: Exception) -> Screen:
        """A stale click shows the lesson as it is, a refused move the reason. A form's answer repeats what
        was typed into it."""
        stage = await self._stage(self._title(click), click.reader)
        speaker = LessonScreens(stage, click.language).speaker
        return await self._screen(stage, click.reader, refusal_notice(click, speaker, error))

    def _title(self, click: Click[Any]) -> Title:
        """The title of the clicked lesson. Raises Refusal."""
        return lessons.title_of(click.id.table, self.taught)

    async def _open(self, title: Title, reader: Reader) -> Screen:
        """The lesson where the reader left it, or from its start."""
        progress = await self.lessons.progress(reader.id, title)
        if progress is None:
            await self.lessons.save(reader.id, title, LessonProgress())
        screen = await self._screen(await self._stage(title, reader), reader)
        return screen if progress in (None, LessonProgress()) else resumed(title, reader.language, screen)

    async def _lesson_button(
        self, stage: LessonStage, reader: Reader, id: learning_ids.LessonButton
    ) -> Screen:
        title, current = stage.title, stage.step
        if id.what == "leave":
            return left(title, reader.language)
        if id.progress != stage.progress.id:
            raise BadToken(str(id))
        if id.what == "back":
            return await self._after(stage, reader, lessons.gone_back(stage))
        if id.what == "choose":
            return await self._after(stage, reader, lessons.answered(stage, id.choice))
        if id.what == "show-me" and isinstance(current, LessonMove):
            if stage.progress.tried is not None:
                stage = await self._saved_stage(stage, reader, lessons.taken_back(stage))
            move = current.shown(stage.table.composed(LEARNER))
            return await self._after(stage, reader, lessons.tried(stage, move))
        progress = lessons.gone_on(stage)
        if progress is None:
            await self.lessons.save(reader.id, title, None)
            return finished(title, reader.language)
        return await self._after(stage, reader, progress)

    async def _panel_button(self, stage: LessonStage, click: Click[Any]) -> Screen | Form:
        """Handle a click on the panel. Its ids are the same as at every table."""
        reader, id = click.reader, click.id
        panel = self._fresh(stage, reader, id.at)
        if isinstance(id, ids.PanelButton):
            return await self._draft(stage, reader, panel, id.what)
        found = await follow_click(self.bot, panel, click, LessonScreens(stage, reader.language).asked)
        if not isinstance(found, Move):
            return found
        progress = lessons.tried(stage, found)
        if isinstance(id, ids.Finish) and progress.tried and lessons.restaged(stage, progress).right:
            progress = lessons.confirmed(progress)  # a green button plays and confirms
        return await self._after(stage, reader, progress)

    async def _draft(self, stage: LessonStage, reader: Reader, panel: Panel, what: ids.PanelAct) -> Screen:
        if what == "confirm" and stage.right:
            return await self._after(stage, reader, lessons.confirmed(stage.progress))
        if what == "undo":
            return await self._after(stage, reader, lessons.taken_back(stage))
        if what == "reset":
            return await self._after(stage, reader, lessons.begun_again(stage))
        return panel.other_screen(what) or await self._screen(stage, reader)

    def _fresh(self, stage: LessonStage, reader: Reader, at: PositionToken) -> Panel:
        """The learner's panel at the position of the click. Raises BadToken if that position is past."""
        if at != stage.table.at(LEARNER):
            raise BadToken(str(at))
        return LessonPanel(stage.table, LEARNER, reader.language)

    # What is shown

    async def _stage(self, title: Title, reader: Reader) -> LessonStage:
        """Where a learner is; a new learner is at the start."""
        assert title.lesson is not None
        progress = await self.lessons.progress(reader.id, title) or LessonProgress()
        # Their answers are part of the lesson, so their names tell no level.
        others = computer_seats.computer_seats(reader.language, reader.name, title.lesson.seats)
        return lessons.stage_at(title, progress, (reader.holder(), *others), reader.language)

    async def _saved_stage(self, stage: LessonStage, reader: Reader, progress: LessonProgress) -> LessonStage:
        await self.lessons.save(reader.id, stage.title, progress)
        return lessons.restaged(stage, progress)

    async def _after(self, stage: LessonStage, reader: Reader, progress: LessonProgress) -> Screen:
        return await self._screen(await self._saved_stage(stage, reader, progress), reader)

    async def _screen(self, stage: LessonStage, reader: Reader, notice: str = "") -> Screen:
        screens = LessonScreens(stage, reader.language)
        pictures = [await self._picture(stage, reader, screens, what) for what in stage.step.pictures]
        return screens.screen(pictures, notice)

    async def _picture(
        self, stage: LessonStage, reader: Reader, screens: LessonScreens, what: str
    ) -> Picture:
        table, title, language = stage.table, stage.title, reader.language
        view, pictures = table.view(LEARNER, composed=True), self.bot.pictures
        if what == "area":
            # A step that is only to be looked at is drawn without the places for a move.
            asked = isinstance(stage.step, LessonMove) and not stage.progress.told
            shown = screens.panel.home_picture() if asked else None
            if shown is None or shown.what != "area":
                shown = PanelPicture("area", view)
            (picture,) = await self.bot.draw(panel_pictures, pictures, screens.panel, shown)
            return picture
        if what == "hand":
            data = await self.bot.draw(pictures.hand, title, view, LEARNER, table.seat_names, language)
            return Picture("hand.png", data, hand_text(screens.speaker, view, LEARNER))
        if what == "table":
            data = await self.bot.draw(pictures.table, table.id, title, view, (), table.seat_names, language)
            return Picture("table.png", data, position_alt(screens.speaker, view, LEARNER))
        data = await self.bot.draw(pictures.detail, title, view, what, table.seat_names, language)
        return Picture("part.png", data, screens.speaker.word(what))
