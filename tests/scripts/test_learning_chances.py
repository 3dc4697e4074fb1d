"""A scale of chances is learned from games: a fit finds the slopes and the value it should."""

from random import Random

import pytest
from valued_games import MATCH, SLOPES, made_up

from bench.chances import brier, forecasts
from games.computer.chances import KNOTS
from games.core.learned_value import LearnedValue, ValueSource
from games.titles import TITLES
from scripts.learning.chances import LearnableGame, fitted, learnable, revalued, scale

SOURCE = ValueSource("", 1, "", 0)


def test_a_fit_finds_the_slopes_by_which_games_were_won() -> None:
    found = fitted(made_up(6000))
    assert len(found) == len(KNOTS)
    assert all(abs(each - true) < 0.06 for each, true in zip(found, SLOPES, strict=True)), found


def test_a_value_is_fitted_to_games_and_forecasts_better_than_the_one_that_was_learned() -> None:
    """The second feature decides these games too, and the value knows nothing of it."""
    rng = Random(4)
    value = LearnedValue(SOURCE, ("a", "b"), (0.0, 0.0), (1.0, 1.0), 3.0, (1.0, 0.0), (), (), ())

    def game(number: int) -> LearnableGame:
        rows = tuple([(rng.gauss(0, 3), rng.gauss(0, 3)) for _ in range(2)])
        points = tuple([20 + one + 2 * other + rng.gauss(0, 6) for one, other in rows])
        won = float(points[0] > points[1])
        worth = (0.5, rows[0][0], rows[1][0])
        return LearnableGame(MATCH, number, (won, 1 - won), (worth,), points, (rows,))

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


def test_a_game_to_learn_from_has_the_features_of_every_position() -> None:
    advisor = TITLES[MATCH.title].advisor
    game = learnable(MATCH, 3)
    assert advisor is not None and advisor.learning is not None
    assert len(game.features) == len(game.positions) and len(game.points) == 2
    assert {len(row) for rows in game.features for row in rows} == {len(advisor.learning.names)}
    assert (game.points[0] > game.points[1]) == (game.won[0] > game.won[1])
