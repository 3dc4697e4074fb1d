"""Command sync: registers the commands with Discord if they differ from the last registered ones. Discord
limits how often this may be done.

One process does it at a time. If Discord refuses, it is retried after a while; meanwhile the bot runs with
the commands that Discord knows.
"""

import hashlib
import json
import logging
from collections.abc import Sequence

from cogs.app.client import BotBase
from cogs.app.loops import Loop
from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK
from db import StoreFailed

log = logging.getLogger("loggia")

WAITS_SECONDS = (2.0, 5.0, 15.0, 60.0, 300.0, 900.0)
"""Seconds before the next try, by the number of failed tries. The last value repeats."""

LOOK_SECONDS = 2.0
"""Seconds between two checks of a process that waits while another does the sync."""


class CommandSync(Loop):
    """Syncs the commands once after the start."""

    label = "telling"
    at_once = ends = True

    def __init__(self, bot: BotBase, waits: Sequence[float] = WAITS_SECONDS) -> None:
        super().__init__(bot)
        self.waits = waits

    async def _run(self) -> None:
        failed = 0
        while True:
            try:
                if await self.sync():
                    return
                wait = LOOK_SECONDS
            except (StoreFailed, *NETWORK) as error:
                wait = self.waits[min(failed, len(self.waits) - 1)]
                failed += 1
                log.warning("the commands are not synced (%s), next attempt in %s s", shortly(error), wait)
            await self.wait(wait)

    async def sync(self) -> bool:
        """Sync the commands if necessary. True if Discord knows them now."""
        tree = self.bot.tree
        payloads = [
            await command.get_translated_payload(tree, tree.translator)  # type: ignore[arg-type]
            for command in tree.get_commands()
        ]
        mark = hashlib.sha256(json.dumps(payloads, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands of {self.bot.application_id}"
        if await self.bot.store.meta(key) == mark:
            return True
        if not await self.bot.store.leads("commands"):
            return False
        try:
            await tree.sync()
            await self.bot.store.set_meta(key, mark)
        finally:
            await self.bot.store.resign("commands")
        log.info("commands synced")
        return True
