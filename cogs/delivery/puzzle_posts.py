"""The puzzle of the day in channels."""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.app.client import BotBase
from cogs.delivery.channel_sight import ChannelSight
from cogs.delivery.failures import GivenUp
from cogs.screens.learning import puzzles
from cogs.screens.pages import computer_seats, posts
from cogs.screens.parts import Picture
from cogs.screens.speaking import speaker_at
from cogs.support.layout import files
from db import OutboxRow
from games.core import Refusal
from games.manager.playing.puzzles import PuzzleStage, daily, staged
from games.manager.storage.outbox_items import DailyPuzzle
from words import Language, language_for


class PuzzlePosts:
    """Sends these posts. Of several days that are owed, only the newest is sent."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.store = bot.store

    async def puzzle(self, group: Sequence[OutboxRow]) -> None:
        """Post the newest day's puzzle in a channel that still gets it."""
        channel_id = group[-1].target
        owed = DailyPuzzle.read(group[-1])
        title_id, day = owed.title, owed.day
        rows = [one for one in await self.store.puzzle_channels(channel_id) if one.title == title_id]
        title = self.bot.services.titles.get(title_id)
        puzzle = None if title is None else daily(title, day)
        admitted = bool(rows) and self.bot.operator.admits(rows[0].guild_id)
        if not admitted or title is None or puzzle is None:
            raise GivenUp("no longer wanted")
        language = language_for(rows[0].language)
        try:
            asked = await self.bot.services.puzzles.position(title, puzzle)
        except Refusal:
            raise GivenUp("no such puzzle") from None
        seats = computer_seats.computer_seats(language, "", max(title.seats) + 1)
        stage = staged(title, puzzle, day, seats, language, asked)
        screen = puzzles.channel_post(stage, await self.bot.draw(self._drawn, stage, language), language)
        channel = self.bot.get_partial_messageable(channel_id, guild_id=rows[0].guild_id or None)
        try:
            if await ChannelSight(channel).find(puzzles.solve_id(stage)) is None:
                view = self.bot.layout(screen)
                await channel.send(view=view, files=files(screen), nonce=group[-1].token)
        except discord.NotFound:
            left = [one for one in await self.store.puzzle_channels(channel_id) if one.title != title_id]
            await self.store.set_puzzle_channel(channel_id, left)
        await self.store.done([one.id for one in group])

    def _drawn(self, stage: PuzzleStage, language: Language) -> list[Picture]:
        """The table as everybody may see it. Runs in the drawing thread."""
        table: Any = stage.table
        view = table.view(None)
        drawn = self.bot.pictures.tables(table.id, stage.title, view, (), table.seat_names, language)
        return posts.table_pictures(drawn, speaker_at(table, language), view)
