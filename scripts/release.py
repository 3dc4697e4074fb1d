"""Makes the release that `games/version.py` names, with tests, changelog, tag and files: `make release`.

Everything but the tag goes to `dist/`. A second run after a failure goes on with the tag that is there.
Images are made with Docker's buildx or with Podman. Without either the rest is made, and the command says so.
"""

import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ARCHITECTURES = ("amd64", "arm64")

UNRELEASED = "unreleased"
"""What stands in the changelog in place of a date."""


class Unreleasable(Exception):
    """Something stands in the way of a release. The text says what to do."""


def version_in(root: Path) -> str:
    """The version of a checkout. Read, not imported: it may be another checkout than this one."""
    text = (root / "games" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'^VERSION = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise Unreleasable("games/version.py names no version such as 0.3.0.")
    return found[1]


def section(changelog: str, version: str) -> tuple[str, str]:
    """The date and the text of a version in the changelog. Raises Unreleasable."""
    found = re.search(
        rf"^## \[{re.escape(version)}\] - (\S+)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[2].strip():
        raise Unreleasable(f"CHANGELOG.md has nothing under ## [{version}] - {UNRELEASED}: write it first.")
    return found[1], found[2].strip() + "\n"


class Release:
    """One release of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.version = version_in(root)
        self.tag = f"v{self.version}"
        self.made = root / "dist"

    def run(self, *command: str, output: bool = False) -> str:
        """Run a command in the checkout. Raises Unreleasable if it fails."""
        done = subprocess.run(
            command, cwd=self.root, stdout=subprocess.PIPE if output else None, text=True, check=False
        )
        if done.returncode:
            raise Unreleasable(f"`{' '.join(command)}` has failed (status {done.returncode}).")
        return (done.stdout or "").strip()

    def check(self) -> bool:
        """Look whether the release can be made. Returns whether its tag is there already."""
        if self.run("git", "status", "--porcelain", output=True):
            raise Unreleasable("There are changes that are not committed: commit or remove them.")
        section((self.root / "CHANGELOG.md").read_text(encoding="utf-8"), self.version)
        if not self.run("git", "tag", "--list", self.tag, output=True):
            return False
        if self.run("git", "rev-list", "-n1", self.tag, output=True) != self.run(
            "git", "rev-parse", "HEAD", output=True
        ):
            raise Unreleasable(f"{self.tag} is an earlier commit: raise the version in games/version.py.")
        return True

    def date_and_tag(self) -> None:
        """Write the date into the changelog, commit it, and tag the commit with the notes."""
        path = self.root / "CHANGELOG.md"
        text = path.read_text(encoding="utf-8")
        date, notes = section(text, self.version)
        if date == UNRELEASED:
            heading = f"## [{self.version}] - "
            path.write_text(
                text.replace(heading + UNRELEASED, f"{heading}{datetime.now(UTC):%Y-%m-%d}"), encoding="utf-8"
            )
            self.run("git", "commit", "--quiet", "--message", f"Release {self.version}", "CHANGELOG.md")
        message = f"Loggia {self.version}\n\n{notes}"
        self.run("git", "tag", "--annotate", "--cleanup=verbatim", "--message", message, self.tag)

    def write_notes_and_source(self) -> None:
        """The notes and the source of the tag."""
        _, notes = section((self.root / "CHANGELOG.md").read_text(encoding="utf-8"), self.version)
        (self.made / f"loggia-{self.version}-notes.md").write_text(notes, encoding="utf-8")
        target = self.made / f"loggia-{self.version}.tar.gz"
        self.run("git", "archive", f"--prefix=loggia-{self.version}/", f"--output={target}", self.tag)

    def build_images(self) -> str:
        """An image file for each architecture. Returns a sentence about what was made."""
        build = _builder()
        if build is None:
            return "No container runtime runs here (Docker with buildx, or Podman): no images."
        for architecture in ARCHITECTURES:
            target = self.made / f"loggia-{self.version}-{architecture}.tar"
            self.run(*build(architecture, f"loggia:{self.version}", target))
        return f"Images for {' and '.join(ARCHITECTURES)} are in dist/."

    def write_sums(self) -> None:
        """SHA-256 of every file, to be checked with `sha256sum --check`."""
        files = sorted(path for path in self.made.iterdir() if path.name != "SHA256SUMS")
        sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
        (self.made / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


def _with_buildx(architecture: str, name: str, target: Path) -> list[str]:
    output = f"type=docker,dest={target}"
    common = ["--platform", f"linux/{architecture}", "--file", "deploy/Dockerfile", "--tag", name]
    return ["docker", "buildx", "build", *common, "--output", output, "."]


def _with_podman(architecture: str, name: str, target: Path) -> list[str]:
    common = f"podman build --platform linux/{architecture} --file deploy/Dockerfile --tag {name} ."
    return ["sh", "-c", f'{common} && podman save --output "$1" {name}', "sh", str(target)]


def _builder() -> Callable[[str, str, Path], list[str]] | None:
    """What makes the command for an image on this machine, or None."""
    for make, *questions in (
        (_with_buildx, ["docker", "info"], ["docker", "buildx", "version"]),
        (_with_podman, ["podman", "info"]),
    ):
        if all(map(_answers, questions)):
            return make
    return None


def _answers(command: list[str]) -> bool:
    """Whether a program is there and does what it is asked."""
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def main(root: Path = ROOT) -> int:
    """Make the release. Returns 0, or 1 with a sentence about what stands in the way."""
    try:
        release = Release(root)
        if not release.check():
            release.run("make", "test", "test-rest")
            release.date_and_tag()
        shutil.rmtree(release.made, ignore_errors=True)
        release.made.mkdir()
        release.write_notes_and_source()
        images = release.build_images()
        release.write_sums()
    except Unreleasable as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{release.tag} is tagged; dist/ has its notes, its source and the sums. {images}")
    print(f"Publish it with: git push origin HEAD {release.tag}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
