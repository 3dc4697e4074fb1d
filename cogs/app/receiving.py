"""Receives clicks, forms and commands: looks up what their handler needs, calls it, shows its screen, and
answers errors. Each of these is done here, once, for all handlers (`cogs.app.requests`)."""

import asyncio
import logging
import time
from typing import Any, Protocol

import discord
import msgspec

from cogs.app import error_texts
from cogs.app.requests import Click, Invocation, Reader, Request, Route, routes_of
from cogs.screens import ids, learning_ids
from cogs.screens.forms import Form
from cogs.screens.notices import proposals
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Screen, Text
from cogs.support.access import NotSeated, NotServed, may_reach, may_watch
from cogs.support.gc_pauses import GcPauses
from cogs.support.interactions import Interaction, reply
from cogs.support.people.display_name_memory import DisplayNameMemory
from cogs.support.people.languages import language_of, shown_in
from cogs.support.people.presence import Presence
from cogs.support.queues import TooMany, UserQueues
from cogs.support.sent_forms import sent_fields, typed_line
from db import Store, StoreFailed, UserChange
from db.bounded_dict import BoundedDict
from games.core import Refusal
from games.manager.model.table import Table
from games.manager.model.unstored import Unstored, kind_of, stored_number
from games.manager.playing.premove_drafts import is_premove
from games.manager.services import StaleClick

log = logging.getLogger("loggia")

OF_UNSTORED: dict[Unstored, type[ids.Id]] = {
    "lesson": learning_ids.LessonButton,
    "puzzle": learning_ids.PuzzleButton,
    "guess": learning_ids.GuessButton,
}
"""The kind whose handlers get every click on a table that is not stored."""

REMEMBERED = 1000
"""Maximum number of recent interaction ids kept in memory. The store keeps those that wrote something."""


class ReceivingBot(error_texts.BotOfErrors, Protocol):
    """The bot, as far as receiving needs it."""

    store: Store
    display_names: DisplayNameMemory
    gc_pauses: GcPauses

    async def table_here(self, interaction: Interaction) -> Table:
        """The table of this channel. Raises Refusal if there is none."""


