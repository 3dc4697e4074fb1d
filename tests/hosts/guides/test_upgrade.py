"""`make upgrade` in a clone of a repository: a backup first, the new version, and the way back."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from guide_kit import DOCKER, add_table, lobbies
from host_kit import ROOT

from scripts import upgrade

PARTS = ("db", "games", "words", "locale", "cogs", "bot.py")
"""What the store's commands import."""

SYSTEMCTL = """#!/bin/sh
echo "systemctl $*" >> "$NOTED"
[ "$1" = start ] && [ -e broken ] && { echo "it does not start" >&2; exit 1; }
exit 0
"""


class Host:
    """A machine with a clone of a repository, a database beside it, and stand-ins for systemd and Docker."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.origin, self.root, self.units = (folder / name for name in ("origin", "opt", "units"))
        self.data, self.noted = folder / "data", folder / "noted"
        for place in (self.origin, self.units, self.data, folder / "bin"):
            place.mkdir()
        for part in PARTS:
            (self.origin / part).symlink_to(ROOT / part)
        (self.origin / "deploy").mkdir()
        for name in ("loggia.service", "compose.yaml"):
            shutil.copy(ROOT / "deploy" / name, self.origin / "deploy")
        (self.origin / "Makefile").write_text('install:\n\t@echo install >> "$$NOTED"\n')
        (self.origin / ".gitignore").write_text(".env\n.venv\n")
        (self.origin / "version").write_text("old\n")
        for name, value in {"NAME": "Ada", "EMAIL": "ada@example.org"}.items():
            monkeypatch.setenv(f"GIT_AUTHOR_{name}", value)
            monkeypatch.setenv(f"GIT_COMMITTER_{name}", value)
        self.git(self.origin, "init", "--quiet", "--initial-branch=main")
        self.commit("first")
        self.git(folder, "clone", "--quiet", str(self.origin), str(self.root))
        (self.root / ".venv" / "bin").mkdir(parents=True)
        (self.root / ".venv" / "bin" / "python").symlink_to(sys.executable)
        self.database = self.data / "loggia.sqlite3"
        (self.root / ".env").write_text(f"DISCORD_TOKEN=a.b.c\nLOGGIA_DB={self.database}\n")
        shutil.copy(ROOT / "deploy" / "loggia.service", self.units)
        for name, text in {"systemctl": SYSTEMCTL, "docker": DOCKER}.items():
            (folder / "bin" / name).write_text(text)
            (folder / "bin" / name).chmod(0o755)
        monkeypatch.setenv("PATH", f"{folder / 'bin'}:{os.environ['PATH']}")
        monkeypatch.setenv("NOTED", str(self.noted))
        monkeypatch.setenv("STANDS_FOR_VAR", str(self.data))
        monkeypatch.setenv(
            "PYTHONPATH", os.pathsep.join(path for path in sys.path if "site-packages" in path)
        )
        asyncio.run(add_table(self.database))

    def git(self, place: Path, *words: str) -> str:
        done = subprocess.run(["git", *words], cwd=place, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def commit(self, message: str) -> None:
        self.git(self.origin, "add", ".")
        self.git(self.origin, "commit", "--quiet", "--message", message)

    def new_version(self, **files: str) -> None:
        """A commit that the host does not have yet."""
        for name, text in {"version": "new\n", **files}.items():
            path = self.origin / name.replace("__", "/")
            path.write_text(text)
        self.commit("second")

    def run(self, *arguments: str) -> int:
        return upgrade.main(list(arguments), self.root, self.units)

    @property
    def version(self) -> str:
        return (self.root / "version").read_text().strip()

    def said(self) -> list[str]:
        """The commands noted since the last time."""
        lines = self.noted.read_text().splitlines() if self.noted.exists() else []
        self.noted.unlink(missing_ok=True)
        return lines


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    return Host(tmp_path, monkeypatch)


def test_it_stops_backs_up_upgrades_and_starts_and_goes_back_with_the_old_database(host: Host) -> None:
    host.new_version(**{"deploy__loggia.service": "[Unit]\nDescription=another\n"})
    assert host.run() == 0 and host.version == "new"
    assert host.said() == [
        "systemctl stop loggia",
        "install",
        "systemctl daemon-reload",
        "systemctl start loggia",
    ]
    assert "another" in (host.units / "loggia.service").read_text()
    (backup,) = host.data.glob("before-*.sqlite3")
    assert asyncio.run(lobbies(backup)) == 1
    asyncio.run(add_table(host.database))
    assert host.run("--back") == 0 and host.version == "old"
    assert asyncio.run(lobbies(host.database)) == 1
    (aside,) = host.data.glob("loggia.sqlite3-before-*/loggia.sqlite3")
    assert asyncio.run(lobbies(aside)) == 2, "what was played since is kept"
    assert (
        host.said()[0] == "systemctl stop loggia"
        and "another" not in (host.units / "loggia.service").read_text()
    )


def test_a_version_that_does_not_start_makes_way_for_the_old_one(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    host.new_version(broken="")
    assert host.run() == 1 and host.version == "old"
    told = capsys.readouterr().err
    assert "the old one runs again" in told and "it does not start" in told
    assert host.said()[-1] == "systemctl start loggia"
    assert asyncio.run(lobbies(host.database)) == 1
    assert host.run("--back") == 1 and "No upgrade is noted" in capsys.readouterr().err


def test_if_the_old_one_does_not_start_again_both_reasons_are_told(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    host.new_version()
    (host.root / "broken").touch()
    assert host.run() == 1 and host.version == "old"
    told = capsys.readouterr().err
    assert told.count("it does not start") == 2 and "make downgrade" in told
    (host.root / "broken").unlink()
    assert host.run("--back") == 0 and asyncio.run(lobbies(host.database)) == 1


def test_without_a_good_backup_nothing_is_upgraded(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    host.new_version()
    host.database.write_bytes(b"damaged")
    assert host.run() == 1 and host.version == "old"
    assert "db.backup" in capsys.readouterr().err
    assert host.said() == ["systemctl stop loggia", "systemctl start loggia"]


def test_if_the_way_back_cannot_be_noted_nothing_is_upgraded(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    host.new_version()
    (host.root / ".git" / "loggia-upgrade.new").mkdir()  # as a full disk would, nothing can be written there
    assert host.run() == 1 and host.version == "old"
    assert "nothing has been upgraded" in capsys.readouterr().err
    assert host.said() == ["systemctl stop loggia", "systemctl start loggia"]


def test_a_unit_that_is_missing_is_written_anew(host: Host) -> None:
    host.new_version()
    (host.units / "loggia.service").unlink()
    assert host.run() == 0 and host.version == "new"
    assert host.said()[2:] == ["systemctl daemon-reload", "systemctl start loggia"]
    assert (host.units / "loggia.service").read_bytes() == (host.root / "deploy/loggia.service").read_bytes()


def test_a_new_version_without_its_unit_makes_way_for_the_old_one(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    (host.origin / "deploy" / "loggia.service").unlink()
    host.new_version()
    assert host.run() == 1 and host.version == "old"
    assert "loggia.service can't be brought up to date" in capsys.readouterr().err
    assert host.said()[-1] == "systemctl start loggia"


def test_a_tool_that_is_not_there_is_told(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    host.new_version()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", "")
        assert host.run() == 1
    assert "can't be run" in capsys.readouterr().err


def test_changed_files_own_commits_and_no_news_leave_the_bot_running(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    assert host.run() == 0 and "newest version already" in capsys.readouterr().out
    host.new_version()
    (host.root / "version").write_text("mine\n")
    assert host.run() == 1 and "have been changed here" in capsys.readouterr().err
    host.git(host.root, "commit", "--quiet", "--all", "--message", "mine")
    assert host.run() == 1 and "commits here" in capsys.readouterr().err
    assert host.said() == [] and not list(host.data.glob("before-*"))


def test_in_a_container_it_is_the_same(host: Host) -> None:
    host.new_version()
    file = "deploy/compose.yaml"
    assert host.run("--compose", file) == 0 and host.version == "new"
    steps = [line.removeprefix(f"docker compose -f {file} ") for line in host.said()]
    assert steps == ["stop bot", "build bot", "up -d --wait bot"]
    asyncio.run(add_table(host.database))
    assert host.run("--back", "--compose", file) == 0 and host.version == "old"
    assert asyncio.run(lobbies(host.database)) == 1


def test_a_postgresql_is_left_to_the_guide(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    (host.root / ".env").write_text("DISCORD_TOKEN=a.b.c\nLOGGIA_DB=postgresql://loggia@/loggia\n")
    assert host.run() == 1 and "hosting-postgresql.md" in capsys.readouterr().err


def test_the_host_of_a_container_needs_no_packages() -> None:
    command = ["python3", "-S", "-c", "import scripts.upgrade"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    assert subprocess.run(command, cwd=ROOT, env=clean, check=False).returncode == 0
