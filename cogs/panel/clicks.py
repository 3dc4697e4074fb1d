"""Playing by the panel: "Your move", its menus and buttons, confirm, undo."""

import re
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia
from cogs.app.requests import Click, Request, Viewer, on, on_command
from cogs.panel.live_refresh import LiveRefresh
from cogs.panel.pictures import PanelPictures
from cogs.screens import ids
from cogs.screens.forms import Form, filled, told
from cogs.screens.notices import turn_notices
from cogs.screens.panel.form.joint_form import FieldRefused, same_form
from cogs.screens.panel.given_in_advance import given_checksum
from cogs.screens.panel.hint_screen import HintScreen
from cogs.screens.panel.in_advance_screens import InAdvanceScreens
from cogs.screens.panel.panel import Panel, PanelQuestion
from cogs.screens.panel.paths.following import path_to
from cogs.screens.panel.paths.tokens import BadToken, chosen_tokens
from cogs.screens.panel.pictures import PanelPicture
from cogs.screens.parts import Button, Screen
from cogs.support.access import playing_seat
from cogs.support.forms import typed_line
from cogs.support.interactions import Interaction
from cogs.support.places import at_tables
from cogs.support.translation import words
from games.core import Move, Refusal, Seat, StandingOrder, engine
from games.manager.model.table import Table
from games.manager.playing.drafting import is_premove
from games.manager.services import TurnOutcome
from words import say


