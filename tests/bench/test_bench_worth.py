"""What benches say after their rows."""

from pathlib import Path

from bench.worth import SENTENCES, worth

BENCHES = Path(__file__).parents[2] / "bench"


def test_every_bench_says_what_its_figures_are_worth_to_a_person() -> None:
    named = {path.stem for path in BENCHES.glob("[a-z]*.py") if "\ndef main(" in path.read_text("utf-8")}
    assert named == set(SENTENCES)


def test_a_board_is_told_beside_what_another_bot_takes() -> None:
    rows = [
        {"name": "picture of florence: after a move", "value": 19.6},
        {"name": "picture of florence: first of a process, not warmed", "value": 110.2},
    ]
    ours = "to a person: a board after a move: 20 ms, the first after a restart 110"
    assert worth("picture", rows) == f"{ours}; AsyncTI4's median map takes 719 ms"
    assert worth("another", rows) is None
