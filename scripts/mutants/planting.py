"""Plants a fault into a copy of the project and removes it again."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[2]
LISTS = sorted(Path(__file__).parent.glob("*.toml"))
"""Each title's rules have their own list."""

LEFT_OUT = shutil.ignore_patterns(
    ".*", "node_modules", "__pycache__", "artefacts", "play", "pictures", "*.sqlite3*"
)
PATIENCE = 240.0
"""Seconds after which the tests of one fault are stopped."""

HURRIED = {"TESTS_PATIENCE": "60", "SANDBOX_PATIENCE": "60", "SANDBOX_ANSWER": "30"}
"""Seconds the tests wait for what a fault may prevent; shorter than by default."""

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", flags=re.MULTILINE)

WAITING = ("tests/cogs", "tests/computer", "tests/page", "tests/hosts", "tests/soak")

Verdict = Literal["caught", "survived", "stale", "slow", "broken"]


class Outcome(NamedTuple):
    """The outcome of a fault, and the test that saw it."""

    verdict: Verdict
    by: str = ""


class PlantedFault(msgspec.Struct, frozen=True):
    """`find` occurs once in `file`. With `put` in its place, one of `tests` (pytest's arguments) must
    fail; without `tests`, one of the folder's tests."""

    name: str
    file: str
    find: str
    put: str
    tests: list[str] = []

    def words(self) -> list[str]:
        """pytest's arguments."""
        return self.tests or rooms(self.file)

    @property
    def waits(self) -> bool:
        """Whether its tests run a whole bot, which may wait long for something that doesn't happen."""
        return any(one.startswith(WAITING) for one in self.words())

    def fits(self, root: Path) -> bool:
        """Whether the text occurs exactly once."""
        path = root / self.file
        return path.is_file() and path.read_text(encoding="utf-8").count(self.find) == 1


def rooms(file: str) -> list[str]:
    """The tests of a file: those of the innermost folder that has a test folder of its name."""
    for folder in Path(file).parents[:-1]:
        if (ROOT / "tests" / folder.name).is_dir():
            return [f"tests/{folder.name}"]
    return ["tests/words" if file.startswith("locale/") else "tests/cogs"]


def faults(*lists: Path) -> list[PlantedFault]:
    """All lists, or these, each in order."""
    listed = [
        one for path in lists or LISTS for one in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
    ]
    return msgspec.convert(listed, list[PlantedFault])


def copy_project(folder: Path) -> Path:
    """The project's code, tests and words."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    return folder


def try_fault(fault: PlantedFault, root: Path) -> Outcome:
    """Plant a fault in the copy at `root`, run its tests, and remove it."""
    if not fault.fits(root):
        return Outcome("stale")
    path = root / fault.file
    before = path.read_text(encoding="utf-8")
    _write(path, before.replace(fault.find, fault.put))
    try:
        return _test(fault, root)
    finally:
        _write(path, before)


def _write(path: Path, text: str) -> None:
    """Write a file and delete its compiled form: two versions of the same second and length would be taken
    for the same. Everything else is compiled once for all faults."""
    path.write_text(text, encoding="utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def _test(fault: PlantedFault, root: Path) -> Outcome:
    code, said = _run(["-x", *fault.words()], root, PATIENCE)
    if code is None:
        return Outcome("slow")
    if code == 0:
        return Outcome("survived")
    # 1: a test failed. 2: a file could not even be imported, which every test would see. Any other status:
    # there is no such test (any more), or pytest itself came to grief.
    if code not in (1, 2):
        return Outcome("broken")
    return Outcome("caught", next(iter(FAILED.findall(said)), ""))


def fail_anyway(tests: Sequence[str], root: Path) -> set[str]:
    """Those of these tests that fail in the copy at `root` without a fault: they prove nothing."""
    if not tests:
        return set()
    code, said = _run(tests, root, PATIENCE * len(tests))
    if code in (0, 1):
        return set(FAILED.findall(said))
    # One of them no longer exists, or never ends, which says nothing about the others.
    return {one for one in tests if _run([one], root, PATIENCE)[0] != 0}


def _run(words: Sequence[str], root: Path, patience: float) -> tuple[int | None, str]:
    """Run tests in a copy: pytest's status and output; None if it had to be stopped."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *words]
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(
            command,
            cwd=root,
            env={**os.environ, **HURRIED, "PYTHONPATH": str(root)},
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code: int | None = process.wait(patience)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            _end_all(process)
        said.seek(0)
        return code, said.read()


def _end_all(process: "subprocess.Popen[bytes]") -> None:
    """Stop the tests and all their processes: with a fault they may not end by themselves."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
