"""`/export`: a game as files, one of them a page with its pictures."""

import asyncio
import logging
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Request, on_command
from cogs.screens.book.page import Book, BookChances, made
from cogs.screens.notices.log_lines import plain_lines
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.parts import AttachedFile, Screen, Text
from cogs.support.command_contexts import at_tables
from cogs.support.queues import UserQueues
from cogs.support.translation import localized
from cogs.support.urgency import Urgency, urgency
from db import Logged
from games.core import PointsBySource, Refusal, Seat
from games.manager.history import fairness
from games.manager.history.chances import course, may_see
from games.manager.history.export import exported
from games.manager.history.outcome import outcome
from games.manager.history.positions import CANT_REPLAY
from games.manager.model.table import Table
from words import Language, Speaker, results, say, title_name

logger = logging.getLogger("loggia")


class ExportCommand(commands.Cog):
    """Sends a game as files."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self._queues = UserQueues()
        self._making = asyncio.Lock()

    @app_commands.command(name=localized("cmd-export"), description=localized("cmd-export-desc"))
    @at_tables
    @on_command("watched", apart=True)
    async def export(self, request: Request) -> Screen:
        """Send the game as files: JSON for programs, a readable text, and a page with pictures."""
        table = request.table
        if table.game is None:
            raise Refusal("refuse-not-started")
        seat, language = table.seat_of(request.reader.id), request.language
        log = await self.bot.store.log(table.id)
        ended = fairness.publishes_secret(table)
        data = await self.bot.draw(exported, table, log, seat)
        result = await self._result(table, log) if ended else None
        text = await self.bot.draw(_told, table, log, seat, language, result)
        with self._queues.line(request.reader.id) as line:  # one person's pages wait for each other
            async with line:
                departs = await self.bot.services.positions.departs(table, log)
                chances = None if departs or not ended else await self._chances(table, log, language)
                page = await self._page(Book(table, log, seat, language, result, chances, departs))
        name = f"{table.title.id}-{table.id}"
        text_above = (
            f"{say(language, 'export-all' if ended else 'export-own')}\n{say(language, 'export-page')}"
        )
        files = {"html": page, "txt": text.encode(), "json": data}
        return Screen(
            (Text(text_above), *(AttachedFile(f"{name}.{kind}", file) for kind, file in files.items()))
        )

    async def _result(self, table: Table, log: Sequence[Logged]) -> PointsBySource | None:
        """The result of a finished game; None if its log can't be replayed."""
        try:
            return await self.bot.draw(outcome, table, log)
        except CANT_REPLAY as error:
            logger.warning("the page of table %s is made without a result: %s", table.id, error)
            return None

    async def _chances(self, table: Table, log: Sequence[Logged], language: Language) -> BookChances | None:
        """The chances in a finished game; None if they can't be told."""
        if not may_see(table, None):
            return None
        try:
            chances = await self.bot.services.chances.of(table, None, log)
            course_of_game, turning = await self.bot.draw(course, table, log, chances)
        except Refusal as refusal:
            logger.warning("the page of table %s is made without chances: %s", table.id, refusal.code)
            return None
        picture = await self.bot.draw(
            self.bot.pictures.chances, table.title, course_of_game, table.seat_names, language
        )
        return BookChances(chances, course_of_game, turning, picture)

    async def _page(self, book: Book) -> bytes:
        """The game as a page. One is made at a time, so that memory is bounded, and its pictures are drawn
        after all others."""
        urgency.set(Urgency.LATER)
        async with self._making:
            steps = made(book, self.bot.pictures)
            while not (page := await self.bot.draw(next, steps)):
                pass
            return page


def _told(
    table: Table, log: Sequence[Logged], seat: Seat | None, language: Language, result: PointsBySource | None
) -> str:
    """The log in words, with readable dates instead of Discord's timestamps, and the result at the end."""
    lines = [title_name(language, table.title.id) + ": " + ", ".join(table.names)]
    holders = SeatHistory(table, log, language)
    for entry in log:
        lines += plain_lines(table, entry, seat, language, holders)
    if result is not None:
        speaker = Speaker(table.title, language, table.names, table.options)
        result_lines = (
            *results.place_lines(speaker, result),
            "",
            results.points_table(speaker, result),
            "",
            *results.turning_lines(speaker, result),
        )
        lines += ["", *(line.replace("**", "").replace("-# ", "  ") for line in result_lines)]
    return "\n".join(lines) + "\n"
