"""The Discord client: what it holds, how it routes clicks to handlers, and how it reports errors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar

import discord
import msgspec
from discord import ui
from discord.ext import commands

from cogs.app.closed_messages import ClosedMessages
from cogs.app.config import ALL_SERVERS
from cogs.app.gateway import GatewaySession, stay
from cogs.app.tree import Tree
from cogs.screens import ids
from cogs.screens.host import Host
from cogs.screens.notices import moderation, proposals
from cogs.screens.notices.turn_notices import stamp
from cogs.screens.panel.question_paths import BadToken
from cogs.screens.parts import Screen, Text
from cogs.support.access import NotSeated, NotServed, may_reach, may_watch
from cogs.support.bounded_dict import BoundedDict
from cogs.support.display_names import DisplayNameMemory
from cogs.support.drawing import DrawingThread
from cogs.support.forms import typed_line
from cogs.support.gc_pauses import GcPauses
from cogs.support.interactions import NETWORK, Interaction, reply
from cogs.support.presence import Presence
from cogs.support.queues import TooMany, UserQueues
from cogs.support.rate_limits import PacedCalls
from cogs.support.read_marks import ReadMarks
from cogs.support.urgency import Urgency, urgency
from db import AlreadyDone, ChannelTaken, ReadFailed, Store, StoreFailed, UserChange, UserRow
from games.core import Refusal
from games.manager.model.limits import BannedHere, OpenedElsewhere
from games.manager.model.table import Table
from games.manager.people.proposal_limits import AskedLately
from games.manager.playing.lessons import is_lesson
from games.manager.services import Services, StaleClick, Unloadable
from render import Pictures
from words import Language, Speaker, say

log = logging.getLogger("loggia")

REMEMBERED = 1000
"""Maximum number of recent interaction ids kept in memory. The store keeps those that wrote something."""

FINISH = 5.0
"""Seconds that work under way has to finish when the bot is asked to stop."""

NAMED = "named"
"""Key in an interaction's `extras` for the parsed id of a click that names a table."""

P = ParamSpec("P")
T = TypeVar("T")


class Viewer(msgspec.Struct, frozen=True):
    """The acting Discord user, with the settings that every answer needs."""

    id: int
    name: str
    language: Language
    settings: UserRow


ClickHandler = Callable[[Interaction, Any, Sequence[str]], Awaitable[None]]
"""A click's handler. Its arguments are the interaction, the clicked id and the chosen values of a menu."""


