"""The calibration of chances: a game counts once, and pieces are resumed."""

import math
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from valued_games import MATCH, SLOPES, made_up

from bench import chances
from bench.chances import BRIER, DISTANCE, ValuedGame, brier, forecasts, match_of, report
from bench.kit.series import Match, resumed
from games.computer.chances import scale_of
from games.titles import TITLES

TITLE = TITLES["signorie"]


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
        scale = scale_of(TITLE.advisor)
        odds = {2: msgspec.structs.replace(scale.odds[2], slopes=slopes)}
        scaled = replace(TITLE, advisor=replace(TITLE.advisor, scale=replace(scale, odds=odds)))
        monkeypatch.setitem(chances.TITLES, TITLE.id, scaled)
        rows = report("made up", MATCH, made_up(3000))
        far.append(DISTANCE.among(rows).value)
    assert far[0] < 3 < 8 < far[1]


def test_a_series_goes_on_with_the_games_in_its_file(tmp_path: Path) -> None:
    played: list[int] = []

    def play(match: Match, number: int) -> ValuedGame:
        played.append(number)
        return ValuedGame(match, number, (1.0, 0.0), ((0.5, 1.0, 0.0),))

    def found(match: Match, numbers: range, until: float) -> int:
        return len(list(resumed(tmp_path / "games.jsonl", match, numbers, ValuedGame, play, until)))

    assert found(MATCH, range(7, 10), 0.0) == 0, "there is no time"
    assert found(MATCH, range(7, 9), math.inf) == 2
    assert found(MATCH, range(7, 11), math.inf) == 4
    assert played == [7, 8, 9, 10]
    other = msgspec.structs.replace(MATCH, mark="other code")
    assert found(other, range(7, 9), 0.0) == 0, "other code has played none of them"


def test_a_real_game_is_valued_from_its_start_to_its_end() -> None:
    game = chances.valued(MATCH, 3)
    assert sum(game.won) == 1 and len(game.positions) > 10
    left = [position[0] for position in game.positions]
    assert left[0] > 0.9 and left[-1] < 0.1 and all(len(position) == 3 for position in game.positions)


def test_a_number_of_players_without_a_scale_is_judged_by_the_nearest() -> None:
    match = match_of(TITLE, 4, "apprentice")
    game = ValuedGame(match, 1, (1.0, 0.0, 0.0, 0.0), ((0.5, 4.0, 3.0, 2.0, 1.0),) * 4)
    row = BRIER.among(report("most", match, [game]))
    assert row.floor is not None and 0 < row.value < row.floor
