"""Guess the move: readers of a finished game guess what was played next."""

from typing import Any

from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, on
from cogs.commands.playing.replay import ReplayCommands
from cogs.panel.outdated import out_of_date
from cogs.panel.unstored import follow_click, position_pictures
from cogs.screens import ids, learning_ids
from cogs.screens.forms import Form
from cogs.screens.learning.guesses import GuessScreens
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Screen, Text
from games.computer.thinker import ThinkingEnded
from games.core import Move, Refusal
from games.manager.history import guesses
from games.manager.history.guesses import GuessStage
from games.manager.history.turns import LoggedTurn, turns
from games.manager.model.table import Table
from words import say


class GuessCommands(commands.Cog):
    """Asks what was played next, and judges guesses."""

    def __init__(self, bot: BotBase, replays: ReplayCommands) -> None:
        self.bot = bot
        self.replays = replays

    @on(learning_ids.GuessButton, "ask", replaces="always")
    async def ask(self, click: Click[learning_ids.GuessButton]) -> Screen:
        """Ask for the next choice after a turn."""
        past, id = await self._past(click.table), click.id
        stage = await self.bot.draw(guesses.stage_after, click.table, past, id.turn, id.points, id.guesses)
        if stage is None:
            text = say(click.language, "guess-over", points=id.points, count=id.guesses)
            return Screen((Text(text),))
        return await self._screen(click, stage, len(past))

    @on(learning_ids.GuessButton, "back", replaces="always")
    async def replay(self, click: Click[learning_ids.GuessButton]) -> Screen:
        """The replay, at the turn that was guessed."""
        return await self.replays.shown(click.table, click.reader, click.id.turn)

    @on(ids.BadId, "guess")
    async def outdated(self, click: Click[ids.BadId]) -> Screen:
        """Say that a button is from another version."""
        return Screen((Text(out_of_date(click.interaction, click.language)),))

    @on(learning_ids.GuessButton, replaces="always")
    async def click(self, click: Click[Any]) -> Screen | Form:
        """Every other click: the panel's."""
        at = ids.position_of(click.id)
        if at is None:
            raise BadToken(str(click.id))
        past = await self._past(click.table)
        stage = await self.bot.draw(guesses.stage_at, click.table, past, at.entry_no, at.commit_id, at.draft)
        if stage is None or at != stage.table.at(stage.seat):
            raise BadToken(str(click.id))
        screens = GuessScreens(stage, len(past), click.language)
        if isinstance(click.id, ids.PanelButton):
            return await self._screen(click, stage, len(past))
        found = await follow_click(self.bot, screens.panel, click, screens.asked)
        if not isinstance(found, Move):
            return found
        try:
            verdict, points = await guesses.judged(
                click.table, stage, found, self.bot.services.reviews.review
            )
        except ThinkingEnded:
            raise Refusal("refuse-thinking-ended") from None
        return screens.verdict(found, verdict, points)

    async def _past(self, table: Table) -> list[LoggedTurn]:
        """The turns of a game, as far as its log still leads to its positions."""
        log = await self.bot.store.log(table.id)
        departs = await self.bot.services.positions.departs(table, log)
        return [turn for turn in turns(log) if departs is None or turn[-1].entry_no < departs]

    async def _screen(self, click: Click[Any], stage: GuessStage, count: int) -> Screen:
        screens = GuessScreens(stage, count, click.language)
        return screens.screen(await self.bot.draw(position_pictures, self.bot.pictures, screens.panel))
