"""`--beside PATH`: measures another worktree of this project in turns with this one.

A worktree's code runs in its own process. The scripts are those of this folder, for both worktrees. They use
names that both have, or the earlier ones where the other worktree is older; so it needs no change.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Self

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

ENDING = 180.0
"""Seconds a process may take to end when nothing more is asked."""


def beside_argument(parser: argparse.ArgumentParser) -> None:
    """Let the command line name another worktree: `given.beside`."""
    parser.add_argument("--beside", type=Path, metavar="PATH", help="measure this worktree too, in turns")


def roots(beside: Path | None) -> list[Path]:
    """The measured worktrees, this one first. SystemExit if there is none at `beside`."""
    if beside is None:
        return [ROOT]
    if not (beside / "bot.py").is_file():
        raise SystemExit(f"{beside} is no worktree of this project")
    return [ROOT, beside.resolve()]


class Worktree:
    """A process that runs a script of this folder with a worktree's code. Questions and answers are lines of
    JSON."""

    def __init__(self, root: Path, script: str, *words: str) -> None:
        self.root = root
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(HERE / f"{script}.py"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=root,
            env=os.environ | {"PYTHONPATH": str(root)},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
        finally:
            self._process.stdout.close()
        if kind is None and self._process.returncode:
            raise RuntimeError(f"the process that measures {self.root} failed")

    def ask(self, *question: Any) -> Any:
        """The answer of the process. RuntimeError if it ends instead."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process that measures {self.root} has ended")
        return json.loads(line)


def in_turns(measured: Sequence[Worktree], rounds: int, *question: Any) -> Iterator[list[Any]]:
    """The answers of each process to the same question, round by round. The order changes with the round."""
    for number in range(rounds):
        order = list(range(len(measured)))[:: -1 if number % 2 else 1]
        found = {at: measured[at].ask(*question) for at in order}
        yield [found[at] for at in range(len(measured))]
