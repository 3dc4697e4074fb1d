"""The bot as discord.py knows it: what it holds, how clicks find their handlers, how errors are told."""

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
from cogs.support.drawing import Drawing
from cogs.support.forms import typed_line
from cogs.support.gc_pauses import GcPauses
from cogs.support.interactions import NETWORK, Interaction, reply
from cogs.support.presence import Presence
from cogs.support.queues import Queues, TooMany
from cogs.support.rate_limits import PacedCalls
from cogs.support.read_marks import ReadMarks
from cogs.support.urgency import Urgency, urgency
from db import AlreadyDone, ChannelTaken, ReadFailed, Store, StoreFailed, User, UserChange
from games.core import Refusal
from games.manager.model.limits import BannedHere, OpenedElsewhere
from games.manager.model.proposal import AskedLately
from games.manager.model.table import Table
from games.manager.playing.lessons import is_lesson
from games.manager.services import Services, StaleClick, Unloadable
from render import Pictures
from words import Language, Speaker, say

log = logging.getLogger("loggia")

REMEMBERED = 1000
"""So many of the last interactions are known by id. The store knows all that wrote something."""

FINISH = 5.0
"""Seconds that what is under way has to finish when the bot is asked to end."""

NAMED = "named"
"""Under which an interaction has the id of a click that names a table."""

P = ParamSpec("P")
T = TypeVar("T")


class Viewer(msgspec.Struct, frozen=True):
    """Who acts: a Discord user with the settings that matter to every answer."""

    id: int
    name: str
    language: Language
    settings: User


Handler = Callable[[Interaction, Any, Sequence[str]], Awaitable[None]]
"""A click's handler: the interaction, the id that was clicked, and a menu's chosen values."""


class Loggia(commands.Bot):
    """The bot. Cogs reach the tables, the store and the pictures through it."""

    owner = "loggia"
    """In whose name posts are claimed: another one for each process, the same after a restart."""

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
        self.routes: dict[type[ids.Id] | type[ids.BadId], Handler] = {}
        self.queues = Queues()
        self.presence = Presence()
        self.seen = ReadMarks(store)
        self._called = DisplayNameMemory(tables.naming)
        self.closed = ClosedMessages(store, tables)
        self._answered: BoundedDict[int, None] = BoundedDict(REMEMBERED)
        self._answering: set[asyncio.Task[Any]] = set()
        self.drawing = Drawing()
        self._tidying = GcPauses(lambda: bool(self._answering) or self.drawing.busy)
        self._warming: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Draw in the one drawing thread, off the event loop, when nothing more urgent is to be drawn."""
        return await self.drawing.draw(partial(work, *args, **kwargs))

    def soon_drawn(self, title: str, spoken: str) -> None:
        """A table of that title will be drawn in that language: have its symbols and letters ready. Titles
        that nobody plays take no memory."""
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
        """A click, also on a post made before the last restart: discord.py's own way would first build anew
        every part of the message that was clicked on."""
        if interaction.type is discord.InteractionType.component:
            await _route(interaction)

    async def reader(self, interaction: Interaction) -> Viewer:
        """Who acts, and in which language to answer: the one set, else the one Discord is shown in."""
        user = interaction.user
        await self._called.saw(user, interaction.guild_id)
        settings = (await self.store.users([user.id]))[user.id]
        shown = shown_in(interaction)
        if settings.locale not in (None, shown):  # that of their seats: direct messages have no interaction
            try:
                settings = await self.store.change_user(user.id, UserChange(locale=shown))
            except StoreFailed as error:
                log.warning("the language of a player is not noted: %s", error)  # on a full disk all look on
                settings = msgspec.structs.replace(settings, locale=shown)
        return Viewer(user.id, user.display_name, language_of(settings, shown), settings)

    async def table_here(self, interaction: Interaction) -> Table:
        """The table of this channel. Refusal if there is none."""
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
        """The table of this channel, if there is one that can be loaded."""
        try:
            return await self.tables.at(interaction.channel_id or 0)
        except Unloadable:
            return None

    async def table(self, table_id: int) -> Table:
        """A table by its id. Refusal if there is none."""
        table = await self.tables.get(table_id)
        if table is None:
            raise Refusal("refuse-table-unknown")
        return table

    async def _check_reach(self, interaction: Interaction) -> None:
        """Refusal if the bot does not serve this server, or if the table that a click names, if it names one,
        may not be reached from there as it is now. An open seat may be taken by whoever sees it."""
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
        """Refusal where the host has named the servers that the bot serves, and not this one."""
        if not self.host.admits(guild_id):
            raise NotServed()

    def serves(self, guild_id: int) -> bool:
        """Whether the events of a server come to this process."""
        return self.shards_of_this.serve(guild_id)

    async def is_on(self, guild_id: int) -> bool:
        """Whether the bot is on a server; of another process' servers Discord is asked."""
        if self.serves(guild_id):
            return self.get_guild(guild_id) is not None
        try:
            await self.http.get_guild(guild_id, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def connect(self, *, reconnect: bool = True) -> None:
        """In discord.py's place: its own way ends with a first failure. discord.ConnectionClosed,
        discord.LoginFailure."""
        await stay(self.sessions)

    @asynccontextmanager
    async def turn_to_identify(self, shard_id: int, at_once: int) -> AsyncIterator[None]:
        """Discord lets so many shards begin a session `at_once`, every five seconds."""
        yield

    async def close(self) -> None:
        """Answer the clicks that have come, leave Discord, then let the drawing thread finish."""
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
        """Do `work` and show its screen privately; whatever it refuses is told politely. An interaction
        that Discord delivers twice is worked on once, so that two answers don't fight over one message."""
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
        """Open a form, which has to be the first answer. What stands in its way is told as in `respond`,
        `kept` being what keeps the message that was clicked on."""
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
            modal.stop()  # what is sent is routed by its id; nothing stays in memory

    async def screen_of(
        self, interaction: Interaction, work: Callable[[Viewer], Awaitable[Screen]]
    ) -> Screen:
        """What `work` shows, or a sentence on what went wrong."""
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
        """The sentence for one who has asked for more than can be answered; it waits for nothing."""
        sentence = await self._told(TooMany(), shown_in(interaction), interaction)
        return Screen((Text(sentence),), aside=True)

    async def _told(self, error: Exception, language: Language, interaction: Interaction) -> str:
        """An error as a sentence for the one who met it. What was not expected goes to the log, too."""
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
        """A refusal as a sentence for the one who met it."""
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
    """The language Discord is shown in to whoever acts, as far as we speak it."""
    return "ja" if interaction.locale is discord.Locale.japanese else "en"


def language_of(settings: User, fallback: str) -> Language:
    """The language a person is answered in: the one set, else the one Discord was last seen in, else
    the fallback (a table's)."""
    return "ja" if (settings.language or settings.locale or fallback) == "ja" else "en"


async def _route(interaction: Interaction) -> None:
    """Hand a click to the handler of its kind. A button of an older version opens what there is now."""
    data: Any = interaction.data or {}
    client: Loggia = interaction.client
    try:
        id = ids.read(str(data.get("custom_id")))
    except ids.BadId as bad:
        await client.routes[ids.BadId](interaction, bad, ())
        return
    table = getattr(id, "table", None)
    if table is not None and is_lesson(table):  # no row of the store: whatever is clicked there is its own
        await client.routes[ids.LessonButton](interaction, id, data.get("values", []))
        return
    if table is not None:
        interaction.extras[NAMED] = id
    await client.routes[type(id)](interaction, id, data.get("values", []))
