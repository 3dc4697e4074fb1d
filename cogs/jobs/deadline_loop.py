"""The deadline loop: looks at tables when they are due, and at channels that are to get a puzzle. It is one
loop, and each table has one stored due time.

The loop decides nothing: `games.manager.playing.deadlines` does what is due and stores the next time. So a
killed bot catches up on everything that fell due meanwhile.
"""

import asyncio
import contextlib
import logging

from cogs.app.client import BotBase
from cogs.app.loops import Loop
from cogs.delivery.channel_notices import keys_of
from db import StaleVersion, StoreFailed
from games.core import Refusal
from games.manager.services import StaleClick, Unloadable

log = logging.getLogger("loggia.clockwork")

BATCH = 50
"""Maximum number of tables looked at before asking again which are due."""

LOOK_SECONDS = 15.0
"""Maximum seconds between two looks. Another process may have written, or the clock may have been set."""

TAKE_OVER_SECONDS = 2.0
"""Seconds between two checks of a process that doesn't lead: the leading one may have died."""

PUT_OFF_MS = 900_000
"""Milliseconds after which a table that caused an error is tried again."""


class DeadlineLoop(Loop):
    """Acts on every deadline as it passes."""

    label = "clockwork"

    def __init__(self, bot: BotBase) -> None:
        super().__init__(bot)
        self.store = bot.store

    async def _run(self) -> None:
        repository = self.bot.services.repository
        while True:
            self.alive()
            repository.times_changed.clear()
            repository.next_check = None
            try:
                if not await self.store.leads("clock"):
                    wait = TAKE_OVER_SECONDS
                elif await self.bot.services.puzzles.owe(BATCH):
                    continue
                elif (wait := await self._seconds_to_next()) <= 0:
                    await self.do_due()
                    continue
            except StoreFailed as error:
                log.error("deadlines are not checked: the store failed: %s", error)
                wait = LOOK_SECONDS
            repository.next_check = self.bot.services.clock() + int(wait * 1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await repository.times_changed.wait()

    async def _seconds_to_next(self) -> float:
        due = await self.store.next_time()
        if due is None:
            return LOOK_SECONDS
        return min(max(due - self.bot.services.clock(), 0) / 1000, LOOK_SECONDS)

    async def do_due(self) -> int:
        """Do what is due at tables, the most overdue first. Returns their number."""
        due = await self.store.due_tables(self.bot.services.clock(), BATCH)
        for table_id in due:
            await self._do_due_at(table_id)
            await asyncio.sleep(0)  # lets clicks come in between
        return len(due)

    async def _do_due_at(self, table_id: int) -> None:
        try:
            if await self.bot.services.servers.rest_or_delete(table_id, self.bot.is_on, keys_of(table_id)):
                return
            await self.bot.services.deadlines.do_due(table_id)
            await self.bot.services.proposals.settle(table_id)
            return
        except (StaleClick, Refusal, StaleVersion):
            return  # another process changed the table first; it is still due, or done
        except StoreFailed:
            raise
        except Unloadable:
            log.error("table %s has a deadline and can't be loaded", table_id)
        except Exception:
            # An error of ours at one table must not stop the clocks of the others.
            log.exception("the deadlines of table %s could not be checked", table_id)
        await self.store.put_off(table_id, self.bot.services.clock() + PUT_OFF_MS)