class PanelClicks(commands.Cog):
    """Handles the panel's clicks."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        self.live_refresh = LiveRefresh(bot)
        self.pictures = PanelPictures(bot)

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
        return await self.panel_with_news(click)

    @on(ids.AnswerButton, ids.AnswerMenu, replaces="always", in_panel=True, fresh=True, live=True)
    async def answer(self, click: Click[ids.AnswerButton]) -> Screen | Form:
        """Ask the next question after the choices so far and these, or submit the answer they complete."""
        panel = self._panel_of(click)
        if isinstance(click.id, ids.AnswerMenu) and (moves := panel.moves(click.id, click.values)):
            return await self.play_all(click, moves)
        return await self._go_on(click, panel, (*click.id.path, *chosen_tokens(click.values)))

    @on(ids.FormButton, replaces="always", in_panel=True, fresh=True, live=True)
    async def form(self, click: Click[ids.FormButton]) -> Screen | Form:
        """Open the form of a question, or go on with what was filled into it."""
        panel = self._panel_of(click)
        form = panel.form(click.id)
        if click.sent is not None:
            return await self._go_on(click, panel, form.read(click.sent))
        asked = panel.follow(click.id.offer, click.id.path)
        if not isinstance(asked, PanelQuestion):
            raise BadToken(str(click.id))
        return msgspec.structs.replace(filled(form.form(), click.id.kept), otherwise=asked.screen)

    async def _go_on(self, click: Click[Any], panel: Panel, path: tuple[str, ...]) -> Screen | Form:
        found = panel.follow(click.id.offer, path)
        if isinstance(found, StandingOrder):
            if panel.answers_now(found) and click.reader.settings.confirm:
                return InAdvanceScreens(panel).ask(click.id.offer, path, found)
            return await self._give_order(click, found)
        if isinstance(found, Move):
            return await self.play(click, found)
        return await self.question_screen(panel, found)

    @on(ids.GiveOrder, replaces="always", in_panel=True, fresh=True, live=True)
    async def give_order(self, click: Click[ids.GiveOrder]) -> Screen:
        """Give a standing order that needs no further question."""
        order = self._panel_of(click).follow(click.id.offer, click.id.path)
        if not isinstance(order, StandingOrder):
            raise BadToken(str(click.id))
        return await self._give_order(click, order)

    @on(ids.Finish, replaces="always", in_panel=True, fresh=True, live=True)
    async def finish(self, click: Click[ids.Finish]) -> Screen:
        """Submit and confirm an offer's only answer, which ends the turn."""
        move = self._panel_of(click).follow(click.id.offer, ())
        if not isinstance(move, Move):
            raise BadToken(str(click.id))
        return await self.play(click, move, confirm=False)

    @on(ids.DraftButton, "confirm", replaces="always", in_panel=True, live=True)
    async def confirm(self, click: Click[ids.DraftButton]) -> Screen:
        """Confirm the turn, or submit the premove."""
        if is_premove(click.id.at.draft):
            return await self._lodge(click)
        outcome = await self.bot.services.turns.confirm(click.table.id, click.reader.id, click.context)
        return await self.panel_after(outcome, click.reader)

    @on(ids.DraftButton, "always", replaces="always", in_panel=True, live=True)
    async def make_standing(self, click: Click[ids.DraftButton]) -> Screen:
        """Submit the premove as a standing order."""
        return await self._lodge(click, always=True)

    async def _lodge(self, click: Click[ids.DraftButton], always: bool = False) -> Screen:
        await self.bot.services.premoves.lodge(click.table.id, click.reader.id, click.context, always)
        return await self.present_panel(click, say(click.language, "told-planned"))

    @on(ids.DraftButton, "undo", "reset", replaces="always", in_panel=True, live=True)
    async def take_back(self, click: Click[ids.DraftButton]) -> Screen:
        """Take back the last step of the turn or premove (`undo`), or all of it (`reset`)."""
        table_id, user, all_steps = click.table.id, click.reader.id, click.id.what == "reset"
        if is_premove(click.id.at.draft):
            table = await self.bot.services.premoves.undo(table_id, user, click.context, all_steps)
            return await self._home(self._planning(table, click.reader))
        outcome = await self.bot.services.turns.undo(table_id, user, click.context, all_steps)
        return await self.panel_after(outcome, click.reader)

    @on(ids.DraftButton, "plan", replaces="always", in_panel=True, live=True)
    async def begin_premove(self, click: Click[ids.DraftButton]) -> Screen:
        """Ask for the first move of a premove."""
        return await self._home(self._planning(click.table, click.reader))

    @on(ids.DraftButton, "further", replaces="always", in_panel=True, live=True)
    async def begin_next_premove(self, click: Click[ids.DraftButton]) -> Screen:
        """Ask for a premove that follows the one just composed."""
        table = await self.bot.services.premoves.further(click.table.id, click.reader.id, click.context)
        return await self._home(self._planning(table, click.reader))

    @on(ids.DraftButton, "cancel-plan", replaces="always", in_panel=True, live=True)
    async def cancel_premove(self, click: Click[ids.DraftButton]) -> Screen:
        """Take back the premove being composed."""
        await self.bot.services.premoves.undo(click.table.id, click.reader.id, click.context, all=True)
        return await self.present_panel(click)

    @on(ids.DraftButton, "drop-plans", replaces="always", in_panel=True, live=True)
    async def withdraw_all(self, click: Click[ids.DraftButton]) -> Screen:
        """Withdraw everything given in advance."""
        await self.bot.services.premoves.cancel(click.table.id, click.reader.id, click.context)
        return await self.present_panel(click)

    @on(ids.DraftButton, "hint", replaces="always", in_panel=True, live=True)
    async def hint(self, click: Click[ids.DraftButton]) -> Screen:
        """Show what a computer player would do; not for a premove."""
        panel = self._panel_of(click)
        if panel.planning:
            return await self._home(panel)
        return HintScreen(panel).screen(await self.bot.services.hints.of(click.table, panel.seat))

    @on(ids.DraftButton, "ahead", replaces="always", in_panel=True, live=True)
    async def in_advance(self, click: Click[ids.DraftButton]) -> Screen:
        """Show what the reader has given in advance, and what they may give."""
        return InAdvanceScreens(self._panel_of(click)).screen()

    @on(ids.DraftButton, replaces="always", in_panel=True, live=True)
    async def beside_question(self, click: Click[ids.DraftButton]) -> Screen:
        """Show what the panel says beside its question: why a move is not offered, what is always available,
        whether to take everything back. Otherwise show its home screen."""
        panel, what = self._panel_of(click), click.id.what
        if what == "why":
            return panel.why_not()
        if what == "beside":
            return panel.always_available_screen()
        if what == "ask-reset" and (panel.planned or panel.draft.steps):
            return panel.ask_reset()
        return await self._home(panel)

    @on(ids.OrderButton, replaces="always", in_panel=True, live=True)
    async def change_given(self, click: Click[ids.OrderButton]) -> Screen:
        """Withdraw or change something given in advance."""
        table, panel = click.table, self._panel(click.table, click.seat, click.reader)
        if given_checksum(table, panel.seat) != click.id.checksum:
            return InAdvanceScreens(panel).screen()
        premoves, which = self.bot.services.premoves, _index_of(click.id, click.values)
        if click.id.what == "drop":
            table = await premoves.cancel(table.id, click.reader.id, click.context, which)
            return InAdvanceScreens(self._panel(table, panel.seat, click.reader)).screen()
        if which < len(table.given_by(panel.seat).premoves):
            table = await premoves.reopen(table.id, click.reader.id, click.context, which)
            return await self._home(self._planning(table, click.reader))
        return InAdvanceScreens(panel).change(which)

    @app_commands.command(name=words("cmd-orders"), description=words("cmd-orders-desc"))
    @at_tables
    @on_command("here")
    async def orders(self, request: Request) -> Screen:
        """Show what the reader has given in advance at this channel's table, with ways to change or withdraw
        it, and what else they may give."""
        panel = self._panel(request.table, request.seat, request.reader)
        return InAdvanceScreens(panel).screen()

    @app_commands.command(name=words("cmd-undo"), description=words("cmd-undo-desc"))
    @at_tables
    @on_command("here")
    async def undo(self, request: Request) -> Screen:
        """Take back the last step of the turn being composed."""
        outcome = await self.bot.services.turns.undo(request.table.id, request.reader.id, request.context)
        return await self.panel_after(outcome, request.reader)

    async def refused(self, click: Click[Any], error: Exception) -> Screen:
        """A stale click shows the present panel, a refused move the reason. A form's answer repeats what was
        typed into it."""
        table, typed = await self.bot.table(click.table.id), typed_line(click.interaction, click.language)
        panel = self._panel(table, playing_seat(table, click.reader.id), click.reader)
        again = None
        form = same_form(panel, click.id) if isinstance(click.id, ids.FormButton) and click.sent else None
        if form is not None and click.sent is not None:
            typed = told(form.form(), click.sent, click.language)
            again = Button(str(form.again(click.sent)), say(click.language, "button-form-again"), "primary")
        return await self._home(panel, f"{_reason(panel, error, bool(typed))}\n{typed}".strip(), again)

    # Panels

    async def panel_with_news(self, request: Request, word: str = "") -> Screen:
        """The panel with a message on top and the news since its reader's last visit."""
        table, reader = await self.bot.table(request.table.id), request.reader
        seat = playing_seat(table, reader.id)
        news: list[str] = []
        if table.status == "running":
            entries = await self.bot.read_marks.unseen(table, reader.id)
            news = turn_notices.news(table, seat, entries, reader.language)
            self.bot.read_marks.has_read(table, reader.id)
        return await self._home(self._panel(table, seat, reader), "\n".join([*filter(None, [word]), *news]))

    async def _give_order(self, click: Request, order: StandingOrder) -> Screen:
        """Give a standing order. Show what it has answered at once, or else everything given in advance."""
        premoves, reader = self.bot.services.premoves, click.reader
        outcome = await premoves.order(click.table.id, reader.id, order, click.context)
        if outcome.played:
            return await self.panel_after(outcome, reader)
        panel = self._panel(outcome.table, outcome.seat, reader)
        return InAdvanceScreens(panel).saved_order()

    def _panel_of(self, click: Click[Any]) -> Panel:
        """The panel that was clicked, at the present position."""
        if is_premove(click.id.at.draft):
            return self._planning(click.table, click.reader)
        return self._panel(click.table, click.seat, click.reader)

    def _panel(self, table: Table, seat: Seat, reader: Viewer) -> Panel:
        return Panel(table, seat, reader.language, reader.settings.confirm)

    def _planning(self, table: Table, reader: Viewer) -> Panel:
        """The panel of the premove being composed."""
        seat, premoves = playing_seat(table, reader.id), self.bot.services.premoves
        then, worlds = premoves.table(table, seat), premoves.worlds(table, seat)
        hidden = premoves.hidden(table, seat) if worlds else frozenset[str]()
        return Panel(then, seat, reader.language, reader.settings.confirm, worlds, hidden)

    async def question_screen(self, panel: Panel, question: PanelQuestion) -> Screen | Form:
        """A question of the panel: as a form if there is one, or with a picture if one helps."""
        if question.form is not None:
            return msgspec.structs.replace(question.form, otherwise=question.screen)
        if question.picture is None:
            return question.screen
        return await self._with_picture(panel, question.screen, question.picture)

    async def ask_rest(
        self, request: Request, move: type[Move], values: tuple[Any, ...], typed: int
    ) -> Screen | Form:
        """What a typed move left out: as a form for all but the first fields, which were `typed`, if there is
        one; else the panel's question for the first field without a default."""
        panel = self._panel(request.table, request.seat, request.reader)
        at = next(n for n, offer in enumerate(panel.offers()) if offer.move is move)
        paths = [path_to(request.table.title, panel.offer(at), part) for part in (values[:typed], values)]
        asked = [one for path in paths if isinstance(one := panel.follow(at, path), PanelQuestion)]
        return await self.question_screen(panel, asked[0] if asked[0].form is not None else asked[-1])

    async def play(self, request: Request, move: Move, confirm: bool | None = None) -> Screen:
        """Add a move to the turn and show the result. `confirm` says whether the end of the turn needs a
        confirmation. By default the reader's setting decides, and a move with a warning always asks."""
        table, reader, context = request.table, request.reader, request.context
        if context.at is not None and is_premove(context.at.draft):
            planned = await self.bot.services.premoves.add(table.id, reader.id, move, context)
            return await self._home(self._planning(planned, reader))
        if confirm is None:
            confirm = _asks_first(table, request.seat, move, reader.settings.confirm)
        outcome = await self.bot.services.turns.answer(table.id, reader.id, move, context, confirm)
        return await self.panel_after(outcome, reader)

    async def play_all(self, request: Request, moves: Sequence[Move]) -> Screen:
        """Add several moves to the turn at once and show the result."""
        table_id, reader = request.table.id, request.reader
        confirm, play = reader.settings.confirm, self.bot.services.turns
        outcome = await play.answer_all(table_id, reader.id, moves, request.context, confirm)
        return await self.panel_after(outcome, reader)

    async def panel_after(self, outcome: TurnOutcome, reader: Viewer) -> Screen:
        """The panel after a step, with a message about its result."""
        # At a study the next seat may be the reader's too.
        goes_on = outcome.played and outcome.table.study is not None
        seat = playing_seat(outcome.table, reader.id) if goes_on else outcome.seat
        panel = self._panel(outcome.table, seat, reader)
        if not outcome.played:
            return await self._home(panel)
        lines = panel.speaker.log(outcome.events, outcome.seat)
        word = say(reader.language, _outcome_message(outcome))
        return await self._home(panel, "\n".join([word, *(f"- {line}" for line in lines)]))

    async def present_panel(self, request: Request, notice: str = "") -> Screen:
        """The present panel, below a message about what has happened."""
        table = await self.bot.table(request.table.id)
        seat = playing_seat(table, request.reader.id)
        return await self._home(self._panel(table, seat, request.reader), notice)

    async def _home(self, panel: Panel, notice: str = "", again: Button | None = None) -> Screen:
        """The panel's home screen, with a picture if it asks for places or a piece was just placed."""
        screen, shown = panel.home(notice, again), panel.home_picture()
        return screen if shown is None else await self._with_picture(panel, screen, shown)

    async def _with_picture(self, panel: Panel, screen: Screen, shown: PanelPicture) -> Screen:
        """The screen with a picture of the seat's area or hand below its first text."""
        head, *rest = screen.parts
        pictures = await self.pictures.beside(panel, shown)
        return msgspec.structs.replace(screen, parts=(head, *pictures, *rest))


