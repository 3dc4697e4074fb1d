"""Chances to win: certain once a game is over, together always 1, and from a view no more than it shows."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.computer import SeatView
from games.computer.chances import (
    KNOTS,
    can_tell,
    chances,
    chances_seen,
    knot_weights,
    odds_for,
    scale_of,
    shares,
    worths_by,
)
from games.computer.playouts import worths
from games.computer.thinker import Thinker
from games.core import Seat, SeatScore, Title
from games.manager.history.chances import percents
from games.titles import TITLES
from render.moments import moments

TOLD = [title for title in TITLES.values() if can_tell(title)]
told = pytest.mark.parametrize("title", TOLD, ids=lambda title: title.id)


def seats_of(title: Title) -> list[int]:
    return [seats for seats in title.seats if title.why_not_start(seats, title.options()) is None]


@told
def test_in_every_position_the_chances_add_up_to_one_and_in_percent_to_a_hundred(title: Title) -> None:
    for seats in (seats_of(title)[0], seats_of(title)[-1]):
        for moment in list(moments(title, seats, 5))[::7]:
            found = chances(title, moment.game, seats)
            assert len(found) == seats and sum(found) == pytest.approx(1)
            assert all(0 < each < 1 for each in found) or moment.game.over
            assert sum(percents(found)) == 100 and all(0 < each < 100 for each in percents(found))


@told
def test_a_finished_game_is_won_lost_or_shared(title: Title) -> None:
    seats = seats_of(title)[-1]
    *_, last = moments(title, seats, 6)
    places = {score.seat: score.place for score in last.game.scores}
    winners = sum(place == 1 for place in places.values())
    assert chances(title, last.game, seats) == tuple(
        [1 / winners if places[Seat(seat)] == 1 else 0.0 for seat in range(seats)]
    )
    tied = tuple([SeatScore(Seat(at), 1 if at < 2 else 3, 7, 0) for at in reversed(range(seats))])
    last.game.scores = tied
    assert chances(title, last.game, seats) == (0.5, 0.5, *[0.0] * (seats - 2))


@told
def test_chances_from_a_view_know_no_more_than_the_view(title: Title) -> None:
    """The seat's own eyes: what the game really holds plays no part, as the view is all that is asked."""
    seats = seats_of(title)[0]
    game = list(moments(title, seats, 7))[20].game
    view = title.view(game, Seat(0))
    found = chances_seen(SeatView(title, view, seats, Seat(0)), b"a seed")
    assert sum(found) == pytest.approx(1)
    again = title.load(title.save(view))
    assert chances_seen(SeatView(title, again, seats, Seat(0)), b"a seed") == found


def test_a_lead_counts_more_the_steeper_the_slope_and_slopes_are_interpolated() -> None:
    slopes = (0.4, 0.3, 0.2, 0.1, 0.0)
    assert shares((10.0, 10.0), 0.5, slopes) == (0.5, 0.5)
    ahead = [shares((12.0, 10.0), left, slopes)[0] for left in (1.0, 0.6, 0.3, 0.0)]
    assert ahead == sorted(ahead) and ahead[0] == 0.5
    assert knot_weights(0.375) == [0.0, 0.5, 0.5, 0.0, 0.0]
    assert knot_weights(-1.0)[0] == knot_weights(2.0)[-1] == 1.0
    assert all(sum(knot_weights(left / 40)) == pytest.approx(1) for left in range(41))
    assert len(KNOTS) == len(slopes)


def test_whole_percents_are_certain_only_when_it_is_over() -> None:
    assert percents((1.0, 0.0)) == (100, 0) and percents((0.5, 0.5)) == (50, 50)
    assert percents((0.9999, 0.0001)) == (99, 1) and percents((1 / 3, 1 / 3, 1 / 3)) == (34, 33, 33)
    assert percents((0.996, 0.001, 0.001, 0.001, 0.001)) == (96, 1, 1, 1, 1)
    rng = Random(1)
    for _ in range(500):
        drawn = [rng.random() ** 4 + 1e-9 for _ in range(rng.randint(2, 6))]
        found = percents(tuple([each / sum(drawn) for each in drawn]))
        assert sum(found) == 100 and min(found) >= 1


def test_every_scale_says_where_it_comes_from_and_never_turns_a_lead_into_a_drawback() -> None:
    for title in TOLD:
        assert title.advisor is not None and 2 in scale_of(title.advisor).odds
        for odds in scale_of(title.advisor).odds.values():
            assert "python -m scripts.learning.chances" in odds.source and len(odds.slopes) == len(KNOTS)
            assert min(odds.slopes) >= 0 < max(odds.slopes)
            if odds.value is not None:
                learning = title.advisor.learning
                assert learning is not None and odds.value.features == learning.names
                assert odds.value.source.command == odds.source and odds.value.source.code


def test_a_value_tells_chances_only_for_the_players_and_options_that_it_was_fitted_to() -> None:
    """Elsewhere what a position is worth to a Master does."""
    title = TITLES["florence"]
    advisor, options = title.advisor, title.options
    assert advisor is not None
    plain, characters = options(two_players=True), options(two_players=True, characters=True)
    asked = ((2, plain), (2, characters), (3, options()), (5, options()))
    found = []
    for seats, chosen in asked:
        game = title.new_game(seats, chosen)
        odds = odds_for(advisor, game, seats)
        found.append(odds.value is not None)
        worth = worths_by(advisor, odds, game, seats)
        assert (worth == worths(advisor, game, seats)) == (odds.value is None)
    assert found == [True, False, False, False]


async def test_a_worker_judges_as_the_process_that_asks() -> None:
    title = TITLES["signorie"]
    games: list[Any] = [moment.game for moment in moments(title, 2, 8)][::40]
    thinker = Thinker()
    try:
        saved = [title.save(game) for game in games]
        assert await thinker.chances(title, saved, 2, None, b"") == [chances(title, one, 2) for one in games]
        views = [title.view(game, Seat(1)) for game in games[:2]]
        found = await thinker.chances(title, [title.save(view) for view in views], 2, Seat(1), b"seed")
        assert found == [chances_seen(SeatView(title, view, 2, Seat(1)), b"seed") for view in views]
    finally:
        thinker.close()


def test_a_title_without_a_scale_tells_no_chances() -> None:
    title = next(one for one in TITLES.values() if one.advisor is not None)
    assert title.advisor is not None
    unfitted = replace(title.advisor, scale=replace(scale_of(title.advisor), odds={}))
    for advisor in (None, unfitted, replace(title.advisor, scale=None)):
        assert not can_tell(replace(title, advisor=advisor))
