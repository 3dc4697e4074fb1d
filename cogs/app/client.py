"""The Discord client: what it holds, and how it connects and closes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import chain
from typing import Any, ParamSpec, TypeVar

import discord
from discord.ext import commands

from cogs.app.config import ALL_SERVERS
from cogs.app.gateway import GatewaySession, stay_connected
from cogs.app.receiving import Receiver
from cogs.app.tree import Tree
from cogs.screens.operator import Operator
from cogs.screens.parts import Screen
from cogs.support.calls.rate_limits import PacedCalls
from cogs.support.drawing import DrawingThread
from cogs.support.gc_pauses import GcPauses
from cogs.support.icons import Icons
from cogs.support.interactions import Interaction
from cogs.support.layout import allowed_mentions, layout
from cogs.support.people.closed_messages import ClosedMessages
from cogs.support.people.display_name_memory import DisplayNameMemory
from cogs.support.people.read_marks import ReadMarks
from cogs.support.urgency import Urgency, urgency
from db import Store
from games.core import Refusal, Title
from games.manager.model.table import Table
from games.manager.services import Services
from render import Pictures
from words import Language, bundles, language_for

log = logging.getLogger("loggia")

FINISH = 5.0
"""Seconds that work under way has to finish when the bot is asked to stop."""

P = ParamSpec("P")
T = TypeVar("T")


class BotBase(commands.Bot):
    """The bot without its cogs. They reach the tables, the store and the pictures through it."""

    owner = "loggia"
    """The name under which this process claims outbox items. It differs between processes and survives
    restarts."""

    shards_of_this = ALL_SERVERS

    def __init__(
        self, store: Store, services: Services, pictures: Pictures, operator: Operator, **options: Any
    ) -> None:
        """`operator`: who runs the bot, and which servers it serves. `options` are discord.py's, such as the
        shards."""
        intents = discord.Intents.none()
        intents.guilds = True
        self.paced_calls = PacedCalls()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=Tree,
            http_trace=self.paced_calls.trace,
            **options,
        )
        self.operator = operator
        self.receiver = Receiver(self)
        self.add_listener(self.receiver.on_interaction, "on_interaction")
        self.store = store
        self.loops = store.loops
        self.sessions = [GatewaySession(self, id) for id in options.get("shard_ids") or (None,)]
        store.watch(services.repository.wake)
        self.services = services
        self.pictures = pictures
        self.read_marks = ReadMarks(store)
        self.display_names = DisplayNameMemory(services.display_names)
        self.closed_messages = ClosedMessages(store, services)
        self.drawing = DrawingThread()
        self.icons = Icons()
        self.gc_pauses = GcPauses(lambda: bool(self.receiver.replies) or self.drawing.busy)
        self._warming: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a cog with its handlers of clicks."""
        self.receiver.add_handlers(cog)
        await super().add_cog(cog, **options)

    async def table_here(self, interaction: Interaction) -> Table:
        """The table of this channel. Raises Refusal if there is none."""
        table = await self.services.in_channel(interaction.channel_id or 0)
        if table is None:
            raise Refusal("refuse-no-table")
        return table

    async def table(self, table_id: int) -> Table:
        """A table by its id. Raises Refusal if there is none."""
        table = await self.services.get(table_id)
        if table is None:
            raise Refusal("refuse-table-unknown")
        return table

    def title(self, id: str) -> Title:
        """A title by its id. Raises Refusal if there is none."""
        if (title := self.services.titles.get(id)) is None:
            raise Refusal("refuse-unknown-choice", text=id, choices=tuple(self.services.titles))
        return title

    def layout(self, screen: Screen) -> discord.ui.LayoutView:
        """Discord's components of a screen, with the icons that Discord has."""
        return layout(screen, self.icons)

    async def post(self, table: Table, screen: Screen, nonce: str, silent: bool = False) -> discord.Message:
        """Send a message without files in a table's channel. It notifies the users that the screen names."""
        channel = self.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        return await channel.send(
            view=self.layout(screen), allowed_mentions=allowed_mentions(screen), nonce=nonce, silent=silent
        )

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in the single drawing thread, off the event loop. More urgent drawings go first."""
        return await self.drawing.draw(partial(work, *args, **kwargs))

    def warm_up(self, title: str, spoken: str) -> None:
        """Preload the words, symbols and fonts of a title in a language, before a table is drawn in them.
        Titles that nobody plays use no memory."""
        language = language_for(spoken)
        if (title, language) not in self._warming and title in self.services.titles:
            task = asyncio.create_task(self._warm(title, language), name="warming up")
            self._warming[title, language] = task

    async def _warm(self, title: str, language: Language) -> None:
        urgency.set(Urgency.LATER)
        try:
            for piece in chain(bundles.warming(language, title), self.pictures.warming(title, language)):
                await self.draw(piece)
        except Exception:
            log.exception("%s in %s is not warmed up: its first answers take longer", title, language)

    def gets_events_of(self, guild_id: int) -> bool:
        """Whether the events of a server come to this process."""
        return self.shards_of_this.gets_events_of(guild_id)

    async def is_on(self, guild_id: int) -> bool:
        """Whether the bot is a member of a server. For the servers of other processes this asks Discord.
        Direct messages (server 0) are always within its reach."""
        if not guild_id:
            return True
        if self.gets_events_of(guild_id):
            return self.get_guild(guild_id) is not None
        try:
            await self.http.get_guild(guild_id, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def connect(self, *, reconnect: bool = True) -> None:
        """Replaces discord.py's method, which ends at the first failure. Raises discord.ConnectionClosed or
        discord.LoginFailure."""
        await stay_connected(self.sessions)

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
        if self.receiver.replies and not self.is_closed():
            await asyncio.wait(self.receiver.replies, timeout=FINISH)
        for name in tuple(self.cogs):
            await self.remove_cog(name)
        for session in self.sessions:
            await session.close()
        await super().close()
        self.drawing.close()