def _asks_first(table: Table, seat: Seat, move: Move, wanted: bool) -> bool:
    """Whether a turn that ends with this move needs a separate confirmation."""
    offer = None if table.game.over else engine.offer_of(table.composed(seat), seat, move)
    if offer is None:
        return wanted
    return (wanted and not offer.at_once) or offer.warns(move) is not None


def _reason(panel: Panel, error: Exception, typed: bool) -> str:
    """Why a click was not taken."""
    if isinstance(error, FieldRefused):
        why = panel.speaker.refusal(error.why)
        return panel.speaker.say("refuse-field", field=error.field, why=why)
    if isinstance(error, Refusal):
        return panel.speaker.refusal(error)
    unread = typed and isinstance(error, BadToken)
    return panel.speaker.say("refuse-typed" if unread else "refuse-answered")


def _index_of(id: ids.OrderButton, values: Sequence[str]) -> int:
    """The index of something given in advance, from a button or a chosen menu entry. Raises BadToken."""
    if not values:
        return id.which
    if not re.fullmatch(r"v\d{1,3}", values[0]):
        raise BadToken(values[0])
    return int(values[0][1:])


def _outcome_message(outcome: TurnOutcome) -> str:
    """A message that the confirmed turn is over, goes on, or can still be changed."""
    game = outcome.table.game
    if outcome.seat in engine.waits_for(game):
        return "panel-goes-on"
    return "panel-kept" if outcome.seat in engine.may_answer(game) else "panel-confirmed"
