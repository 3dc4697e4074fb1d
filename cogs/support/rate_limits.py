"""Sending ahead of Discord's limits, so that it never has to refuse: a number of calls in a number of
seconds, to all places together and to each person.

A call counts from before it is made until `seconds` after its answer. Discord counts it when it arrives,
which is some time between. A channel needs no window of its own: a table's post is one call after another,
and what Discord says of the channel's limit in each answer discord.py keeps by itself. But many tables may
write to one person at once.
"""

import asyncio
import time
from collections import OrderedDict, deque
from types import SimpleNamespace
from typing import Protocol

import aiohttp

from cogs.support.urgency import MostUrgentFirst

Limit = tuple[int, float]
"""The maximum number of calls, and the seconds in which they may be made."""

EACH: Limit = (5, 5.5)
"""Messages to one person. Discord allows 5 in 5 seconds, counted when they arrive."""

ALL: Limit = (40, 1.0)
"""Calls to all of Discord, of which it allows 50 a second; the answers to clicks are not counted there."""

ANSWERS = ("/interactions/", "/webhooks/")
"""Parts of the paths of calls that Discord does not count: a click's answers."""

LEAST = 2
"""Calls a second that even the smallest of many processes may make."""

REMEMBERED = 5000
"""Maximum number of people remembered; the one written to longest ago is forgotten first."""


def part_of_all(all: Limit, shards: int, of: int) -> Limit:
    """What a process with some of the bot's shards may call: Discord counts by the token, all processes
    together."""
    most, seconds = all
    return max(most * shards // of, LEAST), seconds


class CallTurns(Protocol):
    """What calls wait for."""

    async def begin(self) -> None:
        """Wait until another call is within the limit, and count it. The most urgent come first."""

    def over(self) -> None:
        """The call is answered, or is known to be lost."""


class RateWindow:
    """The calls that count: those without an answer, and those answered in the last seconds."""

    def __init__(self, limit: Limit) -> None:
        self.most, self.seconds = limit
        self.open = 0
        self._one_at_a_time = MostUrgentFirst()
        self._answered: deque[float] = deque()
        self._one_over = asyncio.Event()

    def answered(self) -> list[float]:
        """The seconds for which each answered call still counts."""
        now = time.monotonic()
        while self._answered and self._answered[0] + self.seconds <= now:
            self._answered.popleft()
        return [at + self.seconds - now for at in self._answered]

    async def begin(self) -> None:
        """See Turns."""
        async with self._one_at_a_time:
            while self.open + len(left := self.answered()) >= self.most:
                self._one_over.clear()
                await (asyncio.sleep(left[0]) if left else self._one_over.wait())
            self.open += 1

    def over(self) -> None:
        """See Turns."""
        self.open -= 1
        self._answered.append(time.monotonic())
        self._one_over.set()


class PersonLimits:
    """A window for each person."""

    def __init__(self, each: Limit = EACH) -> None:
        self._each = each
        self._people: OrderedDict[int, RateWindow] = OrderedDict()

    async def turn(self, person: int) -> None:
        """Wait for one's turn to write to a person."""
        window = self._people.setdefault(person, RateWindow(self._each))
        self._people.move_to_end(person)
        while len(self._people) > REMEMBERED:
            self._people.popitem(last=False)
        await window.begin()
        window.over()


class PacedCalls:
    """Makes every call that Discord counts wait for its turn, at the last moment before it is sent: a trace
    of aiohttp's. `turns` is None until the bot is set up; before that a start makes its few calls at once."""

    def __init__(self) -> None:
        self.turns: CallTurns | None = None
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begin)
        self.trace.on_request_end.append(self._over)
        self.trace.on_request_exception.append(self._over)

    async def _begin(
        self, session: aiohttp.ClientSession, call: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        call.turns = None
        to_gateway = told.url.scheme in ("ws", "wss")
        if self.turns is not None and not to_gateway and not any(one in told.url.path for one in ANSWERS):
            await self.turns.begin()
            call.turns = self.turns

    async def _over(
        self,
        session: aiohttp.ClientSession,
        call: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if call.turns is not None:
            call.turns.over()
