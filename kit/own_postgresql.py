"""A PostgreSQL of one's own, for tests, benches and the soak: on a socket in a temporary folder.

with OwnServer() as server:
    store = await open_store(server.new_database())
"""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

BINARIES = "/usr/lib/postgresql/*/bin"
"""Where Debian installs them."""

STARTS_IN = 180.0

FAST = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""Settings of a server whose data need not survive a power cut."""


def binaries() -> Path | None:
    """The folder with `initdb` and `postgres` of the newest version; None: PostgreSQL isn't installed."""
    found = [Path(path) for path in glob.glob(BINARIES) if (Path(path) / "initdb").exists()]
    if found:
        return max(
            found, key=lambda path: [int(part) for part in path.parent.name.split(".") if part.isdigit()]
        )
    in_path = shutil.which("initdb")
    return None if in_path is None else Path(in_path).resolve().parent


class OwnServer:
    """A server with a superuser without a password. Only this machine's users reach its socket; no port is
    opened."""

    def __init__(self, fast: bool = True, settings: tuple[str, ...] = (), superuser: str = "loggia") -> None:
        """`fast`: acknowledged writes may not be on disk yet. A kill of the server loses nothing even so."""
        where = binaries()
        if where is None:
            raise FileNotFoundError("PostgreSQL is not installed: apt-get install postgresql")
        self._binaries = where
        self._settings = (*(FAST if fast else ()), "shared_buffers=32MB", "max_connections=200", *settings)
        # A short path: a socket's name has room for about a hundred letters.
        self.folder = Path(tempfile.mkdtemp(prefix="loggia-pg-", dir="/tmp"))
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._superuser = superuser
        self._user = self._unprivileged()

    def _unprivileged(self) -> int | None:
        """PostgreSQL refuses to run as root: then it runs as an unprivileged user."""
        if os.geteuid() != 0:
            return None
        try:
            user = pwd.getpwnam("postgres").pw_uid
        except KeyError:
            user = pwd.getpwnam("nobody").pw_uid
        os.chown(self.folder, user, -1)
        return user

    def __enter__(self) -> Self:
        try:
            made = ("-D", self.folder / "data", "-U", self._superuser, "-A", "trust", "-E", "UTF8", "-N")
            self._run("initdb", *made)
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start, or start again, and wait until it answers."""
        places = ("-D", self.folder / "data", "-k", self.folder, "-h", "")
        settings = [word for setting in self._settings for word in ("-c", setting)]
        command = [self._binaries / "postgres", *places, *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, user=self._user
            )
        until = time.monotonic() + STARTS_IN
        while subprocess.run(self._command("pg_isready", "-q"), check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL has not started: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop: SIGINT disconnects all clients and writes everything, SIGQUIT is a crash."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(STARTS_IN)

    @property
    def pid(self) -> int:
        """The id of the server's main process."""
        assert self._process is not None
        return self._process.pid

    def new_database(self, like: str = "") -> str:
        """The address of a new database, empty or a copy of another one, which nobody may use meanwhile."""
        self._databases += 1
        name = f"loggia{self._databases}"
        template = f" TEMPLATE {urlsplit(like).path.strip('/')}" if like else ""
        self.psql(f"CREATE DATABASE {name}{template}", "postgres")
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database, for the role that the bot has everywhere."""
        return f"postgresql://loggia@/{name}?host={self.folder}"

    def psql(self, statement: str, database: str) -> str:
        """Run a statement as administrator; returns its plain output."""
        command = self._command("psql", "-qAtX", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", statement)
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def _command(self, name: str, *words: object) -> list[str]:
        return [str(self._binaries / name), "-h", str(self.folder), "-U", self._superuser, *map(str, words)]

    def _run(self, name: str, *words: object) -> None:
        command = [str(self._binaries / name), *map(str, words)]
        done = subprocess.run(command, cwd=self.folder, user=self._user, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{name} failed: {done.stderr}")
