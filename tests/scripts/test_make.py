"""What `make` and CI run: all tests between them, and nothing is installed but where one asks for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from needed import BRINGS, need_postgresql

ROOT = Path(__file__).resolve().parents[2]
OF_THE_PAGE = "tests/page/test_page_fonts.py"


def commands(target: str) -> list[str]:
    """What make would run in a folder where nothing is installed yet."""
    done = subprocess.run(["make", "-nB", target], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_tests_install_nothing_but_their_python() -> None:
    for target in ("test", "test-rest"):
        installing = [line for line in commands(target) if "install" in line]
        assert installing and all(
            line.count("install") == line.count(".venv/bin/pip install") for line in installing
        )


def test_ci_installs_the_tools_and_runs_what_make_test_runs_and_the_rest() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    made = [line for line in run if "make " in line and not line.startswith("#")]
    assert made == [BRINGS, "CI=true make test", "CI=true make test-rest"]
    (tests,), (rest,) = ([one for one in commands(t) if "pytest" in one] for t in ("test", "test-rest"))
    assert tests.replace('"not rest"', "rest") == rest and "tests/" not in tests, "between them all there are"


def test_tools_that_are_there_are_not_installed_again(tmp_path: Path) -> None:
    need_postgresql()
    tools = tmp_path / "scripts" / "get_tools.sh"
    tools.parent.mkdir()
    shutil.copy(ROOT / "scripts" / "get_tools.sh", tools)
    tried = tmp_path / "tried"
    for name in ("apt-get", "npm", "sudo", "chromium"):
        (tmp_path / name).write_text(f'#!/bin/sh\necho {name} "$@" >>{tried}\n', encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    subprocess.run([tools], env=environment, check=True)
    assert tried.read_text(encoding="utf-8").startswith("npm install --no-save")
    (tmp_path / "node_modules" / "axe-core").mkdir(parents=True)
    (tmp_path / "node_modules" / "axe-core" / "axe.min.js").touch()
    tried.unlink()
    subprocess.run([tools], env=environment, check=True)
    assert not tried.exists()


@pytest.mark.parametrize(("ci", "ends"), [("", f"This brings it: {BRINGS}"), ("true", "error")])
def test_what_the_machine_lacks_is_said_in_the_last_line_and_fails_in_ci(ci: str, ends: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "1", OF_THE_PAGE],
        cwd=ROOT,
        env=os.environ | {"LOGGIA_AXE": "/nowhere/axe.min.js", "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    last = done.stdout.strip().splitlines()[-1]
    assert ends in last and ("no axe-core (" in last) is (ci == ""), done.stdout
    assert (done.returncode == 0) is (ci == "")
