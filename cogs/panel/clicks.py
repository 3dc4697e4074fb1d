"""Playing by the panel: "Your move", its menus and buttons, confirm, undo."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia, Viewer
from cogs.panel.live_refresh import LiveRefresh
from cogs.screens import ids
from cogs.screens.notices import turn_notices
from cogs.screens.panel.panel import Panel, PanelQuestion
from cogs.screens.panel.premoves import given_mark
from cogs.screens.panel.question_paths import BadToken, chosen, path_to
from cogs.screens.panel.question_view import Ghosts
from cogs.screens.parts import Picture, Screen
from cogs.support.access import NotSeated
from cogs.support.forms import form, typed_line, typed_number
from cogs.support.interactions import Interaction
from cogs.support.translation import words
from games.core import Move, Refusal, Seat, StandingOrder, engine
from games.manager.model.premoves import NOTHING
from games.manager.model.table import Table
from games.manager.playing.drafting import is_planning
from games.manager.playing.lessons import is_lesson
from games.manager.services import RequestContext, StaleClick, TurnOutcome
from words import say


class PanelClicks(commands.Cog):
    """Handles the panel's clicks."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        self.following = LiveRefresh(bot, self.opened)
        bot.routes[ids.AnswerButton] = self._answer
        bot.routes[ids.AnswerMenu] = self._answer
        bot.routes[ids.TypeNumber] = self._type_number
        bot.routes[ids.GiveOrder] = self._give_order
        bot.routes[ids.Finish] = self._finish
        bot.routes[ids.DraftButton] = self._draft
        bot.routes[ids.OrderButton] = self._order_button

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Show the current panel: the button "Your move"."""

        async def work(reader: Viewer) -> Screen:
            return await self.opened(table_id, reader)

        await self.bot.respond(interaction, work)
        await self.following.begin(interaction, table_id)

    async def opened(self, table_id: int, reader: Viewer, word: str = "") -> Screen:
        """The panel with a message on top and the news since its reader's last visit."""
        table = await self.bot.table(table_id)
        seat = seat_of(table, reader)
        news: list[str] = []
        if table.status == "running":
            entries = await self.bot.seen.unseen(table, reader.id)
            news = turn_notices.news(table, seat, entries, reader.language)
            self.bot.seen.looked(table, reader.id)
        return await self._home(self._panel(table, seat, reader), "\n".join([*filter(None, [word]), *news]))

    async def _answer(self, interaction: Interaction, id: ids.AnswerButton, values: Sequence[str]) -> None:
        await self._go_on(interaction, id, values)

    async def _go_on(self, interaction: Interaction, id: ids.AnswerButton, values: Sequence[str]) -> None:
        """Ask the next question after the choices so far and these, or submit the answer they complete."""
        click = RequestContext(interaction.id, id.at)

        async def work(reader: Viewer) -> Screen:
            panel = await self._fresh(id.table, reader, click)
            found = panel.follow(id.offer, (*id.path, *chosen(values)))
            if isinstance(found, StandingOrder):
                if panel.orders_now(found) and reader.settings.confirm:
                    return panel.in_advance.ask(id.offer, (*id.path, *chosen(values)), found)
                return await self._order(panel.table, reader, found, click)
            if isinstance(found, Move):
                return await self.play(panel.table, reader, found, click)
            return await self.asked(panel, found)

        await self.bot.respond(interaction, self.kept(work, id.table, interaction), edit=True)
        await self.following.begin(interaction, id.table)

    async def _give_order(self, interaction: Interaction, id: ids.GiveOrder, values: Sequence[str]) -> None:
        """Give a standing order that needs no further question."""
        click = RequestContext(interaction.id, id.at)

        async def work(reader: Viewer) -> Screen:
            panel = await self._fresh(id.table, reader, click)
            order = panel.follow(id.offer, id.path)
            if not isinstance(order, StandingOrder):
                raise BadToken(str(id))
            return await self._order(panel.table, reader, order, click)

        await self.bot.respond(interaction, self.kept(work, id.table), edit=True)
        await self.following.begin(interaction, id.table)

    async def _order(
        self, table: Table, reader: Viewer, order: StandingOrder, click: RequestContext
    ) -> Screen:
        """Give a standing order. Show what it has answered at once, or else everything given in advance."""
        outcome = await self.bot.tables.planning.order(table.id, reader.id, order, click)
        if outcome.played:
            return await self.after(outcome, reader)
        panel = self._panel(outcome.table, outcome.seat, reader)
        return panel.in_advance.screen(say(reader.language, "told-ordered"))

    async def _finish(self, interaction: Interaction, id: ids.Finish, values: Sequence[str]) -> None:
        """Submit and confirm an offer's only answer, which ends the turn."""
        click = RequestContext(interaction.id, id.at)

        async def work(reader: Viewer) -> Screen:
            panel = await self._fresh(id.table, reader, click)
            move = panel.follow(id.offer, ())
            if not isinstance(move, Move):
                raise BadToken(str(id))
            return await self.play(panel.table, reader, move, click, confirm=False)

        await self.bot.respond(interaction, self.kept(work, id.table), edit=True)
        await self.following.begin(interaction, id.table)

    async def _type_number(self, interaction: Interaction, id: ids.TypeNumber, values: Sequence[str]) -> None:
        """Ask for a number in a form. A form must be the first response, so nothing slow comes before it."""

        async def ask(reader: Viewer) -> discord.ui.Modal:
            panel = await self._fresh(id.table, reader, RequestContext(interaction.id, id.at))
            return form(panel.typing(id.offer, id.path), str(id))

        await self.bot.respond_with_form(interaction, ask, lambda work: self.kept(work, id.table))

    async def cog_unload(self) -> None:
        """Stop the background refresh of panels."""
        self.following.stop()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Note any interaction, and handle submitted forms: discord.py only knows forms that this process
        opened."""
        if interaction.type is not discord.InteractionType.autocomplete:
            self.following.acted(interaction)
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        try:
            id = ids.read(str(data.get("custom_id")))
        except ids.BadId:
            return  # `cogs.panel.outdated` answers it
        if isinstance(id, ids.TypeNumber):
            answer = ids.AnswerButton(id.table, id.at, id.offer, (*id.path, typed_number(data)))
            taken = self.bot.routes[ids.LessonButton] if is_lesson(id.table) else self._answer
            await taken(interaction, answer, ())

    async def _fresh(self, table_id: int, reader: Viewer, click: RequestContext) -> Panel:
        """The reader's panel at the position of the click. Raises StaleClick if that position is past."""
        table = await self.bot.table(table_id)
        seat = seat_of(table, reader)
        if click.at is not None and is_planning(click.at.draft):
            self.bot.tables.planning.check_fresh(table, seat, click)
            return await self._planning(table, reader)
        await self.bot.tables.play.check_fresh(table, seat, click.at)
        return self._panel(table, seat, reader)

    def _panel(self, table: Table, seat: Seat, reader: Viewer) -> Panel:
        return Panel(table, seat, reader.language, reader.settings.confirm)

    async def asked(self, panel: Panel, asked: PanelQuestion) -> Screen:
        """A question of the panel, with a picture if it asks for places."""
        if asked.ghosts is None:
            return asked.screen
        return await self._with_picture(panel, asked.screen, panel.game, asked.ghosts)

    async def ask(
        self, table: Table, seat: Seat, reader: Viewer, move: type[Move], values: tuple[Any, ...]
    ) -> Screen:
        """The panel's question for the first field that a typed move left out."""
        panel = self._panel(table, seat, reader)
        at = next(n for n, offer in enumerate(panel.offers()) if offer.move is move)
        found = panel.follow(at, path_to(table.title, panel.offer(at), values))
        assert isinstance(found, PanelQuestion)
        return await self.asked(panel, found)

    async def play(
        self, table: Table, reader: Viewer, move: Move, click: RequestContext, confirm: bool | None = None
    ) -> Screen:
        """Add a move to the turn and show the result. `confirm` says whether the end of the turn needs a
        confirmation. By default the reader's setting decides, and a move with a warning always asks."""
        if click.at is not None and is_planning(click.at.draft):
            planned = await self.bot.tables.planning.add(table.id, reader.id, move, click)
            return await self._plan(planned, reader)
        if confirm is None:
            seat = seat_of(table, reader)
            confirm = _asks_first(table, seat, move, reader.settings.confirm)
        outcome = await self.bot.tables.play.answer(table.id, reader.id, move, click, confirm)
        return await self.after(outcome, reader)

    async def play_all(
        self, table: Table, reader: Viewer, moves: Sequence[Move], click: RequestContext
    ) -> Screen:
        """Add several moves to the turn at once and show the result."""
        play, confirm = self.bot.tables.play, reader.settings.confirm
        return await self.after(await play.answer_all(table.id, reader.id, moves, click, confirm), reader)

    async def after(self, outcome: TurnOutcome, reader: Viewer) -> Screen:
        """The panel after a step, with a message about its result."""
        panel = self._panel(outcome.table, outcome.seat, reader)
        if not outcome.played:
            return await self._home(panel)
        lines = panel.speaker.log(outcome.events, outcome.seat)
        word = say(reader.language, _after_word(outcome))
        return await self._home(panel, "\n".join([word, *(f"- {line}" for line in lines)]))

    async def _draft(self, interaction: Interaction, id: ids.DraftButton, values: Sequence[str]) -> None:
        click = RequestContext(interaction.id, id.at)

        async def work(reader: Viewer) -> Screen:
            return await self.change_draft(id.table, reader, id.what, click)

        await self.bot.respond(interaction, self.kept(work, id.table), edit=True)
        await self.following.begin(interaction, id.table)

    async def change_draft(
        self, table_id: int, reader: Viewer, what: ids.DraftAct, click: RequestContext
    ) -> Screen:
        """Confirm the turn, take back its last step (`undo`) or all of it (`reset`), or just show it."""
        play = self.bot.tables.play
        if click.at is not None and is_planning(click.at.draft):
            return await self._change_plan(table_id, reader, what, click)
        if what == "plan":
            return await self._plan(await self.bot.table(table_id), reader)
        if what == "drop-plans":
            await self.bot.tables.planning.cancel(table_id, reader.id, click)
            return await self.now(table_id, reader)
        if what == "confirm":
            return await self.after(await play.confirm(table_id, reader.id, click), reader)
        if what in ("undo", "reset"):
            outcome = await play.undo(table_id, reader.id, click, what == "reset")
            return await self.after(outcome, reader)
        table = await self.bot.table(table_id)
        panel = self._panel(table, seat_of(table, reader), reader)
        if what == "why":
            return panel.why_not()
        if what == "hint":
            return panel.hint(await self.bot.tables.hints.of(table, panel.seat))
        if what == "beside":
            return panel.always_available_screen()
        if what == "ahead":
            return panel.in_advance.screen()
        return panel.ask_reset() if what == "ask-reset" and panel.draft.steps else await self._home(panel)

    async def _change_plan(
        self, table_id: int, reader: Viewer, what: ids.DraftAct, click: RequestContext
    ) -> Screen:
        """The same for a premove: submit it, make a standing order of it, take steps back, or show it."""
        planning = self.bot.tables.planning
        if what in ("confirm", "always"):
            await planning.lodge(table_id, reader.id, click, what == "always")
            return await self.now(table_id, reader, say(reader.language, "told-planned"))
        if what == "further":
            return await self._plan(await planning.further(table_id, reader.id, click), reader)
        if what in ("undo", "reset"):
            return await self._plan(await planning.undo(table_id, reader.id, click, what == "reset"), reader)
        table = await self.bot.table(table_id)
        panel = await self._planning(table, reader)
        if what == "why":
            return panel.why_not()
        if what == "beside":
            return panel.always_available_screen()
        return panel.ask_reset() if what == "ask-reset" and panel.planned else await self._home(panel)

    async def _plan(self, table: Table, reader: Viewer) -> Screen:
        """The panel of the premove being composed."""
        return await self._home(await self._planning(table, reader))

    async def _planning(self, table: Table, reader: Viewer) -> Panel:
        seat, planning = seat_of(table, reader), self.bot.tables.planning
        then, worlds = planning.table(table, seat), planning.worlds(table, seat)
        hidden = planning.hidden(table, seat) if worlds else frozenset[str]()
        return Panel(then, seat, reader.language, reader.settings.confirm, worlds, hidden)

    @app_commands.command(name=words("cmd-orders"), description=words("cmd-orders-desc"))
    @app_commands.guild_only()
    async def orders(self, interaction: Interaction) -> None:
        """Show what the reader has given in advance at this channel's table, with ways to change or withdraw
        it, and what else they may give."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table_here(interaction)
            return self._panel(table, seat_of(table, reader), reader).in_advance.screen()

        await self.bot.respond(interaction, work)

    async def _order_button(
        self, interaction: Interaction, id: ids.OrderButton, values: Sequence[str]
    ) -> None:
        """Withdraw or change something given in advance."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table(id.table)
            panel = self._panel(table, seat_of(table, reader), reader)
            if given_mark(table, panel.seat) != id.mark:
                return panel.in_advance.screen()
            click, planning = RequestContext(interaction.id), self.bot.tables.planning
            which = _which(id, values)
            if id.what == "drop":
                table = await planning.cancel(table.id, reader.id, click, which)
                return self._panel(table, panel.seat, reader).in_advance.screen()
            if which < len(table.ahead.get(panel.seat, NOTHING).plans):
                return await self._plan(await planning.reopen(table.id, reader.id, click, which), reader)
            return panel.in_advance.change(which)

        await self.bot.respond(interaction, self.kept(work, id.table), edit=True)
        await self.following.begin(interaction, id.table)

    @app_commands.command(name=words("cmd-undo"), description=words("cmd-undo-desc"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Take back the last step of the turn being composed."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table_here(interaction)
            return await self.change_draft(table.id, reader, "undo", RequestContext(interaction.id))

        await self.bot.respond(interaction, work)

    async def now(self, table_id: int, reader: Viewer, notice: str = "") -> Screen:
        """The current panel, below a message about what has happened."""
        table = await self.bot.table(table_id)
        return await self._home(self._panel(table, seat_of(table, reader), reader), notice)

    async def _home(self, panel: Panel, notice: str = "") -> Screen:
        """The panel's home screen, with a picture if it asks for places or a piece was just placed."""
        screen, shown = panel.home(notice), panel.picture()
        return screen if shown is None else await self._with_picture(panel, screen, *shown)

    async def _with_picture(self, panel: Panel, screen: Screen, view: Any, ghosts: Ghosts) -> Screen:
        """The screen with a picture of the seat's area below its first text."""
        table, seat, language = panel.table, panel.seat, panel.speaker.language
        data = await self.bot.draw(
            self.bot.pictures.area, table.title, view, seat, table.names, language, ghosts
        )
        alt = say(language, "alt-area", name=table.names[seat])
        head, *rest = screen.parts
        return msgspec.structs.replace(screen, parts=(head, Picture("area.png", data, alt), *rest))

    def kept(
        self,
        work: Callable[[Viewer], Awaitable[Screen]],
        table_id: int,
        sent: Interaction | None = None,
    ) -> Callable[[Viewer], Awaitable[Screen]]:
        """Wrap `work` so that errors end in a panel: a stale click shows the current one, a refused move the
        reason. Other errors are reported beside it. `sent` is a form's interaction; the answer repeats what
        was typed into it."""

        async def kept(reader: Viewer) -> Screen:
            typed = "" if sent is None else typed_line(sent, reader.language)
            try:
                return await work(reader)
            except (StaleClick, BadToken) as error:
                why = "refuse-typed" if typed and isinstance(error, BadToken) else "refuse-answered"
                return await self.now(table_id, reader, f"{say(reader.language, why)}\n{typed}".strip())
            except Refusal as refusal:
                table = await self.bot.table(table_id)
                panel = self._panel(table, seat_of(table, reader), reader)
                return await self._home(panel, f"{panel.speaker.refusal(refusal)}\n{typed}".strip())

        return kept


def _asks_first(table: Table, seat: Seat, move: Move, wanted: bool) -> bool:
    """Whether a turn that ends with this move needs a separate confirmation."""
    offer = None if table.game.over else engine.offer_of(table.composed(seat), seat, move)
    if offer is None:
        return wanted
    return (wanted and not offer.at_once) or offer.warns(move) is not None


def _which(id: ids.OrderButton, values: Sequence[str]) -> int:
    """The index of something given in advance, from a button or a chosen menu entry. Raises BadToken."""
    if not values:
        return id.which
    if not re.fullmatch(r"v\d{1,3}", values[0]):
        raise BadToken(values[0])
    return int(values[0][1:])


def _after_word(outcome: TurnOutcome) -> str:
    """A message that the confirmed turn is over, goes on, or can still be changed."""
    game = outcome.table.game
    if outcome.seat in engine.waits_for(game):
        return "panel-goes-on"
    return "panel-kept" if outcome.seat in engine.may_answer(game) else "panel-confirmed"


def seat_of(table: Table, reader: Viewer) -> Seat:
    """The seat the reader holds. Raises Refusal if they hold none, or if the game has not begun or was called
    off."""
    if table.status == "lobby":
        raise Refusal("refuse-not-started")
    if table.status == "cancelled":
        raise Refusal("refuse-over")
    seat = table.seat_of(reader.id)
    if seat is None:
        raise NotSeated(table)
    return seat
