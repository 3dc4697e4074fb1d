"""`python -m bench`, as somebody types it, and what it says of the figures to a person."""

from importlib import import_module

import pytest
from bench_kit import bench_rows, bench_text

from bench import picture, thinking
from bench.__main__ import benches


def test_help_says_what_each_bench_measures_and_what_options_it_has() -> None:
    assert "study       The time to open a study at a random moment of a game, over all titles" in bench_text(
        "--help"
    )
    told = bench_text("load", "--help")
    assert "--store {sqlite,postgresql}" in told and "Two thousand live tables" in told


def test_a_title_whose_orders_go_further_plays_the_games_itself() -> None:
    rows = bench_rows("handovers", "--title", "fugger", "--games", "1")
    assert len(rows) == 5 and all(0 < row.value < (row.floor or 0.0) for row in rows)


@pytest.mark.parametrize("name", benches())
def test_every_bench_says_in_its_second_paragraph_what_it_measures_to_a_person(name: str) -> None:
    bench = import_module(f"bench.{name}")
    first, second = (bench.__doc__ or "").split("\n\n")[:2]
    assert first.endswith(".") and second.startswith("To a person: ")
    assert hasattr(bench, "to_a_person")


def test_the_time_of_a_board_is_told_in_a_sentence() -> None:
    rows = [
        picture.AFTER_MOVE.row(19.6, of="florence"),
        picture.FIRST_NOT_WARMED.row(110.2, of="florence"),
    ]
    assert picture.to_a_person(rows) == "a board after a move takes 20 ms, the first after a restart 110"


def test_the_delay_by_thinking_is_told_in_a_sentence() -> None:
    assert "no more than 0 ms later" in thinking.to_a_person([thinking.LATENESS.row(0.4)])


def test_a_series_between_two_levels_is_rows_with_their_intervals_and_the_required_share() -> None:
    rows = bench_rows("opponents", "--title", "heaven_ale", "--pair", "novice-uniform", "--games", "3")
    won, *_ = rows
    assert won.figure.least == 80.0 and won.interval is not None
    assert won.interval[0] <= won.value <= won.interval[1]
    assert "3 games" in won.of and len({row.figure.name for row in rows}) == len(rows)
