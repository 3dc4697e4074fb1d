"""/health and /metrics, on a loopback port, for whoever runs the bot. Off unless LOGGIA_HEALTH is set; then
this module is not imported and nothing is measured.

Figures from the store (tables, outbox) are the same in every process.
"""

import asyncio
import logging
import re
import shutil
import time
from collections import Counter as Counts
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from aiohttp import web
from discord.ext import commands
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from cogs.app.client import BotBase
from cogs.app.config import BadConfiguration, Configuration
from cogs.delivery.failures import RETRY_SECONDS
from cogs.jobs.backups import newest_backup
from cogs.jobs.housekeeping import Housekeeping
from cogs.jobs.metrics import CountedLines, Metrics
from db import OutboxRow, StoreError, TableChange
from db.bounded_dict import BoundedDict

log = logging.getLogger("loggia.health")

SAMPLE_SECONDS = 0.25
"""Seconds between two measurements of the event loop's delay."""

REMEMBERED = 2000
"""Maximum number of clicks that are timed at once."""

LONGEST_WAIT_MS = max(RETRY_SECONDS) * 1000
"""Maximum milliseconds that a failed try postpones an item. The search for failed items looks this far
ahead."""

MUCH = 1000
"""Maximum number of outbox items that are read. A larger outbox is reported as this number."""

FRESH_SECONDS = 2.0
"""Seconds for which figures read from the store are reused."""

PATIENCE_SECONDS = 5.0
"""Seconds the store may take to answer."""

AWAY_SECONDS = 120.0
"""Seconds without a connection to Discord after which the bot is unhealthy. A normal reconnect takes less."""

STANDS_SECONDS = 900.0
"""Seconds without a sign of life from a background loop after which the bot is unhealthy: the loop hangs."""

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
AREAS = (("answers", "/interactions/"), ("answers", "/webhooks/"), ("posts", "/channels/"))


class BotStatus:
    """The bot's status, read at most every few seconds."""

    def __init__(self, bot: BotBase, metrics: Metrics) -> None:
        self.bot = bot
        self.metrics = metrics
        self.store_status = "not asked yet"
        self.owed_for = 0.0
        self._read_at = float("-inf")
        self._since: dict[int, int] = {}
        self._connected_at = time.monotonic()
        self._reading = asyncio.Lock()

    def away(self) -> float:
        """Seconds since all shards were connected."""
        connected, wanted = connected_shards(self.bot)
        now = time.monotonic()
        if connected == wanted:
            self._connected_at = now
        return now - self._connected_at

    async def read(self) -> None:
        """Ask the store, unless it was asked just before."""
        async with self._reading:
            if time.monotonic() - self._read_at < FRESH_SECONDS:
                return
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self._ask()
                self.store_status = self._known_trouble() or "ok"
            except StoreError as error:
                self._silent(str(error))
            except TimeoutError:
                self._silent(f"no answer within {PATIENCE_SECONDS:g} s")
            self.metrics.store_up.set(self.store_status == "ok")
            self._read_at = time.monotonic()

    def _silent(self, why: str) -> None:
        self.store_status = why
        self.metrics.forget_the_store()

    def _known_trouble(self) -> str:
        """Why a store that answers is unhealthy: writing fails, or it is damaged; empty if it is not."""
        housekeeping = self.bot.get_cog("Housekeeping")
        damage = housekeeping.damage if isinstance(housekeeping, Housekeeping) else ()
        return self.bot.store.failing or "; ".join(damage)

    async def _ask(self) -> None:
        metrics, now = self.metrics, self.bot.services.clock()
        counts = await self.bot.store.counts()
        for state in ("lobby", "running", "over", "cancelled"):
            metrics.tables.labels(state).set(getattr(counts, state))
        metrics.dropped.value = counts.dropped
        soon = await self.bot.store.due_items(now + LONGEST_WAIT_MS, MUCH)
        self._age([one for one in soon if one.due_at <= now or one.attempts], now)

    def _age(self, owed: Sequence[OutboxRow], now: int) -> None:
        """Compute how long the oldest item has been due, counted from when it was first seen due: failed
        tries postpone an item's own time."""
        self._since = {one.id: min(self._since.get(one.id, now), one.due_at) for one in owed}
        self.owed_for = max((now - at for at in self._since.values()), default=0) / 1000
        self.metrics.oldest.value = self.owed_for
        self.metrics.owed.clear()
        for kind, number in Counts(one.kind for one in owed).items():
            self.metrics.owed.labels(kind).set(number)


