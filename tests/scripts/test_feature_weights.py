"""How the worths of the features of positions are found."""

from random import Random

import pytest

from games.heaven_ale.computer import master_features as heaven_ale_features
from games.philadelphia.computer.features import NAMES
from games.philadelphia.computer.master_features import FEATURES, WEIGHTS
from scripts.feature_weights import heaven_ale, philadelphia_grandmaster
from scripts.feature_weights.equations import estimate, least_squares
from scripts.feature_weights.philadelphia import learn, likeliest, odds, played, surprise


def test_worths_that_made_the_winners_are_found_again() -> None:
    rng, true = Random(7), [1.2, -0.6, 0.0]
    rows = []
    for _ in range(6000):
        row = [rng.uniform(-2, 2) for _ in true]
        rows.append((row, float(rng.random() < odds(row, true))))
    found = likeliest(rows)
    assert found == pytest.approx(true, abs=0.12)
    assert surprise(rows, found) <= surprise(rows, true) < surprise(rows, [0.0, 0.0, 0.0])


def test_worths_that_are_held_stay_where_they_are_and_free_ones_are_found() -> None:
    rng, true = Random(8), [1.2, -0.6]
    rows = []
    for _ in range(3000):
        row = [rng.uniform(-2, 2) for _ in true]
        rows.append((row, float(rng.random() < odds(row, true))))
    found = likeliest(rows, [1e6, 1.0], [0.3, 0.3])
    assert found[0] == pytest.approx(0.3, abs=0.02)
    assert found[1] < -0.3


def test_worths_that_made_the_points_are_found_again_and_little_is_left_unexplained() -> None:
    rng, true = Random(9), [2.0, -0.5, 0.0, 7.0]
    rows = []
    for _ in range(2000):
        row = [rng.uniform(-3, 3), rng.uniform(0, 20), rng.uniform(-1, 1), 1.0]
        rows.append((row, estimate(row, true) + rng.gauss(0, 1)))
    found = least_squares(rows, 1.0)
    assert found == pytest.approx(true, abs=0.15)
    assert heaven_ale.explained(rows, found) > 0.9
    assert heaven_ale.explained(rows, [0.0] * 4) < 0.1
    assert abs(least_squares(rows, 1e6)[0]) < 0.1 * abs(found[0])


def test_a_game_between_players_who_go_by_worths_gives_positions_with_every_feature_early_and_late() -> None:
    rows = list(played(1))
    assert len(rows) > 3
    assert {len(row) for row, _ in rows} == {2 * len(FEATURES)}
    assert {won for _, won in rows} <= {0.0, 0.5, 1.0}


def test_a_game_for_a_grandmaster_gives_positions_with_every_feature_and_begins_with_a_masters_worths() -> (
    None
):
    rows = [row for number in range(3) for row in philadelphia_grandmaster.played(number)]
    assert len(rows) > 15
    assert {len(row) for row, _ in rows} == {len(NAMES)} == {len(philadelphia_grandmaster.of_a_master())}
    unseen = [row[NAMES.index("unseen")] for row, _ in rows]
    assert any(unseen) and not all(unseen), "what was drawn is unknown and known"
    assert any(row[NAMES.index("picked")] for row, _ in rows)
    lead = [0.0] * len(NAMES)
    lead[NAMES.index("points")] = lead[NAMES.index("points_late")] = 1.0
    assert estimate(lead, philadelphia_grandmaster.of_a_master()) == pytest.approx(WEIGHTS.late["points"])


def test_a_game_of_heaven_and_ale_gives_every_seats_boards_and_the_points_each_made() -> None:
    rows = heaven_ale.played(2, 2)
    assert len(rows) > 4 and len(rows) % 2 == 0
    assert {len(row) for row, _ in rows} == {2 * len(heaven_ale_features.FEATURES)}
    assert len({points for _, points in rows}) <= 2


def test_worths_of_philadelphia_are_found_with_two_seats() -> None:
    for by in (learn, philadelphia_grandmaster.learn):
        with pytest.raises(ValueError, match="2 seats"):
            by(range(1), 3)
