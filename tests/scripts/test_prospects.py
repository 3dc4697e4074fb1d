"""How the worths of Philadelphia's figures are found."""

from random import Random

import pytest

from games.philadelphia.prospects import FIGURES
from scripts.prospects import explained, odds, played, solved, surprise


def test_equations_are_solved() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    found = solved(matrix, [1.0, 2.0, 3.0])
    for line, right in zip(matrix, [1.0, 2.0, 3.0], strict=True):
        assert sum([one * value for one, value in zip(line, found, strict=True)]) == pytest.approx(right)


def test_worths_that_made_the_winners_are_found_again() -> None:
    rng, true = Random(7), [1.2, -0.6, 0.0]
    rows = []
    for _ in range(6000):
        row = [rng.uniform(-2, 2) for _ in true]
        rows.append((row, float(rng.random() < odds(row, true))))
    found = explained(rows)
    assert found == pytest.approx(true, abs=0.12)
    assert surprise(rows, found) <= surprise(rows, true) < surprise(rows, [0.0, 0.0, 0.0])


def test_a_game_between_players_who_go_by_worths_gives_positions_with_every_figure_early_and_late() -> None:
    rows = list(played(1))
    assert len(rows) > 3
    assert {len(row) for row, _ in rows} == {2 * len(FIGURES)}
    assert {won for _, won in rows} <= {0.0, 0.5, 1.0}
