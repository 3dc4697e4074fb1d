"""Playing by the panel: "Your move", its menus and buttons, confirm, undo."""

import re
from collections.abc import Awaitable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.panel.live_refresh import LiveRefresh
from cogs.panel.panels import Panels
from cogs.screens import ids
from cogs.screens.forms import Form
from cogs.screens.panel.given_in_advance import given_checksum
from cogs.screens.panel.hint_screen import HintScreen
from cogs.screens.panel.in_advance_screens import InAdvanceScreens
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Screen
from cogs.support.command_contexts import at_tables
from cogs.support.interactions import Interaction
from cogs.support.translation import localized
from games.core import Move, StandingOrder
from games.manager.playing.premove_drafts import is_premove
from words import say


class PanelClicks(commands.Cog):
    """Handles the panel's clicks."""

    def __init__(self, bot: BotBase, panels: Panels) -> None:
        self.bot = bot
        self.panels = panels
        self.live_refresh = LiveRefresh(bot)

    async def cog_unload(self) -> None:
        """Stop the background refresh of panels."""
        self.live_refresh.stop()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Note that somebody has done something."""
        if interaction.type is not discord.InteractionType.autocomplete:
            self.live_refresh.acted(interaction)

    @commands.Cog.listener()
    async def on_panel_shown(self, interaction: Interaction, table_id: int) -> None:
        """Keep a panel current that was just shown."""
        await self.live_refresh.begin(interaction, table_id)

    # Handlers

    @on(ids.UnderPost, "move", "called", "beside", live=True)
    async def open(self, click: Click[ids.UnderPost]) -> Screen:
        """The present panel: the button "Your move"."""
        return await self.panels.with_news(click)

    @on(ids.AnswerButton, replaces="always", in_panel=True, fresh=True, live=True)
    async def answer(self, click: Click[ids.AnswerButton]) -> Screen | Form:
        """Ask the next question after the choices so far, or submit the answer they complete."""
        return await self._go_on(click, self.panels.clicked(click))

    @on(ids.AnswerMenu, replaces="always", in_panel=True, fresh=True, live=True)
    async def choose(self, click: Click[ids.AnswerMenu]) -> Screen | Form:
        """Like a button of the answer, with what was chosen in a menu, which may be several moves."""
        panel = self.panels.clicked(click)
        if moves := panel.moves(click.id, click.values):
            return await self.panels.play_all(click, moves)
        return await self._go_on(click, panel)

    @on(ids.FormButton, replaces="always", in_panel=True, fresh=True, live=True)
    async def form(self, click: Click[ids.FormButton]) -> Screen | Form:
        """Open the form of a question, or go on with what was filled into it."""
        panel = self.panels.clicked(click)
        if click.sent is not None:
            return await self._go_on(click, panel)
        found = panel.follow(click.id.offer, click.id.path)
        if not isinstance(found, QuestionScreen):
            raise BadToken(str(click.id))
        return panel.opened_form(click.id, found.screen)

    async def _go_on(self, click: Click[Any], panel: Panel) -> Screen | Form:
        path = panel.path_of(click.id, click.values, click.sent)
        found = panel.follow(click.id.offer, path)
        if isinstance(found, StandingOrder):
            if panel.answers_now(found) and click.reader.settings.confirm:
                return InAdvanceScreens(panel).ask(click.id.offer, path, found)
            return await self._give_order(click, found)
        if isinstance(found, Move):
            return await self.panels.play(click, found)
        return await self.panels.question(panel, found)

    @on(ids.GiveOrder, replaces="always", in_panel=True, fresh=True, live=True)
    async def give_order(self, click: Click[ids.GiveOrder]) -> Screen:
        """Give a standing order that needs no further question."""
        order = self.panels.clicked(click).follow(click.id.offer, click.id.path)
        if not isinstance(order, StandingOrder):
            raise BadToken(str(click.id))
        return await self._give_order(click, order)

    @on(ids.Finish, replaces="always", in_panel=True, fresh=True, live=True)
    def finish(self, click: Click[ids.Finish]) -> Awaitable[Screen]:
        """Submit and confirm an offer's only answer, which ends the turn."""
        move = self.panels.clicked(click).follow(click.id.offer, ())
        if not isinstance(move, Move):
            raise BadToken(str(click.id))
        return self.panels.play(click, move, confirm=False)

    @on(ids.PanelButton, "confirm", replaces="always", in_panel=True, live=True)
    async def confirm(self, click: Click[ids.PanelButton]) -> Screen:
        """Confirm the turn, or submit the premove."""
        if is_premove(click.id.at.draft):
            return await self._lodge(click)
        outcome = await self.bot.services.turns.confirm(click.table.id, click.reader.id, click.context)
        return await self.panels.after(outcome, click.reader)

    @on(ids.PanelButton, "always", replaces="always", in_panel=True, live=True)
    async def make_standing(self, click: Click[ids.PanelButton]) -> Screen:
        """Submit the premove as a standing order."""
        return await self._lodge(click, always=True)

    async def _lodge(self, click: Click[ids.PanelButton], always: bool = False) -> Screen:
        await self.bot.services.premoves.lodge(click.table.id, click.reader.id, click.context, always)
        return await self.panels.present(click, say(click.language, "told-planned"))

    @on(ids.PanelButton, "undo", "reset", replaces="always", in_panel=True, live=True)
    async def take_back(self, click: Click[ids.PanelButton]) -> Screen:
        """Take back the last step of the turn or premove (`undo`), or all of it (`reset`)."""
        table_id, user, all_steps = click.table.id, click.reader.id, click.id.what == "reset"
        if is_premove(click.id.at.draft):
            table = await self.bot.services.premoves.undo(table_id, user, click.context, all_steps)
            return await self.panels.home(self.panels.planning(table, click.reader))
        outcome = await self.bot.services.turns.undo(table_id, user, click.context, all_steps)
        return await self.panels.after(outcome, click.reader)

    @on(ids.PanelButton, "plan", replaces="always", in_panel=True, live=True)
    async def begin_premove(self, click: Click[ids.PanelButton]) -> Screen:
        """Ask for the first move of a premove."""
        return await self.panels.home(self.panels.planning(click.table, click.reader))

    @on(ids.PanelButton, "further", replaces="always", in_panel=True, live=True)
    async def begin_next_premove(self, click: Click[ids.PanelButton]) -> Screen:
        """Ask for a premove that follows the one just composed."""
        table = await self.bot.services.premoves.further(click.table.id, click.reader.id, click.context)
        return await self.panels.home(self.panels.planning(table, click.reader))

    @on(ids.PanelButton, "cancel-plan", replaces="always", in_panel=True, live=True)
    async def cancel_premove(self, click: Click[ids.PanelButton]) -> Screen:
        """Take back the premove being composed."""
        await self.bot.services.premoves.undo(click.table.id, click.reader.id, click.context, all=True)
        return await self.panels.present(click)

    @on(ids.PanelButton, "drop-plans", replaces="always", in_panel=True, live=True)
    async def withdraw_all(self, click: Click[ids.PanelButton]) -> Screen:
        """Withdraw everything given in advance."""
        await self.bot.services.premoves.cancel(click.table.id, click.reader.id, click.context)
        return await self.panels.present(click)

    @on(ids.PanelButton, "hint", replaces="always", in_panel=True, live=True)
    async def hint(self, click: Click[ids.PanelButton]) -> Screen:
        """Show what a computer player would do; not for a premove."""
        panel = self.panels.clicked(click)
        if panel.planning:
            return await self.panels.home(panel)
        return HintScreen(panel).screen(await self.bot.services.hints.of(click.table, panel.seat))

    @on(ids.PanelButton, "ahead", replaces="always", in_panel=True, live=True)
    async def in_advance(self, click: Click[ids.PanelButton]) -> Screen:
        """Show what the reader has given in advance, and what they may give."""
        return InAdvanceScreens(self.panels.clicked(click)).screen()

    @on(ids.PanelButton, replaces="always", in_panel=True, live=True)
    async def other_screen(self, click: Click[ids.PanelButton]) -> Screen:
        """Show another screen of the panel, or else its home screen."""
        panel = self.panels.clicked(click)
        return panel.other_screen(click.id.what) or await self.panels.home(panel)

    @on(ids.OrderButton, replaces="always", in_panel=True, live=True)
    async def change_given(self, click: Click[ids.OrderButton]) -> Screen:
        """Withdraw or change something given in advance."""
        table, panel = click.table, self.panels.of(click.table, click.seat, click.reader)
        if given_checksum(table, panel.seat) != click.id.checksum:
            return InAdvanceScreens(panel).screen()
        premoves, which = self.bot.services.premoves, _index_of(click.id, click.values)
        if click.id.what == "drop":
            table = await premoves.cancel(table.id, click.reader.id, click.context, which)
            return InAdvanceScreens(self.panels.of(table, panel.seat, click.reader)).screen()
        if which < len(table.given_by(panel.seat).premoves):
            table = await premoves.reopen(table.id, click.reader.id, click.context, which)
            return await self.panels.home(self.panels.planning(table, click.reader))
        return InAdvanceScreens(panel).change(which)

    @app_commands.command(name=localized("cmd-orders"), description=localized("cmd-orders-desc"))
    @at_tables
    @on_command("here")
    async def orders(self, request: Request) -> Screen:
        """Show what the reader has given in advance at this channel's table, with ways to change or withdraw
        it, and what else they may give."""
        panel = self.panels.of(request.table, request.seat, request.reader)
        return InAdvanceScreens(panel).screen()

    @app_commands.command(name=localized("cmd-undo"), description=localized("cmd-undo-desc"))
    @at_tables
    @on_command("here")
    async def undo(self, request: Request) -> Screen:
        """Take back the last step of the turn being composed."""
        outcome = await self.bot.services.turns.undo(request.table.id, request.reader.id, request.context)
        return await self.panels.after(outcome, request.reader)

    async def refused(self, click: Click[Any], error: Exception) -> Screen:
        """A stale click shows the present panel, a refused move the reason."""
        return await self.panels.refused(click, error)

    async def _give_order(self, click: Request, order: StandingOrder) -> Screen:
        """Give a standing order. Show what it has answered at once, or else everything given in advance."""
        premoves, reader = self.bot.services.premoves, click.reader
        outcome = await premoves.order(click.table.id, reader.id, order, click.context)
        if outcome.played:
            return await self.panels.after(outcome, reader)
        panel = self.panels.of(outcome.table, outcome.seat, reader)
        return InAdvanceScreens(panel).saved_order()


def _index_of(id: ids.OrderButton, values: Sequence[str]) -> int:
    """The index of something given in advance, from a button or a chosen menu entry. Raises BadToken."""
    if not values:
        return id.which
    if not re.fullmatch(r"v\d{1,3}", values[0]):
        raise BadToken(values[0])
    return int(values[0][1:])
