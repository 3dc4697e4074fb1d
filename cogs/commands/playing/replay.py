"""Looking back: `/replay`, and the animation of a finished game."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.screens import ids, learning_ids
from cogs.screens.notices.log_lines import events_of
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.pages.posts import table_pictures
from cogs.screens.pages.replays import JudgedTurn, ReplayScreens, chances_screen
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Picture, Screen, Text
from cogs.screens.speaking import speaker_at
from cogs.support.access import may_watch
from cogs.support.command_contexts import anywhere, in_direct_messages
from cogs.support.translation import localized
from cogs.support.urgency import Urgency, urgency
from db import Logged
from games.core import Event, Refusal, Seat
from games.manager.history import chances
from games.manager.history.review import ReviewedMoment, may_look_back
from games.manager.history.turns import LoggedTurn, positions, turns
from games.manager.model.table import Table
from render import film
from words import Language, say, title_name

logger = logging.getLogger("loggia")


class ReplayCommands(commands.Cog):
    """Shows a past game: turn by turn, as an animation."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @app_commands.command(name=localized("cmd-replay"), description=localized("cmd-replay-desc"))
    @anywhere
    @on_command()
    async def replay(self, request: Request) -> Screen:
        """Show the table of this channel turn by turn, starting with the newest. Where there is none, show
        the reader's newest."""
        interaction, reader = request.interaction, request.reader
        table = await self.bot.services.in_channel(interaction.channel_id or 0)
        if table is None and in_direct_messages(interaction):
            heads = await self.bot.store.tables_of(reader.id, live=False)
            table = await self.bot.services.get(heads[0].id) if heads else None
        if table is None:
            raise Refusal("refuse-no-table")
        if not may_watch(interaction, table):
            raise Refusal("refuse-no-spectators")
        return await self.shown(table, reader, None)

    @on(ids.ReplayTurn, replaces="always")
    async def turn(self, click: Click[ids.ReplayTurn]) -> Screen:
        return await self.shown(click.table, click.reader, click.id.turn)

    @on(ids.ReplayMenu, replaces="always")
    async def round(self, click: Click[ids.ReplayMenu]) -> Screen:
        chosen = "".join(click.values)
        if not chosen.isdecimal() or len(chosen) > 9:
            raise BadToken(chosen)
        return await self.shown(click.table, click.reader, int(chosen))

    @on(ids.ChancesButton)
    async def chances(self, click: Click[ids.ChancesButton]) -> Screen:
        """The chances to win, turn by turn."""
        table, language = click.table, click.language
        log = await self._log(table)
        found = await self.bot.services.chances.of(table, table.seat_of(click.reader.id), log)
        course, turning = await asyncio.to_thread(chances.course, table, log, found)
        picture = await self.bot.draw(
            self.bot.pictures.chances, table.title, course, table.seat_names, language
        )
        return chances_screen(table, course, turning, picture, language)

    @on(learning_ids.StudyButton, "replay")
    async def before_the_end(self, click: Click[learning_ids.StudyButton]) -> Screen:
        """From the last post: the turn before the end, to choose the moment at which a study begins."""
        return await self.shown(click.table, click.reader, -1)

    @on(ids.FilmButton)
    async def film(self, click: Click[ids.FilmButton]) -> Screen:
        return await self._filmed(click.table, click.language)

    # The screens

    async def shown(self, table: Table, reader: Reader, at: int | None) -> Screen:
        log = await self._log(table)
        past = turns(log)
        last = len(past) - 1
        at = last if at is None else min(at, last) if at >= 0 else max(last + at, 0)
        holders = SeatHistory(table, log, reader.language)
        seat = table.seat_of(reader.id)
        departs = await self.bot.services.positions.departs(table, log)
        pictures: Sequence[Picture] = ()
        if departs is None or past[at][-1].entry_no < departs or at == last:
            pictures = await self.bot.draw(self._drawn, table, past[: at + 1], reader.language, at == last)
        judged = await self._judged(table, seat, log, at) if departs is None else JudgedTurn()
        screens = ReplayScreens(table, past, seat, reader.language, holders, departs)
        return screens.screen(at, pictures, judged)

    async def _judged(self, table: Table, seat: Seat | None, log: Sequence[Logged], at: int) -> JudgedTurn:
        """The computers' judgement of a turn, as far as the holder of `seat` may see it. If their thinking
        was ended, the turn is shown without."""
        percents: tuple[int, ...] = ()
        made: Sequence[ReviewedMoment] = ()
        try:
            if chances.may_see(table, seat):
                percents = chances.percents((await self.bot.services.chances.of(table, seat, log))[at])
            if seat is not None and may_look_back(table, seat):
                made = await self.bot.services.reviews.among(table, seat, turns(log)[at])
        except Refusal as refusal:
            logger.warning("a turn of table %s is shown without judgement: %s", table.id, refusal.code)
        return JudgedTurn(percents, tuple(made))

    async def _log(self, table: Table) -> Sequence[Logged]:
        if table.game is None:
            raise Refusal("refuse-not-started")
        return await self.bot.store.log(table.id)

    def _drawn(
        self, table: Table, past: Sequence[LoggedTurn], language: Language, now: bool
    ) -> Sequence[Picture]:
        """The table after the last of these turns (`now`: of all turns), as everybody saw it, with that turn
        highlighted, and its text. Runs in the drawing thread: replaying a long game takes time."""
        *_, game = [table.logged] if now else positions(table, past)
        view = table.title.view(game, None)
        recent: list[Event] = [
            told.event for entry in past[-1] for told in events_of(table, entry) if told.to is None
        ]
        pictures = self.bot.pictures.tables(table.id, table.title, view, recent, table.seat_names, language)
        return table_pictures(pictures, speaker_at(table, language), view)

    async def _filmed(self, table: Table, language: Language) -> Screen:
        if table.status != "over":
            raise Refusal("refuse-no-film")
        past = turns(await self._log(table))
        wanted = film.chosen(len(past))
        games = enumerate(positions(table, past))
        # One frame at a time and after all other pictures, so that nobody waits for a film of others.
        before = urgency.set(Urgency.LATER)
        frames = [await self.bot.draw(self._frame, table, games, turn, language) for turn in wanted]
        urgency.reset(before)
        data = await asyncio.to_thread(film.film, frames)
        alt = say(language, "film-alt", title=title_name(language, table.title.id), turns=len(past))
        return Screen((Text(f"### {say(language, 'film-title')}"), Picture("game.gif", data, alt)))

    def _frame(self, table: Table, games: Iterator[tuple[int, Any]], turn: int, language: Language) -> Any:
        """The table after a turn. The games before it are passed on the way."""
        game = next(game for at, game in games if at == turn)
        view = table.title.view(game, None)
        return film.frame(
            self.bot.pictures.table(table.id, table.title, view, (), table.seat_names, language)
        )