class Health(commands.Cog):
    """Counts events, and answers /health and /metrics."""

    def __init__(self, bot: BotBase, configuration: Configuration) -> None:
        """Called before the login, so that all calls to Discord are counted."""
        assert configuration.health is not None
        self.bot = bot
        self.configuration = configuration
        self.metrics = Metrics()
        self.status = BotStatus(bot, self.metrics)
        self._came: BoundedDict[int, float] = BoundedDict(REMEMBERED)
        self._place = Path(configuration.database).absolute().parent
        self._lines = CountedLines(self.metrics)
        self._runner: web.AppRunner | None = None
        self._sampling: asyncio.Task[None] | None = None
        bot.drawing.on_drawn = self.metrics.drawing.observe
        bot.services.repository.on_commit = self._count
        bot.services.thinker.on_ended = self.metrics.ended.inc
        bot.paced_calls.trace.on_request_end.append(self._answered)
        bot.paced_calls.trace.on_request_exception.append(self._unreached)

    async def cog_load(self) -> None:
        """Listen on the port. Raises BadConfiguration if it is in use."""
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        port = self.configuration.health
        try:
            await web.TCPSite(self._runner, "127.0.0.1", port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise BadConfiguration(
                f"LOGGIA_HEALTH is {port}, and nobody can listen there: {error}"
            ) from error
        logging.getLogger().addHandler(self._lines)
        self._sampling = asyncio.create_task(
            self.bot.loops.keep("lateness", self._sample_lateness), name="loop lateness"
        )
        log.info("/health and /metrics are at http://127.0.0.1:%s", port)

    async def cog_unload(self) -> None:
        """Stop listening."""
        logging.getLogger().removeHandler(self._lines)
        if self._sampling is not None:
            self._sampling.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    # Counting

    def _count(self, change: TableChange) -> None:
        for entry in change.entries:
            if entry.kind == "move":
                self.metrics.moves.labels(entry.cause or "hand").inc()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Count and time a click."""
        self._came.note(interaction.id, time.monotonic())

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestEndParams
    ) -> None:
        path, status = call.url.path, call.response.status
        if status >= 400:
            area = next((name for name, part in AREAS if part in path), "other")
            self.metrics.refused.labels(area, str(status)).inc()
            return
        found = CALLBACK.search(path)
        came = self._came.pop(int(found[1]), None) if found else None
        if came is not None:
            self.metrics.acknowledged.observe(time.monotonic() - came)

    async def _unreached(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        call: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self.metrics.unreached.inc()

    async def _sample_lateness(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(SAMPLE_SECONDS)
            self.bot.loops.seen("lateness")
            self.metrics.late.observe(max(time.monotonic() - before - SAMPLE_SECONDS, 0.0))

    # Telling

    async def _health(self, request: web.Request) -> web.Response:
        """Status 200 if the bot is healthy, else 503, with a list of problems."""
        await self.status.read()
        connected, wanted = connected_shards(self.bot)
        away, ages = self.status.away(), self.bot.loops.ages()
        status = {
            "ok": self.status.store_status == "ok"
            and away < AWAY_SECONDS
            and max(ages.values(), default=0) < STANDS_SECONDS,
            "store": self.status.store_status,
            "shards": {"connected": connected, "wanted": wanted, "seconds_away": round(away, 1)},
            "owed_oldest_seconds": round(self.status.owed_for, 1),
            "loops_seconds_ago": {name: round(age, 1) for name, age in sorted(ages.items())},
        }
        return web.json_response(status, status=200 if status["ok"] else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        await self.status.read()
        metrics = self.metrics
        connected, wanted = connected_shards(self.bot)
        metrics.shards.set(connected)
        metrics.wanted.set(wanted)
        metrics.loops.clear()
        for name, age in self.bot.loops.ages().items():
            metrics.loops.labels(name).set(age)
        if not self.configuration.on_postgresql:
            metrics.free.value = shutil.disk_usage(self._place).free
        if self.configuration.backups is not None:
            newest = newest_backup(self.configuration.backups)
            metrics.backup.value = time.time() - newest if newest is not None else float("inf")
        return web.Response(
            body=generate_latest(metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )


def connected_shards(bot: BotBase) -> tuple[int, int]:
    """Number of this process's shards that are connected, and of all its shards."""
    return sum(one.connected for one in bot.sessions), len(bot.sessions)
