"""`make release` in a repository of its own: what it makes, and what it refuses."""

from __future__ import annotations

import hashlib
import os
import subprocess
import tarfile
from pathlib import Path

import pytest

from games.version import VERSION
from scripts import release

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = """# Changelog

## [1.2.3] - unreleased

### For players

- A new game.

## [1.2.2] - 2026-01-01

- Old.
"""
MAKEFILE = "test test-rest:\n\t@echo $@ >> .git/ran\n\t@test ! -e .git/broken\n"
DOCKER = """#!/bin/sh
case "$1 $2" in "info "|"buildx version") exit 0;; esac
for word in "$@"; do case $word in type=docker,dest=*) echo "$@" > "${word#type=docker,dest=}";; esac; done
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a version, a changelog, and a Makefile whose tests note that they ran."""
    root = tmp_path / "checkout"
    (root / "games").mkdir(parents=True)
    (root / "games" / "version.py").write_text('VERSION = "1.2.3"\n')
    (root / "CHANGELOG.md").write_text(CHANGELOG)
    (root / "Makefile").write_text(MAKEFILE)
    (root / ".gitignore").write_text("/dist/\n")
    for name, value in {"NAME": "Ada", "EMAIL": "ada@example.org"}.items():
        monkeypatch.setenv(f"GIT_AUTHOR_{name}", value)
        monkeypatch.setenv(f"GIT_COMMITTER_{name}", value)
    # Container runtimes of this machine are out of reach; a test puts its own here.
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("git", "make", "sh"):
        (programs / name).symlink_to(
            next(path for one in os.environ["PATH"].split(":") if (path := Path(one) / name).exists())
        )
    for name in ("test", "echo", "tar", "gzip"):
        (programs / name).symlink_to(f"/usr/bin/{name}")
    monkeypatch.setenv("PATH", str(programs))
    git(root, "init", "--quiet", "--initial-branch=main")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message=first")
    return root


def git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_it_tests_dates_tags_and_writes_notes_source_and_sums(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(checkout) == 0
    assert (checkout / ".git" / "ran").read_text().split() == ["test", "test-rest"]
    assert "No container runtime runs here" in capsys.readouterr().out
    assert "- unreleased" not in (checkout / "CHANGELOG.md").read_text()
    assert git(checkout, "rev-list", "-n1", "v1.2.3") == git(checkout, "rev-parse", "HEAD")
    assert git(checkout, "status", "--porcelain") == ""
    notes = "### For players\n\n- A new game."
    assert git(checkout, "tag", "--list", "--format=%(contents)", "v1.2.3") == f"Loggia 1.2.3\n\n{notes}"
    made = checkout / "dist"
    assert (made / "loggia-1.2.3-notes.md").read_text() == f"{notes}\n"
    with tarfile.open(made / "loggia-1.2.3.tar.gz") as source:
        assert "loggia-1.2.3/games/version.py" in source.getnames()
    sums = dict(line.split("  ")[::-1] for line in (made / "SHA256SUMS").read_text().splitlines())
    assert sums == {
        name: hashlib.sha256((made / name).read_bytes()).hexdigest()
        for name in ("loggia-1.2.3-notes.md", "loggia-1.2.3.tar.gz")
    }


def test_where_a_runtime_is_it_makes_an_image_for_each_architecture_also_in_a_second_run(
    checkout: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(checkout) == 0
    docker = tmp_path / "bin" / "docker"
    docker.write_text(DOCKER)
    docker.chmod(0o755)
    assert release.main(checkout) == 0
    assert "Images for amd64 and arm64" in capsys.readouterr().out
    for architecture in ("amd64", "arm64"):
        built = (checkout / "dist" / f"loggia-1.2.3-{architecture}.tar").read_text()
        assert f"--platform linux/{architecture} " in built and "deploy/Dockerfile" in built
    assert (checkout / ".git" / "ran").read_text().split() == ["test", "test-rest"], "tested once"
    assert "amd64.tar" in (checkout / "dist" / "SHA256SUMS").read_text()


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("dirty", "not committed"),
        ("untold", "CHANGELOG.md has nothing under"),
        ("broken", "`make test test-rest` has failed"),
        ("earlier", "raise the version"),
    ],
)
def test_it_refuses_in_a_sentence_and_tags_nothing(
    checkout: Path, what: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if what == "dirty":
        (checkout / "Makefile").write_text(MAKEFILE + "\n")
    elif what == "untold":
        (checkout / "CHANGELOG.md").write_text(CHANGELOG.replace("1.2.3", "1.2.1"))
        git(checkout, "commit", "--all", "--quiet", "--message=second")
    elif what == "broken":
        (checkout / ".git" / "broken").touch()
    else:
        git(checkout, "tag", "v1.2.3")
        git(checkout, "commit", "--allow-empty", "--quiet", "--message=second")
    tags = git(checkout, "tag")
    assert release.main(checkout) == 1
    assert told in capsys.readouterr().err
    assert git(checkout, "tag") == tags and not (checkout / "dist").exists()


def test_the_changelog_tells_of_the_present_version() -> None:
    assert release.version_in(ROOT) == VERSION
    assert release.section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), VERSION)[1]
