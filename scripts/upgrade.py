"""Upgrades a bot on its host to the newest version, or goes back to the one before.

    sudo make upgrade       with a backup before it; if the new version doesn't start, the old one goes on
    sudo make downgrade     back to the version and the database from before the last upgrade

Both stop the bot meanwhile. With `COMPOSE=deploy/compose.yaml` the bot is the service `bot` of that file, and
any Python will do; otherwise it is the systemd unit `loggia`. A PostgreSQL is upgraded by hand
(docs/hosting-postgresql.md).
"""

import json
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, Protocol

from kit.command_line import parser_of

ROOT = Path(__file__).resolve().parents[1]
UNITS = Path("/etc/systemd/system")


class NotDone(Exception):
    """A step has failed. The text is a sentence for the host."""


class Before(NamedTuple):
    """What an upgrade left behind: the commit, and the backup of the database, where its commands see it."""

    commit: str
    backup: str


class Service(Protocol):
    """How the bot runs on this machine."""

    database: str

    def stop(self) -> None: ...
    def start(self) -> None:
        """Start the bot and wait until it works. Raises NotDone."""

    def install(self) -> None:
        """Make what runs from the present checkout."""

    def store(self, command: str, *places: str) -> None:
        """Run one of the store's commands, such as `db.backup`."""


class Checkout:
    """The folder with the code. Its commands run as its owner, so that no file becomes root's."""

    def __init__(self, root: Path) -> None:
        self.root = root
        owner = root.owner()
        self.as_owner = ["sudo", "-u", owner] if os.geteuid() == 0 and owner != "root" else []

    def run(self, *command: str, owner: bool = False) -> str:
        """Run a command, and return what it prints. Raises NotDone."""
        words = [*(self.as_owner if owner else ()), *command]
        try:
            done = subprocess.run(words, cwd=self.root, capture_output=True, text=True, check=False)
        except OSError as error:
            raise NotDone(f"`{' '.join(words)}` can't be run: {error}") from error
        if done.returncode:
            raise NotDone(f"`{' '.join(words)}` has failed: {(done.stderr or done.stdout).strip()[-500:]}")
        return done.stdout.strip()

    def git(self, *words: str) -> str:
        """Run git as the owner of the folder."""
        return self.run("git", *words, owner=True)


class Systemd:
    """The unit `loggia` and the SQLite file of its settings."""

    def __init__(self, checkout: Checkout, units: Path = UNITS) -> None:
        self.checkout, self.units = checkout, units
        from cogs.app.config import (  # the host of a container lacks packages
            BadConfiguration,
            read_configuration,
        )

        try:
            settings = read_configuration(checkout.root)
        except BadConfiguration as error:
            raise NotDone(str(error)) from error
        if settings.on_postgresql:
            raise NotDone("LOGGIA_DB is a PostgreSQL: upgrade as docs/hosting-postgresql.md says.")
        self.database = settings.database

    def stop(self) -> None:
        self.checkout.run("systemctl", "stop", "loggia")

    def start(self) -> None:
        source, unit = self.checkout.root / "deploy" / "loggia.service", self.units / "loggia.service"
        try:
            if not unit.exists() or source.read_bytes() != unit.read_bytes():
                shutil.copyfile(source, unit)
                self.checkout.run("systemctl", "daemon-reload")
        except OSError as error:
            raise NotDone(f"The unit {unit} can't be brought up to date: {error}") from error
        # The unit is of the type notify: this ends when the bot has said that it runs.
        self.checkout.run("systemctl", "start", "loggia")

    def install(self) -> None:
        self.checkout.run("make", "install", owner=True)

    def store(self, command: str, *places: str) -> None:
        self.checkout.run(".venv/bin/python", "-m", command, *places, owner=True)


