"""The calibration of chances: a game counts once, pieces are resumed, a fit finds the slopes it should."""

import math
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from bench import chances
from bench.chances import ValuedGame, brier, fitted, forecasts, report, revalued, scale
from bench.series import Match
from games.computer.chances import KNOTS, shares
from games.core.learned_value import LearnedValue, ValueSource
from games.titles import TITLES

TITLE = TITLES["signorie"]
MATCH = chances._match(TITLE, 2, "apprentice")
SOURCE = ValueSource("", 1, "", 0)
SLOPES = (0.3, 0.25, 0.2, 0.15, 0.1)


def made_up(games: int, slopes: tuple[float, ...] = SLOPES) -> list[ValuedGame]:
    """Games won as often as these slopes say."""
    rng, found = Random(3), []
    for number in range(games):
        left, lead = rng.random(), rng.gauss(0, 8)
        won = float(rng.random() < shares((lead, 0.0), left, slopes)[0])
        found.append(ValuedGame(MATCH, number, (won, 1 - won), ((left, lead, 0.0),) * rng.randint(1, 9)))
    return found


def test_a_fit_finds_the_slopes_by_which_games_were_won() -> None:
    found = fitted(made_up(6000))
    assert len(found) == len(KNOTS)
    assert all(abs(each - true) < 0.06 for each, true in zip(found, SLOPES, strict=True)), found


def test_a_value_is_fitted_to_games_and_forecasts_better_than_the_one_that_was_learned() -> None:
    """The second feature decides these games too, and the value knows nothing of it."""
    rng = Random(4)
    value = LearnedValue(SOURCE, ("a", "b"), (0.0, 0.0), (1.0, 1.0), 3.0, (1.0, 0.0), (), (), ())

    def game(number: int) -> ValuedGame:
        rows = tuple([(rng.gauss(0, 3), rng.gauss(0, 3)) for _ in range(2)])
        points = tuple([20 + one + 2 * other + rng.gauss(0, 6) for one, other in rows])
        won = float(points[0] > points[1])
        worth = (0.5, rows[0][0], rows[1][0])
        return ValuedGame(MATCH, number, (won, 1 - won), (worth,), points, (rows,))

    learnt, fresh = [game(number) for number in range(400)], [game(number) for number in range(400)]
    found, by_worth = scale(learnt, "source", value), scale(learnt, "", None)
    assert found.value is not None and found.value.linear == pytest.approx((1.0, 2.0), abs=0.4)
    assert found.value.source.games == 400 and found.source == "source" and by_worth.value is None
    known = [revalued(one, found.value) for one in fresh]
    better, worse = [
        brier(list(forecasts(games, odds.slopes)), 2)[0]
        for games, odds in ((known, found), (fresh, by_worth))
    ]
    assert better < 0.9 * worse


def test_the_positions_of_a_game_weigh_together_as_one_game() -> None:
    found = list(forecasts(made_up(50), SLOPES))
    for number in range(50):
        weights = [weight for _, _, weight, of in found if of == number]
        assert math.fsum(weights) == pytest.approx(2), "of two seats"
    short = ValuedGame(MATCH, 0, (1.0, 0.0), ((0.5, 0.0, 0.0),))
    long = ValuedGame(MATCH, 1, (0.0, 1.0), ((0.5, 50.0, 0.0),) * 99)
    mine, equal = brier(list(forecasts([short, long], SLOPES)), 2)
    assert equal == 0.25 and mine == pytest.approx((0.25 + 1) / 2, abs=0.01)


def test_a_calibrated_forecast_is_told_from_one_that_exaggerates(monkeypatch: pytest.MonkeyPatch) -> None:
    assert TITLE.advisor is not None
    far = []
    for slopes in (SLOPES, tuple(4 * each for each in SLOPES)):
        odds = {2: msgspec.structs.replace(TITLE.advisor.odds[2], slopes=slopes)}
        scaled = replace(TITLE, advisor=replace(TITLE.advisor, odds=odds))
        monkeypatch.setitem(chances.TITLES, TITLE.id, scaled)
        rows = report("made up", MATCH, made_up(3000), True)
        far.append(next(row["value"] for row in rows if "mean distance" in row["name"]))
    assert far[0] < 3 < 8 < far[1]


def test_a_series_goes_on_with_the_games_in_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(match: Match, number: int, learns: bool) -> ValuedGame:
        played.append(number)
        return ValuedGame(match, number, (1.0, 0.0), ((0.5, 1.0, 0.0),))

    monkeypatch.setattr(chances, "valued", play)
    file = tmp_path / "games.jsonl"
    assert not chances._played(MATCH, range(7, 10), file, 0.0), "there is no time"
    assert len(chances._played(MATCH, range(7, 9), file, math.inf)) == 2
    assert len(chances._played(MATCH, range(7, 11), file, math.inf)) == 4
    assert played == [7, 8, 9, 10]
    other = msgspec.structs.replace(MATCH, mark="other code")
    assert not chances._played(other, range(7, 9), file, 0.0), "other code has played none of them"


def test_a_real_game_is_valued_from_its_start_to_its_end() -> None:
    game = chances.valued(MATCH, 3)
    assert sum(game.won) == 1 and len(game.positions) > 10
    left = [position[0] for position in game.positions]
    assert left[0] > 0.9 and left[-1] < 0.1 and all(len(position) == 3 for position in game.positions)


def test_a_game_to_learn_from_has_the_features_of_every_position() -> None:
    game = chances.valued(MATCH, 3, learns=True)
    assert TITLE.advisor is not None and TITLE.advisor.learning is not None
    assert len(game.features) == len(game.positions) and len(game.points) == 2
    assert {len(row) for rows in game.features for row in rows} == {len(TITLE.advisor.learning.names)}
    assert (game.points[0] > game.points[1]) == (game.won[0] > game.won[1])


def test_a_number_of_players_without_a_scale_is_judged_by_the_nearest() -> None:
    match = chances._match(TITLE, 4, "apprentice")
    game = ValuedGame(match, 1, (1.0, 0.0, 0.0, 0.0), ((0.5, 4.0, 3.0, 2.0, 1.0),) * 4)
    (row,) = [row for row in report("most", match, [game], True) if "Brier" in row["name"]]
    assert 0 < row["value"] < row["floor"]
