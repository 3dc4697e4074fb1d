"""`python -m bench`, as somebody types it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from bench.kit.rows import BenchRow

ROOT = Path(__file__).parents[2]


def bench_text(*words: str) -> str:
    """What a bench prints."""
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def bench_rows(*words: str) -> list[BenchRow]:
    """The rows of a bench, from its JSON."""
    return msgspec.json.decode(bench_text(*words, "--json"), type=list[BenchRow])