class Compose:
    """The service `bot` of a compose file."""

    database = "/data/loggia.sqlite3"

    def __init__(self, checkout: Checkout, file: str) -> None:
        self.checkout, self.file = checkout, file

    def _compose(self, *words: str) -> None:
        self.checkout.run("docker", "compose", "-f", self.file, *words)

    def stop(self) -> None:
        self._compose("stop", "bot")

    def start(self) -> None:
        self._compose("up", "-d", "--wait", "bot")

    def install(self) -> None:
        self._compose("build", "bot")

    def store(self, command: str, *places: str) -> None:
        self._compose("run", "--rm", "bot", "python", "-m", command, *places)


def upgrade(checkout: Checkout, service: Service) -> str:
    """Upgrade to the newest commit of the branch. Returns a sentence. Raises NotDone; then the old version
    runs, if it did before, unless the text says otherwise."""
    if checkout.git("status", "--porcelain", "--untracked-files=no"):
        raise NotDone("Files of Loggia have been changed here: commit or undo that first (git status).")
    checkout.git("fetch", "--quiet")
    old, new = checkout.git("rev-parse", "HEAD"), checkout.git("rev-parse", "@{upstream}")
    if old == new:
        return "This is the newest version already."
    if checkout.git("merge-base", old, new) != old:
        raise NotDone(
            "Loggia has commits here that the newest version lacks: git log @{upstream}.. lists them."
        )
    folder, made = Path(service.database).parent, f"{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}"
    before = Before(old, str(folder / f"before-{made}-{new[:8]}.sqlite3"))
    service.stop()
    try:
        service.store("db.backup", service.database, before.backup)
        _note_down(checkout, before)
    except NotDone:
        service.start()
        raise
    try:
        checkout.git("merge", "--ff-only", "--quiet", new)
        service.install()
        service.start()
    except NotDone as error:
        try:
            go_back(checkout, service, before)
        except NotDone as another:
            raise NotDone(
                f"The new version did not start, nor the old one again. {error}\n{another}\n"
                "When that is mended: make downgrade."
            ) from error
        raise NotDone(f"The new version did not start, and the old one runs again. {error}") from error
    return f"Upgraded from {old[:8]} to {new[:8]}. The backup is {before.backup}; back: make downgrade."


def downgrade(checkout: Checkout, service: Service) -> str:
    """Back to before the last upgrade. Returns a sentence. Raises NotDone."""
    try:
        before = Before(*json.loads(_note(checkout).read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise NotDone("No upgrade is noted here, so there is nothing to go back to.") from None
    go_back(checkout, service, before)
    return (
        f"Back at {before.commit[:8]}, with the database from before the upgrade. What was played since is "
        f"beside it, in a folder {Path(service.database).name}-before-…"
    )


def go_back(checkout: Checkout, service: Service, before: Before) -> None:
    """The old code, the old database, and the bot started. Raises NotDone."""
    service.stop()
    checkout.git("reset", "--hard", "--quiet", before.commit)
    service.install()
    service.store("db.restore", before.backup, service.database)
    service.start()
    _note(checkout).unlink()


def _note(checkout: Checkout) -> Path:
    """The file with what the last upgrade left behind. Git does not look at it."""
    return checkout.root / ".git" / "loggia-upgrade.json"


def _note_down(checkout: Checkout, before: Before) -> None:
    """Write that file. Raises NotDone, as on a full disk; then it is as the upgrade before left it."""
    note = _note(checkout)
    new = note.with_suffix(".new")
    try:
        new.write_text(json.dumps(before), encoding="utf-8")
        new.replace(note)
    except OSError as error:
        raise NotDone(f"{note} can't be written, so nothing has been upgraded: {error}") from error


def main(arguments: list[str] | None = None, root: Path = ROOT, units: Path = UNITS) -> int:
    """Run the command. Returns 0, or 1 with a sentence."""
    parser = parser_of("python -m scripts.upgrade", __doc__)
    parser.add_argument("--back", action="store_true", help="go back to before the last upgrade")
    parser.add_argument("--compose", default="", help="the compose file, if the bot runs in a container")
    given = parser.parse_args(arguments)
    try:
        checkout = Checkout(root)
        service = Compose(checkout, given.compose) if given.compose else Systemd(checkout, units)
        print((downgrade if given.back else upgrade)(checkout, service))
    except NotDone as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
