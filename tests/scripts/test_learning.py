"""How the value of positions is learned."""

from itertools import repeat
from pathlib import Path

import numpy as np
import pytest

from games.core.learned_value import LearnedValue, ValueSource
from games.heaven_ale import TITLE
from games.titles import TITLES
from scripts.learning import gate, storing, training
from scripts.learning.fitting import (
    CONSIDERATIONS,
    TRACE,
    UNIT,
    Ensemble,
    considered,
    fitted,
    fitted_held,
    new_ensemble,
    targets,
)
from scripts.learning.playing import Exploration, learning_of, played
from scripts.learning.training import Training, names_of

SOURCE = ValueSource("", 1, "", 0)


def taught(passes: int = 40) -> tuple[Ensemble, list[tuple[np.ndarray, np.ndarray]]]:
    """An ensemble that has seen games whose points follow from the features of every position."""
    rng = np.random.default_rng(2)
    games = []
    for _ in range(2000):
        given = rng.normal(0, 3, (1, 2, 4)).astype(np.float32)
        points = (20 + 4 * given[0, :, 0] - 2 * np.abs(given[0, :, 1])).astype(np.float32)
        games.append((given, points))
    return fitted(new_ensemble(4, 1), games, passes, rng), games


def test_a_value_explains_the_games_that_it_is_fitted_to() -> None:
    ensemble, games = taught()
    errors = [ensemble.values(rows[0])[seat] - points[seat] for rows, points in games for seat in range(2)]
    spread = np.concatenate([points for _, points in games]).std()
    assert np.sqrt(np.mean(np.square(errors))) < 0.35 * spread


@pytest.mark.parametrize(("held", "share"), [(0.0, 1.0), (1.0, 0.5), (1e6, 0.0)])
def test_a_correction_of_the_considerations_is_the_smaller_the_more_it_is_held(
    held: float, share: float
) -> None:
    rng = np.random.default_rng(3)
    games = []
    for _ in range(2000):
        given = rng.normal(0, 3, (1, 2, 2)).astype(np.float32)
        games.append((given, given[0, :, 0] + 2 * given[0, :, 1]))
    names, rows = (CONSIDERATIONS, "other"), np.array([[0, 0], [5, 0], [0, 5]], np.float32)
    assert considered(names).values(rows) == pytest.approx([0, 5, 0])
    none, five, other = fitted_held(names, games, held, rng).values(rows)
    assert five - none == pytest.approx(5, abs=0.3)
    assert other - none == pytest.approx(10 * share, abs=0.5)


def test_what_is_stored_has_the_same_values_as_the_ensemble_that_was_learned() -> None:
    ensemble, games = taught(5)
    value = ensemble.stored(("a", "b", "c", "d"), SOURCE)
    for rows, _ in games[:10]:
        for row, wanted in zip(rows[0], ensemble.values(rows[0]), strict=True):
            assert value.of(row.tolist()) == pytest.approx(wanted, abs=0.02)


def test_a_member_of_the_ensemble_has_values_of_its_own() -> None:
    ensemble, games = taught(5)
    rows = games[0][0][0]
    each = [ensemble.values(rows, member) for member in range(ensemble.members)]
    assert np.mean(each, axis=0) == pytest.approx(ensemble.values(rows), abs=1e-3)
    assert max(one[0] for one in each) > min(one[0] for one in each)


def test_a_target_mixes_the_result_with_the_values_on_the_way() -> None:
    values = np.array([[1.0, 5.0], [2.0, 6.0]], np.float32)
    points = np.array([10.0, 0.0], np.float32)
    trace = TRACE**0.5
    found = targets(values, points)
    assert found[1] == pytest.approx([10.0, 0.0])
    assert found[0] == pytest.approx([(1 - trace) * 2 + trace * 10, (1 - trace) * 6])
    assert UNIT == 10.0


def test_a_game_has_the_features_of_every_seat_after_every_turn_and_is_the_same_again() -> None:
    (game,) = played("heaven_ale", 2, None, Exploration(1.0, 0.05), ["one"])
    assert game.rows.shape[1:] == (2, len(names_of("heaven_ale"))) and len(game.rows) > 20
    assert game.points.shape == (2,)
    (again,) = played("heaven_ale", 2, None, Exploration(1.0, 0.05), ["one"])
    assert np.array_equal(game.rows, again.rows)


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("FIRST_GAMES", 2), ("GAMES", 1), ("FIRST_PASSES", 1)):
        monkeypatch.setattr(training, name, value)
    one = Training("heaven_ale", 2, tmp_path, processes=1)
    assert one.last() == -1
    (first,) = one.go_on(_just_once(monkeypatch))
    assert (first.number, first.games, one.last()) == (0, 2, 0)
    assert len(one.kept(1)) == 2
    (second,) = one.go_on(_just_once(monkeypatch))
    assert (second.number, second.games, one.last()) == (1, 1, 1)
    assert [update.number for update in one.record()] == [0, 1]
    assert len(one.kept(2)) == 3
    assert not np.array_equal(one.value(0).nets[0].linear, one.value(1).nets[0].linear)


def _just_once(monkeypatch: pytest.MonkeyPatch) -> float:
    """An end of the time at which one update has been made."""
    times = iter([0.0, 0.0, 0.0])
    monkeypatch.setattr(training, "monotonic", lambda: next(times, 2.0))
    return 1.0


def test_a_title_without_features_says_so() -> None:
    unlearned = next(title for title in TITLES.values() if title.advisor and title.advisor.learning is None)
    with pytest.raises(LookupError, match="declares no features"):
        learning_of(unlearned)


def by_count(**weights: float) -> LearnedValue:
    names = names_of("heaven_ale")
    linear = tuple([weights.get(name, 0.0) for name in names])
    zeros, ones = (0.0,) * len(names), (1.0,) * len(names)
    return LearnedValue(SOURCE, names, zeros, ones, 0.0, linear, (), (), ())


def test_a_value_that_loses_does_not_pass_the_gate_and_one_that_wins_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "file_of", lambda title: tmp_path / f"{title}.json")
    old, new = by_count(little=1.0), by_count(product_3=1.0)
    assert gate.passed("heaven_ale", 2, old) == (True, "the first value")
    storing.store("heaven_ale", 2, old)
    assert storing.stored("heaven_ale") == {2: old}
    for share, better in ((1.0, True), (0.0, False)):
        monkeypatch.setattr(gate, "wins", lambda *given, share=share: repeat(share))
        passed, said = gate.passed("heaven_ale", 2, new)
        assert passed is better and "games against the value of 0 games" in said
    storing.store("heaven_ale", 3, new)
    storing.store("heaven_ale", 2, new)
    assert storing.stored("heaven_ale") == {2: new, 3: new}


def test_the_gate_seats_the_new_value_everywhere() -> None:
    won = gate.wins(TITLE, 2, by_count(product_3=1.0), by_count(product_3=1.0))
    pairs = [(next(won), next(won)) for _ in range(2)]
    assert all(sum(pair) == 1.0 for pair in pairs), "the same value on both sides wins one of the two"
