"""`python -m bench`, as somebody types it, and what it says of the figures to a person."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bench import picture, thinking
from bench.__main__ import benches

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


@pytest.mark.parametrize("name", benches())
def test_every_bench_says_in_its_second_paragraph_what_it_measures_to_a_person(name: str) -> None:
    bench = import_module(f"bench.{name}")
    first, second = (bench.__doc__ or "").split("\n\n")[:2]
    assert first.endswith(".") and second.startswith("To a person: ")
    assert hasattr(bench, "to_a_person") or name == "opponents", "it prints its series itself"


def test_the_time_of_a_board_is_told_in_a_sentence() -> None:
    rows = [
        picture.AFTER_MOVE.row(19.6, of="florence"),
        picture.FIRST_NOT_WARMED.row(110.2, of="florence"),
    ]
    assert picture.to_a_person(rows) == "a board after a move takes 20 ms, the first after a restart 110"


def test_the_delay_by_thinking_is_told_in_a_sentence() -> None:
    assert "no more than 0 ms later" in thinking.to_a_person([thinking.LATENESS.row(0.4)])
