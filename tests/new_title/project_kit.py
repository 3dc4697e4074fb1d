"""A copy of the project in which titles can be added and the project's own checks run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(
    ".*", "node_modules", "__pycache__", "artefacts", "play", "docs", "*.sqlite3*"
)


def copied(folder: Path) -> Path:
    """The project's code, tests and words in a folder of its own."""
    root = folder / "project"
    shutil.copytree(ROOT, root, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "docs", root / "docs", ignore=shutil.ignore_patterns("pictures"))
    (root / ".git").mkdir()  # so that ruff looks no further up for its settings
    return root


def check_run(root: Path, module: str, *arguments: str) -> str:
    """Run a module in the copy; what it says. AssertionError if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def files_of(title: str) -> list[str]:
    """The folders of a title."""
    return [f"games/{title}", f"render/{title}", f"tests/{title}"]
