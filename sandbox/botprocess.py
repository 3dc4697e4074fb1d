"""The bot's process next to a sandbox: started, monitored, restarted, and stopped with it."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Final, Literal

from sandbox.service import Service

PATIENCE: Final = 8.0
"""Seconds a bot has to stop before it is killed."""


class BotProcess:
    """Runs `script` against a sandbox. The page reads `state`; the bot's output goes to `log`."""

    def __init__(
        self, service: Service, script: Path, log: Path, environment: dict[str, str], *given: str
    ) -> None:
        """`given`: the script's arguments."""
        self.service = service
        self.script = script
        self.log = log
        self.environment = environment
        self.given = given
        self.state: Literal["running", "stopped"] = "stopped"
        self.exit_code: int | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._ending = False

    async def start(self) -> None:
        """Start the bot unless it is running. Its standard input is a pipe that closes when this process
        ends."""
        if self.state == "running" or self._ending:
            return
        self.state = "running"
        try:
            self._process = await self._spawned()
        except OSError:
            self.state = "stopped"
            raise
        self._watch = asyncio.create_task(self._watched(self._process))
        self.service.changed()

    async def _spawned(self) -> asyncio.subprocess.Process:
        command = ["-m", "sandbox.launch", "--while-parent", "--url", self.service.url]
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable,
                *(*command, str(self.script), *self.given),
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.script.parent,
                env=os.environ | self.environment,
                # Ctrl-C reaches this process alone, which then stops the bot properly.
                start_new_session=True,
            )

    async def _watched(self, process: asyncio.subprocess.Process) -> None:
        self.exit_code = await process.wait()
        self.state = "stopped"
        self.service.changed()
        if not self._ending:
            print(
                f"The bot has stopped ({_ended(self.exit_code)}). Start it again on the page, or with "
                f"`make play` in another terminal. What it said is in {self.log}.",
                file=sys.stderr,
                flush=True,
            )

    async def stop(self) -> None:
        """Stop the bot: ask it first, and kill it if it doesn't react."""
        self._ending = True
        process = self._process
        if process is None or self._watch is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGINT)
        try:
            await asyncio.wait_for(asyncio.shield(self._watch), PATIENCE)
        except TimeoutError:
            process.kill()
            await self._watch


def _ended(code: int) -> str:
    return f"signal {-code}" if code < 0 else f"exit code {code}"
