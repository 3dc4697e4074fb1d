"""Environments of their own that see the bot's packages, with packages of titles in them."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from project_kit import ROOT

OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


class Environment:
    """A fresh environment in a folder."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.python = folder / "bin" / "python"
        (packages,) = folder.glob("lib/python*/site-packages")
        self.packages = packages
        (packages / "bot.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")

    def install(self, title: Path, wheels: Path) -> Path:
        """Build the wheel of a title's package and install it, without a network. Returns the wheel."""
        pip = ("-m", "pip", "--quiet")
        assert self.run(*pip, "wheel", *OFFLINE, "--wheel-dir", str(wheels), str(title)).returncode == 0
        (wheel,) = wheels.glob(f"{title.name.replace('-', '_')}-*.whl")
        assert self.run(*pip, "install", *OFFLINE, str(wheel)).returncode == 0
        return wheel

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the project's folder; what it says is in one text."""
        own = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **variables}
        return subprocess.run(
            [str(self.python), *arguments],
            cwd=ROOT,
            env={**os.environ, **own},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
