"""Housekeeping: looks for damage in the database, deletes old records, closes abandoned lobbies after a
warning, and writes what a restore or an earlier version has left to do."""

import logging

from cogs.app.loops import Loop
from db import StoreFailed
from games.core import Refusal
from games.manager.history import results
from games.manager.model.durations import DAY
from games.manager.people import restored
from games.manager.people.gathering import WARNED_AFTER
from games.manager.services import StaleClick, Unloadable

log = logging.getLogger("loggia.housekeeping")

ROUND_SECONDS = 6 * 3600.0
"""Seconds between two rounds."""

LOOK_SECONDS = 60.0
"""Seconds until the next check if this process doesn't lead or the store has failed."""

KEEP_MS = 14 * DAY
"""Milliseconds for which interactions and dropped outbox items are kept."""


class Housekeeping(Loop):
    """Does a round every few hours, in the leading process."""

    label = "housekeeping"

    damage: tuple[str, ...] = ()
    """Damage found when this process last checked the database."""

    async def _run(self) -> None:
        while True:
            self.alive()
            wait = LOOK_SECONDS
            try:
                if await self.bot.store.leads("housekeeping"):
                    await self.announce_restored()
                    await self.check_database()
                    await self.tidy()
                    await self.catch_up()
                    wait = ROUND_SECONDS
            except StoreFailed as error:
                log.error("housekeeping is postponed: the store failed: %s", error)
            await self.wait(wait)

    async def announce_restored(self) -> None:
        """After a restore: post the unfinished tables again, with a note about the restore."""
        if count := await restored.enqueue_all(self.bot.services.repository):
            log.info("the database was restored from a backup: %s tables are posted anew", count)

    async def check_database(self) -> None:
        """Check the database for damage, and report it before somebody needs the damaged part."""
        self.damage = await self.bot.store.problems()
        for problem in self.damage:
            log.error("the database: %s", problem)

    async def catch_up(self) -> None:
        """Add games to the statistics that were finished before statistics existed."""
        if count := await results.add_missing(self.bot.store, self.bot.services.titles):
            log.info("results of %s games finished by an earlier version are written", count)

    async def tidy(self) -> None:
        """Delete what is old, load what running games are drawn with, and close abandoned lobbies."""
        now = self.bot.services.clock()
        pruned = await self.bot.store.prune(now - KEEP_MS)
        log.info("pruned %s interactions and %s outbox items", pruned.interactions, pruned.dropped)
        if lines := await self.bot.services.studies.delete_forgotten():
            log.info("deleted %s lines of studies at which nobody has looked for long", lines)
        for head in await self.bot.store.live_tables():
            self.bot.warm_up(head.title, head.language)
            if head.status == "lobby" and head.updated_at <= now - WARNED_AFTER:
                await self._warn_or_close(head.id)

    async def _warn_or_close(self, table_id: int) -> None:
        try:
            await self.bot.services.gathering.warn_or_close(table_id)
        except (Refusal, StaleClick, Unloadable) as error:
            log.info("the lobby of table %s stays open: %s", table_id, error)
        except StoreFailed:
            raise
        except Exception:
            # An error of ours at one table must not stop the round.
            log.exception("the lobby of table %s could not be closed", table_id)
