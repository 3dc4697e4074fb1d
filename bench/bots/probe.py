"""Runs bot.py with one more task, which sleeps a millisecond again and again and notes how late it wakes.

Writes [monotonic seconds, seconds late] pairs as JSON to the file named by LOGGIA_PROBE when it stops.
"""

import asyncio
import json
import os
import time
from pathlib import Path

import bot

NAP = 0.001
"""Seconds of sleep between two looks at the clock."""


class Probed(bot.Bot):
    """The bot, with a measurement of its own event loop."""

    async def setup_hook(self) -> None:
        """Start measuring."""
        await super().setup_hook()
        self.samples: list[tuple[float, float]] = []
        self.probe = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Write the measurements."""
        self.probe.cancel()
        self._write()
        await super().close()

    def _write(self) -> None:
        Path(os.environ["LOGGIA_PROBE"]).write_text(json.dumps(self.samples))

    async def _listen(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(NAP)
            now = time.monotonic()
            self.samples.append((now, max(now - began - NAP, 0.0)))


if __name__ == "__main__":
    bot.Bot = Probed  # type: ignore[misc]
    bot.main()
