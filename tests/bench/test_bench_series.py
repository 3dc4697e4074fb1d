"""A series of games is added to only while the code that thinks is the same."""

import shutil
from pathlib import Path
from random import Random

import pytest

from bench.kit import series
from games.titles import TITLES

ADVISED = [name for name, title in TITLES.items() if title.advisor is not None]


@pytest.mark.parametrize("title", ADVISED)
def test_the_mark_changes_with_all_code_that_thinks_and_all_that_was_learned(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in ("computer", title):
        shutil.copytree(series.ROOT / "games" / part, tmp_path / "games" / part)
    monkeypatch.setattr(series, "ROOT", tmp_path)
    folder, marks = tmp_path / "games" / title, [series.mark_of(title)]
    (folder / "puzzles.json").write_text("{}", "utf-8")
    assert series.mark_of(title) == marks[0], "puzzles are no part of thinking"
    thinking = [*(folder / "computer").glob("*.py"), *(tmp_path / "games/computer").glob("*.py")]
    learned = [path for path in folder.rglob("*.json") if path.name != "puzzles.json"]
    for path in (*thinking, *learned):
        path.write_text(path.read_text("utf-8") + "\n# another\n", "utf-8")
        marks.append(series.mark_of(title))
    assert len(set(marks)) == len(marks)


@pytest.mark.parametrize(
    ("wins", "losses", "said"),
    [(13, 0, None), (14, 0, True), (0, 11, False), (30, 20, None), (65, 39, True), (45, 55, False)],
)
def test_the_sequential_test_ends_when_the_evidence_is_enough(
    wins: int, losses: int, said: bool | None
) -> None:
    assert series.verdict([1.0] * wins + [0.0] * losses) is said


def test_the_sequential_test_is_right_in_nineteen_of_twenty_series() -> None:
    rng = Random(3)
    for share, better in ((series.NULL, False), (series.BETTER, True)):
        right = 0
        for _ in range(400):
            won: list[float] = []
            while (said := series.verdict(won)) is None:
                won.append(float(rng.random() < share))
            assert len(won) <= series.MOST_GAMES
            right += said is better
        assert right >= 0.93 * 400


def test_a_series_that_has_shown_nothing_in_the_end_is_not_better() -> None:
    won = [float(at % 9 < 5) for at in range(series.MOST_GAMES)]
    assert series.verdict(won[:-1]) is None and series.verdict(won) is False


def test_ratings_add_up_along_a_ladder_whose_odds_multiply() -> None:
    share = 10 / 13  # of three levels, each wins ten games for three that it loses
    squared = 100 / 109
    assert series.rating(share) == pytest.approx(209.2, abs=0.1)
    assert series.rating(squared) == pytest.approx(2 * series.rating(share))
    assert series.rating(1 - share) == pytest.approx(-series.rating(share))
    assert series.rating(0.5) == 0 and series.rating(1.0) == -series.rating(0.0) == float("inf")
