"""Client-side rate limits, so that Discord never has to refuse a call. A limit is a number of calls in a
number of seconds, for all calls together and for messages to each person.

A call counts from before it is made until `seconds` after its answer; Discord counts it when it arrives, some
time between. Channels need no limit here: a table's posts are sent one after another, and discord.py obeys
the channel limits that Discord's answers state. But many tables may write to one person at once.
"""

import asyncio
import time
from collections import deque
from types import SimpleNamespace
from typing import Protocol

import aiohttp

from cogs.support.urgency import MostUrgentFirst
from db.bounded_dict import BoundedDict

CallLimit = tuple[int, float]
"""Maximum number of calls, and the seconds in which they may be made."""

EACH: CallLimit = (5, 5.5)
"""The limit of messages to one person. Discord allows 5 in 5 seconds, counted on arrival."""

ALL: CallLimit = (40, 1.0)
"""The limit of all calls. Discord allows 50 a second; answers to clicks don't count."""

ANSWERS = ("/interactions/", "/webhooks/")
"""Parts of the paths of calls that Discord doesn't count: answers to clicks."""

LEAST = 2
"""Minimum number of calls a second for a process, however many processes there are."""

REMEMBERED = 5000
"""Maximum number of people remembered. The one not written to for longest is forgotten first."""


def part_of_all(all: CallLimit, shards: int, of: int) -> CallLimit:
    """The limit of a process that serves some of the bot's shards. Discord counts by token, for all processes
    together."""
    most, seconds = all
    return max(most * shards // of, LEAST), seconds


class CallQueue(Protocol):
    """What a call waits for before it is made."""

    async def begin(self) -> None:
        """Wait until another call is within the limit, and count it. The most urgent calls go first."""

    def over(self) -> None:
        """The call is answered, or is known to be lost."""


class RateWindow:
    """Counts calls: those without an answer, and those answered in the last seconds."""

    def __init__(self, limit: CallLimit) -> None:
        self.most, self.seconds = limit
        self.open = 0
        self._one_at_a_time = MostUrgentFirst()
        self._answered: deque[float] = deque()
        self._one_over = asyncio.Event()

    def answered(self) -> list[float]:
        """For each answered call, the seconds for which it still counts."""
        now = time.monotonic()
        while self._answered and self._answered[0] + self.seconds <= now:
            self._answered.popleft()
        return [at + self.seconds - now for at in self._answered]

    async def begin(self) -> None:
        """See CallQueue."""
        async with self._one_at_a_time:
            while self.open + len(left := self.answered()) >= self.most:
                self._one_over.clear()
                await (asyncio.sleep(left[0]) if left else self._one_over.wait())
            self.open += 1

    def over(self) -> None:
        """See CallQueue."""
        self.open -= 1
        self._answered.append(time.monotonic())
        self._one_over.set()


class PersonLimits:
    """A limit for each person."""

    def __init__(self, each: CallLimit = EACH) -> None:
        self._each = each
        self._people: BoundedDict[int, RateWindow] = BoundedDict(REMEMBERED)

    async def wait(self, person: int) -> None:
        """Wait until a message to this person is within the limit."""
        window = self._people.setdefault(person, RateWindow(self._each))
        self._people.renew(person)
        await window.begin()
        window.over()


class PacedCalls:
    """An aiohttp trace that makes every counted call wait for its turn just before it is sent. `queue` is
    None until the bot is set up; the few calls of the start are not delayed."""

    def __init__(self) -> None:
        self.queue: CallQueue | None = None
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begin)
        self.trace.on_request_end.append(self._over)
        self.trace.on_request_exception.append(self._over)

    async def _begin(
        self, session: aiohttp.ClientSession, call: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        call.queue = None
        to_gateway = told.url.scheme in ("ws", "wss")
        if self.queue is not None and not to_gateway and not any(one in told.url.path for one in ANSWERS):
            await self.queue.begin()
            call.queue = self.queue

    async def _over(
        self,
        session: aiohttp.ClientSession,
        call: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if call.queue is not None:
            call.queue.over()
