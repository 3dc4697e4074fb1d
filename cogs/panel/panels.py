"""Panels, for all that shows them: a person's panel at the present position, and what is played on it."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request
from cogs.panel.picture_cache import PanelPictures
from cogs.screens import ids
from cogs.screens.forms import Form, filled_in_lines
from cogs.screens.notices import turn_notices
from cogs.screens.panel.form.joint_form import FieldRefused, same_form
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.panel.paths.following import path_to
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.panel.pictures import PanelPicture
from cogs.screens.parts import Button, Screen
from cogs.support.access import playing_seat
from cogs.support.sent_forms import typed_line
from games.core import Move, Refusal, Seat, engine
from games.manager.model.table import Table
from games.manager.playing.premove_drafts import id_of_draft, is_premove
from games.manager.services import TurnOutcome
from words import say


class Panels:
    """Makes panels, and plays what is chosen on them or typed."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.pictures = PanelPictures(bot)

    def clicked(self, click: Click[Any]) -> Panel:
        """The panel that was clicked, at the present position."""
        if is_premove(click.id.at.draft):
            return self.planning(click.table, click.reader)
        return self.of(click.table, click.seat, click.reader)

    def of(self, table: Table, seat: Seat, reader: Reader) -> Panel:
        return Panel(table, seat, reader.language, reader.settings.confirm)

    def planning(self, table: Table, reader: Reader) -> Panel:
        """The panel of the premove being composed."""
        seat, premoves = playing_seat(table, reader.id), self.bot.services.premoves
        then, worlds = premoves.at_next_turn(table, seat), premoves.worlds(table, seat)
        hidden = premoves.hidden(table, seat) if worlds else frozenset[str]()
        return Panel(then, seat, reader.language, reader.settings.confirm, worlds, hidden)

    async def question(self, panel: Panel, question: QuestionScreen) -> Screen | Form:
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
        panel = self.of(request.table, request.seat, request.reader)
        at = next(n for n, offer in enumerate(panel.offers()) if offer.move is move)
        paths = [path_to(request.table.title, panel.offer(at), part) for part in (values[:typed], values)]
        found = [one for path in paths if isinstance(one := panel.follow(at, path), QuestionScreen)]
        return await self.question(panel, found[0] if found[0].form is not None else found[-1])

    async def play(self, request: Request, move: Move, confirm: bool | None = None) -> Screen:
        """Add a move to the turn and show the result. `confirm` says whether the end of the turn needs a
        confirmation. By default the reader's setting decides, and a move with a warning always asks."""
        table, reader, context = request.table, request.reader, request.context
        if context.at is not None and is_premove(context.at.draft):
            planned = await self.bot.services.premoves.add(table.id, reader.id, move, context)
            return await self.home(self.planning(planned, reader))
        if confirm is None:
            confirm = _asks_first(table, request.seat, move, reader.settings.confirm)
        outcome = await self.bot.services.turns.answer(table.id, reader.id, move, context, confirm)
        return await self.after(outcome, reader)

    async def play_all(self, request: Request, moves: Sequence[Move]) -> Screen:
        """Add several moves to the turn at once and show the result."""
        table_id, reader = request.table.id, request.reader
        confirm, turns = reader.settings.confirm, self.bot.services.turns
        outcome = await turns.answer_all(table_id, reader.id, moves, request.context, confirm)
        return await self.after(outcome, reader)

    async def after(self, outcome: TurnOutcome, reader: Reader) -> Screen:
        """The panel after a step, with a message about its result."""
        # At a study the next seat may be the reader's too.
        goes_on = outcome.played and outcome.table.study is not None
        seat = playing_seat(outcome.table, reader.id) if goes_on else outcome.seat
        panel = self.of(outcome.table, seat, reader)
        if not outcome.played:
            return await self.home(panel)
        lines = panel.speaker.log(outcome.events, outcome.seat)
        word = say(reader.language, _outcome_message(outcome))
        return await self.home(panel, "\n".join([word, *(f"- {line}" for line in lines)]))

    async def present(self, request: Request, notice: str = "") -> Screen:
        """The present panel, below a message about what has happened."""
        table = await self.bot.table(request.table.id)
        seat = playing_seat(table, request.reader.id)
        return await self.home(self.of(table, seat, request.reader), notice)

    async def home(self, panel: Panel, notice: str = "", again: Button | None = None) -> Screen:
        """The panel's home screen, with a picture if it asks for places or a piece was just placed."""
        screen, shown = panel.home(notice, again), panel.home_picture()
        return screen if shown is None else await self._with_picture(panel, screen, shown)

    async def _with_picture(self, panel: Panel, screen: Screen, shown: PanelPicture) -> Screen:
        """The screen with a picture of the seat's area or hand below its first text."""
        head, *rest = screen.parts
        pictures = await self.pictures.drawn(panel, shown)
        return msgspec.structs.replace(screen, parts=(head, *pictures, *rest))

    async def with_news(self, request: Request, notice: str = "") -> Screen:
        """The panel with a message on top and the news since its reader's last visit."""
        table, reader = await self.bot.table(request.table.id), request.reader
        seat = playing_seat(table, reader.id)
        news: list[str] = []
        if table.status == "running":
            entries = await self.bot.read_marks.unseen(table, reader.id)
            news = turn_notices.news(table, seat, entries, reader.language)
            self.bot.read_marks.has_read(table, reader.id)
        return await self.home(self.of(table, seat, reader), "\n".join([*filter(None, [notice]), *news]))

    def _refused_at(self, click: Click[Any], table: Table) -> Panel:
        """The present panel: that of the premove if it was clicked and is still being composed."""
        seat, at = playing_seat(table, click.reader.id), click.context.at
        if at is not None and at.draft == id_of_draft(table.given_by(seat)):
            with suppress(Refusal):  # it may be their turn by now
                return self.planning(table, click.reader)
        return self.of(table, seat, click.reader)

    async def refused(self, click: Click[Any], error: Exception) -> Screen:
        """A stale click shows the present panel, a refused move the reason. A form's answer repeats what was
        typed into it."""
        table, typed = await self.bot.table(click.table.id), typed_line(click.interaction, click.language)
        panel = self._refused_at(click, table)
        again = None
        form = same_form(panel, click.id) if isinstance(click.id, ids.FormButton) and click.sent else None
        if form is not None and click.sent is not None:
            typed = filled_in_lines(form.form(), click.sent, click.language)
            again = Button(str(form.again(click.sent)), say(click.language, "button-form-again"), "primary")
        return await self.home(panel, f"{_reason(panel, error, bool(typed))}\n{typed}".strip(), again)


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


def _outcome_message(outcome: TurnOutcome) -> str:
    """A message that the confirmed turn is over, goes on, or can still be changed."""
    game = outcome.table.game
    if outcome.seat in engine.waits_for(game):
        return "panel-goes-on"
    return "panel-kept" if outcome.seat in engine.may_answer(game) else "panel-confirmed"
