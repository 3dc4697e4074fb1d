"""A fault, planted into a copy of the project and taken out again."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Literal

import msgspec

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("faults.toml")
LEFT_OUT = shutil.ignore_patterns(
    ".*", "node_modules", "__pycache__", "artefacts", "play", "pictures", "*.sqlite3*"
)
PATIENCE = 240.0
"""Seconds after which the tests of one fault are given up."""

Outcome = Literal["caught", "survived", "stale", "slow"]


class Fault(msgspec.Struct, frozen=True):
    """`find` stands once in `file`; with `put` there, one of `tests` (pytest's words) must fail."""

    name: str
    file: str
    find: str
    put: str
    tests: list[str]

    def fits(self, root: Path) -> bool:
        """Whether the text is there, once."""
        path = root / self.file
        return path.is_file() and path.read_text(encoding="utf-8").count(self.find) == 1


def faults() -> list[Fault]:
    """The list, in its order."""
    return msgspec.convert(tomllib.loads(LIST.read_text(encoding="utf-8"))["fault"], list[Fault])


def copied(folder: Path) -> Path:
    """The project's code, tests and words."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    return folder


def tried(fault: Fault, root: Path) -> Outcome:
    """Plant a fault in the copy at `root`, run its tests, and take it out again."""
    if not fault.fits(root):
        return "stale"
    path = root / fault.file
    before = path.read_text(encoding="utf-8")
    path.write_text(before.replace(fault.find, fault.put), encoding="utf-8")
    try:
        return _tested(fault, root)
    finally:
        path.write_text(before, encoding="utf-8")


def _tested(fault: Fault, root: Path) -> Outcome:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", *fault.tests]
    try:
        done = subprocess.run(
            command,
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "slow"
    # 1: a test failed. 2: a file could not even be imported, which every test would see.
    return "caught" if done.returncode in (1, 2) else "survived"
