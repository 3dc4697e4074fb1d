"""The bot as a host runs it: `bot.py` in its own process against a sandbox, with the host's settings."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any

from waiting import PATIENCE, until

from sandbox import Sandbox

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """A port on which nobody listens, and which the system gives to nobody who asks for any port."""
    while True:
        port = random.SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


class Hosted:
    """A bot process; its output goes to a file."""

    def __init__(self, sandbox: Sandbox, folder: Path, name: str = "bot", **settings: str) -> None:
        self.sandbox = sandbox
        self.log = folder / f"{name}.log"
        self.settings = {"LOGGIA_DB": str(folder / "loggia.sqlite3")} | settings
        self.script = "tests/bot_for_tests.py"
        self.folder = ROOT
        self.through: list[str] = []
        self.arguments: list[str] = []
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start the bot in the sandbox."""
        clean = {
            name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "LOGGIA"))
        }
        command = [sys.executable, "-m", "sandbox.launch", "--url", self.sandbox.url, self.script]
        self.process = subprocess.Popen(
            [*self.through, *command, *self.arguments],
            cwd=self.folder,
            env=clean | self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert self.process.stdout is not None
        self._noting = threading.Thread(target=self._note, args=(self.process.stdout,), daemon=True)
        self._noting.start()

    def _note(self, spoken: IO[bytes]) -> None:
        """Write down what it says: a disk that takes nothing from the bot must not keep that from us."""
        with self.log.open("ab") as log, spoken:
            for line in spoken:
                log.write(line)
                log.flush()

    @property
    def said(self) -> str:
        """The bot's log so far."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    async def says(self, what: str) -> None:
        """Wait until the log contains this."""

        async def there() -> bool:
            return what in self.said

        await until(there, f"{what!r} in:\n{self.said[-3000:]}")

    async def ended(self) -> int:
        """Wait until the process has ended; its exit code."""

        async def over() -> bool:
            assert self.process is not None
            return self.process.poll() is not None

        await until(over, f"the end of:\n{self.said[-3000:]}")
        assert self.process is not None
        await asyncio.to_thread(self._noting.join, PATIENCE)
        return self.process.returncode

    def kill(self) -> None:
        """SIGKILL, if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    async def stop(self, how: int = 2) -> int:
        """End it as a host would; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return await self.ended()


@asynccontextmanager
async def hosted(sandbox: Sandbox, folder: Path, name: str = "bot", **settings: str) -> AsyncIterator[Hosted]:
    """A bot that is connected; killed in the end if it still runs."""
    bot = Hosted(sandbox, folder, name, **settings)
    bot.launch()
    try:
        await bot.says("connected to Gateway")
        yield bot
    finally:
        bot.kill()


async def fetch(url: str) -> tuple[int, str]:
    """The text of a page, and its status; 0 if nobody listens."""

    def get() -> tuple[int, str]:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode()
        except OSError:
            return 0, ""

    return await asyncio.to_thread(get)


def json_lines(text: str) -> list[dict[str, Any]]:
    """Lines of JSON, read."""
    return [json.loads(line) for line in text.splitlines()]


class Manager:
    """systemd's end of the socket."""

    def __enter__(self) -> Manager:
        self._place = tempfile.TemporaryDirectory()
        self.address = f"{self._place.name}/notify"
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(self.address)
        self.words: list[str] = []
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()
        self._place.cleanup()

    def _listen(self) -> None:
        """All the time: a socket holds ten words, and what comes then is lost."""
        while heard := self._line.recv(4096).decode():
            self.words.extend(heard.splitlines())

    def all_heard(self) -> list[str]:
        """All that was said, once nobody says anything more."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as last:
            last.sendto(b"", self.address)
        self._listening.join()
        return self.words
