"""The bot as a process of its own, which is started, killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from waiting import until

from sandbox import Sandbox

ROOT = Path(__file__).resolve().parents[2]


class Bot:
    """The bot as a process of its own, which can be restarted on the same database."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, script: str = "tests/bot_for_tests.py", **environment: str
    ) -> None:
        self.sandbox = sandbox
        self.script = script
        self.database = folder / "loggia.sqlite3"
        self.log = folder / "bot.log"
        self.environment = environment
        self.place = environment.get("LOGGIA_DB", str(self.database))
        self.mark = folder / "hasty"
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start the process without waiting for it."""
        clean = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sandbox.launch", "--url", self.sandbox.url, self.script],
                cwd=ROOT,
                env=clean
                | {"LOGGIA_DB": self.place, "LOGGIA_LOG": "DEBUG", "LOGGIA_HASTY": str(self.mark)}
                | self.environment,
                stdout=log,
                stderr=log,
            )

    async def start(self) -> None:
        """Start it and wait until it is on the gateway with its commands."""
        self.launch()

        async def there() -> bool:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            return bool((await self.sandbox.counters())["connected"] and await self.sandbox.commands())

        await until(there, "the bot came to the gateway")

    @contextmanager
    def hasty(self) -> Iterator[None]:
        """An answer that takes long is acknowledged first; otherwise the tests' bot waits with that."""
        self.mark.touch()
        try:
            yield
        finally:
            self.mark.unlink()

    def kill(self) -> None:
        """SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None
        # A dead process' sockets close at once; the sandbox may learn of it a moment later.
        self.sandbox.service.gateway.drop(1001)

    async def again(self) -> None:
        """Kill it and start it on the same database."""
        if self.process is not None:
            self.kill()
        await self.start()
