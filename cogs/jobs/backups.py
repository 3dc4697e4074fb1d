"""Scheduled backups: made at a fixed interval, checked, restored as a test, and a fixed number kept.

`python -m db.backup` does the work in a process of its own, so it delays nobody and uses none of the bot's
memory. If several processes run, only the leading one makes backups.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from cogs.app.client import BotBase
from cogs.app.config import Configuration
from cogs.app.loops import Loop
from db import StoreFailed
from db.backup import made_at, made_in
from db.loops import SLICE

log = logging.getLogger("loggia.backups")

HOUR_IN_SECONDS = 3600.0
RETRY_SECONDS = 900.0
"""Seconds until a failed backup is tried again."""

LOOK_SECONDS = 60.0
"""Seconds between two checks whether this process is the leading one."""

ROOT = Path(__file__).resolve().parents[2]


def newest_backup(folder: Path) -> float | None:
    """When the newest backup was made, in seconds since 1970; None if there is none. Backups with a time in
    the future don't count, so that they can't delay the next."""
    now = datetime.now(UTC)
    made = made_in(folder, now)
    return made_at(made[-1]) if made and made_at(made[-1]) <= now.timestamp() else None


class Backups(Loop):
    """Makes the backups."""

    label = "backups"

    def __init__(self, bot: BotBase, configuration: Configuration) -> None:
        assert configuration.backups is not None
        super().__init__(bot)
        self.configuration = configuration
        self.folder = configuration.backups

    async def _run(self) -> None:
        while True:
            self.alive()
            wait = self._seconds_to_next()
            try:
                if not await self.bot.store.leads("backups"):
                    wait = LOOK_SECONDS
                elif wait <= 0:
                    wait = 0 if await self._make() else RETRY_SECONDS
            except StoreFailed as error:
                log.error("backups are postponed: the store failed: %s", error)
                wait = LOOK_SECONDS
            await self.wait(max(min(wait, HOUR_IN_SECONDS), 0.01))

    def _seconds_to_next(self) -> float:
        """Seconds until the next one is due."""
        newest = newest_backup(self.folder)
        if newest is None:
            return 0.0
        return newest + self.configuration.backup_hours * HOUR_IN_SECONDS - time.time()

    async def _make(self) -> bool:
        """Make one and log the result. True if it exists now."""
        given = (
            "--into",
            str(self.folder),
            "--keep",
            str(self.configuration.backups_kept),
            self.configuration.database,
        )
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "db.backup", *given),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        try:
            output = await self._output(process)
        except asyncio.CancelledError:
            process.terminate()
            await process.wait()
            raise
        if process.returncode:
            log.error("backup to %s failed: %s", self.folder, output)
            return False
        log.info("backup: %s", output)
        return True

    async def _output(self, process: asyncio.subprocess.Process) -> str:
        """The output of the process until it ends. A large database takes time, so this keeps reporting the
        loop as alive."""
        assert process.stdout is not None
        output = b""
        while not process.stdout.at_eof():
            self.alive()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SLICE):
                    output += await process.stdout.read(4096)
        await process.wait()
        return output.decode(errors="replace").strip()
