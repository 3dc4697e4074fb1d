"""`/export`: a game as files, one of them a page with its pictures."""

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia
from cogs.app.requests import Request, answers
from cogs.screens.book.page import Book
from cogs.screens.book.pictured import PicturedTurn, pictured
from cogs.screens.notices.logs import plain_lines
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.parts import AttachedFile, Screen, Text
from cogs.support.places import at_tables
from cogs.support.queues import UserQueues
from cogs.support.translation import words
from cogs.support.urgency import Urgency, urgency
from db import Logged
from games.core import PointsBySource, Refusal, Seat
from games.manager.history import fairness
from games.manager.history.outcome import outcome
from games.manager.history.turns import exported, turns
from games.manager.model.table import Table
from words import Language, Speaker, results, say

PICTURES = 6_500_000
"""Maximum number of bytes of a page's pictures. With its texts it stays below 8 MB."""

MOST = 600
"""Maximum number of pictures in a page."""


class ExportCommand(commands.Cog):
    """Sends a game as files."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        self._queues = UserQueues()
        self._making = asyncio.Lock()

    @app_commands.command(name=words("cmd-export"), description=words("cmd-export-desc"))
    @at_tables
    @answers("watched", apart=True)
    async def export(self, request: Request) -> Screen:
        """Send the game as files: JSON for programs, a readable text, and a page with pictures."""
        table = request.table
        if table.game is None:
            raise Refusal("refuse-not-started")
        seat, language = table.seat_of(request.reader.id), request.language
        log = await self.bot.store.log(table.id)
        ended = fairness.ended(table)
        data = await self.bot.draw(exported, table, log, seat)
        result = await self.bot.draw(outcome, table, log) if ended else None
        text = await self.bot.draw(_told, table, log, seat, language, result)
        with self._queues.line(request.reader.id) as line:  # one person's pages wait for each other
            async with line:
                page = await self._page(Book(table, log, turns(log), seat, language), result)
        name = f"{table.title.id}-{table.id}"
        said = f"{say(language, 'export-all' if ended else 'export-own')}\n{say(language, 'export-page')}"
        files = {"html": page, "txt": text.encode(), "json": data}
        return Screen((Text(said), *(AttachedFile(f"{name}.{kind}", file) for kind, file in files.items())))

    async def _page(self, book: Book, result: PointsBySource | None) -> bytes:
        """The game as a page. One page is made at a time, so that memory is bounded, and its pictures are
        drawn after all others. If all of them together are too large, half as many are drawn."""
        urgency.set(Urgency.LATER)
        every = -(-len(book.past) // MOST)
        async with self._making:
            while (drawn := await self._drawn(book, every)) is None:
                every *= 2
            cover = self.bot.pictures.cover(book.table.title)
            return await self.bot.draw(book.file, drawn, every, result, cover)

    async def _drawn(self, book: Book, every: int) -> list[PicturedTurn] | None:
        """The turns with their pictures; None if these are too large."""
        found: list[PicturedTurn] = []
        steps = pictured(self.bot.pictures, book.table, book.past, every, book.language)
        while (turn := await self.bot.draw(next, steps, None)) is not None:
            found.append(turn)
            if sum(one.size for one in found) > PICTURES:
                return None
        return found


def _told(
    table: Table, log: Sequence[Logged], seat: Seat | None, language: Language, result: PointsBySource | None
) -> str:
    """The log in words, with readable dates instead of Discord's timestamps, and the result at the end."""
    lines = [say(language, "title-name", table.title.id) + ": " + ", ".join(table.names)]
    holders = SeatHistory(table, log, language)
    for entry in log:
        lines += plain_lines(table, entry, seat, language, holders)
    if result is not None:
        speaker = Speaker(table.title, language, table.names, table.options)
        told = (
            *results.standings(speaker, result),
            "",
            results.table(speaker, result),
            "",
            *results.turning_lines(speaker, result),
        )
        lines += ["", *(line.replace("**", "").replace("-# ", "  ") for line in told)]
    return "\n".join(lines) + "\n"