class Loggia(commands.Bot):
    """The bot. Cogs reach the tables, the store and the pictures through it."""

    owner = "loggia"
    """The name under which this process claims outbox items. It differs between processes and survives
    restarts."""

    shards_of_this = ALL_SERVERS

    host = Host()
    """Who runs the bot, and which servers it serves."""

    def __init__(self, store: Store, tables: Services, pictures: Pictures, **options: Any) -> None:
        """`options` are discord.py's, such as the shards."""
        intents = discord.Intents.none()
        intents.guilds = True
        self.paced = PacedCalls()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=Tree,
            http_trace=self.paced.trace,
            **options,
        )
        self.store = store
        self.loops = store.loops
        self.sessions = [GatewaySession(self, id) for id in options.get("shard_ids") or (None,)]
        store.watch(tables.registry.heard)
        self.tables = tables
        self.pictures = pictures
        self.routes: dict[type[ids.Id] | type[ids.BadId], ClickHandler] = {}
        self.queues = UserQueues()
        self.presence = Presence()
        self.seen = ReadMarks(store)
        self._called = DisplayNameMemory(tables.naming)
        self.closed = ClosedMessages(store, tables)
        self._answered: BoundedDict[int, None] = BoundedDict(REMEMBERED)
        self._answering: set[asyncio.Task[Any]] = set()
        self.drawing = DrawingThread()
        self._tidying = GcPauses(lambda: bool(self._answering) or self.drawing.busy)
        self._warming: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in the single drawing thread, off the event loop. More urgent drawings go first."""
        return await self.drawing.draw(partial(work, *args, **kwargs))

    def soon_drawn(self, title: str, spoken: str) -> None:
        """Preload the symbols and fonts of a title in a language, before a table is drawn in them. Titles
        that nobody plays use no memory."""
        language: Language = "ja" if spoken == "ja" else "en"
        if (title, language) not in self._warming and title in self.tables.titles:
            task = asyncio.create_task(self._warm(title, language), name="warming up")
            self._warming[title, language] = task

    async def _warm(self, title: str, language: Language) -> None:
        urgency.set(Urgency.LATER)
        try:
            for piece in self.pictures.warming(title, language):
                await self.draw(piece)
        except Exception:
            log.exception("%s in %s is not warmed up: its first picture takes longer", title, language)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a click, also on a post made before the last restart. discord.py's own routing would first
        rebuild every component of the clicked message."""
        if interaction.type is discord.InteractionType.component:
            await _route(interaction)

    async def reader(self, interaction: Interaction) -> Viewer:
        """Who acts, and the language to answer in: the one they set, otherwise the one their Discord uses."""
        user = interaction.user
        await self._called.saw(user, interaction.guild_id)
        settings = (await self.store.users([user.id]))[user.id]
        shown = shown_in(interaction)
        if settings.locale not in (None, shown):  # for their seats: direct messages have no interaction
            try:
                settings = await self.store.change_user(user.id, UserChange(locale=shown))
            except StoreFailed as error:
                log.warning("a player's language is not saved: %s", error)  # a full disk stops nobody
                settings = msgspec.structs.replace(settings, locale=shown)
        return Viewer(user.id, user.display_name, language_of(settings, shown), settings)

    async def table_here(self, interaction: Interaction) -> Table:
        """The table of this channel. Raises Refusal if there is none."""
        table = await self.tables.at(interaction.channel_id or 0)
        if table is None:
            raise Refusal("refuse-no-table")
        return table

    async def show_here(
        self, interaction: Interaction, show: Callable[[Table, Viewer], Awaitable[Screen]]
    ) -> None:
        """Show something of this channel's table to one reader."""

        async def work(reader: Viewer) -> Screen:
            table = await self.table_here(interaction)
            if not may_watch(interaction, table):
                raise Refusal("refuse-no-spectators")
            return await show(table, reader)

        await self.respond(interaction, work)

    async def _table_or_none(self, interaction: Interaction) -> Table | None:
        """The table of this channel, or None if there is none or it can't be loaded."""
        try:
            return await self.tables.at(interaction.channel_id or 0)
        except Unloadable:
            return None

    async def table(self, table_id: int) -> Table:
        """A table by its id. Raises Refusal if there is none."""
        table = await self.tables.get(table_id)
        if table is None:
            raise Refusal("refuse-table-unknown")
        return table

    async def _check_reach(self, interaction: Interaction) -> None:
        """Raise Refusal if the bot doesn't serve this server, or if the clicked table can't be reached from
        there at present. An open seat may be taken by anyone who sees it."""
        self._check_served(interaction.guild_id)
        id = interaction.extras.get(NAMED)
        table = None if id is None else await self.tables.get(id.table)
        if table is None:
            return
        self._check_served(table.guild_id)
        if not may_reach(interaction, table):
            raise Refusal("refuse-table-unknown")
        if not isinstance(id, ids.SeatButton) and not may_watch(interaction, table):
            raise Refusal("refuse-no-spectators")

    def _check_served(self, guild_id: int | None) -> None:
        """Raise Refusal if the host has limited the bot to certain servers and this is not one of them."""
        if not self.host.admits(guild_id):
            raise NotServed()

    def serves(self, guild_id: int) -> bool:
        """Whether the events of a server come to this process."""
        return self.shards_of_this.serve(guild_id)

    async def is_on(self, guild_id: int) -> bool:
        """Whether the bot is a member of a server. For the servers of other processes this asks Discord."""
        if self.serves(guild_id):
            return self.get_guild(guild_id) is not None
        try:
            await self.http.get_guild(guild_id, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def connect(self, *, reconnect: bool = True) -> None:
        """Replaces discord.py's method, which ends at the first failure. Raises discord.ConnectionClosed or
        discord.LoginFailure."""
        await stay(self.sessions)

    @asynccontextmanager
    async def turn_to_identify(self, shard_id: int, at_once: int) -> AsyncIterator[None]:
        """Wait for the right to start a session. Discord lets `at_once` shards start one every five
        seconds."""
        yield

    async def close(self) -> None:
        """Answer the clicks that have arrived, disconnect from Discord, then let the drawing thread
        finish."""
        for task in self._warming.values():
            task.cancel()
        if self._answering and not self.is_closed():
            await asyncio.wait(self._answering, timeout=FINISH)
        for name in tuple(self.cogs):
            await self.remove_cog(name)
        for session in self.sessions:
            await session.close()
        await super().close()
        self.drawing.close()

    async def respond(
        self, interaction: Interaction, work: Callable[[Viewer], Awaitable[Screen]], edit: bool = False
    ) -> None:
        """Do `work` and show its screen privately. Refusals and errors become a polite sentence. An
        interaction that Discord delivers twice is handled once, so that two answers don't compete for one
        message."""
        if interaction.id in self._answered:
            return
        self._answered.note(interaction.id, None)
        self.presence.saw(interaction.user.id, interaction.channel_id or 0, self.tables.clock())
        with self.queues.answering(interaction.user.id) as answered:
            if answered != "left":
                one = answered == "worked on"
                shown = self.screen_of(interaction, work) if one else self._too_much(interaction)
                answering = asyncio.ensure_future(reply(interaction, shown, edit))
                self._answering.add(answering)
                answering.add_done_callback(self._answering.discard)
                await answering
                self._tidying.soon()
            else:
                log.debug("interaction %s of a flood is not answered", interaction.id)

    async def respond_with_form(
        self,
        interaction: Interaction,
        ask: Callable[[Viewer], Awaitable[ui.Modal]],
        kept: Callable[[Callable[[Viewer], Awaitable[Screen]]], Callable[[Viewer], Awaitable[Screen]]],
    ) -> None:
        """Open a form. It must be the first response to the interaction. Errors are reported as in `respond`;
        `kept` wraps the work so that the clicked message stays."""
        try:
            reader = await self.reader(interaction)
            await self._check_reach(interaction)
            modal = await ask(reader)
        except Exception as error:
            failed = error

            async def tell(reader: Viewer) -> Screen:
                raise failed

            await self.respond(interaction, kept(tell), edit=True)
            return
        try:
            await interaction.response.send_modal(modal)
        except NETWORK as error:
            log.warning("interaction %s not answered: %s", interaction.id, type(error).__name__)
        finally:
            modal.stop()  # the submission is routed by its id, so nothing stays in memory

    async def screen_of(
        self, interaction: Interaction, work: Callable[[Viewer], Awaitable[Screen]]
    ) -> Screen:
        """The screen that `work` makes, or a sentence that says what went wrong."""
        language = shown_in(interaction)
        try:
            async with self.queues.turn(interaction.user.id):
                reader = await self.reader(interaction)
                language = reader.language
                await self._check_reach(interaction)
                return await work(reader)
        except Exception as error:
            if isinstance(error, NotSeated):
                user_id = interaction.user.id
                if screen := proposals.no_seat(error.table, language, user_id):
                    return screen
            told = (await self._told(error, language, interaction), typed_line(interaction, language))
            return Screen((Text("\n".join(filter(None, told))),), aside=True)

    async def _too_much(self, interaction: Interaction) -> Screen:
        """The sentence for somebody with too many requests waiting. It waits for nothing itself."""
        sentence = await self._told(TooMany(), shown_in(interaction), interaction)
        return Screen((Text(sentence),), aside=True)

    async def _told(self, error: Exception, language: Language, interaction: Interaction) -> str:
        """An error as a sentence for its reader. Unexpected errors also go to the log."""
        if isinstance(error, Refusal):
            return await self._refused(error, language, interaction)
        if isinstance(error, StaleClick | BadToken | AlreadyDone):
            return say(language, "refuse-answered")
        if isinstance(error, TooMany):
            return say(language, "refuse-too-many")
        if isinstance(error, ChannelTaken):
            return say(language, "refuse-table-exists")
        if isinstance(error, StoreFailed):
            log.error("the store failed: %s", error)
            if not isinstance(error, ReadFailed):
                self.dispatch("store_failed", error)
            return say(language, "refuse-read" if isinstance(error, ReadFailed) else "refuse-store")
        if isinstance(error, Unloadable):
            return say(language, "refuse-unloadable", table=error.table_id)
        log.exception("interaction %s failed", interaction.id, exc_info=error)
        return say(language, "refuse-unknown")

    async def _refused(self, error: Refusal, language: Language, interaction: Interaction) -> str:
        """A refusal as a sentence for its reader."""
        if isinstance(error, NotServed):
            contact = self.host.contact and say(language, "about-contact", text=self.host.contact)
            return f"{say(language, 'refuse-not-served')}\n{contact}".strip()
        if isinstance(error, AskedLately):
            return say(language, error.code, when=stamp(error.until), most=error.most)
        if isinstance(error, BannedHere):
            return moderation.banned(error.user_id, interaction.user.id, language)
        if isinstance(error, OpenedElsewhere):
            return moderation.elsewhere(error.channels, language)
        table = await self._table_or_none(interaction)
        title = table.title if table is not None else next(iter(self.tables.titles.values()))
        names = table.marked_names if table is not None else ()
        return Speaker(title, language, names).refusal(error)


def shown_in(interaction: Interaction) -> Language:
    """The language of the user's Discord client, if the bot speaks it."""
    return "ja" if interaction.locale is discord.Locale.japanese else "en"


def language_of(settings: UserRow, fallback: str) -> Language:
    """The language to answer a person in: the one they set, else the one last seen in their Discord, else the
    fallback (a table's language)."""
    return "ja" if (settings.language or settings.locale or fallback) == "ja" else "en"


async def _route(interaction: Interaction) -> None:
    """Pass a click to the handler of its kind. An unreadable id of an older version opens the current
    panel."""
    data: Any = interaction.data or {}
    client: Loggia = interaction.client
    try:
        id = ids.read(str(data.get("custom_id")))
    except ids.BadId as bad:
        await client.routes[ids.BadId](interaction, bad, ())
        return
    table = getattr(id, "table", None)
    if table is not None and is_lesson(table):  # a lesson has no row in the store
        await client.routes[ids.LessonButton](interaction, id, data.get("values", []))
        return
    if table is not None:
        interaction.extras[NAMED] = id
    await client.routes[type(id)](interaction, id, data.get("values", []))
