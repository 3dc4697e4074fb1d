"""`python -m bench`, as somebody types it."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def bench(*words: str) -> str:
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_help_says_what_each_bench_measures_and_what_options_it_has() -> None:
    assert "study       The time to open a study at a random moment of a game, over all titles" in bench(
        "--help"
    )
    told = bench("load", "--help")
    assert "--store {sqlite,postgresql}" in told and "Two thousand live tables" in told


def test_a_title_whose_orders_go_further_plays_the_games_itself() -> None:
    rows = json.loads(bench("handovers", "--title", "fugger", "--games", "1", "--json"))
    assert len(rows) == 5 and all(0 < row["value"] < row["floor"] for row in rows)
