"""Every command line of docs/adding-a-title.md runs on what its first one has written, untouched."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from project_kit import ROOT, copied
from steps_kit import CREATE, OTHERS, PYTHON, TITLE

SCRIPT = (ROOT / "docs" / "titles" / "script.md").read_text(encoding="utf-8")
UNTIL_STOPPED, WHOLE = {"play"}, {"laws", "test-rest"}
"""Targets of make that run until they are stopped, and those that check the whole project at length."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = copied(tmp_path_factory.mktemp("guide"))
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", root / ".mypy_cache")
    check_run(root, CREATE)
    return root


def check_run(root: Path, command: str) -> None:
    """Run a command line in the project, with this Python in the place of its own."""
    if command.startswith("make "):
        # `-o env`: nothing is installed.
        words = ["make", "-o", "env", f"BIN={Path(sys.executable).parent}", *shlex.split(command)[1:]]
    else:
        assert command.startswith(PYTHON), command
        words = [sys.executable, *shlex.split(command.removeprefix(PYTHON))]
    done = subprocess.run(words, cwd=root, env=alone(root), capture_output=True, text=True, check=False)
    assert done.returncode == 0, command + done.stdout[-4000:] + done.stderr[-2000:]


def alone(root: Path) -> dict[str, str]:
    """The environment of the copy, without what pytest tells its workers. axe-core is the project's own."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    axe = mine.get("LOGGIA_AXE", str(ROOT / "node_modules" / "axe-core" / "axe.min.js"))
    return {**mine, "LOGGIA_AXE": axe, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}


def test_the_guide_begins_with_what_writes_a_title_and_names_all_checks() -> None:
    assert CREATE.startswith(f"{PYTHON}-m scripts.new_title {TITLE} ")
    assert OTHERS[:3] == [f"{PYTHON}-m pytest -n 2 tests -k {TITLE}", "make lint types arrows", "make play"]
    targets = {word for command in OTHERS if command.startswith("make ") for word in command.split()[1:]}
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^[\w -]*\b{re.escape(target)}\b[\w -]*:", made, re.M) for target in targets)


@pytest.mark.rest
@pytest.mark.parametrize(
    "command",
    [one for one in OTHERS if not {*one.removeprefix("make ").split()} & (UNTIL_STOPPED | WHOLE)],
    ids=lambda command: command.replace(TITLE, "title"),  # else `-k` with the title's name finds this test
)
def test_every_command_of_the_guide_runs_on_an_untouched_title(command: str, project: Path) -> None:
    check_run(project, command)


def test_a_game_is_played_from_the_script_of_the_page(project: Path, tmp_path: Path) -> None:
    """With `make play` as the page says."""
    (code,) = re.findall(r"```python\n(# file: play_cairn.py\n.*?)```", SCRIPT, re.S)
    (project / "play_cairn.py").write_text(code, encoding="utf-8")
    played = [sys.executable, "-m", "scripts.play", "--no-browser", "--port", "0", "--folder", str(tmp_path)]
    with subprocess.Popen(played, cwd=project, env=alone(project), stdout=subprocess.PIPE, text=True) as play:
        try:
            assert play.stdout is not None
            while "Loggia is at " not in (line := play.stdout.readline()):
                assert play.poll() is None, line
                time.sleep(0.1)
            url = line.split()[3]
            done = subprocess.run(
                [sys.executable, "play_cairn.py", TITLE, url],
                cwd=project,
                env=alone(project),
                capture_output=True,
                text=True,
                check=False,
            )
        finally:
            play.send_signal(signal.SIGINT)
    assert done.returncode == 0, done.stderr
    assert "Your turn." in done.stdout