class Receiver:
    """Receives a bot's clicks and commands."""

    def __init__(self, bot: ReceivingBot) -> None:
        self.bot = bot
        self.routes: dict[tuple[type[ids.Id] | type[ids.BadId], str], Route] = {}
        self.queues = UserQueues()
        self.presence = Presence()
        self.clicked_at = float("-inf")
        """When somebody last clicked or gave a command (`time.monotonic`)."""
        self.replies: set[asyncio.Task[bool]] = set()
        """The answers under way."""
        self._received: BoundedDict[int, None] = BoundedDict(REMEMBERED)

    def add_handlers(self, cog: object) -> None:
        """Give the clicks that a cog handles to it."""
        for route in routes_of(cog):
            if (kind := route.declared.kind) is not None:
                self.routes |= {(kind, what): route for what in route.declared.what}

    # Receiving

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a click or a submitted form, also on a message sent before the last restart. discord.py's
        own routing knows only what this process has sent, and would rebuild every component of the clicked
        message."""
        data: Any = interaction.data or {}
        sent = interaction.type is discord.InteractionType.modal_submit
        if not sent and interaction.type is not discord.InteractionType.component:
            return
        id = _read(str(data.get("custom_id")))
        if sent and isinstance(id, ids.Id) and not id.is_form:
            id = ids.BadId(str(data.get("custom_id")))
        filled = sent_fields(data) if sent else None
        invocation = Invocation(self.route_of(id), id, data.get("values", []), sent=filled)
        await self.receive(interaction, invocation)

    def route_of(self, id: ids.Id | ids.BadId) -> Route:
        """The handler of an id."""
        kind, what = _handled_as(id)
        return self.routes.get((kind, what)) or self.routes[kind, ""]

    async def receive(self, interaction: Interaction, invocation: Invocation) -> None:
        """Call a handler and show its screen privately. An interaction that Discord delivers twice is handled
        once, so that two answers don't compete for one message."""
        if interaction.id in self._received:
            return
        self._received.note(interaction.id, None)
        self.clicked_at = time.monotonic()
        user, declared = interaction.user.id, invocation.route.declared
        self.presence.saw(user, interaction.channel_id or 0, self.bot.services.clock())
        with self.queues.admit(user) as outcome:
            if outcome == "ignored":
                log.debug("interaction %s of a flood is not answered", interaction.id)
                return
            admitted = outcome == "admitted"
            making = self.screen(interaction, invocation) if admitted else self._too_much(interaction)
            screen = asyncio.ensure_future(making)
            private = interaction.message is not None and interaction.message.flags.ephemeral
            edit = declared.replaces == "always" or (declared.replaces == "private" and private)
            replying = asyncio.ensure_future(reply(interaction, screen, edit))
            self.replies.add(replying)
            replying.add_done_callback(self.replies.discard)
            shown = await replying
            self.bot.gc_pauses.soon()
        if declared.live and shown:
            self.bot.dispatch("panel_shown", interaction, ids.table_of(invocation.id) or 0)

    # One handler

    async def screen(self, interaction: Interaction, invocation: Invocation) -> Screen | Form:
        """What the handler returns, or a sentence that says what went wrong."""
        language = shown_in(interaction)
        try:
            with self.queues.line(interaction.user.id) as turn:
                async with turn:
                    reader = await self.reader(interaction)
                    language = reader.language
                    request = await self._look_up(interaction, invocation, reader)
                    if not invocation.route.declared.apart:
                        return await self._handled(request, invocation)
                return await self._handled(request, invocation)
        except Exception as error:
            user = interaction.user.id
            if isinstance(error, NotSeated) and (screen := proposals.no_seat(error.table, language, user)):
                return screen
            sentence = await error_texts.sentence_for(self.bot, error, language, interaction)
            typed = typed_line(interaction, language)
            return Screen((Text("\n".join(filter(None, (sentence, typed)))),), aside=True)

    async def _handled(self, request: Request, invocation: Invocation) -> Screen | Form:
        """Call the handler. Its refusal is shown in the panel if it declares that."""
        route = invocation.route
        try:
            await self._check_fresh(request, route)
            screen: Screen | Form = await route.handler(request, **invocation.options)
        except (StaleClick, BadToken, Refusal) as error:
            if route.refused is None:
                raise
            screen = await route.refused(request, error)
        return screen

    async def _too_much(self, interaction: Interaction) -> Screen:
        """The sentence for somebody with too many requests waiting. It waits for nothing itself."""
        sentence = await error_texts.sentence_for(self.bot, TooMany(), shown_in(interaction), interaction)
        return Screen((Text(sentence),), aside=True)

    async def _look_up(self, interaction: Interaction, invocation: Invocation, reader: Reader) -> Request:
        """The table that a click names or a command is about. Raises Refusal if the bot doesn't serve this
        server, or the table can't be reached from there at present."""
        self._check_served(interaction.guild_id)
        if invocation.id is None:
            looks_up = invocation.route.declared.looks_up
            table = None if looks_up == "nothing" else await self.bot.table_here(interaction)
            if looks_up == "watched" and table is not None and not may_watch(interaction, table):
                raise Refusal("refuse-no-spectators")
            return Request(interaction, reader, table)
        id, values, sent = invocation.id, invocation.values, invocation.sent
        number = ids.table_of(id)
        number = None if number is None else stored_number(number)
        if number is None:
            return Click(interaction, reader, id=id, values=values, sent=sent)
        table = await self.bot.services.repository.get(number)
        if table is not None:
            self._check_served(table.guild_id)
            if not may_reach(interaction, table):
                raise Refusal("refuse-table-unknown")
            # An open seat may be taken by anyone who sees it.
            if not isinstance(id, ids.SeatButton) and not may_watch(interaction, table):
                raise Refusal("refuse-no-spectators")
        return Click(interaction, reader, table, id=id, values=values, sent=sent)

    async def _check_fresh(self, request: Request, route: Route) -> None:
        """Raise StaleClick if the handler wants a click on the present position and this is none."""
        at = request.context.at if route.declared.fresh else None
        if at is None:
            return
        table, seat = request.table, request.seat
        if is_premove(at.draft):
            self.bot.services.premoves.check_fresh(table, seat, request.context)
        elif at != table.at(seat):
            await self.bot.services.turns.check_fresh(table, seat, at)

    async def reader(self, interaction: Interaction) -> Reader:
        """Who acts, and the language to answer in: the one they set, otherwise the one their Discord uses."""
        user = interaction.user
        if self.bot.display_names.is_new(user, interaction.guild_id):
            await self.bot.display_names.saw(user, interaction.guild_id)
        settings = (await self.bot.store.users([user.id]))[user.id]
        shown = shown_in(interaction)
        if settings.locale not in (None, shown) or not settings.at_every_seat:
            # For their seats: direct messages have no interaction.
            try:
                settings = await self.bot.store.change_user(user.id, UserChange(locale=shown))
            except StoreFailed as error:
                log.warning("a player's language is not saved: %s", error)  # a full disk stops nobody
                settings = msgspec.structs.replace(settings, locale=shown)
        return Reader(user.id, user.display_name, language_of(settings, shown), shown, settings)

    def _check_served(self, guild_id: int | None) -> None:
        """Raise Refusal if the host has limited the bot to certain servers and this is not one of them."""
        if not self.bot.operator.admits(guild_id):
            raise NotServed()


def _read(custom_id: str) -> ids.Id | ids.BadId:
    """What an id means; BadId if this version has none like it."""
    try:
        return ids.read(custom_id)
    except ids.BadId as bad:
        return bad


def _handled_as(id: ids.Id | ids.BadId) -> tuple[type[ids.Id] | type[ids.BadId], str]:
    """The kind and the button (`Declared.what`) by which an id's handler is found. At a lesson's table the
    panel's buttons are the lesson's; so with puzzles and guesses. For an unreadable id the button is where it
    was clicked: at one of these, or elsewhere (empty)."""
    table = ids.table_of(id)
    unstored = None if table is None else kind_of(table)
    if isinstance(id, ids.BadId):
        return ids.BadId, unstored or ""
    return OF_UNSTORED[unstored] if unstored else type(id), str(getattr(id, "what", ""))
