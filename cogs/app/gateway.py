"""The connection to Discord's gateway. Every lost connection is retried, with growing pauses. Only an error
that waiting can't fix ends the bot.

Discord allows a token 1,000 new sessions (IDENTIFY) a day, for all its processes together. Resuming an old
session (RESUME) is free. Two limits keep the bot below that number:

- `SessionBackoff`: each new session of a shard is one step up, and one step is forgiven every five minutes. A
  day forgives 86,400 / 300 = 288 steps. With the 20 at the start, one shard makes at most 308 sessions a day
  whatever Discord does: below 1,000 for up to three shards.
- `session_spacing`: before each new session the bot asks Discord how many are left. Once a quarter is left, a
  shard spaces its sessions so that they last until the count is reset, whatever the number of shards and
  starts.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK

if TYPE_CHECKING:
    from cogs.app.client import BotBase

log = logging.getLogger("loggia.gateway")

WAITS: Sequence[float] = (0.0, 1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 120.0, 300.0)
"""Seconds before the next try, by the number of failed tries. The last value repeats."""

STOOD = 30.0
"""Seconds after which a connection counts as stable. Losing a stable one is not another failed try."""

AT_ONCE = 20
"""Number of new sessions a shard may begin without waiting."""

FORGIVEN = 300.0
"""Seconds after which one of these sessions is forgiven."""

OPENING = 60.0
"""Seconds a connection may take to open."""

HOPELESS = {
    4004: "Discord does not know this token: put the bot's present token into .env as DISCORD_TOKEN "
    "(developer portal, your application, Bot, Reset Token).",
    4010: "Discord does not accept these shards: look at LOGGIA_SHARDS (docs/hosting-postgresql.md).",
    4011: "The bot is on so many servers that Discord wants it in shards: set LOGGIA_SHARDS "
    "(docs/hosting.md).",
    4012: "Discord no longer speaks this version of its gateway: upgrade the bot.",
    4013: "Discord does not know what the bot asks for (intents): upgrade the bot.",
    4014: "Discord does not allow what the bot asks for (intents): see its page in the developer portal.",
}
"""Close codes that waiting can't fix, with the message for each."""


class SessionBackoff:
    """Computes the seconds a shard waits before a new session."""

    def __init__(self) -> None:
        self._begun = 0.0
        self._at = time.monotonic()

    def wait(self) -> float:
        """Seconds until the next session. This call counts as its start."""
        now = time.monotonic()
        self._begun = max(self._begun - (now - self._at) / FORGIVEN, 0.0)
        self._at = now
        self._begun += 1
        return max(self._begun - AT_ONCE, 0.0) * FORGIVEN


def session_spacing(total: int, left: int, milliseconds: int, shards: int) -> float:
    """Seconds a shard waits before a new session when `left` sessions remain until the count is reset."""
    if left * 4 > total:
        return 0.0
    return milliseconds / 1000 * min(shards / max(left, 1), 1.0)


class GatewaySession:
    """One shard's session on the gateway."""

    def __init__(self, bot: "BotBase", shard_id: int | None) -> None:
        """`shard_id` is None if the bot has no shards."""
        self.bot = bot
        self.shard_id = shard_id
        self.name = "the bot" if shard_id is None else f"shard {shard_id}"
        self.ws: DiscordWebSocket | None = None
        self._failed = 0
        self._opened_at = float("inf")
        self._resumes: dict[str, Any] = {}
        self._initial = True
        self._ended = False
        self._why = ""
        self._patience = SessionBackoff()

    @property
    def connected(self) -> bool:
        """Whether the shard is connected to the gateway now."""
        return self.ws is not None and self.ws.open

    async def stay(self) -> None:
        """Connect, and reconnect after each loss, until closed. Raises discord.ConnectionClosed or
        discord.LoginFailure if waiting can't fix the error."""
        while not self._ended and not self.bot.is_closed():
            try:
                await self._open()
                while self.ws is not None:
                    await self.ws.poll_event()
            except ReconnectWebSocket as lost:
                self._lost("asked to connect again", lost.resume)
            except discord.ConnectionClosed as closed:
                if closed.code in HOPELESS and not self._ended:
                    raise
                self._lost(f"closed with {closed.code}", resume=closed.code != 1000)
            except (discord.GatewayNotFound, *NETWORK) as error:
                if _is_refused(error):
                    raise discord.LoginFailure("the token is no longer valid") from error
                self._lost(shortly(error.__cause__ or error))
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                self._lost("something it waited for was cancelled")
            except Exception as error:
                log.exception("%s: error on the gateway", self.name)
                self._lost(type(error).__name__)
            await self._wait()

    async def close(self) -> None:
        """Leave the gateway for good."""
        self._ended = True
        if self.ws is not None:
            with suppress(*NETWORK):
                await self.ws.close(code=1000)

    async def _open(self) -> None:
        if self._resumes:
            await self._connect(**self._resumes)
            return
        _, _, limits = await self.bot.http.get_bot_gateway()
        total, left, shards = limits["total"], limits["remaining"], self.bot.shard_count or 1
        wait = max(session_spacing(total, left, limits["reset_after"], shards), self._patience.wait())
        if wait:
            log.warning("%s starts a new session in %.0f s: %s are left today", self.name, wait, left)
            await asyncio.sleep(wait)
        async with self.bot.turn_to_identify(self.shard_id or 0, max(limits["max_concurrency"], 1)):
            await self._connect(initial=self._initial)
        self._initial = False

    async def _connect(self, **how: Any) -> None:
        opening = DiscordWebSocket.from_client(self.bot, shard_id=self.shard_id, **how)
        self.ws = await asyncio.wait_for(opening, OPENING)
        if self.shard_id is None:
            self.bot.ws = self.ws
        self._opened_at = time.monotonic()

    def _lost(self, why: str, resume: bool = True) -> None:
        """Record the loss, and whether the session can be resumed."""
        ws, stood = self.ws, time.monotonic() - self._opened_at > STOOD
        self._failed = 0 if stood else self._failed + 1
        if ws is not None and self._opened_at < float("inf"):
            self.bot.dispatch("disconnect")
            known = {"session": ws.session_id, "sequence": ws.sequence, "gateway": ws.gateway}
            self._resumes = known | {"resume": True} if resume and ws.session_id else {}
        elif self._resumes:
            # The resume address may no longer exist. The general gateway address reaches the session too.
            self._resumes = self._resumes | {"gateway": None} if resume else {}
        self._opened_at = float("inf")
        self._why = why

    async def _wait(self) -> None:
        if self._ended or self.bot.is_closed():
            return
        if self.ws is not None and self.ws.open:
            with suppress(*NETWORK):
                await self.ws.close(code=4000)
        wait = WAITS[min(self._failed, len(WAITS) - 1)]
        level = logging.WARNING if wait else logging.INFO
        log.log(level, "%s is off the gateway (%s), next attempt in %g s", self.name, self._why, wait)
        await asyncio.sleep(wait)


def _is_refused(error: Exception) -> bool:
    """Whether Discord no longer accepts the token."""
    cause = error.__cause__ or error
    return isinstance(cause, discord.HTTPException) and cause.status == 401


async def stay_connected(sessions: Sequence[GatewaySession]) -> None:
    """Keep all sessions connected until the bot is closed or one of them fails for good."""
    staying = [asyncio.create_task(one.stay(), name=f"{one.name} on the gateway") for one in sessions]
    try:
        await asyncio.wait(staying, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in staying:
            task.cancel()
        ended = await asyncio.gather(*staying, return_exceptions=True)
    for how in ended:
        if isinstance(how, Exception):
            raise how
