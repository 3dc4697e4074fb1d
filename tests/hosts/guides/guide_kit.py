"""Runs the commands of the pages for hosts in a folder that takes the place of the host's machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from host_kit import ROOT

from db import NewTable, open_store, random_id
from kit.own_postgresql import OwnServer, binaries

PAGES = ("hosting", "hosting-postgresql", "monitoring", "playing")
GUIDE = "\n".join([(ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8") for page in PAGES])
"""What hosts and moderators read."""

BLOCKS = [
    re.sub(r"^    ", "", found, flags=re.MULTILINE)
    for found in re.findall(r"(?:^    .*\n)+", GUIDE, re.MULTILINE)
]

SUDO = """#!/bin/bash
# As whoever runs the tests; for PostgreSQL, which asks for the role's name alone, as who is named.
while [[ $1 == -* ]]; do [ "$1" = -u ] && export PGUSER=$2 && shift; shift; done
exec "$@"
"""
DOCKER = f'#!/bin/bash\nexec {sys.executable} {Path(__file__).with_name("docker_stand_in.py")} "$@"\n'
NOTED = '#!/bin/bash\necho "${0##*/} $*" >> "$NOTED"\n'


def block(line: str) -> str:
    """The one block of the guide in which this stands."""
    (found,) = [one for one in BLOCKS if line in one]
    return found


class Machine:
    """A host's machine in a folder: /opt/loggia has the project; `sudo`, `systemctl`, `git` and `docker` are
    stand-ins."""

    def __init__(self, folder: Path, server: OwnServer | None = None) -> None:
        self.opt, self.var, self.units = (folder / name for name in ("opt", "var", "units"))
        self.noted, self.server = folder / "noted", server
        for place in (self.opt, self.var, self.units):
            place.mkdir()
        for entry in ROOT.iterdir():
            if not entry.name.startswith((".env", ".git")):
                (self.opt / entry.name).symlink_to(entry)
        shutil.copy(ROOT / ".env.example", self.opt)
        self.programs = folder / "bin"
        self.programs.mkdir()
        for name, text in {"sudo": SUDO, "systemctl": NOTED, "docker": DOCKER, "git": NOTED}.items():
            (self.programs / name).write_text(text)
            (self.programs / name).chmod(0o755)

    def run(self, commands: str, check: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
        """Run a block as it stands, ending with the first command that fails."""
        path = [self.programs, binaries() or "", Path(sys.executable).parent, os.environ["PATH"]]
        ours = {"NOTED": str(self.noted), "STANDS_FOR_VAR": str(self.var)}
        env = {"PATH": ":".join(str(one) for one in path if one)} | ours | env
        if self.server is not None:
            env = {"PGHOST": str(self.server.folder)} | env
        clean = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PG", "LOGGIA", "DISCORD"))
        }
        done = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", self.here(commands)],
            cwd=self.opt,
            env=clean | env,
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done

    def here(self, text: str) -> str:
        """The same with this machine's folders."""
        places = {"/opt/loggia": self.opt, "/var/lib/loggia": self.var, "/etc/systemd/system": self.units}
        if self.server is not None:
            places["/var/run/postgresql"] = self.server.folder
        for named, place in places.items():
            text = text.replace(named, str(place))
        return text


async def add_table(path: Path) -> None:
    """Put a lobby into a database."""
    async with await open_store(path) as store:
        lobby = NewTable(
            guild_id=1,
            channel_id=random_id(),
            title="florence",
            language="en",
            host_user=1,
            at=1,
            options=b"\x80",
        )
        await store.create(lobby)


async def lobbies(path: Path) -> int:
    """Number of lobbies in a database, which is whole."""
    async with await open_store(path) as store:
        assert await store.problems() == ()
        return (await store.counts()).lobby
