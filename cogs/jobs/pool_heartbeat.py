"""Keeps this process in the pool of calls of all processes (`cogs.support.calls.pooled_calls`)."""

import logging

from cogs.app.client import BotBase
from cogs.app.loops import Loop
from cogs.support.calls.pooled_calls import BEAT_SECONDS, PooledCalls
from db import StoreFailed

log = logging.getLogger("loggia.sharing")


class PoolHeartbeat(Loop):
    """Gives signs of life in time, so that unused calls can be lent to others."""

    label = "sharing"
    at_once = True

    def __init__(self, bot: BotBase, calls: PooledCalls) -> None:
        super().__init__(bot)
        self.calls = calls

    async def _run(self) -> None:
        while True:
            self.alive()
            try:
                await self.calls.beat()
            except (StoreFailed, TimeoutError) as error:
                log.info("this process keeps its share of the calls: %s", error or "no answer in time")
            await self.wait(BEAT_SECONDS)
